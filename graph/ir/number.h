/* Conversion of numbers between text and the bits of an element type. */
#ifndef SR_GRAPH_IR_NUMBER_H
#define SR_GRAPH_IR_NUMBER_H

#include "base/dtype.h"
#include "base/text.h"

/* Returns the number that the low bits of `bits` encode. `dtype` is of class SR_CLASS_FLOAT. A
 * double holds every such number exactly. */
double sr_float_decode(sr_dtype dtype, uint64_t bits);

/* Finds the bits of the number of type `dtype` (of SR_CLASS_FLOAT) that is nearest to `value`; ties
 * go to even. False if `value` is finite but beyond the type's largest number, or if the type
 * cannot express it: some types have no NaN, no infinity or no negative numbers. */
bool sr_float_encode(sr_dtype dtype, double value, uint64_t *out_bits);

/* Reads the unsigned decimal number [begin, end): digits, a point, digits, and perhaps an exponent.
 * *out_bits gets the correctly rounded number, negated if `negative`. False if the number is
 * malformed, too long, or too large for `dtype`. */
bool sr_float_parse(sr_dtype dtype, const char *begin, const char *end, bool negative,
                    uint64_t *out_bits);

/* Appends the number with the bits `bits` as MLIR prints it: 1.000000e+00, 3.30000019,
 * 0x7FC00000. */
void sr_float_print(sr_text *text, sr_dtype dtype, uint64_t bits);

/* Reads an unsigned decimal or hexadecimal (0x...) integer that fills [begin, end). False if the
 * text is empty or malformed, or if the integer is 2^64 or more. */
bool sr_integer_parse(const char *begin, const char *end, uint64_t *out_value);

/*
 * True if the number, `magnitude` or -`magnitude`, fits the integer type `dtype` of n bits. The
 * range of iN is -2^(n-1) ... 2^n - 1, because its bits may be written as a signed or an unsigned
 * number. The range of uiN is 0 ... 2^n - 1. *out_value is the number as integer_value.h represents
 * it; unspecified if the function returns false.
 */
bool sr_integer_fits(sr_dtype dtype, uint64_t magnitude, bool negative, int64_t *out_value);

#endif
