/*
 * power, cbrt, rsqrt.
 *
 * power in f64 needs log2(x) to about 65 bits. The method is that of fdlibm's pow (K. C. Ng): each
 * factor is split into a head of 21 bits and a tail. Products of two heads are exact, without a
 * fused multiply-add. Special cases follow IEEE 754 pow: pow(x, 0) = pow(1, y) = 1, even for NaN.
 */
#include "exp_core.h"
#include "log_core.h"

/* A logarithm to about 65 bits: log2(a) = head + tail. The head has 21 bits. */
typedef struct pair {
  double head, tail;
} pair;

static inline pair log2_pair(double a) {
  /* a = 2^k m with m in [sqrt(3)/2, sqrt(3)). `base` is 1 or 3/2, so that m / base is in
   * [sqrt(2/3), sqrt(3/2)]. */
  bool subnormal = a < 0x1p-1022;
  uint64_t bits = sr_bits_f64(subnormal ? a * 0x1p54 : a);
  const uint64_t start = 0x3febb67ae8584caau; /* sqrt(3)/2 */
  bits += 0x3ff0000000000000u - start;
  double k = sr_from_bits_f64((bits >> 52) | 0x4330000000000000u) - (0x1p52 + 1023);
  k = subnormal ? k - 54 : k;
  double m = sr_from_bits_f64((bits & 0x000fffffffffffffu) + start);
  bool upper = m > 1.224744871391589;
  double base = upper ? 1.5 : 1;

  /* s = (m - base) / (m + base) is the sum s_head + s_tail. */
  double u = m - base, v = 1 / (m + base), s = u * v;
  double s_head = sr_head_f64(s), sum_head = sr_head_f64(m + base);
  double sum_tail = m - (sum_head - base);
  double s_tail = v * ((u - s_head * sum_head) - s_head * sum_tail);
  /* log(m / base) = 2/3 s (3 + square + rest). The sum in parentheses is t = t_head + t_tail. */
  double z = s * s, square = s_head * s_head;
  double rest = 1.5 * z * z * poly_power_log(z) + s_tail * (s_head + s);
  double t_head = sr_head_f64(3 + square + rest);
  double t_tail = rest - ((t_head - 3) - square);
  u = s_head * t_head;
  v = s_tail * t_head + t_tail * s;
  double p_head = sr_head_f64(u + v), p_tail = v - (p_head - u);
  /* log2(a) = p * 2 / (3 log 2) + log2(base) + k, where p = p_head + p_tail is s * t. */
  double q_head = 0x1.ec709p-1 * p_head;
  double q_tail = 0x1.b87407fae93f8p-22 * p_head + p_tail * 0x1.ec709dc3a03fdp-1 +
                  (upper ? 0x1.1cfdeb43cfdp-23 : 0);
  double base_head = upper ? 0x1.2b803p-1 : 0;
  double head = sr_head_f64(((q_head + q_tail) + base_head) + k);
  double tail = q_tail - (((head - k) - base_head) - q_head);
  return (pair){.head = head, .tail = tail};
}

/* Returns 2^(y * log2). */
static inline double exp2_of_product(double y, pair log2) {
  y = y > 0x1p64    ? 0x1p64
      : y < -0x1p64 ? -0x1p64
                    : y; /* beyond 2^64 the result is 0, 1 or infinity */
  double y_head = sr_head_f64(y);
  double low = (y - y_head) * log2.head + y * log2.tail, high = y_head * log2.head;
  double z = high + low;
  bool over = z > 1025, under = z < -1080;
  double n = sr_round_f64(z).value;
  high -= n;
  double t = sr_head_f64(high + low);
  double u = t * 0x1.62e42p-1;
  double v = (low - (t - high)) * 0x1.62e42fefa39efp-1 + t * 0x1.fdf473de6af28p-22;
  double r = u + v, lost = v - (r - u);
  double p = r + (lost + lost * r + r * r * poly_exp_f64(r));
  double result = sr_scale_f64(1 + p, n);
  return over ? SR_INFINITY_F64 : under ? 0 : result;
}

typedef struct parity {
  bool whole, odd;
} parity;

/* From 2^52 on all numbers are whole, and from 2^53 on even. The last bit of a + 2^52 is that of
 * a. */
