/*
 * Kernel functions: their entry and return, the addresses of their buffers, and their modules.
 *
 * The code of a function does not depend on the kernel's place in the program. Equal kernels thus
 * become equal functions, which are compiled once (codegen.h). There is one exception: loop hints
 * depend on how often the program is estimated to run the kernel (emit_loop.c).
 */
#include "compiler/emit/emit.h"

#include <string.h>

LLVMBasicBlockRef sr_emit_block(sr_code_emitter *e, const char *name) {
  return LLVMAppendBasicBlockInContext(e->context, e->function, name);
}

LLVMValueRef sr_emit_stack(sr_code_emitter *e, int64_t bytes) {
  enum {
    LINE = 64
  };
  LLVMBasicBlockRef here = LLVMGetInsertBlock(e->builder);
  LLVMPositionBuilderBefore(e->builder, LLVMGetBasicBlockTerminator(e->entry));
  LLVMValueRef memory = LLVMBuildArrayAlloca(e->builder, e->i8, sr_emit_i64(e, bytes), "");
  LLVMSetAlignment(memory, LINE);
  LLVMPositionBuilderAtEnd(e->builder, here);
  return memory;
}

static bool is_parameter(const sr_code_emitter *e, const sr_buffer *buffer) {
  const sr_buffer_vector *buffers = &e->unit->buffers;
  uint32_t place = e->parameters[buffer->index];
  return place < buffers->count && buffers->items[place] == buffer;
}

/* Returns the position of `buffer` among the parameters of the kernel. If the buffer is not yet a
 * parameter, makes it the last one. */
static uint32_t parameter_of(sr_code_emitter *e, sr_buffer *buffer) {
  if (!is_parameter(e, buffer)) {
    e->parameters[buffer->index] = (uint32_t)e->unit->buffers.count;
    SR_PUSH(e->low->arena, &e->unit->buffers, buffer);
  }
  return e->parameters[buffer->index];
}

/* Tells LLVM the alignment of a buffer, so that it may load and store several elements at once. */
static void note_alignment(sr_code_emitter *e, LLVMValueRef address) {
  enum {
    BUFFER_ALIGNMENT = 64 /* of refs to the arena; arguments and results have more */
  };
  LLVMMetadataRef bytes = LLVMValueAsMetadata(sr_emit_i64(e, BUFFER_ALIGNMENT));
  LLVMSetMetadata(address, e->align_kind,
                  LLVMMetadataAsValue(e->context, LLVMMDNodeInContext2(e->context, &bytes, 1)));
}

LLVMValueRef sr_emit_address(sr_code_emitter *e, sr_buffer *buffer) {
  if (e->addresses[buffer->index])
    return e->addresses[buffer->index];
  LLVMBasicBlockRef here = LLVMGetInsertBlock(e->builder);
  LLVMPositionBuilderBefore(e->builder, LLVMGetBasicBlockTerminator(e->entry));
  LLVMValueRef index = sr_emit_i64(e, (int64_t)parameter_of(e, buffer));
  LLVMValueRef slot =
      LLVMBuildInBoundsGEP2(e->builder, e->pointer, LLVMGetParam(e->function, 0), &index, 1, "");
  LLVMValueRef address = LLVMBuildLoad2(e->builder, e->pointer, slot, "");
  LLVMSetMetadata(address, e->invariant_kind,
                  LLVMMetadataAsValue(e->context, LLVMMDNodeInContext2(e->context, NULL, 0)));
  if (e->team.form != SR_FORM_RANGE)
    note_alignment(e, address);
  LLVMPositionBuilderAtEnd(e->builder, here);
  e->addresses[buffer->index] = address;
  return address;
}

LLVMValueRef sr_emit_cell_address(sr_code_emitter *e, const sr_cell *cell) {
  sr_buffer *buffer = sr_buffer_of(cell);
  SR_ASSERT(buffer != NULL);
  return sr_emit_address(e, buffer);
}

LLVMValueRef sr_emit_word(sr_code_emitter *e, LLVMValueRef index, LLVMTypeRef type) {
  LLVMValueRef slot =
      LLVMBuildInBoundsGEP2(e->builder, e->pointer, LLVMGetParam(e->function, 0), &index, 1, "");
  return LLVMBuildLoad2(e->builder, type, slot, "");
}

