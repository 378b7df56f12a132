/* Expands dot to dot_general. */
#include "compiler/expand/expander.h"

/* The dot_general contracts the last dimension of `x` with the first dimension of `y`. */
sr_status sr_expand_dot(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  sr_value *left = sr_operand(op, 0), *right = sr_operand(op, 1);
  sr_dot_dims dims = {.sum_count = 1, .sum = {{left->type->rank - 1}, {0}}};
  return sr_expand_finish(op,
                          sr_build_dot_general(b, left, right, &dims, op->results[0].type->dtype));
}
