/*
 * Identities of arithmetic. A float identity is used only if it gives the same bits for every
 * operand: x + (-0) = x, but not x + 0 = x, because -0 + 0 is +0. The rewrite commute-constant
 * makes constants the right operand of commutative ops. So the other rewrites look for constants
 * only there.
 */
#include <math.h>
#include <string.h>

#include "compiler/simplify/simplify_rules.h"

/* Gets the number of which `value` is a splat. Returns false if `value` is not a splat of
 * floats. */
static bool float_of(const sr_value *value, double *out) {
  const sr_dense *dense = sr_splat_of(value);
  if (!dense || !sr_type_is_float(value->type) || !sr_number_has(value->type->dtype))
    return false;
  *out = sr_dense_number(dense, 0).re;
  return true;
}

static bool is_real(const sr_type *type) {
  return sr_type_is_integer(type) || sr_type_is_float(type);
}

bool sr_rewrite_commute_constant(const sr_builder *b, sr_op *op) {
  if (!sr_op_has(op, SR_TRAIT_COMMUTES) || op->operand_count != 2 || op->result_count != 1)
    return false;
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  if (!sr_constant_of(x) || sr_constant_of(y))
    return false;
  sr_op_set_operands(b->module, op, 2, (sr_value *[]){y, x});
  return true;
}

/* (x op c1) op c2 becomes x op (c1 op c2), for integer sums and products, which wrap around. */
static bool merge_constants(const sr_builder *b, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), op->code);
  if (!inner || !sr_type_is_integer(op->results[0].type) || !sr_constant_of(sr_operand(op, 1)) ||
      !sr_constant_of(sr_operand(inner, 1)) || sr_constant_of(sr_operand(inner, 0)))
    return false;
  sr_value *constant = sr_build_binary(b, op->code, sr_operand(inner, 1), sr_operand(op, 1));
  sr_op_set_operands(b->module, op, 2, (sr_value *[]){sr_operand(inner, 0), constant});
  sr_rewriter_visit(b, inner);
  return true;
}

bool sr_rewrite_add(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  double number;
  if (sr_type_is_bool(x->type)) /* an add of bools is a logical or */
    return sr_rewriter_finish(b, op, sr_build_binary(b, SR_OP_OR, x, y));
  if (float_of(y, &number) && number == 0 && signbit(number))
    return sr_rewriter_finish(b, op, x);
  if (sr_type_is_integer(x->type) && sr_value_is_int(y, 0))
    return sr_rewriter_finish(b, op, x);
  return merge_constants(b, op);
}

bool sr_rewrite_subtract(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  /* For floats, sr_value_is_int(y, 0) is true for +0, but not for -0. */
  if (is_real(x->type) && sr_value_is_int(y, 0))
    return sr_rewriter_finish(b, op, x);
  if (!sr_type_is_integer(x->type))
    return false;
  if (x == y)
    return sr_rewrite_as_splat(b, op, 0);
  if (sr_value_is_int(x, 0))
    return sr_rewriter_finish(b, op, sr_build_unary(b, SR_OP_NEGATE, y));
  if (!sr_constant_of(y))
    return false;
  sr_value *negative = sr_build_unary(b, SR_OP_NEGATE, y);
  return sr_rewriter_finish(b, op, sr_build_binary(b, SR_OP_ADD, x, negative));
}

bool sr_rewrite_multiply(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  if (sr_type_is_bool(x->type)) /* a multiply of bools is a logical and */
    return sr_rewriter_finish(b, op, sr_build_binary(b, SR_OP_AND, x, y));
  if (!is_real(x->type))
    return false;
  if (sr_value_is_int(y, 1))
    return sr_rewriter_finish(b, op, x);
  if (sr_value_is_int(y, -1))
    return sr_rewriter_finish(b, op, sr_build_unary(b, SR_OP_NEGATE, x));
  if (sr_type_is_integer(x->type) && sr_value_is_int(y, 0))
    return sr_rewriter_finish(b, op, y);
  return merge_constants(b, op);
}

/* Computes 1 / value. Returns false unless `value` and 1 / value are powers of two and normal
 * numbers of the type. Then multiplying by 1 / value gives the same bits as dividing by `value`. */
