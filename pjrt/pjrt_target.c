/*
 * Calls of functions of C: what stays the same in all calls of a step is written when its program
 * is loaded. A call adds the addresses of the arrays.
 */
#include "pjrt/pjrt_target.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "executor/exchange_step.h"

/* A step of a plan. */
typedef struct bound_step {
  const sr_host_call_step *call;
  const char *place;
  sr_ffi_function *function;
  sr_pjrt_state *state; /* of the call, which other steps of the plan may make, too */
  sr_ffi_attributes attributes;
  sr_ffi_buffer *buffers; /* operands, then results, without data */
  int *kinds;             /* of operands or results */
} bound_step;

typedef struct bound_program {
  sr_arena *arena;       /* of what follows */
  bound_step *steps;     /* [count] by sr_host_call_step.index */
  sr_pjrt_state *states; /* [count] by sr_host_call_step.site */
  bool *is_made;         /* [count] the state has been made */
  size_t count;
} bound_program;

/* XLA's number of a type; 0: it has none. */
static int type_of(sr_dtype dtype) {
  static const int types[SR_DTYPE_COUNT] = {
      [SR_I1] = SR_FFI_PRED,
      [SR_I2] = SR_FFI_S2,
      [SR_I4] = SR_FFI_S4,
      [SR_I8] = SR_FFI_S8,
      [SR_I16] = SR_FFI_S16,
      [SR_I32] = SR_FFI_S32,
      [SR_I64] = SR_FFI_S64,
      [SR_U2] = SR_FFI_U2,
      [SR_U4] = SR_FFI_U4,
      [SR_U8] = SR_FFI_U8,
      [SR_U16] = SR_FFI_U16,
      [SR_U32] = SR_FFI_U32,
      [SR_U64] = SR_FFI_U64,
      [SR_F16] = SR_FFI_F16,
      [SR_BF16] = SR_FFI_BF16,
      [SR_F32] = SR_FFI_F32,
      [SR_F64] = SR_FFI_F64,
      [SR_C64] = SR_FFI_C64,
      [SR_C128] = SR_FFI_C128,
      [SR_F4E2M1FN] = SR_FFI_F4E2M1FN,
      [SR_F8E5M2] = SR_FFI_F8E5M2,
      [SR_F8E4M3FN] = SR_FFI_F8E4M3FN,
      [SR_F8E4M3] = SR_FFI_F8E4M3,
      [SR_F8E4M3B11FNUZ] = SR_FFI_F8E4M3B11FNUZ,
      [SR_F8E3M4] = SR_FFI_F8E3M4,
      [SR_F8E5M2FNUZ] = SR_FFI_F8E5M2FNUZ,
      [SR_F8E4M3FNUZ] = SR_FFI_F8E4M3FNUZ,
      [SR_F8E8M0FNU] = SR_FFI_F8E8M0FNU,
  };
  return types[dtype];
}

static sr_status need_type(sr_ctx *ctx, const bound_step *step, sr_dtype dtype) {
  return type_of(dtype) ? SR_OK
                        : sr_fail(ctx, SR_ERR_UNSUPPORTED,
                                  "%s: FFI target \"%s\": XLA's FFI has no element type %s",
                                  step->place, step->call->target, sr_dtype_get(dtype)->name);
}

/* ---- attributes ------------------------------------------------------------------------------ */

static sr_status bind_attributes(sr_ctx *ctx, sr_arena *arena, const bound_step *step,
                                 const sr_host_attributes *from, sr_ffi_attributes *to);

