/* Special values first: no tolerance, however wide, makes an infinity out of a number. */
#include "api/tolerance.h"

#include <math.h>
#include <string.h>

#include "api/value.h"

/* Position on the line of representable values: +0 and -0 are both 0. */
static int64_t position(sr_dtype part, const void *data) {
  uint64_t bits = sr_value_bits(part, data);
  uint64_t sign = UINT64_C(1) << (sr_dtype_get(part)->bits - 1);
  int64_t size = (int64_t)(bits & (sign - 1));
  return bits & sign ? -size : size;
}

static uint64_t ulps_between(sr_dtype part, const void *got, const void *expected) {
  int64_t from = position(part, got), to = position(part, expected);
  return from > to ? (uint64_t)from - (uint64_t)to : (uint64_t)to - (uint64_t)from;
}

static bool parts_agree(const sr_tolerance *tolerance, sr_dtype part, const void *got,
                        const void *expected, double *largest) {
  double a = sr_value_load(part, got), b = sr_value_load(part, expected);
  if (isnan(a) || isnan(b))
    return isnan(a) && isnan(b);
  if (isinf(a) || isinf(b))
    return a == b;
  double difference = fabs(a - b);
  if (largest && difference > *largest)
    *largest = difference;
  if (tolerance->kind == SR_TOLERANCE_NEAR)
    return difference <= tolerance->absolute + tolerance->relative * fabs(b);
  uint64_t ulps = ulps_between(part, got, expected);
  return ulps >= tolerance->min_ulps && ulps <= tolerance->max_ulps;
}

bool sr_tolerance_agrees(const sr_tolerance *tolerance, sr_dtype dtype, const void *got,
                         const void *expected, double *largest) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  bool is_float = info->class_ == SR_CLASS_FLOAT || info->class_ == SR_CLASS_COMPLEX;
  bool same_bits = memcmp(got, expected, info->bytes) == 0;
  if (tolerance->kind == SR_TOLERANCE_NONE || !is_float || (same_bits && tolerance->min_ulps == 0))
    return same_bits;
  sr_dtype part = sr_dtype_part(dtype);
  size_t bytes = sr_dtype_get(part)->bytes;
  bool agree = true;
  for (int i = 0; i < sr_value_parts(dtype); i++)
    agree = parts_agree(tolerance, part, (const char *)got + (size_t)i * bytes,
                        (const char *)expected + (size_t)i * bytes, largest) &&
            agree;
  return agree;
}
