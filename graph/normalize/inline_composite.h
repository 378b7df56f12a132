/* Composites that stand for an op of CHLO, for the pass that inlines. */
#ifndef SR_GRAPH_NORMALIZE_INLINE_COMPOSITE_H
#define SR_GRAPH_NORMALIZE_INLINE_COMPOSITE_H

#include "graph/ir/graph.h"

/* Replaces each composite in `block`, at any depth, that stands for an op of CHLO by that op.
 * Fails if the operands and results of the composite are not those of the op. */
sr_status sr_composites_replace(sr_ctx *ctx, sr_module *module, sr_block *block);

#endif
