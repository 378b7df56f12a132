/* Library calls of a plan: LAPACK, Fourier transforms, sorts (executable/calls.def). A call
 * is prepared once and then runs without allocating. Its work is a number of independent units,
 * such as the matrices of a batch, which threads share. Where units need the results of others, the
 * work has several phases. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_CALL_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_CALL_H

#include "executable/calls.h"
#include "executor/devices/cpu/pool.h"

typedef struct sr_call sr_call;

/* What a thread does of one phase of a run: the units from `begin` to end - 1. */
typedef struct sr_call_share {
  int32_t phase;
  int64_t begin, end;
  void *workspace; /* this thread's, call->workspace_bytes */
  void *shared;    /* call->shared_bytes, the same for all threads */
} sr_call_share;

/* How a function of calls.def is called. The column DRIVER of the function's row names its
 * driver. */
typedef struct sr_call_driver {
  /* Sets the fields of *call that follow `driver`, which are zero before. `release` is called
   * later, even after a failure, and frees what `prepare` has allocated. Errors: SR_ERR_UNSUPPORTED
   * (the library is missing, or the sizes are too large for it), SR_ERR_NOMEM. */
  sr_status (*prepare)(sr_ctx *ctx, sr_call *call);
  /* Computes a share. A phase begins when all units of the phase before it are done. The results
   * must not depend on how the units are divided among calls. */
  void (*run)(const sr_call *call, void *const *buffers, const sr_call_share *share);
  /* NULL if there is nothing to free. */
  void (*release)(sr_call *call);
  const void *own; /* constants of the driver, such as an sr_lapack_routine */
  /* Computes a call with `is_shared`, in the leader's thread, and divides its work into
   * call->parts parts itself. `workspaces` are those of all threads, one behind the other. NULL if
   * there is no such call. */
  void (*run_shared)(const sr_call *call, sr_pool *pool, void *const *buffers, void *shared,
                     void *workspaces);
} sr_call_driver;

struct sr_call {
  sr_call_step step;
  const char *blas_core; /* `core` for sr_blas_open */
  int32_t parts;         /* how many threads share the units */
  const sr_call_driver *driver;

  int32_t more_phases;      /* number of phases less one */
  int64_t units;            /* number of units of work in each phase */
  double work;              /* rough number of operations in all units of a phase together */
  uint64_t workspace_bytes; /* workspace of each thread; a multiple of 64 */
  uint64_t shared_bytes;    /* workspace of all threads together; a multiple of 64 */
  bool is_shared; /* the threads share each unit: `run_shared` of the driver runs, not `run` */
  void *prepared; /* what the driver's `prepare` has made */
};

/* Prepares a verified step for a device with `threads` threads. If the call will run in place, the
 * step's references to its first operand and its first result must be equal. `blas_core` is the
 * `core` for sr_blas_open. *out_call must be released, even after a failure. */
sr_status sr_call_prepare(sr_ctx *ctx, const sr_call_step *step, int32_t threads,
                          const char *blas_core, sr_call *out_call);
void sr_call_release(sr_call *call);
/* Returns the bytes of workspace for all threads of a run. The workspace must be aligned to 64
 * bytes. Calls that do not run at the same time may use the same workspace. */
uint64_t sr_call_workspace_bytes(const sr_call *call);
/* Runs the call; called by the leader thread of `pool`. `buffers` holds the buffers of the step and
 * then the workspace. `pool` may be NULL for a call that was prepared for one thread. */
void sr_call_run(const sr_call *call, sr_pool *pool, void *const *buffers);

#define CALL(ENUM, DRIVER, ...) extern const sr_call_driver sr_call_driver_##DRIVER;
#include "executable/calls.def"
#undef CALL

#endif
