/*
 * bessel_i1e(x) = e^-|x| I1(x), where I1 is a modified Bessel function. For |x| <= 8 a polynomial
 * approximates e^-x I1(x) / x. For larger |x| a polynomial in 1/x approximates sqrt(x) e^-x I1(x).
 * The ranges are those of i1e in the library Cephes.
 */
#include "numeric.h"
#include "polynomials.h"

double sr_bessel_i1e_f64(double x) {
  double a = sr_abs_f64(x);
  double b = a < 8 ? 8 : a;
  double large = poly_i1e_large(16 / b - 1) / __builtin_sqrt(b);
  double small = a * poly_i1e_small((a > 8 ? 8 : a) * 0.25 - 1);
  return sr_with_sign_f64(a > 8 ? large : small, x);
}

float sr_bessel_i1e_f32(float x) {
  return (float)sr_bessel_i1e_f64((double)x);
}
