/*
 * Inverse trigonometric functions: atan, atan2, asin, acos.
 *
 * atan a: the argument is reduced to at most tan(pi/8) by atan a = pi/4 + atan((a - 1) / (a + 1))
 * or by atan a = pi/2 - atan(1/a). The code selects numerator, denominator and angle, so one
 * division serves all three ranges (the ranges of atan in the library Cephes). Angles are sums of
 * two doubles.
 *
 * asin a: a polynomial for a < 1/2. For larger a, the half-angle formula, with a correction for the
 * rounding of the square root (as in fdlibm's asin).
 */
#include "numeric.h"
#include "polynomials.h"

static const double tan_pi_8 = 0.41421356237309503;
/* pi/4 = pi_4_high + pi_4_low. Three times these numbers are exact, too. */
static const double pi_4_high = 0x1.921fb54442d18p-1, pi_4_low = 0x1.1a62633145c07p-55;

static const float pi_4_high_f32 = 0x1.921fbp-1f, pi_4_low_f32 = 0x1.5110b4p-23f;

/* A quotient num / den. num_lost and den_lost are the rounding errors of num and den. */
typedef struct slope {
  double num, den, num_lost, den_lost;
} slope;

/* Returns (small - large) / (small + large). This is tan(a - pi/4) if tan(a) = small / large. */
static inline slope slope_from_middle(double small, double large) {
  slope s;
  s.num = sr_add_exactly_f64(small, -large, &s.num_lost);
  s.den = sr_add_exactly_f64(small, large, &s.den_lost);
  return s;
}

/*
 * Returns the error of t = num / den: the rounding error of the division, and the effect of the
 * errors of num and den. Returns 0 if the product t * den cannot be computed exactly. Then t is so
 * small, or den so large, that half an ulp of t does not matter.
 */
static inline double slope_lost(double t, slope s) {
  double product_lost, product = sr_multiply_exactly_f64(t, s.den, &product_lost);
  double rest = ((s.num - product) - product_lost + s.num_lost - t * s.den_lost) / s.den;
  return sr_abs_f64(s.num) > 0x1p-900 && s.den < 0x1p1000 ? rest : 0;
}

/*
 * Computes `angle` * pi/4 + `sign` * atan(num / den), where `angle` is a small whole number, `sign`
 * is 1 or -1, and |num / den| <= tan(pi/8).
 */
static inline double atan_from(double angle, double sign, slope s) {
  double t = s.num / s.den, u = sign * t, z = t * t;
  double tail = u * z * poly_atan_f64(z);
  double lost = sign * slope_lost(t, s);
  /* |base| > |u| or base = 0. So `u - (high - base)` below is exactly the rounding error of
   * `high`. */
  double base = angle * pi_4_high, high = base + u;
  return high + ((u - (high - base)) + (tail + (lost + angle * pi_4_low)));
}

static inline double atan_positive(double a) {
  bool large = a > 1 / tan_pi_8, middle = a > tan_pi_8;
  slope s = slope_from_middle(a, 1);
  s = large ? (slope){-1, a, 0, 0} : middle ? s : (slope){a, 1, 0, 0};
  return atan_from(large ? 2 : middle ? 1 : 0, 1, s);
}

double sr_atan_f64(double x) {
  return sr_with_sign_f64(atan_positive(sr_abs_f64(x)), x);
}

/* In f32 the rounding errors of numerator, denominator and t count little, since the middle range
 * is shorter: it ends at tan 1. */
float sr_atan_f32(float x) {
  const float end = 1.5574077f;
  float a = sr_abs_f32(x);
  bool large = a > end, middle = a > 1 / end;
  float num = large ? -1 : middle ? a - 1 : a, den = large ? a : middle ? a + 1 : 1;
  float t = num / den, z = t * t;
  float base = large ? 2 * pi_4_high_f32 : middle ? pi_4_high_f32 : 0;
  float base_low = large ? 2 * pi_4_low_f32 : middle ? pi_4_low_f32 : 0;
  float high = base + t, rest = (t - (high - base)) + (t * z * poly_atan_f32(z) + base_low);
  return sr_with_sign_f32(high + rest, x);
}

