/* Shardings of an op's tensors as shardings of its factors, and back. */
#ifndef SR_PARTITIONER_RULES_PROJECT_H
#define SR_PARTITIONER_RULES_PROJECT_H

#include "partitioner/core/axes.h"
#include "partitioner/rules/rule.h"

/*
 * What cuts each factor of the rule where tensor `tensor` is cut as `dims` says: out[factor]; empty
 * for factors that the tensor does not have. Parts of a factor are even, unless it is alone in its
 * dimensions. False if an axis cuts something that is no factor, or unevenly; then `out` has
 * what could be told.
 */
bool sr_rule_project(sr_arena *arena, const sr_rule *rule, int32_t tensor, const sr_shard_dim *dims,
                     sr_shard_dim *out);

/*
 * How tensor `tensor` is cut where the factors are: one list of axes for each dimension, in
 * `out_dims`. In a dimension of several factors one is cut only if those before it are cut into
 * single elements; what follows is left out.
 */
void sr_rule_collect(sr_arena *arena, const sr_rule *rule, int32_t tensor,
                     const sr_shard_dim *factors, sr_shard_dim *out_dims);

#endif
