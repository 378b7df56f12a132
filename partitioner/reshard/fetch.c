/* Writes a fetch as the regions of a transfer table (transfer/transfer_table.h explains regions,
 * modes and positions). Mesh axes become modes. If positions of a mesh are not device numbers, a
 * list gives the device at each position. */
#include "partitioner/reshard/fetch.h"

#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/collective/collective.h"

sr_fetch sr_fetch_of(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before) {
  sr_fetch x = {.p = p, .view = view, .whole = view->whole, .to = to, .windows = windows};
  const sr_mesh *around = sr_op_manual_mesh(p, before);
  x.mesh = to ? to->mesh : around ? around : p->mesh;
  x.from = sr_sharding_on_mesh(p, view->sharding, x.mesh);
  x.from = x.from ? x.from : view->sharding;
  for (int32_t d = 0; d < x.whole->rank; d++)
    x.chunks[d] = sr_shard_size(x.whole->dims[d], sr_sharding_dim_shards(x.from, d));
  return x;
}

sr_fetch sr_fetch_of_windows(const sr_fetch *x, const sr_sharding *to, const sr_window *windows) {
  sr_fetch other = *x;
  other.to = to;
  other.windows = windows;
  return other;
}

/* ---- devices --------------------------------------------------------------------------------- */

/* The field `devices` of a transfer table (transfer/transfer_table.h). */
typedef struct device_list {
  const int64_t *list; /* [count]: device at each position; NULL: position i is device i */
  int64_t count;
} device_list;

/* Returns the own position among the sources (transfer/transfer_table.h) of the device at position
 * `target` of mesh `to`. It is the position of the device in mesh `from`. A device that is not in
 * `from` gets the position of another device of its replica; successive targets get successive
 * positions. */
static int64_t own_position(sr_partitioner *p, const sr_mesh *from, const sr_mesh *to,
                            int64_t target) {
  const int64_t device = sr_mesh_device(to, target), own = sr_mesh_positions(p, from)[device];
  const int64_t positions = from->device_count / p->replicas;
  return own >= 0 ? own : device / p->partitions * positions + target % positions;
}

static device_list *list_devices(sr_partitioner *p, const sr_mesh *from, const sr_mesh *to) {
  device_list *made = SR_NEW(p->arena, device_list);
  const int64_t sources = from->device_count, targets = to->device_count;
  if (sr_mesh_is_plain(from) && sr_mesh_is_plain(to) && targets <= sources)
    return made;
  made->count = from == to ? sources : sources + 2 * targets;
  int64_t *list = SR_NEW_ARRAY(p->arena, int64_t, made->count);
  made->list = list;
  for (int64_t i = 0; i < sources; i++)
    list[i] = sr_mesh_device(from, i);
  for (int64_t i = 0; from != to && i < targets; i++) {
    list[sources + i] = sr_mesh_device(to, i);
    list[sources + targets + i] = own_position(p, from, to, i);
  }
  return made;
}

static const device_list *devices_of(const sr_fetch *x) {
  sr_partitioner *p = x->p;
  const int64_t key[] = {(int64_t)(intptr_t)x->from->mesh, (int64_t)(intptr_t)x->mesh};
  device_list **place =
      (device_list **)sr_memo_at(p->arena, &p->made.device_lists, key, sizeof key / sizeof *key);
  if (!*place)
    *place = list_devices(p, x->from->mesh, x->mesh);
  return *place;
}

/* ---- numbers --------------------------------------------------------------------------------- */

typedef SR_VECTOR(int64_t) numbers;

static void push(const sr_fetch *x, numbers *to, const int64_t *from, size_t count) {
  for (size_t i = 0; i < count; i++)
    SR_PUSH(x->p->scratch, to, from[i]);
}

/* Appends `axes`, which are axes of `mesh`, as modes {list, size, stride} of list `list`. Adjacent
 * axes become one mode. Returns the number of modes. */
