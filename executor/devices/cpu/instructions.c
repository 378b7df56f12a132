/*
 * Turns a plan, a tree of steps, into a list of instructions.
 *
 * The condition of a loop is placed after its body, so that an iteration takes one jump. If carried
 * values cannot be updated in place, they alternate between two buffers; the loop then has two
 * bodies, which run in turn. If such a loop ends after body0, the values are in the wrong buffers,
 * and the step list `settle` copies them back. In these forms of loops B, C, E and S are labels:
 *
 *     one body:                 jump C;  B: body;  C: condition; jump_if B
 *     two bodies:               jump C0;  B0: body0; condition1; jump_unless S; body1;
 *                               C0: condition0; jump_if B0; jump E;  S: settle;  E:
 *     one body, n trips:        count n;  B: body; jump_more B    (nothing at all for n = 0)
 *     two bodies, even n:       count n/2;  B: body0; body1; jump_more B
 *     two bodies, odd n:        count (n+1)/2;  B: body0; jump_done S; body1; jump B;  S: settle
 *
 * Some instructions need memory that the executable's arena does not have. It is the task's own
 * memory, which follows the arena:
 * - A copy of each constant that is the input of a collective. Other devices read that input in
 *   this device's window, where constants are not.
 * - Room for the values that an agreement gathers. An agreement checks that all devices of a group
 *   have the same value.
 * - One workspace for all library calls, of which only one runs at a time.
 */
#include <string.h>

#include "executable/group.h"
#include "executable/traffic.h"
#include "executor/devices/cpu/instruction.h"
#include "executor/exchange_step.h"

enum {
  ALIGNMENT = 64
};

/* A loop around the steps that are being flattened. */
typedef struct loop_frame {
  const struct loop_frame *outer;
  const sr_step *step;
  int64_t *iteration; /* counts iterations, for watches; NULL if the plan has none */
  int32_t depth;      /* loops from the outermost to this one */
} loop_frame;

typedef struct flattener {
  sr_ctx *ctx;
  sr_cpu_task *task;
  bool watches; /* the plan has watches */
  const loop_frame *loops;
  uint64_t workspace_bytes; /* bytes of the largest workspace of a library call */
  /* indices in task->refs of references to the workspace, whose place is known last */
  SR_VECTOR(uint32_t) workspace_refs;
} flattener;

static sr_status flatten_list(flattener *f, const sr_step_list *list);

/* ---- instructions and references ------------------------------------------------------------ */

static uint32_t here(const flattener *f) {
  return (uint32_t)f->task->code.count;
}

/* Appends an instruction and returns its index. Calls of add_ref must follow, one for each of its
 * buffers. */
static uint32_t emit(flattener *f, sr_instruction instruction) {
  instruction.buffers = (void **)(uintptr_t)f->task->refs.count;
  SR_PUSH(f->task->arena, &f->task->code, instruction);
  return here(f) - 1;
}

static void add_ref(flattener *f, sr_ref ref) {
  sr_cpu_task *task = f->task;
  if (ref.space == SR_SPACE_ARGUMENT || ref.space == SR_SPACE_RESULT)
    SR_PUSH(task->arena, &task->port_pointers, (uint32_t)task->refs.count);
  SR_PUSH(task->arena, &task->refs, ref);
}

/* Appends a jump with the opcode `code`. Its target is set later by jump_to or land. */
static uint32_t emit_jump(flattener *f, sr_opcode_cpu code) {
  return emit(f, (sr_instruction){.code = code});
}

static uint32_t emit_test(flattener *f, sr_opcode_cpu code, sr_ref predicate) {
  uint32_t jump = emit_jump(f, code);
  add_ref(f, predicate);
  return jump;
}

static void jump_to(flattener *f, uint32_t jump, uint32_t target) {
  f->task->code.items[jump].target = target;
}

static void land(flattener *f, uint32_t jump) {
  jump_to(f, jump, here(f));
}

