/* Opens NVIDIA's library of convolutions, cuDNN, for a GPU. */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDA_DNN_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDA_DNN_H

#include <pthread.h>

#include "executor/devices/cuda/libraries/cudnn_api.h"
#include "executor/devices/cuda/libraries/runtime.h"
#include "executor/devices/cuda/libraries/versions.h"

/* cuDNN on one GPU. */
typedef struct sr_cuda_dnn {
  const sr_cuda_runtime *cuda;
  const sr_cudnn *library;
  sr_cudnn_handle handle;
  pthread_mutex_t lock; /* held by the thread that uses the handle */
} sr_cuda_dnn;

/*
 * Opens libcudnn.so.9, once per process, and makes a handle for the calling thread's current GPU.
 * `directories` is the value of --cuda-libraries, NULL: none (base/cuda_libraries.h). The library
 * stays open, and later calls use the same one, whatever their directories. `cuda` must outlive the
 * result. Any thread may call this function.
 *
 * Errors: SR_ERR_UNAVAILABLE (there is no such library), SR_ERR_NOMEM, SR_ERR_DEVICE.
 */
sr_status sr_cuda_dnn_create(sr_ctx *ctx, const sr_cuda_runtime *cuda, const char *directories,
                             sr_cuda_dnn **out_dnn);
/* Called while the GPU is the current one, when its work is done and its convolutions are
 * destroyed. NULL is allowed. */
void sr_cuda_dnn_destroy(sr_cuda_dnn *dnn);

/* Opens libcudnn.so.9 as sr_cuda_dnn_create does, and gives its version. */
sr_status sr_cuda_dnn_version(sr_ctx *ctx, const char *directories, sr_library_version *out);

/* Returns SR_OK if `status`, which a function of cuDNN returned, is SR_CUDNN_SUCCESS. Otherwise
 * fails with a message that begins with `what`. Errors: SR_ERR_NOMEM, SR_ERR_UNSUPPORTED (cuDNN
 * cannot compute this on this GPU), else SR_ERR_DEVICE. */
sr_status sr_cuda_dnn_check(sr_ctx *ctx, const sr_cuda_dnn *dnn, sr_cudnn_status status,
                            const char *what);

/* True if `status` says that cuDNN cannot do this, whatever the reason. */
static inline bool sr_cudnn_is_unsupported(sr_cudnn_status status) {
  return status / 1000 == SR_CUDNN_NOT_SUPPORTED / 1000;
}

#endif
