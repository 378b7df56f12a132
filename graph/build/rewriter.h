/*
 * Changes to a program that tell a worklist what may now simplify further. An op that is replaced
 * stays where it is, unused, until its visit removes it: a rewrite may go on using the op that it
 * was given.
 *
 * A builder without a worklist makes the same changes and tells nobody.
 */
#ifndef SR_GRAPH_BUILD_REWRITER_H
#define SR_GRAPH_BUILD_REWRITER_H

#include "graph/build/builder.h"

/* Ops to visit, first in, first out. */
typedef struct sr_worklist {
  sr_arena *arena;
  SR_VECTOR(sr_op *) ops;
  size_t head; /* the next one */
} sr_worklist;

/* The next op that was not erased; NULL: there is none. */
sr_op *sr_worklist_next(sr_worklist *list);

/* ---- who is visited -------------------------------------------------------------------------- */

/* Visits `op` (again), or the users of `value`. */
void sr_rewriter_visit(const sr_builder *b, sr_op *op);
void sr_rewriter_visit_users(const sr_builder *b, const sr_value *value);
/* All ops of a block and of the regions in it. */
void sr_rewriter_visit_block(const sr_builder *b, sr_block *block);

/* ---- changes --------------------------------------------------------------------------------- */

/* Every use of `old` becomes `value`, which has its type. */
void sr_rewriter_replace(const sr_builder *b, sr_value *old, sr_value *value);
/* The same for the one result of `op`; true. */
bool sr_rewriter_finish(const sr_builder *b, sr_op *op, sr_value *value);
/* True if nobody uses what `op` makes and it may go for that; not if it was erased. */
bool sr_op_is_dead(const sr_op *op);
/* Erases `op` if it is dead, and so on what it takes. Lists are in `arena`. */
void sr_op_drop_dead(sr_arena *arena, sr_op *op);
/* Takes an op without uses out, with all its regions. */
void sr_rewriter_erase(const sr_builder *b, sr_op *op);
/*
 * `op` again with only those operands and results whose `keep` flags are set (NULL: all), its
 * regions moved into the new op, results replaced. Block arguments and terminators of the regions
 * are the caller's.
 */
sr_op *sr_rewriter_rebuild(const sr_builder *b, sr_op *op, const bool *keep_operands,
                           const bool *keep_results);
/* Drops the operands of a terminator whose flag is not set. */
void sr_rewriter_keep_operands(const sr_builder *b, sr_op *op, const bool *keep);
/* Drops the arguments of `block` whose flag is not set; they must have no uses. */
void sr_block_keep_args(sr_block *block, const bool *keep);
/* Moves the ops of `block` before b->before, `args` in place of its arguments. Returns the operands
 * of the terminator, which is erased; in b->arena. */
sr_value **sr_rewriter_inline(const sr_builder *b, sr_block *block, sr_value *const *args);

#endif
