/*
 * The functions by which a GPU decides about the loops and branches of a graph: sr_decision in
 * executable/plan.h describes them. They belong to no op of the program.
 */
#include "compiler/emit/emit.h"
#include "compiler/machine/gpu_functions.h"

enum {
  WORDS = 5 /* of a function's parameter: address, condition, limit, address of the note, mask */
};

static LLVMValueRef load_note(sr_code_emitter *e) {
  LLVMValueRef address = sr_emit_word(e, sr_emit_i64(e, 3), e->pointer);
  LLVMValueRef note = LLVMBuildLoad2(e->builder, e->i64, address, "");
  LLVMSetVolatile(note, 1); /* the host may write at any time */
  return note;
}

/* Returns an i1: the program is not given up. */
static LLVMValueRef goes_on(sr_code_emitter *e) {
  LLVMValueRef seen =
      LLVMBuildAnd(e->builder, load_note(e), sr_emit_word(e, sr_emit_i64(e, 4), e->i64), "");
  return LLVMBuildICmp(e->builder, LLVMIntEQ, seen, sr_emit_i64(e, 0), "");
}

/* Returns `value`, an i32, or 0 if the program is given up. */
static LLVMValueRef unless_given_up(sr_code_emitter *e, LLVMValueRef value) {
  return LLVMBuildSelect(e->builder, goes_on(e), value, LLVMConstInt(e->i32, 0, 0), "");
}

static LLVMValueRef by_byte(sr_code_emitter *e, LLVMValueRef address) {
  LLVMValueRef byte = LLVMBuildLoad2(e->builder, e->i8, address, "");
  return unless_given_up(e, LLVMBuildZExt(e->builder, byte, e->i32, ""));
}

static LLVMValueRef by_index(sr_code_emitter *e, LLVMValueRef address) {
  LLVMValueRef index = LLVMBuildLoad2(e->builder, e->i32, address, "");
  LLVMValueRef limit =
      LLVMBuildTrunc(e->builder, sr_emit_word(e, sr_emit_i64(e, 2), e->i64), e->i32, "");
  LLVMValueRef is_less = LLVMBuildICmp(e->builder, LLVMIntULT, index, limit, "");
  return unless_given_up(e, LLVMBuildSelect(e->builder, is_less, index, limit, ""));
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

/* Ends the function by noting the position of the value that has byte `at`. The first note
 * stays. */
static void note_difference(sr_code_emitter *e, LLVMValueRef at, LLVMValueRef bytes) {
  LLVMValueRef old = load_note(e);
  LLVMValueRef position = LLVMBuildUDiv(e->builder, at, bytes, "");
  LLVMValueRef upper = LLVMBuildShl(e->builder, position, sr_emit_i64(e, 32), "");
  LLVMValueRef made =
      LLVMBuildOr(e->builder, upper, sr_emit_word(e, sr_emit_i64(e, 4), e->i64), "");
  LLVMValueRef is_free = LLVMBuildICmp(e->builder, LLVMIntEQ, old, sr_emit_i64(e, 0), "");
  LLVMValueRef address = sr_emit_word(e, sr_emit_i64(e, 3), e->pointer);
  LLVMSetVolatile(
      LLVMBuildStore(e->builder, LLVMBuildSelect(e->builder, is_free, made, old, ""), address), 1);
  LLVMBuildRetVoid(e->builder);
}

/* Compares all bytes with those of the first value. */
static void emit_comparison(sr_code_emitter *e) {
  LLVMValueRef values = sr_emit_word(e, sr_emit_i64(e, 0), e->pointer);
  LLVMValueRef bytes = sr_emit_word(e, sr_emit_i64(e, 1), e->i64);
  LLVMValueRef end =
      LLVMBuildMul(e->builder, bytes, sr_emit_word(e, sr_emit_i64(e, 2), e->i64), "");
  LLVMBasicBlockRef before = LLVMGetInsertBlock(e->builder), loop = sr_emit_block(e, "loop");
  LLVMBasicBlockRef body = sr_emit_block(e, "body"), next = sr_emit_block(e, "next");
  LLVMBasicBlockRef differs = sr_emit_block(e, "differs"), exit = sr_emit_block(e, "exit");
  LLVMBuildBr(e->builder, loop);
  LLVMPositionBuilderAtEnd(e->builder, loop);
  LLVMValueRef at = LLVMBuildPhi(e->builder, e->i64, "");
  LLVMBuildCondBr(e->builder, LLVMBuildICmp(e->builder, LLVMIntULT, at, end, ""), body, exit);
  LLVMPositionBuilderAtEnd(e->builder, body);
  LLVMValueRef places[] = {at, LLVMBuildURem(e->builder, at, bytes, "")}, found[2];
  for (int i = 0; i < 2; i++)
    found[i] = LLVMBuildLoad2(
        e->builder, e->i8, LLVMBuildInBoundsGEP2(e->builder, e->i8, values, &places[i], 1, ""), "");
  LLVMValueRef is_equal = LLVMBuildICmp(e->builder, LLVMIntEQ, found[0], found[1], "");
  LLVMBuildCondBr(e->builder, is_equal, next, differs);
  LLVMPositionBuilderAtEnd(e->builder, next);
  LLVMValueRef later = LLVMBuildAdd(e->builder, at, sr_emit_i64(e, 1), "");
  LLVMBuildBr(e->builder, loop);
  LLVMAddIncoming(at, &bytes, &before, 1);
  LLVMAddIncoming(at, &later, &next, 1);
  LLVMPositionBuilderAtEnd(e->builder, differs);
  note_difference(e, at, bytes);
  LLVMPositionBuilderAtEnd(e->builder, exit);
}

/* Returns the value of the condition, an i32. */
typedef LLVMValueRef decider(sr_code_emitter *e, LLVMValueRef address);

static decider *const deciders[SR_DECISIONS] = {
    [SR_DECIDE_BY_BYTE] = by_byte,
    [SR_DECIDE_BY_INDEX] = by_index,
    [SR_DECIDE_BY_COUNT] = by_count,
    [SR_DECIDE_IF_EQUAL] = NULL,
};

static void emit_condition(sr_code_emitter *e, decider *decide) {
  LLVMValueRef words[] = {sr_emit_word(e, sr_emit_i64(e, 1), e->i64),
                          decide(e, sr_emit_word(e, sr_emit_i64(e, 0), e->pointer))};
  LLVMValueRef set = sr_gpu_function_declare(e->module, SR_GPU_SET_CONDITION);
  LLVMBuildCall2(e->builder, LLVMGlobalGetValueType(set), set, words, 2, "");
}

/* Emits a function: one that sets a condition by `decide`, or without that the comparison. */
static void emit_decision(sr_code_emitter *e, decider *decide) {
  e->module = LLVMModuleCreateWithNameInContext("spmdrun", e->context);
  sr_machine_prepare(e->machine, e->module);
  LLVMTypeRef type = LLVMFunctionType(e->void_, &e->pointer, 1, 0);
  e->function = LLVMAddFunction(e->module, SR_CODE_FUNCTION, type);
  LLVMPositionBuilderAtEnd(e->builder, sr_emit_block(e, "entry"));
  if (decide)
    emit_condition(e, decide);
  else
    emit_comparison(e);
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
