/*
 * Conversions to and from the small formats. Every code is decoded and compared with its definition
 * (sign, exponent, mantissa by ldexp). Numbers at, near and between all adjacent values are encoded
 * and compared with a search for the nearest code. Out-of-range rules are those of ml_dtypes.
 */
#include "support/expect.h"

#include <math.h>
#include <stdint.h>

#include "executable/format.h"

#define SR_FUNCTION(RESULT, NAME, ...) RESULT NAME(__VA_ARGS__);
#include "compiler/library/functions.def"
#undef SR_FUNCTION

typedef enum beyond {
  IEEE,
  FN,
  FNUZ,
  SATURATE
} beyond;

typedef struct format {
  const char *name;
  int exponent_bits, mantissa_bits, bias;
  beyond kind;
  float (*decode8)(uint8_t);
  uint8_t (*encode8)(float), (*encode8_wide)(double);
  float (*decode16)(uint16_t);
  uint16_t (*encode16)(float), (*encode16_wide)(double);
} format;

#define SMALL(NAME, ...)                                                                           \
  {#NAME, __VA_ARGS__, sr_f32_from_##NAME, sr_##NAME##_from_f32, sr_##NAME##_from_f64, NULL,       \
   NULL,  NULL}
#define HALF(NAME, ...)                                                                            \
  {#NAME,                                                                                          \
   __VA_ARGS__,                                                                                    \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   sr_f32_from_##NAME,                                                                             \
   sr_##NAME##_from_f32,                                                                           \
   sr_##NAME##_from_f64}

static const format formats[] = {
    HALF(f16, 5, 10, 15, IEEE),           HALF(bf16, 8, 7, 127, IEEE),
    SMALL(f8E3M4, 3, 4, 3, IEEE),         SMALL(f8E4M3, 4, 3, 7, IEEE),
    SMALL(f8E4M3FN, 4, 3, 7, FN),         SMALL(f8E4M3FNUZ, 4, 3, 8, FNUZ),
    SMALL(f8E4M3B11FNUZ, 4, 3, 11, FNUZ), SMALL(f8E5M2, 5, 2, 15, IEEE),
    SMALL(f8E5M2FNUZ, 5, 2, 16, FNUZ),    SMALL(f6E2M3FN, 2, 3, 1, SATURATE),
    SMALL(f6E3M2FN, 3, 2, 3, SATURATE),   SMALL(f4E2M1FN, 2, 1, 1, SATURATE),
};

static uint32_t sign_bit(const format *f) {
  return 1u << (f->exponent_bits + f->mantissa_bits);
}

/* The code of the largest finite number, without its sign. */
static uint32_t largest_code(const format *f) {
  switch (f->kind) {
  case IEEE:
    return sign_bit(f) - (1u << f->mantissa_bits) - 1;
  case FN:
    return sign_bit(f) - 2;
  case FNUZ:
  case SATURATE:
    return sign_bit(f) - 1;
  }
  return 0;
}

/* The value of a code without sign, as if exponents were unbounded. */
static double value_of(const format *f, uint32_t code) {
  int exponent = (int)(code >> f->mantissa_bits);
  int mantissa = (int)(code & ((1u << f->mantissa_bits) - 1));
  if (exponent == 0)
    return ldexp(mantissa, 1 - f->bias - f->mantissa_bits);
  return ldexp(mantissa + (1 << f->mantissa_bits), exponent - f->bias - f->mantissa_bits);
}

static double decode(const format *f, uint32_t code) {
  return (double)(f->decode8 ? f->decode8((uint8_t)code) : f->decode16((uint16_t)code));
}

static uint32_t encode_f32(const format *f, double x) {
  return f->encode8 ? f->encode8((float)x) : f->encode16((float)x);
}

static uint32_t encode_f64(const format *f, double x) {
  return f->encode8_wide ? f->encode8_wide(x) : f->encode16_wide(x);
}

static uint32_t with_sign(const format *f, uint32_t code, bool negative) {
  return negative ? code | sign_bit(f) : code;
}

/* The code of x, which lies between the values of `below` and `below` + 1 (which may be out of
 * range). */
static uint32_t nearest(const format *f, double x, uint32_t below, bool negative) {
  double low = value_of(f, below), high = value_of(f, below + 1);
  double middle = low + (high - low) / 2;
  uint32_t code = x > middle || (x == middle && below % 2 == 1) ? below + 1 : below;
  if (code > largest_code(f)) {
    switch (f->kind) {
    case IEEE: /* infinity */
    case FN:   /* NaN */
      return with_sign(f, largest_code(f) + 1, negative);
    case FNUZ:
      return sign_bit(f);
    case SATURATE:
      code = largest_code(f);
    }
  }
  return f->kind == FNUZ && code == 0 ? 0 : with_sign(f, code, negative);
}

static void check_encode(const format *f, double x, uint32_t below) {
  for (int negative = 0; negative < 2; negative++) {
    double signed_x = negative ? -x : x;
    uint32_t wanted = nearest(f, x, below, negative), got = encode_f64(f, signed_x);
    if (!EXPECT(got == wanted))
      fprintf(stderr, "  %s of f64 %a: got %#x, wanted %#x\n", f->name, signed_x, got, wanted);
    if ((double)(float)x != x)
      continue;
    got = encode_f32(f, signed_x);
    if (!EXPECT(got == wanted))
      fprintf(stderr, "  %s of f32 %a: got %#x, wanted %#x\n", f->name, signed_x, got, wanted);
  }
}

static void check_numbers(const format *f) {
  for (uint32_t code = 0; code <= largest_code(f); code++) {
    double low = value_of(f, code), high = value_of(f, code + 1), middle = low + (high - low) / 2;
    EXPECT(decode(f, code) == low);
    if (f->kind != FNUZ || code != 0)
      EXPECT(decode(f, code | sign_bit(f)) == -low && signbit(decode(f, code | sign_bit(f))));
    const double points[] = {low,
                             middle,
                             nextafter(middle, 0),
                             nextafter(middle, INFINITY),
                             (double)nextafterf((float)middle, 0),
                             (double)nextafterf((float)middle, INFINITY),
                             low + (high - low) / 4,
                             low + (high - low) * 3 / 4};
    for (size_t i = 0; i < sizeof points / sizeof points[0]; i++)
      check_encode(f, points[i], code);
  }
}

static void check_beyond(const format *f) {
  uint32_t top = sign_bit(f), last = largest_code(f);
  const double huge[] = {value_of(f, last + 1) * 2, 3e38, INFINITY};
  for (size_t i = 0; i < sizeof huge / sizeof huge[0]; i++) {
    if (huge[i] < value_of(f, last + 1))
      continue;
    uint32_t wanted = f->kind == FNUZ ? top : f->kind == SATURATE ? last : last + 1;
    EXPECT_EQ(encode_f32(f, huge[i]), wanted);
    EXPECT_EQ(encode_f64(f, huge[i]), wanted);
  }
  for (int wide = 0; wide < 2; wide++) {
    for (int sign = -1; sign <= 1; sign += 2) {
      double value = copysign((double)NAN, sign);
      uint32_t nan = wide ? encode_f64(f, value) : encode_f32(f, value);
      if (f->kind == SATURATE) /* no NaN: -0 */
        EXPECT_EQ(nan, top);
      else
        EXPECT(isnan(decode(f, nan)));
    }
  }
  if (f->kind == IEEE)
    for (uint32_t code = last + 1; code < top; code++)
      EXPECT(code == last + 1 ? isinf(decode(f, code)) : isnan(decode(f, code)));
}

/* f8E8M0FNU: powers of two only. */
static void check_scale_format(void) {
  for (int code = 0; code < 255; code++) {
    double x = ldexp(1, code - 127);
    EXPECT((double)sr_f32_from_f8E8M0FNU((uint8_t)code) == x);
    EXPECT_EQ(sr_f8E8M0FNU_from_f32((float)x), code);
    EXPECT_EQ(sr_f8E8M0FNU_from_f64(x), code);
    if (code > 0) {
      EXPECT_EQ(sr_f8E8M0FNU_from_f32((float)(x * 1.49)), code);
      EXPECT_EQ(sr_f8E8M0FNU_from_f64(nextafter(x * 1.5, 0)), code);
      EXPECT_EQ(sr_f8E8M0FNU_from_f32((float)(x * 1.5)), code + 1);
      EXPECT_EQ(sr_f8E8M0FNU_from_f64(x * 1.5), code + 1);
    }
  }
  const double undefined[] = {0.0, -0.0, -1, INFINITY, -INFINITY, NAN};
  for (size_t i = 0; i < sizeof undefined / sizeof undefined[0]; i++) {
    EXPECT_EQ(sr_f8E8M0FNU_from_f32((float)undefined[i]), 255);
    EXPECT_EQ(sr_f8E8M0FNU_from_f64(undefined[i]), 255);
  }
  EXPECT_EQ(sr_f8E8M0FNU_from_f64(1e300), 255);
  EXPECT_EQ(sr_f8E8M0FNU_from_f64(1e-300), 0);
  EXPECT_EQ(sr_f8E8M0FNU_from_f32(1e-40f), 0);
  EXPECT(isnan(sr_f32_from_f8E8M0FNU(255)));
}

int main(void) {
  for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
    check_numbers(&formats[i]);
    check_beyond(&formats[i]);
  }
  check_scale_format();
  return expect_result();
}
