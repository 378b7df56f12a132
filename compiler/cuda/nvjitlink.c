/* Opens libnvJitLink. */
#include "compiler/cuda/nvjitlink.h"

#include "base/cuda_libraries.h"

#define NAME(field, name, parameters) "__nvJitLink" #name "_13_0",
static const char *const functions[] = {SR_NVJITLINK_FUNCTIONS(NAME)};
#undef NAME

sr_status sr_nvjitlink_open(sr_ctx *ctx, const char *directories, sr_nvjitlink *out) {
  static const sr_cuda_library library = {.what = "NVIDIA's compiler of PTX",
                                          .soname = "libnvJitLink.so.13",
                                          .functions = functions,
                                          .function_count = sizeof functions / sizeof *functions};
  return sr_cuda_library_open(ctx, &library, directories, out);
}
