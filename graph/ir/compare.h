/* The six comparisons of stablehlo.compare and chlo.broadcast_compare: the values of their
 * attribute comparison_direction. */
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

/* Returns the comparison_direction of `op`, which must be verified. */
sr_comparison sr_op_comparison(const sr_op *op);
void sr_op_set_comparison(sr_module *module, sr_op *op, sr_comparison comparison);

/* Returns the comparison that holds for (b, a) exactly if `comparison` holds for (a, b): GT for
 * LT. */
sr_comparison sr_comparison_swapped(sr_comparison comparison);
/* Returns the opposite comparison: GE for LT. For operands that are not NaN, it holds exactly if
 * `comparison` does not hold. */
sr_comparison sr_comparison_inverse(sr_comparison comparison);
/* True if the comparison holds for two numbers of which the first is less than (`order` < 0), equal
 * to (0) or greater than (> 0) the second. */
bool sr_comparison_holds(sr_comparison comparison, int order);

#endif
