/* Propagation of shardings to all values, and the ways in which uses take a value. */
#ifndef SR_PARTITIONER_PROPAGATE_PROPAGATE_H
#define SR_PARTITIONER_PROPAGATE_PROPAGATE_H

#include "partitioner/sharding_groups/sharding_groups.h"

/* ---- propagate.c ----------------------------------------------------------------------------- */

/* Spreads the annotated shardings to all values. Errors: SR_ERR_NOMEM. */
sr_status sr_propagate(sr_partitioner *p);

/* ---- device_subset.c ------------------------------------------------------------------------- */

/* Handles values that are whole on a subset of the devices. Keeps such a value on the subset while
 * loops, branches and barriers forward it. Moves an argument to a subset if only the devices of the
 * subset use it. To be called after sr_propagate. */
void sr_settle_device_subsets(sr_partitioner *p);

/* ---- use.c ----------------------------------------------------------------------------------- */

/* How a use gets a value from the sharding in which the value is made, from the cheapest way to the
 * most expensive one. */
typedef enum sr_use_kind {
  SR_USE_AS_IS,    /* takes the value in the sharding in which it is made */
  SR_USE_SLICED,   /* takes a part of the shard that the device already has */
  SR_USE_HALO,     /* reads a window smaller than two shards; parts of it may be on other devices */
  SR_USE_MOVED,    /* takes shards of another sharding, which are not larger */
  SR_USE_GATHERED, /* takes larger shards, larger windows, or the whole value */
} sr_use_kind;

/* Returns the first use of `value` whose kind is `kind`, in the order of the program's text; NULL:
 * none. `group` is the sharding group of `value`. Uses through identities (ops that only forward a
 * value) count, too. */
const sr_use *sr_first_use(sr_partitioner *p, const sr_sharding_group *group, const sr_value *value,
                           sr_use_kind kind);

/* Returns the type of the array that a device gets for `use` of a value of `group`: a shard, or the
 * window that the op reads. *out_sharding is the sharding of these shards; NULL: all devices get
 * the same elements. Allocates in the module. */
const sr_type *sr_use_taken(sr_partitioner *p, const sr_sharding_group *group, const sr_use *use,
                            const sr_sharding **out_sharding);

/* Returns the op of the input program that takes the value at `use`. If placement has wrapped this
 * op in a manual computation, `use` is an operand of that computation. The first op in the
 * computation that uses the operand is then returned. */
const sr_op *sr_use_op(const sr_partitioner *p, const sr_use *use);

#endif
