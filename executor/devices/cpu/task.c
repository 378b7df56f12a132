/* Makes, runs and destroys tasks: their memory, table of pointers, collectives and library
 * calls. */
#include "executor/devices/cpu/instruction.h"

#include <string.h>

#include "base/clock.h"
#include "executor/devices/cpu/spare_pool.h"

/* In a run that is shorter than this, a thread is hardly moved to another processor, and binding it
 * and letting it go would take as long as the run itself. */
static const double SHORT_SECONDS = 50e-6;

/* Fills in the pointers that are the same in every run, which point into the task's memory or to
 * constants. Then sets each instruction's `buffers` to its entries in task->pointers. */
static void resolve(sr_cpu_task *task, uint8_t *memory) {
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

static sr_status task_init(sr_ctx *ctx, sr_cpu_task *task) {
  if (sr_plan_count(&task->executable->steps, SR_STEP_GEMM) > 0)
    SR_TRY(sr_blas_open(ctx, sr_cpu_set_of(task->device)->blas_core, &task->blas));
  SR_TRY(sr_task_flatten(ctx, task));
  SR_TRY(sr_cpu_take(ctx, &task->device->base, task->memory_bytes, "the program's working memory",
                     &task->memory));
  uint8_t *memory = sr_cpu_address(&task->device->base, task->memory);
  resolve(task, memory);
  for (size_t i = 0; i < task->initial_copies.count; i++) {
    const sr_initial_copy *copy = &task->initial_copies.items[i];
    memcpy(memory + copy->offset, copy->from, copy->bytes);
  }
  uint32_t partition = (uint32_t)task->role.partition;
  memcpy(memory + SR_ARENA_DEVICE_OFFSET, &partition, sizeof partition);
  return SR_OK;
}

sr_status sr_cpu_create_task(sr_ctx *ctx, sr_device *device, const sr_executable *executable,
                             const sr_device_code *code, const sr_role *role, sr_arena *arena,
                             sr_task **out_task) {
  sr_cpu_task *task = SR_NEW(arena, sr_cpu_task);
  *out_task = (sr_task *)task;
  *task = (sr_cpu_task){
      .device = (sr_cpu_device *)(void *)device,
      .executable = executable,
      .functions = code->functions,
      .role = *role,
      .next_number = role->first_number,
      .arena = arena,
  };
  return task_init(ctx, task);
}

void sr_cpu_destroy_task(sr_task *base) {
  sr_cpu_task *task = (sr_cpu_task *)base;
  for (size_t i = 0; i < task->ops.count; i++)
    sr_exchange_release(task->ops.items[i]);
  for (size_t i = 0; i < task->calls.count; i++)
    sr_call_release(task->calls.items[i]);
  sr_profile_free(&task->profile);
  sr_cpu_give(&task->device->base, task->memory);
}

/* Sets the pointers to the arguments and results of this run. */
static void bind(sr_cpu_task *task, void *const *arguments, void *const *results) {
  for (size_t i = 0; i < task->port_pointers.count; i++) {
    uint32_t entry = task->port_pointers.items[i];
    const sr_ref *ref = &task->refs.items[entry];
    void *const *ports = ref->space == SR_SPACE_ARGUMENT ? arguments : results;
    task->pointers[entry] = (uint8_t *)ports[ref->index] + ref->offset;
  }
}

/* The work of one run, by the leader of the device's threads. */
static void lead(void *user) {
  sr_cpu_task *task = user;
  const bool measured = task->measures_next;
  task->measures_next = false;
  task->status = sr_task_interpret(&task->ctx, task, measured);
  if (task->status != SR_OK)
    sr_exchange_fail_team(task->device->base.set->exchange, task->role.team);
}

/* The work of one turn. */
static void lead_turn(void *user) {
  sr_cpu_task *task = user;
  task->status = sr_task_advance(&task->ctx, task);
  if (task->status == SR_OK)
    return;
  task->turn = SR_TURN_ENDED;
  sr_exchange_fail_team(task->device->base.set->exchange, task->role.team);
}

void sr_cpu_start(sr_task *base, const sr_log *log, sr_leader leader, const sr_host *host,
                  void *const *arguments, void *const *results) {
  sr_cpu_task *task = (sr_cpu_task *)base;
  sr_ctx_clear(&task->ctx);
  task->ctx.log = log;
  task->host = host;
  task->traffic = (sr_traffic){0};
  task->watch_count = 0;
  for (size_t i = 0; i < task->notes.count; i++)
    task->notes.items[i]->found = false;
  bind(task, arguments, results);
  task->leader = leader;
  task->next = task->code.items;
  task->pool = task->device->pool;
  if (leader == SR_LEADER_DEVICE && !task->calls_host)
    sr_pool_start(task->device->pool, lead, task);
}

/* Runs a plan that calls the host: in this thread, wherever it is. The device's own threads may be
 * at work for another run. */
static sr_status run_beside(sr_ctx *ctx, sr_cpu_task *task) {
  sr_spare_pool *spare = NULL;
  if (!task->host)
    task->status =
        sr_fail(&task->ctx, SR_ERR_INVALID, "the program calls Python, which is not there");
  else
    task->status = task->is_serial ? SR_OK : sr_spare_pool_take(&task->ctx, task->device, &spare);
  if (task->status == SR_OK) {
    task->pool = spare ? sr_spare_pool_get(spare) : task->device->pool;
    sr_pool_lead(task->pool, SR_POOL_HERE, lead, task);
  } else {
    sr_exchange_fail_team(task->device->base.set->exchange, task->role.team);
  }
  sr_spare_pool_give(task->device, spare);
  return task->status == SR_OK ? SR_OK : sr_fail(ctx, task->status, "%s", task->ctx.message);
}

sr_turn sr_cpu_advance(sr_task *base) {
  sr_cpu_task *task = (sr_cpu_task *)base;
  sr_pool_lead(task->pool, SR_POOL_HERE, lead_turn, task);
  return task->turn;
}

sr_status sr_cpu_wait(sr_ctx *ctx, sr_task *base) {
  sr_cpu_task *task = (sr_cpu_task *)base;
  if (task->calls_host)
    return run_beside(ctx, task);
  if (task->leader == SR_LEADER_DEVICE) {
    sr_pool_wait(task->device->pool);
  } else if (task->leader == SR_LEADER_IN_TURNS) { /* it has ended */
  } else if (task->leader == SR_LEADER_HERE || task->is_serial) {
    sr_pool_lead(task->device->pool, task->leader == SR_LEADER_HERE ? SR_POOL_HERE : SR_POOL_MOVES,
                 lead, task);
  } else {
    const double began = sr_seconds_now();
    sr_pool_lead(task->device->pool, task->is_short ? SR_POOL_MOVES : SR_POOL_STAYS, lead, task);
    task->is_short = sr_seconds_now() - began < SHORT_SECONDS;
  }
  return task->status == SR_OK ? SR_OK : sr_fail(ctx, task->status, "%s", task->ctx.message);
}

sr_traffic sr_cpu_traffic(const sr_task *task) {
  return ((const sr_cpu_task *)task)->traffic;
}

bool sr_cpu_progress(const sr_task *base, int64_t *out_done, int64_t *out_total) {
  const sr_cpu_task *task = (const sr_cpu_task *)base;
  for (size_t i = 0; i < task->loops.count; i++) {
    const sr_cpu_loop *loop = &task->loops.items[i];
    const int64_t left = __atomic_load_n(loop->counter, __ATOMIC_RELAXED);
    if (left == 0)
      continue;
    *out_total = loop->trips;
    *out_done = loop->start == loop->trips ? loop->trips - left : 2 * (loop->start - left);
    return true;
  }
  return false;
}

sr_status sr_cpu_measure(sr_ctx *ctx, sr_task *base, uint64_t span_room) {
  sr_cpu_task *task = (sr_cpu_task *)base;
  SR_TRY(sr_profile_reset(ctx, &task->profile, (uint32_t)task->code.count, span_room));
  for (size_t i = 0; i < task->code.count; i++)
    task->profile.rows[i].step = task->code.items[i].step;
  task->measures_next = true;
  return SR_OK;
}

const sr_profile *sr_cpu_profile(const sr_task *task) {
  return &((const sr_cpu_task *)task)->profile;
}

sr_nan_notes sr_cpu_nans(const sr_task *base) {
  const sr_cpu_task *task = (const sr_cpu_task *)base;
  return (sr_nan_notes){task->notes.items, task->notes.count};
}
