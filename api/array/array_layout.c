#include "api/array/array_layout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/sized.h"
#include "base/text.h"
#include "executor/io/element.h"
#include "sharding/device_lists.h"

/* ---- from the caller ------------------------------------------------------------------------- */

static sr_status read_type(sr_ctx *ctx, sr_arena *arena, const spmdrun_layout *layout,
                           sr_array_type *out) {
  const char *name = layout->dtype ? layout->dtype : "";
  out->dtype = sr_dtype_parse(name, strlen(name));
  if (out->dtype == SR_DTYPE_COUNT)
    return sr_fail(
        ctx, SR_ERR_INVALID,
        "layout: there is no dtype \"%s\"; dtypes are called as in StableHLO: \"f32\", \"i1\"",
        name);
  if (layout->rank < 0 || layout->rank > SR_MAX_RANK || (layout->rank > 0 && !layout->dims))
    return sr_fail(ctx, SR_ERR_INVALID, "layout: expected 0 to %d dimensions, not %d", SR_MAX_RANK,
                   layout->rank);
  out->rank = layout->rank;
  uint64_t bytes;
  for (int32_t d = 0; d < out->rank; d++)
    if (layout->dims[d] < 0)
      return sr_fail(ctx, SR_ERR_INVALID, "layout: dimension %d has the size %lld", (int)d,
                     (long long)layout->dims[d]);
  if (!sr_shape_bytes(out->rank, layout->dims, sr_dtype_get(out->dtype)->bytes, &bytes))
    return sr_fail(ctx, SR_ERR_INVALID, "layout: the array is larger than any memory");
  out->dims = sr_arena_copy(arena, layout->dims, (size_t)out->rank * sizeof *out->dims);
  return SR_OK;
}

static sr_status read_axes(sr_ctx *ctx, sr_arena *arena, const spmdrun_layout *layout,
                           sr_mesh *mesh) {
  if (layout->axis_count < 0 || (layout->axis_count > 0 && !layout->axes))
    return sr_fail(ctx, SR_ERR_INVALID, "layout: the mesh has %d axes", layout->axis_count);
  mesh->axis_count = layout->axis_count;
  mesh->axes = SR_NEW_ARRAY(arena, sr_mesh_axis, mesh->axis_count);
  mesh->device_count = 1;
  for (int32_t i = 0; i < mesh->axis_count; i++) {
    const char *name = layout->axes[i].name ? layout->axes[i].name : "";
    for (int32_t j = 0; j < i; j++)
      if (strcmp(mesh->axes[j].name, name) == 0)
        return sr_fail(ctx, SR_ERR_INVALID, "layout: the mesh has two axes \"%s\"", name);
    mesh->axes[i] = (sr_mesh_axis){.name = sr_arena_string(arena, name, strlen(name)),
                                   .size = layout->axes[i].size};
    if (mesh->axes[i].size < 1 || mesh->axes[i].size > SR_MAX_DEVICES / mesh->device_count)
      return sr_fail(ctx, SR_ERR_INVALID,
                     "layout: the mesh has fewer than 1 or more than %d devices", SR_MAX_DEVICES);
    mesh->device_count *= mesh->axes[i].size;
  }
  return SR_OK;
}

static int compare_ids(const void *a, const void *b) {
  const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return x < y ? -1 : x > y;
}

