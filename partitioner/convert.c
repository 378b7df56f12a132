/*
 * One form -> another. A value gets the type of its part; where a user takes it otherwise, it is
 * sliced along axes that come, by the device's own number, and gathered along those that go (one
 * all_gather per dimension, the last dimension first, so that the pieces put together are long).
 * What both forms begin with in a dimension stays. Each conversion is made once, right behind the
 * value.
 *
 * Where a part starts depends on the device alone, so these numbers stand at the top of main,
 * outside all loops: a few divisions where devices are numbered as the mesh is, a table otherwise.
 */
#include <string.h>

#include "partitioner/axes.h"
#include "partitioner/pass.h"

/* ---- scalars at the top of main -------------------------------------------------------------- */

/* The next op of the scalars goes before this one. */
static sr_op *scalar_place(const sr_pass *pass) {
  return pass->last_scalar ? pass->last_scalar->next : pass->body->first;
}

static sr_value *scalar_op(sr_pass *pass, sr_opcode code, int32_t count, sr_value *const *operands,
                           const sr_type *type) {
  sr_value *value = sr_op_build(pass->module, code, scalar_place(pass), count, operands, type);
  pass->last_scalar = value->op;
  return value;
}

static const sr_type *scalar_type(sr_pass *pass, sr_dtype dtype) {
  return sr_type_tensor(pass->module, dtype, 0, NULL);
}

/* Elements of U32 or U64 as a dense constant. */
static const sr_attr *dense_of(sr_pass *pass, sr_dtype dtype, int32_t rank, int64_t count,
                               const int64_t *values) {
  size_t width = sr_dtype_get(dtype)->bytes;
  char *data = sr_arena_alloc(pass->arena, (size_t)count * width);
  for (int64_t i = 0; i < count; i++)
    memcpy(data + (size_t)i * width, &values[i], width); /* little-endian: the low bytes first */
  const sr_type *type = sr_type_tensor(pass->module, dtype, rank, &count);
  return sr_attr_dense(pass->module, type, data, (size_t)count * width, count == 1);
}

static sr_value *find_scalar(sr_pass *pass, const sr_scalar *wanted) {
  for (size_t i = 0; i < pass->scalars.count; i++) {
    const sr_scalar *s = &pass->scalars.items[i];
    if (s->form == wanted->form && s->dim == wanted->dim && s->chunk == wanted->chunk &&
        s->dtype == wanted->dtype && !s->constant == !wanted->constant &&
        (!s->constant || sr_attr_equal(s->constant, wanted->constant)))
      return s->made;
  }
  return NULL;
}

static sr_value *remember_scalar(sr_pass *pass, sr_scalar scalar, sr_value *made) {
  scalar.made = made;
  SR_PUSH(pass->arena, &pass->scalars, scalar);
  return made;
}

static sr_value *number(sr_pass *pass, sr_dtype dtype, int64_t value) {
  sr_scalar key = {.constant = dense_of(pass, dtype, 0, 1, &value), .dtype = dtype};
  sr_value *made = find_scalar(pass, &key);
  if (made)
    return made;
  made = scalar_op(pass, SR_OP_CONSTANT, 0, NULL, scalar_type(pass, dtype));
  sr_op_set_attr(pass->module, made->op, "value", key.constant);
  return remember_scalar(pass, key, made);
}

/* The device's own number: the entry without constant and form. */
static sr_value *device_number(sr_pass *pass) {
  sr_scalar key = {.dtype = SR_U32};
  sr_value *made = find_scalar(pass, &key);
  if (made)
    return made;
  made = scalar_op(pass, SR_OP_PARTITION_ID, 0, NULL, scalar_type(pass, SR_U32));
  return remember_scalar(pass, key, made);
}

sr_value *sr_pass_look_up(sr_pass *pass, sr_dtype dtype, const int64_t *table) {
  sr_scalar key = {.constant = dense_of(pass, dtype, 1, pass->device_count, table), .dtype = dtype};
  sr_value *made = find_scalar(pass, &key);
  if (made)
    return made;
  sr_value *whole = scalar_op(pass, SR_OP_CONSTANT, 0, NULL, key.constant->dense.type);
  sr_op_set_attr(pass->module, whole->op, "value", key.constant);
  const int64_t one = 1;
  sr_value *entry =
      scalar_op(pass, SR_OP_DYNAMIC_SLICE, 2, (sr_value *[]){whole, device_number(pass)},
                sr_type_tensor(pass->module, dtype, 1, &one));
  sr_op_set_attr(pass->module, entry->op, "slice_sizes", sr_attr_ints(pass->module, &one, 1));
  made = scalar_op(pass, SR_OP_RESHAPE, 1, &entry, scalar_type(pass, dtype));
  return remember_scalar(pass, key, made);
}

