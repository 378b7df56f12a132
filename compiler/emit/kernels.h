/* The code of kernels. */
#ifndef SR_COMPILER_EMIT_KERNELS_H
#define SR_COMPILER_EMIT_KERNELS_H

#include "compiler/core/lowering.h"

/* Code of all kernels; units know their function then. Errors: SR_ERR_UNSUPPORTED with the op's
 * location for an element type that an op has no code for; what LLVM says. */
sr_status sr_lower_emit(sr_lowering *low, sr_code *out_code);

/* Scratch memory that a SORT op needs while it runs; its buffer is its first result's `scratch`. */
int64_t sr_sort_scratch_bytes(const sr_op *op);

#endif
