/* Compares executor/devices/cuda/calls/{cublas,cusolver}_api.h with NVIDIA's headers. It is only
 * compiled: what differs is an error. */
#include <cublas_v2.h>
#include <cusolverDn.h>

#include "declarations.h"
#include "executor/devices/cuda/calls/cusolver_api.h"

#define FUNCTION(NAME, RESULT, PARAMETERS)
#define VALUE(NAME, THEIRS, NUMBER) _Static_assert((long)SR_MATH_##NAME == (long)(THEIRS), #THEIRS);
#include "executor/devices/cuda/calls/cublas_api.def"
#undef VALUE
#define VALUE(NAME, THEIRS, NUMBER)                                                                \
  _Static_assert((long)SR_CUSOLVER_##NAME == (long)(THEIRS), #THEIRS);
#include "executor/devices/cuda/calls/cusolver_api.def"
#undef VALUE
#undef FUNCTION

SAME_SIZE(sr_math_property, libraryPropertyType);
SAME_SIZE(sr_math_side, cublasSideMode_t);
SAME_SIZE(sr_math_triangle, cublasFillMode_t);
SAME_SIZE(sr_math_operation, cublasOperation_t);
SAME_SIZE(sr_math_diagonal, cublasDiagType_t);
SAME_SIZE(sr_cublas_status, cublasStatus_t);
SAME_SIZE(sr_cublas_mode, cublasMath_t);
SAME_SIZE(sr_cublas_v2_handle, cublasHandle_t);
SAME_SIZE(sr_cusolver_status, cusolverStatus_t);
SAME_SIZE(sr_cusolver_determinism, cusolverDeterministicMode_t);
SAME_SIZE(sr_cusolver_vectors, cusolverEigMode_t);
SAME_SIZE(sr_cusolver_handle, cusolverDnHandle_t);

/* From here on our names mean NVIDIA's types, whose layouts are compared above. */
#define sr_math_property        libraryPropertyType
#define sr_math_f32             float
#define sr_math_f64             double
#define sr_math_c64             cuComplex
#define sr_math_c128            cuDoubleComplex
#define sr_math_side            cublasSideMode_t
#define sr_math_triangle        cublasFillMode_t
#define sr_math_operation       cublasOperation_t
#define sr_math_diagonal        cublasDiagType_t
#define sr_cublas_status        cublasStatus_t
#define sr_cublas_mode          cublasMath_t
#define sr_cublas_v2_handle     cublasHandle_t
#define sr_cusolver_status      cusolverStatus_t
#define sr_cusolver_determinism cusolverDeterministicMode_t
#define sr_cusolver_vectors     cusolverEigMode_t
#define sr_cusolver_handle      cusolverDnHandle_t
#define sr_cuda_stream          cudaStream_t

#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS)                                                         \
  _Static_assert(__builtin_types_compatible_p(__typeof__(NAME), RESULT PARAMETERS), #NAME);
#include "executor/devices/cuda/calls/cublas_api.def"
#include "executor/devices/cuda/calls/cusolver_api.def"
#undef VALUE
#undef FUNCTION
