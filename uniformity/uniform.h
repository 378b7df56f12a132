/*
 * Which values are equal on which devices.
 *
 * Every value has a partition of the devices: within a class, the value is equal, bit for bit, on
 * all devices that compute it. A constant has one class, an argument has a class for each shard,
 * and a value that follows from the device's number has a class for each number. The result of
 * another op has the meet of its operands' classes.
 *
 * The result of a collective is equal on devices that receive equal data. These are all members of
 * a group of all_reduce, all_gather and collective_broadcast, members of several groups whose
 * operands are equal one by one, and the targets of equal transfers. If the condition of a loop or
 * branch differs within a class, all values inside are split as the condition is: devices in
 * different iterations of a loop are not compared.
 *
 * The analysis relies on collectives that give equal bits to all members of a group, and on devices
 * that run the same code. The compiler asks it about conditions: a collective in a loop or branch
 * whose condition is uniform within the collective's groups needs no check at run time
 * (agreements.c). Rewrites ask it about operands: a sum of equal values is a product
 * (rewrite_equal.c).
 */
#ifndef SR_UNIFORMITY_UNIFORM_H
#define SR_UNIFORMITY_UNIFORM_H

#include "sharding/signature.h"
#include "uniformity/classes.h"

typedef struct sr_uniformity sr_uniformity;

/*
 * Analyses main of a partitioned module. `pool` keeps facts about collectives and transfer tables
 * from run to run. The result lives in `arena` and in the pool, and is valid until the module
 * changes. Errors: SR_ERR_INVALID for groups with devices that the program does not have.
 */
sr_status sr_uniformity_run(sr_ctx *ctx, const sr_module *module, const sr_signature *signature,
                            sr_class_pool *pool, sr_arena *arena, sr_uniformity **out_uniformity);

/*
 * True if `value` is proven equal within each row of `groups`, a dense tensor of device numbers
 * such as replica_groups or source_target_pairs (-1 is padding). NULL means one group of all
 * devices. If the condition of a while is uniform, it is so in all iterations, and so are the
 * conditions of the loops and branches around the while.
 */
bool sr_value_is_uniform(sr_uniformity *uniformity, const sr_value *value, const sr_attr *groups);

/*
 * True if region `region` of `op` (a while, case or if) is proven to run on all devices of each row
 * of `groups` or on none: because the condition is equal, or because it is known for each device.
 */
bool sr_region_is_uniform(sr_uniformity *uniformity, const sr_op *op, int32_t region,
                          const sr_attr *groups);

#endif
