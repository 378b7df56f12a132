/*
 * Calls in vectorised loops that are needed for rare arguments alone, such as sines of huge
 * numbers.
 *
 * LLVM vectorises a loop that calls a function only if the function has a vector variant. Without
 * one of the loop's width it would keep the call scalar, with a test and a branch for each lane.
 * Here each function gets a masked variant for each width: one branch for all lanes, and behind it
 * a loop over the lanes, which calls the function for those whose bit is set.
 */
#ifndef SR_COMPILER_MACHINE_RARE_CALLS_H
#define SR_COMPILER_MACHINE_RARE_CALLS_H

#include <stdbool.h>

#include <llvm-c/Core.h>

/* Declares the variants of the functions, which have no side effects and access no memory, in their
 * module. Nothing is done for count = 0. */
void sr_rare_calls_declare(LLVMModuleRef module, const LLVMValueRef *functions, unsigned count);

/* Gives those variants that the vectorised code of `module` calls a body, which LLVM's pass
 * always-inline then moves there, and removes the others. Returns true if there is any. */
bool sr_rare_calls_define(LLVMModuleRef module);

#endif
