/* A runtime or driver of another version is refused with its version; one that fits is opened once
 * and kept; errors of CUDA become sentences. */
#include <dlfcn.h>
#include <string.h>

#include "executor/devices/cuda/libraries/runtime.h"
#include "support/expect.h"

enum {
  OTHER_ERROR = 999
};

/* ---- a runtime ------------------------------------------------------------------------------- */

static int runtime_version, driver_version, opened, forgotten;

static sr_cuda_error get_last_error(void) {
  forgotten++;
  return OTHER_ERROR;
}

static sr_cuda_error get_runtime_version(int *out_version) {
  *out_version = runtime_version;
  return SR_CUDA_SUCCESS;
}

static sr_cuda_error get_driver_version(int *out_version) {
  *out_version = driver_version;
  return SR_CUDA_SUCCESS;
}

static const char *get_text(sr_cuda_error error) {
  (void)error;
  return "the text";
}

static const char *get_name(sr_cuda_error error) {
  (void)error;
  return "the name";
}

static sr_cuda_error refuse(void) {
  return OTHER_ERROR;
}

/* The linker puts these in place of dlopen and dlsym. */
void *__wrap_dlopen(const char *path, int mode);
void *__wrap_dlsym(void *handle, const char *name);
void *__real_dlsym(void *handle, const char *name);

void *__wrap_dlopen(const char *path, int mode) {
  (void)mode;
  EXPECT_STRING(path, "libcudart.so.13");
  opened++;
  return &opened;
}

void *__wrap_dlsym(void *handle, const char *name) {
  if (handle != &opened) /* a sanitizer that is part of this program, as that of clang is */
    return __real_dlsym(handle, name);
  return strcmp(name, "cudaRuntimeGetVersion") == 0  ? (void *)(uintptr_t)get_runtime_version
         : strcmp(name, "cudaDriverGetVersion") == 0 ? (void *)(uintptr_t)get_driver_version
         : strcmp(name, "cudaGetErrorString") == 0   ? (void *)(uintptr_t)get_text
         : strcmp(name, "cudaGetLastError") == 0     ? (void *)(uintptr_t)get_last_error
         : strcmp(name, "cudaGetErrorName") == 0     ? (void *)(uintptr_t)get_name
                                                     : (void *)(uintptr_t)refuse;
}

/* ---- the test -------------------------------------------------------------------------------- */

static sr_status open_versions(sr_ctx *ctx, int runtime, int driver,
                               const sr_cuda_runtime **out_cuda) {
  runtime_version = runtime;
  driver_version = driver;
  *ctx = (sr_ctx){0};
  return sr_cuda_runtime_open(ctx, NULL, out_cuda);
}

static void check_refused(int runtime, int driver, const char *found, const char *needed) {
  sr_ctx ctx;
  const sr_cuda_runtime *cuda;
  EXPECT_EQ(open_versions(&ctx, runtime, driver, &cuda), SR_ERR_UNAVAILABLE);
  EXPECT(!cuda);
  EXPECT_CONTAINS(ctx.message, found);
  EXPECT_CONTAINS(ctx.message, needed);
}

/* Messages name what was done and what CUDA calls the error, and CUDA forgets it. */
static void check_error(const sr_cuda_runtime *cuda, sr_cuda_error error, sr_status wanted) {
  sr_ctx ctx = {0};
  forgotten = 0;
  EXPECT_EQ(sr_cuda_check(&ctx, cuda, error, "reading device %d", 3), wanted);
  EXPECT_STRING(ctx.message, wanted == SR_OK ? "" : "reading device 3: the text (the name)");
  EXPECT_EQ(forgotten, wanted != SR_OK);
}

int main(void) {
  check_refused(12080, 13000, "libcudart.so.13 is version 12.8", "version 13 is needed");
  check_refused(14000, 14000, "libcudart.so.13 is version 14.0", "version 13 is needed");
  check_refused(13010, 0, "CUDA's runtime 13.1 finds no NVIDIA driver", "580 or newer");
  check_refused(13010, 12090, "driver is for CUDA 12.9 and older", "580 or newer");

  sr_ctx ctx;
  const sr_cuda_runtime *cuda = NULL, *again = NULL;
  EXPECT_EQ(open_versions(&ctx, 13010, 13000, &cuda), SR_OK);
  EXPECT_STRING(ctx.message, "");
  EXPECT(cuda != NULL);
  EXPECT_EQ(opened, 5);
  EXPECT_EQ(open_versions(&ctx, 12000, 0, &again), SR_OK);
  EXPECT(again == cuda);
  EXPECT_EQ(opened, 5);
  if (!cuda)
    return expect_result();
  check_error(cuda, SR_CUDA_SUCCESS, SR_OK);
  check_error(cuda, cuda->cudaSetDevice(0), SR_ERR_DEVICE);
  check_error(cuda, SR_CUDA_ERROR_OUT_OF_MEMORY, SR_ERR_NOMEM);
  check_error(cuda, SR_CUDA_ERROR_INSUFFICIENT_DRIVER, SR_ERR_UNAVAILABLE);
  check_error(cuda, SR_CUDA_ERROR_NO_DEVICE, SR_ERR_UNAVAILABLE);
  return expect_result();
}
