/* Compares executor/devices/cuda/libraries/cudnn_api.h with NVIDIA's headers. It is only compiled:
 * what differs is an error. */
#include <cudnn.h>

#include "declarations.h"
#include "executor/devices/cuda/libraries/cudnn_api.h"

#define VALUE(NAME, THEIRS, NUMBER)                                                                \
  _Static_assert((long)SR_CUDNN_##NAME == (long)(THEIRS), #THEIRS);
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/libraries/cudnn_api.def"
#undef VALUE
#undef FUNCTION

SAME_SIZE(sr_cudnn_status, cudnnStatus_t);
SAME_SIZE(sr_cudnn_type, cudnnDataType_t);
SAME_SIZE(sr_cudnn_kind, cudnnBackendDescriptorType_t);
SAME_SIZE(sr_cudnn_attribute, cudnnBackendAttributeName_t);
SAME_SIZE(sr_cudnn_attribute_type, cudnnBackendAttributeType_t);
SAME_SIZE(sr_cudnn_mode, cudnnConvolutionMode_t);
SAME_SIZE(sr_cudnn_mode, cudnnBackendHeurMode_t);
SAME_SIZE(sr_cudnn_note, cudnnBackendNumericalNote_t);
SAME_SIZE(sr_cudnn_note, cudnnBackendBehaviorNote_t);
SAME_SIZE(sr_cudnn_handle, cudnnHandle_t);
SAME_SIZE(sr_cudnn_object, cudnnBackendDescriptor_t);

/* From here on our names mean NVIDIA's types, whose layouts are compared above. */
#define sr_cudnn_status         cudnnStatus_t
#define sr_cudnn_kind           cudnnBackendDescriptorType_t
#define sr_cudnn_attribute      cudnnBackendAttributeName_t
#define sr_cudnn_attribute_type cudnnBackendAttributeType_t
#define sr_cudnn_handle         cudnnHandle_t
#define sr_cudnn_object         cudnnBackendDescriptor_t
#define sr_cuda_stream          cudaStream_t

#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS)                                                         \
  _Static_assert(__builtin_types_compatible_p(__typeof__(NAME), RESULT PARAMETERS), #NAME);
#include "executor/devices/cuda/libraries/cudnn_api.def"
#undef VALUE
#undef FUNCTION
