/* Divides the steps of a plan into stretches, and keeps and launches their graphs. */
#include "executor/devices/cuda/cuda_graph.h"

#include <inttypes.h>

#include "executor/devices/cuda/fault.h"
#include "executor/exchange_step.h"

/* ---- dividing -------------------------------------------------------------------------------- */

static bool is_loop_or_branch(const sr_cuda_step *step) {
  return step->step->kind == SR_STEP_WHILE || step->step->kind == SR_STEP_CASE;
}

static const sr_step *host_step(const sr_cuda_step *step);

static const sr_step *host_step_in(const sr_cuda_steps *list) {
  const sr_step *found = NULL;
  for (uint32_t i = 0; i < list->count && !found; i++)
    found = host_step(&list->items[i]);
  return found;
}

/* Returns the first step that sr_cuda_capture cannot capture: `step`, or one in it; NULL: none. */
static const sr_step *host_step(const sr_cuda_step *step) {
  const sr_step *found = NULL;
  if (step->step->kind == SR_STEP_CALL)
    return step->call.on_gpu ? sr_plan_host_step(step->step) : step->step;
  if (step->step->kind == SR_STEP_WHILE) {
    const sr_while_step *loop = &step->step->loop;
    for (uint32_t i = 0; i < loop->body_count && !found; i++) {
      found = loop->trip_count < 0 ? host_step_in(&step->loop.conditions[i]) : NULL;
      found = found ? found : host_step_in(&step->loop.bodies[i]);
    }
    return found ? found : host_step_in(&step->loop.settle);
  }
  if (step->step->kind == SR_STEP_CASE) {
    for (uint32_t i = 0; i < step->step->branch.branch_count && !found; i++)
      found = host_step_in(&step->branches[i]);
    return found;
  }
  return sr_plan_host_step(step->step);
}

/* True if a graph can hold the step. */
static bool fits(const sr_cuda_task *task, const sr_cuda_step *step) {
  return !host_step(step) && (!is_loop_or_branch(step) || task->executable->code.decides);
}

/* Returns how many arguments and results the entries of `addresses` before `entry` name. */
static uint32_t ports_before(const sr_cuda_task *task, uint32_t entry) {
  uint32_t count = 0;
  while (count < task->ports.count && task->ports.items[count] < entry)
    count++;
  return count;
}

static void add_stretch(sr_cuda_task *task, sr_cuda_step *first, uint32_t count) {
  if (count == 1 && !is_loop_or_branch(first))
    return;
  sr_cuda_stretch *stretch = SR_NEW(task->arena, sr_cuda_stretch);
  stretch->count = count;
  stretch->first_port = ports_before(task, first->first);
  stretch->port_count = ports_before(task, first[count - 1].end) - stretch->first_port;
  for (uint32_t i = 0; i < SR_CUDA_GRAPHS; i++)
    stretch->captured[i].ports = SR_NEW_ARRAY(task->arena, void *, stretch->port_count);
  first->stretch = stretch;
  SR_PUSH(task->arena, &task->stretches, stretch);
}

static void divide(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_steps *list);

/* Divides the parts of a loop or branch that the host drives. */
static void divide_parts(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *step) {
  if (step->step->kind == SR_STEP_WHILE) {
    for (uint32_t i = 0; i < step->step->loop.body_count; i++) {
      divide(ctx, task, &step->loop.conditions[i]);
      divide(ctx, task, &step->loop.bodies[i]);
    }
    divide(ctx, task, &step->loop.settle);
  } else {
    for (uint32_t i = 0; i < step->step->branch.branch_count; i++)
      divide(ctx, task, &step->branches[i]);
  }
}

/* Tells once for all devices that the host drives a loop or branch, and why. */
static void tell_host(sr_ctx *ctx, const sr_cuda_task *task, const sr_cuda_step *step) {
  const sr_step *reason = host_step(step);
  if (task->device->base.number == 0 && reason)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO,
                "%s: the host drives this %s of the devices, because of the step at %s (%s)",
                sr_step_place(step->step), step->step->kind == SR_STEP_WHILE ? "loop" : "branch",
                sr_step_place(reason), reason->name);
}

static void divide(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_steps *list) {
  for (uint32_t i = 0; i < list->count; i++) {
    uint32_t end = i;
    while (end < list->count && fits(task, &list->items[end]))
      end++;
    if (end > i) {
      add_stretch(task, &list->items[i], end - i);
      i = end - 1;
    } else if (is_loop_or_branch(&list->items[i])) {
      tell_host(ctx, task, &list->items[i]);
      divide_parts(ctx, task, &list->items[i]);
    }
  }
}

