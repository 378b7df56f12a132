/*
 * Functions that change the graph and enter the ops that this affects into a worklist. An op that
 * was replaced stays in its block, unused, until the worklist comes to it. So a rewrite may still
 * use the op that it has replaced.
 *
 * If the builder has no worklist, the functions change the graph in the same way, and enter
 * nothing.
 */
#ifndef SR_GRAPH_BUILD_REWRITER_H
#define SR_GRAPH_BUILD_REWRITER_H

#include "graph/build/builder.h"
#include "graph/ir/side_table.h"

/* A queue of ops to visit, first in, first out. */
typedef struct sr_worklist {
  sr_arena *arena;
  SR_VECTOR(sr_op *) ops;
  size_t head;            /* index of the next op */
  SR_VECTOR(bool) queued; /* by sr_op.id: the op is in the queue */
} sr_worklist;

/* Removes and returns the next op that is not erased; NULL if there is none. */
sr_op *sr_worklist_next(sr_worklist *list);

/* ---- visits ---------------------------------------------------------------------------------- */

/* Enters `op`, or the users of `value`, into the worklist, unless they are in it. */
void sr_rewriter_visit(const sr_builder *b, sr_op *op);
void sr_rewriter_visit_users(const sr_builder *b, const sr_value *value);
/* Enters all ops of a block, and of the regions of these ops. */
void sr_rewriter_visit_block(const sr_builder *b, sr_block *block);

/* ---- changes --------------------------------------------------------------------------------- */

/* Replaces all uses of `old` by `value`, which has the same type. */
void sr_rewriter_replace(const sr_builder *b, sr_value *old, sr_value *value);
/* Replaces the only result of `op` by `value`. Always returns true, so that a rewrite can end with
 * `return sr_rewriter_finish(...)`. */
bool sr_rewriter_finish(const sr_builder *b, sr_op *op, sr_value *value);
/* True if the results of the op have no uses, and the op may be removed. False for an op that is
 * already erased. */
bool sr_op_is_dead(const sr_op *op);
/* True if `op`, or an op around it, was erased. */
bool sr_op_is_erased(const sr_op *op);
/* Erases `op` if it is dead, then the ops of its operands if these are dead now, and so on. Lists
 * that this needs are allocated in `arena`. */
void sr_op_drop_dead(sr_arena *arena, sr_op *op);
/* Erases an op whose results have no uses, with its regions. */
void sr_rewriter_erase(const sr_builder *b, sr_op *op);
/*
 * Replaces `op` by a copy that has only the operands and results whose flags are set (NULL: all).
 * The regions are moved to the copy, and its results replace those of `op`. The caller has to adapt
 * the block arguments and terminators of the regions.
 */
sr_op *sr_rewriter_rebuild(const sr_builder *b, sr_op *op, const bool *keep_operands,
                           const bool *keep_results);
/* Drops the operands of a terminator for which `keep` is false. */
void sr_rewriter_keep_operands(const sr_builder *b, sr_op *op, const bool *keep);
/* Drops the arguments of `block` for which `keep` is false; they must have no uses. */
void sr_block_keep_args(sr_block *block, const bool *keep);
/* Moves the ops of `block` to the place before b->before, and replaces the arguments of `block` by
 * `args`. Erases the terminator and returns its operands, in a list in b->arena. */
sr_value **sr_rewriter_inline(const sr_builder *b, sr_block *block, sr_value *const *args);

#endif
