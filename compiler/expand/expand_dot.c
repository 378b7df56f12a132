/* The op dot, written as the dot_general that it is. */
#include "compiler/expand/expander.h"

/* Of vectors and matrices: the last dimension of one with the first of the other. */
sr_status sr_expand_dot(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  sr_dot_dims dims = {.sum_count = 1, .sum = {{a->type->rank - 1}, {0}}};
  return sr_expand_finish(rw, op,
                          sr_expand_product(rw, op, a, b, &dims, op->results[0].type->dtype));
}
