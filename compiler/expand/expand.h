/*
 * The pass expand. It rewrites ops as simpler ops before all other passes of the compiler. So the
 * simplifier and the emitter see one form of each computation: windows instead of pooling and
 * convolution, dot_general instead of dot and einsum, a sort or a library call instead of top_k.
 * After the pass, no op with expanded(FUNCTION) in its row of ops.def is left.
 *
 * The pass also makes reductions more exact. It widens the floats of regions that combine values
 * (expand_widen.c), and splits a reduce that is a long sum (expand_reduce.c).
 */
#ifndef SR_COMPILER_EXPAND_EXPAND_H
#define SR_COMPILER_EXPAND_EXPAND_H

#include "compiler/core/policy.h"
#include "graph/ir/graph.h"

/*
 * Expands every op of `module`, in all regions. The new ops compute what the StableHLO
 * specification says, also in the order of evaluation if it prescribes one. They get the location
 * of the op that they replace. Where several forms compute the same, `policy` decides. Overwrites
 * the maps of values (sr_module_new_map).
 *
 * Errors: SR_ERR_UNSUPPORTED with the op's location if no expansion handles this variant of the op;
 * SR_ERR_NOMEM.
 */
sr_status sr_expand(sr_ctx *ctx, sr_module *module, const sr_policy *policy);

#endif
