/* Doubles rounded to the float types of programs. */
#ifndef SR_EXECUTOR_IO_ROUND_H
#define SR_EXECUTOR_IO_ROUND_H

#include "base/dtype.h"

/*
 * Bits of `value` in a float `dtype`, rounded to nearest, ties to even. What lies beyond the
 * largest value becomes infinity, in types without infinity NaN, in types without both the largest
 * value; NaN in a type without NaN becomes -0; what f8E8M0FNU does not have (zero, negative values)
 * becomes its NaN.
 */
uint64_t sr_float_round(sr_dtype dtype, double value);

/*
 * Bits of significand p such that all multiples of 2^-p in [0, 1) are values of the float `dtype`:
 * of what uniform random numbers are made. 0 for f8E8M0FNU.
 */
int sr_float_uniform_bits(sr_dtype dtype);

/* Whether the float `dtype` has what `value` stands for, but for its rounding: NaN, infinity, zero
 * or a negative one, or a number that is not beyond the largest. */
bool sr_float_has(sr_dtype dtype, double value);

#endif
