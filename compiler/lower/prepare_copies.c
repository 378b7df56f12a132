/*
 * Inserts copies. Afterwards the pass buffers can give each value a place in memory just by joining
 * buffers. It can do so if each carry of a loop in memory, each result of a branch and each result
 * of main is the result of an op of its own. Where that is not so, this pass inserts a copy, which
 * is such an op.
 */
#include "compiler/lower/prepare.h"

#include "graph/build/builder.h"

static void insert_copy(sr_module *module, sr_op *user, int32_t index) {
  sr_value *value = sr_operand(user, index);
  const sr_builder b = {.module = module, .before = user};
  sr_value *copy = sr_build_unary(&b, SR_OP_OPTIMIZATION_BARRIER, value);
  copy->op->location = user->location;
  sr_op_set_operand(user, index, copy);
}

/* True if operand `index` of `user` is the result of an op of the same block, and this result can
 * be placed anywhere. Constants cannot. */
static bool made_here(const sr_op *user, int32_t index) {
  const sr_value *value = sr_operand(user, index);
  return value->op && value->op->block == user->block &&
         sr_emit_class_of(value->op) != SR_EMIT_constant;
}

/* True if operand `index` of `user` is also an earlier operand. */
static bool repeated(const sr_op *user, int32_t index) {
  for (int32_t i = 0; i < index; i++)
    if (sr_operand(user, i) == sr_operand(user, index))
      return true;
  return false;
}

/* True if `value`, used in `body`, may be in the same memory as an argument of `body` other than
 * argument `index`. This can be so because updates, loops and branches may write their results over
 * their operands. Kernels never overwrite such an argument (join_buffers.c). */
static bool may_be_other_argument(const sr_lowering *low, const sr_value *value,
                                  const sr_block *body, int32_t index) {
  for (const sr_op *op; (op = value->op);) {
    if (sr_emit_class_of(op) == SR_EMIT_case_branch) {
      bool found = false;
      for (int32_t r = 0; r < op->region_count; r++)
        found |=
            may_be_other_argument(low, sr_operand(op->regions[r]->last, value->index), body, index);
      return found;
    }
    bool loops = sr_emit_class_of(op) == SR_EMIT_while_loop;
    int32_t updated = loops ? value->index : sr_op_updated_operand(low->policy, op, value->index);
    if (updated < 0)
      return false;
    value = sr_operand(op, updated);
  }
  return value->block == body && value->index != index;
}

/*
 * True if the next value of carry `index` may be in the memory of another carry. The value then
 * needs a copy: the carries are set one after the other, so that memory may be overwritten before
 * the value is read.
 */
static bool lies_in_other_carry(const sr_lowering *low, const sr_op *user, int32_t index) {
  const sr_block *body = user->block;
  return body->parent && sr_emit_class_of(body->parent) == SR_EMIT_while_loop &&
         may_be_other_argument(low, sr_operand(user, index), body, index);
}

/* True if a carry or result of type `type` of the loop or branch `holder` needs a place in memory.
 * If the loop or branch is inside a kernel, small values are in registers instead. */
static bool needs_place(const sr_lowering *low, const sr_op *holder, const sr_type *type) {
  return sr_op_is_step(low, holder) || !sr_type_fits_registers(low->policy, type);
}

/* True if `operand` is a constant that the step `step` cannot read in memory. Splats and small
 * constants are not stored at all, and a collective cannot send from the memory of constants. */
static bool has_no_memory(const sr_lowering *low, const sr_op *step, const sr_value *operand) {
  return operand->op && sr_emit_class_of(operand->op) == SR_EMIT_constant &&
         (sr_emit_class_of(step) == SR_EMIT_collective ||
          sr_op_attr(operand->op, "value")->dense.splat ||
          sr_type_fits_registers(low->policy, operand->type));
}

/* True if `end` is the terminator of a loop's condition. */
static bool ends_condition(const sr_op *end) {
  const sr_op *holder = end->block->parent;
  return holder && sr_emit_class_of(holder) == SR_EMIT_while_loop &&
         holder->regions[0] == end->block;
}

/* True if the initial value of carry `index` needs a copy. Without a copy, the loop would overwrite
 * a value that another op reads, or one that comes from outside of this block. */
static bool carry_needs_copy(const sr_lowering *low, const sr_op *loop, int32_t index) {
  return needs_place(low, loop, sr_operand(loop, index)->type) &&
         (!made_here(loop, index) || !sr_value_has_one_use(sr_operand(loop, index)));
}

/* True if operand `index` of the terminator `end` needs a place in memory. The executor reads the
 * results of main, and the condition of a loop that is a step, so these need one. */
static bool result_needs_place(const sr_lowering *low, const sr_op *end, int32_t index) {
  const sr_op *holder = end->block->parent;
  if (!holder)
    return true;
  return ends_condition(end) ? sr_op_is_step(low, holder)
                             : needs_place(low, holder, sr_operand(end, index)->type);
}

static bool result_needs_copy(const sr_lowering *low, const sr_op *end, int32_t index) {
  if (!result_needs_place(low, end, index))
    return false;
  if (!made_here(end, index) || repeated(end, index))
    return true;
  return !ends_condition(end) && lies_in_other_carry(low, end, index);
}

static bool needs_copy(const sr_lowering *low, const sr_op *op, int32_t index) {
  if (sr_emit_class_of(op) == SR_EMIT_while_loop)
    return carry_needs_copy(low, op, index);
  if (sr_emit_class_of(op) == SR_EMIT_terminator)
    return result_needs_copy(low, op, index);
  return sr_op_is_step(low, op) && !sr_op_has(op, SR_TRAIT_CONTROL) &&
         has_no_memory(low, op, sr_operand(op, index));
}

void sr_prepare_copies(sr_lowering *low, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t i = 0; i < op->operand_count; i++)
      if (needs_copy(low, op, i))
        insert_copy(low->module, op, i);
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        sr_prepare_copies(low, op->regions[r]);
  }
}
