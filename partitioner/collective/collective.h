/* Collectives, those of the program and those made here: who joins whom, and how the compiler wants
 * them. */
#ifndef SR_PARTITIONER_COLLECTIVE_COLLECTIVE_H
#define SR_PARTITIONER_COLLECTIVE_COLLECTIVE_H

#include "partitioner/core/groups.h"

/* ---- groups_read.c --------------------------------------------------------------------------- */

/* Who joins whom by `replica_groups`. Errors: SR_ERR_INVALID (no matrix, a number that counts
 * nothing here or comes twice), and for groups by axes those of sr_resolve_sharding. */
sr_status sr_read_groups(sr_partitioner *p, const sr_op *op, sr_groups *out_groups);
/* True for a collective between replicas, in which every partition joins those of its number: one
 * of the values that replicas have, in whatever parts these are. */
bool sr_op_joins_replicas(const sr_partitioner *p, const sr_op *op);
/* True if the devices that a collective joins are in one place along `axes` of `mesh`: then it can
 * be done on parts along them. False where its groups are wrong, which sr_lower_collectives
 * refuses. */
bool sr_collective_stays_within(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh,
                                const sr_shard_dim *axes);
/* [source, target] by `source_target_pairs`. Errors: SR_ERR_INVALID, likewise. */
sr_status sr_read_pairs(sr_partitioner *p, const sr_op *op, sr_groups *out_pairs);

/* ---- collective.c ---------------------------------------------------------------------------- */

/*
 * Writes all collectives as the compiler wants them, and what devices ask of their number, while
 * manual computations still stand. Those that the partitioner has made (SR_ROLE_FINAL) are so
 * already. Errors: those of sr_read_groups and sr_read_pairs, SR_ERR_INVALID (shapes for
 * groups of another size, a redistribute in the program).
 */
sr_status sr_lower_collectives(sr_partitioner *p);
/* Writes an all_to_all of one operand and device numbers, between two dimensions, as the compiler
 * wants it; the op is erased. Returns what its result is now. */
sr_value *sr_lower_all_to_all(sr_partitioner *p, sr_op *op);

#endif
