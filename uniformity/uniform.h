/*
 * Uniformity analysis: finds which values are equal on which devices.
 *
 * Every value has a partition of the devices into classes: on all devices of one class that compute
 * the value, it is equal bit for bit. A constant has one class. An argument has a class for each
 * shard. partition_id has a class for each device. The result of most other ops has the meet of its
 * operands' classes: the coarsest partition that refines them all.
 *
 * The result of a collective is equal on devices that receive equal data. All members of a group
 * receive equal data by all_reduce, all_gather and collective_broadcast. So do members of two
 * groups if their operands are equal one by one, and the targets of equal transfers. If the
 * condition of a loop or branch differs between devices, a value inside can be equal only on
 * devices with the same condition. Devices in different iterations of a loop are not compared.
 *
 * The analysis assumes that a collective gives the same bits to all members of a group, and that
 * all devices run the same code. The compiler asks about conditions of loops and branches. If a
 * condition is uniform within the groups of a collective inside, the devices need not check at run
 * time that they agree (compiler/lower/agreements.c). The partitioner asks about operands: an
 * all_reduce that sums equal values becomes a product (partitioner/rewrite/rewrite_equal.c).
 */
#ifndef SR_UNIFORMITY_UNIFORM_H
#define SR_UNIFORMITY_UNIFORM_H

#include "sharding/signature.h"
#include "uniformity/classes.h"

typedef struct sr_uniformity sr_uniformity;

/*
 * Analyses main of a partitioned module. `pool` keeps facts about collectives and transfer tables
 * for later calls. *out_uniformity lives in `arena` and in the pool, and is valid until the module
 * changes. Errors: SR_ERR_INVALID for groups with devices that the program does not have.
 */
sr_status sr_uniformity_run(sr_ctx *ctx, const sr_module *module, const sr_signature *signature,
                            sr_class_pool *pool, sr_arena *arena, sr_uniformity **out_uniformity);

/*
 * True if `value` is proven equal within each row of `groups`, a dense tensor of device numbers
 * such as replica_groups or source_target_pairs (-1 is padding). NULL means one group of all
 * devices. If `value` is the condition of a while and uniform, it is uniform in every iteration.
 * The conditions of all loops and branches around this while are then uniform, too.
 */
bool sr_value_is_uniform(sr_uniformity *uniformity, const sr_value *value, const sr_attr *groups);

/*
 * True if region `region` of `op` (a while, case or if) is proven to run on all devices of a row of
 * `groups` or on none of them, for every row. The proof is that the condition is equal on the
 * devices of the row, or that its value on each device is known.
 */
bool sr_region_is_uniform(sr_uniformity *uniformity, const sr_op *op, int32_t region,
                          const sr_attr *groups);

#endif
