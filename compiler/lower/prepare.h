/* The larger parts of the pass prepare, which prepare.c calls. */
#ifndef SR_COMPILER_LOWER_PREPARE_H
#define SR_COMPILER_LOWER_PREPARE_H

#include "compiler/lower/lower.h"

/* If a library should compute `dot`, lets it read operands without the transposes before it, or
 * transposes them if the library needs another order of dimensions. Leaves other dots as they are.
 */
void sr_prepare_dot(sr_lowering *low, sr_op *dot);

/* If the op `transpose` is the only one that reads the result of a dot that a library should
 * compute, and exchanges the dimensions of its two operands, exchanges the operands and
 * erases `transpose`. */
void sr_prepare_transpose(sr_lowering *low, sr_op *transpose);

/* Moves products of rows that are known before the while `loop` out of its body, and transposes
 * matrices that its body multiplies by before it (prepare_products.c). */
void sr_prepare_products(sr_lowering *low, sr_op *loop);

/* Replaces the dynamic_update_slice `update` by a concatenate, if its new elements depend on others
 * of the array, and are most of it (prepare_updates.c). */
void sr_prepare_update(sr_lowering *low, sr_op *update);

/* If the while `loop` can go by strips, and has so much work that threads should share it, sets
 * SR_STRIP_ELEMENTS_ATTR or SR_STRIP_ROWS_ATTR of it, and moves ops that compute the same in each
 * iteration out of it (prepare_strips.c). */
void sr_prepare_strips(const sr_lowering *low, sr_op *loop);

/* Replaces the op `sort` by rounds (prepare_sort.c). */
void sr_prepare_sort(sr_lowering *low, sr_op *sort);

/* Gives the op `scatter` memory to update, and sorts its updates by the place that they go to, if
 * several may meet there (prepare_scatter.c). */
void sr_prepare_scatter(sr_lowering *low, sr_op *scatter);

/* If ops compute each element of their result from the same element of the all_reduce `op` alone,
 * makes these ops a region of it (prepare_all_reduce.c). Returns the op behind it. */
sr_op *sr_prepare_all_reduce(sr_lowering *low, sr_op *op);

/* Inserts the copies that ops in `block` and its nested blocks need (prepare_copies.c). The ops
 * that run as steps must already be marked. */
void sr_prepare_copies(sr_lowering *low, sr_block *block);

#endif
