/* Runs the prepared steps of a plan on a CUDA device. */
#include <stdio.h>
#include <string.h>

#include "executor/devices/cuda/cuda_graph.h"
#include "executor/devices/cuda/fault.h"
#include "executor/exchange_step.h"

enum {
  PLACE_BYTES = SR_MESSAGE_BYTES / 8
};

static sr_status run_steps(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_steps *steps);

/* ---- steps of the device --------------------------------------------------------------------- */

static sr_status queue_kernel(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                              sr_cuda_stream stream) {
  const sr_kernel_step *kernel = &step->step->kernel;
  void *words = task->addresses + step->first;
  return sr_cuda_check(ctx, task->cuda,
                       task->cuda->cudaLaunchKernel(step->kernel.function,
                                                    (sr_cuda_size3){step->kernel.blocks, 1, 1},
                                                    (sr_cuda_size3){kernel->threads, 1, 1}, &words,
                                                    kernel->shared_bytes, stream),
                       "%s: starting a kernel on device %d", sr_step_place(step->step),
                       (int)task->device->base.number);
}

static sr_status queue_product(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                               sr_cuda_stream stream) {
  void *const *buffers = task->addresses + step->first;
  return sr_cuda_name_failure(ctx, step,
                              sr_cuda_product_enqueue(ctx, step->product, buffers[0], buffers[1],
                                                      buffers[2], buffers[3], stream));
}

static sr_status queue_convolution(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                                   sr_cuda_stream stream) {
  void *const *buffers = task->addresses + step->first;
  return sr_cuda_name_failure(ctx, step,
                              sr_cuda_convolution_enqueue(ctx, step->convolution, buffers,
                                                          buffers[SR_CONVOLUTION_ARRAYS], stream));
}

static sr_status queue_call(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                            sr_cuda_stream stream) {
  void *const *buffers = task->addresses + step->first;
  return sr_gpu_call_enqueue(ctx, step->call.on_gpu, buffers,
                             buffers[sr_call_row_get(step->step->call.function)->port_count],
                             stream);
}

static sr_status queue_copy(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                            sr_cuda_stream stream) {
  const uint64_t bytes = step->step->copy.to.bytes;
  if (bytes == 0)
    return SR_OK;
  void *const *buffers = task->addresses + step->first;
  return sr_cuda_check(
      ctx, task->cuda,
      task->cuda->cudaMemcpyAsync(buffers[0], buffers[1], bytes, SR_CUDA_DEVICE_TO_DEVICE, stream),
      "%s: copying on device %d", sr_step_place(step->step), (int)task->device->base.number);
}

sr_status sr_cuda_queue(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                        sr_cuda_stream stream) {
  if (step->step->kind == SR_STEP_KERNEL)
    return queue_kernel(ctx, task, step, stream);
  if (step->step->kind == SR_STEP_GEMM)
    return queue_product(ctx, task, step, stream);
  if (step->step->kind == SR_STEP_CONVOLUTION)
    return queue_convolution(ctx, task, step, stream);
  if (step->step->kind == SR_STEP_CALL)
    return queue_call(ctx, task, step, stream);
  return queue_copy(ctx, task, step, stream);
}

/* ---- loops and branches ---------------------------------------------------------------------- */

static sr_status run_counted(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  const sr_while_step *loop = &step->step->loop;
  for (int64_t i = 0; i < loop->trip_count; i++)
    SR_TRY(run_steps(ctx, task, &step->loop.bodies[i % loop->body_count]));
  return loop->trip_count % loop->body_count ? run_steps(ctx, task, &step->loop.settle) : SR_OK;
}

static sr_status run_loop(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  const sr_while_step *loop = &step->step->loop;
  if (loop->trip_count >= 0)
    return run_counted(ctx, task, step);
  for (uint32_t side = 0;; side = (side + 1) % loop->body_count) {
    uint8_t again;
    SR_TRY(run_steps(ctx, task, &step->loop.conditions[side]));
    SR_TRY(sr_cuda_fetch(ctx, task, &again, task->addresses[step->first + side], sizeof again));
    if (!again)
      return side ? run_steps(ctx, task, &step->loop.settle) : SR_OK;
    SR_TRY(run_steps(ctx, task, &step->loop.bodies[side]));
  }
}

