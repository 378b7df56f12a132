/*
 * Complex functions computed from e^x, sin y and cos y: exp, expm1, logistic, sinh, cosh, tanh,
 * sin, cos, tan.
 *
 * The power of two of e^x is a separate factor until the last product. So intermediate results
 * neither overflow nor become subnormal: e^1000 sin(1e-300) is finite. Wherever possible, the terms
 * of a sum have the same sign. Formulas: W. Kahan, "Branch cuts for complex elementary functions"
 * (1987).
 */
#include "complex_core.h"

double _Complex sr_exp_complex(double x, double y) {
  sr_exp_f64_parts e = sr_exp_split_within_f64(x, 0, sr_exp_farthest);
  direction d = direction_of(y);
  double size = 1 + e.p;
  double re = scale_far(d.cosine, size, e.n), im = scale_far(d.sine, size, e.n);
  /* If y is not finite, the direction of e^z is undefined. Then the result is 0 if x is -infinity.
   * If x is infinity, its real part is infinite. */
  bool lost = !is_finite(y), zero = x == -SR_INFINITY_F64, infinite = x == SR_INFINITY_F64;
  re = lost && zero ? 0 : lost && infinite ? SR_INFINITY_F64 : re;
  im = lost && zero ? sr_with_sign_f64(0, y) : y == 0 ? y : im;
  return SR_COMPLEX(re, im);
}

/* The real part is (e^x - 1) cos y - 2 sin(y/2)^2. For large x it is e^x cos y, because e^x - 1
 * rounds to e^x. If y is not finite, the result is NaN for every x, as in NumPy and JAX. */
double _Complex sr_expm1_complex(double x, double y) {
  double _Complex whole = sr_exp_complex(x, y);
  double half_sine = sr_sin_f64(0.5 * y), lost1, lost2;
  double product = sr_multiply_exactly_f64(sr_expm1_f64(x), sr_cos_f64(y), &lost1);
  double square = sr_multiply_exactly_f64(half_sine, half_sine, &lost2);
  double near = (product - 2 * square) + (lost1 - 2 * lost2);
  double re = x < 100 ? near : __real__ whole;
  re = y == 0 ? sr_expm1_f64(x) : re;
  re = x == -SR_INFINITY_F64 ? -1 : re;
  bool lost = !is_finite(y);
  return SR_COMPLEX(lost ? SR_NAN_F64 : re, lost ? SR_NAN_F64 : __imag__ whole);
}

/*
 * Computes 1 / (1 + e^-z). Numerator and denominator are multiplied by e^(z/2) and by the conjugate
 * of the denominator. Then the denominator is proportional to sinh(x/2)^2 + cos(y/2)^2, where
 * nothing cancels. In the code, `e` is e^-|x|, and `half` has the cosine and sine of y/2.
 */
double _Complex sr_logistic_complex(double x, double y) {
  bool negative = sr_is_negative_f64(x);
  double a = sr_abs_f64(x), t = sr_expm1_f64(-a), e = sr_exp_f64(-a);
  direction half = direction_of(0.5 * y);
  double c2 = half.cosine * half.cosine, sine = 2 * half.sine * half.cosine;
  double den = t * t + 4 * e * c2;
  double re = negative ? e * (t + 2 * c2) / den : (2 * e * c2 - t) / den;
  double im = e * sine / den;
  /* If x is infinite, the result does not depend on y. */
  bool far = a == SR_INFINITY_F64;
  re = far ? (negative ? 0 : 1) : re;
  im = far ? 0 : y == 0 ? y : im;
  return SR_COMPLEX(re, im);
}

/* Returns sinh x cos y + i cosh x sin y. */
double _Complex sr_sinh_complex(double x, double y) {
  sr_hyperbolic h = sr_hyperbolic_of(sr_abs_f64(x));
  direction d = direction_of(y);
  double re = sr_is_negative_f64(x) ? -d.cosine : d.cosine;
  re = scale_far(h.sinh * re, 1, h.n);
  double im = scale_far(d.sine, h.cosh, h.n);
  bool lost = !is_finite(y);
  re = lost && (x == 0 || is_infinite(x)) ? x : re;
  return SR_COMPLEX(re, y == 0 ? y : im);
}

/* Returns cosh x cos y + i sinh x sin y. */
double _Complex sr_cosh_complex(double x, double y) {
  sr_hyperbolic h = sr_hyperbolic_of(sr_abs_f64(x));
  direction d = direction_of(y);
  double re = scale_far(h.cosh * d.cosine, 1, h.n);
  double sine = sr_is_negative_f64(x) ? -d.sine : d.sine;
  double im = scale_far(sine, h.sinh, h.n);
  bool lost = !is_finite(y);
  re = lost && is_infinite(x) ? SR_INFINITY_F64 : re;
  double zero = sr_is_negative_f64(x) ? -y : y;
  im = y == 0 ? zero : x == 0 && lost ? 0 : im;
  return SR_COMPLEX(re, im);
}

/* Returns (sinh x cosh x + i sin y cos y) / (sinh(x)^2 + cos(y)^2). From |x| = 22 on the real part
 * is 1, and cos y is negligible compared to sinh x. */
double _Complex sr_tanh_complex(double x, double y) {
  double a = sr_abs_f64(x);
  sr_hyperbolic h = sr_hyperbolic_of(a);
  direction d = direction_of(y);
  double unit = sr_power_of_two_f64(sr_min_f64(h.n, 100));
  double sinh = h.sinh * unit, cosh = h.cosh * unit, product = d.sine * d.cosine;
  double_double den = square_sum(0, sinh, d.cosine);
  bool far = a > 22;
  double re = far ? 1 : sinh * cosh / den.high;
  double im = far ? scale_far(product / (h.sinh * h.sinh), 1, sr_max_f64(-2 * h.n, -3000))
                  : product / den.high;
  bool infinite = a == SR_INFINITY_F64, lost = !is_finite(y);
  im = infinite ? (lost ? 0 : sr_with_sign_f64(0, product)) : y == 0 ? y : im;
  re = lost && x == 0 ? 0 : lost && !infinite ? SR_NAN_F64 : x != x ? x : re;
  return SR_COMPLEX(sr_with_sign_f64(re, x), im);
}

/* sin z = -i sinh(iz). sinh(y + ix) has the parts of sin(x + iy), swapped. */
double _Complex sr_sin_complex(double x, double y) {
  double _Complex turned = sr_sinh_complex(y, x);
  return SR_COMPLEX(__imag__ turned, __real__ turned);
}

double _Complex sr_cos_complex(double x, double y) {
  return sr_cosh_complex(-y, x);
}

double _Complex sr_tan_complex(double x, double y) {
  double _Complex turned = sr_tanh_complex(y, x);
  return SR_COMPLEX(__imag__ turned, __real__ turned);
}
