/*
 * A task: a program made ready on one device of this rank. What every kind of device has to be able
 * to do; devices/cpu/ does it.
 */
#ifndef SR_EXECUTOR_TASK_H
#define SR_EXECUTOR_TASK_H

#include "executable/traffic.h"
#include "executor/device.h"
#include "executor/loader.h"

typedef struct sr_task sr_task;

/*
 * Makes `executable` ready on `device` and takes its working memory. The task lives in `arena`,
 * which must have a guard; `executable` and `functions` outlive it. Its collectives get the numbers
 * from `first_number` on, which were reserved, in the order of the plan; there are at most
 * sr_plan_collectives of them. Not collective. On failure *out_task may be set: it is to be
 * destroyed all the same. Errors: SR_ERR_NOMEM, SR_ERR_UNSUPPORTED (no BLAS, a product of a size
 * that it cannot express).
 */
sr_status sr_task_create(sr_ctx *ctx, sr_device *device, const sr_executable *executable,
                         sr_kernel *const *functions, uint64_t first_number, sr_arena *arena,
                         sr_task **out_task);
/* Gives the memory and the collectives back. NULL is fine. */
void sr_task_destroy(sr_task *task);

/*
 * Starts a run on the device's own threads and returns. `arguments`, `results`: the device's shards
 * of them; the pointers are read before it returns, the shards until sr_task_wait does. One run at
 * a time. `log` may be NULL.
 */
void sr_task_start(sr_task *task, const sr_log *log, void *const *arguments, void *const *results);
/*
 * Waits, asleep, until the run has ended. A device that fails has told the peers
 * (sr_exchange_fail). Errors: SR_ERR_PEER (a collective ended because a peer failed),
 * SR_ERR_UNSUPPORTED (devices disagree on a condition).
 */
sr_status sr_task_wait(sr_ctx *ctx, sr_task *task);

/* What collectives did on the device in the last run that was waited for; zeros before the first.
 * In a run that failed, up to there. */
sr_traffic sr_task_traffic(const sr_task *task);

#endif
