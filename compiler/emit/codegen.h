/*
 * From the IR of a program's functions to its image.
 *
 * Functions of equal IR are one function: the layers of an unrolled network differ in where their
 * operands lie, which a function is told when it is called. What is left is divided
 * into batches; a batch is a module of its own, and batches are optimised and made machine code of
 * on several threads. Which functions make a batch depends on the functions alone, so the image
 * does not depend on how many threads there were.
 */
#ifndef SR_COMPILER_EMIT_CODEGEN_H
#define SR_COMPILER_EMIT_CODEGEN_H

#include "base/arena.h"
#include "base/text.h"
#include "compiler/x86/target.h"

typedef struct sr_codegen sr_codegen;

/* The name of the function in each module that is added. */
#define SR_CODEGEN_FUNCTION "kernel"

/* Lives in `arena`; sr_codegen_destroy frees what does not. */
sr_codegen *sr_codegen_create(sr_arena *arena);
/* NULL is fine. */
void sr_codegen_destroy(sr_codegen *codegen);

/*
 * Takes the function SR_CODEGEN_FUNCTION of `module`, which is all that it defines but for private
 * constants, and which stays the caller's. All modules are of one context, prepared alike
 * (sr_target_prepare) and have the same name. Gives its number in the image, which it may share
 * with an equal one.
 */
uint32_t sr_codegen_add(sr_codegen *codegen, LLVMModuleRef module);

/*
 * Compiles and links all functions. `llvm`, unless NULL, receives the IR after optimisation.
 * Everything of *out but `cpu` is set and lives in the arena. Once. Threads: uses as many as the
 * calling thread may use processors. Errors: as sr_target_optimize, sr_target_emit and sr_link; of
 * several the one of the first batch.
 */
sr_status sr_codegen_finish(sr_ctx *ctx, sr_codegen *codegen, sr_cpu_level level,
                            int32_t optimization, sr_text *llvm, sr_code *out);

#endif
