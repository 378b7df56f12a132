/* What the functions of trig.c and trig_large.c share: arguments reduced modulo pi/2, and sin, cos
 * and tan of such arguments. */
#ifndef SR_LIBRARY_TRIG_CORE_H
#define SR_LIBRARY_TRIG_CORE_H

#include "numeric.h"
#include "polynomials.h"

/* A reduced argument: x = n pi/2 + r, where r = high + low is in [-pi/4, pi/4]. The low two bits of
 * `quadrant` are n modulo 4. */
typedef struct reduced {
  double high, low;
  uint64_t quadrant;
} reduced;

static const double two_over_pi = 0.6366197723675814;

/*
 * Reduces an f32, up to 1.6 million, to one double. Its error is about half an ulp of that. That is
 * enough: for n != 0, no f32 in this range is nearer than 2^-28 to a multiple of pi/2, and for n =
 * 0, r is x.
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

static inline double sin_near_zero(double r, double low) {
  double z = r * r;
  return r + (r * z * poly_sin_f64(z) + low * (1 - 0.5 * z));
}

static inline double cos_near_zero(double r, double low) {
  double z = r * r, half = 0.5 * z, w = 1 - half;
  return w + (((1 - w) - half) + (z * z * poly_cos_f64(z) - r * low));
}

/* Returns sin(r + quadrant * pi/2). */
static inline double sin_of(reduced r, uint64_t quadrant) {
  double s = sin_near_zero(r.high, r.low), c = cos_near_zero(r.high, r.low);
  double y = quadrant & 1 ? c : s;
  return sr_from_bits_f64(sr_bits_f64(y) ^ (quadrant & 2) << 62);
}

/*
 * Returns sin / cos, or -cos / sin in odd quadrants. The quotient q = num / den is corrected to
 * first order for the rounding errors of num and den. Instead of dividing by den, the correction is
 * multiplied by den (1 + q^2), which is 1 / den because num^2 + den^2 = 1.
 */
static inline double tan_of(reduced r) {
  double z = r.high * r.high, half = 0.5 * z, w = 1 - half;
  double s_rest = r.high * z * poly_sin_f64(z) + r.low * w;
  double s = r.high + s_rest, s_lost = s_rest - (s - r.high);
  double c_rest = ((1 - w) - half) + (z * z * poly_cos_f64(z) - r.high * r.low);
  double c = w + c_rest, c_lost = c_rest - (c - w);
  bool odd = r.quadrant & 1;
  double num = odd ? -c : s, num_lost = odd ? -c_lost : s_lost;
  double den = odd ? s : c, den_lost = odd ? s_lost : c_lost;
  double q = num / den;
  return q + (num_lost - q * den_lost) * (den * (1 + q * q));
}

#endif
