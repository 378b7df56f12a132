/*
 * The machine that code is made for, LLVM's passes over it, and the object file. Together with
 * function_library.h and link.h the only place that knows how an LLVM module becomes machine code.
 *
 * Nothing is asked of the host: level and options alone decide, so that equal modules give equal
 * bytes on every machine.
 *
 * LLVM's way to fail hard is to print and exit. Between sr_target_optimize's and sr_target_emit's
 * begin and end that becomes SR_ERR_INTERNAL with LLVM's own words. LLVM's state is not known after
 * it: from then on both refuse to work in this process. Memory that runs out inside LLVM ends the
 * process (no_memory.h).
 *
 * Threads: any number, each with modules and targets of its own (and so LLVM contexts of its own).
 */
#ifndef SR_COMPILER_X86_TARGET_H
#define SR_COMPILER_X86_TARGET_H

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>

#include "base/status.h"
#include "executable/plan.h"

/* Held by the caller; sr_target_deinit frees what LLVM owns. Zeroed = nothing to free. */
typedef struct sr_target {
  sr_cpu_level level;
  int32_t optimization; /* 0..3 */
  LLVMTargetMachineRef machine;
  LLVMTargetDataRef layout; /* sizes and alignments of LLVM types */
} sr_target;

/*
 * Code for `level`, position-independent, tuned for no machine in particular; on SR_CPU_X86_64_V4
 * vectors are 256 bits wide. `optimization` as in sr_compile_options. Errors: SR_ERR_INVALID for a
 * level or an optimization that does not exist, SR_ERR_INTERNAL.
 */
sr_status sr_target_init(sr_ctx *ctx, sr_cpu_level level, int32_t optimization,
                         sr_target *out_target);
void sr_target_deinit(sr_target *target);

/* Bytes of the widest vector register that code for `target` uses: 16, 32. */
uint32_t sr_target_vector_bytes(const sr_target *target);

/* Gives a new module the triple and the data layout. Call before anything is emitted into it. */
void sr_target_prepare(const sr_target *target, LLVMModuleRef module);

/*
 * Links in the library functions that `module` calls, verifies it, and runs LLVM's
 * passes. Functions that are to be found in the object have external linkage; all others are
 * internal or go away. Every function is marked nounwind without unwind tables on the way. Errors:
 * SR_ERR_INTERNAL when the module is not valid IR or LLVM gives up; `module` is then useless.
 */
sr_status sr_target_optimize(sr_ctx *ctx, const sr_target *target, LLVMModuleRef module);

/*
 * The optimised module as an ELF relocatable object, for sr_link. The buffer is the caller's
 * (LLVMDisposeMemoryBuffer); NULL after a failure. `module` is used up.
 */
sr_status sr_target_emit(sr_ctx *ctx, const sr_target *target, LLVMModuleRef module,
                         LLVMMemoryBufferRef *out_object);

#endif
