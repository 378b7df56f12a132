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
/* True if a dimension is in both lists. */
bool sr_dims_have(const sr_dims *a, const sr_dims *b);

/* The lists are indexed by operand (0: left, 1: right). Entry i of one operand's list pairs with
 * entry i of the other's. A dimension in neither list of its operand is free: the result has it,
 * too. */
typedef struct sr_dot_numbers {
  sr_dims batch[2]; /* batching dimensions, which the result has too */
  sr_dims sum[2];   /* contracting dimensions */
} sr_dot_numbers;

/* The dimension numbers of a DOT_GENERAL. The lists point into the op's attribute. If the op is not
 * verified, the two batch lists or the two sum lists may differ in length. */
sr_dot_numbers sr_dot_numbers_of(const sr_op *op);
/* Reads the fields lhs_batching_dimensions, ..., rhs_contracting_dimensions of an attribute. The
 * list of an absent field is empty. */
sr_dot_numbers sr_dot_numbers_read(const sr_attr *numbers);
/* Sets the dimension numbers of a DOT_GENERAL. The lists are copied to the module's arena. */
void sr_dot_numbers_set(sr_module *module, sr_op *op, const sr_dot_numbers *numbers);
/* True if `dim` of operand 0 or 1 is neither a batching nor a contracting dimension. */
bool sr_dot_is_free(const sr_dot_numbers *numbers, int32_t operand, int64_t dim);

#endif
