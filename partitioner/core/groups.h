/* Groups of devices that differ only in which shard of one dimension they hold, and interned
 * attributes for groups and tables over devices. */
#ifndef SR_PARTITIONER_CORE_GROUPS_H
#define SR_PARTITIONER_CORE_GROUPS_H

#include "partitioner/core/partitioner.h"

/* Rows of device numbers, padded with -1; in p->scratch. */
typedef struct sr_groups {
  int64_t count, size;
  int64_t *devices;
} sr_groups;

sr_groups sr_groups_make(sr_partitioner *p, int64_t count, int64_t size);
/* Makes groups of the devices that differ only in their shard of `dim` of `sharding`, ordered by
 * shard. */
sr_groups sr_groups_along(sr_partitioner *p, const sr_sharding *sharding, int32_t dim);
/* Returns the attribute that the compiler reads, for groups, pairs or other rows of numbers. Equal
 * rows share one attribute. */
const sr_attr *sr_groups_attr(sr_partitioner *p, const sr_groups *groups);
/* Returns the position of each device in the mesh; -1: it is not in the mesh. The list is made once
 * for each mesh. */
const int64_t *sr_mesh_positions(sr_partitioner *p, const sr_mesh *mesh);
/* Returns classes of devices: the devices of a class hold the same shard of `sharding`. If
 * `sharding` is NULL, all devices of `mesh` are one class. A device outside of the mesh is a class
 * of its own. Made once for each `sharding` and `mesh`. */
const sr_classes *sr_shard_holders(sr_partitioner *p, const sr_sharding *sharding,
                                   const sr_mesh *mesh);
/* The attributes of a redistribute that encode its table, interned: either rows, or regions and a
 * list of devices, which may be NULL. */
typedef struct sr_transfer_attrs {
  const sr_attr *rows, *regions, *devices;
} sr_transfer_attrs;
/* Makes the attributes of a table of `count` transfers. A table of few transfers is listed as
 * rows. */
sr_transfer_attrs sr_transfer_attrs_of(sr_partitioner *p, const sr_transfer_table *table,
                                       int64_t count);
void sr_op_set_transfers(sr_module *module, sr_op *op, const sr_transfer_attrs *transfers);
/* Returns the attribute of `each`, a number for each device. Equal lists share one attribute. */
const sr_attr *sr_each_attr(sr_partitioner *p, const int64_t *each);
/* Returns the groups of sr_groups_along as an attribute of shape [groups, size]. Made once for each
 * `sharding` and `dim`. */
const sr_attr *sr_groups_attr_along(sr_partitioner *p, const sr_sharding *sharding, int32_t dim);

#endif
