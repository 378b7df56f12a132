/*
 * Arithmetic on shardings. A mesh is a row-major grid, so the position of a device is a number in
 * mixed radix, with one digit for each axis. An axis may be split into [pre, size, rest]; its
 * middle part then has a digit, too. Such a digit is called a mode here. Take the modes of the axes
 * that cut a dimension, from major to minor: they are the digits of the index of the device's
 * shard.
 */
#include "sharding/sharding.h"

#include <string.h>

#include "base/status.h"

int64_t sr_shard_axis_stride(const sr_mesh *mesh, const sr_shard_axis *axis) {
  int64_t stride = mesh->axes[axis->axis].size / (axis->pre * axis->size);
  for (int32_t a = mesh->axis_count - 1; a > axis->axis; a--)
    stride *= mesh->axes[a].size;
  return stride;
}

/* Returns the mode (the digit of `position`) along `axis`. */
static int64_t axis_mode(const sr_mesh *mesh, const sr_shard_axis *axis, int64_t position) {
  return position / sr_shard_axis_stride(mesh, axis) % axis->size;
}

sr_sharding sr_sharding_replicated(sr_arena *arena, const sr_mesh *mesh, int32_t rank) {
  return (sr_sharding){.mesh = mesh, .rank = rank, .dims = SR_NEW_ARRAY(arena, sr_shard_dim, rank)};
}

int64_t sr_shard_dim_shards(const sr_shard_dim *dim) {
  int64_t shards = 1;
  for (int32_t i = 0; i < dim->count; i++)
    shards *= dim->axes[i].size;
  return shards;
}

int64_t sr_sharding_dim_shards(const sr_sharding *sharding, int32_t dim) {
  return sr_shard_dim_shards(&sharding->dims[dim]);
}

int64_t sr_sharding_shard_count(const sr_sharding *sharding) {
  int64_t count = 1;
  for (int32_t d = 0; d < sharding->rank; d++)
    count *= sr_sharding_dim_shards(sharding, d);
  return count;
}

bool sr_sharding_is_replicated(const sr_sharding *sharding) {
  return sr_sharding_shard_count(sharding) == 1;
}

int64_t sr_sharding_shard_index(const sr_sharding *sharding, int32_t dim, int64_t position) {
  const sr_shard_dim *axes = &sharding->dims[dim];
  int64_t shard = 0;
  for (int32_t i = 0; i < axes->count; i++)
    shard = shard * axes->axes[i].size + axis_mode(sharding->mesh, &axes->axes[i], position);
  return shard;
}

/* True if, in every dimension, the device at `position_a` has the same shard under `a` as the
 * device at `position_b` under `b`. */
static bool shards_agree(const sr_sharding *a, int64_t position_a, const sr_sharding *b,
                         int64_t position_b) {
  for (int32_t d = 0; d < a->rank; d++)
    if (sr_sharding_shard_index(a, d, position_a) != sr_sharding_shard_index(b, d, position_b))
      return false;
  return true;
}

bool sr_sharding_equal(const sr_sharding *a, const sr_sharding *b) {
  if (a->rank != b->rank || a->mesh->device_count != b->mesh->device_count)
    return false;
  for (int32_t d = 0; d < a->rank; d++)
    if (sr_sharding_dim_shards(a, d) != sr_sharding_dim_shards(b, d))
      return false;
  for (int64_t i = 0; i < a->mesh->device_count; i++) {
    int64_t device = sr_mesh_device(a->mesh, i);
    /* Two meshes nearly always have the same device at position i. Search only if they do not. */
    int64_t j = sr_mesh_device(b->mesh, i) == device ? i : sr_mesh_position(b->mesh, device);
    if (j < 0 || !shards_agree(a, i, b, j))
      return false;
  }
  return true;
}

bool sr_sharding_divides(const sr_sharding *sharding, const int64_t *dims) {
  for (int32_t d = 0; d < sharding->rank; d++)
    if (dims[d] % sr_sharding_dim_shards(sharding, d) != 0)
      return false;
  return true;
}

int64_t sr_sharding_base(const sr_sharding *sharding, int32_t dim, int64_t position) {
  const sr_mesh *mesh = sharding->mesh;
  int64_t base = position;
  for (int32_t i = 0; i < sharding->dims[dim].count; i++) {
    const sr_shard_axis *axis = &sharding->dims[dim].axes[i];
    base -= axis_mode(mesh, axis, position) * sr_shard_axis_stride(mesh, axis);
  }
  return base;
}

