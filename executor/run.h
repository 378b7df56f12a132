/*
 * Programs: executables made ready on the devices of this rank, and their execution.
 *
 * Making one ready turns the plan's tree of steps into a flat list per device in which every
 * function and every piece of memory is a pointer, prepares its collectives and takes its working
 * memory. Running it then allocates, looks up and locks nothing: a step is a dispatch and a call.
 */
#ifndef SR_EXECUTOR_RUN_H
#define SR_EXECUTOR_RUN_H

#include "executable/traffic.h"
#include "executor/array.h"
#include "executor/loader.h"

typedef struct sr_program sr_program;

/*
 * Makes `executable` ready on the own devices numbered below its device_count; the others stay
 * idle. `executable` and `devices` outlive the program. `functions`: normally NULL, the
 * executable's code is loaded; tests pass an array of executable->code.function_count C functions
 * instead. Not collective, but every rank makes the same programs in the same order, those whose
 * devices stay idle too: their collectives are numbered. A failure on some ranks does not disturb
 * that order. Errors: SR_ERR_UNSUPPORTED (fewer devices than the program spans, a
 * processor that the code is not for, no BLAS), SR_ERR_NOMEM. The caller agrees on them.
 */
sr_status sr_program_create(sr_ctx *ctx, sr_device_set *devices, const sr_executable *executable,
                            sr_kernel *const *functions, sr_program **out_program);
/* NULL is fine. */
void sr_program_destroy(sr_program *program);

/*
 * Not collective: are these the arguments that the program takes, one array for each, with the
 * port's type and sharding? The caller agrees on the answer before any rank runs the program: ranks
 * that ran it would wait in its collectives for one that did not. Errors: SR_ERR_INVALID (another
 * type, sharding or device set, consumed, or donated and given twice).
 */
sr_status sr_program_check(sr_ctx *ctx, const sr_program *program, sr_array *const *arguments);

/*
 * Runs the program on all own devices at once, waiting until they are done. `arguments`: what
 * sr_program_check accepts; `out_results`: one new array for each result, the caller's (all NULL
 * after a failure). Donated arguments are consumed, also by a run that fails: a result that aliases
 * one takes its memory, the memory of the others is freed.
 *
 * Not collective in itself, but the collectives of the program are: all ranks run it. A failure
 * tells all peers (sr_exchange_fail), whose runs end with SR_ERR_PEER; the caller agrees on the
 * outcome, and the device set cannot run programs with collectives any more.
 *
 * Threads: one execution on a device set at a time.
 *
 * Errors: SR_ERR_UNSUPPORTED (devices disagree on a condition), SR_ERR_NOMEM, SR_ERR_PEER.
 */
sr_status sr_program_execute(sr_ctx *ctx, sr_program *program, sr_array *const *arguments,
                             sr_array **out_results);

/* Seconds that the devices of this rank took in the last execution, without making arrays; 0 before
 * the first. */
double sr_program_run_seconds(const sr_program *program);

/* What collectives did in the last execution, up to its failure if it failed: the largest number of
 * each over the devices of this rank; zeros before the first. Devices on other ranks may differ. */
sr_traffic sr_program_traffic(const sr_program *program);

#endif