static sr_status bind_attribute(sr_ctx *ctx, sr_arena *arena, const bound_step *step,
                                const sr_host_attribute *from, int *out_kind, void **out_item) {
  void *data = (void *)(uintptr_t)from->data;
  if (from->kind == SR_HOST_SCALAR || from->kind == SR_HOST_ARRAY)
    SR_TRY(need_type(ctx, step, from->dtype));
  switch (from->kind) {
  case SR_HOST_SCALAR: {
    sr_ffi_scalar *scalar = SR_NEW(arena, sr_ffi_scalar);
    *scalar = (sr_ffi_scalar){type_of(from->dtype), data};
    *out_kind = SR_FFI_SCALAR;
    *out_item = scalar;
    return SR_OK;
  }
  case SR_HOST_ARRAY: {
    sr_ffi_array *array = SR_NEW(arena, sr_ffi_array);
    *array =
        (sr_ffi_array){type_of(from->dtype), from->bytes / sr_dtype_get(from->dtype)->bytes, data};
    *out_kind = SR_FFI_ARRAY;
    *out_item = array;
    return SR_OK;
  }
  case SR_HOST_STRING: {
    sr_ffi_span *string = SR_NEW(arena, sr_ffi_span);
    *string = (sr_ffi_span){data, from->bytes};
    *out_kind = SR_FFI_STRING;
    *out_item = string;
    return SR_OK;
  }
  case SR_HOST_DICTIONARY: {
    sr_ffi_attributes *members = SR_NEW(arena, sr_ffi_attributes);
    *out_kind = SR_FFI_DICTIONARY;
    *out_item = members;
    return bind_attributes(ctx, arena, step, &from->members, members);
  }
  }
  return SR_OK;
}

static sr_status bind_attributes(sr_ctx *ctx, sr_arena *arena, const bound_step *step,
                                 const sr_host_attributes *from, sr_ffi_attributes *to) {
  *to = (sr_ffi_attributes){.size = sizeof *to,
                            .count = from->count,
                            .kinds = SR_NEW_ARRAY(arena, int, from->count),
                            .names = SR_NEW_ARRAY(arena, sr_ffi_span *, from->count),
                            .items = SR_NEW_ARRAY(arena, void *, from->count)};
  sr_ffi_span *names = SR_NEW_ARRAY(arena, sr_ffi_span, from->count);
  for (uint32_t i = 0; i < from->count; i++) {
    names[i] = (sr_ffi_span){from->items[i].name, strlen(from->items[i].name)};
    to->names[i] = &names[i];
    SR_TRY(bind_attribute(ctx, arena, step, &from->items[i], &to->kinds[i], &to->items[i]));
  }
  return SR_OK;
}

/* ---- steps ----------------------------------------------------------------------------------- */

static sr_status bind_ports(sr_ctx *ctx, sr_arena *arena, bound_step *step) {
  const uint32_t count = step->call->operand_count + step->call->result_count;
  step->buffers = SR_NEW_ARRAY(arena, sr_ffi_buffer, count);
  step->kinds = SR_NEW_ARRAY(arena, int, count);
  for (uint32_t i = 0; i < count; i++) {
    const sr_host_port *port = &step->call->ports[i];
    if (!port->is_token)
      SR_TRY(need_type(ctx, step, port->dtype));
    step->kinds[i] = SR_FFI_BUFFER;
    step->buffers[i] = (sr_ffi_buffer){.size = sizeof *step->buffers,
                                       .type = port->is_token ? SR_FFI_TOKEN : type_of(port->dtype),
                                       .rank = port->rank,
                                       .dims = (int64_t *)(uintptr_t)port->dims};
  }
  return SR_OK;
}

static sr_ffi_frame frame_of(const bound_step *step, sr_ffi_stage stage, sr_ffi_context *context) {
  return (sr_ffi_frame){.size = offsetof(sr_ffi_frame, future),
                        .table = &sr_pjrt_target_table,
                        .context = context,
                        .stage = (int)stage,
                        .operands = {.size = sizeof(sr_ffi_list)},
                        .results = {.size = sizeof(sr_ffi_list)},
                        .attributes = step->attributes};
}

/* Finds the function, and makes the state of the call if no other step has. */
static sr_status bind_function(sr_ctx *ctx, bound_program *program, bound_step *step) {
  const char *name = step->call->target;
  const sr_pjrt_target *target = sr_pjrt_target_find(name);
  if (!target)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: No FFI handler registered for %s: call jax.ffi.register_ffi_target(\"%s\", "
                   "..., platform=\"cpu\") in each process before the program is compiled",
                   step->place, name, name);
  if (!target->is_typed)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "%s: FFI target \"%s\" is registered by XLA's older interface; register it with "
                   "api_version=1",
                   step->place, name);
  step->function = target->functions[SR_FFI_EXECUTE];
  step->state = &program->states[step->call->site];
  if (!target->functions[SR_FFI_INSTANTIATE] || program->is_made[step->call->site])
    return SR_OK;
  program->is_made[step->call->site] = true;
  sr_ffi_context context = {.stage = SR_FFI_INSTANTIATE, .state = step->state, .device = -1};
  sr_ffi_frame frame = frame_of(step, SR_FFI_INSTANTIATE, &context);
  return sr_pjrt_target_run(ctx, target->functions[SR_FFI_INSTANTIATE], &frame, step->place, name);
}

