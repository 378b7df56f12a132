/*
 * The one symbol that libspmdrun_compiler.so exports (compile.h). All other symbols are hidden,
 * LLVM's among them, so that they cannot clash with another copy of LLVM in the process.
 */
#include "compiler/compile.h"
#include "spmdrun_build_id.h"

extern const sr_compiler_api sr_compiler;

__attribute__((visibility("default"))) const sr_compiler_api sr_compiler = {
    .head = {.abi = SR_COMPILER_ABI, .build_id = SPMDRUN_BUILD_ID},
    .compile = sr_compile,
};
