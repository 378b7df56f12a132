/* Makes arrays from files, generators, memory and callbacks. Each rank fills only the shards of its
 * own devices. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/array/array_handle.h"
#include "api/array/array_layout.h"
#include "api/array/value.h"
#include "api/guards.h"
#include "api/needs.h"
#include "executor/io/element.h"
#include "executor/io/source.h"

/* ---- memory ---------------------------------------------------------------------------------- */

static sr_status make(spmdrun_context *context, const sr_set_node *set, const sr_array_type *type,
                      const char *what, spmdrun_array **out) {
  sr_array *array;
  SR_TRY(sr_array_create(&context->ctx, set->devices, type->device_count, type->dtype, type->rank,
                         type->dims, &type->sharding, what, &array));
  const sr_status status = sr_array_wrap(context, array, what, out);
  if (status != SR_OK)
    sr_array_destroy(array);
  return status;
}

static sr_status make_argument(spmdrun_executable *executable, int index, spmdrun_array **out) {
  spmdrun_context *context = executable->context;
  const sr_signature *signature = &executable->plan->signature;
  if (index < 0 || index >= signature->argument_count)
    return sr_fail(&context->ctx, SR_ERR_INVALID, "there is no argument %d; the program takes %d",
                   index, signature->argument_count);
  SR_TRY(sr_executable_check_live(executable));
  const sr_port *port = &signature->arguments[index];
  const sr_array_type type = {port->dtype, port->rank, port->dims, port->sharding,
                              signature->device_count};
  char what[SR_ARRAY_NAME_BYTES];
  snprintf(what, sizeof what, "argument %d", index);
  return make(context, executable->set, &type, what, out);
}

/* Collective: the job may have to make devices. */
static sr_status make_of_layout(spmdrun_context *context, const spmdrun_layout *layout,
                                spmdrun_array **out) {
  sr_arena *arena = sr_arena_create();
  sr_array_type type;
  sr_set_node *set;
  sr_status own = arena ? SR_OK : SR_ERR_NOMEM;
  if (own != SR_OK || SR_ARENA_GUARD(arena))
    own = sr_fail(&context->ctx, SR_ERR_NOMEM, "no memory to make an array");
  else
    own = sr_layout_read(&context->ctx, arena, layout, &type);
  own = sr_world_agree(&context->ctx, context->world, own);
  if (own == SR_OK)
    own = sr_context_devices(context, "the array", type.device_count, &set);
  if (own == SR_OK)
    own = make(context, set, &type, "array", out);
  sr_arena_destroy(arena);
  return own;
}

/* ---- from a file or generator ---------------------------------------------------------------- */

/* Returns the index of an earlier shard of this rank with the same elements as shard `index`, or
 * -1. Copying that shard is cheaper than reading the elements again. */
static int32_t same_box(const sr_array *array, int32_t index) {
  const sr_shard *box = &array->shards[index].box;
  size_t bytes = (size_t)array->rank * sizeof box->start[0];
  for (int32_t i = 0; i < index; i++) {
    const sr_shard *other = &array->shards[i].box;
    if (sr_shard_elements(array, &array->shards[i]) > 0 &&
        memcmp(other->start, box->start, bytes) == 0 && memcmp(other->size, box->size, bytes) == 0)
      return i;
  }
  return -1;
}

/* Reads shard `index` from `source`. */
static sr_status fill_shard(sr_ctx *ctx, const sr_array *array, int32_t index,
                            const sr_source *source) {
  sr_piece_walk walk = {.array = array, .box = &array->shards[index].box};
  for (sr_piece piece; sr_piece_next(&walk, &piece);) {
    SR_TRY(sr_source_read_box(ctx, source, piece.start, piece.size, piece.dims,
                              sr_piece_room(array, index, &piece)));
    SR_TRY(sr_piece_write(ctx, array, index, &piece));
  }
  return SR_OK;
}

static sr_status fill_from_source(sr_ctx *ctx, const sr_array *array, const char *what,
                                  const char *text) {
  sr_source *source;
  SR_TRY(sr_source_open(ctx, what, text, array->dtype, array->rank, array->dims, &source));
  sr_status status = SR_OK;
  for (int32_t i = 0; i < array->shard_count && status == SR_OK; i++) {
    const sr_array_shard *shard = &array->shards[i];
    if (sr_shard_elements(array, shard) == 0)
      continue;
    const int32_t same = same_box(array, i);
    status = same >= 0 ? sr_shard_copy(ctx, array, same, i) : fill_shard(ctx, array, i, source);
  }
  sr_source_close(source);
  return status;
}

/* ---- from memory ----------------------------------------------------------------------------- */

