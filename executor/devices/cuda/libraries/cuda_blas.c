#include "executor/devices/cuda/libraries/cuda_blas.h"

#include <stdlib.h>

#include "base/cuda_libraries.h"

static const char *const functions[] = {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) #NAME,
#include "executor/devices/cuda/libraries/blas_api.def"
#undef VALUE
#undef FUNCTION
};

_Static_assert(sizeof(sr_cublas) == sizeof functions, "a pointer for each function");

static sr_status library_open(sr_ctx *ctx, const char *directories, const sr_cublas **out_library) {
  static const sr_cuda_library library = {.what = "NVIDIA's library of matrix products",
                                          .soname = "libcublasLt.so.13",
                                          .functions = functions,
                                          .function_count = sizeof functions / sizeof *functions};
  static sr_cuda_opened once = {.lock = PTHREAD_MUTEX_INITIALIZER};
  static sr_cublas opened;
  *out_library = &opened;
  return sr_cuda_library_open_once(ctx, &library, directories, &once, &opened);
}

sr_status sr_cuda_blas_version(sr_ctx *ctx, const char *directories, sr_library_version *out) {
  const sr_cublas *library;
  SR_TRY(library_open(ctx, directories, &library));
  *out = sr_library_version_of(library->cublasLtGetVersion());
  return SR_OK;
}

sr_status sr_cuda_blas_create(sr_ctx *ctx, const sr_cuda_runtime *cuda, const char *directories,
                              sr_cuda_blas **out_blas) {
  *out_blas = NULL;
  const sr_cublas *library;
  SR_TRY(library_open(ctx, directories, &library));
  sr_cuda_blas *blas = calloc(1, sizeof *blas);
  if (!blas)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for matrix products");
  *blas = (sr_cuda_blas){.cuda = cuda, .library = library};
  sr_status status =
      sr_cuda_blas_check(ctx, blas, library->cublasLtCreate(&blas->handle), "opening cuBLASLt");
  if (status == SR_OK)
    *out_blas = blas;
  else
    free(blas);
  return status;
}

void sr_cuda_blas_destroy(sr_cuda_blas *blas) {
  if (!blas)
    return;
  blas->library->cublasLtDestroy(blas->handle);
  free(blas);
}

sr_status sr_cuda_blas_check(sr_ctx *ctx, const sr_cuda_blas *blas, sr_cublas_status status,
                             const char *what) {
  if (status == SR_CUBLAS_SUCCESS)
    return SR_OK;
  blas->cuda->cudaGetLastError(); /* cuBLASLt may leave an error that a later call would return */
  sr_status code = status == SR_CUBLAS_ALLOC_FAILED    ? SR_ERR_NOMEM
                   : status == SR_CUBLAS_NOT_SUPPORTED ? SR_ERR_UNSUPPORTED
                                                       : SR_ERR_DEVICE;
  return sr_fail(ctx, code, "%s: %s (%s)", what, blas->library->cublasLtGetStatusString(status),
                 blas->library->cublasLtGetStatusName(status));
}
