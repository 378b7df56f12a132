/* Conversion of numbers between text and the bits of an element type. */
#ifndef SR_GRAPH_IR_NUMBER_H
#define SR_GRAPH_IR_NUMBER_H

#include "base/dtype.h"
#include "base/text.h"

/* The FLOAT value in the low bits of `bits`. Every FLOAT value is exact as a double. */
double sr_float_decode(sr_dtype dtype, uint64_t bits);

/* Bits of the FLOAT value nearest to `value`, ties to even. False if a finite `value` exceeds the
 * type's largest number, or if the type lacks `value` (NaN, infinity, a negative number). */
bool sr_float_encode(sr_dtype dtype, double value, uint64_t *out_bits);

/* Reads an unsigned decimal number at `begin`, correctly rounded: digits with an optional point and
 * exponent. Returns the end of the number; NULL if it is malformed, too long or out of range. */
const char *sr_float_take(sr_dtype dtype, const char *begin, const char *end, bool negative,
                          uint64_t *out_bits);
/* Like sr_float_take, but the number must fill [begin, end); false if it does not. */
bool sr_float_parse(sr_dtype dtype, const char *begin, const char *end, bool negative,
                    uint64_t *out_bits);

/* Appends the number as MLIR prints it: 1.000000e+00, 3.30000019, 0x7FC00000. */
void sr_float_print(sr_text *text, sr_dtype dtype, uint64_t bits);

/* Reads an unsigned decimal or 0x... number that fills [begin, end). False if it is empty,
 * malformed or at least 2^64. */
bool sr_integer_parse(const char *begin, const char *end, uint64_t *out_value);

/*
 * True if the number fits an integer type of n bits: -2^(n-1) ... 2^n - 1 for iN, whose bits may be
 * read as signed or unsigned, and 0 ... 2^n - 1 for uiN. *out_value is the number as
 * integer_value.h holds it; unspecified if false.
 */
bool sr_integer_fits(sr_dtype dtype, uint64_t magnitude, bool negative, int64_t *out_value);

#endif
