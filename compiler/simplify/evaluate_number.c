/*
 * Decodes elements of constants into numbers, and encodes numbers as elements.
 *
 * All supported floats are decoded to double, which represents each of them exactly. To round a
 * number to a 16-bit format, the code scales it by a power of two and rounds it to an integer. It
 * does not use a half type of C, which some compilers lack.
 */
#include "compiler/simplify/evaluate.h"

#include <math.h>
#include <string.h>

#include "graph/ir/integer_value.h"

bool sr_number_has(sr_dtype dtype) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  return info->class_ != SR_CLASS_FLOAT || info->bits >= 16;
}

/* Decodes a 16-bit float: a sign bit, 15 - `mantissa` bits of exponent, and `mantissa` bits of
 * mantissa. The bias of the exponent follows from its width, as in IEEE 754. */
static double half_decode(uint16_t bits, int mantissa) {
  int exponent_bits = 15 - mantissa;
  int bias = (1 << (exponent_bits - 1)) - 1;
  int exponent = (bits >> mantissa) & ((1 << exponent_bits) - 1);
  int fraction = bits & ((1 << mantissa) - 1);
  double sign = bits & 0x8000 ? -1.0 : 1.0;
  if (exponent == (1 << exponent_bits) - 1) {
    if (fraction == 0)
      return sign * (double)INFINITY;
    uint64_t nan = (uint64_t)(bits & 0x8000) << 48 | (uint64_t)0x7ff << 52 |
                   (uint64_t)fraction << (52 - mantissa);
    double value;
    memcpy(&value, &nan, sizeof value);
    return value;
  }
  if (exponent == 0)
    return sign * ldexp(fraction, 1 - bias - mantissa);
  return sign * ldexp(fraction + (1 << mantissa), exponent - bias - mantissa);
}

static uint16_t half_encode(double value, int mantissa) {
  int exponent_bits = 15 - mantissa;
  int bias = (1 << (exponent_bits - 1)) - 1;
  uint16_t sign = signbit(value) ? 0x8000 : 0;
  uint16_t infinity = (uint16_t)(((1 << exponent_bits) - 1) << mantissa);
  if (isnan(value)) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    unsigned payload = (unsigned)(bits >> (52 - mantissa)) & ((1u << mantissa) - 1);
    return (uint16_t)(sign | infinity | payload | 1u << (mantissa - 1));
  }
  if (isinf(value))
    return sign | infinity;
  if (value == 0)
    return sign;
  int exponent;
  (void)frexp(value, &exponent); /* |value| in [2^(exponent-1), 2^exponent) */
  int scale = exponent - 1 < 1 - bias ? 1 - bias : exponent - 1;
  /* |value| in units in the last place, rounded. If the rounding carries, the sum below increments
   * the exponent. */
  double units = nearbyint(ldexp(fabs(value), mantissa - scale));
  long code = (long)units + ((long)(scale + bias - 1) << mantissa);
  return code >= infinity ? sign | infinity : (uint16_t)(sign | (uint16_t)code);
}

static double float_load(sr_dtype dtype, const void *element) {
  if (dtype == SR_F64 || dtype == SR_C128) {
    double value;
    memcpy(&value, element, sizeof value);
    return value;
  }
  if (dtype == SR_F32 || dtype == SR_C64) {
    float value;
    memcpy(&value, element, sizeof value);
    return (double)value;
  }
  uint16_t bits;
  memcpy(&bits, element, sizeof bits);
  return half_decode(bits, dtype == SR_F16 ? 10 : 7);
}

static void float_store(sr_dtype dtype, double value, void *out_element) {
  if (dtype == SR_F64 || dtype == SR_C128) {
    memcpy(out_element, &value, sizeof value);
  } else if (dtype == SR_F32 || dtype == SR_C64) {
    float narrow = (float)value;
    memcpy(out_element, &narrow, sizeof narrow);
  } else {
    uint16_t bits = half_encode(value, dtype == SR_F16 ? 10 : 7);
    memcpy(out_element, &bits, sizeof bits);
  }
}

static sr_number load_number(sr_dtype dtype, const void *element) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  sr_number number = {.class_ = info->class_};
  if (info->class_ == SR_CLASS_FLOAT || info->class_ == SR_CLASS_COMPLEX) {
    number.re = float_load(dtype, element);
    if (info->class_ == SR_CLASS_COMPLEX)
      number.im = float_load(dtype, (const char *)element + info->bytes / 2);
    return number;
  }
  memcpy(&number.bits, element, info->bytes); /* little-endian */
  number.bits = (uint64_t)sr_integer_wrap(dtype, number.bits);
  return number;
}

void sr_number_store(sr_dtype dtype, sr_number number, void *out_element) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  if (info->class_ == SR_CLASS_FLOAT || info->class_ == SR_CLASS_COMPLEX) {
    float_store(dtype, number.re, out_element);
    if (info->class_ == SR_CLASS_COMPLEX)
      float_store(dtype, number.im, (char *)out_element + info->bytes / 2);
    return;
  }
  int64_t bits = sr_integer_wrap(dtype, number.bits);
  memcpy(out_element, &bits, info->bytes);
}

sr_number sr_number_int(sr_dtype dtype, int64_t value) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  sr_number number = {.class_ = info->class_};
  if (info->class_ == SR_CLASS_FLOAT || info->class_ == SR_CLASS_COMPLEX)
    number.re = (double)value;
  else
    number.bits = (uint64_t)sr_integer_wrap(dtype, (uint64_t)value);
  return number;
}

sr_number sr_dense_number(const sr_dense *dense, int64_t index) {
  size_t bytes = sr_dtype_get(dense->type->dtype)->bytes;
  size_t offset = dense->splat ? 0 : (size_t)index * bytes;
  return load_number(dense->type->dtype, (const char *)dense->data + offset);
}

static bool number_is_int(sr_number number, sr_dtype dtype, int64_t value) {
  sr_number wanted = sr_number_int(dtype, value);
  if (number.class_ == SR_CLASS_FLOAT || number.class_ == SR_CLASS_COMPLEX)
    return number.re == wanted.re && !signbit(number.re) == !signbit(wanted.re) &&
           (number.class_ == SR_CLASS_FLOAT || (number.im == 0 && !signbit(number.im)));
  return number.bits == wanted.bits;
}

bool sr_dense_is_int(const sr_dense *dense, int64_t value) {
  sr_dtype dtype = dense->type->dtype;
  if (dtype == SR_DTYPE_COUNT || !sr_number_has(dtype))
    return false;
  /* Only a constant marked as a splat is looked at. Comparing all elements of other constants is
   * not worth the time; constant-splat marks them. */
  return dense->splat && number_is_int(sr_dense_number(dense, 0), dtype, value);
}
