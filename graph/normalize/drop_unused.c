/*
 * Drops ops whose results nobody uses. JAX's artifacts have none of them, its text may, and
 * sr_module_enclose leaves constants behind. Ops with effects stay, and so do collectives: other
 * passes look at them even if their results are unused.
 */
#include "graph/build/rewriter.h"
#include "graph/ir/query.h"
#include "graph/normalize/normalize.h"

/* Goes from the last op to the first, so that users are dropped before what they use. */
static void drop_in(sr_block *block) {
  for (sr_op *op = block->last, *before; op; op = before) {
    before = op->prev;
    if (sr_op_is_pure(op) && sr_op_is_dead(op)) {
      sr_op_erase(op);
      continue;
    }
    for (int32_t r = 0; r < op->region_count; r++)
      drop_in(op->regions[r]);
  }
}

void sr_module_drop_unused(sr_module *module) {
  drop_in(module->main->body);
}
