/*
 * What a device knows of itself: its number, and where its parts and windows start. These depend
 * on the device alone, so they stand at the top of main, outside all loops: a few divisions
 * where devices are numbered as the mesh is, a table otherwise.
 */
#include <string.h>

#include "partitioner/pass.h"
#include "partitioner/scalar.h"

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

/* Elements of an integer type of 32 or 64 bits as a dense constant. */
static const sr_attr *dense_of(sr_pass *pass, sr_dtype dtype, int32_t rank, int64_t count,
                               const int64_t *values) {
  size_t width = sr_dtype_get(dtype)->bytes;
  char *data = sr_arena_alloc(pass->arena, (size_t)count * width);
  for (int64_t i = 0; i < count; i++)
    memcpy(data + (size_t)i * width, &values[i], width); /* little-endian: the low bytes first */
  const sr_type *type = sr_type_tensor(pass->module, dtype, rank, &count);
  return sr_attr_dense(pass->module, type, data, (size_t)count * width, count == 1);
}

/* What a scalar tells. */
typedef enum scalar_kind {
  KIND_NUMBER, /* `offset`, its bits */
  KIND_DEVICE, /* the device's number */
  KIND_START,  /* offset + step * (the device's part of `dim` in `form`) */
} scalar_kind;

/* The place of a scalar that is made once: NULL stands there the first time. */
static sr_value **place_of(sr_pass *pass, scalar_kind kind, sr_dtype dtype, const sr_sharding *form,
                           int32_t dim, int64_t step, int64_t offset) {
  const int64_t key[] = {kind, dtype, (int64_t)(intptr_t)form, dim, step, offset};
  return (sr_value **)sr_memo_at(pass->arena, &pass->scalars, key, sizeof key / sizeof *key);
}

sr_value *sr_pass_number(sr_pass *pass, sr_dtype dtype, int64_t value) {
  int64_t bits = sr_dtype_get(dtype)->bytes == sizeof value ? value : value & UINT32_MAX;
  sr_value **made = place_of(pass, KIND_NUMBER, dtype, NULL, 0, 0, bits);
  if (!*made) {
    *made = scalar_op(pass, SR_OP_CONSTANT, 0, NULL, scalar_type(pass, dtype));
    sr_op_set_attr(pass->module, (*made)->op, "value", dense_of(pass, dtype, 0, 1, &value));
  }
  return *made;
}

static sr_value *device_number(sr_pass *pass) {
  sr_value **made = place_of(pass, KIND_DEVICE, SR_U32, NULL, 0, 0, 0);
  if (!*made) {
    *made = scalar_op(pass, SR_OP_PARTITION_ID, 0, NULL, scalar_type(pass, SR_U32));
    (*made)->op->tag = SR_TAG_FINAL; /* of all devices, not of a replica's or a mesh's */
  }
  return *made;
}

sr_value *sr_pass_look_up(sr_pass *pass, sr_dtype dtype, const int64_t *table) {
  pass->key.count = 0;
  SR_PUSH(pass->arena, &pass->key, dtype);
  for (int64_t i = 0; i < pass->device_count; i++)
    SR_PUSH(pass->arena, &pass->key, table[i]);
  sr_value **made =
      (sr_value **)sr_memo_at(pass->arena, &pass->lookups, pass->key.items, pass->key.count);
  if (*made)
    return *made;
  const sr_attr *constant = dense_of(pass, dtype, 1, pass->device_count, table);
  sr_value *whole = scalar_op(pass, SR_OP_CONSTANT, 0, NULL, constant->dense.type);
  sr_op_set_attr(pass->module, whole->op, "value", constant);
  const int64_t one = 1;
  sr_value *entry =
      scalar_op(pass, SR_OP_DYNAMIC_SLICE, 2, (sr_value *[]){whole, device_number(pass)},
                sr_type_tensor(pass->module, dtype, 1, &one));
  sr_op_set_attr(pass->module, entry->op, "slice_sizes", sr_attr_ints(pass->module, &one, 1));
  *made = scalar_op(pass, SR_OP_RESHAPE, 1, &entry, scalar_type(pass, dtype));
  return *made;
}

