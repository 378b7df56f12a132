/* Turns three kinds of ops into elementwise ops: reductions of one element, reductions across a
 * stack of arrays, and dot_generals whose sums have one term. */
#include <string.h>

#include "compiler/simplify/simplify_rules.h"
#include "graph/ir/dot.h"

/* If every reduced dimension has size 1, replaces the reduce by its region, applied once to the
 * initial value and the element. */
bool sr_rewrite_reduce_nothing(const sr_builder *b, sr_op *op) {
  int32_t inputs = op->operand_count / 2;
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  const sr_type *shape = op->results[0].type;
  for (size_t i = 0; i < count; i++)
    if (sr_operand(op, 0)->type->dims[dims[i]] != 1)
      return false;
  sr_value **args = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  for (int32_t i = 0; i < inputs; i++) {
    sr_value *input = sr_operand(op, i), *init = sr_operand(op, inputs + i);
    const sr_type *type = sr_type_with_dtype(b->module, shape, init->type->dtype);
    if (input->type->dtype != init->type->dtype)
      return false;
    args[i] = sr_build_broadcast(b, init, shape);
    args[inputs + i] = sr_build_reshape_as(b, input, type);
  }
  sr_value **results = sr_build_map(b, op->regions[0], args);
  if (!results)
    return false;
  for (int32_t i = 0; i < inputs; i++)
    sr_rewriter_replace(b, sr_result(op, i), results[i]);
  return true;
}

/* True if `value` joins arrays of size 1 along dimension `dim`. A float of 16 bits or less is no
 * such array: a reduction rounds its sum once, and additions would round each time. */
static bool is_stack(const sr_value *value, int64_t dim) {
  const sr_type *type = value->type;
  const sr_op *op = value->op;
  if (!op || op->code != SR_OP_CONCATENATE || sr_op_int(op, "dimension", 0) != dim ||
      op->operand_count != type->dims[dim])
    return false;
  return !sr_type_is_float(type) || type->dtype == SR_F32 || type->dtype == SR_F64;
}

/* If the only reduced dimension is the one along which every input is a stack of the same number of
 * arrays, replaces the reduce by its region, applied to one array after the other, in order. The
 * arrays then need not be stored one behind the other. */
bool sr_rewrite_reduce_stack(const sr_builder *b, sr_op *op) {
  const int32_t inputs = op->operand_count / 2;
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  for (int32_t i = 0; i < inputs; i++)
    if (count != 1 || !is_stack(sr_operand(op, i), dims[0]) ||
        sr_operand(op, i)->type->dtype != sr_operand(op, inputs + i)->type->dtype)
      return false;
  sr_value **args = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  for (int32_t i = 0; i < inputs; i++)
    args[i] = sr_build_broadcast(b, sr_operand(op, inputs + i), op->results[0].type);
  for (int32_t part = 0; part < sr_operand(op, 0)->op->operand_count; part++) {
    for (int32_t i = 0; i < inputs; i++)
      args[inputs + i] =
          sr_build_reshape_as(b, sr_operand(sr_operand(op, i)->op, part), sr_result(op, i)->type);
    sr_value **results = sr_build_map(b, op->regions[0], args);
    if (!results)
      return false;
    memcpy(args, results, (size_t)inputs * sizeof(sr_value *));
  }
  for (int32_t i = 0; i < inputs; i++)
    sr_rewriter_replace(b, sr_result(op, i), args[i]);
  return true;
}

/*
 * Broadcasts operand `operand` of a dot_general to the shape of the result. Its contracting
 * dimensions, which have size 1, are removed. *inout_next is the result dimension of the operand's
 * first free dimension; it is advanced past the operand's free dimensions.
 */
static sr_value *spread_side(const sr_builder *b, sr_op *op, int32_t operand,
                             const sr_dot_numbers *numbers, int64_t *inout_next) {
  const sr_dims *batch = &numbers->batch[operand], *contracted = &numbers->sum[operand];
  sr_value *side = sr_operand(op, operand);
  const sr_type *type = op->results[0].type;
  int32_t rank = side->type->rank, kept = 0;
  int64_t *place = SR_NEW_ARRAY(b->arena, int64_t, rank);
  for (int32_t d = 0; d < rank; d++)
    place[d] = -1;
  for (int32_t i = 0; i < batch->count; i++)
    place[batch->dims[i]] = i;
  for (int32_t i = 0; i < contracted->count; i++)
    place[contracted->dims[i]] = -2;
  int64_t *sizes = SR_NEW_ARRAY(b->arena, int64_t, rank);
  int64_t *dims = SR_NEW_ARRAY(b->arena, int64_t, rank);
  for (int32_t d = 0; d < rank; d++) {
    if (place[d] == -2)
      continue;
    sizes[kept] = side->type->dims[d];
    dims[kept++] = place[d] >= 0 ? place[d] : (*inout_next)++;
  }
  return sr_build_broadcast_in_dim(b, sr_build_reshape(b, side, kept, sizes), dims, type);
}

/* Replaces a dot_general whose sums have one term each by a multiply. */
bool sr_rewrite_dot_of_scalars(const sr_builder *b, sr_op *op) {
  const sr_type *left = sr_operand(op, 0)->type, *right = sr_operand(op, 1)->type;
  sr_dot_numbers numbers = sr_dot_numbers_of(op);
  const sr_type *type = op->results[0].type;
  if (left->dtype != type->dtype || right->dtype != type->dtype || !sr_type_is_static(type))
    return false;
  for (int32_t i = 0; i < numbers.sum[0].count; i++)
    if (left->dims[numbers.sum[0].dims[i]] != 1)
      return false;
  int64_t next = numbers.batch[0].count;
  sr_value *x = spread_side(b, op, 0, &numbers, &next);
  sr_value *y = spread_side(b, op, 1, &numbers, &next);
  return sr_rewriter_finish(b, op, sr_build_binary(b, SR_OP_MULTIPLY, x, y));
}
