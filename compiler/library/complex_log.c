/*
 * Complex absolute values, roots and logarithms, and functions computed from them: abs, sign, sqrt,
 * rsqrt, cbrt, log, log1p, power, atan2, divide.
 *
 * |z|^2 is scaled by a power of two and computed in two doubles. abs and log are accurate to about
 * one ulp everywhere, log even near the unit circle (T. E. Hull, T. F. Fairgrieve and P. T. P.
 * Tang, "Implementing complex elementary functions using exception handling", 1994). sqrt: W.
 * Kahan, "Branch cuts for complex elementary functions" (1987).
 */
#include "complex_core.h"

double sr_abs_complex(double x, double y) {
  return unscaled(size_of(x, y, false));
}

double sr_abs_complex_narrow(double x, double y) {
  return size_of(x, y, true).size;
}

/* Returns x / |z|, where x is the real or the imaginary part of z and `s` is |z|. A factor below 1
 * is applied to the quotient; applied to a small x, it would lose bits of x. */
static inline double part_of_size(double x, scaled_size s) {
  return s.shift > 0 ? x / s.size * s.down : x * s.down / s.size;
}

/* Returns z / |z|, or z if z is 0. If only one part of z is infinite, the other part becomes 0. If
 * both are infinite, the result is NaN. */
static inline double _Complex sign_of(double x, double y, bool narrow) {
  scaled_size s = size_of(x, y, narrow);
  bool x_infinite = is_infinite(x), y_infinite = is_infinite(y);
  double re = x_infinite ? sr_with_sign_f64(1, x) : part_of_size(x, s);
  double im = y_infinite ? sr_with_sign_f64(1, y) : part_of_size(y, s);
  bool zero = x == 0 && y == 0, nan = x != x || y != y || (x_infinite && y_infinite);
  re = nan ? SR_NAN_F64 : zero ? x : re;
  im = nan ? SR_NAN_F64 : zero ? y : im;
  return SR_COMPLEX(re, im);
}

double _Complex sr_sign_complex(double x, double y) {
  return sign_of(x, y, false);
}

double _Complex sr_sign_complex_narrow(double x, double y) {
  return sign_of(x, y, true);
}

/*
 * The absolute values of the parts of sqrt z: `large` is sqrt((|x| + |z|) / 2), `small` is |y| / (2
 * large). root_of first scales z by a power of two if the sum would overflow or the halves would
 * lose bits.
 */
typedef struct root_parts {
  double large, small;
} root_parts;

static inline root_parts root_of(double x, double y, bool narrow) {
  double a = sr_abs_f64(x), b = sr_abs_f64(y), most = a > b ? a : b;
  bool high = most > 0x1p1000 && !narrow, low = most < 0x1p-900 && !narrow;
  double factor = high ? 0x1p-60 : low ? 0x1p200 : 1;
  double size = unscaled(size_of(x * factor, y * factor, narrow));
  double root = __builtin_sqrt(0.5 * (a * factor + size));
  double large = root * (high ? 0x1p30 : low ? 0x1p-100 : 1);
  return (root_parts){.large = large, .small = a == 0 && b == 0 ? 0 : 0.5 * (b / large)};
}

static inline double _Complex sqrt_of(double x, double y, bool narrow) {
  root_parts r = root_of(x, y, narrow);
  bool left = x < 0, y_infinite = is_infinite(y);
  double re = left ? r.small : r.large, im = left ? r.large : r.small;
  /* If y is infinite, x has no effect on the result. */
  bool x_infinite = is_infinite(x) && !y_infinite;
  re = y_infinite ? SR_INFINITY_F64 : x_infinite ? (left ? (y != y ? y : 0) : x) : re;
  im = y_infinite ? y : x_infinite ? (left ? SR_INFINITY_F64 : y != y ? y : 0) : im;
  return SR_COMPLEX(re, im != im ? im : sr_with_sign_f64(im, y));
}

double _Complex sr_sqrt_complex(double x, double y) {
  return sqrt_of(x, y, false);
}

double _Complex sr_sqrt_complex_narrow(double x, double y) {
  return sqrt_of(x, y, true);
}

/* Returns 1 / sqrt z, computed as conj(sqrt z) / |z|. */
static inline double _Complex rsqrt_of(double x, double y, bool narrow) {
  root_parts r = root_of(x, y, narrow);
  scaled_size s = size_of(x, y, narrow);
  bool left = x < 0;
  double re = (left ? r.small : r.large) / s.size * s.down;
  double im = (left ? r.large : r.small) / s.size * s.down;
  bool infinite = is_infinite(x) || is_infinite(y), zero = x == 0 && y == 0;
  re = infinite ? 0 : zero ? SR_INFINITY_F64 : re;
  im = infinite ? 0 : zero ? SR_NAN_F64 : im;
  return SR_COMPLEX(re, im != im ? im : sr_with_sign_f64(im, -y));
}

