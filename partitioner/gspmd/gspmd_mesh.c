/*
 * Converts the tiles of GSPMD shardings to axes of a mesh. Along a dimension of the tiles, device
 * numbers differ in one or several modes (number / stride % size). In {devices=[2,4]<=[8]}, the
 * tile dimension of size 2 has the mode of stride 4, and that of size 4 the mode of stride 1. The
 * axes of the mesh lie between the strides of all modes: here, an axis of size 2 at stride 4, and
 * an axis of size 4 at stride 1.
 */
#include <stdlib.h>
#include <string.h>

#include "partitioner/gspmd/gspmd.h"

typedef SR_VECTOR(sr_gspmd_mode) mode_list;

/* ---- tiles as modes -------------------------------------------------------------------------- */

/*
 * Finds the modes of a sharding whose devices are a transposed iota, such as [4,2]<=[2,4]T(1,0).
 * Divides the dimensions of the iota among the tile dimensions, major to minor. The modes of a tile
 * dimension are whole dimensions of the iota, or a factor of one. Returns false if this is
 * impossible, as for [3,2]<=[2,3].
 */
static bool deal(sr_arena *arena, const sr_gspmd_sharding *sharding, mode_list *modes) {
  int64_t sizes[SR_GSPMD_MAX_TILES], strides[SR_GSPMD_MAX_TILES], stride = 1;
  for (int32_t d = sharding->dim_count; d-- > 0; stride *= sharding->dims[d])
    strides[d] = stride;
  memcpy(sizes, sharding->dims, sizeof sizes);
  int32_t next = 0;
  for (int32_t t = 0; t < sharding->tile_count; t++)
    for (int64_t left = sharding->tiles[t]; left > 1;) {
      int32_t d = sharding->order[next];
      int64_t taken = left % sizes[d] == 0 ? sizes[d] : sizes[d] % left == 0 ? left : 0;
      if (taken == 0)
        return false;
      sizes[d] /= taken;
      if (taken > 1)
        SR_PUSH(arena, modes, ((sr_gspmd_mode){t, taken, strides[d] * sizes[d]}));
      next += sizes[d] == 1;
      left /= taken;
    }
  return true;
}

/* Lists the devices of the sharding, row-major over its tiles. */
static const int64_t *list_devices(sr_arena *arena, const sr_gspmd_sharding *sharding,
                                   int64_t count) {
  if (sharding->devices)
    return sharding->devices;
  int64_t *devices = SR_NEW_ARRAY(arena, int64_t, count);
  int64_t strides[SR_GSPMD_MAX_TILES], stride = 1;
  for (int32_t d = sharding->dim_count; d-- > 0; stride *= sharding->dims[d])
    strides[d] = stride;
  for (int64_t i = 0; i < count; i++) {
    int64_t left = i;
    for (int32_t d = sharding->dim_count; d-- > 0;) {
      int32_t from = sharding->order[d];
      devices[i] += left % sharding->dims[from] * strides[from];
      left /= sharding->dims[from];
    }
  }
  return devices;
}

/* Looks at `count` entries of `devices`: 0, step, 2 * step, ... Finds how many of the first entries
 * grow by equal amounts. Returns the largest divisor of `count` up to that number. Example: the
 * entries 0, 2, 4, 6, 1, 3, 5, 7 give 4. */
static int64_t run_of(const int64_t *devices, int64_t count, int64_t step) {
  int64_t stride = devices[step], run = 2;
  while (run < count && devices[run * step] == run * stride)
    run++;
  while (count % run != 0)
    run--;
  return run;
}

/* Guesses the modes of a sharding with a list of devices, from the first entries of the list along
 * each tile dimension. Returns false if these entries are not those of modes. */
