/* Library calls of a plan, made ready once and then run without allocating. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_CALL_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_CALL_H

#include "executable/calls.h"
#include "executor/devices/cpu/pool.h"

typedef struct sr_call sr_call;

/* How one function of calls.def is done; its row names the driver (DRIVER column). */
typedef struct sr_call_driver {
  /*
   * Sets what is behind `driver` in *call, which is zero. What it takes is given back by release,
   * also when it fails. Errors: SR_ERR_UNSUPPORTED (library missing, sizes beyond it),
   * SR_ERR_NOMEM.
   */
  sr_status (*prepare)(sr_ctx *ctx, sr_call *call);
  /* Does units begin..end; any division of the units into calls gives the same bytes. */
  void (*run)(const sr_call *call, void *const *buffers, void *workspace, int64_t begin,
              int64_t end);
  /* NULL: nothing to give back. */
  void (*release)(sr_call *call);
  const void *own; /* the library's part of the driver */
} sr_call_driver;

struct sr_call {
  sr_call_step step;     /* its refs are not used */
  const char *blas_core; /* see sr_blas_open */
  int32_t parts;         /* threads that share the units */
  const sr_call_driver *driver;

  int64_t units;            /* pieces of work that can be divided among threads */
  double work;              /* operations in all of them, roughly */
  uint64_t workspace_bytes; /* that each part works in, a multiple of 64 */
  void *prepared;           /* the driver's own */
};

/*
 * Makes a verified step ready for a device with that many threads. `blas_core`: as sr_blas_open
 * takes it. *out_call is to be released even if this fails.
 */
sr_status sr_call_prepare(sr_ctx *ctx, const sr_call_step *step, int32_t threads,
                          const char *blas_core, sr_call *out_call);
void sr_call_release(sr_call *call);
/* Bytes that a run works in, 64-byte aligned. Calls that do not run at the same time may share. */
uint64_t sr_call_workspace_bytes(const sr_call *call);
/* Called by the leader of `pool`. `buffers`: those of the step, then the workspace. */
void sr_call_run(const sr_call *call, sr_pool *pool, void *const *buffers);

#define CALL(ENUM, DRIVER, ...) extern const sr_call_driver sr_call_driver_##DRIVER;
#include "executable/calls.def"
#undef CALL

#endif
