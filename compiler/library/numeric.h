/*
 * What all functions of the library share: access to the bits of numbers, exact sums and products,
 * powers of two, and the prototypes.
 *
 * inlined.c is compiled once, to LLVM bitcode for no particular CPU, and inlined into kernels for
 * every CPU level. called.c is compiled to machine code. Inlined functions obey these rules, so
 * that the loops around them can be vectorised:
 *
 *   - no branches and no tables: both sides are computed and one is selected;
 *   - no conversion between f64 and 64-bit integers (AVX2 has none): integers are kept in the low
 *     bits of a double, see sr_whole_f64;
 *   - a*b+c may be fused if the CPU can (-ffp-contract=on): every formula is correct either way.
 */
#ifndef SR_LIBRARY_NUMERIC_H
#define SR_LIBRARY_NUMERIC_H

#include <stdbool.h>
#include <stdint.h>

/* SR_LIBRARY_CALLED is defined when called.c is compiled for kernels. called.c includes inlined.c,
 * whose functions are then static. */
#ifdef SR_LIBRARY_CALLED
#define SR_FUNCTION(RESULT, NAME, ...) static RESULT NAME(__VA_ARGS__);
#define SR_CALLED(RESULT, NAME, ...)   RESULT NAME(__VA_ARGS__);
#else
#define SR_FUNCTION(RESULT, NAME, ...) RESULT NAME(__VA_ARGS__);
#endif
#include "functions.def"
#undef SR_FUNCTION

#define SR_INFINITY_F64 (__builtin_inf())
#define SR_INFINITY_F32 (__builtin_inff())
#define SR_NAN_F64      (__builtin_nan(""))
#define SR_NAN_F32      (__builtin_nanf(""))

static inline uint64_t sr_bits_f64(double x) {
  union {
    double value;
    uint64_t bits;
  } u = {.value = x};
  return u.bits;
}

static inline double sr_from_bits_f64(uint64_t bits) {
  union {
    uint64_t bits;
    double value;
  } u = {.bits = bits};
  return u.value;
}

static inline uint32_t sr_bits_f32(float x) {
  union {
    float value;
    uint32_t bits;
  } u = {.value = x};
  return u.bits;
}

static inline float sr_from_bits_f32(uint32_t bits) {
  union {
    uint32_t bits;
    float value;
  } u = {.bits = bits};
  return u.value;
}

static inline double sr_abs_f64(double x) {
  return sr_from_bits_f64(sr_bits_f64(x) & 0x7fffffffffffffffu);
}

static inline float sr_abs_f32(float x) {
  return sr_from_bits_f32(sr_bits_f32(x) & 0x7fffffffu);
}

/* Returns |magnitude| with the sign of `sign`. */
static inline double sr_with_sign_f64(double magnitude, double sign) {
  uint64_t top = 0x8000000000000000u;
  return sr_from_bits_f64((sr_bits_f64(magnitude) & ~top) | (sr_bits_f64(sign) & top));
}

static inline float sr_with_sign_f32(float magnitude, float sign) {
  uint32_t top = 0x80000000u;
  return sr_from_bits_f32((sr_bits_f32(magnitude) & ~top) | (sr_bits_f32(sign) & top));
}

static inline bool sr_is_negative_f64(double x) {
  return sr_bits_f64(x) >> 63 != 0;
}

static inline double sr_min_f64(double a, double b) {
  return a < b ? a : b;
}
static inline double sr_max_f64(double a, double b) {
  return a > b ? a : b;
}

/* Returns x with only the upper 21 bits of its significand. The product of two such heads is
 * exact. */
static inline double sr_head_f64(double x) {
  return sr_from_bits_f64(sr_bits_f64(x) & 0xffffffff00000000u);
}

/* The same with the upper 12 bits of an f32. */
static inline float sr_head_f32(float x) {
  return sr_from_bits_f32(sr_bits_f32(x) & 0xfffff000u);
}

/* Returns x with its significand rounded to 26 bits, called its half. x minus its half has at most
 * 26 bits, too, so products of such numbers are exact. */
