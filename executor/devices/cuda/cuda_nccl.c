/*
 * The collectives of a plan that NCCL runs: what it can do at once, and what is made of sends and
 * receives.
 *
 * Devices agree on conditions because equal operands give equal bits. NCCL promises that an
 * all-reduce leaves identical copies of its result on all devices of a communicator. It promises
 * nothing about two communicators, which may add in different orders. So floats are added by NCCL
 * only if no two groups can differ. Otherwise each device gets the operands of its group, and
 * combines them from the left by the kernel that the plan names. So it is with reductions that NCCL
 * does not have, and with the minimum and maximum of floats, in which NCCL drops NaN. The compiler
 * leaves only those of 16 bits; wider ones are integers here (expand_collective.c).
 *
 * Code for GPUs gathers and scatters along the first dimension alone (expand_collective.c), as NCCL
 * does. What NCCL cannot do goes over the host (cuda_host.c).
 */
#include <stdio.h>
#include <string.h>

#include "executable/group.h"
#include "executor/devices/cuda/cuda_nccl.h"
#include "executor/exchange_step.h"

enum {
  SLOT_ALIGNMENT = 256 /* of operands that a kernel combines */
};

static uint64_t slot_bytes(uint64_t bytes) {
  return (bytes + SLOT_ALIGNMENT - 1) / SLOT_ALIGNMENT * SLOT_ALIGNMENT;
}

/* ---- what NCCL can do ------------------------------------------------------------------------ */

/* An element type as NCCL takes it: `count` numbers of a type. */
typedef struct number {
  uint32_t count; /* 0: NCCL has no such type */
  sr_nccl_type type;
  bool is_float;
} number;

static const number numbers[SR_DTYPE_COUNT] = {
    [SR_I1] = {1, SR_NCCL_U8, false},    [SR_I8] = {1, SR_NCCL_I8, false},
    [SR_U8] = {1, SR_NCCL_U8, false},    [SR_I32] = {1, SR_NCCL_I32, false},
    [SR_U32] = {1, SR_NCCL_U32, false},  [SR_I64] = {1, SR_NCCL_I64, false},
    [SR_U64] = {1, SR_NCCL_U64, false},  [SR_F16] = {1, SR_NCCL_F16, true},
    [SR_BF16] = {1, SR_NCCL_BF16, true}, [SR_F32] = {1, SR_NCCL_F32, true},
    [SR_F64] = {1, SR_NCCL_F64, true},   [SR_C64] = {2, SR_NCCL_F32, true},
    [SR_C128] = {2, SR_NCCL_F64, true},
};

/* Returns the number of groups in which the order of a sum matters: of two devices, each order
 * gives the same bits. */
static uint32_t ordered_groups(const sr_group_table *groups) {
  uint32_t count = 0;
  for (uint32_t row = 0; row < groups->count; row++)
    count += sr_group_row_size(groups, row) > 2;
  return count;
}

/* Sets what NCCL calls the reduction. Returns false if our kernel has to do it. */
static bool find_reduction(const sr_collective_step *collective, const sr_group_table *groups,
                           sr_nccl_reduction *out) {
  const number n = numbers[collective->dtype];
  const bool is_logical = collective->dtype == SR_I1;
  if (n.count == 0 || (n.is_float && ordered_groups(groups) > 1))
    return false;
  switch (collective->reduction) {
  case SR_REDUCTION_SUM:
    *out = SR_NCCL_SUM;
    return !is_logical;
  case SR_REDUCTION_PRODUCT:
    *out = SR_NCCL_PRODUCT;
    return !is_logical && n.count == 1;
  case SR_REDUCTION_MIN:
    *out = SR_NCCL_MIN;
    return !is_logical && !n.is_float;
  case SR_REDUCTION_MAX:
    *out = SR_NCCL_MAX;
    return !is_logical && !n.is_float;
  case SR_REDUCTION_AND:
    *out = SR_NCCL_MIN;
    return is_logical;
  case SR_REDUCTION_OR:
    *out = SR_NCCL_MAX;
    return is_logical;
  case SR_REDUCTION_NONE:
  case SR_REDUCTION_XOR:
  case SR_REDUCTION_OTHER:
    return false;
  }
  return false;
}

