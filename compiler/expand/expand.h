/*
 * Ops that are written as other ops before anything else looks at them, so that the simplifier, the
 * evaluator and the emitter know one form of each computation: windows instead of pooling and
 * convolution, dot_general instead of dot and einsum, sort instead of top_k. Gone behind it are the
 * ops with expanded(FUNCTION) in ops.def. Besides, regions that combine values are made wider
 * (expand_widen.c), and a reduce that is a long sum is split (expand_reduce.c).
 */
#ifndef SR_COMPILER_EXPAND_EXPAND_H
#define SR_COMPILER_EXPAND_EXPAND_H

#include "graph/ir/graph.h"

/*
 * Expands every op of `module`, in all regions. Results are what the StableHLO specification says,
 * with its evaluation order where it gives one. New ops take the location of the op they replace.
 * Uses the tags and notes of the IR. Errors: SR_ERR_UNSUPPORTED with the op's location for a form
 * of it that is not expanded; SR_ERR_NOMEM.
 */
sr_status sr_expand(sr_ctx *ctx, sr_module *module);

#endif
