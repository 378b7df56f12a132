/*
 * The target machine, LLVM's passes and the emission of object files. Only this file,
 * function_library.h and link.h know how an LLVM module becomes machine code.
 *
 * The machine code depends only on the module, the CPU level and the options, never on the host:
 * equal modules give equal bytes on every machine.
 *
 * On a fatal error LLVM prints and exits. Inside sr_target_optimize and sr_target_emit this becomes
 * SR_ERR_INTERNAL with LLVM's message. The state of LLVM is then unknown, and both functions fail
 * for the rest of the process. If LLVM runs out of memory, the process ends (no_memory.h).
 *
 * Threads: any number, each with its own modules, targets and LLVM contexts.
 */
#ifndef SR_COMPILER_X86_TARGET_H
#define SR_COMPILER_X86_TARGET_H

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>

#include "base/status.h"
#include "executable/plan.h"

/* Owned by the caller; sr_target_deinit frees the LLVM objects. A zeroed target is empty. */
typedef struct sr_target {
  sr_cpu_level level;
  int32_t optimization; /* 0..3 */
  LLVMTargetMachineRef machine;
  LLVMTargetDataRef layout; /* sizes and alignments of LLVM types */
} sr_target;

/*
 * Prepares position-independent code for `level`, not tuned for a particular machine; vectors have
 * 256 bits on SR_CPU_X86_64_V4. `optimization` as in sr_compile_options. Errors: SR_ERR_INVALID for
 * an unknown level or optimization, SR_ERR_INTERNAL.
 */
sr_status sr_target_init(sr_ctx *ctx, sr_cpu_level level, int32_t optimization,
                         sr_target *out_target);
void sr_target_deinit(sr_target *target);

/* Sets the triple and the data layout of a new module; must precede any emission into it. */
void sr_target_prepare(const sr_target *target, LLVMModuleRef module);

/*
 * Links in the library functions that `module` calls, verifies it and runs LLVM's passes. Functions
 * that sr_link must find have external linkage; all others are internal or disappear. Every
 * function becomes nounwind without unwind tables. Errors: SR_ERR_INTERNAL if the module is invalid
 * IR or LLVM fails; `module` is then unusable.
 */
sr_status sr_target_optimize(sr_ctx *ctx, const sr_target *target, LLVMModuleRef module);

/* Compiles the optimised module to an ELF relocatable object, for sr_link. The caller owns the
 * buffer (LLVMDisposeMemoryBuffer); NULL after an error. `module` must not be used again. */
sr_status sr_target_emit(sr_ctx *ctx, const sr_target *target, LLVMModuleRef module,
                         LLVMMemoryBufferRef *out_object);

#endif
