/*
 * Declarations that the expansions share. Private to expand*.c.
 *
 * An expansion is a function that gets one op. It builds other ops before the op, and replaces
 * every use of the op's results by their results (sr_expand_finish). The pass then erases the op
 * and expands the new ops in turn.
 */
#ifndef SR_COMPILER_EXPAND_EXPANDER_H
#define SR_COMPILER_EXPAND_EXPANDER_H

#include "compiler/core/policy.h"
#include "compiler/simplify/simplify_rules.h"
#include "executable/calls.h"

/* What an expansion works with. */
typedef struct sr_expander {
  sr_builder builder; /* inserts before the op */
  const sr_policy *policy;
} sr_expander;

typedef sr_status sr_expansion(const sr_expander *x, sr_op *op);

/*
 * SR_SECOND(X, DEFAULT, ) expands X and then gives the second argument. X is DECLARES_word, where
 * word is the column EMIT of a row of ops.def. If the column is expanded(FUNCTION), X is a macro
 * whose text begins with a comma, so the second argument is that text. For any other word X is not
 * a macro, and the second argument is DEFAULT: nothing here, NULL in expand.c.
 */
#define SR_SECOND(...)                   SR_SECOND_OF(__VA_ARGS__)
#define SR_SECOND_OF(FIRST, SECOND, ...) SECOND

