/* A task: a program that is ready to run on one device of this rank. Each kind of device implements
 * these functions; devices/cpu/ is the only kind so far. */
#ifndef SR_EXECUTOR_TASK_H
#define SR_EXECUTOR_TASK_H

#include "executable/traffic.h"
#include "executor/device.h"
#include "executor/loader.h"

typedef struct sr_task sr_task;

/*
 * Makes `executable` ready on `device` and allocates its working memory. The task lives in `arena`,
 * which must have a guard (SR_ARENA_GUARD). `executable` and `functions` must outlive the task. The
 * collectives get numbers from `first_number` on, in the order of the plan; the caller has reserved
 * sr_plan_collectives numbers. Not collective. If *out_task is set after a failure, the caller must
 * destroy that task. Errors: SR_ERR_NOMEM, SR_ERR_UNSUPPORTED (there is no BLAS, or a matrix
 * product is too large for it).
 */
sr_status sr_task_create(sr_ctx *ctx, sr_device *device, const sr_executable *executable,
                         sr_kernel *const *functions, uint64_t first_number, sr_arena *arena,
                         sr_task **out_task);
/* Frees the task's memory and collectives; NULL is allowed. */
void sr_task_destroy(sr_task *task);

/* Starts a run on the device's own threads and returns. `arguments` and `results` point to the
 * device's shards. Both arrays of pointers are read before the call returns; the shards themselves
 * are used until sr_task_wait returns. Only one run at a time. `log` may be NULL. */
void sr_task_start(sr_task *task, const sr_log *log, void *const *arguments, void *const *results);
/* Sleeps until the run has ended. If this device failed, it has already told its peers
 * (sr_exchange_fail). Errors: SR_ERR_PEER (a collective ended because a peer failed),
 * SR_ERR_UNSUPPORTED (devices disagree on a condition). */
sr_status sr_task_wait(sr_ctx *ctx, sr_task *task);

/* Returns how many collectives the device ran in the last run and how many bytes they moved, as
 * executable/traffic.h counts bytes. After a failed run these are the counts up to the failure.
 * Zeros before the first run. */
sr_traffic sr_task_traffic(const sr_task *task);

#endif
