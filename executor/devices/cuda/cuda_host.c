/*
 * The steps of a plan that the host of a CUDA device does: collectives that NCCL does not run, and
 * agreements, which go over the exchange; and library calls that NVIDIA's libraries do not run.
 *
 * A collective copies the operand to the device's window, runs there, and copies the result back.
 * One that reduces gathers all operands; the device combines them from the left, by the kernel that
 * the plan names. So the result has the same bits as on any other devices that compute alike.
 */
#include <stdlib.h>
#include <string.h>

#include "executable/group.h"
#include "executor/devices/cuda/cuda_task.h"
#include "executor/exchange_step.h"

enum {
  ALIGNMENT = 64
};

static uint64_t align(uint64_t bytes) {
  return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* ---- bytes ----------------------------------------------------------------------------------- */

static sr_status copy_and_wait(sr_ctx *ctx, sr_cuda_task *task, void *to, const void *from,
                               uint64_t bytes, sr_cuda_direction direction) {
  const sr_cuda_runtime *cuda = task->cuda;
  SR_TRY(sr_cuda_wait_nccl(ctx, task));
  sr_cuda_error error = cuda->cudaMemcpyAsync(to, from, bytes, direction, task->device->stream);
  if (error == SR_CUDA_SUCCESS)
    error = cuda->cudaStreamSynchronize(task->device->stream);
  SR_TRY(sr_cuda_check(ctx, cuda, error, "running the program on device %d",
                       (int)task->device->base.number));
  task->first_queued = NULL;
  return SR_OK;
}

sr_status sr_cuda_fetch(sr_ctx *ctx, sr_cuda_task *task, void *to, const void *from,
                        uint64_t bytes) {
  for (uint64_t done = 0; done < bytes;) {
    const uint64_t left = bytes - done;
    const uint64_t piece = left < SR_CUDA_PINNED_BYTES ? left : SR_CUDA_PINNED_BYTES;
    SR_TRY(copy_and_wait(ctx, task, task->pinned, (const uint8_t *)from + done, piece,
                         SR_CUDA_DEVICE_TO_HOST));
    memcpy((uint8_t *)to + done, task->pinned, piece);
    done += piece;
  }
  return SR_OK;
}

sr_status sr_cuda_put(sr_ctx *ctx, sr_cuda_task *task, void *to, const void *from, uint64_t bytes) {
  for (uint64_t done = 0; done < bytes;) {
    const uint64_t left = bytes - done;
    const uint64_t piece = left < SR_CUDA_PINNED_BYTES ? left : SR_CUDA_PINNED_BYTES;
    memcpy(task->pinned, (const uint8_t *)from + done, piece);
    SR_TRY(copy_and_wait(ctx, task, (uint8_t *)to + done, task->pinned, piece,
                         SR_CUDA_HOST_TO_DEVICE));
    done += piece;
  }
  return SR_OK;
}

static uint8_t *window_of(const sr_cuda_task *task) {
  const sr_device *device = &task->device->base;
  return sr_exchange_window(device->set->exchange, device->number);
}

/* ---- preparing collectives ------------------------------------------------------------------- */

/* Prepares the exchange of `spec`, whose operand and result have these sizes. */
static sr_status prepare_exchange(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *step,
                                  const sr_exchange_spec *spec, uint64_t in_bytes,
                                  uint64_t out_bytes) {
  const sr_device *device = &task->device->base;
  sr_cuda_exchange *exchange = &step->exchange;
  exchange->in_bytes = in_bytes;
  exchange->out_offset = align(in_bytes);
  exchange->sent_bytes = sr_collective_bytes(task->executable, step->step, device->number);
  SR_TRY(sr_exchange_prepare(ctx, device->set->exchange, device->number, task->next_number++, spec,
                             &exchange->op));
  SR_PUSH(task->arena, &task->ops, exchange->op);
  const uint64_t window = sr_cuda_set_of(device)->window_bytes;
  if (in_bytes > window || out_bytes > window - in_bytes - ALIGNMENT)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "%s: a collective needs %llu bytes on the host, and there is room for %llu",
                   sr_step_place(step->step), (unsigned long long)(in_bytes + out_bytes),
                   (unsigned long long)window);
  return SR_OK;
}

/* Finds the device in the table of groups. */
static void find_group(sr_cuda_task *task, const sr_group_table *groups,
                       sr_cuda_exchange *exchange) {
  exchange->is_member =
      sr_group_find(groups, task->device->base.number, &exchange->row, &exchange->position);
  if (exchange->is_member)
    exchange->size = sr_group_row_size(groups, exchange->row);
}

