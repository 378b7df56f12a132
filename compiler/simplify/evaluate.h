/*
 * Evaluates ops on constant operands. A result has the same bits that the compiled program would
 * compute.
 *
 * Integers are computed as in integer_value.h, f32 in f32, f64 in f64. f16 and bf16 are computed in
 * f32 and rounded once. minimum and maximum order -0 below +0.
 *
 * An op stays in the program if its result might differ between machines:
 *
 * - a transcendental function, except at points where the result is exact, such as log(1)
 * - arithmetic whose result is a NaN
 * - a conversion of a value that is out of the range of the target type
 *
 * Arithmetic on floats of 8 bits and less stays, too. All functions are pure and may be called from
 * any thread. They allocate results in `arena`.
 */
#ifndef SR_COMPILER_SIMPLIFY_EVALUATE_H
#define SR_COMPILER_SIMPLIFY_EVALUATE_H

#include "graph/ir/graph.h"

/* One decoded element of a constant. The class of the element type says which fields are set. */
typedef struct sr_number {
  sr_class class_;
  uint64_t bits; /* BOOL: 0 or 1; SIGNED: sign-extended; UNSIGNED: zero-extended */
  double re, im; /* FLOAT: the value is `re`; COMPLEX: re + i * im */
} sr_number;

/* True if elements of the type can be decoded: of all types except floats of less than 16 bits. */
bool sr_number_has(sr_dtype dtype);
/* Encodes `number`. An integer is cut to the width of the type, and a float is rounded to nearest
 * even. */
void sr_number_store(sr_dtype dtype, sr_number number, void *out_element);
sr_number sr_number_int(sr_dtype dtype, int64_t value);
/* Returns element `index` of a constant, which may be a splat. */
sr_number sr_dense_number(const sr_dense *dense, int64_t index);
/* True if the constant is a splat of `value`, in an integer or a float type. -0 does not count as
 * 0. */
bool sr_dense_is_int(const sr_dense *dense, int64_t value);

/*
 * Evaluates an elementwise op with one result, a select or a clamp. Operands of rank 0 are
 * broadcast. The result is a splat if all operands are splats. Returns false for any other op, and
 * if the result might differ between machines.
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
 * splats of the same number. Returns false for any other op.
 */
bool sr_evaluate_layout(sr_arena *arena, const sr_op *op, const sr_dense *const *operands,
                        const sr_type *result, sr_dense *out_dense);

#endif
