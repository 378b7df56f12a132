/*
 * Evaluates ops on constant operands. Each result has the bits that the compiled program would
 * compute.
 *
 * Integers follow integer_value.h. f16 and bf16 are computed in f32 and rounded once, f32 in f32,
 * f64 in f64. minimum and maximum order -0 below +0.
 *
 * If a result might differ between machines, the op is not evaluated and stays in the program.
 * These are: transcendental functions (except at points where the result is exact), arithmetic
 * whose result is a NaN, conversions of values out of the range of the target type, and ops on
 * floats of 8 bits and less.
 *
 * Threads: pure functions; results live in `arena`.
 */
#ifndef SR_COMPILER_SIMPLIFY_EVALUATE_H
#define SR_COMPILER_SIMPLIFY_EVALUATE_H

#include "graph/ir/graph.h"

/* One element of a constant, decoded. */
typedef struct sr_number {
  sr_class class_;
  uint64_t bits; /* a BOOL: 0 or 1; a SIGNED: sign-extended; an UNSIGNED: zero-extended */
  double re, im; /* a FLOAT: re; a COMPLEX: re and im */
} sr_number;

/* True if elements of the type can be decoded: all types except floats below 16 bits. */
bool sr_number_has(sr_dtype dtype);
sr_number sr_number_load(sr_dtype dtype, const void *element);
/* Cuts integers to the width of the type and rounds floats to nearest even. */
void sr_number_store(sr_dtype dtype, sr_number number, void *out_element);
sr_number sr_number_int(sr_dtype dtype, int64_t value);
/* Returns element `index` of a constant, which may be a splat. */
sr_number sr_dense_number(const sr_dense *dense, int64_t index);
/* True if the constant is a splat of the integer `value`, or of the float with that value; -0 is
 * not 0. */
bool sr_dense_is_int(const sr_dense *dense, int64_t value);

/*
 * Evaluates an elementwise op with one result, a select or a clamp. The result is a splat if all
 * operands are splats; operands of rank 0 are broadcast. Returns false for any other op, and if a
 * result might differ between machines.
 */
bool sr_evaluate_elementwise(sr_arena *arena, const sr_op *op, const sr_dense *const *operands,
                             const sr_type *result, sr_dense *out_dense);
/* Evaluates the op `code` on two elements of type `dtype`. Returns false if the result might differ
 * between machines, or if `code` is not supported. */
bool sr_evaluate_binary(sr_opcode code, sr_dtype dtype, sr_number a, sr_number b,
                        sr_number *out_number);
bool sr_evaluate_convert(sr_dtype from, sr_dtype to, sr_number number, sr_number *out_number);

/*
 * Evaluates an op that moves elements: broadcast_in_dim, reshape, transpose, slice, reverse,
 * concatenate, pad (without negative padding) or iota. The result is a splat if all operands are
 * equal splats. Returns false for any other op.
 */
bool sr_evaluate_layout(sr_arena *arena, const sr_op *op, const sr_dense *const *operands,
                        const sr_type *result, sr_dense *out_dense);

#endif
