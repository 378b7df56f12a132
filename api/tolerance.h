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
  SR_TOLERANCE_ULPS, /* min_ulps to max_ulps representable values apart; +0 and -0 are one */
} sr_tolerance_kind;

typedef struct sr_tolerance {
  sr_tolerance_kind kind;
  double relative, absolute;   /* NEAR */
  uint64_t min_ulps, max_ulps; /* ULPS */
} sr_tolerance;

/*
 * Compares two elements of `dtype`. NEAR and ULPS are about floats, for complex ones part by part,
 * and there NaN agrees with any NaN and an infinity with itself alone; other types are compared bit
 * for bit whatever the kind. The distance of finite floats is noted in `*largest` (may be NULL)
 * when it is greater.
 */
bool sr_tolerance_agrees(const sr_tolerance *tolerance, sr_dtype dtype, const void *got,
                         const void *expected, double *largest);

#endif
