/*
 * Converts decimal text to numbers of an element type, and back.
 *
 * Reading: if the digits are an integer of at most 2^53 and the power of ten is at most 10^22, a
 * double holds both exactly. One multiplication or division then gives the correctly rounded double
 * (Clinger's fast path). Other numbers are read by strtod in the "C" locale. Rounding this double
 * to a narrower type gives the right number, unless the double lies exactly between two numbers of
 * the narrower type. In that case the text decides which of the two is nearer.
 *
 * Printing gives the same bytes as LLVM's APFloat: six digits with an exponent, if they read back
 * to the same bits; else as many digits as distinguish all numbers of the type; else the bits in
 * hexadecimal.
 */
#include "graph/ir/number.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/c_locale.h"
#include "base/status.h"

/* ---- formats --------------------------------------------------------------------------------- */

typedef enum special {
  SPECIAL_IEEE,   /* the largest exponent encodes infinities and NaNs */
  SPECIAL_FN,     /* all ones encode NaN; there is no infinity */
  SPECIAL_FNUZ,   /* the bits of -0 encode NaN; there is no infinity and no -0 */
  SPECIAL_FINITE, /* every bit pattern is a finite number */
  SPECIAL_SCALE,  /* only powers of two; no sign, no zero; all ones encode NaN */
} special;

typedef struct format {
  int exponent_bits, mantissa_bits, bias;
  special kind;
} format;

static format format_of(sr_dtype dtype) {
  switch ((int)dtype) {
  case SR_F4E2M1FN:
    return (format){2, 1, 1, SPECIAL_FINITE};
  case SR_F6E2M3FN:
    return (format){2, 3, 1, SPECIAL_FINITE};
  case SR_F6E3M2FN:
    return (format){3, 2, 3, SPECIAL_FINITE};
  case SR_F8E3M4:
    return (format){3, 4, 3, SPECIAL_IEEE};
  case SR_F8E4M3:
    return (format){4, 3, 7, SPECIAL_IEEE};
  case SR_F8E4M3FN:
    return (format){4, 3, 7, SPECIAL_FN};
  case SR_F8E4M3FNUZ:
    return (format){4, 3, 8, SPECIAL_FNUZ};
  case SR_F8E4M3B11FNUZ:
    return (format){4, 3, 11, SPECIAL_FNUZ};
  case SR_F8E5M2:
    return (format){5, 2, 15, SPECIAL_IEEE};
  case SR_F8E5M2FNUZ:
    return (format){5, 2, 16, SPECIAL_FNUZ};
  case SR_F8E8M0FNU:
    return (format){8, 0, 127, SPECIAL_SCALE};
  case SR_BF16:
    return (format){8, 7, 127, SPECIAL_IEEE};
  case SR_F16:
    return (format){5, 10, 15, SPECIAL_IEEE};
  case SR_F32:
    return (format){8, 23, 127, SPECIAL_IEEE};
  default: /* SR_F64 */
    return (format){11, 52, 1023, SPECIAL_IEEE};
  }
}

/* Returns the bits of the largest finite number, without the sign bit. */
static uint64_t format_largest(format f) {
  uint64_t ones = (UINT64_C(1) << (f.exponent_bits + f.mantissa_bits)) - 1;
  switch (f.kind) {
  case SPECIAL_IEEE:
    return (((UINT64_C(1) << f.exponent_bits) - 1) << f.mantissa_bits) - 1;
  case SPECIAL_FN:
  case SPECIAL_SCALE:
    return ones - 1;
  case SPECIAL_FNUZ:
  case SPECIAL_FINITE:
    return ones;
  }
  return ones;
}

double sr_float_decode(sr_dtype dtype, uint64_t bits) {
  format f = format_of(dtype);
  int width = f.exponent_bits + f.mantissa_bits;
  uint64_t magnitude = bits & ((UINT64_C(1) << width) - 1);
  bool negative = f.kind != SPECIAL_SCALE && ((bits >> width) & 1) != 0;
  double sign = negative ? -1.0 : 1.0;
  if (f.kind == SPECIAL_FNUZ && negative && magnitude == 0)
    return (double)NAN;
  uint64_t mantissa = magnitude & ((UINT64_C(1) << f.mantissa_bits) - 1);
  if (magnitude > format_largest(f))
    return f.kind == SPECIAL_IEEE && mantissa == 0 ? sign * (double)INFINITY : (double)NAN;
  int exponent = (int)(magnitude >> f.mantissa_bits);
  if (f.kind == SPECIAL_SCALE)
    return ldexp(1.0, exponent - f.bias);
  if (exponent == 0)
    return sign * ldexp((double)mantissa, 1 - f.bias - f.mantissa_bits);
  return sign * ldexp((double)(mantissa | (UINT64_C(1) << f.mantissa_bits)),
                      exponent - f.bias - f.mantissa_bits);
}

