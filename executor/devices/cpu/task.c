/* Tasks from making to freeing: memory, the table of pointers, collectives. */
#include "executor/devices/cpu/task.h"

#include <string.h>

#include "executor/devices/cpu/instruction.h"

static uint64_t count_in_step(const sr_step *step, sr_step_kind kind) {
  uint64_t count = step->kind == kind;
  if (step->kind == SR_STEP_WHILE) {
    for (uint32_t i = 0; i < step->loop.body_count; i++)
      count += sr_plan_count(&step->loop.conditions[i], kind) +
               sr_plan_count(&step->loop.bodies[i], kind);
    count += sr_plan_count(&step->loop.settle, kind);
  } else if (step->kind == SR_STEP_CASE) {
    for (uint32_t i = 0; i < step->branch.branch_count; i++)
      count += sr_plan_count(&step->branch.branches[i], kind);
  }
  return count;
}

uint64_t sr_plan_count(const sr_step_list *steps, sr_step_kind kind) {
  uint64_t count = 0;
  for (uint32_t i = 0; i < steps->count; i++)
    count += count_in_step(&steps->items[i], kind);
  return count;
}

uint64_t sr_plan_collectives(const sr_step_list *steps) {
  return sr_plan_count(steps, SR_STEP_COLLECTIVE) + sr_plan_count(steps, SR_STEP_AGREE);
}

/* Pointers into arena and constants, which stay; and where each instruction finds its own. */
static void resolve(sr_task *task, uint8_t *memory) {
  task->pointers = SR_NEW_ARRAY(task->arena, void *, task->refs.count);
  for (size_t i = 0; i < task->refs.count; i++) {
    const sr_ref *ref = &task->refs.items[i];
    if (ref->space == SR_SPACE_ARENA)
      task->pointers[i] = memory + ref->offset;
    else if (ref->space == SR_SPACE_CONSTANT)
      task->pointers[i] = (uint8_t *)(uintptr_t)task->executable->constants + ref->offset;
  }
  for (size_t i = 0; i < task->code.count; i++) {
    sr_instruction *instruction = &task->code.items[i];
    instruction->buffers = task->pointers + (uintptr_t)instruction->buffers;
  }
}

static sr_status task_init(sr_ctx *ctx, sr_task *task) {
  SR_TRY(sr_task_flatten(ctx, task));
  SR_TRY(sr_device_take(ctx, task->device, task->memory_bytes, "the program's working memory",
                        &task->memory));
  uint8_t *memory = sr_device_block_data(task->device, task->memory);
  resolve(task, memory);
  for (size_t i = 0; i < task->initial_copies.count; i++) {
    const sr_initial_copy *copy = &task->initial_copies.items[i];
    memcpy(memory + copy->offset, copy->from, copy->bytes);
  }
  uint32_t number = (uint32_t)task->device->number;
  memcpy(memory + SR_ARENA_DEVICE_OFFSET, &number, sizeof number);
  return SR_OK;
}

sr_status sr_task_create(sr_ctx *ctx, sr_device *device, const sr_executable *executable,
                         sr_kernel *const *functions, const sr_blas *blas, uint64_t first_number,
                         sr_arena *arena, sr_task **out_task) {
  sr_task *task = SR_NEW(arena, sr_task);
  *out_task = task;
  *task = (sr_task){
      .device = device,
      .executable = executable,
      .functions = functions,
      .blas = blas,
      .next_number = first_number,
      .arena = arena,
  };
  return task_init(ctx, task);
}

void sr_task_destroy(sr_task *task) {
  if (!task)
    return;
  for (size_t i = 0; i < task->ops.count; i++)
    sr_exchange_release(task->ops.items[i]);
  sr_device_give(task->device, task->memory);
}

void sr_task_bind(sr_task *task, void *const *arguments, void *const *results) {
  for (size_t i = 0; i < task->port_pointers.count; i++) {
    uint32_t entry = task->port_pointers.items[i];
    const sr_ref *ref = &task->refs.items[entry];
    void *const *ports = ref->space == SR_SPACE_ARGUMENT ? arguments : results;
    task->pointers[entry] = (uint8_t *)ports[ref->index] + ref->offset;
  }
}
