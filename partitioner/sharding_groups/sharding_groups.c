/*
 * Values and what ties them together.
 *
 * A web is what must lie on the devices in one form, as the webs of register allocation are what
 * must lie in one register: the result of an op, or what a loop carries, with the arguments of both
 * regions. Sources flow into a web without being computed with.
 */
#include "partitioner/sharding_groups/sharding_groups.h"

#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/pass.h"
#include "partitioner/ops/ops.h"

/* ---- webs ------------------------------------------------------------------------------------ */

static sr_web *add_web(sr_pass *pass, sr_web_kind kind, sr_value *value, const sr_manual *around) {
  sr_web *web = SR_NEW(pass->arena, sr_web);
  web->kind = kind;
  web->around = around;
  web->type = value->type;
  web->values[web->value_count++] = value;
  value->note = web;
  SR_PUSH(pass->arena, &pass->webs, web);
  return web;
}

static void give(sr_web *web, const sr_given *given) {
  if (!given)
    return;
  web->given = given;
  web->form = given->form;
}

static void join_web(sr_web *web, sr_value *value) {
  web->values[web->value_count++] = value;
  value->note = web;
}

/* One number, repeated: as cheap to make in parts as a constant. */
static bool is_spread_scalar(const sr_op *op) {
  return op->code == SR_OP_BROADCAST_IN_DIM && sr_type_is_static(sr_operand(op, 0)->type) &&
         sr_type_elements(sr_operand(op, 0)->type) == 1;
}

static sr_web_kind kind_of(sr_pass *pass, const sr_value *value) {
  const sr_op *op = value->op;
  if (sr_pass_differs_by(pass, value))
    return SR_WEB_OTHER;
  switch ((int)op->code) {
  case SR_OP_WHILE:
    return SR_WEB_CARRY;
  case SR_OP_CASE:
  case SR_OP_IF:
    return SR_WEB_BRANCH;
  case SR_OP_OPTIMIZATION_BARRIER:
    return SR_WEB_PASS;
  case SR_OP_CONSTANT:
  case SR_OP_IOTA:
    return SR_WEB_CONSTANT;
  }
  if (sr_op_is_constraint(op))
    return SR_WEB_PASS;
  if (is_spread_scalar(op))
    return SR_WEB_CONSTANT;
  /* Outside of manual computations a collective is one of devices, whatever they have. */
  bool of_devices = sr_op_has(op, SR_TRAIT_COLLECTIVE) && !sr_op_manual_mesh(op) &&
                    !sr_op_joins_replicas(pass, op);
  return of_devices ? SR_WEB_OTHER : SR_WEB_RULED;
}

static void add_result(sr_pass *pass, sr_op *op, int32_t index, const sr_manual *around) {
  sr_value *value = sr_result(op, index);
  if (value->type->kind != SR_TYPE_TENSOR || !sr_type_is_static(value->type)) {
    add_web(pass, SR_WEB_OTHER, value, around);
    return;
  }
  if (op->code == SR_OP_SDY_MANUAL_COMPUTATION && !sr_pass_differs_by(pass, value)) {
    const sr_manual *manual = sr_op_manual(op);
    sr_web *web = add_web(pass, SR_WEB_OUTER, value, manual);
    web->form = web->manual = manual->out[index];
    return;
  }
  sr_web *web = add_web(pass, kind_of(pass, value), value, around);
  if (web->kind == SR_WEB_PASS && sr_op_is_constraint(op))
    give(web, sr_op_given(op));
  if (op->code == SR_OP_WHILE) {
    join_web(web, op->regions[0]->args[index]);
    join_web(web, op->regions[1]->args[index]);
  }
}

static void add_inner(sr_pass *pass, sr_value *argument, const sr_manual *manual) {
  const sr_type *type = argument->type;
  bool tensor = type->kind == SR_TYPE_TENSOR && sr_type_is_static(type);
  sr_web *web = add_web(pass, tensor ? SR_WEB_INNER : SR_WEB_OTHER, argument, manual);
  web->manual = manual->in[argument->index];
}

/* Nodes for results, and for the insides of manual computations, loops and branches. */
static void add_block(sr_pass *pass, sr_block *block, const sr_manual *around) {
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; !sr_op_is_identity(op) && i < op->result_count; i++)
      add_result(pass, op, i, around);
    bool manual = op->code == SR_OP_SDY_MANUAL_COMPUTATION;
    if (!manual && !sr_op_is_loop_or_branch(op))
      continue;
    const sr_manual *inside = manual ? sr_op_manual(op) : around;
    for (int32_t r = 0; r < op->region_count; r++) {
      for (int32_t i = 0; manual && i < op->regions[r]->arg_count; i++)
        add_inner(pass, op->regions[r]->args[i], inside);
      add_block(pass, op->regions[r], inside);
    }
  }
}