static bool guess(sr_arena *arena, const sr_gspmd_sharding *sharding, int64_t count,
                  mode_list *modes) {
  int64_t step = count;
  for (int32_t t = 0; t < sharding->tile_count; t++) {
    step /= sharding->tiles[t];
    size_t first = modes->count;
    int64_t inner = step;
    for (int64_t left = sharding->tiles[t]; left > 1;) {
      int64_t run = run_of(sharding->devices, left, inner);
      if (run == 1)
        return false;
      SR_PUSH(arena, modes, ((sr_gspmd_mode){t, run, sharding->devices[inner]}));
      inner *= run;
      left /= run;
    }
    for (size_t a = first, b = modes->count; a + 1 < b; a++) { /* the modes were found minor to
                                                                * major */
      sr_gspmd_mode swapped = modes->items[a];
      modes->items[a] = modes->items[--b];
      modes->items[b] = swapped;
    }
  }
  return true;
}

static int by_stride(const void *a, const void *b) {
  const sr_gspmd_mode *x = a, *y = b;
  return (x->stride > y->stride) - (x->stride < y->stride);
}

/* True if the modes are the digits of all numbers below `count` in mixed radix: each stride is the
 * product of the sizes of all modes with smaller strides. */
static bool are_modes(sr_arena *arena, const mode_list *modes, int64_t count) {
  if (modes->count == 0)
    return count == 1;
  size_t bytes = modes->count * sizeof *modes->items;
  sr_gspmd_mode *sorted = sr_arena_copy(arena, modes->items, bytes);
  qsort(sorted, modes->count, sizeof *sorted, by_stride);
  int64_t stride = 1;
  for (size_t i = 0; i < modes->count; i++) {
    if (sorted[i].stride != stride)
      return false;
    stride *= sorted[i].size;
  }
  return stride == count;
}

static bool list_is(const int64_t *devices, const mode_list *modes, int64_t count) {
  for (int64_t i = 0; i < count; i++) {
    int64_t left = i, device = 0;
    for (size_t d = modes->count; d-- > 0;) {
      device += left % modes->items[d].size * modes->items[d].stride;
      left /= modes->items[d].size;
    }
    if (devices[i] != device)
      return false;
  }
  return true;
}

static int by_number(const void *a, const void *b) {
  const int64_t *x = a, *y = b;
  return (*x > *y) - (*x < *y);
}

/* Sorts the `positions` of devices that hold copies of one shard, because the order of copies does
 * not matter. */
static void sort_copies(const sr_gspmd_sharding *sharding, int64_t count, int64_t *positions) {
  int64_t copies = sharding->tiles[sharding->tile_count - 1];
  for (int64_t i = 0; i < count; i += copies)
    qsort(&positions[i], (size_t)copies, sizeof *positions, by_number);
}

/*
 * Finds the tiles of the sharding as modes of positions in the list of devices `order`, or of
 * device numbers if `order` is NULL. If `in_order` is true, devices that hold copies of one shard
 * are sorted first. Returns false if there are no such modes.
 */
static bool count_in(sr_arena *arena, const sr_gspmd_sharding *sharding, const int64_t *order,
                     bool in_order, int64_t count, mode_list *modes) {
  sr_gspmd_sharding listed = *sharding;
  const int64_t *devices = list_devices(arena, sharding, count);
  int64_t *places = SR_NEW_ARRAY(arena, int64_t, count);
  int64_t *positions = SR_NEW_ARRAY(arena, int64_t, count);
  for (int64_t i = 0; i < count; i++)
    places[order ? order[i] : i] = i;
  for (int64_t i = 0; i < count; i++)
    positions[i] = places[devices[i]];
  if (in_order)
    sort_copies(sharding, count, positions);
  listed.devices = positions;
  modes->count = 0;
  return guess(arena, &listed, count, modes) && are_modes(arena, modes, count) &&
         list_is(positions, modes, count);
}

/* Finds the tiles of the sharding as modes of device numbers, or else of positions in a mesh that
 * was entered before. `in_order` is as for count_in. Returns false if there are no such modes. */
static bool count_in_any(sr_gspmd *gspmd, const sr_gspmd_sharding *sharding, bool in_order,
                         const int64_t **out_order, mode_list *modes) {
  sr_arena *arena = gspmd->p->arena;
  int64_t count = gspmd->p->partitions;
  *out_order = NULL;
  if (count_in(arena, sharding, NULL, in_order, count, modes))
    return true;
  for (size_t i = 0; i < gspmd->meshes.count; i++) {
    *out_order = gspmd->meshes.items[i]->devices;
    if (*out_order && count_in(arena, sharding, *out_order, in_order, count, modes))
      return true;
  }
  return false;
}

