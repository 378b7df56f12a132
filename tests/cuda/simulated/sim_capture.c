/* Captures streams into graphs. A capture has one stream. */
#include <stdlib.h>
#include <unistd.h>

#include "simulated/sim_graph.h"

enum {
  MODE_GLOBAL,
  MODE_THREAD_LOCAL,
  MODE_RELAXED
};

enum { /* cudaStreamCaptureStatus */
  STATUS_NONE,
  STATUS_ACTIVE = SR_CUDA_CAPTURE_ACTIVE,
  STATUS_INVALID
};

static sim_capture *captures;

static uint64_t this_thread(void) {
  return (uint64_t)gettid();
}

/* ---- rules ---------------------------------------------------------------------------------- */

sim_error sim_capture_spoil(sim_capture *capture, sim_error error) {
  capture->is_invalid = true;
  return error;
}

sim_error sim_capture_allows(void) {
  sim_error error = SIM_Success;
  for (sim_capture *c = captures; c; c = c->next)
    if (c->mode == MODE_GLOBAL || (c->mode == MODE_THREAD_LOCAL && c->thread == this_thread()))
      error = sim_capture_spoil(c, SIM_StreamCaptureUnsupported);
  if (error != SIM_Success)
    sim_tell("this call is prohibited while stream %p is captured", (void *)captures->stream);
  return error;
}

sim_error sim_capture_allows_wait(const sim_stream *stream) {
  if (!stream->capture)
    return sim_capture_allows();
  sim_tell("stream %p is captured, so nothing in it will end", (const void *)stream);
  return sim_capture_spoil(stream->capture, SIM_StreamCaptureUnsupported);
}

/* ---- work ----------------------------------------------------------------------------------- */

/* The next node will wait for these. */
static void wait_for(sim_capture *capture, sim_node *const *before, size_t count) {
  sim_node **copy = sim_allocate((count + 1) * sizeof *copy);
  for (size_t i = 0; i < count; i++)
    copy[i] = before[i];
  free(capture->before); /* `before` may be this */
  capture->before = copy;
  capture->before_count = count;
}

sim_error sim_capture_add(sim_capture *capture, sim_op op) {
  sim_error error = capture->is_invalid ? SIM_StreamCaptureInvalidated : SIM_Success;
  if (op.kind == SIM_OP_GRAPH)
    error = sim_capture_spoil(
        capture, SIM_REFUSE(SIM_NotSupported, "graphs within graphs are not simulated"));
  if (error != SIM_Success) {
    sim_op_release(&op);
    return error;
  }
  sim_node *node = sim_graph_add(capture->graph, capture->before, capture->before_count);
  node->op = op;
  if (op.kind == SIM_OP_LATE)
    op.late.kind->held(op.late.state, 1);
  wait_for(capture, &node, 1);
  return SIM_Success;
}

/* ---- beginning ------------------------------------------------------------------------------ */

static sim_error capture_begin(sim_stream *stream, sim_graph *graph, unsigned mode,
                               sim_node *const *before, size_t count) {
  static uint64_t number;
  sim_capture *capture = sim_allocate(sizeof *capture);
  *capture = (sim_capture){.next = captures,
                           .number = ++number,
                           .graph = graph ? graph : sim_graph_create(NULL),
                           .owns_graph = !graph,
                           .stream = stream,
                           .mode = mode,
                           .thread = this_thread()};
  wait_for(capture, before, count);
  captures = capture;
  stream->capture = capture->graph->capture = capture;
  return SIM_Success;
}

static sim_error check_begin(sim_stream *handle, unsigned mode, sim_stream **out_stream) {
  SIM_TRY(sim_stream_of(handle, out_stream));
  if (mode > MODE_RELAXED)
    return SIM_REFUSE(SIM_InvalidValue, "no such mode: %u", mode);
  if ((*out_stream)->capture)
    return SIM_REFUSE(SIM_IllegalState, "the stream is captured already");
  return SIM_Success;
}

static sim_error begin(sim_stream *handle, unsigned mode) {
  sim_stream *stream;
  SIM_TRY(check_begin(handle, mode, &stream));
  return capture_begin(stream, NULL, mode, NULL, 0);
}

sim_error cudaStreamBeginCapture(sim_stream *stream, sr_cuda_capture_mode mode) {
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  return sim_end(error == SIM_Success ? begin(stream, mode) : error);
}

static sim_error begin_to_graph(sim_stream *stream_handle, sim_graph *graph_handle,
                                sim_node *const *before, const sr_cuda_edge *edges, size_t count,
                                unsigned mode) {
  sim_stream *stream;
  sim_graph *graph;
  SIM_TRY(check_begin(stream_handle, mode, &stream));
  SIM_TRY(sim_graph_of(graph_handle, &graph));
  if (graph->capture)
    return SIM_REFUSE(SIM_IllegalState, "another stream is captured into the graph");
  SIM_TRY(sim_graph_check_before(graph, before, edges, count));
  return capture_begin(stream, graph, mode, before, count);
}

