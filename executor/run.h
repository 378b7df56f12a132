/*
 * Programs: executables that are ready to run on the devices of this rank, and their execution.
 *
 * sr_program_create turns the plan's tree of steps into a flat list of instructions per device, in
 * which every function and every buffer is a pointer. It also prepares the collectives and takes
 * the working memory. So a run allocates nothing, looks up nothing and takes no lock: each step is
 * a dispatch and a call.
 */
#ifndef SR_EXECUTOR_RUN_H
#define SR_EXECUTOR_RUN_H

#include "executable/traffic.h"
#include "executor/array.h"
#include "executor/loader.h"

typedef struct sr_program sr_program;

/*
 * Makes `executable` ready on those devices of this rank whose number is below its device_count;
 * the other devices stay idle. `executable` and `devices` outlive the program. `functions` is
 * normally NULL, and the executable's code is loaded; tests pass an array of
 * executable->code.function_count C functions instead.
 *
 * Not collective, but every rank creates the same programs in the same order, even if all of its
 * devices stay idle, because collectives are numbered. The numbers stay equal on all ranks even if
 * the call fails on some of them. The caller agrees with the other ranks on the status. Errors:
 * SR_ERR_UNSUPPORTED (the job has fewer devices than the program needs, the code needs another
 * processor, there is no BLAS), SR_ERR_NOMEM.
 */
sr_status sr_program_create(sr_ctx *ctx, sr_device_set *devices, const sr_executable *executable,
                            sr_kernel *const *functions, sr_program **out_program);
/* NULL is fine. */
void sr_program_destroy(sr_program *program);

/*
 * Checks that `arguments` has one array for each argument of the program, with the type and the
 * sharding of its port. Not collective; the caller agrees with the other ranks on the status before
 * any rank runs the program, because ranks that run the program would wait in its collectives for a
 * rank that does not run it. Errors: SR_ERR_INVALID (another type, sharding or device set; a
 * consumed array; a donated array that is given twice).
 */
sr_status sr_program_check(sr_ctx *ctx, const sr_program *program, sr_array *const *arguments);

/*
 * Runs the program on all devices of this rank at once and waits until they are done. `arguments`:
 * arrays that sr_program_check accepts. `out_results`: one new array for each result, owned by the
 * caller; all are NULL after a failure. Donated arguments are consumed, even if the run fails: a
 * result that aliases an argument takes its memory, and the memory of the other arguments is freed.
 *
 * The call itself is not collective, but the collectives of the program are: all ranks run it. A
 * failure is reported to all peers (sr_exchange_fail), and their runs end with SR_ERR_PEER. The
 * caller agrees with the other ranks on the status. After a failure the device set can no longer
 * run programs with collectives.
 *
 * Threads: one execution on a device set at a time.
 *
 * Errors: SR_ERR_UNSUPPORTED (devices disagree on a condition), SR_ERR_NOMEM, SR_ERR_PEER.
 */
sr_status sr_program_execute(sr_ctx *ctx, sr_program *program, sr_array *const *arguments,
                             sr_array **out_results);

/* Seconds that the devices of this rank computed in the last execution, without the allocation of
 * its results; 0 before the first execution. */
double sr_program_run_seconds(const sr_program *program);

/*
 * What the collectives of the last execution did: for each number, the maximum over the devices of
 * this rank. After a failure these are the counts up to the failure; before the first execution,
 * zeros. Devices of other ranks may have other numbers.
 */
sr_traffic sr_program_traffic(const sr_program *program);

#endif
