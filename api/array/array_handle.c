/* Handles of arrays, and the shards of this rank. */
#include "api/array/array_handle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/array/array_layout.h"
#include "api/array/value.h"
#include "api/guards.h"
#include "api/needs.h"

sr_status sr_array_wrap(spmdrun_context *context, sr_array *array, const char *what,
                        spmdrun_array **out) {
  spmdrun_array *handle = calloc(1, sizeof *handle);
  if (!handle)
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory for %s", what);
  handle->context = context;
  handle->array = array;
  snprintf(handle->what, sizeof handle->what, "%s", what);
  handle->number = ++context->array_count;
  handle->older = context->arrays;
  if (handle->older)
    handle->older->newer = handle;
  context->arrays = handle;
  *out = handle;
  return SR_OK;
}

void spmdrun_array_destroy(spmdrun_array *array) {
  if (!array)
    return;
  if (array->newer)
    array->newer->older = array->older;
  else
    array->context->arrays = array->older;
  if (array->older)
    array->older->newer = array->newer;
  sr_queued_run_release(array->maker);
  sr_array_destroy(array->array);
  sr_arena_destroy(array->arena);
  free(array->shown);
  free(array);
}

sr_status sr_array_check_taken(const spmdrun_array *array) {
  if (!array->taken_by)
    return SR_OK;
  sr_arena *arena = sr_arena_create();
  const sr_status status =
      sr_fail(&array->context->ctx, SR_ERR_INVALID,
              "%s, %s, was donated to %s as its argument %d and holds nothing any more",
              array->what, sr_array_text(arena, array->array), array->taken_by, array->taken_as);
  sr_arena_destroy(arena);
  return status;
}

/* Waits for the execution that makes the array. */
static sr_status await_maker(spmdrun_array *array) {
  sr_queued_run *maker = array->maker;
  array->maker = NULL;
  const sr_status status = maker ? sr_queued_run_wait(&array->context->ctx, maker) : SR_OK;
  sr_queued_run_release(maker);
  return status;
}

sr_status sr_array_check_live(spmdrun_array *array) {
  const sr_array *shards = array->array;
  SR_TRY(sr_array_check_taken(array));
  SR_TRY(await_maker(array));
  if (sr_array_is_consumed(shards))
    return sr_fail(&array->context->ctx, SR_ERR_INVALID,
                   "%s holds nothing, because the execution that was to make it failed",
                   array->what);
  for (int32_t i = 0; i < shards->shard_count; i++) {
    const char *why = sr_device_lost(sr_device_set_get(shards->devices, i));
    if (why)
      return sr_fail(&array->context->ctx, SR_ERR_DEVICE,
                     "%s is lost, because device %d has failed: %s", array->what,
                     (int)shards->shards[i].device, why);
  }
  return SR_OK;
}

/* ---- shards of this rank --------------------------------------------------------------------- */

int spmdrun_shard_count(const spmdrun_array *array) {
  return array ? array->array->shard_count : 0;
}

const spmdrun_shard *spmdrun_shard_get(spmdrun_array *array, int index) {
  if (index < 0 || index >= spmdrun_shard_count(array))
    return NULL;
  if (!array->shown)
    array->shown = calloc((size_t)spmdrun_shard_count(array), sizeof *array->shown);
  if (!array->shown)
    return NULL;
  await_maker(array);
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

sr_status sr_array_check_read(spmdrun_array *array, bool is_explicit) {
  SR_TRY(sr_guard_transfer(array, SR_DEVICE_TO_HOST, is_explicit));
  return sr_array_check_live(array);
}

const spmdrun_layout *spmdrun_array_layout(spmdrun_array *handle) {
  if (!handle)
    return NULL;
  if (!handle->arena && !(handle->arena = sr_arena_create()))
    return NULL;
  if (SR_ARENA_GUARD(handle->arena))
    return NULL;
  const sr_array_type type = sr_array_type_of(handle->array);
  if (!handle->layout)
    handle->layout = sr_layout_of(handle->arena, &type);
  return handle->layout;
}

void *spmdrun_shard_map(spmdrun_array *array, int index) {
  if (!array)
    return NULL;
  if (sr_array_is_shared(array->array))
    sr_context_drain(array->context);
  await_maker(array);
  return index < 0 || index >= spmdrun_shard_count(array) || array->array->devices->staging
             ? NULL
             : array->array->shards[index].data;
}

sr_status sr_shard_check(spmdrun_array *handle, int index, const void *data, size_t bytes) {
  const sr_array *array = handle->array;
  sr_ctx *ctx = &handle->context->ctx;
  SR_TRY(sr_array_check_live(handle));
  if (index < 0 || index >= array->shard_count)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: there is no shard %d; this rank has %d", handle->what,
                   index, (int)array->shard_count);
  const size_t needed =
      (size_t)sr_shard_elements(array, &array->shards[index]) * sr_dtype_get(array->dtype)->bytes;
  if (needed != bytes || (bytes > 0 && !data))
    return sr_fail(ctx, SR_ERR_INVALID, "%s: room for %zu bytes given, but shard %d has %zu",
                   handle->what, data ? bytes : 0, index, needed);
  return SR_OK;
}

spmdrun_status spmdrun_shard_read(spmdrun_array *handle, int index, void *data, size_t bytes) {
  SR_NEEDS_ALONE(SR_CONTEXT_OF(handle), "array", handle);
  spmdrun_context *context = handle->context;
  sr_context_begin_beside(context);
  sr_status own = sr_guard_transfer(handle, SR_DEVICE_TO_HOST, true);
  if (own == SR_OK)
    own = sr_shard_check(handle, index, data, bytes);
  if (own == SR_OK && bytes > 0)
    own = sr_shard_read(&context->ctx, handle->array, index, handle->array->shards[index].box.size,
                        data);
  return sr_context_finish(context, own);
}
