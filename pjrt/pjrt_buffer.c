/* Buffers: their life, and what they tell. */
#include "pjrt/pjrt_buffer.h"

#include <stdlib.h>
#include <string.h>

#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"
#include "pjrt/pjrt_type.h"

/* ---- life ------------------------------------------------------------------------------------ */

sr_pjrt_buffer *sr_pjrt_buffer_make(sr_pjrt_memory *memory, int type, int32_t rank,
                                    const int64_t *dims) {
  sr_pjrt_buffer *buffer = malloc(sizeof *buffer + 2 * (size_t)rank * sizeof(int64_t));
  if (!buffer)
    return NULL;
  *buffer = (sr_pjrt_buffer){.memory = memory, .type = type, .rank = rank};
  pthread_mutex_init(&buffer->lock, NULL);
  for (int32_t d = 0; d < rank; d++) {
    buffer->dims[d] = dims[d];
    buffer->dims[rank + d] = rank - 1 - d;
  }
  sr_pjrt_client_hold(memory->device->client);
  return buffer;
}

void sr_pjrt_buffer_free(sr_pjrt_buffer *buffer) {
  if (!buffer)
    return;
  sr_pjrt_client *client = buffer->memory->device->client;
  for (; buffer->views > 0; buffer->views--)
    sr_buffer_end_view(buffer->viewed);
  sr_buffer_release(buffer->contents);
  sr_event_release(buffer->run);
  pthread_mutex_destroy(&buffer->lock);
  free(buffer);
  sr_pjrt_client_release(client);
}

sr_buffer *sr_pjrt_buffer_hold(sr_pjrt_buffer *buffer) {
  pthread_mutex_lock(&buffer->lock);
  sr_buffer *contents = buffer->contents ? sr_buffer_hold(buffer->contents) : NULL;
  pthread_mutex_unlock(&buffer->lock);
  return contents;
}

sr_buffer *sr_pjrt_buffer_take(sr_pjrt_buffer *buffer) {
  pthread_mutex_lock(&buffer->lock);
  sr_buffer *contents = buffer->contents;
  buffer->contents = NULL;
  atomic_store_explicit(&buffer->is_deleted, true, memory_order_release);
  pthread_mutex_unlock(&buffer->lock);
  return contents;
}

void sr_pjrt_buffer_restore(sr_pjrt_buffer *buffer, sr_buffer *contents) {
  pthread_mutex_lock(&buffer->lock);
  buffer->contents = contents;
  atomic_store_explicit(&buffer->is_deleted, false, memory_order_release);
  pthread_mutex_unlock(&buffer->lock);
}

sr_pjrt_error *sr_pjrt_buffer_is_gone(const sr_pjrt_buffer *buffer) {
  if (buffer->type == SR_PJRT_TOKEN)
    return sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT, "a token has no contents");
  return sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT,
                      "Array has been deleted or donated: its contents are gone");
}

sr_pjrt_error *sr_pjrt_buffer_destroy(struct sr_pjrt_buffer_destroy_args *args) {
  sr_pjrt_buffer_free(args->buffer);
  return NULL;
}

sr_pjrt_error *sr_pjrt_buffer_delete(struct sr_pjrt_buffer_delete_args *args) {
  sr_buffer_release(sr_pjrt_buffer_take(args->buffer));
  return NULL;
}

sr_pjrt_error *sr_pjrt_buffer_is_deleted(struct sr_pjrt_buffer_is_deleted_args *args) {
  args->is_deleted = atomic_load_explicit(&args->buffer->is_deleted, memory_order_acquire);
  return NULL;
}

/* ---- what a buffer tells, deleted or not ----------------------------------------------------- */

sr_pjrt_error *sr_pjrt_buffer_element_type(struct sr_pjrt_buffer_element_type_args *args) {
  args->type = args->buffer->type;
  return NULL;
}

sr_pjrt_error *sr_pjrt_buffer_dimensions(struct sr_pjrt_buffer_dimensions_args *args) {
  args->dims = args->buffer->dims;
  args->rank = (size_t)args->buffer->rank;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_buffer_unpadded_dimensions(struct sr_pjrt_buffer_unpadded_dimensions_args *args) {
  args->dims = args->buffer->dims;
  args->rank = (size_t)args->buffer->rank;
  return NULL;
}

/* Sizes are fixed. */
sr_pjrt_error *sr_pjrt_buffer_dynamic_dimension_indices(
    struct sr_pjrt_buffer_dynamic_dimension_indices_args *args) {
  args->indices = NULL;
  args->count = 0;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_buffer_get_memory_layout(struct sr_pjrt_buffer_get_memory_layout_args *args) {
  const sr_pjrt_buffer *buffer = args->buffer;
  args->layout = (sr_pjrt_layout){
      .size = sizeof args->layout,
      .tiled = {.size = sizeof args->layout.tiled,
                .order = buffer->dims + buffer->rank,
                .rank = (size_t)buffer->rank},
  };
  return NULL;
}

sr_pjrt_error *
sr_pjrt_buffer_on_device_size_in_bytes(struct sr_pjrt_buffer_on_device_size_in_bytes_args *args) {
  const sr_pjrt_buffer *buffer = args->buffer;
  sr_dtype dtype = sr_pjrt_type_read(buffer->type);
  args->bytes = dtype == SR_DTYPE_COUNT ? 0 : sr_dtype_get(dtype)->bytes;
  for (int32_t d = 0; d < buffer->rank; d++)
    args->bytes *= (size_t)buffer->dims[d];
  return NULL;
}

sr_pjrt_error *sr_pjrt_buffer_device(struct sr_pjrt_buffer_device_args *args) {
  args->device = args->buffer->memory->device;
  return NULL;
}

sr_pjrt_error *sr_pjrt_buffer_memory(struct sr_pjrt_buffer_memory_args *args) {
  args->memory = args->buffer->memory;
  return NULL;
}

/* True if the host can read the device's memory where it is. */
sr_pjrt_error *sr_pjrt_buffer_is_on_cpu(struct sr_pjrt_buffer_is_on_cpu_args *args) {
  args->is_on_cpu = args->buffer->memory->device->device->set->staging == NULL;
  return NULL;
}

sr_pjrt_error *sr_pjrt_buffer_ready_event(struct sr_pjrt_buffer_ready_event_args *args) {
  sr_buffer *contents = sr_pjrt_buffer_hold(args->buffer);
  if (contents) {
    args->event = sr_event_hold(contents->ready);
    sr_buffer_release(contents);
    return NULL;
  }
  if (args->buffer->type == SR_PJRT_TOKEN) {
    args->event = args->buffer->run ? sr_event_hold(args->buffer->run) : sr_event_ended();
    return NULL;
  }
  args->event = sr_event_create();
  if (!args->event)
    return sr_pjrt_fail(SR_PJRT_RESOURCE_EXHAUSTED, "there is no memory for an event");
  sr_event_end(args->event, SR_ERR_INVALID, "Array has been deleted or donated");
  return NULL;
}
