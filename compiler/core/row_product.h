/* Products in loops that one product before the loop can compute for all iterations. */
#ifndef SR_COMPILER_CORE_ROW_PRODUCT_H
#define SR_COMPILER_CORE_ROW_PRODUCT_H

#include "compiler/core/policy.h"
#include "graph/ir/graph.h"

/* What a dot in a loop reads: xs[.., i, ..] without the dimension that i indexes. */
typedef struct sr_row_product {
  sr_op *slice; /* the dynamic_slice of xs */
  int32_t dim;  /* that i indexes */
} sr_row_product;

/* True if `dot` stands in the body of a loop, its left operand is a row of an array from outside of
 * the loop, and its right operand is from there, too; and if the product of all rows is no more
 * work than those of the loop, for which a library would be called each time, and small enough. */
bool sr_row_product_find(const sr_policy *policy, const sr_op *dot, sr_row_product *out_row);

#endif