double _Complex sr_rsqrt_complex(double x, double y) {
  return rsqrt_of(x, y, false);
}

double _Complex sr_rsqrt_complex_narrow(double x, double y) {
  return rsqrt_of(x, y, true);
}

/*
 * Returns the cube root with the smallest angle: its size is |z|^(1/3) and its angle a third of
 * that of z. Near the positive axis the angle may underflow although the imaginary part of the root
 * does not. There the imaginary part is |z|^(1/3) y / x / 3.
 */
double _Complex sr_cbrt_complex(double x, double y) {
  scaled_size s = size_of(x, y, false);
  double size = sr_cbrt_f64(s.size) * (s.shift > 0 ? 0x1p200 : s.shift < 0 ? 0x1p-200 : 1);
  direction d = direction_of(sr_atan2_f64(y, x) / 3);
  double beside = y * (is_infinite(x) ? 0 : size / x) * (1.0 / 3);
  double im = x > 0 && sr_abs_f64(y) < x * 0x1p-60 ? beside : size * d.sine;
  return SR_COMPLEX(size * d.cosine, im);
}

double _Complex sr_log_complex(double x, double y) {
  return SR_COMPLEX(log_size(x, y, false), sr_atan2_f64(y, x));
}

double _Complex sr_log_complex_narrow(double x, double y) {
  return SR_COMPLEX(log_size(x, y, true), sr_atan2_f32((float)y, (float)x));
}

/* Returns the larger of two absolute values. Code must not select between x and y themselves by
 * comparing |x| and |y|: LLVM 19 wrongly assumes that |x| > 0 ? x : 0 is positive. */
static inline double larger_of(double a, double b) {
  return a > b ? a : b;
}

/* |1 + z|^2 = 1 + (2x + x^2 + y^2). The sum in parentheses is computed without loss by
 * cancellation. */
double _Complex sr_log1p_complex(double x, double y) {
  double lost, u = sr_add_exactly_f64(1, x, &lost);
  double angle = sr_atan2_f64(y, u);
  bool is_near = is_near_unit(u * u + y * y);
  double_double w = square_sum(is_near ? 2 * x : 0, is_near ? x : 1, is_near ? y : 0);
  double near = half_log_of(w, is_near, 0, 0);
  double size = larger_of(sr_abs_f64(u), sr_abs_f64(y));
  /* u is 1 + x rounded, and `lost` is the rounding error. It contributes u * lost / |1 + z|^2 to
   * the logarithm, which is negligible if |z| is large. */
  bool large = !(size < 0x1p60);
  double square = u * u + y * y;
  double far = log_size(u, y, false) + (large || square == 0 ? 0 : u * lost / square);
  /* For z near 0, y^2 may underflow or be subnormal. That changes the result only if x is 0 or as
   * small as y^2. */
  return SR_COMPLEX(is_near ? near : far, angle);
}

/* Returns z^w = e^(w log z) for z = x + iy and w = c + id. The products in the exponent are
 * exact. */
double _Complex sr_power_complex(double x, double y, double c, double d) {
  double size = log_size(x, y, false), angle = sr_atan2_f64(y, x);
  double lost1, lost2, lost3;
  double product1 = sr_multiply_exactly_f64(c, size, &lost1);
  double product2 = sr_multiply_exactly_f64(d, angle, &lost2);
  double exponent = sr_add_exactly_f64(product1, -product2, &lost3);
  double tail = is_finite(exponent) ? (lost1 - lost2) + lost3 : 0;
  double turned = d * size + c * angle;
  sr_exp_f64_parts e = sr_exp_split_within_f64(exponent, tail != tail ? 0 : tail, sr_exp_farthest);
  direction way = direction_of(turned);
  double re = scale_far(way.cosine, 1 + e.p, e.n), im = scale_far(way.sine, 1 + e.p, e.n);
  bool base_zero = x == 0 && y == 0, is_real = y == 0 && d == 0 && !sr_is_negative_f64(x);
  re = is_real ? sr_power_f64(x, c) : re;
  im = is_real ? 0 : im;
  bool vanishes = base_zero && c > 0, undefined = base_zero && !(c > 0) && d != 0;
  re = vanishes ? 0 : undefined ? SR_NAN_F64 : re;
  im = vanishes ? 0 : undefined ? SR_NAN_F64 : im;
  bool one = c == 0 && d == 0, same = c == 1 && d == 0;
  return SR_COMPLEX(one ? 1 : same ? x : re, one ? 0 : same ? y : im);
}

/* Returns the exponent n of a >= 0: a is in [2^n, 2^(n+1)), even if a is subnormal. Returns 0 for
 * 0, and 1024 for infinity and NaN. */
