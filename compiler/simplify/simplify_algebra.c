/*
 * Identities of arithmetic. For floats only those that hold bit for bit: x + (-0) but not x + 0,
 * which turns -0 into +0; no identity that moves a rounding. Constants stand on the right of
 * commutative ops (commute-constant), so the rules look there alone.
 */
#include <math.h>
#include <string.h>

#include "compiler/simplify/simplify_rewriter.h"

/* The one float of a splat. */
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

bool sr_rewrite_commute_constant(sr_rewriter *rw, sr_op *op) {
  if (!sr_op_has(op, SR_TRAIT_COMMUTES) || op->operand_count != 2 || op->result_count != 1)
    return false;
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  if (!sr_constant_of(a) || sr_constant_of(b))
    return false;
  sr_op_set_operands(rw->module, op, 2, (sr_value *[]){b, a});
  return true;
}

/* (x op c1) op c2 = x op (c1 op c2) for integers, whose sums and products wrap. */
static bool merge_constants(sr_rewriter *rw, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), op->code);
  if (!inner || !sr_type_is_integer(op->results[0].type) || !sr_constant_of(sr_operand(op, 1)) ||
      !sr_constant_of(sr_operand(inner, 1)) || sr_constant_of(sr_operand(inner, 0)))
    return false;
  sr_value *constant =
      sr_rewriter_binary(rw, op->code, op, sr_operand(inner, 1), sr_operand(op, 1));
  sr_op_set_operands(rw->module, op, 2, (sr_value *[]){sr_operand(inner, 0), constant});
  sr_rewriter_visit(rw, inner);
  return true;
}

bool sr_rewrite_add(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  double number;
  if (sr_type_is_bool(a->type)) /* logical or */
    return sr_rewriter_finish(rw, op, sr_rewriter_binary(rw, SR_OP_OR, op, a, b));
  if (float_of(b, &number) && number == 0 && signbit(number))
    return sr_rewriter_finish(rw, op, a);
  if (sr_type_is_integer(a->type) && sr_value_is_int(b, 0))
    return sr_rewriter_finish(rw, op, a);
  return merge_constants(rw, op);
}

bool sr_rewrite_subtract(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  if (is_real(a->type) && sr_value_is_int(b, 0)) /* +0 of a float */
    return sr_rewriter_finish(rw, op, a);
  if (!sr_type_is_integer(a->type))
    return false;
  if (a == b)
    return sr_rewriter_finish_int(rw, op, 0);
  if (sr_value_is_int(a, 0))
    return sr_rewriter_finish(rw, op, sr_rewriter_unary(rw, SR_OP_NEGATE, op, b, b->type));
  if (!sr_constant_of(b))
    return false;
  sr_value *negative = sr_rewriter_unary(rw, SR_OP_NEGATE, op, b, b->type);
  return sr_rewriter_finish(rw, op, sr_rewriter_binary(rw, SR_OP_ADD, op, a, negative));
}

bool sr_rewrite_multiply(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  if (sr_type_is_bool(a->type)) /* logical and */
    return sr_rewriter_finish(rw, op, sr_rewriter_binary(rw, SR_OP_AND, op, a, b));
  if (!is_real(a->type))
    return false;
  if (sr_value_is_int(b, 1))
    return sr_rewriter_finish(rw, op, a);
  if (sr_value_is_int(b, -1))
    return sr_rewriter_finish(rw, op, sr_rewriter_unary(rw, SR_OP_NEGATE, op, a, a->type));
  if (sr_type_is_integer(a->type) && sr_value_is_int(b, 0))
    return sr_rewriter_finish(rw, op, b);
  return merge_constants(rw, op);
}

/* 1 / value if both are powers of two and normal numbers of the format. */
static bool exact_reciprocal(sr_dtype dtype, double value, double *out) {
  int exponent;
  if (value == 0 || !isfinite(value) || fabs(frexp(value, &exponent)) != 0.5)
    return false;
  int limit = dtype == SR_F64 ? 1021 : dtype == SR_F16 ? 13 : 125;
  *out = 1.0 / value;
  return exponent >= -limit && exponent <= limit;
}

