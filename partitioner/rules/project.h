/* Converts between the sharding of a tensor and the cuts of an op's factors (rule.h). */
#ifndef SR_PARTITIONER_RULES_PROJECT_H
#define SR_PARTITIONER_RULES_PROJECT_H

#include "partitioner/core/axes.h"
#include "partitioner/rules/rule.h"

/*
 * Finds the axes by which each factor is cut if tensor `tensor` is cut by `dims`. out[factor] is
 * empty for factors that the tensor does not have. A factor must be cut evenly unless it is always
 * alone in its dimension. False if an axis cuts a dimension unevenly or has no factor to cut; `out`
 * then has the axes found so far.
 */
bool sr_rule_project(sr_arena *arena, const sr_rule *rule, int32_t tensor, const sr_shard_dim *dims,
                     sr_shard_dim *out);

/*
 * Finds the axes that cut each dimension of tensor `tensor` if the factors are cut by `factors`. In
 * a dimension of several factors, a factor can be cut only if all factors before it are cut into
 * single elements; the cuts of other factors are left out.
 */
void sr_rule_collect(sr_arena *arena, const sr_rule *rule, int32_t tensor,
                     const sr_shard_dim *factors, sr_shard_dim *out_dims);

#endif
