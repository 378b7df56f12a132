/*
 * Logarithms and functions computed from them: log, log1p, asinh, acosh, atanh.
 *
 * The inverse hyperbolic functions are computed as log(1 + t), with formulas for t in which nothing
 * cancels near zero (W. Kahan, "Branch cuts for complex elementary functions", 1987).
 */
#include "log_core.h"

double sr_log_f64(double x) {
  double y = sr_log_positive_f64(x);
  y = x == 0 ? -SR_INFINITY_F64 : x < 0 ? SR_NAN_F64 : y;
  return x < SR_INFINITY_F64 ? y : x; /* otherwise x is infinity or NaN */
}

float sr_log_f32(float x) {
  float y = sr_log_join_f32(sr_log_split_f32(x), 0);
  y = x == 0 ? -SR_INFINITY_F32 : x < 0 ? SR_NAN_F32 : y;
  return x < SR_INFINITY_F32 ? y : x;
}

double sr_log1p_f64(double x) {
  double y = sr_log1p_positive_f64(x);
  y = x == -1 ? -SR_INFINITY_F64 : x < -1 ? SR_NAN_F64 : y;
  y = x == 0 ? x : y;
  return x < SR_INFINITY_F64 ? y : x;
}

float sr_log1p_f32(float x) {
  float y = sr_log1p_positive_f32(x);
  y = x == -1 ? -SR_INFINITY_F32 : x < -1 ? SR_NAN_F32 : y;
  y = x == 0 ? x : y;
  return x < SR_INFINITY_F32 ? y : x;
}

/* For x >= `huge`, x^2 + 1 and x^2 - 1 round to x^2, and x^2 might overflow. There asinh and acosh
 * are computed as log(2x) = log x + log 2. */
static const double huge = 0x1p56, log_of_2 = 0x1.62e42fefa39efp-1;

double sr_asinh_f64(double x) {
  double a = sr_abs_f64(x);
  bool large = !(a < huge);
  double b = large ? 1 : a;
  double t = large ? a : b + b * b / (1 + __builtin_sqrt(1 + b * b));
  double y = sr_log1p_f64(t) + (large ? log_of_2 : 0);
  return sr_with_sign_f64(a < 1e-9 ? a : y, x);
}

double sr_acosh_f64(double x) {
  bool large = !(x < huge);
  double d = large ? 1 : x - 1;
  double t = large ? x : d + __builtin_sqrt(d * (d + 2));
  double y = sr_log1p_f64(t) + (large ? log_of_2 : 0);
  return x < 1 ? SR_NAN_F64 : y;
}

double sr_atanh_f64(double x) {
  double a = sr_abs_f64(x);
  double t = a < 0.5 ? 2 * a + 2 * a * a / (1 - a) : 2 * a / (1 - a);
  double y = 0.5 * sr_log1p_f64(t);
  return sr_with_sign_f64(a < 1e-9 ? a : a > 1 ? SR_NAN_F64 : y, x);
}

/* ---- inverse hyperbolic functions of f32 ----------------------------------------------------- */

/* Returns log(x) to 36 bits for a finite x >= 1. */
static inline double log_short(double x) {
  sr_log_f64_parts split = sr_log_split_f64(x);
  double den = 2 + split.f, s = split.f * sr_inverse_from(den, 1 / (float)den);
  return (split.k + s * poly_log2_short(s * s)) * log_of_2;
}

/* In f64, no square of an f32 overflows, and little cancels. Below 1/32 the first terms of the
 * power series suffice. */
float sr_asinh_f32(float x) {
  float a = sr_abs_f32(x), z = a * a;
  double wide = (double)a, y = log_short(wide + __builtin_sqrt(wide * wide + 1));
  float small = a + a * z * (-1 / 6.0f + z * (3 / 40.0f - z * (15 / 336.0f)));
  return sr_with_sign_f32(a < 0.03125f ? small : a < SR_INFINITY_F32 ? (float)y : a, x);
}

float sr_acosh_f32(float x) {
  double wide = (double)x, y = log_short(wide + __builtin_sqrt(wide * wide - 1));
  return x < 1 ? SR_NAN_F32 : x < SR_INFINITY_F32 ? (float)y : x;
}

float sr_atanh_f32(float x) {
  float a = sr_abs_f32(x), z = a * a, b = a < 1 ? a : 0;
  double less = 1 - (double)b, y = log_short((1 + (double)b) * sr_inverse_from(less, 1 / (1 - b)));
  float small = a + a * z * (1 / 3.0f + z * (1 / 5.0f + z * (1 / 7.0f)));
  float large = a < 1 ? (float)(0.5 * y) : a == 1 ? SR_INFINITY_F32 : SR_NAN_F32;
  return sr_with_sign_f32(a < 0.03125f ? small : large, x);
}
