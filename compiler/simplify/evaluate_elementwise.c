/*
 * Evaluates elementwise ops on constants. There is one small function for each element class and
 * number of operands; it returns false for ops that it does not evaluate. sr_evaluate_elementwise
 * applies the function to all elements.
 */
#include "compiler/simplify/evaluate.h"

#include <math.h>
#include <string.h>

#include "graph/ir/compare.h"
#include "graph/ir/integer_value.h"

/* ---- integers ------------------------------------------------------------------------------- */

static bool int_unary(sr_opcode code, sr_dtype dtype, sr_number a, uint64_t *out_bits) {
  int64_t made;
  if (!sr_integer_unary(code, dtype, (int64_t)a.bits, &made))
    return false;
  *out_bits = (uint64_t)made;
  return true;
}

static bool int_binary(sr_opcode code, sr_dtype dtype, sr_number a, sr_number b,
                       uint64_t *out_bits) {
  int64_t made;
  if (!sr_integer_binary(code, dtype, (int64_t)a.bits, (int64_t)b.bits, &made))
    return false;
  *out_bits = (uint64_t)made;
  return true;
}

/* ---- floats --------------------------------------------------------------------------------- */

/* Returns the minimum or maximum; -0 is below +0. Neither operand is NaN. */
static double float_minmax(double a, double b, bool want_max) {
  if (a == b)
    return signbit(a) == want_max ? b : a;
  return (a < b) == want_max ? b : a;
}

/* Computes in f32 if `narrow` is set (for f32, f16 and bf16), else in f64. */
static double float_arithmetic(sr_opcode code, bool narrow, double a, double b) {
  float x = (float)a, y = (float)b;
  if (code == SR_OP_ADD)
    return narrow ? (double)(x + y) : a + b;
  if (code == SR_OP_SUBTRACT)
    return narrow ? (double)(x - y) : a - b;
  if (code == SR_OP_MULTIPLY)
    return narrow ? (double)(x * y) : a * b;
  if (code == SR_OP_DIVIDE)
    return narrow ? (double)(x / y) : a / b;
  if (code == SR_OP_REMAINDER)
    return fmod(a, b); /* fmod is exact in every format */
  if (code == SR_OP_MAXIMUM || code == SR_OP_MINIMUM)
    return float_minmax(a, b, code == SR_OP_MAXIMUM);
  return (double)NAN;
}

static bool float_binary(sr_opcode code, sr_dtype dtype, double a, double b, double *out) {
  if (isnan(a) || isnan(b))
    return false;
  *out = float_arithmetic(code, dtype != SR_F64, a, b);
  return !isnan(*out);
}

/* Points at which a function has an exact value: f(point) = value. */
static const struct {
  sr_opcode code;
  double point, value;
} exact_points[] = {
    {SR_OP_EXPONENTIAL, 0, 1}, {SR_OP_EXPONENTIAL_MINUS_ONE, 0, 0},
    {SR_OP_LOG, 1, 0},         {SR_OP_LOG_PLUS_ONE, 0, 0},
    {SR_OP_SINE, 0, 0},        {SR_OP_COSINE, 0, 1},
    {SR_OP_TAN, 0, 0},         {SR_OP_TANH, 0, 0},
    {SR_OP_LOGISTIC, 0, 0.5},  {SR_OP_RSQRT, 1, 1},
    {SR_OP_CBRT, 0, 0},        {SR_OP_CBRT, 1, 1},
};

static double sign(double a) {
  return a > 0 ? 1 : a < 0 ? -1 : a;
}

static bool float_unary(sr_opcode code, double a, double *out) {
  /* sqrt may be computed in double for all formats: rounded to a smaller format, the result is the
   * correctly rounded root. */
  static double (*const functions[SR_OP_COUNT])(double) = {
      [SR_OP_SIGN] = sign,
      [SR_OP_FLOOR] = floor,
      [SR_OP_CEIL] = ceil,
      [SR_OP_ROUND_NEAREST_AFZ] = round,
      [SR_OP_ROUND_NEAREST_EVEN] = nearbyint,
      [SR_OP_SQRT] = sqrt,
  };
  if (code == SR_OP_NEGATE || code == SR_OP_ABS) {
    *out = code == SR_OP_ABS ? fabs(a) : -a;
    return true;
  }
  if (functions[code]) {
    *out = functions[code](a);
    return !isnan(*out);
  }
  for (size_t i = 0; i < sizeof exact_points / sizeof *exact_points; i++) {
    /* The points 0 are +0. For -0 the op stays in the program, because an odd function gives -0. */
    if (exact_points[i].code == code && exact_points[i].point == a && !signbit(a)) {
      *out = exact_points[i].value;
      return true;
    }
  }
  return false;
}

/* ---- all element classes -------------------------------------------------------------------- */

