/* Convolutions and their gradients: what cuDNN queues. */
#ifndef SR_TESTS_CUDA_SIMULATED_DNN_SIM_CONVOLUTION_H
#define SR_TESTS_CUDA_SIMULATED_DNN_SIM_CONVOLUTION_H

#include "simulated/sim_product.h"

enum {
  SIM_CONVOLUTION_ARRAYS = 3, /* images x, filters w, products y */
  SIM_CONVOLUTION_SPATIAL = 3,
  SIM_CONVOLUTION_RANK = 2 + SIM_CONVOLUTION_SPATIAL
};

/* An array of five dimensions, [outer][feature][3 spatial ones]. The strides are in elements. */
typedef struct sim_array {
  uint8_t *address;
  sr_cublas_type type;
  int64_t dims[SIM_CONVOLUTION_RANK], strides[SIM_CONVOLUTION_RANK];
} sim_array;

typedef struct sim_convolution {
  int result; /* the array that is computed from the other two: 2 forward, 0 data, 1 filters */
  sim_array arrays[SIM_CONVOLUTION_ARRAYS];
  int64_t stride[SIM_CONVOLUTION_SPATIAL], padding[SIM_CONVOLUTION_SPATIAL];
  int64_t dilation[SIM_CONVOLUTION_SPATIAL];
  bool rounds; /* sums are rounded to f32 after each step; else to f64 */
  bool tf32;   /* factors are rounded to TF32 */
  bool spoils; /* the result is NaN */
  uint8_t *workspace;
  uint64_t workspace_bytes;
} sim_convolution;

/* Returns the bytes from the first to the last element. */
uint64_t sim_array_bytes(const sim_array *array);
/* Computes the convolution on `device` in plain loops. The workspace gets lost. Errors:
 * SIM_IllegalAddress, after telling: memory was freed since the convolution was queued. */
sim_error sim_convolution_perform(const sim_convolution *convolution, const sim_device *device);

#endif
