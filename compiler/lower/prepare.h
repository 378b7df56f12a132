/* The two larger jobs of the pass prepare (prepare.c). */
#ifndef SR_COMPILER_LOWER_PREPARE_H
#define SR_COMPILER_LOWER_PREPARE_H

#include "compiler/lower/lower.h"

/* Brings the operands of a dot that would be a product for BLAS, if only their dimensions were in
 * order, into that order; any other dot stays. */
void sr_prepare_dot(sr_module *module, sr_op *dot);

/* Inserts the copies that `block` needs, and blocks nested in it. Which ops are steps is known. */
void sr_prepare_copies(sr_module *module, sr_block *block);

#endif
