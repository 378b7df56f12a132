/*
 * lgamma and digamma. The f32 functions compute in f64, digamma with polynomials of lower degrees.
 *
 * The argument is moved to an interval of length one by the recurrence of the function; there a
 * polynomial approximates the function. Large arguments use an asymptotic series, and negative
 * arguments use the reflection formula.
 *
 * Near a zero of the function, the factor that vanishes there is computed separately. So the
 * relative error is small for x > 0. Near the zeros at negative x only the absolute error is small.
 */
#include "exp_core.h"
#include "log_core.h"

static const double pi = 0x1.921fb54442d18p+1;

/* Returns x - 2 round(x / 2) exactly. The result is in [-1, 1]. sin(pi x) and cos(pi x) depend only
 * on the result. */
static inline double turn(double x) {
  double a = sr_abs_f64(x);
  bool even = a >= 0x1p52;
  double t = even ? 0 : x - 2 * sr_round_f64(x * 0.5).value;
  return a >= 0x1p53 || !even ? t : (sr_bits_f64(x) & 1 ? 1 : 0);
}

/* Returns lgamma(x) for finite x > 0. */
static inline double lgamma_positive(double x) {
  /* For x >= 8: Stirling's formula. */
  double large = x < 8 ? 8 : x;
  double r = 1 / large, logarithm = sr_log_positive_f64(large);
  double stirling =
      (large - 0.5) * (logarithm - 1) + (0x1.acfe390c97d69p-2 + r * poly_lgamma_tail(r * r));
  /*
   * For x < 8: move x in steps of 1 to y in [3/4, 5/2). If x is larger than y, Gamma(x) = y (y + 1)
   * ... (x - 1) Gamma(y). If x is smaller, Gamma(x) = Gamma(x + 1) / x. lgamma(y) has the zeros 1
   * and 2: it is y - 1 or y - 2 times a polynomial.
   */
  bool up = x < 0.75;
  double y = up ? x + 1 : x < 2.5 ? x : x - sr_round_f64(x - 2).value;
  double product = up ? x : 1;
#pragma clang loop unroll(full)
  for (int i = 0; i < 6; i++) {
    double factor = y + i;
    product = factor < x - 0.5 ? product * factor : product;
  }
  double u = y < 1.5 ? y - 1 : y - 2;
  double core = u * (y < 1.5 ? poly_lgamma_near_1(y - 1.125) : poly_lgamma_near_2(u));
  double moved = sr_log_positive_f64(product);
  double small = core + (up ? -moved : moved);
  return x < 8 ? small : stirling;
}

double sr_lgamma_f64(double x) {
  double a = sr_abs_f64(x);
  bool reflect = x < 0;
  double argument = a > 0 && a < SR_INFINITY_F64 ? a : 1;
  double positive = lgamma_positive(argument);
  positive = a > 2.5e305 ? SR_INFINITY_F64 : positive;
  /* The reflection formula: lgamma(-a) = log(pi / (a |sin(pi a)|)) - lgamma(a). */
  double t = sr_abs_f64(turn(a));
  t = t > 0.5 ? 1 - t : t;
  double sine = sr_abs_f64(sr_sin_f64(pi * t));
  bool pole = x <= 0 && sine == 0;
  double mirrored = 0x1.250d048e7a1bdp+0 - sr_log_positive_f64(pole || !(a > 0) ? 1 : a) -
                    sr_log_positive_f64(pole ? 1 : sine) - positive;
  /* Next to zero the reflection formula reduces to -log(a). */
  mirrored = a < 1e-17 ? -sr_log_positive_f64(argument) : mirrored;
  double y = reflect ? mirrored : positive;
  y = pole || a == SR_INFINITY_F64 ? SR_INFINITY_F64 : y;
  return x != x ? x : y;
}

static const double digamma_root = 0x1.762d86356be3fp+0, digamma_root_low = 0x1.b86a722197829p-54;

typedef struct moved_digamma {
  double y, difference;
} moved_digamma;

