/* The six comparisons: the values of the attribute comparison_direction of stablehlo.compare and
 * chlo.broadcast_compare. */
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

/* The comparison direction of a verified `op`. */
sr_comparison sr_op_comparison(const sr_op *op);
void sr_op_set_comparison(sr_module *module, sr_op *op, sr_comparison comparison);

/* The comparison that holds for (b, a) exactly where `comparison` holds for (a, b). */
sr_comparison sr_comparison_swapped(sr_comparison comparison);
/* The comparison that holds where `comparison` does not hold, unless one of the operands is NaN. */
sr_comparison sr_comparison_inverse(sr_comparison comparison);
/* True if the comparison holds for two numbers whose order is `order`: negative, 0 or positive for
 * less, equal or greater. */
bool sr_comparison_holds(sr_comparison comparison, int order);

#endif
