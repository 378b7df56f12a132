/* Copies of buffers: from the host, to it, and between devices; and views, which are none. */
#include <stdlib.h>
#include <string.h>

#include "pjrt/pjrt_buffer.h"
#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"
#include "pjrt/pjrt_type.h"

/* Elements lie one behind the other, the last dimension first; other layouts are refused. */
static sr_status check_layout(sr_ctx *ctx, const sr_pjrt_layout *layout, size_t rank) {
  bool plain = !layout ||
               (!layout->is_strided && layout->tiled.tile_count == 0 && layout->tiled.rank == rank);
  for (size_t i = 0; plain && layout && i < rank; i++)
    plain = layout->tiled.order[i] == (int64_t)(rank - 1 - i);
  if (plain)
    return SR_OK;
  return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                 "arrays are row-major on these devices; leave the layout out");
}

/* ---- from the host --------------------------------------------------------------------------- */

/* An array in the host's memory. */
typedef struct host_array {
  const void *data;
  int type;
  const int64_t *dims, *strides; /* strides: NULL if dense */
  size_t rank;
  const sr_pjrt_layout *layout;
} host_array;

static sr_status check_array(sr_ctx *ctx, const host_array *array, const sr_pjrt_memory *memory,
                             sr_dtype *out_dtype) {
  *out_dtype = sr_pjrt_type_read(array->type);
  if (*out_dtype == SR_DTYPE_COUNT && array->type != SR_PJRT_TOKEN)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "element type %d of PJRT is none that StableHLO has",
                   array->type);
  if (!memory->device->device)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "device %d is of process %d; an array can be put on devices of its own process",
                   memory->device->id, memory->device->process);
  if (array->rank > SR_MAX_RANK)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "an array of %zu dimensions; there may be %d",
                   array->rank, SR_MAX_RANK);
  return check_layout(ctx, array->layout, array->rank);
}

static sr_status put(sr_ctx *ctx, const host_array *array, sr_pjrt_memory *memory,
                     sr_pjrt_buffer **out_buffer) {
  sr_dtype dtype;
  SR_TRY(check_array(ctx, array, memory, &dtype));
  int32_t rank = (int32_t)array->rank;
  sr_pjrt_buffer *buffer = sr_pjrt_buffer_make(memory, array->type, rank, array->dims);
  if (!buffer)
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory for a buffer");
  sr_status status = SR_OK;
  if (array->type != SR_PJRT_TOKEN)
    status = sr_buffer_from_host(ctx, memory->device->device, dtype, rank, array->dims,
                                 array->strides, array->data, &buffer->contents);
  if (status == SR_OK)
    *out_buffer = buffer;
  else
    sr_pjrt_buffer_free(buffer);
  return status;
}

sr_pjrt_error *
sr_pjrt_client_buffer_from_host_buffer(struct sr_pjrt_client_buffer_from_host_buffer_args *args) {
  SR_PJRT_CTX(ctx);
  const host_array array = {args->data, args->type,
                            args->dims, args->stride_count ? args->strides : NULL,
                            args->rank, args->layout};
  SR_PJRT_TRY(&ctx, put(&ctx, &array, args->memory ? args->memory : &args->device->memories[0],
                        &args->buffer));
  args->done = sr_event_ended(); /* whatever `semantics` allows: the data was copied */
  return NULL;
}

/* The strides of an array whose dimensions lie in the order of the layout. */
static sr_status order_strides(sr_ctx *ctx, const sr_pjrt_layout *layout, const host_array *array,
                               int64_t *out_strides) {
  const sr_dtype dtype = sr_pjrt_type_read(array->type);
  int64_t step = dtype == SR_DTYPE_COUNT ? 0 : sr_dtype_get(dtype)->bytes;
  bool fits = layout->tiled.tile_count == 0 && layout->tiled.rank == array->rank;
  for (size_t i = 0; i < array->rank; i++)
    out_strides[i] = -1;
  for (size_t i = 0; fits && i < array->rank; i++) {
    const int64_t d = layout->tiled.order[i];
    fits = d >= 0 && d < (int64_t)array->rank && out_strides[d] == -1;
    if (fits)
      out_strides[d] = step;
    fits = fits && !__builtin_mul_overflow(step, array->dims[d], &step);
  }
  return fits
             ? SR_OK
             : sr_fail(ctx, SR_ERR_INVALID,
                       "the layout of an array of %zu dimensions is no order of them", array->rank);
}

