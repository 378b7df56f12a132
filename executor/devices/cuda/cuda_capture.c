/*
 * Captures steps into a graph, in their order.
 *
 * A loop or branch becomes a conditional node. CUDA gives such a node an empty graph for each body,
 * so the capture of the graph around it ends there; the bodies are captured one after the other,
 * and then the capture goes on behind the node.
 *
 *     unknown count              two bodies in turn             known count
 *     condition                  condition 0                    count
 *     while (condition)          while (condition 0)            while (the count is not reached)
 *       body                       body 0                         body
 *       condition                  condition 1                    count
 *                                  if (condition 1)
 *                                    body 1
 *                                    condition 0
 *                                  else
 *                                    settle
 *
 * Each condition is followed by a kernel that makes its value known to the node (sr_decision). A
 * body of few steps stands several times in a loop with a known count. Where the passes through a
 * list must be counted for its collectives, the kernel for a known count does it in front of the
 * list. What it sets is set again, or has had its effect.
 */
#include <string.h>

#include "executor/devices/cuda/cuda_graph.h"
#include "executor/exchange_step.h"

typedef struct capture {
  sr_ctx *ctx;
  sr_cuda_task *task;
  sr_cuda_graph graph; /* into which the stream is captured */
  bool is_active;
  const void *note; /* sr_cuda_task.note, or `zero` for a graph that has no use for it */
  const void *zero;
} capture;

/* A conditional node. */
typedef struct conditional {
  sr_cuda_condition condition;
  sr_cuda_graph around; /* the graph that it is in */
  sr_cuda_node node;
  sr_cuda_graph *bodies; /* CUDA's */
} conditional;

/* `condition` is any that kernels may set there. */
static sr_status capture_list(capture *c, const sr_cuda_steps *steps, sr_cuda_condition condition);

/* ---- CUDA's captures ------------------------------------------------------------------------- */

static sr_status check(capture *c, sr_cuda_error error) {
  return sr_cuda_check(c->ctx, c->task->cuda, error, "capturing a graph of device %d",
                       (int)c->task->device->base.number);
}

/* What is captured into `graph` from now on waits for a node of it, or for nothing if that is
 * NULL. */
static sr_status begin(capture *c, sr_cuda_graph graph, sr_cuda_node before) {
  c->graph = graph;
  SR_TRY(check(c, c->task->cuda->cudaStreamBeginCaptureToGraph(c->task->captured_stream, graph,
                                                               &before, NULL, before ? 1 : 0,
                                                               SR_CUDA_CAPTURE_RELAXED)));
  c->is_active = true;
  return SR_OK;
}

static sr_status end(capture *c) {
  sr_cuda_graph same;
  c->is_active = false;
  return check(c, c->task->cuda->cudaStreamEndCapture(c->task->captured_stream, &same));
}

/* Makes the condition of a node of the graph that is being captured. */
static sr_status make_condition(capture *c, conditional *out) {
  out->around = c->graph;
  return check(c, c->task->cuda->cudaGraphConditionalHandleCreate(&out->condition, c->graph, 0, 0));
}

/* Adds the node behind what is captured. Then its bodies can be captured. */
static sr_status add_node(capture *c, conditional *node, unsigned kind, uint32_t body_count) {
  const sr_cuda_runtime *cuda = c->task->cuda;
  sr_cuda_capture_status status;
  const sr_cuda_node *before = NULL; /* stays so if the capture is invalid: `end` tells */
  const sr_cuda_edge *edges = NULL;
  size_t before_count = 0;
  sr_cuda_node_parameters p;
  memset(&p, 0, sizeof p);
  p.kind = SR_CUDA_NODE_CONDITIONAL;
  p.condition.handle = node->condition;
  p.condition.kind = kind;
  p.condition.body_count = body_count;
  SR_TRY(check(c, cuda->cudaStreamGetCaptureInfo(c->task->captured_stream, &status, NULL, NULL,
                                                 &before, &edges, &before_count)));
  SR_TRY(check(c, cuda->cudaGraphAddNode(&node->node, c->graph, before, edges, before_count, &p)));
  node->bodies = p.condition.out_bodies;
  return end(c);
}

static sr_status begin_body(capture *c, const conditional *node, uint32_t body) {
  return begin(c, node->bodies[body], NULL);
}

static sr_status go_on_behind(capture *c, const conditional *node) {
  return begin(c, node->around, node->node);
}

