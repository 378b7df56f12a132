/* Groups of devices, as in replica_groups, and attributes for groups and for tables over devices.
 * Attributes are interned: equal numbers share one attribute. */
#ifndef SR_PARTITIONER_CORE_GROUPS_H
#define SR_PARTITIONER_CORE_GROUPS_H

#include "partitioner/core/partitioner.h"

/* `count` groups of up to `size` devices. `devices` is [count, size]: a row for each group, padded
 * with -1. It lives in p->scratch. */
typedef struct sr_groups {
  int64_t count, size;
  int64_t *devices;
} sr_groups;

sr_groups sr_groups_make(sr_partitioner *p, int64_t count, int64_t size);
/* Makes groups along dimension `dim`: the devices of a group differ only in their shard of `dim`.
 * Each row lists its devices in the order of their shards. */
sr_groups sr_groups_along(sr_partitioner *p, const sr_sharding *sharding, int32_t dim);
/* Returns an attribute of shape [count, size] with the rows of `groups`. The rows may also be pairs
 * or other numbers. Equal rows share one attribute. */
const sr_attr *sr_groups_attr(sr_partitioner *p, const sr_groups *groups);
/* Returns a list by device number: the position of the device in `mesh`, or -1 if the device is not
 * in `mesh`. The list is made once for each mesh. */
const int64_t *sr_mesh_positions(sr_partitioner *p, const sr_mesh *mesh);
/* Returns classes of devices: the devices of a class hold the same shard of `sharding`. If
 * `sharding` is NULL, all devices of `mesh` are one class. A device outside of the mesh is a class
 * of its own. Made once for each `sharding` and `mesh`. */
const sr_classes *sr_shard_holders(sr_partitioner *p, const sr_sharding *sharding,
                                   const sr_mesh *mesh);
/* The interned attributes of a spmdrun.redistribute that encode its table of transfers
 * (transfer/transfer_table.h). A table is either `rows`, or `regions` and maybe `devices`.
 * Attributes that the table does not have are NULL. */
typedef struct sr_transfer_attrs {
  const sr_attr *rows, *regions, *devices;
} sr_transfer_attrs;
/* Makes the attributes of `table`, which has `count` transfers. A table of few transfers becomes
 * `rows`, one transfer each. */
sr_transfer_attrs sr_transfer_attrs_of(sr_partitioner *p, const sr_transfer_table *table,
                                       int64_t count);
void sr_op_set_transfers(sr_module *module, sr_op *op, const sr_transfer_attrs *transfers);
/* Returns an attribute with the numbers of `each`, one for each device. Equal lists share one
 * attribute. */
const sr_attr *sr_each_attr(sr_partitioner *p, const int64_t *each);
/* Returns the groups of sr_groups_along as an attribute of shape [groups, size]. Made once for each
 * `sharding` and `dim`. */
const sr_attr *sr_groups_attr_along(sr_partitioner *p, const sr_sharding *sharding, int32_t dim);

#endif
