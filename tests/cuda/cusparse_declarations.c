/* Compares executor/devices/cuda/calls/cusparse_api.h with NVIDIA's headers. It is only compiled:
 * what differs is an error. */
#include <cusparse.h>

#include "declarations.h"
#include "executor/devices/cuda/calls/cusparse_api.h"

#define VALUE(NAME, THEIRS, NUMBER)                                                                \
  _Static_assert((long)SR_CUSPARSE_##NAME == (long)(THEIRS), #THEIRS);
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/calls/cusparse_api.def"
#undef VALUE
#undef FUNCTION

SAME_SIZE(sr_cusparse_status, cusparseStatus_t);
SAME_SIZE(sr_cusparse_handle, cusparseHandle_t);

/* From here on our names mean NVIDIA's types, whose layouts are compared above. */
#define sr_math_property   libraryPropertyType
#define sr_math_f32        float
#define sr_math_f64        double
#define sr_math_c64        cuComplex
#define sr_math_c128       cuDoubleComplex
#define sr_cusparse_status cusparseStatus_t
#define sr_cusparse_handle cusparseHandle_t
#define sr_cuda_stream     cudaStream_t

#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS)                                                         \
  _Static_assert(__builtin_types_compatible_p(__typeof__(NAME), RESULT PARAMETERS), #NAME);
#include "executor/devices/cuda/calls/cusparse_api.def"
#undef VALUE
#undef FUNCTION
