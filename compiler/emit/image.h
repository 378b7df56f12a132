/* The last stage of codegen: makes the image of the objects of all batches, in the form that the
 * devices of the target load (sr_code in executable/plan.h). */
#ifndef SR_COMPILER_EMIT_IMAGE_H
#define SR_COMPILER_EMIT_IMAGE_H

#include "base/arena.h"
#include "compiler/machine/link.h"

/* A function of the image: `object` is the index of its object, `name` its symbol there. */
typedef struct sr_image_function {
  uint32_t object;
  const char *name;
  uint32_t parameter_bytes; /* GPU: of the parameter that is passed by value */
} sr_image_function;

typedef struct sr_image_source {
  sr_target target;
  const sr_object
      *objects; /* x86-64 and SIMULATED: ELF objects; CUDA: texts of PTX, with the NUL */
  uint32_t object_count;
  const sr_image_function *functions;
  uint32_t function_count;
  const char *cuda_libraries; /* as in sr_compile_options */
  bool is_ptx_enough;         /* CUDA: the image need not be a cubin */
} sr_image_source;

/*
 * Sets all of *out but `target`; the arrays live in `arena`. Equal sources give equal images. For
 * CUDA the image is a cubin; without libnvJitLink it is the PTX, and a warning is logged, because
 * every start then waits for the driver to compile it. Errors: those of sr_link; SR_ERR_INTERNAL if
 * nvJitLink refuses the PTX.
 */
sr_status sr_image_make(sr_ctx *ctx, sr_arena *arena, const sr_image_source *source, sr_code *out);

#endif
