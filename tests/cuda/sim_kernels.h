/* A module of the kernels of sim_kernels.def, in the format of the simulated GPU. */
#ifndef SR_TESTS_CUDA_SIM_KERNELS_H
#define SR_TESTS_CUDA_SIM_KERNELS_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The kernels' functions, and their numbers: NUMBER_writes_indices, ... */
#define KERNEL(NAME, WORDS, SHARED_BYTES) void NAME(const uint64_t *words);
#include "sim_kernels.def"
#undef KERNEL
enum {
#define KERNEL(NAME, WORDS, SHARED_BYTES) NUMBER_##NAME,
#include "sim_kernels.def"
#undef KERNEL
  KERNEL_COUNT
};

/* The beginning of a module. */
typedef struct kernels_header {
  char magic[8];
  uint64_t bytes, image_offset, image_bytes, text_bytes, import_offset;
  uint32_t import_count, function_count;
  struct {
    uint64_t offset, parameter_bytes, shared_bytes, number;
  } functions[KERNEL_COUNT];
  char names[256]; /* of the imports */
} kernels_header;

/* The section of sim_kernels.c. */
extern const uint8_t __start_kernels[] __attribute__((visibility("hidden")));
extern const uint8_t __stop_kernels[] __attribute__((visibility("hidden")));
extern const uint8_t kernel_slots_begin[] __asm__("kernel_slots")
    __attribute__((visibility("hidden")));

/* Makes the module; the caller frees it. */
static inline kernels_header *kernels_module(void) {
  static const char names[] = "sr_gpu_thread\0sr_gpu_block\0sr_gpu_blocks\0sr_gpu_barrier\0"
                              "sr_gpu_shuffle\0sr_gpu_shared\0memcpy\0sr_gpu_set_condition";
  size_t image_bytes = (size_t)(__stop_kernels - __start_kernels), image_offset = 4096;
  kernels_header *module = calloc(1, image_offset + image_bytes);
  if (!module)
    abort();
  *module = (kernels_header){.magic = "spmdsim\n",
                             .bytes = image_offset + image_bytes,
                             .image_offset = image_offset,
                             .image_bytes = image_bytes,
                             .text_bytes = (uint64_t)(kernel_slots_begin - __start_kernels),
                             .import_offset = (uint64_t)(kernel_slots_begin - __start_kernels),
                             .import_count = 8,
                             .function_count = KERNEL_COUNT,
                             .functions = {
#define KERNEL(NAME, WORDS, SHARED_BYTES)                                                          \
  {(uint64_t)((uintptr_t)NAME - (uintptr_t)__start_kernels), 8 * (WORDS), (SHARED_BYTES),          \
   NUMBER_##NAME},
#include "sim_kernels.def"
#undef KERNEL
                             }};
  memcpy(module->names, names, sizeof names);
  memcpy((uint8_t *)module + image_offset, __start_kernels, image_bytes);
  return module;
}

#endif
