/*
 * The exponential and related functions: exp, expm1, logistic, tanh, sinh, cosh.
 *
 * All of them reduce the argument as exp_core.h says; it is Tang's reduction (1989) without its
 * table. Where e^x and e^-x are both needed, e^-x is computed by a division, not by a second
 * polynomial. tanh is computed from e^x - 1, so that nothing cancels near zero.
 */
#include "exp_core.h"

double sr_exp_f64(double x) {
  sr_exp_f64_parts e = sr_exp_split_near_f64(x, 0);
  double y = sr_scale_f64(1 + e.p, e.n);
  return x > 709.79 ? SR_INFINITY_F64 : x < -745.14 ? 0 : y;
}

float sr_exp_f32(float x) {
  sr_exp_f32_parts e = sr_exp_split_f32(x);
  return sr_scale_f32(1 + e.p, e.n);
}

/*
 * e^x for the numbers of bf16, to be rounded to bf16: 2^n 2^u for x log2(e) = n + u. The error is a
 * few ulps of f32. None of these numbers has an e^x so near to the middle between two numbers of
 * bf16 that this would round to another one than e^x does. log2(e) is the sum of two parts, the
 * first of 16 bits, whose product with x is exact. 2^n is the product of two numbers, as in
 * sr_scale_f32, with n + 254 in the last bits of `shifted`.
 */
float sr_exp_bf16(float x) {
  x = x > 104 ? 104 : x; /* a NaN stays */
  x = x < -104 ? -104 : x;
  float shifted = x * 1.4426950408889634f + (0x1.8p23f + 254), n = shifted - (0x1.8p23f + 254);
  float u = (x * 0x1.7154p+0f - n) + x * 0x1.d94aep-18f;
  uint32_t sum = sr_bits_f32(shifted), half = sum >> 1;
  return poly_exp2_f32(u) * sr_from_bits_f32(half << 23) * sr_from_bits_f32((sum - half) << 23);
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

/*
 * Computes 1 / (1 + e^-x) for x >= 0 and e^x / (1 + e^x) for x < 0. Both formulas need only e =
 * e^-|x|, which never overflows. The quotient is corrected to first order for the rounding errors
 * of e and 1 + e.
 */
double sr_logistic_f64(double x) {
  sr_exp_f64_parts parts = sr_exp_split_f64(-sr_abs_f64(x));
  double y = 1 + parts.p, e = sr_scale_f64(y, parts.n);
  double e_lost = parts.n < -1000 ? 0 : (parts.p - (y - 1)) * sr_power_of_two_f64(parts.n);
  double den = 1 + e, den_lost = (e - (den - 1)) + e_lost;
  bool negative = x < 0;
  double q = (negative ? e : 1) / den;
  double inverse = negative ? 1 - q : q; /* 1 / den */
  return q + ((negative ? e_lost : 0) - q * den_lost) * inverse;
}

float sr_logistic_f32(float x) {
  sr_exp_f32_parts parts = sr_exp_split_f32(-sr_abs_f32(x));
  float y = 1 + parts.p, e = sr_scale_f32(y, parts.n);
  float e_lost = parts.n < -120 ? 0 : (parts.p - (y - 1)) * sr_power_of_two_f32(parts.n);
  float den = 1 + e, den_lost = (e - (den - 1)) + e_lost;
  bool negative = x < 0;
  float q = (negative ? e : 1) / den;
  float inverse = negative ? 1 - q : q;
  return q + ((negative ? e_lost : 0) - q * den_lost) * inverse;
}

/* Computes tanh a from y = e^-2a and t = e^-2a - 1: as -t / (t + 2) for a < 0.55, else as 1 - 2y /
 * (t + 2). One division serves both formulas. From a = 20 on (f32: 10) tanh a rounds to 1. Where
 * 2^n - 1 is not exact, y is too small to matter. */
double sr_tanh_f64(double x) {
  double a = sr_abs_f64(x);
  sr_exp_f64_parts e = sr_exp_split_near_f64(-2 * (a > 20 ? 20 : a), 0);
  double scale = sr_power_of_two_f64(e.n), t = e.p * scale + (scale - 1);
  bool small = a < 0.55;
  double q = (small ? -t : (1 + e.p) * (2 * scale)) / (t + 2);
  return sr_with_sign_f64(small ? q : 1 - q, x);
}

/* The same in f32, where a polynomial serves for a < 0.6. 2y needs no correction: its error counts
 * little in 1 - 2y / (1 + y). */
float sr_tanh_f32(float x) {
  float a = sr_abs_f32(x), b = a > 10 ? 10 : a, z = a * a;
  sr_whole_f32 n = sr_round_product_f32(b, -2.885390081777927f); /* 2 log2(e) */
  float u = b * -2.885390081777927f - n.value;
  float y2 = poly_exp2_next_f32(u) * sr_from_bits_f32((n.bits + 127) << 23);
  float small = a + a * (z * poly_tanh_f32(z)), large = 1 - y2 / (1 + 0.5f * y2);
  return sr_with_sign_f32(a < 0.6f ? small : large, x);
}

double sr_sinh_f64(double x) {
  sr_hyperbolic h = sr_hyperbolic_of(sr_abs_f64(x));
  double a = sr_scale_f64(h.sinh, sr_min_f64(h.n, 1100));
  return sr_with_sign_f64(x != x ? x : a, x);
}

double sr_cosh_f64(double x) {
  sr_hyperbolic h = sr_hyperbolic_of(sr_abs_f64(x));
  double a = sr_scale_f64(h.cosh, sr_min_f64(h.n, 1100));
  return x != x ? x : a;
}

/* In f32 the rounding errors of 1 / y count little, as it is the smaller term. */
float sr_sinh_f32(float x) {
  float a = sr_abs_f32(x), z = a * a;
  sr_exp_f32_parts e = sr_exp_split_f32(a);
  float y = 1 + e.p, y_lost = e.p - (y - 1);
  float inverse = sr_power_of_two_f32(-2 * (e.n > 60 ? 60 : e.n)) / y;
  float sinh = y - inverse, lost = (y - sinh) - inverse;
  float large = sr_scale_f32(sinh + (lost + y_lost), e.n - 1);
  float small = a + a * z * poly_sinh_f32(z);
  return sr_with_sign_f32(a < 1 ? small : large, x);
}

float sr_cosh_f32(float x) {
  sr_exp_f32_parts e = sr_exp_split_f32(sr_abs_f32(x));
  float y = 1 + e.p, y_lost = e.p - (y - 1);
  float inverse = sr_power_of_two_f32(-2 * (e.n > 60 ? 60 : e.n)) / y;
  float cosh = y + inverse, lost = (y - cosh) + inverse;
  return sr_scale_f32(cosh + (lost + y_lost), e.n - 1);
}
