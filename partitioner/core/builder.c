#include "partitioner/core/builder.h"
#include "partitioner/core/sharding_group.h"

#include <string.h>

#include "graph/ir/query.h"
#include "partitioner/core/groups.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"

const sr_type *sr_build_type(const sr_builder *b, sr_dtype dtype, const sr_type *like) {
  return sr_type_tensor(b->p->module, dtype, like->rank, like->dims);
}

const sr_type *sr_build_scalar_type(const sr_builder *b, sr_dtype dtype) {
  return sr_type_tensor(b->p->module, dtype, 0, NULL);
}

static void set_ints(const sr_builder *b, sr_value *made, const char *name, const int64_t *list,
                     int32_t count) {
  sr_op_set_attr(b->p->module, made->op, name, sr_attr_ints(b->p->module, list, (size_t)count));
}

sr_value *sr_build_unary(const sr_builder *b, sr_opcode code, sr_value *a, const sr_type *type) {
  return sr_op_build(b->p->module, code, b->before, 1, &a, type);
}

sr_value *sr_build_convert(const sr_builder *b, sr_value *value, sr_dtype dtype) {
  const sr_type *type = sr_build_type(b, dtype, value->type);
  return type == value->type ? value : sr_build_unary(b, SR_OP_CONVERT, value, type);
}

sr_value *sr_build_binary(const sr_builder *b, sr_opcode code, sr_value *x, sr_value *y) {
  return sr_op_build(b->p->module, code, b->before, 2, (sr_value *[]){x, y}, x->type);
}

sr_value *sr_build_compare(const sr_builder *b, sr_comparison comparison, sr_value *x,
                           sr_value *y) {
  sr_value *made = sr_op_build(b->p->module, SR_OP_COMPARE, b->before, 2, (sr_value *[]){x, y},
                               sr_build_type(b, SR_I1, x->type));
  sr_op_set_comparison(b->p->module, made->op, comparison);
  return made;
}

sr_value *sr_build_select(const sr_builder *b, sr_value *which, sr_value *yes, sr_value *no) {
  return sr_op_build(b->p->module, SR_OP_SELECT, b->before, 3, (sr_value *[]){which, yes, no},
                     yes->type);
}

sr_value *sr_build_integer(const sr_builder *b, sr_dtype dtype, int64_t value) {
  const sr_type *type = sr_build_scalar_type(b, dtype);
  sr_value *made = sr_op_build(b->p->module, SR_OP_CONSTANT, b->before, 0, NULL, type);
  size_t bytes = sr_dtype_get(dtype)->bytes; /* little-endian: the low ones first */
  const void *data = sr_arena_copy(b->p->arena, &value, bytes);
  sr_op_set_attr(b->p->module, made->op, "value",
                 sr_attr_dense(b->p->module, type, data, bytes, true));
  return made;
}

sr_value *sr_build_number(const sr_builder *b, int64_t value) {
  return sr_build_integer(b, SR_I64, value);
}

sr_value *sr_build_zeros(sr_partitioner *p, const sr_type *type, sr_op *before) {
  static const char zero[16];
  sr_value *made = sr_op_build(p->module, SR_OP_CONSTANT, before, 0, NULL, type);
  size_t bytes = sr_dtype_get(type->dtype)->bytes;
  const void *data = sr_arena_copy(p->arena, zero, bytes);
  sr_op_set_attr(p->module, made->op, "value", sr_attr_dense(p->module, type, data, bytes, true));
  return made;
}

sr_value *sr_build_zero(const sr_builder *b, sr_dtype dtype) {
  return sr_build_zeros(b->p, sr_build_scalar_type(b, dtype), b->before);
}

sr_value *sr_build_neutral(const sr_builder *b, sr_opcode code, sr_dtype dtype) {
  if (code != SR_OP_MULTIPLY)
    return sr_build_zero(b, dtype);
  return sr_build_unary(b, SR_OP_CONVERT, sr_build_integer(b, SR_I32, 1),
                        sr_build_scalar_type(b, dtype));
}

sr_value *sr_build_spread(const sr_builder *b, sr_value *scalar, const sr_type *like) {
  if (like->rank == 0)
    return scalar;
  return sr_build_broadcast(b, scalar, NULL, sr_build_type(b, scalar->type->dtype, like));
}

