/*
 * Values of ops on constant operands, bit for bit what the compiled program would compute.
 *
 * Integers are those of integer_value.h. f16 and bf16 compute in f32 and round once, f32 in f32,
 * f64 in f64. minimum and maximum order -0 below +0.
 *
 * What might differ between machines is not evaluated and stays in the program: transcendental
 * functions (but for points where the result is exact), arithmetic whose result is a NaN,
 * conversions out of the range of the target, the float8 family and smaller.
 *
 * Threads: pure functions; results live in `arena`.
 */
#ifndef SR_COMPILER_SIMPLIFY_EVALUATE_H
#define SR_COMPILER_SIMPLIFY_EVALUATE_H

#include "graph/ir/graph.h"

/* One element, decoded. */
typedef struct sr_number {
  sr_class class_;
  uint64_t bits; /* BOOL 0 or 1; SIGNED sign-extended; UNSIGNED zero-extended */
  double re, im; /* FLOAT (re), COMPLEX */
} sr_number;

/* True if elements of that type can be decoded: all but the floats below 16 bits. */
bool sr_number_has(sr_dtype dtype);
sr_number sr_number_load(sr_dtype dtype, const void *element);
/* Integers are cut to the width, floats rounded to nearest even. */
void sr_number_store(sr_dtype dtype, sr_number number, void *out_element);
sr_number sr_number_int(sr_dtype dtype, int64_t value);
/* Element `index` of a constant, whether splat or not. */
sr_number sr_dense_number(const sr_dense *dense, int64_t index);
/* Every element equals the integer (or the float with that value; -0 is not 0). */
bool sr_dense_is_int(const sr_dense *dense, int64_t value);

/*
 * All elements of a one-result elementwise op, select or clamp. Operands that are splats give a
 * splat; operands of rank 0 count for every element. False if the op is none of those or is not
 * evaluated.
 */
bool sr_evaluate_elementwise(sr_arena *arena, const sr_op *op, const sr_dense *const *operands,
                             const sr_type *result, sr_dense *out_dense);
/* `code` on two elements of one type. False if not evaluated. */
bool sr_evaluate_binary(sr_opcode code, sr_dtype dtype, sr_number a, sr_number b,
                        sr_number *out_number);
bool sr_evaluate_convert(sr_dtype from, sr_dtype to, sr_number number, sr_number *out_number);

/*
 * The ops that move elements: broadcast_in_dim, reshape, transpose, slice, reverse, concatenate,
 * pad (without negative padding) and iota. A splat operand gives a splat where the result is one.
 */
bool sr_evaluate_layout(sr_arena *arena, const sr_op *op, const sr_dense *const *operands,
                        const sr_type *result, sr_dense *out_dense);

#endif
