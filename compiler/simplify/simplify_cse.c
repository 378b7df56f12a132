/*
 * Common subexpression elimination. One walk over the program keeps a table of the ops seen in the
 * current block and in the blocks around it. These ops dominate every later op of the current
 * block. When the walk leaves a block, it removes the block's ops from the table.
 *
 * An iota or a broadcast costs nothing where it is used. It is shared only within a block: a loop
 * body that used one from outside would have to read it from memory.
 */
#include "compiler/simplify/simplify_rules.h"
#include "graph/ir/equal.h"

static bool may_share(const sr_op *earlier, const sr_op *later) {
  bool cheap = later->code == SR_OP_IOTA || later->code == SR_OP_BROADCAST_IN_DIM;
  return !cheap || earlier->block == later->block;
}

static bool share_in_block(const sr_builder *b, sr_op_table *table, sr_block *block) {
  bool changed = false;
  size_t mark = sr_op_table_mark(table);
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t i = 0; i < op->region_count; i++)
        changed |= share_in_block(b, table, op->regions[i]);
    if (op->result_count == 0 || !sr_op_is_removable(op))
      continue;
    sr_op *earlier = sr_op_table_find(table, op, may_share);
    if (!earlier)
      continue;
    for (int32_t i = 0; i < op->result_count; i++)
      sr_rewriter_replace(b, sr_result(op, i), sr_result(earlier, i));
    sr_rewriter_erase(b, op);
    changed = true;
  }
  sr_op_table_reset(table, mark);
  return changed;
}

bool sr_rewrite_common_subexpressions(const sr_builder *b) {
  sr_block *body = b->module->main->body;
  sr_op_table *table = sr_op_table_create(b->arena, b->module, (size_t)sr_block_op_count(body));
  return share_in_block(b, table, body);
}

/* Finds every case or if whose regions are all equal, and replaces it by the ops of its first
 * region. */
static bool join_branches(const sr_builder *b, sr_block *block) {
  bool changed = false;
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t i = 0; i < op->region_count; i++)
      changed |= join_branches(b, op->regions[i]);
    if (op->code != SR_OP_CASE && op->code != SR_OP_IF)
      continue;
    bool equal = true;
    for (int32_t i = 1; i < op->region_count && equal; i++)
      equal = sr_region_equal(b->module, op->regions[0], op->regions[i]);
    if (!equal)
      continue;
    const sr_builder at = sr_builder_at(b, op);
    sr_value **values = sr_rewriter_inline(&at, op->regions[0], NULL);
    for (int32_t i = 0; i < op->result_count; i++)
      sr_rewriter_replace(b, sr_result(op, i), values[i]);
    sr_rewriter_erase(b, op);
    changed = true;
  }
  return changed;
}

bool sr_rewrite_equal_branches(const sr_builder *b) {
  return join_branches(b, b->module->main->body);
}