/* True if NCCL runs the collective. Equal on all devices. */
static bool is_possible(const sr_nccl *nccl, const sr_executable *executable,
                        const sr_collective_step *collective) {
  sr_nccl_comm comm;
  switch (collective->kind) {
  case SR_COLLECTIVE_ALL_REDUCE:
  case SR_COLLECTIVE_ALL_GATHER:
  case SR_COLLECTIVE_REDUCE_SCATTER:
    return collective->outer == 1 &&
           sr_nccl_find(nccl, &executable->groups[collective->groups], &comm);
  case SR_COLLECTIVE_ALL_TO_ALL:
  case SR_COLLECTIVE_PERMUTE:
  case SR_COLLECTIVE_BROADCAST:
    return true;
  case SR_COLLECTIVE_REDISTRIBUTE:
    return sr_nccl_can_redistribute(&executable->transfers[collective->groups]);
  }
  return false;
}

/* ---- preparing ------------------------------------------------------------------------------- */

static const int32_t *row_of(const sr_cuda_task *task, const sr_cuda_step *step) {
  const sr_group_table *groups = &task->executable->groups[step->step->collective.groups];
  return groups->devices + (size_t)step->nccl.row * groups->size;
}

/* Prepares a reduction: by NCCL, or by a kernel that combines the operands of all. */
static void prepare_reduction(sr_cuda_task *task, sr_cuda_step *step) {
  const sr_collective_step *collective = &step->step->collective;
  sr_cuda_nccl_step *own = &step->nccl;
  if (find_reduction(collective, &task->executable->groups[collective->groups], &own->reduction))
    return;
  own->kernel = sr_cuda_kernel_of(task->code, collective->function);
  const uint64_t bytes = slot_bytes(collective->out.bytes) * own->size;
  own->operands = sr_cuda_add_ref(task, sr_cuda_own_memory(task, bytes));
}

bool sr_cuda_prepare_nccl(sr_cuda_task *task, sr_cuda_step *step) {
  const sr_device *device = &task->device->base;
  const sr_nccl *nccl = sr_cuda_set_of(device)->nccl;
  const sr_collective_step *collective = &step->step->collective;
  if (!nccl || !is_possible(nccl, task->executable, collective))
    return false;
  sr_cuda_nccl_step *own = &step->nccl;
  *own = (sr_cuda_nccl_step){.sent_bytes =
                                 sr_collective_bytes(task->executable, step->step, device->number)};
  step->is_nccl = true;
  own->is_member = true;
  if (collective->kind == SR_COLLECTIVE_REDISTRIBUTE)
    sr_nccl_prepare_redistribute(task, step);
  if (collective->kind == SR_COLLECTIVE_REDISTRIBUTE || collective->kind == SR_COLLECTIVE_PERMUTE)
    return true;
  const sr_group_table *groups = &task->executable->groups[collective->groups];
  own->is_member = sr_group_find(groups, device->number, &own->row, &own->position);
  if (own->is_member)
    own->size = sr_group_row_size(groups, own->row);
  sr_nccl_find(nccl, groups, &own->comm);
  if (collective->reduction != SR_REDUCTION_NONE)
    prepare_reduction(task, step);
  return true;
}

void sr_cuda_prepare_nccl_agree(sr_cuda_task *task, sr_cuda_step *step) {
  const sr_cuda_set *set = sr_cuda_set_of(&task->device->base);
  const sr_agree_step *agree = &step->step->agree;
  sr_cuda_exchange *own = &step->exchange;
  if (set->reach != SR_NCCL_IN_BODIES || !task->executable->code.decides ||
      !sr_nccl_find(set->nccl, &task->executable->groups[agree->groups], &own->comm))
    return;
  step->is_nccl = true;
  SR_PUSH(task->arena, &task->agreements, step);
  own->number = (uint32_t)task->agreements.count;
  own->gathered = sr_cuda_add_ref(task, sr_cuda_own_memory(task, agree->value.bytes * own->size));
}

/* ---- running --------------------------------------------------------------------------------- */

static sr_nccl_call call_of(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                            sr_cuda_stream stream) {
  sr_nccl *nccl = sr_cuda_set_of(&task->device->base)->nccl;
  return (sr_nccl_call){.ctx = ctx,
                        .task = task,
                        .step = step,
                        .nccl = nccl,
                        .library = sr_nccl_functions(nccl),
                        .stream = stream,
                        .in = task->addresses[step->first],
                        .out = task->addresses[step->first + 1]};
}

sr_status sr_nccl_copy(const sr_nccl_call *c, void *to, const void *from, uint64_t bytes) {
  return sr_cuda_check(
      c->ctx, c->task->cuda,
      c->task->cuda->cudaMemcpyAsync(to, from, bytes, SR_CUDA_DEVICE_TO_DEVICE, c->stream),
      "copying on device %d", (int)c->task->device->base.number);
}

