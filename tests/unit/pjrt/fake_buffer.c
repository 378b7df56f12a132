/* The double of executor/buffer and executor/event: no devices. */
#include "fake_client.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static atomic_int living, room = -1;

int fake_client_living(void) {
  return atomic_load(&living);
}

void fake_client_make_only(int count) {
  atomic_store(&room, count);
}

void *fake_make(size_t bytes) {
  if (atomic_load(&room) == 0)
    return NULL;
  if (atomic_load(&room) > 0)
    atomic_fetch_sub(&room, 1);
  void *object = calloc(1, bytes);
  if (object)
    atomic_fetch_add(&living, 1);
  return object;
}

void fake_destroy(void *object) {
  atomic_fetch_sub(&living, 1);
  free(object);
}

/* ---- events ---------------------------------------------------------------------------------- */

struct sr_event {
  atomic_int holders;
  atomic_bool has_ended;
  sr_status status;
  char message[100];
  void (*call)(void *user, sr_status status, const char *message); /* one is enough */
  void *user;
};

static sr_event ended = {.holders = 1, .has_ended = true};

sr_event *sr_event_create(void) {
  sr_event *event = fake_make(sizeof *event);
  if (event)
    event->holders = 1;
  return event;
}

sr_event *sr_event_ended(void) {
  return sr_event_hold(&ended);
}

sr_event *sr_event_hold(sr_event *event) {
  atomic_fetch_add(&event->holders, 1);
  return event;
}

void sr_event_release(sr_event *event) {
  if (event && event != &ended && atomic_fetch_sub(&event->holders, 1) == 1)
    fake_destroy(event);
}

void sr_event_end(sr_event *event, sr_status status, const char *message) {
  event->status = status;
  if (status != SR_OK)
    snprintf(event->message, sizeof event->message, "%s", message);
  event->has_ended = true;
  if (event->call)
    event->call(event->user, status, event->message);
}

bool sr_event_has_ended(const sr_event *event) {
  return event->has_ended;
}

sr_status sr_event_wait(sr_ctx *ctx, sr_event *event) {
  if (!event->has_ended)
    fake_client_run();
  return event->status == SR_OK ? SR_OK : sr_fail(ctx, event->status, "%s", event->message);
}

sr_status sr_event_on_end(sr_ctx *ctx, sr_event *event,
                          void (*call)(void *user, sr_status status, const char *message),
                          void *user) {
  if (atomic_load(&room) == 0)
    return sr_fail(ctx, SR_ERR_NOMEM, "no room");
  if (event->has_ended)
    call(user, event->status, event->message);
  event->call = call;
  event->user = user;
  return SR_OK;
}

/* ---- buffers --------------------------------------------------------------------------------- */

sr_buffer *fake_buffer(sr_device *device, sr_dtype dtype, int32_t rank, const int64_t *dims,
                       sr_event *ready) {
  sr_buffer *buffer = fake_make(sizeof *buffer);
  int64_t *own = calloc((size_t)rank + 1, sizeof *own);
  uint64_t bytes = sr_dtype_get(dtype)->bytes;
  for (int32_t d = 0; buffer && own && d < rank; d++)
    bytes *= (uint64_t)(own[d] = dims[d]);
  if (!buffer || !own) {
    free(own);
    if (buffer)
      fake_destroy(buffer);
    return NULL;
  }
  *buffer = (sr_buffer){.device = device,
                        .dtype = dtype,
                        .rank = rank,
                        .dims = own,
                        .bytes = bytes,
                        .ready = sr_event_hold(ready),
                        .data = calloc(1, bytes + 1),
                        .holders = 1};
  return buffer;
}

/* Copies an array with any strides; NULL: dense. */
static void copy(const int64_t *dims, const int64_t *strides, int32_t rank, size_t element,
                 const char *from, char **to) {
  if (rank == 0) {
    memcpy(*to, from, element);
    *to += element;
    return;
  }
  int64_t dense = (int64_t)element;
  for (int32_t d = 1; d < rank; d++)
    dense *= dims[d];
  for (int64_t i = 0; i < dims[0]; i++)
    copy(dims + 1, strides ? strides + 1 : NULL, rank - 1, element,
         from + i * (strides ? strides[0] : dense), to);
}

sr_status sr_buffer_from_host(sr_ctx *ctx, sr_device *device, sr_dtype dtype, int32_t rank,
                              const int64_t *dims, const int64_t *strides, const void *data,
                              sr_buffer **out_buffer) {
  sr_buffer *buffer = fake_buffer(device, dtype, rank, dims, &ended);
  if (!buffer)
    return sr_fail(ctx, SR_ERR_NOMEM, "no room");
  char *to = buffer->data;
  copy(dims, strides, rank, sr_dtype_get(dtype)->bytes, data, &to);
  *out_buffer = buffer;
  return SR_OK;
}

sr_buffer *sr_buffer_hold(sr_buffer *buffer) {
  __atomic_add_fetch(&buffer->holders, 1, __ATOMIC_RELAXED);
  return buffer;
}

void sr_buffer_release(sr_buffer *buffer) {
  if (!buffer || __atomic_sub_fetch(&buffer->holders, 1, __ATOMIC_ACQ_REL) > 0)
    return;
  sr_event_release(buffer->ready);
  free((void *)buffer->dims);
  free(buffer->data);
  fake_destroy(buffer);
}

sr_status sr_buffer_read(sr_ctx *ctx, sr_buffer *buffer, void *to) {
  SR_TRY(sr_event_wait(ctx, buffer->ready));
  memcpy(to, buffer->data, buffer->bytes);
  return SR_OK;
}

sr_status sr_buffer_view(sr_ctx *ctx, sr_buffer *buffer, const void **out_data) {
  SR_TRY(sr_event_wait(ctx, buffer->ready));
  *out_data = sr_buffer_hold(buffer)->data;
  return SR_OK;
}

void sr_buffer_end_view(sr_buffer *buffer) {
  sr_buffer_release(buffer);
}
