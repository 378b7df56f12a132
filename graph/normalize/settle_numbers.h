/* Integers that are known at compile time. Private to settle*.c. */
#ifndef SR_GRAPH_NORMALIZE_SETTLE_NUMBERS_H
#define SR_GRAPH_NORMALIZE_SETTLE_NUMBERS_H

#include "graph/ir/graph.h"

/* The elements of a small integer array; value->note points to them. */
typedef struct sr_numbers {
  size_t count;
  int64_t *values;
} sr_numbers;

/* Computes the elements of the only result of `op` from those of its operands. NULL: not known. */
sr_numbers *sr_numbers_of(sr_module *module, const sr_op *op);

#endif
