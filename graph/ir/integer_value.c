#include "graph/ir/integer_value.h"

#include <string.h>

static bool is_signed(sr_dtype dtype) {
  return sr_dtype_get(dtype)->class_ == SR_CLASS_SIGNED;
}

/* Returns a mask of the low bits, as many as a number of type `dtype` has. */
static uint64_t mask_of(sr_dtype dtype) {
  return UINT64_MAX >> (64u - sr_dtype_get(dtype)->bits);
}

bool sr_integer_has(sr_dtype dtype) {
  sr_class class_ = sr_dtype_get(dtype)->class_;
  return class_ == SR_CLASS_BOOL || class_ == SR_CLASS_SIGNED || class_ == SR_CLASS_UNSIGNED;
}

/* How numbers of a type wrap around. Computed once for all elements of an array. */
typedef struct wrapping {
  unsigned unused; /* number of high bits of an int64_t that the type does not use */
  bool is_signed;
} wrapping;

static wrapping wrapping_of(sr_dtype dtype) {
  return (wrapping){64u - sr_dtype_get(dtype)->bits, is_signed(dtype)};
}

static int64_t wrap(wrapping w, uint64_t bits) {
  bits <<= w.unused;
  return w.is_signed ? (int64_t)bits >> w.unused : (int64_t)(bits >> w.unused);
}

static void wrap_each(sr_dtype dtype, int64_t *numbers, int64_t count) {
  const wrapping w = wrapping_of(dtype);
  for (int64_t i = 0; i < count && w.unused > 0; i++)
    numbers[i] = wrap(w, (uint64_t)numbers[i]);
}

int64_t sr_integer_wrap(sr_dtype dtype, uint64_t bits) {
  return wrap(wrapping_of(dtype), bits);
}

int64_t sr_dense_integer(const sr_dense *dense, int64_t index) {
  size_t width = sr_dtype_get(dense->type->dtype)->bytes;
  uint64_t bits = 0;
  memcpy(&bits, (const char *)dense->data + (dense->splat ? 0 : (size_t)index * width), width);
  return sr_integer_wrap(dense->type->dtype, bits); /* constant and host are little-endian */
}

int sr_integer_order(sr_dtype dtype, int64_t a, int64_t b) {
  if (is_signed(dtype))
    return (a > b) - (a < b);
  return ((uint64_t)a > (uint64_t)b) - ((uint64_t)a < (uint64_t)b);
}

/* ---- rows of numbers ------------------------------------------------------------------------- */

/* If `code` is SR_OP_<CODE>: sets out[i] to EXPRESSION for each i < count, and returns true from
 * the function. In EXPRESSION, x and y are the bits of a[i] and b[i]. */
#define EACH(CODE, EXPRESSION)                                                                     \
  if (code == SR_OP_##CODE) {                                                                      \
    for (int64_t i = 0; i < count; i++) {                                                          \
      const uint64_t x = (uint64_t)a[i], y = (uint64_t)b[i];                                       \
      (void)y;                                                                                     \
      out[i] = (int64_t)(EXPRESSION);                                                              \
    }                                                                                              \
    return true;                                                                                   \
  }

void sr_integers_convert(sr_dtype to, const int64_t *numbers, int64_t count, int64_t *out) {
  const bool to_truth = sr_dtype_get(to)->class_ == SR_CLASS_BOOL;
  for (int64_t i = 0; i < count; i++)
    out[i] = to_truth ? numbers[i] != 0 : numbers[i];
  if (!to_truth)
    wrap_each(to, out, count);
}

/* Returns a mask `flip` such that x ^ flip, compared as a signed number, is ordered as x is in
 * `dtype`. */
static uint64_t flip_of(sr_dtype dtype) {
  return is_signed(dtype) ? 0 : (uint64_t)INT64_MIN;
}

void sr_integers_compare(sr_comparison comparison, sr_dtype dtype, const int64_t *a,
                         const int64_t *b, int64_t count, int64_t *out) {
  const uint64_t flip = flip_of(dtype);
  const bool less = sr_comparison_holds(comparison, -1), equal = sr_comparison_holds(comparison, 0),
             greater = sr_comparison_holds(comparison, 1);
  for (int64_t i = 0; i < count; i++) {
    const int64_t x = (int64_t)((uint64_t)a[i] ^ flip), y = (int64_t)((uint64_t)b[i] ^ flip);
    out[i] = (x < y && less) || (x == y && equal) || (x > y && greater);
  }
}

/* ---- one operand ----------------------------------------------------------------------------- */

static uint64_t leading_zeros(unsigned width, uint64_t bits) {
  return bits ? (uint64_t)__builtin_clzll(bits) - (64 - width) : width;
}

static bool unary(sr_opcode code, sr_dtype dtype, const int64_t *a, int64_t count, int64_t *out) {
  const int64_t *const b = a;
  const uint64_t mask = mask_of(dtype);
  const unsigned width = sr_dtype_get(dtype)->bits;
  const bool negative = is_signed(dtype); /* negative numbers exist only in signed types */
  EACH(NOT, ~x)
  EACH(NEGATE, 0 - x)
  EACH(ABS, negative && (int64_t)x < 0 ? 0 - x : x)
  EACH(SIGN, negative && (int64_t)x < 0 ? UINT64_MAX : x != 0)
  EACH(POPCNT, __builtin_popcountll(x & mask))
  EACH(COUNT_LEADING_ZEROS, leading_zeros(width, x & mask))
  return false;
}

