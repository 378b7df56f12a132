#include "partitioner/core/groups.h"

#include <string.h>

#include "base/mix.h"

sr_groups sr_groups_make(sr_pass *pass, int64_t count, int64_t size) {
  sr_groups made = {.count = count, .size = size};
  made.devices = SR_NEW_ARRAY(pass->per_op, int64_t, count *size);
  return made;
}

sr_groups sr_groups_along(sr_pass *pass, const sr_sharding *form, int32_t dim) {
  int64_t devices = form->mesh->device_count, parts = sr_sharding_parts(form, dim);
  sr_groups made = sr_groups_make(pass, devices / parts, parts);
  int64_t *row = SR_NEW_ARRAY(pass->per_op, int64_t, devices); /* of the group with that base */
  int64_t rows = 0;
  for (int64_t i = 0; i < devices; i++) {
    int64_t base = sr_sharding_base(form, dim, i);
    if (base == i)
      row[i] = rows++; /* a base comes before all others of its group */
    made.devices[row[base] * parts + sr_sharding_part(form, dim, i)] =
        sr_mesh_device(form->mesh, i);
  }
  return made;
}

/* ---- attributes ------------------------------------------------------------------------------ */

/* Attributes of one shape whose numbers have the same hash. */
typedef struct shared {
  const sr_attr *attr;
  struct shared *next;
} shared;

/* One attribute for equal numbers of one shape, which are in memory once: a table may be long. */
static const sr_attr *shared_attr(sr_pass *pass, int32_t rank, const int64_t *shape,
                                  const int64_t *numbers) {
  int64_t count = 1;
  for (int32_t d = 0; d < rank; d++)
    count *= shape[d];
  const size_t bytes = (size_t)count * sizeof *numbers;
  const int64_t key[] = {rank, shape[0], rank > 1 ? shape[1] : 1,
                         (int64_t)sr_mix_bytes(numbers, bytes)};
  shared **first = (shared **)sr_memo_at(pass->arena, &pass->tables, key, sizeof key / sizeof *key);
  for (const shared *known = *first; known; known = known->next)
    if (count == 0 || memcmp(known->attr->dense.data, numbers, bytes) == 0)
      return known->attr;
  shared *made = SR_NEW(pass->arena, shared);
  *made = (shared){sr_attr_dense_i64(pass->module, rank, shape, numbers), *first};
  *first = made;
  return made->attr;
}

const sr_attr *sr_groups_attr(sr_pass *pass, const sr_groups *groups) {
  return shared_attr(pass, 2, (int64_t[]){groups->count, groups->size}, groups->devices);
}

enum {
  FEW_ROWS = 16 /* that an order of devices may take before tables count places */
};

const int64_t *sr_pass_places(sr_pass *pass, const sr_mesh *mesh) {
  int64_t **list =
      (int64_t **)sr_memo_at(pass->arena, &pass->places, (int64_t[]){(int64_t)(intptr_t)mesh}, 1);
  if (!*list) {
    *list = SR_NEW_ARRAY(pass->arena, int64_t, pass->device_count);
    for (int64_t d = 0; d < pass->device_count; d++)
      (*list)[d] = -1;
    for (int64_t i = 0; i < mesh->device_count; i++)
      (*list)[sr_mesh_device(mesh, i)] = i;
  }
  return *list;
}

const sr_classes *sr_pass_holders(sr_pass *pass, const sr_sharding *form, const sr_mesh *mesh) {
  const int64_t key[] = {(int64_t)(intptr_t)form, (int64_t)(intptr_t)mesh};
  const sr_classes **made =
      (const sr_classes **)sr_memo_at(pass->arena, &pass->holders, key, sizeof key / sizeof *key);
  if (!*made)
    *made = sr_classes_of_parts(pass->classes, form ? form : &(sr_sharding){.mesh = mesh});
  return *made;
}

/* The list as a table of pieces without dimensions, each from a device to the next place. */
static bool is_scattered(sr_arena *arena, const int64_t *devices, int64_t count) {
  sr_boxes_draft draft = {0};
  for (int64_t i = 0; i < count; i++)
    sr_boxes_add(arena, &draft, (int64_t[]){devices[i], i});
  return sr_boxes_fold(&draft, arena).row_count > FEW_ROWS;
}

bool sr_pass_is_scattered(sr_pass *pass, const void *key, const int64_t *devices, int64_t count) {
  bool **place =
      (bool **)sr_memo_at(pass->arena, &pass->scattered, (int64_t[]){(int64_t)(intptr_t)key}, 1);
  if (!*place) {
    *place = SR_NEW(pass->arena, bool);
    **place = is_scattered(pass->per_op, devices, count);
  }
  return **place;
}

static const sr_attr *devices_attr(sr_pass *pass, const sr_boxes *boxes) {
  return boxes->devices ? shared_attr(pass, 1, &boxes->device_count, boxes->devices) : NULL;
}

sr_piece_table sr_pieces_of_draft(sr_pass *pass, const sr_boxes_draft *draft) {
  const sr_boxes boxes = sr_boxes_fold(draft, pass->per_op);
  const int64_t shape[] = {boxes.row_count, (int64_t)sr_boxes_width(boxes.rank, boxes.levels)};
  return (sr_piece_table){.rows = shared_attr(pass, 2, shape, boxes.rows),
                          .devices = devices_attr(pass, &boxes)};
}

sr_piece_table sr_pieces_of_windows(sr_pass *pass, const sr_boxes *boxes) {
  const int64_t count = (int64_t)sr_box_windows_numbers(&boxes->windows);
  return (sr_piece_table){.windows =
                              shared_attr(pass, 1, &count, sr_box_windows_list(&boxes->windows)),
                          .devices = devices_attr(pass, boxes)};
}

void sr_op_set_pieces(sr_module *module, sr_op *op, const sr_piece_table *pieces) {
  sr_op_set_attr(module, op, "pieces", pieces->rows);
  sr_op_set_attr(module, op, "windows", pieces->windows);
  sr_op_set_attr(module, op, "devices", pieces->devices);
}

const sr_attr *sr_each_attr(sr_pass *pass, const int64_t *each) {
  return shared_attr(pass, 1, &pass->device_count, each);
}

const sr_attr *sr_pass_groups(sr_pass *pass, const sr_sharding *form, int32_t dim) {
  const int64_t key[] = {(int64_t)(intptr_t)form, dim};
  const sr_attr **place =
      (const sr_attr **)sr_memo_at(pass->arena, &pass->groups, key, sizeof key / sizeof *key);
  if (!*place) {
    const sr_groups groups = sr_groups_along(pass, form, dim);
    *place = sr_groups_attr(pass, &groups);
  }
  return *place;
}
