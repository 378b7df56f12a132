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

/* ---- numbers that are not finite (lapack_nan.c) ---------------------------------------------- */

bool sr_lapack_is_finite(const sr_call_step *step, const void *data, size_t elements);
void sr_lapack_fill_nan(const sr_call_step *step, void *data, size_t elements);

/*
 * Before a routine that mixes all rows and columns of a matrix: false if that is not finite, and
 * info is -4, which GESDD and jaxlib give for a NaN. LAPACK's results are then void. It may also
 * not end: OpenBLAS 0.3.21 does not for the singular values of a matrix that holds an infinity.
 * Always true while memory is asked for.
 */
bool sr_lapack_accept(sr_lapack_problem *p, const void *matrix, size_t elements);
/* The same for the triangle of port 1 that the options name; the other one is not looked at. */
bool sr_lapack_accept_triangle(sr_lapack_problem *p);

/* What is left of a matrix to factorise: its rows and columns from `from` on. */
typedef struct sr_lapack_rest {
  int from;
  bool is_broken; /* a number of it is not finite */
} sr_lapack_rest;

/*
 * Before GEQRF of port 1: columns that are not finite are set aside; `extra`, of n bytes, tells
 * which. False: there is nothing to do, *out_rest and the matrix are as they were.
 */
bool sr_lapack_begin_geqrf(sr_lapack_problem *p, sr_lapack_rest *out_rest);
/* After it: NaN goes into factors and scales where the columns set aside would have put it. */
void sr_lapack_mend_geqrf(sr_lapack_problem *p, const sr_lapack_rest *rest);
/* How many reflectors of ORGQR come before the first that is not finite. */
int sr_lapack_sound_reflectors(const sr_lapack_problem *p);
/* After ORGQR of the first `sound` columns: NaN into the others. */
void sr_lapack_mend_orgqr(sr_lapack_problem *p, int sound);
/* After GETRF: NaN into what a pivot that is no number divides. */
void sr_lapack_mend_getrf(sr_lapack_problem *p);

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
