/*
 * What LLVM 19 makes of halves (f16) for x86 and must not.
 *
 * Minimum and maximum. Our IR has none of them: f16 are widened before every op. But LLVM's passes
 * make one op on halves of a maximum whose operands were widened and whose result is rounded, since
 * nothing is lost. There is no instruction for it on vectors; the code that LLVM expands it to
 * takes a NaN for a zero, so that the maximum of NaN and +0 is +0, and it works on one element at a
 * time.
 *
 * A choice between two halves that were compared with each other: it takes that for a minimum,
 * which it has no code for but a call of fminf or fmaxf.
 */
#ifndef SR_COMPILER_X86_HALVES_H
#define SR_COMPILER_X86_HALVES_H

#include <llvm-c/Core.h>

/*
 * Widens the operands of each minimum and maximum again, and chooses between the bits of halves.
 * Call when the passes are done: they would undo it.
 */
void sr_halves_finish(LLVMModuleRef module);

#endif
