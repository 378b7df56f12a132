/*
 * Rewrites the simplified graph into the form that the later passes rely on:
 *
 *   - optimization_barrier no longer stands for what the user wrote (the simplifier is done); from
 *     here on the op is a copy of its one operand;
 *   - a dot that BLAS should do has operands as BLAS wants them (prepare_dot.c);
 *   - every op is a step of the plan or a part of a kernel, see sr_op_is_step;
 *   - a value that needs a place of its own is made by an op of its own (prepare_copies.c);
 *   - updates stand where they can be done in place.
 */
#include "compiler/lower/prepare.h"

#include "graph/ir/side_table.h"
#include "graph/ir/trips.h"

/* ---- what stood for something before --------------------------------------------------------- */

/* Barriers go, and dots that BLAS should do get their operands in order. */
static void rewrite_block(sr_module *module, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t r = 0; r < op->region_count; r++)
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        rewrite_block(module, op->regions[r]);
    if (op->code == SR_OP_OPTIMIZATION_BARRIER) {
      for (int32_t i = 0; i < op->result_count; i++)
        sr_value_replace(sr_result(op, i), sr_operand(op, i));
      sr_op_erase(op);
    } else if (sr_emit_class_of(op) == SR_EMIT_dot) {
      sr_prepare_dot(module, op);
    }
  }
}

/* ---- steps ----------------------------------------------------------------------------------- */

static bool mark_block(sr_module *module, sr_block *block);

/* Whether `op` must run as a step; those nested in it are marked first. */
static bool op_needs_step(sr_module *module, sr_op *op) {
  bool nested = false;
  if (sr_op_has(op, SR_TRAIT_CONTROL))
    for (int32_t r = 0; r < op->region_count; r++)
      nested |= mark_block(module, op->regions[r]);
  sr_gemm_shape shape;
  return nested || sr_emit_class_of(op) == SR_EMIT_collective ||
         sr_emit_class_of(op) == SR_EMIT_call ||
         (sr_emit_class_of(op) == SR_EMIT_dot && sr_gemm_match(op, &shape));
}

/* Notes how often a loop runs, while its start can still be seen. */
static void note_trip_count(sr_module *module, sr_op *op) {
  if (sr_emit_class_of(op) == SR_EMIT_while_loop)
    sr_op_set_attr(module, op, SR_TRIP_COUNT_ATTR,
                   sr_attr_int(module, sr_while_trip_count(op), SR_I64));
}

/* Marks all ops of `block`; true if any is a step. */
static bool mark_block(sr_module *module, sr_block *block) {
  bool any = false;
  for (sr_op *op = block->first; op; op = op->next) {
    op->is_step = op_needs_step(module, op);
    note_trip_count(module, op);
    any |= op->is_step;
  }
  return any;
}

/* ---- updates --------------------------------------------------------------------------------- */

/* By the id of an op: the update that it uses, or an op in its regions. */
typedef SR_VECTOR(const sr_op *) update_marks;

/* The op of `block` that `user` is or lies in. */
static sr_op *ancestor_in(const sr_block *block, sr_op *user) {
  while (user->block != block)
    user = user->block->parent;
  return user;
}

/*
 * An update stands right before its first user: then most readers of the old array come before it,
 * and it can be done in place.
 */
static void sink_updates(sr_lowering *low, update_marks *marks, sr_block *block) {
  for (sr_op *op = block->last, *prev; op; op = prev) {
    prev = op->prev;
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        sink_updates(low, marks, op->regions[r]);
    sr_emit_class class_ = sr_emit_class_of(op);
    if ((class_ != SR_EMIT_dynamic_update_slice && class_ != SR_EMIT_scatter) ||
        op->result_count != 1)
      continue;
    for (sr_use *use = op->results[0].uses; use; use = use->next)
      SR_SIDE_SET(low->arena, marks, ancestor_in(block, use->user)->id, op);
    sr_op *user = op->next;
    while (user && SR_SIDE_GET(marks, user->id) != op)
      user = user->next;
    if (user && user != op->next) {
      sr_op_detach(op);
      sr_op_insert(op, block, user);
    }
  }
}

/* ---- the pass -------------------------------------------------------------------------------- */

void sr_lower_prepare(sr_lowering *low) {
  sr_block *body = low->module->main->body;
  rewrite_block(low->module, body);
  mark_block(low->module, body);
  sr_prepare_copies(low->module, body); /* copies are made as parts of kernels */
  sink_updates(low, &(update_marks){0}, body);
}
