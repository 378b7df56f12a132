/*
 * What the complex functions share: sums of squares in two doubles, absolute values, powers of two.
 *
 * One function serves both widths. complex<f32> is computed in f64 and rounded once. For
 * complex<f64>, each function avoids overflow, underflow and cancellation as its comment says.
 * Where this is much of the work, there is a second, "narrow" function for complex<f32>: its parts
 * are exact in f32, so their squares and products are exact in f64 and cannot overflow or underflow
 * there.
 *
 * Infinities, NaN, signed zeros and branch cuts follow Annex G of the C standard.
 */
#ifndef SR_LIBRARY_COMPLEX_CORE_H
#define SR_LIBRARY_COMPLEX_CORE_H

#include "exp_core.h"
#include "log_core.h"

#define SR_COMPLEX(RE, IM) __builtin_complex((double)(RE), (double)(IM))

static inline bool is_infinite(double x) {
  return sr_abs_f64(x) == SR_INFINITY_F64;
}
static inline bool is_finite(double x) {
  return sr_abs_f64(x) < SR_INFINITY_F64;
}

/* The number high + low. `low` is far smaller than `high` and holds the bits that do not fit into
 * it. */
typedef struct double_double {
  double high, low;
} double_double;

/*
 * Returns c + a^2 + b^2 with a relative error of about 2^-100, even if terms cancel. No square may
 * be subnormal. Each square is computed exactly, in two doubles, and the rounding errors of all
 * sums are added.
 */
static inline double_double square_sum(double c, double a, double b) {
  double a_low, b_low, e1, e2, e3, e4, e5, low;
  double a_high = sr_multiply_exactly_f64(a, a, &a_low);
  double b_high = sr_multiply_exactly_f64(b, b, &b_low);
  double sum = sr_add_exactly_f64(sr_add_exactly_f64(c, a_high, &e1), b_high, &e2);
  double squares = sr_add_exactly_f64(a_low, b_low, &e3);
  double errors = sr_add_exactly_f64(e1, e2, &e4);
  double rest = sr_add_exactly_f64(squares, errors, &e5);
  double high = sr_add_exactly_f64(sum, rest, &low);
  low += e3 + (e4 + e5);
  double renormed = high + low;
  return (double_double){.high = renormed, .low = (high - renormed) + low};
}

/* Returns sqrt(a^2 + b^2), accurate to little more than half an ulp. a and b must not both be 0. */
static inline double root_of_squares(double a, double b) {
  double_double w = square_sum(0, a, b);
  /* One step of Newton's method corrects the root. Only the rounding of this step remains. */
  double root = __builtin_sqrt(w.high), lost;
  double square = sr_multiply_exactly_f64(root, root, &lost);
  return root + ((w.high - square) - lost + w.low) / (2 * root);
}

/* An absolute value that neither overflows nor loses bits: |x + iy| = size * 2^shift. `shift` is
 * -600, 0 or 600. */
typedef struct scaled_size {
  double size, shift;
  double down; /* 2^-shift */
} scaled_size;

static inline scaled_size size_of(double x, double y, bool narrow) {
  double a = sr_abs_f64(x), b = sr_abs_f64(y), large = a > b ? a : b;
  bool high = large > 0x1p500 && !narrow, low = large < 0x1p-400 && !narrow;
  double down = high ? 0x1p-600 : low ? 0x1p600 : 1;
  double size = narrow ? __builtin_sqrt(a * a + b * b) : root_of_squares(a * down, b * down);
  size = a == 0 && b == 0 ? 0 : size;
  size = is_infinite(x) || is_infinite(y) ? SR_INFINITY_F64 : size;
  return (scaled_size){.size = size, .shift = high ? 600 : low ? -600 : 0, .down = down};
}

static inline double unscaled(scaled_size s) {
  return s.size * (s.shift > 0 ? 0x1p600 : s.shift < 0 ? 0x1p-600 : 1);
}

/* Returns small * size * 2^n for |n| <= 3000, |small| <= 1 and a `size` near 1. The product
 * small * size is scaled so that it is not subnormal. Only the last factor, a power of two, may
 * round it. */
static inline double scale_far(double small, double size, double n) {
  bool tiny = sr_abs_f64(small) < 0x1p-400;
  double product = small * (tiny ? 0x1p600 : 1) * size;
  n = sr_max_f64(tiny ? n - 600 : n, -3000);
  double third = sr_round_f64(n * (1.0 / 3)).value, power = sr_power_of_two_f64(third);
  return product * power * power * sr_power_of_two_f64(n - 2 * third);
}

/* Returns log(|z| * 2^shift) + tail / 2. `w` is |z|^2; if `is_near` (|z| is near 1), it is |z|^2 -
 * 1. */
static inline double half_log_of(double_double w, bool is_near, double shift, double tail) {
  sr_log_f64_parts split = sr_log_split_f64(is_near ? 1 : w.high);
  sr_log_f64_parts parts = {.k = split.k + 2 * shift, .f = is_near ? w.high : split.f};
  double of_low = w.low / (is_near ? 1 + w.high : w.high);
  return 0.5 * sr_log_join_f64(parts, of_low + tail);
}

/* True if `square`, which is |z|^2, is near 1. Its logarithm is then log(1 + f) with
 * f = square - 1. Else it is computed as log(2^k (1 + f)), as in log_core.h. */
static inline bool is_near_unit(double square) {
  return square > 0.7072 && square < 1.4141;
}

/* Returns square_sum(is_near ? -1 : 0, large, small) for parts that are exact in f32. The squares
 * are then exact in one double. */
static inline double_double narrow_square_sum(bool is_near, double large, double small) {
  double square = large * large - (is_near ? 1 : 0);
  return (double_double){.high = square + small * small, .low = 0};
}

/* Returns log |x + iy|, accurate even where the logarithm is near 0. */
static inline double log_size(double x, double y, bool narrow) {
  double a = sr_abs_f64(x), b = sr_abs_f64(y), large = a > b ? a : b, small = a > b ? b : a;
  bool high = large > 0x1p500 && !narrow, low = large < 0x1p-400 && !narrow;
  double down = high ? 0x1p-600 : low ? 0x1p600 : 1;
  a = large * down;
  b = small * down;
  bool is_near = !high && !low && is_near_unit(a * a + b * b);
  double_double w = narrow ? narrow_square_sum(is_near, a, b) : square_sum(is_near ? -1 : 0, a, b);
  double y_log = half_log_of(w, is_near, high ? 600 : low ? -600 : 0, 0);
  y_log = large == 0 ? -SR_INFINITY_F64 : y_log;
  y_log = x != x || y != y ? SR_NAN_F64 : y_log;
  return is_infinite(x) || is_infinite(y) ? SR_INFINITY_F64 : y_log;
}

/* The direction of e^(iy): cos y and sin y. */
typedef struct direction {
  double cosine, sine;
} direction;

static inline direction direction_of(double y) {
  return (direction){.cosine = sr_cos_f64(y), .sine = sr_sin_f64(y)};
}

#endif
