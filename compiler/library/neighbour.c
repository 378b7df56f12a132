/* next_after: the next number after x in the direction of y. The bits of a float, read as an
 * unsigned integer, grow with its magnitude. So the next number has the bits of x plus or minus
 * 1. */
#include "numeric.h"

double sr_next_after_f64(double x, double y) {
  uint64_t bits = sr_bits_f64(x);
  bool away = (y > x) == (x > 0); /* the result is farther from zero than x */
  uint64_t next = away ? bits + 1 : bits - 1;
  next = x == 0 ? (sr_bits_f64(y) & 0x8000000000000000u) | 1 : next;
  double r = x == y ? y : sr_from_bits_f64(next);
  return x != x || y != y ? SR_NAN_F64 : r;
}

float sr_next_after_f32(float x, float y) {
  uint32_t bits = sr_bits_f32(x);
  bool away = (y > x) == (x > 0);
  uint32_t next = away ? bits + 1 : bits - 1;
  next = x == 0 ? (sr_bits_f32(y) & 0x80000000u) | 1 : next;
  float r = x == y ? y : sr_from_bits_f32(next);
  return x != x || y != y ? SR_NAN_F32 : r;
}

/* next_after for the codes x and y of f16 or bf16. `infinity` is the format's code of infinity. */
static inline uint16_t next_after_of(uint16_t x, uint16_t y, uint16_t infinity) {
  uint16_t a = x & 0x7fff, b = y & 0x7fff, sign = x & 0x8000;
  bool negative = sign != 0, y_negative = (y & 0x8000) != 0;
  /* True if y > x. Valid if x is not 0. */
  bool up = negative == y_negative ? negative == (b < a) : negative;
  bool away = up != negative;
  uint16_t next = (uint16_t)(sign | (uint16_t)(away ? a + 1 : a - 1));
  next = a == 0 ? (uint16_t)((y & 0x8000) | 1) : next;
  next = x == y || (a == 0 && b == 0) ? y : next;
  return a > infinity || b > infinity ? (uint16_t)(infinity | infinity >> 1) : next;
}

uint16_t sr_next_after_f16(uint16_t x, uint16_t y) {
  return next_after_of(x, y, 0x7c00);
}

uint16_t sr_next_after_bf16(uint16_t x, uint16_t y) {
  return next_after_of(x, y, 0x7f80);
}

/*
 * next_after for formats of at most 8 bits. a and b are the values of the codes x and y. `sign` is
 * the sign bit, or 0 if the format has none. In a format without -0 (FNUZ), the code of -0 is a
 * NaN; there the next number above the largest negative number is +0. If x is NaN, the result is x.
 */
static inline uint8_t next_after_small(uint8_t x, uint8_t y, float a, float b, uint8_t sign,
                                       bool has_minus_zero) {
  bool away = (b > a) == (a > 0);
  uint8_t next = (uint8_t)(away ? x + 1 : x - 1);
  next = next == sign && !has_minus_zero ? 0 : next;
  next = a == 0 ? (uint8_t)((b < 0 ? sign : 0) | 1) : next;
  next = a == b ? y : next;
  return a != a ? x : b != b ? y : next;
}

#define NEXT_AFTER_SMALL(NAME, SIGN, HAS_MINUS_ZERO)                                               \
  uint8_t sr_next_after_##NAME(uint8_t x, uint8_t y) {                                             \
    return next_after_small(x, y, sr_f32_from_##NAME(x), sr_f32_from_##NAME(y), SIGN,              \
                            HAS_MINUS_ZERO);                                                       \
  }

NEXT_AFTER_SMALL(f8E3M4, 0x80, true)
NEXT_AFTER_SMALL(f8E4M3, 0x80, true)
NEXT_AFTER_SMALL(f8E4M3FN, 0x80, true)
NEXT_AFTER_SMALL(f8E4M3FNUZ, 0x80, false)
NEXT_AFTER_SMALL(f8E4M3B11FNUZ, 0x80, false)
NEXT_AFTER_SMALL(f8E5M2, 0x80, true)
NEXT_AFTER_SMALL(f8E5M2FNUZ, 0x80, false)
NEXT_AFTER_SMALL(f8E8M0FNU, 0, true)
NEXT_AFTER_SMALL(f6E2M3FN, 0x20, true)
NEXT_AFTER_SMALL(f6E3M2FN, 0x20, true)
NEXT_AFTER_SMALL(f4E2M1FN, 0x8, true)
