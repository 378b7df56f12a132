/*
 * What a device knows of itself: its number, and where its parts and windows start. These depend
 * on the device alone, so they stand at the top of main, outside all loops: a few divisions of its
 * position in the mesh, which is its number or in a table.
 */
#include <string.h>

#include "partitioner/core/groups.h"
#include "partitioner/core/pass.h"
#include "partitioner/core/scalar.h"

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
  KIND_NUMBER,   /* its bits */
  KIND_POSITION, /* of the device in the mesh `what`; NULL: in none, its number */
  KIND_START,    /* offset + step * (the device's part of `dim` in `form`) */
  KIND_OP,       /* an op of two scalars */
} scalar_kind;

/* The place of a scalar that is made once: NULL stands there the first time. */
static sr_value **place_of(sr_pass *pass, scalar_kind kind, sr_dtype dtype, const void *what,
                           int64_t a, int64_t b, int64_t c) {
  const int64_t key[] = {kind, dtype, (int64_t)(intptr_t)what, a, b, c};
  return (sr_value **)sr_memo_at(pass->arena, &pass->scalars, key, sizeof key / sizeof *key);
}

sr_value *sr_pass_number(sr_pass *pass, sr_dtype dtype, int64_t value) {
  int64_t bits = sr_dtype_get(dtype)->bytes == sizeof value ? value : value & UINT32_MAX;
  sr_value **made = place_of(pass, KIND_NUMBER, dtype, NULL, bits, 0, 0);
  if (!*made) {
    *made = scalar_op(pass, SR_OP_CONSTANT, 0, NULL, scalar_type(pass, dtype));
    sr_op_set_attr(pass->module, (*made)->op, "value", dense_of(pass, dtype, 0, 1, &value));
  }
  return *made;
}

