/*
 * The functions by which a GPU decides about the loops and branches of a graph: sr_decision in
 * executable/plan.h describes them. They belong to no op of the program.
 */
#include "compiler/emit/emit.h"
#include "compiler/machine/gpu_functions.h"

enum {
  WORDS = 3 /* of a function's parameter: address, condition, limit */
};

static LLVMValueRef by_byte(sr_code_emitter *e, LLVMValueRef address) {
  return LLVMBuildZExt(e->builder, LLVMBuildLoad2(e->builder, e->i8, address, ""), e->i32, "");
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
  LLVMValueRef again =
      LLVMBuildICmp(e->builder, LLVMIntULT, count, sr_emit_word(e, sr_emit_i64(e, 2), e->i64), "");
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
