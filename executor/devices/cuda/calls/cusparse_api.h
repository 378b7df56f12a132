/*
 * Our own declarations of libcusparse.so.12, NVIDIA's library of sparse matrices, so that no
 * machine needs NVIDIA's headers to build. The types below have the layout of NVIDIA's.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CALLS_CUSPARSE_API_H
#define SR_EXECUTOR_DEVICES_CUDA_CALLS_CUSPARSE_API_H

#include "executor/devices/cuda/calls/math_types.h"

/* The numbers that cusparse_api.def lists: SR_CUSPARSE_SUCCESS, ... */
enum {
#define VALUE(NAME, THEIRS, NUMBER) SR_CUSPARSE_##NAME = NUMBER,
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/calls/cusparse_api.def"
#undef VALUE
#undef FUNCTION
};

typedef unsigned sr_cusparse_status;
typedef struct sr_cusparse_object *sr_cusparse_handle; /* of one GPU */

/* The functions, called as NVIDIA's documentation says. */
typedef struct sr_cusparse {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) RESULT(*NAME) PARAMETERS;
#include "executor/devices/cuda/calls/cusparse_api.def"
#undef VALUE
#undef FUNCTION
} sr_cusparse;

#endif
