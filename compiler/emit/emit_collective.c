/* The functions of collectives, as sr_collective_step describes them: reductions, with what is
 * computed of complete sums, and copies of boxes. Each element is by itself. */
#include <string.h>

#include "compiler/emit/emit.h"
#include "compiler/emit/kernels.h"

bool sr_collective_has_function(const sr_lowering *low, const sr_op *op) {
  return op->region_count > 0 || (op->code == SR_OP_REDISTRIBUTE && sr_target_is_gpu(low->target));
}

/* Emits one element of a function, whose number among the elements is `at`. The addresses are those
 * in the first two words of the function's parameter. */
typedef void element_emitter(sr_code_emitter *e, LLVMValueRef at, const LLVMValueRef *addresses);

static LLVMMetadataRef scope_list(const sr_code_emitter *e, const char *name) {
  LLVMMetadataRef text = LLVMMDStringInContext2(e->context, "collective", 10);
  LLVMMetadataRef domain = LLVMMDNodeInContext2(e->context, &text, 1);
  LLVMMetadataRef parts[] = {LLVMMDStringInContext2(e->context, name, strlen(name)), domain};
  LLVMMetadataRef scope = LLVMMDNodeInContext2(e->context, parts, 2);
  return LLVMMDNodeInContext2(e->context, &scope, 1);
}

/* Says of the loads and stores behind the instruction `last` of the block (NULL: all) that those of
 * the result do not touch the operands. Where the result is one of them, that is true of other
 * elements only; but an element is stored when it has been loaded in any case, because the stored
 * number is computed from it. */
static void note_accesses(const sr_code_emitter *e, LLVMValueRef last) {
  LLVMValueRef at =
      last ? LLVMGetNextInstruction(last) : LLVMGetFirstInstruction(LLVMGetInsertBlock(e->builder));
  for (; at; at = LLVMGetNextInstruction(at)) {
    const bool stores = LLVMGetInstructionOpcode(at) == LLVMStore;
    if (!stores && LLVMGetInstructionOpcode(at) != LLVMLoad)
      continue;
    const char *scopes[] = {"operands", "result"};
    LLVMSetMetadata(at, e->scope_kind,
                    LLVMMetadataAsValue(e->context, scope_list(e, scopes[stores])));
    LLVMSetMetadata(at, e->noalias_kind,
                    LLVMMetadataAsValue(e->context, scope_list(e, scopes[!stores])));
  }
}

/* result[i] = region(left[i], right[i]), or region(left[i]), for the element `at`. */
static void combine_element(sr_code_emitter *e, sr_block *region, LLVMValueRef at,
                            const LLVMValueRef *addresses) {
  const sr_dtype dtype = sr_operand(e->unit->op, 0)->type->dtype;
  sr_element arguments[2], result;
  LLVMValueRef last = LLVMGetLastInstruction(LLVMGetInsertBlock(e->builder));
  for (int32_t i = 0; i < region->arg_count; i++)
    arguments[i] = sr_emit_load(e, dtype, addresses[1 + i], at, NULL);
  note_accesses(e, last);
  sr_emit_region(e, region, arguments, &result);
  last = LLVMGetLastInstruction(LLVMGetInsertBlock(e->builder));
  sr_emit_store(e, dtype, addresses[0], at, result, NULL);
  note_accesses(e, last);
}

static void reduce_element(sr_code_emitter *e, LLVMValueRef at, const LLVMValueRef *addresses) {
  combine_element(e, e->unit->op->regions[0], at, addresses);
}

static void finish_element(sr_code_emitter *e, LLVMValueRef at, const LLVMValueRef *addresses) {
  combine_element(e, e->unit->op->regions[SR_COLLECTIVE_FINISH], at, addresses);
}

/* ---- boxes ----------------------------------------------------------------------------------- */

/* The loop over the levels of a box: the index of the element within the levels that are left,
 * their place in the parameter, and the indices that the levels before add up to. */
typedef enum box_state {
  BOX_REST,
  BOX_WORD,
  BOX_TO,
  BOX_FROM,
  BOX_STATES
} box_state;

/* Sets what the next turn of the loop has. */
static void next_level(sr_code_emitter *e, const LLVMValueRef *now, LLVMValueRef *out) {
  LLVMBuilderRef b = e->builder;
  LLVMValueRef numbers[3];
  for (int i = 0; i < 3; i++)
    numbers[i] = sr_emit_word(e, LLVMBuildAdd(b, now[BOX_WORD], sr_emit_i64(e, i), ""), e->i64);
  LLVMValueRef digit = LLVMBuildURem(b, now[BOX_REST], numbers[0], "");
  out[BOX_REST] = LLVMBuildUDiv(b, now[BOX_REST], numbers[0], "");
  out[BOX_WORD] = LLVMBuildAdd(b, now[BOX_WORD], sr_emit_i64(e, 3), "");
  out[BOX_TO] = LLVMBuildAdd(b, now[BOX_TO], LLVMBuildMul(b, digit, numbers[1], ""), "");
  out[BOX_FROM] = LLVMBuildAdd(b, now[BOX_FROM], LLVMBuildMul(b, digit, numbers[2], ""), "");
}