/* Reserves `bytes` bytes of the task's own memory, which follows the executable's arena. */
static sr_ref reserve(flattener *f, uint64_t bytes) {
  sr_cpu_task *task = f->task;
  sr_ref ref = {.space = SR_SPACE_ARENA, .offset = task->memory_bytes, .bytes = bytes};
  task->memory_bytes += (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  return ref;
}

/* Returns a reference to the same bytes in memory that other devices can read: `ref`, or a copy if
 * `ref` is a constant. */
static sr_ref in_window(flattener *f, sr_ref ref) {
  if (ref.space != SR_SPACE_CONSTANT)
    return ref;
  sr_ref copy = reserve(f, ref.bytes);
  sr_initial_copy initial = {copy.offset, f->task->executable->constants + ref.offset, ref.bytes};
  SR_PUSH(f->task->arena, &f->task->initial_copies, initial);
  return copy;
}

/* ---- steps ---------------------------------------------------------------------------------- */

static void flatten_kernel(flattener *f, const sr_kernel_step *kernel) {
  sr_instruction instruction = {
      .code = SR_CPU_KERNEL,
      .kernel = {.function = f->task->functions[kernel->function], .extent = kernel->extent},
  };
  int64_t parts = kernel->extent / kernel->grain;
  int32_t threads = sr_pool_count(f->task->device->pool);
  if (parts > 1 && threads > 1) {
    instruction.code = SR_CPU_SPLIT;
    instruction.kernel.parts = parts < threads ? (int32_t)parts : threads;
  }
  emit(f, instruction);
  for (uint32_t i = 0; i < kernel->buffer_count; i++)
    add_ref(f, kernel->buffers[i]);
}

/* Adds a reference to the workspace, which all steps share, as the last buffer of a step that needs
 * `bytes` of it. */
static void add_workspace(flattener *f, uint64_t bytes) {
  sr_cpu_task *task = f->task;
  if (bytes > f->workspace_bytes)
    f->workspace_bytes = bytes;
  SR_PUSH(task->arena, &f->workspace_refs, (uint32_t)task->refs.count);
  add_ref(f, (sr_ref){.space = SR_SPACE_ARENA});
}

static sr_status flatten_gemm(flattener *f, const sr_gemm_step *step) {
  sr_gemm *gemm = SR_NEW(f->task->arena, sr_gemm);
  SR_TRY(sr_gemm_prepare(f->ctx, f->task->blas, step, sr_pool_count(f->task->device->pool), gemm));
  emit(f, (sr_instruction){.code = SR_CPU_GEMM, .gemm = gemm});
  add_ref(f, step->a);
  add_ref(f, step->b);
  add_ref(f, step->c);
  add_workspace(f, sr_gemm_workspace_bytes(gemm));
  return SR_OK;
}

/* Returns a step whose references are equal where memory is the same. */
static sr_call_step with_one_name(const sr_signature *signature, const sr_call_step *step) {
  sr_call_step named = *step;
  for (int32_t i = 0; i < sr_call_row_get(step->function)->port_count; i++) {
    sr_ref *ref = &named.buffers[i];
    const int32_t alias =
        ref->space == SR_SPACE_ARGUMENT ? signature->arguments[ref->index].alias : -1;
    if (alias >= 0) {
      ref->space = SR_SPACE_RESULT;
      ref->index = (uint32_t)alias;
    }
  }
  return named;
}

static sr_status flatten_call(flattener *f, const sr_call_step *step) {
  sr_cpu_task *task = f->task;
  const sr_call_step named = with_one_name(&task->executable->signature, step);
  sr_call *call = SR_NEW(task->arena, sr_call);
  SR_PUSH(task->arena, &task->calls, call);
  SR_TRY(sr_call_prepare(f->ctx, &named, sr_pool_count(task->device->pool),
                         sr_cpu_set_of(task->device)->blas_core, call));
  emit(f, (sr_instruction){.code = SR_CPU_CALL, .call = call});
  for (int32_t i = 0; i < sr_call_row_get(step->function)->port_count; i++)
    add_ref(f, step->buffers[i]);
  add_workspace(f, sr_call_workspace_bytes(call));
  return SR_OK;
}

static void flatten_convolution(flattener *f, const sr_convolution_step *step) {
  sr_cpu_task *task = f->task;
  sr_cpu_convolution *convolution = SR_NEW(task->arena, sr_cpu_convolution);
  sr_cpu_convolution_prepare(task->arena, step,
                             sr_blas_level(sr_cpu_set_of(task->device)->blas_core),
                             sr_pool_count(task->device->pool), convolution);
  emit(f, (sr_instruction){.code = SR_CPU_CONVOLUTION, .convolution = convolution});
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++)
    add_ref(f, step->arrays[i]);
}

static sr_status prepare(flattener *f, sr_exchange_spec *spec, sr_exchange_op **out_op) {
  sr_cpu_task *task = f->task;
  spec->team = task->role.team;
  SR_TRY(sr_exchange_prepare(f->ctx, task->device->base.set->exchange, task->device->base.number,
                             task->next_number++, spec, out_op));
  SR_PUSH(task->arena, &task->ops, *out_op);
  return SR_OK;
}

