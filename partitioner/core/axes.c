#include "partitioner/core/axes.h"

sr_shard_dim sr_axes_of_mesh(sr_arena *arena, const sr_mesh *mesh, int32_t first) {
  sr_shard_axis *axes = SR_NEW_ARRAY(arena, sr_shard_axis, mesh->axis_count - first);
  int32_t count = 0;
  for (int32_t a = first; a < mesh->axis_count; a++)
    if (mesh->axes[a].size > 1)
      axes[count++] = (sr_shard_axis){.axis = a, .pre = 1, .size = mesh->axes[a].size};
  return (sr_shard_dim){axes, count};
}

static bool same_axis(const sr_shard_axis *a, const sr_shard_axis *b) {
  return a->axis == b->axis && a->pre == b->pre && a->size == b->size;
}

sr_shard_dim sr_axes_of_sharding(sr_arena *arena, const sr_sharding *sharding) {
  sr_shard_dim all = {0};
  for (int32_t d = 0; sharding && d < sharding->rank; d++)
    all = sr_axes_append(arena, &all, &sharding->dims[d]);
  return all;
}

void sr_axes_add_key(sr_arena *arena, sr_memo_key *key, const sr_shard_dim *list) {
  SR_PUSH(arena, key, list->count);
  for (int32_t i = 0; i < list->count; i++) {
    SR_PUSH(arena, key, list->axes[i].axis);
    SR_PUSH(arena, key, list->axes[i].pre);
    SR_PUSH(arena, key, list->axes[i].size);
  }
}

bool sr_axes_equal(const sr_shard_dim *a, const sr_shard_dim *b) {
  if (a->count != b->count)
    return false;
  for (int32_t i = 0; i < a->count; i++)
    if (!same_axis(&a->axes[i], &b->axes[i]))
      return false;
  return true;
}

/* True if `a` and `b` are overlapping parts of one axis. A part ends at `pre` * `size`. Two parts
 * do not overlap if the end of one divides the `pre` of the other. Example in Shardy's notation
 * (pre)size, for an axis of size 6: (1)2 and (2)3 do not overlap; (1)2 and (3)2 do. */
static bool overlap(const sr_shard_axis *a, const sr_shard_axis *b) {
  return a->axis == b->axis && b->pre % (a->pre * a->size) != 0 && a->pre % (b->pre * b->size) != 0;
}

bool sr_axes_meet(const sr_shard_dim *a, const sr_shard_dim *b) {
  for (int32_t i = 0; i < a->count; i++)
    for (int32_t j = 0; j < b->count; j++)
      if (overlap(&a->axes[i], &b->axes[j]))
        return true;
  return false;
}

/* Returns the first `count` axes of `list`. If `part` is not 1, the result also has a part of the
 * next axis, of size `part`. */
static sr_shard_dim cut(sr_arena *arena, const sr_shard_dim *list, int32_t count, int64_t part) {
  if (part == 1)
    return (sr_shard_dim){list->axes, count};
  sr_shard_axis *axes = SR_NEW_ARRAY(arena, sr_shard_axis, count + 1);
  for (int32_t i = 0; i <= count; i++)
    axes[i] = list->axes[i];
  axes[count].size = part;
  return (sr_shard_dim){axes, count + 1};
}

sr_shard_dim sr_axes_common(sr_arena *arena, const sr_shard_dim *a, const sr_shard_dim *b) {
  int32_t i = 0;
  while (i < a->count && i < b->count && same_axis(&a->axes[i], &b->axes[i]))
    i++;
  int64_t part = 1;
  if (i < a->count && i < b->count && a->axes[i].axis == b->axes[i].axis &&
      a->axes[i].pre == b->axes[i].pre) {
    int64_t x = a->axes[i].size, y = b->axes[i].size;
    part = x % y == 0 ? y : y % x == 0 ? x : 1;
  }
  return cut(arena, a, i, part);
}