/* ---- where a part starts --------------------------------------------------------------------- */

/* A digit of the device's number: device / stride % size, worth `weight` elements. */
typedef struct digit {
  int64_t stride, size, weight;
} digit;

/* The digits of `dim`, neighbours that form one number joined; returns how many. */
static int32_t digits_of(const sr_sharding *form, int32_t dim, int64_t chunk, digit *out_digits) {
  const sr_mesh *mesh = form->mesh;
  const sr_shard_dim *axes = &form->dims[dim];
  int32_t count = 0;
  int64_t weight = chunk * sr_sharding_parts(form, dim);
  for (int32_t i = 0; i < axes->count; i++) {
    const sr_shard_axis *axis = &axes->axes[i];
    int64_t stride = mesh->axes[axis->axis].size / (axis->pre * axis->size);
    for (int32_t a = axis->axis + 1; a < mesh->axis_count; a++)
      stride *= mesh->axes[a].size;
    weight /= axis->size;
    digit next = {.stride = stride, .size = axis->size, .weight = weight};
    digit *last = count ? &out_digits[count - 1] : NULL;
    if (last && last->stride == next.stride * next.size)
      *last = (digit){.stride = stride, .size = last->size * next.size, .weight = weight};
    else if (next.size > 1)
      out_digits[count++] = next;
  }
  return count;
}

/* One digit in elements. What is 1, or cannot be exceeded, is not computed. */
static sr_value *digit_value(sr_pass *pass, const digit *d, sr_dtype dtype) {
  const sr_type *narrow = scalar_type(pass, SR_U32);
  sr_value *value = device_number(pass);
  if (d->stride > 1)
    value = scalar_op(pass, SR_OP_DIVIDE, 2, (sr_value *[]){value, number(pass, SR_U32, d->stride)},
                      narrow);
  if (d->stride * d->size < pass->device_count)
    value = scalar_op(pass, SR_OP_REMAINDER, 2,
                      (sr_value *[]){value, number(pass, SR_U32, d->size)}, narrow);
  if (dtype != SR_U32)
    value = scalar_op(pass, SR_OP_CONVERT, 1, &value, scalar_type(pass, dtype));
  if (d->weight > 1)
    value =
        scalar_op(pass, SR_OP_MULTIPLY, 2, (sr_value *[]){value, number(pass, dtype, d->weight)},
                  scalar_type(pass, dtype));
  return value;
}

/* First element of the device's part of `dim`, whose parts have `chunk` elements. */
static sr_value *part_start(sr_pass *pass, const sr_sharding *form, int32_t dim, int64_t chunk,
                            sr_dtype dtype) {
  sr_scalar key = {.form = form, .dim = dim, .chunk = chunk, .dtype = dtype};
  sr_value *made = find_scalar(pass, &key);
  if (made)
    return made;
  if (!sr_mesh_is_plain(form->mesh)) {
    int64_t *table = SR_NEW_ARRAY(pass->arena, int64_t, pass->device_count);
    for (int64_t i = 0; i < pass->device_count; i++)
      table[sr_mesh_device(form->mesh, i)] = chunk * sr_sharding_part(form, dim, i);
    return remember_scalar(pass, key, sr_pass_look_up(pass, dtype, table));
  }
  digit *digits = SR_NEW_ARRAY(pass->arena, digit, form->dims[dim].count);
  int32_t count = digits_of(form, dim, chunk, digits);
  for (int32_t i = 0; i < count; i++) {
    sr_value *next = digit_value(pass, &digits[i], dtype);
    made = made
               ? scalar_op(pass, SR_OP_ADD, 2, (sr_value *[]){made, next}, scalar_type(pass, dtype))
               : next;
  }
  return remember_scalar(pass, key, made);
}

/* ---- gather and slice ------------------------------------------------------------------------ */

const sr_attr *sr_pass_groups(sr_pass *pass, const sr_sharding *form, int32_t dim) {
  int64_t devices = form->mesh->device_count, parts = sr_sharding_parts(form, dim);
  int64_t *table = SR_NEW_ARRAY(pass->arena, int64_t, devices);
  int64_t *row = SR_NEW_ARRAY(pass->arena, int64_t, devices); /* of the group with that base */
  int64_t rows = 0;
  for (int64_t i = 0; i < devices; i++) {
    int64_t base = sr_sharding_base(form, dim, i);
    if (base == i)
      row[i] = rows++; /* a base comes before all others of its group */
    table[row[base] * parts + sr_sharding_part(form, dim, i)] = sr_mesh_device(form->mesh, i);
  }
  return sr_attr_dense_i64(pass->module, 2, (int64_t[]){rows, parts}, table);
}