sr_status sr_nccl_clear(const sr_nccl_call *c, void *at, uint64_t bytes) {
  return sr_cuda_check(c->ctx, c->task->cuda,
                       c->task->cuda->cudaMemsetAsync(at, 0, bytes, c->stream),
                       "clearing memory of device %d", (int)c->task->device->base.number);
}

/* Ends a call of NCCL that returned `result`. */
static sr_status settle_call(const sr_nccl_call *c, sr_nccl_comm comm, sr_nccl_result result) {
  return sr_nccl_settle(c->ctx, c->nccl, comm, result, sr_step_place(c->step->step));
}

/* The result of a device that is in no group. */
static sr_status fill_alone(const sr_nccl_call *c) {
  const sr_collective_step *collective = &c->step->step->collective;
  if (collective->kind == SR_COLLECTIVE_ALL_REDUCE)
    return sr_nccl_copy(c, c->out, c->in, collective->out.bytes);
  return sr_nccl_clear(c, c->out, collective->out.bytes);
}

/* ---- messages -------------------------------------------------------------------------------- */

sr_nccl_messages sr_nccl_messages_begin(const sr_nccl_call *call) {
  return (sr_nccl_messages){call, call->library->ncclGroupStart()};
}

static bool goes_on(const sr_nccl_messages *m) {
  return m->result == SR_NCCL_SUCCESS || m->result == SR_NCCL_IN_PROGRESS;
}

void sr_nccl_send(sr_nccl_messages *m, const uint8_t *from, uint64_t bytes, int32_t device) {
  const sr_nccl_call *c = m->call;
  if (goes_on(m))
    m->result =
        c->library->ncclSend(from, bytes, SR_NCCL_U8, device, sr_nccl_world(c->nccl), c->stream);
}

void sr_nccl_receive(sr_nccl_messages *m, uint8_t *to, uint64_t bytes, int32_t device) {
  const sr_nccl_call *c = m->call;
  if (goes_on(m))
    m->result =
        c->library->ncclRecv(to, bytes, SR_NCCL_U8, device, sr_nccl_world(c->nccl), c->stream);
}

sr_status sr_nccl_messages_end(sr_nccl_messages *m) {
  const sr_nccl_call *c = m->call;
  const sr_nccl_result result = c->library->ncclGroupEnd();
  return settle_call(c, sr_nccl_world(c->nccl), goes_on(m) ? result : m->result);
}

/* Sends part k of the operand to position k of the group, and puts the part that comes from
 * position k to parts[k]. With a `stride` of 0, all get the same part. */
static sr_status exchange_parts(const sr_nccl_call *c, uint64_t bytes, uint64_t stride,
                                uint8_t *first, uint8_t *others, uint64_t others_stride) {
  const int32_t *row = row_of(c->task, c->step);
  const uint32_t size = c->step->nccl.size, own = c->step->nccl.position;
  SR_TRY(sr_nccl_copy(c, own == 0 ? first : others + own * others_stride, c->in + own * stride,
                      bytes));
  sr_nccl_messages m = sr_nccl_messages_begin(c);
  for (uint32_t i = 0; i < size; i++) {
    if (i == own)
      continue;
    sr_nccl_send(&m, c->in + i * stride, bytes, row[i]);
    sr_nccl_receive(&m, i == 0 ? first : others + i * others_stride, bytes, row[i]);
  }
  return sr_nccl_messages_end(&m);
}

static sr_status run_all_to_all(const sr_nccl_call *c) {
  const sr_collective_step *collective = &c->step->step->collective;
  const uint64_t bytes = (uint64_t)collective->chunk * sr_dtype_get(collective->dtype)->bytes;
  return exchange_parts(c, bytes, bytes, c->out, c->out, bytes);
}

