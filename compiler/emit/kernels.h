/* Functions by which other passes use the emission of kernels. */
#ifndef SR_COMPILER_EMIT_KERNELS_H
#define SR_COMPILER_EMIT_KERNELS_H

#include "compiler/core/lowering.h"

/*
 * Emits the code of all kernels, and sets sr_unit.function of each. Errors: SR_ERR_UNSUPPORTED,
 * with the op's location, if an op has no code for an element type; errors of LLVM.
 */
sr_status sr_lower_emit(sr_lowering *low, sr_code *out_code);

/* True if the step of the collective `op` has a function: if it reduces, or moves boxes on a
 * GPU. */
bool sr_collective_has_function(const sr_lowering *low, const sr_op *op);

/* Returns the bytes of scratch memory that a SORT op needs. The buffer of that memory is
 * sr_cell.scratch of the op's first result. */
int64_t sr_sort_scratch_bytes(const sr_op *op);

#endif
