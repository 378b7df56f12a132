/* Computes where windows start, and slices a device's window from elements that the device already
 * has. */
#include <string.h>

#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/reshard/reshard.h"

sr_window sr_shard_window(const sr_type *whole, const sr_sharding *sharding, int32_t dim) {
  int64_t chunk = sr_shard_size(whole->dims[dim], sr_dim_shards(sharding, dim));
  return (sr_window){.first = 0, .step = chunk, .size = chunk, .loose = true};
}

int64_t sr_window_start(const sr_window *w, int64_t shard) {
  return sr_transfer_region_start((int64_t[]){[SR_REGION_FIRST] = w->first,
                                              [SR_REGION_STEP] = w->step,
                                              [SR_REGION_SIZE] = w->size,
                                              [SR_REGION_DIVISOR] = sr_max(w->divisor, 1),
                                              [SR_REGION_SHARES] = sr_max(w->shares, 1)},
                                  shard);
}

sr_window sr_window_from(int64_t first, int64_t step, int64_t divisor, int64_t size) {
  if (step % divisor != 0)
    return (sr_window){.first = first, .step = step, .size = size, .divisor = divisor};
  return (sr_window){
      .first = sr_floor_divide(first, divisor), .step = step / divisor, .size = size};
}

sr_value *sr_window_start_scalar(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                                 const sr_window *window, int64_t offset, sr_dtype dtype) {
  SR_ASSERT(window->shares <= 1);
  if (window->divisor <= 1)
    return sr_scalar_affine(p, sharding, dim, window->step, window->first + offset, dtype);
  const sr_division division = {window->first, window->step, window->divisor};
  return sr_scalar_quotient(p, sharding, dim, &division, offset, dtype);
}

/* Finds how far windows reach beyond the array: *out_low elements before its first element,
 * *out_high elements behind its last. Both are maxima over all `shards` windows. */
static void overhang(const sr_window *w, int64_t shards, int64_t size, int64_t *out_low,
                     int64_t *out_high) {
  int64_t first = sr_window_start(w, 0), last = sr_window_start(w, shards - 1);
  *out_low = sr_max(0, -sr_min(first, last));
  *out_high = sr_max(0, sr_max(first, last) + w->size - size);
}

bool sr_window_is_inside(const sr_window *window, int64_t shards, int64_t size) {
  int64_t low, high;
  overhang(window, shards, size, &low, &high);
  return low == 0 && high == 0;
}

sr_dtype sr_window_dtype(const sr_window *window, int64_t shards, int64_t size) {
  int64_t low, high;
  overhang(window, shards, size, &low, &high);
  return sr_max(size, sr_max(low, high)) > INT32_MAX / 2 ? SR_U64 : SR_U32;
}

/* ---- slicing from a device's own elements ---------------------------------------------------- */

/* Slices the device's window from `value`, the elements that the device has. Windows count elements
 * from the start of `value`. Elements of a window outside of `value` become 0. */
static sr_value *cut_out(sr_partitioner *p, sr_value *value, const sr_sharding *to,
                         const sr_window *windows, sr_op *before) {
  const sr_builder b = sr_partitioner_builder(p, before);
  const sr_type *type = value->type;
  int64_t low[SR_MAX_RANK], high[SR_MAX_RANK], sizes[SR_MAX_RANK];
  sr_value *starts[SR_MAX_RANK];
  sr_dtype dtype = SR_U32;
  for (int32_t d = 0; d < type->rank; d++)
    if (sr_window_dtype(&windows[d], sr_dim_shards(to, d), type->dims[d]) == SR_U64)
      dtype = SR_U64;
  bool all = true;
  for (int32_t d = 0; d < type->rank; d++) {
    const sr_window *w = &windows[d];
    overhang(w, sr_dim_shards(to, d), type->dims[d], &low[d], &high[d]);
    sizes[d] = w->size;
    starts[d] = sr_window_start_scalar(p, to, d, w, low[d], dtype);
    all &= w->size == type->dims[d] + low[d] + high[d];
  }
  sr_value *wide = sr_build_pad(&b, value, NULL, low, high, NULL);
  return all ? wide : sr_build_dynamic_slice(&b, wide, starts, sizes);
}

/* ---- views ----------------------------------------------------------------------------------- */

sr_view sr_view_all(sr_value *source, const sr_type *whole, const sr_sharding *sharding,
                    sr_patch *room) {
  *room = (sr_patch){0};
  memcpy(room->size, whole->dims, (size_t)whole->rank * sizeof *room->size);
  return (sr_view){
      .source = source, .whole = whole, .sharding = sharding, .patches = room, .count = 1};
}

void sr_view_add_key(sr_partitioner *p, const sr_view *view, int32_t dim) {
  for (int32_t k = 0; k < view->count; k++) {
    SR_PUSH(p->arena, &p->key, view->patches[k].from[dim]);
    SR_PUSH(p->arena, &p->key, view->patches[k].to[dim]);
    SR_PUSH(p->arena, &p->key, view->patches[k].size[dim]);
  }
}

/* Translates `window`, a window of the view, into a window of the source that `patch` copies from.
 * If `chunk` is above 0, it is the size of the device's shard of the source along `dim`. The result
 * then counts elements from the start of that shard. */
static sr_window window_behind(const sr_window *window, const sr_patch *patch, int32_t dim,
                               int64_t chunk) {
  int64_t divisor = sr_max(window->divisor, 1);
  sr_window moved = *window;
  moved.first += (patch->from[dim] - patch->to[dim]) * divisor;
  moved.step -= chunk * divisor;
  return moved;
}

/* True if a slice of the source along `dim` may have to be masked. The slice can reach beyond the
 * view's first patch, into other elements or padding of the source, where the window needs
 * zeros. */
static bool may_see_others(const sr_view *view, const sr_window *window, int32_t dim) {
  int64_t size = view->whole->dims[dim];
  return (!window->loose || view->holes) &&
         (view->patches[0].size[dim] != size || size % sr_dim_shards(view->sharding, dim) != 0);
}

sr_value *sr_view_cut_out(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                          const sr_window *windows, sr_op *before) {
  const sr_patch *patch = &view->patches[0];
  const sr_type *whole = view->whole;
  sr_window own[SR_MAX_RANK], inside[SR_MAX_RANK];
  bool others = false;
  for (int32_t d = 0; d < whole->rank; d++) {
    int64_t chunk = view->sharding
                        ? sr_shard_size(whole->dims[d], sr_sharding_dim_shards(view->sharding, d))
                        : 0;
    own[d] = window_behind(&windows[d], patch, d, chunk);
    inside[d] = (sr_window){0}; /* an empty window, which makes sr_mask_padding mask nothing along
                                 * this dimension */
    if (may_see_others(view, &windows[d], d)) {
      others = true;
      inside[d] = windows[d];
      inside[d].first -= patch->to[d] * sr_max(windows[d].divisor, 1);
    }
  }
  sr_value *made = cut_out(p, view->source, to, own, before);
  if (!others)
    return made;
  const sr_type *box = sr_type_tensor(p->module, whole->dtype, whole->rank, patch->size);
  const sr_type *scalar = sr_type_tensor(p->module, whole->dtype, 0, NULL);
  return sr_mask_padding(p, made, box, to, inside, sr_build_zeros(p, scalar, before), before);
}
