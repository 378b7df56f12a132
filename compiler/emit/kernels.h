/* Emission of the code of kernels. */
#ifndef SR_COMPILER_EMIT_KERNELS_H
#define SR_COMPILER_EMIT_KERNELS_H

#include "compiler/core/lowering.h"

/*
 * Emits the code of all kernels and gives each unit the number of its function. Errors:
 * SR_ERR_UNSUPPORTED, with the op's location, if an op has no code for an element type; errors of
 * LLVM.
 */
sr_status sr_lower_emit(sr_lowering *low, sr_code *out_code);

/* Size in bytes of the scratch memory that a SORT op needs. Its buffer is `scratch` in the cell of
 * the op's first result. */
int64_t sr_sort_scratch_bytes(const sr_op *op);

#endif