/* A row-major block of the caller's memory, and which elements of the array it has. */
typedef struct host_block {
  const char *data;
  const int64_t *start; /* [rank] */
  const int64_t *dims;  /* [rank] */
} host_block;

/* Gets the conversion that copies elements from the caller's memory. Like the one that reads a .npy
 * file, it refuses a byte whose upper bits do not fit a narrow type such as i4. */
static sr_status conversion_of(sr_ctx *ctx, const sr_array *array, const char *what,
                               sr_conversion *out) {
  const char *name = sr_file_type_numpy(array->dtype);
  sr_file_type type;
  return sr_file_type_parse(name, strlen(name), &type) &&
                 sr_conversion_to_program(&type, array->dtype, out)
             ? SR_OK
             : sr_fail(ctx, SR_ERR_INTERNAL, "%s: no way from memory to its type", what);
}

/* Copies a piece of shard `index` out of the caller's memory. */
static sr_status fill_piece(sr_ctx *ctx, const sr_array *array, int32_t index,
                            const sr_piece *piece, const char *what, const host_block *block,
                            const sr_conversion *conversion) {
  uint32_t element = sr_dtype_get(array->dtype)->bytes;
  int64_t from[SR_MAX_RANK], to[SR_MAX_RANK], place[SR_MAX_RANK];
  char value[64];
  const char *data = block->data;
  sr_box_strides(array->rank, block->dims, element, from);
  sr_box_strides(array->rank, piece->dims, element, to);
  for (int32_t d = 0; d < array->rank; d++)
    data += (piece->start[d] - block->start[d]) * from[d];
  if (!sr_box_copy(conversion, array->rank, piece->size, data, from,
                   sr_piece_room(array, index, piece), to, place, value))
    return sr_box_fail(ctx, what, "memory", array->dtype, array->rank, piece->start, place, value);
  return sr_piece_write(ctx, array, index, piece);
}

static sr_status fill_from_block(sr_ctx *ctx, const sr_array *array, int32_t index,
                                 const char *what, const host_block *block) {
  sr_piece_walk walk = {.array = array, .box = &array->shards[index].box};
  sr_conversion conversion;
  SR_TRY(conversion_of(ctx, array, what, &conversion));
  for (sr_piece piece; sr_piece_next(&walk, &piece);)
    SR_TRY(fill_piece(ctx, array, index, &piece, what, block, &conversion));
  return SR_OK;
}

/* Copies this rank's shards out of `data`, the whole row-major array. */
static sr_status fill_from_memory(sr_ctx *ctx, const sr_array *array, const char *what,
                                  const void *data, size_t bytes) {
  static const int64_t origin[SR_MAX_RANK];
  uint64_t whole;
  if (!sr_shape_bytes(array->rank, array->dims, sr_dtype_get(array->dtype)->bytes, &whole) ||
      whole != bytes || (bytes > 0 && !data))
    return sr_fail(ctx, SR_ERR_INVALID, "%s: %zu bytes given, but the array has %llu", what,
                   data ? bytes : 0, (unsigned long long)whole);
  for (int32_t i = 0; i < array->shard_count; i++)
    if (sr_shard_elements(array, &array->shards[i]) > 0)
      SR_TRY(fill_from_block(ctx, array, i, what, &(host_block){data, origin, array->dims}));
  return SR_OK;
}

spmdrun_status spmdrun_shard_write(spmdrun_array *handle, int index, const void *data,
                                   size_t bytes) {
  SR_NEEDS_ALONE(SR_CONTEXT_OF(handle), "array", handle);
  spmdrun_context *context = handle->context;
  if (sr_array_is_shared(handle->array)) /* an execution in flight may be reading it */
    sr_context_drain(context);
  sr_context_begin_beside(context);
  sr_status own = sr_guard_transfer(handle, SR_HOST_TO_DEVICE, true);
  if (own == SR_OK)
    own = sr_shard_check(handle, index, data, bytes);
  if (own == SR_OK && bytes > 0) {
    const sr_shard *box = &handle->array->shards[index].box;
    own = fill_from_block(&context->ctx, handle->array, index, handle->what,
                          &(host_block){data, box->start, box->size});
  }
  return sr_context_finish(context, own);
}

/* ---- from a callback ------------------------------------------------------------------------- */

/* Calls `fill` for shard `index`, in the memory of the device or in `room`, a block of the same
 * size, which is then copied piece by piece. */
