/*
 * The pass expand: rewrites ops as other ops before all other passes, so that the simplifier, the
 * evaluator and the emitter see one form of each computation: windows instead of pooling and
 * convolution, dot_general instead of dot and einsum, sort instead of top_k. Afterwards no op with
 * expanded(FUNCTION) in ops.def is left. The pass also widens the floats of regions that combine
 * values (expand_widen.c) and splits a reduce that is a long sum (expand_reduce.c).
 */
#ifndef SR_COMPILER_EXPAND_EXPAND_H
#define SR_COMPILER_EXPAND_EXPAND_H

#include "graph/ir/graph.h"

/*
 * Expands every op of `module`, in all regions. Results are those of the StableHLO specification,
 * which are computed in its evaluation order where it gives one. New ops take the location of the
 * op they replace. Enters values into new maps (sr_module_new_map), which takes them out of older
 * maps. Errors: SR_ERR_UNSUPPORTED with the op's location if no expansion handles this variant of
 * the op; SR_ERR_NOMEM.
 */
sr_status sr_expand(sr_ctx *ctx, sr_module *module);

#endif
