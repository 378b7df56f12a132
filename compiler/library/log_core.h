/*
 * Computes log(2^k (1 + f)) for f in [sqrt(1/2) - 1, sqrt(2) - 1].
 *
 * In f64, with s = f / (2 + f): log(1 + f) = 2s + s^3 (...) = f - f^2/2 + s (f^2/2 + ...). The code
 * uses the second form, because its largest term f is exact (as in fdlibm's log).
 *
 * In f32: log(1 + f) = f - f^2/2 + f^3 P(f) with a polynomial P.
 */
#ifndef SR_LIBRARY_LOG_CORE_H
#define SR_LIBRARY_LOG_CORE_H

#include "numeric.h"
#include "polynomials.h"

typedef struct sr_log_f64_parts {
  double k, f;
} sr_log_f64_parts;

/* Splits a finite x > 0, which may be subnormal: x = 2^k (1 + f). */
static inline sr_log_f64_parts sr_log_split_f64(double x) {
  bool subnormal = x < 0x1p-1022;
  uint64_t bits = sr_bits_f64(subnormal ? x * 0x1p54 : x);
  /* Shift the range of the mantissa m from [1, 2) to [sqrt(1/2), sqrt(2)). */
  bits += 0x3ff0000000000000u - 0x3fe6a09e667f3bcdu;
  double exponent = sr_from_bits_f64((bits >> 52) | 0x4330000000000000u) - (0x1p52 + 1023);
  double m = sr_from_bits_f64((bits & 0x000fffffffffffffu) + 0x3fe6a09e667f3bcdu);
  return (sr_log_f64_parts){.k = subnormal ? exponent - 54 : exponent, .f = m - 1};
}

/* Returns log(2^k (1 + f)) + tail. */
static inline double sr_log_join_f64(sr_log_f64_parts x, double tail) {
  double f = x.f, s = f / (2 + f), z = s * s, half = 0.5 * f * f;
  double rest = s * (half + z * poly_log_f64(z)) + (x.k * 0x1.a39ef35793c76p-33 + tail);
  return x.k * 0x1.62e42feep-1 - ((half - rest) - f);
}

typedef struct sr_log_f32_parts {
  float k, f;
} sr_log_f32_parts;

/* The exponent of a subnormal number is that of x * 2^25; all others are raised by 25 instead, so
 * that none is negative. */
static inline sr_log_f32_parts sr_log_split_f32(float x) {
  uint32_t shift = 0x3f800000u - 0x3f3504f3u, bits = sr_bits_f32(x) + (shift + (25u << 23));
  bits = x < 0x1p-126f ? sr_bits_f32(x * 0x1p25f) + shift : bits;
  float k = sr_from_bits_f32((bits >> 23) | 0x4b000000u) - (0x1p23f + 127 + 25);
  float m = sr_from_bits_f32((bits & 0x007fffffu) + 0x3f3504f3u);
  return (sr_log_f32_parts){.k = k, .f = m - 1};
}

static inline float sr_log_join_f32(sr_log_f32_parts x, float tail) {
  float f = x.f, z = f * f;
  float rest = f * z * poly_log_f32(f) + (x.k * -2.12194440e-4f + tail);
  return x.k * 0x1.63p-1f - ((0.5f * z - rest) - f);
}

/* Returns log(x) for finite x > 0. */
static inline double sr_log_positive_f64(double x) {
  return sr_log_join_f64(sr_log_split_f64(x), 0);
}

/*
 * Returns log(1 + x) for finite x > -1. u is 1 + x rounded, and `lost` is the rounding error, so
 * log(1 + x) is very nearly log(u) + lost / u. If k = 0 (x is near zero), f is x itself, which is
 * exact.
 */
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