bool sr_rewrite_divide(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  double number, reciprocal;
  if (!is_real(a->type))
    return false;
  if (sr_value_is_int(b, 1))
    return sr_rewriter_finish(rw, op, a);
  if (!float_of(b, &number) || !exact_reciprocal(b->type->dtype, number, &reciprocal))
    return false;
  size_t bytes = sr_dtype_get(b->type->dtype)->bytes;
  void *data = sr_arena_alloc(rw->module->arena, bytes);
  sr_number_store(b->type->dtype, (sr_number){.class_ = SR_CLASS_FLOAT, .re = reciprocal}, data);
  sr_value *factor = sr_rewriter_constant(rw, op, &(sr_dense){b->type, data, bytes, true});
  return sr_rewriter_finish(rw, op, sr_rewriter_binary(rw, SR_OP_MULTIPLY, op, a, factor));
}

bool sr_rewrite_remainder(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0);
  sr_range value, divisor;
  if (!sr_type_is_integer(a->type))
    return false;
  if (sr_value_is_int(sr_operand(op, 1), 1))
    return sr_rewriter_finish_int(rw, op, 0);
  if (sr_value_range(a, &value) && sr_value_range(sr_operand(op, 1), &divisor) && value.low >= 0 &&
      value.high < divisor.low)
    return sr_rewriter_finish(rw, op, a);
  return false;
}

bool sr_rewrite_power(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  if (!is_real(a->type))
    return false;
  if (sr_value_is_int(b, 1))
    return sr_rewriter_finish(rw, op, a);
  if (sr_value_is_int(b, 2))
    return sr_rewriter_finish(rw, op, sr_rewriter_binary(rw, SR_OP_MULTIPLY, op, a, a));
  if (sr_value_is_int(b, 0)) /* of everything, NaN included */
    return sr_rewriter_finish_int(rw, op, 1);
  return false;
}

bool sr_rewrite_minmax(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  bool want_max = op->code == SR_OP_MAXIMUM;
  if (a == b)
    return sr_rewriter_finish(rw, op, a);
  if (sr_type_is_bool(a->type))
    return sr_rewriter_finish(rw, op,
                              sr_rewriter_binary(rw, want_max ? SR_OP_OR : SR_OP_AND, op, a, b));
  double number;
  if (float_of(b, &number) && isinf(number) && signbit(number) == want_max)
    return sr_rewriter_finish(rw, op, a);
  sr_range x, y;
  if (!sr_type_is_integer(a->type) || !sr_value_range(a, &x) || !sr_value_range(b, &y))
    return false;
  if (x.high <= y.low)
    return sr_rewriter_finish(rw, op, want_max ? b : a);
  if (y.high <= x.low)
    return sr_rewriter_finish(rw, op, want_max ? a : b);
  return false;
}

bool sr_rewrite_clamp(sr_rewriter *rw, sr_op *op) {
  sr_value *low = sr_operand(op, 0), *x = sr_operand(op, 1), *high = sr_operand(op, 2);
  double least, most;
  if (float_of(low, &least) && float_of(high, &most) && isinf(least) && isinf(most) && least < most)
    return sr_rewriter_finish(rw, op, x);
  sr_range value, bottom, top;
  if (!sr_type_is_integer(x->type) || !sr_value_range(x, &value) || !sr_value_range(low, &bottom) ||
      !sr_value_range(high, &top))
    return false;
  if (value.low >= bottom.high && value.high <= top.low)
    return sr_rewriter_finish(rw, op, x);
  /* A value that lies beyond both bounds is the bound; the upper one is applied last. */
  if (high->type == x->type && value.low >= top.high && bottom.low >= top.high)
    return sr_rewriter_finish(rw, op, high);
  return false;
}

bool sr_rewrite_self_inverse(sr_rewriter *rw, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), op->code);
  return inner && sr_rewriter_finish(rw, op, sr_operand(inner, 0));
}

bool sr_rewrite_idempotent(sr_rewriter *rw, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), op->code);
  /* abs of a complex number is a float; its type tells. */
  return inner && inner->results[0].type == op->results[0].type &&
         sr_rewriter_finish(rw, op, sr_operand(op, 0));
}