sr_shard_dim sr_axes_behind(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *prefix) {
  if (prefix->count == 0)
    return *list;
  int32_t last = prefix->count - 1;
  int64_t taken = prefix->axes[last].size, whole = list->axes[last].size;
  if (taken == whole)
    return (sr_shard_dim){list->axes + prefix->count, list->count - prefix->count};
  sr_shard_axis *axes = SR_NEW_ARRAY(arena, sr_shard_axis, list->count - last);
  for (int32_t i = last; i < list->count; i++)
    axes[i - last] = list->axes[i];
  axes[0].pre *= taken;
  axes[0].size = whole / taken;
  return (sr_shard_dim){axes, list->count - last};
}

sr_shard_dim sr_axes_append(sr_arena *arena, const sr_shard_dim *a, const sr_shard_dim *b) {
  if (a->count == 0 || b->count == 0)
    return a->count ? *a : *b;
  sr_shard_axis *axes = SR_NEW_ARRAY(arena, sr_shard_axis, a->count + b->count);
  int32_t count = 0;
  for (int32_t i = 0; i < a->count; i++)
    axes[count++] = a->axes[i];
  for (int32_t i = 0; i < b->count; i++) {
    sr_shard_axis *last = &axes[count - 1];
    const sr_shard_axis *next = &b->axes[i];
    if (last->axis == next->axis && last->pre * last->size == next->pre)
      last->size *= next->size;
    else
      axes[count++] = *next;
  }
  return (sr_shard_dim){axes, count};
}

sr_shard_dim sr_axes_dividing(sr_arena *arena, const sr_shard_dim *list, int64_t size) {
  int32_t i = 0;
  for (; i < list->count && size % list->axes[i].size == 0; i++)
    size /= list->axes[i].size;
  int64_t part = i < list->count && list->axes[i].size % size == 0 ? size : 1;
  return cut(arena, list, i, part);
}

sr_shard_dim sr_axes_apart(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *others) {
  for (int32_t i = 0; i < list->count; i++) {
    sr_shard_dim one = {list->axes + i, 1};
    if (sr_axes_meet(&one, others))
      return cut(arena, list, i, 1);
  }
  return *list;
}

/* Finds the next part of `axis` that `others` do not use, with a `pre` of *at or more. Sets *at to
 * the `pre` at which the next call continues. Returns false if there is no such part. */
static bool next_free(const sr_shard_axis *axis, const sr_shard_dim *others, int64_t *at,
                      sr_shard_axis *out) {
  for (int64_t end = axis->pre * axis->size; *at < end;) {
    int64_t next = end, behind = *at;
    for (int32_t i = 0; i < others->count; i++) {
      const sr_shard_axis *o = &others->axes[i];
      if (o->axis != axis->axis)
        continue;
      if (o->pre > *at && o->pre < next)
        next = o->pre;
      if (o->pre <= *at && o->pre * o->size > behind)
        behind = o->pre * o->size;
    }
    int64_t begin = *at;
    *at = behind > begin ? behind : next;
    *out = (sr_shard_axis){.axis = axis->axis, .pre = begin, .size = next / begin};
    if (behind == begin)
      return true;
  }
  return false;
}

static bool go_together(const sr_shard_axis *axis, const sr_shard_dim *others) {
  for (int32_t i = 0; i < others->count; i++) {
    const int64_t a[] = {axis->pre, axis->pre * axis->size};
    const int64_t b[] = {others->axes[i].pre, others->axes[i].pre * others->axes[i].size};
    for (int32_t k = 0; k < 4 && others->axes[i].axis == axis->axis; k++)
      if (a[k / 2] % b[k % 2] != 0 && b[k % 2] % a[k / 2] != 0)
        return false;
  }
  return true;
}

sr_shard_dim sr_axes_without(sr_arena *arena, const sr_shard_dim *list,
                             const sr_shard_dim *others) {
  sr_shard_axis *axes = SR_NEW_ARRAY(arena, sr_shard_axis, list->count + others->count);
  int32_t count = 0;
  for (int32_t i = 0; i < list->count; i++) {
    int64_t at = list->axes[i].pre;
    if (!go_together(&list->axes[i], others))
      continue;
    while (next_free(&list->axes[i], others, &at, &axes[count]))
      count++;
  }
  return (sr_shard_dim){axes, count};
}
