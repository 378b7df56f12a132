/*
 * Interns shardings, and expresses a sharding by the axes of another mesh, the target mesh.
 * Example: the mesh of [{"i"}] has one axis i=8, and the target mesh has x=2, y=4. If both meshes
 * list the devices in the same order, the sharding on the target mesh is [{"x", "y"}].
 *
 * The position of a device in a mesh is a number in mixed radix, with a digit for each axis. A
 * *mode* is such a digit, or the part of it that belongs to a part of an axis. The shard index of a
 * dimension often is a sum of modes of the device's position in the target mesh, each times a
 * weight. The parts of axes that belong to these modes, by falling weight, then are the sharding on
 * the target mesh.
 */
#include <stdlib.h>

#include "partitioner/core/axes.h"
#include "partitioner/core/groups.h"
#include "partitioner/core/partitioner.h"

/* ---- interned shardings ---------------------------------------------------------------------- */

static const sr_sharding *add_sharding(sr_partitioner *p, const sr_sharding *from) {
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, from->rank);
  for (int32_t d = 0; d < from->rank; d++) {
    size_t bytes = (size_t)from->dims[d].count * sizeof *dims[d].axes;
    dims[d] =
        (sr_shard_dim){sr_arena_copy(p->arena, from->dims[d].axes, bytes), from->dims[d].count};
  }
  sr_sharding *sharding = sr_arena_copy(p->arena, from, sizeof *from);
  sharding->dims = dims;
  SR_PUSH(p->arena, &p->shardings, sharding);
  return sharding;
}

const sr_sharding *sr_sharding_intern(sr_partitioner *p, const sr_sharding *sharding) {
  if (sr_sharding_is_replicated(sharding) && sharding->mesh->device_count == p->device_count)
    return NULL;
  p->key.count = 0;
  SR_PUSH(p->arena, &p->key, (int64_t)(intptr_t)sharding->mesh);
  for (int32_t d = 0; d < sharding->rank; d++)
    sr_axes_add_key(p->arena, &p->key, &sharding->dims[d]);
  const sr_sharding **place =
      (const sr_sharding **)sr_memo_at(p->arena, &p->made.shardings, p->key.items, p->key.count);
  if (!*place)
    *place = add_sharding(p, sharding);
  return *place;
}

/* ---- on another mesh ------------------------------------------------------------------------- */

/* A sharding, and the target mesh, by whose axes the sharding is to be expressed. */
typedef struct writing {
  sr_partitioner *p;
  const sr_sharding *sharding;
  const sr_mesh *mesh;
  const int64_t *places; /* position of each device in the mesh of `sharding` */
} writing;

/* A part of an axis. Neighbours along this part have shard indices that differ by `weight`. */
typedef struct mode {
  sr_shard_axis axis;
  int64_t weight;
} mode;

typedef SR_VECTOR(mode) mode_list;

/* Returns the index of the shard of dimension `dim` that the device at `position` of the target
 * mesh has. Returns -1 if the device is not in the mesh of w->sharding. */
static int64_t shard_at(const writing *w, int32_t dim, int64_t position) {
  int64_t own = w->places[sr_mesh_device(w->mesh, position)];
  return own < 0 ? -1 : sr_sharding_shard_index(w->sharding, dim, own);
}

/* Finds the parts of axis `axis` that determine the shard of dimension `dim`, the most minor part
 * first. Neighbours along the axis are `stride` positions apart. A part ends where the shard index
 * stops growing by equal steps. */
static void add_modes(const writing *w, int32_t dim, int32_t axis, int64_t stride,
                      mode_list *modes) {
  for (int64_t left = w->mesh->axes[axis].size, size; left > 1; left /= size) {
    int64_t weight = shard_at(w, dim, stride), count = 2;
    while (count < left && shard_at(w, dim, count * stride) == count * weight)
      count++;
    for (size = count; left % size != 0;)
      size--;
    if (size == 1) /* the shard index grows evenly along no part of the axis */
      return;
    sr_shard_axis shard = {.axis = axis, .pre = left / size, .size = size};
    if (weight > 0)
      SR_PUSH(w->p->arena, modes, ((mode){shard, weight}));
    stride *= size;
  }
}

