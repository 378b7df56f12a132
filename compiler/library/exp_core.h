/*
 * Computes e^x as 2^n (1 + p). The argument is reduced: x = n log 2 + r with |r| <= log(2) / 2. A
 * polynomial gives p = e^r - 1. log 2 is the sum of two parts; the first is so short that its
 * product with n is exact. The rounding error of r is added to p, so p is accurate to little more
 * than half an ulp.
 */
#ifndef SR_LIBRARY_EXP_CORE_H
#define SR_LIBRARY_EXP_CORE_H

#include "numeric.h"
#include "polynomials.h"

typedef struct sr_exp_f64_parts {
  double n, p;
} sr_exp_f64_parts;

/* Returns the parts n and p of e^(x + tail). The tail is far smaller than x. The parts of a NaN are
 * NaN; for |x| > 3000 they mean nothing. */
static inline sr_exp_f64_parts sr_exp_split_near_f64(double x, double tail) {
  double n = sr_round_product_f64(x, 1.4426950408889634).value;
  double high = x - n * 0x1.62e42feep-1;
  double low = n * 0x1.a39ef35793c76p-33 - tail;
  double r = high - low;
  double lost = (high - r) - low;
  double p = r + (lost + r * r * poly_exp_f64(r));
  return (sr_exp_f64_parts){.n = n, .p = p};
}

/* The same for any x, which is clamped to +-limit. The limit is at most 3000. */
static inline sr_exp_f64_parts sr_exp_split_within_f64(double x, double tail, double limit) {
  x = x > limit ? limit : x; /* a NaN stays */
  x = x < -limit ? -limit : x;
  return sr_exp_split_near_f64(x, tail);
}

static inline sr_exp_f64_parts sr_exp_split_tail_f64(double x, double tail) {
  return sr_exp_split_within_f64(x, tail, 745.2);
}

static inline sr_exp_f64_parts sr_exp_split_f64(double x) {
  return sr_exp_split_tail_f64(x, 0);
}

typedef struct sr_exp_f32_parts {
  float n, p;
} sr_exp_f32_parts;

/* Returns the parts of e^x for any x. x is clamped: beyond 104, e^x overflows or rounds to 0. */
static inline sr_exp_f32_parts sr_exp_split_f32(float x) {
  x = x > 104 ? 104 : x; /* a NaN stays */
  x = x < -104 ? -104 : x;
  float n = sr_round_product_f32(x, 1.4426950408889634f).value;
  float high = x - n * 0x1.63p-1f;
  float r = high + n * 2.12194440e-4f;
  float lost = (high - r) + n * 2.12194440e-4f;
  float p = r + (lost + r * r * poly_exp_f32(r));
  return (sr_exp_f32_parts){.n = n, .p = p};
}

/* Returns e^x - 1, computed from the parts of e^x as (p + 1 - 2^-n) 2^n. For n < -100 it is -1. For
 * n > 100, 2^-n is negligible. */
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

/* A limit for the argument of e^x. Beyond the limit, e^x times the smallest positive number
 * overflows, and e^-x times the largest number underflows. */
static const double sr_exp_farthest = 1500;

/* The sinh and cosh of a number a >= 0: sinh a = sinh * 2^n and cosh a = cosh * 2^n. a is clamped
 * to sr_exp_farthest. */
typedef struct sr_hyperbolic {
  double sinh, cosh, n;
} sr_hyperbolic;

/*
 * Computes (e^a -+ e^-a) / 2 from y = 1 + p and 1 / y. The rounding errors of y and 1 / y are
 * corrected to first order, so little more than the last rounding remains. For a < 1, sinh is a
 * polynomial.
 */
static inline sr_hyperbolic sr_hyperbolic_of(double a) {
  sr_exp_f64_parts e = sr_exp_split_within_f64(a, 0, sr_exp_farthest);
  double y = 1 + e.p, y_lost = e.p - (y - 1);
  double unit = sr_power_of_two_f64(-2 * sr_min_f64(e.n, 100)), inverse = unit / y;
  double product_lost, product = sr_multiply_exactly_f64(inverse, y, &product_lost);
  double inverse_lost = ((unit - product) - product_lost - inverse * y_lost) / y;
  double cosh_lost, cosh = sr_add_exactly_f64(y, inverse, &cosh_lost);
  double sinh_lost, sinh = sr_add_exactly_f64(y, -inverse, &sinh_lost);
  cosh += cosh_lost + (y_lost + inverse_lost);
  sinh += sinh_lost + (y_lost - inverse_lost);
  bool small = a < 1;
  double z = a * a, back = sr_power_of_two_f64(sr_min_f64(e.n, 1) - 1);
  return (sr_hyperbolic){.sinh = small ? a + a * z * poly_sinh_f64(z) : sinh,
                         .cosh = small ? cosh * back : cosh,
                         .n = small ? 0 : e.n - 1};
}

#endif
