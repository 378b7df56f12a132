/* Compares executor/devices/cuda/libraries/runtime_api.h with NVIDIA's headers. It is only
 * compiled: what differs is an error. */
#include <cuda_runtime_api.h>

#include "declarations.h"
#include "executor/devices/cuda/libraries/runtime_api.h"

/* ---- numbers --------------------------------------------------------------------------------- */

#define VALUE(NAME, THEIRS, NUMBER) _Static_assert((long)SR_CUDA_##NAME == (long)(THEIRS), #THEIRS);
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/libraries/runtime_api.def"
#undef VALUE
#undef FUNCTION

/* ---- layouts --------------------------------------------------------------------------------- */

SAME_SIZE(sr_cuda_error, cudaError_t);
SAME_SIZE(sr_cuda_attribute, enum cudaDeviceAttr);
SAME_SIZE(sr_cuda_direction, enum cudaMemcpyKind);
SAME_SIZE(sr_cuda_capture_mode, enum cudaStreamCaptureMode);
SAME_SIZE(sr_cuda_jit_option, enum cudaJitOption);
SAME_SIZE(sr_cuda_module_option, enum cudaLibraryOption);
SAME_SIZE(sr_cuda_stream, cudaStream_t);
SAME_SIZE(sr_cuda_event, cudaEvent_t);
SAME_SIZE(sr_cuda_module, cudaLibrary_t);
SAME_SIZE(sr_cuda_kernel, cudaKernel_t);
SAME_SIZE(sr_cuda_graph, cudaGraph_t);
SAME_SIZE(sr_cuda_node, cudaGraphNode_t);
SAME_SIZE(sr_cuda_instance, cudaGraphExec_t);
SAME_SIZE(sr_cuda_condition, cudaGraphConditionalHandle);

SAME_SIZE(sr_cuda_size3, dim3);
SAME_FIELD(sr_cuda_size3, x, dim3, x);
SAME_FIELD(sr_cuda_size3, y, dim3, y);
SAME_FIELD(sr_cuda_size3, z, dim3, z);

_Static_assert(sizeof(sr_cuda_properties) >= sizeof(struct cudaDeviceProp), "room for properties");
SAME_FIELD(sr_cuda_properties, name, struct cudaDeviceProp, name);
SAME_FIELD(sr_cuda_properties, uuid, struct cudaDeviceProp, uuid);
SAME_FIELD(sr_cuda_properties, memory_bytes, struct cudaDeviceProp, totalGlobalMem);

SAME_SIZE(sr_cuda_node_parameters, struct cudaGraphNodeParams);
SAME_FIELD(sr_cuda_node_parameters, kind, struct cudaGraphNodeParams, type);
SAME_FIELD(sr_cuda_node_parameters, zeros, struct cudaGraphNodeParams, reserved0);
SAME_FIELD(sr_cuda_node_parameters, zeros_behind, struct cudaGraphNodeParams, reserved1);
SAME_FIELD(sr_cuda_node_parameters, last_zero, struct cudaGraphNodeParams, reserved2);
SAME_FIELD(sr_cuda_node_parameters, condition.handle, struct cudaGraphNodeParams,
           conditional.handle);
SAME_FIELD(sr_cuda_node_parameters, condition.kind, struct cudaGraphNodeParams, conditional.type);
SAME_FIELD(sr_cuda_node_parameters, condition.body_count, struct cudaGraphNodeParams,
           conditional.size);
SAME_FIELD(sr_cuda_node_parameters, condition.out_bodies, struct cudaGraphNodeParams,
           conditional.phGraph_out);

/* ---- functions ------------------------------------------------------------------------------- */

/* From here on our names mean NVIDIA's types, whose layouts are compared above. */
#define sr_cuda_error           cudaError_t
#define sr_cuda_attribute       enum cudaDeviceAttr
#define sr_cuda_direction       enum cudaMemcpyKind
#define sr_cuda_capture_mode    enum cudaStreamCaptureMode
#define sr_cuda_jit_option      enum cudaJitOption
#define sr_cuda_module_option   enum cudaLibraryOption
#define sr_cuda_stream          cudaStream_t
#define sr_cuda_event           cudaEvent_t
#define sr_cuda_module          cudaLibrary_t
#define sr_cuda_kernel          cudaKernel_t
#define sr_cuda_graph           cudaGraph_t
#define sr_cuda_node            cudaGraphNode_t
#define sr_cuda_instance        cudaGraphExec_t
#define sr_cuda_condition       cudaGraphConditionalHandle
#define sr_cuda_edge            cudaGraphEdgeData
#define sr_cuda_size3           dim3
#define sr_cuda_properties      struct cudaDeviceProp
#define sr_cuda_node_parameters struct cudaGraphNodeParams

#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS)                                                         \
  _Static_assert(__builtin_types_compatible_p(__typeof__(NAME), RESULT PARAMETERS), #NAME);
#include "executor/devices/cuda/libraries/runtime_api.def"
#undef VALUE
#undef FUNCTION
