/*
 * The one symbol that libspmdrun_compiler.so shows to who opens it (compile.h). All else in the
 * module is hidden, so that it cannot meet another copy of it in the process that opened it.
 */
#include "compiler/compile.h"
#include "spmdrun_build_id.h"

extern const sr_compiler_api sr_compiler;

__attribute__((visibility("default"))) const sr_compiler_api sr_compiler = {
    .head = {.abi = SR_COMPILER_ABI, .build_id = SPMDRUN_BUILD_ID},
    .compile = sr_compile,
};