static void add_argument(sr_pass *pass, int32_t index) {
  sr_value *value = pass->body->args[index];
  give(add_web(pass, SR_WEB_ARGUMENT, value, NULL), pass->arguments[index].given);
}

/* ---- edges ----------------------------------------------------------------------------------- */

/* The form in which the value flows; identities are looked through. */
static const sr_sharding *form_of(sr_value *value) {
  const sr_web *web = sr_value_web(sr_value_origin(value));
  return web ? web->form : NULL;
}

/* An operand of a manual computation, as its body takes it. */
static const sr_sharding *operand_form(sr_pass *pass, const sr_op *op, int32_t index) {
  const sr_manual *manual = sr_op_manual(op);
  return sr_manual_outside(pass, manual->in[index], form_of(op->regions[0]->args[index]));
}

/* The end of a manual computation as a user: what its result is, inside. */
static const sr_sharding *end_form(sr_pass *pass, const sr_use *use) {
  const sr_op *parent = use->user->block->parent;
  const sr_manual *manual = sr_op_manual(parent);
  return sr_manual_inside(pass, manual->out[use->index], form_of(sr_result(parent, use->index)));
}

/* The end of a region as a user: its operand flows into a result of the op around. */
static const sr_sharding *return_form(const sr_use *use) {
  const sr_op *parent = use->user->block->parent;
  if (!parent)
    return NULL;
  if (parent->code == SR_OP_WHILE && parent->regions[1] == use->user->block)
    return form_of(sr_result(parent, use->index));
  if (parent->code == SR_OP_CASE || parent->code == SR_OP_IF)
    return form_of(sr_result(parent, use->index));
  return NULL;
}

const sr_sharding *sr_use_form(sr_pass *pass, const sr_use *use, bool *out_any) {
  const sr_op *user = use->user;
  *out_any = false;
  switch ((int)user->code) {
  case SR_OP_SDY_MANUAL_COMPUTATION:
    return operand_form(pass, user, use->index);
  case SR_OP_SDY_RETURN:
    return end_form(pass, use);
  case SR_OP_FUNC_RETURN: /* it goes where it was made, if it may */
    *out_any = sr_port_has_parts(pass->results[use->index].type);
    return NULL;
  case SR_OP_RETURN:
    return return_form(use);
  case SR_OP_WHILE:
  case SR_OP_OPTIMIZATION_BARRIER:
    return form_of(sr_result(user, use->index));
  }
  if (sr_op_is_constraint(user))
    return form_of(sr_result(user, 0));
  const sr_local *local = sr_op_local(user);
  return local && local->operands ? local->operands[use->index] : NULL;
}

int32_t sr_web_source_count(const sr_web *web) {
  switch (web->kind) {
  case SR_WEB_CARRY:
    return 2;
  case SR_WEB_BRANCH:
    return web->values[0]->op->region_count;
  case SR_WEB_PASS:
    return 1;
  case SR_WEB_OTHER:
  case SR_WEB_CONSTANT:
  case SR_WEB_ARGUMENT:
  case SR_WEB_OUTER:
  case SR_WEB_INNER:
  case SR_WEB_RULED:
    break;
  }
  return 0;
}

sr_value *sr_web_source(const sr_web *web, int32_t i) {
  const sr_value *value = web->values[0];
  const sr_op *op = value->op;
  if (web->kind == SR_WEB_BRANCH)
    return sr_value_origin(sr_operand(op->regions[i]->last, value->index));
  if (web->kind == SR_WEB_CARRY && i == 1)
    return sr_value_origin(sr_operand(op->regions[1]->last, value->index));
  return sr_value_origin(sr_operand(op, value->index));
}

void sr_pass_add_webs(sr_pass *pass) {
  for (int32_t i = 0; i < pass->body->arg_count; i++)
    add_argument(pass, i);
  add_block(pass, pass->body, NULL);
}

/* What the op is has not changed, nor what a constraint says. */
static sr_status forget(sr_pass *pass, sr_op *op) {
  (void)pass;
  int32_t tag = op->tag;
  const sr_given *given = sr_op_is_constraint(op) ? sr_op_given(op) : NULL;
  sr_op_clear_notes(op);
  op->tag = tag;
  if (given)
    sr_op_set_given(op, given);
  return SR_OK;
}

void sr_pass_forget(sr_pass *pass) {
  (void)sr_pass_walk(pass, pass->body, forget);
  sr_block_clear_notes(pass->body);
  pass->webs.count = pass->manuals.count = 0;
}