sr_value *sr_build_broadcast(const sr_builder *b, sr_value *value, const int64_t *places,
                             const sr_type *type) {
  sr_value *made = sr_build_unary(b, SR_OP_BROADCAST_IN_DIM, value, type);
  set_ints(b, made, "broadcast_dimensions", places, value->type->rank);
  return made;
}

sr_value *sr_build_pad(const sr_builder *b, sr_value *value, const int64_t *low,
                       const int64_t *high) {
  const sr_type *type = value->type;
  int64_t dims[SR_MAX_RANK], none[SR_MAX_RANK] = {0};
  bool pads = false;
  for (int32_t d = 0; d < type->rank; d++) {
    dims[d] = type->dims[d] + low[d] + high[d];
    pads |= low[d] != 0 || high[d] != 0;
  }
  if (!pads)
    return value;
  sr_value *operands[] = {value, sr_build_zero(b, type->dtype)};
  sr_value *made = sr_op_build(b->p->module, SR_OP_PAD, b->before, 2, operands,
                               sr_type_tensor(b->p->module, type->dtype, type->rank, dims));
  set_ints(b, made, "edge_padding_low", low, type->rank);
  set_ints(b, made, "edge_padding_high", high, type->rank);
  set_ints(b, made, "interior_padding", none, type->rank);
  return made;
}

sr_value *sr_build_dilate(const sr_builder *b, sr_value *value, sr_value *fill,
                          const int64_t *interior, const int64_t *high) {
  const sr_type *type = value->type;
  int64_t dims[SR_MAX_RANK], none[SR_MAX_RANK] = {0};
  for (int32_t d = 0; d < type->rank; d++)
    dims[d] = type->dims[d] + (type->dims[d] - 1) * interior[d] + high[d];
  sr_value *made = sr_op_build(b->p->module, SR_OP_PAD, b->before, 2, (sr_value *[]){value, fill},
                               sr_type_tensor(b->p->module, type->dtype, type->rank, dims));
  set_ints(b, made, "edge_padding_low", none, type->rank);
  set_ints(b, made, "edge_padding_high", high, type->rank);
  set_ints(b, made, "interior_padding", interior, type->rank);
  return made;
}

sr_value *sr_build_slice(const sr_builder *b, sr_value *value, const int64_t *starts,
                         const int64_t *sizes) {
  int32_t rank = value->type->rank;
  int64_t limits[SR_MAX_RANK], strides[SR_MAX_RANK];
  for (int32_t d = 0; d < rank; d++) {
    limits[d] = starts[d] + sizes[d];
    strides[d] = 1;
  }
  sr_value *made = sr_build_unary(b, SR_OP_SLICE, value,
                                  sr_type_tensor(b->p->module, value->type->dtype, rank, sizes));
  set_ints(b, made, "start_indices", starts, rank);
  set_ints(b, made, "limit_indices", limits, rank);
  set_ints(b, made, "strides", strides, rank);
  return made;
}

sr_value *sr_build_dynamic_slice(const sr_builder *b, sr_value *value, sr_value *const *starts,
                                 const int64_t *sizes) {
  int32_t rank = value->type->rank;
  sr_value *operands[SR_MAX_RANK + 1] = {value};
  memcpy(operands + 1, starts, (size_t)rank * sizeof *starts);
  sr_value *made = sr_op_build(b->p->module, SR_OP_DYNAMIC_SLICE, b->before, rank + 1, operands,
                               sr_type_tensor(b->p->module, value->type->dtype, rank, sizes));
  set_ints(b, made, "slice_sizes", sizes, rank);
  return made;
}

sr_value *sr_build_iota(const sr_builder *b, const sr_type *type, int32_t dim) {
  sr_value *made = sr_op_build(b->p->module, SR_OP_IOTA, b->before, 0, NULL, type);
  sr_op_set_attr(b->p->module, made->op, "iota_dimension", sr_attr_int(b->p->module, dim, SR_I64));
  return made;
}

