/*
 * Our own declarations of libcudnn.so.9, NVIDIA's library of convolutions, so that no machine needs
 * NVIDIA's headers to build. Of its two APIs this is the backend API. The types below have the
 * layout of NVIDIA's. cuda_dnn.h gives the table of functions.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDNN_API_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDNN_API_H

#include "executor/devices/cuda/libraries/runtime_api.h"

/* The numbers that cudnn_api.def lists: SR_CUDNN_SUCCESS, ... */
enum {
#define VALUE(NAME, THEIRS, NUMBER) SR_CUDNN_##NAME = NUMBER,
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/libraries/cudnn_api.def"
#undef VALUE
#undef FUNCTION
};

/* Enums of cuDNN */
typedef unsigned sr_cudnn_status;
typedef unsigned sr_cudnn_type; /* of elements */
typedef unsigned sr_cudnn_kind; /* of objects */
typedef unsigned sr_cudnn_attribute;
typedef unsigned sr_cudnn_attribute_type;
typedef unsigned sr_cudnn_mode;
typedef unsigned sr_cudnn_note;

/* Objects of cuDNN */
typedef struct sr_cudnn_handle_object *sr_cudnn_handle; /* of one GPU; for one thread at a time */
typedef void *sr_cudnn_object;                          /* a descriptor */

/* The functions, called as NVIDIA's documentation says. */
typedef struct sr_cudnn {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) RESULT(*NAME) PARAMETERS;
#include "executor/devices/cuda/libraries/cudnn_api.def"
#undef VALUE
#undef FUNCTION
} sr_cudnn;

#endif
