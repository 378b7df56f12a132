/* The dimension numbers of dot_general and chlo.ragged_dot. */
#ifndef SR_GRAPH_IR_DOT_H
#define SR_GRAPH_IR_DOT_H

#include "graph/ir/graph.h"

/* A list of dimensions of an array, in the order in which the op lists them. */
typedef struct sr_dims {
  const int64_t *dims;
  int32_t count;
} sr_dims;

bool sr_dims_find(const sr_dims *list, int64_t dim);
/* True if some dimension is in both lists. */
bool sr_dims_have(const sr_dims *a, const sr_dims *b);

/* The dimension lists of the two operands, [0] for the left and [1] for the right one. Entry i of
 * batch[0] goes with entry i of batch[1]; likewise for `sum`. A dimension in neither list is free:
 * it is a dimension of the result. */
typedef struct sr_dot_numbers {
  sr_dims batch[2]; /* batching dimensions; they are dimensions of the result, too */
  sr_dims sum[2];   /* contracting dimensions, over which the products are summed */
} sr_dot_numbers;

/* Returns the dimension numbers of a dot_general. The lists point into the op's attribute. If the
 * op was not verified, batch[0] and batch[1] may differ in length, and so may sum[0] and sum[1]. */
sr_dot_numbers sr_dot_numbers_of(const sr_op *op);
/* Reads the dimension numbers from the fields lhs_batching_dimensions, ...,
 * rhs_contracting_dimensions of the attribute `numbers`. An absent field gives an empty list. */
sr_dot_numbers sr_dot_numbers_read(const sr_attr *numbers);
/* Sets the dimension numbers of a dot_general. Copies the lists to the module's arena. */
void sr_dot_numbers_set(sr_module *module, sr_op *op, const sr_dot_numbers *numbers);
/* True if dimension `dim` of the operand with index `operand` (0 or 1) is free. */
bool sr_dot_is_free(const sr_dot_numbers *numbers, int32_t operand, int64_t dim);

#endif
