/*
 * Tries where calls of NCCL can be. NVIDIA's guide wants a call to be captured by all ranks or by
 * none, so they all try, and take what all can do.
 *
 * A call that fails may leave its communicator useless. So the trial has one of its own, and ends
 * when something cannot be done.
 */
#include <stdlib.h>

#include "executor/devices/cuda/nccl.h"

enum {
  OPERAND = 0,
  SUM = 256, /* bytes before the sum of the operands in the memory of the trial */
  MEMORY_BYTES = 512,
  BYTE = 1 /* of which the operand consists */
};

typedef struct trial {
  sr_ctx *ctx;
  sr_nccl *nccl;
  sr_world *world;
  const sr_cuda_runtime *cuda;
  sr_cuda_stream stream, captured;
  sr_nccl_comm comm;
  uint8_t *memory;     /* of the device */
  uint8_t *said;       /* [ranks] what each could do */
  sr_cuda_graph graph; /* NULL: none */
  sr_cuda_instance instance;
} trial;

static const char place[] = "trying collectives in graphs";

static sr_status check(const trial *t, sr_cuda_error error) {
  return sr_cuda_check(t->ctx, t->cuda, error, place);
}

/* Collective. Sets *out_all to whether all ranks could do it. */
static sr_status all_could(const trial *t, bool own, bool *out_all) {
  const uint8_t byte = own;
  SR_TRY(sr_world_all_gather(t->ctx, t->world, &byte, sizeof byte, t->said));
  *out_all = true;
  for (int32_t rank = 0; rank < sr_world_size(t->world); rank++)
    *out_all = *out_all && t->said[rank];
  return SR_OK;
}

/* ---- making ---------------------------------------------------------------------------------- */

static sr_status enqueue(const trial *t, sr_cuda_stream stream) {
  const sr_nccl_result result = sr_nccl_functions(t->nccl)->ncclAllReduce(
      t->memory + OPERAND, t->memory + SUM, 1, SR_NCCL_U32, SR_NCCL_SUM, t->comm, stream);
  return sr_nccl_settle(t->ctx, t->nccl, t->comm, result, place);
}

static sr_status capture(const trial *t, sr_cuda_graph graph) {
  sr_cuda_graph same;
  SR_TRY(check(t, t->cuda->cudaStreamBeginCaptureToGraph(t->captured, graph, NULL, NULL, 0,
                                                         SR_CUDA_CAPTURE_RELAXED)));
  const sr_status status = enqueue(t, t->captured);
  const sr_cuda_error error = t->cuda->cudaStreamEndCapture(t->captured, &same);
  return status == SR_OK ? check(t, error) : status;
}

/* Adds a node whose body runs once, and sets *out_body to that. */
static sr_status add_node(const trial *t, sr_cuda_graph *out_body) {
  sr_cuda_condition condition;
  sr_cuda_node node;
  sr_cuda_node_parameters p = {.kind = SR_CUDA_NODE_CONDITIONAL};
  SR_TRY(check(t, t->cuda->cudaGraphConditionalHandleCreate(&condition, t->graph, 1,
                                                            SR_CUDA_CONDITION_SET_AT_LAUNCH)));
  p.condition.handle = condition;
  p.condition.kind = SR_CUDA_CONDITION_IF;
  p.condition.body_count = 1;
  SR_TRY(check(t, t->cuda->cudaGraphAddNode(&node, t->graph, NULL, NULL, 0, &p)));
  *out_body = p.condition.out_bodies[0];
  return SR_OK;
}

static sr_status make_graph(trial *t, sr_nccl_reach reach) {
  SR_TRY(check(t, t->cuda->cudaGraphCreate(&t->graph, 0)));
  sr_cuda_graph body = t->graph;
  if (reach == SR_NCCL_IN_BODIES)
    SR_TRY(add_node(t, &body));
  SR_TRY(capture(t, body));
  return check(t, t->cuda->cudaGraphInstantiate(&t->instance, t->graph, 0));
}

static void drop_graph(trial *t) {
  if (t->instance)
    t->cuda->cudaGraphExecDestroy(t->instance);
  if (t->graph)
    t->cuda->cudaGraphDestroy(t->graph);
  t->instance = NULL;
  t->graph = NULL;
}

/* ---- running --------------------------------------------------------------------------------- */

typedef struct trial_wait {
  const trial *trial;
  sr_cuda_error error;
  sr_nccl_result result;
} trial_wait;

static bool is_done(void *user) {
  trial_wait *wait = user;
  const trial *t = wait->trial;
  wait->error = t->cuda->cudaStreamQuery(t->stream);
  if (wait->error != SR_CUDA_ERROR_NOT_READY)
    return true;
  const sr_nccl_result called =
      sr_nccl_functions(t->nccl)->ncclCommGetAsyncError(t->comm, &wait->result);
  wait->result = called == SR_NCCL_SUCCESS ? wait->result : called;
  return wait->result != SR_NCCL_SUCCESS;
}

static sr_status wait_for_stream(const trial *t) {
  trial_wait wait = {.trial = t};
  if (sr_nccl_wait_until(t->nccl, place, is_done, &wait) != SR_OK || wait.result != SR_NCCL_SUCCESS)
    return sr_nccl_fail(t->ctx, t->nccl, wait.result, place);
  return check(t, wait.error);
}