sr_status sr_cuda_divide(sr_ctx *ctx, sr_cuda_task *task) {
  divide(ctx, task, &task->steps);
  if (task->stretches.count == 0)
    return SR_OK;
  return sr_cuda_check(
      ctx, task->cuda,
      task->cuda->cudaStreamCreateWithFlags(&task->captured_stream, SR_CUDA_STREAM_NON_BLOCKING),
      "making a stream of device %d", (int)task->device->base.number);
}

/* ---- graphs ---------------------------------------------------------------------------------- */

/* Destroys a graph that is not running. */
static void drop(const sr_cuda_runtime *cuda, sr_cuda_captured *captured) {
  if (captured->instance)
    cuda->cudaGraphExecDestroy(captured->instance);
  if (captured->graph)
    cuda->cudaGraphDestroy(captured->graph);
  captured->instance = NULL;
  captured->graph = NULL;
}

void sr_cuda_drop_graphs(sr_cuda_task *task) {
  for (size_t i = 0; i < task->stretches.count; i++)
    for (uint32_t k = 0; k < SR_CUDA_GRAPHS; k++)
      drop(task->cuda, &task->stretches.items[i]->captured[k]);
  if (task->captured_stream)
    task->cuda->cudaStreamDestroy(task->captured_stream);
}

static sr_status make(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *first,
                      sr_cuda_captured *out) {
  const sr_cuda_runtime *cuda = task->cuda;
  const int number = (int)task->device->base.number;
  SR_TRY(sr_cuda_check(ctx, cuda, cuda->cudaGraphCreate(&out->graph, 0),
                       "making a graph of device %d", number));
  SR_TRY(sr_cuda_capture(ctx, task, first, first->stretch->count, out->graph));
  SR_TRY(sr_cuda_check(ctx, cuda, cuda->cudaGraphInstantiate(&out->instance, out->graph, 0),
                       "making a graph of device %d", number));
  sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_DEBUG,
              "device %d: %" PRIu32 " steps from that at %s on are a graph", number,
              first->stretch->count, sr_step_place(first->step));
  return SR_OK;
}

/* Returns the graph for the addresses that the task has now; or, without an instance, the one that
 * was launched longest ago, for these addresses from now on. */
static sr_cuda_captured *choose(const sr_cuda_task *task, sr_cuda_stretch *stretch) {
  sr_cuda_captured *oldest = &stretch->captured[0];
  for (uint32_t i = 0; i < SR_CUDA_GRAPHS; i++) {
    sr_cuda_captured *captured = &stretch->captured[i];
    bool fits_now = captured->instance != NULL;
    for (uint32_t p = 0; fits_now && p < stretch->port_count; p++)
      fits_now = captured->ports[p] == task->addresses[task->ports.items[stretch->first_port + p]];
    if (fits_now)
      return captured;
    if (captured->number < oldest->number)
      oldest = captured;
  }
  drop(task->cuda, oldest);
  for (uint32_t p = 0; p < stretch->port_count; p++)
    oldest->ports[p] = task->addresses[task->ports.items[stretch->first_port + p]];
  return oldest;
}

sr_status sr_cuda_queue_stretch(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *first,
                                bool *out_is_queued) {
  *out_is_queued = false;
  if (task->is_without_graphs)
    return SR_OK;
  sr_cuda_captured *captured = choose(task, first->stretch);
  sr_ctx made = {.log = ctx->log};
  if (!captured->instance && make(&made, task, first, captured) != SR_OK) {
    if (sr_cuda_has_failed(task->device))
      return sr_fail(ctx, SR_ERR_DEVICE, "%s", made.message);
    task->is_without_graphs = true;
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_WARN,
                "the host drives all loops of device %d, which takes longer, because there is no "
                "graph of them: %s",
                (int)task->device->base.number, made.message);
    return SR_OK;
  }
  captured->number = ++first->stretch->launches;
  *out_is_queued = true;
  return sr_cuda_check(ctx, task->cuda,
                       task->cuda->cudaGraphLaunch(captured->instance, task->device->stream),
                       "%s: starting a graph on device %d", sr_step_place(first->step),
                       (int)task->device->base.number);
}