/* Returns the bytes that the collective or agreement `step` moves for this device each time it
 * runs, as executable/traffic.h counts them. */
static uint64_t sent_bytes(const flattener *f, const sr_step *step) {
  return sr_collective_bytes(f->task->executable, step, f->task->role.partition);
}

static sr_status flatten_collective(flattener *f, const sr_step *step) {
  const sr_collective_step *collective = &step->collective;
  if (sr_collective_makes_nothing(collective))
    return SR_OK;
  sr_exchange_spec spec = sr_collective_spec(
      f->task->executable, step,
      collective->function == UINT32_MAX ? NULL : f->task->functions[collective->function]);
  sr_exchange_op *op;
  SR_TRY(prepare(f, &spec, &op));
  emit(f, (sr_instruction){
              .code = SR_CPU_COLLECTIVE,
              .exchange = {.op = op, .sent_bytes = sent_bytes(f, step)},
          });
  add_ref(f, in_window(f, collective->in));
  add_ref(f, collective->out);
  return SR_OK;
}

/* Every device of a group gathers the values of the whole group and compares them. So all devices
 * of the group come to the same verdict without a further message. */
static sr_status flatten_agree(flattener *f, const sr_step *step) {
  const sr_agree_step *agree = &step->agree;
  const sr_group_table *groups = &f->task->executable->groups[agree->groups];
  if (agree->value.bytes == 0)
    return SR_OK;
  sr_exchange_spec spec = sr_agree_spec(f->task->executable, step);
  sr_exchange_op *op;
  SR_TRY(prepare(f, &spec, &op));
  uint32_t row, position;
  if (!sr_group_find(groups, f->task->role.partition, &row, &position))
    return SR_OK;
  emit(f, (sr_instruction){
              .code = SR_CPU_AGREE,
              .exchange = {.op = op, .sent_bytes = sent_bytes(f, step), .row = row},
          });
  add_ref(f, in_window(f, agree->value));
  add_ref(f, reserve(f, agree->value.bytes * sr_group_row_size(groups, row)));
  return SR_OK;
}

static void flatten_watch(flattener *f, const sr_step *step) {
  sr_arena *arena = f->task->arena;
  const int32_t depth = f->loops ? f->loops->depth : 0;
  sr_nan_note *note = SR_NEW(arena, sr_nan_note);
  *note = (sr_nan_note){.step = step,
                        .depth = depth,
                        .loops = SR_NEW_ARRAY(arena, const sr_step *, depth),
                        .counters = SR_NEW_ARRAY(arena, int64_t *, depth),
                        .iterations = SR_NEW_ARRAY(arena, int64_t, depth)};
  for (const loop_frame *frame = f->loops; frame; frame = frame->outer) {
    note->loops[frame->depth - 1] = frame->step;
    note->counters[frame->depth - 1] = frame->iteration;
  }
  SR_PUSH(arena, &f->task->notes, note);
  emit(f, (sr_instruction){.code = SR_CPU_WATCH, .note = note});
  for (uint32_t i = 0; i < step->watch.count; i++)
    add_ref(f, step->watch.values[i].ref);
}

static void flatten_host_call(flattener *f, const sr_host_call_step *step) {
  sr_arena *arena = f->task->arena;
  const uint32_t count = step->operand_count + step->result_count;
  if (step->partition >= 0 && step->partition != f->task->role.partition)
    return;
  sr_host_call *call = SR_NEW(arena, sr_host_call);
  *call = (sr_host_call){.target = step->target,
                         .index = step->index,
                         .device = f->task->device->base.number -
                                   sr_device_set_get(f->task->device->base.set, 0)->number,
                         .has_token = step->has_token,
                         .operand_count = step->operand_count,
                         .result_count = step->result_count,
                         .arrays = SR_NEW_ARRAY(arena, sr_host_array, count)};
  emit(f, (sr_instruction){.code = SR_CPU_HOST_CALL, .host_call = call});
  for (uint32_t i = 0; i < count; i++) {
    const sr_host_port *port = &step->ports[i];
    if (!port->is_token)
      call->arrays[i] =
          (sr_host_array){sr_dtype_get(port->dtype)->name, port->rank, port->dims, NULL};
    add_ref(f, port->is_token ? (sr_ref){.space = SR_SPACE_ARENA} : port->ref);
  }
}

