/*
 * sin, cos, tan.
 *
 * The argument is reduced: x = n pi/2 + r. Up to |x| = 1.6 million (n below 2^20), multiples of
 * pi/2 are subtracted in parts of 33 bits, whose products with n are exact (Cody and Waite). r is
 * the sum of two doubles and stays precise even if x is next to a multiple of pi/2.
 *
 * For larger |x|, the product of x and 2/pi is computed in integers, but only the bits that matter
 * (Payne and Hanek, 1983). This code is long and rarely needed, so kernels call it (trig_large.c).
 * See rare_calls.h for how loops around the call stay vectorised.
 *
 * The f32 functions compute in f64 with shorter parts and polynomials, accurate to half an ulp.
 */
#include "trig_core.h"

static const double reduction_limit = 1.6e6;
static const double two_over_pi = 0.6366197723675814;

static inline reduced reduce(double x) {
  sr_whole_f64 n = sr_round_f64(x * two_over_pi);
  double lost1, lost2;
  double r = x - n.value * 0x1.921fb544p+0;
  r = sr_add_exactly_f64(r, -n.value * 0x1.0b4611a6p-34, &lost1);
  r = sr_add_exactly_f64(r, -n.value * 0x1.3198a2ep-69, &lost2);
  double rest = lost1 + (lost2 - n.value * 0x1.b839a252049c1p-104);
  double high = r + rest;
  return (reduced){.high = high, .low = (r - high) + rest, .quadrant = n.bits};
}

/* ---- the functions -------------------------------------------------------------------------- */

double sr_sin_f64(double x) {
  reduced r = reduce(x);
  double y = sin_of(r, r.quadrant);
  y = x == 0 ? x : y;
  if (!(sr_abs_f64(x) < reduction_limit))
    y = sr_sin_large_f64(x);
  return y;
}

double sr_cos_f64(double x) {
  reduced r = reduce(x);
  double y = sin_of(r, r.quadrant + 1);
  if (!(sr_abs_f64(x) < reduction_limit))
    y = sr_cos_large_f64(x);
  return y;
}

double sr_tan_f64(double x) {
  double y = tan_of(reduce(x));
  y = x == 0 ? x : y;
  if (!(sr_abs_f64(x) < reduction_limit))
    y = sr_tan_large_f64(x);
  return y;
}

/*
 * Reduces an f32 argument; r is one double. The error of r is about half an ulp. That is enough:
 * for n != 0, no f32 in this range is nearer than 2^-28 to a multiple of pi/2, and for n = 0, r is
 * x.
 */
static inline reduced reduce_short(double x) {
  sr_whole_f64 n = sr_round_f64(x * two_over_pi);
  double r = (x - n.value * 0x1.921fb544p+0) - n.value * 0x1.0b4611a626331p-34;
  return (reduced){.high = r, .low = 0, .quadrant = n.bits};
}

static inline double sin_short(double r) {
  double z = r * r;
  return r + r * z * poly_sin_short(z);
}

static inline double cos_short(double r) {
  double z = r * r;
  return 1 - 0.5 * z + z * z * poly_cos_short(z);
}

static inline double sin_of_short(reduced r, uint64_t quadrant) {
  double y = quadrant & 1 ? cos_short(r.high) : sin_short(r.high);
  return sr_from_bits_f64(sr_bits_f64(y) ^ (quadrant & 2) << 62);
}

float sr_sin_f32(float x) {
  reduced r = reduce_short((double)x);
  double y = sin_of_short(r, r.quadrant);
  y = x == 0 ? (double)x : y;
  if (!(sr_abs_f32(x) < 1.6e6f))
    y = sr_sin_large_f64((double)x);
  return (float)y;
}

float sr_cos_f32(float x) {
  reduced r = reduce_short((double)x);
  double y = sin_of_short(r, r.quadrant + 1);
  if (!(sr_abs_f32(x) < 1.6e6f))
    y = sr_cos_large_f64((double)x);
  return (float)y;
}

float sr_tan_f32(float x) {
  reduced r = reduce_short((double)x);
  double s = sin_short(r.high), c = cos_short(r.high);
  double y = r.quadrant & 1 ? -c / s : s / c;
  y = x == 0 ? (double)x : y;
  if (!(sr_abs_f32(x) < 1.6e6f))
    y = sr_tan_large_f64((double)x);
  return (float)y;
}
