/*
 * Computes log(2^k (1 + f)) for f in [sqrt(1/2) - 1, sqrt(2) - 1]. In f64, with s = f / (2 + f):
 * log(1 + f) = 2s + s^3 (...) = f - f^2/2 + s (f^2/2 + ...). The second form has f itself as a
 * term, which is not rounded (as in fdlibm's log). In f32: log(1 + f) = f - f^2/2 + f^3 P(f).
 */
#ifndef SR_LIBRARY_LOG_CORE_H
#define SR_LIBRARY_LOG_CORE_H

#include "numeric.h"
#include "polynomials.h"

typedef struct sr_log_f64_parts {
  double k, f;
} sr_log_f64_parts;

/* x = 2^k (1 + f) for finite x > 0, also subnormal. */
static inline sr_log_f64_parts sr_log_split_f64(double x) {
  bool subnormal = x < 0x1p-1022;
  uint64_t bits = sr_bits_f64(subnormal ? x * 0x1p54 : x);
  /* Shifts the range of the mantissa m from [1, 2) to [sqrt(1/2), sqrt(2)). */
  bits += 0x3ff0000000000000u - 0x3fe6a09e667f3bcdu;
  double exponent = sr_from_bits_f64((bits >> 52) | 0x4330000000000000u) - (0x1p52 + 1023);
  double m = sr_from_bits_f64((bits & 0x000fffffffffffffu) + 0x3fe6a09e667f3bcdu);
  return (sr_log_f64_parts){.k = subnormal ? exponent - 54 : exponent, .f = m - 1};
}

/* log(2^k (1 + f)) + tail */
static inline double sr_log_join_f64(sr_log_f64_parts x, double tail) {
  double f = x.f, s = f / (2 + f), z = s * s, half = 0.5 * f * f;
  double rest = s * (half + z * poly_log_f64(z)) + (x.k * 0x1.a39ef35793c76p-33 + tail);
  return x.k * 0x1.62e42feep-1 - ((half - rest) - f);
}

typedef struct sr_log_f32_parts {
  float k, f;
} sr_log_f32_parts;

static inline sr_log_f32_parts sr_log_split_f32(float x) {
  bool subnormal = x < 0x1p-126f;
  uint32_t bits = sr_bits_f32(subnormal ? x * 0x1p25f : x);
  bits += 0x3f800000u - 0x3f3504f3u;
  float exponent = sr_from_bits_f32((bits >> 23) | 0x4b000000u) - (0x1p23f + 127);
  float m = sr_from_bits_f32((bits & 0x007fffffu) + 0x3f3504f3u);
  return (sr_log_f32_parts){.k = subnormal ? exponent - 25 : exponent, .f = m - 1};
}

static inline float sr_log_join_f32(sr_log_f32_parts x, float tail) {
  float f = x.f, z = f * f;
  float rest = f * z * poly_log_f32(f) + (x.k * -2.12194440e-4f + tail);
  return x.k * 0x1.63p-1f - ((0.5f * z - rest) - f);
}

/* log(x) for finite x > 0. */
static inline double sr_log_positive_f64(double x) {
  return sr_log_join_f64(sr_log_split_f64(x), 0);
}

/* log(1 + x) for finite x > -1. The sum u = 1 + x is rounded by `lost`, so log(1 + x) is log(u) +
 * lost / u, almost exactly. Near zero (k = 0) f is x itself, and nothing is lost. */
static inline double sr_log1p_positive_f64(double x) {
  double u = 1 + x;
  double lost = x > 1 ? 1 - (u - x) : x - (u - 1);
  sr_log_f64_parts split = sr_log_split_f64(u);
  bool small = split.k == 0;
  split.f = small ? x : split.f;
  return sr_log_join_f64(split, small ? 0 : lost / u);
}

static inline float sr_log1p_positive_f32(float x) {
  float u = 1 + x;
  float lost = x > 1 ? 1 - (u - x) : x - (u - 1);
  sr_log_f32_parts split = sr_log_split_f32(u);
  bool small = split.k == 0;
  split.f = small ? x : split.f;
  return sr_log_join_f32(split, small ? 0 : lost / u);
}

#endif
