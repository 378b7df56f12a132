/*
 * The rule for equal elements, used by --expect, spmdrun_array_compare and self-checking modules.
 */
#ifndef SR_API_ARRAY_TOLERANCE_H
#define SR_API_ARRAY_TOLERANCE_H

#include "base/dtype.h"

typedef enum sr_tolerance_kind {
  SR_TOLERANCE_NONE, /* all bits are equal */
  SR_TOLERANCE_NEAR, /* |got - expected| <= absolute + relative * |expected| */
  SR_TOLERANCE_ULPS, /* the values are min_ulps to max_ulps representable values apart, see below */
} sr_tolerance_kind;

typedef struct sr_tolerance {
  sr_tolerance_kind kind;
  double relative, absolute;   /* for SR_TOLERANCE_NEAR */
  uint64_t min_ulps, max_ulps; /* for SR_TOLERANCE_ULPS */
} sr_tolerance;

/*
 * Compares two elements of `dtype`. Floats and complex numbers are compared as `tolerance` says;
 * elements of other types must have equal bits. Infinities and NaN:
 *
 *   NEAR   an infinity equals only itself, NaN equals NaN; real and imaginary parts are compared
 *          separately.
 *   ULPS   as in check.expect_close: the distance of +0 and -0 is 0, as is that of two NaN; the
 *          distance of an infinity or NaN to anything else is UINT64_MAX; for complex numbers the
 *          larger distance of the two parts counts.
 *
 * If `largest` is not NULL, *largest is raised to the difference of any two finite floats that
 * exceeds it.
 */
bool sr_tolerance_agrees(const sr_tolerance *tolerance, sr_dtype dtype, const void *got,
                         const void *expected, double *largest);

#endif
