/* Reads the groups of collectives, and lowers collectives to the form that the compiler expects:
 * one operand, and groups of device numbers (partition.h). */
#ifndef SR_PARTITIONER_COLLECTIVE_COLLECTIVE_H
#define SR_PARTITIONER_COLLECTIVE_COLLECTIVE_H

#include "partitioner/core/groups.h"

/* ---- groups_read.c --------------------------------------------------------------------------- */

/* Reads the groups of devices that `replica_groups` states. Errors: SR_ERR_INVALID (not a matrix, a
 * number out of range or listed twice); for groups by mesh axes, those of sr_resolve_axis. */
sr_status sr_read_groups(sr_partitioner *p, const sr_op *op, sr_groups *out_groups);
/* True for a collective between replicas: it joins each partition with the same partition of other
 * replicas. */
bool sr_op_joins_replicas(const sr_partitioner *p, const sr_op *op);
/* True if all devices of each group of `op` have the same coordinates along `axes` of `mesh`. The
 * collective can then work on shards along these axes. Returns false if the groups are invalid;
 * sr_lower_collectives reports that error later. */
bool sr_collective_stays_within(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh,
                                const sr_shard_dim *axes);
/* Reads `source_target_pairs` as groups [source, target]. Errors: SR_ERR_INVALID, as for
 * sr_read_groups. */
sr_status sr_read_pairs(sr_partitioner *p, const sr_op *op, sr_groups *out_pairs);

/* ---- collective.c ---------------------------------------------------------------------------- */

/*
 * Lowers all collectives, partition_id and replica_id to the form that the compiler expects. Must
 * be called before manual computations are inlined, because their meshes say what numbers in groups
 * mean. Ops with SR_ROLE_FINAL have that form already. Errors: those of sr_read_groups and
 * sr_read_pairs, SR_ERR_INVALID (shapes that do not fit the group size, a redistribute in the
 * program).
 */
sr_status sr_lower_collectives(sr_partitioner *p);
/* Lowers an all_to_all of one operand. Its groups list device numbers; its split and concat
 * dimensions may differ. Erases `op`; returns the value that replaces its result. */
sr_value *sr_lower_all_to_all(sr_partitioner *p, sr_op *op);

#endif
