/*
 * Which values are equal on which devices.
 *
 * Every value has a partition of the devices: within a class of it, the value is the same on all
 * devices that compute it, bit for bit. Constants begin with one class, arguments with a class for
 * each part, the device's number and what follows from it with those of equal numbers; an op has
 * the classes that its operands have in common. Of a collective those devices have the same that
 * are given the same of the same: all members of a group of all_reduce, all_gather and
 * collective_broadcast, of several groups if their operands are the same one by one, the targets of
 * equal pieces. What is computed under a condition that differs within a class is split as the
 * condition is: devices in different iterations of a loop are not compared.
 *
 * Relies on collectives that give equal bits to all members of a group, and on devices that run the
 * same code. The compiler asks for conditions: a collective in a loop or branch whose condition is
 * uniform within the collective's groups needs no check at run time (agreements.c). Rewrites ask
 * for operands: a sum of equal values is a product (rewrite_equal.c).
 */
#ifndef SR_UNIFORMITY_UNIFORM_H
#define SR_UNIFORMITY_UNIFORM_H

#include "sharding/signature.h"
#include "uniformity/classes.h"

typedef struct sr_uniformity sr_uniformity;

/*
 * Analyses main of a partitioned module, with what `pool` knows of its tables from runs before. The
 * result lives in `arena` and the pool, and is right until the module changes. Errors:
 * SR_ERR_INVALID for groups with devices that the program does not have.
 */
sr_status sr_uniformity_run(sr_ctx *ctx, const sr_module *module, const sr_signature *signature,
                            sr_class_pool *pool, sr_arena *arena, sr_uniformity **out_uniformity);

/*
 * True if `value` is proven equal within each row of `groups`, a dense tensor of device numbers as
 * replica_groups and source_target_pairs hold it (-1 is padding). NULL: among all devices.
 * The condition of a while counts for all its iterations, with the loops and branches around it.
 */
bool sr_value_is_uniform(sr_uniformity *uniformity, const sr_value *value, const sr_attr *groups);

/*
 * True if region `region` of `op`, a while, case or if, is proven to be run by all devices of each
 * row of `groups` or by none: by an equal condition, or because each device's is known.
 */
bool sr_region_is_uniform(sr_uniformity *uniformity, const sr_op *op, int32_t region,
                          const sr_attr *groups);

#endif
