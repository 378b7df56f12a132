/*
 * The sets of addresses for which graphs with collectives are kept. NVIDIA's guide wants all ranks
 * to launch graphs of one capture. The addresses of arguments and results come back on one rank
 * sooner than on another. So before a run, the devices compare which of their sets they could use.
 * If there is one that all can use, they do. Else all forget the one used longest ago, and capture
 * anew.
 */
#include "executor/devices/cuda/cuda_graph.h"

enum {
  RESULT_AT = 16 /* records before those of all devices in the window */
};

static bool needs_sets(const sr_cuda_task *task) {
  for (size_t i = 0; i < task->stretches.count; i++)
    if (task->stretches.items[i]->first_collective && task->stretches.items[i]->port_count > 0)
      return true;
  return false;
}

sr_status sr_cuda_prepare_sets(sr_ctx *ctx, sr_cuda_task *task) {
  const sr_device *device = &task->device->base;
  const uint32_t count = (uint32_t)task->executable->signature.device_count;
  if (!needs_sets(task))
    return SR_OK;
  int32_t *devices = SR_NEW_ARRAY(task->arena, int32_t, count);
  for (uint32_t i = 0; i < count; i++)
    devices[i] = (int32_t)i;
  const sr_exchange_spec spec = {.kind = SR_COLLECTIVE_ALL_GATHER,
                                 .outer = 1,
                                 .chunk = 1,
                                 .element_bytes = sizeof(uint32_t),
                                 .group_count = 1,
                                 .group_size = count,
                                 .groups = devices};
  /* A collective that NCCL runs needs no number, so there is one. */
  SR_TRY(sr_exchange_prepare(ctx, device->set->exchange, device->number, task->next_number++, &spec,
                             &task->sets_op));
  SR_PUSH(task->arena, &task->ops, task->sets_op);
  for (uint32_t i = 0; i < SR_CUDA_GRAPHS; i++)
    task->sets[i].addresses = SR_NEW_ARRAY(task->arena, void *, task->ports.count);
  return SR_OK;
}

/* Returns the sets of the addresses that the task has now: bit i for set i. */
static uint32_t find_sets(const sr_cuda_task *task) {
  uint32_t found = 0;
  for (uint32_t i = 0; i < SR_CUDA_GRAPHS; i++) {
    bool fits = task->sets[i].last_run > 0;
    for (size_t p = 0; fits && p < task->ports.count; p++)
      fits = task->sets[i].addresses[p] == task->addresses[task->ports.items[p]];
    found |= (uint32_t)fits << i;
  }
  return found;
}

/* Makes the set that was used longest ago one of the addresses that the task has now. */
static uint32_t renew_set(sr_cuda_task *task) {
  uint32_t oldest = 0;
  for (uint32_t i = 1; i < SR_CUDA_GRAPHS; i++)
    if (task->sets[i].last_run < task->sets[oldest].last_run)
      oldest = i;
  for (size_t p = 0; p < task->ports.count; p++)
    task->sets[oldest].addresses[p] = task->addresses[task->ports.items[p]];
  for (size_t i = 0; i < task->stretches.count; i++) {
    sr_cuda_stretch *stretch = task->stretches.items[i];
    if (stretch->first_collective && stretch->port_count > 0)
      sr_cuda_drop_captured(task, &stretch->captured[oldest]);
  }
  return oldest;
}

sr_status sr_cuda_choose_set(sr_ctx *ctx, sr_cuda_task *task) {
  const sr_device *device = &task->device->base;
  if (!task->sets_op)
    return SR_OK;
  uint32_t *own = sr_exchange_window(device->set->exchange, device->number);
  uint32_t *all = own + RESULT_AT;
  *own = find_sets(task);
  const sr_status status = sr_exchange_run(task->sets_op, own, all);
  if (status != SR_OK)
    return sr_fail(ctx, status, "a peer ended before the run");
  uint32_t common = *own;
  for (int64_t i = 0; i < task->executable->signature.device_count; i++)
    common &= all[i];
  task->set = common ? (uint32_t)__builtin_ctz(common) : renew_set(task);
  task->sets[task->set].last_run = ++task->runs;
  return SR_OK;
}
