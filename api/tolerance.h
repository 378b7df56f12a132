/*
 * When two elements count as equal: the one rule behind --expect, spmdrun_array_compare and
 * self-checking modules.
 */
#ifndef SR_API_TOLERANCE_H
#define SR_API_TOLERANCE_H

#include "base/dtype.h"

typedef enum sr_tolerance_kind {
  SR_TOLERANCE_NONE, /* equal bits */
  SR_TOLERANCE_NEAR, /* |got - expected| <= absolute + relative * |expected| */
  SR_TOLERANCE_ULPS, /* min_ulps to max_ulps representable values apart, see below */
} sr_tolerance_kind;

typedef struct sr_tolerance {
  sr_tolerance_kind kind;
  double relative, absolute;   /* NEAR */
  uint64_t min_ulps, max_ulps; /* ULPS */
} sr_tolerance;

/*
 * Compares two elements of `dtype`. Other types than floats are compared bit for bit whatever the
 * kind. Infinities and NaN:
 *   NEAR   an infinity is near itself alone, NaN near any NaN; complex numbers part by part.
 *   ULPS   as check.expect_close says: +0 and -0 are no value apart, nor are two NaN; an infinity
 *          or NaN is UINT64_MAX values from all else; of complex numbers the parts that are
 *          farther apart count.
 * The distance of finite floats is noted in `*largest` (may be NULL) when it is greater.
 */
bool sr_tolerance_agrees(const sr_tolerance *tolerance, sr_dtype dtype, const void *got,
                         const void *expected, double *largest);

#endif