/* Copies the element `at` of a box. An index that is 0 in all levels that are left needs no more of
 * them, so there is never a level too many. */
static void move_element(sr_code_emitter *e, LLVMValueRef at, const LLVMValueRef *addresses) {
  const sr_dtype dtype = e->unit->op->results[0].type->dtype;
  LLVMValueRef state[BOX_STATES], next[BOX_STATES];
  LLVMValueRef first[] = {at, sr_emit_i64(e, 3), sr_emit_i64(e, 0), sr_emit_i64(e, 0)};
  LLVMBasicBlockRef before = LLVMGetInsertBlock(e->builder), header = sr_emit_block(e, "level");
  LLVMBasicBlockRef body = sr_emit_block(e, "digit"), exit = sr_emit_block(e, "element");
  LLVMBuildBr(e->builder, header);
  LLVMPositionBuilderAtEnd(e->builder, header);
  for (int i = 0; i < BOX_STATES; i++) {
    state[i] = LLVMBuildPhi(e->builder, e->i64, "");
    LLVMAddIncoming(state[i], &first[i], &before, 1);
  }
  LLVMValueRef goes_on =
      LLVMBuildICmp(e->builder, LLVMIntNE, state[BOX_REST], sr_emit_i64(e, 0), "");
  LLVMBuildCondBr(e->builder, goes_on, body, exit);
  LLVMPositionBuilderAtEnd(e->builder, body);
  next_level(e, state, next);
  LLVMBuildBr(e->builder, header);
  for (int i = 0; i < BOX_STATES; i++)
    LLVMAddIncoming(state[i], &next[i], &body, 1);
  LLVMPositionBuilderAtEnd(e->builder, exit);
  sr_element element = sr_emit_load(e, dtype, addresses[1], state[BOX_FROM], NULL);
  sr_emit_store(e, dtype, addresses[0], state[BOX_TO], element, NULL);
}

/* ---- functions ------------------------------------------------------------------------------- */

/* The loop over the elements; on a GPU word `count` of the parameter is their number. */
static void emit_elements(sr_code_emitter *e, element_emitter *emit, const LLVMValueRef *addresses,
                          int count) {
  const bool is_gpu = sr_target_is_gpu(e->low->target);
  LLVMValueRef low = is_gpu ? e->team.index : e->begin;
  LLVMValueRef high = is_gpu ? sr_emit_word(e, sr_emit_i64(e, count), e->i64) : e->end;
  sr_loop loop;
  sr_index at = sr_loop_begin(e, &loop, low, high, 0, INT64_MAX / 4);
  if (is_gpu)
    loop.step = e->team.size;
  emit(e, at.v, addresses);
  sr_loop_end(e, &loop);
}

/* if (!right) { finish the elements; return; } */
static void emit_finish(sr_code_emitter *e, const LLVMValueRef *addresses) {
  LLVMBasicBlockRef finish = sr_emit_block(e, "finish"), reduce = sr_emit_block(e, "reduce");
  LLVMBuildCondBr(e->builder, LLVMBuildIsNull(e->builder, addresses[2], ""), finish, reduce);
  LLVMPositionBuilderAtEnd(e->builder, finish);
  emit_elements(e, finish_element, addresses, 3);
  LLVMBuildRetVoid(e->builder);
  LLVMPositionBuilderAtEnd(e->builder, reduce);
}

void sr_emit_collective(sr_code_emitter *e, sr_unit *unit) {
  e->unit = unit;
  const bool is_gpu = sr_target_is_gpu(e->low->target);
  const bool moves = unit->op->region_count == 0;
  sr_kernel_begin(e, unit->op, is_gpu ? SR_FORM_GRID : SR_FORM_RANGE);
  const int count = moves ? 2 : 3;
  LLVMValueRef addresses[3];
  for (int i = 0; i < count; i++)
    addresses[i] = sr_emit_word(e, sr_emit_i64(e, i), e->pointer);
  if (unit->op->code == SR_OP_ALL_REDUCE_FINISHED)
    emit_finish(e, addresses);
  emit_elements(e, moves ? move_element : reduce_element, addresses, count);
  sr_kernel_end(e, moves ? SR_BOX_WORDS : (size_t)count + 1);
  sr_arena_reset(e->scratch);
  e->emitted.items = NULL;
  e->emitted.count = e->emitted.capacity = 0;
}
