/*
 * Compiles the program of one device to an executable: simplify, fuse, plan buffers, emit LLVM IR,
 * link.
 *
 * The compiler is a shared library, which is opened when something must be compiled. Only it
 * depends on LLVM. It exports one symbol, `sr_compiler`.
 */
#ifndef SR_COMPILER_COMPILE_H
#define SR_COMPILER_COMPILE_H

#include "base/affinity.h"
#include "base/plugin.h"
#include "base/text.h"
#include "executable/plan.h"
#include "graph/ir/graph.h"

typedef struct sr_compile_options {
  sr_target target;     /* the code is made for it */
  int32_t optimization; /* level 0..3, see machine.c; part of the cache key */
  bool tf32; /* a GPU may round factors of F32 products to TF32, unless an op says otherwise */
  const char *cuda_libraries; /* directories that may have libnvJitLink, separated by colons; NULL:
                               * none but those of base/cuda_libraries.h */
  const sr_affinity *processors; /* threads that are started run there; NULL: where the calling
                                  * thread may run */
  sr_text *llvm, *ptx; /* if not NULL: receive the LLVM IR after optimisation, and the PTX of a GPU;
                        * if PTX is asked for, the code is not compiled further */
} sr_compile_options;

/*
 * Compiles a partitioned module (see partition.h), which is rewritten in the process. The
 * executable lives in the module's arena. Deterministic: equal modules and options give executables
 * that encode to equal bytes. Threads: one call at a time per process. Errors: SR_ERR_UNSUPPORTED,
 * with the op's location, for an op that cannot be compiled; SR_ERR_NOMEM. If LLVM runs out of
 * memory, the process prints a message and exits with status 1 (no_memory.h).
 */
sr_status sr_compile(sr_ctx *ctx, sr_module *module, const sr_signature *signature,
                     const sr_compile_options *options, sr_executable **out_executable);

/* The symbol that the shared library exports. */
typedef struct sr_compiler_api {
  sr_plugin_head head; /* SR_COMPILER_ABI, and the digest of the sources for the cache key */
  sr_status (*compile)(sr_ctx *ctx, sr_module *module, const sr_signature *signature,
                       const sr_compile_options *options, sr_executable **out_executable);
} sr_compiler_api;

enum {
  SR_COMPILER_ABI = 6
};
#define SR_COMPILER_SYMBOL "sr_compiler"

#endif
