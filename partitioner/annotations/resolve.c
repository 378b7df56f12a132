/*
 * Resolves the names of meshes and axes in shardings of the text, and makes interned sr_shardings.
 * A mesh may have only some of the program's devices, in any order. The other devices then have no
 * part of a value whose sharding is on this mesh.
 *
 * The device numbers of a mesh are partitions. If the program has several replicas, each replica
 * has the whole mesh on its own devices. The mesh then gets a new first axis that counts the
 * replicas. No sharding names this axis.
 */
#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"

/* ---- devices --------------------------------------------------------------------------------- */

/* True if the devices of the mesh are partitions of the program, each at most once. */
static bool names_partitions(sr_partitioner *p, const sr_mesh *mesh) {
  bool *seen = SR_NEW_ARRAY(p->arena, bool, p->partitions);
  for (int64_t i = 0; i < mesh->device_count; i++) {
    int64_t device = sr_mesh_device(mesh, i);
    if (device < 0 || device >= p->partitions || seen[device])
      return false;
    seen[device] = true;
  }
  return true;
}

/* Returns the number of devices that the mesh needs: its highest device number plus 1. This is used
 * for programs that do not state their number of partitions. */
static int64_t devices_up_to(const sr_mesh *mesh) {
  int64_t count = 1;
  for (int64_t i = 0; i < mesh->device_count; i++) {
    int64_t device = mesh->device_ids ? mesh->device_ids[i] : mesh->device_count - 1;
    count = device >= count ? device + 1 : count;
    if (!mesh->device_ids)
      break;
  }
  return count;
}

/* Returns a mesh of the module that has all partitions, or makes one. */
static const sr_mesh *whole_mesh(sr_partitioner *p) {
  for (size_t i = 0; i < p->module->mesh_count; i++) {
    const sr_mesh *mesh = p->module->meshes[i].mesh;
    if (mesh->axis_count > 0 && mesh->device_count == p->partitions && names_partitions(p, mesh))
      return mesh;
  }
  bool several = p->replicas > 1;
  sr_mesh *mesh = SR_NEW(p->arena, sr_mesh);
  sr_mesh_axis *axis = SR_NEW(p->arena, sr_mesh_axis);
  *axis = (sr_mesh_axis){.name = several ? "partition" : "devices", .size = p->partitions};
  *mesh = (sr_mesh){.name = several ? "replicas" : NULL,
                    .axis_count = 1,
                    .axes = axis,
                    .device_count = p->partitions};
  return mesh;
}

static bool has_axis(const sr_mesh *mesh, const char *name) {
  for (int32_t a = 0; a < mesh->axis_count; a++)
    if (strcmp(mesh->axes[a].name, name) == 0)
      return true;
  return false;
}

/* Returns a name for the axis that counts the replicas: "replica", with a number if an axis of the
 * mesh has that name. */
static const char *replica_name(sr_partitioner *p, const sr_mesh *mesh) {
  const char *name = "replica";
  for (int number = 2; has_axis(mesh, name); number++)
    name = sr_arena_printf(p->arena, "replica%d", number);
  return name;
}

const sr_mesh *sr_mesh_in_replicas(sr_partitioner *p, const sr_mesh *mesh) {
  if (p->replicas == 1)
    return mesh;
  int64_t size = mesh->device_count, count = p->replicas * size;
  sr_mesh *made = SR_NEW(p->arena, sr_mesh);
  sr_mesh_axis *axes = SR_NEW_ARRAY(p->arena, sr_mesh_axis, mesh->axis_count + 1);
  int64_t *devices = SR_NEW_ARRAY(p->arena, int64_t, count);
  axes[0] = (sr_mesh_axis){.name = replica_name(p, mesh), .size = p->replicas};
  for (int32_t a = 0; a < mesh->axis_count; a++)
    axes[a + 1] = mesh->axes[a];
  for (int64_t i = 0; i < count; i++)
    devices[i] = i / size * p->partitions + sr_mesh_device(mesh, i % size);
  bool plain = size == p->partitions && !mesh->device_ids;
  *made = (sr_mesh){.name = mesh->name,
                    .axis_count = mesh->axis_count + 1,
                    .axes = axes,
                    .device_count = count,
                    .device_ids = plain ? NULL : devices};
  return made;
}

