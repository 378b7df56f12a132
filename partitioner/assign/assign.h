/* Decides how each op is divided over the devices, and reshards the operands to fit. A factor is an
 * index that dimensions of an op's operands and results share (rules/rule.h). To divide an op along
 * a factor, axes of a mesh cut the factor. */
#ifndef SR_PARTITIONER_ASSIGN_ASSIGN_H
#define SR_PARTITIONER_ASSIGN_ASSIGN_H

#include "partitioner/ops/decision.h"

/* ---- compute.c ------------------------------------------------------------------------------- */

/* Decides for every op along which factors it is divided. This also decides the shardings of the
 * op's results. */
void sr_assign_ops(sr_partitioner *p);
/* Returns the sharding in which `op` would compute each result if operands and results keep their
 * present shardings; an entry is NULL if the result would be whole. Cuts of factors along which
 * shardings must not spread (sr_factor.blocked) are left out. The op must have a rule. */
const sr_sharding **sr_op_offers(sr_partitioner *p, const sr_op *op);
/* Cuts `factor` by `axes`, in addition to the axes that are already chosen for it. Returns false
 * and changes nothing if this is impossible: if the factor does not lead from operands to results,
 * if some tensor cannot have the cut, or if the cut is not even. If `even` is false, an uneven cut
 * into shards of two elements or more is possible, too. */
bool sr_decision_add(sr_decision *d, int32_t factor, const sr_shard_dim *axes, bool even);

/* ---- weigh.c --------------------------------------------------------------------------------- */

/* For a matrix product: moves cuts of summed factors to other factors if resharding the operands
 * costs less than adding up the results over devices. */
void sr_decision_weigh_sums(sr_decision *d);

/* ---- convert_uses.c -------------------------------------------------------------------------- */

/* Gives every value the type of its shard. Inserts ops that bring each operand into the sharding
 * that its op takes. */
void sr_convert_uses(sr_partitioner *p);

#endif
