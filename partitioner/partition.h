/*
 * From a program over global arrays to the program that every device runs (SPMD).
 *
 * In:  a verified, inlined module: main with sdy.sharding on arguments, results and ops,
 *      constraints and sdy.manual_computation wherever; or all of it as before Shardy
 *      (mhlo.sharding, @Sharding, ...).
 * Out: the same module, rewritten. Its main has local types throughout and:
 *      - no sdy op and no func.call is left;
 *      - each collective has one operand and one result and carries `replica_groups` as a dense
 *        i64 tensor [groups, size] of device numbers 0..device_count-1 (rows padded with -1), or
 *        `source_target_pairs` [n, 2] of the same; channel handles are gone;
 *      - a move that no collective of StableHLO is, is a spmdrun.redistribute, what a device draws
 *        of an array of random bits a spmdrun.random_part, and a half of two sorted parts a
 *        spmdrun.merge;
 *      - partition_id gives the device number; replica_id is gone.
 *      All devices run it. What lies outside manual computations is computed on parts as far as
 *      shardings reach by propagation, and where they do not as sr_placement says.
 *      With mhlo.num_replicas > 1 device r * partitions + p is partition p of replica r, shardings
 *      are of the partitions, and each replica is given all of every argument. A result that is not
 *      proven equal on all of them has a dimension more, in front: that of the replicas.
 */
#ifndef SR_PARTITIONER_PARTITION_H
#define SR_PARTITIONER_PARTITION_H

#include "partitioner/core/result.h"

/*
 * Partitions `module` in place. Results live in the module's arena.
 * Deterministic: equal modules give equal results on every rank.
 * Errors: SR_ERR_INVALID (shardings or groups that contradict each other), SR_ERR_UNSUPPORTED
 * (sizes that are not known, ...), each with the op's location; SR_ERR_NOMEM; SR_ERR_INTERNAL (the
 * module was not inlined).
 */
sr_status sr_partition(sr_ctx *ctx, sr_module *module, sr_partition_result *out_result);

/* By its name; NULL: auto. Errors: SR_ERR_INVALID. */
sr_status sr_placement_parse(sr_ctx *ctx, const char *name, sr_placement *out_placement);
const char *sr_placement_name(sr_placement placement);

/* The same as `options` say, which may be NULL. SR_ERR_INVALID for a name that no rewrite has. */
sr_status sr_partition_with(sr_ctx *ctx, sr_module *module, const sr_partition_options *options,
                            sr_partition_result *out_result);

/* Devices that a module of sr_partition's spans; its errors of them. */
sr_status sr_partition_devices(sr_ctx *ctx, sr_module *module, int64_t *out_count);

#endif