static int64_t push_modes(const sr_fetch *x, numbers *to, int64_t list, const sr_mesh *mesh,
                          const sr_shard_dim *axes) {
  int64_t count = 0;
  for (int32_t i = 0; i < axes->count; i++) {
    const sr_shard_axis *axis = &axes->axes[i];
    const int64_t stride = sr_shard_axis_stride(mesh, axis);
    int64_t *last = to->items + to->count - SR_MODE_NUMBERS;
    if (axis->size == 1)
      continue;
    if (count > 0 && last[2] == axis->size * stride) {
      last[1] *= axis->size;
      last[2] = stride;
      continue;
    }
    push(x, to, (int64_t[]){list, axis->size, stride}, SR_MODE_NUMBERS);
    count++;
  }
  return count;
}

/* Appends the modes of all lists, and writes their number into the head of the encoding. If there
 * are modes that select among copies of a shard, also writes the number of devices per node into
 * the head, because targets prefer a copy on their own node. */
static void push_all_modes(const sr_fetch *x, numbers *to) {
  const int32_t rank = x->whole->rank;
  int64_t count = 0, distinguished = 0;
  for (int32_t d = 0; d < rank; d++)
    count += push_modes(x, to, d, x->from->mesh, &x->from->dims[d]);
  for (int32_t d = 0; x->to && d < rank; d++)
    count += push_modes(x, to, rank + d, x->mesh, &x->to->dims[d]);
  for (int32_t d = 0; d < rank; d++) {
    const sr_shard_dim copies = sr_axes_of_copies(x->p, x->from, x->to, d);
    distinguished += push_modes(x, to, 2 * rank + d, x->mesh, &copies);
  }
  to->items[2] = distinguished ? x->p->devices_per_node : 0;
  to->items[4] = count + distinguished;
}

/* Appends the numbers of the window along `dim`. Equal windows must give equal numbers. So the
 * divisor becomes 1 if it is not needed, and the step becomes 0 if all devices have the same
 * window. */
static void push_dim(const sr_fetch *x, numbers *to, int32_t dim) {
  const sr_window *own = &x->windows[dim];
  const bool is_one = sr_dim_shards(x->to, dim) <= sr_max(own->shares, 1);
  const int64_t step = is_one ? 0 : own->step;
  const sr_window w = sr_window_from(own->first, step, sr_max(own->divisor, 1), own->size);
  push(x, to,
       (int64_t[]){[SR_REGION_CHUNK] = x->chunks[dim],
                   [SR_REGION_FIRST] = w.first,
                   [SR_REGION_STEP] = w.step,
                   [SR_REGION_SIZE] = w.size,
                   [SR_REGION_DIVISOR] = sr_max(w.divisor, 1),
                   [SR_REGION_SHARES] = sr_max(own->shares, 1)},
       SR_REGION_NUMBERS);
}

static void push_patch(const sr_fetch *x, numbers *to, const sr_patch *patch) {
  const size_t rank = (size_t)x->whole->rank;
  const bool several = x->view->several;
  const int64_t chunk = several ? patch->chunk : rank > 0 ? x->chunks[x->view->along] : 0;
  push(x, to, (int64_t[]){chunk, several ? patch->offset : 0}, 2);
  push(x, to, patch->size, rank);
  push(x, to, patch->from, rank);
  push(x, to, patch->to, rank);
}

sr_transfer_table sr_fetch_table(const sr_fetch *x) {
  const int32_t rank = x->whole->rank;
  const device_list *devices = devices_of(x);
  numbers list = {0};
  push(x, &list,
       (int64_t[]){x->from->mesh->device_count, x->mesh->device_count, 0, x->view->along, 0,
                   x->view->count},
       SR_REGIONS_HEAD);
  for (int32_t d = 0; d < rank; d++)
    push_dim(x, &list, d);
  push_all_modes(x, &list);
  for (int32_t k = 0; k < x->view->count; k++)
    push_patch(x, &list, &x->view->patches[k]);
  sr_transfer_table table = {
      .rank = rank, .devices = devices->list, .device_count = devices->count};
  const bool is_read = sr_transfer_regions_read(rank, list.items, list.count, &table.regions);
  SR_ASSERT(is_read);
  return table;
}
