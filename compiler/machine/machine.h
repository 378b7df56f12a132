/*
 * The target machine, LLVM's passes and the emission of object files. Only this folder knows how an
 * LLVM module becomes machine code: machine.c links in the functions of function_library.h and
 * gpu_functions.h, and runs the passes of rare_calls.h, halves.h, extremes.h and addresses.h after
 * LLVM's; link.h makes an image of the objects.
 *
 * The machine code depends only on the module, the target and the options, never on the host.
 * Equal modules give equal bytes on every machine.
 *
 * By default LLVM prints a message and exits on a fatal error. In sr_machine_optimize and
 * sr_machine_emit, a fatal error instead returns SR_ERR_INTERNAL with LLVM's message. The state of
 * LLVM is then unknown, so both functions fail for the rest of the process. If LLVM runs out of
 * memory, the process ends (no_memory.h).
 *
 * Any number of threads may use these functions, each with its own modules, machines and LLVM
 * contexts.
 */
#ifndef SR_COMPILER_MACHINE_MACHINE_H
#define SR_COMPILER_MACHINE_MACHINE_H

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>

#include "base/status.h"
#include "executable/plan.h"

/* The caller owns the struct; sr_machine_deinit frees the LLVM objects in it. A zeroed machine is
 * empty. */
typedef struct sr_machine {
  sr_target target;
  int32_t optimization; /* 0..3 */
  LLVMTargetMachineRef llvm;
  LLVMTargetDataRef layout; /* sizes and alignments of LLVM types */
} sr_machine;

/*
 * Prepares a machine that makes code for `target`: position-independent x86-64 code, or PTX. The
 * code is not tuned for a particular machine. On SR_CPU_X86_64_V4 its vectors have 256 bits, but
 * for kernels that allow more (emit_loop.c). The PTX for a GPU that LLVM does not know is that of
 * the newest older one. `optimization` is that of sr_compile_options. Errors: SR_ERR_INVALID for an
 * unknown target or optimization, SR_ERR_INTERNAL.
 */
sr_status sr_machine_init(sr_ctx *ctx, sr_target target, int32_t optimization,
                          sr_machine *out_machine);
void sr_machine_deinit(sr_machine *machine);

/* Sets the triple and the data layout of a new module. Must be called before code is emitted into
 * it. */
void sr_machine_prepare(const sr_machine *machine, LLVMModuleRef module);

/*
 * Makes `function`, of the type void(ptr), a kernel for CUDA: its parameter becomes an array of
 * `words` words of 64 bits that is passed by value. `threads` is the most threads of a block.
 */
void sr_machine_mark_kernel(LLVMValueRef function, size_t words, uint32_t threads);

/*
 * Links in the library functions that `module` calls and, for CUDA, those of gpu_functions.h,
 * verifies `module`, and runs LLVM's passes and those of this folder. The functions that sr_link
 * must find have external linkage; all others become internal or disappear.
 * Every function becomes nounwind and gets no unwind tables. Errors: SR_ERR_INTERNAL if the module
 * is invalid IR or LLVM fails; `module` is then unusable.
 */
sr_status sr_machine_optimize(sr_ctx *ctx, const sr_machine *machine, LLVMModuleRef module);

/* Compiles the optimised `module` to an ELF relocatable object for sr_link, or to the text of a PTX
 * module, which ends in NUL. The caller frees *out_object by LLVMDisposeMemoryBuffer; it is NULL
 * after an error. `module` must not be used again. */
sr_status sr_machine_emit(sr_ctx *ctx, const sr_machine *machine, LLVMModuleRef module,
                          LLVMMemoryBufferRef *out_object);

#endif
