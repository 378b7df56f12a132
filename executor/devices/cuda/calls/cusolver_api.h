/*
 * Our own declarations of libcusolver.so.12, NVIDIA's library of dense matrices, so that no machine
 * needs NVIDIA's headers to build. The types below have the layout of NVIDIA's.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CALLS_CUSOLVER_API_H
#define SR_EXECUTOR_DEVICES_CUDA_CALLS_CUSOLVER_API_H

#include "executor/devices/cuda/calls/cublas_api.h"

/* The numbers that cusolver_api.def lists: SR_CUSOLVER_SUCCESS, ... */
enum {
#define VALUE(NAME, THEIRS, NUMBER) SR_CUSOLVER_##NAME = NUMBER,
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/calls/cusolver_api.def"
#undef VALUE
#undef FUNCTION
};

typedef unsigned sr_cusolver_status;
typedef unsigned sr_cusolver_determinism;              /* a cusolverDeterministicMode_t */
typedef unsigned sr_cusolver_vectors;                  /* a cusolverEigMode_t */
typedef struct sr_cusolver_object *sr_cusolver_handle; /* of one GPU */

/* The functions, called as NVIDIA's documentation says. */
typedef struct sr_cusolver {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) RESULT(*NAME) PARAMETERS;
#include "executor/devices/cuda/calls/cusolver_api.def"
#undef VALUE
#undef FUNCTION
} sr_cusolver;

#endif
