/* Library calls of a plan: prepared once, then run without allocating. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_CALL_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_CALL_H

#include "executable/calls.h"
#include "executor/devices/cpu/pool.h"

typedef struct sr_call sr_call;

/* How one function of calls.def is called. The function's row names its driver (DRIVER column). */
typedef struct sr_call_driver {
  /*
   * Sets the fields of *call after `driver`, which are zero. `release` frees what `prepare`
   * allocates, also after a failure. Errors: SR_ERR_UNSUPPORTED (the library is missing or the
   * sizes are too large for it), SR_ERR_NOMEM.
   */
  sr_status (*prepare)(sr_ctx *ctx, sr_call *call);
  /* Computes the units begin..end. The results have the same bytes however the units are
   * divided. */
  void (*run)(const sr_call *call, void *const *buffers, void *workspace, int64_t begin,
              int64_t end);
  /* NULL: there is nothing to free. */
  void (*release)(sr_call *call);
  const void *own; /* the driver's own constants, such as sr_lapack_routine */
} sr_call_driver;

struct sr_call {
  sr_call_step step;     /* its buffer references are not used */
  const char *blas_core; /* see sr_blas_open */
  int32_t parts;         /* number of threads that share the units */
  const sr_call_driver *driver;

  int64_t units;            /* pieces of work that threads can share */
  double work;              /* rough number of operations in all units */
  uint64_t workspace_bytes; /* bytes for each thread, a multiple of 64 */
  void *prepared;           /* the driver's own data */
};

/* Prepares a verified step for a device with `threads` threads. `blas_core`: see sr_blas_open.
 * *out_call is to be released even after a failure. */
sr_status sr_call_prepare(sr_ctx *ctx, const sr_call_step *step, int32_t threads,
                          const char *blas_core, sr_call *out_call);
void sr_call_release(sr_call *call);
/* Size of the workspace of a run, which is 64-byte aligned. Calls that do not run at the same time
 * may share it. */
uint64_t sr_call_workspace_bytes(const sr_call *call);
/* Called by the leader thread of `pool`. `buffers`: those of the step, then the workspace. */
void sr_call_run(const sr_call *call, sr_pool *pool, void *const *buffers);

#define CALL(ENUM, DRIVER, ...) extern const sr_call_driver sr_call_driver_##DRIVER;
#include "executable/calls.def"
#undef CALL

#endif
