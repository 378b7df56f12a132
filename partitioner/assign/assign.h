/* What each op computes, and in which sharding every use takes its value. */
#ifndef SR_PARTITIONER_ASSIGN_ASSIGN_H
#define SR_PARTITIONER_ASSIGN_ASSIGN_H

#include "partitioner/ops/decision.h"

/* ---- compute.c ------------------------------------------------------------------------------- */

/* Decides of every op which parts it computes, and so in which sharding its results are made. */
void sr_assign_ops(sr_partitioner *p);
/* Forms in which `op`, which has a rule, would give its results as its operands and results are cut
 * now, but for what is not to spread (blocked factors). NULL: whole. */
const sr_sharding **sr_op_offers(sr_partitioner *p, const sr_op *op);
/* Cuts the factor, which runs from operands to results, by `axes`, too, and is true, if it has room
 * for them and every tensor can have that cut: evenly, or at least so that parts have two elements
 * or more. */
bool sr_decision_add(sr_decision *d, int32_t factor, const sr_shard_dim *axes, bool even);

/* ---- weigh.c --------------------------------------------------------------------------------- */

/* Where products are summed over parts: moves that cut to another factor if it costs less to bring
 * operands into other parts than to sum the results over the devices. */
void sr_decision_weigh_sums(sr_decision *d);

/* ---- convert_uses.c -------------------------------------------------------------------------- */

/* Gives every value the type of its part, and every use the sharding it takes. */
void sr_convert_uses(sr_partitioner *p);

#endif