static sr_status run_permute(const sr_nccl_call *c) {
  const sr_collective_step *collective = &c->step->step->collective;
  const sr_group_table *pairs = &c->task->executable->groups[collective->groups];
  const int32_t own = c->task->device->base.number;
  const uint64_t bytes = collective->out.bytes;
  bool is_target = false;
  for (uint32_t i = 0; i < pairs->count; i++) {
    const int32_t source = pairs->devices[2 * i], target = pairs->devices[2 * i + 1];
    is_target = is_target || target == own;
    if (source == own && target == own)
      SR_TRY(sr_nccl_copy(c, c->out, c->in, bytes));
  }
  if (!is_target)
    SR_TRY(fill_alone(c));
  sr_nccl_messages m = sr_nccl_messages_begin(c);
  for (uint32_t i = 0; i < pairs->count; i++) {
    const int32_t source = pairs->devices[2 * i], target = pairs->devices[2 * i + 1];
    if (source == own && target != own)
      sr_nccl_send(&m, c->in, bytes, target);
    if (target == own && source != own)
      sr_nccl_receive(&m, c->out, bytes, source);
  }
  return sr_nccl_messages_end(&m);
}

static sr_status run_broadcast(const sr_nccl_call *c) {
  const int32_t *row = row_of(c->task, c->step);
  const uint64_t bytes = c->step->step->collective.out.bytes;
  if (c->step->nccl.position == 0)
    SR_TRY(sr_nccl_copy(c, c->out, c->in, bytes));
  sr_nccl_messages m = sr_nccl_messages_begin(c);
  for (uint32_t i = 1; i < c->step->nccl.size; i++)
    if (c->step->nccl.position == 0)
      sr_nccl_send(&m, c->in, bytes, row[i]);
  if (c->step->nccl.position != 0)
    sr_nccl_receive(&m, c->out, bytes, row[0]);
  return sr_nccl_messages_end(&m);
}

/* ---- collectives ----------------------------------------------------------------------------- */

/* Gets the operands of the group, and combines them from the left. */
static sr_status run_combination(const sr_nccl_call *c) {
  const sr_collective_step *collective = &c->step->step->collective;
  const uint64_t bytes = collective->out.bytes, stride = slot_bytes(bytes);
  uint8_t *operands = c->task->addresses[c->step->nccl.operands];
  SR_TRY(exchange_parts(c, bytes, collective->kind == SR_COLLECTIVE_REDUCE_SCATTER ? bytes : 0,
                        c->out, operands, stride));
  for (uint32_t i = 1; i < c->step->nccl.size; i++)
    SR_TRY(sr_cuda_combine(c->ctx, c->task, c->step->step, c->step->nccl.kernel, c->out,
                           operands + i * stride, c->stream));
  return SR_OK;
}

static sr_status run_reduction(const sr_nccl_call *c) {
  const sr_collective_step *collective = &c->step->step->collective;
  const sr_cuda_nccl_step *own = &c->step->nccl;
  const number n = numbers[collective->dtype];
  const size_t count = (size_t)collective->chunk * n.count;
  if (own->kernel)
    return run_combination(c);
  if (collective->kind == SR_COLLECTIVE_ALL_REDUCE)
    return settle_call(c, own->comm,
                       c->library->ncclAllReduce(c->in, c->out, count, n.type, own->reduction,
                                                 own->comm, c->stream));
  return settle_call(c, own->comm,
                     c->library->ncclReduceScatter(c->in, c->out, count, n.type, own->reduction,
                                                   own->comm, c->stream));
}

static sr_status run_kind(const sr_nccl_call *c) {
  const sr_collective_step *collective = &c->step->step->collective;
  const sr_nccl_comm comm = c->step->nccl.comm;
  switch (collective->kind) {
  case SR_COLLECTIVE_ALL_REDUCE:
  case SR_COLLECTIVE_REDUCE_SCATTER:
    return run_reduction(c);
  case SR_COLLECTIVE_ALL_GATHER:
    return settle_call(c, comm,
                       c->library->ncclAllGather(c->in, c->out, collective->in.bytes, SR_NCCL_U8,
                                                 comm, c->stream));
  case SR_COLLECTIVE_ALL_TO_ALL:
    return run_all_to_all(c);
  case SR_COLLECTIVE_PERMUTE:
    return run_permute(c);
  case SR_COLLECTIVE_BROADCAST:
    return run_broadcast(c);
  case SR_COLLECTIVE_REDISTRIBUTE:
    return sr_nccl_redistribute(c);
  }
  return sr_fail(c->ctx, SR_ERR_INTERNAL, "a collective of an unknown kind");
}

sr_status sr_cuda_queue_nccl(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                             sr_cuda_stream stream) {
  const sr_nccl_call c = call_of(ctx, task, step, stream);
  return step->nccl.is_member ? run_kind(&c) : fill_alone(&c);
}

