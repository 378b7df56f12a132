/*
 * What the expansions share. Private to expand*.c.
 *
 * An expansion gets one op, builds others before it, and gives every use of its results to them
 * (sr_expand_finish); the op itself is taken out by the pass. What it built is expanded in turn.
 */
#ifndef SR_COMPILER_EXPAND_EXPANDER_H
#define SR_COMPILER_EXPAND_EXPANDER_H

#include "compiler/simplify/simplify_rules.h"
#include "executable/calls.h"

typedef sr_status sr_expansion(const sr_builder *b, sr_op *op);

/* The second argument. A macro that is defined for expanded(FUNCTION) alone puts a comma in front,
 * so that an op with another word in the column EMIT of ops.def has what stands behind. */
#define SR_SECOND(...)                   SR_SECOND_OF(__VA_ARGS__)
#define SR_SECOND_OF(FIRST, SECOND, ...) SECOND

/* A function for each expanded(FUNCTION) in ops.def. */
#define DECLARES_expanded(FUNCTION) , sr_expansion sr_expand_##FUNCTION;
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  SR_SECOND(DECLARES_##EMIT, , )
#include "graph/ir/ops.def"

/* The one result of `op` is `value`. */
sr_status sr_expand_finish(sr_op *op, sr_value *value);

/*
 * The library call `call` (its buffers are not used) on operands that hold what its row of
 * calls.def says, in any shape. Results are [batch][A][B].
 */
sr_op *sr_expand_call(const sr_builder *b, const sr_call_step *call, sr_value *const *operands);

/* Where windows stand on an array, per dimension. */
typedef struct sr_windows {
  int64_t size[SR_MAX_RANK], stride[SR_MAX_RANK];
  int64_t low[SR_MAX_RANK], high[SR_MAX_RANK]; /* padding, may be negative */
  int64_t base_dilation[SR_MAX_RANK], window_dilation[SR_MAX_RANK];
} sr_windows;

/* The window attributes of a reduce_window or select_and_scatter over an array of `rank`
 * dimensions. */
void sr_windows_read(const sr_op *op, int32_t rank, sr_windows *out_windows);
/* `value` dilated and padded as the windows want it; itself where that changes nothing. */
sr_value *sr_expand_pad(const sr_builder *b, sr_value *value, sr_value *padding,
                        const sr_windows *windows);
/*
 * All windows of `value`, dilated and padded with `padding` (rank 0): the dimensions of the result
 * are the places of the window, then the places in the window.
 */
sr_value *sr_expand_windows(const sr_builder *b, sr_value *value, sr_value *padding,
                            const sr_windows *windows);

/* ---- expand_widen.c -------------------------------------------------------------------------- */

/* Sums of up to so many elements are added up in f32, as XLA does: its results then are the same,
 * bit for bit, or nearly so where terms cancel. */
enum {
  SR_NARROW_SUM = 16
};

/*
 * Makes an op that combines by a region take and give what the region does, which may be wider
 * than its operands: the specification has them converted first. A region of small floats is made
 * one of f32 before, and the results are rounded; in a collective only if it rounds. Others stay.
 */
void sr_expand_widen(const sr_builder *b, sr_op *op);
/*
 * Small floats in `region` become f32; with `sums`, f32 becomes f64 and complex<f32> complex<f64>
 * where the region is a sum, or has one among its ops. It stays where its ops choose a precision
 * themselves, or are more than arithmetic on scalars. The op that it belongs to is the caller's.
 */
void sr_expand_widen_region(const sr_builder *b, sr_block *region, bool sums);

/* ---- expand_reduce.c ------------------------------------------------------------------------- */

/* Gives the uses of a long sum of floats to one that is more exact; false where it stays. */
bool sr_expand_try_long_sum(const sr_builder *b, sr_op *op);

/* ---- expand_cumulative.c --------------------------------------------------------------------- */

/*
 * Replaces the results of a reduce_window whose windows are the first elements of lines, one more
 * from window to window, or the last ones: work that is linear in the number of elements. False if
 * they are not, or too short for that; `op` is then to be expanded as any other.
 */
bool sr_expand_try_cumulative(const sr_builder *b, sr_op *op, const sr_windows *windows);

/* ---- expand_sparse.c ------------------------------------------------------------------------- */

/* The custom call cpu_csr_sparse_dense_ffi, whose arrays lie row-major. */
sr_status sr_expand_compressed_rows(const sr_builder *b, sr_op *op);

/* ---- expand_loop.c --------------------------------------------------------------------------- */

/* `size` elements of `value` along `dim` from `start` (rank 0) on: a dynamic_slice. */
sr_value *sr_expand_take(const sr_builder *b, sr_value *value, int64_t dim, sr_value *start,
                         int64_t size);
/* `whole` with `part` in it along `dim` from `start` (rank 0) on: a dynamic_update_slice. */
sr_value *sr_expand_put(const sr_builder *b, sr_value *whole, sr_value *part, int64_t dim,
                        sr_value *start);

/* A while loop in the making: what `body` builds is done in each round. */
typedef struct sr_counted_loop {
  sr_op *op;
  sr_builder body;
  sr_value *round; /* 0, 1, ...: tensor<i64> */
  sr_value *const *carries;
} sr_counted_loop;

/* A loop of `rounds` rounds over `count` carries that begin as `initial`. */
sr_counted_loop sr_expand_loop_begin(const sr_builder *b, int64_t rounds, int32_t count,
                                     sr_value *const *initial);
/* Closes the loop; `next`: what the round makes of each carry. */
void sr_expand_loop_end(const sr_counted_loop *loop, sr_value *const *next);
/* Carry `index` after the last round. */
sr_value *sr_expand_loop_result(const sr_counted_loop *loop, int32_t index);

#endif
