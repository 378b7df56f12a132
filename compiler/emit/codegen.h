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

#include "base/affinity.h"
#include "base/arena.h"
#include "base/text.h"
#include "compiler/machine/machine.h"

typedef struct sr_codegen sr_codegen;

typedef struct sr_codegen_options {
  sr_target target;
  int32_t optimization;
  const char *cuda_libraries;    /* as in sr_compile_options */
  const sr_affinity *processors; /* as in sr_compile_options */
  sr_text *llvm, *ptx;           /* if not NULL: receive the IR after optimisation, and the PTX */
} sr_codegen_options;

/* The result lives in `arena`. sr_codegen_destroy frees the LLVM objects that it holds. */
sr_codegen *sr_codegen_create(sr_arena *arena);
/* `codegen` may be NULL. */
void sr_codegen_destroy(sr_codegen *codegen);

/*
 * Adds the function SR_CODE_FUNCTION of `module`. Apart from this function, `module` may only
 * define private constants. All modules must share one LLVM context, have the same name, and be
 * prepared by sr_machine_prepare. The caller keeps `module`. `parameter_bytes` is the size of a GPU
 * kernel's parameter. Returns the function's number in the image; functions with equal IR have the
 * same number.
 */
uint32_t sr_codegen_add(sr_codegen *codegen, LLVMModuleRef module, uint32_t parameter_bytes);

/*
 * Compiles and links all functions; called once. Sets all of *out but `target`; the arrays live in
 * the arena. If the PTX is asked for, the image for CUDA is not compiled further. Starts at most
 * one thread for each processor. Errors: those of sr_machine_optimize, sr_machine_emit and
 * sr_image_make, from the first batch that fails.
 */
sr_status sr_codegen_finish(sr_ctx *ctx, sr_codegen *codegen, const sr_codegen_options *options,
                            sr_code *out);

#endif
