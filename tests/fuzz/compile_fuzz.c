/*
 * libFuzzer on the compiler's passes, all but those that make code: what reads as a module ends in
 * a plan or in a sentence. The module must be right behind every pass.
 *
 * Only small modules are compiled: how long the compiler may take is not asked here.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/expand/expand.h"
#include "compiler/lower/lower.h"
#include "compiler/simplify/simplify.h"
#include "graph/read.h"
#include "partitioner/partition.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void fail(const char *what, const char *detail) {
  fprintf(stderr, "%s: %s\n", what, detail);
  abort();
}

static void check(sr_module *module, const char *pass) {
  sr_ctx ctx = {0};
  if (sr_module_verify(&ctx, module) != SR_OK)
    fail(pass, ctx.message);
}

/* True if the compiler goes on behind `pass`; if not, it must say why. */
static bool goes_on(sr_ctx *ctx, sr_status status, const char *pass) {
  if ((status == SR_OK) != (ctx->message[0] == '\0') || status == SR_ERR_INTERNAL)
    fail(pass, ctx->message);
  return status == SR_OK;
}

static void plan(sr_ctx *ctx, sr_module *module, sr_signature *signature) {
  sr_lowering low = {.ctx = ctx,
                     .module = module,
                     .arena = module->arena,
                     .signature = signature,
                     .target = {SR_TARGET_X86_64, SR_CPU_X86_64_V3},
                     .policy = &sr_cpu_policy,
                     .optimization = 3,
                     .constants = {.arena = module->arena}};
  if (!goes_on(ctx, sr_lower_check(&low), "check"))
    return;
  sr_lower_prepare(&low);
  if (!goes_on(ctx, sr_lower_agreements(&low), "agreements"))
    return;
  sr_lower_fuse(&low);
  sr_lower_schedule(&low);
  (void)goes_on(ctx, sr_lower_buffers(&low), "buffers");
}

static void compile(sr_arena *arena, const char *text, size_t bytes) {
  sr_ctx ctx = {0};
  sr_module *module;
  sr_partition_result partition;
  if (sr_module_read(&ctx, arena, "fuzz.mlir", text, bytes, &module) != SR_OK ||
      !goes_on(&ctx, sr_module_parallel(&ctx, module), "parallel") ||
      !goes_on(&ctx, sr_module_inline(&ctx, module), "inline"))
    return;
  sr_module_list_groups(module);
  check(module, "list groups");
  if (!goes_on(&ctx, sr_module_messages(&ctx, module), "messages") ||
      !goes_on(&ctx, sr_module_flatten(&ctx, module), "flatten") ||
      !goes_on(&ctx, sr_module_settle(&ctx, module), "settle"))
    return;
  check(module, "settle");
  sr_module_enclose(module);
  check(module, "enclose");
  sr_module_widen_products(module);
  check(module, "widen");
  sr_module_drop_unused(module);
  check(module, "drop unused");
  const sr_partition_options options = {.of_buffers = bytes % 2 == 1};
  if (!goes_on(&ctx, sr_partition_with(&ctx, module, &options, &partition), "partition"))
    return;
  check(module, "partition");
  if (!goes_on(&ctx, sr_expand(&ctx, module, &sr_cpu_policy), "expand"))
    return;
  check(module, "expand");
  if (!goes_on(&ctx, sr_simplify(&ctx, module), "simplify"))
    return;
  check(module, "simplify");
  plan(&ctx, module, &partition.signature);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  enum {
    SIZE_LIMIT = 64 << 10
  };
  sr_arena *arena = sr_arena_create();
  if (arena && size <= SIZE_LIMIT && !SR_ARENA_GUARD(arena))
    compile(arena, (const char *)data, size);
  sr_arena_destroy(arena);
  return 0;
}
