/*
 * Loops and branches inside a kernel. A value that a loop carries from one iteration to the next is
 * in registers (phis) if it is small, otherwise in its buffer. If a carried value alternates
 * between two buffers, their addresses are swapped in every iteration. If the loop ends with the
 * value in the second buffer, the value is copied once to the first.
 */
#include "compiler/emit/emit.h"

/* ---- carried registers ----------------------------------------------------------------------- */

static void value_elements(sr_code_emitter *e, const sr_value *value, sr_element *out) {
  const sr_type *type = value->type;
  for (int64_t i = 0; i < sr_type_elements(type); i++) {
    sr_position linear = {.linear = true, .rank = type->rank};
    linear.index[0] = sr_index_constant(e, i);
    sr_position position = sr_emit_delinear(e, &linear, type->rank, type->dims);
    out[i] = sr_emit_element(e, value, &position);
  }
}

static sr_element *elements_of(sr_code_emitter *e, const sr_value *value) {
  sr_element *elements = SR_NEW_ARRAY(e->low->arena, sr_element, sr_type_elements(value->type));
  value_elements(e, value, elements);
  return elements;
}

static void forget(sr_code_emitter *e) {
  sr_team_forget(e);
  e->emitted.items = NULL;
  e->emitted.count = e->emitted.capacity = 0;
}

typedef struct carry {
  int64_t count; /* number of elements in registers; 0: the value is in memory */
  const sr_type *type;
  sr_element *initial, *phis;
  sr_buffer *place, *twin;  /* first and second buffer; `twin` is NULL if there is only one */
  LLVMValueRef home, other; /* addresses of `place` and `twin` before the loop */
  /* Phis, if there is a `twin`: addresses of the current value and of the next one. */
  LLVMValueRef here, there;
} carry;

/* Puts the initial value of carry `i` into its registers or buffer. */
static void enter_carry(sr_code_emitter *e, sr_op *loop, int32_t i, carry *c) {
  const sr_value *initial = sr_operand(loop, i);
  c->type = initial->type;
  const sr_cell *arg = sr_cell_of(e->low, loop->regions[1]->args[i]);
  if (arg->in_registers) {
    c->count = sr_type_elements(initial->type);
    c->initial = elements_of(e, initial);
    return;
  }
  c->place = sr_buffer_of(arg);
  if (!c->place)
    return;
  c->home = sr_emit_address(e, c->place);
  c->twin = sr_carry_twin(e->low, loop, i);
  if (c->twin)
    c->other = sr_emit_address(e, c->twin);
  const sr_cell *cell = sr_cell_of(e->low, initial);
  if (!cell->root || sr_buffer_of(cell) != c->place)
    sr_emit_copy_value(e, initial, c->home, c->place);
}

static LLVMValueRef new_phi(sr_code_emitter *e, LLVMValueRef initial, LLVMBasicBlockRef from) {
  LLVMValueRef phi = LLVMBuildPhi(e->builder, LLVMTypeOf(initial), "");
  LLVMAddIncoming(phi, &initial, &from, 1);
  return phi;
}

static void make_phis(sr_code_emitter *e, carry *c, LLVMBasicBlockRef before) {
  if (c->count)
    c->phis = SR_NEW_ARRAY(e->low->arena, sr_element, c->count);
  for (int64_t k = 0; k < c->count; k++) {
    c->phis[k].v = new_phi(e, c->initial[k].v, before);
    if (c->initial[k].im)
      c->phis[k].im = new_phi(e, c->initial[k].im, before);
  }
  if (c->twin) {
    c->here = new_phi(e, c->home, before);
    c->there = new_phi(e, c->other, before);
    e->addresses[c->place->index] = c->here;
    e->addresses[c->twin->index] = c->there;
  }
}

static void define_arguments(sr_code_emitter *e, sr_block *block, const carry *carries) {
  for (int32_t i = 0; i < block->arg_count; i++)
    if (carries[i].count)
      sr_emit_define(e, sr_cell_of(e->low, block->args[i]), carries[i].phis);
}

/* Adds to the phis their incoming values from the end of the body. If the carry alternates between
 * two buffers, this swaps their addresses. */
static void close_carry(carry *c, sr_element *elements, LLVMBasicBlockRef latch) {
  for (int64_t k = 0; k < c->count; k++) {
    LLVMAddIncoming(c->phis[k].v, &elements[k].v, &latch, 1);
    if (c->phis[k].im)
      LLVMAddIncoming(c->phis[k].im, &elements[k].im, &latch, 1);
  }
  if (c->twin) {
    LLVMAddIncoming(c->here, &c->there, &latch, 1);
    LLVMAddIncoming(c->there, &c->here, &latch, 1);
  }
}