/* Flattens a body of the innermost loop, whose iterations are counted if watches ask for them. */
static sr_status flatten_body(flattener *f, const sr_step_list *body) {
  SR_TRY(flatten_list(f, body));
  if (f->watches)
    emit(f, (sr_instruction){.code = SR_CPU_TICK, .count = {.counter = f->loops->iteration}});
  return SR_OK;
}

static sr_status flatten_counted(flattener *f, const sr_while_step *loop) {
  if (loop->trip_count == 0)
    return SR_OK;
  bool odd_pair = loop->body_count == 2 && loop->trip_count % 2 == 1;
  int64_t *counter = SR_NEW(f->task->arena, int64_t);
  int64_t start = loop->body_count == 2 ? loop->trip_count / 2 + odd_pair : loop->trip_count;
  emit(f, (sr_instruction){.code = SR_CPU_COUNT, .count = {.counter = counter, .start = start}});
  if (f->loops->depth == 1)
    SR_PUSH(f->task->arena, &f->task->loops, ((sr_cpu_loop){counter, start, loop->trip_count}));
  uint32_t body = here(f), done = 0;
  SR_TRY(flatten_body(f, &loop->bodies[0]));
  if (odd_pair)
    done = emit(f, (sr_instruction){.code = SR_CPU_JUMP_DONE, .count = {.counter = counter}});
  if (loop->body_count == 2)
    SR_TRY(flatten_body(f, &loop->bodies[1]));
  sr_opcode_cpu again = odd_pair ? SR_CPU_JUMP : SR_CPU_JUMP_MORE;
  jump_to(f, emit(f, (sr_instruction){.code = again, .count = {.counter = counter}}), body);
  if (!odd_pair)
    return SR_OK;
  land(f, done);
  return flatten_list(f, &loop->settle);
}

static sr_status flatten_uncounted(flattener *f, const sr_while_step *loop) {
  bool pair = loop->body_count == 2;
  uint32_t enter = emit_jump(f, SR_CPU_JUMP), swapped = 0;
  uint32_t body = here(f);
  SR_TRY(flatten_body(f, &loop->bodies[0]));
  if (pair) {
    SR_TRY(flatten_list(f, &loop->conditions[1]));
    swapped = emit_test(f, SR_CPU_JUMP_UNLESS, loop->predicates[1]);
    SR_TRY(flatten_body(f, &loop->bodies[1]));
  }
  land(f, enter);
  SR_TRY(flatten_list(f, &loop->conditions[0]));
  jump_to(f, emit_test(f, SR_CPU_JUMP_IF, loop->predicates[0]), body);
  if (!pair)
    return SR_OK;
  uint32_t leave = emit_jump(f, SR_CPU_JUMP);
  land(f, swapped);
  SR_TRY(flatten_list(f, &loop->settle));
  land(f, leave);
  return SR_OK;
}

static sr_status flatten_loop(flattener *f, const sr_step *step) {
  const sr_while_step *loop = &step->loop;
  loop_frame frame = {f->loops, step, NULL, f->loops ? f->loops->depth + 1 : 1};
  if (f->watches) {
    frame.iteration = SR_NEW(f->task->arena, int64_t);
    emit(f, (sr_instruction){.code = SR_CPU_COUNT, .count = {.counter = frame.iteration}});
  }
  f->loops = &frame;
  const sr_status status =
      loop->trip_count >= 0 ? flatten_counted(f, loop) : flatten_uncounted(f, loop);
  f->loops = frame.outer;
  return status;
}

static sr_status flatten_if(flattener *f, const sr_case_step *branch) {
  uint32_t otherwise = emit_test(f, SR_CPU_JUMP_UNLESS, branch->index);
  SR_TRY(flatten_list(f, &branch->branches[0]));
  uint32_t leave = emit_jump(f, SR_CPU_JUMP);
  land(f, otherwise);
  SR_TRY(flatten_list(f, &branch->branches[1]));
  land(f, leave);
  return SR_OK;
}

static sr_status flatten_case(flattener *f, const sr_case_step *branch) {
  uint32_t count = branch->branch_count;
  uint32_t *targets = SR_NEW_ARRAY(f->task->arena, uint32_t, count);
  uint32_t *leaves = SR_NEW_ARRAY(f->task->arena, uint32_t, count);
  emit(f, (sr_instruction){.code = SR_CPU_CASE, .choice = {.targets = targets, .count = count}});
  add_ref(f, branch->index);
  for (uint32_t i = 0; i < count; i++) {
    targets[i] = here(f);
    SR_TRY(flatten_list(f, &branch->branches[i]));
    leaves[i] = emit_jump(f, SR_CPU_JUMP);
  }
  for (uint32_t i = 0; i < count; i++)
    land(f, leaves[i]);
  return SR_OK;
}

