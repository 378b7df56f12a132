/*
 * LAPACK's routines behind the drivers of calls.def; for lapack*.c alone. lapack.c makes them ready
 * and goes through the batch; what one routine is like is a sr_lapack_routine.
 *
 * All arguments of a Fortran routine are addresses, so one C type of function serves the routine of
 * all four element types. Behind them stand, hidden, the lengths of its strings.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_LAPACK_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_LAPACK_H

#include "executor/devices/cpu/calls/call.h"

typedef void sr_lapack_function(void); /* is cast to what it is */

/* One problem of a batch, as its routine sees it. */
typedef struct sr_lapack_problem {
  const sr_call_step *step;
  sr_lapack_function *function, *helper;
  int m, n, k, side;          /* sizes; side: of the first operand of ORMQR and TRSM */
  int m_lead, n_lead;         /* the same, at least 1: leading dimensions */
  char *port[SR_CALL_PORTS];  /* what the ports hold; OVER ports hold their operand already */
  void *work, *rwork, *iwork; /* see sr_lapack_memory */
  char *extra;
  int lwork, lrwork, liwork; /* elements; lwork -1: the routine only tells what it would like */
  int info;
} sr_lapack_problem;

/*
 * What a routine works in, as numbers that cannot overflow: `work` elements of its own type,
 * `rwork` real ones of its precision, `iwork` ints, `extra` bytes. `largest`: of the numbers that
 * the routine counts with in 32 bits.
 */
typedef struct sr_lapack_memory {
  double work, rwork, iwork, extra, largest;
} sr_lapack_memory;

typedef struct sr_lapack_routine {
  /* Calls it. With lwork -1 no port may be looked at but by the routine. */
  void (*solve)(sr_lapack_problem *problem);
  bool asks; /* it tells how many elements of `work` it would like, and is asked */
  /* NULL: none but what the routine asks for. *out_memory is zero. */
  void (*memory)(const sr_call_step *step, sr_lapack_memory *out_memory);
  const char *helper; /* a second routine, less its letter; or NULL */
} sr_lapack_routine;

sr_status sr_lapack_prepare(sr_ctx *ctx, sr_call *call);
void sr_lapack_run(const sr_call *call, void *const *buffers, void *workspace, int64_t begin,
                   int64_t end);
void sr_lapack_release(sr_call *call);

/* Defines sr_call_driver_<NAME>; the further arguments are members of sr_lapack_routine. */
#define SR_LAPACK_DRIVER(NAME, ...)                                                                \
  const sr_call_driver sr_call_driver_##NAME = {sr_lapack_prepare, sr_lapack_run,                  \
                                                sr_lapack_release,                                 \
                                                &(const sr_lapack_routine){__VA_ARGS__}}

static inline bool sr_lapack_is_complex(const sr_call_step *step) {
  return step->dtype == SR_C64 || step->dtype == SR_C128;
}
static inline const char *sr_lapack_triangle(const sr_call_step *step) {
  return step->options & SR_CALL_LOWER ? "L" : "U";
}
static inline const char *sr_lapack_vectors(const sr_call_step *step) {
  return step->options & SR_CALL_VECTORS ? "V" : "N";
}

#endif