static bool exact_reciprocal(sr_dtype dtype, double value, double *out) {
  int exponent;
  if (value == 0 || !isfinite(value) || fabs(frexp(value, &exponent)) != 0.5)
    return false;
  int limit = dtype == SR_F64 ? 1021 : dtype == SR_F16 ? 13 : 125;
  *out = 1.0 / value;
  return exponent >= -limit && exponent <= limit;
}

bool sr_rewrite_divide(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  double number, reciprocal;
  if (!is_real(x->type))
    return false;
  if (sr_value_is_int(y, 1))
    return sr_rewriter_finish(b, op, x);
  if (!float_of(y, &number) || !exact_reciprocal(y->type->dtype, number, &reciprocal))
    return false;
  sr_value *factor = sr_build_real(b, y->type, reciprocal);
  return sr_rewriter_finish(b, op, sr_build_binary(b, SR_OP_MULTIPLY, x, factor));
}

bool sr_rewrite_remainder(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0);
  sr_range value, divisor;
  if (!sr_type_is_integer(x->type))
    return false;
  if (sr_value_is_int(sr_operand(op, 1), 1))
    return sr_rewrite_as_splat(b, op, 0);
  if (sr_value_range(x, &value) && sr_value_range(sr_operand(op, 1), &divisor) && value.low >= 0 &&
      value.high < divisor.low)
    return sr_rewriter_finish(b, op, x);
  return false;
}

bool sr_rewrite_power(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  if (!is_real(x->type))
    return false;
  if (sr_value_is_int(y, 1))
    return sr_rewriter_finish(b, op, x);
  if (sr_value_is_int(y, 2))
    return sr_rewriter_finish(b, op, sr_build_binary(b, SR_OP_MULTIPLY, x, x));
  if (sr_value_is_int(y, 0)) /* x^0 is 1 for every x, even for NaN */
    return sr_rewrite_as_splat(b, op, 1);
  return false;
}

bool sr_rewrite_minmax(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  bool want_max = op->code == SR_OP_MAXIMUM;
  if (x == y)
    return sr_rewriter_finish(b, op, x);
  if (sr_type_is_bool(x->type))
    return sr_rewriter_finish(b, op, sr_build_binary(b, want_max ? SR_OP_OR : SR_OP_AND, x, y));
  double number;
  if (float_of(y, &number) && isinf(number) && signbit(number) == want_max)
    return sr_rewriter_finish(b, op, x);
  sr_range of_x, of_y;
  if (!sr_type_is_integer(x->type) || !sr_value_range(x, &of_x) || !sr_value_range(y, &of_y))
    return false;
  if (of_x.high <= of_y.low)
    return sr_rewriter_finish(b, op, want_max ? y : x);
  if (of_y.high <= of_x.low)
    return sr_rewriter_finish(b, op, want_max ? x : y);
  return false;
}

bool sr_rewrite_clamp(const sr_builder *b, sr_op *op) {
  sr_value *low = sr_operand(op, 0), *x = sr_operand(op, 1), *high = sr_operand(op, 2);
  double least, most;
  if (float_of(low, &least) && float_of(high, &most) && isinf(least) && isinf(most) && least < most)
    return sr_rewriter_finish(b, op, x);
  sr_range value, bottom, top;
  if (!sr_type_is_integer(x->type) || !sr_value_range(x, &value) || !sr_value_range(low, &bottom) ||
      !sr_value_range(high, &top))
    return false;
  if (value.low >= bottom.high && value.high <= top.low)
    return sr_rewriter_finish(b, op, x);
  /* If neither x nor `low` is below `high`, the result is `high`. */
  if (high->type == x->type && value.low >= top.high && bottom.low >= top.high)
    return sr_rewriter_finish(b, op, high);
  return false;
}

bool sr_rewrite_self_inverse(const sr_builder *b, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), op->code);
  return inner && sr_rewriter_finish(b, op, sr_operand(inner, 0));
}

bool sr_rewrite_idempotent(const sr_builder *b, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), op->code);
  /* The two ops may have different types: abs of a complex number gives a float. */
  return inner && inner->results[0].type == op->results[0].type &&
         sr_rewriter_finish(b, op, sr_operand(op, 0));
}