/* Declares the function sr_expand_FUNCTION for each expanded(FUNCTION) in ops.def. */
#define DECLARES_expanded(FUNCTION) , sr_expansion sr_expand_##FUNCTION;
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  SR_SECOND(DECLARES_##EMIT, , )
#include "graph/ir/ops.def"

/* Replaces the only result of `op` by `value`. Returns SR_OK. */
sr_status sr_expand_finish(sr_op *op, sr_value *value);

/*
 * Builds the op for the library call `call`; the buffers of `call` are not used. Each operand has
 * as many elements as its row of calls.def asks for, in any shape. Each result has the shape
 * [batch][A][B], where A and B are its extents in calls.def.
 */
sr_op *sr_expand_call(const sr_builder *b, const sr_call_step *call, sr_value *const *operands);

/* Windows over an array. Every field has one entry per dimension of the array. */
typedef struct sr_windows {
  int64_t size[SR_MAX_RANK], stride[SR_MAX_RANK];
  int64_t low[SR_MAX_RANK], high[SR_MAX_RANK]; /* padding, may be negative */
  int64_t base_dilation[SR_MAX_RANK], window_dilation[SR_MAX_RANK];
} sr_windows;

/* Applies the base dilation and the padding of `windows` to `value`. Returns `value` itself if
 * there is neither. */
sr_value *sr_expand_pad(const sr_builder *b, sr_value *value, sr_value *padding,
                        const sr_windows *windows);
/*
 * Dilates `value`, pads it with the scalar `padding`, and returns all of its windows. The first
 * half of the result's dimensions is the position of the window. The second half is the position
 * inside the window.
 */
sr_value *sr_expand_windows(const sr_builder *b, sr_value *value, sr_value *padding,
                            const sr_windows *windows);

/* ---- expand_widen.c -------------------------------------------------------------------------- */

/* The largest number of f32 elements whose sum is computed in f32, as XLA computes it. Such a sum
 * has the same bits as XLA's, or differs slightly where terms cancel. */
enum {
  SR_NARROW_SUM = 16
};

/*
 * Makes an op that combines elements compute with wider floats, so that its results are rounded
 * once. The floats below 32 bits in the region of a reduce become f32. In the region of a
 * collective they do so only if the region rounds.
 *
 * Then converts the operands and results of the op to the element types of its region. The program
 * itself may have a region with wider types than the operands: the specification converts the
 * operands first. Ops without a combining region do not change.
 */
void sr_expand_widen(const sr_builder *b, sr_op *op);
/*
 * Changes floats below 32 bits in `region` to f32. If `sums` is set and the region contains a sum,
 * also changes f32 to f64, and complex<f32> to complex<f64>. Does nothing if the region is not
 * scalar arithmetic, or if one of its ops sets a precision itself, as convert does. The caller
 * converts the operands and results of the op that has the region.
 */
void sr_expand_widen_region(const sr_builder *b, sr_block *region, bool sums);

/* ---- expand_reduce.c ------------------------------------------------------------------------- */

enum {
  SR_LONG_SUM = 1 << 11 /* a sum of floats with more terms is long */
};

/* If `op` is a long sum of floats, replaces it by a more exact sum. Returns false if it replaces
 * nothing. */
bool sr_expand_try_long_sum(const sr_builder *b, sr_op *op);
/* If `op` is a long reduction to very few elements whose order makes no difference, replaces it by
 * one that threads of a CPU can share. Returns false if it replaces nothing. */
bool sr_expand_try_shared_reduction(const sr_expander *x, sr_op *op);

/* ---- expand_places.c ------------------------------------------------------------------------- */

/* If the policy wants it, and `op` is a reduce that finds the place of the largest or smallest
 * element along a dimension, replaces it by two reductions. Else returns false. */
bool sr_expand_try_places(const sr_expander *x, sr_op *op);

/* ---- expand_sort.c --------------------------------------------------------------------------- */

/* If the policy wants it, and library calls have the order of the sort `op`, replaces it by calls.
 * Else returns false. */
bool sr_expand_try_sort(const sr_expander *x, sr_op *op);

/* ---- expand_library_convolution.c ------------------------------------------------------------ */

/* If a library of the target computes the convolution `op`, replaces it by an op that becomes a
 * call of that library. Else returns false. */
bool sr_expand_try_library_convolution(const sr_expander *x, sr_op *op);

/* ---- expand_collective.c --------------------------------------------------------------------- */

/*
 * If the policy wants it, makes an all_gather or reduce_scatter of an inner dimension one of the
 * first dimension, with a transpose beside it. Returns true if it has replaced `op`. It changes a
 * reduce_scatter in place, and returns false for it.
 */
bool sr_expand_try_rows(const sr_expander *x, sr_op *op);
/* If the policy wants it, lets an all_reduce or reduce_scatter find the minimum or maximum of f32
 * or f64 among integers in the same order. Changes the op in place, with ops beside it. */
void sr_expand_order(const sr_expander *x, sr_op *op);

/* ---- expand_cumulative.c --------------------------------------------------------------------- */

/*
 * If `op` is a cumulative reduce_window, replaces it by a loop, whose work is linear in the number
 * of elements, or by sr_expand_prefixes, as the policy says. Cumulative means that the windows are
 * prefixes of lines, each one element longer than the one before, or suffixes of lines. Returns
 * false if the windows are different or too short; the caller then expands `op` in the general way.
 */
bool sr_expand_try_cumulative(const sr_expander *x, sr_op *op, const sr_windows *windows);

/* ---- expand_prefixes.c ----------------------------------------------------------------------- */

/*
 * Combines all prefixes of lines by `region`, or all suffixes, without a loop. `values` has `count`
 * arrays [outer][size][inner], which are not empty, of the element types of the region's arguments;
 * a line runs along dimension 1. `initial` has `count` scalars, which are combined with each prefix
 * once. Element k of a line of the results, which have the same types, is combined from the
 * elements up to k (a suffix: from k on). `region` is scalar code. Lines are divided into blocks of
 * `block` elements, at least 2.
 */
sr_value **sr_expand_prefixes(const sr_builder *b, sr_block *region, int32_t count,
                              sr_value *const *values, sr_value *const *initial, bool suffix,
                              int64_t block);

/* ---- expand_dot.c ---------------------------------------------------------------------------- */

/* Gives `product`, the result of a dot_general or convolution, the precision that the program asks
 * for at `op`. Returns `product`. */
sr_value *sr_expand_keep_precision(const sr_builder *b, const sr_op *op, sr_value *product);
/* If the policy wants it, and `op` is a large or long product with a vector, of f32, f64 or complex
 * numbers of them, replaces it by a sum of products. Kernels then read a matrix once, in the order
 * of memory, and need neither operand in memory that they can compute. Else returns false, also if
 * one product before the loop can take the place of those of all iterations (row_product.h). */
bool sr_expand_try_vector_product(const sr_expander *x, sr_op *op);

/* ---- expand_complex_dot.c -------------------------------------------------------------------- */

/* If the policy wants it, and `op` is a large dot_general of complex numbers, replaces it by a
 * product of real numbers. Else returns false. */
bool sr_expand_try_complex_product(const sr_expander *x, sr_op *op);

/* ---- expand_custom.c, expand_cuda.c ---------------------------------------------------------- */

/* Returns an option in the configuration of a custom call, or NULL. */
const sr_attr *sr_custom_call_option(const sr_op *op, const char *name);
/*
 * Reads the layout of operand or result `index` of a custom call from the attribute `list`. Sets
 * out_order to the array's dimensions from the slowest to the fastest in memory. Without the
 * attribute this is 0, 1, ...
 */
sr_status sr_custom_call_layout(const sr_builder *b, const sr_op *op, const char *list,
                                int32_t index, int32_t rank, int64_t *out_order);
/* Refuses operands and results that are not row-major. */
sr_status sr_custom_call_check_row_major(const sr_builder *b, const sr_op *op);
/* Expands `op` if it is a custom call that JAX prints for CUDA. Otherwise does nothing and clears
 * *out_known. */
sr_status sr_expand_cuda_call(const sr_builder *b, sr_op *op, bool *out_known);

/* ---- expand_host.c --------------------------------------------------------------------------- */

/* Expands a call of Python (sr_op_calls_host). */
sr_status sr_expand_python_call(const sr_builder *b, sr_op *op);
/* Expands a call of a function of C that the process registers (sr_op_calls_typed). */
sr_status sr_expand_target_call(const sr_builder *b, sr_op *op);

/* ---- expand_sparse.c ------------------------------------------------------------------------- */

/* Expands the custom call cpu_csr_sparse_dense_ffi, whose arrays are row-major. */
sr_status sr_expand_compressed_rows(const sr_builder *b, sr_op *op);

/* ---- expand_loop.c --------------------------------------------------------------------------- */

/* Builds a dynamic_slice: `size` elements of `value` along `dim`, beginning at the scalar
 * `start`. */
sr_value *sr_expand_take(const sr_builder *b, sr_value *value, int64_t dim, sr_value *start,
                         int64_t size);
/* Builds a dynamic_update_slice: `whole` with `part` written into it along `dim`, beginning at the
 * scalar `start`. */
sr_value *sr_expand_put(const sr_builder *b, sr_value *whole, sr_value *part, int64_t dim,
                        sr_value *start);

/* A while loop under construction. The ops that are built with `body` run in each iteration, which
 * is called a round. */
typedef struct sr_counted_loop {
  sr_op *op;
  sr_builder body;
  sr_value *round; /* number of the round, from 0, a tensor<i64> */
  sr_value *const *carries;
} sr_counted_loop;

/* Begins a loop of `rounds` rounds with `count` carries, whose first values are `initial`. */
sr_counted_loop sr_expand_loop_begin(const sr_builder *b, int64_t rounds, int32_t count,
                                     sr_value *const *initial);
/* Ends the body of the loop. next[i] is the value of carry i for the next round. */
void sr_expand_loop_end(const sr_counted_loop *loop, sr_value *const *next);
/* Returns the value of carry `index` after the last round. */
sr_value *sr_expand_loop_result(const sr_counted_loop *loop, int32_t index);

#endif
