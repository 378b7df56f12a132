/*
 * Our own declarations of libcublas.so.13, NVIDIA's library of linear algebra, so that no machine
 * needs NVIDIA's headers to build. The types below have the layout of NVIDIA's.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CALLS_CUBLAS_API_H
#define SR_EXECUTOR_DEVICES_CUDA_CALLS_CUBLAS_API_H

#include "executor/devices/cuda/calls/math_types.h"

/* The numbers that cublas_api.def lists: SR_MATH_LEFT, ... */
enum {
#define VALUE(NAME, THEIRS, NUMBER) SR_MATH_##NAME = NUMBER,
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/calls/cublas_api.def"
#undef VALUE
#undef FUNCTION
};

typedef unsigned sr_cublas_mode;                         /* a cublasMath_t */
typedef struct sr_cublas_v2_object *sr_cublas_v2_handle; /* of one GPU */

/* The functions, called as NVIDIA's documentation says. */
typedef struct sr_cublas_v2 {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) RESULT(*NAME) PARAMETERS;
#include "executor/devices/cuda/calls/cublas_api.def"
#undef VALUE
#undef FUNCTION
} sr_cublas_v2;

#endif
