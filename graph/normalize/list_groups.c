/*
 * Replaces groups of devices that a collective states by axes of a mesh,
 *
 *     #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>
 *
 * by the table that lists them. JAX 0.12 prints the former in its text, while its artifacts and
 * other versions have the latter. Then all of them have one fingerprint.
 *
 * In a table, the meaning of a number depends on the op and on where the op stands
 * (partitioner/collective/groups_read.c), but axes always name devices. So groups are replaced only
 * where a number is that of a device in any case: in programs of one replica whose meshes count the
 * same devices from 0, and in ops whose numbers are not those of replicas. That is so in all that
 * JAX prints. Elsewhere, and where something is wrong with the axes, groups stay as they are, and
 * the partitioner reads or refuses them.
 */
#include <string.h>

#include "base/memo.h"
#include "graph/ir/query.h"
#include "graph/normalize/normalize.h"
#include "sharding/signature.h"

typedef struct lister {
  sr_module *module;
  sr_memo tables; /* mesh and axes -> table, which is long if there are many devices */
} lister;

/* True if all meshes of the module, but for those without axes, have the devices 0, 1, 2, ... and
 * are equally large. */
static bool has_plain_meshes(const sr_module *module) {
  int64_t count = 0;
  for (size_t i = 0; i < module->mesh_count; i++) {
    const sr_mesh *mesh = module->meshes[i].mesh;
    if (!sr_mesh_is_plain(mesh) || (mesh->axis_count > 0 && count && mesh->device_count != count))
      return false;
    count = mesh->axis_count > 0 ? mesh->device_count : count;
  }
  return true;
}

static bool names_meshes(const sr_attr *shardings) {
  for (size_t i = 0; i < sr_attr_item_count(shardings); i++)
    if (shardings->array.items[i]->sharding->mesh)
      return false;
  return true;
}

/* True for a collective in whose table numbers stand for devices or partitions. */
static bool counts_devices(const sr_op *op) {
  if (!sr_op_has(op, SR_TRAIT_COLLECTIVE))
    return false;
  if (op->code == SR_OP_ALL_TO_ALL || op->code == SR_OP_COLLECTIVE_BROADCAST)
    return sr_op_has_channel(op);
  return sr_op_flag(op, "use_global_device_ids");
}

/* Reads `attr`, an axis_ref. Returns false if the mesh has no such axis or part of an axis. */
static bool read_axis(const sr_mesh *mesh, const sr_attr *attr, sr_shard_axis *out_axis) {
  const sr_attr *name = sr_attr_field(attr, "name");
  size_t count;
  const int64_t *part = sr_attr_get_ints(sr_attr_field(attr, "sub_axis_info"), &count);
  for (int32_t a = 0; name && name->kind == SR_ATTR_STRING && a < mesh->axis_count; a++) {
    const int64_t size = mesh->axes[a].size;
    if (strcmp(mesh->axes[a].name, name->string.data) != 0)
      continue;
    *out_axis = (sr_shard_axis){.axis = a, .pre = 1, .size = size};
    if (!part)
      return true;
    if (count != 2 || part[0] < 1 || part[1] < 1 || part[0] > size || part[1] > size / part[0] ||
        size % (part[0] * part[1]) != 0)
      return false;
    out_axis->pre = part[0];
    out_axis->size = part[1];
    return true;
  }
  return false;
}

/* Reads the axes of `attr`. Returns false if there are none, or if one is there twice. */
static bool read_axes(sr_arena *arena, const sr_mesh *mesh, const sr_attr *attr,
                      sr_shard_dim *out_dim) {
  const sr_attr *list = sr_attr_field(attr, "axes");
  const int32_t count = (int32_t)sr_attr_item_count(list);
  sr_shard_axis *axes = SR_NEW_ARRAY(arena, sr_shard_axis, count);
  for (int32_t i = 0; i < count; i++) {
    if (!read_axis(mesh, list->array.items[i], &axes[i]))
      return false;
    for (int32_t k = 0; k < i; k++)
      if (axes[k].axis == axes[i].axis)
        return false;
  }
  *out_dim = (sr_shard_dim){axes, count};
  return count > 0;
}

static const sr_attr *make_table(sr_module *module, const sr_sharding *cut) {
  const int64_t size = sr_shard_dim_shards(&cut->dims[0]);
  const int64_t shape[] = {cut->mesh->device_count / size, size};
  int64_t *devices = SR_NEW_ARRAY(module->arena, int64_t, cut->mesh->device_count);
  sr_sharding_groups(module->arena, cut, 0, devices);
  return sr_attr_dense_i64(module, 2, shape, devices);
}

/* Returns the table of the groups `attr`; NULL: they have to stay. */
static const sr_attr *table_of(lister *l, const sr_attr *attr) {
  sr_arena *arena = l->module->arena;
  const sr_attr *name = sr_attr_field(attr, "mesh");
  const sr_mesh *mesh =
      name && name->kind == SR_ATTR_SYMBOL ? sr_module_mesh(l->module, name->string.data) : NULL;
  sr_shard_dim dim;
  if (!mesh || mesh->device_count > SR_MAX_DEVICES || !read_axes(arena, mesh, attr, &dim))
    return NULL;
  sr_memo_key key = {0};
  SR_PUSH(arena, &key, (int64_t)(intptr_t)mesh);
  for (int32_t i = 0; i < dim.count; i++) {
    SR_PUSH(arena, &key, dim.axes[i].axis);
    SR_PUSH(arena, &key, dim.axes[i].pre);
    SR_PUSH(arena, &key, dim.axes[i].size);
  }
  const sr_attr **table = (const sr_attr **)sr_memo_at(arena, &l->tables, key.items, key.count);
  if (!*table)
    *table = make_table(l->module, &(sr_sharding){mesh, 1, &dim});
  return *table;
}

static void list_in(lister *l, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    const sr_attr *groups = sr_op_attr(op, "replica_groups");
    const sr_attr *table =
        groups && groups->kind == SR_ATTR_STRUCT && counts_devices(op) ? table_of(l, groups) : NULL;
    if (table)
      sr_op_set_attr(l->module, op, "replica_groups", table);
    /* A mesh that stands in a sharding may have devices in another order. */
    if (op->code == SR_OP_SDY_MANUAL_COMPUTATION &&
        !(names_meshes(sr_op_attr(op, "in_shardings")) &&
          names_meshes(sr_op_attr(op, "out_shardings"))))
      continue;
    for (int32_t r = 0; r < op->region_count; r++)
      list_in(l, op->regions[r]);
  }
}

void sr_module_list_groups(sr_module *module) {
  lister l = {.module = module};
  if (sr_module_int(module, "mhlo.num_replicas", 1) == 1 && has_plain_meshes(module))
    list_in(&l, module->main->body);
}
