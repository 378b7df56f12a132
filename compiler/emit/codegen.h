/*
 * Compiles the LLVM IR of a program's functions to an image.
 *
 * Functions with equal IR are merged: the layers of an unrolled network differ only in the
 * addresses of their operands, which are parameters. The remaining functions are divided into
 * batches. A batch is one LLVM module; several threads optimise batches and generate their machine
 * code. The division depends on the functions only, so the image does not depend on the number of
 * threads.
 */
#ifndef SR_COMPILER_EMIT_CODEGEN_H
#define SR_COMPILER_EMIT_CODEGEN_H

#include "base/arena.h"
#include "base/text.h"
#include "compiler/x86/target.h"

typedef struct sr_codegen sr_codegen;

/* The name of the function in each module that is added. */
#define SR_CODEGEN_FUNCTION "kernel"

/* Lives in `arena`; sr_codegen_destroy frees the memory that it has outside of the arena. */
sr_codegen *sr_codegen_create(sr_arena *arena);
/* `codegen` may be NULL. */
void sr_codegen_destroy(sr_codegen *codegen);

/*
 * Adds the function SR_CODEGEN_FUNCTION of `module`, which defines nothing else but private
 * constants. The caller keeps `module`. All modules share one LLVM context, have one name, and are
 * prepared by sr_target_prepare. Returns the function's number in the image; functions with equal
 * IR have the same number.
 */
uint32_t sr_codegen_add(sr_codegen *codegen, LLVMModuleRef module);

/*
 * Compiles and links all functions; called once. `llvm`, unless NULL, receives the IR after
 * optimisation. Sets all of *out but `cpu`; its arrays live in the arena. Threads: starts at most
 * one for each processor that the calling thread may run on. Errors: those of sr_target_optimize,
 * sr_target_emit and sr_link, from the first batch that fails.
 */
sr_status sr_codegen_finish(sr_ctx *ctx, sr_codegen *codegen, sr_cpu_level level,
                            int32_t optimization, sr_text *llvm, sr_code *out);

#endif
