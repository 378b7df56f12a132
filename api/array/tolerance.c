/* Infinities and NaN are compared before any tolerance applies: no tolerance makes an infinity
 * equal to a finite number. */
#include "api/array/tolerance.h"

#include <math.h>
#include <string.h>

#include "api/array/value.h"

/* Returns the index of a value among the representable values; +0 and -0 both have index 0. */
static int64_t position(sr_dtype part, const void *data) {
  uint64_t bits = sr_value_bits(part, data);
  uint64_t sign = UINT64_C(1) << (sr_dtype_get(part)->bits - 1);
  int64_t size = (int64_t)(bits & (sign - 1));
  return bits & sign ? -size : size;
}

/* Returns how many representable values apart the two are; UINT64_MAX if that is undefined. */
static uint64_t ulps_between(sr_dtype part, const void *got, const void *expected) {
  double a = sr_value_load(part, got), b = sr_value_load(part, expected);
  if (isnan(a) && isnan(b))
    return 0;
  if (isnan(a) || isnan(b) || isinf(a) || isinf(b))
    return a == b ? 0 : UINT64_MAX;
  int64_t from = position(part, got), to = position(part, expected);
  return from > to ? (uint64_t)from - (uint64_t)to : (uint64_t)to - (uint64_t)from;
}

static bool are_near(const sr_tolerance *tolerance, double got, double expected) {
  if (isnan(got) || isnan(expected))
    return isnan(got) && isnan(expected);
  if (isinf(got) || isinf(expected))
    return got == expected;
  return fabs(got - expected) <= tolerance->absolute + tolerance->relative * fabs(expected);
}

bool sr_tolerance_agrees(const sr_tolerance *tolerance, sr_dtype dtype, const void *got,
                         const void *expected, double *largest) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  bool is_float = info->class_ == SR_CLASS_FLOAT || info->class_ == SR_CLASS_COMPLEX;
  bool same_bits = memcmp(got, expected, info->bytes) == 0;
  if (tolerance->kind == SR_TOLERANCE_NONE || !is_float || (same_bits && tolerance->min_ulps == 0))
    return same_bits;
  sr_dtype part = sr_dtype_part(dtype);
  bool near = true;
  uint64_t ulps = 0;
  for (int i = 0; i < sr_value_parts(dtype); i++) {
    size_t offset = (size_t)i * sr_dtype_get(part)->bytes;
    const char *a = (const char *)got + offset, *b = (const char *)expected + offset;
    double x = sr_value_load(part, a), y = sr_value_load(part, b), difference = fabs(x - y);
    uint64_t apart = ulps_between(part, a, b);
    near = are_near(tolerance, x, y) && near;
    ulps = apart > ulps ? apart : ulps;
    if (largest && isfinite(x) && isfinite(y) && difference > *largest)
      *largest = difference;
  }
  if (tolerance->kind == SR_TOLERANCE_NEAR)
    return near;
  return ulps >= tolerance->min_ulps && ulps <= tolerance->max_ulps;
}