static sr_status run_branch(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  const sr_case_step *branch = &step->step->branch;
  const void *at = task->addresses[step->first];
  int32_t index = 0;
  if (branch->is_predicate) {
    uint8_t is_first;
    SR_TRY(sr_cuda_fetch(ctx, task, &is_first, at, sizeof is_first));
    index = !is_first;
  } else {
    SR_TRY(sr_cuda_fetch(ctx, task, &index, at, sizeof index));
  }
  const uint32_t last = branch->branch_count - 1;
  return run_steps(ctx, task, &step->branches[(uint32_t)index < last ? (uint32_t)index : last]);
}

/* ---- all steps ------------------------------------------------------------------------------- */

/* Runs a library call, on the GPU if that has it. */
static sr_status run_call(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  if (!step->call.on_gpu)
    return sr_cuda_run_call(ctx, task, step);
  if (!sr_call_streams(&step->step->call))
    SR_TRY(sr_cuda_wait_nccl(ctx, task));
  return sr_cuda_queue(ctx, task, step, task->device->stream);
}

static sr_status run_step(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  switch (step->step->kind) {
  case SR_STEP_KERNEL:
  case SR_STEP_GEMM:
  case SR_STEP_COPY:
  case SR_STEP_CONVOLUTION:
    return sr_cuda_queue(ctx, task, step, task->device->stream);
  case SR_STEP_CALL:
    return run_call(ctx, task, step);
  case SR_STEP_COLLECTIVE:
    return sr_cuda_run_collective(ctx, task, step);
  case SR_STEP_WHILE:
    return run_loop(ctx, task, step);
  case SR_STEP_CASE:
    return run_branch(ctx, task, step);
  case SR_STEP_AGREE:
    return sr_cuda_run_agree(ctx, task, step);
  case SR_STEP_WATCH:
  case SR_STEP_HOST_CALL:
    break;
  }
  return sr_fail(ctx, SR_ERR_INTERNAL, "a step of an unknown kind");
}

/* Waits for what the stream has to do. */
static sr_status finish(sr_ctx *ctx, sr_cuda_task *task) {
  SR_TRY(sr_cuda_wait_nccl(ctx, task));
  SR_TRY(sr_cuda_check(ctx, task->cuda, task->cuda->cudaStreamSynchronize(task->device->stream),
                       "running the program on device %d", (int)task->device->base.number));
  task->first_queued = NULL;
  return SR_OK;
}

static bool has_parts(const sr_cuda_step *step) {
  return step->step->kind == SR_STEP_WHILE || step->step->kind == SR_STEP_CASE;
}

/* Notes that the stream has steps from `first` to `last` to do. */
static void note_queued(sr_cuda_task *task, const sr_cuda_step *first, const sr_cuda_step *last) {
  if (!task->first_queued)
    task->first_queued = first;
  task->last_queued = last;
}

static sr_status run_alone(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  if (!has_parts(step))
    note_queued(task, step, step);
  SR_TRY(run_step(ctx, task, step));
  return task->checks_steps ? finish(ctx, task) : SR_OK;
}

static sr_status run_steps(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_steps *steps) {
  for (uint32_t i = 0; i < steps->count;) {
    const sr_cuda_step *step = &steps->items[i];
    bool is_queued = false;
    if (step->stretch)
      SR_TRY(sr_cuda_queue_stretch(ctx, task, step, &is_queued));
    if (is_queued)
      note_queued(task, step, step + step->stretch->count - 1);
    else
      SR_TRY(run_alone(ctx, task, step));
    i += is_queued ? step->stretch->count : 1;
  }
  return SR_OK;
}

/* ---- faults ---------------------------------------------------------------------------------- */