static inline parity parity_of(double y) {
  double a = sr_abs_f64(y), moved = a < 0x1p52 ? a + 0x1p52 : a;
  bool whole = a >= 0x1p52 || moved - 0x1p52 == a;
  return (parity){.whole = whole, .odd = whole && a < 0x1p53 && (sr_bits_f64(moved) & 1)};
}

double sr_power_f64(double x, double y) {
  double a = sr_abs_f64(x);
  bool ordinary = a > 0 && a < SR_INFINITY_F64;
  double size = exp2_of_product(y, log2_pair(ordinary ? a : 1));
  size = ordinary ? size : (a == 0) == (y > 0) ? 0 : SR_INFINITY_F64;
  size = sr_is_negative_f64(x) && parity_of(y).odd ? -size : size;
  bool root = x < 0 && a < SR_INFINITY_F64 && !parity_of(y).whole;
  bool one = y == 0 || x == 1, nan = x != x || y != y || root;
  return one ? 1 : nan ? SR_NAN_F64 : size;
}

/* The same with 2^23 and 2^24. */
static inline parity parity_of_f32(float y) {
  float a = sr_abs_f32(y), moved = a < 0x1p23f ? a + 0x1p23f : a;
  bool whole = a >= 0x1p23f || moved - 0x1p23f == a;
  return (parity){.whole = whole, .odd = whole && a < 0x1p24f && (sr_bits_f32(moved) & 1)};
}

/*
 * The logarithm needs 36 bits, so it is computed in f64. Those of 0 and infinity are infinite, so
 * most special cases are no exceptions.
 */
float sr_power_f32(float x, float y) {
  float a = sr_abs_f32(x), infinite = a == 0 ? -SR_INFINITY_F32 : SR_INFINITY_F32;
  bool ordinary = a > 0 && a < SR_INFINITY_F32;
  sr_log_f32_parts split = sr_log_split_f32(ordinary ? a : 1);
  double f = (double)split.f, s = f * sr_inverse_from(2 + f, 1 / (2 + split.f));
  double t = (double)y * ((double)(ordinary ? split.k : infinite) + s * poly_log2_short(s * s));
  t = t > 200 ? 200 : t < -200 ? -200 : t;
  sr_whole_f64 n = sr_round_f64(t);
  double r = t - n.value;
  float size = (float)sr_shift_f64(1 + r * poly_exp2_short(r), n);

  parity p = parity_of_f32(y);
  bool negative = sr_bits_f32(x) >> 31 != 0;
  size = negative && p.odd ? -size : size;
  bool nan = x != x || y != y || (x < 0 && a < SR_INFINITY_F32 && !p.whole);
  bool one = y == 0 || x == 1 || (a == 1 && sr_abs_f32(y) == SR_INFINITY_F32);
  return one ? 1 : nan ? SR_NAN_F32 : size;
}

/*
 * Returns the cube root of a > 0. x is `a`, or a * 2^54 if `a` is subnormal. Dividing the exponent
 * of x by 3 gives a guess t of its root within 3%. A polynomial in t^3 / x improves t to 23 bits. t
 * is then rounded to 23 bits, and one step of Halley's method gives the other bits (fdlibm's cbrt).
 */
static inline double cbrt_positive(double a) {
  bool subnormal = a < 0x1p-1022;
  double x = subnormal ? a * 0x1p54 : a;
  uint32_t top = (uint32_t)(sr_bits_f64(x) >> 32);
  double t = sr_from_bits_f64((uint64_t)(top / 3 + 715094163u) << 32);
  t *= poly_cbrt_start(t * t * (t / x));
  t = sr_from_bits_f64((sr_bits_f64(t) + 0x20000000u) & 0xffffffffc0000000u);
  double r = x / (t * t);
  t += t * ((r - t) / (t + t + r));
  return subnormal ? t * 0x1p-18 : t;
}

double sr_cbrt_f64(double x) {
  double a = sr_abs_f64(x);
  bool ordinary = a > 0 && a < SR_INFINITY_F64;
  double y = cbrt_positive(ordinary ? a : 1);
  return ordinary ? sr_with_sign_f64(y, x) : x;
}

float sr_cbrt_f32(float x) {
  return (float)sr_cbrt_f64((double)x);
}

double sr_rsqrt_f64(double x) {
  return 1 / __builtin_sqrt(x);
}
float sr_rsqrt_f32(float x) {
  return 1 / __builtin_sqrtf(x);
}
