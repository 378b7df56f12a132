/*
 * Moves ops into and out of loops.
 *
 * An op moves out of a loop if it depends only on values from outside of the loop and its result is
 * worth keeping in memory. The result is worth it if it is expensive to compute, or if it is small.
 *
 * An iota, or a broadcast of a scalar, stays in the loop or moves back into it. In the loop a
 * kernel computes it at no cost; outside, the loop would have to read it from memory.
 */
#include "compiler/simplify/simplify_rules.h"
#include "graph/ir/trips.h"

enum {
  SMALL_ELEMENTS = 4096
};

/* ---- out of loops --------------------------------------------------------------------------- */

/* True if the op costs nothing when every kernel that uses its result computes it itself. */
static bool is_cheap(const sr_op *op) {
  return sr_op_has(op, SR_TRAIT_VIEW) || op->code == SR_OP_CONSTANT || op->code == SR_OP_IOTA ||
         op->code == SR_OP_BITCAST_CONVERT;
}

static bool is_lazy(const sr_value *value) {
  const sr_op *op = value->op;
  return op && (op->code == SR_OP_IOTA || op->code == SR_OP_BROADCAST_IN_DIM || sr_splat_of(value));
}

static bool is_worth_memory(const sr_op *op) {
  /* A nested loop may run forever. So it must not move out of a loop that may have no
   * iterations. */
  if (is_cheap(op) || sr_op_has(op, SR_TRAIT_CONTROL))
    return false;
  if (!sr_op_has(op, SR_TRAIT_ELEMENTWISE) && op->code != SR_OP_SELECT && op->code != SR_OP_CLAMP)
    return true;
  const sr_type *type = op->results[0].type;
  if (!sr_type_is_static(type) || sr_type_elements(type) <= SMALL_ELEMENTS)
    return true;
  /* If the op reads an array as large as its result, reading the result from memory costs no more
   * than computing it. */
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_value *operand = sr_operand(op, i);
    if (!is_lazy(operand) && sr_type_elements(operand->type) >= sr_type_elements(type))
      return true;
  }
  return false;
}

/* True if `op` and its regions use only invariant values. An invariant value is defined outside
 * `block`, or has an entry in the map `invariant`. A value defined inside `op` counts as well. */
static bool uses_invariants(const sr_op *op, const sr_block *block, int32_t invariant) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_value *value = sr_operand(op, i);
    if (sr_value_block(value) == block && value->map != invariant)
      return false;
  }
  for (int32_t i = 0; i < op->region_count; i++)
    for (const sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
      if (!uses_invariants(inner, block, invariant))
        return false;
  return true;
}

static void move_out(const sr_builder *b, sr_op *op, const sr_block *block, sr_op *loop);

static void move_operands(const sr_builder *b, sr_op *op, const sr_block *block, sr_op *loop) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (sr_operand(op, i)->op)
      move_out(b, sr_operand(op, i)->op, block, loop);
  for (int32_t i = 0; i < op->region_count; i++)
    for (sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
      move_operands(b, inner, block, loop);
}

/* Moves `op` out of `block` to the place before `loop`. Moves the ops of `block` that `op` or its
 * regions depend on there first. */
static void move_out(const sr_builder *b, sr_op *op, const sr_block *block, sr_op *loop) {
  if (op->block != block)
    return;
  move_operands(b, op, block, loop);
  sr_op_detach(op);
  sr_op_insert(op, loop->block, loop);
  sr_rewriter_visit(b, op);
}

/* True if `op` ends for certain. If it might run forever, it must not move out of a loop that may
 * have no iterations. */
static bool ends(const sr_op *op) {
  if (op->code == SR_OP_WHILE && sr_while_trip_count(op) < 0)
    return false;
  for (int32_t i = 0; i < op->region_count; i++)
    for (const sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
      if (!ends(inner))
        return false;
  return true;
}

static bool hoist_from(const sr_builder *b, sr_op *loop, sr_block *block) {
  int32_t invariant = sr_module_new_map(b->module);
  bool changed = false;
  for (sr_op *op = block->first, *next; op != block->last; op = next) {
    next = op->next;
    if (!sr_op_is_pure(op) || !ends(op) || !uses_invariants(op, block, invariant))
      continue;
    for (int32_t i = 0; i < op->result_count; i++)
      sr_map_enter(invariant, sr_result(op, i), sr_result(op, i));
    if (op->result_count == 0 || !is_worth_memory(op))
      continue;
    move_out(b, op, block, loop);
    changed = true;
  }
  return changed;
}

static bool hoist_in_block(const sr_builder *b, sr_block *block) {
  bool changed = false;
  for (sr_op *op = block->first; op; op = op->next) {
    if (!sr_op_has(op, SR_TRAIT_CONTROL))
      continue;
    for (int32_t i = 0; i < op->region_count; i++)
      changed |= hoist_in_block(b, op->regions[i]);
    if (op->code == SR_OP_WHILE)
      for (int32_t i = 0; i < op->region_count; i++)
        changed |= hoist_from(b, op, op->regions[i]);
  }
  return changed;
}

bool sr_rewrite_loop_hoist(const sr_builder *b) {
  return hoist_in_block(b, b->module->main->body);
}

/* ---- into loops ----------------------------------------------------------------------------- */

static bool is_sinkable(const sr_op *op) {
  return op->code == SR_OP_IOTA ||
         (op->code == SR_OP_BROADCAST_IN_DIM && sr_operand(op, 0)->type->rank == 0);
}

/* Returns the copy of `value` at the beginning of `block`. Builds the copy at the first call for
 * `value`, and enters it into the map `copies`. */
static sr_value *copy_inside(const sr_builder *b, sr_value *value, sr_block *block,
                             int32_t copies) {
  if (value->map == copies)
    return value->mapped;
  const sr_op *op = value->op;
  sr_value *operand = op->operand_count ? sr_operand(op, 0) : NULL;
  const sr_builder inside = sr_builder_at(b, block->first);
  sr_value *copy = sr_build(&inside, op->code, op->operand_count, &operand, value->type);
  copy->op->location = op->location;
  sr_op_copy_attrs(b->module, op, copy->op);
  sr_map_enter(copies, value, copy);
  return copy;
}

static bool sink_uses(const sr_builder *b, sr_op *user, sr_block *block, int32_t copies);

static bool sink_into(const sr_builder *b, sr_block *block) {
  bool changed = false;
  int32_t copies = sr_module_new_map(b->module);
  for (sr_op *op = block->first; op; op = op->next) {
    changed |= sink_uses(b, op, block, copies);
    if (!sr_op_has(op, SR_TRAIT_CONTROL))
      continue;
    for (int32_t i = 0; i < op->region_count; i++)
      changed |= sink_into(b, op->regions[i]);
  }
  return changed;
}

/* Gives `user`, an op of `block`, copies of its sinkable operands. Only operands that are defined
 * outside of `block` are replaced. The copies are in `block`. */
static bool sink_uses(const sr_builder *b, sr_op *user, sr_block *block, int32_t copies) {
  bool changed = false;
  for (int32_t i = 0; i < user->operand_count; i++) {
    sr_value *value = sr_operand(user, i);
    if (!value->op || value->op->block == block || !is_sinkable(value->op))
      continue;
    sr_op_set_operand(user, i, copy_inside(b, value, block, copies));
    sr_rewriter_visit(b, value->op);
    changed = true;
  }
  return changed;
}

bool sr_rewrite_loop_sink(const sr_builder *b) {
  return sink_into(b, b->module->main->body);
}
