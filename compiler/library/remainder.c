/*
 * remainder: x - n y with n = x / y cut off, exact, with the sign of x (C's fmod).
 *
 * Up to quotients of 2^20 (f32: 2^28) from the rounded quotient: q y is formed without loss and
 * taken from x; where rounding went up the result is negative and y is added. Larger quotients are
 * divided in integers, in a function of its own.
 */
#include "numeric.h"

/* A positive finite number as mantissa * 2^(exponent - 1075); subnormal ones have exponent 1. */
static inline uint64_t mantissa_of(double x, uint32_t *exponent) {
  uint64_t bits = sr_bits_f64(x), mantissa = bits & 0x000fffffffffffffu;
  uint32_t biased = (uint32_t)(bits >> 52);
  *exponent = biased == 0 ? 1 : biased;
  return biased == 0 ? mantissa : mantissa | 0x0010000000000000u;
}

/* a, b >= 0 or NaN. */
__attribute__((noinline)) double sr_remainder_far_f64(double a, double b) {
  if (!(a < SR_INFINITY_F64) || !(b > 0))
    return SR_NAN_F64;
  if (a < b)
    return a;
  uint32_t from, to;
  uint64_t rest = mantissa_of(a, &from), divisor = mantissa_of(b, &to);
  rest %= divisor;
  while (from > to) { /* 11 bits of the quotient at a time: 53 + 11 bits fit */
    uint32_t step = from - to < 11 ? from - to : 11;
    rest = (rest << step) % divisor;
    from -= step;
  }
  if (rest == 0)
    return 0;
  /* rest < 2^53: its leading one to the place of the hidden bit, as far as the exponent goes */
  uint32_t shift = (uint32_t)__builtin_clzll(rest) - 11;
  if (shift >= to)
    return sr_from_bits_f64(rest << (to - 1)); /* subnormal */
  return sr_from_bits_f64((rest << shift) + ((uint64_t)(to - shift - 1) << 52));
}

double sr_remainder_f64(double x, double y) {
  double a = sr_abs_f64(x), b = sr_abs_f64(y), quotient = a / b;
  bool near = quotient < 0x1p20 && a < 0x1p1000 && b < SR_INFINITY_F64;
  double q = sr_round_f64(quotient).value, head = sr_head_f64(b);
  double product = q * b, lost = (q * head - product) + q * (b - head); /* q b = product + lost */
  double r = (a - product) - lost;
  r = r < 0 ? r + b : r;
  if (!near)
    r = sr_remainder_far_f64(a, b);
  return sr_with_sign_f64(r, x);
}

float sr_remainder_f32(float x, float y) {
  double a = sr_abs_f64((double)x), b = sr_abs_f64((double)y), quotient = a / b;
  bool near = quotient < 0x1p28 && b < SR_INFINITY_F64;
  double r = a - sr_round_f64(quotient).value * b;
  r = r < 0 ? r + b : r;
  if (!near)
    r = sr_remainder_far_f64(a, b);
  return (float)sr_with_sign_f64(r, (double)x);
}
