/*
 * Decides which values get a place (roots) and which are computed again at each use (virtual).
 *
 * The pass goes from uses back to definitions. It counts the contexts in which each value is
 * needed. A context is the root whose loop computes the value, together with the way in which
 * indices are mapped between root and value. For example, x has two contexts in x + transpose(x).
 * In each context a value is computed once per element. A cheap value may be computed in several
 * contexts; an expensive one becomes a root. Values that an op needs in memory are always roots. So
 * are small values inside kernels, because they live in registers and cost nothing.
 */
#include "base/mix.h"
#include "compiler/lower/lower.h"
#include "graph/ir/query.h"

enum {
  CONTEXT_LIMIT = 8, /* a value with more contexts than this becomes a root */
  LENGTH_LIMIT = 100 /* ops in a chain: limits the emitter's recursion */
};

typedef struct contexts {
  uint64_t keys[CONTEXT_LIMIT];
  int32_t count;  /* number of contexts; CONTEXT_LIMIT + 1 stands for any larger number */
  bool in_memory; /* an op needs the value in memory */
  bool captured;  /* an op in a nested loop or branch uses the value, perhaps in every iteration */
  bool repeated;  /* an op would compute elements of the value more than once */
  bool scattered; /* it is an index or an update of a scatter */
} contexts;

typedef struct fusion {
  sr_lowering *low;
  contexts *contexts; /* indexed by sr_cell.index */
  int32_t count;      /* number of cells */
} fusion;

/* ---- costs ----------------------------------------------------------------------------------- */

static bool computes_freely(const sr_lowering *low, const sr_op *op) {
  sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ == SR_EMIT_broadcast || class_ == SR_EMIT_reshape)
    return sr_cell_of(low, sr_operand(op, 0))->free;
  return class_ == SR_EMIT_constant || class_ == SR_EMIT_iota;
}

static void cost_block(fusion *f, sr_block *block);

static bool is_read(const sr_cell *cell) {
  return cell->root || cell->too_long;
}

/*
 * Returns the operations per element of the expression that ends in `op`. A value that several ops
 * use at the same index is computed once, so it is also counted once. The cells of values that are
 * already counted have `stamp` in seen[0].
 */
static int32_t expression_cost(const sr_lowering *low, const sr_op *op, uint32_t stamp) {
  int32_t cost = sr_op_cost(op);
  bool pointwise = sr_op_is_pointwise(op);
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_cell *operand = sr_cell_of(low, sr_operand(op, i));
    if (is_read(operand) || operand->seen[0] == stamp)
      continue;
    if (!pointwise) {
      cost += operand->cost;
      continue;
    }
    operand->seen[0] = stamp;
    cost += expression_cost(low, operand->value->op, stamp);
  }
  return cost;
}

/* Returns the number of pieces into which concatenates split the expression that ends in `op`. An
 * operand in memory counts as one piece. */
static int32_t count_pieces(const sr_lowering *low, const sr_op *op) {
  const bool joins = sr_emit_class_of(op) == SR_EMIT_concatenate;
  int32_t most = 1, sum = 0;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_cell *operand = sr_cell_of(low, sr_operand(op, i));
    const int32_t pieces = is_read(operand) ? 1 : operand->pieces;
    most = pieces > most ? pieces : most;
    sum = pieces < INT32_MAX - sum ? sum + pieces : INT32_MAX;
  }
  return joins ? sum : most;
}

/* Computes the costs of the results of `op` and of the ops in its regions. Reading an operand in
 * memory costs nothing. */
static void cost_op(fusion *f, sr_op *op) {
  int32_t cost = sr_op_cost(op), length = 0;
  const int32_t pieces = count_pieces(f->low, op);
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_cell *operand = sr_cell_of(f->low, sr_operand(op, i));
    if (is_read(operand))
      continue;
    cost += operand->cost;
    length = operand->length > length ? operand->length : length;
  }
  if (cost > f->low->policy->recomputed_work)
    cost = expression_cost(f->low, op, ++f->low->stamp);
  for (int32_t i = 0; i < op->result_count; i++) {
    sr_cell *cell = sr_cell_of(f->low, sr_result(op, i));
    cell->cost = cost;
    cell->length = length + 1;
    cell->pieces = pieces;
    cell->free = computes_freely(f->low, op);
    cell->too_long = cost > f->low->policy->expression_work || cell->length > LENGTH_LIMIT;
  }
  if (sr_op_has(op, SR_TRAIT_CONTROL))
    for (int32_t r = 0; r < op->region_count; r++)
      cost_block(f, op->regions[r]);
}

