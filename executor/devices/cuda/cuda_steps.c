/* Prepares the steps of a plan for a CUDA device: a tree like that of the plan. */
#include "executor/devices/cuda/cuda_graph.h"

#include <stdio.h>

#include "executor/exchange_step.h"

static sr_status prepare_list(sr_ctx *ctx, sr_cuda_task *task, const sr_step_list *list,
                              sr_cuda_steps *out);

sr_status sr_cuda_name_failure(sr_ctx *ctx, const sr_cuda_step *step, sr_status status) {
  char message[SR_MESSAGE_BYTES];
  if (status == SR_OK)
    return SR_OK;
  snprintf(message, sizeof message, "%s", ctx->message);
  sr_ctx_clear(ctx);
  return sr_fail(ctx, status, "%s: %s", sr_step_place(step->step), message);
}

uint32_t sr_cuda_add_ref(sr_cuda_task *task, sr_ref ref) {
  if (ref.space == SR_SPACE_ARGUMENT || ref.space == SR_SPACE_RESULT)
    SR_PUSH(task->arena, &task->ports, (uint32_t)task->refs.count);
  SR_PUSH(task->arena, &task->refs, ref);
  return (uint32_t)task->refs.count - 1;
}

/* Sets how many blocks run a kernel: as many as have work, but not more than the GPU runs at once,
 * since every block goes through the elements by itself. */
static sr_status choose_blocks(sr_ctx *ctx, sr_cuda_task *task, const sr_kernel_step *kernel,
                               sr_cuda_step *out) {
  out->kernel.blocks = 1;
  if (kernel->form == SR_FORM_BLOCK)
    return SR_OK;
  int at_once;
  SR_TRY(
      sr_cuda_check(ctx, task->cuda,
                    task->cuda->cudaOccupancyMaxActiveBlocksPerMultiprocessor(
                        &at_once, out->kernel.function, (int)kernel->threads, kernel->shared_bytes),
                    "asking how many blocks of %s run at once", sr_step_place(out->step)));
  const int64_t each = kernel->grain * (int64_t)kernel->threads;
  const int64_t wanted = kernel->extent / each + (kernel->extent % each != 0);
  const int64_t most = (int64_t)(at_once > 0 ? at_once : 1) * task->device->multiprocessors;
  out->kernel.blocks = (uint32_t)(wanted < 1 ? 1 : wanted < most ? wanted : most);
  return SR_OK;
}

static sr_status prepare_kernel(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *out) {
  const sr_kernel_step *kernel = &out->step->kernel;
  out->kernel.function = sr_cuda_kernel_of(task->code, kernel->function);
  for (uint32_t i = 0; i < kernel->buffer_count; i++)
    sr_cuda_add_ref(task, kernel->buffers[i]);
  return choose_blocks(ctx, task, kernel, out);
}

sr_ref sr_cuda_own_memory(sr_cuda_task *task, uint64_t bytes) {
  task->own_bytes = bytes > task->own_bytes ? bytes : task->own_bytes;
  return (sr_ref){.space = SR_SPACE_ARENA, .offset = task->memory_bytes, .bytes = bytes};
}

static sr_status prepare_product(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *out) {
  const sr_gemm_step *gemm = &out->step->gemm;
  sr_cuda_device *device = task->device;
  if (!device->blas)
    SR_TRY(sr_cuda_blas_create(ctx, task->cuda, sr_cuda_set_of(&device->base)->cuda_libraries,
                               &device->blas));
  SR_TRY(sr_cuda_name_failure(ctx, out,
                              sr_cuda_product_create(ctx, device->blas, gemm, &out->product)));
  SR_PUSH(task->arena, &task->products, out->product);
  sr_cuda_add_ref(task, gemm->a);
  sr_cuda_add_ref(task, gemm->b);
  sr_cuda_add_ref(task, gemm->c);
  sr_cuda_add_ref(task, sr_cuda_own_memory(task, sr_cuda_product_workspace(out->product)));
  return SR_OK;
}

static sr_status prepare_convolution(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *out) {
  const sr_convolution_step *convolution = &out->step->convolution;
  sr_cuda_device *device = task->device;
  if (!device->dnn)
    SR_TRY(sr_cuda_dnn_create(ctx, task->cuda, sr_cuda_set_of(&device->base)->cuda_libraries,
                              &device->dnn));
  SR_TRY(sr_cuda_name_failure(
      ctx, out, sr_cuda_convolution_create(ctx, device->dnn, convolution, &out->convolution)));
  SR_PUSH(task->arena, &task->convolutions, out->convolution);
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++)
    sr_cuda_add_ref(task, convolution->arrays[i]);
  sr_cuda_add_ref(task, sr_cuda_own_memory(task, sr_cuda_convolution_workspace(out->convolution)));
  return SR_OK;
}

