/*
 * The LAPACK routines among the library calls (calls.def). Only lapack*.c use this file. An
 * sr_lapack_routine describes one routine; lapack.c prepares it and iterates over the batch. The
 * buffers of a call are called ports; their order is that in calls.def.
 *
 * All arguments of a Fortran routine are addresses, so one C function type fits the routines for
 * all four element types. The lengths of string arguments follow as hidden arguments.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_LAPACK_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_LAPACK_H

#include "executor/devices/cpu/calls/call.h"
#include "executor/devices/cpu/calls/small_matrix.h"

typedef void sr_lapack_function(void); /* any routine; cast to its real type before a call */

/* One problem of a batch, with the arguments for the routine. */
typedef struct sr_lapack_problem {
  const sr_call_step *step;
  sr_lapack_function *function, *helper;
  int m, n, k, side;  /* sizes; `side` is that of the square operand of ORMQR and TRSM */
  int m_lead, n_lead; /* leading dimensions: m and n, but at least 1 */
  /* addresses of the ports; an OVER port already has a copy of its operand */
  char *port[SR_CALL_PORTS];
  /* parts of the workspace, see sr_lapack_memory */
  void *work, *rwork, *iwork;
  char *extra;
  /* numbers of elements in work, rwork and iwork; lwork -1: the routine only returns sizes */
  int lwork, lrwork, liwork;
  int info;
} sr_lapack_problem;

/* The workspace of a routine: `work` elements of the routine's type, `rwork` real numbers of the
 * same precision, `iwork` ints, and `extra` bytes. `largest` is the largest number that the routine
 * computes in 32 bits. All are doubles, so that computing them cannot overflow. */
typedef struct sr_lapack_memory {
  double work, rwork, iwork, extra, largest;
} sr_lapack_memory;

typedef struct sr_lapack_routine {
  /* Calls the routine. If problem->lwork is -1, the routine is only asked for sizes. Then `solve`
   * passes the addresses of the ports on, but must not read the ports. */
  void (*solve)(sr_lapack_problem *problem);
  bool asks; /* the routine can be asked for the best size of `work` */
  /* Adds to *out_memory, which is zero before, the memory that the routine cannot be asked for.
   * NULL if there is none. */
  void (*memory)(const sr_call_step *step, sr_lapack_memory *out_memory);
  const char *helper;      /* name, without type letter, of a second routine to call; or NULL */
  sr_small_function small; /* computes the same for small real matrices */
} sr_lapack_routine;

sr_status sr_lapack_prepare(sr_ctx *ctx, sr_call *call);
void sr_lapack_run(const sr_call *call, void *const *buffers, const sr_call_share *share);
void sr_lapack_release(sr_call *call);

/* Defines sr_call_driver_<NAME>. The other arguments initialise its sr_lapack_routine. */
#define SR_LAPACK_DRIVER(NAME, ...)                                                                \
  const sr_call_driver sr_call_driver_##NAME = {.prepare = sr_lapack_prepare,                      \
                                                .run = sr_lapack_run,                              \
                                                .release = sr_lapack_release,                      \
                                                .own = &(const sr_lapack_routine){__VA_ARGS__}}

/* ---- numbers that are not finite (lapack_nan.c) ---------------------------------------------- */

bool sr_lapack_is_finite(const sr_call_step *step, const void *data, size_t elements);
void sr_lapack_fill_nan(const sr_call_step *step, void *data, size_t elements);

/*
 * Called before a routine that mixes all rows and columns of a matrix. If the matrix has a NaN or
 * an infinity, returns false and sets p->info to -4, as GESDD and jaxlib do for a NaN. LAPACK's
 * results would be undefined. LAPACK may even never return: OpenBLAS 0.3.21 does not when it
 * computes the singular values of a matrix with an infinity. Always returns true if the routine is
 * only asked for sizes.
 */
bool sr_lapack_accept(sr_lapack_problem *p, const void *matrix, size_t elements);
/* As sr_lapack_accept, for one triangle of the matrix in port 1: the lower one with SR_CALL_LOWER,
 * else the upper one. The other triangle is not read. */
bool sr_lapack_accept_triangle(sr_lapack_problem *p);

/* The part of a matrix that GEQRF must factorise: the rows and columns from number `from` on. */
typedef struct sr_lapack_rest {
  int from;
  bool is_broken; /* the part has a NaN or an infinity */
} sr_lapack_rest;

/* Called before GEQRF of the matrix in port 1. Replaces columns that have a NaN or an infinity by
 * zeros, and sets p->extra[j] for each such column j. Returns false if GEQRF has nothing to do;
 * then *out_rest and the matrix are unchanged. */
bool sr_lapack_begin_geqrf(sr_lapack_problem *p, sr_lapack_rest *out_rest);
/* Called after GEQRF. Writes NaN wherever GEQRF would have computed a number from a column that
 * sr_lapack_begin_geqrf replaced: in the factors and in the scales of the reflectors. */
void sr_lapack_mend_geqrf(sr_lapack_problem *p, const sr_lapack_rest *rest);
/* Returns the number of ORGQR's reflectors before the first one that has a NaN or an infinity. */
int sr_lapack_sound_reflectors(const sr_lapack_problem *p);
/* Called after ORGQR with the first `sound` reflectors. Writes NaN to the columns of the result
 * that depend on the other reflectors. */
void sr_lapack_mend_orgqr(sr_lapack_problem *p, int sound);
/* Called after GETRF. Writes NaN to all elements that depend on a NaN pivot. */
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
