/* The two larger parts of the pass `prepare` (prepare.c). */
#ifndef SR_COMPILER_LOWER_PREPARE_H
#define SR_COMPILER_LOWER_PREPARE_H

#include "compiler/lower/lower.h"

/* Transposes the operands of a dot if BLAS can then compute it; leaves other dots as they are. */
void sr_prepare_dot(sr_module *module, sr_op *dot);

/* Inserts the copies (prepare_copies.c) that ops in `block` and its nested blocks need. op->is_step
 * must be set. */
void sr_prepare_copies(sr_module *module, sr_block *block);

#endif