static sr_status bind_all(sr_ctx *ctx, bound_program *program, const sr_step *const *steps) {
  for (size_t i = 0; i < program->count; i++) {
    const sr_host_call_step *call = &steps[i]->host_call;
    bound_step *step = &program->steps[call->index];
    step->call = call;
    step->place = sr_arena_printf(program->arena, "%s%s", sr_step_place(steps[i]),
                                  steps[i]->origin ? steps[i]->origin : "");
    SR_TRY(bind_ports(ctx, program->arena, step));
    SR_TRY(bind_attributes(ctx, program->arena, step, &call->attributes, &step->attributes));
    SR_TRY(bind_function(ctx, program, step));
  }
  return SR_OK;
}

static void release(void *bound) {
  bound_program *program = bound;
  if (!program)
    return;
  for (size_t i = 0; i < program->count; i++)
    if (program->states[i].object)
      program->states[i].destroy(program->states[i].object);
  sr_arena_destroy(program->arena);
  free(program);
}

static sr_status bind(sr_ctx *ctx, const sr_step *const *steps, size_t count, void **out_bound) {
  bound_program *program = calloc(1, sizeof *program);
  sr_arena *arena = program ? program->arena = sr_arena_create() : NULL;
  if (!arena || SR_ARENA_GUARD(arena)) {
    release(program);
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory to load a program with FFI targets");
  }
  program->steps = SR_NEW_ARRAY(arena, bound_step, count);
  program->states = SR_NEW_ARRAY(arena, sr_pjrt_state, count);
  program->is_made = SR_NEW_ARRAY(arena, bool, count);
  program->count = count;
  const sr_status status = bind_all(ctx, program, steps);
  if (status == SR_OK)
    *out_bound = program;
  else
    release(program);
  return status;
}

const sr_client_targets sr_pjrt_targets = {bind, release};

/* ---- calls ----------------------------------------------------------------------------------- */

sr_status sr_pjrt_target_call(sr_ctx *ctx, const void *bound, int64_t run,
                              const sr_host_call *call) {
  const bound_step *step = &((const bound_program *)bound)->steps[call->index];
  const uint32_t count = call->operand_count + call->result_count;
  enum {
    FEW = 8 /* arrays for which a call needs no malloc */
  };
  sr_ffi_buffer few[FEW], *buffers = few;
  void *few_addresses[FEW], **addresses = few_addresses, *room = NULL;
  if (count > FEW) {
    room = malloc(count * (sizeof *buffers + sizeof *addresses));
    if (!room)
      return sr_fail(ctx, SR_ERR_NOMEM, "%s: there is no memory for a call", step->place);
    buffers = room;
    addresses = (void **)(void *)(buffers + count);
  }
  for (uint32_t i = 0; i < count; i++) {
    buffers[i] = step->buffers[i];
    buffers[i].data = call->arrays[i].data;
    addresses[i] = &buffers[i];
  }
  sr_ffi_context context = {
      .stage = SR_FFI_EXECUTE, .state = step->state, .run = run, .device = call->device};
  sr_ffi_frame frame = frame_of(step, SR_FFI_EXECUTE, &context);
  frame.operands.count = call->operand_count;
  frame.operands.kinds = step->kinds;
  frame.operands.items = addresses;
  frame.results.count = call->result_count;
  frame.results.kinds = step->kinds + call->operand_count;
  frame.results.items = addresses + call->operand_count;
  const sr_status status =
      sr_pjrt_target_run(ctx, step->function, &frame, step->place, step->call->target);
  free(room);
  return status;
}
