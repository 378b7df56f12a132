/* Numbers between text and the bits of an element type. */
#ifndef SR_GRAPH_IR_NUMBER_H
#define SR_GRAPH_IR_NUMBER_H

#include "base/dtype.h"
#include "base/text.h"

/* Value of the low bits of `bits` as a FLOAT type. Exact: every such value is a double. */
double sr_float_decode(sr_dtype dtype, uint64_t bits);

/*
 * Bits of the value of a FLOAT type nearest to `value`, ties to even. False when a finite `value`
 * lies beyond the largest one, or the type cannot hold it at all (NaN, infinity, a sign).
 */
bool sr_float_encode(sr_dtype dtype, double value, uint64_t *out_bits);

/*
 * The unsigned decimal number at `begin`, correctly rounded: digits with a point, perhaps an
 * exponent. Returns where it ends; NULL when it is malformed, too long or does not fit.
 */
const char *sr_float_take(sr_dtype dtype, const char *begin, const char *end, bool negative,
                          uint64_t *out_bits);
/* The same for a number that is all of [begin, end); false where it is not. */
bool sr_float_parse(sr_dtype dtype, const char *begin, const char *end, bool negative,
                    uint64_t *out_bits);

/* Appends the number as MLIR prints it: 1.000000e+00, 3.30000019, 0x7FC00000. */
void sr_float_print(sr_text *text, sr_dtype dtype, uint64_t bits);

/* The decimal or 0x... number that is all of [begin, end), without a sign; false when it is
 * malformed, empty or at least 2^64. */
bool sr_integer_parse(const char *begin, const char *end, uint64_t *out_value);

/*
 * True if `magnitude` with its sign fits an integer type: -2^(n-1) ... 2^n - 1 for iN (bits of
 * either reading), 0 ... 2^n - 1 for uiN, n the type's bits. *out_value is the value the type gives
 * these bits, that of a ui64 of 2^63 and more as the int64_t of the same bits; no number if false.
 */
bool sr_integer_fits(sr_dtype dtype, uint64_t magnitude, bool negative, int64_t *out_value);

#endif
