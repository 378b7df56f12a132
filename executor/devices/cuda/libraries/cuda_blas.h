/* Opens NVIDIA's library of matrix products, cuBLASLt, for a GPU. */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDA_BLAS_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDA_BLAS_H

#include "executor/devices/cuda/libraries/blas_api.h"
#include "executor/devices/cuda/libraries/runtime.h"
#include "executor/devices/cuda/libraries/versions.h"

/* cuBLASLt on one GPU. */
typedef struct sr_cuda_blas {
  const sr_cuda_runtime *cuda;
  const sr_cublas *library;
  sr_cublas_handle handle;
} sr_cuda_blas;

/* Opens libcublasLt.so.13 as sr_cuda_blas_create does, and gives its version. */
sr_status sr_cuda_blas_version(sr_ctx *ctx, const char *directories, sr_library_version *out);

/*
 * Opens libcublasLt.so.13, once per process, and makes a handle for the calling thread's current
 * GPU. `directories` is the value of --cuda-libraries, NULL: none (base/cuda_libraries.h). The
 * library stays open, and later calls use the same one, whatever their directories. `cuda` must
 * outlive the result. Any thread may call this function.
 *
 * Errors: SR_ERR_UNAVAILABLE (there is no such library), SR_ERR_NOMEM, SR_ERR_DEVICE.
 */
sr_status sr_cuda_blas_create(sr_ctx *ctx, const sr_cuda_runtime *cuda, const char *directories,
                              sr_cuda_blas **out_blas);
/* Called while the GPU is the current one, when its work is done and its products are destroyed.
 * NULL is allowed. */
void sr_cuda_blas_destroy(sr_cuda_blas *blas);

/* Returns SR_OK if `status`, which a function of cuBLASLt returned, is SR_CUBLAS_SUCCESS. Otherwise
 * fails with a message that begins with `what`. Errors: SR_ERR_NOMEM, SR_ERR_UNSUPPORTED (cuBLASLt
 * cannot compute this on this GPU), else SR_ERR_DEVICE. */
sr_status sr_cuda_blas_check(sr_ctx *ctx, const sr_cuda_blas *blas, sr_cublas_status status,
                             const char *what);

#endif
