/* Keeps and launches the graphs of stretches. */
#include "executor/devices/cuda/cuda_graph.h"

#include <inttypes.h>

#include "executor/devices/cuda/fault.h"
#include "executor/exchange_step.h"

void sr_cuda_drop_captured(const sr_cuda_task *task, sr_cuda_captured *captured) {
  if (captured->instance)
    task->cuda->cudaGraphExecDestroy(captured->instance);
  if (captured->graph)
    task->cuda->cudaGraphDestroy(captured->graph);
  captured->instance = NULL;
  captured->graph = NULL;
}

static void drop_stretch(const sr_cuda_task *task, sr_cuda_stretch *stretch) {
  for (uint32_t k = 0; k < SR_CUDA_GRAPHS; k++)
    sr_cuda_drop_captured(task, &stretch->captured[k]);
}

void sr_cuda_drop_graphs(sr_cuda_task *task) {
  for (size_t i = 0; i < task->stretches.count; i++)
    drop_stretch(task, task->stretches.items[i]);
  if (task->captured_stream)
    task->cuda->cudaStreamDestroy(task->captured_stream);
}

void sr_cuda_drop_calls(sr_cuda_device *device) {
  for (sr_cuda_task *task = device->tasks; task; task = task->next)
    for (size_t i = 0; i < task->stretches.count; i++)
      if (task->stretches.items[i]->first_collective)
        drop_stretch(task, task->stretches.items[i]);
}

static sr_status make(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *first,
                      sr_cuda_captured *out) {
  const sr_cuda_runtime *cuda = task->cuda;
  const int number = (int)task->device->base.number;
  SR_TRY(sr_cuda_check(ctx, cuda, cuda->cudaGraphCreate(&out->graph, 0),
                       "making a graph of device %d", number));
  SR_TRY(sr_cuda_capture(ctx, task, first, out->graph));
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
  sr_cuda_drop_captured(task, oldest);
  for (uint32_t p = 0; p < stretch->port_count; p++)
    oldest->ports[p] = task->addresses[task->ports.items[stretch->first_port + p]];
  return oldest;
}

/* Notes that the collectives of a stretch are going to run. */
static void note_launch(sr_cuda_task *task, const sr_cuda_stretch *stretch) {
  if (!stretch->first_collective)
    return;
  task->traffic.collectives += stretch->traffic.collectives;
  task->traffic.bytes += stretch->traffic.bytes;
  task->first_running = task->first_running ? task->first_running : stretch->first_collective;
  task->last_running = stretch->last_collective;
  task->has_launched_calls = true;
}

sr_status sr_cuda_queue_stretch(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *first,
                                bool *out_is_queued) {
  sr_cuda_stretch *stretch = first->stretch;
  const bool has_calls = stretch->first_collective != NULL;
  *out_is_queued = false;
  if (task->checks_steps || (task->is_without_graphs && !has_calls))
    return SR_OK;
  sr_cuda_captured *captured = has_calls
                                   ? &stretch->captured[stretch->port_count > 0 ? task->set : 0]
                                   : choose(task, stretch);
  sr_ctx made = {.log = ctx->log};
  const sr_status status = captured->instance ? SR_OK : make(&made, task, first, captured);
  if (status != SR_OK && has_calls) /* other devices have made theirs, and wait for this one */
    return sr_fail(ctx, status, "%s", made.message);
  if (status != SR_OK) {
    if (sr_cuda_has_failed(task->device))
      return sr_fail(ctx, SR_ERR_DEVICE, "%s", made.message);
    task->is_without_graphs = true;
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_WARN,
                "the host drives all loops of device %d, which takes longer, because there is no "
                "graph of them: %s",
                (int)task->device->base.number, made.message);
    return SR_OK;
  }
  note_launch(task, stretch);
  captured->number = ++stretch->launches;
  *out_is_queued = true;
  return sr_cuda_check(ctx, task->cuda,
                       task->cuda->cudaGraphLaunch(captured->instance, task->device->stream),
                       "%s: starting a graph on device %d", sr_step_place(first->step),
                       (int)task->device->base.number);
}
