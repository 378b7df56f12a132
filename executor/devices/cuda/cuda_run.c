/* Runs the prepared steps of a plan on a CUDA device. */
#include <string.h>

#include "executor/devices/cuda/cuda_graph.h"
#include "executor/exchange_step.h"

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
                       "starting %s on device %d", sr_step_place(step->step),
                       (int)task->device->base.number);
}

static sr_status queue_product(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                               sr_cuda_stream stream) {
  void *const *buffers = task->addresses + step->first;
  return sr_cuda_product_enqueue(ctx, step->product, buffers[0], buffers[1], buffers[2], buffers[3],
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
      "copying on device %d", (int)task->device->base.number);
}

sr_status sr_cuda_queue(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                        sr_cuda_stream stream) {
  if (step->step->kind == SR_STEP_KERNEL)
    return queue_kernel(ctx, task, step, stream);
  if (step->step->kind == SR_STEP_GEMM)
    return queue_product(ctx, task, step, stream);
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

static sr_status run_step(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  switch (step->step->kind) {
  case SR_STEP_KERNEL:
  case SR_STEP_GEMM:
  case SR_STEP_COPY:
    return sr_cuda_queue(ctx, task, step, task->device->stream);
  case SR_STEP_CALL:
    return sr_cuda_run_call(ctx, task, step);
  case SR_STEP_COLLECTIVE:
    return sr_cuda_run_collective(ctx, task, step);
  case SR_STEP_WHILE:
    return run_loop(ctx, task, step);
  case SR_STEP_CASE:
    return run_branch(ctx, task, step);
  case SR_STEP_AGREE:
    return sr_cuda_run_agree(ctx, task, step);
  }
  return sr_fail(ctx, SR_ERR_INTERNAL, "a step of an unknown kind");
}

static sr_status run_steps(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_steps *steps) {
  for (uint32_t i = 0; i < steps->count;) {
    const sr_cuda_step *step = &steps->items[i];
    bool is_queued = false;
    if (step->stretch)
      SR_TRY(sr_cuda_queue_stretch(ctx, task, step, &is_queued));
    if (!is_queued)
      SR_TRY(run_step(ctx, task, step));
    i += is_queued ? step->stretch->count : 1;
  }
  return SR_OK;
}

sr_status sr_cuda_run(sr_ctx *ctx, sr_cuda_task *task) {
  const sr_device_set *set = task->device->base.set;
  SR_TRY(sr_cuda_choose(ctx, task->device));
  sr_status status = run_steps(ctx, task, &task->steps);
  if (status == SR_OK)
    status = sr_cuda_wait_nccl(ctx, task);
  if (status != SR_OK) {
    /* Peers and the stream may wait for collectives that will never come. */
    sr_exchange_fail(set->exchange);
    sr_nccl_abort(sr_cuda_set_of(&task->device->base)->nccl);
    task->first_running = task->last_running = NULL;
  }
  /* After a failure, too, nothing may use the arrays any more. */
  const sr_cuda_error error = task->cuda->cudaStreamSynchronize(task->device->stream);
  return status == SR_OK ? sr_cuda_check(ctx, task->cuda, error, "running the program on device %d",
                                         (int)task->device->base.number)
                         : status;
}
