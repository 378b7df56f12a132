/*
 * A program is an executable that is ready to run on the devices of this rank.
 *
 * sr_program_create turns the plan, a tree of steps, into a flat list of instructions for each
 * device, in which each function and each buffer is a pointer. It also prepares the collectives and
 * allocates the working memory. So while a program runs, it allocates nothing, looks nothing up and
 * takes no lock: each step is a dispatch and a call.
 */
#ifndef SR_EXECUTOR_RUN_H
#define SR_EXECUTOR_RUN_H

#include "executor/array.h"

typedef struct sr_program sr_program;

/*
 * Makes `executable` ready on the devices of this rank whose number is below its device_count; the
 * other devices stay idle. `executable` and `devices` must outlive the program. `code` is NULL
 * to load the executable's code. Tests pass code of their own, which must outlive the program.
 *
 * Not collective. But every rank must create the same programs in the same order, even if all its
 * devices stay idle, because collectives are numbered through all programs. If the call fails on
 * some ranks, the numbers still agree on all ranks. The caller lets all ranks agree on the status.
 * Errors: SR_ERR_UNSUPPORTED (the job has fewer devices than the program needs, the code needs
 * another processor, there is no BLAS), SR_ERR_NOMEM.
 */
sr_status sr_program_create(sr_ctx *ctx, sr_device_set *devices, const sr_executable *executable,
                            const sr_device_code *code, sr_program **out_program);
/*
 * Makes `executable` ready on any devices: partition p runs on device team->devices[p], and each of
 * them has reserved its sr_plan_collectives numbers (sr_exchange_reserve). `team` is copied. Not
 * collective, and ranks without a device of the team need not call it. The caller runs such a
 * program by sr_program_run_on alone, whose devices are in the order of their partitions. Errors:
 * those of sr_program_create.
 */
sr_status sr_program_create_on(sr_ctx *ctx, sr_device_set *devices, const sr_executable *executable,
                               const sr_device_code *code, const sr_team *team,
                               sr_program **out_program);
/* Its launches have ended (sr_launch_wait). NULL is allowed. */
void sr_program_destroy(sr_program *program);

/*
 * Checks that `arguments` has one array for each argument of the program, with the type and
 * sharding that the program expects. The message lists all that do not fit. Not collective. The
 * caller must let all ranks agree on the status before any rank runs the program. Otherwise the
 * ranks that run it would wait in its collectives for a rank that does not. Errors: SR_ERR_INVALID
 * (wrong type, sharding or device set; a consumed array; a donated array that is given twice).
 */
sr_status sr_program_check(sr_ctx *ctx, const sr_program *program, sr_array *const *arguments);

/*
 * Runs the program on all devices of this rank at once and waits until they are done. `arguments`
 * must have passed sr_program_check. `out_results` receives one new array for each result, owned by
 * the caller; after a failure all are NULL. Donated arguments are consumed, even if the run fails.
 * A result that aliases an argument takes over its memory; the memory of other donated arguments is
 * freed.
 *
 * The call itself is not collective, but the collectives of the program are, so all ranks must run
 * it. After a failure the runs on other ranks end with SR_ERR_PEER (sr_exchange_fail). The caller
 * lets all ranks agree on the status. After a failure the device set can no longer run programs
 * with collectives.
 *
 * Only one program at a time may run on a device set.
 *
 * Errors: SR_ERR_UNSUPPORTED (devices disagree on a condition), SR_ERR_NOMEM, SR_ERR_PEER.
 */
sr_status sr_program_execute(sr_ctx *ctx, sr_program *program, sr_array *const *arguments,
                             sr_array **out_results);

/* sr_program_execute in two steps. The first makes the results without memory, from shapes alone.
 * So they can be given to the next program before this one has run. After a failure of the second
 * one the results are consumed, and the caller still holds them. */
sr_status sr_program_describe_results(sr_ctx *ctx, const sr_program *program,
                                      sr_array **out_results);
sr_status sr_program_run(sr_ctx *ctx, sr_program *program, sr_array *const *arguments,
                         sr_array *const *results);

/*
 * Runs the program on its device `index` of this rank, below sr_program_device_count, in the
 * calling thread, with the addresses of the shards there; nothing is allocated or checked.
 * Several threads may run one program at once on different devices. Collectives wait for the other
 * devices, which must run the same programs in the same order. Errors: those of
 * sr_program_execute.
 */
sr_status sr_program_run_on(sr_ctx *ctx, sr_program *program, int32_t index, sr_leader leader,
                            const sr_host *host, void *const *arguments, void *const *results);
/* True if a run of a program on devices of this rank alone has failed half-way, so that further
 * ones fail, too. */
bool sr_program_has_failed(const sr_program *program);
/* Returns the partition of that device, and the device. */
int32_t sr_program_partition(const sr_program *program, int32_t index);
sr_device *sr_program_device(const sr_program *program, int32_t index);

/* Returns the wall-clock seconds from the start of the devices to the end of the last one, in
 * the last execution. The time to allocate the results is not included. 0 before the first
 * execution. */
double sr_program_run_seconds(const sr_program *program);

/*
 * Returns how many collectives the last execution ran and how many bytes they moved, as
 * executable/traffic.h counts bytes. Each number is the maximum over the devices of this rank.
 * After a failure these are the counts up to the failure. Zeros before the first execution. Other
 * ranks may have other numbers.
 */
sr_traffic sr_program_traffic(const sr_program *program);

/* Tells how far the first device of this rank is in the outermost loop of the program
 * (sr_device_kind.progress). Any thread may call this function while the program exists. */
bool sr_program_progress(const sr_program *program, int64_t *out_done, int64_t *out_total);

/* Makes the next execution, and no other, note when the steps ran on each device of this rank; at
 * most `span_room` runs of steps singly on each. Not collective. Errors: SR_ERR_NOMEM,
 * SR_ERR_UNSUPPORTED (devices of this kind cannot tell). */
sr_status sr_program_measure(sr_ctx *ctx, sr_program *program, uint64_t span_room);
const sr_signature *sr_program_signature(const sr_program *program);
/* Returns how many devices of this rank run the program. */
int32_t sr_program_device_count(const sr_program *program);
/* Returns what device `index` of this rank, below sr_program_device_count, noted in the last
 * execution that was to be measured. */
const sr_profile *sr_program_profile(const sr_program *program, int32_t index);
/* Returns what the watches on device `index` of this rank have noted in the last execution. */
sr_nan_notes sr_program_nans(const sr_program *program, int32_t index);
/* Returns when the last execution began, by sr_seconds_now. */
double sr_program_began(const sr_program *program);

#endif
