/* Expands dot to dot_general, and long inner products to sums. */
#include "compiler/core/locality.h"
#include "compiler/expand/expander.h"
#include "graph/ir/dot.h"

sr_value *sr_expand_keep_precision(const sr_builder *b, const sr_op *op, sr_value *product) {
  sr_op_set_attr(b->module, product->op, "precision_config", sr_op_attr(op, "precision_config"));
  return product;
}

/* The dot_general contracts the last dimension of `x` with the first dimension of `y`. */
sr_status sr_expand_dot(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  sr_value *left = sr_operand(op, 0), *right = sr_operand(op, 1);
  sr_dot_dims dims = {.sum_count = 1, .sum = {{left->type->rank - 1}, {0}}};
  sr_value *product = sr_build_dot_general(b, left, right, &dims, op->results[0].type->dtype);
  return sr_expand_finish(op, sr_expand_keep_precision(b, op, product));
}

/* True if dimension d of one operand belongs to dimension d of the other, for all d. */
static bool lie_alike(const sr_op *op, const sr_dot_numbers *numbers) {
  const sr_dims *batch = numbers->batch, *sum = numbers->sum;
  const int32_t paired = batch[0].count + sum[0].count;
  if (sr_operand(op, 0)->type->rank != paired || sr_operand(op, 1)->type->rank != paired)
    return false;
  for (int32_t i = 0; i < batch[0].count; i++)
    if (batch[0].dims[i] != batch[1].dims[i] || (i > 0 && batch[0].dims[i] < batch[0].dims[i - 1]))
      return false;
  for (int32_t i = 0; i < sum[0].count; i++)
    if (sum[0].dims[i] != sum[1].dims[i])
      return false;
  return true;
}

/* Takes away a reshape from both values, if both had one shape before. */
static void skip_reshapes(sr_value *values[2]) {
  const sr_op *first = values[0]->op, *second = values[1]->op;
  if (first && second && first->code == SR_OP_RESHAPE && second->code == SR_OP_RESHAPE &&
      sr_operand(first, 0)->type->rank == sr_operand(second, 0)->type->rank &&
      sr_types_share_dims(sr_operand(first, 0)->type, sr_operand(second, 0)->type,
                          sr_operand(first, 0)->type->rank))
    for (int i = 0; i < 2; i++)
      values[i] = sr_operand(values[i]->op, 0);
}

bool sr_expand_try_inner_product(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  const sr_dtype dtype = op->results[0].type->dtype;
  if (!x->policy->sums_inner_products || op->code != SR_OP_DOT_GENERAL ||
      (dtype != SR_F32 && dtype != SR_F64) ||
      (double)sr_type_elements(sr_operand(op, 0)->type) < x->policy->gemm_work)
    return false;
  const sr_dot_numbers numbers = sr_dot_numbers_of(op);
  if (!lie_alike(op, &numbers))
    return false;
  sr_value *values[] = {sr_operand(op, 0), sr_operand(op, 1)};
  if (numbers.batch[0].count == 0)
    skip_reshapes(values);
  int64_t dims[SR_MAX_RANK];
  int32_t count = 0;
  for (int32_t d = 0; d < values[0]->type->rank; d++)
    if (!sr_dims_find(&numbers.batch[0], d))
      dims[count++] = d;
  for (int i = 0; i < 2; i++)
    values[i] = sr_build_convert(b, values[i], dtype);
  sr_value *products = sr_build_binary(b, SR_OP_MULTIPLY, values[0], values[1]);
  return sr_expand_finish(op, sr_build_sum(b, products, NULL, count, dims)) == SR_OK;
}
