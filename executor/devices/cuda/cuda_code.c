/* Loads the modules of a program's code, and finds its kernels in them. The driver loads a module
 * for each GPU when a kernel of it first runs there. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "executor/devices/cuda/cuda_device.h"

struct sr_device_code {
  const sr_cuda_runtime *cuda;
  int32_t gpu; /* the one to choose when modules are loaded and unloaded: else the first GPU that
                * the process sees would get a context, which takes hundreds of MB */
  sr_cuda_module *modules; /* [module_count] */
  uint32_t module_count;
  sr_cuda_kernel *kernels; /* [function_count of the code] */
};

/* Loads the module that has function `index`, if no earlier function has loaded it. */
static sr_status load_module(sr_ctx *ctx, const sr_code *code, uint32_t index,
                             sr_device_code *loaded, uint64_t *offsets, sr_cuda_module *out) {
  const sr_cuda_runtime *cuda = loaded->cuda;
  uint64_t offset = code->functions[index];
  for (uint32_t m = 0; m < loaded->module_count; m++)
    if (offsets[m] == offset) {
      *out = loaded->modules[m];
      return SR_OK;
    }
  SR_TRY(sr_cuda_check(
      ctx, cuda, cuda->cudaLibraryLoadData(out, code->image + offset, NULL, NULL, 0, NULL, NULL, 0),
      "loading the program's code for %s", sr_target_name_of(code->target).text));
  offsets[loaded->module_count] = offset;
  loaded->modules[loaded->module_count++] = *out;
  return SR_OK;
}

/* `offsets` has room for one per function: the offsets of the modules that are loaded. */
static sr_status load(sr_ctx *ctx, const sr_code *code, sr_device_code *loaded, uint64_t *offsets) {
  const sr_cuda_runtime *cuda = loaded->cuda;
  for (uint32_t i = 0; i < code->function_count; i++) {
    sr_cuda_module module;
    char name[32];
    snprintf(name, sizeof name, SR_CODE_FUNCTION "%" PRIu32, i);
    SR_TRY(load_module(ctx, code, i, loaded, offsets, &module));
    SR_TRY(sr_cuda_check(ctx, cuda, cuda->cudaLibraryGetKernel(&loaded->kernels[i], module, name),
                         "finding %s in the program's code", name));
  }
  return SR_OK;
}

sr_status sr_cuda_load(sr_ctx *ctx, const sr_device_set *base, const sr_code *code,
                       sr_device_code **out_code) {
  const sr_cuda_set *set = (const sr_cuda_set *)(const void *)base;
  *out_code = NULL;
  if (!sr_target_is_gpu(code->target))
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "the program is compiled for %s, and devices of kind cuda run code for GPUs",
                   sr_target_name_of(code->target).text);
  SR_TRY(sr_cuda_choose(ctx, &set->devices[0]));
  size_t count = code->function_count;
  sr_device_code *loaded = calloc(1, sizeof *loaded);
  uint64_t *offsets = calloc(count + 1, sizeof *offsets);
  if (loaded) {
    loaded->cuda = set->cuda;
    loaded->gpu = set->devices[0].gpu;
    loaded->modules = calloc(count + 1, sizeof *loaded->modules);
    loaded->kernels = calloc(count + 1, sizeof *loaded->kernels);
  }
  sr_status status = loaded && offsets && loaded->modules && loaded->kernels
                         ? load(ctx, code, loaded, offsets)
                         : sr_fail(ctx, SR_ERR_NOMEM, "no memory to load the program's code");
  free(offsets);
  if (status == SR_OK)
    *out_code = loaded;
  else
    sr_cuda_unload(loaded);
  return status;
}

sr_cuda_kernel sr_cuda_kernel_of(const sr_device_code *code, uint32_t index) {
  return code->kernels[index];
}

void sr_cuda_unload(sr_device_code *code) {
  if (!code)
    return;
  code->cuda->cudaSetDevice(code->gpu);
  for (uint32_t m = 0; m < code->module_count; m++)
    code->cuda->cudaLibraryUnload(code->modules[m]);
  free(code->modules);
  free(code->kernels);
  free(code);
}
