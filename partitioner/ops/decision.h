/* The decision along which factors an op is divided. A factor is an index that dimensions of
 * operands and results share (rule.h). assign/compute.c decides; op_sharding.c knows along which
 * factors an op can be divided. */
#ifndef SR_PARTITIONER_OPS_DECISION_H
#define SR_PARTITIONER_OPS_DECISION_H

#include "partitioner/core/partitioner.h"
#include "partitioner/rules/rule.h"

typedef struct sr_decision {
  sr_partitioner *p;
  const sr_op *op;
  const sr_rule *rule;
  const sr_mesh *mesh;
  bool whole;            /* all results are wanted whole */
  sr_shard_dim **shards; /* [tensor][factor]: axes that cut the factor in the tensor's sharding from
                          * propagation */
  sr_shard_dim *chosen;  /* [factor]: axes by which the op is divided along the factor, as chosen so
                          * far */
} sr_decision;

/* ---- op_sharding.c --------------------------------------------------------------------------- */

/* True if the op can compute `shards` shards of its results along `factor` from windows of its
 * operands. */
bool sr_factor_reads_windows(const sr_op *op, const sr_rule *rule, int32_t factor, int64_t shards);
/* Returns the dimension of a convolution's image that is read in windows if the kernel is cut along
 * `factor`; -1: `factor` is not a spatial dimension of the kernel. */
int32_t sr_kernel_image_dim(const sr_op *op, const sr_rule *rule, int32_t factor);
/* True if the op can be divided along `factor` by the mesh axes `axes`. */
bool sr_decision_is_local(const sr_decision *d, int32_t factor, const sr_shard_dim *axes);

#endif
