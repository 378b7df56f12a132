/*
 * Conversions between f32 or f64 and the small formats: f16, bf16, and the formats of 8, 6 and 4
 * bits.
 *
 * A conversion to a small format rounds to nearest even, in integer arithmetic on the bits. A
 * number that becomes subnormal is rounded by adding a power of two: the last bit of the sum stands
 * for the smallest number of the format. NaN and numbers out of range become what the format has
 * for them (see `beyond`), as in ml_dtypes. Conversions from a small format are exact.
 */
#include "numeric.h"

/*
 * What the codes beyond the largest finite number of a format stand for. IEEE: infinities and many
 * NaNs. FN: one NaN (all bits 1) and no infinity. FNUZ: one NaN (the code of -0) and no infinity.
 *
 * SATURATE: no NaN and no infinity. Numbers out of range become the largest number, and NaN becomes
 * -0, as in XLA. (In ml_dtypes the sign of the NaN decides between +0 and -0, but the sign of the
 * NaN of 0/0 is undefined.)
 */
typedef enum beyond {
  IEEE,
  FN,
  FNUZ,
  SATURATE,
} beyond;

/* Adds the sign to a rounded code. Replaces NaN and numbers out of range by the codes of `kind`. */
static inline uint32_t finish(uint32_t code, uint32_t sign, bool nan, uint32_t exponent_bits,
                              uint32_t mantissa_bits, beyond kind) {
  uint32_t top = 1u << (exponent_bits + mantissa_bits); /* position of the sign */
  uint32_t infinity = top - (1u << mantissa_bits);
  switch (kind) {
  case IEEE:
    code = code > infinity ? infinity : code;
    code = nan ? infinity | 1u << (mantissa_bits - 1) : code;
    return code | (sign ? top : 0);
  case FN:
    code = code > top - 2 || nan ? top - 1 : code;
    return code | (sign ? top : 0);
  case FNUZ:
    nan = nan || code > top - 1;
    code = code == 0 ? 0 : code | (sign ? top : 0);
    return nan ? top : code;
  case SATURATE:
    code = code > top - 1 ? top - 1 : code;
    return nan ? top : code | (sign ? top : 0);
  }
  return 0;
}

static inline uint32_t encode_f32(float x, uint32_t exponent_bits, uint32_t mantissa_bits,
                                  uint32_t bias, beyond kind) {
  uint32_t bits = sr_bits_f32(x), a = bits & 0x7fffffffu, drop = 23 - mantissa_bits;
  uint32_t rounded = (a + ((1u << (drop - 1)) - 1) + ((a >> drop) & 1)) >> drop;
  uint32_t normal = rounded - ((127 - bias) << mantissa_bits);
  /* The last bit of `unit` stands for the smallest number of the format. */
  float unit = sr_from_bits_f32((127 + 1 - bias + drop) << 23);
  uint32_t small = sr_bits_f32(sr_from_bits_f32(a) + unit) - sr_bits_f32(unit);
  bool is_small = bias != 127 && a < (128 - bias) << 23;
  return finish(is_small ? small : normal, bits >> 31, a > 0x7f800000u, exponent_bits,
                mantissa_bits, kind);
}

static inline uint32_t encode_f64(double x, uint32_t exponent_bits, uint32_t mantissa_bits,
                                  uint32_t bias, beyond kind) {
  uint64_t bits = sr_bits_f64(x), a = bits & 0x7fffffffffffffffu, drop = 52 - mantissa_bits;
  uint64_t rounded = (a + (((uint64_t)1 << (drop - 1)) - 1) + ((a >> drop) & 1)) >> drop;
  uint64_t normal = rounded - ((uint64_t)(1023 - bias) << mantissa_bits);
  normal = normal > 0xffffff ? 0xffffff : normal;
  double unit = sr_from_bits_f64((uint64_t)(1023 + 1 - bias + drop) << 52);
  uint64_t small = sr_bits_f64(sr_from_bits_f64(a) + unit) - sr_bits_f64(unit);
  bool is_small = a < (uint64_t)(1024 - bias) << 52;
  return finish((uint32_t)(is_small ? small : normal), (uint32_t)(bits >> 63),
                a > 0x7ff0000000000000u, exponent_bits, mantissa_bits, kind);
}

