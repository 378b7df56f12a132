/*
 * The driver of the simplifier: a worklist over all ops, and rounds with the whole-program
 * rewrites.
 *
 * The worklist is first in, first out and starts in the order of the program, so that constants
 * move forward in one sweep. An op's tag says whether it waits in the queue or is gone. Rewrites
 * make ops cheaper by a measure of their own, so the fixed point exists; the budget only bounds the
 * harm of a mistake there, and running out of it leaves a right, less simplified program.
 */
#include "compiler/simplify/simplify.h"

#include <string.h>

#include "compiler/simplify/simplify_rewriter.h"

enum {
  TAG_IDLE,
  TAG_QUEUED,
  TAG_GONE
};

enum {
  MAX_ROUNDS = 16,
  VISITS_PER_OP = 100
};

typedef struct rewrite {
  const char *name;
  sr_opcode code;
  bool (*local)(sr_rewriter *rw, sr_op *op);
  bool (*global)(sr_rewriter *rw);
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

/* The local rewrites that may apply to each opcode, as lists into one array. */
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

static void dispatch_init(dispatch *table, sr_rewriter *rw, const sr_simplify_options *options) {
  table->fired = SR_NEW_ARRAY(rw->module->arena, size_t, REWRITE_COUNT);
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
        SR_PUSH(rw->scratch, &rows, row);
    }
  }
  table->first[SR_OP_COUNT] = rows.count;
  table->rows = rows.items;
}

/* ---- worklist ------------------------------------------------------------------------------- */

void sr_rewriter_visit(sr_rewriter *rw, sr_op *op) {
  if (op->tag != TAG_IDLE)
    return;
  op->tag = TAG_QUEUED;
  SR_PUSH(rw->scratch, &rw->queue, op);
}

void sr_rewriter_visit_users(sr_rewriter *rw, const sr_value *value) {
  for (const sr_use *use = value->uses; use; use = use->next)
    sr_rewriter_visit(rw, use->user);
}

void sr_rewriter_visit_block(sr_rewriter *rw, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    sr_rewriter_visit(rw, op);
    for (int32_t i = 0; i < op->region_count; i++)
      sr_rewriter_visit_block(rw, op->regions[i]);
  }
}

void sr_rewriter_replace(sr_rewriter *rw, sr_value *old, sr_value *value) {
  SR_ASSERT(old->type == value->type);
  sr_rewriter_visit_users(rw, old);
  if (old->op)
    sr_rewriter_visit(rw, old->op);
  sr_value_replace(old, value);
}

/* What only `op` used may be dead now. */
static void forget(sr_rewriter *rw, sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (sr_operand(op, i)->op)
      sr_rewriter_visit(rw, sr_operand(op, i)->op);
  for (int32_t i = 0; i < op->region_count; i++)
    for (sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
      forget(rw, inner);
  op->tag = TAG_GONE;
}

void sr_rewriter_erase(sr_rewriter *rw, sr_op *op) {
  forget(rw, op);
  sr_op_erase(op);
}

static bool is_dead(const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    if (op->results[i].uses)
      return false;
  return sr_op_is_removable(op);
}

/* ---- rounds --------------------------------------------------------------------------------- */

/* True if a rewrite fired; the op may be gone then. */
static bool visit(sr_rewriter *rw, dispatch *table, sr_op *op) {
  if (is_dead(op)) {
    sr_rewriter_erase(rw, op);
    return true;
  }
  for (size_t i = table->first[op->code]; i < table->first[op->code + 1]; i++) {
    if (table->rows[i]->local(rw, op)) {
      table->fired[table->rows[i] - rewrites]++;
      /* Replaced ops are swept up here; others may have more to give, and so may their users. */
      sr_rewriter_visit(rw, op);
      if (op->tag != TAG_GONE)
        for (int32_t r = 0; r < op->result_count; r++)
          sr_rewriter_visit_users(rw, sr_result(op, r));
      return true;
    }
  }
  return false;
}

/* Empties the worklist. False if the budget ran out. */
static bool run_local(sr_rewriter *rw, dispatch *table, sr_simplify_stats *stats, size_t budget) {
  while (rw->head < rw->queue.count) {
    sr_op *op = rw->queue.items[rw->head++];
    if (rw->head == rw->queue.count)
      rw->head = rw->queue.count = 0;
    if (op->tag == TAG_GONE)
      continue;
    op->tag = TAG_IDLE;
    if (stats->visits++ >= budget)
      return false;
    stats->changes += visit(rw, table, op);
  }
  return true;
}

static void run_global(sr_rewriter *rw, dispatch *table, sr_simplify_stats *stats) {
  for (size_t i = 0; i < REWRITE_COUNT; i++) {
    if (!table->enabled[i] || !rewrites[i].global || !rewrites[i].global(rw))
      continue;
    table->fired[i]++;
    stats->changes++;
  }
}

size_t sr_rewriter_reset_tags(sr_block *block) {
  size_t count = 0;
  for (sr_op *op = block->first; op; op = op->next) {
    op->tag = TAG_IDLE;
    count++;
    for (int32_t i = 0; i < op->region_count; i++)
      count += sr_rewriter_reset_tags(op->regions[i]);
  }
  return count;
}

static void simplify(sr_rewriter *rw, const sr_simplify_options *options,
                     sr_simplify_stats *stats) {
  dispatch table;
  dispatch_init(&table, rw, options);
  stats->fired = table.fired;
  sr_block *body = rw->module->main->body;
  size_t budget = VISITS_PER_OP * (sr_rewriter_reset_tags(body) + SR_UNROLL_OPS);
  bool changed = true, within_budget = true;
  while (changed && within_budget && stats->rounds < MAX_ROUNDS) {
    size_t before = stats->changes;
    stats->rounds++;
    sr_rewriter_visit_block(rw, body);
    within_budget = run_local(rw, &table, stats, budget);
    if (within_budget)
      run_global(rw, &table, stats);
    changed = stats->changes != before;
  }
  if (changed)
    sr_log_line(rw->ctx, SR_LOG_COMPILE, SR_LOG_WARN,
                "simplify: stopped after %zu visits in %zu rounds, before the fixed point",
                stats->visits, stats->rounds);
}

/* A name that is misspelt would switch nothing. */
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
  sr_rewriter rw = {.ctx = ctx, .module = module, .scratch = scratch};
  simplify(&rw, options, &stats);
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
