/*
 * Undoes two transformations of halves (f16) for which LLVM 19 makes wrong or slow x86 code.
 *
 * Minimum and maximum: the emitter widens f16 before every op, so its IR has no minimum or maximum
 * of halves. But if the result is rounded to f16 again, LLVM's passes turn the operation into one
 * on halves, because that gives the same result. x86 has no vector instruction for it. LLVM's
 * replacement is wrong, because the maximum of NaN and +0 becomes +0; and it is slow, because it
 * works on one element at a time.
 *
 * Select: if the two halves of a select were compared with each other, LLVM turns the select into a
 * minimum or maximum, which it can only implement by a call of fminf or fmaxf.
 */
#ifndef SR_COMPILER_MACHINE_HALVES_H
#define SR_COMPILER_MACHINE_HALVES_H

#include <llvm-c/Core.h>

/* Widens the operands of each minimum and maximum of halves again, and turns selects of halves into
 * selects of 16-bit integers. Must run after all of LLVM's passes, which would otherwise transform
 * the code again. */
void sr_halves_finish(LLVMModuleRef module);

#endif