/* The form that cuts dimension `dim` by `axes` and nothing else. */
static const sr_sharding *one_cut(sr_pass *pass, const sr_mesh *mesh, int32_t rank, int32_t dim,
                                  sr_shard_dim axes) {
  sr_shard_dim *dims = SR_NEW_ARRAY(pass->arena, sr_shard_dim, rank);
  dims[dim] = axes;
  return sr_pass_intern(pass, &(sr_sharding){mesh, rank, dims});
}

/* Puts together what devices hold that differ in `axes` alone. */
static sr_value *gather_along(sr_pass *pass, sr_value *value, const sr_mesh *mesh, int32_t dim,
                              sr_shard_dim axes, sr_op *before) {
  const sr_type *type = value->type;
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  dims[dim] *= sr_axes_parts(&axes);
  const sr_type *wider = sr_type_tensor(pass->module, type->dtype, type->rank, dims);
  const sr_sharding *cut = one_cut(pass, mesh, type->rank, dim, axes);
  sr_op *op = sr_op_create(pass->module, SR_OP_ALL_GATHER, value->op, 1, &value, 1, &wider, 0);
  sr_op_set_attr(pass->module, op, "all_gather_dim", sr_attr_int(pass->module, dim, SR_I64));
  sr_op_set_attr(pass->module, op, "replica_groups", sr_pass_groups(pass, cut, dim));
  op->tag = SR_TAG_FINAL;
  sr_op_insert(op, before->block, before);
  return sr_result(op, 0);
}

/* What stays of dimension `dim` of `from` on the way to `to`. */
static sr_shard_dim staying(sr_pass *pass, const sr_sharding *from, const sr_sharding *to,
                            int32_t dim) {
  return to && sr_mesh_equal(from->mesh, to->mesh)
             ? sr_axes_common(pass->arena, &from->dims[dim], &to->dims[dim])
             : (sr_shard_dim){0};
}

static sr_value *gather(sr_pass *pass, sr_value *value, const sr_sharding *from,
                        const sr_sharding *to, sr_op *before) {
  for (int32_t d = value->type->rank; d-- > 0;) {
    sr_shard_dim stays = staying(pass, from, to, d);
    sr_shard_dim goes = sr_axes_behind(pass->arena, &from->dims[d], &stays);
    if (goes.count > 0)
      value = gather_along(pass, value, from->mesh, d, goes, before);
  }
  return value;
}

static sr_value *slice(sr_pass *pass, sr_value *value, const sr_sharding *form, sr_op *before) {
  const sr_type *part = sr_pass_part_type(pass, value->type, form);
  sr_value *operands[SR_MAX_RANK + 1] = {value};
  sr_dtype dtype = SR_U32;
  for (int32_t d = 0; d < part->rank; d++)
    if (value->type->dims[d] > UINT32_MAX)
      dtype = SR_U64;
  for (int32_t d = 0; d < part->rank; d++)
    operands[d + 1] = part->dims[d] == value->type->dims[d]
                          ? number(pass, dtype, 0)
                          : part_start(pass, form, d, part->dims[d], dtype);
  sr_op *op = sr_op_create(pass->module, SR_OP_DYNAMIC_SLICE, value->op, part->rank + 1, operands,
                           1, &part, 0);
  sr_op_set_attr(pass->module, op, "slice_sizes",
                 sr_attr_ints(pass->module, part->dims, (size_t)part->rank));
  sr_op_insert(op, before->block, before);
  return sr_result(op, 0);
}

/* The part of `form` of a value that is cut along `stays` already. */
static sr_value *slice_rest(sr_pass *pass, sr_value *value, const sr_sharding *from,
                            const sr_sharding *form, sr_op *before) {
  sr_shard_dim *dims = SR_NEW_ARRAY(pass->arena, sr_shard_dim, form->rank);
  for (int32_t d = 0; d < form->rank; d++) {
    sr_shard_dim stays = staying(pass, from, form, d);
    dims[d] = sr_axes_behind(pass->arena, &form->dims[d], &stays);
  }
  const sr_sharding *rest = sr_pass_intern(pass, &(sr_sharding){form->mesh, form->rank, dims});
  return rest ? slice(pass, value, rest, before) : value;
}

