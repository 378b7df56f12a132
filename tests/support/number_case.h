/* Array elements as numbers, for the types that library calls support. */
#ifndef SR_TESTS_SUPPORT_NUMBER_CASE_H
#define SR_TESTS_SUPPORT_NUMBER_CASE_H

#include <complex.h>

#include "base/dtype.h"

/* Element `i` of an F32, F64, C64 or C128 array, without rounding. */
static inline long double complex number_get(sr_dtype dtype, const void *data, int64_t i) {
  switch ((int)dtype) {
  case SR_F32:
    return ((const float *)data)[i];
  case SR_F64:
    return ((const double *)data)[i];
  case SR_C64:
    return ((const float complex *)data)[i];
  default:
    return ((const double complex *)data)[i];
  }
}

#endif
