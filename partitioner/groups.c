/* Groups of devices that differ in their part of a form, and tables over devices as attributes. */
#include "partitioner/collective.h"
#include "partitioner/pass.h"

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

/* One attribute for equal numbers of one shape. */
static const sr_attr *shared_attr(sr_pass *pass, int32_t rank, const int64_t *shape,
                                  const int64_t *numbers) {
  int64_t count = 1;
  pass->key.count = 0;
  for (int32_t d = 0; d < rank; d++) {
    SR_PUSH(pass->arena, &pass->key, shape[d]);
    count *= shape[d];
  }
  for (int64_t i = 0; i < count; i++)
    SR_PUSH(pass->arena, &pass->key, numbers[i]);
  sr_memo *memo = rank == 1 ? &pass->lists : &pass->tables;
  const sr_attr **place =
      (const sr_attr **)sr_memo_at(pass->arena, memo, pass->key.items, pass->key.count);
  if (!*place)
    *place = sr_attr_dense_i64(pass->module, rank, shape, numbers);
  return *place;
}

const sr_attr *sr_groups_attr(sr_pass *pass, const sr_groups *groups) {
  return shared_attr(pass, 2, (int64_t[]){groups->count, groups->size}, groups->devices);
}

const sr_attr *sr_pieces_attr(sr_pass *pass, const sr_boxes_draft *draft) {
  const sr_boxes boxes = sr_boxes_fold(draft, pass->per_op);
  int64_t *numbers = (int64_t *)(uintptr_t)boxes.rows;
  return sr_groups_attr(pass,
                        &(sr_groups){.count = boxes.row_count,
                                     .size = (int64_t)sr_boxes_width(boxes.rank, boxes.levels),
                                     .devices = numbers});
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
