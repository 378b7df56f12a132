/*
 * Rounds to all small float formats with one function; a table describes the fields of each format.
 * The magnitude is divided by the unit in the last place and rounded to an integer. The codes of
 * positive floats are consecutive integers. So when rounding overflows the significand, the carry
 * goes into the exponent and gives the right code.
 */
#include "executor/io/round.h"

#include <math.h>
#include <string.h>

/* Which special values a format has at the upper end of its codes. */
typedef enum ending {
  ENDS_IEEE,     /* infinity and NaN share the largest exponent */
  ENDS_FN,       /* no infinity; in NaN all bits except the sign are ones */
  ENDS_FNUZ,     /* no infinity, no -0; NaN has the code that -0 would have */
  ENDS_FINITE,   /* neither infinity nor NaN */
  ENDS_EXPONENT, /* f8E8M0FNU: only an exponent, no sign and no zero; has a NaN */
} ending;

typedef struct format {
  int significand; /* number of stored significand bits */
  int bias;
  ending end;
} format;

static const format formats[SR_DTYPE_COUNT] = {
    [SR_F4E2M1FN] = {1, 1, ENDS_FINITE},      [SR_F6E2M3FN] = {3, 1, ENDS_FINITE},
    [SR_F6E3M2FN] = {2, 3, ENDS_FINITE},      [SR_F8E3M4] = {4, 3, ENDS_IEEE},
    [SR_F8E4M3] = {3, 7, ENDS_IEEE},          [SR_F8E4M3FN] = {3, 7, ENDS_FN},
    [SR_F8E4M3FNUZ] = {3, 8, ENDS_FNUZ},      [SR_F8E4M3B11FNUZ] = {3, 11, ENDS_FNUZ},
    [SR_F8E5M2] = {2, 15, ENDS_IEEE},         [SR_F8E5M2FNUZ] = {2, 16, ENDS_FNUZ},
    [SR_F8E8M0FNU] = {0, 127, ENDS_EXPONENT}, [SR_BF16] = {7, 127, ENDS_IEEE},
    [SR_F16] = {10, 15, ENDS_IEEE},           [SR_F32] = {23, 127, ENDS_IEEE},
    [SR_F64] = {52, 1023, ENDS_IEEE},
};

static uint64_t sign_bit(sr_dtype dtype) {
  return (uint64_t)1 << (sr_dtype_get(dtype)->bits - 1);
}

static uint64_t nan_code(sr_dtype dtype) {
  const format *f = &formats[dtype];
  switch (f->end) {
  case ENDS_IEEE:
    /* all exponent bits and the first significand bit are ones */
    return (sign_bit(dtype) - 1) ^ (((uint64_t)1 << (f->significand - 1)) - 1);
  case ENDS_FN:
    return sign_bit(dtype) - 1;
  case ENDS_FNUZ:
  case ENDS_FINITE:
    return sign_bit(dtype);
  case ENDS_EXPONENT:
    return 0xff;
  }
  return 0;
}

/* Rounds `magnitude` and returns its code: the bits without the sign. The result may be beyond the
 * code of the largest finite value. `lowest` is the exponent of the smallest normal number. */
static uint64_t magnitude_code(const format *f, double magnitude, int lowest) {
  int exponent;
  frexp(magnitude, &exponent);
  exponent -= 1; /* magnitude = 1.xxx * 2^exponent */
  if (magnitude == 0.0 || exponent < lowest)
    exponent = lowest;
  double units = nearbyint(ldexp(magnitude, f->significand - exponent));
  int64_t code = (int64_t)(exponent + f->bias) * ((int64_t)1 << f->significand) + (int64_t)units -
                 ((int64_t)1 << f->significand);
  return (uint64_t)code;
}

static uint64_t round_exponent(const format *f, double value) {
  if (!(value > 0.0) || isinf(value))
    return 0xff;
  /* 2^-127 has the code 0 and is the smallest value, so smaller ones become 2^-127 */
  if (value < ldexp(1.0, -f->bias))
    return 0;
  uint64_t code = magnitude_code(f, value, -f->bias);
  return code > 0xff ? 0xff : code;
}

uint64_t sr_float_round(sr_dtype dtype, double value) {
  const format *f = &formats[dtype];
  if (f->end == ENDS_EXPONENT)
    return round_exponent(f, value);
  if (isnan(value))
    return nan_code(dtype);
  uint64_t sign = signbit(value) ? sign_bit(dtype) : 0;
  uint64_t all = sign_bit(dtype) - 1;
  uint64_t infinity = all ^ (((uint64_t)1 << f->significand) - 1);
  uint64_t code = isinf(value) ? UINT64_MAX : magnitude_code(f, fabs(value), 1 - f->bias);
  switch (f->end) {
  case ENDS_IEEE:
    return sign | (code < infinity ? code : infinity);
  case ENDS_FN:
    return sign | (code < all ? code : all);
  case ENDS_FNUZ:
    if (code > all)
      return nan_code(dtype);
    return code == 0 ? 0 : sign | code;
  case ENDS_FINITE:
    return sign | (code < all ? code : all);
  case ENDS_EXPONENT:
    break;
  }
  return 0;
}

int sr_float_uniform_bits(sr_dtype dtype) {
  const format *f = &formats[dtype];
  if (f->end == ENDS_EXPONENT)
    return 0;
  int by_significand = f->significand + 1, by_smallest = f->significand + f->bias - 1;
  return by_significand < by_smallest ? by_significand : by_smallest;
}

/* Returns the code of the largest finite value of `dtype`. */
static uint64_t largest_code(sr_dtype dtype) {
  const format *f = &formats[dtype];
  uint64_t all = sign_bit(dtype) - 1;
  switch (f->end) {
  case ENDS_IEEE:
    return (all ^ (((uint64_t)1 << f->significand) - 1)) - 1;
  case ENDS_FN:
    return all - 1;
  case ENDS_FNUZ:
  case ENDS_FINITE:
    return all;
  case ENDS_EXPONENT:
    return 0xfe;
  }
  return 0;
}

bool sr_float_has(sr_dtype dtype, double value) {
  ending end = formats[dtype].end;
  if (isnan(value))
    return end != ENDS_FINITE;
  if (isinf(value))
    return end == ENDS_IEEE;
  if (end == ENDS_EXPONENT && !(value > 0.0))
    return false;
  return magnitude_code(&formats[dtype], fabs(value), 1 - formats[dtype].bias) <=
         largest_code(dtype);
}