/* Returns the angle of the point (x, y). The coordinates may be infinite. The angle is computed
 * from the quotient of the smaller coordinate by the larger one. */
static inline double atan2_of(double y, double x) {
  double a = sr_abs_f64(x), b = sr_abs_f64(y);
  /* If both coordinates are infinite, the angle is that of (1, 1). If only one is infinite, the
   * point is on its axis. */
  bool a_infinite = a == SR_INFINITY_F64, b_infinite = b == SR_INFINITY_F64;
  bool infinite = a_infinite || b_infinite, nan = x != x || y != y;
  a = infinite ? (a_infinite ? 1 : 0) : a;
  b = infinite ? (b_infinite ? 1 : 0) : b;
  /* Scale both coordinates so that their sum does not overflow, and so that the quotient of
   * subnormal numbers keeps its bits. */
  bool steep = b > a;
  double large = steep ? b : a, small = steep ? a : b;
  double scale = large > 0x1p900 ? 0x1p-100 : large < 0x1p-400 ? 0x1p600 : 1;
  large *= scale;
  small *= scale;

  bool middle = small > tan_pi_8 * large;
  slope s = slope_from_middle(small, large);
  s = middle ? s : (slope){small, large, 0, 0};
  s.den = s.den == 0 ? 1 : s.den; /* avoids 0 / 0 for atan2(0, 0) */
  /* The angle in the first octant. The code below mirrors it at 45 degrees if |y| > |x|, and at 90
   * degrees if x is negative. */
  double angle = middle ? 1 : 0, sign = 1;
  angle = steep ? 2 - angle : angle;
  sign = steep ? -sign : sign;
  bool left = sr_is_negative_f64(x);
  angle = left ? 4 - angle : angle;
  sign = left ? -sign : sign;
  double r = atan_from(angle, sign, s);
  return nan ? SR_NAN_F64 : sr_with_sign_f64(r, y);
}

double sr_atan2_f64(double y, double x) {
  return atan2_of(y, x);
}

/* As slope_lost, in f32. The quotient t and the denominator are split into heads of 12 bits. */
static inline float slope_lost_f32(float t, float num, float den, float num_lost, float den_lost) {
  float t_head = sr_head_f32(t), t_tail = t - t_head;
  float den_head = sr_head_f32(den), den_tail = den - den_head;
  float rest = ((num - t_head * den_head) - t_head * den_tail) - t_tail * den;
  float lost = (rest + (num_lost - t * den_lost)) / den;
  return sr_abs_f32(num) > 0x1p-90f ? lost : 0;
}

/* The same as atan2_of in f32. */
float sr_atan2_f32(float y, float x) {
  float a = sr_abs_f32(x), b = sr_abs_f32(y);
  bool a_infinite = a == SR_INFINITY_F32, b_infinite = b == SR_INFINITY_F32;
  bool infinite = a_infinite || b_infinite, nan = x != x || y != y;
  a = infinite ? (a_infinite ? 1 : 0) : a;
  b = infinite ? (b_infinite ? 1 : 0) : b;
  bool steep = b > a;
  float large = steep ? b : a, small = steep ? a : b;
  float scale = large > 0x1p100f ? 0x1p-30f : large < 0x1p-60f ? 0x1p60f : 1;
  large *= scale;
  small *= scale;

  bool middle = small > 0.41421357f * large;
  float sum = large + small, less = large - small;
  float num = middle ? -less : small, num_lost = middle ? small - (large - less) : 0;
  float den = middle ? sum : large, den_lost = middle ? small - (sum - large) : 0;
  den = den == 0 ? 1 : den;
  float t = num / den, lost = slope_lost_f32(t, num, den, num_lost, den_lost), z = t * t;
  bool left = sr_bits_f32(x) >> 31 != 0;
  float angle = middle ? 1 : 0, sign = steep != left ? -1 : 1;
  angle = steep ? 2 - angle : angle;
  angle = left ? 4 - angle : angle;
  float base = angle * pi_4_high_f32, u = sign * t, high = base + u;
  float tail = u * z * poly_atan_f32(z) + (sign * lost + angle * pi_4_low_f32);
  float r = high + ((u - (high - base)) + tail);
  return nan ? SR_NAN_F32 : sr_with_sign_f32(r, y);
}