bool sr_evaluate_binary(sr_opcode code, sr_dtype dtype, sr_number a, sr_number b,
                        sr_number *out_number) {
  *out_number = (sr_number){.class_ = a.class_};
  if (a.class_ == SR_CLASS_FLOAT)
    return float_binary(code, dtype, a.re, b.re, &out_number->re);
  if (a.class_ != SR_CLASS_COMPLEX)
    return int_binary(code, dtype, a, b, &out_number->bits);
  /* Complex products and quotients are not evaluated: they have several formulas, which round
   * differently. */
  if (code != SR_OP_ADD && code != SR_OP_SUBTRACT)
    return false;
  sr_dtype part = sr_dtype_part(dtype);
  return float_binary(code, part, a.re, b.re, &out_number->re) &&
         float_binary(code, part, a.im, b.im, &out_number->im);
}

static bool unary_number(sr_opcode code, sr_dtype dtype, sr_number a, sr_number *out) {
  if (code == SR_OP_IS_FINITE) {
    *out = (sr_number){.class_ = SR_CLASS_BOOL, .bits = isfinite(a.re) != 0};
    return a.class_ == SR_CLASS_FLOAT;
  }
  if (code == SR_OP_REAL || code == SR_OP_IMAG) {
    *out = (sr_number){.class_ = SR_CLASS_FLOAT, .re = code == SR_OP_REAL ? a.re : a.im};
    return true;
  }
  *out = (sr_number){.class_ = a.class_};
  if (a.class_ == SR_CLASS_FLOAT)
    return float_unary(code, a.re, &out->re);
  if (a.class_ != SR_CLASS_COMPLEX)
    return int_unary(code, dtype, a, &out->bits);
  *out = (sr_number){.class_ = a.class_, .re = -a.re, .im = -a.im};
  return code == SR_OP_NEGATE;
}

/* Converts an integer to a float. Returns false if `to` is a 16-bit float and f32 may not represent
 * the integer exactly. */
static bool int_to_float(sr_number number, sr_dtype to, double *out) {
  bool is_signed = number.class_ == SR_CLASS_SIGNED;
  if (to == SR_F64 || to == SR_C128) {
    *out = is_signed ? (double)(int64_t)number.bits : (double)number.bits;
    return true;
  }
  float narrow = is_signed ? (float)(int64_t)number.bits : (float)number.bits;
  *out = (double)narrow;
  if (to == SR_F32 || to == SR_C64)
    return true;
  /* Machines may convert to 16 bits directly or by way of f32. Both give the same result if f32
   * represents the integer exactly, which is so up to 2^24. */
  return fabs(*out) <= 16777216.0;
}

static bool float_to_int(double value, sr_dtype to, uint64_t *out_bits) {
  const sr_dtype_info *info = sr_dtype_get(to);
  if (info->class_ == SR_CLASS_BOOL) {
    *out_bits = value != 0;
    return true;
  }
  bool is_signed = info->class_ == SR_CLASS_SIGNED;
  double whole = trunc(value);
  double limit = ldexp(1.0, info->bits - (is_signed ? 1 : 0));
  if (!(whole < limit && whole >= (is_signed ? -limit : 0)))
    return false;
  *out_bits = is_signed ? (uint64_t)(int64_t)whole : (uint64_t)whole;
  return true;
}

bool sr_evaluate_convert(sr_dtype from, sr_dtype to, sr_number number, sr_number *out_number) {
  const sr_dtype_info *info = sr_dtype_get(to);
  *out_number = (sr_number){.class_ = info->class_};
  bool from_float = number.class_ == SR_CLASS_FLOAT || number.class_ == SR_CLASS_COMPLEX;
  bool to_float = info->class_ == SR_CLASS_FLOAT || info->class_ == SR_CLASS_COMPLEX;
  if (!from_float && to_float)
    return int_to_float(number, to, &out_number->re);
  if (!from_float) {
    out_number->bits = (uint64_t)sr_integer_convert(to, (int64_t)number.bits);
    return true;
  }
  if (!to_float) {
    if (number.class_ == SR_CLASS_COMPLEX)
      return false;
    return float_to_int(number.re, to, &out_number->bits);
  }
  out_number->re = number.re;
  out_number->im = number.im;
  /* Machines may convert f64 to 16 bits directly or by way of f32. Both give the same result if f32
   * represents the value exactly. */
  bool wide = from == SR_F64 || from == SR_C128;
  return !wide || info->bits != 16 || isnan(number.re) || (double)(float)number.re == number.re;
}

/* Returns a number that orders floats by IEEE 754's total order: -NaN < -inf < ... < -0 < +0 < ...
 * < +inf < +NaN. */
static int64_t total_order_key(double value) {
  int64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits < 0 ? bits ^ INT64_MAX : bits;
}