/* Prepares a collective that reduces: all devices of a group gather the operands of all. */
static sr_status prepare_reduction(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *step) {
  const sr_collective_step *collective = &step->step->collective;
  const sr_group_table *groups = &task->executable->groups[collective->groups];
  sr_exchange_spec spec = sr_collective_spec(task->executable, step->step, NULL);
  spec.kind = SR_COLLECTIVE_ALL_GATHER;
  spec.outer = 1;
  spec.chunk = (int64_t)(collective->in.bytes / spec.element_bytes);
  find_group(task, groups, &step->exchange);
  step->exchange.reduction = sr_cuda_kernel_of(task->code, collective->function);
  step->exchange.operand = sr_cuda_add_ref(task, sr_cuda_own_memory(task, collective->out.bytes));
  return prepare_exchange(ctx, task, step, &spec, collective->in.bytes,
                          collective->in.bytes * (step->exchange.size + 1));
}

/* Tells once for all devices that a collective does not go by NCCL, though others may. */
static void tell_host(sr_ctx *ctx, const sr_cuda_task *task, const sr_step *step) {
  const sr_device *device = &task->device->base;
  if (device->number == 0 && sr_cuda_set_of(device)->nccl)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO, "%s: this collective goes over the host (%s)",
                sr_step_place(step), step->name);
}

sr_status sr_cuda_prepare_collective(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *step) {
  const sr_collective_step *collective = &step->step->collective;
  if (sr_collective_makes_nothing(collective))
    return SR_OK;
  sr_cuda_add_ref(task, collective->in);
  sr_cuda_add_ref(task, collective->out);
  if (sr_cuda_prepare_nccl(task, step))
    return SR_OK;
  tell_host(ctx, task, step->step);
  if (collective->reduction != SR_REDUCTION_NONE)
    return prepare_reduction(ctx, task, step);
  const sr_exchange_spec spec = sr_collective_spec(task->executable, step->step, NULL);
  step->exchange.is_member = true;
  return prepare_exchange(ctx, task, step, &spec, collective->in.bytes, collective->out.bytes);
}

sr_status sr_cuda_prepare_agree(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *step) {
  const sr_agree_step *agree = &step->step->agree;
  if (agree->value.bytes == 0)
    return SR_OK;
  const sr_exchange_spec spec = sr_agree_spec(task->executable, step->step);
  sr_cuda_add_ref(task, agree->value);
  find_group(task, &task->executable->groups[agree->groups], &step->exchange);
  sr_cuda_prepare_nccl_agree(task, step);
  return prepare_exchange(ctx, task, step, &spec, agree->value.bytes,
                          agree->value.bytes * step->exchange.size);
}

/* ---- running collectives --------------------------------------------------------------------- */

/* Runs the exchange. Its result is then in the window at out_offset. */
static sr_status run_exchange(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  const sr_cuda_exchange *exchange = &step->exchange;
  uint8_t *window = window_of(task);
  SR_TRY(sr_cuda_fetch(ctx, task, window, task->addresses[step->first], exchange->in_bytes));
  task->traffic.collectives++;
  task->traffic.bytes += exchange->sent_bytes;
  sr_status status = sr_exchange_run(exchange->op, window, window + exchange->out_offset);
  if (status == SR_OK)
    return SR_OK;
  return sr_fail(ctx, status, "%s: a peer ended during a collective", sr_step_place(step->step));
}

/* Copies what this device needs of an operand of a reduce-scatter to the front of that operand. */
static void pick_shard(const sr_cuda_exchange *exchange, const sr_collective_step *collective,
                       uint8_t *operand) {
  const size_t bytes = (size_t)collective->chunk * sr_dtype_get(collective->dtype)->bytes;
  for (int64_t o = 0; o < collective->outer; o++)
    memmove(operand + (size_t)o * bytes,
            operand + ((size_t)o * exchange->size + exchange->position) * bytes, bytes);
}

sr_status sr_cuda_queue_elements(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_kernel kernel,
                                 void *words, uint64_t elements, sr_cuda_stream stream) {
  const uint64_t wanted = (elements + SR_REDUCTION_THREADS - 1) / SR_REDUCTION_THREADS;
  const uint64_t most = 8 * (uint64_t)task->device->multiprocessors;
  return sr_cuda_check(ctx, task->cuda,
                       task->cuda->cudaLaunchKernel(
                           kernel, (sr_cuda_size3){(unsigned)(wanted < most ? wanted : most), 1, 1},
                           (sr_cuda_size3){SR_REDUCTION_THREADS, 1, 1}, &words, 0, stream),
                       "starting a kernel of a collective on device %d",
                       (int)task->device->base.number);
}

