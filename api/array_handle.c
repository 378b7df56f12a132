/* Makes arrays from files, generators and memory. Each rank fills only the shards of its own
 * devices. */
#include "api/array_handle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/value.h"
#include "executor/io/element.h"
#include "executor/io/source.h"

static void name_array(char what[SR_ARRAY_NAME_BYTES], const char *kind, int index) {
  snprintf(what, SR_ARRAY_NAME_BYTES, "%s %d", kind, index);
}

sr_status sr_array_wrap(spmdrun_context *context, sr_array *array, const char *kind, int index,
                        spmdrun_array **out) {
  spmdrun_array *handle = calloc(1, sizeof *handle);
  if (!handle)
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory for %s %d", kind, index);
  handle->context = context;
  handle->array = array;
  name_array(handle->what, kind, index);
  *out = handle;
  return SR_OK;
}

void spmdrun_array_destroy(spmdrun_array *array) {
  if (!array)
    return;
  sr_array_destroy(array->array);
  free(array->shown);
  free(array);
}

sr_status sr_array_check_live(const spmdrun_array *array) {
  const sr_array *shards = array->array;
  if (shards->consumed)
    return sr_fail(&array->context->ctx, SR_ERR_INVALID,
                   "%s was donated to a program and holds nothing any more", array->what);
  for (int32_t i = 0; i < shards->shard_count; i++) {
    const char *why = sr_device_lost(sr_device_set_get(shards->devices, i));
    if (why)
      return sr_fail(&array->context->ctx, SR_ERR_DEVICE,
                     "%s is lost, because device %d has failed: %s", array->what,
                     (int)shards->shards[i].device, why);
  }
  return SR_OK;
}

/* ---- making ---------------------------------------------------------------------------------- */

static sr_status make_argument(spmdrun_executable *executable, int index, spmdrun_array **out) {
  spmdrun_context *context = executable->context;
  const sr_signature *signature = &executable->plan->signature;
  if (index < 0 || index >= signature->argument_count)
    return sr_fail(&context->ctx, SR_ERR_INVALID, "there is no argument %d; the program takes %d",
                   index, signature->argument_count);
  SR_TRY(sr_executable_check_live(executable));
  const sr_port *port = &signature->arguments[index];
  char what[SR_ARRAY_NAME_BYTES];
  name_array(what, "argument", index);
  sr_array *array;
  SR_TRY(sr_array_create(&context->ctx, executable->set->devices, signature->device_count,
                         port->dtype, port->rank, port->dims, &port->sharding, what, &array));
  sr_status status = sr_array_wrap(context, array, "argument", index, out);
  if (status != SR_OK)
    sr_array_destroy(array);
  return status;
}

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

/* Copies a piece of shard `index` out of `data`, the whole row-major array. */
static sr_status fill_piece(sr_ctx *ctx, const sr_array *array, int32_t index,
                            const sr_piece *piece, const char *what, const char *data,
                            const sr_conversion *conversion) {
  uint32_t element = sr_dtype_get(array->dtype)->bytes;
  int64_t from[SR_MAX_RANK], to[SR_MAX_RANK], place[SR_MAX_RANK];
  char value[64];
  sr_box_strides(array->rank, array->dims, element, from);
  sr_box_strides(array->rank, piece->dims, element, to);
  for (int32_t d = 0; d < array->rank; d++)
    data += piece->start[d] * from[d];
  if (!sr_box_copy(conversion, array->rank, piece->size, data, from,
                   sr_piece_room(array, index, piece), to, place, value))
    return sr_box_fail(ctx, what, "memory", array->dtype, array->rank, piece->start, place, value);
  return sr_piece_write(ctx, array, index, piece);
}

