/*
 * Scalars that follow from the number of the device, such as the index at which the device's shard
 * of an array starts. The scalars depend on nothing else, so they are computed at the top of main,
 * outside of all loops. A start index is computed by a few divisions of the device's position in
 * the mesh. The position equals the device's number, or is looked up in a table.
 */
#include <string.h>

#include "partitioner/core/groups.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"

/* ---- scalars at the top of main -------------------------------------------------------------- */

/* Returns the op before which the next op of a scalar is inserted. */
static sr_op *scalar_place(const sr_partitioner *p) {
  return p->last_scalar ? p->last_scalar->next : p->body->first;
}

static sr_value *scalar_op(sr_partitioner *p, sr_opcode code, int32_t count,
                           sr_value *const *operands, const sr_type *type) {
  const sr_builder b = sr_partitioner_builder(p, scalar_place(p));
  sr_value *value = sr_build(&b, code, count, operands, type);
  p->last_scalar = value->op;
  return value;
}

static const sr_type *scalar_type(sr_partitioner *p, sr_dtype dtype) {
  return sr_type_tensor(p->module, dtype, 0, NULL);
}

/* Makes a dense constant of an integer type of 32 or 64 bits. */
static const sr_attr *dense_of(sr_partitioner *p, sr_dtype dtype, int32_t rank, int64_t count,
                               const int64_t *values) {
  size_t width = sr_dtype_get(dtype)->bytes;
  char *data = sr_arena_alloc(p->arena, (size_t)count * width);
  for (int64_t i = 0; i < count; i++)
    memcpy(data + (size_t)i * width, &values[i], width); /* little-endian: the low bytes come
                                                          * first */
  const sr_type *type = sr_type_tensor(p->module, dtype, rank, &count);
  return sr_attr_dense(p->module, type, data, (size_t)count * width, count == 1);
}

/* Kinds of scalars. The kind is a part of the key of p->made.scalars (see place_of). */
typedef enum scalar_kind {
  KIND_NUMBER,   /* a constant; `a` of the key has its bits */
  KIND_POSITION, /* the device's position in the mesh `what` of the key; if `what` is NULL, the
                  * device's number */
  KIND_START,    /* offset + step * (index of the device's shard); `what` is the sharding, `a` the
                  * dimension, `b` the step, `c` the offset */
  KIND_OP,       /* a binary op on two other scalars, or a convert of one */
} scalar_kind;

/* Returns the entry of p->made.scalars for the key of the other arguments. *entry is NULL if the
 * scalar is not made yet. What `what`, `a`, `b` and `c` stand for depends on `kind`. */
static sr_value **place_of(sr_partitioner *p, scalar_kind kind, sr_dtype dtype, const void *what,
                           int64_t a, int64_t b, int64_t c) {
  const int64_t key[] = {kind, dtype, (int64_t)(intptr_t)what, a, b, c};
  return (sr_value **)sr_memo_at(p->arena, &p->made.scalars, key, sizeof key / sizeof *key);
}

sr_value *sr_scalar_constant(sr_partitioner *p, sr_dtype dtype, int64_t value) {
  int64_t bits = sr_dtype_get(dtype)->bytes == sizeof value ? value : value & UINT32_MAX;
  sr_value **made = place_of(p, KIND_NUMBER, dtype, NULL, bits, 0, 0);
  if (!*made) {
    *made = scalar_op(p, SR_OP_CONSTANT, 0, NULL, scalar_type(p, dtype));
    sr_op_set_attr(p->module, (*made)->op, "value", dense_of(p, dtype, 0, 1, &value));
  }
  return *made;
}

static sr_value *device_number(sr_partitioner *p) {
  sr_value **made = place_of(p, KIND_POSITION, SR_U32, NULL, 0, 0, 0);
  if (!*made) {
    *made = scalar_op(p, SR_OP_PARTITION_ID, 0, NULL, scalar_type(p, SR_U32));
    sr_op_set_role(p, (*made)->op,
                   SR_ROLE_FINAL); /* it is already the device number, so it is not lowered */
  }
  return *made;
}