typedef struct byte_move {
  LLVMValueRef to, from;
} byte_move;

static void move_byte(sr_code_emitter *e, const sr_position *position, void *user) {
  const byte_move *m = user;
  LLVMValueRef at = position->index[0].v;
  sr_emit_store(e, SR_U8, m->to, at, sr_emit_load(e, SR_U8, m->from, at, NULL), NULL);
}

static void emit_memcpy(sr_code_emitter *e, LLVMValueRef to, LLVMValueRef from, int64_t bytes) {
  if (sr_team_divides(e)) {
    static const int64_t low[1];
    sr_emit_box(e, 1, low, &bytes, move_byte, &(byte_move){to, from});
    return;
  }
  LLVMBuildMemCpy(e->builder, to, 16, from, 16, sr_emit_i64(e, bytes));
}

/* For a carry that alternates between two buffers: emits code after the loop that copies the carry
 * to `place` if the loop ended with it in `twin`. */
static void settle(sr_code_emitter *e, carry *c) {
  LLVMBasicBlockRef move = sr_emit_block(e, "settle"), done = sr_emit_block(e, "settled");
  LLVMValueRef away = LLVMBuildICmp(e->builder, LLVMIntNE, c->here, c->home, "");
  LLVMBuildCondBr(e->builder, away, move, done);
  LLVMPositionBuilderAtEnd(e->builder, move);
  if (e->strip_rows)
    sr_strip_copy(e, c->type, c->home, c->here);
  else
    emit_memcpy(e, c->home, c->here, c->place->bytes);
  LLVMBuildBr(e->builder, done);
  LLVMPositionBuilderAtEnd(e->builder, done);
  e->addresses[c->place->index] = c->home;
  e->addresses[c->twin->index] = c->other;
}

/* Emits the end of the loop body. First computes the next elements of the carried values that are
 * in registers, and returns them in `made`. Then copies each other carried value to its buffer, if
 * the body has not already written it there. */
static void emit_latch(sr_code_emitter *e, sr_block *body, carry *carries, sr_element **made) {
  for (int32_t i = 0; i < body->arg_count; i++)
    made[i] = carries[i].count ? elements_of(e, sr_operand(body->last, i)) : NULL;
  for (int32_t i = 0; i < body->arg_count; i++) {
    const carry *c = &carries[i];
    const sr_value *value = sr_operand(body->last, i);
    const sr_cell *cell = sr_cell_of(e->low, value);
    sr_buffer *buffer = cell->root ? sr_buffer_of(cell) : NULL;
    if (c->place && buffer != c->place && (!c->twin || buffer != c->twin))
      sr_emit_copy_value(e, value, e->addresses[c->place->index], c->place);
  }
}

void sr_emit_while(sr_code_emitter *e, sr_op *op) {
  sr_block *condition = op->regions[0], *body = op->regions[1];
  int32_t n = op->operand_count;
  carry *carries = SR_NEW_ARRAY(e->low->arena, carry, n);
  for (int32_t i = 0; i < n; i++)
    enter_carry(e, op, i, &carries[i]);
  LLVMBasicBlockRef before = LLVMGetInsertBlock(e->builder);
  LLVMBasicBlockRef head = sr_emit_block(e, "while"), inside = sr_emit_block(e, "do");
  LLVMBasicBlockRef exit = sr_emit_block(e, "end");
  LLVMBuildBr(e->builder, head);
  LLVMPositionBuilderAtEnd(e->builder, head);
  int64_t outside = sr_rounds_enter(e, sr_op_int(op, SR_TRIP_COUNT_ATTR, -1));
  for (int32_t i = 0; i < n; i++)
    make_phis(e, &carries[i], before);
  forget(e);
  define_arguments(e, condition, carries);
  sr_emit_block_roots(e, condition);
  LLVMValueRef again = sr_emit_scalar(e, sr_operand(condition->last, 0)).v;
  LLVMBuildCondBr(e->builder, again, inside, exit);
  LLVMPositionBuilderAtEnd(e->builder, inside);
  forget(e);
  define_arguments(e, body, carries);
  sr_emit_block_roots(e, body);
  sr_element **made = SR_NEW_ARRAY(e->low->arena, sr_element *, n);
  emit_latch(e, body, carries, made);
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(e->builder);
  LLVMBuildBr(e->builder, head);
  for (int32_t i = 0; i < n; i++)
    close_carry(&carries[i], made[i], latch);
  LLVMPositionBuilderAtEnd(e->builder, exit);
  e->rounds = outside;
  forget(e);
  for (int32_t i = 0; i < n; i++)
    if (carries[i].twin)
      settle(e, &carries[i]);
  for (int32_t i = 0; i < n; i++)
    if (carries[i].count)
      sr_emit_define(e, sr_cell_of(e->low, &op->results[i]), carries[i].phis);
}