sr_status sr_count_devices(sr_partitioner *p) {
  const sr_module *module = p->module;
  int64_t replicas = sr_module_int(module, "mhlo.num_replicas", 1);
  int64_t partitions = sr_module_int(module, "mhlo.num_partitions", 0);
  if (partitions == 0) {
    partitions = 1;
    for (size_t i = 0; i < module->mesh_count; i++) {
      int64_t devices = devices_up_to(module->meshes[i].mesh);
      partitions = devices > partitions ? devices : partitions;
    }
  }
  if (replicas < 1 || partitions < 1)
    return sr_partitioner_fail(
        p, NULL, SR_ERR_INVALID,
        "mhlo.num_replicas = %lld and mhlo.num_partitions = %lld: both have to be "
        "at least 1",
        (long long)replicas, (long long)partitions);
  if (__builtin_mul_overflow(replicas, partitions, &p->device_count) ||
      p->device_count > SR_MAX_DEVICES)
    return sr_partitioner_fail(
        p, NULL, SR_ERR_INVALID,
        "the program is for %lld replicas of %lld partitions; at most %d devices "
        "are supported",
        (long long)replicas, (long long)partitions, SR_MAX_DEVICES);
  p->replicas = replicas;
  p->partitions = partitions;
  p->mesh = sr_mesh_in_replicas(p, whole_mesh(p));
  return SR_OK;
}

/* ---- meshes ---------------------------------------------------------------------------------- */

static const char *mesh_name(sr_partitioner *p, const sr_mesh *mesh) {
  return mesh->name ? sr_arena_printf(p->arena, "mesh @%s", mesh->name) : "the mesh here";
}

/* Returns the mesh in p->meshes that equals `mesh`. If there is none, adds `mesh` and returns it. A
 * mesh with a name is always added, without a comparison. */
static const sr_mesh *enter_mesh(sr_partitioner *p, const sr_mesh *mesh) {
  for (size_t i = 0; !mesh->name && i < p->meshes.count; i++)
    if (sr_mesh_equal(p->meshes.items[i], mesh))
      return p->meshes.items[i];
  SR_PUSH(p->arena, &p->meshes, mesh);
  return mesh;
}

static sr_status check_devices(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh) {
  if (mesh->device_count > p->partitions)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "%s has %lld devices, but %s for %lld (mhlo.num_partitions)",
                               mesh_name(p, mesh), (long long)mesh->device_count,
                               p->replicas > 1 ? "each replica of the module is" : "the module is",
                               (long long)p->partitions);
  if (!names_partitions(p, mesh))
    return sr_partitioner_fail(
        p, op, SR_ERR_INVALID,
        "the device_ids of %s have to be numbers from 0 to %lld, each once at most",
        mesh_name(p, mesh), (long long)(p->partitions - 1));
  return SR_OK;
}

sr_status sr_resolve_mesh(sr_partitioner *p, const sr_op *op, const char *name,
                          const sr_mesh *inlined, const sr_mesh **out_mesh) {
  const sr_mesh *mesh = inlined ? inlined : sr_module_mesh(p->module, name);
  *out_mesh = NULL;
  if (!mesh)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID, "there is no mesh @%s in the module", name);
  if (mesh->device_count == 0) /* a sharding on the empty mesh states nothing */
    return SR_OK;
  const int64_t key = (int64_t)(intptr_t)mesh;
  const sr_mesh **known = (const sr_mesh **)sr_memo_at(p->arena, &p->made.meshes, &key, 1);
  if (!*known) {
    SR_TRY(check_devices(p, op, mesh));
    *known = enter_mesh(p, sr_mesh_in_replicas(p, mesh));
  }
  *out_mesh = *known;
  return SR_OK;
}

/* ---- shardings ------------------------------------------------------------------------------- */

sr_status sr_resolve_axis(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh, int32_t first,
                          const sr_axis_ref *ref, sr_shard_axis *out_axis) {
  for (int32_t a = first; a < mesh->axis_count; a++) {
    if (strcmp(mesh->axes[a].name, ref->name) != 0)
      continue;
    int64_t whole = mesh->axes[a].size;
    *out_axis = (sr_shard_axis){.axis = a, .pre = 1, .size = whole};
    if (ref->size == 0)
      return SR_OK;
    *out_axis = (sr_shard_axis){.axis = a, .pre = ref->pre, .size = ref->size};
    if (ref->pre < 1 || ref->size < 1 || ref->pre > whole || ref->size > whole ||
        whole % (ref->pre * ref->size) != 0)
      return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                                 "\"%s\":(%lld)%lld is no part of an axis of size %lld", ref->name,
                                 (long long)ref->pre, (long long)ref->size, (long long)whole);
    return SR_OK;
  }
  return sr_partitioner_fail(p, op, SR_ERR_INVALID, "%s has no axis \"%s\"", mesh_name(p, mesh),
                             ref->name);
}

