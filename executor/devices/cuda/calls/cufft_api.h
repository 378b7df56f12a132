/*
 * Our own declarations of libcufft.so.12, NVIDIA's library of Fourier transforms, so that no
 * machine needs NVIDIA's headers to build. The types below have the layout of NVIDIA's.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CALLS_CUFFT_API_H
#define SR_EXECUTOR_DEVICES_CUDA_CALLS_CUFFT_API_H

#include "executor/devices/cuda/calls/math_types.h"

/* The numbers that cufft_api.def lists: SR_CUFFT_SUCCESS, ... */
enum {
#define VALUE(NAME, THEIRS, NUMBER) SR_CUFFT_##NAME = NUMBER,
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/calls/cufft_api.def"
#undef VALUE
#undef FUNCTION
};

typedef unsigned sr_cufft_status;
typedef int sr_cufft_plan;

/* The functions, called as NVIDIA's documentation says. */
typedef struct sr_cufft {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) RESULT(*NAME) PARAMETERS;
#include "executor/devices/cuda/calls/cufft_api.def"
#undef VALUE
#undef FUNCTION
} sr_cufft;

#endif