/*
 * Sets *out_order to a number below, equal to or above 0 if `a` is below, equal to or above `b`.
 * Returns false if `a` or `b` is NaN and the op does not compare by the total order. Then only NE
 * is true.
 */
static bool order_numbers(const sr_op *op, sr_number a, sr_number b, int *out_order) {
  sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  if (a.class_ != SR_CLASS_FLOAT) {
    *out_order = sr_integer_order(dtype, (int64_t)a.bits, (int64_t)b.bits);
    return true;
  }
  if (strcmp(sr_op_enum(op, "compare_type", ""), "TOTALORDER") == 0) {
    int64_t x = total_order_key(a.re), y = total_order_key(b.re);
    *out_order = (x > y) - (x < y);
    return true;
  }
  *out_order = (a.re > b.re) - (a.re < b.re);
  return !isnan(a.re) && !isnan(b.re);
}

static bool compare_number(const sr_op *op, sr_number a, sr_number b, sr_number *out) {
  sr_comparison comparison = sr_op_comparison(op);
  int order;
  bool holds;
  if (a.class_ == SR_CLASS_COMPLEX) {
    if (comparison != SR_COMPARE_EQ && comparison != SR_COMPARE_NE)
      return false;
    holds = (a.re == b.re && a.im == b.im) == (comparison == SR_COMPARE_EQ);
  } else {
    holds = order_numbers(op, a, b, &order) ? sr_comparison_holds(comparison, order)
                                            : comparison == SR_COMPARE_NE;
  }
  *out = (sr_number){.class_ = SR_CLASS_BOOL, .bits = holds};
  return true;
}

/* ---- over all elements ---------------------------------------------------------------------- */

static bool element_at(const sr_op *op, const sr_dense *const *operands, int64_t index,
                       sr_dtype result, sr_number *out) {
  sr_number a = sr_dense_number(operands[0], index);
  sr_dtype dtype = operands[0]->type->dtype;
  if (op->code == SR_OP_CONVERT)
    return sr_evaluate_convert(dtype, result, a, out);
  if (op->operand_count == 1)
    return unary_number(op->code, dtype, a, out);
  sr_number b = sr_dense_number(operands[1], index);
  if (op->code == SR_OP_COMPARE)
    return compare_number(op, a, b, out);
  if (op->code == SR_OP_COMPLEX) {
    *out = (sr_number){.class_ = SR_CLASS_COMPLEX, .re = a.re, .im = b.re};
    return true;
  }
  if (op->operand_count == 2)
    return sr_evaluate_binary(op->code, dtype, a, b, out);
  sr_number c = sr_dense_number(operands[2], index);
  sr_number low;
  return op->code == SR_OP_CLAMP && sr_evaluate_binary(SR_OP_MAXIMUM, result, a, b, &low) &&
         sr_evaluate_binary(SR_OP_MINIMUM, result, low, c, out);
}

/* Evaluates a select. It copies the bytes of elements and does not decode them, so it works for any
 * element type. */
static void select_elements(const sr_dense *const *operands, int64_t count, size_t bytes,
                            char *out) {
  for (int64_t i = 0; i < count; i++) {
    const sr_dense *from = operands[sr_dense_number(operands[0], i).bits ? 1 : 2];
    memcpy(out + (size_t)i * bytes,
           (const char *)from->data + (from->splat ? 0 : (size_t)i * bytes), bytes);
  }
}

bool sr_evaluate_elementwise(sr_arena *arena, const sr_op *op, const sr_dense *const *operands,
                             const sr_type *result, sr_dense *out_dense) {
  bool known =
      sr_op_has(op, SR_TRAIT_ELEMENTWISE) || op->code == SR_OP_SELECT || op->code == SR_OP_CLAMP;
  if (!known || op->operand_count < 1 || op->operand_count > 3 || op->result_count != 1)
    return false;
  bool splat = true;
  for (int32_t i = 0; i < op->operand_count; i++) {
    splat = splat && operands[i]->splat;
    if (op->code != SR_OP_SELECT && !sr_number_has(operands[i]->type->dtype))
      return false;
  }
  if (op->code != SR_OP_SELECT && !sr_number_has(result->dtype))
    return false;
  int64_t count = splat ? 1 : sr_type_elements(result);
  size_t bytes = sr_dtype_get(result->dtype)->bytes;
  char *data = sr_arena_array(arena, (size_t)count, bytes);
  if (op->code == SR_OP_SELECT) {
    select_elements(operands, count, bytes, data);
  } else {
    for (int64_t i = 0; i < count; i++) {
      sr_number number;
      if (!element_at(op, operands, i, result->dtype, &number))
        return false;
      sr_number_store(result->dtype, number, data + (size_t)i * bytes);
    }
  }
  *out_dense = (sr_dense){result, data, (size_t)count * bytes, splat};
  return true;
}
