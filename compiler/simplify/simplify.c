#include "compiler/simplify/simplify.h"

#include "compiler/simplify/simplify_rules.h"

static const sr_rewrite rewrites[] = {
#define LOCAL(NAME, OPCODE, FUNCTION) {NAME, OPCODE, sr_rewrite_##FUNCTION, NULL},
#define GLOBAL(NAME, FUNCTION)        {NAME, SR_OP_COUNT, NULL, sr_rewrite_##FUNCTION},
#include "compiler/simplify/simplify_rules.def"
#undef LOCAL
#undef GLOBAL
};

const sr_rewrite_table sr_simplify_rewrites = {.file = "compiler/simplify/simplify_rules.def",
                                               .count = sizeof rewrites / sizeof *rewrites,
                                               .rewrites = rewrites};

sr_status sr_simplify_with(sr_ctx *ctx, sr_module *module, const sr_rewrite_selection *selection,
                           sr_rewrite_stats *out_stats) {
  sr_arena *scratch = sr_arena_create();
  if (!scratch)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory to simplify the program in", module->file);
  if (SR_ARENA_GUARD(scratch)) {
    sr_arena_destroy(scratch);
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: memory ran out while simplifying the program",
                   module->file);
  }
  const sr_builder b = {.ctx = ctx, .module = module, .arena = scratch};
  sr_rewrite_stats stats;
  sr_status status = sr_rewrite_run(&sr_simplify_rewrites, selection, &b, &stats);
  sr_arena_destroy(scratch);
  SR_TRY(status);
  sr_log_line(ctx, SR_LOG_COMPILE, SR_LOG_DEBUG, "simplify: %zu changes, %zu visits, %zu rounds",
              stats.changes, stats.visits, stats.rounds);
  if (out_stats)
    *out_stats = stats;
  return SR_OK;
}

sr_status sr_simplify(sr_ctx *ctx, sr_module *module) {
  return sr_simplify_with(ctx, module, NULL, NULL);
}
