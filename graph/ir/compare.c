#include "graph/ir/compare.h"

#include <string.h>

static const struct {
  const char *name;
  sr_comparison swapped, inverse;
  bool when_less, when_equal, when_greater;
} comparisons[] = {
    [SR_COMPARE_EQ] = {"EQ", SR_COMPARE_EQ, SR_COMPARE_NE, false, true, false},
    [SR_COMPARE_NE] = {"NE", SR_COMPARE_NE, SR_COMPARE_EQ, true, false, true},
    [SR_COMPARE_LT] = {"LT", SR_COMPARE_GT, SR_COMPARE_GE, true, false, false},
    [SR_COMPARE_LE] = {"LE", SR_COMPARE_GE, SR_COMPARE_GT, true, true, false},
    [SR_COMPARE_GT] = {"GT", SR_COMPARE_LT, SR_COMPARE_LE, false, false, true},
    [SR_COMPARE_GE] = {"GE", SR_COMPARE_LE, SR_COMPARE_LT, false, true, true},
};

sr_comparison sr_op_comparison(const sr_op *op) {
  const char *name = sr_op_enum(op, "comparison_direction", "EQ");
  sr_comparison found = SR_COMPARE_EQ;
  while (found < SR_COMPARE_GE && strcmp(comparisons[found].name, name) != 0)
    found++;
  return found;
}

void sr_op_set_comparison(sr_module *module, sr_op *op, sr_comparison comparison) {
  sr_op_set_attr(
      module, op, "comparison_direction",
      sr_attr_enum(module, "stablehlo.comparison_direction", comparisons[comparison].name));
}

sr_comparison sr_comparison_swapped(sr_comparison comparison) {
  return comparisons[comparison].swapped;
}

sr_comparison sr_comparison_inverse(sr_comparison comparison) {
  return comparisons[comparison].inverse;
}

bool sr_comparison_holds(sr_comparison comparison, int order) {
  return order < 0   ? comparisons[comparison].when_less
         : order > 0 ? comparisons[comparison].when_greater
                     : comparisons[comparison].when_equal;
}