/* Writes the place and the name of a step, with its source location. */
static void describe(const sr_step *step, char out[PLACE_BYTES]) {
  const char *origin = step->origin ? step->origin : "";
  if (step->location[0])
    snprintf(out, PLACE_BYTES, "%s (%s)%s", step->location, step->name, origin);
  else
    snprintf(out, PLACE_BYTES, "%s%s", step->name, origin);
}

/*
 * Ends a run whose stream has failed. CUDA does not say which work failed: it may be any that was
 * given to the stream since the host last waited for it.
 */
static sr_status settle_fault(sr_ctx *ctx, const sr_cuda_task *task, sr_cuda_error error) {
  const sr_cuda_step *last = task->last_queued;
  const sr_cuda_step *first = task->first_queued ? task->first_queued : last;
  char place[3 * PLACE_BYTES] = "the program", begin[PLACE_BYTES], end[PLACE_BYTES];
  if (first) {
    describe(first->step, begin);
    describe(last->step, end);
    if (first == last)
      snprintf(place, sizeof place, "%s%s", begin,
               has_parts(first) ? " (--check-steps tells which step of it)" : "");
    else
      snprintf(place, sizeof place, "one of the steps from %s to %s (--check-steps tells which)",
               begin, end);
  }
  return sr_cuda_settle(ctx, task->device, error, place);
}

/* ---- runs ------------------------------------------------------------------------------------ */

/* Counts the collectives in parts of graphs of which only the device knows how often they run. */
static sr_status clear_passes(sr_ctx *ctx, sr_cuda_task *task) {
  if (task->counted.count == 0)
    return SR_OK;
  return sr_cuda_check(ctx, task->cuda,
                       task->cuda->cudaMemsetAsync(sr_cuda_passes(task), 0,
                                                   task->counted.count * sizeof(uint64_t),
                                                   task->device->stream),
                       "clearing counts on device %d", (int)task->device->base.number);
}

static sr_status add_passes(sr_ctx *ctx, sr_cuda_task *task) {
  uint64_t passes[64];
  const size_t most = sizeof passes / sizeof *passes;
  for (size_t i = 0; i < task->counted.count; i++) {
    const size_t left = task->counted.count - i;
    if (i % most == 0)
      SR_TRY(sr_cuda_fetch(ctx, task, passes, sr_cuda_passes(task) + i,
                           (left < most ? left : most) * sizeof *passes));
    task->traffic.collectives += passes[i % most] * task->counted.items[i].collectives;
    task->traffic.bytes += passes[i % most] * task->counted.items[i].bytes;
  }
  return SR_OK;
}

/* Ends the work of the device after a failure. Peers and the stream may wait for collectives that
 * will never come, and loops may never end without them. */
static void give_up(sr_cuda_task *task) {
  *(volatile uint64_t *)task->note = SR_CUDA_GIVEN_UP;
  sr_exchange_fail(task->device->base.set->exchange);
  sr_nccl_abort(sr_cuda_set_of(&task->device->base)->nccl);
  task->first_running = task->last_running = NULL;
  task->has_launched_calls = false;
}

sr_status sr_cuda_run(sr_ctx *ctx, sr_cuda_task *task) {
  SR_TRY(sr_cuda_choose(ctx, task->device));
  *task->note = 0;
  sr_status status = sr_cuda_choose_set(ctx, task);
  if (status == SR_OK)
    status = clear_passes(ctx, task);
  if (status == SR_OK)
    status = run_steps(ctx, task, &task->steps);
  if (status == SR_OK)
    status = sr_cuda_wait_nccl(ctx, task);
  if (status != SR_OK)
    give_up(task);
  /* After a failure, too, nothing may use the arrays any more. */
  const sr_cuda_error error = task->cuda->cudaStreamSynchronize(task->device->stream);
  if (error != SR_CUDA_SUCCESS) {
    const sr_status settled = settle_fault(ctx, task, error);
    return status == SR_OK || sr_cuda_lost(task->device) ? settled : status;
  }
  return status == SR_OK ? add_passes(ctx, task) : status;
}