/* Rounds `value` to an integer. A tie is rounded up if `lean` > 0, down if `lean` < 0, and to even
 * if `lean` is 0. */
static double round_half(double value, int lean) {
  double below = floor(value), rest = value - below;
  if (rest != 0.5)
    return rest < 0.5 ? below : below + 1;
  if (lean != 0)
    return lean > 0 ? below + 1 : below;
  return fmod(below, 2) == 0 ? below : below + 1;
}

/* Encodes a number that is not negative. `value` is the double nearest to the number, and `lean` is
 * the sign of (number - value): it decides ties. False if the number is too large. */
static bool encode_magnitude(format f, double value, int lean, uint64_t *out_bits) {
  if (value == 0) {
    *out_bits = 0; /* a type without zero encodes 0 as its least number, as MLIR does */
    return true;
  }
  int exponent;
  frexp(value, &exponent);
  exponent--; /* value = 1.x * 2^exponent */
  int least = f.kind == SPECIAL_SCALE ? -f.bias : 1 - f.bias;
  int quantum = (exponent < least ? least : exponent) - f.mantissa_bits;
  double units = round_half(ldexp(value, -quantum), lean);
  uint64_t hidden = UINT64_C(1) << f.mantissa_bits;
  uint64_t bits;
  if (f.kind == SPECIAL_SCALE) {
    bits = exponent < least ? 0 : (uint64_t)(exponent + f.bias) + (units > 1 ? 1 : 0);
  } else if (exponent < least) {
    bits = (uint64_t)units;
  } else {
    bits = ((uint64_t)(exponent + f.bias) << f.mantissa_bits) + (uint64_t)units - hidden;
  }
  *out_bits = bits;
  return bits <= format_largest(f);
}

static bool encode(sr_dtype dtype, double value, bool negative, int lean, uint64_t *out_bits) {
  format f = format_of(dtype);
  int width = f.exponent_bits + f.mantissa_bits;
  uint64_t bits = 0;
  bool fits = encode_magnitude(f, value, lean, &bits);
  if (negative && f.kind == SPECIAL_SCALE)
    return false;
  if (negative && !(f.kind == SPECIAL_FNUZ && bits == 0))
    bits |= UINT64_C(1) << width;
  *out_bits = bits;
  return fits;
}

bool sr_float_encode(sr_dtype dtype, double value, uint64_t *out_bits) {
  if (isfinite(value))
    return encode(dtype, fabs(value), signbit(value) != 0, 0, out_bits);
  format f = format_of(dtype);
  int width = f.exponent_bits + f.mantissa_bits;
  uint64_t sign = signbit(value) ? UINT64_C(1) << width : 0;
  uint64_t ones = (UINT64_C(1) << width) - 1;
  switch (f.kind) {
  case SPECIAL_IEEE:
    *out_bits = sign | (format_largest(f) + 1);
    if (isnan(value))
      *out_bits |= UINT64_C(1) << (f.mantissa_bits - 1);
    return true;
  case SPECIAL_FN:
  case SPECIAL_SCALE:
    *out_bits = ones | (f.kind == SPECIAL_FN ? sign : 0);
    return isnan(value);
  case SPECIAL_FNUZ:
    *out_bits = UINT64_C(1) << width;
    return isnan(value);
  case SPECIAL_FINITE:
    break;
  }
  *out_bits = 0;
  return false;
}

/* ---- text to number -------------------------------------------------------------------------- */