/* Copies this rank's shards out of `data`, the whole row-major array. */
static sr_status fill_from_memory(sr_ctx *ctx, const sr_array *array, const char *what,
                                  const void *data, size_t bytes) {
  uint64_t whole;
  if (!sr_shape_bytes(array->rank, array->dims, sr_dtype_get(array->dtype)->bytes, &whole) ||
      whole != bytes)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: %zu bytes given, but the array has %llu", what, bytes,
                   (unsigned long long)whole);
  sr_conversion conversion;
  SR_TRY(conversion_of(ctx, array, what, &conversion));
  for (int32_t i = 0; i < array->shard_count; i++) {
    const sr_array_shard *shard = &array->shards[i];
    sr_piece_walk walk = {.array = array, .box = &shard->box};
    bool held = sr_shard_elements(array, shard) > 0;
    for (sr_piece piece; held && sr_piece_next(&walk, &piece);)
      SR_TRY(fill_piece(ctx, array, i, &piece, what, data, &conversion));
  }
  return SR_OK;
}

/* Collective. Ends spmdrun_array_read and spmdrun_array_from_host. If any rank failed, destroys the
 * array on every rank. */
static spmdrun_status finish_argument(spmdrun_context *context, sr_status own,
                                      spmdrun_array **array) {
  spmdrun_status status = sr_context_settle(context, own);
  if (status != SPMDRUN_OK) {
    spmdrun_array_destroy(*array);
    *array = NULL;
  }
  return status;
}

spmdrun_status spmdrun_array_read(spmdrun_executable *executable, int index, const char *source,
                                  spmdrun_array **array) {
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  sr_context_phase(context, SPMDRUN_PHASE_READ_ARGUMENTS);
  *array = NULL;
  sr_status own = make_argument(executable, index, array);
  if (own == SR_OK)
    own = fill_from_source(&context->ctx, (*array)->array, (*array)->what, source);
  return finish_argument(context, own, array);
}

spmdrun_status spmdrun_array_from_host(spmdrun_executable *executable, int index, const void *data,
                                       size_t bytes, spmdrun_array **array) {
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  sr_context_phase(context, SPMDRUN_PHASE_READ_ARGUMENTS);
  *array = NULL;
  sr_status own = make_argument(executable, index, array);
  if (own == SR_OK)
    own = fill_from_memory(&context->ctx, (*array)->array, (*array)->what, data, bytes);
  return finish_argument(context, own, array);
}

/* ---- shards of this rank --------------------------------------------------------------------- */

int spmdrun_shard_count(const spmdrun_array *array) {
  return array->array->shard_count;
}

const spmdrun_shard *spmdrun_shard_get(spmdrun_array *array, int index) {
  if (index < 0 || index >= spmdrun_shard_count(array))
    return NULL;
  if (!array->shown)
    array->shown = calloc((size_t)spmdrun_shard_count(array), sizeof *array->shown);
  if (!array->shown)
    return NULL;
  const sr_array_shard *shard = &array->array->shards[index];
  array->shown[index] = (spmdrun_shard){
      .device = shard->device,
      .start = shard->box.start,
      .size = shard->box.size,
      .pitch = array->array->local_dims,
      .data = array->array->devices->staging ? NULL : shard->data,
  };
  return &array->shown[index];
}

spmdrun_status spmdrun_shard_read(spmdrun_array *handle, int index, void *data, size_t bytes) {
  spmdrun_context *context = handle->context;
  const sr_array *array = handle->array;
  sr_context_begin(context);
  sr_status own = sr_array_check_live(handle);
  if (own == SR_OK && (index < 0 || index >= array->shard_count))
    own = sr_fail(&context->ctx, SR_ERR_INVALID, "%s: there is no shard %d; this rank has %d",
                  handle->what, index, (int)array->shard_count);
  if (own == SR_OK) {
    const sr_array_shard *shard = &array->shards[index];
    size_t needed = (size_t)sr_shard_elements(array, shard) * sr_dtype_get(array->dtype)->bytes;
    if (needed != bytes || (bytes > 0 && !data))
      own = sr_fail(&context->ctx, SR_ERR_INVALID,
                    "%s: room for %zu bytes given, but shard %d has %zu", handle->what,
                    data ? bytes : 0, index, needed);
    else if (bytes > 0)
      own = sr_shard_read(&context->ctx, array, index, shard->box.size, data);
  }
  return sr_context_finish(context, own);
}
