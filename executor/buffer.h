/*
 * Buffers: an array on one device of this rank, dense and row-major. A buffer is counted: those
 * that made it, launches, copies and views hold it. It has its contents once `ready` has ended
 * well, and keeps them while it is held: a launch that is to donate it works in its memory only if
 * nobody else holds it, and takes a copy otherwise.
 *
 * Buffers are on devices whose memory the host can access (sr_device_set.staging is NULL).
 */
#ifndef SR_EXECUTOR_BUFFER_H
#define SR_EXECUTOR_BUFFER_H

#include "base/dtype.h"
#include "executor/device.h"
#include "executor/event.h"

/* Any code may read the first fields; only code in executor/ uses the others. */
typedef struct sr_buffer {
  sr_device *device; /* not owned */
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims; /* [rank] */
  uint64_t bytes;
  sr_event *ready; /* held by the buffer */

  sr_device_block *block;
  void *data;       /* NULL: there is no memory yet, or a launch has taken it */
  uint32_t holders; /* atomic */
} sr_buffer;

/* Makes a buffer, which is ready at once, and copies `data` into it. `strides` are bytes from one
 * index of a dimension to the next, of either sign; NULL: dense. Errors: SR_ERR_NOMEM,
 * SR_ERR_INVALID (the size overflows). */
sr_status sr_buffer_from_host(sr_ctx *ctx, sr_device *device, sr_dtype dtype, int32_t rank,
                              const int64_t *dims, const int64_t *strides, const void *data,
                              sr_buffer **out_buffer);
sr_buffer *sr_buffer_hold(sr_buffer *buffer);
/* Frees the buffer when its last holder calls it. NULL is allowed. */
void sr_buffer_release(sr_buffer *buffer);

/* Waits until the buffer is ready and copies its contents to `to`, which has buffer->bytes. Errors:
 * those of the launch that makes the contents. */
sr_status sr_buffer_read(sr_ctx *ctx, sr_buffer *buffer, void *to);
/* Begins a view, which holds the buffer until sr_buffer_end_view: waits until the buffer is ready,
 * and gives the address of its contents. Errors: those of sr_buffer_read. */
sr_status sr_buffer_view(sr_ctx *ctx, sr_buffer *buffer, const void **out_data);
void sr_buffer_end_view(sr_buffer *buffer);

/* ---- for executor/ --------------------------------------------------------------------------- */

/* Makes a buffer without memory, which `ready` says to be ready. */
sr_status sr_buffer_describe(sr_ctx *ctx, sr_device *device, sr_dtype dtype, int32_t rank,
                             const int64_t *dims, sr_event *ready, sr_buffer **out_buffer);
/* `what` is named if there is no memory, as for sr_device_kind.take. */
sr_status sr_buffer_take_memory(sr_ctx *ctx, sr_buffer *buffer, const char *what);
void sr_buffer_drop_memory(sr_buffer *buffer);
/* True if the caller alone holds the buffer. It stays so: only who holds one adds a holder. */
bool sr_buffer_is_own(const sr_buffer *buffer);

#endif
