/* Which dimensions two arrays have in common in their product: dot_general, chlo.ragged_dot. */
#ifndef SR_GRAPH_IR_DOT_H
#define SR_GRAPH_IR_DOT_H

#include "graph/ir/graph.h"

/* Some dimensions of an array, in the order that the op lists them in. */
typedef struct sr_dims {
  const int64_t *dims;
  int32_t count;
} sr_dims;

bool sr_dims_find(const sr_dims *list, int64_t dim);
/* True if a dimension is in both lists. */
bool sr_dims_have(const sr_dims *a, const sr_dims *b);

/* By operand, left and right: entry i of one operand's list goes with entry i of the other's. What
 * is in neither list of an operand is free, a dimension of the result. */
typedef struct sr_dot_numbers {
  sr_dims batch[2]; /* dimensions of the result, too */
  sr_dims sum[2];   /* contracting */
} sr_dot_numbers;

/* Of a DOT_GENERAL. The lists lie in its attribute; in an op that is not verified their lengths may
 * differ. */
sr_dot_numbers sr_dot_numbers_of(const sr_op *op);
/* Of an attribute that has lhs_batching_dimensions, ..., rhs_contracting_dimensions among its
 * fields; one that is not there is an empty list. */
sr_dot_numbers sr_dot_numbers_read(const sr_attr *numbers);
/* Gives a DOT_GENERAL these numbers: copies of the lists, in the module's arena. */
void sr_dot_numbers_set(sr_module *module, sr_op *op, const sr_dot_numbers *numbers);
/* True if `dim` of operand 0 or 1 is neither a batch dimension nor summed. */
bool sr_dot_is_free(const sr_dot_numbers *numbers, int32_t operand, int64_t dim);

#endif
