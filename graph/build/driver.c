#include "graph/build/driver.h"

#include <string.h>

#include "graph/ir/query.h"

enum {
  MAX_ROUNDS = 32,
  VISITS_PER_OP = 100,                   /* most visits, for each op of the program */
  VISITS_AT_LEAST = VISITS_PER_OP * 1000 /* enough for a small program whose loops are unrolled */
};

typedef struct driver {
  const sr_rewrite_table *table;
  const sr_builder *b;
  bool *enabled;           /* [table->count] */
  const sr_rewrite **rows; /* the enabled local rewrites that may apply to opcode c are
                            * rows[first[c]] to rows[first[c + 1] - 1] */
  size_t first[SR_OP_COUNT + 1];
  size_t *fired; /* [table->count] */
  size_t max_visits;
  sr_rewrite_stats stats;
} driver;

/* ---- selecting rewrites ---------------------------------------------------------------------- */

static bool in_list(const char *name, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(name, names[i]) == 0)
      return true;
  return false;
}

const sr_rewrite *sr_rewrite_find(const sr_rewrite_table *table, const char *name) {
  for (size_t i = 0; i < table->count; i++)
    if (strcmp(table->rewrites[i].name, name) == 0)
      return &table->rewrites[i];
  return NULL;
}

/* Refuses a misspelt name, which would otherwise have no effect. */
static sr_status check_names(sr_ctx *ctx, const sr_rewrite_table *table, const char *const *names,
                             size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!sr_rewrite_find(table, names[i]))
      return sr_fail(ctx, SR_ERR_INVALID, "there is no rewrite \"%s\"; see %s", names[i],
                     table->file);
  return SR_OK;
}

/* Sets d->enabled. Returns true if any rewrite is enabled. */
static bool enable(driver *d, const sr_rewrite_selection *selection) {
  bool any = false;
  d->enabled = SR_NEW_ARRAY(d->b->module->arena, bool, d->table->count);
  for (size_t i = 0; i < d->table->count; i++) {
    const char *name = d->table->rewrites[i].name;
    d->enabled[i] =
        (!selection->enabled || in_list(name, selection->enabled, selection->enabled_count)) &&
        !in_list(name, selection->disabled, selection->disabled_count);
    any = any || d->enabled[i];
  }
  return any;
}

/* Sets d->rows and d->first. */
static void dispatch(driver *d) {
  SR_VECTOR(const sr_rewrite *) rows = {0};
  for (int code = 0; code < SR_OP_COUNT; code++) {
    d->first[code] = rows.count;
    for (size_t i = 0; i < d->table->count; i++) {
      const sr_rewrite *row = &d->table->rewrites[i];
      if (d->enabled[i] && row->local && (row->code == SR_OP_COUNT || (int)row->code == code))
        SR_PUSH(d->b->module->arena, &rows, row);
    }
  }
  d->first[SR_OP_COUNT] = rows.count;
  d->rows = rows.items;
}

/* ---- rounds ---------------------------------------------------------------------------------- */

static void count_change(driver *d, const sr_rewrite *rewrite) {
  d->fired[rewrite - d->table->rewrites]++;
  d->stats.changes++;
}

/* Erases `op` if it is dead; else tries the local rewrites on it, up to the first that changes the
 * program. `op` may then be erased. */
static void visit(driver *d, sr_op *op) {
  const sr_builder b = sr_builder_at(d->b, op);
  if (sr_op_is_dead(op)) {
    sr_rewriter_erase(&b, op);
    d->stats.changes++;
    return;
  }
  SR_ARENA_SCOPE(b.arena);
  for (size_t i = d->first[op->code]; i < d->first[op->code + 1]; i++) {
    if (!d->rows[i]->local(&b, op))
      continue;
    count_change(d, d->rows[i]);
    /* The next visit of `op` erases it if it is dead. */
    sr_rewriter_visit(&b, op);
    if (!sr_op_is_erased(op))
      for (int32_t r = 0; r < op->result_count; r++)
        sr_rewriter_visit_users(&b, sr_result(op, r));
    return;
  }
}

/* Visits the ops in the worklist until it is empty, or until the limit of visits is reached. */
static void run_local(driver *d) {
  sr_rewriter_visit_block(d->b, d->b->module->main->body);
  for (sr_op *op; (op = sr_worklist_next(d->b->worklist));)
    if (d->stats.visits++ < d->max_visits)
      visit(d, op);
}

static bool run_global(driver *d, const sr_rewrite *rewrite) {
  SR_ARENA_SCOPE(d->b->arena);
  return rewrite->global(d->b);
}

/* Returns true if the round changed the program. */
static bool run_round(driver *d) {
  const size_t before = d->stats.changes;
  d->stats.rounds++;
  if (d->table->begin_round && !d->table->begin_round(d->b))
    return false;
  run_local(d);
  for (size_t i = 0; i < d->table->count && d->stats.visits < d->max_visits; i++) {
    const sr_rewrite *rewrite = &d->table->rewrites[i];
    if (d->table->one_change && d->stats.changes != before)
      break;
    if (d->enabled[i] && rewrite->global && run_global(d, rewrite))
      count_change(d, rewrite);
  }
  return d->stats.changes != before;
}

static void run_rounds(driver *d) {
  bool changed = true;
  while (changed && d->stats.rounds < MAX_ROUNDS && d->stats.visits < d->max_visits)
    changed = run_round(d);
  if (changed)
    sr_log_line(d->b->ctx, SR_LOG_COMPILE, SR_LOG_WARN,
                "%s: the rewrites stopped after %zu visits in %zu rounds, before the fixed point",
                d->table->file, d->stats.visits, d->stats.rounds);
}

sr_status sr_rewrite_run(const sr_rewrite_table *table, const sr_rewrite_selection *selection,
                         const sr_builder *b, sr_rewrite_stats *out_stats) {
  static const sr_rewrite_selection all = {0};
  selection = selection ? selection : &all;
  SR_TRY(check_names(b->ctx, table, selection->enabled, selection->enabled_count));
  SR_TRY(check_names(b->ctx, table, selection->disabled, selection->disabled_count));
  sr_module *module = b->module;
  sr_worklist worklist = {.arena = module->arena};
  sr_builder with_worklist = *b;
  with_worklist.worklist = &worklist;
  driver d = {.table = table,
              .b = &with_worklist,
              .fired = SR_NEW_ARRAY(module->arena, size_t, table->count)};
  d.stats.fired = d.fired;
  if (enable(&d, selection)) {
    dispatch(&d);
    d.max_visits = VISITS_AT_LEAST + VISITS_PER_OP * (size_t)sr_block_op_count(module->main->body);
    run_rounds(&d);
  }
  *out_stats = d.stats;
  return SR_OK;
}
