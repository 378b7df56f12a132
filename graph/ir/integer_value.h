/*
 * Arithmetic on integers and truth values as StableHLO defines it, on one number or on an array.
 *
 * A number is held in an int64_t. Signed types are sign-extended and unsigned types zero-extended,
 * so that a ui64 of 2^63 or more looks negative. An i1 is 0 or 1. Results wrap around at the width
 * of the type.
 *
 * Where the specification leaves a result open, these functions give what compiled programs give
 * (docs/stablehlo.md): x / 0 has all bits set, and x % 0 is x. The least signed number divided by
 * -1 is the least number, with remainder 0. A shift by the width or more gives 0; an arithmetic
 * right shift gives copies of the sign bit.
 */
#ifndef SR_GRAPH_IR_INTEGER_VALUE_H
#define SR_GRAPH_IR_INTEGER_VALUE_H

#include "graph/ir/compare.h"

/* True for i1 and the integer types. */
bool sr_integer_has(sr_dtype dtype);
/* Wraps `bits` to the width of `dtype`, and sign- or zero-extends the result. */
int64_t sr_integer_wrap(sr_dtype dtype, uint64_t bits);
/* Returns element `index` of a constant, which may be a splat. */
int64_t sr_dense_integer(const sr_dense *dense, int64_t index);
/* Returns a negative number, 0 or a positive number if `a` is less than, equal to or greater than
 * `b`. */
int sr_integer_order(sr_dtype dtype, int64_t a, int64_t b);

/* Both compute the result of the elementwise op `code` whose operands and result have type `dtype`.
 * They return false if the op is not defined for `dtype`, or for a signed power with a negative
 * exponent. */
bool sr_integer_unary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t *out);
bool sr_integer_binary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t b, int64_t *out);
/* Converts a number to the integer type `to`. A number other than 0 becomes 1 as an i1. */
int64_t sr_integer_convert(sr_dtype to, int64_t number);

/* Like the functions above, for arrays of `count` numbers. `out` may be the same array as `a` or
 * `b`. If a function returns false, the contents of `out` are unspecified. */
bool sr_integers_unary(sr_opcode code, sr_dtype dtype, const int64_t *a, int64_t count,
                       int64_t *out);
bool sr_integers_binary(sr_opcode code, sr_dtype dtype, const int64_t *a, const int64_t *b,
                        int64_t count, int64_t *out);
void sr_integers_convert(sr_dtype to, const int64_t *numbers, int64_t count, int64_t *out);
/* Sets out[i] to 1 if the comparison holds for a[i] and b[i], else to 0. */
void sr_integers_compare(sr_comparison comparison, sr_dtype dtype, const int64_t *a,
                         const int64_t *b, int64_t count, int64_t *out);

#endif
