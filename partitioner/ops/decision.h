/* One op, and along which of its factors it is to be computed on parts: what compute.c decides, by
 * what op_sharding.c says is possible (assign.h). */
#ifndef SR_PARTITIONER_OPS_DECISION_H
#define SR_PARTITIONER_OPS_DECISION_H

#include "partitioner/core/partitioner.h"
#include "partitioner/rules/rule.h"

typedef struct sr_decision {
  sr_partitioner *p;
  const sr_op *op;
  const sr_rule *rule;
  const sr_mesh *mesh;
  bool whole;            /* nobody takes parts of the results */
  sr_shard_dim **shards; /* tensors: what cuts each factor now */
  sr_shard_dim *chosen;  /* factors */
} sr_decision;

/* ---- op_sharding.c --------------------------------------------------------------------------- */

/* True if the op computes parts of its results along `factor` of windows of its operands. */
bool sr_factor_reads_windows(const sr_op *op, const sr_rule *rule, int32_t factor, int64_t shards);
/* The dimension of a convolution's image of which windows are taken where its kernel is cut along
 * `factor`; -1: the kernel has no such places. */
int32_t sr_kernel_image_dim(const sr_op *op, const sr_rule *rule, int32_t factor);
/* True if the op, with `factor` cut by `axes`, computes these parts of its results. */
bool sr_decision_is_local(const sr_decision *d, int32_t factor, const sr_shard_dim *axes);

#endif
