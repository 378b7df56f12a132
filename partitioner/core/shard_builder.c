#include "partitioner/core/shard_builder.h"

#include "partitioner/core/groups.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/sharding_group.h"

sr_builder sr_partitioner_builder(const sr_partitioner *p, sr_op *before) {
  return (sr_builder){.ctx = p->ctx, .module = p->module, .arena = p->arena, .before = before};
}

sr_value *sr_build_zeros(const sr_partitioner *p, const sr_type *type, sr_op *before) {
  const sr_builder b = sr_partitioner_builder(p, before);
  return sr_build_splat(&b, type, 0);
}

sr_value *sr_build_neutral(const sr_builder *b, sr_opcode code, sr_dtype dtype) {
  if (code != SR_OP_MULTIPLY)
    return sr_build_scalar(b, dtype, 0);
  return sr_build_convert(b, sr_build_scalar(b, SR_I32, 1), dtype);
}

void sr_build_region(const sr_builder *b, sr_block *from, sr_value *const *values, sr_block *to) {
  sr_dtype dtype = values[0]->type->dtype;
  if (dtype == from->args[0]->type->dtype)
    sr_block_clone(b->module, from, to);
  else
    sr_block_fill_combiner(b->module, to, sr_block_combiner(from), sr_type_rank0(b->module, dtype),
                           b->before);
}

sr_op *sr_build_reduce_like(const sr_builder *b, const sr_op *like, sr_value *const *values,
                            sr_value *const *starts, int32_t dim) {
  int32_t count = like->result_count;
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, 2 * count);
  for (int32_t i = 0; i < count; i++) {
    operands[i] = values[i];
    operands[count + i] = starts[i];
  }
  const int64_t along = dim;
  sr_op *made = sr_build_reduce(b, count, operands, 1, &along);
  made->location = like->location;
  sr_build_region(b, like->regions[0], values, made->regions[0]);
  return made;
}

sr_op *sr_build_marked(const sr_builder *b, const sr_op *like, sr_value *marks, bool started) {
  int32_t count = like->result_count, all = count + 1;
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, 2 * all);
  const sr_type **types = SR_NEW_ARRAY(b->arena, const sr_type *, all);
  for (int32_t i = 0; i < count; i++) {
    operands[i] = sr_operand(like, i);
    operands[all + i] = sr_operand(like, count + i);
    types[i] = like->results[i].type;
  }
  operands[count] = marks;
  operands[all + count] = sr_build_scalar(b, SR_I1, started);
  types[count] = sr_type_with_dtype(b->module, types[0], SR_I1);
  sr_op *made = sr_build_op(b, like->code, 2 * all, operands, all, types, 1);
  made->location = like->location;
  sr_op_copy_attrs(b->module, like, made);
  sr_block_fill_marked(b->module, made->regions[0], like->regions[0], count, like);
  return made;
}

sr_value *sr_build_all_reduce(sr_partitioner *p, const sr_builder *b, sr_value *value,
                              sr_opcode code, const sr_sharding *cut) {
  sr_op *made = sr_build_op(b, SR_OP_ALL_REDUCE, 1, &value, 1, &value->type, 1);
  made->location = value->op->location;
  sr_op_set_attr(b->module, made, "replica_groups", sr_groups_attr_along(p, cut, 0));
  sr_block_fill_combiner(b->module, made->regions[0], code,
                         sr_type_rank0(b->module, value->type->dtype), made);
  sr_op_set_role(p, made, SR_ROLE_FINAL);
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

/* ---- indices --------------------------------------------------------------------------------- */

sr_value *sr_build_index(const sr_builder *b, sr_value *indices, int64_t most) {
  if (indices->type->dtype == SR_U64) {
    sr_value *limit = sr_build_convert(b, sr_build_scalar(b, SR_I64, most), SR_U64);
    indices =
        sr_build_binary(b, SR_OP_MINIMUM, indices, sr_build_broadcast(b, limit, indices->type));
  }
  return sr_build_convert(b, indices, SR_I64);
}

sr_value *sr_build_shard_start(sr_partitioner *p, const sr_builder *b, const sr_type *whole,
                               const sr_sharding *sharding, int32_t dim) {
  int64_t chunk = sr_shard_size(whole->dims[dim], sr_dim_shards(sharding, dim));
  sr_value *start = sr_scalar_affine(p, sharding, dim, chunk, 0, sr_index_dtype(whole));
  return sr_build_convert(b, start, SR_I64);
}

sr_value *sr_build_clamp(const sr_builder *b, sr_value *least, sr_value *value, int64_t most) {
  sr_value *operands[] = {least, value, sr_build_scalar(b, SR_I64, most)};
  return sr_build(b, SR_OP_CLAMP, 3, operands, value->type);
}

sr_value *sr_build_below(const sr_builder *b, const sr_type *like, int32_t dim, sr_value *start,
                         int64_t limit) {
  const sr_type *type = sr_type_with_dtype(b->module, like, start->type->dtype);
  sr_value *index = sr_build_iota(b, type, dim);
  sr_value *place = sr_build_binary(b, SR_OP_ADD, index, sr_build_broadcast(b, start, like));
  return sr_build_compare(b, SR_COMPARE_LT, place, sr_build_splat(b, type, limit));
}

sr_value *sr_build_within(const sr_builder *b, sr_value *numbers, int64_t limit) {
  numbers = sr_build_convert(b, numbers, SR_U64); /* negative numbers become large U64 */
  return sr_build_compare(b, SR_COMPARE_LT, numbers, sr_build_splat(b, numbers->type, limit));
}