/* The op of `value` again, for the part; NULL where the part has to be sliced. */
static sr_value *remake(sr_pass *pass, sr_value *value, const sr_sharding *form, sr_op *before) {
  sr_op *op = value->op;
  if (!sr_value_is_remade(value, form))
    return NULL;
  const sr_type *part = sr_pass_part_type(pass, value->type, form);
  const sr_attr *constant = op->code == SR_OP_CONSTANT ? sr_op_attr(op, "value") : NULL;
  if (op->code == SR_OP_CONSTANT && !constant->dense.splat)
    return NULL;
  if (op->code == SR_OP_IOTA &&
      sr_sharding_parts(form, (int32_t)sr_op_int(op, "iota_dimension", 0)) > 1)
    return NULL;
  sr_value *operand = op->operand_count ? sr_operand(op, 0) : NULL;
  sr_op *copy = sr_op_create(pass->module, op->code, op, op->operand_count, &operand, 1, &part, 0);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(pass->module, copy, op->attrs[i].name, op->attrs[i].value);
  if (constant)
    sr_op_set_attr(
        pass->module, copy, "value",
        sr_attr_dense(pass->module, part, constant->dense.data, constant->dense.bytes, true));
  sr_op_insert(copy, before->block, before);
  return sr_result(copy, 0);
}

/* ---- uses ------------------------------------------------------------------------------------ */

static sr_op *place_behind(const sr_pass *pass, const sr_value *value) {
  if (value->op)
    return value->op->next;
  return value->block == pass->body ? pass->entry : value->block->first;
}

/* All axes of a form. */
static sr_shard_dim axes_of(sr_pass *pass, const sr_sharding *form) {
  sr_shard_dim all = {0};
  for (int32_t d = 0; d < form->rank; d++)
    all = sr_axes_join(pass->arena, &all, &form->dims[d]);
  return all;
}

/* `from` cut along what `to` has more of, where that can be done before anything is gathered. */
static const sr_sharding *finer(sr_pass *pass, const sr_sharding *from, const sr_sharding *to) {
  if (!to || !sr_mesh_equal(from->mesh, to->mesh))
    return from;
  sr_shard_dim used = axes_of(pass, from);
  sr_shard_dim *dims = SR_NEW_ARRAY(pass->arena, sr_shard_dim, from->rank);
  for (int32_t d = 0; d < from->rank; d++) {
    dims[d] = from->dims[d];
    sr_shard_dim stays = staying(pass, from, to, d);
    if (!sr_axes_equal(&stays, &from->dims[d]))
      continue;
    sr_shard_dim comes = sr_axes_behind(pass->arena, &to->dims[d], &stays);
    comes = sr_axes_apart(pass->arena, &comes, &used);
    dims[d] = sr_axes_join(pass->arena, &from->dims[d], &comes);
  }
  return sr_pass_intern(pass, &(sr_sharding){from->mesh, from->rank, dims});
}

/* What moves is as little as can be: cut first, gathered then, and cut again. */
static sr_value *reshard(sr_pass *pass, sr_value *value, const sr_sharding *from,
                         const sr_sharding *to, sr_op *before) {
  const sr_sharding *cut = finer(pass, from, to);
  value = slice_rest(pass, value, from, cut, before);
  value = gather(pass, value, cut, to, before);
  return to ? slice_rest(pass, value, cut, to, before) : value;
}

static sr_value *in_form(sr_pass *pass, sr_node *node, sr_value *value, const sr_sharding *form) {
  if (node->home == form)
    return value;
  for (size_t i = 0; i < node->converted.count; i++)
    if (node->converted.items[i].value == value && node->converted.items[i].form == form)
      return node->converted.items[i].made;
  sr_op *place = place_behind(pass, value);
  sr_value *made;
  if (node->home)
    made = reshard(pass, value, node->home, form, place);
  else if (!(made = remake(pass, value, form, place)))
    made = slice(pass, value, form, place);
  SR_PUSH(pass->arena, &node->converted,
          (sr_converted){.value = value, .form = form, .made = made});
  return made;
}

/* A change of an operand, found while the graph still says what every use takes. */
typedef struct change {
  sr_op *user;
  int32_t index;
  sr_value *value;
  const sr_sharding *form;
} change;

void sr_pass_convert(sr_pass *pass) {
  SR_VECTOR(change) changes = {0};
  pass->entry = pass->body->first;
  for (size_t n = 0; n < pass->nodes.count; n++) {
    const sr_node *node = pass->nodes.items[n];
    for (int32_t v = 0; v < node->value_count; v++)
      for (sr_use *use = node->values[v]->uses; use; use = use->next) {
        bool any;
        const sr_sharding *form = sr_use_form(pass, use, &any);
        if (!any && form != node->home)
          SR_PUSH(pass->arena, &changes, (change){use->user, use->index, node->values[v], form});
      }
  }
  for (size_t n = 0; n < pass->nodes.count; n++) {
    sr_node *node = pass->nodes.items[n];
    for (int32_t v = 0; v < node->value_count; v++)
      node->values[v]->type = sr_pass_part_type(pass, node->type, node->home);
  }
  for (size_t i = 0; i < changes.count; i++) {
    const change *c = &changes.items[i];
    sr_value *made = in_form(pass, sr_value_node(c->value), c->value, c->form);
    sr_op_set_operand(c->user, c->index, made);
  }
}
