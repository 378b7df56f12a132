/*
 * top_k along a sharded dimension. Each device chooses the k largest elements of its shard. All
 * devices gather these candidates, and each chooses the k largest among them. The candidates are in
 * the order of the shards, so the first of equal elements is chosen, as on one device. Padding of
 * an uneven shard is chosen last.
 */
#include <string.h>

#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"

/* The bytes of one element, of a type that has an order. */
typedef struct element {
  unsigned char bytes[sizeof(int64_t)];
} element;

/* Finds the least element in the order of top_k: for floats a negative NaN with all bits set. False
 * for types without a known least element. */
static bool least_of(sr_dtype dtype, element *out) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  bool is_float = info->class_ == SR_CLASS_FLOAT;
  if (info->class_ == SR_CLASS_COMPLEX || info->bits != 8 * info->bytes ||
      (is_float && info->bits < 16))
    return false;
  memset(out->bytes, is_float ? 0xFF : 0, info->bytes);
  if (info->class_ == SR_CLASS_SIGNED)
    out->bytes[info->bytes - 1] = 0x80;
  return true;
}

bool sr_top_k_divides(const sr_op *op, int32_t dim, int64_t shards) {
  (void)dim;
  const sr_type *type = sr_operand(op, 0)->type;
  int64_t size = type->dims[type->rank - 1];
  element least;
  bool filled = size % shards == 0 || least_of(type->dtype, &least);
  /* For a larger k, a shard would send more candidates and indices than it has elements. */
  return filled && 2 * sr_op_int(op, "k", 0) <= sr_shard_size(size, shards);
}

/* ---- the op ---------------------------------------------------------------------------------- */

typedef struct choice {
  sr_partitioner *p;
  sr_op *op;
  const sr_local *local;
  sr_builder b;
  int32_t last; /* last dimension, along which the op chooses */
} choice;

/* Returns the shard, with padding replaced by the least element. */
static sr_value *operand_of(const choice *c) {
  const sr_type *whole = c->local->types[0];
  const sr_sharding *sharding = c->local->wanted[0];
  sr_value *value = sr_operand(c->op, 0);
  if (whole->dims[c->last] % sr_dim_shards(sharding, c->last) == 0)
    return value;
  element least;
  bool known = least_of(whole->dtype, &least);
  SR_ASSERT(known);
  size_t bytes = sr_dtype_get(whole->dtype)->bytes;
  sr_value *fill =
      sr_build_constant(&c->b, &(sr_dense){.type = sr_type_rank0(c->b.module, whole->dtype),
                                           .data = sr_arena_copy(c->p->arena, least.bytes, bytes),
                                           .bytes = bytes,
                                           .splat = true});
  sr_window windows[SR_MAX_RANK] = {0}; /* an empty window: no mask along that dimension */
  windows[c->last] = sr_shard_window(whole, sharding, c->last);
  return sr_mask_padding(c->p, value, whole, sharding, windows, fill, c->b.before);
}

/* Gathers `value`, which stands for result `index`, from all devices, in the order of the
 * shards. */
static sr_value *candidates(const choice *c, sr_value *value, int32_t index) {
  const sr_sharding *sharding = c->local->wanted[0];
  const sr_type *whole = c->local->types[1 + index];
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, whole->dims, (size_t)whole->rank * sizeof *dims);
  dims[c->last] *= sr_dim_shards(sharding, c->last);
  const sr_type *type = sr_type_tensor(c->p->module, whole->dtype, whole->rank, dims);
  return sr_reshard(c->p, value, type, sharding, c->local->results[index], c->b.before);
}

/* Converts indices in the shard to indices in the array. */
static sr_value *in_array(const choice *c, sr_value *places) {
  const sr_builder *b = &c->b;
  sr_value *start = sr_build_shard_start(c->p, b, c->local->types[0], c->local->wanted[0], c->last);
  start = sr_build_convert(b, start, places->type->dtype);
  return sr_build_binary(b, SR_OP_ADD, places, sr_build_broadcast(b, start, places->type));
}

/* Sorts elements in the order of top_k, together with their indices: values[0] has the elements,
 * values[1] the indices. */
static sr_op *sorted(const choice *c, sr_value *const *values) {
  sr_op *sort = sr_build_sort_largest(&c->b, values, c->last);
  sort->location = c->op->location;
  return sort;
}

bool sr_localise_top_k(sr_partitioner *p, sr_op *op) {
  if (!sr_op_local(p, op)->partial)
    return true;
  choice c = {
      .p = p, .op = op, .local = sr_op_local(p, op), .b = sr_partitioner_builder(p, op->next)};
  c.last = sr_operand(op, 0)->type->rank - 1;
  const sr_builder before = sr_partitioner_builder(p, op);
  choice first = c;
  first.b = before;
  sr_op_set_operand(op, 0, operand_of(&first));
  sr_value *users[2], *values[2];
  for (int32_t i = 0; i < 2; i++)
    users[i] = sr_value_set_aside(p, sr_result(op, i));
  values[0] = candidates(&c, sr_result(op, 0), 0);
  values[1] = candidates(&c, in_array(&c, sr_result(op, 1)), 1);
  sr_op *sort = sorted(&c, values);
  const int64_t starts[SR_MAX_RANK] = {0};
  for (int32_t i = 0; i < 2; i++)
    sr_value_bring_back(
        p, users[i],
        sr_build_slice(&c.b, sr_result(sort, i), starts, sr_result(op, i)->type->dims));
  return true;
}
