/* A buffer is described before it has memory: a launch takes the memory of its results when it
 * runs, so launches that are queued far ahead need none. */
#include "executor/buffer.h"

#include <stdlib.h>
#include <string.h>

sr_status sr_buffer_describe(sr_ctx *ctx, sr_device *device, sr_dtype dtype, int32_t rank,
                             const int64_t *dims, sr_event *ready, sr_buffer **out_buffer) {
  const size_t room = (size_t)rank * sizeof *dims;
  sr_buffer *buffer = malloc(sizeof *buffer + room);
  *out_buffer = buffer;
  if (!buffer)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for a buffer");
  int64_t *own_dims = (int64_t *)(void *)(buffer + 1);
  *buffer = (sr_buffer){.device = device,
                        .dtype = dtype,
                        .rank = rank,
                        .dims = own_dims,
                        .bytes = sr_dtype_get(dtype)->bytes,
                        .holders = 1,
                        .ready = sr_event_hold(ready)};
  for (int32_t d = 0; d < rank; d++) {
    own_dims[d] = dims[d];
    if (__builtin_mul_overflow(buffer->bytes, (uint64_t)dims[d], &buffer->bytes)) {
      sr_buffer_release(buffer);
      *out_buffer = NULL;
      return sr_fail(ctx, SR_ERR_INVALID, "a buffer whose size overflows");
    }
  }
  return SR_OK;
}

sr_status sr_buffer_take_memory(sr_ctx *ctx, sr_buffer *buffer, const char *what) {
  const sr_device_kind *kind = buffer->device->set->kind;
  SR_TRY(kind->take(ctx, buffer->device, buffer->bytes, what, &buffer->block));
  buffer->data = kind->address(buffer->device, buffer->block);
  return SR_OK;
}

sr_buffer *sr_buffer_hold(sr_buffer *buffer) {
  __atomic_fetch_add(&buffer->holders, 1, __ATOMIC_RELAXED);
  return buffer;
}

void sr_buffer_drop_memory(sr_buffer *buffer) {
  buffer->device->set->kind->give(buffer->device, buffer->block);
  buffer->block = NULL;
  buffer->data = NULL;
}

void sr_buffer_release(sr_buffer *buffer) {
  if (!buffer || __atomic_sub_fetch(&buffer->holders, 1, __ATOMIC_ACQ_REL) > 0)
    return;
  sr_buffer_drop_memory(buffer);
  sr_event_release(buffer->ready);
  free(buffer);
}

/* ---- from the host --------------------------------------------------------------------------- */

/* Copies dimensions `dim` and on of a strided array into dense memory, and returns the end of what
 * it has written. The last `dense` bytes of each index lie together. */
static uint8_t *copy_strided(const sr_buffer *buffer, const int64_t *strides, int32_t dim,
                             int32_t dense_dim, size_t dense, const uint8_t *from, uint8_t *to) {
  if (dim == dense_dim) {
    memcpy(to, from, dense);
    return to + dense;
  }
  for (int64_t i = 0; i < buffer->dims[dim]; i++)
    to = copy_strided(buffer, strides, dim + 1, dense_dim, dense, from + i * strides[dim], to);
  return to;
}

static void copy_from_host(sr_buffer *buffer, const int64_t *strides, const void *data) {
  if (buffer->bytes == 0)
    return;
  size_t dense = sr_dtype_get(buffer->dtype)->bytes;
  int32_t dense_dim = buffer->rank;
  while (dense_dim > 0 &&
         (!strides || buffer->dims[dense_dim - 1] == 1 || strides[dense_dim - 1] == (int64_t)dense))
    dense *= (size_t)buffer->dims[--dense_dim];
  copy_strided(buffer, strides, 0, dense_dim, dense, data, buffer->data);
}

sr_status sr_buffer_from_host(sr_ctx *ctx, sr_device *device, sr_dtype dtype, int32_t rank,
                              const int64_t *dims, const int64_t *strides, const void *data,
                              sr_buffer **out_buffer) {
  sr_event *ready = sr_event_ended();
  SR_TRY(sr_buffer_describe(ctx, device, dtype, rank, dims, ready, out_buffer));
  const sr_status status = sr_buffer_take_memory(ctx, *out_buffer, "an array");
  if (status == SR_OK) {
    copy_from_host(*out_buffer, strides, data);
  } else {
    sr_buffer_release(*out_buffer);
    *out_buffer = NULL;
  }
  return status;
}

/* ---- to the host ----------------------------------------------------------------------------- */

sr_status sr_buffer_view(sr_ctx *ctx, sr_buffer *buffer, const void **out_data) {
  *out_data = NULL;
  sr_buffer_hold(buffer);
  const sr_status status = sr_event_wait(ctx, buffer->ready);
  if (status == SR_OK)
    *out_data = buffer->data;
  else
    sr_buffer_end_view(buffer);
  return status;
}

void sr_buffer_end_view(sr_buffer *buffer) {
  sr_buffer_release(buffer);
}

bool sr_buffer_is_own(const sr_buffer *buffer) {
  return __atomic_load_n(&buffer->holders, __ATOMIC_ACQUIRE) == 1;
}

sr_status sr_buffer_read(sr_ctx *ctx, sr_buffer *buffer, void *to) {
  const void *data;
  SR_TRY(sr_buffer_view(ctx, buffer, &data));
  if (buffer->bytes > 0)
    memcpy(to, data, buffer->bytes);
  sr_buffer_end_view(buffer);
  return SR_OK;
}