/* Returns asin(a) - a for 0 <= a <= 1/2. z is a^2. */
static inline double asin_tail(double a, double z) {
  return a * z * poly_asin_f64(z);
}

/* Half of the angle pi/2 - asin(a): asin(sqrt((1 - a) / 2)) = h + rest. */
typedef struct half_angle {
  double h, rest;
} half_angle;

static inline half_angle halve(double a) {
  double z = 0.5 * (1 - a), h = __builtin_sqrt(z);
  double head = sr_head_f64(h);
  double lost =
      z == 0 ? 0 : (z - head * head) / (h + head); /* head + lost is sqrt(z), more exactly than h */
  return (half_angle){.h = head, .rest = lost + asin_tail(h, z)};
}

static inline double asin_of(double x) {
  double a = sr_abs_f64(x);
  half_angle half = halve(a);
  double large = (2 * pi_4_high - 2 * half.h) + (2 * pi_4_low - 2 * half.rest);
  double small = a + asin_tail(a, a * a);
  return sr_with_sign_f64(a > 1 ? SR_NAN_F64 : a < 0.5 ? small : large, x);
}

/* acos x is pi/2 - asin x for |x| < 1/2, 2 asin(h) for larger x, and pi - 2 asin(h) for smaller x,
 * where h = sqrt((1 - |x|) / 2). */
static inline double acos_of(double x) {
  double a = sr_abs_f64(x);
  half_angle half = halve(a);
  double near = 2 * half.h + 2 * half.rest;
  double far = (4 * pi_4_high - 2 * half.h) + (4 * pi_4_low - 2 * half.rest);
  double middle = 2 * pi_4_high - (x - (2 * pi_4_low - asin_tail(x, x * x)));
  double y = a < 0.5 ? middle : x > 0 ? near : far;
  return a > 1 ? SR_NAN_F64 : y;
}

double sr_asin_f64(double x) {
  return asin_of(x);
}
double sr_acos_f64(double x) {
  return acos_of(x);
}

/* What asin and acos of f32 share: asin(a) = a + rest if `small`, that is for a < 1/2, else pi/2 -
 * 2 (a + rest), as above. */
typedef struct asin_f32_parts {
  float a, rest;
  bool small;
} asin_f32_parts;

static inline asin_f32_parts asin_split_f32(float x) {
  float a = sr_abs_f32(x), half = 0.5f * (1 - a);
  bool small = a < 0.5f;
  float z = small ? a * a : half, root = __builtin_sqrtf(half);
  float head = sr_head_f32(root);
  float lost = half == 0 ? 0 : (half - head * head) / (root + head);
  float tail = (small ? a : root) * z * poly_asin_f32(z);
  return (asin_f32_parts){
      .a = small ? a : head, .rest = small ? tail : lost + tail, .small = small};
}

float sr_asin_f32(float x) {
  asin_f32_parts p = asin_split_f32(x);
  float large = (2 * pi_4_high_f32 - 2 * p.a) + (2 * pi_4_low_f32 - 2 * p.rest);
  return sr_with_sign_f32(p.small ? p.a + p.rest : large, x);
}

float sr_acos_f32(float x) {
  asin_f32_parts p = asin_split_f32(x);
  bool negative = x < 0;
  float near = 2 * p.a + 2 * p.rest;
  float far = (4 * pi_4_high_f32 - 2 * p.a) + (4 * pi_4_low_f32 - 2 * p.rest);
  float rest = negative ? -p.rest : p.rest;
  float middle = 2 * pi_4_high_f32 - (x - (2 * pi_4_low_f32 - rest));
  return p.small ? middle : negative ? far : near;
}
