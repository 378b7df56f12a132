/* Matrix products: what cuBLASLt queues. */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_PRODUCT_H
#define SR_TESTS_CUDA_SIMULATED_SIM_PRODUCT_H

#include "simulated/sim_call.h"

/* A batch of column-major matrices. Sizes and strides are counted in elements. */
typedef struct sim_matrix {
  uint8_t *address;
  sr_cublas_type type;
  int64_t rows, columns, leading, stride;
} sim_matrix;

/* D = op(A) op(B), for each matrix of the batch; op may transpose. */
typedef struct sim_product {
  sim_matrix a, b, d;
  bool transpose_a, transpose_b;
  bool tf32;   /* factors are rounded to TF32 */
  bool rounds; /* sums are rounded to f32 after each step; else to f64 */
  int32_t batch;
  uint8_t *workspace;
  uint64_t workspace_bytes;
} sim_product;

/* Returns the bytes of an element; 0: no such type. */
uint64_t sim_type_bytes(sr_cublas_type type);
bool sim_type_is_complex(sr_cublas_type type);
/* Read and write the element that is `index` elements behind the address: a number, or two if the
 * type is complex. */
void sim_element_get(const sim_matrix *matrix, int64_t index, double *out);
void sim_element_set(const sim_matrix *matrix, int64_t index, const double *value);
/* Returns the bytes from the first to the last element of a batch of matrices. */
uint64_t sim_matrix_bytes(const sim_matrix *matrix, int32_t batch);

/* Rounds to the nearest number with 10 bits behind the point; of two to the even one. */
double sim_tf32_of(double value);

/* Checks that `bytes` bytes at `address` are memory of `device`. `what` stands for them in what is
 * told. Errors: SIM_IllegalAddress, after telling. */
sim_error sim_product_check(const void *address, uint64_t bytes, const sim_device *device,
                            const char *what);
/* Computes the product on `device` in plain loops. The workspace gets lost. Errors:
 * SIM_IllegalAddress, after telling: memory was freed since the product was queued. */
sim_error sim_product_perform(const sim_product *product, const sim_device *device);

#endif
