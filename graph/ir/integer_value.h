/*
 * Arithmetic on integers and truth values as StableHLO defines it, on one number or on an array.
 *
 * A number is held in an int64_t: a signed type's value sign-extended, an unsigned type's bits
 * zero-extended (a ui64 of 2^63 and more looks negative), i1 as 0 or 1. Results wrap around in the
 * width of the type.
 *
 * Where the specification leaves the result open, it is the result of compiled programs
 * (docs/stablehlo.md): x / 0 has all bits set and x % 0 is x; the least number divided by -1 is the
 * least number, with remainder 0; a shift by the width or more gives 0, or copies of the sign.
 */
#ifndef SR_GRAPH_IR_INTEGER_VALUE_H
#define SR_GRAPH_IR_INTEGER_VALUE_H

#include "graph/ir/compare.h"

/* True for i1 and the integer types. */
bool sr_integer_has(sr_dtype dtype);
/* Wraps `bits` to the width of the type. */
int64_t sr_integer_wrap(sr_dtype dtype, uint64_t bits);
/* Element `index` of a constant, splat or not. */
int64_t sr_dense_integer(const sr_dense *dense, int64_t index);
/* Negative, 0 or positive if `a` is less than, equal to or greater than `b`. */
int sr_integer_order(sr_dtype dtype, int64_t a, int64_t b);

/* Result of an elementwise op whose operands and result have type `dtype`. False if the op is not
 * defined for `dtype`. */
bool sr_integer_unary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t *out);
bool sr_integer_binary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t b, int64_t *out);
/* Converts a number to the integer type `to`; to i1, as 1 if the number is not 0. */
int64_t sr_integer_convert(sr_dtype to, int64_t number);

/* As the functions above, for arrays of `count` numbers. `out` may be `a` or `b`. If a function
 * returns false, `out` is unspecified. */
bool sr_integers_unary(sr_opcode code, sr_dtype dtype, const int64_t *a, int64_t count,
                       int64_t *out);
bool sr_integers_binary(sr_opcode code, sr_dtype dtype, const int64_t *a, const int64_t *b,
                        int64_t count, int64_t *out);
void sr_integers_convert(sr_dtype to, const int64_t *numbers, int64_t count, int64_t *out);
/* Each result is 1 where the comparison holds, else 0. */
void sr_integers_compare(sr_comparison comparison, sr_dtype dtype, const int64_t *a,
                         const int64_t *b, int64_t count, int64_t *out);

#endif