static const double powers_of_ten[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                       1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                       1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
enum {
  LARGEST_POWER = 22,
  LONGEST_NUMBER = 1000
};

/* A decimal number without its sign: digits * 10^exponent. Digits after the first 19 are dropped;
 * `exact`: all dropped digits are zeros. `point`: the text has a decimal point. */
typedef struct decimal {
  uint64_t digits;
  int exponent;
  bool exact, point;
} decimal;

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

/* True if the eight bytes are digits, '0' (0x30) to '9' (0x39). A digit has the high half-byte 3,
 * and still has it after 6 is added. */
static bool are_digits(uint64_t bytes) {
  const uint64_t high = UINT64_C(0xF0F0F0F0F0F0F0F0), zeros = UINT64_C(0x3030303030303030);
  return (bytes & high) == zeros && ((bytes + UINT64_C(0x0606060606060606)) & high) == zeros;
}

/* Returns the number that eight digits form. The first digit is the first byte in memory. Combines
 * pairs of digits into numbers, then pairs of these, then the two halves. */
static uint64_t eight_digits(uint64_t bytes) {
  bytes &= UINT64_C(0x0F0F0F0F0F0F0F0F);
  bytes = (bytes * 10 + (bytes >> 8)) & UINT64_C(0x00FF00FF00FF00FF);
  bytes = (bytes * 100 + (bytes >> 16)) & UINT64_C(0x0000FFFF0000FFFF);
  return (bytes * 10000 + (bytes >> 32)) & UINT64_C(0xFFFFFFFF);
}

/* Appends the digits at `p` to the decimal and returns the end of the digits. `fraction`: the
 * digits follow the decimal point. */
static const char *take_digits(const char *p, const char *end, bool fraction, decimal *d) {
  uint64_t bytes;
  while (end - p >= 8 && d->digits < UINT64_C(10000000000) &&
         (memcpy(&bytes, p, 8), are_digits(bytes))) {
    d->digits = d->digits * 100000000 + eight_digits(bytes);
    d->exponent -= fraction ? 8 : 0;
    p += 8;
  }
  for (; p < end && is_digit(*p); p++) {
    if (d->digits < UINT64_C(1000000000000000000)) {
      d->digits = d->digits * 10 + (uint64_t)(*p - '0');
      d->exponent -= fraction;
    } else {
      d->exact = d->exact && *p == '0';
      d->exponent += !fraction;
    }
  }
  return p;
}

/* Reads a decimal number: digits [. digits] [e [sign] digits]. Returns its end, or NULL if the text
 * is malformed or the number has more than LONGEST_NUMBER characters. */
static const char *decimal_read(const char *begin, const char *end, decimal *out) {
  *out = (decimal){.exact = true};
  if (begin == end || !is_digit(*begin))
    return NULL;
  const char *p = take_digits(begin, end, false, out);
  out->point = p < end && *p == '.';
  if (out->point)
    p = take_digits(p + 1, end, true, out);
  if (p < end && (*p == 'e' || *p == 'E')) {
    p++;
    bool negative = p < end && *p == '-';
    if (p < end && (*p == '-' || *p == '+'))
      p++;
    if (p == end || !is_digit(*p))
      return NULL;
    int exponent = 0;
    for (; p < end && is_digit(*p); p++)
      if (exponent < 100000)
        exponent = exponent * 10 + (*p - '0');
    out->exponent += negative ? -exponent : exponent;
  }
  return p - begin > LONGEST_NUMBER ? NULL : p;
}

static const char *terminated(const char *begin, const char *end, char buffer[]) {
  size_t length = (size_t)(end - begin);
  memcpy(buffer, begin, length);
  buffer[length] = '\0';
  return buffer;
}

static double slow_double(const char *begin, const char *end) {
  char buffer[LONGEST_NUMBER + 1];
  return strtod_l(terminated(begin, end, buffer), NULL, sr_c_locale());
}

static float slow_float(const char *begin, const char *end) {
  char buffer[LONGEST_NUMBER + 1];
  return strtof_l(terminated(begin, end, buffer), NULL, sr_c_locale());
}

/* Returns the sign of (number in the text - value). */
static int slow_lean(const char *begin, const char *end, double value) {
  char buffer[LONGEST_NUMBER + 1];
  long double fine = strtold_l(terminated(begin, end, buffer), NULL, sr_c_locale());
  return fine > (long double)value ? 1 : fine < (long double)value ? -1 : 0;
}

static bool parse_f32(double value, const char *begin, const char *end, bool negative,
                      uint64_t *out_bits) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  bool middle = (bits & UINT64_C(0x1FFFFFFF)) == UINT64_C(0x10000000);
  bool tiny = value < 0x1p-126 && value > 0;
  float narrow = middle || tiny ? slow_float(begin, end) : (float)value;
  uint32_t word;
  memcpy(&word, &narrow, sizeof word);
  *out_bits = word | (negative ? UINT32_C(0x80000000) : 0);
  return isfinite(narrow);
}

/* Does the work of sr_float_parse, for a number that may end before `end`. Returns the end of the
 * number; NULL if it is malformed, too long, or too large for `dtype`. */
