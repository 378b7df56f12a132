/*
 * The functions that the simulated GPU exports as libcudart.so.13, libcublasLt.so.13,
 * libcudnn.so.9, libnccl.so.2 and the mathematical libraries: those that devices use, as the tables
 * *_api.def in executor/devices/cuda/ list them, with CUDA's names, numbers and ABI. NVIDIA's
 * documentation tells what they do; README.md tells what the simulation adds and leaves out. Every
 * function may be called from any thread.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_API_H
#define SR_TESTS_CUDA_SIMULATED_SIM_API_H

#include "executor/devices/cuda/calls/cufft_api.h"
#include "executor/devices/cuda/calls/cusolver_api.h"
#include "executor/devices/cuda/calls/cusparse_api.h"
#include "executor/devices/cuda/libraries/blas_api.h"
#include "executor/devices/cuda/libraries/cudnn_api.h"
#include "executor/devices/cuda/nccl_api.h"

#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS)                                                         \
  __attribute__((visibility("default"))) RESULT NAME PARAMETERS;
#include "executor/devices/cuda/calls/cublas_api.def"
#include "executor/devices/cuda/calls/cufft_api.def"
#include "executor/devices/cuda/calls/cusolver_api.def"
#include "executor/devices/cuda/calls/cusparse_api.def"
#include "executor/devices/cuda/libraries/blas_api.def"
#include "executor/devices/cuda/libraries/cudnn_api.def"
#include "executor/devices/cuda/libraries/runtime_api.def"
#include "executor/devices/cuda/nccl_api.def"
#undef VALUE
#undef FUNCTION

/* The errors that the simulated GPU returns: SIM_Success, ... */
typedef sr_cuda_error sim_error;
enum {
#define ERROR(NAME, NUMBER, SENTENCE) SIM_##NAME = NUMBER,
#include "simulated/sim_errors.def"
#undef ERROR
};

/* cudaMemcpyKind */
typedef enum sim_direction {
  SIM_HOST_TO_HOST,
  SIM_HOST_TO_DEVICE,
  SIM_DEVICE_TO_HOST,
  SIM_DEVICE_TO_DEVICE,
  SIM_ANY_DIRECTION,
} sim_direction;

/* What handles point to */
typedef struct sr_cuda_stream_object sim_stream;
typedef struct sr_cuda_event_object sim_event;
typedef struct sr_cuda_module_object sim_module;
typedef struct sr_cuda_kernel_object sim_kernel;
typedef struct sr_cuda_graph_object sim_graph;
typedef struct sr_cuda_node_object sim_node;
typedef struct sr_cuda_instance_object sim_instance;

#endif
