/* Groups of devices that differ in their part of a sharding, and tables over devices as attributes
 * that equal ones share. */
#ifndef SR_PARTITIONER_CORE_GROUPS_H
#define SR_PARTITIONER_CORE_GROUPS_H

#include "partitioner/core/partitioner.h"

/* Rows of device numbers, padded with -1; in p->scratch. */
typedef struct sr_groups {
  int64_t count, size;
  int64_t *devices;
} sr_groups;

sr_groups sr_groups_make(sr_partitioner *p, int64_t count, int64_t size);
/* Devices that differ in their part of `dim` of `sharding` only, by part. */
sr_groups sr_groups_along(sr_partitioner *p, const sr_sharding *sharding, int32_t dim);
/* As the compiler reads it: one attribute for equal groups, pairs, or rows of other numbers. */
const sr_attr *sr_groups_attr(sr_partitioner *p, const sr_groups *groups);
/* The position of each device in the mesh, -1 where it has none. Made once. */
const int64_t *sr_mesh_positions(sr_partitioner *p, const sr_mesh *mesh);
/* Devices that have the same part in `sharding`, or, where that is NULL, are in the mesh; one that
 * is in no mesh is alone. Made once. */
const sr_classes *sr_shard_holders(sr_partitioner *p, const sr_sharding *sharding,
                                   const sr_mesh *mesh);
/* The table of a redistribute, as attributes that equal ones share: rows; or regions, and a list of
 * devices or NULL. */
typedef struct sr_transfer_attrs {
  const sr_attr *rows, *regions, *devices;
} sr_transfer_attrs;
/* Of a table of `count` transfers: few of them are listed. */
sr_transfer_attrs sr_transfer_attrs_of(sr_partitioner *p, const sr_transfer_table *table,
                                       int64_t count);
void sr_op_set_transfers(sr_module *module, sr_op *op, const sr_transfer_attrs *transfers);
/* each[device], one attribute for equal lists. */
const sr_attr *sr_each_attr(sr_partitioner *p, const int64_t *each);
/* [groups, size] of sr_groups_along. Made once. */
const sr_attr *sr_groups_attr_along(sr_partitioner *p, const sr_sharding *sharding, int32_t dim);

#endif
