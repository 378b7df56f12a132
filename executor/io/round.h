/* Rounds doubles to the float types of programs. */
#ifndef SR_EXECUTOR_IO_ROUND_H
#define SR_EXECUTOR_IO_ROUND_H

#include "base/dtype.h"

/*
 * Bits of `value` in the float type `dtype`, rounded to nearest, ties to even. A value beyond the
 * largest finite number becomes infinity; in types without infinity, NaN; in types without both,
 * the largest number. NaN in a type without NaN becomes -0. Zero and negative values, which
 * f8E8M0FNU does not have, become its NaN.
 */
uint64_t sr_float_round(sr_dtype dtype, double value);

/* The precision p of uniform random numbers: all multiples of 2^-p in [0, 1) are values of the
 * float type `dtype`. 0 for f8E8M0FNU. */
int sr_float_uniform_bits(sr_dtype dtype);

/* True if `value` loses nothing but digits in the float type `dtype`. False if `value` is NaN,
 * infinite, zero or negative and the type has no such values, or if it exceeds the type's largest
 * number. */
bool sr_float_has(sr_dtype dtype, double value);

#endif
