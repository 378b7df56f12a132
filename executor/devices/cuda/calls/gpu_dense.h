/*
 * The routines of linear algebra among the library calls on GPUs. An sr_gpu_routine describes one;
 * gpu_dense.c prepares it and iterates over the batch. The buffers of a call are called ports;
 * their order is that in calls.def. Only the drivers use this file.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CALLS_GPU_DENSE_H
#define SR_EXECUTOR_DEVICES_CUDA_CALLS_GPU_DENSE_H

#include "executor/devices/cuda/calls/gpu_driver.h"

/* One problem of a batch, with the arguments for the routine. All addresses are of the GPU. */
typedef struct sr_gpu_problem {
  const sr_gpu_call *call;
  const sr_call_step *step;
  const sr_math_functions *functions;
  const sr_math_handles *handles;
  int m, n, k, side;            /* sizes; `side` is that of the square operand of ORMQR and TRSM */
  uint8_t *port[SR_CALL_PORTS]; /* an OVER port has a copy of its operand; an OUT port is zero */
  void *work;
  int elements; /* of `work` */
  void *extra;
  int *info; /* of the routine: a port, or memory that nobody reads */
  sr_cuda_stream stream;
} sr_gpu_problem;

typedef struct sr_gpu_routine {
  sr_math_library library; /* whose status `measure` returns */
  /* Asks how much workspace the routine needs: elements, or bytes. The ports are NULL. NULL: it
   * needs none. */
  unsigned (*measure)(const sr_gpu_problem *p, int *out_elements, size_t *out_bytes);
  sr_status (*solve)(sr_ctx *ctx, const sr_gpu_problem *p);
  /* Returns the elements of `extra` of each problem. NULL: none. */
  int64_t (*extra)(const sr_call_step *step);
  /* Called before the problems of a run, after the ports are copied and cleared. NULL: nothing to
   * do. */
  sr_status (*begin)(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run);
  /* The routine is not called for a matrix in port 0 with a NaN or an infinity: it mixes all
   * elements, and may never end. Then `info` is -4. */
  bool (*is_checked)(const sr_call_step *step); /* NULL: never */
  bool reads_triangle;                          /* only that of the step is read, and checked */
} sr_gpu_routine;

sr_status sr_gpu_dense_prepare(sr_ctx *ctx, sr_gpu_call *call);
sr_status sr_gpu_dense_enqueue(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run);
void sr_gpu_dense_release(sr_gpu_call *call);

/* Defines sr_gpu_driver_<NAME>, which needs LIBRARIES. The other arguments initialise its
 * sr_gpu_routine. */
#define SR_GPU_DRIVER(NAME, FITS, LIBRARIES, ...)                                                  \
  const sr_gpu_driver sr_gpu_driver_##NAME = {.libraries = (LIBRARIES),                            \
                                              .fits = (FITS),                                      \
                                              .prepare = sr_gpu_dense_prepare,                     \
                                              .enqueue = sr_gpu_dense_enqueue,                     \
                                              .release = sr_gpu_dense_release,                     \
                                              .own = &(const sr_gpu_routine){__VA_ARGS__}}

/* The function of a library for the elements of a step: SR_GPU_PICK(table, step, cublas, geam_64);
 * SR_GPU_PICK_2, if it has another name for complex numbers. */
#define SR_GPU_PICK_2(TABLE, STEP, PREFIX, REAL, COMPLEX)                                          \
  ((STEP)->dtype == SR_F32   ? (TABLE)->PREFIX##S##REAL                                            \
   : (STEP)->dtype == SR_F64 ? (TABLE)->PREFIX##D##REAL                                            \
   : (STEP)->dtype == SR_C64 ? (TABLE)->PREFIX##C##COMPLEX                                         \
                             : (TABLE)->PREFIX##Z##COMPLEX)
#define SR_GPU_PICK(TABLE, STEP, PREFIX, NAME) SR_GPU_PICK_2(TABLE, STEP, PREFIX, NAME, NAME)

/* The numbers 1 and 0 of the step's type, on the host. */
const void *sr_gpu_one(const sr_call_step *step);
const void *sr_gpu_zero(void);

/* What the options of a step mean to the libraries. */
static inline sr_math_triangle sr_gpu_triangle(const sr_call_step *step) {
  return step->options & SR_CALL_LOWER ? SR_MATH_LOWER : SR_MATH_UPPER;
}
static inline sr_math_side sr_gpu_side(const sr_call_step *step) {
  return step->options & SR_CALL_RIGHT ? SR_MATH_RIGHT : SR_MATH_LEFT;
}
static inline sr_math_operation sr_gpu_operation(const sr_call_step *step) {
  return step->options & SR_CALL_TRANSPOSE ? SR_MATH_TRANSPOSED
         : step->options & SR_CALL_ADJOINT ? SR_MATH_ADJOINT
                                           : SR_MATH_AS_IT_IS;
}

#endif