sr_value *sr_scalar_look_up(sr_partitioner *p, sr_dtype dtype, const int64_t *table) {
  p->key.count = 0;
  SR_PUSH(p->arena, &p->key, dtype);
  for (int64_t i = 0; i < p->device_count; i++)
    SR_PUSH(p->arena, &p->key, table[i]);
  sr_value **made = (sr_value **)sr_memo_at(p->arena, &p->made.lookups, p->key.items, p->key.count);
  if (*made)
    return *made;
  const sr_attr *constant = dense_of(p, dtype, 1, p->device_count, table);
  sr_value *whole = scalar_op(p, SR_OP_CONSTANT, 0, NULL, constant->dense.type);
  sr_op_set_attr(p->module, whole->op, "value", constant);
  const int64_t one = 1;
  sr_value *entry = scalar_op(p, SR_OP_DYNAMIC_SLICE, 2, (sr_value *[]){whole, device_number(p)},
                              sr_type_tensor(p->module, dtype, 1, &one));
  sr_op_set_attr(p->module, entry->op, "slice_sizes", sr_attr_ints(p->module, &one, 1));
  *made = scalar_op(p, SR_OP_RESHAPE, 1, &entry, scalar_type(p, dtype));
  return *made;
}

sr_value *sr_scalar_binary(sr_partitioner *p, sr_opcode code, sr_value *a, sr_value *b) {
  sr_value **made = place_of(p, KIND_OP, a->type->dtype, NULL, (int64_t)code, (int64_t)(intptr_t)a,
                             (int64_t)(intptr_t)b);
  if (!*made)
    *made = scalar_op(p, code, 2, (sr_value *[]){a, b}, a->type);
  return *made;
}

/* Converts the scalar `value` to `dtype`, modulo 2^32 or 2^64. */
static sr_value *in_dtype(sr_partitioner *p, sr_value *value, sr_dtype dtype) {
  if (value->type->dtype == dtype)
    return value;
  sr_value **made = place_of(p, KIND_OP, dtype, NULL, SR_OP_CONVERT, (int64_t)(intptr_t)value, 0);
  if (!*made)
    *made = scalar_op(p, SR_OP_CONVERT, 1, &value, scalar_type(p, dtype));
  return *made;
}

/* Returns the device's position in `mesh`; 0 on devices outside of `mesh`. */
static sr_value *position_in(sr_partitioner *p, const sr_mesh *mesh) {
  if (sr_mesh_is_plain(mesh) && mesh->device_count == p->device_count)
    return device_number(p);
  sr_value **made = place_of(p, KIND_POSITION, SR_U32, mesh, 0, 0, 0);
  if (!*made) {
    SR_ARENA_SCOPE(p->scratch);
    const int64_t *places = sr_mesh_positions(p, mesh);
    int64_t *table = SR_NEW_ARRAY(p->scratch, int64_t, p->device_count);
    for (int64_t i = 0; i < p->device_count; i++)
      table[i] = places[i] < 0 ? 0 : places[i];
    *made = sr_scalar_look_up(p, SR_U32, table);
  }
  return *made;
}

/* ---- where a window starts ------------------------------------------------------------------- */

/* A mode of the device's position in the mesh: one digit of the position in mixed radix, position /
 * stride % size. If the mode grows by 1, the start of the device's window grows by `weight`
 * elements. */
typedef struct mode {
  int64_t stride, size, weight;
} mode;

/* Finds the modes whose values, times their weights, add up to `step` times the shard index of
 * `dim`. Neighbouring modes are merged into one where possible. Returns the number of modes. */
static int32_t modes_of(const sr_sharding *sharding, int32_t dim, int64_t step, mode *out_modes) {
  const sr_mesh *mesh = sharding->mesh;
  const sr_shard_dim *axes = &sharding->dims[dim];
  int32_t count = 0;
  int64_t weight = step * sr_sharding_dim_shards(sharding, dim);
  for (int32_t i = 0; i < axes->count; i++) {
    const sr_shard_axis *axis = &axes->axes[i];
    const int64_t stride = sr_shard_axis_stride(mesh, axis);
    weight /= axis->size;
    mode next = {.stride = stride, .size = axis->size, .weight = weight};
    mode *last = count ? &out_modes[count - 1] : NULL;
    if (last && last->stride == next.stride * next.size)
      *last = (mode){.stride = stride, .size = last->size * next.size, .weight = weight};
    else if (next.size > 1)
      out_modes[count++] = next;
  }
  return count;
}

