/* Rounds doubles to the float types that programs use. */
#ifndef SR_EXECUTOR_IO_ROUND_H
#define SR_EXECUTOR_IO_ROUND_H

#include "base/dtype.h"

/*
 * Returns the bits of `value` in the float type `dtype`, rounded to nearest, ties to even.
 *
 * A value beyond the largest finite number becomes infinity. If the type has no infinity it becomes
 * NaN, and without NaN the largest number. NaN in a type without NaN becomes -0. f8E8M0FNU has
 * neither zero nor negative values: these become NaN.
 */
uint64_t sr_float_round(sr_dtype dtype, double value);

/* Returns the number of bits p of a uniform random number in `dtype`: the type can represent all
 * multiples of 2^-p in [0, 1). Returns 0 for f8E8M0FNU, which has no such numbers. */
int sr_float_uniform_bits(sr_dtype dtype);

/* True if rounding `value` to the float type `dtype` loses only digits. False if `value` is beyond
 * the type's largest number. Also false for a NaN, infinite, zero or negative value if the type has
 * no such value. */
bool sr_float_has(sr_dtype dtype, double value);

#endif
