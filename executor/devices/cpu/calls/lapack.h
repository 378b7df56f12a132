/*
 * The routines of LAPACK behind the drivers of calls.def; for lapack*.c alone. lapack.c prepares
 * them and iterates over the batch. A sr_lapack_routine describes one routine.
 *
 * All arguments of a Fortran routine are addresses, so one C function type serves the routines of
 * all four element types. The lengths of string arguments follow as hidden arguments.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_LAPACK_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_LAPACK_H

#include "executor/devices/cpu/calls/call.h"

typedef void sr_lapack_function(void); /* cast to the routine's own type before a call */

/* One problem of a batch: the arguments of its routine. */
typedef struct sr_lapack_problem {
  const sr_call_step *step;
  sr_lapack_function *function, *helper;
  int m, n, k, side;          /* sizes; `side`: size of the square operand of ORMQR and TRSM */
  int m_lead, n_lead;         /* m and n, but at least 1: leading dimensions */
  char *port[SR_CALL_PORTS];  /* data of the ports; an OVER port starts as a copy of its operand */
  void *work, *rwork, *iwork; /* see sr_lapack_memory */
  char *extra;
  int lwork, lrwork, liwork; /* numbers of elements; lwork -1: the routine only returns sizes */
  int info;
} sr_lapack_problem;

/*
 * The workspace of a routine, as doubles, which do not overflow: `work` elements of the routine's
 * type, `rwork` real numbers of the same precision, `iwork` ints, and `extra` bytes. `largest` is
 * the largest number that the routine computes in 32 bits.
 */
typedef struct sr_lapack_memory {
  double work, rwork, iwork, extra, largest;
} sr_lapack_memory;

typedef struct sr_lapack_routine {
  /* Calls the routine. If lwork is -1, `solve` must not read the ports: it only passes their
   * addresses to the routine. */
  void (*solve)(sr_lapack_problem *problem);
  bool asks; /* ask the routine for its best size of `work` */
  /* Adds the memory that the routine cannot be asked for to *out_memory, which is zero before.
   * NULL: there is none. */
  void (*memory)(const sr_call_step *step, sr_lapack_memory *out_memory);
  const char *helper; /* name of a second routine without its type letter; or NULL */
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
 * Called before a routine that mixes all rows and columns of a matrix. If the matrix is not finite,
 * returns false and sets info to -4, as GESDD and jaxlib do for a NaN: LAPACK's results are then
 * undefined. LAPACK may even not end: OpenBLAS 0.3.21 does not for the singular values of a matrix
 * that holds an infinity. Always true while the routine is only asked for its workspace.
 */
bool sr_lapack_accept(sr_lapack_problem *p, const void *matrix, size_t elements);
/* As sr_lapack_accept, for the triangle of port 1 that the options select; the other triangle is
 * not read. */
bool sr_lapack_accept_triangle(sr_lapack_problem *p);

/* The part of a matrix that is still to be factorised: its rows and columns from `from` on. */
typedef struct sr_lapack_rest {
  int from;
  bool is_broken; /* some number of this part is not finite */
} sr_lapack_rest;

/*
 * Called before GEQRF of port 1: replaces the columns that are not finite by zeros, and marks them
 * in `extra`, of n bytes. False: there is nothing to do, and *out_rest and the matrix are
 * unchanged.
 */
bool sr_lapack_begin_geqrf(sr_lapack_problem *p, sr_lapack_rest *out_rest);
/* Called after GEQRF: writes NaN to the factors and scales that the marked columns would have
 * reached. */
void sr_lapack_mend_geqrf(sr_lapack_problem *p, const sr_lapack_rest *rest);
/* Number of reflectors of ORGQR before the first that is not finite. */
int sr_lapack_sound_reflectors(const sr_lapack_problem *p);
/* Called after ORGQR of the first `sound` columns: writes NaN to the other columns. */
void sr_lapack_mend_orgqr(sr_lapack_problem *p, int sound);
/* Called after GETRF: writes NaN to all elements that depend on a NaN pivot. */
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