static void cost_block(fusion *f, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next)
    cost_op(f, op);
}

/* ---- cells ----------------------------------------------------------------------------------- */

static void add_cell(fusion *f, sr_value *value, bool root) {
  sr_cell *cell = SR_NEW(f->low->arena, sr_cell);
  cell->value = value;
  cell->root = root;
  SR_SIDE_SET(f->low->arena, &f->low->cells, value->id, cell);
  cell->index = f->count++;
}

/* Adds cells for the values in the region of a reduction or comparator. All these values are
 * scalars in registers. */
static void add_region_cells(fusion *f, sr_block *region) {
  for (int32_t i = 0; i < region->arg_count; i++) {
    add_cell(f, region->args[i], true);
    sr_cell_of(f->low, region->args[i])->in_registers = true;
  }
  for (sr_op *op = region->first; op; op = op->next)
    for (int32_t i = 0; i < op->result_count; i++) {
      add_cell(f, sr_result(op, i), true);
      sr_cell_of(f->low, sr_result(op, i))->in_registers = true;
    }
}

static void add_cells(fusion *f, sr_block *block) {
  for (int32_t i = 0; i < block->arg_count; i++)
    add_cell(f, block->args[i], true);
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->result_count; i++)
      add_cell(f, sr_result(op, i), !sr_op_is_elemental(op));
    for (int32_t r = 0; r < op->region_count; r++) {
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        add_cells(f, op->regions[r]);
      else
        add_region_cells(f, op->regions[r]);
    }
  }
}

/* ---- uses ------------------------------------------------------------------------------------ */

static void add_context(contexts *c, uint64_t key) {
  for (int32_t i = 0; i < c->count && i < CONTEXT_LIMIT; i++)
    if (c->keys[i] == key)
      return;
  if (c->count < CONTEXT_LIMIT)
    c->keys[c->count] = key;
  if (c->count <= CONTEXT_LIMIT)
    c->count++;
}

/* True if `user` needs its operands in memory. A merge of sorted runs, for example, reads each row
 * several times, so virtual operands would be computed several times. */
static bool needs_memory(const sr_lowering *low, const sr_op *user) {
  sr_emit_class class_ = sr_emit_class_of(user);
  if (class_ == SR_EMIT_dot)
    return sr_op_is_step(low, user);
  return class_ == SR_EMIT_collective || class_ == SR_EMIT_call || class_ == SR_EMIT_convolution ||
         class_ == SR_EMIT_merge || class_ == SR_EMIT_sort_round || class_ == SR_EMIT_watch ||
         class_ == SR_EMIT_host_call || class_ == SR_EMIT_keep || class_ == SR_EMIT_while_loop ||
         class_ == SR_EMIT_case_branch || class_ == SR_EMIT_terminator;
}

/* Adds to the contexts `c` of operand `index` its use by `user`, which is not an elemental op.
 * `key` identifies `user`. */
static void use_by_root(const sr_lowering *low, contexts *c, const sr_op *user, int32_t index,
                        uint64_t key) {
  c->in_memory |= needs_memory(low, user) ||
                  (low->policy->sorts_in_rounds && sr_emit_class_of(user) == SR_EMIT_scatter &&
                   index < user->result_count);
  c->repeated |= sr_emit_class_of(user) == SR_EMIT_dot;
  c->scattered |= sr_emit_class_of(user) == SR_EMIT_scatter && index >= user->result_count;
  add_context(c, sr_mix(key, (uint64_t)index + 1));
}

static bool expands(const sr_op *op) {
  sr_emit_class class_ = sr_emit_class_of(op);
  return (class_ == SR_EMIT_broadcast || class_ == SR_EMIT_windows) &&
         sr_type_elements(op->results[0].type) > sr_type_elements(sr_operand(op, 0)->type);
}

/* Adds the use by `op` to the contexts of each operand. `key` identifies `op`. If `op` is virtual,
 * the operand gets a context for each context of `op`. */
