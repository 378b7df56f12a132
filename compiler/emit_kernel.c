/*
 * Kernel functions: their frame, the addresses of their buffers, and the module around them.
 */
#include "compiler/emit.h"

#include <string.h>

#include "compiler/link.h"
#include "compiler/target.h"

LLVMBasicBlockRef sr_emit_block(sr_code_emitter *e, const char *name) {
  return LLVMAppendBasicBlockInContext(e->context, e->function, name);
}

/* Position of `buffer` among the parameters of the kernel; added if it is not there. */
static size_t parameter_of(sr_code_emitter *e, sr_buffer *buffer) {
  for (size_t i = 0; i < e->unit->buffers.count; i++)
    if (e->unit->buffers.items[i] == buffer)
      return i;
  SR_PUSH(e->low->arena, &e->unit->buffers, buffer);
  return e->unit->buffers.count - 1;
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
  LLVMPositionBuilderAtEnd(e->builder, here);
  e->addresses[buffer->index] = address;
  return address;
}

LLVMValueRef sr_emit_cell_address(sr_code_emitter *e, const sr_cell *cell) {
  sr_buffer *buffer = sr_buffer_of(cell);
  SR_ASSERT(buffer != NULL);
  return sr_emit_address(e, buffer);
}

/* Starts a function kernel(buffers, begin, end); the builder stands in its first block. */
static void begin_function(sr_code_emitter *e, const char *name) {
  LLVMTypeRef types[] = {e->pointer, e->i64, e->i64};
  e->function = LLVMAddFunction(e->module, name, LLVMFunctionType(e->void_, types, 3, 0));
  e->begin = LLVMGetParam(e->function, 1);
  e->end = LLVMGetParam(e->function, 2);
  e->entry = sr_emit_block(e, "entry");
  LLVMBasicBlockRef start = sr_emit_block(e, "start");
  LLVMPositionBuilderAtEnd(e->builder, e->entry);
  LLVMBuildBr(e->builder, start);
  LLVMPositionBuilderAtEnd(e->builder, start);
  memset(e->addresses, 0, sizeof *e->addresses * e->low->buffers.count);
  SR_PUSH(e->low->arena, &e->low->functions, name);
}

/*
 * Each part of an index range computes the op's own elements and no others. Loops, branches, sorts
 * and updates do more than one pass, which no part may begin before the others are done.
 */
static bool can_be_divided(const sr_op *op) {
  sr_emit_class class_ = sr_emit_class_of(op);
  return sr_op_is_elemental(op) || class_ == SR_EMIT_reduce || class_ == SR_EMIT_dot;
}

static void emit_unit(sr_code_emitter *e, sr_unit *unit) {
  e->unit = unit;
  unit->function = (uint32_t)e->low->functions.count;
  begin_function(e, sr_arena_printf(e->low->arena, "kernel%u", unit->function));
  e->divided = unit->roots.count == 1 && can_be_divided(unit->roots.items[0]);
  for (size_t i = 0; i < unit->roots.count; i++) {
    sr_emit_root(e, unit->roots.items[i]);
    sr_arena_reset(e->scratch);
  }
  e->divided = false;
  LLVMBuildRetVoid(e->builder);
}

/* ---- reductions of collectives --------------------------------------------------------------- */

/* accumulator[i] = region(accumulator[i], operand[i]) for i in begin..end */
static void emit_reduction(sr_code_emitter *e, sr_op *op, sr_unit *unit, const char *name) {
  e->unit = unit;
  begin_function(e, name);
  LLVMValueRef pointers[2];
  for (int i = 0; i < 2; i++) {
    LLVMValueRef index = sr_emit_i64(e, i);
    LLVMValueRef slot =
        LLVMBuildInBoundsGEP2(e->builder, e->pointer, LLVMGetParam(e->function, 0), &index, 1, "");
    pointers[i] = LLVMBuildLoad2(e->builder, e->pointer, slot, "");
  }
  sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  sr_loop loop;
  sr_index at = sr_loop_begin(e, &loop, e->begin, e->end, 0, INT64_MAX / 4);
  sr_element arguments[2], result;
  for (int i = 0; i < 2; i++)
    arguments[i] = sr_emit_load(e, dtype, pointers[i], at.v, NULL);
  sr_emit_region(e, op->regions[0], arguments, &result);
  sr_emit_store(e, dtype, pointers[0], at.v, result, NULL);
  sr_loop_end(e, &loop);
  LLVMBuildRetVoid(e->builder);
  sr_arena_reset(e->scratch);
  e->memo.items = NULL;
  e->memo.count = e->memo.capacity = 0;
}