sr_value *sr_build_concatenate(const sr_builder *b, int32_t count, sr_value *const *values,
                               int32_t dim) {
  const sr_type *type = values[0]->type;
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  for (int32_t i = 1; i < count; i++)
    dims[dim] += values[i]->type->dims[dim];
  sr_value *made = sr_op_build(b->p->module, SR_OP_CONCATENATE, b->before, count, values,
                               sr_type_tensor(b->p->module, type->dtype, type->rank, dims));
  sr_op_set_attr(b->p->module, made->op, "dimension", sr_attr_int(b->p->module, dim, SR_I64));
  return made;
}

void sr_build_region(const sr_builder *b, sr_block *from, sr_value *const *values, sr_block *to) {
  sr_dtype dtype = values[0]->type->dtype;
  if (dtype == from->args[0]->type->dtype)
    sr_block_clone(b->p->module, from, to);
  else
    sr_block_fill_combiner(b->p->module, to, sr_block_combiner(from),
                           sr_build_scalar_type(b, dtype), b->before);
}

sr_value *sr_build_applied(const sr_builder *b, sr_block *from, sr_value *const *args) {
  sr_block *copy = sr_block_create(b->p->module);
  sr_block_clone(b->p->module, from, copy);
  sr_op *end = sr_block_splice(copy, args, b->before->block, b->before);
  sr_value *result = sr_operand(end, 0);
  sr_op_erase(end);
  return result;
}

sr_op *sr_build_reduce(const sr_builder *b, const sr_op *like, sr_value *const *values,
                       sr_value *const *starts, int32_t dim) {
  sr_module *module = b->p->module;
  int32_t count = like->result_count;
  sr_value **operands = SR_NEW_ARRAY(b->p->arena, sr_value *, 2 * count);
  const sr_type **types = SR_NEW_ARRAY(b->p->arena, const sr_type *, count);
  for (int32_t i = 0; i < count; i++) {
    const sr_type *type = values[i]->type;
    int64_t dims[SR_MAX_RANK], rank = 0;
    for (int32_t d = 0; d < type->rank; d++)
      if (d != dim)
        dims[rank++] = type->dims[d];
    operands[i] = values[i];
    operands[count + i] = starts[i];
    types[i] = sr_type_tensor(module, type->dtype, (int32_t)rank, dims);
  }
  sr_op *made = sr_op_create(module, SR_OP_REDUCE, like, 2 * count, operands, count, types, 1);
  const int64_t along = dim;
  sr_op_set_attr(module, made, "dimensions", sr_attr_ints(module, &along, 1));
  sr_build_region(b, like->regions[0], values, made->regions[0]);
  sr_op_insert(made, b->before->block, b->before);
  return made;
}

sr_op *sr_build_marked(const sr_builder *b, const sr_op *like, sr_value *marks, bool started) {
  sr_module *module = b->p->module;
  int32_t count = like->result_count, all = count + 1;
  sr_value **operands = SR_NEW_ARRAY(b->p->arena, sr_value *, 2 * all);
  const sr_type **types = SR_NEW_ARRAY(b->p->arena, const sr_type *, all);
  for (int32_t i = 0; i < count; i++) {
    operands[i] = sr_operand(like, i);
    operands[all + i] = sr_operand(like, count + i);
    types[i] = sr_result((sr_op *)like, i)->type;
  }
  operands[count] = marks;
  operands[all + count] = sr_build_integer(b, SR_I1, started);
  types[count] = sr_build_type(b, SR_I1, types[0]);
  sr_op *made = sr_op_create(module, like->code, like, 2 * all, operands, all, types, 1);
  for (size_t i = 0; i < like->attr_count; i++)
    sr_op_set_attr(module, made, like->attrs[i].name, like->attrs[i].value);
  sr_block_fill_marked(module, made->regions[0], like->regions[0], count, like);
  sr_op_insert(made, b->before->block, b->before);
  return made;
}

sr_value *sr_build_below(const sr_builder *b, const sr_type *like, int32_t dim, sr_value *start,
                         int64_t limit) {
  sr_dtype dtype = start->type->dtype;
  const sr_type *type = sr_build_type(b, dtype, like);
  sr_value *index = sr_build_iota(b, type, dim);
  sr_value *place = sr_build_binary(b, SR_OP_ADD, index, sr_build_spread(b, start, like));
  sr_value *end = sr_build_spread(b, sr_scalar_constant(b->p, dtype, limit), like);
  return sr_build_compare(b, SR_COMPARE_LT, place, end);
}

