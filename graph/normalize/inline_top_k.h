/* jax.lax.approx_max_k and approx_min_k. JAX prints them as the custom call @ApproxTopK, which
 * names a function of the module as its comparator. */
#ifndef SR_GRAPH_NORMALIZE_INLINE_TOP_K_H
#define SR_GRAPH_NORMALIZE_INLINE_TOP_K_H

#include "graph/ir/graph.h"

/* Returns the name of the function by which an @ApproxTopK compares elements; NULL for other
 * calls. */
const char *sr_approx_top_k_comparator(const sr_op *call);

/* Replaces `*op`, an @ApproxTopK, by a stable sort and slices that take the first elements. The
 * region of the sort is a copy of `comparator`. XLA does the same on CPUs. *op becomes the sort.
 * Errors: SR_ERR_INVALID. */
sr_status sr_approx_top_k_sort(sr_ctx *ctx, sr_module *module, const sr_func *comparator,
                               sr_op **op);

#endif