bool sr_integers_unary(sr_opcode code, sr_dtype dtype, const int64_t *a, int64_t count,
                       int64_t *out) {
  if (sr_dtype_get(dtype)->class_ == SR_CLASS_BOOL && code != SR_OP_NOT)
    return false;
  if (!unary(code, dtype, a, count, out))
    return false;
  wrap_each(dtype, out, count);
  return true;
}

/* ---- two operands ---------------------------------------------------------------------------- */

static uint64_t quotient(bool of_signed, uint64_t a, uint64_t b) {
  if (b == 0)
    return UINT64_MAX;
  if (!of_signed)
    return a / b;
  /* Unsigned negation wraps, so the least number divided by -1 gives the least number. */
  return (int64_t)b == -1 ? 0 - a : (uint64_t)((int64_t)a / (int64_t)b);
}

static uint64_t remainder_of(bool of_signed, uint64_t a, uint64_t b) {
  if (b == 0)
    return a;
  if (!of_signed)
    return a % b;
  return (int64_t)b == -1 ? 0 : (uint64_t)((int64_t)a % (int64_t)b);
}

/* Shifts `a` by `b`. The shift amount is unsigned in any type. `mask` has a 1 for each bit that the
 * type uses. */
static uint64_t shifted(sr_opcode code, uint64_t mask, uint64_t a, uint64_t b) {
  const unsigned width = (unsigned)__builtin_popcountll(mask);
  const uint64_t amount = b & mask, bits = a & mask;
  if (code == SR_OP_SHIFT_RIGHT_ARITHMETIC) {
    const int64_t extended = (int64_t)(bits << (64 - width)) >> (64 - width);
    return (uint64_t)(extended >> (amount < width ? amount : width - 1));
  }
  if (amount >= width)
    return 0;
  return code == SR_OP_SHIFT_LEFT ? bits << amount : bits >> amount;
}

static uint64_t power_of(uint64_t base, uint64_t exponent) {
  uint64_t result = 1;
  for (uint64_t left = exponent, square = base; left; left >>= 1, square *= square)
    if (left & 1)
      result *= square;
  return result;
}

static bool has_negative(const int64_t *numbers, int64_t count) {
  for (int64_t i = 0; i < count; i++)
    if (numbers[i] < 0)
      return true;
  return false;
}

/* Computes an op on i1 numbers: add is `or`, and multiply is `and`. */
static bool truth_binary(sr_opcode code, const int64_t *a, const int64_t *b, int64_t count,
                         int64_t *out) {
  EACH(ADD, x | y)
  EACH(OR, x | y)
  EACH(MAXIMUM, x | y)
  EACH(MULTIPLY, x & y)
  EACH(AND, x & y)
  EACH(MINIMUM, x & y)
  EACH(XOR, x ^ y)
  return false;
}

static bool number_binary(sr_opcode code, sr_dtype dtype, const int64_t *a, const int64_t *b,
                          int64_t count, int64_t *out) {
  const bool of_signed = is_signed(dtype);
  const uint64_t mask = mask_of(dtype), flip = flip_of(dtype);
  if (code == SR_OP_POWER && of_signed && has_negative(b, count))
    return false;
  EACH(ADD, x + y)
  EACH(SUBTRACT, x - y)
  EACH(MULTIPLY, x * y)
  EACH(DIVIDE, quotient(of_signed, x, y))
  EACH(REMAINDER, remainder_of(of_signed, x, y))
  EACH(POWER, power_of(x, y))
  EACH(MAXIMUM, (int64_t)(x ^ flip) < (int64_t)(y ^ flip) ? y : x)
  EACH(MINIMUM, (int64_t)(x ^ flip) > (int64_t)(y ^ flip) ? y : x)
  EACH(AND, x & y)
  EACH(OR, x | y)
  EACH(XOR, x ^ y)
  EACH(SHIFT_LEFT, shifted(code, mask, x, y))
  EACH(SHIFT_RIGHT_ARITHMETIC, shifted(code, mask, x, y))
  EACH(SHIFT_RIGHT_LOGICAL, shifted(code, mask, x, y))
  return false;
}

bool sr_integers_binary(sr_opcode code, sr_dtype dtype, const int64_t *a, const int64_t *b,
                        int64_t count, int64_t *out) {
  if (sr_dtype_get(dtype)->class_ == SR_CLASS_BOOL)
    return truth_binary(code, a, b, count, out);
  if (!number_binary(code, dtype, a, b, count, out))
    return false;
  wrap_each(dtype, out, count);
  return true;
}

/* ---- one number ------------------------------------------------------------------------------ */

bool sr_integer_unary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t *out) {
  return sr_integers_unary(code, dtype, &a, 1, out);
}

bool sr_integer_binary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t b, int64_t *out) {
  return sr_integers_binary(code, dtype, &a, &b, 1, out);
}

int64_t sr_integer_convert(sr_dtype to, int64_t number) {
  sr_integers_convert(to, &number, 1, &number);
  return number;
}
