/*
 * erf, erfc and the inverse of erf.
 *
 * In f64, a polynomial gives erf(x) for |x| < 1. For x > 1/2, erfc(x) is e^(-x^2) / (1 + 2x) times
 * a polynomial in (x - 4) / (x + 4), which maps the half-line to [-1, 1] (Shepherd and Laframboise,
 * 1981). x^2 is the sum of two doubles, so that no precision is lost where e^(-x^2) is tiny.
 *
 * erf_inv(x) has several polynomials, each for a range of log(1 - x^2) (M. Giles, "Approximating
 * the erfinv function", 2010).
 */
#include "exp_core.h"
#include "log_core.h"

/* Returns erfc(a) for a >= 0. Accurate for a >= 1/2. */
static inline double erfc_positive(double a) {
  a = a > 30 ? 30 : a; /* erfc(a) rounds to 0 for a >= 30; a NaN stays NaN */
  double head = sr_head_f64(a), tail = a - head;
  sr_exp_f64_parts e = sr_exp_split_tail_f64(-head * head, -tail * (a + head));
  double u = (a - 4) / (a + 4);
  double p = poly_erfc_f64(u);
  double y = sr_scale_f64((1 + e.p) * p / (1 + 2 * a), e.n);
  return a > 27.3 ? 0 : y;
}

static inline double erf_small(double x) {
  return x + x * poly_erf_f64(x * x);
}

double sr_erf_f64(double x) {
  double a = sr_abs_f64(x);
  double large = 1 - erfc_positive(a < 1 ? 1 : a);
  return a < 1 ? erf_small(x) : sr_with_sign_f64(large, x);
}

/* erf in f32 is x + x P(x^2) for |x| < 1.1, else 1 - Q(|x|)^4. Q is the fourth root of erfc, for
 * which a polynomial needs half the terms that it needs for erfc. From |x| = 3.92 on it rounds to 1
 * or -1. */
float sr_erf_f32(float x) {
  float a = sr_abs_f32(x), root = poly_erfc_root_f32(a > 4 ? 4 : a), square = root * root;
  float small = a + a * poly_erf_f32(a * a), large = 1 - square * square;
  return sr_with_sign_f32(a < 1.1f ? small : large, x);
}

double sr_erfc_f64(double x) {
  double a = sr_abs_f64(x);
  double tail = erfc_positive(a < 0.5 ? 0.5 : a);
  double large = x < 0 ? 2 - tail : tail;
  return a < 0.5 ? 1 - erf_small(x) : large;
}

/* In f32, erfc(x) is e^(-x^2) times a polynomial in 1 / (x + 2), in f64, where the square is exact.
 * It rounds to 0 from 10.1 on. */
float sr_erfc_f32(float x) {
  float a = sr_abs_f32(x), w = 1 - x;
  float small = w + (((1 - w) - x) - x * poly_erf_f32(x * x));
  float large = a < 0.5f ? 0.5f : a > 10.1f ? 10.1f : a;
  double b = (double)large, u = sr_inverse_from(b + 2, 1 / (large + 2));
  double log2 = b * b * -1.4426950408889634;
  sr_whole_f64 n = sr_round_f64(log2);
  double r = log2 - n.value, e = sr_shift_f64(1 + r * poly_exp2_short(r), n);
  double tail = e * (u * poly_erfc_short(u));
  return a < 0.5f ? small : x != x ? x : (float)(x < 0 ? 2 - tail : tail);
}

/* w is -log((1 - x)(1 + x)). The range of w selects one of three polynomials. */
double sr_erf_inv_f64(double x) {
  double a = sr_abs_f64(x);
  double inside = (1 - a) * (1 + a);
  bool defined = a < 1;
  double w = -sr_log_positive_f64(defined ? inside : 0.5);
  double root = __builtin_sqrt(w < 6.25 ? 6.25 : w);
  double p = w < 6.25   ? poly_erf_inv_f64(w - 3.125)
             : root < 4 ? poly_erf_inv_middle_f64(root - 3.25)
                        : poly_erf_inv_tail_f64(root - 5);
  double y = defined ? p * x : a == 1 ? SR_INFINITY_F64 : SR_NAN_F64;
  return sr_with_sign_f64(y, x);
}

float sr_erf_inv_f32(float x) {
  float a = sr_abs_f32(x);
  float inside = (1 - a) * (1 + a);
  bool defined = a < 1;
  float w = -sr_log_join_f32(sr_log_split_f32(defined ? inside : 0.5f), 0);
  float root = __builtin_sqrtf(w < 5 ? 5 : w);
  float p = w < 5 ? poly_erf_inv_f32(w - 2.5f) : poly_erf_inv_tail_f32(root - 3);
  float y = defined ? p * x : a == 1 ? SR_INFINITY_F32 : SR_NAN_F32;
  return sr_with_sign_f32(y, x);
}
