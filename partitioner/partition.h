/*
 * Partitions a program over global arrays into the program that every device runs (SPMD).
 *
 * In:  a verified, inlined module. Its main may have sdy.sharding on arguments, results and ops,
 *      sharding constraints and sdy.manual_computation, or their forms from before Shardy
 *      (mhlo.sharding, @Sharding, ...).
 * Out: the same module, rewritten. Its main has local types throughout and:
 *      - no sdy op and no func.call is left;
 *      - each collective has one operand and one result and carries `replica_groups` as a dense
 *        i64 tensor [groups, size] of device numbers 0..device_count-1 (rows padded with -1), or
 *        `source_target_pairs` [n, 2] of device numbers; channel handles are gone;
 *      - spmdrun.redistribute moves data as no collective of StableHLO can, spmdrun.random_part
 *        draws a device's shard of random bits, and spmdrun.merge merges two sorted shards
 *        and keeps one half;
 *      - partition_id gives the device number; replica_id is gone.
 *      All devices run it. Ops outside of manual computations are computed on shards where
 *      propagation brings shardings, and elsewhere as sr_placement says.
 *      With mhlo.num_replicas > 1, device r * partitions + p is partition p of replica r, shardings
 *      are over the partitions, and each replica gets every argument. A result that is not proven
 *      equal on all replicas has one more dimension in front, which counts them.
 */
#ifndef SR_PARTITIONER_PARTITION_H
#define SR_PARTITIONER_PARTITION_H

#include "partitioner/core/result.h"

/*
 * Partitions `module` in place. Results live in the module's arena. Deterministic: equal modules
 * give equal results on every rank. Errors: SR_ERR_INVALID (contradictory shardings or groups) and
 * SR_ERR_UNSUPPORTED (sizes that are not known, ...), each with the op's location; SR_ERR_NOMEM;
 * SR_ERR_INTERNAL (the module was not inlined).
 */
sr_status sr_partition(sr_ctx *ctx, sr_module *module, sr_partition_result *out_result);

/* Finds a placement by its name; NULL: auto. Errors: SR_ERR_INVALID. */
sr_status sr_placement_parse(sr_ctx *ctx, const char *name, sr_placement *out_placement);
const char *sr_placement_name(sr_placement placement);

/* Like sr_partition, with `options`, which may be NULL. Errors: also SR_ERR_INVALID for a name that
 * no rewrite has. */
sr_status sr_partition_with(sr_ctx *ctx, sr_module *module, const sr_partition_options *options,
                            sr_partition_result *out_result);

/* Counts the devices of the program, before it is partitioned. Errors: those of sr_partition that
 * concern devices. */
sr_status sr_partition_devices(sr_ctx *ctx, sr_module *module, int64_t *out_count);

#endif
