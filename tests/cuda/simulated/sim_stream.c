/* The calls on streams and events. */
#include "simulated/sim_graph.h"

enum {
  STREAM_NON_BLOCKING = 1,
  EVENT_FLAGS = 3 /* blocking wait, no timing */
};

struct sr_cuda_event_object {
  sim_object object;
  sim_device *device;
  /* Where it was recorded last: in a stream (NULL: nowhere), or in a capture (0: in none). */
  sim_mark *mark;
  uint64_t capture_number;
};

/* ---- streams -------------------------------------------------------------------------------- */

static sim_error stream_make(sim_stream **out_stream, unsigned flags) {
  sim_device *device;
  SIM_TRY(sim_current(&device));
  if (flags > STREAM_NON_BLOCKING)
    return SIM_REFUSE(SIM_InvalidValue, "no such flags: %u", flags);
  *out_stream = sim_stream_create(device);
  return SIM_Success;
}

sim_error cudaStreamCreateWithFlags(sim_stream **out_stream, unsigned flags) {
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  return sim_end(error == SIM_Success ? stream_make(out_stream, flags) : error);
}

/* The stream's work stays queued, since CUDA does it before it forgets the stream. */
sim_error cudaStreamDestroy(sim_stream *handle) {
  sim_error error = sim_begin(__func__, SIM_LaunchFailure);
  sim_stream *stream = sim_object_of(handle, SIM_STREAM);
  if (error == SIM_Success)
    error = sim_stream_of(handle, &stream);
  if (stream) {
    sim_capture_drop(stream);
    sim_object_end(stream);
  }
  return sim_end(error);
}

static sim_error synchronize(sim_stream *handle) {
  sim_stream *stream;
  SIM_TRY(sim_stream_of(handle, &stream));
  SIM_TRY(sim_capture_allows_wait(stream));
  sim_mark *mark = sim_stream_mark(stream);
  sim_run_to(mark);
  sim_mark_release(mark);
  return stream->device->broken;
}

sim_error cudaStreamSynchronize(sim_stream *stream) {
  sim_error error = sim_begin(__func__, SIM_LaunchFailure);
  return sim_end(error == SIM_Success ? synchronize(stream) : error);
}

static sim_error query(sim_stream *handle) {
  sim_stream *stream;
  SIM_TRY(sim_stream_of(handle, &stream));
  SIM_TRY(sim_capture_allows_wait(stream));
  bool worked = sim_run_step(stream);
  SIM_TRY(stream->device->broken);
  return worked ? SIM_NotReady : SIM_Success;
}

sim_error cudaStreamQuery(sim_stream *stream) {
  sim_error error = sim_begin(__func__, SIM_LaunchFailure);
  return sim_end(error == SIM_Success ? query(stream) : error);
}

/* ---- events --------------------------------------------------------------------------------- */

static sim_error event_of(sim_event *handle, sim_event **out_event) {
  SIM_TRY(sim_ready());
  *out_event = sim_object_of(handle, SIM_EVENT);
  if (!*out_event)
    return SIM_REFUSE(SIM_InvalidResourceHandle, "%p is no event", (void *)handle);
  return (*out_event)->device->broken;
}

static sim_error event_make(sim_event **out_event, unsigned flags) {
  sim_device *device;
  SIM_TRY(sim_current(&device));
  if (flags > EVENT_FLAGS)
    return SIM_REFUSE(SIM_InvalidValue, "no such flags, or not simulated: %u", flags);
  sim_event *event = sim_object_create(SIM_EVENT, sizeof *event);
  event->device = device;
  *out_event = event;
  return SIM_Success;
}

sim_error cudaEventCreateWithFlags(sim_event **out_event, unsigned flags) {
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  return sim_end(error == SIM_Success ? event_make(out_event, flags) : error);
}

sim_error cudaEventDestroy(sim_event *handle) {
  sim_error error = sim_begin(__func__, SIM_LaunchFailure);
  sim_event *event = sim_object_of(handle, SIM_EVENT);
  if (error == SIM_Success)
    error = event_of(handle, &event);
  if (event) {
    sim_mark_release(event->mark);
    event->mark = NULL;
    sim_object_end(event);
  }
  return sim_end(error);
}

/* What a capture's stream does with events must not leave the capture, nor come into it. */
static sim_error capture_event(sim_capture *capture, sim_event *event) {
  if (capture->is_invalid)
    return SIM_StreamCaptureInvalidated;
  if (capture->graph->parent)
    return sim_capture_spoil(
        capture, SIM_REFUSE(SIM_StreamCaptureUnsupported, "the body of a condition has no events"));
  event->capture_number = capture->number;
  return SIM_Success;
}

static sim_error record(sim_event *event_handle, sim_stream *stream_handle) {
  sim_event *event;
  sim_stream *stream;
  SIM_TRY(event_of(event_handle, &event));
  SIM_TRY(sim_stream_of(stream_handle, &stream));
  if (event->device != stream->device)
    return SIM_REFUSE(SIM_InvalidResourceHandle, "event and stream belong to different devices");
  sim_mark_release(event->mark);
  event->mark = NULL;
  if (stream->capture)
    return capture_event(stream->capture, event);
  event->capture_number = 0;
  event->mark = sim_stream_mark(stream);
  return SIM_Success;
}

sim_error cudaEventRecord(sim_event *event, sim_stream *stream) {
  sim_error error = sim_begin(__func__, SIM_InvalidResourceHandle);
  return sim_end(error == SIM_Success ? record(event, stream) : error);
}

static sim_error event_wait(sim_event *handle) {
  sim_event *event;
  SIM_TRY(event_of(handle, &event));
  if (event->capture_number)
    return SIM_REFUSE(SIM_CapturedEvent, "the event was recorded in a captured stream");
  SIM_TRY(sim_capture_allows());
  if (event->mark)
    sim_run_to(event->mark);
  return event->device->broken;
}

sim_error cudaEventSynchronize(sim_event *event) {
  sim_error error = sim_begin(__func__, SIM_LaunchFailure);
  return sim_end(error == SIM_Success ? event_wait(event) : error);
}

/* In a captured stream, the event was recorded earlier in the same stream, and orders nothing. */
static sim_error stream_wait_captured(sim_capture *capture, const sim_event *event) {
  if (capture->is_invalid)
    return SIM_StreamCaptureInvalidated;
  if (event->capture_number == capture->number)
    return SIM_Success;
  return sim_capture_spoil(
      capture,
      SIM_REFUSE(event->capture_number ? SIM_StreamCaptureMerge : SIM_StreamCaptureIsolation,
                 "the captured stream waits for work outside of the capture"));
}

static sim_error stream_wait(sim_stream *stream_handle, sim_event *event_handle, unsigned flags) {
  sim_event *event;
  sim_stream *stream;
  SIM_TRY(sim_stream_of(stream_handle, &stream));
  SIM_TRY(event_of(event_handle, &event));
  if (flags != 0)
    return SIM_REFUSE(SIM_InvalidValue, "flags are not simulated: %u", flags);
  if (stream->capture)
    return stream_wait_captured(stream->capture, event);
  if (event->capture_number)
    return SIM_REFUSE(SIM_CapturedEvent, "captures of several streams are not simulated");
  if (event->mark)
    sim_stream_await(stream, event->mark);
  return SIM_Success;
}

sim_error cudaStreamWaitEvent(sim_stream *stream, sim_event *event, unsigned flags) {
  sim_error error = sim_begin(__func__, SIM_InvalidResourceHandle);
  return sim_end(error == SIM_Success ? stream_wait(stream, event, flags) : error);
}
