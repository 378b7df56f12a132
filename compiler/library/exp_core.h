/*
 * e^x as 2^n (1 + p): x = n log 2 + r with |r| <= log(2) / 2, p = e^r - 1 by a polynomial. log 2 is
 * in two parts, the first short enough that n times it is exact; what rounding takes from r is
 * carried along, so that p is right to little more than half an ulp.
 */
#ifndef SR_LIBRARY_EXP_CORE_H
#define SR_LIBRARY_EXP_CORE_H

#include "numeric.h"
#include "polynomials.h"

typedef struct sr_exp_f64_parts {
  double n, p;
} sr_exp_f64_parts;

/* e^(x + tail), tail far smaller than x. Beyond +-1075 the result is that of 1075. */
static inline sr_exp_f64_parts sr_exp_split_tail_f64(double x, double tail) {
  x = x > 745.2 ? 745.2 : x < -745.2 ? -745.2 : x; /* NaN stays */
  double n = sr_round_f64(x * 1.4426950408889634).value;
  double high = x - n * 0x1.62e42feep-1;
  double low = n * 0x1.a39ef35793c76p-33 - tail;
  double r = high - low;
  double lost = (high - r) - low;
  double p = r + (lost + r * r * poly_exp_f64(r));
  return (sr_exp_f64_parts){.n = n, .p = p};
}

static inline sr_exp_f64_parts sr_exp_split_f64(double x) {
  return sr_exp_split_tail_f64(x, 0);
}

typedef struct sr_exp_f32_parts {
  float n, p;
} sr_exp_f32_parts;

static inline sr_exp_f32_parts sr_exp_split_f32(float x) {
  x = x > 104.0f ? 104.0f : x < -104.0f ? -104.0f : x;
  float n = sr_round_f32(x * 1.4426950408889634f).value;
  float high = x - n * 0x1.63p-1f;
  float low = n * -2.12194440e-4f;
  float r = high - low;
  float lost = (high - r) - low;
  float p = r + (lost + r * r * poly_exp_f32(r));
  return (sr_exp_f32_parts){.n = n, .p = p};
}

/* e^x - 1 from the parts: (p + 1 - 2^-n) 2^n. Below n = -100 it is -1, above 100 the 1 is lost. */
static inline double sr_exp_minus_one_f64(sr_exp_f64_parts e) {
  double n = sr_min_f64(sr_max_f64(e.n, -100), 1100);
  double one = 1 - sr_power_of_two_f64(-sr_min_f64(n, 1000));
  return sr_scale_f64(e.p + one, n);
}

static inline float sr_exp_minus_one_f32(sr_exp_f32_parts e) {
  float n = e.n < -50 ? -50 : e.n;
  float one = 1 - sr_power_of_two_f32(-(n > 100 ? 100 : n));
  return sr_scale_f32(e.p + one, n);
}

#endif
