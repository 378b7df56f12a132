#include "compiler/emit/image.h"

#include <string.h>

#include "compiler/cuda/cubin.h"
#include "compiler/machine/function_library.h"

/* ---- x86-64 ---------------------------------------------------------------------------------- */

static sr_status link_x86(sr_ctx *ctx, sr_arena *arena, const sr_image_source *source,
                          sr_code *out) {
  sr_object_function *functions = SR_NEW_ARRAY(arena, sr_object_function, source->function_count);
  for (uint32_t i = 0; i < source->function_count; i++)
    functions[i] = (sr_object_function){source->functions[i].object, source->functions[i].name};
  const sr_object library = sr_library_object();
  return sr_link(ctx, arena, source->objects, source->object_count, &library, functions,
                 source->function_count, out);
}

/* ---- CUDA ------------------------------------------------------------------------------------ */

enum {
  MODULE_ALIGNMENT = 16
};

static uint64_t align_module(uint64_t bytes) {
  return (bytes + MODULE_ALIGNMENT - 1) / MODULE_ALIGNMENT * MODULE_ALIGNMENT;
}

/* The image is the texts of PTX, one module for each object. */
static void keep_ptx(sr_arena *arena, const sr_image_source *source, sr_code *out) {
  uint64_t *starts = SR_NEW_ARRAY(arena, uint64_t, source->object_count), bytes = 0;
  for (uint32_t i = 0; i < source->object_count; i++) {
    starts[i] = bytes;
    bytes += align_module(source->objects[i].bytes + 1);
  }
  uint8_t *image = SR_NEW_ARRAY(arena, uint8_t, bytes);
  uint64_t *functions = SR_NEW_ARRAY(arena, uint64_t, source->function_count);
  for (uint32_t i = 0; i < source->object_count; i++)
    memcpy(image + starts[i], source->objects[i].data, source->objects[i].bytes);
  for (uint32_t i = 0; i < source->function_count; i++)
    functions[i] = starts[source->functions[i].object];
  out->image = image;
  out->image_bytes = bytes;
  out->functions = functions;
}

static sr_status link_cubin(sr_ctx *ctx, sr_arena *arena, const sr_image_source *source,
                            sr_code *out) {
  sr_ptx *modules = SR_NEW_ARRAY(arena, sr_ptx, source->object_count);
  for (uint32_t i = 0; i < source->object_count; i++)
    modules[i] = (sr_ptx){sr_arena_printf(arena, "kernels %u", i), source->objects[i].data};
  sr_cubin cubin;
  SR_TRY(sr_cubin_link(ctx, arena, source->cuda_libraries, modules, source->object_count,
                       source->target.level, &cubin));
  /* Every image for a GPU ends in a NUL. */
  uint8_t *image = SR_NEW_ARRAY(arena, uint8_t, cubin.bytes + 1);
  memcpy(image, cubin.data, cubin.bytes);
  out->image = image;
  out->image_bytes = cubin.bytes + 1;
  out->functions = SR_NEW_ARRAY(arena, uint64_t, source->function_count);
  return SR_OK;
}

static sr_status make_cuda(sr_ctx *ctx, sr_arena *arena, const sr_image_source *source,
                           sr_code *out) {
  out->function_count = source->function_count;
  if (source->object_count == 0)
    return SR_OK;
  sr_ctx link_ctx = {.log = ctx->log};
  const sr_status status =
      source->is_ptx_enough ? SR_ERR_UNAVAILABLE : link_cubin(&link_ctx, arena, source, out);
  if (status == SR_OK)
    return SR_OK;
  if (status != SR_ERR_UNAVAILABLE)
    return sr_fail(ctx, status, "%s", link_ctx.message);
  if (!source->is_ptx_enough)
    sr_log_line(ctx, SR_LOG_COMPILE, SR_LOG_WARN,
                "the drivers will compile the program's PTX at every start, because rank 0 cannot "
                "do it now: %s",
                link_ctx.message);
  keep_ptx(arena, source, out);
  return SR_OK;
}

/* ---- the simulated GPU ----------------------------------------------------------------------- */

/* The header of a module for the simulated GPU (tests/cuda/simulated). Then come a row for each
 * function and the names of the imports, each with a NUL; the image is on a page boundary. */
typedef struct simulated_header {
  char magic[8];
  uint64_t bytes, image_offset, image_bytes, text_bytes, import_offset;
  uint32_t import_count, function_count;
} simulated_header;

typedef struct simulated_function {
  uint64_t offset, parameter_bytes, shared_bytes, number;
} simulated_function;

enum {
  PAGE_BYTES = 4096
};

static sr_status make_simulated(sr_ctx *ctx, sr_arena *arena, const sr_image_source *source,
                                sr_code *out) {
  sr_code x86 = {0};
  SR_TRY(link_x86(ctx, arena, source, &x86));
  uint64_t used = sizeof(simulated_header) + source->function_count * sizeof(simulated_function);
  for (uint32_t i = 0; i < x86.import_count; i++)
    used += strlen(x86.imports[i]) + 1;
  const uint64_t image_offset = (used + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES;
  const uint64_t bytes = image_offset + x86.image_bytes + 1;
  uint8_t *module = SR_NEW_ARRAY(arena, uint8_t, bytes);
  const simulated_header header = {
      .bytes = bytes,
      .image_offset = image_offset,
      .image_bytes = x86.image_bytes,
      .text_bytes = x86.text_bytes,
      .import_offset = x86.import_offset,
      .import_count = x86.import_count,
      .function_count = source->function_count,
  };
  memcpy(module, &header, sizeof header);
  memcpy(module, "spmdsim\n", sizeof header.magic);
  uint8_t *at = module + sizeof header;
  for (uint32_t i = 0; i < source->function_count; i++) {
    const simulated_function row = {.offset = x86.functions[i],
                                    .parameter_bytes = source->functions[i].parameter_bytes,
                                    .number = i};
    memcpy(at, &row, sizeof row);
    at += sizeof row;
  }
  for (uint32_t i = 0; i < x86.import_count; i++) {
    const size_t length = strlen(x86.imports[i]) + 1;
    memcpy(at, x86.imports[i], length);
    at += length;
  }
  if (x86.image_bytes)
    memcpy(module + image_offset, x86.image, x86.image_bytes);
  out->image = module;
  out->image_bytes = bytes;
  out->function_count = source->function_count;
  out->functions = SR_NEW_ARRAY(arena, uint64_t, source->function_count);
  return SR_OK;
}

sr_status sr_image_make(sr_ctx *ctx, sr_arena *arena, const sr_image_source *source, sr_code *out) {
  switch (source->target.family) {
  case SR_TARGET_X86_64:
    return link_x86(ctx, arena, source, out);
  case SR_TARGET_CUDA:
    return make_cuda(ctx, arena, source, out);
  case SR_TARGET_SIMULATED:
    return make_simulated(ctx, arena, source, out);
  }
  return sr_fail(ctx, SR_ERR_INTERNAL, "no image can be made for an unknown target");
}
