/*
 * Recognises the comparators of sorts, as JAX prints them:
 *
 *     order = less(a, b)  |  less(a, b) or (equal(a, b) and order)
 *
 * where a and b are the same key of two elements. A key is an operand, its real or its imaginary
 * part; or that with zeros joined, and NaN.
 */
#include "compiler/expand/sort_keys.h"

#include <math.h>
#include <string.h>

#include "compiler/simplify/simplify_rules.h"
#include "executable/plan.h"
#include "graph/ir/compare.h"
#include "graph/ir/number.h"

/* ---- one key --------------------------------------------------------------------------------- */

/* Returns which ? yes : no, if `value` is that and `which` compares x with y; else NULL. */
static const sr_op *selects_where(const sr_value *value, sr_comparison comparison,
                                  const sr_value *x) {
  const sr_op *select = sr_value_op(value, SR_OP_SELECT);
  const sr_op *which = select ? sr_value_op(sr_operand(select, 0), SR_OP_COMPARE) : NULL;
  return which && sr_op_comparison(which) == comparison && sr_operand(which, 0) == x &&
                 strcmp(sr_op_enum(which, "compare_type", "FLOAT"), "FLOAT") == 0
             ? select
             : NULL;
}

static bool is_positive_nan(const sr_value *value) {
  const sr_dense *dense = sr_splat_of(value);
  uint64_t bits = 0;
  if (!dense || sr_dtype_get(dense->type->dtype)->class_ != SR_CLASS_FLOAT)
    return false;
  memcpy(&bits, dense->data, sr_dtype_get(dense->type->dtype)->bytes);
  const double number = sr_float_decode(dense->type->dtype, bits);
  return isnan(number) && !signbit(number);
}

/* True if `value` is x != x ? NaN : (x == 0 ? 0 : x), as JAX prints it. */
static bool joins(const sr_value *value, const sr_value *x) {
  const sr_op *outer = selects_where(value, SR_COMPARE_NE, x);
  const sr_op *inner = outer ? selects_where(sr_operand(outer, 2), SR_COMPARE_EQ, x) : NULL;
  return inner && sr_operand(sr_operand(outer, 0)->op, 1) == x &&
         is_positive_nan(sr_operand(outer, 1)) &&
         sr_value_is_zero(sr_operand(sr_operand(inner, 0)->op, 1)) &&
         sr_value_is_zero(sr_operand(inner, 1)) && sr_operand(inner, 2) == x;
}

/* Returns the number whose zeros and NaN are joined in `value`; `value` itself if that is not so.
 */
static const sr_value *joined_number(const sr_value *value) {
  const sr_op *select = sr_value_op(value, SR_OP_SELECT);
  const sr_op *which = select ? sr_value_op(sr_operand(select, 0), SR_OP_COMPARE) : NULL;
  const sr_value *number = which ? sr_operand(which, 0) : value;
  return sr_type_is_float(value->type) && joins(value, number) ? number : value;
}

/* Returns the argument of the region that `number` is or is a part of. */
static const sr_value *argument_of(const sr_value *number, sr_opcode *out_part) {
  const sr_op *op = number->op;
  const bool is_part = op && (op->code == SR_OP_REAL || op->code == SR_OP_IMAG);
  *out_part = is_part ? op->code : SR_OP_COUNT;
  return is_part ? sr_operand(op, 0) : number;
}

/* Finds the key that `compare` compares between two elements of `op`. */
static bool find_key(const sr_op *op, const sr_op *compare, sr_sort_key *out) {
  const sr_block *region = op->regions[0];
  const sr_value *left = sr_operand(compare, 0), *right = sr_operand(compare, 1);
  const sr_value *first = joined_number(left), *second = joined_number(right);
  sr_opcode part;
  const sr_value *x = argument_of(first, &out->part), *y = argument_of(second, &part);
  const bool is_float = sr_type_is_float(first->type);
  if ((first == left) != (second == right) || part != out->part ||
      sr_dtype_get(first->type->dtype)->class_ == SR_CLASS_COMPLEX ||
      (is_float && strcmp(sr_op_enum(compare, "compare_type", "FLOAT"), "TOTALORDER") != 0))
    return false;
  out->options = first == left ? 0 : SR_CALL_JOINED;
  for (int32_t i = 0; i < op->operand_count; i++) {
    out->operand = i;
    if (region->args[2 * i] == x && region->args[2 * i + 1] == y)
      return true;
  }
  return false;
}

/* ---- all keys -------------------------------------------------------------------------------- */

static bool is_order(const sr_op *op) {
  return op->code == SR_OP_COMPARE &&
         (sr_op_comparison(op) == SR_COMPARE_LT || sr_op_comparison(op) == SR_COMPARE_GT);
}

/* True if `op` says whether the two keys are equal that `order` compares. */
static bool is_equality(const sr_op *op, const sr_op *order) {
  return op->code == SR_OP_COMPARE && sr_op_comparison(op) == SR_COMPARE_EQ &&
         sr_operand(op, 0) == sr_operand(order, 0) && sr_operand(op, 1) == sr_operand(order, 1) &&
         strcmp(sr_op_enum(op, "compare_type", "FLOAT"),
                sr_op_enum(order, "compare_type", "FLOAT")) == 0;
}

/* If `value` is less(a, b) or (equal(a, b) and rest), returns less(a, b) and sets *out_rest. If it
 * is less(a, b), sets that to NULL. Else returns NULL. */
static const sr_op *first_order(const sr_value *value, const sr_value **out_rest) {
  *out_rest = NULL;
  if (!value->op || is_order(value->op))
    return value->op;
  for (int32_t i = 0; value->op->code == SR_OP_OR && i < 2; i++) {
    const sr_op *order = sr_operand(value->op, i)->op;
    const sr_op *more = sr_value_op(sr_operand(value->op, 1 - i), SR_OP_AND);
    for (int32_t k = 0; order && is_order(order) && more && k < 2; k++) {
      const sr_op *equality = sr_operand(more, k)->op;
      *out_rest = sr_operand(more, 1 - k);
      if (equality && is_equality(equality, order))
        return order;
    }
  }
  return NULL;
}

int32_t sr_sort_keys_of(const sr_op *op, sr_sort_key out[SR_SORT_KEYS]) {
  const sr_value *value = sr_operand(op->regions[0]->last, 0);
  for (int32_t count = 0; count < SR_SORT_KEYS; count++) {
    const sr_value *rest;
    const sr_op *order = first_order(value, &rest);
    if (!order || !find_key(op, order, &out[count]))
      return 0;
    if (sr_op_comparison(order) == SR_COMPARE_GT)
      out[count].options |= SR_CALL_DESCENDING;
    if (!rest)
      return count + 1;
    value = rest;
  }
  return 0;
}