/* Reads the devices of the mesh, and how many devices have memory for the array. */
static sr_status read_devices(sr_ctx *ctx, sr_arena *arena, const spmdrun_layout *layout,
                              sr_mesh *mesh, int64_t *out_count) {
  int64_t last = mesh->device_count - 1;
  if (layout->devices) {
    const size_t count = (size_t)mesh->device_count, bytes = count * sizeof(int64_t);
    mesh->device_ids = sr_arena_copy(arena, layout->devices, bytes);
    int64_t *sorted = sr_arena_copy(arena, layout->devices, bytes);
    qsort(sorted, count, sizeof *sorted, compare_ids);
    last = sorted[count - 1];
    for (size_t i = 1; i < count; i++)
      if (sorted[i] == sorted[i - 1])
        return sr_fail(ctx, SR_ERR_INVALID, "layout: device %lld is twice in the mesh",
                       (long long)sorted[i]);
    if (sorted[0] < 0 || last >= SR_MAX_DEVICES)
      return sr_fail(ctx, SR_ERR_INVALID, "layout: there is no device %lld",
                     (long long)(sorted[0] < 0 ? sorted[0] : last));
  }
  *out_count = layout->device_count ? layout->device_count : last + 1;
  if (*out_count <= last || *out_count > SR_MAX_DEVICES)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "layout: memory on %lld devices is asked for, but the mesh reaches to device "
                   "%lld",
                   (long long)*out_count, (long long)last);
  return SR_OK;
}

/* Reads one axis of a cut: NAME or NAME:(PRE)SIZE. `length` is that of the text. */
static bool read_axis(const sr_mesh *mesh, const char *text, size_t length, sr_shard_axis *out) {
  for (int32_t i = 0; i < mesh->axis_count; i++) {
    const size_t name = strlen(mesh->axes[i].name);
    long long pre = 1, size = mesh->axes[i].size;
    int end = 0;
    if (name > length || memcmp(mesh->axes[i].name, text, name) != 0)
      continue;
    if (name < length && (sscanf(text + name, ":(%9lld)%9lld%n", &pre, &size, &end) != 2 ||
                          (size_t)end != length - name))
      continue;
    *out = (sr_shard_axis){.axis = i, .pre = pre, .size = size};
    return pre >= 1 && size >= 1 && mesh->axes[i].size % (pre * size) == 0;
  }
  return false;
}

/* True if two cuts use the same part of an axis. */
static bool overlap(const sr_shard_axis *a, const sr_shard_axis *b) {
  return a->axis == b->axis && a->pre < b->pre * b->size && b->pre < a->pre * a->size;
}

static sr_status read_cut(sr_ctx *ctx, sr_arena *arena, const sr_mesh *mesh, int32_t dim,
                          const char *text, sr_shard_dim *dims) {
  SR_VECTOR(sr_shard_axis) axes = {0};
  for (const char *at = text; *at;) {
    const size_t length = strcspn(at, ",");
    sr_shard_axis axis;
    if (!read_axis(mesh, at, length, &axis))
      return sr_fail(ctx, SR_ERR_INVALID,
                     "layout: dimension %d is cut by \"%.*s\", which is no axis of the mesh and no "
                     "part NAME:(PRE)SIZE of one",
                     (int)dim, (int)length, at);
    for (int32_t d = 0; d < dim; d++)
      for (int32_t i = 0; i < dims[d].count; i++)
        if (overlap(&axis, &dims[d].axes[i]))
          return sr_fail(ctx, SR_ERR_INVALID, "layout: dimensions %d and %d are cut by one axis",
                         (int)d, (int)dim);
    for (size_t i = 0; i < axes.count; i++)
      if (overlap(&axis, &axes.items[i]))
        return sr_fail(ctx, SR_ERR_INVALID, "layout: dimension %d is cut twice by one axis",
                       (int)dim);
    SR_PUSH(arena, &axes, axis);
    at += length + (at[length] == ',');
  }
  dims[dim] = (sr_shard_dim){axes.items, (int32_t)axes.count};
  return SR_OK;
}

sr_status sr_layout_read(sr_ctx *ctx, sr_arena *arena, const spmdrun_layout *given,
                         sr_array_type *out) {
  spmdrun_layout layout;
  *out = (sr_array_type){0};
  SR_TRY(sr_sized_read(ctx, "spmdrun_layout", given, &layout, sizeof layout));
  SR_TRY(read_type(ctx, arena, &layout, out));
  sr_mesh *mesh = SR_NEW(arena, sr_mesh);
  *mesh = (sr_mesh){0};
  SR_TRY(read_axes(ctx, arena, &layout, mesh));
  SR_TRY(read_devices(ctx, arena, &layout, mesh, &out->device_count));
  sr_shard_dim *dims = SR_NEW_ARRAY(arena, sr_shard_dim, out->rank);
  for (int32_t d = 0; d < out->rank; d++) {
    const char *cut = layout.cuts ? layout.cuts[d] : NULL;
    dims[d] = (sr_shard_dim){0};
    if (cut)
      SR_TRY(read_cut(ctx, arena, mesh, d, cut, dims));
  }
  out->sharding = (sr_sharding){mesh, out->rank, dims};
  return SR_OK;
}

