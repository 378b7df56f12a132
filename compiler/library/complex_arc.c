/*
 * Complex inverse trigonometric and hyperbolic functions: asin, acos, asinh, acosh, atan, atanh.
 *
 * asin and acos use the ellipses and hyperbolas through z = x + iy with the foci -1 and 1. Let r =
 * |z + 1|, s = |z - 1| and a = (r + s) / 2. Then sin(re) = x / a and cosh(im) = a, where re and im
 * are the parts of asin z. Both a - 1 and a - x are computed as sums of positive terms. Source: T.
 * E. Hull, T. F. Fairgrieve and P. T. P. Tang, "Implementing the complex arcsine and arccosine
 * functions using exception handling" (1997). atanh: W. Kahan, "Branch cuts for complex elementary
 * functions" (1987).
 */
#include "complex_core.h"

/* The parts of asin z for x, y >= 0: asin z = atan(x / across) + i height. */
typedef struct arc {
  double across, height;
} arc;

/* If |x| or |y| is at least this, the result depends only on log |z| and on the direction of z. */
static const double far_away = 0x1p500;

/* Returns y / den, or 0 if den is 0. Then y is 0, too. */
static inline double part_over(double y, double den) {
  return den == 0 ? 0 : y / den;
}

static inline arc arc_of(double x, double y) {
  bool far = !(x < far_away && y < far_away);
  double u = far ? 1 : x, v = far ? 1 : y;
  double r = unscaled(size_of(u + 1, v, false)), s = unscaled(size_of(u - 1, v, false)),
         a = 0.5 * (r + s);
  bool inside = u <= 1;
  /*
   * Let p = r + (x + 1) and q = s + |x - 1|. If x <= 1, then 2 (a - 1) = y^2 / p + y^2 / q and 2 (a
   * - x) = y^2 / p + q. If x > 1, these two values change places.
   *
   * The result needs the square roots of (a - 1)(a + 1) and (a - x)(a + x). y^2 might underflow, so
   * y is taken out of the roots as a factor. Near the focus 1, 1 / q may overflow. There the root
   * of y is taken out instead, and y / q is computed.
   */
  double p = r + (u + 1), q = s + sr_abs_f64(u - 1), root_y = __builtin_sqrt(v);
  bool beside = q < 0x1p-900;
  double over = beside ? v / p + part_over(v, q) : 1 / p + 1 / q, mixed = v * (v / p) + q;
  double up = 0.5 * (a + 1), along = 0.5 * (a + u);
  double root = __builtin_sqrt(over * (inside ? up : along)), drawn = beside ? root_y : v;
  double root_mixed = __builtin_sqrt(mixed * (inside ? along : up));
  double climb = inside ? drawn * root : root_mixed, across = inside ? root_mixed : v * root;
  double lifted = inside ? v * (beside ? over : v * over) : mixed; /* 2 (a - 1) */
  double height = sr_log1p_f64(0.5 * lifted + climb);
  double far_height = log_size(x, y, false) + 0x1.62e42fefa39efp-1;
  return (arc){.across = far ? y : across, .height = far ? far_height : height};
}

/* NaN follows Annex G: if x or y is NaN, the result is NaN unless the other one is infinite or
 * zero. */
double _Complex sr_asin_complex(double x, double y) {
  arc z = arc_of(sr_abs_f64(x), sr_abs_f64(y));
  double re = sr_atan2_f64(sr_abs_f64(x), z.across), im = z.height;
  bool infinite = is_infinite(x) || is_infinite(y);
  re = x == 0 ? 0 : re;
  im = infinite ? SR_INFINITY_F64 : x != x ? SR_NAN_F64 : im;
  re = y != y && x != 0 ? SR_NAN_F64 : re;
  return SR_COMPLEX(sr_with_sign_f64(re, x), sr_with_sign_f64(im, y));
}

double _Complex sr_acos_complex(double x, double y) {
  arc z = arc_of(sr_abs_f64(x), sr_abs_f64(y));
  double re = sr_atan2_f64(z.across, x), im = z.height;
  bool infinite = is_infinite(x) || is_infinite(y);
  im = infinite ? SR_INFINITY_F64 : x != x ? SR_NAN_F64 : im;
  re = x == 0 ? 0x1.921fb54442d18p+0 : y != y ? SR_NAN_F64 : re;
  return SR_COMPLEX(re, sr_with_sign_f64(im, -y));
}

/* asinh z = -i asin(iz). asin(y + ix) has the parts of asinh(x + iy), swapped. */
double _Complex sr_asinh_complex(double x, double y) {
  double _Complex turned = sr_asin_complex(y, x);
  return SR_COMPLEX(__imag__ turned, __real__ turned);
}

/* acosh z is i acos z or -i acos z, whichever has a real part that is not negative. */
double _Complex sr_acosh_complex(double x, double y) {
  double _Complex turned = sr_acos_complex(x, y);
  double re = sr_abs_f64(__imag__ turned), im = __real__ turned;
  return SR_COMPLEX(re, sr_with_sign_f64(im, y));
}

/* Returns log1p(4x / ((1 - x)^2 + y^2)) / 4 + i atan2(2y, (1 - x)(1 + x) - y^2) / 2. The difference
 * (1 - x)(1 + x) - y^2 may cancel. 2y is then so much larger that the angle stays accurate. */
double _Complex sr_atanh_complex(double x, double y) {
  double a = sr_abs_f64(x), b = sr_abs_f64(y);
  bool far = !(a < far_away && b < far_away);
  double u = far ? 1 : a, v = far ? 1 : b, d = 1 - u;
  double square = d * d + v * v;
  double re = 0.25 * sr_log1p_f64(4 * u / square);
  /* If |x| is 1 and |y| is small, v^2 may underflow. Then the real part is log(4 / v^2) / 4. */
  re = d == 0 && v < 0x1p-400 ? 0.5 * (0x1.62e42fefa39efp-1 - sr_log_f64(v)) : re;
  double im = 0.5 * sr_atan2_f64(2 * v, d * (1 + u) - v * v);
  scaled_size s = size_of(a, b, false);
  bool infinite = is_infinite(x) || is_infinite(y);
  re = far ? (infinite ? 0 : a * s.down / s.size / s.size * s.down) : re;
  im = far ? 0x1.921fb54442d18p+0 : im;
  bool x_nan = x != x, y_nan = y != y;
  re = x_nan   ? (is_infinite(y) ? 0 : SR_NAN_F64)
       : y_nan ? (x == 0 || infinite ? 0 : SR_NAN_F64)
               : re;
  im = y_nan || (x_nan && !is_infinite(y)) ? SR_NAN_F64 : im;
  return SR_COMPLEX(sr_with_sign_f64(re, x), sr_with_sign_f64(im, y));
}

double _Complex sr_atan_complex(double x, double y) {
  double _Complex turned = sr_atanh_complex(y, x);
  return SR_COMPLEX(__imag__ turned, __real__ turned);
}
