/* sin, cos and tan of arguments that are too large for the reduction in trig.c. */
#include "trig_core.h"

/* 64 zero bits, then the bits of 2/pi after the binary point. */
static const uint64_t two_over_pi_bits[] = {
    0x0000000000000000u, 0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u,
    0xfe5163abdebbc561u, 0xb7246e3a424dd2e0u, 0x06492eea09d1921cu, 0xfe1deb1cb129a73eu,
    0xe88235f52ebb4484u, 0xe99c7026b45f7e41u, 0x3991d639835339f4u, 0x9c845f8bbdf9283bu,
    0x1ff897ffde05980fu, 0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u, 0x4f463f669e5fea2du,
    0x7527bac7ebe5f17bu, 0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x56033046fc7b6babu,
};

/* Returns 64 bits of two_over_pi_bits, from bit `position` on. */
static inline uint64_t bits_at(uint32_t position) {
  uint32_t word = position / 64, shift = position % 64;
  uint64_t high = two_over_pi_bits[word] << shift;
  return shift == 0 ? high : high | two_over_pi_bits[word + 1] >> (64 - shift);
}

/*
 * Reduces a finite x with |x| >= 2^20 modulo pi/2. |x| = m 2^e with an integer m. Bits of 2/pi
 * whose product with |x| is a multiple of 4 do not matter and are skipped. The next 192 bits are
 * used. The product modulo 4 then has 2 integer bits and 190 fractional bits.
 */
static inline reduced reduce_large(double x) {
  uint64_t bits = sr_bits_f64(x);
  uint64_t m = (bits & 0x000fffffffffffffu) | 0x0010000000000000u;
  uint32_t exponent = (uint32_t)(bits >> 52) & 0x7ff;
  uint32_t position = exponent - 1075 + 62; /* e + 62: skips the 64 zeros and e - 2 bits of 2/pi */
  unsigned __int128 low = (unsigned __int128)m * bits_at(position + 128);
  unsigned __int128 middle = (unsigned __int128)m * bits_at(position + 64) + (uint64_t)(low >> 64);
  uint64_t top = m * bits_at(position) + (uint64_t)(middle >> 64);
  uint64_t next = (uint64_t)middle;

  /* Round to the nearest integer and take the signed fraction: |fraction| <= 1/2. */
  uint64_t n = (top + 0x2000000000000000u) >> 62;
  uint64_t fraction = top - (n << 62);
  bool negative = fraction >> 63 != 0;
  unsigned __int128 size = (unsigned __int128)fraction << 64 | next;
  size = negative ? -size : size;

  /* Split `size`, in units of 2^-126, into two doubles of 53 bits. The first begins at the highest
   * bit that is set. */
  uint64_t head = (uint64_t)(size >> 64);
  int shift = head ? __builtin_clzll(head) : 64;
  size <<= shift;
  head = (uint64_t)(size >> 64);
  double unit = sr_from_bits_f64((uint64_t)(1023 - 62 - shift) << 52);
  double high = (double)(head & ~(uint64_t)0x7ff) * unit;
  double low_part = (double)((head & 0x7ff) << 42 | (uint64_t)size >> 22) * (unit * 0x1p-42);

  /* r + r_low = (high + low_part) * pi/2 */
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

/* The three functions return NaN for infinity and NaN. */
double sr_sin_large_f64(double x) {
  if (!(sr_abs_f64(x) < SR_INFINITY_F64))
    return SR_NAN_F64;
  reduced r = reduce_large(x);
  return sin_of(r, r.quadrant);
}

double sr_cos_large_f64(double x) {
  if (!(sr_abs_f64(x) < SR_INFINITY_F64))
    return SR_NAN_F64;
  reduced r = reduce_large(x);
  return sin_of(r, r.quadrant + 1);
}

double sr_tan_large_f64(double x) {
  if (!(sr_abs_f64(x) < SR_INFINITY_F64))
    return SR_NAN_F64;
  return tan_of(reduce_large(x));
}

/* Returns sin(r + quadrant * pi/2) for an argument that reduce_short has reduced. */
static inline double sin_of_short(reduced r, uint64_t quadrant) {
  double y = quadrant & 1 ? cos_short(r.high) : sin_short(r.high);
  return sr_from_bits_f64(sr_bits_f64(y) ^ (quadrant & 2) << 62);
}

/* An f32 is large for sin and cos from 100,000 on, but most such are not for f64. */
float sr_sin_large_f32(float x) {
  if (!(sr_abs_f32(x) < 1.6e6f))
    return (float)sr_sin_large_f64((double)x);
  reduced r = reduce_short((double)x);
  return (float)sin_of_short(r, r.quadrant);
}

float sr_cos_large_f32(float x) {
  if (!(sr_abs_f32(x) < 1.6e6f))
    return (float)sr_cos_large_f64((double)x);
  reduced r = reduce_short((double)x);
  return (float)sin_of_short(r, r.quadrant + 1);
}

float sr_tan_large_f32(float x) {
  return (float)sr_tan_large_f64((double)x);
}
