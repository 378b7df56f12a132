#include "executor/devices/cuda/libraries/runtime.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/cuda_libraries.h"

/* Versions as CUDA counts them: 1000 * major + 10 * minor. */
enum {
  MAJOR_NEEDED = 13,
  VERSION_NEEDED = 1000 * MAJOR_NEEDED
};

static const char *const functions[] = {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) #NAME,
#include "executor/devices/cuda/libraries/runtime_api.def"
#undef VALUE
#undef FUNCTION
};

static const sr_cuda_library library = {.what = "CUDA's runtime",
                                        .soname = "libcudart.so.13",
                                        .functions = functions,
                                        .function_count = sizeof functions / sizeof *functions};

_Static_assert(sizeof(sr_cuda_runtime) == sizeof functions, "a pointer for each function");

/* A driver runs programs of every runtime of its major version and of older ones. */
static sr_status check_versions(sr_ctx *ctx, const sr_cuda_runtime *cuda) {
  int runtime = 0, driver = 0;
  SR_TRY(sr_cuda_check(ctx, cuda, cuda->cudaRuntimeGetVersion(&runtime),
                       "asking for the version of CUDA's runtime"));
  if (runtime / 1000 != MAJOR_NEEDED)
    return sr_fail(ctx, SR_ERR_UNAVAILABLE,
                   "CUDA's runtime %s is version %d.%d; version %d is needed", library.soname,
                   runtime / 1000, runtime % 1000 / 10, MAJOR_NEEDED);
  SR_TRY(sr_cuda_check(ctx, cuda, cuda->cudaDriverGetVersion(&driver),
                       "asking for the version of NVIDIA's driver"));
  if (driver == 0)
    return sr_fail(ctx, SR_ERR_UNAVAILABLE,
                   "CUDA's runtime %d.%d finds no NVIDIA driver (libcuda.so.1) here; one for CUDA "
                   "%d is needed, version 580 or newer",
                   runtime / 1000, runtime % 1000 / 10, MAJOR_NEEDED);
  if (driver < VERSION_NEEDED)
    return sr_fail(
        ctx, SR_ERR_UNAVAILABLE,
        "NVIDIA's driver is for CUDA %d.%d and older; one for CUDA %d is needed, version "
        "580 or newer",
        driver / 1000, driver % 1000 / 10, MAJOR_NEEDED);
  return SR_OK;
}

sr_status sr_cuda_runtime_open(sr_ctx *ctx, const char *directories,
                               const sr_cuda_runtime **out_cuda) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static sr_cuda_runtime opened;
  static bool is_open;
  pthread_mutex_lock(&lock);
  sr_status status = SR_OK;
  if (!is_open) {
    status = sr_cuda_library_open(ctx, &library, directories, &opened);
    if (status == SR_OK)
      status = check_versions(ctx, &opened);
    is_open = status == SR_OK;
  }
  pthread_mutex_unlock(&lock);
  *out_cuda = status == SR_OK ? &opened : NULL;
  return status;
}

sr_status sr_cuda_check(sr_ctx *ctx, const sr_cuda_runtime *cuda, sr_cuda_error error,
                        const char *what, ...) {
  if (error == SR_CUDA_SUCCESS)
    return SR_OK;
  cuda->cudaGetLastError(); /* a later call would return the error again */
  char text[256];
  va_list list;
  va_start(list, what);
  vsnprintf(text, sizeof text, what, list);
  va_end(list);
  sr_status status = SR_ERR_DEVICE;
  if (error == SR_CUDA_ERROR_OUT_OF_MEMORY)
    status = SR_ERR_NOMEM;
  if (error == SR_CUDA_ERROR_INSUFFICIENT_DRIVER || error == SR_CUDA_ERROR_NO_DEVICE)
    status = SR_ERR_UNAVAILABLE;
  return sr_fail(ctx, status, "%s: %s (%s)", text, cuda->cudaGetErrorString(error),
                 cuda->cudaGetErrorName(error));
}