/* Runs the graph, or without one the call alone. Sets *out_right to whether the sum is right. */
static sr_status run(const trial *t, bool *out_right) {
  const sr_cuda_runtime *cuda = t->cuda;
  uint32_t sum = 0;
  *out_right = false;
  SR_TRY(check(t, cuda->cudaMemsetAsync(t->memory, BYTE, SUM, t->stream)));
  SR_TRY(check(t, cuda->cudaMemsetAsync(t->memory + SUM, 0, sizeof sum, t->stream)));
  SR_TRY(t->instance ? check(t, cuda->cudaGraphLaunch(t->instance, t->stream))
                     : enqueue(t, t->stream));
  SR_TRY(wait_for_stream(t));
  SR_TRY(check(t, cuda->cudaMemcpyAsync(&sum, t->memory + SUM, sizeof sum, SR_CUDA_DEVICE_TO_HOST,
                                        t->stream)));
  SR_TRY(check(t, cuda->cudaStreamSynchronize(t->stream)));
  *out_right = sum == (uint32_t)sr_world_size(t->world) * (UINT32_MAX / UINT8_MAX * BYTE);
  return SR_OK;
}

/* ---- all trials ------------------------------------------------------------------------------ */

static sr_status init(trial *t) {
  void *memory = NULL;
  t->said = malloc((size_t)sr_world_size(t->world));
  if (!t->said)
    return sr_fail(t->ctx, SR_ERR_NOMEM, "no memory to try collectives in graphs");
  SR_TRY(check(t, t->cuda->cudaStreamCreateWithFlags(&t->captured, SR_CUDA_STREAM_NON_BLOCKING)));
  SR_TRY(check(t, t->cuda->cudaMalloc(&memory, MEMORY_BYTES)));
  t->memory = memory;
  return SR_OK;
}

/* Ends the trial's communicator at once: it is not used when all ranks have agreed. */
static void abort_comm(trial *t) {
  if (t->comm)
    sr_nccl_functions(t->nccl)->ncclCommAbort(t->comm);
  t->comm = NULL;
}

static void deinit(trial *t) {
  drop_graph(t);
  abort_comm(t);
  t->cuda->cudaStreamSynchronize(t->stream);
  if (t->memory)
    t->cuda->cudaFree(t->memory);
  if (t->captured)
    t->cuda->cudaStreamDestroy(t->captured);
  free(t->said);
}

/* Collective. Ends a phase of the trial. After a failure on one rank, work of others ends. */
static sr_status agree(trial *t, sr_status own) {
  if (own != SR_OK) {
    drop_graph(t);
    abort_comm(t);
  }
  return sr_nccl_agree(t->ctx, t->nccl, t->world, own);
}

/* Collective. Sets *out_can to whether all ranks can have calls there. `lack` gets the message if
 * this rank cannot make such a graph. */
static sr_status try_reach(trial *t, sr_nccl_reach reach, sr_ctx *lack, bool *out_can) {
  sr_ctx *ctx = t->ctx;
  bool is_right;
  t->ctx = lack;
  const sr_status made = make_graph(t, reach);
  t->ctx = ctx;
  SR_TRY(all_could(t, made == SR_OK, out_can));
  if (!*out_can)
    return SR_OK;
  SR_TRY(agree(t, run(t, &is_right)));
  drop_graph(t);
  return all_could(t, is_right, out_can);
}

static sr_status try_all(trial *t, sr_nccl_reach most, sr_ctx *lack, sr_nccl_reach *out_reach) {
  bool can = true;
  SR_TRY(agree(t, init(t)));
  SR_TRY(agree(t, sr_nccl_split(t->ctx, t->nccl, 0, sr_world_rank(t->world), &t->comm)));
  /* NCCL connects the ranks in the first call, which takes more than later ones. */
  SR_TRY(agree(t, run(t, &can)));
  for (sr_nccl_reach reach = SR_NCCL_IN_GRAPHS; reach <= most; reach++) {
    SR_TRY(try_reach(t, reach, lack, &can));
    if (!can)
      return SR_OK;
    *out_reach = reach;
  }
  return SR_OK;
}

sr_status sr_nccl_try_graphs(sr_ctx *ctx, sr_nccl *nccl, sr_world *world,
                             const sr_cuda_runtime *cuda, sr_cuda_stream stream,
                             sr_nccl_reach *out_reach) {
  static const char *const reaches[] = {
      [SR_NCCL_IN_STREAMS] = "in no graphs",
      [SR_NCCL_IN_GRAPHS] = "in graphs, but not in their loops and branches",
      [SR_NCCL_IN_BODIES] = "in graphs, with loops and branches around them",
  };
  trial t = {.ctx = ctx, .nccl = nccl, .world = world, .cuda = cuda, .stream = stream};
  sr_ctx lack = {0};
  *out_reach = SR_NCCL_IN_STREAMS;
  const sr_status status =
      try_all(&t, sr_nccl_mixes(nccl) ? SR_NCCL_IN_GRAPHS : SR_NCCL_IN_BODIES, &lack, out_reach);
  deinit(&t);
  if (status == SR_OK && sr_world_rank(world) == 0)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO, "collectives by NCCL can be %s%s%s",
                reaches[*out_reach], *lack.message ? ": " : "", lack.message);
  return status;
}
