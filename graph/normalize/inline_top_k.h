/* jax.lax.approx_max_k and approx_min_k: a custom call whose comparator is a function. */
#ifndef SR_GRAPH_NORMALIZE_INLINE_TOP_K_H
#define SR_GRAPH_NORMALIZE_INLINE_TOP_K_H

#include "graph/ir/graph.h"

/* Name of the function that an @ApproxTopK calls to compare elements; NULL for other calls. */
const char *sr_approx_top_k_comparator(const sr_op *call);

/* Replaces `*op`, an @ApproxTopK, by a stable sort with a copy of `comparator` and slices of the
 * first elements, as XLA does on CPUs. *op becomes the sort. Errors: SR_ERR_INVALID. */
sr_status sr_approx_top_k_sort(sr_ctx *ctx, sr_module *module, const sr_func *comparator,
                               sr_op **op);

#endif
