/* Compares executor/devices/cuda/libraries/blas_api.h with NVIDIA's headers. It is only compiled:
 * what differs is an error. */
#include <cublasLt.h>

#include "declarations.h"
#include "executor/devices/cuda/libraries/blas_api.h"

/* ---- numbers --------------------------------------------------------------------------------- */

#define VALUE(NAME, THEIRS, NUMBER)                                                                \
  _Static_assert((long)SR_CUBLAS_##NAME == (long)(THEIRS), #THEIRS);
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/libraries/blas_api.def"
#undef VALUE
#undef FUNCTION

/* ---- layouts --------------------------------------------------------------------------------- */

SAME_SIZE(sr_cublas_status, cublasStatus_t);
SAME_SIZE(sr_cublas_type, cudaDataType_t);
SAME_SIZE(sr_cublas_sum, cublasComputeType_t);
SAME_SIZE(sr_cublas_operation_attribute, cublasLtMatmulDescAttributes_t);
SAME_SIZE(sr_cublas_layout_attribute, cublasLtMatrixLayoutAttribute_t);
SAME_SIZE(sr_cublas_preference_attribute, cublasLtMatmulPreferenceAttributes_t);
SAME_SIZE(sr_cublas_handle, cublasLtHandle_t);
SAME_SIZE(sr_cublas_operation, cublasLtMatmulDesc_t);
SAME_SIZE(sr_cublas_layout, cublasLtMatrixLayout_t);
SAME_SIZE(sr_cublas_preference, cublasLtMatmulPreference_t);
SAME_SIZE(sr_cublas_algorithm, cublasLtMatmulAlgo_t);

SAME_SIZE(sr_cublas_choice, cublasLtMatmulHeuristicResult_t);
SAME_FIELD(sr_cublas_choice, algorithm, cublasLtMatmulHeuristicResult_t, algo);
SAME_FIELD(sr_cublas_choice, workspace_bytes, cublasLtMatmulHeuristicResult_t, workspaceSize);
SAME_FIELD(sr_cublas_choice, status, cublasLtMatmulHeuristicResult_t, state);
SAME_FIELD(sr_cublas_choice, waves, cublasLtMatmulHeuristicResult_t, wavesCount);
SAME_FIELD(sr_cublas_choice, reserved, cublasLtMatmulHeuristicResult_t, reserved);

/* ---- functions ------------------------------------------------------------------------------- */

/* From here on our names mean NVIDIA's types, whose layouts are compared above. */
#define sr_cublas_status               cublasStatus_t
#define sr_cublas_type                 cudaDataType_t
#define sr_cublas_sum                  cublasComputeType_t
#define sr_cublas_operation_attribute  cublasLtMatmulDescAttributes_t
#define sr_cublas_layout_attribute     cublasLtMatrixLayoutAttribute_t
#define sr_cublas_preference_attribute cublasLtMatmulPreferenceAttributes_t
#define sr_cublas_handle               cublasLtHandle_t
#define sr_cublas_operation            cublasLtMatmulDesc_t
#define sr_cublas_layout               cublasLtMatrixLayout_t
#define sr_cublas_preference           cublasLtMatmulPreference_t
#define sr_cublas_algorithm            cublasLtMatmulAlgo_t
#define sr_cublas_choice               cublasLtMatmulHeuristicResult_t
#define sr_cuda_stream                 cudaStream_t

#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS)                                                         \
  _Static_assert(__builtin_types_compatible_p(__typeof__(NAME), RESULT PARAMETERS), #NAME);
#include "executor/devices/cuda/libraries/blas_api.def"
#undef VALUE
#undef FUNCTION
