/*
 * The functions by which a GPU decides about the loops and branches of a graph: sr_decision in
 * executable/plan.h describes them. They belong to no op of the program.
 */
#include "compiler/emit/emit.h"
#include "compiler/machine/gpu_functions.h"

enum {
  WORDS = 4 /* of a function's parameter: address, condition, limit, where it is told to stop */
};

/* Returns an i1: the host has not told loops to end. The host may write there at any time. */
static LLVMValueRef goes_on(sr_code_emitter *e) {
  LLVMValueRef address = sr_emit_word(e, sr_emit_i64(e, 3), e->pointer);
  LLVMValueRef stop = LLVMBuildLoad2(e->builder, e->i32, address, "");
  LLVMSetVolatile(stop, 1);
  return LLVMBuildICmp(e->builder, LLVMIntEQ, stop, LLVMConstInt(e->i32, 0, 0), "");
}

static LLVMValueRef by_byte(sr_code_emitter *e, LLVMValueRef address) {
  LLVMValueRef byte = LLVMBuildLoad2(e->builder, e->i8, address, "");
  LLVMValueRef value = LLVMBuildZExt(e->builder, byte, e->i32, "");
  return LLVMBuildSelect(e->builder, goes_on(e), value, LLVMConstInt(e->i32, 0, 0), "");
}

static LLVMValueRef by_index(sr_code_emitter *e, LLVMValueRef address) {
  LLVMValueRef index = LLVMBuildLoad2(e->builder, e->i32, address, "");
  LLVMValueRef limit =
      LLVMBuildTrunc(e->builder, sr_emit_word(e, sr_emit_i64(e, 2), e->i64), e->i32, "");
  LLVMValueRef is_less = LLVMBuildICmp(e->builder, LLVMIntULT, index, limit, "");
  return LLVMBuildSelect(e->builder, is_less, index, limit, "");
}

static LLVMValueRef by_count(sr_code_emitter *e, LLVMValueRef address) {
  LLVMValueRef count = LLVMBuildLoad2(e->builder, e->i64, address, "");
  LLVMValueRef is_less =
      LLVMBuildICmp(e->builder, LLVMIntULT, count, sr_emit_word(e, sr_emit_i64(e, 2), e->i64), "");
  LLVMValueRef again = LLVMBuildAnd(e->builder, is_less, goes_on(e), "");
  LLVMValueRef more = LLVMBuildAdd(e->builder, count, sr_emit_i64(e, 1), "");
  LLVMValueRef next = LLVMBuildSelect(e->builder, again, more, sr_emit_i64(e, 0), "");
  LLVMBuildStore(e->builder, next, address);
  return LLVMBuildZExt(e->builder, again, e->i32, "");
}

/* Returns the value of the condition, an i32. */
typedef LLVMValueRef decider(sr_code_emitter *e, LLVMValueRef address);

static decider *const deciders[SR_DECISIONS] = {
    [SR_DECIDE_BY_BYTE] = by_byte,
    [SR_DECIDE_BY_INDEX] = by_index,
    [SR_DECIDE_BY_COUNT] = by_count,
};

static void emit_decision(sr_code_emitter *e, decider *decide) {
  e->module = LLVMModuleCreateWithNameInContext("spmdrun", e->context);
  sr_machine_prepare(e->machine, e->module);
  LLVMTypeRef type = LLVMFunctionType(e->void_, &e->pointer, 1, 0);
  e->function = LLVMAddFunction(e->module, SR_CODE_FUNCTION, type);
  LLVMPositionBuilderAtEnd(e->builder, sr_emit_block(e, "entry"));
  LLVMValueRef words[] = {sr_emit_word(e, sr_emit_i64(e, 1), e->i64),
                          decide(e, sr_emit_word(e, sr_emit_i64(e, 0), e->pointer))};
  LLVMValueRef set = sr_gpu_function_declare(e->module, SR_GPU_SET_CONDITION);
  LLVMBuildCall2(e->builder, LLVMGlobalGetValueType(set), set, words, 2, "");
  LLVMBuildRetVoid(e->builder);
  if (e->low->target.family == SR_TARGET_CUDA)
    sr_machine_mark_kernel(e->function, WORDS, 1);
  sr_codegen_add(e->codegen, e->module, WORDS * sizeof(uint64_t));
  LLVMDisposeModule(e->module);
  e->module = NULL;
}

void sr_emit_decisions(sr_code_emitter *e) {
  for (int i = 0; i < SR_DECISIONS; i++)
    emit_decision(e, deciders[i]);
}
