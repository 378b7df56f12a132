/*
 * Writes the minimum and maximum of f32 and f64 (llvm.minimum, llvm.maximum) as fewer x86
 * instructions than LLVM 19 does, which takes six. The meaning is the same: the result is NaN if an
 * operand is, and -0 is below +0.
 *
 * The instruction MAXPS is `a > b ? a : b`: where an operand is NaN, or both are zeros, it gives b.
 * Both orders of the operands together have all bits that are needed. They differ only if one is
 * NaN or both are zeros. Their OR is then NaN or, in a minimum, -0. A maximum needs +0: the AND of
 * the signs. One instruction of AVX-512 gives that with the OR of all other bits. Without it, the
 * bits that differ are subtracted from the OR, as in the engine V8: NaN - x is NaN, and -0 - -0 is
 * +0.
 *
 * If an operand is a constant, as in a ReLU, one or two instructions remain.
 */
#ifndef SR_COMPILER_MACHINE_EXTREMES_H
#define SR_COMPILER_MACHINE_EXTREMES_H

#include <llvm-c/Core.h>

#include "executable/target.h"

/* Rewrites each minimum and maximum of `module`, and those of all elements of a vector. Must run
 * after all of LLVM's passes, which know these operations but not what becomes of them. `target` is
 * a CPU. */
void sr_extremes_finish(sr_target target, LLVMModuleRef module);

#endif
