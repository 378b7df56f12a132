/*
 * The six comparisons: what the comparison_direction of stablehlo.compare and
 * chlo.broadcast_compare names.
 */
#ifndef SR_GRAPH_IR_COMPARE_H
#define SR_GRAPH_IR_COMPARE_H

#include "graph/ir/graph.h"

typedef enum sr_comparison {
  SR_COMPARE_EQ,
  SR_COMPARE_NE,
  SR_COMPARE_LT,
  SR_COMPARE_LE,
  SR_COMPARE_GT,
  SR_COMPARE_GE,
} sr_comparison;

/* That of `op`, which is verified. */
sr_comparison sr_op_comparison(const sr_op *op);
void sr_op_set_comparison(sr_module *module, sr_op *op, sr_comparison comparison);

/* The one that holds of (b, a) exactly where this one holds of (a, b). */
sr_comparison sr_comparison_swapped(sr_comparison comparison);
/* The one that holds where this one does not, unless one of the two is NaN. */
sr_comparison sr_comparison_inverse(sr_comparison comparison);
/* True if it holds of two numbers by their order: below, equal to or above 0. */
bool sr_comparison_holds(sr_comparison comparison, int order);

#endif
