/*
 * Divides each block of the host level (lowering.h) into units, and orders them. A unit is a
 * kernel, or an op that is a step of the plan.
 *
 * Every op gets a level. A kernel op is one level after the steps whose results it reads. A step
 * has the level of the kernel ops whose results it reads, and a call of the host at least that of
 * the one before it. Within a level the kernel ops come first,
 * then the steps, both in program order. This gives as few kernels as the steps allow, and all
 * devices run collectives in the same order.
 *
 * An op with much work gets its own kernel. Threads can then divide its index range, and the equal
 * layers of an unrolled network have equal kernels, which are compiled once. The other ops share
 * kernels, because each call of a kernel costs time. But a shared kernel must not grow too large,
 * because the time of LLVM's passes grows faster than the size of a function. Several ops with much
 * work share a kernel if one pass computes them (kernel_groups.c).
 */
#include "compiler/lower/lower.h"

/* True if `op` calls a function of the host, or an op in its regions does. */
static bool has_host_call(const sr_op *op) {
  if (!sr_op_has(op, SR_TRAIT_CONTROL))
    return sr_emit_class_of(op) == SR_EMIT_host_call;
  for (int32_t r = 0; r < op->region_count; r++)
    for (const sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      if (has_host_call(inner))
        return true;
  return false;
}

typedef struct level_walk {
  const sr_lowering *low;
  const sr_block *block;
  bool step; /* the op whose level is sought is a step of the plan */
  int32_t level;
} level_walk;

static void raise_level(void *user, sr_cell *cell, unsigned kind) {
  level_walk *walk = user;
  (void)kind;
  const sr_op *def = cell->value->op;
  if (!def || def->block != walk->block)
    return;
  int32_t level = cell->order + (sr_op_is_step(walk->low, def) && !walk->step);
  if (level > walk->level)
    walk->level = level;
}

/* Returns the level of an op that is a root or a step, at least `least`. Also stores the level in
 * the field `order` of the cells of the op's results, where it stays until buffers.c numbers the
 * ops. */
static int32_t level_of(sr_lowering *low, const sr_op *op, int32_t least) {
  level_walk walk = {low, op->block, sr_op_is_step(low, op), least};
  sr_op_reads(low, op, raise_level, &walk);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_cell_of(low, sr_result(op, i))->order = walk.level;
  return walk.level;
}

enum {
  COMPARISONS = 32 /* operations to find the place of one element in a round of a sort */
};

static bool has_much_work(const sr_lowering *low, const sr_op *op) {
  const sr_cell *cell = sr_cell_of(low, &op->results[0]);
  int64_t elements = sr_type_elements(op->results[0].type);
  sr_emit_class class_ = sr_emit_class_of(op);
  bool adds_up = class_ == SR_EMIT_reduce || class_ == SR_EMIT_dot;
  sr_scatter_parts parts;
  if (class_ == SR_EMIT_scatter &&
      (low->policy->sorts_in_rounds || sr_scatter_parts_of(low->policy, op, &parts)))
    return elements + sr_type_elements(sr_operand(op, op->result_count + 1)->type) >=
           low->policy->own_kernel_work;
  if (class_ == SR_EMIT_while_loop)
    return sr_loop_has_strips(op);
  if (class_ == SR_EMIT_sort_round)
    return elements * COMPARISONS >= low->policy->own_kernel_work;
  if (!adds_up && !sr_op_is_elemental(op))
    return false;
  if (adds_up && sr_type_elements(sr_operand(op, 0)->type) > elements)
    elements = sr_type_elements(sr_operand(op, 0)->type);
  return !cell->in_registers && elements * (cell->cost + 1) >= low->policy->own_kernel_work;
}

static sr_unit *new_unit(sr_lowering *low, sr_schedule *schedule, sr_unit_kind kind) {
  sr_unit *unit = SR_NEW(low->arena, sr_unit);
  unit->kind = kind;
  unit->number = (int32_t)low->units.count;
  SR_PUSH(low->arena, &low->units, unit);
  SR_PUSH(low->arena, schedule, unit);
  return unit;
}

/* Assigns all values in `block`, which is nested in an op of a kernel, to the kernel's unit. */
static void claim_block(const sr_lowering *low, sr_unit *unit, sr_block *block) {
  for (int32_t i = 0; i < block->arg_count; i++)
    sr_cell_of(low, block->args[i])->unit = unit;
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->result_count; i++)
      sr_cell_of(low, sr_result(op, i))->unit = unit;
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        claim_block(low, unit, op->regions[r]);
  }
}

static void claim_op(const sr_lowering *low, sr_unit *unit, sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    sr_cell_of(low, sr_result(op, i))->unit = unit;
  if (unit->kind == SR_UNIT_KERNEL && sr_op_has(op, SR_TRAIT_CONTROL))
    for (int32_t r = 0; r < op->region_count; r++)
      claim_block(low, unit, op->regions[r]);
}