static void use_operands(fusion *f, const sr_op *op, uint64_t key) {
  bool elemental = sr_op_is_elemental(op);
  bool root = op->result_count == 0 || sr_cell_of(f->low, &op->results[0])->root;
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_value *operand = sr_operand(op, i);
    contexts *c = &f->contexts[sr_cell_of(f->low, operand)->index];
    sr_block *home = sr_value_block(operand);
    if (home != op->block)
      c->captured = true;
    c->repeated |= expands(op);
    if (!elemental) {
      use_by_root(f->low, c, op, i, key);
    } else if (root) {
      add_context(c, sr_op_is_pointwise(op) ? key : sr_mix(key, (uint64_t)i + 1));
    } else {
      const contexts *own = &f->contexts[sr_cell_of(f->low, op->results)->index];
      for (int32_t k = 0; k < own->count && k < CONTEXT_LIMIT; k++)
        add_context(c, sr_op_is_pointwise(op) ? own->keys[k]
                                              : sr_mix(own->keys[k], sr_mix(key, (uint64_t)i)));
      c->repeated |= own->repeated;
    }
  }
}

/* ---- decisions ------------------------------------------------------------------------------- */

static bool is_small(const sr_lowering *low, const sr_value *value) {
  return sr_type_fits_registers(low->policy, value->type);
}

static bool must_be_root(const sr_lowering *low, const sr_op *op, const contexts *c,
                         const sr_cell *cell) {
  const sr_policy *policy = low->policy;
  sr_emit_class class_ = sr_emit_class_of(op);
  const int32_t free_work = sr_block_is_host(low, op->block) ? policy->small_work : 0;
  if (class_ == SR_EMIT_copy)
    return true;
  if (class_ == SR_EMIT_constant)
    return !sr_op_attr(op, "value")->dense.splat && !is_small(low, &op->results[0]);
  if (c->in_memory ||
      (class_ == SR_EMIT_concatenate && op->operand_count > policy->joined_operands))
    return true;
  if (cell->free && !cell->too_long)
    return false;
  if (c->captured || c->count > CONTEXT_LIMIT || cell->too_long)
    return true;
  if (is_small(low, &op->results[0]) && (cell->cost > free_work || class_ == SR_EMIT_dynamic_slice))
    return true;
  if ((c->repeated && cell->cost > policy->expanded_work) ||
      (c->scattered && cell->cost > policy->scattered_work))
    return true;
  return cell->cost * (c->count - 1) > policy->recomputed_work;
}

static void decide_block(fusion *f, sr_block *block);

static void decide_op(fusion *f, sr_op *op) {
  if (sr_op_has(op, SR_TRAIT_CONTROL))
    for (int32_t r = 0; r < op->region_count; r++)
      decide_block(f, op->regions[r]);
  if (sr_op_is_elemental(op)) {
    sr_cell *cell = sr_cell_of(f->low, &op->results[0]);
    cell->root = must_be_root(f->low, op, &f->contexts[cell->index], cell);
  }
  use_operands(f, op,
               sr_mix(sr_mix(0, (uint64_t)sr_op_is_step(f->low, op)),
                      op->result_count ? (uint64_t)sr_cell_of(f->low, op->results)->index + 1
                                       : (uint64_t)f->count + 1));
}

static void decide_block(fusion *f, sr_block *block) {
  for (sr_op *op = block->last; op; op = op->prev)
    decide_op(f, op);
}

/* ---- registers, views, updates in place ------------------------------------------------------ */

/* True if the results of `op` can be in registers. Several sums can be only if they are unrolled:
 * otherwise each sum would need its own copy of the same loop. */
static bool can_be_in_registers(const sr_lowering *low, const sr_op *op) {
  sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ == SR_EMIT_while_loop || class_ == SR_EMIT_case_branch)
    return !sr_op_is_step(low, op);
  if (class_ == SR_EMIT_reduce || class_ == SR_EMIT_dot)
    return !sr_op_is_step(low, op) &&
           ((low->policy->sums_in_registers && sr_type_elements(op->results[0].type) == 1) ||
            sr_op_has_few_terms(low->policy, op));
  return sr_op_is_elemental(op);
}

typedef struct hazard {
  const sr_cell *target;
  bool found;
} hazard;

static void find_hazard(void *user, sr_cell *cell, unsigned kind) {
  hazard *h = user;
  (void)kind;
  h->found |= cell == h->target;
}

/* Makes operands first .. count - 1 of an update roots, if their elements would be computed from
 * elements of the array that the update has overwritten. */