static sr_status fill_by_call(sr_ctx *ctx, spmdrun_array *handle, int32_t index, char *room,
                              spmdrun_fill *fill, void *user) {
  const sr_array *array = handle->array;
  const spmdrun_shard *shard = spmdrun_shard_get(handle, index);
  if (!shard)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory to describe its shards", handle->what);
  const spmdrun_status status = fill(user, shard, room ? room : array->shards[index].data);
  if (status != SPMDRUN_OK)
    return sr_fail(ctx, sr_status_of(status), "%s: the caller could not fill shard %d",
                   handle->what, (int)index);
  sr_piece_walk walk = {.array = array, .box = &array->shards[index].box};
  for (sr_piece piece; room && sr_piece_next(&walk, &piece);) {
    memcpy(sr_piece_room(array, index, &piece), room + piece.offset, piece.bytes);
    SR_TRY(sr_piece_write(ctx, array, index, &piece));
  }
  return SR_OK;
}

static sr_status fill_by_calls(sr_ctx *ctx, spmdrun_array *handle, spmdrun_fill *fill, void *user) {
  const sr_array *array = handle->array;
  char *room = NULL;
  if (array->devices->staging && !(room = malloc(array->local_bytes + 1)))
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory for a shard on the host", handle->what);
  sr_status status = SR_OK;
  for (int32_t i = 0; i < array->shard_count && status == SR_OK; i++)
    if (sr_shard_elements(array, &array->shards[i]) > 0)
      status = fill_by_call(ctx, handle, i, room, fill, user);
  free(room);
  return status;
}

/* ---- public calls ---------------------------------------------------------------------------- */

static void begin(spmdrun_context *context) {
  sr_context_begin_beside(context);
  sr_context_phase(context, SPMDRUN_PHASE_READ_ARGUMENTS);
}

/* Asks the guards whether the array, if it was made, may be filled. */
static sr_status admit(sr_status made, spmdrun_array *const *array) {
  return made == SR_OK ? sr_guard_transfer(*array, SR_HOST_TO_DEVICE, true) : made;
}

/* Collective. Ends a call that makes an array. If any rank failed, destroys the array on every
 * rank. */
static spmdrun_status finish(spmdrun_context *context, sr_status own, spmdrun_array **array) {
  spmdrun_status status = sr_context_settle(context, own);
  if (status != SPMDRUN_OK) {
    spmdrun_array_destroy(*array);
    *array = NULL;
  }
  return status;
}

spmdrun_status spmdrun_array_read(spmdrun_executable *executable, int index, const char *source,
                                  spmdrun_array **array) {
  SR_MAKES(array);
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable, source, array", executable, source, array);
  spmdrun_context *context = executable->context;
  begin(context);
  sr_status own = admit(make_argument(executable, index, array), array);
  if (own == SR_OK)
    own = fill_from_source(&context->ctx, (*array)->array, (*array)->what, source);
  return finish(context, own, array);
}

spmdrun_status spmdrun_array_from_host(spmdrun_executable *executable, int index, const void *data,
                                       size_t bytes, spmdrun_array **array) {
  SR_MAKES(array);
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable, array", executable, array);
  spmdrun_context *context = executable->context;
  begin(context);
  sr_status own = admit(make_argument(executable, index, array), array);
  if (own == SR_OK)
    own = fill_from_memory(&context->ctx, (*array)->array, (*array)->what, data, bytes);
  return finish(context, own, array);
}

spmdrun_status spmdrun_array_create(spmdrun_context *context, const spmdrun_layout *layout,
                                    spmdrun_array **array) {
  SR_MAKES(array);
  SR_NEEDS(context, "context, layout, array", context, layout, array);
  begin(context);
  return finish(context, make_of_layout(context, layout, array), array);
}

spmdrun_status spmdrun_array_load(spmdrun_context *context, const spmdrun_layout *layout,
                                  const char *source, spmdrun_array **array) {
  SR_MAKES(array);
  SR_NEEDS(context, "context, layout, source, array", context, layout, source, array);
  begin(context);
  sr_status own = admit(make_of_layout(context, layout, array), array);
  if (own == SR_OK)
    own = fill_from_source(&context->ctx, (*array)->array, (*array)->what, source);
  return finish(context, own, array);
}

spmdrun_status spmdrun_array_fill(spmdrun_context *context, const spmdrun_layout *layout,
                                  spmdrun_fill *fill, void *user, spmdrun_array **array) {
  SR_MAKES(array);
  SR_NEEDS(context, "context, layout, array, fill", context, layout, array, fill ? array : NULL);
  begin(context);
  sr_status own = admit(make_of_layout(context, layout, array), array);
  if (own == SR_OK)
    own = fill_by_calls(&context->ctx, *array, fill, user);
  return finish(context, own, array);
}