static bool is_taken(const sr_attr *only, const char *name) {
  for (size_t i = 0; only && i < only->array.count; i++)
    if (strcmp(only->array.items[i]->string.data, name) == 0)
      return true;
  return !only;
}

/* Resolves the axes of one dimension. `used` lists the axes of the dimensions before it, because a
 * sharding may use an axis only once. Appends the axes of this dimension to `used`. */
static sr_status resolve_dim(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh,
                             const sr_axis_list *list, const sr_attr *only, sr_shard_axis *used,
                             int32_t *used_count, sr_shard_dim *out_dim) {
  *out_dim = (sr_shard_dim){0};
  for (int32_t i = 0; i < list->count; i++) {
    sr_shard_axis axis;
    SR_TRY(sr_resolve_axis(p, op, mesh, sr_first_partition_axis(p), &list->axes[i], &axis));
    if (!is_taken(only, list->axes[i].name))
      continue;
    if (sr_axes_meet(&(sr_shard_dim){used, *used_count}, &(sr_shard_dim){&axis, 1}))
      return sr_partitioner_fail(p, op, SR_ERR_INVALID, "the sharding uses the axis \"%s\" twice",
                                 list->axes[i].name);
    if (axis.size == 1) /* an axis of size 1 cuts nothing */
      continue;
    used[(*used_count)++] = axis;
    *out_dim = sr_axes_append(p->arena, out_dim, &(sr_shard_dim){&used[*used_count - 1], 1});
  }
  return SR_OK;
}

static bool names_axes(const sr_sharding_attr *written) {
  for (int32_t d = 0; d < written->rank; d++)
    if (written->dims[d].axes.count > 0)
      return true;
  return written->unreduced.count > 0;
}

sr_status sr_resolve_unreduced(sr_partitioner *p, const sr_op *op, const sr_attr *attr,
                               const sr_attr *only, const sr_mesh **out_mesh,
                               sr_shard_dim *out_axes) {
  *out_axes = (sr_shard_dim){0};
  const sr_axis_list *list =
      attr->kind == SR_ATTR_SHARDING ? &attr->sharding->unreduced : &(sr_axis_list){0};
  if (list->count == 0)
    return SR_OK;
  SR_TRY(sr_resolve_mesh(p, op, attr->sharding->mesh_name, attr->sharding->mesh, out_mesh));
  if (!*out_mesh)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "the sharding names axes of a mesh without axes");
  int32_t used = 0;
  sr_shard_axis *axes = SR_NEW_ARRAY(p->arena, sr_shard_axis, list->count);
  return resolve_dim(p, op, *out_mesh, list, only, axes, &used, out_axes);
}

sr_status sr_resolve_sharding(sr_partitioner *p, const sr_op *op, const sr_attr *attr, int32_t rank,
                              const sr_attr *only, const sr_sharding **out_sharding) {
  *out_sharding = NULL;
  if (attr->kind != SR_ATTR_SHARDING)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID, "a sharding of Shardy is expected here");
  const sr_sharding_attr *written = attr->sharding;
  const sr_mesh *mesh;
  SR_TRY(sr_resolve_mesh(p, op, written->mesh_name, written->mesh, &mesh));
  bool maximal = mesh && mesh->axis_count == sr_first_partition_axis(p);
  if (maximal && written->rank == 0) { /* the value is whole on one device, whatever its rank */
    const sr_sharding whole = sr_sharding_replicated(p->arena, mesh, rank);
    *out_sharding = sr_sharding_intern(p, &whole);
    return SR_OK;
  }
  if (written->rank != rank)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "a sharding of %d dimensions for a tensor of %d", (int)written->rank,
                               (int)rank);
  if (!mesh && names_axes(written))
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "the sharding names axes of a mesh without axes");
  if (!mesh)
    return SR_OK;
  int32_t count = written->unreduced.count, used = 0;
  for (int32_t d = 0; d < rank; d++)
    count += written->dims[d].axes.count;
  sr_shard_axis *axes = SR_NEW_ARRAY(p->arena, sr_shard_axis, count);
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, rank);
  for (int32_t d = 0; d < rank; d++)
    SR_TRY(resolve_dim(p, op, mesh, &written->dims[d].axes, only, axes, &used, &dims[d]));
  sr_shard_dim unreduced; /* resolved only to check that no dimension uses these axes, too */
  SR_TRY(resolve_dim(p, op, mesh, &written->unreduced, only, axes, &used, &unreduced));
  *out_sharding = sr_sharding_intern(p, &(sr_sharding){.mesh = mesh, .rank = rank, .dims = dims});
  return SR_OK;
}