void sr_kernel_begin(sr_code_emitter *e, const sr_op *op, sr_kernel_form form) {
  sr_rounds_begin(e, op);
  e->module = LLVMModuleCreateWithNameInContext("spmdrun", e->context);
  sr_machine_prepare(e->machine, e->module);
  const bool is_range = form == SR_FORM_RANGE;
  LLVMTypeRef types[] = {e->pointer, e->i64, e->i64};
  e->function = LLVMAddFunction(e->module, SR_CODE_FUNCTION,
                                LLVMFunctionType(e->void_, types, is_range ? 3 : 1, 0));
  e->begin = is_range ? LLVMGetParam(e->function, 1) : NULL;
  e->end = is_range ? LLVMGetParam(e->function, 2) : NULL;
  e->unit->form = form;
  e->entry = sr_emit_block(e, "entry");
  LLVMBasicBlockRef start = sr_emit_block(e, "start");
  LLVMPositionBuilderAtEnd(e->builder, e->entry);
  LLVMBuildBr(e->builder, start);
  LLVMPositionBuilderAtEnd(e->builder, start);
  sr_team_begin(e, form);
  memset(e->addresses, 0, sizeof *e->addresses * e->low->buffers.count);
  for (size_t i = 0; i < e->unit->buffers.count; i++)
    e->parameters[e->unit->buffers.items[i]->index] = (uint32_t)i;
  e->tables.count = 0;
}

void sr_kernel_end(sr_code_emitter *e, size_t words) {
  /* Alias metadata names a buffer by the number of its parameter, so each buffer must have exactly
   * one parameter. */
  for (size_t i = 0; i < e->unit->buffers.count; i++)
    SR_ASSERT(e->parameters[e->unit->buffers.items[i]->index] == i);
  LLVMBuildRetVoid(e->builder);
  sr_team_end(e);
  if (e->low->target.family == SR_TARGET_CUDA)
    sr_machine_mark_kernel(e->function, words, e->unit->threads);
  if (e->status == SR_OK)
    e->unit->function = sr_codegen_add(e->codegen, e->module, (uint32_t)(words * sizeof(uint64_t)));
  LLVMDisposeModule(e->module);
  e->module = NULL;
}

/*
 * True if several threads can compute the op, each on a part of the index range. Loops, branches,
 * sorts and updates cannot be divided: they make several passes over their data, and no thread may
 * begin a pass before all threads have finished the previous one. On a GPU an update is one pass
 * (emit_root.c), and the lines of a merge are divided. On a CPU a thread can make both passes of a
 * scatter over its part of the array.
 */
static bool can_be_divided(const sr_code_emitter *e, const sr_op *op) {
  sr_emit_class class_ = sr_emit_class_of(op);
  if (sr_op_is_elemental(op) || class_ == SR_EMIT_reduce || class_ == SR_EMIT_dot)
    return !sr_target_is_gpu(e->low->target) || !sr_cell_of(e->low, op->results)->in_registers;
  sr_scatter_parts parts;
  if (class_ == SR_EMIT_scatter && sr_scatter_parts_of(e->low->policy, op, &parts))
    return true;
  return sr_target_is_gpu(e->low->target) &&
         (class_ == SR_EMIT_dynamic_update_slice || class_ == SR_EMIT_merge ||
          class_ == SR_EMIT_sort_round ||
          (class_ == SR_EMIT_scatter &&
           (op->code == SR_OP_SCATTER_SORTED || sr_scatter_is_apart(op))));
}

static void emit_in_turn(sr_code_emitter *e, const sr_op_vector *ops) {
  for (size_t i = 0; i < ops->count; i++) {
    sr_emit_root(e, ops->items[i]);
    sr_arena_reset(e->scratch);
  }
}

static void emit_aside(sr_code_emitter *e) {
  sr_team_aside aside;
  sr_team_begin_aside(e, &aside);
  emit_in_turn(e, &e->unit->aside);
  sr_team_end_aside(e, &aside);
}

static void emit_unit(sr_code_emitter *e, sr_unit *unit) {
  e->unit = unit;
  const bool divides = unit->walk != SR_WALK_ROOTS ||
                       (unit->roots.count == 1 && can_be_divided(e, unit->roots.items[0]));
  const bool is_gpu = sr_target_is_gpu(e->low->target);
  unit->copies_first =
      divides && sr_emit_class_of(unit->roots.items[0]) == SR_EMIT_scatter && is_gpu;
  sr_kernel_begin(e, unit->roots.items[0],
                  !is_gpu   ? SR_FORM_RANGE
                  : divides ? SR_FORM_GRID
                            : SR_FORM_BLOCK);
  const bool strips = unit->roots.count == 1 && sr_loop_has_strips(unit->roots.items[0]);
  e->divided = divides && !is_gpu;
  if (unit->aside.count)
    emit_aside(e);
  if (strips)
    sr_emit_strips(e, unit->roots.items[0]);
  else if (unit->walk == SR_WALK_ROOTS)
    emit_in_turn(e, &unit->roots);
  else
    sr_emit_group(e);
  e->divided = false;
  sr_kernel_end(e, unit->buffers.count);
}