/* Sets a condition as `decision` says. */
static sr_status decide(capture *c, sr_cuda_condition condition, sr_decision decision,
                        const void *address, uint64_t limit, const void *note, uint64_t mask) {
  const sr_cuda_task *task = c->task;
  struct {
    const void *address;
    sr_cuda_condition condition;
    uint64_t limit;
    const void *note;
    uint64_t mask;
  } words = {address, condition, limit, note, mask};
  const sr_code *code = &task->executable->code;
  const sr_cuda_size3 one = {1, 1, 1};
  void *arguments = &words;
  return check(c, task->cuda->cudaLaunchKernel(
                      sr_cuda_kernel_of(task->code,
                                        code->function_count - SR_DECISIONS + (uint32_t)decision),
                      one, one, &arguments, 0, task->captured_stream));
}

/* Devices that disagree about a condition must all do the same, until their hosts give up: where
 * they compare it, a difference decides, too. */
static uint64_t mask_of(bool is_agreed) {
  return is_agreed ? UINT64_MAX : SR_CUDA_GIVEN_UP;
}

static uint64_t mask_of_loop(const sr_cuda_step *step, uint32_t side) {
  const sr_cuda_steps *list = &step->loop.conditions[side];
  return mask_of(list->count > 0 && list->items[list->count - 1].step->kind == SR_STEP_AGREE);
}

/* ---- loops and branches ---------------------------------------------------------------------- */

/* Captures a condition of a loop, and what makes it that of a node. */
static sr_status capture_condition(capture *c, const sr_cuda_step *step, uint32_t side,
                                   const conditional *node) {
  SR_TRY(capture_list(c, &step->loop.conditions[side], node->condition));
  return decide(c, node->condition, SR_DECIDE_BY_BYTE, c->task->addresses[step->first + side], 0,
                c->note, mask_of_loop(step, side));
}

/* Captures the second half of a loop that has two bodies: it either does the second one or ends. */
static sr_status capture_second(capture *c, const sr_cuda_step *step, const conditional *loop) {
  conditional second;
  SR_TRY(make_condition(c, &second));
  SR_TRY(capture_condition(c, step, 1, &second));
  SR_TRY(add_node(c, &second, SR_CUDA_CONDITION_IF, 2));
  SR_TRY(begin_body(c, &second, 0));
  SR_TRY(capture_list(c, &step->loop.bodies[1], second.condition));
  SR_TRY(capture_condition(c, step, 0, loop));
  SR_TRY(end(c));
  SR_TRY(begin_body(c, &second, 1));
  SR_TRY(decide(c, loop->condition, SR_DECIDE_BY_BYTE, c->task->addresses[step->first + 1], 0,
                c->note, mask_of_loop(step, 1)));
  SR_TRY(capture_list(c, &step->loop.settle, second.condition));
  SR_TRY(end(c));
  return go_on_behind(c, &second);
}

static sr_status capture_loop(capture *c, const sr_cuda_step *step) {
  conditional loop;
  SR_TRY(make_condition(c, &loop));
  SR_TRY(capture_condition(c, step, 0, &loop));
  SR_TRY(add_node(c, &loop, SR_CUDA_CONDITION_WHILE, 1));
  SR_TRY(begin_body(c, &loop, 0));
  SR_TRY(capture_list(c, &step->loop.bodies[0], loop.condition));
  SR_TRY(step->step->loop.body_count == 1 ? capture_condition(c, step, 0, &loop)
                                          : capture_second(c, step, &loop));
  SR_TRY(end(c));
  return go_on_behind(c, &loop);
}

enum {
  UNROLLED_STEPS = 8 /* of the bodies of a loop, for each time that it decides */
};

/* Returns how many rounds, in each of which every body runs once, are captured for each decision of
 * a loop: a decision takes as long as a small kernel. */
static int64_t rounds_together(const sr_cuda_step *step) {
  int64_t steps = 0;
  for (uint32_t i = 0; i < step->step->loop.body_count; i++)
    for (uint32_t k = 0; k < step->loop.bodies[i].count; k++) {
      const sr_step_kind kind = step->loop.bodies[i].items[k].step->kind;
      if (kind == SR_STEP_WHILE || kind == SR_STEP_CASE)
        return 1;
      steps++;
    }
  return steps > 0 && steps < UNROLLED_STEPS ? UNROLLED_STEPS / steps : 1;
}

/* Captures all bodies of a loop, `rounds` times. */
static sr_status capture_rounds(capture *c, const sr_cuda_step *step, int64_t rounds) {
  for (int64_t round = 0; round < rounds; round++)
    for (uint32_t i = 0; i < step->step->loop.body_count; i++)
      SR_TRY(capture_list(c, &step->loop.bodies[i], 0));
  return SR_OK;
}

