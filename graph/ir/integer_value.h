/*
 * Integers and truth values as programs compute with them, one number or a row of them at a time.
 *
 * A number of an element type is an int64_t: of a signed type its value, of an unsigned one its
 * bits with zeros in front (2^63 and more of a ui64 look negative), of i1 it is 0 or 1. Results
 * wrap around in the width of the type.
 *
 * Where the specification leaves the result open, it is what compiled programs give
 * (docs/stablehlo.md): x / 0 is all ones and x % 0 is x, the least number divided by -1 is itself
 * with remainder 0; shifted by its width or more a number is 0, or all sign.
 */
#ifndef SR_GRAPH_IR_INTEGER_VALUE_H
#define SR_GRAPH_IR_INTEGER_VALUE_H

#include "graph/ir/compare.h"

/* True for i1 and the integers. */
bool sr_integer_has(sr_dtype dtype);
/* The low bits of `bits` as the type reads them. */
int64_t sr_integer_wrap(sr_dtype dtype, uint64_t bits);
/* Element `index` of a constant, whether splat or not. */
int64_t sr_dense_integer(const sr_dense *dense, int64_t index);
/* Below, equal to or above 0 as `a` is less than, equal to or greater than `b`. */
int sr_integer_order(sr_dtype dtype, int64_t a, int64_t b);

/* What an elementwise op gives of numbers of type `dtype`, its result having that type, too. False
 * for ops that are none of integers, or of i1. */
bool sr_integer_unary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t *out);
bool sr_integer_binary(sr_opcode code, sr_dtype dtype, int64_t a, int64_t b, int64_t *out);
/* To any other of these types; to i1: whether it is not 0. */
int64_t sr_integer_convert(sr_dtype to, int64_t number);

/* The same of `count` numbers each, one by one. `out` may be an operand; where false is returned,
 * which is so if any one of them is not known, it is unspecified. */
bool sr_integers_unary(sr_opcode code, sr_dtype dtype, const int64_t *a, int64_t count,
                       int64_t *out);
bool sr_integers_binary(sr_opcode code, sr_dtype dtype, const int64_t *a, const int64_t *b,
                        int64_t count, int64_t *out);
void sr_integers_convert(sr_dtype to, const int64_t *numbers, int64_t count, int64_t *out);
/* 1 where the comparison holds of the two, else 0. */
void sr_integers_compare(sr_comparison comparison, sr_dtype dtype, const int64_t *a,
                         const int64_t *b, int64_t count, int64_t *out);

#endif
