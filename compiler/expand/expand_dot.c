/* Expands dot to dot_general. */
#include "compiler/expand/expander.h"

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
