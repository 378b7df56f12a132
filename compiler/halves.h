/*
 * Minimum and maximum of halves (f16), which LLVM 19 makes wrong code of for x86.
 *
 * Our IR has none: f16 are widened before every op. But LLVM's passes make one op on halves of a
 * maximum whose operands were widened and whose result is rounded, since nothing is lost. There is
 * no instruction for it on vectors; the code that LLVM expands it to takes a NaN for a zero, so
 * that the maximum of NaN and +0 is +0, and it works on one element at a time.
 */
#ifndef SR_COMPILER_HALVES_H
#define SR_COMPILER_HALVES_H

#include <llvm-c/Core.h>

/* Widens the operands of each again. Call when the passes are done: they would undo it. */
void sr_halves_widen(LLVMModuleRef module);

#endif