static const char *take_float(sr_dtype dtype, const char *begin, const char *end, bool negative,
                              uint64_t *out_bits) {
  decimal d;
  end = decimal_read(begin, end, &d);
  if (!end || !d.point)
    return NULL;
  double value;
  if (d.exact && d.digits <= UINT64_C(1) << 53 && abs(d.exponent) <= LARGEST_POWER)
    value = d.exponent < 0 ? (double)d.digits / powers_of_ten[-d.exponent]
                           : (double)d.digits * powers_of_ten[d.exponent];
  else
    value = slow_double(begin, end);
  if (!isfinite(value))
    return NULL;
  bool fits = true;
  if (dtype == SR_F64) {
    memcpy(out_bits, &value, sizeof value);
    *out_bits |= negative ? UINT64_C(1) << 63 : 0;
  } else if (dtype == SR_F32) {
    fits = parse_f32(value, begin, end, negative, out_bits);
  } else {
    fits = encode(dtype, value, negative, slow_lean(begin, end, value), out_bits);
  }
  return fits ? end : NULL;
}

bool sr_float_parse(sr_dtype dtype, const char *begin, const char *end, bool negative,
                    uint64_t *out_bits) {
  return take_float(dtype, begin, end, negative, out_bits) == end;
}

bool sr_integer_parse(const char *begin, const char *end, uint64_t *out_value) {
  uint64_t value = 0;
  const char *p = begin;
  if (end - begin > 2 && begin[0] == '0' && begin[1] == 'x') {
    for (p += 2; p < end; p++) {
      int digit = is_digit(*p)                           ? *p - '0'
                  : (*p | 32) >= 'a' && (*p | 32) <= 'f' ? (*p | 32) - 'a' + 10
                                                         : -1;
      if (digit < 0 || value >> 60)
        return false;
      value = value << 4 | (uint64_t)digit;
    }
  } else {
    for (; p < end; p++)
      if (!is_digit(*p) || __builtin_mul_overflow(value, 10, &value) ||
          __builtin_add_overflow(value, (uint64_t)(*p - '0'), &value))
        return false;
  }
  *out_value = value;
  return begin < end;
}

bool sr_integer_fits(sr_dtype dtype, uint64_t magnitude, bool negative, int64_t *out_value) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  unsigned bits = info->bits;
  uint64_t largest = bits == 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
  if (negative) {
    *out_value = (int64_t)(0 - magnitude);
    return magnitude == 0 ||
           (info->class_ != SR_CLASS_UNSIGNED && magnitude <= UINT64_C(1) << (bits - 1));
  }
  uint64_t sign = UINT64_C(1) << (bits - 1);
  if (info->class_ == SR_CLASS_SIGNED && (magnitude & sign))
    *out_value = (int64_t)(magnitude | ~largest);
  else
    *out_value = (int64_t)magnitude;
  return magnitude <= largest;
}

/* ---- number to text -------------------------------------------------------------------------- */

enum {
  MOST_DIGITS = 17,
  EXACT_DIGITS = 800
};

/*
 * Returns how many leading decimal digits of `value` > 0 APFloat keeps before it rounds to
 * `precision` digits. `exponent` is the power of ten of the first digit. APFloat writes `value` as
 * an integer times a power of ten, where the integer is an odd number times a power of 2 or 5.
 * APFloat then divides this integer by a power of ten, without rounding, so that about precision *
 * log2(10) bits remain.
 */
static int digits_kept(double value, int precision, int exponent) {
  int binary;
  double odd = ldexp(frexp(value, &binary), 53);
  for (binary -= 53; fmod(odd, 2) == 0; binary++)
    odd /= 2;
  int fives = binary < 0 ? -binary : 0;
  long double size = log2l((long double)odd) + (binary < 0 ? fives * log2l(5) : binary);
  int bits = (int)floorl(size) + 1, needed = (precision * 196 + 58) / 59;
  int dropped = bits > needed ? (bits - needed) * 59 / 196 : 0;
  return exponent + 1 + fives - dropped;
}

/* Returns the number of digits that remain without the trailing zeros; at least 1. */
static size_t strip_zeros(const char *digits, size_t count) {
  while (count > 1 && digits[count - 1] == '0')
    count--;
  return count;
}

/* Rounds the digits to `precision` digits; half is rounded up. Returns the number of digits that
 * remain without trailing zeros. If all kept digits were nines and are rounded up, they become a
 * single 1, and the exponent grows by one. */