/* ---- the emitter ----------------------------------------------------------------------------- */

static unsigned kind_of(const char *name) {
  return LLVMGetMDKindID(name, (unsigned)strlen(name));
}

static void init_emitter(sr_code_emitter *e, sr_lowering *low, const sr_machine *machine) {
  *e = (sr_code_emitter){.low = low, .ctx = low->ctx, .machine = machine};
  e->codegen = sr_codegen_create(low->arena);
  e->context = LLVMContextCreate();
  LLVMContextSetDiscardValueNames(e->context, 1);
  e->builder = LLVMCreateBuilderInContext(e->context);
  e->i1 = LLVMInt1TypeInContext(e->context);
  e->i8 = LLVMInt8TypeInContext(e->context);
  e->i32 = LLVMInt32TypeInContext(e->context);
  e->i64 = LLVMInt64TypeInContext(e->context);
  e->f16 = LLVMHalfTypeInContext(e->context);
  e->f32 = LLVMFloatTypeInContext(e->context);
  e->f64 = LLVMDoubleTypeInContext(e->context);
  e->void_ = LLVMVoidTypeInContext(e->context);
  e->pointer = LLVMPointerTypeInContext(e->context, 0);
  e->scope_kind = kind_of("alias.scope");
  e->noalias_kind = kind_of("noalias");
  e->invariant_kind = kind_of("invariant.load");
  e->loop_kind = kind_of("llvm.loop");
  e->align_kind = kind_of("align");
  e->nontemporal_kind = kind_of("nontemporal");
  e->addresses = SR_NEW_ARRAY(low->arena, LLVMValueRef, low->buffers.count + 1);
  e->parameters = SR_NEW_ARRAY(low->arena, uint32_t, low->buffers.count + 1);
  e->device_id = low->device_id;
}

static void deinit_emitter(sr_code_emitter *e) {
  LLVMDisposeBuilder(e->builder);
  if (e->module)
    LLVMDisposeModule(e->module);
  sr_codegen_destroy(e->codegen);
  LLVMContextDispose(e->context);
  sr_arena_destroy(e->scratch);
}

/* True if a GPU runs the program's code, and there are loops or branches between its kernels. */
static bool needs_decisions(const sr_lowering *low) {
  for (size_t i = 0; sr_target_is_gpu(low->target) && i < low->units.count; i++)
    if (low->units.items[i]->regions)
      return true;
  return false;
}

static sr_status emit_all(sr_code_emitter *e) {
  const sr_lowering *low = e->low;
  for (size_t i = 0; i < low->units.count; i++) {
    sr_unit *unit = low->units.items[i];
    if (sr_unit_copies(low, unit))
      continue;
    if (unit->kind == SR_UNIT_KERNEL)
      emit_unit(e, unit);
    else if (unit->op && sr_emit_class_of(unit->op) == SR_EMIT_collective &&
             sr_collective_has_function(low, unit->op))
      sr_emit_collective(e, unit);
    SR_TRY(e->status);
  }
  if (needs_decisions(low)) /* behind all other functions, as plan.h says */
    sr_emit_decisions(e);
  return SR_OK;
}

/* Emits all kernels for `machine`. */
static sr_status emit_for(sr_lowering *low, const sr_machine *machine, sr_code *out_code) {
  sr_code_emitter *e = SR_NEW(low->arena, sr_code_emitter);
  init_emitter(e, low, machine);
  e->scratch = sr_arena_create();
  sr_status status = SR_OK;
  if (!e->scratch || SR_ARENA_GUARD(e->scratch))
    status = sr_fail(low->ctx, SR_ERR_NOMEM, "out of memory while emitting code");
  else
    status = emit_all(e);
  const sr_codegen_options options = {.target = low->target,
                                      .optimization = low->optimization,
                                      .cuda_libraries = low->cuda_libraries,
                                      .processors = low->processors,
                                      .llvm = low->llvm,
                                      .ptx = low->ptx};
  if (status == SR_OK)
    status = sr_codegen_finish(low->ctx, e->codegen, &options, out_code);
  out_code->decides = needs_decisions(low);
  deinit_emitter(e);
  return status;
}

sr_status sr_lower_emit(sr_lowering *low, sr_code *out_code) {
  sr_machine machine;
  SR_TRY(sr_machine_init(low->ctx, low->target, low->optimization, &machine));
  *out_code = (sr_code){.target = low->target};
  sr_status status = emit_for(low, &machine, out_code);
  sr_machine_deinit(&machine);
  return status;
}
