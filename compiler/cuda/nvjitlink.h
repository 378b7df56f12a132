/*
 * libnvJitLink, NVIDIA's library that turns PTX into machine code of a GPU: those of its functions
 * and numbers that cubin.c uses. It is opened when it is needed, so the declarations are our own
 * and no build needs CUDA.
 *
 * A library of version 13.x has each function once for every minor version up to its own, under a
 * name that ends in that version. The names that end in 13_0 are in all of them.
 */
#ifndef SR_COMPILER_CUDA_NVJITLINK_H
#define SR_COMPILER_CUDA_NVJITLINK_H

#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

struct nvJitLink; /* a link that is being made; the library alone knows what is in it */

/* What the functions return and take, as far as cubin.c tells it apart. */
enum {
  SR_NVJITLINK_SUCCESS = 0,
  SR_NVJITLINK_UNRECOGNIZED_ARCH = 16, /* a GPU that is newer than the library */
  SR_NVJITLINK_UNSUPPORTED_ARCH = 17,  /* a GPU that is too old for the library */
  SR_NVJITLINK_INPUT_PTX = 2
};

/*
 * FUNCTION(field, name, parameters): all return a result, 0 for success.
 *
 *   create        sets *link even if it fails; options are "-arch=sm_90" and the like
 *   destroy       frees the link and sets *link to NULL
 *   add           compiles one input; `name` stands for it in the log
 *   complete      links what was added
 *   cubin_bytes, cubin             the result, after complete; the caller brings the memory
 *   error_log_bytes, error_log     what went wrong, in lines; the bytes include the final NUL
 */
#define SR_NVJITLINK_FUNCTIONS(FUNCTION)                                                           \
  FUNCTION(create, Create, (struct nvJitLink * *link, uint32_t count, const char **options))       \
  FUNCTION(destroy, Destroy, (struct nvJitLink * *link))                                           \
  FUNCTION(                                                                                        \
      add, AddData,                                                                                \
      (struct nvJitLink * link, uint32_t kind, const void *data, size_t bytes, const char *name))  \
  FUNCTION(complete, Complete, (struct nvJitLink * link))                                          \
  FUNCTION(cubin_bytes, GetLinkedCubinSize, (struct nvJitLink * link, size_t *out_bytes))          \
  FUNCTION(cubin, GetLinkedCubin, (struct nvJitLink * link, void *out_cubin))                      \
  FUNCTION(error_log_bytes, GetErrorLogSize, (struct nvJitLink * link, size_t *out_bytes))         \
  FUNCTION(error_log, GetErrorLog, (struct nvJitLink * link, char *out_log))

#define SR_NVJITLINK_FIELD(field, name, parameters) uint32_t(*field) parameters;
typedef struct sr_nvjitlink {
  SR_NVJITLINK_FUNCTIONS(SR_NVJITLINK_FIELD)
} sr_nvjitlink;
#undef SR_NVJITLINK_FIELD

/* Opens the library as base/cuda_libraries.h says, and fills *out. Errors: SR_ERR_UNAVAILABLE. */
sr_status sr_nvjitlink_open(sr_ctx *ctx, const char *directories, sr_nvjitlink *out);

#endif