/* Builds the value of mode `d` times its weight. Divisions by 1 and remainders that change nothing
 * are left out. */
static sr_value *mode_value(sr_partitioner *p, const sr_mesh *mesh, const mode *d, sr_dtype dtype) {
  sr_value *value = position_in(p, mesh);
  if (d->stride > 1)
    value = sr_scalar_binary(p, SR_OP_DIVIDE, value, sr_scalar_constant(p, SR_U32, d->stride));
  if (d->stride * d->size < mesh->device_count)
    value = sr_scalar_binary(p, SR_OP_REMAINDER, value, sr_scalar_constant(p, SR_U32, d->size));
  value = in_dtype(p, value, dtype);
  if (d->weight != 1)
    value = sr_scalar_binary(p, SR_OP_MULTIPLY, value, sr_scalar_constant(p, dtype, d->weight));
  return value;
}

/* Builds offset + step * (index of the device's shard of `dim`) as a sum over modes. */
static sr_value *make_start(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                            int64_t step, int64_t offset, sr_dtype dtype) {
  SR_ARENA_SCOPE(p->scratch);
  mode *modes = SR_NEW_ARRAY(p->scratch, mode, sharding->dims[dim].count);
  const int32_t count = modes_of(sharding, dim, step, modes);
  sr_value *sum = offset != 0 || count == 0 ? sr_scalar_constant(p, dtype, offset) : NULL;
  for (int32_t i = 0; i < count; i++) {
    sr_value *next = mode_value(p, sharding->mesh, &modes[i], dtype);
    sum = sum ? sr_scalar_binary(p, SR_OP_ADD, sum, next) : next;
  }
  return sum;
}

sr_value *sr_scalar_affine(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                           int64_t step, int64_t offset, sr_dtype dtype) {
  if (step == 0 || sr_dim_shards(sharding, dim) == 1)
    return sr_scalar_constant(p, dtype, offset);
  sr_value **made = place_of(p, KIND_START, dtype, sharding, dim, step, offset);
  if (!*made)
    *made = make_start(p, sharding, dim, step, offset, dtype);
  return *made;
}

/* Builds the quotient (`code` DIVIDE, rounded down) or the remainder (REMAINDER) of `division`. The
 * ops work on unsigned numbers, so the dividend must not be negative. If it could be, *out_added
 * times the divisor is added first. The quotient then is too large by *out_added. */
static sr_value *divided(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                         const sr_division *division, sr_opcode code, int64_t *out_added) {
  const int64_t last = division->first + division->step * (sr_dim_shards(sharding, dim) - 1);
  const int64_t low = last < division->first ? last : division->first;
  const int64_t times = low < 0 ? (-low - 1) / division->divisor + 1 : 0;
  const int64_t first = division->first + times * division->divisor;
  const int64_t high = (last < division->first ? division->first : last) - division->first + first;
  const bool is_wide = high > INT32_MAX || division->divisor > INT32_MAX;
  const sr_dtype dtype = is_wide ? SR_U64 : SR_U32;
  sr_value *start = sr_scalar_affine(p, sharding, dim, division->step, first, dtype);
  *out_added = times;
  return sr_scalar_binary(p, code, start, sr_scalar_constant(p, dtype, division->divisor));
}

sr_value *sr_scalar_quotient(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                             const sr_division *division, int64_t offset, sr_dtype dtype) {
  int64_t added;
  sr_value *quotient = divided(p, sharding, dim, division, SR_OP_DIVIDE, &added);
  quotient = in_dtype(p, quotient, dtype);
  return offset == added ? quotient
                         : sr_scalar_binary(p, SR_OP_ADD, quotient,
                                            sr_scalar_constant(p, dtype, offset - added));
}

sr_value *sr_scalar_remainder(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                              const sr_division *division, sr_dtype dtype) {
  int64_t added;
  return in_dtype(p, divided(p, sharding, dim, division, SR_OP_REMAINDER, &added), dtype);
}

sr_dtype sr_index_dtype(const sr_type *type) {
  for (int32_t d = 0; d < type->rank; d++)
    if (type->dims[d] > INT32_MAX / 2)
      return SR_U64;
  return SR_U32;
}
