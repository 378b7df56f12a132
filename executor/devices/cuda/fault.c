/* Tells errors of one call from those that last. CUDA's documentation lists no such errors, but
 * they come again when something is asked that cannot fail otherwise. */
#include "executor/devices/cuda/fault.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/* A GPU that has failed. The list is never freed: the process cannot use the GPU any more. */
typedef struct lost_gpu {
  int32_t gpu;
  char why[SR_MESSAGE_BYTES / 2];
  struct lost_gpu *next;
} lost_gpu;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static lost_gpu *lost_gpus;

static const char *find(int32_t gpu) {
  pthread_mutex_lock(&lock);
  const lost_gpu *found = lost_gpus;
  while (found && found->gpu != gpu)
    found = found->next;
  pthread_mutex_unlock(&lock);
  return found ? found->why : NULL;
}

const char *sr_cuda_lost(const sr_cuda_device *device) {
  return find(device->gpu);
}

/* Without memory the GPU is not remembered. Later calls for it then tell CUDA's error alone. */
static void remember(int32_t gpu, const char *why) {
  lost_gpu *lost = find(gpu) ? NULL : calloc(1, sizeof *lost);
  if (!lost)
    return;
  lost->gpu = gpu;
  snprintf(lost->why, sizeof lost->why, "%s", why);
  pthread_mutex_lock(&lock);
  lost->next = lost_gpus;
  lost_gpus = lost;
  pthread_mutex_unlock(&lock);
}

bool sr_cuda_has_failed(const sr_cuda_device *device) {
  const sr_cuda_runtime *cuda = sr_cuda_set_of(&device->base)->cuda;
  cuda->cudaGetLastError();
  const sr_cuda_error again = cuda->cudaStreamQuery(device->stream);
  cuda->cudaGetLastError();
  return again != SR_CUDA_SUCCESS && again != SR_CUDA_ERROR_NOT_READY;
}

static sr_status lose(sr_ctx *ctx, const sr_cuda_device *device, const char *why) {
  remember(device->gpu, why);
  sr_ctx_clear(ctx);
  return sr_fail(ctx, SR_ERR_DEVICE,
                 "%s; the GPU of device %d has failed, and all arrays in its memory are lost", why,
                 (int)device->base.number);
}

sr_status sr_cuda_settle(sr_ctx *ctx, const sr_cuda_device *device, sr_cuda_error error,
                         const char *place) {
  const sr_cuda_runtime *cuda = sr_cuda_set_of(&device->base)->cuda;
  if (error == SR_CUDA_SUCCESS || !sr_cuda_has_failed(device))
    return sr_cuda_check(ctx, cuda, error, "%s", place);
  char why[SR_MESSAGE_BYTES / 2];
  snprintf(why, sizeof why, "%s: %s (%s)", place, cuda->cudaGetErrorString(error),
           cuda->cudaGetErrorName(error));
  return lose(ctx, device, why);
}

sr_status sr_cuda_note_failure(sr_ctx *ctx, const sr_cuda_device *device, sr_status status) {
  char why[SR_MESSAGE_BYTES / 2];
  if (status == SR_OK || sr_cuda_lost(device) || !sr_cuda_has_failed(device))
    return status;
  snprintf(why, sizeof why, "%.*s", (int)sizeof why - 1, ctx->message);
  return lose(ctx, device, why);
}
