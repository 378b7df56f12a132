/* Integer arrays whose elements are known at compile time. Only settle*.c include this file. */
#ifndef SR_GRAPH_NORMALIZE_SETTLE_NUMBERS_H
#define SR_GRAPH_NORMALIZE_SETTLE_NUMBERS_H

#include "graph/ir/graph.h"
#include "graph/ir/side_table.h"

/* The elements of a small integer array. */
typedef struct sr_numbers {
  size_t count;
  int64_t *values;
} sr_numbers;

/* [sr_value.id]: the elements of the value; NULL if they are not known. */
typedef SR_VECTOR(const sr_numbers *) sr_known_numbers;

/* Computes the elements of the only result of `op`. `known` has the elements of the operands.
 * Returns NULL if the elements do not follow from these. */
const sr_numbers *sr_numbers_of(sr_module *module, const sr_known_numbers *known, const sr_op *op);

#endif