/* A copy, too, so the data may lie in any order: no memory but the devices' own can be given to
 * peers. */
static sr_status view(sr_ctx *ctx, struct sr_pjrt_client_create_view_of_device_buffer_args *args) {
  host_array array = {args->data, args->type, args->dims, NULL, args->rank, NULL};
  int64_t strides[SR_MAX_RANK];
  if (args->layout && args->layout->is_strided) {
    array.strides = args->layout->strided.strides;
  } else if (args->layout && args->rank <= SR_MAX_RANK) {
    SR_TRY(order_strides(ctx, args->layout, &array, strides));
    array.strides = strides;
  }
  return put(ctx, &array, args->memory ? args->memory : &args->device->memories[0], &args->buffer);
}

sr_pjrt_error *sr_pjrt_client_create_view_of_device_buffer(
    struct sr_pjrt_client_create_view_of_device_buffer_args *args) {
  SR_PJRT_CTX(ctx);
  SR_PJRT_TRY(&ctx, view(&ctx, args));
  if (args->on_delete)
    args->on_delete(args->data, args->user);
  return NULL;
}

/* ---- to the host ----------------------------------------------------------------------------- */

/* A copy that waits for its contents. */
typedef struct late_read {
  sr_buffer *contents;
  void *to;
  sr_event *event;
} late_read;

static void read_late(void *user, sr_status status, const char *message) {
  late_read read = *(late_read *)user;
  free(user);
  SR_PJRT_CTX(ctx);
  if (status == SR_OK) {
    status = sr_buffer_read(&ctx, read.contents, read.to);
    message = ctx.message;
  }
  sr_buffer_release(read.contents);
  sr_event_end(read.event, status, message);
  sr_event_release(read.event);
}

/* Takes over `contents`. */
static sr_status start_read(sr_ctx *ctx, sr_buffer *contents, void *to, sr_event **out_event) {
  sr_event *event = sr_event_create();
  late_read *read = malloc(sizeof *read);
  if (!event || !read) {
    free(read);
    sr_event_release(event);
    sr_buffer_release(contents);
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory to copy a buffer");
  }
  *read = (late_read){contents, to, sr_event_hold(event)};
  sr_event *ready = sr_event_hold(contents->ready); /* read_late may release the contents */
  sr_status status = sr_event_on_end(ctx, ready, read_late, read);
  sr_event_release(ready);
  if (status == SR_OK) {
    *out_event = event;
    return SR_OK;
  }
  free(read);
  sr_event_release(event);
  sr_event_release(event);
  sr_buffer_release(contents);
  return status;
}

sr_pjrt_error *sr_pjrt_buffer_to_host_buffer(struct sr_pjrt_buffer_to_host_buffer_args *args) {
  SR_PJRT_CTX(ctx);
  SR_PJRT_TRY(&ctx, check_layout(&ctx, args->layout, (size_t)args->buffer->rank));
  sr_buffer *contents = sr_pjrt_buffer_hold(args->buffer);
  if (!contents)
    return sr_pjrt_buffer_is_gone(args->buffer);
  if (!args->to || args->bytes < contents->bytes) {
    bool asks = !args->to;
    size_t room = args->bytes;
    args->bytes = contents->bytes;
    sr_buffer_release(contents);
    return asks
               ? NULL
               : sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT,
                              "a buffer of %zu bytes cannot be copied into %zu", args->bytes, room);
  }
  if (!sr_event_has_ended(contents->ready)) {
    SR_PJRT_TRY(&ctx, start_read(&ctx, contents, args->to, &args->event));
    return NULL;
  }
  sr_status status = sr_buffer_read(&ctx, contents, args->to);
  sr_buffer_release(contents);
  args->event = sr_event_ended();
  return sr_pjrt_failed(status, ctx.message);
}

/* ---- between devices ------------------------------------------------------------------------- */

