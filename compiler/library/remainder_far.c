/* remainder for quotients that are too large for remainder.c: long division in integers. */
#include "numeric.h"

/* Splits a positive finite number: x = mantissa * 2^(exponent - 1075). Returns the mantissa. The
 * exponent of a subnormal number is 1. */
static inline uint64_t mantissa_of(double x, uint32_t *exponent) {
  uint64_t bits = sr_bits_f64(x), mantissa = bits & 0x000fffffffffffffu;
  uint32_t biased = (uint32_t)(bits >> 52);
  *exponent = biased == 0 ? 1 : biased;
  return biased == 0 ? mantissa : mantissa | 0x0010000000000000u;
}

/* Returns the remainder of a / b. a and b are >= 0 or NaN. */
double sr_remainder_far_f64(double a, double b) {
  if (!(a < SR_INFINITY_F64) || !(b > 0))
    return SR_NAN_F64;
  if (a < b)
    return a;
  uint32_t from, to;
  uint64_t rest = mantissa_of(a, &from), divisor = mantissa_of(b, &to);
  rest %= divisor;
  while (from > to) { /* a step gives 11 bits of the quotient, because 53 + 11 bits fit into 64 */
    uint32_t step = from - to < 11 ? from - to : 11;
    rest = (rest << step) % divisor;
    from -= step;
  }
  if (rest == 0)
    return 0;
  /* `rest` is below 2^53. Shift its leading 1 to the place of the hidden bit. If the exponent is
   * too small for this shift, the result is subnormal. */
  uint32_t shift = (uint32_t)__builtin_clzll(rest) - 11;
  if (shift >= to)
    return sr_from_bits_f64(rest << (to - 1));
  return sr_from_bits_f64((rest << shift) + ((uint64_t)(to - shift - 1) << 52));
}