sr_value *sr_build_all_reduce(const sr_builder *b, sr_value *value, sr_opcode code,
                              const sr_sharding *cut) {
  sr_module *module = b->p->module;
  sr_op *made = sr_op_create(module, SR_OP_ALL_REDUCE, value->op, 1, &value, 1, &value->type, 1);
  sr_op_set_attr(module, made, "replica_groups", sr_groups_attr_along(b->p, cut, 0));
  sr_block_fill_combiner(module, made->regions[0], code,
                         sr_build_scalar_type(b, value->type->dtype), made);
  sr_op_set_role(b->p, made, SR_ROLE_FINAL);
  sr_op_insert(made, b->before->block, b->before);
  return sr_result(made, 0);
}

/* ---- uses ------------------------------------------------------------------------------------ */

sr_value *sr_value_set_aside(sr_partitioner *p, sr_value *value) {
  sr_op *place = sr_op_create(p->module, SR_OP_CONSTANT, value->op, 0, NULL, 1, &value->type, 0);
  sr_value *users = sr_result(place, 0);
  SR_SIDE_SET(p->arena, &p->value_groups, users->id, sr_value_sharding_group(p, value));
  sr_value_replace(value, users);
  return users;
}

void sr_value_bring_back(sr_partitioner *p, sr_value *users, sr_value *made) {
  SR_SIDE_SET(p->arena, &p->value_groups, made->id, sr_value_sharding_group(p, users));
  sr_value_replace(users, made);
}

/* True if nothing asks for what the op makes, and it may go for that. */
static bool is_dead(const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    if (op->results[i].uses)
      return false;
  return op->block && sr_op_is_removable(op);
}

void sr_op_drop_dead(sr_arena *arena, sr_op *op) {
  SR_VECTOR(sr_op *) dead = {0};
  SR_PUSH(arena, &dead, op);
  while (dead.count > 0) {
    op = dead.items[--dead.count];
    if (!is_dead(op))
      continue;
    for (int32_t i = 0; i < op->operand_count; i++)
      if (sr_operand(op, i)->op)
        SR_PUSH(arena, &dead, sr_operand(op, i)->op);
    sr_op_erase(op);
  }
}

/* ---- indices --------------------------------------------------------------------------------- */

sr_value *sr_build_index(const sr_builder *b, sr_value *indices, int64_t most) {
  const sr_type *type = indices->type;
  if (type->dtype == SR_I64)
    return indices;
  if (type->dtype == SR_U64) {
    sr_value *limit =
        sr_build_unary(b, SR_OP_CONVERT, sr_build_number(b, most), sr_build_scalar_type(b, SR_U64));
    indices = sr_build_binary(b, SR_OP_MINIMUM, indices, sr_build_spread(b, limit, type));
  }
  return sr_build_unary(b, SR_OP_CONVERT, indices, sr_build_type(b, SR_I64, type));
}

sr_value *sr_build_shard_start(const sr_builder *b, const sr_type *whole,
                               const sr_sharding *sharding, int32_t dim) {
  int64_t chunk = sr_shard_size(whole->dims[dim], sr_dim_shards(sharding, dim));
  sr_value *start = sr_scalar_affine(b->p, sharding, dim, chunk, 0, sr_index_dtype(whole));
  return sr_build_unary(b, SR_OP_CONVERT, start, sr_build_scalar_type(b, SR_I64));
}

sr_value *sr_build_clamp(const sr_builder *b, sr_value *least, sr_value *value, int64_t most) {
  return sr_op_build(b->p->module, SR_OP_CLAMP, b->before, 3,
                     (sr_value *[]){least, value, sr_build_number(b, most)}, value->type);
}

sr_value *sr_build_within(const sr_builder *b, sr_value *numbers, int64_t limit) {
  const sr_type *type = sr_build_type(b, SR_U64, numbers->type); /* negative ones are large */
  sr_value *end = sr_build_spread(b, sr_scalar_constant(b->p, SR_U64, limit), type);
  return sr_build_compare(b, SR_COMPARE_LT, sr_build_unary(b, SR_OP_CONVERT, numbers, type), end);
}