sr_gspmd_modes sr_gspmd_count(sr_gspmd *gspmd, const sr_gspmd_sharding *sharding) {
  sr_arena *arena = gspmd->p->arena;
  int32_t last = sharding->tile_count - 1;
  bool copied = last >= sharding->rank && sharding->rests[last] == SR_GSPMD_COPIES;
  int64_t device_count = gspmd->p->partitions;
  const int64_t *order;
  mode_list modes = {0};
  if (!sharding->devices && deal(arena, sharding, &modes))
    return (sr_gspmd_modes){NULL, modes.count, modes.items};
  if (count_in_any(gspmd, sharding, false, &order, &modes) ||
      (copied && count_in_any(gspmd, sharding, true, &order, &modes)))
    return (sr_gspmd_modes){order, modes.count, modes.items};
  modes.count = 0;
  int64_t stride = device_count;
  for (int32_t t = 0; t < sharding->tile_count; t++) {
    stride /= sharding->tiles[t];
    if (sharding->tiles[t] > 1)
      SR_PUSH(arena, &modes, ((sr_gspmd_mode){t, sharding->tiles[t], stride}));
  }
  return (sr_gspmd_modes){list_devices(arena, sharding, device_count), modes.count, modes.items};
}

/* ---- meshes ---------------------------------------------------------------------------------- */

static bool same_devices(const sr_gspmd *gspmd, const int64_t *a, const int64_t *b) {
  size_t bytes = (size_t)gspmd->p->partitions * sizeof *a;
  return a == b || (a && b && memcmp(a, b, bytes) == 0);
}

/* True if `cut` can be one of mesh->cuts: it divides each cut or is a multiple of it, and is
 * already known if the mesh is finished. Sets *out_known to true if `cut` is in mesh->cuts
 * already. */
static bool fits(const sr_gspmd_mesh *mesh, int64_t cut, bool *out_known) {
  *out_known = false;
  for (size_t i = 0; i < mesh->cuts.count; i++) {
    int64_t other = mesh->cuts.items[i];
    *out_known |= other == cut;
    if (cut % other != 0 && other % cut != 0)
      return false;
  }
  return *out_known || !mesh->mesh;
}

static bool all_fit(const sr_gspmd *gspmd, const sr_gspmd_mesh *mesh, const sr_gspmd_modes *modes) {
  bool known;
  for (size_t i = 0; i < modes->count; i++)
    if (!fits(mesh, modes->items[i].stride, &known) ||
        !fits(mesh, modes->items[i].stride * modes->items[i].size, &known))
      return false;
  return same_devices(gspmd, mesh->devices, modes->devices);
}

static void add_cut(const sr_gspmd *gspmd, sr_gspmd_mesh *mesh, int64_t cut) {
  bool known;
  if (!fits(mesh, cut, &known) || known)
    return;
  SR_PUSH(gspmd->p->arena, &mesh->cuts, cut);
  for (size_t i = mesh->cuts.count - 1; i > 0 && mesh->cuts.items[i - 1] > cut; i--) {
    mesh->cuts.items[i] = mesh->cuts.items[i - 1];
    mesh->cuts.items[i - 1] = cut;
  }
}

static void add_cuts(const sr_gspmd *gspmd, sr_gspmd_mesh *mesh, const sr_gspmd_modes *modes) {
  for (size_t i = 0; i < modes->count; i++) {
    add_cut(gspmd, mesh, modes->items[i].stride);
    add_cut(gspmd, mesh, modes->items[i].stride * modes->items[i].size);
  }
}

static sr_gspmd_mesh *add_mesh(sr_gspmd *gspmd, const int64_t *devices) {
  sr_gspmd_mesh *mesh = SR_NEW(gspmd->p->arena, sr_gspmd_mesh);
  mesh->devices = devices;
  SR_PUSH(gspmd->p->arena, &mesh->cuts, 1);
  SR_PUSH(gspmd->p->arena, &mesh->cuts, gspmd->p->partitions);
  SR_PUSH(gspmd->p->arena, &gspmd->meshes, mesh);
  return mesh;
}