/* For 0 < x < steps + 2: moves x in steps of 1 to y in [1, 2), and returns with it digamma(x) -
 * digamma(y), which is the sum of 1 / y over the values of y after each step. */
static inline moved_digamma digamma_move(double x, int steps) {
  double num = 0, den = 1, y = x;
#pragma clang loop unroll(full)
  for (int i = 0; i < steps; i++) {
    bool step = y >= 2;
    double next = y - 1;
    num = step ? num * next + den : num;
    den = step ? den * next : den;
    y = step ? next : y;
  }
  bool below = x < 1;
  num = below ? -1 : num;
  den = below ? x : den;
  return (moved_digamma){.y = below ? x + 1 : y, .difference = num / den};
}

/* Returns digamma(x) for x > 0. */
static inline double digamma_positive(double x) {
  double large = x < 10 ? 10 : x;
  double r = 1 / large, z = r * r;
  double asymptotic = sr_log_positive_f64(large) - (0.5 * r + z * poly_digamma_tail(z));
  moved_digamma moved = digamma_move(x, 8);
  double u = (moved.y - digamma_root) - digamma_root_low;
  double small = u * poly_digamma_factor(moved.y - 1.5) + moved.difference;
  return x < 10 ? small : asymptotic;
}

/* The same with the accuracy that f32 needs. */
static inline double digamma_positive_f32(double x) {
  double large = x < 4 ? 4 : x;
  double r = 1 / large, z = r * r;
  double asymptotic = sr_log_positive_f64(large) - (0.5 * r + z * poly_digamma_tail_f32(z));
  moved_digamma moved = digamma_move(x, 2);
  double u = (moved.y - digamma_root) - digamma_root_low;
  double small = u * poly_digamma_factor_f32(moved.y - 1.5) + moved.difference;
  return x < 4 ? small : asymptotic;
}

/* Returns where digamma is computed for x: at x, or at 1 - x by the reflection formula,
 * digamma(x) = digamma(1 - x) - pi / tan(pi x). */
static inline double digamma_argument(double x) {
  double argument = x <= 0 ? 1 - x : x;
  return argument > 0 && argument < SR_INFINITY_F64 ? argument : 1;
}

/* Returns t in [-0.5, 0.5] with tan(pi t) = tan(pi x). */
static inline double half_turn(double x) {
  double t = turn(x);
  return t > 0.5 ? t - 1 : t < -0.5 ? t + 1 : t;
}

/* Returns digamma(x), which is `positive` if x > 0. `cotangent` is pi / tan(pi x), and t is
 * half_turn(x). */
static inline double digamma_choose(double x, double positive, double cotangent, double t) {
  double mirrored = t == 0 ? SR_NAN_F64 : positive - cotangent;
  double y = x <= 0 ? mirrored : positive;
  y = x == 0 ? -sr_with_sign_f64(SR_INFINITY_F64, x) : y;
  y = x == SR_INFINITY_F64 ? x : x == -SR_INFINITY_F64 ? SR_NAN_F64 : y;
  return x != x ? x : y;
}

double sr_digamma_f64(double x) {
  double t = half_turn(x);
  return digamma_choose(x, digamma_positive(digamma_argument(x)), pi / sr_tan_f64(pi * t), t);
}

float sr_lgamma_f32(float x) {
  return (float)sr_lgamma_f64((double)x);
}
float sr_digamma_f32(float x) {
  double wide = (double)x, t = half_turn(wide);
  double cotangent = 1 / t - t * poly_cotangent_f32(t * t);
  return (float)digamma_choose(wide, digamma_positive_f32(digamma_argument(wide)), cotangent, t);
}

/* The f64 functions of these two are in zeta.c, because kernels call them and do not inline
 * them. */
float sr_zeta_f32(float x, float q) {
  return (float)sr_zeta_f64((double)x, (double)q);
}

float sr_polygamma_f32(float n, float x) {
  return (float)sr_polygamma_f64((double)n, (double)x);
}
