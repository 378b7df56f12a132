/* Library calls of a plan: LAPACK, Fourier transforms, sorts (executable/calls.def). A call
 * is prepared once and then runs without allocating. Its work is a number of independent units,
 * such as the matrices of a batch, which threads share. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_CALL_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_CALL_H

#include "executable/calls.h"
#include "executor/devices/cpu/pool.h"

typedef struct sr_call sr_call;

/* How a function of calls.def is called. The column DRIVER of the function's row names its
 * driver. */
typedef struct sr_call_driver {
  /* Sets the fields of *call that follow `driver`, which are zero before. `release` is called
   * later, even after a failure, and frees what `prepare` has allocated. Errors: SR_ERR_UNSUPPORTED
   * (the library is missing, or the sizes are too large for it), SR_ERR_NOMEM. */
  sr_status (*prepare)(sr_ctx *ctx, sr_call *call);
  /* Computes the units from `begin` to end - 1. The results must not depend on how the units are
   * divided among calls. */
  void (*run)(const sr_call *call, void *const *buffers, void *workspace, int64_t begin,
              int64_t end);
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
  sr_call_step step;     /* only the sizes and options are used, not the buffer references */
  const char *blas_core; /* `core` for sr_blas_open */
  int32_t parts;         /* how many threads share the units */
  const sr_call_driver *driver;

  int64_t units;            /* number of units of work */
  double work;              /* rough number of operations in all units together */
  uint64_t workspace_bytes; /* workspace of each thread; a multiple of 64 */
  uint64_t shared_bytes;    /* workspace that the threads share; a multiple of 64 */
  bool
      is_shared; /* the threads share each unit: the driver's `run_shared` runs, instead of `run` */
  void *prepared; /* what the driver's `prepare` has made */
};

/* Prepares a verified step for a device with `threads` threads. `blas_core` is the `core` for
 * sr_blas_open. *out_call must be released, even after a failure. */
sr_status sr_call_prepare(sr_ctx *ctx, const sr_call_step *step, int32_t threads,
                          const char *blas_core, sr_call *out_call);
void sr_call_release(sr_call *call);
/* Returns the bytes of workspace for all threads of a run. The workspace must be aligned to 64
 * bytes. Calls that do not run at the same time may use the same workspace. */
uint64_t sr_call_workspace_bytes(const sr_call *call);
/* Runs the call; called by the leader thread of `pool`. `buffers` holds the buffers of the step and
 * then the workspace. */
void sr_call_run(const sr_call *call, sr_pool *pool, void *const *buffers);

#define CALL(ENUM, DRIVER, ...) extern const sr_call_driver sr_call_driver_##DRIVER;
#include "executable/calls.def"
#undef CALL

#endif
