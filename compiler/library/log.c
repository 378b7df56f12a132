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

float sr_asinh_f32(float x) {
  return (float)sr_asinh_f64((double)x);
}
float sr_acosh_f32(float x) {
  return (float)sr_acosh_f64((double)x);
}
float sr_atanh_f32(float x) {
  return (float)sr_atanh_f64((double)x);
}
