/* Compares executor/devices/cuda/calls/cufft_api.h with NVIDIA's headers. It is only compiled: what
 * differs is an error. */
#include <cufftXt.h>

#include "declarations.h"
#include "executor/devices/cuda/calls/cufft_api.h"

#define VALUE(NAME, THEIRS, NUMBER)                                                                \
  _Static_assert((long)SR_CUFFT_##NAME == (long)(THEIRS), #THEIRS);
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/calls/cufft_api.def"
#undef VALUE
#undef FUNCTION

SAME_SIZE(sr_cufft_status, cufftResult);
SAME_SIZE(sr_cufft_plan, cufftHandle);
SAME_SIZE(sr_math_property, libraryPropertyType);
_Static_assert(MAJOR_VERSION == 0 && MINOR_VERSION == 1 && PATCH_LEVEL == 2, "parts of a version");

/* From here on our names mean NVIDIA's types, whose layouts are compared above. */
#define sr_cufft_status  cufftResult
#define sr_cufft_plan    cufftHandle
#define sr_math_property libraryPropertyType
#define sr_cublas_type   cudaDataType
#define sr_cuda_stream   cudaStream_t

#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS)                                                         \
  _Static_assert(__builtin_types_compatible_p(__typeof__(NAME), RESULT PARAMETERS), #NAME);
#include "executor/devices/cuda/calls/cufft_api.def"
#undef VALUE
#undef FUNCTION
