/* The two larger parts of the pass prepare (prepare.c). */
#ifndef SR_COMPILER_LOWER_PREPARE_H
#define SR_COMPILER_LOWER_PREPARE_H

#include "compiler/lower/lower.h"

/* Transposes the operands of a dot if that makes it a product for BLAS; other dots stay. */
void sr_prepare_dot(sr_module *module, sr_op *dot);

/* Inserts the copies that `block` and its nested blocks need. op->is_step is already set. */
void sr_prepare_copies(sr_module *module, sr_block *block);

#endif
