/* What the calls of cuBLASLt share: what they return, and the objects that describe a product. */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_BLAS_H
#define SR_TESTS_CUDA_SIMULATED_SIM_BLAS_H

#include "simulated/sim_work.h"

enum {
  SIM_BLAS_MATRICES = 4, /* A, B, C, D */
  SIM_BLAS_ALIGNMENT = 256
};

/* What the functions return: X(name, number, sentence) */
#define SIM_BLAS_STATUSES(X)                                                                       \
  X(SUCCESS, 0, "no error")                                                                        \
  X(NOT_INITIALIZED, 1, "the handle was not made")                                                 \
  X(ALLOC_FAILED, 3, "out of memory")                                                              \
  X(INVALID_VALUE, 7, "an argument is wrong")                                                      \
  X(EXECUTION_FAILED, 13, "the device has failed")                                                 \
  X(NOT_SUPPORTED, 15, "the product is not supported")

enum {
#define X(NAME, NUMBER, SENTENCE) SIM_BLAS_##NAME = NUMBER,
  SIM_BLAS_STATUSES(X)
#undef X
};

/* Evaluates `expr`. If it is not success, returns it from the enclosing function. */
#define SIM_BLAS_TRY(expr)                                                                         \
  do {                                                                                             \
    sr_cublas_status blas_try_ = (expr);                                                           \
    if (blas_try_ != SIM_BLAS_SUCCESS)                                                             \
      return blas_try_;                                                                            \
  } while (0)

/* Tells and returns a status: SIM_BLAS_REFUSE(INVALID_VALUE, ...). */
#define SIM_BLAS_REFUSE(STATUS, ...) (sim_tell(__VA_ARGS__), (sr_cublas_status)SIM_BLAS_##STATUS)

struct sr_cublas_handle_object {
  sim_object object;
  sim_device *device;
};

struct sr_cublas_operation_object {
  sim_object object;
  sr_cublas_sum sum;
  sr_cublas_type factor_type;
  int32_t transpose_a, transpose_b; /* 0 or SR_CUBLAS_TRANSPOSE */
};

struct sr_cublas_layout_object {
  sim_object object;
  sim_matrix matrix; /* without an address */
  int32_t batch;
};

struct sr_cublas_preference_object {
  sim_object object;
  uint64_t workspace_bytes;
  uint32_t reductions;
  uint32_t alignments[SIM_BLAS_MATRICES];
};

/* Begins a call of cuBLASLt. Returns `fitting` if it is to fail. */
sr_cublas_status sim_blas_begin(const char *name, sr_cublas_status fitting);
sr_cublas_status sim_blas_end(sr_cublas_status status);

#endif