static inline float decode(uint32_t code, uint32_t exponent_bits, uint32_t mantissa_bits,
                           uint32_t bias, beyond kind) {
  uint32_t top = 1u << (exponent_bits + mantissa_bits), body = code & (top - 1);
  uint32_t infinity = top - (1u << mantissa_bits);
  uint32_t normal = (body << (23 - mantissa_bits)) + ((127 - bias) << 23);
  float unit = sr_from_bits_f32((128 - bias - mantissa_bits) << 23);
  bool is_small = body < 1u << mantissa_bits;
  float x = is_small ? (float)(int32_t)body * unit : sr_from_bits_f32(normal);
  bool infinite = kind == IEEE && body == infinity;
  bool nan = kind == IEEE ? body > infinity
             : kind == FN ? body == top - 1
                          : kind == FNUZ && code == top;
  x = infinite ? SR_INFINITY_F32 : nan ? SR_NAN_F32 : x;
  return sr_from_bits_f32(sr_bits_f32(x) | (code & top ? 0x80000000u : 0));
}

#define SR_SMALL_FORMAT(NAME, TYPE, EXPONENT, MANTISSA, BIAS, BEYOND)                              \
  float sr_f32_from_##NAME(TYPE x) {                                                               \
    return decode(x, EXPONENT, MANTISSA, BIAS, BEYOND);                                            \
  }                                                                                                \
  TYPE sr_##NAME##_from_f32(float x) {                                                             \
    return (TYPE)encode_f32(x, EXPONENT, MANTISSA, BIAS, BEYOND);                                  \
  }                                                                                                \
  TYPE sr_##NAME##_from_f64(double x) {                                                            \
    return (TYPE)encode_f64(x, EXPONENT, MANTISSA, BIAS, BEYOND);                                  \
  }

SR_SMALL_FORMAT(f16, uint16_t, 5, 10, 15, IEEE)
SR_SMALL_FORMAT(f8E3M4, uint8_t, 3, 4, 3, IEEE)
SR_SMALL_FORMAT(f8E4M3, uint8_t, 4, 3, 7, IEEE)
SR_SMALL_FORMAT(f8E4M3FN, uint8_t, 4, 3, 7, FN)
SR_SMALL_FORMAT(f8E4M3FNUZ, uint8_t, 4, 3, 8, FNUZ)
SR_SMALL_FORMAT(f8E4M3B11FNUZ, uint8_t, 4, 3, 11, FNUZ)
SR_SMALL_FORMAT(f8E5M2, uint8_t, 5, 2, 15, IEEE)
SR_SMALL_FORMAT(f8E5M2FNUZ, uint8_t, 5, 2, 16, FNUZ)
SR_SMALL_FORMAT(f6E2M3FN, uint8_t, 2, 3, 1, SATURATE)
SR_SMALL_FORMAT(f6E3M2FN, uint8_t, 3, 2, 3, SATURATE)
SR_SMALL_FORMAT(f4E2M1FN, uint8_t, 2, 1, 1, SATURATE)

/* A bf16 is the upper half of an f32. */
float sr_f32_from_bf16(uint16_t x) {
  return sr_from_bits_f32((uint32_t)x << 16);
}
/* Adds half of the last bit that stays, or a little less if that bit is 0. */
uint16_t sr_bf16_from_f32(float x) {
  uint32_t bits = sr_bits_f32(x), near = bits + 0x7fff + (bits >> 16 & 1);
  return (uint16_t)((x != x ? (bits & 0x80000000u) | 0x7fc00000u : near) >> 16);
}
uint16_t sr_bf16_from_f64(double x) {
  return (uint16_t)encode_f64(x, 8, 7, 127, IEEE);
}

/*
 * f8E8M0FNU: a code stands for 2^(code - 127), and code 255 for NaN. The format has no sign and no
 * zero. Ties round up. Zero, negative numbers and numbers from 1.5 * 2^127 on become NaN. Numbers
 * between 2^-127 and 2^-126 round up, as in ml_dtypes.
 */
float sr_f32_from_f8E8M0FNU(uint8_t x) {
  uint32_t bits = x == 0 ? 0x00400000u : (uint32_t)x << 23;
  return x == 255 ? SR_NAN_F32 : sr_from_bits_f32(bits);
}

uint8_t sr_f8E8M0FNU_from_f64(double x) {
  uint64_t code = (sr_bits_f64(x) + 0x0008000000000000u) >> 52;
  code = x < 0x1p-126 ? 897 : code;
  code = x <= 0x1p-127 ? 896 : code;
  bool defined = x > 0 && x < 0x1.8p127;
  return (uint8_t)(defined ? code - 896 : 255);
}

uint8_t sr_f8E8M0FNU_from_f32(float x) {
  uint32_t code = (sr_bits_f32(x) + 0x00400000u) >> 23;
  code = x <= 0x1p-127f ? 0 : code;
  bool defined = x > 0 && x < 0x1.8p127f;
  return (uint8_t)(defined ? code : 255);
}
