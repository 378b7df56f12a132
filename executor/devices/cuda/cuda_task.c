/* Makes and destroys the tasks of CUDA devices, and starts their runs on a thread of the host. */
#include "executor/devices/cuda/cuda_graph.h"

#include <stdlib.h>
#include <string.h>

#include "executor/devices/cuda/fault.h"

enum {
  ALIGNMENT = 256
};

static uint64_t align(uint64_t bytes) {
  return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* Sets the addresses that are the same in every run. */
static void resolve(sr_cuda_task *task) {
  const sr_device_kind *kind = task->device->base.set->kind;
  uint8_t *memory = kind->address(&task->device->base, task->memory);
  uint8_t *constants = kind->address(&task->device->base, task->constants);
  task->addresses = SR_NEW_ARRAY(task->arena, void *, task->refs.count);
  for (size_t i = 0; i < task->refs.count; i++) {
    const sr_ref *ref = &task->refs.items[i];
    if (ref->space == SR_SPACE_ARENA)
      task->addresses[i] = memory + ref->offset;
    else if (ref->space == SR_SPACE_CONSTANT)
      task->addresses[i] = constants + ref->offset;
  }
}

static sr_status task_init(sr_ctx *ctx, sr_cuda_task *task) {
  sr_device *device = &task->device->base;
  const sr_device_kind *kind = device->set->kind;
  const sr_executable *executable = task->executable;
  void *pinned = NULL;
  SR_TRY(sr_cuda_choose(ctx, task->device));
  SR_TRY(sr_cuda_check(ctx, task->cuda,
                       task->cuda->cudaHostAlloc(&pinned, SR_CUDA_PINNED_BYTES + sizeof *task->note,
                                                 SR_CUDA_HOST_PORTABLE),
                       "allocating %d bytes of pinned memory", SR_CUDA_PINNED_BYTES));
  task->pinned = pinned;
  task->note = (uint64_t *)(void *)(task->pinned + SR_CUDA_PINNED_BYTES);
  *task->note = 0;
  task->memory_bytes =
      align(executable->arena_bytes < SR_ARENA_FIRST_FREE ? SR_ARENA_FIRST_FREE
                                                          : executable->arena_bytes);
  SR_TRY(sr_cuda_prepare(ctx, task));
  const uint64_t counts_at = task->memory_bytes + align(task->own_bytes);
  const uint64_t count_bytes = (task->loop_count + task->counted.count + 1) * sizeof *task->counts;
  SR_TRY(kind->take(ctx, device, counts_at + count_bytes, "the program's working memory",
                    &task->memory));
  SR_TRY(kind->take(ctx, device, executable->constant_bytes, "the program's constants",
                    &task->constants));
  resolve(task);
  const uint32_t number = (uint32_t)device->number;
  uint8_t *memory = kind->address(device, task->memory);
  task->counts = (uint64_t *)(void *)(memory + counts_at);
  if (task->stretches.count > 0)
    SR_TRY(sr_cuda_check(
        ctx, task->cuda,
        task->cuda->cudaMemsetAsync(task->counts, 0, count_bytes, task->device->stream),
        "clearing the counts of loops on device %d", (int)number));
  SR_TRY(sr_cuda_put(ctx, task, memory + SR_ARENA_DEVICE_OFFSET, &number, sizeof number));
  return sr_cuda_put(ctx, task, kind->address(device, task->constants), executable->constants,
                     executable->constant_bytes);
}

sr_status sr_cuda_create_task(sr_ctx *ctx, sr_device *device, const sr_executable *executable,
                              const sr_device_code *code, const sr_role *role, sr_arena *arena,
                              sr_task **out_task) {
  if (role->team)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "a program of some of the devices, in any order, runs on CPUs alone");
  sr_cuda_task *task = SR_NEW(arena, sr_cuda_task);
  *out_task = (sr_task *)task;
  *task = (sr_cuda_task){
      .device = (sr_cuda_device *)(void *)device,
      .cuda = sr_cuda_set_of(device)->cuda,
      .executable = executable,
      .code = code,
      .is_without_graphs = sr_cuda_set_of(device)->checks_steps,
      .checks_steps = sr_cuda_set_of(device)->checks_steps,
      .arena = arena,
      .next_number = role->first_number,
      .next = ((sr_cuda_device *)(void *)device)->tasks,
  };
  task->device->tasks = task;
  return sr_cuda_note_failure(ctx, task->device, task_init(ctx, task));
}

void sr_cuda_destroy_task(sr_task *base) {
  sr_cuda_task *task = (sr_cuda_task *)base;
  sr_device *device = &task->device->base;
  sr_cuda_task **link = &task->device->tasks;
  while (*link != task)
    link = &(*link)->next;
  *link = task->next;
  sr_cuda_drop_graphs(task);
  for (size_t i = 0; i < task->ops.count; i++)
    sr_exchange_release(task->ops.items[i]);
  for (size_t i = 0; i < task->calls.count; i++)
    sr_call_release(task->calls.items[i]);
  for (size_t i = 0; i < task->products.count; i++)
    sr_cuda_product_destroy(task->products.items[i]);
  for (size_t i = 0; i < task->convolutions.count; i++)
    sr_cuda_convolution_destroy(task->convolutions.items[i]);
  if (task->gpu_calls.count > 0)
    task->cuda->cudaSetDevice(task->device->gpu);
  for (size_t i = 0; i < task->gpu_calls.count; i++)
    sr_gpu_call_destroy(task->gpu_calls.items[i]);
  for (size_t i = 0; i < task->host_memory.count; i++)
    free(task->host_memory.items[i]);
  device->set->kind->give(device, task->memory);
  device->set->kind->give(device, task->constants);
  if (task->pinned)
    task->cuda->cudaFreeHost(task->pinned);
}

/* The work of one run, on the device's host thread. */
static void lead(void *user) {
  sr_cuda_task *task = user;
  task->status = sr_cuda_run(&task->ctx, task);
  if (task->status != SR_OK)
    sr_exchange_fail(task->device->base.set->exchange);
}

void sr_cuda_start(sr_task *base, const sr_log *log, sr_leader leader, const sr_host *host,
                   void *const *arguments, void *const *results) {
  sr_cuda_task *task = (sr_cuda_task *)base;
  (void)leader;
  (void)host; /* no plan for GPUs calls it */
  task->ctx = (sr_ctx){.log = log};
  task->traffic = (sr_traffic){0};
  task->first_queued = task->last_queued = NULL;
  for (size_t i = 0; i < task->ports.count; i++) {
    const uint32_t entry = task->ports.items[i];
    const sr_ref *ref = &task->refs.items[entry];
    void *const *shards = ref->space == SR_SPACE_ARGUMENT ? arguments : results;
    task->addresses[entry] = (uint8_t *)shards[ref->index] + ref->offset;
  }
  sr_pool_start(task->device->host, lead, task);
}

sr_status sr_cuda_wait(sr_ctx *ctx, sr_task *base) {
  const sr_cuda_task *task = (const sr_cuda_task *)base;
  sr_pool_wait(task->device->host);
  return task->status == SR_OK ? SR_OK : sr_fail(ctx, task->status, "%s", task->ctx.message);
}

sr_traffic sr_cuda_traffic(const sr_task *task) {
  return ((const sr_cuda_task *)task)->traffic;
}
