/*
 * Our own declarations of libcublasLt.so.13, NVIDIA's library of matrix products, so that no
 * machine needs NVIDIA's headers to build. The types below have the layout of NVIDIA's.
 * cuda_blas.h gives the table of functions.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_BLAS_API_H
#define SR_EXECUTOR_DEVICES_CUDA_BLAS_API_H

#include "executor/devices/cuda/libraries/runtime_api.h"

/* The numbers that blas_api.def lists: SR_CUBLAS_SUCCESS, ... */
enum {
#define VALUE(NAME, THEIRS, NUMBER) SR_CUBLAS_##NAME = NUMBER,
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/libraries/blas_api.def"
#undef VALUE
#undef FUNCTION
};

/* Enums of cuBLASLt */
typedef unsigned sr_cublas_status;
typedef unsigned sr_cublas_type; /* a cudaDataType */
typedef unsigned sr_cublas_sum;  /* a cublasComputeType_t */
typedef unsigned sr_cublas_operation_attribute;
typedef unsigned sr_cublas_layout_attribute;
typedef unsigned sr_cublas_preference_attribute;

/* Objects of cuBLASLt */
typedef struct sr_cublas_handle_object *sr_cublas_handle; /* of one GPU */
typedef struct sr_cublas_operation_object *sr_cublas_operation;
typedef struct sr_cublas_layout_object *sr_cublas_layout;
typedef struct sr_cublas_preference_object *sr_cublas_preference;

/* How a product is computed, for the descriptions for which it was chosen. */
typedef struct sr_cublas_algorithm {
  uint64_t data[8];
} sr_cublas_algorithm;

/* A proposal of cuBLASLt. */
typedef struct sr_cublas_choice {
  sr_cublas_algorithm algorithm;
  size_t workspace_bytes;  /* that the algorithm needs */
  sr_cublas_status status; /* SR_CUBLAS_SUCCESS: the fields above are valid */
  float waves;
  int reserved[4];
} sr_cublas_choice;

/* The functions, called as NVIDIA's documentation says. */
typedef struct sr_cublas {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) RESULT(*NAME) PARAMETERS;
#include "executor/devices/cuda/libraries/blas_api.def"
#undef VALUE
#undef FUNCTION
} sr_cublas;

#endif