/* ---- to the caller --------------------------------------------------------------------------- */

static const char *cut_text(sr_arena *arena, const sr_mesh *mesh, const sr_shard_dim *dim) {
  sr_text text = {.arena = arena};
  for (int32_t i = 0; i < dim->count; i++) {
    const sr_shard_axis *axis = &dim->axes[i];
    sr_text_printf(&text, "%s%s", i ? "," : "", mesh->axes[axis->axis].name);
    if (axis->size != mesh->axes[axis->axis].size)
      sr_text_printf(&text, ":(%lld)%lld", (long long)axis->pre, (long long)axis->size);
  }
  return sr_text_get(&text);
}

const spmdrun_layout *sr_layout_of(sr_arena *arena, const sr_array_type *type) {
  const sr_mesh *mesh = type->sharding.mesh;
  spmdrun_axis *axes = SR_NEW_ARRAY(arena, spmdrun_axis, mesh->axis_count);
  for (int32_t i = 0; i < mesh->axis_count; i++)
    axes[i] = (spmdrun_axis){sr_arena_string(arena, mesh->axes[i].name, strlen(mesh->axes[i].name)),
                             mesh->axes[i].size};
  const char **cuts = SR_NEW_ARRAY(arena, const char *, type->rank);
  for (int32_t d = 0; d < type->rank; d++)
    cuts[d] = cut_text(arena, mesh, &type->sharding.dims[d]);
  spmdrun_layout *layout = SR_NEW(arena, spmdrun_layout);
  *layout = (spmdrun_layout){
      .size = sizeof *layout,
      .dtype = sr_dtype_get(type->dtype)->name,
      .rank = type->rank,
      .dims = sr_arena_copy(arena, type->dims, (size_t)type->rank * sizeof *type->dims),
      .axis_count = mesh->axis_count,
      .axes = axes,
      .devices = mesh->device_ids ? sr_arena_copy(arena, mesh->device_ids,
                                                  (size_t)mesh->device_count * sizeof(int64_t))
                                  : NULL,
      .cuts = cuts,
      .device_count = type->device_count,
  };
  return layout;
}

const char *sr_layout_text(sr_arena *arena, const sr_array_type *type) {
  char shape[256];
  sr_text text = {.arena = arena};
  sr_text_string(&text, sr_shape_write(sr_dtype_get(type->dtype)->name, type->rank, type->dims,
                                       shape, sizeof shape));
  if (sr_sharding_is_replicated(&type->sharding)) {
    sr_text_printf(&text, " %s", sr_whole_on(arena, type->sharding.mesh, type->device_count));
    return sr_text_get(&text);
  }
  sr_text_string(&text, " [");
  for (int32_t d = 0; d < type->rank; d++) {
    sr_text_string(&text, d ? ", " : "");
    sr_shard_dim_print(&text, type->sharding.mesh, &type->sharding.dims[d]);
  }
  sr_text_printf(&text, "] on %lld devices", (long long)type->sharding.mesh->device_count);
  return sr_text_get(&text);
}

sr_array_type sr_array_type_of(const sr_array *array) {
  return (sr_array_type){array->dtype, array->rank, array->dims, array->sharding,
                         array->device_count};
}

const char *sr_array_text(sr_arena *arena, const sr_array *array) {
  const sr_array_type type = sr_array_type_of(array);
  return !arena || SR_ARENA_GUARD(arena) ? "an array" : sr_layout_text(arena, &type);
}
