/*
 * Forms: each is made once, and may be written by the axes of another mesh.
 *
 * A mesh counts devices by its axes, in mixed radix, and so does the cut of a dimension its parts.
 * Where the parts that devices have follow from digits of their positions in a mesh, these digits,
 * which are parts of its axes, are the form on that mesh.
 */
#include <stdlib.h>

#include "partitioner/core/axes.h"
#include "partitioner/core/groups.h"
#include "partitioner/core/pass.h"

/* ---- made once ------------------------------------------------------------------------------- */

static const sr_sharding *add_form(sr_pass *pass, const sr_sharding *sharding) {
  sr_shard_dim *dims = SR_NEW_ARRAY(pass->arena, sr_shard_dim, sharding->rank);
  for (int32_t d = 0; d < sharding->rank; d++) {
    size_t bytes = (size_t)sharding->dims[d].count * sizeof *dims[d].axes;
    dims[d] = (sr_shard_dim){sr_arena_copy(pass->arena, sharding->dims[d].axes, bytes),
                             sharding->dims[d].count};
  }
  sr_sharding *form = sr_arena_copy(pass->arena, sharding, sizeof *sharding);
  form->dims = dims;
  SR_PUSH(pass->arena, &pass->forms, form);
  return form;
}

const sr_sharding *sr_pass_intern(sr_pass *pass, const sr_sharding *sharding) {
  if (sr_sharding_is_replicated(sharding) && sharding->mesh->device_count == pass->device_count)
    return NULL;
  pass->key.count = 0;
  SR_PUSH(pass->arena, &pass->key, (int64_t)(intptr_t)sharding->mesh);
  for (int32_t d = 0; d < sharding->rank; d++)
    sr_axes_add_key(pass->arena, &pass->key, &sharding->dims[d]);
  const sr_sharding **place = (const sr_sharding **)sr_memo_at(pass->arena, &pass->spellings,
                                                               pass->key.items, pass->key.count);
  if (!*place)
    *place = add_form(pass, sharding);
  return *place;
}

/* ---- on another mesh ------------------------------------------------------------------------- */

/* A form, and the mesh by whose axes it is to be written. */
typedef struct writing {
  sr_pass *pass;
  const sr_sharding *form;
  const sr_mesh *mesh;
  const int64_t *places; /* of devices in the form's own mesh */
} writing;

/* A part of an axis, and how many parts of a dimension lie between neighbours along it. */
typedef struct digit {
  sr_shard_axis axis;
  int64_t weight;
} digit;

typedef SR_VECTOR(digit) digit_list;

/* Which part of dimension `dim` the device at `position` of the mesh has; -1: none. */
static int64_t part_at(const writing *w, int32_t dim, int64_t position) {
  int64_t own = w->places[sr_mesh_device(w->mesh, position)];
  return own < 0 ? -1 : sr_sharding_part(w->form, dim, own);
}

/* The digits of axis `axis`, whose neighbours are `stride` positions apart, that tell the part of
 * the dimension: from the last on, each as long as parts follow at one distance. */
static void add_digits(const writing *w, int32_t dim, int32_t axis, int64_t stride,
                       digit_list *digits) {
  for (int64_t left = w->mesh->axes[axis].size, size; left > 1; left /= size) {
    int64_t weight = part_at(w, dim, stride), count = 2;
    while (count < left && part_at(w, dim, count * stride) == count * weight)
      count++;
    for (size = count; left % size != 0;)
      size--;
    if (size == 1) /* these are no digits */
      return;
    sr_shard_axis part = {.axis = axis, .pre = left / size, .size = size};
    if (weight > 0)
      SR_PUSH(w->pass->arena, digits, ((digit){part, weight}));
    stride *= size;
  }
}

static int by_weight(const void *a, const void *b) {
  const digit *x = a, *y = b;
  return (x->weight < y->weight) - (x->weight > y->weight);
}

/* The axes that may cut dimension `dim` as the form does. */
static sr_shard_dim find_axes(const writing *w, int32_t dim) {
  digit_list digits = {0};
  sr_shard_dim axes = {0};
  int64_t stride = 1;
  for (int32_t a = w->mesh->axis_count - 1; a >= 0; a--) {
    add_digits(w, dim, a, stride, &digits);
    stride *= w->mesh->axes[a].size;
  }
  if (digits.count > 0)
    qsort(digits.items, digits.count, sizeof *digits.items, by_weight);
  for (size_t i = 0; i < digits.count; i++)
    axes = sr_axes_join(w->pass->arena, &axes, &(sr_shard_dim){&digits.items[i].axis, 1});
  return axes;
}

/* True if `made`, on the mesh, puts the same parts on the same devices. */
static bool is_written(const writing *w, const sr_sharding *made) {
  for (int32_t d = 0; d < made->rank; d++)
    if (sr_sharding_parts(made, d) != sr_sharding_parts(w->form, d))
      return false;
  for (int64_t i = 0; i < w->mesh->device_count; i++) {
    if (w->places[sr_mesh_device(w->mesh, i)] < 0)
      return false;
    for (int32_t d = 0; d < made->rank; d++)
      if (sr_sharding_part(made, d, i) != part_at(w, d, i))
        return false;
  }
  return true;
}

static const sr_sharding *write_on(sr_pass *pass, const sr_sharding *form, const sr_mesh *mesh) {
  if (form->mesh->device_count != mesh->device_count)
    return NULL;
  const writing w = {pass, form, mesh, sr_pass_places(pass, form->mesh)};
  sr_shard_dim *dims = SR_NEW_ARRAY(pass->arena, sr_shard_dim, form->rank);
  for (int32_t d = 0; d < form->rank; d++)
    dims[d] = find_axes(&w, d);
  const sr_sharding made = {.mesh = mesh, .rank = form->rank, .dims = dims};
  return is_written(&w, &made) ? sr_pass_intern(pass, &made) : NULL;
}

const sr_sharding *sr_form_on(sr_pass *pass, const sr_sharding *form, const sr_mesh *mesh) {
  const int64_t key[] = {(int64_t)(intptr_t)form, (int64_t)(intptr_t)mesh};
  if (form->mesh == mesh)
    return form;
  const sr_sharding **place =
      (const sr_sharding **)sr_memo_at(pass->arena, &pass->written, key, sizeof key / sizeof *key);
  if (!*place) { /* devices are looked at one by one: once */
    const sr_sharding *made = write_on(pass, form, mesh);
    *place = made ? made : form;
  }
  return (*place)->mesh == mesh ? *place : NULL;
}

bool sr_forms_agree(sr_pass *pass, const sr_sharding *a, const sr_sharding *b) {
  return a == b || (a && b && sr_form_on(pass, a, b->mesh) == b);
}

/* ---- parts ----------------------------------------------------------------------------------- */

const sr_type *sr_pass_part_type(sr_pass *pass, const sr_type *type, const sr_sharding *form) {
  if (!form)
    return type;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank; d++)
    dims[d] = sr_part_size(type->dims[d], sr_sharding_parts(form, d));
  return sr_type_tensor(pass->module, type->dtype, type->rank, dims);
}
