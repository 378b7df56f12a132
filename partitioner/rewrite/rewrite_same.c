/*
 * Replaces a collective by an earlier one with equal attributes and operands, if the earlier one
 * stands in the same block or in a block around it.
 *
 * One walk over the program keeps a table of the ops in the current block and in the blocks around
 * it. Only collectives are replaced. If other ops are equal, the table only records that their
 * results are equal. Collectives of these results then have equal operands.
 *
 * The compiler merges equal ops, too. But when it runs, the rewrite small-all-reduces may have
 * combined each of two equal all_reduces with other ones, so that they are not equal any more.
 */
#include "graph/ir/equal.h"
#include "graph/ir/query.h"
#include "partitioner/rewrite/rewrite.h"

typedef struct sharing {
  sr_op_table *table;
  SR_VECTOR(sr_op *) unused; /* collectives whose results were replaced; erased after the walk */
} sharing;

static void share(sr_rewriting *rw, sharing *s, sr_op *op) {
  if (op->result_count == 0 || !sr_op_is_removable(op))
    return;
  sr_op *earlier = sr_op_table_find(s->table, op, NULL);
  if (!earlier)
    return;
  bool collective = sr_op_has(op, SR_TRAIT_COLLECTIVE);
  for (int32_t i = 0; i < op->result_count; i++) {
    if (collective)
      sr_value_replace(sr_result(op, i), sr_result(earlier, i));
    else
      sr_op_table_join(s->table, sr_result(op, i), sr_result(earlier, i));
  }
  if (collective)
    SR_PUSH(rw->p->phase, &s->unused, op);
}

static void share_in_block(sr_rewriting *rw, sharing *s, sr_block *block) {
  size_t mark = sr_op_table_mark(s->table);
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t r = 0; sr_op_has(op, SR_TRAIT_CONTROL) && r < op->region_count; r++)
      share_in_block(rw, s, op->regions[r]);
    share(rw, s, op);
  }
  sr_op_table_reset(s->table, mark);
}

bool sr_rewrite_same_collectives(const sr_builder *b) {
  sr_rewriting *rw = b->context;
  sr_block *body = rw->p->body;
  sharing s = {
      .table = sr_op_table_create(rw->p->phase, rw->p->module, (size_t)sr_block_op_count(body))};
  share_in_block(rw, &s, body);
  for (size_t i = 0; i < s.unused.count; i++)
    sr_op_drop_dead(rw->p->phase, s.unused.items[i]);
  return s.unused.count > 0;
}
