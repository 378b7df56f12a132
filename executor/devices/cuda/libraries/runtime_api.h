/*
 * Our own declarations of CUDA's runtime, so that no machine needs NVIDIA's headers to build. The
 * types below have the layout of NVIDIA's. runtime.h gives the table of functions.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_RUNTIME_API_H
#define SR_EXECUTOR_DEVICES_CUDA_RUNTIME_API_H

#include <stddef.h>
#include <stdint.h>

/* The numbers that runtime_api.def lists: SR_CUDA_SUCCESS, ... */
enum {
#define VALUE(NAME, THEIRS, NUMBER) SR_CUDA_##NAME = NUMBER,
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/libraries/runtime_api.def"
#undef VALUE
#undef FUNCTION
};

/* Enums of CUDA */
typedef unsigned sr_cuda_error;
typedef unsigned sr_cuda_attribute;
typedef unsigned sr_cuda_direction;
typedef unsigned sr_cuda_capture_mode;
typedef unsigned sr_cuda_capture_status;
typedef unsigned sr_cuda_jit_option;
typedef unsigned sr_cuda_module_option;

/* Objects of CUDA */
typedef struct sr_cuda_stream_object *sr_cuda_stream;
typedef struct sr_cuda_event_object *sr_cuda_event;
typedef struct sr_cuda_module_object *sr_cuda_module; /* a cudaLibrary_t */
typedef struct sr_cuda_kernel_object *sr_cuda_kernel;
typedef struct sr_cuda_graph_object *sr_cuda_graph;
typedef struct sr_cuda_node_object *sr_cuda_node;
typedef struct sr_cuda_instance_object *sr_cuda_instance; /* a cudaGraphExec_t */
typedef uint64_t sr_cuda_condition;                       /* a cudaGraphConditionalHandle */

/* How one node of a graph waits for another one. NULL stands for an array of the usual ones. */
typedef struct sr_cuda_edge sr_cuda_edge;

/* Sizes of a grid of blocks, or of a block of threads. */
typedef struct sr_cuda_size3 {
  unsigned x, y, z;
} sr_cuda_size3;

/* The properties of a device. Versions of CUDA differ in what follows the fields that are named
 * here, and in how much it is. */
typedef struct sr_cuda_properties {
  char name[256];
  uint8_t uuid[16];
  uint64_t unused[2];
  uint64_t memory_bytes;
  uint64_t others[475];
} sr_cuda_properties;

/* What cudaGraphAddNode makes: a node that runs bodies as a condition says. */
typedef struct sr_cuda_node_parameters {
  unsigned kind; /* SR_CUDA_NODE_CONDITIONAL */
  int zeros[3];
  union {
    struct {
      sr_cuda_condition handle;
      unsigned kind;             /* SR_CUDA_CONDITION_... */
      unsigned body_count;       /* IF: 1 or 2; WHILE: 1; SWITCH: any */
      sr_cuda_graph *out_bodies; /* set to an array of CUDA's own */
    } condition;
    int64_t zeros_behind[29];
  };
  int64_t last_zero;
} sr_cuda_node_parameters;

/* The functions, called as CUDA's documentation says. */
typedef struct sr_cuda_runtime {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) RESULT(*NAME) PARAMETERS;
#include "executor/devices/cuda/libraries/runtime_api.def"
#undef VALUE
#undef FUNCTION
} sr_cuda_runtime;

#endif