static int by_weight(const void *a, const void *b) {
  const mode *x = a, *y = b;
  return (x->weight < y->weight) - (x->weight > y->weight);
}

/* Finds the axes of the target mesh that would cut dimension `dim` as w->sharding does. */
static sr_shard_dim find_axes(const writing *w, int32_t dim) {
  mode_list modes = {0};
  sr_shard_dim axes = {0};
  int64_t stride = 1;
  for (int32_t a = w->mesh->axis_count - 1; a >= 0; a--) {
    add_modes(w, dim, a, stride, &modes);
    stride *= w->mesh->axes[a].size;
  }
  if (modes.count > 0)
    qsort(modes.items, modes.count, sizeof *modes.items, by_weight);
  for (size_t i = 0; i < modes.count; i++)
    axes = sr_axes_append(w->p->arena, &axes, &(sr_shard_dim){&modes.items[i].axis, 1});
  return axes;
}

/* True if every device has the same shard under `made`, a sharding on the target mesh, as under
 * w->sharding. */
static bool is_written(const writing *w, const sr_sharding *made) {
  for (int32_t d = 0; d < made->rank; d++)
    if (sr_sharding_dim_shards(made, d) != sr_sharding_dim_shards(w->sharding, d))
      return false;
  for (int64_t i = 0; i < w->mesh->device_count; i++) {
    if (w->places[sr_mesh_device(w->mesh, i)] < 0)
      return false;
    for (int32_t d = 0; d < made->rank; d++)
      if (sr_sharding_shard_index(made, d, i) != shard_at(w, d, i))
        return false;
  }
  return true;
}

static const sr_sharding *write_on(sr_partitioner *p, const sr_sharding *sharding,
                                   const sr_mesh *mesh) {
  if (sharding->mesh->device_count != mesh->device_count)
    return NULL;
  const writing w = {p, sharding, mesh, sr_mesh_positions(p, sharding->mesh)};
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, sharding->rank);
  for (int32_t d = 0; d < sharding->rank; d++)
    dims[d] = find_axes(&w, d);
  const sr_sharding made = {.mesh = mesh, .rank = sharding->rank, .dims = dims};
  return is_written(&w, &made) ? sr_sharding_intern(p, &made) : NULL;
}

const sr_sharding *sr_sharding_on_mesh(sr_partitioner *p, const sr_sharding *sharding,
                                       const sr_mesh *mesh) {
  const int64_t key[] = {(int64_t)(intptr_t)sharding, (int64_t)(intptr_t)mesh};
  if (sharding->mesh == mesh)
    return sharding;
  const sr_sharding **place =
      (const sr_sharding **)sr_memo_at(p->arena, &p->made.on_mesh, key, sizeof key / sizeof *key);
  if (!*place) { /* write_on looks at every device, so its result is kept */
    const sr_sharding *made = write_on(p, sharding, mesh);
    *place = made ? made : sharding;
  }
  return (*place)->mesh == mesh ? *place : NULL;
}

bool sr_shardings_agree(sr_partitioner *p, const sr_sharding *a, const sr_sharding *b) {
  return a == b || (a && b && sr_sharding_on_mesh(p, a, b->mesh) == b);
}

/* ---- types of shards ------------------------------------------------------------------------- */

const sr_type *sr_shard_type(sr_partitioner *p, const sr_type *type, const sr_sharding *sharding) {
  if (!sharding)
    return type;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank; d++)
    dims[d] = sr_shard_size(type->dims[d], sr_sharding_dim_shards(sharding, d));
  return sr_type_tensor(p->module, type->dtype, type->rank, dims);
}
