#include "partitioner/core/groups.h"

#include <string.h>

#include "base/mix.h"

sr_groups sr_groups_make(sr_partitioner *p, int64_t count, int64_t size) {
  sr_groups made = {.count = count, .size = size};
  made.devices = SR_NEW_ARRAY(p->scratch, int64_t, count *size);
  return made;
}

sr_groups sr_groups_along(sr_partitioner *p, const sr_sharding *sharding, int32_t dim) {
  const int64_t shards = sr_sharding_dim_shards(sharding, dim);
  const sr_groups made = sr_groups_make(p, sharding->mesh->device_count / shards, shards);
  sr_sharding_groups(p->scratch, sharding, dim, made.devices);
  return made;
}

/* ---- attributes ------------------------------------------------------------------------------ */

/* An attribute, in a list of attributes that have the same shape and the same hash. */
typedef struct shared {
  const sr_attr *attr;
  struct shared *next;
} shared;

/* Returns an attribute with this shape and these numbers. Equal attributes are made only once, so
 * that a long table is in memory once. */
static const sr_attr *shared_attr(sr_partitioner *p, int32_t rank, const int64_t *shape,
                                  const int64_t *numbers) {
  int64_t count = 1;
  for (int32_t d = 0; d < rank; d++)
    count *= shape[d];
  const size_t bytes = (size_t)count * sizeof *numbers;
  const int64_t key[] = {rank, shape[0], rank > 1 ? shape[1] : 1,
                         (int64_t)sr_mix_bytes(numbers, bytes)};
  shared **first = (shared **)sr_memo_at(p->arena, &p->made.tables, key, sizeof key / sizeof *key);
  for (const shared *known = *first; known; known = known->next)
    if (count == 0 || memcmp(known->attr->dense.data, numbers, bytes) == 0)
      return known->attr;
  shared *made = SR_NEW(p->arena, shared);
  *made = (shared){sr_attr_dense_i64(p->module, rank, shape, numbers), *first};
  *first = made;
  return made->attr;
}

const sr_attr *sr_groups_attr(sr_partitioner *p, const sr_groups *groups) {
  return shared_attr(p, 2, (int64_t[]){groups->count, groups->size}, groups->devices);
}

const int64_t *sr_mesh_positions(sr_partitioner *p, const sr_mesh *mesh) {
  int64_t **list =
      (int64_t **)sr_memo_at(p->arena, &p->made.positions, (int64_t[]){(int64_t)(intptr_t)mesh}, 1);
  if (!*list) {
    *list = SR_NEW_ARRAY(p->arena, int64_t, p->device_count);
    for (int64_t d = 0; d < p->device_count; d++)
      (*list)[d] = -1;
    for (int64_t i = 0; i < mesh->device_count; i++)
      (*list)[sr_mesh_device(mesh, i)] = i;
  }
  return *list;
}

const sr_classes *sr_shard_holders(sr_partitioner *p, const sr_sharding *sharding,
                                   const sr_mesh *mesh) {
  const int64_t key[] = {(int64_t)(intptr_t)sharding, (int64_t)(intptr_t)mesh};
  const sr_classes **made =
      (const sr_classes **)sr_memo_at(p->arena, &p->made.holders, key, sizeof key / sizeof *key);
  if (!*made)
    *made = sr_classes_of_shards(p->classes, sharding ? sharding : &(sr_sharding){.mesh = mesh});
  return *made;
}

/* Returns an attribute with a row for each of the `count` transfers of `table`. */
static const sr_attr *list_attr(sr_partitioner *p, const sr_transfer_table *table, int64_t count) {
  SR_ARENA_SCOPE(p->scratch);
  const int64_t shape[] = {count, (int64_t)sr_transfer_width(table->rank)};
  int64_t *rows = SR_NEW_ARRAY(p->scratch, int64_t, shape[0] * shape[1]);
  sr_transfers_expand(table, rows);
  return shared_attr(p, 2, shape, rows);
}

sr_transfer_attrs sr_transfer_attrs_of(sr_partitioner *p, const sr_transfer_table *table,
                                       int64_t count) {
  if (!sr_transfers_have_regions(table) || count <= SR_TRANSFERS_FEW)
    return (sr_transfer_attrs){.rows = list_attr(p, table, count)};
  const int64_t numbers = (int64_t)sr_transfer_regions_numbers(&table->regions);
  sr_transfer_attrs made = {
      .regions = shared_attr(p, 1, &numbers, sr_transfer_regions_list(&table->regions))};
  if (table->devices)
    made.devices = shared_attr(p, 1, &table->device_count, table->devices);
  return made;
}

void sr_op_set_transfers(sr_module *module, sr_op *op, const sr_transfer_attrs *transfers) {
  sr_op_set_attr(module, op, "transfers", transfers->rows);
  sr_op_set_attr(module, op, "regions", transfers->regions);
  sr_op_set_attr(module, op, "devices", transfers->devices);
}

const sr_attr *sr_each_attr(sr_partitioner *p, const int64_t *each) {
  return shared_attr(p, 1, &p->device_count, each);
}

const sr_attr *sr_groups_attr_along(sr_partitioner *p, const sr_sharding *sharding, int32_t dim) {
  const int64_t key[] = {(int64_t)(intptr_t)sharding, dim};
  const sr_attr **place =
      (const sr_attr **)sr_memo_at(p->arena, &p->made.groups, key, sizeof key / sizeof *key);
  if (!*place) {
    SR_ARENA_SCOPE(p->scratch);
    const sr_groups groups = sr_groups_along(p, sharding, dim);
    *place = sr_groups_attr(p, &groups);
  }
  return *place;
}