/* Captures a loop that runs `together` rounds `times` times. */
static sr_status capture_repeated(capture *c, const sr_cuda_step *step, int64_t together,
                                  int64_t times) {
  const void *count = c->task->counts + step->loop.count;
  conditional loop;
  if (times <= 1)
    return capture_rounds(c, step, times * together);
  SR_TRY(make_condition(c, &loop));
  SR_TRY(decide(c, loop.condition, SR_DECIDE_BY_COUNT, count, (uint64_t)times, c->note,
                SR_CUDA_GIVEN_UP));
  SR_TRY(add_node(c, &loop, SR_CUDA_CONDITION_WHILE, 1));
  SR_TRY(begin_body(c, &loop, 0));
  SR_TRY(capture_rounds(c, step, together));
  SR_TRY(decide(c, loop.condition, SR_DECIDE_BY_COUNT, count, (uint64_t)times, c->note,
                SR_CUDA_GIVEN_UP));
  SR_TRY(end(c));
  return go_on_behind(c, &loop);
}

static sr_status capture_counted(capture *c, const sr_cuda_step *step) {
  const sr_while_step *loop = &step->step->loop;
  const int64_t rounds = loop->trip_count / loop->body_count, together = rounds_together(step);
  SR_TRY(capture_repeated(c, step, together, rounds / together));
  SR_TRY(capture_rounds(c, step, rounds % together));
  if (loop->trip_count % loop->body_count == 0)
    return SR_OK;
  SR_TRY(capture_list(c, &step->loop.bodies[0], 0));
  return capture_list(c, &step->loop.settle, 0);
}

static sr_status capture_branch(capture *c, const sr_cuda_step *step) {
  const sr_case_step *branch = &step->step->branch;
  const bool is_if = branch->is_predicate;
  const uint32_t count = is_if ? 2 : branch->branch_count;
  conditional node;
  SR_TRY(make_condition(c, &node));
  SR_TRY(decide(c, node.condition, is_if ? SR_DECIDE_BY_BYTE : SR_DECIDE_BY_INDEX,
                c->task->addresses[step->first], count - 1, step->is_agreed ? c->note : c->zero,
                mask_of(step->is_agreed)));
  SR_TRY(add_node(c, &node, is_if ? SR_CUDA_CONDITION_IF : SR_CUDA_CONDITION_SWITCH, count));
  for (uint32_t i = 0; i < count; i++) {
    SR_TRY(begin_body(c, &node, i));
    SR_TRY(capture_list(c, &step->branches[i], node.condition));
    SR_TRY(end(c));
  }
  return go_on_behind(c, &node);
}

/* ---- all steps ------------------------------------------------------------------------------- */

static sr_status capture_step(capture *c, const sr_cuda_step *step) {
  switch (step->step->kind) {
  case SR_STEP_KERNEL:
  case SR_STEP_GEMM:
  case SR_STEP_CALL:
  case SR_STEP_COPY:
  case SR_STEP_CONVOLUTION:
    return sr_cuda_queue(c->ctx, c->task, step, c->task->captured_stream);
  case SR_STEP_WHILE:
    return step->step->loop.trip_count >= 0 ? capture_counted(c, step) : capture_loop(c, step);
  case SR_STEP_CASE:
    return capture_branch(c, step);
  case SR_STEP_COLLECTIVE:
    return sr_cuda_queue_nccl(c->ctx, c->task, step, c->task->captured_stream);
  case SR_STEP_AGREE:
    return sr_cuda_queue_agree(c->ctx, c->task, step, c->task->captured_stream);
  case SR_STEP_WATCH:
  case SR_STEP_HOST_CALL:
    break;
  }
  return sr_fail(c->ctx, SR_ERR_INTERNAL, "a step that graphs cannot hold");
}

static sr_status capture_list(capture *c, const sr_cuda_steps *steps, sr_cuda_condition condition) {
  if (steps->counter > 0)
    SR_TRY(decide(c, condition, SR_DECIDE_BY_COUNT, sr_cuda_passes(c->task) + steps->counter - 1,
                  UINT64_MAX, c->zero, 0));
  for (uint32_t i = 0; i < steps->count; i++)
    SR_TRY(capture_step(c, &steps->items[i]));
  return SR_OK;
}

sr_status sr_cuda_capture(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *first,
                          sr_cuda_graph graph) {
  const void *zero = sr_cuda_passes(task) + task->counted.count;
  capture c = {.ctx = ctx,
               .task = task,
               .zero = zero,
               .note = first->stretch->first_collective ? task->note : zero};
  sr_status status = begin(&c, graph, NULL);
  for (uint32_t i = 0; status == SR_OK && i < first->stretch->count; i++)
    status = capture_step(&c, &first[i]);
  if (c.is_active) {
    const sr_status ended = end(&c);
    status = status == SR_OK ? ended : status;
  }
  return status;
}
