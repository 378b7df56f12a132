#include "executor/devices/cuda/libraries/cuda_dnn.h"

#include <stdlib.h>

#include "base/cuda_libraries.h"

static const char *const functions[] = {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) #NAME,
#include "executor/devices/cuda/libraries/cudnn_api.def"
#undef VALUE
#undef FUNCTION
};

_Static_assert(sizeof(sr_cudnn) == sizeof functions, "a pointer for each function");

static sr_status library_open(sr_ctx *ctx, const char *directories, const sr_cudnn **out_library) {
  static const sr_cuda_library library = {.what = "NVIDIA's library of convolutions",
                                          .soname = "libcudnn.so.9",
                                          .functions = functions,
                                          .function_count = sizeof functions / sizeof *functions};
  static sr_cuda_opened once = {.lock = PTHREAD_MUTEX_INITIALIZER};
  static sr_cudnn opened;
  *out_library = &opened;
  return sr_cuda_library_open_once(ctx, &library, directories, &once, &opened);
}

sr_status sr_cuda_dnn_version(sr_ctx *ctx, const char *directories, sr_library_version *out) {
  const sr_cudnn *library;
  SR_TRY(library_open(ctx, directories, &library));
  *out = sr_library_version_of(library->cudnnGetVersion());
  return SR_OK;
}

sr_status sr_cuda_dnn_create(sr_ctx *ctx, const sr_cuda_runtime *cuda, const char *directories,
                             sr_cuda_dnn **out_dnn) {
  *out_dnn = NULL;
  const sr_cudnn *library;
  SR_TRY(library_open(ctx, directories, &library));
  sr_cuda_dnn *dnn = calloc(1, sizeof *dnn);
  if (!dnn)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for convolutions");
  *dnn = (sr_cuda_dnn){.cuda = cuda, .library = library, .lock = PTHREAD_MUTEX_INITIALIZER};
  sr_status status =
      sr_cuda_dnn_check(ctx, dnn, library->cudnnCreate(&dnn->handle), "opening cuDNN");
  if (status == SR_OK)
    *out_dnn = dnn;
  else
    free(dnn);
  return status;
}

void sr_cuda_dnn_destroy(sr_cuda_dnn *dnn) {
  if (!dnn)
    return;
  dnn->library->cudnnDestroy(dnn->handle);
  pthread_mutex_destroy(&dnn->lock);
  free(dnn);
}

sr_status sr_cuda_dnn_check(sr_ctx *ctx, const sr_cuda_dnn *dnn, sr_cudnn_status status,
                            const char *what) {
  if (status == SR_CUDNN_SUCCESS)
    return SR_OK;
  dnn->cuda->cudaGetLastError(); /* cuDNN may leave an error that a later call would return */
  const bool is_memory = status == SR_CUDNN_NO_HOST_MEMORY || status == SR_CUDNN_NO_DEVICE_MEMORY;
  sr_status code = is_memory                         ? SR_ERR_NOMEM
                   : sr_cudnn_is_unsupported(status) ? SR_ERR_UNSUPPORTED
                                                     : SR_ERR_DEVICE;
  return sr_fail(ctx, code, "%s: %s of cuDNN %zu", what, dnn->library->cudnnGetErrorString(status),
                 dnn->library->cudnnGetVersion());
}