/* ---- branches -------------------------------------------------------------------------------- */

/* Emits branch `r` into `block`, with a jump to `join` at its end. Results in registers are
 * returned in out_elements; other results are copied to their buffers. Returns the last block of
 * the branch. */
static LLVMBasicBlockRef emit_branch(sr_code_emitter *e, sr_op *op, int32_t r,
                                     LLVMBasicBlockRef block, LLVMBasicBlockRef join,
                                     sr_element **out_elements) {
  LLVMPositionBuilderAtEnd(e->builder, block);
  forget(e);
  sr_block *region = op->regions[r];
  sr_emit_block_roots(e, region);
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_cell *result = sr_cell_of(e->low, &op->results[i]);
    const sr_value *made = sr_operand(region->last, i);
    if (result->in_registers) {
      out_elements[i] = elements_of(e, made);
      continue;
    }
    sr_buffer *place = sr_buffer_of(result);
    const sr_cell *cell = sr_cell_of(e->low, made);
    if (place && (!cell->root || sr_buffer_of(cell) != place))
      sr_emit_copy_value(e, made, sr_emit_cell_address(e, result), place);
  }
  LLVMBasicBlockRef end = LLVMGetInsertBlock(e->builder);
  LLVMBuildBr(e->builder, join);
  return end;
}

/* Emits the jump to the block of the branch that is to run. An `if` selects the branch by its
 * predicate, a `case` by its index. An index out of range selects the last branch. */
static void emit_jump(sr_code_emitter *e, const sr_op *op, LLVMBasicBlockRef *blocks) {
  LLVMValueRef index = sr_emit_scalar(e, sr_operand(op, 0)).v;
  unsigned last = (unsigned)op->region_count - 1;
  if (op->code == SR_OP_IF) {
    LLVMBuildCondBr(e->builder, index, blocks[0], blocks[1]);
    return;
  }
  LLVMValueRef jump = LLVMBuildSwitch(e->builder, index, blocks[last], last);
  for (unsigned r = 0; r < last; r++)
    LLVMAddCase(jump, LLVMConstInt(LLVMTypeOf(index), r, 0), blocks[r]);
}

void sr_emit_case(sr_code_emitter *e, sr_op *op) {
  int32_t branches = op->region_count, n = op->result_count;
  LLVMBasicBlockRef *blocks = SR_NEW_ARRAY(e->low->arena, LLVMBasicBlockRef, branches);
  LLVMBasicBlockRef *ends = SR_NEW_ARRAY(e->low->arena, LLVMBasicBlockRef, branches);
  sr_element **made = SR_NEW_ARRAY(e->low->arena, sr_element *, branches * n);
  for (int32_t r = 0; r < branches; r++)
    blocks[r] = sr_emit_block(e, "branch");
  LLVMBasicBlockRef join = sr_emit_block(e, "join");
  emit_jump(e, op, blocks);
  for (int32_t r = 0; r < branches; r++)
    ends[r] = emit_branch(e, op, r, blocks[r], join, made + r * n);
  LLVMPositionBuilderAtEnd(e->builder, join);
  forget(e);
  sr_element results[SR_REGISTER_ELEMENTS];
  /* LLVM requires phis at the start of a block. So all phis are made before any result is
   * stored. */
  sr_element **phis = SR_NEW_ARRAY(e->low->arena, sr_element *, n);
  for (int32_t i = 0; i < n; i++) {
    if (!sr_cell_of(e->low, &op->results[i])->in_registers)
      continue;
    int64_t count = sr_type_elements(op->results[i].type);
    for (int64_t k = 0; k < count; k++) {
      results[k].v = LLVMBuildPhi(e->builder, LLVMTypeOf(made[i][k].v), "");
      results[k].im =
          made[i][k].im ? LLVMBuildPhi(e->builder, LLVMTypeOf(made[i][k].im), "") : NULL;
      for (int32_t r = 0; r < branches; r++) {
        LLVMAddIncoming(results[k].v, &made[r * n + i][k].v, &ends[r], 1);
        if (results[k].im)
          LLVMAddIncoming(results[k].im, &made[r * n + i][k].im, &ends[r], 1);
      }
    }
    phis[i] = sr_arena_copy(e->low->arena, results, sizeof *results * (size_t)count);
  }
  for (int32_t i = 0; i < n; i++)
    if (phis[i])
      sr_emit_define(e, sr_cell_of(e->low, &op->results[i]), phis[i]);
}
