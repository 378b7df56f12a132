/* Rounds doubles to the float types of programs. */
#ifndef SR_EXECUTOR_IO_ROUND_H
#define SR_EXECUTOR_IO_ROUND_H

#include "base/dtype.h"

/*
 * Returns the bits of `value` in the float type `dtype`, rounded to nearest, ties to even. A value
 * beyond the largest finite number becomes infinity; in types without infinity, NaN; in types with
 * neither, the largest number. NaN in a type without NaN becomes -0. f8E8M0FNU has no zero and no
 * negative values: these become NaN.
 */
uint64_t sr_float_round(sr_dtype dtype, double value);

/* Returns the precision p of uniform random numbers: the float type `dtype` has all multiples of
 * 2^-p in [0, 1). Returns 0 for f8E8M0FNU. */
int sr_float_uniform_bits(sr_dtype dtype);

/* True if rounding `value` to the float type `dtype` loses only digits. False if `value` is above
 * the type's largest number, or if it is NaN, infinite, zero or negative and the type has no such
 * values. */
bool sr_float_has(sr_dtype dtype, double value);

#endif
