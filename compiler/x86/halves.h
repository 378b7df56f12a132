/*
 * Undoes two transformations of halves (f16) for which LLVM 19 makes wrong or slow x86 code.
 *
 * Minimum and maximum: we widen f16 before every op, so our IR has no minimum or maximum of halves.
 * But if the result is rounded to f16 again, LLVM's passes turn it into a maximum of halves,
 * because that loses nothing. x86 has no vector instruction for a maximum of halves. LLVM's
 * expansion treats a NaN like a zero, so that the maximum of NaN and +0 is +0, and it works on one
 * element at a time.
 *
 * A select between two halves that were compared with each other: LLVM turns it into a minimum or
 * maximum, which it can only implement by a call of fminf or fmaxf.
 */
#ifndef SR_COMPILER_X86_HALVES_H
#define SR_COMPILER_X86_HALVES_H

#include <llvm-c/Core.h>

/* Widens the operands of each minimum and maximum again, and makes selects of halves selects of
 * their bits. Must run after all of LLVM's passes, which would undo this. */
void sr_halves_finish(LLVMModuleRef module);

#endif
