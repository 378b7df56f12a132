/*
 * Compiles the LLVM IR of a program's functions to an image of machine code.
 *
 * Functions with equal IR are merged. The layers of an unrolled network, for example, differ only
 * in the addresses of their operands, which are parameters. The remaining functions are divided
 * into batches. A batch is one LLVM module; several threads optimise batches and generate their
 * machine code. The division depends only on the functions, so the image does not depend on the
 * number of threads.
 */
#ifndef SR_COMPILER_EMIT_CODEGEN_H
#define SR_COMPILER_EMIT_CODEGEN_H

#include "base/arena.h"
#include "base/text.h"
#include "compiler/machine/machine.h"

typedef struct sr_codegen sr_codegen;

/* The name that the function has in each module given to sr_codegen_add. */
#define SR_CODEGEN_FUNCTION "kernel"

/* The result lives in `arena`. sr_codegen_destroy frees the LLVM objects that it holds. */
sr_codegen *sr_codegen_create(sr_arena *arena);
/* `codegen` may be NULL. */
void sr_codegen_destroy(sr_codegen *codegen);

/*
 * Adds the function SR_CODEGEN_FUNCTION of `module`. Apart from this function, `module` may only
 * define private constants. All modules must share one LLVM context, have the same name, and be
 * prepared by sr_machine_prepare. The caller keeps `module`. Returns the function's number in the
 * image; functions with equal IR have the same number.
 */
uint32_t sr_codegen_add(sr_codegen *codegen, LLVMModuleRef module);

/*
 * Compiles and links all functions; called once. If `llvm` is not NULL, it receives the IR after
 * optimisation. Sets all of *out but `target`; the arrays live in the arena. Starts at most one
 * thread for each processor that the calling thread may run on. Errors: those of
 * sr_machine_optimize, sr_machine_emit and sr_link, from the first batch that fails.
 */
sr_status sr_codegen_finish(sr_ctx *ctx, sr_codegen *codegen, sr_target target,
                            int32_t optimization, sr_text *llvm, sr_code *out);

#endif
