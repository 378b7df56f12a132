/*
 * Writes addresses in innermost loops as a loop-invariant base, an induction variable times a
 * number, and a displacement.
 *
 * LLVM's loop strength reduction (LSR) tries all ways to divide the sum that is an address among
 * registers. Most summands here belong to outer loops: the number of a row, of a block, the begin
 * of an array. LSR never moves these out of the innermost loop in a better way than as one sum
 * before it, but takes up to half of the time of code generation to find that out.
 */
#ifndef SR_COMPILER_MACHINE_ADDRESSES_H
#define SR_COMPILER_MACHINE_ADDRESSES_H

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>

/* Rewrites addresses in the innermost loops of all functions of `module`, which is for CPUs: in
 * loops that have one latch and a preheader. Must run after LLVM's passes, because they could see
 * less of the addresses afterwards. */
void sr_addresses_finish(LLVMTargetDataRef layout, LLVMModuleRef module);

#endif
