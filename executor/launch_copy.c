/* Copies of buffers, which the queue of the target's device makes. */
#include <stdlib.h>
#include <string.h>

#include "executor/program_launch.h"

typedef struct copy_work {
  sr_work work;
  const sr_log *log;
  sr_buffer *from, *to; /* held */
  sr_event *done;       /* held */
  sr_status status;
  sr_ctx ctx;
} copy_work;

static void run_copy(sr_work *work) {
  copy_work *own = (copy_work *)(void *)work;
  own->ctx.log = own->log;
  own->status = sr_event_wait(&own->ctx, own->from->ready);
  if (own->status == SR_OK)
    own->status = sr_buffer_take_memory(&own->ctx, own->to, "a copy of an array");
  if (own->status == SR_OK && own->to->bytes > 0)
    memcpy(own->to->data, own->from->data, own->to->bytes);
  sr_buffer_release(own->from);
}

static void end_copy(sr_work *work) {
  copy_work *own = (copy_work *)(void *)work;
  sr_event_end(own->done, own->status, own->ctx.message);
  sr_buffer_release(own->to);
  sr_event_release(own->done);
  free(own);
}

sr_status sr_launch_copy(sr_ctx *ctx, sr_device_queues *queues, sr_buffer *buffer,
                         sr_device *device, sr_buffer **out_copy) {
  const int32_t local = device->number - sr_device_set_get(device->set, 0)->number;
  sr_event *done = sr_event_create();
  copy_work *own = malloc(sizeof *own);
  *out_copy = NULL;
  sr_status status = done && own ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no memory to copy a buffer");
  if (status == SR_OK)
    status =
        sr_buffer_describe(ctx, device, buffer->dtype, buffer->rank, buffer->dims, done, out_copy);
  if (status == SR_OK && !sr_event_has_ended(buffer->ready))
    status = sr_device_queues_start(ctx, queues, local);
  if (status != SR_OK) {
    sr_buffer_release(*out_copy);
    *out_copy = NULL;
    sr_event_release(done);
    free(own);
    return status;
  }
  *own = (copy_work){.work = {run_copy, end_copy, local, NULL},
                     .log = ctx->log,
                     .from = sr_buffer_hold(buffer),
                     .to = sr_buffer_hold(*out_copy),
                     .done = done};
  if (sr_event_has_ended(buffer->ready)) {
    run_copy(&own->work);
    end_copy(&own->work);
  } else {
    sr_device_queues_add(queues, &own->work);
  }
  return SR_OK;
}
