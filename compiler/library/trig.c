/*
 * sin, cos, tan.
 *
 * The argument is reduced: x = n pi/2 + r. Up to |x| = 1.6 million (n below 2^20), multiples of
 * pi/2 are subtracted in parts of 33 bits, whose products with n are exact (Cody and Waite). r is
 * the sum of two doubles and stays precise even if x is next to a multiple of pi/2.
 *
 * In f32, sin and cos subtract shorter parts of pi/2 up to |x| = 100,000, and from there to 1.6
 * million those of f64.
 *
 * For larger |x|, the product of x and 2/pi is computed in integers, but only the bits that matter
 * (Payne and Hanek, 1983). This code is long and rarely needed, so kernels call it (trig_large.c).
 * See rare_calls.h for how loops around the call stay vectorised.
 */
#include "trig_core.h"

static const double reduction_limit = 1.6e6;

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
  bool large = !(sr_abs_f64(x) < reduction_limit);
  double y = large ? sr_sin_large_f64(x) : x;
  reduced r = reduce(x);
  return large || x == 0 ? y : sin_of(r, r.quadrant);
}

double sr_cos_f64(double x) {
  bool large = !(sr_abs_f64(x) < reduction_limit);
  double y = large ? sr_cos_large_f64(x) : x;
  reduced r = reduce(x);
  return large ? y : sin_of(r, r.quadrant + 1);
}

double sr_tan_f64(double x) {
  bool large = !(sr_abs_f64(x) < reduction_limit);
  double y = large ? sr_tan_large_f64(x) : x;
  return large || x == 0 ? y : tan_of(reduce(x));
}

/* ---- f32 ------------------------------------------------------------------------------------ */

/* A reduced argument: x = n pi/2 + r, where r = high + low. The low two bits of `quadrant` are n
 * modulo 4. */
typedef struct reduced_f32 {
  float high, low;
  uint32_t quadrant;
} reduced_f32;

static const float reduction_limit_f32 = 1e5f;

/*
 * Reduces a >= 0. The first parts of pi/2 have so few bits that their products with n < 2^16 are
 * exact. Up to the third, the differences are exact, too, since they are multiples of 2^-24 below
 * 1. No f32 in this range is nearer than 2^-30 to a multiple of pi/2, so the last part matters.
 */
static inline reduced_f32 reduce_f32(float a) {
  sr_whole_f32 whole = sr_round_product_f32(a, 0.63661977f);
  float n = whole.value;
  float r = ((a - n * 0x1.92p+0f) - n * 0x1p-11f) + n * 0x1.2cp-18f;
  float first = r - n * 0x1.12p-26f;
  float rest = ((r - first) - n * 0x1.12p-26f) + n * 0x1.eap-35f;
  float high = first + rest;
  float low = ((first - high) + rest) - n * 0x1.184698p-44f;
  return (reduced_f32){.high = high, .low = low, .quadrant = whole.bits};
}

/* Returns sin(r + quadrant * pi/2) with the sign changed where that of `sign` is negative. */
static inline float sin_of_f32(reduced_f32 r, uint32_t quadrant, float sign) {
  float z = r.high * r.high, half = 0.5f * z, w = 1 - half;
  float s = r.high + (r.high * z * poly_sin_f32(z) + r.low);
  float c = w + (((1 - w) - half) + (z * z * poly_cos_f32(z) - r.high * r.low));
  float y = quadrant & 1 ? c : s;
  return sr_from_bits_f32(sr_bits_f32(y) ^ (((quadrant & 2) << 30) ^ sr_bits_f32(sign)));
}

float sr_sin_f32(float x) {
  float a = sr_abs_f32(x), sign = sr_with_sign_f32(0, x);
  bool large = !(a < reduction_limit_f32);
  float y = large ? sr_sin_large_f32(x) : x;
  reduced_f32 r = reduce_f32(a);
  return large ? y : sin_of_f32(r, r.quadrant, sign);
}

float sr_cos_f32(float x) {
  float a = sr_abs_f32(x);
  bool large = !(a < reduction_limit_f32);
  float y = large ? sr_cos_large_f32(x) : x;
  reduced_f32 r = reduce_f32(a);
  return large ? y : sin_of_f32(r, r.quadrant + 1, 0);
}

/* tan is computed in f64, since a quotient of rounded numbers has too large an error. */
float sr_tan_f32(float x) {
  bool large = !(sr_abs_f32(x) < 1.6e6f);
  float y = large ? sr_tan_large_f32(x) : x;
  reduced r = reduce_short((double)x);
  double s = sin_short(r.high), c = cos_short(r.high);
  bool odd = r.quadrant & 1;
  double num = odd ? -c : s, den = odd ? s : c;
  return large || x == 0 ? y : (float)(num * sr_inverse_from(den, 1 / (float)den));
}
