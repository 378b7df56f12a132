/* Reductions over nothing and products of one term, which are elementwise. */
#include <string.h>

#include "compiler/simplify/simplify_rewriter.h"
#include "graph/ir/dot.h"

/* Every reduced dimension has size 1: the body once, on the start value and the element. */
bool sr_rewrite_reduce_nothing(sr_rewriter *rw, sr_op *op) {
  int32_t inputs = op->operand_count / 2;
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  const sr_type *shape = op->results[0].type;
  for (size_t i = 0; i < count; i++)
    if (sr_operand(op, 0)->type->dims[dims[i]] != 1)
      return false;
  sr_value **args = SR_NEW_ARRAY(rw->scratch, sr_value *, op->operand_count);
  for (int32_t i = 0; i < inputs; i++) {
    sr_value *input = sr_operand(op, i), *init = sr_operand(op, inputs + i);
    const sr_type *type = sr_type_with_dtype(rw->module, shape, init->type->dtype);
    if (input->type->dtype != init->type->dtype)
      return false;
    args[i] = shape->rank == 0 ? init : sr_rewriter_broadcast(rw, op, init, NULL, type);
    args[inputs + i] = sr_rewriter_reshape(rw, op, input, type);
  }
  sr_value **results = sr_rewriter_apply_region(rw, op->regions[0], args, op);
  if (!results)
    return false;
  for (int32_t i = 0; i < inputs; i++)
    sr_rewriter_replace(rw, sr_result(op, i), results[i]);
  return true;
}

/*
 * One side of a product: spread over the result, without its contracted dimensions (of size 1).
 * `next` is the place of its first free dimension.
 */
static sr_value *spread_side(sr_rewriter *rw, sr_op *op, int32_t operand,
                             const sr_dot_numbers *numbers, int64_t *inout_next) {
  const sr_dims *batch = &numbers->batch[operand], *contracted = &numbers->sum[operand];
  sr_value *side = sr_operand(op, operand);
  const sr_type *type = op->results[0].type;
  int32_t rank = side->type->rank, kept = 0;
  int64_t *place = SR_NEW_ARRAY(rw->scratch, int64_t, rank);
  for (int32_t d = 0; d < rank; d++)
    place[d] = -1;
  for (int32_t i = 0; i < batch->count; i++)
    place[batch->dims[i]] = i;
  for (int32_t i = 0; i < contracted->count; i++)
    place[contracted->dims[i]] = -2;
  int64_t *sizes = SR_NEW_ARRAY(rw->scratch, int64_t, rank);
  int64_t *dims = SR_NEW_ARRAY(rw->scratch, int64_t, rank);
  for (int32_t d = 0; d < rank; d++) {
    if (place[d] == -2)
      continue;
    sizes[kept] = side->type->dims[d];
    dims[kept++] = place[d] >= 0 ? place[d] : (*inout_next)++;
  }
  const sr_type *small = sr_type_tensor(rw->module, side->type->dtype, kept, sizes);
  return sr_rewriter_broadcast(rw, op, sr_rewriter_reshape(rw, op, side, small), dims, type);
}

/* A product whose sums have one term each. */
bool sr_rewrite_dot_of_scalars(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  sr_dot_numbers numbers = sr_dot_numbers_of(op);
  const sr_type *type = op->results[0].type;
  if (a->type->dtype != type->dtype || b->type->dtype != type->dtype || !sr_type_is_static(type))
    return false;
  for (int32_t i = 0; i < numbers.sum[0].count; i++)
    if (a->type->dims[numbers.sum[0].dims[i]] != 1)
      return false;
  int64_t next = numbers.batch[0].count;
  sr_value *x = spread_side(rw, op, 0, &numbers, &next);
  sr_value *y = spread_side(rw, op, 1, &numbers, &next);
  sr_rewriter_replace(rw, sr_result(op, 0), sr_rewriter_binary(rw, SR_OP_MULTIPLY, op, x, y));
  return true;
}
