#include "graph/build/rewriter.h"

#include "graph/ir/query.h"

/* ---- visits ---------------------------------------------------------------------------------- */

sr_op *sr_worklist_next(sr_worklist *list) {
  while (list->head < list->ops.count) {
    sr_op *op = list->ops.items[list->head++];
    if (list->head == list->ops.count)
      list->head = list->ops.count = 0;
    list->queued.items[op->id] = false;
    if (!sr_op_is_erased(op))
      return op;
  }
  return NULL;
}

void sr_rewriter_visit(const sr_builder *b, sr_op *op) {
  sr_worklist *list = b->worklist;
  if (!list || SR_SIDE_GET(&list->queued, op->id))
    return;
  SR_SIDE_SET(list->arena, &list->queued, op->id, true);
  SR_PUSH(list->arena, &list->ops, op);
}

void sr_rewriter_visit_users(const sr_builder *b, const sr_value *value) {
  for (const sr_use *use = value->uses; use; use = use->next)
    sr_rewriter_visit(b, use->user);
}

void sr_rewriter_visit_block(const sr_builder *b, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    sr_rewriter_visit(b, op);
    for (int32_t i = 0; i < op->region_count; i++)
      sr_rewriter_visit_block(b, op->regions[i]);
  }
}

/* Enters into the worklist the ops that define operands of `op` and of the ops in its regions.
 * They may be dead when `op` is erased. */
static void visit_makers(const sr_builder *b, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (sr_operand(op, i)->op)
      sr_rewriter_visit(b, sr_operand(op, i)->op);
  for (int32_t i = 0; i < op->region_count; i++)
    for (const sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
      visit_makers(b, inner);
}

/* ---- changes --------------------------------------------------------------------------------- */

void sr_rewriter_replace(const sr_builder *b, sr_value *old, sr_value *value) {
  SR_ASSERT(old->type == value->type);
  sr_rewriter_visit_users(b, old);
  if (old->op)
    sr_rewriter_visit(b, old->op);
  sr_value_replace(old, value);
}

bool sr_rewriter_finish(const sr_builder *b, sr_op *op, sr_value *value) {
  sr_rewriter_replace(b, sr_result(op, 0), value);
  return true;
}

bool sr_op_is_dead(const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    if (op->results[i].uses)
      return false;
  return op->block && sr_op_is_removable(op);
}

bool sr_op_is_erased(const sr_op *op) {
  while (op->block && op->block->parent)
    op = op->block->parent;
  return !op->block;
}

void sr_op_drop_dead(sr_arena *arena, sr_op *op) {
  SR_VECTOR(sr_op *) dead = {0};
  SR_PUSH(arena, &dead, op);
  while (dead.count > 0) {
    op = dead.items[--dead.count];
    if (!sr_op_is_dead(op))
      continue;
    for (int32_t i = 0; i < op->operand_count; i++)
      if (sr_operand(op, i)->op)
        SR_PUSH(arena, &dead, sr_operand(op, i)->op);
    sr_op_erase(op);
  }
}

void sr_rewriter_erase(const sr_builder *b, sr_op *op) {
  visit_makers(b, op);
  sr_op_erase(op);
}

/* Stores in `out` the operands for which `keep` is true (NULL: all). Returns their number. */
static int32_t kept_operands(const sr_op *op, const bool *keep, sr_value **out) {
  int32_t count = 0;
  for (int32_t i = 0; i < op->operand_count; i++)
    if (!keep || keep[i])
      out[count++] = sr_operand(op, i);
  return count;
}

sr_op *sr_rewriter_rebuild(const sr_builder *b, sr_op *op, const bool *keep_operands,
                           const bool *keep_results) {
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  int32_t operand_count = kept_operands(op, keep_operands, operands);
  const sr_type **types = SR_NEW_ARRAY(b->arena, const sr_type *, op->result_count);
  int32_t result_count = 0;
  for (int32_t i = 0; i < op->result_count; i++)
    if (!keep_results || keep_results[i])
      types[result_count++] = op->results[i].type;
  sr_op *made = sr_op_create(b->module, op->code, op, operand_count, operands, result_count, types,
                             op->region_count);
  sr_op_copy_attrs(b->module, op, made);
  sr_op_insert(made, op->block, op);
  sr_op_move_regions(op, made);
  int32_t at = 0;
  for (int32_t i = 0; i < op->result_count; i++)
    if (!keep_results || keep_results[i])
      sr_rewriter_replace(b, sr_result(op, i), sr_result(made, at++));
  sr_rewriter_erase(b, op);
  sr_rewriter_visit(b, made);
  return made;
}

void sr_rewriter_keep_operands(const sr_builder *b, sr_op *op, const bool *keep) {
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  visit_makers(b, op);
  int32_t count = kept_operands(op, keep, operands);
  sr_op_set_operands(b->module, op, count, operands);
}

void sr_block_keep_args(sr_block *block, const bool *keep) {
  int32_t count = 0;
  for (int32_t i = 0; i < block->arg_count; i++) {
    if (!keep[i])
      continue;
    block->args[i]->index = count;
    block->args[count++] = block->args[i];
  }
  block->arg_count = count;
}

sr_value **sr_rewriter_inline(const sr_builder *b, sr_block *block, sr_value *const *args) {
  for (int32_t i = 0; i < block->arg_count; i++)
    sr_rewriter_visit_users(b, block->args[i]);
  for (sr_op *op = block->first; op != block->last; op = op->next)
    sr_rewriter_visit(b, op);
  sr_op *end = sr_block_splice(block, args, b->before->block, b->before);
  sr_value **results = SR_NEW_ARRAY(b->arena, sr_value *, end->operand_count);
  (void)kept_operands(end, NULL, results);
  sr_rewriter_erase(b, end);
  return results;
}
