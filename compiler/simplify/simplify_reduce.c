/* Turns two kinds of ops into elementwise ops: reductions of one element, and dot_generals whose
 * sums have one term. */
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
