#include "compiler/core/row_product.h"

#include "compiler/core/op_class.h"
#include "graph/ir/dot.h"
#include "graph/ir/query.h"
#include "graph/ir/trips.h"

/* Returns the dimension of the operand of `slice` of which the slice has one element, if it has all
 * elements of the others; -1 if there is no such dimension. */
static int32_t sliced_dim(const sr_op *slice) {
  const sr_type *whole = sr_operand(slice, 0)->type, *part = slice->results[0].type;
  int32_t found = -1;
  for (int32_t d = 0; d < whole->rank; d++) {
    if (part->dims[d] == whole->dims[d])
      continue;
    if (found >= 0 || part->dims[d] != 1)
      return -1;
    found = d;
  }
  return found;
}

/* True if `value` is a row of an array from outside of `body`. */
static bool find_row(const sr_value *value, const sr_block *body, sr_row_product *out_row) {
  const sr_op *reshape = value->op;
  if (!reshape || reshape->code != SR_OP_RESHAPE)
    return false;
  sr_op *slice = sr_operand(reshape, 0)->op;
  if (!slice || slice->code != SR_OP_DYNAMIC_SLICE || slice->block != body ||
      sr_value_block(sr_operand(slice, 0)) == body)
    return false;
  *out_row = (sr_row_product){.slice = slice, .dim = sliced_dim(slice)};
  if (out_row->dim < 0 || value->type->rank != slice->results[0].type->rank - 1)
    return false;
  for (int32_t d = 0; d < value->type->rank; d++)
    if (value->type->dims[d] != slice->results[0].type->dims[d + (d >= out_row->dim)])
      return false;
  return true;
}

static bool pays(const sr_policy *policy, const sr_op *dot, const sr_row_product *row,
                 int64_t trips) {
  const sr_type *result = dot->results[0].type;
  const int64_t rows = sr_operand(row->slice, 0)->type->dims[row->dim];
  sr_gemm_shape shape;
  if (!sr_dot_shape(dot, &shape))
    return false;
  const double elements = (double)sr_type_elements(result), work = elements * (double)shape.k;
  return rows > 1 && rows <= trips && work >= policy->gemm_work &&
         work < policy->moved_product_work &&
         elements * (double)rows * (double)sr_dtype_get(result->dtype)->bytes <=
             policy->moved_product_bytes;
}

bool sr_row_product_find(const sr_policy *policy, const sr_op *dot, sr_row_product *out_row) {
  const sr_op *loop = dot->block->parent;
  return loop && loop->code == SR_OP_WHILE && dot->block == loop->regions[1] &&
         sr_dot_numbers_of(dot).batch[0].count == 0 &&
         sr_value_block(sr_operand(dot, 1)) != dot->block &&
         find_row(sr_operand(dot, 0), dot->block, out_row) &&
         pays(policy, dot, out_row, sr_while_trip_count(loop));
}