sim_error cudaStreamBeginCaptureToGraph(sim_stream *stream, sim_graph *graph,
                                        sim_node *const *before, const sr_cuda_edge *edges,
                                        size_t before_count, sr_cuda_capture_mode mode) {
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  if (error == SIM_Success)
    error = begin_to_graph(stream, graph, before, edges, before_count, mode);
  return sim_end(error);
}

/* ---- what the next node waits for ----------------------------------------------------------- */

static sim_error info(sim_stream *handle, unsigned *out_status, unsigned long long *out_number,
                      sim_graph **out_graph, sim_node *const **out_before, size_t *out_count) {
  sim_stream *stream;
  SIM_TRY(sim_stream_of(handle, &stream));
  const sim_capture *capture = stream->capture;
  *out_status = !capture ? STATUS_NONE : capture->is_invalid ? STATUS_INVALID : STATUS_ACTIVE;
  if (*out_status != STATUS_ACTIVE)
    return SIM_Success;
  if (out_number)
    *out_number = capture->number;
  if (out_graph)
    *out_graph = capture->graph;
  if (out_before)
    *out_before = capture->before;
  if (out_count)
    *out_count = capture->before_count;
  return SIM_Success;
}

sim_error cudaStreamGetCaptureInfo(sim_stream *stream, sr_cuda_capture_status *out_status,
                                   unsigned long long *out_number, sim_graph **out_graph,
                                   sim_node *const **out_before, const sr_cuda_edge **out_edges,
                                   size_t *out_before_count) {
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  if (out_edges)
    *out_edges = NULL;
  if (error == SIM_Success)
    error = info(stream, out_status, out_number, out_graph, out_before, out_before_count);
  return sim_end(error);
}

static sim_error update(sim_stream *handle, sim_node **before, const sr_cuda_edge *edges,
                        size_t count, unsigned flags) {
  sim_stream *stream;
  SIM_TRY(sim_stream_of(handle, &stream));
  if (!stream->capture)
    return SIM_REFUSE(SIM_IllegalState, "the stream is not captured");
  if (stream->capture->is_invalid)
    return SIM_StreamCaptureInvalidated;
  if (flags != SR_CUDA_CAPTURE_SET_BEFORE)
    return SIM_REFUSE(SIM_InvalidValue, "flags are not simulated: %u", flags);
  SIM_TRY(sim_graph_check_before(stream->capture->graph, before, edges, count));
  wait_for(stream->capture, before, count);
  return SIM_Success;
}

sim_error cudaStreamUpdateCaptureDependencies(sim_stream *stream, sim_node **before,
                                              const sr_cuda_edge *edges, size_t before_count,
                                              unsigned flags) {
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  if (error == SIM_Success)
    error = update(stream, before, edges, before_count, flags);
  return sim_end(error);
}

/* ---- ending --------------------------------------------------------------------------------- */

/* Ends a capture. Returns its graph, or NULL if it is invalid. */
static sim_graph *capture_end(sim_capture *capture) {
  sim_graph *graph = capture->graph;
  graph->capture = capture->stream->capture = NULL;
  if (capture->is_invalid && capture->owns_graph)
    sim_graph_end(graph);
  if (capture->is_invalid)
    graph = NULL;
  sim_capture **link = &captures;
  while (*link != capture)
    link = &(*link)->next;
  *link = capture->next;
  free(capture->before);
  free(capture);
  return graph;
}

void sim_capture_drop(sim_stream *stream) {
  if (!stream->capture)
    return;
  sim_tell("the stream is destroyed while it is captured");
  sim_capture_spoil(stream->capture, SIM_Success);
  capture_end(stream->capture);
}

static sim_error end(sim_stream *handle, sim_graph **out_graph) {
  sim_stream *stream;
  *out_graph = NULL;
  SIM_TRY(sim_stream_of(handle, &stream));
  sim_capture *capture = stream->capture;
  if (!capture)
    return SIM_REFUSE(SIM_IllegalState, "the stream is not captured");
  if (capture->mode != MODE_RELAXED && capture->thread != this_thread())
    return SIM_REFUSE(SIM_StreamCaptureWrongThread, "another thread has begun the capture");
  *out_graph = capture_end(capture);
  return *out_graph ? SIM_Success : SIM_StreamCaptureInvalidated;
}

/* A call that is to fail makes the capture invalid, and so ends it. */
static sim_error end_after(sim_error error, sim_stream *handle, sim_graph **out_graph) {
  const sim_stream *stream = sim_object_of(handle, SIM_STREAM);
  if (error != SIM_Success && stream && stream->capture)
    sim_capture_spoil(stream->capture, error);
  sim_error ended = end(handle, out_graph);
  return error == SIM_Success ? ended : error;
}

sim_error cudaStreamEndCapture(sim_stream *stream, sim_graph **out) {
  sim_error error = sim_begin(__func__, SIM_StreamCaptureInvalidated);
  return sim_end(end_after(error, stream, out));
}
