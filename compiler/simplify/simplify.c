/*
 * The driver of the simplifier: a worklist over all ops, in rounds with the global rewrites.
 *
 * The worklist is first in, first out and starts in program order, so that one sweep propagates
 * constants forward. Every rewrite makes the program cheaper in some measure, so that the rewrites
 * reach a fixed point. The budget limits the number of visits in case a rewrite violates this. If
 * the budget runs out, the program is correct but less simplified.
 */
#include "compiler/simplify/simplify.h"

#include <string.h>

#include "compiler/simplify/simplify_rules.h"

enum {
  MAX_ROUNDS = 16,
  VISITS_PER_OP = 100
};

typedef struct rewrite {
  const char *name;
  sr_opcode code;
  bool (*local)(const sr_builder *b, sr_op *op);
  bool (*global)(const sr_builder *b);
} rewrite;

static const rewrite rewrites[] = {
#define LOCAL(NAME, OPCODE, FUNCTION) {NAME, OPCODE, sr_rewrite_##FUNCTION, NULL},
#define GLOBAL(NAME, FUNCTION)        {NAME, SR_OP_COUNT, NULL, sr_rewrite_##FUNCTION},
#include "compiler/simplify/simplify_rules.def"
#undef LOCAL
#undef GLOBAL
};

enum {
  REWRITE_COUNT = sizeof rewrites / sizeof *rewrites
};

/* The local rewrites that may apply to opcode c are rows[first[c]] to rows[first[c + 1] - 1]. */
typedef struct dispatch {
  const rewrite **rows;
  size_t first[SR_OP_COUNT + 1];
  bool enabled[REWRITE_COUNT];
  size_t *fired;
} dispatch;

size_t sr_simplify_rewrite_count(void) {
  return REWRITE_COUNT;
}
const char *sr_simplify_rewrite_name(size_t index) {
  return rewrites[index].name;
}

static bool in_list(const char *name, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(name, names[i]) == 0)
      return true;
  return false;
}

static void dispatch_init(dispatch *table, const sr_builder *b,
                          const sr_simplify_options *options) {
  table->fired = SR_NEW_ARRAY(b->module->arena, size_t, REWRITE_COUNT);
  for (size_t i = 0; i < REWRITE_COUNT; i++) {
    const char *name = rewrites[i].name;
    table->enabled[i] =
        !options ||
        ((!options->enabled || in_list(name, options->enabled, options->enabled_count)) &&
         !in_list(name, options->disabled, options->disabled_count));
  }
  SR_VECTOR(const rewrite *) rows = {0};
  for (int code = 0; code < SR_OP_COUNT; code++) {
    table->first[code] = rows.count;
    for (size_t i = 0; i < REWRITE_COUNT; i++) {
      const rewrite *row = &rewrites[i];
      if (table->enabled[i] && row->local && (row->code == SR_OP_COUNT || (int)row->code == code))
        SR_PUSH(b->arena, &rows, row);
    }
  }
  table->first[SR_OP_COUNT] = rows.count;
  table->rows = rows.items;
}

/* ---- rounds --------------------------------------------------------------------------------- */

/* Tries the rewrites on `op`. Returns true if one fired; `op` may then be erased. */
static bool visit(const sr_builder *base, dispatch *table, sr_op *op) {
  const sr_builder at = sr_builder_at(base, op), *b = &at;
  if (sr_op_is_dead(op)) {
    sr_rewriter_erase(b, op);
    return true;
  }
  for (size_t i = table->first[op->code]; i < table->first[op->code + 1]; i++) {
    if (table->rows[i]->local(b, op)) {
      table->fired[table->rows[i] - rewrites]++;
      /* Visits `op` again, which removes it if it is dead, and visits the users of its results. */
      sr_rewriter_visit(b, op);
      if (op->visit != SR_VISIT_NEVER)
        for (int32_t r = 0; r < op->result_count; r++)
          sr_rewriter_visit_users(b, sr_result(op, r));
      return true;
    }
  }
  return false;
}

/* Empties the worklist. Returns false if the budget ran out. */
static bool run_local(const sr_builder *b, dispatch *table, sr_simplify_stats *stats,
                      size_t budget) {
  bool within = true;
  for (sr_op *op; (op = sr_worklist_next(b->worklist));) {
    within = within && stats->visits++ < budget;
    if (within)
      stats->changes += visit(b, table, op);
  }
  return within;
}

static void run_global(const sr_builder *b, dispatch *table, sr_simplify_stats *stats) {
  for (size_t i = 0; i < REWRITE_COUNT; i++) {
    if (!table->enabled[i] || !rewrites[i].global || !rewrites[i].global(b))
      continue;
    table->fired[i]++;
    stats->changes++;
  }
}

static void simplify(const sr_builder *b, const sr_simplify_options *options,
                     sr_simplify_stats *stats) {
  dispatch table;
  dispatch_init(&table, b, options);
  stats->fired = table.fired;
  sr_block *body = b->module->main->body;
  size_t budget = VISITS_PER_OP * ((size_t)sr_block_op_count(body) + SR_UNROLL_OPS);
  bool changed = true, within_budget = true;
  while (changed && within_budget && stats->rounds < MAX_ROUNDS) {
    size_t before = stats->changes;
    stats->rounds++;
    sr_rewriter_visit_block(b, body);
    within_budget = run_local(b, &table, stats, budget);
    if (within_budget)
      run_global(b, &table, stats);
    changed = stats->changes != before;
  }
  if (changed)
    sr_log_line(b->ctx, SR_LOG_COMPILE, SR_LOG_WARN,
                "simplify: stopped after %zu visits in %zu rounds, before the fixed point",
                stats->visits, stats->rounds);
}

/* Refuses a misspelt name, which would otherwise have no effect. */
static sr_status check_names(sr_ctx *ctx, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++) {
    size_t at = 0;
    while (at < REWRITE_COUNT && strcmp(rewrites[at].name, names[i]) != 0)
      at++;
    if (at == REWRITE_COUNT)
      return sr_fail(ctx, SR_ERR_INVALID,
                     "simplify: there is no rewrite \"%s\"; see simplify_rules.def", names[i]);
  }
  return SR_OK;
}

sr_status sr_simplify_with(sr_ctx *ctx, sr_module *module, const sr_simplify_options *options,
                           sr_simplify_stats *out_stats) {
  if (options) {
    SR_TRY(check_names(ctx, options->enabled, options->enabled_count));
    SR_TRY(check_names(ctx, options->disabled, options->disabled_count));
  }
  sr_simplify_stats stats = {0};
  sr_arena *scratch = sr_arena_create();
  if (!scratch)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory to simplify the program in", module->file);
  if (SR_ARENA_GUARD(scratch)) {
    sr_arena_destroy(scratch);
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: memory ran out while simplifying the program",
                   module->file);
  }
  sr_worklist worklist = {.arena = scratch};
  const sr_builder b = {.ctx = ctx, .module = module, .arena = scratch, .worklist = &worklist};
  simplify(&b, options, &stats);
  sr_arena_destroy(scratch);
  sr_log_line(ctx, SR_LOG_COMPILE, SR_LOG_DEBUG, "simplify: %zu changes, %zu visits, %zu rounds",
              stats.changes, stats.visits, stats.rounds);
  if (out_stats)
    *out_stats = stats;
  return SR_OK;
}

sr_status sr_simplify(sr_ctx *ctx, sr_module *module) {
  return sr_simplify_with(ctx, module, NULL, NULL);
}
