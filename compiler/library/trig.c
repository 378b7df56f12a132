/*
 * sin, cos, tan.
 *
 * x = n pi/2 + r. Up to |x| = 1.6 million (n below 2^20) pi/2 is subtracted in parts of 33 bits,
 * whose multiples by n are exact (Cody and Waite); r comes out in two doubles and keeps its bits
 * even where x is next to a multiple of pi/2. Beyond, the product with 2/pi is formed in integers,
 * of which only the bits that matter (Payne and Hanek, 1983): a function of its own that is called,
 * because it is long and needed seldom; see sr_library_link for how loops stay vectorised around
 * it.
 *
 * f32 computes in f64 with shorter parts and polynomials: right to half an ulp.
 */
#include "numeric.h"
#include "polynomials.h"

/* r in [-pi/4, pi/4] as high + low; the low two bits of `quadrant` are n modulo 4. */
typedef struct reduced {
  double high, low;
  uint64_t quadrant;
} reduced;

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

/* ---- large arguments ------------------------------------------------------------------------ */

/* 2/pi in binary, from the weight 2^-1 on, with 64 zero bits in front. */
static const uint64_t two_over_pi_bits[] = {
    0x0000000000000000u, 0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u,
    0xfe5163abdebbc561u, 0xb7246e3a424dd2e0u, 0x06492eea09d1921cu, 0xfe1deb1cb129a73eu,
    0xe88235f52ebb4484u, 0xe99c7026b45f7e41u, 0x3991d639835339f4u, 0x9c845f8bbdf9283bu,
    0x1ff897ffde05980fu, 0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u, 0x4f463f669e5fea2du,
    0x7527bac7ebe5f17bu, 0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x56033046fc7b6babu,
};

/* 64 bits of that from bit `position` on. */
static inline uint64_t bits_at(uint32_t position) {
  uint32_t word = position / 64, shift = position % 64;
  uint64_t high = two_over_pi_bits[word] << shift;
  return shift == 0 ? high : high | two_over_pi_bits[word + 1] >> (64 - shift);
}

/*
 * For |x| >= 2^20, finite. x = m 2^e with a whole m; the bits of 2/pi whose product with x is a
 * multiple of 4 are left out, and 192 bits behind them taken: the product modulo 4 has 2 whole and
 * 190 fractional bits.
 */
static inline reduced reduce_large(double x) {
  uint64_t bits = sr_bits_f64(x);
  uint64_t m = (bits & 0x000fffffffffffffu) | 0x0010000000000000u;
  uint32_t exponent = (uint32_t)(bits >> 52) & 0x7ff;
  uint32_t position = exponent - 1075 + 62; /* e - 2, counted with the 64 zeros */
  unsigned __int128 low = (unsigned __int128)m * bits_at(position + 128);
  unsigned __int128 middle = (unsigned __int128)m * bits_at(position + 64) + (uint64_t)(low >> 64);
  uint64_t top = m * bits_at(position) + (uint64_t)(middle >> 64);
  uint64_t next = (uint64_t)middle;

  /* Round to the nearest whole number and take the fraction with its sign: |fraction| <= 1/2. */
  uint64_t n = (top + 0x2000000000000000u) >> 62;
  uint64_t fraction = top - (n << 62);
  bool negative = fraction >> 63 != 0;
  unsigned __int128 size = (unsigned __int128)fraction << 64 | next;
  size = negative ? -size : size;

  /* Two doubles of 53 bits from the first one bit on; the unit of `size` is 2^-126. */
  uint64_t head = (uint64_t)(size >> 64);
  int shift = head ? __builtin_clzll(head) : 64;
  size <<= shift;
  head = (uint64_t)(size >> 64);
  double unit = sr_from_bits_f64((uint64_t)(1023 - 62 - shift) << 52);
  double high = (double)(head & ~(uint64_t)0x7ff) * unit;
  double low_part = (double)((head & 0x7ff) << 42 | (uint64_t)size >> 22) * (unit * 0x1p-42);

  /* (high + low) * pi/2 */
  double high_head = sr_head_f64(high), high_tail = high - high_head;
  const double pi_head = 0x1.921fb4p+0, pi_tail = 0x1.4442d18469899p-24;
  const double pi_high = 0x1.921fb54442d18p+0;
  double product = high_head * pi_head;
  double rest = high_head * pi_tail + high_tail * pi_high + low_part * pi_high;
  double r = product + rest, r_low = (product - r) + rest;
  if (negative != sr_is_negative_f64(x)) {
    r = -r;
    r_low = -r_low;
  }
  return (reduced){
      .high = r, .low = r_low, .quadrant = sr_is_negative_f64(x) ? (uint64_t)0 - n : n};
}

/* ---- on [-pi/4, pi/4] ----------------------------------------------------------------------- */

static inline double sin_near_zero(double r, double low) {
  double z = r * r;
  return r + (r * z * poly_sin_f64(z) + low * (1 - 0.5 * z));
}

static inline double cos_near_zero(double r, double low) {
  double z = r * r, half = 0.5 * z, w = 1 - half;
  return w + (((1 - w) - half) + (z * z * poly_cos_f64(z) - r * low));
}

/* sin(r + quadrant * pi/2) */
static inline double sin_of(reduced r, uint64_t quadrant) {
  double s = sin_near_zero(r.high, r.low), c = cos_near_zero(r.high, r.low);
  double y = quadrant & 1 ? c : s;
  return sr_from_bits_f64(sr_bits_f64(y) ^ (quadrant & 2) << 62);
}

/*
 * sin / cos or -cos / sin. What rounding took from both is put back into the quotient q to first
 * order, with 1 / den = den (1 + q^2).
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

/* Not inlined: called for the few that need it. Infinity and NaN give NaN. */
__attribute__((noinline)) double sr_sin_large_f64(double x) {
  if (!(sr_abs_f64(x) < SR_INFINITY_F64))
    return SR_NAN_F64;
  reduced r = reduce_large(x);
  return sin_of(r, r.quadrant);
}

__attribute__((noinline)) double sr_cos_large_f64(double x) {
  if (!(sr_abs_f64(x) < SR_INFINITY_F64))
    return SR_NAN_F64;
  reduced r = reduce_large(x);
  return sin_of(r, r.quadrant + 1);
}

__attribute__((noinline)) double sr_tan_large_f64(double x) {
  if (!(sr_abs_f64(x) < SR_INFINITY_F64))
    return SR_NAN_F64;
  return tan_of(reduce_large(x));
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

/* For f32: r in one double, good to 2^-60 absolutely, where no f32 is nearer than 2^-45 to a
 * multiple. */
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
