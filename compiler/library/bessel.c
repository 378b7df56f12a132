/* bessel_i1e: the modified Bessel function I1 times e^-|x|. Polynomials approximate e^-x I1(x) / x
 * up to 8, and sqrt(x) e^-x I1(x) in 1/x beyond (the ranges of Cephes' i1e). */
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