static sr_value *device_number(sr_pass *pass) {
  sr_value **made = place_of(pass, KIND_POSITION, SR_U32, NULL, 0, 0, 0);
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

sr_value *sr_pass_scalar(sr_pass *pass, sr_opcode code, sr_value *a, sr_value *b) {
  sr_value **made = place_of(pass, KIND_OP, a->type->dtype, NULL, (int64_t)code,
                             (int64_t)(intptr_t)a, (int64_t)(intptr_t)b);
  if (!*made)
    *made = scalar_op(pass, code, 2, (sr_value *[]){a, b}, a->type);
  return *made;
}

/* The scalar modulo 2^32 or 2^64. */
static sr_value *in_dtype(sr_pass *pass, sr_value *value, sr_dtype dtype) {
  if (value->type->dtype == dtype)
    return value;
  sr_value **made =
      place_of(pass, KIND_OP, dtype, NULL, SR_OP_CONVERT, (int64_t)(intptr_t)value, 0);
  if (!*made)
    *made = scalar_op(pass, SR_OP_CONVERT, 1, &value, scalar_type(pass, dtype));
  return *made;
}

/* The device's position in the mesh; 0 for one that is not in it. */
static sr_value *position_in(sr_pass *pass, const sr_mesh *mesh) {
  if (sr_mesh_is_plain(mesh) && mesh->device_count == pass->device_count)
    return device_number(pass);
  sr_value **made = place_of(pass, KIND_POSITION, SR_U32, mesh, 0, 0, 0);
  if (!*made) {
    const int64_t *places = sr_pass_places(pass, mesh);
    int64_t *table = SR_NEW_ARRAY(pass->per_op, int64_t, pass->device_count);
    for (int64_t i = 0; i < pass->device_count; i++)
      table[i] = places[i] < 0 ? 0 : places[i];
    *made = sr_pass_look_up(pass, SR_U32, table);
  }
  return *made;
}

/* ---- where a window starts ------------------------------------------------------------------- */

/* A digit of the device's position: position / stride % size, worth `weight` elements. */
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
    const int64_t stride = sr_shard_axis_stride(mesh, axis);
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
static sr_value *digit_value(sr_pass *pass, const sr_mesh *mesh, const digit *d, sr_dtype dtype) {
  sr_value *value = position_in(pass, mesh);
  if (d->stride > 1)
    value = sr_pass_scalar(pass, SR_OP_DIVIDE, value, sr_pass_number(pass, SR_U32, d->stride));
  if (d->stride * d->size < mesh->device_count)
    value = sr_pass_scalar(pass, SR_OP_REMAINDER, value, sr_pass_number(pass, SR_U32, d->size));
  value = in_dtype(pass, value, dtype);
  if (d->weight != 1)
    value = sr_pass_scalar(pass, SR_OP_MULTIPLY, value, sr_pass_number(pass, dtype, d->weight));
  return value;
}

/* The digits added up; `offset` unless it is 0. */
static sr_value *make_start(sr_pass *pass, const sr_sharding *form, int32_t dim, int64_t step,
                            int64_t offset, sr_dtype dtype) {
  digit *digits = SR_NEW_ARRAY(pass->per_op, digit, form->dims[dim].count);
  const int32_t count = digits_of(form, dim, step, digits);
  sr_value *sum = offset != 0 || count == 0 ? sr_pass_number(pass, dtype, offset) : NULL;
  for (int32_t i = 0; i < count; i++) {
    sr_value *next = digit_value(pass, form->mesh, &digits[i], dtype);
    sum = sum ? sr_pass_scalar(pass, SR_OP_ADD, sum, next) : next;
  }
  return sum;
}

sr_value *sr_pass_window_start(sr_pass *pass, const sr_sharding *form, int32_t dim, int64_t step,
                               int64_t offset, sr_dtype dtype) {
  if (step == 0 || sr_form_parts(form, dim) == 1)
    return sr_pass_number(pass, dtype, offset);
  sr_value **made = place_of(pass, KIND_START, dtype, form, dim, step, offset);
  if (!*made)
    *made = make_start(pass, form, dim, step, offset, dtype);
  return *made;
}

/* The quotient of first + step * part, rounded down, or the remainder. *out_added times the divisor
 * was added first, so that nothing divided is negative: the quotient is more by that. */
static sr_value *divided(sr_pass *pass, const sr_sharding *form, int32_t dim,
                         const sr_division *division, sr_opcode code, int64_t *out_added) {
  const int64_t last = division->first + division->step * (sr_form_parts(form, dim) - 1);
  const int64_t low = last < division->first ? last : division->first;
  const int64_t times = low < 0 ? (-low - 1) / division->divisor + 1 : 0;
  const int64_t first = division->first + times * division->divisor;
  const int64_t high = (last < division->first ? division->first : last) - division->first + first;
  const bool is_wide = high > INT32_MAX || division->divisor > INT32_MAX;
  const sr_dtype dtype = is_wide ? SR_U64 : SR_U32;
  sr_value *start = sr_pass_window_start(pass, form, dim, division->step, first, dtype);
  *out_added = times;
  return sr_pass_scalar(pass, code, start, sr_pass_number(pass, dtype, division->divisor));
}

sr_value *sr_pass_quotient(sr_pass *pass, const sr_sharding *form, int32_t dim,
                           const sr_division *division, int64_t offset, sr_dtype dtype) {
  int64_t added;
  sr_value *quotient = divided(pass, form, dim, division, SR_OP_DIVIDE, &added);
  quotient = in_dtype(pass, quotient, dtype);
  return offset == added ? quotient
                         : sr_pass_scalar(pass, SR_OP_ADD, quotient,
                                          sr_pass_number(pass, dtype, offset - added));
}

sr_value *sr_pass_remainder(sr_pass *pass, const sr_sharding *form, int32_t dim,
                            const sr_division *division, sr_dtype dtype) {
  int64_t added;
  return in_dtype(pass, divided(pass, form, dim, division, SR_OP_REMAINDER, &added), dtype);
}

sr_dtype sr_index_dtype(const sr_type *type) {
  for (int32_t d = 0; d < type->rank; d++)
    if (type->dims[d] > INT32_MAX / 2)
      return SR_U64;
  return SR_U32;
}
