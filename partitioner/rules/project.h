/* Converts between the sharding of a tensor and the axes that cut an op's factors (rule.h). */
#ifndef SR_PARTITIONER_RULES_PROJECT_H
#define SR_PARTITIONER_RULES_PROJECT_H

#include "partitioner/core/axes.h"
#include "partitioner/rules/rule.h"

/*
 * Finds the axes that cut each factor if dimension d of tensor `tensor` is cut by dims[d]. out[f]
 * gets the axes of factor f, and is empty if the tensor does not have the factor. A factor must be
 * cut evenly, except for factors that are the only factor of each of their dimensions (`alone`).
 * Returns false if an axis cuts a dimension unevenly or finds no factor to cut; `out` then has the
 * axes found so far.
 */
bool sr_rule_project(sr_arena *arena, const sr_rule *rule, int32_t tensor, const sr_shard_dim *dims,
                     sr_shard_dim *out);

/*
 * The reverse of sr_rule_project: finds the axes that cut each dimension of tensor `tensor` if
 * factor f is cut by factors[f]. In a dimension with several factors, a factor can be cut only if
 * all factors in front of it are cut into single elements. Cuts of other factors are left out.
 */
void sr_rule_collect(sr_arena *arena, const sr_rule *rule, int32_t tensor,
                     const sr_shard_dim *factors, sr_shard_dim *out_dims);

#endif