static void schedule_block(sr_lowering *low, sr_block *block, sr_schedule *schedule);

static void add_step(sr_lowering *low, sr_schedule *schedule, sr_op *op) {
  sr_unit *unit = new_unit(low, schedule, SR_UNIT_STEP);
  unit->op = op;
  claim_op(low, unit, op);
  unit->end = unit->number;
  if (!sr_op_has(op, SR_TRAIT_CONTROL))
    return;
  unit->regions = SR_NEW_ARRAY(low->arena, sr_schedule, op->region_count);
  for (int32_t r = 0; r < op->region_count; r++)
    schedule_block(low, op->regions[r], &unit->regions[r]);
  /* The end of a loop or branch gets a unit number of its own, because the results of the op are
   * written there. */
  sr_unit *end = SR_NEW(low->arena, sr_unit);
  end->kind = SR_UNIT_STEP;
  end->number = end->end = (int32_t)low->units.count;
  SR_PUSH(low->arena, &low->units, end);
  unit->end = end->number;
}

static void add_root(const sr_lowering *low, sr_unit *unit, sr_op *op) {
  SR_PUSH(low->arena, &unit->roots, op);
  claim_op(low, unit, op);
}

static sr_unit *new_kernel(sr_lowering *low, sr_schedule *schedule) {
  sr_unit *unit = new_unit(low, schedule, SR_UNIT_KERNEL);
  unit->end = unit->number;
  unit->extent = unit->grain = 1;
  return unit;
}

/* Adds `op` to the last of the kernels `own` that can compute it in one pass with its other roots.
 * Returns false if there is none. */
static bool add_to_group(sr_lowering *low, const sr_schedule *own, sr_op *op) {
  for (size_t i = own->count; i-- > 0;)
    if (sr_group_join(low, own->items[i], op)) {
      add_root(low, own->items[i], op);
      return true;
    }
  return false;
}

/* Adds a kernel for `op`, which has much work, to the schedule and to `own`. */
static void add_large(sr_lowering *low, sr_schedule *schedule, sr_schedule *own, sr_op *op) {
  sr_unit *unit = new_kernel(low, schedule);
  sr_group_begin(low, unit, op);
  SR_PUSH(low->arena, own, unit);
  add_root(low, unit, op);
}

/* ---- which units a kernel reads -------------------------------------------------------------- */

typedef struct unit_walk {
  const sr_unit *unit;
  sr_unit_reading reading;
} unit_walk;

static void note_unit(void *user, sr_cell *cell, unsigned kind) {
  unit_walk *walk = user;
  (void)kind;
  while (cell->view_of)
    cell = cell->view_of;
  if (cell->unit == walk->unit)
    walk->reading.found = true;
  else if (cell->unit && cell->unit->number > walk->reading.last)
    walk->reading.last = cell->unit->number;
}

sr_unit_reading sr_op_unit_reads(sr_lowering *low, const sr_op *op, const sr_unit *unit) {
  unit_walk walk = {unit, {false, -1}};
  sr_op_reads(low, op, note_unit, &walk);
  return walk.reading;
}

sr_unit_reading sr_unit_reads(sr_lowering *low, const sr_unit *reader, const sr_unit *unit) {
  unit_walk walk = {unit, {false, -1}};
  for (size_t i = 0; i < sr_unit_op_count(reader); i++)
    sr_op_reads(low, sr_unit_op(reader, i), note_unit, &walk);
  return walk.reading;
}

/* ---- the kernels of a level ------------------------------------------------------------------ */

/* What an op reads of its level. */
typedef struct level_reads {
  const sr_block *block;
  const sr_unit *early;
  int32_t first; /* number of the first unit of the level */
  bool found;    /* it reads a value of the level that `early` does not compute */
} level_reads;

static void note_level(void *user, sr_cell *cell, unsigned kind) {
  level_reads *reads = user;
  (void)kind;
  while (cell->view_of)
    cell = cell->view_of;
  const sr_op *def = cell->value->op;
  if (!def || def->block != reads->block || sr_emit_class_of(def) == SR_EMIT_constant)
    return;
  reads->found |= !cell->unit || (cell->unit->number >= reads->first && cell->unit != reads->early);
}

/* Adds the small ops that read nothing of their level but each other to a kernel that comes first.
 * In between, they would part ops that go well together. Returns the kernel, or NULL. */
