/*
 * A module that says that it is the compiler, of another build or with another interface than the
 * library's: what a mixed installation has. It must be refused before it is asked for anything.
 */
#include "compiler/compile.h"

extern const sr_compiler_api sr_compiler;

static sr_status refuse(sr_ctx *ctx, sr_module *module, const sr_signature *signature,
                        const sr_compile_options *options, sr_executable **out_executable) {
  (void)ctx, (void)module, (void)signature, (void)options, (void)out_executable;
  __builtin_trap();
}

__attribute__((visibility("default"))) const sr_compiler_api sr_compiler = {
    .head = {.abi = OTHER_ABI, .build_id = "0123456789abcdef"},
    .compile = refuse,
};
