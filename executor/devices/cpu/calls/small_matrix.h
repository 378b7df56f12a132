/*
 * Factorisations and triangular systems of small real matrices: what LAPACK's POTRF, GETRF and TRSM
 * compute, for whole batches. Each lane of a vector has a matrix of its own, so no time is spent on
 * calls and on vectors that a small matrix does not fill.
 *
 * A matrix meets the same operations in the same order in every lane and on every processor. So its
 * results do not depend on how a batch is divided.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_SMALL_MATRIX_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_SMALL_MATRIX_H

#include "executable/calls.h"
#include "executable/target.h"

enum {
  SR_SMALL_MOST = 16, /* rows and columns: a block of matrices stays in the innermost cache */
  SR_SMALL_ALONE = 4, /* rows and columns that are as fast in one lane as by LAPACK */
  SR_SMALL_BATCH = 8  /* fewer matrices leave most lanes idle */
};

typedef enum sr_small_function {
  SR_SMALL_NONE,
  SR_SMALL_POTRF,
  SR_SMALL_GETRF,
  SR_SMALL_TRSM,
  SR_SMALL_COUNT
} sr_small_function;

/* Computes the problems `begin` to end - 1 of a call's batch. `buffers` are those of the call. */
typedef void sr_small_solve(const sr_call_step *step, void *const *buffers, int64_t begin,
                            int64_t end);

/* Returns the function for matrices of `dtype`, F32 or F64, on processors of `level`. */
sr_small_solve *sr_small_find(sr_small_function function, sr_dtype dtype, sr_cpu_level level);

#endif