static size_t round_digits(char *digits, size_t count, size_t precision, int *exponent) {
  if (count <= precision)
    return count;
  size_t kept = precision;
  if (digits[precision] >= '5') {
    while (kept > 0 && digits[kept - 1] == '9')
      kept--;
    if (kept == 0) {
      digits[0] = '1';
      ++*exponent;
      return 1;
    }
    digits[kept - 1]++;
  }
  return strip_zeros(digits, kept);
}

/* Writes the decimal digits that APFloat prints for `value` > 0 to `digits`. The number is
 * d1.d2d3... * 10^*out_exponent. */
static void digits_of(double value, int precision, char digits[MOST_DIGITS + 1],
                      int *out_exponent) {
  char buffer[EXACT_DIGITS + 32], exact[EXACT_DIGITS];
  sr_snprintf(buffer, sizeof buffer, "%.*e", EXACT_DIGITS - 1, value);
  size_t count = 0;
  const char *p = buffer;
  for (; *p && *p != 'e'; p++)
    if (is_digit(*p) && count < EXACT_DIGITS)
      exact[count++] = *p;
  *out_exponent = (int)strtol(p + 1, NULL, 10);
  int kept = digits_kept(value, precision, *out_exponent);
  if (kept > 0 && (size_t)kept < count)
    count = (size_t)kept;
  count = round_digits(exact, strip_zeros(exact, count), (size_t)precision, out_exponent);
  SR_ASSERT(count <= MOST_DIGITS);
  memcpy(digits, exact, count);
  digits[count] = '\0';
}

/* Prints six digits and a 0, as d.ddddd0e+XX. APFloat prints this last 0, too. */
static void print_short(double value, char out[32]) {
  char digits[MOST_DIGITS + 1];
  int exponent;
  digits_of(value, 6, digits, &exponent);
  snprintf(out, 32, "%c.%.5s%.*se%c%02d", digits[0], digits + 1, 7 - (int)strlen(digits), "000000",
           exponent < 0 ? '-' : '+', abs(exponent));
}

/* Prints up to `precision` digits, as many as distinguish all numbers of the type: 0.00125 if the
 * exponent is small, else 1.25E-7. */
static void print_long(double value, int precision, char out[64]) {
  char digits[MOST_DIGITS + 1];
  int exponent;
  digits_of(value, precision, digits, &exponent);
  int count = (int)strlen(digits);
  int last = exponent - (count - 1); /* power of ten of the last digit */
  bool scientific;
  if (last >= 0)
    scientific = last > 3 || count + last > precision;
  else
    scientific = exponent < 0 && -exponent > 3;
  if (scientific)
    snprintf(out, 64, "%c.%sE%c%d", digits[0], count == 1 ? "0" : digits + 1,
             exponent < 0 ? '-' : '+', abs(exponent));
  else if (last >= 0)
    snprintf(out, 64, "%s%.*s", digits, last, "000");
  else if (exponent >= 0)
    snprintf(out, 64, "%.*s.%s", exponent + 1, digits, digits + exponent + 1);
  else
    snprintf(out, 64, "0.%.*s%s", -exponent - 1, "000", digits);
}

static bool reads_back(const char *number, sr_dtype dtype, uint64_t magnitude_bits) {
  uint64_t bits;
  return sr_float_parse(dtype, number, number + strlen(number), false, &bits) &&
         bits == magnitude_bits;
}

void sr_float_print(sr_text *text, sr_dtype dtype, uint64_t bits) {
  format f = format_of(dtype);
  int width = f.exponent_bits + f.mantissa_bits;
  double value = sr_float_decode(dtype, bits);
  if (!isfinite(value)) {
    sr_text_printf(text, "0x%" PRIX64, bits);
    return;
  }
  const char *sign = signbit(value) ? "-" : "";
  if (value == 0) {
    sr_text_printf(text, "%s0.000000e+00", sign);
    return;
  }
  uint64_t magnitude = bits & ((UINT64_C(1) << width) - 1);
  char number[64];
  print_short(fabs(value), number);
  if (reads_back(number, dtype, magnitude)) {
    sr_text_printf(text, "%s%s", sign, number);
    return;
  }
  print_long(fabs(value), 2 + (f.mantissa_bits + 1) * 59 / 196, number);
  if (strchr(number, '.') && reads_back(number, dtype, magnitude))
    sr_text_printf(text, "%s%s", sign, number);
  else
    sr_text_printf(text, "0x%" PRIX64, bits);
}