void sr_gspmd_enter(sr_gspmd *gspmd, const sr_gspmd_modes *modes) {
  if (gspmd->meshes.count == 0)
    add_mesh(gspmd, NULL);
  for (size_t i = 0; i < gspmd->meshes.count; i++)
    if (all_fit(gspmd, gspmd->meshes.items[i], modes)) {
      add_cuts(gspmd, gspmd->meshes.items[i], modes);
      return;
    }
  add_cuts(gspmd, add_mesh(gspmd, modes->devices), modes);
}

static const sr_mesh *finish(sr_gspmd *gspmd, sr_gspmd_mesh *mesh) {
  if (mesh->mesh)
    return mesh->mesh;
  sr_arena *arena = gspmd->p->arena;
  int32_t count = (int32_t)mesh->cuts.count - 1;
  sr_mesh_axis *axes = SR_NEW_ARRAY(arena, sr_mesh_axis, count);
  for (int32_t i = 0; i < count; i++)
    axes[i] = (sr_mesh_axis){
        .name = sr_arena_printf(arena, "axis_%d", (int)i),
        .size = mesh->cuts.items[count - i] / mesh->cuts.items[count - i - 1],
    };
  mesh->mesh = SR_NEW(arena, sr_mesh);
  *mesh->mesh = (sr_mesh){.axis_count = count,
                          .axes = axes,
                          .device_count = gspmd->p->partitions,
                          .device_ids = mesh->devices};
  return mesh->mesh;
}

static bool are_axes(const sr_gspmd *gspmd, const sr_gspmd_mesh *mesh, size_t count,
                     const sr_gspmd_modes *const *modes) {
  for (size_t i = 0; i < count; i++)
    if (!all_fit(gspmd, mesh, modes[i]))
      return false;
  return true;
}

const sr_mesh *sr_gspmd_find_mesh(sr_gspmd *gspmd, const sr_mesh *preferred, size_t count,
                                  const sr_gspmd_modes *const *modes) {
  if (gspmd->meshes.count == 0)
    add_mesh(gspmd, NULL);
  for (size_t i = 0; preferred && i < gspmd->meshes.count; i++)
    if (gspmd->meshes.items[i]->mesh == preferred &&
        are_axes(gspmd, gspmd->meshes.items[i], count, modes))
      return preferred;
  for (size_t i = 0; i < gspmd->meshes.count; i++) {
    const sr_mesh *mesh = finish(gspmd, gspmd->meshes.items[i]);
    if (are_axes(gspmd, gspmd->meshes.items[i], count, modes))
      return mesh;
  }
  sr_gspmd_mesh *mesh = add_mesh(gspmd, count ? modes[0]->devices : NULL);
  for (size_t i = 0; i < count; i++) {
    if (!all_fit(gspmd, mesh, modes[i])) {
      gspmd->meshes.count--;
      return NULL;
    }
    add_cuts(gspmd, mesh, modes[i]);
  }
  return finish(gspmd, mesh);
}

sr_axis_list sr_gspmd_axes(sr_arena *arena, const sr_mesh *mesh, const sr_gspmd_modes *modes,
                           int32_t tile) {
  sr_axis_ref *axes = SR_NEW_ARRAY(arena, sr_axis_ref, mesh->axis_count);
  int32_t count = 0;
  for (size_t i = 0; i < modes->count; i++) {
    const sr_gspmd_mode *mode = &modes->items[i];
    if (mode->tile != tile)
      continue;
    int64_t above = mesh->device_count; /* product of the sizes of axis `a` and the later ones */
    for (int32_t a = 0; a < mesh->axis_count; above /= mesh->axes[a++].size) {
      int64_t stride = above / mesh->axes[a].size;
      if (stride >= mode->stride && above <= mode->stride * mode->size)
        axes[count++] = (sr_axis_ref){.name = mesh->axes[a].name, .pre = 1};
    }
  }
  return (sr_axis_list){.axes = axes, .count = count};
}
