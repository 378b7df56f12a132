/*
 * Declarations that the expansions share. Private to expand*.c.
 *
 * An expansion gets one op, builds other ops before it, and replaces every use of its results by
 * theirs (sr_expand_finish). The pass then erases the op and expands the new ops in turn.
 */
#ifndef SR_COMPILER_EXPAND_EXPANDER_H
#define SR_COMPILER_EXPAND_EXPANDER_H

#include "compiler/simplify/simplify_rules.h"
#include "executable/calls.h"

typedef sr_status sr_expansion(const sr_builder *b, sr_op *op);

/*
 * Expands to its second argument. DECLARES_expanded(FUNCTION) begins with a comma, so what it
 * declares is the second argument. For any other word in the column EMIT of ops.def, DECLARES_word
 * is not defined and is one argument; the second one is then the default that follows it.
 */
#define SR_SECOND(...)                   SR_SECOND_OF(__VA_ARGS__)
#define SR_SECOND_OF(FIRST, SECOND, ...) SECOND

/* Declares a function for each expanded(FUNCTION) in ops.def. */
#define DECLARES_expanded(FUNCTION) , sr_expansion sr_expand_##FUNCTION;
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  SR_SECOND(DECLARES_##EMIT, , )
#include "graph/ir/ops.def"

/* Replaces the only result of `op` by `value`. Returns SR_OK. */
sr_status sr_expand_finish(sr_op *op, sr_value *value);

/*
 * Builds the library call `call` (its buffers are not used). The operands have the elements that
 * its row of calls.def asks for, in any shape. Its results have shape [batch][A][B].
 */
sr_op *sr_expand_call(const sr_builder *b, const sr_call_step *call, sr_value *const *operands);

/* The windows on an array, per dimension. */
typedef struct sr_windows {
  int64_t size[SR_MAX_RANK], stride[SR_MAX_RANK];
  int64_t low[SR_MAX_RANK], high[SR_MAX_RANK]; /* padding, may be negative */
  int64_t base_dilation[SR_MAX_RANK], window_dilation[SR_MAX_RANK];
} sr_windows;

/* Reads the window attributes of a reduce_window or select_and_scatter over an array of `rank`
 * dimensions. */
void sr_windows_read(const sr_op *op, int32_t rank, sr_windows *out_windows);
/* Returns `value` with the base dilation and the padding of `windows`; `value` itself if there is
 * none. */
sr_value *sr_expand_pad(const sr_builder *b, sr_value *value, sr_value *padding,
                        const sr_windows *windows);
/*
 * Returns all windows of `value`, dilated and padded with the scalar `padding`. The first half of
 * the result's dimensions is the position of the window, the second half the position inside the
 * window.
 */
sr_value *sr_expand_windows(const sr_builder *b, sr_value *value, sr_value *padding,
                            const sr_windows *windows);

/* ---- expand_widen.c -------------------------------------------------------------------------- */

/* A sum of at most this many f32 elements is computed in f32, as XLA does it. The results are then
 * bit-identical to XLA's, or nearly so where terms cancel. */
enum {
  SR_NARROW_SUM = 16
};

/*
 * Widens the region of an op that combines elements: its floats below 32 bits become f32, so that
 * the results are rounded once. A collective's region is widened only if it rounds. Then converts
 * the operands and results of the op to the element types of its region, which may be wider also in
 * the program: the specification converts the operands first. Other ops stay unchanged.
 */
void sr_expand_widen(const sr_builder *b, sr_op *op);
/*
 * Changes floats below 32 bits in `region` to f32. With `sums`, if the region contains a sum, also
 * changes f32 to f64 and complex<f32> to complex<f64>. Does nothing if an op of the region sets its
 * own precision or is not scalar arithmetic. The caller converts the operands and results of the op
 * that has the region.
 */
void sr_expand_widen_region(const sr_builder *b, sr_block *region, bool sums);

/* ---- expand_reduce.c ------------------------------------------------------------------------- */

/* Replaces a long sum of floats by a more exact one. Returns false if `op` stays. */
bool sr_expand_try_long_sum(const sr_builder *b, sr_op *op);

/* ---- expand_cumulative.c --------------------------------------------------------------------- */

/*
 * Replaces a reduce_window whose windows are prefixes of lines, each one element longer than the
 * one before, or suffixes of lines. The work is linear in the number of elements. Returns false if
 * the windows are different or too short; the caller then expands `op` in the general way.
 */
bool sr_expand_try_cumulative(const sr_builder *b, sr_op *op, const sr_windows *windows);

/* ---- expand_sparse.c ------------------------------------------------------------------------- */

/* Expands the custom call cpu_csr_sparse_dense_ffi, whose arrays are row-major. */
sr_status sr_expand_compressed_rows(const sr_builder *b, sr_op *op);

/* ---- expand_loop.c --------------------------------------------------------------------------- */

/* Returns a dynamic_slice: `size` elements of `value` along `dim`, from `start` (rank 0) on. */
sr_value *sr_expand_take(const sr_builder *b, sr_value *value, int64_t dim, sr_value *start,
                         int64_t size);
/* Returns a dynamic_update_slice: `whole` with `part` written along `dim` from `start`
 * (rank 0) on. */
sr_value *sr_expand_put(const sr_builder *b, sr_value *whole, sr_value *part, int64_t dim,
                        sr_value *start);

/* A while loop under construction: ops built with `body` run in each round. */
typedef struct sr_counted_loop {
  sr_op *op;
  sr_builder body;
  sr_value *round; /* number of the round, from 0: tensor<i64> */
  sr_value *const *carries;
} sr_counted_loop;

/* Begins a loop of `rounds` rounds over `count` carries with the values `initial`. */
sr_counted_loop sr_expand_loop_begin(const sr_builder *b, int64_t rounds, int32_t count,
                                     sr_value *const *initial);
/* Ends the loop. `next` has the value of each carry for the next round. */
void sr_expand_loop_end(const sr_counted_loop *loop, sr_value *const *next);
/* Returns carry `index` after the last round. */
sr_value *sr_expand_loop_result(const sr_counted_loop *loop, int32_t index);

#endif