static inline double sr_half_f64(double x) {
  return sr_from_bits_f64((sr_bits_f64(x) + 0x4000000u) & 0xfffffffff8000000u);
}

/* Returns 1 / x to 44 bits, given 1 / x to 22 bits. A division in f32 and this step of Newton's
 * method take less time than a division in f64. */
static inline double sr_inverse_from(double x, float near) {
  double y = (double)near;
  return y * (2 - x * y);
}

/* Computes a + b exactly (Knuth). Returns the rounded sum; *lost is its rounding error. */
static inline double sr_add_exactly_f64(double a, double b, double *lost) {
  double sum = a + b, part = sum - a;
  *lost = (a - (sum - part)) + (b - part);
  return sum;
}

/* Computes a * b exactly (Dekker, 1971). Returns the rounded product; *lost is its rounding error.
 * Valid if no product overflows and the error is not subnormal. */
static inline double sr_multiply_exactly_f64(double a, double b, double *lost) {
  double product = a * b, a_half = sr_half_f64(a), b_half = sr_half_f64(b);
  double a_rest = a - a_half, b_rest = b - b_half;
  *lost = ((a_half * b_half - product) + a_half * b_rest + a_rest * b_half) + a_rest * b_rest;
  return product;
}

/*
 * A number x rounded to the nearest whole number, for |x| < 2^51 (f32: 2^22). `value` is the whole
 * number. The low bits of `bits` are the same number in two's complement. Adding 1.5 * 2^52 to x
 * rounds it, because the last bit of the sum then stands for 1.
 */
typedef struct sr_whole_f64 {
  double value;
  uint64_t bits; /* valid modulo 2^51 */
} sr_whole_f64;

/* Rounds x * y, which one fused operation does. */
static inline sr_whole_f64 sr_round_product_f64(double x, double y) {
  double shifted = x * y + 0x1.8p52;
  return (sr_whole_f64){.value = shifted - 0x1.8p52, .bits = sr_bits_f64(shifted)};
}

static inline sr_whole_f64 sr_round_f64(double x) {
  return sr_round_product_f64(x, 1);
}

typedef struct sr_whole_f32 {
  float value;
  uint32_t bits; /* valid modulo 2^22 */
} sr_whole_f32;

static inline sr_whole_f32 sr_round_product_f32(float x, float y) {
  float shifted = x * y + 0x1.8p23f;
  return (sr_whole_f32){.value = shifted - 0x1.8p23f, .bits = sr_bits_f32(shifted)};
}

/* Returns 2^n for a whole number n in -1022..1023 (f32: -126..127). */
static inline double sr_power_of_two_f64(double n) {
  return sr_from_bits_f64((sr_bits_f64(n + 0x1.8p52) + 1023) << 52);
}

static inline float sr_power_of_two_f32(float n) {
  return sr_from_bits_f32((sr_bits_f32(n + 0x1.8p23f) + 127) << 23);
}

/*
 * Returns x * 2^n for a whole number n, |n| <= 2044 (f32: 252). The result is rounded once, even if
 * it is subnormal. It is multiplied by two powers of two, each with half of n as its exponent: the
 * low bits of `sum` are n plus twice the bias of exponents, and the shifts cut off the others.
 */
static inline double sr_scale_f64(double x, double n) {
  uint64_t sum = sr_bits_f64(n + (0x1.8p52 + 2046)), half = sum >> 1;
  return x * sr_from_bits_f64(half << 52) * sr_from_bits_f64((sum - half) << 52);
}

static inline float sr_scale_f32(float x, float n) {
  uint32_t sum = sr_bits_f32(n + (0x1.8p23f + 254)), half = sum >> 1;
  return x * sr_from_bits_f32(half << 23) * sr_from_bits_f32((sum - half) << 23);
}

/* Returns x * 2^n for an ordinary number x and an n whose product is one, too. */
static inline double sr_shift_f64(double x, sr_whole_f64 n) {
  return sr_from_bits_f64(sr_bits_f64(x) + (n.bits << 52));
}

#endif