static void separate_updates(fusion *f, const sr_op *op, int32_t first, int32_t count) {
  if (sr_update_reads_in_place(f->low, op))
    return;
  for (int32_t i = first; i < count; i++) {
    sr_cell *update = sr_cell_of(f->low, sr_operand(op, i));
    if (update->root || update->free)
      continue;
    hazard h = {sr_cell_of(f->low, sr_operand(op, 0)), false};
    sr_op_reads(f->low, update->value->op, find_hazard, &h);
    update->root |= h.found;
  }
}

static bool only_read_by_steps(const sr_lowering *low, const sr_value *value) {
  for (const sr_use *use = value->uses; use; use = use->next)
    if (!sr_op_is_step(low, use->user) || sr_op_has(use->user, SR_TRAIT_CONTROL))
      return false;
  return true;
}

/* True if `op`, a reshape, is nothing but a result of the program, and its operand is no other
 * result, in its own shape or another. */
static bool is_sole_result(const sr_op *op) {
  const sr_value *base = sr_operand(op, 0);
  if (op->block->parent || !base->op || !sr_value_has_one_use(&op->results[0]) ||
      sr_emit_class_of(op->results[0].uses->user) != SR_EMIT_terminator ||
      sr_emit_class_of(base->op) == SR_EMIT_constant ||
      sr_emit_class_of(base->op) == SR_EMIT_reshape)
    return false;
  for (const sr_use *use = base->uses; use; use = use->next) {
    sr_emit_class class_ = sr_emit_class_of(use->user);
    if (use->user != op && (class_ == SR_EMIT_terminator || class_ == SR_EMIT_reshape))
      return false;
  }
  return true;
}

/* Makes a root reshape a view, which shares the buffer of its operand. The reshape must be the only
 * user of the operand, or only be read by steps (ops that the executor runs) or as a result. */
static void try_view(const sr_lowering *low, sr_op *op) {
  sr_value *base = sr_operand(op, 0);
  sr_cell *cell = sr_cell_of(low, &op->results[0]), *base_cell = sr_cell_of(low, base);
  const bool is_array = base->op && !is_small(low, base);
  const bool alone = is_array && (sr_value_has_one_use(base) || is_sole_result(op));
  if (cell->root && base_cell->root && sr_value_block(base) == op->block &&
      (alone || only_read_by_steps(low, &op->results[0])))
    cell->view_of = base_cell;
}

static void finish_block(fusion *f, sr_block *block) {
  bool host = sr_block_is_host(f->low, block);
  for (int32_t i = 0; i < block->arg_count; i++)
    sr_cell_of(f->low, block->args[i])->in_registers = !host && is_small(f->low, block->args[i]);
  for (sr_op *op = block->first; op; op = op->next) {
    sr_emit_class class_ = sr_emit_class_of(op);
    if (class_ == SR_EMIT_dynamic_update_slice)
      separate_updates(f, op, 1, 2);
    else if (class_ == SR_EMIT_scatter)
      separate_updates(f, op, op->result_count, op->operand_count);
    else if (class_ == SR_EMIT_reshape)
      try_view(f->low, op);
    for (int32_t i = 0; i < op->result_count; i++) {
      sr_cell *cell = sr_cell_of(f->low, sr_result(op, i));
      cell->in_registers = cell->root && !cell->view_of && can_be_in_registers(f->low, op) &&
                           is_small(f->low, cell->value);
    }
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        finish_block(f, op->regions[r]);
  }
}

/* Makes values whose expressions are too long roots. Expressions may have become too long because
 * the last round removed roots inside them. */
static void end_long_expressions(const sr_lowering *low, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    if (sr_op_is_elemental(op) && sr_cell_of(low, &op->results[0])->too_long)
      sr_cell_of(low, &op->results[0])->root = true;
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        end_long_expressions(low, op->regions[r]);
  }
}

void sr_lower_fuse(sr_lowering *low) {
  fusion f = {.low = low};
  sr_block *body = low->module->main->body;
  add_cells(&f, body);
  /* The second round computes costs with the roots that the first round chose, so its costs are
   * more exact. */
  for (int round = 0; round < 2; round++) {
    f.contexts = SR_NEW_ARRAY(low->arena, contexts, f.count);
    cost_block(&f, body);
    decide_block(&f, body);
  }
  cost_block(&f, body);
  end_long_expressions(low, body);
  finish_block(&f, body);
}