int64_t sr_sharding_position(const sr_sharding *sharding, int64_t position, const int64_t *shards) {
  const sr_mesh *mesh = sharding->mesh;
  for (int32_t d = 0; d < sharding->rank; d++) {
    int64_t left = shards[d];
    for (int32_t i = sharding->dims[d].count; i-- > 0;) {
      const sr_shard_axis *axis = &sharding->dims[d].axes[i];
      int64_t mode = left % axis->size;
      left /= axis->size;
      position += (mode - axis_mode(mesh, axis, position)) * sr_shard_axis_stride(mesh, axis);
    }
  }
  return position;
}

/* True if the device at `position` has the first copy of its shard: `position` has index 0 along
 * all axes that cut no dimension. */
static bool is_first_copy(const sr_sharding *sharding, int64_t position) {
  for (int32_t d = 0; d < sharding->rank; d++)
    position = sr_sharding_base(sharding, d, position);
  return position == 0;
}

sr_shard sr_sharding_shard(const sr_sharding *sharding, const int64_t *dims, int64_t device) {
  SR_ASSERT(sharding->rank <= SR_MAX_RANK);
  sr_shard shard = {.primary = false};
  int64_t position = sr_mesh_position(sharding->mesh, device);
  if (position < 0)
    return shard;
  bool empty = false;
  for (int32_t d = 0; d < sharding->rank; d++) {
    int64_t shards = sr_sharding_dim_shards(sharding, d);
    int64_t chunk = sr_shard_size(dims[d], shards);
    int64_t start = sr_sharding_shard_index(sharding, d, position) * chunk;
    shard.start[d] = start < dims[d] ? start : dims[d];
    int64_t left = dims[d] - shard.start[d];
    shard.size[d] = left < chunk ? left : chunk;
    empty = empty || shard.size[d] == 0;
  }
  shard.primary = !empty && is_first_copy(sharding, position);
  return shard;
}

void sr_sharding_groups(sr_arena *arena, const sr_sharding *sharding, int32_t dim,
                        int64_t *out_devices) {
  const int64_t devices = sharding->mesh->device_count,
                shards = sr_sharding_dim_shards(sharding, dim);
  /* [position of a group's first device]: row of the group */
  int64_t *row = SR_NEW_ARRAY(arena, int64_t, devices);
  int64_t rows = 0;
  for (int64_t i = 0; i < devices; i++) {
    const int64_t base = sr_sharding_base(sharding, dim, i);
    if (base == i)
      row[i] = rows++; /* the group's first device: it has shard 0 of `dim` */
    out_devices[row[base] * shards + sr_sharding_shard_index(sharding, dim, i)] =
        sr_mesh_device(sharding->mesh, i);
  }
}

void sr_shard_dim_print(sr_text *text, const sr_mesh *mesh, const sr_shard_dim *dim) {
  sr_text_char(text, '{');
  for (int32_t i = 0; i < dim->count; i++) {
    const sr_shard_axis *axis = &dim->axes[i];
    const sr_mesh_axis *whole = &mesh->axes[axis->axis];
    sr_text_string(text, i ? ", " : "");
    sr_text_mlir_string(text, whole->name, strlen(whole->name));
    if (axis->size != whole->size)
      sr_text_printf(text, ":(%lld)%lld", (long long)axis->pre, (long long)axis->size);
  }
  sr_text_char(text, '}');
}

const char *sr_sharding_printed(sr_arena *arena, const sr_sharding *sharding) {
  sr_text text = {.arena = arena};
  sr_text_char(&text, '<');
  if (sharding->mesh->name) {
    sr_text_mlir_symbol(&text, sharding->mesh->name);
  } else {
    sr_text_string(&text, "mesh");
    sr_mesh_print(&text, sharding->mesh);
  }
  sr_text_string(&text, ", [");
  for (int32_t d = 0; d < sharding->rank; d++) {
    sr_text_string(&text, d ? ", " : "");
    sr_shard_dim_print(&text, sharding->mesh, &sharding->dims[d]);
  }
  sr_text_string(&text, "]>");
  return sr_text_get(&text);
}