/* A text that is equal for collectives whose reductions compute the same; copies of an op share. */
static const char *reduction_name(const sr_code_emitter *e, const sr_op *op) {
  sr_arena *arena = e->low->arena;
  const sr_block *region = op->regions[0];
  const sr_op *first = region->first;
  const char *type = sr_dtype_get(sr_operand(op, 0)->type->dtype)->name;
  bool simple = first->next == region->last && first->operand_count == 2 && first->attr_count == 0;
  if (!simple && op->location.op == 0)
    return sr_arena_printf(arena, "%s of function %zu alone", type, e->low->functions.count);
  if (!simple)
    return sr_arena_printf(arena, "%s of op %u", type, op->location.op);
  return sr_arena_printf(arena, "%s %s %d %d", type, sr_op_info_get(first->code)->name,
                         sr_operand(first, 0)->index, sr_operand(first, 1)->index);
}

static void emit_collective(sr_code_emitter *e, sr_unit *unit) {
  sr_op *op = unit->op;
  if (op->region_count == 0)
    return;
  sr_reduction_list *list = &e->low->reductions;
  const char *name = reduction_name(e, op);
  for (size_t i = 0; i < list->count; i++)
    if (strcmp(list->items[i].name, name) == 0) {
      unit->function = list->items[i].function;
      return;
    }
  unit->function = (uint32_t)e->low->functions.count;
  SR_PUSH(e->low->arena, list, (sr_reduction){name, unit->function});
  emit_reduction(e, op, unit, sr_arena_printf(e->low->arena, "reduction%u", unit->function));
}

/* ---- the module ------------------------------------------------------------------------------ */

static unsigned kind_of(const char *name) {
  return LLVMGetMDKindID(name, (unsigned)strlen(name));
}

static void init_emitter(sr_code_emitter *e, sr_lowering *low) {
  *e = (sr_code_emitter){.low = low, .ctx = low->ctx};
  e->context = LLVMContextCreate();
  LLVMContextSetDiscardValueNames(e->context, 1);
  e->module = LLVMModuleCreateWithNameInContext("spmdrun", e->context);
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
  e->addresses = SR_NEW_ARRAY(low->arena, LLVMValueRef, low->buffers.count + 1);
  e->device_id = low->device_id;
}

static void deinit_emitter(sr_code_emitter *e) {
  LLVMDisposeBuilder(e->builder);
  LLVMDisposeModule(e->module);
  LLVMContextDispose(e->context);
  sr_arena_destroy(e->scratch);
}

static void append_ir(sr_code_emitter *e) {
  char *text = LLVMPrintModuleToString(e->module);
  sr_text_string(e->low->options->llvm, text);
  LLVMDisposeMessage(text);
}

static sr_status emit_all(sr_code_emitter *e, const sr_target *target, sr_code *out_code) {
  sr_lowering *low = e->low;
  sr_target_prepare(target, e->module);
  for (size_t i = 0; i < low->units.count; i++) {
    sr_unit *unit = low->units.items[i];
    if (unit->kind == SR_UNIT_KERNEL)
      emit_unit(e, unit);
    else if (unit->op && sr_emit_class_of(unit->op) == SR_EMIT_collective)
      emit_collective(e, unit);
    SR_TRY(e->status);
  }
  *out_code = (sr_code){.cpu = low->options->cpu};
  if (low->functions.count == 0)
    return SR_OK;
  SR_TRY(sr_target_optimize(low->ctx, target, e->module));
  if (low->options->llvm)
    append_ir(e);
  const void *object;
  size_t bytes;
  SR_TRY(sr_target_emit(low->ctx, target, e->module, low->arena, &object, &bytes));
  SR_TRY(sr_link(low->ctx, low->arena, object, bytes, low->functions.items,
                 (uint32_t)low->functions.count, out_code));
  out_code->cpu = low->options->cpu;
  return SR_OK;
}

sr_status sr_lower_emit(sr_lowering *low, sr_code *out_code) {
  sr_target target;
  SR_TRY(sr_target_init(low->ctx, low->options->cpu, low->options->optimization, &target));
  sr_code_emitter *e = SR_NEW(low->arena, sr_code_emitter);
  init_emitter(e, low);
  e->scratch = sr_arena_create();
  sr_status status = SR_OK;
  if (!e->scratch || SR_ARENA_GUARD(e->scratch))
    status = sr_fail(low->ctx, SR_ERR_NOMEM, "out of memory while emitting code");
  else
    status = emit_all(e, &target, out_code);
  deinit_emitter(e);
  sr_target_deinit(&target);
  return status;
}
