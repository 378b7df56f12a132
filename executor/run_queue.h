/*
 * Executions in flight: a thread runs programs one after the other, while its user prepares the
 * next ones, with results that do not have their memory yet. If one fails, those behind it fail,
 * too, and do not run.
 */
#ifndef SR_EXECUTOR_RUN_QUEUE_H
#define SR_EXECUTOR_RUN_QUEUE_H

#include "executor/run.h"

typedef struct sr_run_queue sr_run_queue;
/* One execution. */
typedef struct sr_queued_run sr_queued_run;

/* `log` outlives the queue. Errors: SR_ERR_NOMEM. */
sr_status sr_run_queue_create(sr_ctx *ctx, const sr_log *log, sr_run_queue **out_queue);
/* Waits for all executions. NULL is allowed. Release them first. */
void sr_run_queue_destroy(sr_run_queue *queue);

/*
 * Adds an execution. `arguments` have passed sr_program_check, and `results` are those of
 * sr_program_describe_results. The queue holds all of them until the execution has ended. The
 * caller calls sr_queued_run_release. All ranks add the same executions in the same order, and
 * agree afterwards. Errors: SR_ERR_NOMEM.
 */
sr_status sr_run_queue_add(sr_ctx *ctx, sr_run_queue *queue, sr_program *program,
                           sr_array *const *arguments, sr_array *const *results,
                           sr_queued_run **out_run);
/* Sleeps until every execution that was added has ended. */
void sr_run_queue_drain(sr_run_queue *queue);

/* True if the execution has ended. */
bool sr_queued_run_is_done(sr_queued_run *run);
/* Sleeps until the execution has ended, and returns its status. Errors: those of
 * sr_program_execute; SR_ERR_PEER if it did not run because one before it failed. */
sr_status sr_queued_run_wait(sr_ctx *ctx, sr_queued_run *run);
/* Adds a holder of `run`, who calls sr_queued_run_release, too. */
sr_queued_run *sr_queued_run_hold(sr_queued_run *run);
/* NULL is allowed. The execution goes on. */
void sr_queued_run_release(sr_queued_run *run);

#endif