sr_value *sr_pass_by_part(sr_pass *pass, const sr_sharding *form, int32_t dim, sr_dtype dtype,
                          const int64_t *table) {
  if (!form || sr_sharding_parts(form, dim) == 1)
    return sr_pass_number(pass, dtype, table[0]);
  int64_t *numbers = SR_NEW_ARRAY(pass->per_op, int64_t, pass->device_count);
  for (int64_t i = 0; i < form->mesh->device_count; i++)
    numbers[sr_mesh_device(form->mesh, i)] = table[sr_sharding_part(form, dim, i)];
  return sr_pass_look_up(pass, dtype, numbers);
}

/* ---- where a window starts ------------------------------------------------------------------- */

/* A digit of the device's number: device / stride % size, worth `weight` elements. */
typedef struct digit {
  int64_t stride, size, weight;
} digit;

/* The digits of `dim`, neighbours that form one number joined; returns how many. */
static int32_t digits_of(const sr_sharding *form, int32_t dim, int64_t step, digit *out_digits) {
  const sr_mesh *mesh = form->mesh;
  const sr_shard_dim *axes = &form->dims[dim];
  int32_t count = 0;
  int64_t weight = step * sr_sharding_parts(form, dim);
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
    value = scalar_op(pass, SR_OP_DIVIDE, 2,
                      (sr_value *[]){value, sr_pass_number(pass, SR_U32, d->stride)}, narrow);
  if (d->stride * d->size < pass->device_count)
    value = scalar_op(pass, SR_OP_REMAINDER, 2,
                      (sr_value *[]){value, sr_pass_number(pass, SR_U32, d->size)}, narrow);
  if (dtype != SR_U32)
    value = scalar_op(pass, SR_OP_CONVERT, 1, &value, scalar_type(pass, dtype));
  if (d->weight != 1)
    value = scalar_op(pass, SR_OP_MULTIPLY, 2,
                      (sr_value *[]){value, sr_pass_number(pass, dtype, d->weight)},
                      scalar_type(pass, dtype));
  return value;
}

/* The numbers added up; `offset` unless it is 0. */
static sr_value *add_digits(sr_pass *pass, const digit *digits, int32_t count, int64_t offset,
                            sr_dtype dtype) {
  sr_value *sum = offset != 0 || count == 0 ? sr_pass_number(pass, dtype, offset) : NULL;
  for (int32_t i = 0; i < count; i++) {
    sr_value *next = digit_value(pass, &digits[i], dtype);
    sum = sum ? scalar_op(pass, SR_OP_ADD, 2, (sr_value *[]){sum, next}, scalar_type(pass, dtype))
              : next;
  }
  return sum;
}

/* A table where the mesh is not numbered as the devices are. */
static sr_value *make_start(sr_pass *pass, const sr_sharding *form, int32_t dim, int64_t step,
                            int64_t offset, sr_dtype dtype) {
  if (sr_mesh_is_plain(form->mesh) && form->mesh->device_count == pass->device_count) {
    digit *digits = SR_NEW_ARRAY(pass->arena, digit, form->dims[dim].count);
    int32_t count = digits_of(form, dim, step, digits);
    return add_digits(pass, digits, count, offset, dtype);
  }
  int64_t parts = sr_sharding_parts(form, dim);
  int64_t *table = SR_NEW_ARRAY(pass->per_op, int64_t, parts);
  for (int64_t i = 0; i < parts; i++)
    table[i] = offset + step * i;
  return sr_pass_by_part(pass, form, dim, dtype, table);
}

sr_value *sr_pass_window_start(sr_pass *pass, const sr_sharding *form, int32_t dim, int64_t step,
                               int64_t offset, sr_dtype dtype) {
  if (!form || sr_sharding_parts(form, dim) == 1)
    return sr_pass_number(pass, dtype, offset);
  sr_value **made = place_of(pass, KIND_START, dtype, form, dim, step, offset);
  if (!*made)
    *made = make_start(pass, form, dim, step, offset, dtype);
  return *made;
}

sr_dtype sr_index_dtype(const sr_type *type) {
  for (int32_t d = 0; d < type->rank; d++)
    if (type->dims[d] > INT32_MAX / 2)
      return SR_U64;
  return SR_U32;
}