/* Compares the values that were gathered, and notes a difference. */
static sr_status queue_comparison(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                                  sr_cuda_stream stream) {
  const sr_cuda_exchange *own = &step->exchange;
  const sr_code *code = &task->executable->code;
  const sr_cuda_size3 one = {1, 1, 1};
  struct {
    const void *values;
    uint64_t bytes, count;
    void *note;
    uint64_t mask;
  } words = {task->addresses[own->gathered], step->step->agree.value.bytes, own->size, task->note,
             own->number * SR_CUDA_AGREEMENT};
  void *arguments = &words;
  return sr_cuda_check(
      ctx, task->cuda,
      task->cuda->cudaLaunchKernel(
          sr_cuda_kernel_of(task->code, code->function_count - SR_DECISIONS + SR_DECIDE_IF_EQUAL),
          one, one, &arguments, 0, stream),
      "starting a comparison on device %d", (int)task->device->base.number);
}

sr_status sr_cuda_queue_agree(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                              sr_cuda_stream stream) {
  const sr_cuda_exchange *own = &step->exchange;
  sr_nccl *nccl = sr_cuda_set_of(&task->device->base)->nccl;
  if (!own->is_member)
    return SR_OK;
  const sr_nccl_result result = sr_nccl_functions(nccl)->ncclAllGather(
      task->addresses[step->first], task->addresses[own->gathered], step->step->agree.value.bytes,
      SR_NCCL_U8, own->comm, stream);
  SR_TRY(sr_nccl_settle(ctx, nccl, own->comm, result, sr_step_place(step->step)));
  return queue_comparison(ctx, task, step, stream);
}

sr_status sr_cuda_run_nccl(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step) {
  if (task->has_launched_calls && !sr_nccl_mixes(sr_cuda_set_of(&task->device->base)->nccl))
    SR_TRY(sr_cuda_wait_nccl(ctx, task));
  task->traffic.collectives++;
  task->traffic.bytes += step->nccl.sent_bytes;
  if (!task->first_running)
    task->first_running = step->step;
  task->last_running = step->step;
  return sr_cuda_queue_nccl(ctx, task, step, task->device->stream);
}

/* ---- waiting --------------------------------------------------------------------------------- */

typedef struct stream_wait {
  const sr_cuda_task *task;
  const sr_nccl *nccl;
  sr_cuda_error error;
  sr_nccl_result result;
  uint64_t note; /* of a disagreement; 0: none */
} stream_wait;

/* Fails with the disagreement that a device has noted. */
static sr_status fail_agreement(sr_ctx *ctx, const sr_cuda_task *task, uint64_t note) {
  const sr_cuda_step *step = task->agreements.items[(uint32_t)note / SR_CUDA_AGREEMENT - 1];
  return sr_agree_fail(ctx, task->executable, step->step, step->exchange.row,
                       (uint32_t)(note >> 32));
}

static bool is_done(void *user) {
  stream_wait *wait = user;
  wait->error = wait->task->cuda->cudaStreamQuery(wait->task->device->stream);
  wait->note = *(volatile const uint64_t *)wait->task->note;
  if (wait->error != SR_CUDA_ERROR_NOT_READY || wait->note != 0)
    return true;
  wait->result = sr_nccl_error(wait->nccl);
  return wait->result != SR_NCCL_SUCCESS;
}

sr_status sr_cuda_wait_nccl(sr_ctx *ctx, sr_cuda_task *task) {
  stream_wait wait = {.task = task, .nccl = sr_cuda_set_of(&task->device->base)->nccl};
  if (!task->first_running)
    return SR_OK;
  char first[SR_MESSAGE_BYTES / 4], place[SR_MESSAGE_BYTES / 2];
  snprintf(first, sizeof first, "%s", sr_step_place(task->first_running));
  const char *last = sr_step_place(task->last_running);
  const bool is_one = strcmp(first, last) == 0;
  snprintf(place, sizeof place, "%s%s%s", first, is_one ? "" : " to ", is_one ? "" : last);
  const sr_status status =
      sr_exchange_wait_until(task->device->base.set->exchange, place, is_done, &wait);
  if (status != SR_OK || wait.result != SR_NCCL_SUCCESS)
    return sr_nccl_fail(ctx, wait.nccl, wait.result, place);
  if (wait.note != 0)
    return fail_agreement(ctx, task, wait.note);
  task->first_running = task->last_running = NULL;
  task->has_launched_calls = false;
  return sr_cuda_check(ctx, task->cuda, wait.error, "running the program on device %d",
                       (int)task->device->base.number);
}
