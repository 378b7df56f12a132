#include "graph/integer.h"

#include <string.h>

static bool is_signed(sr_dtype dtype) {
  return sr_dtype_get(dtype)->class_ == SR_CLASS_SIGNED;
}

/* The bits of a number and no others. */
static uint64_t mask_of(sr_dtype dtype) {
  return UINT64_MAX >> (64u - sr_dtype_get(dtype)->bits);
}

bool sr_integer_has(sr_dtype dtype) {
  sr_class class_ = sr_dtype_get(dtype)->class_;
  return class_ == SR_CLASS_BOOL || class_ == SR_CLASS_SIGNED || class_ == SR_CLASS_UNSIGNED;
}

int64_t sr_integer_wrap(sr_dtype dtype, uint64_t bits) {
  unsigned unused = 64u - sr_dtype_get(dtype)->bits;
  bits <<= unused;
  return is_signed(dtype) ? (int64_t)bits >> unused : (int64_t)(bits >> unused);
}

int64_t sr_dense_integer(const sr_dense *dense, int64_t index) {
  size_t width = sr_dtype_get(dense->type->dtype)->bytes;
  uint64_t bits = 0;
  memcpy(&bits, (const char *)dense->data + (dense->splat ? 0 : (size_t)index * width), width);
  return sr_integer_wrap(dense->type->dtype, bits); /* little-endian */
}

int sr_integer_order(sr_dtype dtype, int64_t a, int64_t b) {
  if (is_signed(dtype))
    return (a > b) - (a < b);
  return ((uint64_t)a > (uint64_t)b) - ((uint64_t)a < (uint64_t)b);
}

int64_t sr_integer_convert(sr_dtype to, int64_t number) {
  return sr_dtype_get(to)->class_ == SR_CLASS_BOOL ? number != 0
                                                   : sr_integer_wrap(to, (uint64_t)number);
}

/* ---- one operand ----------------------------------------------------------------------------- */

static uint64_t leading_zeros(sr_dtype dtype, uint64_t bits) {
  unsigned width = sr_dtype_get(dtype)->bits;
  return bits ? (uint64_t)__builtin_clzll(bits) - (64 - width) : width;
}

bool sr_integer_unary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t *out) {
  uint64_t x = (uint64_t)a, made;
  bool truth = sr_dtype_get(dtype)->class_ == SR_CLASS_BOOL;
  bool negative = is_signed(dtype) && a < 0;
  if (truth && code != SR_OP_NOT)
    return false;
  switch ((int)code) {
  case SR_OP_NOT:
    made = ~x;
    break;
  case SR_OP_NEGATE:
    made = 0 - x;
    break;
  case SR_OP_ABS:
    made = negative ? 0 - x : x;
    break;
  case SR_OP_SIGN:
    made = negative ? UINT64_MAX : x != 0;
    break;
  case SR_OP_POPCNT:
    made = (uint64_t)__builtin_popcountll(x & mask_of(dtype));
    break;
  case SR_OP_COUNT_LEADING_ZEROS:
    made = leading_zeros(dtype, x & mask_of(dtype));
    break;
  default:
    return false;
  }
  *out = sr_integer_wrap(dtype, made);
  return true;
}

/* ---- two operands ---------------------------------------------------------------------------- */

static uint64_t quotient(sr_dtype dtype, int64_t a, int64_t b) {
  if (b == 0)
    return UINT64_MAX;
  if (!is_signed(dtype))
    return (uint64_t)a / (uint64_t)b;
  /* Negation wraps, which is what the least integer needs. */
  return b == -1 ? 0 - (uint64_t)a : (uint64_t)(a / b);
}

static uint64_t remainder_of(sr_dtype dtype, int64_t a, int64_t b) {
  if (b == 0)
    return (uint64_t)a;
  if (!is_signed(dtype))
    return (uint64_t)a % (uint64_t)b;
  return b == -1 ? 0 : (uint64_t)(a % b);
}

/* Shift amounts are unsigned numbers of the width, whatever the type. */
static uint64_t shifted(sr_opcode code, sr_dtype dtype, int64_t a, int64_t b) {
  unsigned width = sr_dtype_get(dtype)->bits;
  uint64_t amount = (uint64_t)b & mask_of(dtype), bits = (uint64_t)a & mask_of(dtype);
  if (code == SR_OP_SHIFT_RIGHT_ARITHMETIC) {
    int64_t extended = (int64_t)(bits << (64 - width)) >> (64 - width);
    return (uint64_t)(extended >> (amount < width ? amount : width - 1));
  }
  if (amount >= width)
    return 0;
  return code == SR_OP_SHIFT_LEFT ? bits << amount : bits >> amount;
}

static bool power(sr_dtype dtype, int64_t base, int64_t exponent, uint64_t *out) {
  if (is_signed(dtype) && exponent < 0)
    return false;
  uint64_t result = 1, square = (uint64_t)base;
  for (uint64_t left = (uint64_t)exponent; left; left >>= 1, square *= square)
    if (left & 1)
      result *= square;
  *out = result;
  return true;
}

/* Of truth values, which add as `or` and multiply as `and`. */
static bool truth_binary(sr_opcode code, int64_t a, int64_t b, int64_t *out) {
  switch ((int)code) {
  case SR_OP_ADD:
  case SR_OP_OR:
  case SR_OP_MAXIMUM:
    *out = a | b;
    return true;
  case SR_OP_MULTIPLY:
  case SR_OP_AND:
  case SR_OP_MINIMUM:
    *out = a & b;
    return true;
  case SR_OP_XOR:
    *out = a ^ b;
    return true;
  default:
    return false;
  }
}

static bool number_binary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t b, uint64_t *out) {
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  switch ((int)code) {
  case SR_OP_ADD:
    *out = x + y;
    return true;
  case SR_OP_SUBTRACT:
    *out = x - y;
    return true;
  case SR_OP_MULTIPLY:
    *out = x * y;
    return true;
  case SR_OP_DIVIDE:
    *out = quotient(dtype, a, b);
    return true;
  case SR_OP_REMAINDER:
    *out = remainder_of(dtype, a, b);
    return true;
  case SR_OP_POWER:
    return power(dtype, a, b, out);
  case SR_OP_MAXIMUM:
    *out = sr_integer_order(dtype, a, b) < 0 ? y : x;
    return true;
  case SR_OP_MINIMUM:
    *out = sr_integer_order(dtype, a, b) > 0 ? y : x;
    return true;
  case SR_OP_AND:
    *out = x & y;
    return true;
  case SR_OP_OR:
    *out = x | y;
    return true;
  case SR_OP_XOR:
    *out = x ^ y;
    return true;
  case SR_OP_SHIFT_LEFT:
  case SR_OP_SHIFT_RIGHT_ARITHMETIC:
  case SR_OP_SHIFT_RIGHT_LOGICAL:
    *out = shifted(code, dtype, a, b);
    return true;
  default:
    return false;
  }
}

bool sr_integer_binary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t b, int64_t *out) {
  if (sr_dtype_get(dtype)->class_ == SR_CLASS_BOOL)
    return truth_binary(code, a, b, out);
  uint64_t made;
  if (!number_binary(code, dtype, a, b, &made))
    return false;
  *out = sr_integer_wrap(dtype, made);
  return true;
}
