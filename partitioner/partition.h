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
 *      - four ops of our own may occur: spmdrun.redistribute moves data in ways that no StableHLO
 *        collective can, spmdrun.random_part draws a device's shard of random bits, spmdrun.merge
 *        merges two sorted shards and keeps one half of the elements, and spmdrun.watch looks for
 *        NaN, if sr_partition_options asks for it;
 *      - partition_id gives the device number; replica_id is gone.
 *      All devices run this main. An op outside of manual computations is computed on shards if
 *      propagation finds shardings for its values. Otherwise sr_placement says which devices
 *      compute the op.
 *      With mhlo.num_replicas = R > 1, device r * partitions + p is partition p of replica r.
 *      Shardings are over the partitions, and each replica gets every argument. If a result is not
 *      proven equal on all replicas, it gets a new first dimension of size R.
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

/* Parses the name of a placement: "auto", "one" or "all". A NULL name stands for "auto". Errors:
 * SR_ERR_INVALID for any other name. */
sr_status sr_placement_parse(sr_ctx *ctx, const char *name, sr_placement *out_placement);
const char *sr_placement_name(sr_placement placement);

/* Like sr_partition, with `options`, which may be NULL. Also fails with SR_ERR_INVALID if `options`
 * has the name of an unknown rewrite. */
sr_status sr_partition_with(sr_ctx *ctx, sr_module *module, const sr_partition_options *options,
                            sr_partition_result *out_result);

/* Counts the devices that the program needs, without partitioning it. Errors: SR_ERR_INVALID if the
 * module states an impossible number of devices; SR_ERR_INTERNAL if the module was not inlined. */
sr_status sr_partition_devices(sr_ctx *ctx, sr_module *module, int64_t *out_count);

#endif
