/*
 * Puts a module into a normal form, in which the order and place of constants do not matter, to
 * compare the output of passes. In each block, ops stand in the order in which side effects and the
 * terminator need them, and each use of a constant has its own copy just before it. The module
 * keeps its meaning but prints differently.
 */
#ifndef SR_TESTS_SUPPORT_NORMAL_FORM_H
#define SR_TESTS_SUPPORT_NORMAL_FORM_H

#include "graph/ir/graph.h"
#include "graph/ir/side_table.h"

typedef struct normal_placing {
  sr_block *block;
  sr_arena *arena;
  SR_VECTOR(bool) placed; /* by sr_op.id */
} normal_placing;

static inline bool normal_is_constant(const sr_value *value) {
  return value->op && value->op->code == SR_OP_CONSTANT;
}

static inline bool normal_is_root(const sr_op *op) {
  return !sr_op_has(op, SR_TRAIT_PURE) && op->code != SR_OP_CASE && op->code != SR_OP_IF;
}

static inline void normal_place(normal_placing *n, sr_op *op);

/* Places the values of the block that `op` and its regions use. */
static inline void normal_place_operands(normal_placing *n, sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (sr_operand(op, i)->op && sr_operand(op, i)->op->block == n->block)
      normal_place(n, sr_operand(op, i)->op);
  for (int32_t r = 0; r < op->region_count; r++)
    for (sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      normal_place_operands(n, inner);
}

static inline void normal_place(normal_placing *n, sr_op *op) {
  if (SR_SIDE_GET(&n->placed, op->id))
    return;
  SR_SIDE_SET(n->arena, &n->placed, op->id, true);
  normal_place_operands(n, op);
  sr_op_detach(op);
  sr_op_insert(op, n->block, NULL); /* at the end: placed ops come after unplaced ones */
}

static inline void normal_split_constants(sr_module *module, sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    if (!normal_is_constant(sr_operand(op, i)))
      continue;
    sr_op *copy = sr_op_clone(module, sr_operand(op, i)->op, -1);
    sr_op_insert(copy, op->block, op);
    sr_op_set_operand(op, i, sr_result(copy, 0));
  }
}

static inline void normal_drop_constants(sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t r = 0; r < op->region_count; r++)
      normal_drop_constants(op->regions[r]);
    if (op->code == SR_OP_CONSTANT && !op->results[0].uses)
      sr_op_erase(op);
  }
}

static inline void normal_form_block(sr_module *module, sr_block *block) {
  normal_placing n = {.block = block, .arena = module->arena};
  /* Place ops with effects in their order, the terminator last, and other ops before their first
   * use. */
  sr_op *terminator = block->last;
  for (sr_op *op = block->first, *next; op != terminator; op = next) {
    next = op->next;
    while (next != terminator && !normal_is_root(next))
      next = next->next;
    if (normal_is_root(op))
      normal_place(&n, op);
  }
  normal_place(&n, terminator);
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t r = 0; r < op->region_count; r++)
      normal_form_block(module, op->regions[r]);
    normal_split_constants(module, op);
  }
}

static inline void normal_form(sr_module *module) {
  normal_form_block(module, module->main->body);
  normal_drop_constants(module->main->body);
}

#endif