sr_status sr_cuda_combine(sr_ctx *ctx, sr_cuda_task *task, const sr_step *step,
                          sr_cuda_kernel kernel, void *accumulator, const void *operand,
                          sr_cuda_stream stream) {
  const sr_collective_step *collective = &step->collective;
  struct {
    void *result;
    const void *left, *right;
    uint64_t elements;
  } words = {accumulator, accumulator, operand,
             collective->out.bytes / sr_dtype_get(collective->dtype)->bytes};
  return sr_cuda_queue_elements(ctx, task, kernel, &words, words.elements, stream);
}

static sr_status reduce_operand(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                                const uint8_t *operand) {
  void *at = task->addresses[step->exchange.operand];
  SR_TRY(sr_cuda_put(ctx, task, at, operand, step->step->collective.out.bytes));
  return sr_cuda_combine(ctx, task, step->step, step->exchange.reduction,
                         task->addresses[step->first + 1], at, task->device->stream);
}

static sr_status run_reduction(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  const sr_collective_step *collective = &step->step->collective;
  const sr_cuda_exchange *exchange = &step->exchange;
  const bool scatters = collective->kind == SR_COLLECTIVE_REDUCE_SCATTER;
  SR_TRY(run_exchange(ctx, task, step));
  uint8_t *gathered = window_of(task) + exchange->out_offset;
  void *out = task->addresses[step->first + 1];
  if (!exchange->is_member) {
    if (scatters)
      memset(gathered, 0, collective->out.bytes);
    return sr_cuda_put(ctx, task, out, scatters ? gathered : window_of(task),
                       collective->out.bytes);
  }
  for (uint32_t i = 0; i < exchange->size; i++) {
    uint8_t *operand = gathered + i * collective->in.bytes;
    if (scatters)
      pick_shard(exchange, collective, operand);
    SR_TRY(i == 0 ? sr_cuda_put(ctx, task, out, operand, collective->out.bytes)
                  : reduce_operand(ctx, task, step, operand));
  }
  return SR_OK;
}

sr_status sr_cuda_run_collective(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  const sr_collective_step *collective = &step->step->collective;
  if (sr_collective_makes_nothing(collective))
    return SR_OK;
  if (step->is_nccl)
    return sr_cuda_run_nccl(ctx, task, step);
  if (step->exchange.reduction)
    return run_reduction(ctx, task, step);
  SR_TRY(run_exchange(ctx, task, step));
  return sr_cuda_put(ctx, task, task->addresses[step->first + 1],
                     window_of(task) + step->exchange.out_offset, collective->out.bytes);
}

sr_status sr_cuda_run_agree(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  if (!step->exchange.is_member)
    return SR_OK;
  SR_TRY(run_exchange(ctx, task, step));
  return sr_agree_compare(ctx, task->executable, step->step, step->exchange.row,
                          window_of(task) + step->exchange.out_offset);
}

/* ---- library calls --------------------------------------------------------------------------- */

/* Allocates memory of the host that lives as long as the task. */
static sr_status take_host(sr_ctx *ctx, sr_cuda_task *task, uint64_t bytes, void **out) {
  *out = aligned_alloc(ALIGNMENT, align(bytes ? bytes : 1));
  if (!*out)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory on the host for a library call of device %d",
                   (int)task->device->base.number);
  SR_PUSH(task->arena, &task->host_memory, *out);
  return SR_OK;
}

sr_status sr_cuda_prepare_call(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *step) {
  const sr_call_step *call = &step->step->call;
  const int32_t ports = sr_call_row_get(call->function)->port_count;
  step->call.call = SR_NEW(task->arena, sr_call);
  SR_PUSH(task->arena, &task->calls, step->call.call);
  SR_TRY(sr_call_prepare(ctx, call, sr_pool_count(task->device->host), NULL, step->call.call));
  step->call.ports = SR_NEW_ARRAY(task->arena, void *, ports + 1);
  for (int32_t i = 0; i < ports; i++) {
    sr_cuda_add_ref(task, call->buffers[i]);
    SR_TRY(take_host(ctx, task, call->buffers[i].bytes, &step->call.ports[i]));
  }
  return take_host(ctx, task, sr_call_workspace_bytes(step->call.call), &step->call.ports[ports]);
}

sr_status sr_cuda_run_call(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  const sr_call_step *call = &step->step->call;
  const sr_call_row *row = sr_call_row_get(call->function);
  const int32_t operands = sr_call_operand_count(row);
  for (int32_t i = 0; i < operands; i++)
    SR_TRY(sr_cuda_fetch(ctx, task, step->call.ports[i], task->addresses[step->first + (uint32_t)i],
                         call->buffers[i].bytes));
  sr_call_run(step->call.call, task->device->host, step->call.ports);
  for (int32_t i = operands; i < row->port_count; i++)
    SR_TRY(sr_cuda_put(ctx, task, task->addresses[step->first + (uint32_t)i], step->call.ports[i],
                       call->buffers[i].bytes));
  return SR_OK;
}
