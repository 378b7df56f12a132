/*
 * remainder: x - n y, where n is x / y without its fraction. It is exact and has the sign of x,
 * like C's fmod.
 *
 * For quotients up to 2^20 (f32: 2^28), q is x / y rounded to the nearest integer. q y is computed
 * exactly and subtracted from x. If q was rounded up, the difference is negative, and y is added.
 * Larger quotients are divided in integers (remainder_far.c).
 */
#include "numeric.h"

double sr_remainder_f64(double x, double y) {
  double a = sr_abs_f64(x), b = sr_abs_f64(y), quotient = a / b;
  bool near = quotient < 0x1p20 && a < 0x1p1000 && b < SR_INFINITY_F64;
  double q = sr_round_f64(quotient).value, head = sr_head_f64(b);
  double product = q * b, lost = (q * head - product) + q * (b - head); /* q b = product + lost,
                                                                         * exactly */
  double r = (a - product) - lost;
  r = r < 0 ? r + b : r;
  if (!near)
    r = sr_remainder_far_f64(a, b);
  return sr_with_sign_f64(r, x);
}

float sr_remainder_f32(float x, float y) {
  double a = sr_abs_f64((double)x), b = sr_abs_f64((double)y), quotient = a / b;
  bool near = quotient < 0x1p28 && b < SR_INFINITY_F64;
  double r = a - sr_round_f64(quotient).value * b;
  r = r < 0 ? r + b : r;
  if (!near)
    r = sr_remainder_far_f64(a, b);
  return (float)sr_with_sign_f64(r, (double)x);
}