static void flatten_copy(flattener *f, const sr_copy_step *copy) {
  if (copy->to.bytes == 0)
    return;
  emit(f, (sr_instruction){.code = SR_CPU_COPY, .copy_bytes = copy->to.bytes});
  add_ref(f, copy->to);
  add_ref(f, copy->from);
}

static sr_status flatten_kind(flattener *f, const sr_step *step) {
  switch (step->kind) {
  case SR_STEP_KERNEL:
    flatten_kernel(f, &step->kernel);
    return SR_OK;
  case SR_STEP_GEMM:
    return flatten_gemm(f, &step->gemm);
  case SR_STEP_CALL:
    return flatten_call(f, &step->call);
  case SR_STEP_COLLECTIVE:
    return flatten_collective(f, step);
  case SR_STEP_WHILE:
    return flatten_loop(f, step);
  case SR_STEP_CASE:
    return step->branch.is_predicate ? flatten_if(f, &step->branch)
                                     : flatten_case(f, &step->branch);
  case SR_STEP_COPY:
    flatten_copy(f, &step->copy);
    return SR_OK;
  case SR_STEP_AGREE:
    return flatten_agree(f, step);
  case SR_STEP_CONVOLUTION:
    flatten_convolution(f, &step->convolution);
    return SR_OK;
  case SR_STEP_WATCH:
    flatten_watch(f, step);
    return SR_OK;
  case SR_STEP_HOST_CALL:
    flatten_host_call(f, &step->host_call);
    return SR_OK;
  }
  return sr_fail(f->ctx, SR_ERR_INTERNAL, "a step of an unknown kind");
}

static sr_status flatten_step(flattener *f, const sr_step *step) {
  const uint32_t first = here(f);
  SR_TRY(flatten_kind(f, step));
  if (step->kind != SR_STEP_WHILE && step->kind != SR_STEP_CASE)
    for (uint32_t i = first; i < here(f); i++)
      f->task->code.items[i].step = step;
  return SR_OK;
}

static sr_status flatten_list(flattener *f, const sr_step_list *list) {
  for (uint32_t i = 0; i < list->count; i++)
    SR_TRY(flatten_step(f, &list->items[i]));
  return SR_OK;
}

static bool is_serial(const sr_cpu_task *task) {
  for (size_t i = 0; i < task->code.count; i++)
    switch (task->code.items[i].code) {
    case SR_CPU_SPLIT:
    case SR_CPU_GEMM:
    case SR_CPU_CALL:
    case SR_CPU_CONVOLUTION:
    case SR_CPU_COLLECTIVE:
    case SR_CPU_AGREE:
      return false;
    case SR_CPU_END:
    case SR_CPU_KERNEL:
    case SR_CPU_COPY:
    case SR_CPU_WATCH:
    case SR_CPU_HOST_CALL:
    case SR_CPU_JUMP:
    case SR_CPU_JUMP_IF:
    case SR_CPU_JUMP_UNLESS:
    case SR_CPU_COUNT:
    case SR_CPU_TICK:
    case SR_CPU_JUMP_MORE:
    case SR_CPU_JUMP_DONE:
    case SR_CPU_CASE:
      break;
    }
  return true;
}

sr_status sr_task_flatten(sr_ctx *ctx, sr_cpu_task *task) {
  uint64_t arena = task->executable->arena_bytes;
  if (arena < SR_ARENA_FIRST_FREE)
    arena = SR_ARENA_FIRST_FREE;
  task->memory_bytes = (arena + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  flattener f = {.ctx = ctx,
                 .task = task,
                 .watches = sr_plan_count(&task->executable->steps, SR_STEP_WATCH) > 0};
  SR_TRY(flatten_list(&f, &task->executable->steps));
  emit(&f, (sr_instruction){.code = SR_CPU_END});
  task->is_serial = is_serial(task);
  task->calls_host = sr_plan_host_calls(&task->executable->steps, false) > 0;
  sr_ref workspace = reserve(&f, f.workspace_bytes);
  for (size_t i = 0; i < f.workspace_refs.count; i++)
    task->refs.items[f.workspace_refs.items[i]] = workspace;
  return SR_OK;
}
