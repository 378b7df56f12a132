/*
 * A task: a program on one CPU device, as the device's leading thread runs it.
 *
 * The plan's tree of steps is turned into a flat list of instructions with jumps. Every function is
 * a pointer; every piece of memory is an entry of one table of pointers, of which only those into
 * arguments and results change from one execution to the next.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_TASK_H
#define SR_EXECUTOR_DEVICES_CPU_TASK_H

#include "executor/device.h"
#include "executor/devices/cpu/blas.h"
#include "executor/loader.h"

typedef struct sr_task sr_task;

/*
 * Makes `executable` ready on `device` and takes its working memory. The task lives in `arena`,
 * which must have a guard; `executable`, `functions` and `blas` (NULL if the plan has no products)
 * outlive it. Its collectives get the numbers from `first_number` on, which were reserved, in the
 * order of the plan; there are at most sr_plan_collectives of them. Not collective. On failure
 * *out_task may be set: it is to be destroyed all the same. Errors: SR_ERR_NOMEM,
 * SR_ERR_UNSUPPORTED.
 */
sr_status sr_task_create(sr_ctx *ctx, sr_device *device, const sr_executable *executable,
                         sr_kernel *const *functions, const sr_blas *blas, uint64_t first_number,
                         sr_arena *arena, sr_task **out_task);
/* Gives the memory and the collectives back. NULL is fine. */
void sr_task_destroy(sr_task *task);

/* The device's shards of the arguments and results of the next run. */
void sr_task_bind(sr_task *task, void *const *arguments, void *const *results);
/*
 * Runs it, on the thread that leads the device. Errors: SR_ERR_PEER (a collective ended because a
 * peer failed), SR_ERR_UNSUPPORTED (devices disagree on a condition).
 */
sr_status sr_task_run(sr_ctx *ctx, sr_task *task);

/* Steps of that kind in a plan, at any depth. */
uint64_t sr_plan_count(const sr_step_list *steps, sr_step_kind kind);
/* Collectives that a task of the plan may prepare: a property of the plan, on every rank the same.
 */
uint64_t sr_plan_collectives(const sr_step_list *steps);

#endif