static sr_unit *add_early(sr_lowering *low, sr_schedule *schedule, const sr_op_vector *ops) {
  sr_unit *early = NULL;
  const int32_t first = (int32_t)low->units.count;
  int32_t left = low->policy->kernel_pieces;
  for (size_t i = 0; i < ops->count; i++) {
    sr_op *op = ops->items[i];
    const int32_t pieces = sr_cell_of(low, op->results)->pieces;
    level_reads reads = {op->block, early, first, false};
    sr_op_reads(low, op, note_level, &reads);
    if (sr_op_is_step(low, op) || has_much_work(low, op) || reads.found || pieces > left)
      continue;
    early = early ? early : new_kernel(low, schedule);
    left -= pieces;
    add_root(low, early, op);
  }
  return early;
}

static int32_t pieces_of(const sr_lowering *low, const sr_unit *unit) {
  int32_t pieces = 0;
  for (size_t i = 0; i < unit->roots.count; i++)
    pieces += sr_cell_of(low, unit->roots.items[i]->results)->pieces;
  return pieces;
}

/* Lets `shared`, a later kernel of the level, compute what `early` does, if nothing between the two
 * reads it. */
static void merge_early(sr_lowering *low, sr_schedule *schedule, size_t first, sr_unit *early,
                        sr_unit *shared) {
  if (pieces_of(low, early) + pieces_of(low, shared) > low->policy->kernel_pieces)
    return;
  for (int32_t i = early->number + 1; i < shared->number; i++)
    if (sr_unit_reads(low, low->units.items[i], early).found)
      return;
  const sr_op_vector later = shared->roots;
  shared->roots = (sr_op_vector){0};
  for (size_t i = 0; i < early->roots.count; i++)
    add_root(low, shared, early->roots.items[i]);
  for (size_t i = 0; i < later.count; i++)
    add_root(low, shared, later.items[i]);
  sr_unit_remove(low, schedule, first);
}

void sr_unit_remove(sr_lowering *low, sr_schedule *schedule, size_t index) {
  const size_t number = (size_t)schedule->items[index]->number;
  for (size_t i = index; i + 1 < schedule->count; i++)
    schedule->items[i] = schedule->items[i + 1];
  for (size_t i = number; i + 1 < low->units.count; i++) {
    low->units.items[i] = low->units.items[i + 1];
    low->units.items[i]->number = low->units.items[i]->end = (int32_t)i;
  }
  schedule->count--;
  low->units.count--;
}

static void add_level(sr_lowering *low, sr_schedule *schedule, const sr_op_vector *ops) {
  sr_unit *shared = NULL, *first_shared = NULL;
  sr_schedule own = {0};
  const size_t first = schedule->count;
  int32_t shared_pieces = 0;
  const bool groups = low->policy->groups_elements;
  sr_unit *early = groups ? add_early(low, schedule, ops) : NULL;
  for (size_t i = 0; i < ops->count; i++) {
    sr_op *op = ops->items[i];
    if (sr_op_is_step(low, op) || sr_cell_of(low, op->results)->unit || add_to_group(low, &own, op))
      continue;
    if (has_much_work(low, op)) {
      add_large(low, schedule, &own, op);
      shared = NULL;
      continue;
    }
    const int32_t pieces = sr_cell_of(low, &op->results[0])->pieces;
    if (!shared || pieces > low->policy->kernel_pieces - shared_pieces) {
      shared = new_kernel(low, schedule);
      first_shared = first_shared ? first_shared : shared;
      shared_pieces = 0;
    }
    shared_pieces += pieces;
    add_root(low, shared, op);
  }
  if (early && first_shared)
    merge_early(low, schedule, first, early, first_shared);
  if (groups)
    sr_lower_asides(low, schedule, first);
  for (size_t i = 0; i < ops->count; i++)
    if (sr_op_is_step(low, ops->items[i]))
      add_step(low, schedule, ops->items[i]);
}

static void schedule_block(sr_lowering *low, sr_block *block, sr_schedule *schedule) {
  SR_VECTOR(sr_op_vector) levels = {0};
  int32_t calls = 0; /* the level of the last call of Python, which the next ones do not precede */
  for (sr_op *op = block->first; op; op = op->next) {
    const bool acts = op->result_count == 0 && sr_op_is_step(low, op);
    if (!acts && (op->result_count == 0 || !sr_cell_of(low, &op->results[0])->root))
      continue;
    size_t level = (size_t)level_of(low, op, has_host_call(op) ? calls : 0);
    if (!acts && !sr_op_is_executed(low, op))
      continue;
    if (has_host_call(op))
      calls = (int32_t)level;
    while (levels.count <= level)
      SR_PUSH(low->arena, &levels, (sr_op_vector){0});
    SR_PUSH(low->arena, &levels.items[level], op);
  }
  for (size_t i = 0; i < levels.count; i++)
    add_level(low, schedule, &levels.items[i]);
}

void sr_lower_schedule(sr_lowering *low) {
  schedule_block(low, low->module->main->body, &low->schedule);
}
