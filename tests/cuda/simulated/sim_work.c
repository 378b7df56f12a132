#include "simulated/sim_work.h"

#include <stdlib.h>
#include <unistd.h>

#include "simulated/sim_graph.h"
#include "simulated/sim_memory.h"

enum {
  NAP_US = 50 /* between looks at what other processes do */
};

static sim_stream *streams;

/* ---- queues --------------------------------------------------------------------------------- */

sim_stream *sim_stream_create(sim_device *device) {
  sim_stream *stream = sim_object_create(SIM_STREAM, sizeof *stream);
  stream->device = device;
  stream->end = &stream->first;
  stream->next = streams;
  streams = stream;
  return stream;
}

sim_error sim_stream_of(sim_stream *handle, sim_stream **out_stream) {
  SIM_TRY(sim_ready());
  *out_stream = sim_object_of(handle, SIM_STREAM);
  if (!*out_stream)
    return SIM_REFUSE(SIM_InvalidResourceHandle, "%p is no stream%s", (void *)handle,
                      handle ? "" : ", and the default stream is not simulated");
  return (*out_stream)->device->broken;
}

static void queue(sim_stream *stream, sim_op op) {
  sim_queued *queued = sim_allocate(sizeof *queued);
  queued->op = op;
  *stream->end = queued;
  stream->end = &queued->next;
}

sim_error sim_stream_push(sim_stream *stream, sim_op op) {
  if (stream->capture)
    return sim_capture_add(stream->capture, op);
  queue(stream, op);
  return SIM_Success;
}

sim_mark *sim_stream_mark(sim_stream *stream) {
  sim_mark *mark = sim_allocate(sizeof *mark);
  *mark = (sim_mark){.stream = stream, .uses = 2};
  queue(stream, (sim_op){.kind = SIM_OP_MARK, .device = stream->device, .mark = mark});
  return mark;
}

void sim_stream_await(sim_stream *stream, sim_mark *mark) {
  mark->uses++;
  queue(stream, (sim_op){.kind = SIM_OP_WAIT, .device = stream->device, .mark = mark});
}

void sim_mark_release(sim_mark *mark) {
  if (mark && --mark->uses == 0)
    free(mark);
}

/* ---- running -------------------------------------------------------------------------------- */

/* Does a kernel, a product, a convolution, a routine, a copy or a filling. */
static sim_error perform(const sim_op *op) {
  switch (op->kind) {
  case SIM_OP_COPY:
  case SIM_OP_FILL:
    return sim_move_perform(&op->move);
  case SIM_OP_KERNEL:
    return sim_launch_perform(&op->launch, op->device);
  case SIM_OP_PRODUCT:
    return sim_product_perform(&op->product, op->device);
  case SIM_OP_CONVOLUTION:
    return sim_convolution_perform(&op->convolution, op->device);
  case SIM_OP_ROUTINE:
    return sim_routine_perform(&op->routine, op->device);
  case SIM_OP_GRAPH:
  case SIM_OP_LATE:
  case SIM_OP_MARK:
  case SIM_OP_WAIT:
    break;
  }
  return SIM_Success;
}

void sim_op_perform(const sim_op *op) {
  sim_error error = op->device->broken == SIM_Success ? perform(op) : SIM_Success;
  if (error != SIM_Success)
    sim_break(op->device, error);
  if (op->kind == SIM_OP_MARK) /* even of a broken device, or somebody would wait for ever */
    op->mark->is_done = true;
}

void sim_op_release(sim_op *op) {
  if (op->kind == SIM_OP_KERNEL)
    free(op->launch.parameters);
  else if (op->kind == SIM_OP_GRAPH)
    sim_instance_release(op->instance);
  else if (op->kind == SIM_OP_LATE)
    op->late.kind->release(op->late.state);
  else if (op->kind == SIM_OP_MARK || op->kind == SIM_OP_WAIT)
    sim_mark_release(op->mark);
}

static bool is_blocked(const sim_stream *stream) {
  return stream->first && stream->first->op.kind == SIM_OP_WAIT && !stream->first->op.mark->is_done;
}

/* Follows what the stream waits for to a stream that can go on. Marks come before waits for them,
 * so there is one. */
static sim_stream *able(sim_stream *stream) {
  while (is_blocked(stream))
    stream = stream->first->op.mark->stream;
  return stream;
}

bool sim_late_advance(const sim_op *op) {
  sim_error error = SIM_Success;
  const bool is_done = op->late.kind->advance(op->late.state, &error);
  if (error != SIM_Success)
    sim_break(op->device, error);
  return is_done;
}

/* Goes on with work that may wait for other processes. Returns true if it is not done. */
static bool is_late(const sim_op *op) {
  if (op->kind == SIM_OP_GRAPH)
    return !sim_instance_advance(op->instance, op->device);
  return op->kind == SIM_OP_LATE && op->device->broken == SIM_Success && !sim_late_advance(op);
}

/* Runs the first piece of work, which is taken out when it is done. */
static void run_first(sim_stream *stream) {
  sim_queued *queued = stream->first;
  if (is_late(&queued->op))
    return;
  stream->first = queued->next;
  if (!stream->first)
    stream->end = &stream->first;
  if (queued->op.kind != SIM_OP_LATE && queued->op.kind != SIM_OP_GRAPH)
    sim_op_perform(&queued->op);
  sim_op_release(&queued->op);
  free(queued);
}

/* Runs some of the work that nobody asked for, as a real device might. */
static void run_others(void) {
  for (sim_stream *stream = streams; stream; stream = stream->next)
    if (stream->first && sim_random(2) == 1)
      run_first(able(stream));
}

void sim_run_to(sim_mark *mark) {
  for (; !mark->is_done; run_others())
    if (!mark->is_done) {
      sim_stream *stream = able(mark->stream);
      const sim_queued *first = stream->first;
      run_first(stream);
      if (stream->first == first)
        usleep(NAP_US);
    }
  sim_memory_allow(NULL);
}

bool sim_run_step(sim_stream *stream) {
  bool has_work = stream->first != NULL;
  if (has_work)
    run_first(able(stream));
  sim_memory_allow(NULL);
  return has_work;
}

/* Work that never ran at exit was never waited for. */
__attribute__((destructor)) static void forgotten_print(void) {
  for (const sim_stream *stream = streams; stream; stream = stream->next)
    for (const sim_queued *queued = stream->first; queued; queued = queued->next)
      if (queued->op.kind != SIM_OP_MARK && queued->op.kind != SIM_OP_WAIT) {
        sim_tell("stream %p has work for which nothing has waited", (const void *)stream);
        break;
      }
}
