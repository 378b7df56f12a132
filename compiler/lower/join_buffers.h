/*
 * Joins buffers that may share memory:
 *
 *   - an update with the array that it updates;
 *   - a carry of a loop with its initial value, its arguments in the condition and the body, its
 *     next value, and the loop's result;
 *   - a result of a branch with the values that the regions of the branch return;
 *   - a result of a kernel with an array that the kernel reads and nothing reads later.
 *
 * If the body of a loop still reads the old value of a carry while it computes the new one, the
 * carry is double-buffered: it alternates between two buffers (twins) and is not copied.
 */
#ifndef SR_COMPILER_LOWER_JOIN_BUFFERS_H
#define SR_COMPILER_LOWER_JOIN_BUFFERS_H

#include "compiler/core/lowering.h"

/* True if the value in `made` may overwrite the one in `old`, since each element of `old` is read
 * for the last time before that element of `made` is written. Does not know of kernels by rows. */
bool sr_buffer_is_done_before(const sr_buffer *old, const sr_buffer *made);

/* Gives both buffers, of the same size, one place. At most one of them has a place yet. */
void sr_buffer_join(sr_buffer *into, sr_buffer *other);

/* Joins the buffers of updates, carries and branches in the block and those nested in it. */
void sr_join_block(const sr_lowering *low, sr_block *block);

/* Joins the results of kernels with arrays that they read for the last time. */
void sr_join_overwritten(sr_lowering *low, const sr_schedule *schedule);

#endif
