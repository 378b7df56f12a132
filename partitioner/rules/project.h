/* Converts shardings of an op's tensors to shardings of its factors, and back. */
#ifndef SR_PARTITIONER_RULES_PROJECT_H
#define SR_PARTITIONER_RULES_PROJECT_H

#include "partitioner/core/axes.h"
#include "partitioner/rules/rule.h"

/*
 * Finds the axes that cut each factor if tensor `tensor` is cut by `dims`: out[factor], empty for
 * factors that the tensor does not have. Factors are cut evenly, unless they are alone in all their
 * dimensions. False if an axis cuts a dimension unevenly or has no factor to cut; `out` then has
 * the axes found so far.
 */
bool sr_rule_project(sr_arena *arena, const sr_rule *rule, int32_t tensor, const sr_shard_dim *dims,
                     sr_shard_dim *out);

/*
 * Finds the axes that cut each dimension of tensor `tensor` if the factors are cut by `factors`. In
 * a dimension of several factors, a factor is cut only if those before it are cut into single
 * elements; the factors behind one that is not are left out.
 */
void sr_rule_collect(sr_arena *arena, const sr_rule *rule, int32_t tensor,
                     const sr_shard_dim *factors, sr_shard_dim *out_dims);

#endif