static sr_status prepare_call(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *out) {
  const sr_call_step *call = &out->step->call;
  out->call.on_gpu = NULL;
  if (!sr_gpu_call_runs(&sr_cuda_set_of(&task->device->base)->math, call))
    return sr_cuda_prepare_call(ctx, task, out);
  SR_TRY(sr_gpu_call_create(ctx, &task->device->math, call, sr_step_place(out->step),
                            &out->call.on_gpu));
  SR_PUSH(task->arena, &task->gpu_calls, out->call.on_gpu);
  for (int32_t i = 0; i < sr_call_row_get(call->function)->port_count; i++)
    sr_cuda_add_ref(task, call->buffers[i]);
  sr_cuda_add_ref(task, sr_cuda_own_memory(task, sr_gpu_call_workspace(out->call.on_gpu)));
  return SR_OK;
}

static sr_status prepare_loop(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *out) {
  const sr_while_step *loop = &out->step->loop;
  out->loop.count = task->loop_count++;
  for (uint32_t i = 0; i < loop->body_count; i++)
    sr_cuda_add_ref(task, loop->predicates[i]);
  for (uint32_t i = 0; i < loop->body_count; i++) {
    SR_TRY(prepare_list(ctx, task, &loop->conditions[i], &out->loop.conditions[i]));
    SR_TRY(prepare_list(ctx, task, &loop->bodies[i], &out->loop.bodies[i]));
  }
  return prepare_list(ctx, task, &loop->settle, &out->loop.settle);
}

static sr_status prepare_branch(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *out) {
  const sr_case_step *branch = &out->step->branch;
  sr_cuda_add_ref(task, branch->index);
  out->branches = SR_NEW_ARRAY(task->arena, sr_cuda_steps, branch->branch_count);
  for (uint32_t i = 0; i < branch->branch_count; i++)
    SR_TRY(prepare_list(ctx, task, &branch->branches[i], &out->branches[i]));
  return SR_OK;
}

static sr_status prepare_step(sr_ctx *ctx, sr_cuda_task *task, const sr_step *step,
                              sr_cuda_step *out) {
  *out = (sr_cuda_step){.step = step, .first = (uint32_t)task->refs.count, .kernel = {0}};
  switch (step->kind) {
  case SR_STEP_KERNEL:
    return prepare_kernel(ctx, task, out);
  case SR_STEP_GEMM:
    return prepare_product(ctx, task, out);
  case SR_STEP_CALL:
    return prepare_call(ctx, task, out);
  case SR_STEP_COLLECTIVE:
    return sr_cuda_prepare_collective(ctx, task, out);
  case SR_STEP_WHILE:
    return prepare_loop(ctx, task, out);
  case SR_STEP_CASE:
    return prepare_branch(ctx, task, out);
  case SR_STEP_COPY:
    sr_cuda_add_ref(task, step->copy.to);
    sr_cuda_add_ref(task, step->copy.from);
    return SR_OK;
  case SR_STEP_AGREE:
    return sr_cuda_prepare_agree(ctx, task, out);
  case SR_STEP_CONVOLUTION:
    return prepare_convolution(ctx, task, out);
  case SR_STEP_WATCH:
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "GPUs do not look for NaN; use CPU devices");
  case SR_STEP_HOST_CALL:
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "GPUs do not call Python; use CPU devices");
  }
  return sr_fail(ctx, SR_ERR_INTERNAL, "a step of an unknown kind");
}

static sr_status prepare_list(sr_ctx *ctx, sr_cuda_task *task, const sr_step_list *list,
                              sr_cuda_steps *out) {
  out->items = SR_NEW_ARRAY(task->arena, sr_cuda_step, list->count);
  out->count = list->count;
  for (uint32_t i = 0; i < list->count; i++) {
    SR_TRY(prepare_step(ctx, task, &list->items[i], &out->items[i]));
    out->items[i].end = (uint32_t)task->refs.count;
    out->items[i].is_agreed = i > 0 && list->items[i - 1].kind == SR_STEP_AGREE;
  }
  return SR_OK;
}

sr_status sr_cuda_prepare(sr_ctx *ctx, sr_cuda_task *task) {
  SR_TRY(prepare_list(ctx, task, &task->executable->steps, &task->steps));
  SR_TRY(sr_cuda_divide(ctx, task));
  return sr_cuda_prepare_sets(ctx, task);
}
