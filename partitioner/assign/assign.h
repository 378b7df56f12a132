/* Decides what each op computes, and the sharding in which every use takes its value. */
#ifndef SR_PARTITIONER_ASSIGN_ASSIGN_H
#define SR_PARTITIONER_ASSIGN_ASSIGN_H

#include "partitioner/ops/decision.h"

/* ---- compute.c ------------------------------------------------------------------------------- */

/* Decides for every op along which factors it is divided. This also decides the sharding of its
 * results. */
void sr_assign_ops(sr_partitioner *p);
/* Returns, for each result of `op`, the sharding in which the op would compute it with the present
 * cuts of its operands and results; NULL: whole. Leaves out factors that must not spread
 * (`blocked`). The op must have a rule. */
const sr_sharding **sr_op_offers(sr_partitioner *p, const sr_op *op);
/* Cuts the factor by `axes` in addition to its present cut. The factor must lead from operands to
 * results. Returns false, and changes nothing, unless every tensor can have that cut: evenly, or,
 * if `even` is false, in shards of two elements or more. */
bool sr_decision_add(sr_decision *d, int32_t factor, const sr_shard_dim *axes, bool even);

/* ---- weigh.c --------------------------------------------------------------------------------- */

/* Moves cuts of a product's summed factors to other factors if resharding the operands costs less
 * than summing the results over devices. */
void sr_decision_weigh_sums(sr_decision *d);

/* ---- convert_uses.c -------------------------------------------------------------------------- */

/* Gives every value the type of its shard, and every use the sharding that it takes. */
void sr_convert_uses(sr_partitioner *p);

#endif
