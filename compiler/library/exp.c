/*
 * The exponential and its relatives: exp, expm1, logistic, tanh, sinh, cosh.
 *
 * All from one reduction (exp_core.h). Where e^x and e^-x are both needed the second is a division,
 * not a second polynomial. Sources: the reduction is that of Tang (1989) without its table; tanh
 * and sinh are written through e^x - 1, so that nothing cancels near zero.
 */
#include "exp_core.h"

double sr_exp_f64(double x) {
  sr_exp_f64_parts e = sr_exp_split_f64(x);
  double y = sr_scale_f64(1 + e.p, e.n);
  return x > 709.79 ? SR_INFINITY_F64 : x < -745.14 ? 0 : y;
}

float sr_exp_f32(float x) {
  sr_exp_f32_parts e = sr_exp_split_f32(x);
  float y = sr_scale_f32(1 + e.p, e.n);
  return x > 88.73f ? SR_INFINITY_F32 : x < -103.98f ? 0 : y;
}

double sr_expm1_f64(double x) {
  double y = sr_exp_minus_one_f64(sr_exp_split_f64(x));
  y = x > 709.79 ? SR_INFINITY_F64 : y;
  return x == 0 ? x : y;
}

float sr_expm1_f32(float x) {
  float y = sr_exp_minus_one_f32(sr_exp_split_f32(x));
  y = x > 88.73f ? SR_INFINITY_F32 : y;
  return x == 0 ? x : y;
}

/* 1 / (1 + e^-x), for negative x as e^x / (1 + e^x): e^-|x| never overflows. */
double sr_logistic_f64(double x) {
  double e = sr_exp_f64(-sr_abs_f64(x));
  return (x < 0 ? e : 1) / (1 + e);
}

float sr_logistic_f32(float x) {
  float e = sr_exp_f32(-sr_abs_f32(x));
  return (x < 0 ? e : 1) / (1 + e);
}

/* -t / (t + 2) with t = e^(-2|x|) - 1; from 20 on (f32: 10) tanh is 1. */
double sr_tanh_f64(double x) {
  double a = sr_abs_f64(x);
  double t = sr_exp_minus_one_f64(sr_exp_split_f64(-2 * (a > 20 ? 20 : a)));
  return sr_with_sign_f64(a < 1e-9 ? a : t / (t + 2), x);
}

float sr_tanh_f32(float x) {
  float a = sr_abs_f32(x);
  float t = sr_exp_minus_one_f32(sr_exp_split_f32(-2 * (a > 10 ? 10 : a)));
  return sr_with_sign_f32(a < 1e-5f ? a : t / (t + 2), x);
}

/*
 * (e^a - e^-a) / 2: for a < 1 as (t + t / (t + 1)) / 2 with t = e^a - 1, else from 1 + p directly,
 * so that the result may overflow and e^a may not.
 */
static inline double hyperbolic_f64(double a, double sign) {
  sr_exp_f64_parts e = sr_exp_split_f64(a);
  double y = 1 + e.p;
  double inverse = sr_power_of_two_f64(-2 * sr_min_f64(e.n, 100)) / y;
  double z = sr_scale_f64(y + sign * inverse, e.n - 1);
  return a > 710.48 ? SR_INFINITY_F64 : z;
}

double sr_sinh_f64(double x) {
  double a = sr_abs_f64(x);
  double t = sr_exp_minus_one_f64(sr_exp_split_f64(sr_min_f64(a, 1)));
  double small = a < 1e-9 ? a : 0.5 * (t + t / (t + 1));
  return sr_with_sign_f64(a < 1 ? small : hyperbolic_f64(a, -1), x);
}

double sr_cosh_f64(double x) {
  return hyperbolic_f64(sr_abs_f64(x), 1);
}

float sr_sinh_f32(float x) {
  return (float)sr_sinh_f64((double)x);
}
float sr_cosh_f32(float x) {
  return (float)sr_cosh_f64((double)x);
}