static inline double exponent_of(double a) {
  bool subnormal = a < 0x1p-1022;
  uint64_t bits = sr_bits_f64(subnormal ? a * 0x1p54 : a);
  double n = sr_from_bits_f64((bits >> 52) | 0x4330000000000000u) - (0x1p52 + 1023);
  return a == 0 ? 0 : subnormal ? n - 54 : n;
}

/* Returns a c + b d, accurate to about an ulp even if the terms cancel. */
static inline double product_sum(double a, double c, double b, double d) {
  double lost1, lost2, lost3;
  double first = sr_multiply_exactly_f64(a, c, &lost1);
  double second = sr_multiply_exactly_f64(b, d, &lost2);
  double sum = sr_add_exactly_f64(first, second, &lost3);
  double whole = sum + (lost3 + (lost1 + lost2));
  /* If both terms are zeros, `first + second` has the right sign of zero. */
  return whole == 0 ? first + second : whole;
}

/*
 * Returns the quotient for infinite operands and for a divisor of 0, as in Annex G of C. Where both
 * parts of the quotient would be NaN, an infinite dividend gives an infinity, an infinite divisor
 * gives zero, and division by zero gives an infinity.
 */
static inline double _Complex divide_at_edges(double a, double b, double c, double d) {
  bool over = is_infinite(a) || is_infinite(b), by_infinity = is_infinite(c) || is_infinite(d);
  double p = sr_with_sign_f64(is_infinite(a) ? 1 : 0, a), q = sr_with_sign_f64(is_infinite(b), b);
  double r = sr_with_sign_f64(is_infinite(c) ? 1 : 0, c), s = sr_with_sign_f64(is_infinite(d), d);
  double re = SR_NAN_F64, im = SR_NAN_F64;
  bool defined = over && is_finite(c) && is_finite(d);
  re = defined ? SR_INFINITY_F64 * (p * c + q * d) : re;
  im = defined ? SR_INFINITY_F64 * (q * c - p * d) : im;
  defined = by_infinity && is_finite(a) && is_finite(b);
  re = defined ? 0 * (a * r + b * s) : re;
  im = defined ? 0 * (b * r - a * s) : im;
  defined = c == 0 && d == 0 && (a == a || b == b);
  double infinity = sr_with_sign_f64(SR_INFINITY_F64, c);
  re = defined ? infinity * a : re;
  im = defined ? infinity * b : im;
  return SR_COMPLEX(re, im);
}

/* Returns (a + ib) (c - id) / (c^2 + d^2). Dividend and divisor are scaled to a size near 1. */
double _Complex sr_divide_complex(double a, double b, double c, double d) {
  double most = larger_of(sr_abs_f64(a), sr_abs_f64(b));
  double by_most = larger_of(sr_abs_f64(c), sr_abs_f64(d));
  double n = exponent_of(most), m = exponent_of(by_most);
  double p = sr_scale_f64(a, -n), q = sr_scale_f64(b, -n);
  double r = sr_scale_f64(c, -m), s = sr_scale_f64(d, -m);
  double den = r * r + s * s;
  double re = scale_far(product_sum(p, r, q, s) / den, 1, n - m);
  double im = scale_far(product_sum(q, r, -p, s) / den, 1, n - m);
  double _Complex edge = divide_at_edges(a, b, c, d);
  bool ordinary = is_finite(most) && is_finite(by_most) && by_most != 0;
  ordinary = ordinary && a == a && b == b && c == c && d == d;
  return SR_COMPLEX(ordinary ? re : __real__ edge, ordinary ? im : __imag__ edge);
}

double _Complex sr_divide_complex_narrow(double a, double b, double c, double d) {
  double den = c * c + d * d, re = (a * c + b * d) / den, im = (b * c - a * d) / den;
  double _Complex edge = divide_at_edges(a, b, c, d);
  bool ordinary = is_finite(a) && is_finite(b) && is_finite(c) && is_finite(d) && den != 0;
  return SR_COMPLEX(ordinary ? re : __real__ edge, ordinary ? im : __imag__ edge);
}

/* Returns -i log((x + iy) / sqrt(x^2 + y^2)), which is how StableHLO defines atan2 for complex x
 * and y. */
double _Complex sr_atan2_complex(double y_re, double y_im, double x_re, double x_im) {
  /* p + iq is x + iy, and r + is is x - iy. Their product is x^2 + y^2. */
  double p = x_re - y_im, q = x_im + y_re, r = x_re + y_im, s = x_im - y_re;
  double _Complex root = sr_sqrt_complex(p * r - q * s, p * s + q * r);
  double _Complex way = sr_divide_complex(p, q, __real__ root, __imag__ root);
  double _Complex log = sr_log_complex(__real__ way, __imag__ way);
  return SR_COMPLEX(__imag__ log, -__real__ log);
}