static sr_pjrt_error *copy_to(sr_pjrt_buffer *buffer, sr_pjrt_memory *memory,
                              sr_pjrt_buffer **out_copy) {
  if (!memory->device->device)
    return sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT,
                        "a buffer cannot be copied to device %d of process %d; a jitted function "
                        "with out_shardings moves arrays between processes",
                        memory->device->id, memory->device->process);
  sr_buffer *contents = sr_pjrt_buffer_hold(buffer);
  if (!contents && buffer->type != SR_PJRT_TOKEN)
    return sr_pjrt_buffer_is_gone(buffer);
  SR_PJRT_CTX(ctx);
  sr_pjrt_buffer *copy = sr_pjrt_buffer_make(memory, buffer->type, buffer->rank, buffer->dims);
  sr_status status = copy ? SR_OK : sr_fail(&ctx, SR_ERR_NOMEM, "there is no memory for a buffer");
  if (status == SR_OK && contents)
    status = sr_client_copy(&ctx, memory->device->client->client, contents, memory->device->device,
                            &copy->contents);
  sr_buffer_release(contents);
  if (status == SR_OK)
    *out_copy = copy;
  else
    sr_pjrt_buffer_free(copy);
  return sr_pjrt_failed(status, ctx.message);
}

sr_pjrt_error *sr_pjrt_buffer_copy_to_device(struct sr_pjrt_buffer_copy_to_device_args *args) {
  return copy_to(args->buffer, &args->device->memories[0], &args->copy);
}

sr_pjrt_error *sr_pjrt_buffer_copy_to_memory(struct sr_pjrt_buffer_copy_to_memory_args *args) {
  return copy_to(args->buffer, args->memory, &args->copy);
}

/* ---- views ----------------------------------------------------------------------------------- */

/* Begins a view; waits for the contents. It lasts although the buffer is deleted. */
sr_pjrt_error *sr_pjrt_buffer_increase_external_reference_count(
    struct sr_pjrt_buffer_increase_external_reference_count_args *args) {
  sr_pjrt_buffer *buffer = args->buffer;
  sr_buffer *contents = sr_pjrt_buffer_hold(buffer);
  if (!contents)
    return sr_pjrt_buffer_is_gone(buffer);
  SR_PJRT_CTX(ctx);
  const void *address;
  const sr_status status = sr_buffer_view(&ctx, contents, &address);
  sr_buffer_release(contents);
  SR_PJRT_TRY(&ctx, status);
  pthread_mutex_lock(&buffer->lock);
  buffer->viewed = contents;
  buffer->address = address;
  buffer->views++;
  pthread_mutex_unlock(&buffer->lock);
  return NULL;
}

sr_pjrt_error *sr_pjrt_buffer_decrease_external_reference_count(
    struct sr_pjrt_buffer_decrease_external_reference_count_args *args) {
  sr_pjrt_buffer *buffer = args->buffer;
  pthread_mutex_lock(&buffer->lock);
  sr_buffer *viewed = buffer->views > 0 ? buffer->viewed : NULL;
  if (viewed && --buffer->views == 0)
    buffer->viewed = NULL;
  pthread_mutex_unlock(&buffer->lock);
  if (!viewed)
    return sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT, "the buffer has no external reference");
  sr_buffer_end_view(viewed);
  return NULL;
}

/* The address of the contents, which stay where they are as long as they are there. */
static sr_pjrt_error *find_address(sr_pjrt_buffer *buffer, const void **out_address) {
  pthread_mutex_lock(&buffer->lock);
  bool is_viewed = buffer->views > 0;
  *out_address = buffer->address;
  pthread_mutex_unlock(&buffer->lock);
  if (is_viewed)
    return NULL;
  sr_buffer *contents = sr_pjrt_buffer_hold(buffer);
  if (!contents)
    return sr_pjrt_buffer_is_gone(buffer);
  SR_PJRT_CTX(ctx);
  sr_status status = sr_buffer_view(&ctx, contents, out_address);
  if (status == SR_OK)
    sr_buffer_end_view(contents);
  sr_buffer_release(contents);
  return sr_pjrt_failed(status, ctx.message);
}

sr_pjrt_error *sr_pjrt_buffer_opaque_device_memory_data_pointer(
    struct sr_pjrt_buffer_opaque_device_memory_data_pointer_args *args) {
  return find_address(args->buffer, &args->address);
}

sr_pjrt_error *sr_pjrt_buffer_unsafe_pointer(struct sr_pjrt_buffer_unsafe_pointer_args *args) {
  const void *address;
  sr_pjrt_error *error = find_address(args->buffer, &address);
  if (!error)
    args->address = (uintptr_t)address;
  return error;
}
