/*
 * Which values stay in parts.
 *
 * Manual computations and main's declarations give values in parts and take them so. What lies
 * between is whole on every device by default: gathered, and sliced again. Here we find the values
 * for which that is not needed: loop carries, results of branches, elementwise ops, arguments and
 * results that nobody else looks at.
 *
 * Two steps. Seed: spread forms optimistically along every edge, each node taking the first it is
 * offered. Demote: take the form away from nodes whose producers or users do not fit, until
 * nothing changes. Demotion only removes, so the outcome is the greatest consistent set and does
 * not depend on the order. This is no propagation: no op but elementwise ones is made to work on
 * parts.
 */
#include "partitioner/pass.h"

/* ---- nodes ----------------------------------------------------------------------------------- */

static sr_node *add_node(sr_pass *pass, sr_node_kind kind, sr_value *value,
                         const sr_sharding *form) {
  sr_node *node = SR_NEW(pass->arena, sr_node);
  node->kind = kind;
  node->form = form;
  node->type = value->type;
  node->values[node->value_count++] = value;
  value->note = node;
  SR_PUSH(pass->arena, &pass->nodes, node);
  return node;
}

static void join_node(sr_node *node, sr_value *value) {
  node->values[node->value_count++] = value;
  value->note = node;
}

/* Elementwise in every operand that has the shape of the result. */
static bool is_elementwise(const sr_op *op) {
  return op->result_count == 1 && (sr_op_has(op, SR_TRAIT_ELEMENTWISE) ||
                                   op->code == SR_OP_SELECT || op->code == SR_OP_CLAMP);
}

static sr_node_kind kind_of(const sr_op *op) {
  switch ((int)op->code) {
  case SR_OP_WHILE:
    return SR_NODE_CARRY;
  case SR_OP_CASE:
  case SR_OP_IF:
    return SR_NODE_BRANCH;
  case SR_OP_OPTIMIZATION_BARRIER:
    return SR_NODE_PASS;
  case SR_OP_CONSTANT:
  case SR_OP_IOTA:
  case SR_OP_BROADCAST_IN_DIM:
    return SR_NODE_CONSTANT;
  }
  return is_elementwise(op) ? SR_NODE_JOINED : SR_NODE_OTHER;
}

static void add_result(sr_pass *pass, sr_op *op, int32_t index) {
  sr_value *value = sr_result(op, index);
  if (value->type->kind != SR_TYPE_TENSOR || !sr_type_is_static(value->type)) {
    add_node(pass, SR_NODE_OTHER, value, NULL);
    return;
  }
  if (op->code == SR_OP_SDY_MANUAL_COMPUTATION) {
    const sr_sharding *form = ((const sr_manual *)op->note)->out[index];
    add_node(pass, form ? SR_NODE_FIXED : SR_NODE_OTHER, value, form);
    return;
  }
  sr_node *node = add_node(pass, kind_of(op), value, NULL);
  if (node->kind == SR_NODE_CARRY) {
    join_node(node, op->regions[0]->args[index]);
    join_node(node, op->regions[1]->args[index]);
  }
}

/* Nodes for results, and for the insides of manual computations, loops and branches. */
static void add_block(sr_pass *pass, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; !sr_op_is_identity(op) && i < op->result_count; i++)
      add_result(pass, op, i);
    bool manual = op->code == SR_OP_SDY_MANUAL_COMPUTATION;
    if (!manual && op->code != SR_OP_WHILE && op->code != SR_OP_CASE && op->code != SR_OP_IF)
      continue;
    for (int32_t r = 0; r < op->region_count; r++) {
      for (int32_t i = 0; manual && i < op->regions[r]->arg_count; i++)
        add_node(pass, SR_NODE_OTHER, op->regions[r]->args[i], NULL);
      add_block(pass, op->regions[r]);
    }
  }
}

static void add_argument(sr_pass *pass, int32_t index) {
  const sr_declared *declared = &pass->arguments[index];
  sr_node_kind kind = declared->form    ? SR_NODE_FIXED
                      : declared->given ? SR_NODE_OTHER
                                        : SR_NODE_FREE;
  add_node(pass, kind, pass->body->args[index], declared->form);
}

/* ---- edges ----------------------------------------------------------------------------------- */

/* The node of a value, identities looked through; NULL inside reductions and the like. */
static sr_node *node_of(sr_value *value) {
  return sr_value_node(sr_value_origin(value));
}

static const sr_sharding *form_of(sr_value *value) {
  sr_node *node = node_of(value);
  return node ? node->form : NULL;
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

const sr_sharding *sr_use_form(const sr_pass *pass, const sr_use *use, bool *out_any) {
  const sr_op *user = use->user;
  *out_any = false;
  switch ((int)user->code) {
  case SR_OP_SDY_MANUAL_COMPUTATION:
    return ((const sr_manual *)user->note)->in[use->index];
  case SR_OP_FUNC_RETURN:
    *out_any = !pass->results[use->index].given;
    return pass->results[use->index].form;
  case SR_OP_RETURN:
    return return_form(use);
  case SR_OP_WHILE:
  case SR_OP_OPTIMIZATION_BARRIER:
    return form_of(sr_result(user, use->index));
  }
  /* The scalar predicate of a select and the scalar bounds of a clamp stay as they are. */
  bool shaped = is_elementwise(user) && use->value->type->kind == SR_TYPE_TENSOR &&
                use->value->type->rank == sr_result(user, 0)->type->rank;
  return shaped ? form_of(sr_result(user, 0)) : NULL;
}

bool sr_value_is_remade(const sr_value *value, const sr_sharding *form) {
  const sr_op *op = value->op;
  if (!op)
    return false;
  if (op->code == SR_OP_CONSTANT || op->code == SR_OP_IOTA)
    return true;
  if (op->code != SR_OP_BROADCAST_IN_DIM)
    return false;
  size_t count;
  const int64_t *dims = sr_op_ints(op, "broadcast_dimensions", &count);
  for (size_t i = 0; i < count; i++)
    if (sr_operand(op, 0)->type->dims[i] != 1 && sr_sharding_parts(form, (int32_t)dims[i]) > 1)
      return false;
  return true;
}

typedef struct uses_report {
  const sr_sharding *wanted; /* the first form that a user takes */
  bool convert;              /* some user takes another form than the node's */
} uses_report;

/* Looks at all uses of `value`, also behind identities. */
static void report_value(const sr_pass *pass, const sr_node *node, sr_value *value,
                         uses_report *report) {
  for (sr_use *use = value->uses; use; use = use->next) {
    if (use->user->code == SR_OP_SDY_SHARDING_GROUP)
      continue;
    if (sr_op_is_identity(use->user)) {
      report_value(pass, node, sr_result(use->user, 0), report);
      continue;
    }
    bool any;
    const sr_sharding *form = sr_use_form(pass, use, &any);
    if (any)
      continue;
    if (form && !report->wanted)
      report->wanted = form;
    if (form != node->form)
      report->convert = true;
  }
}

static uses_report report_uses(const sr_pass *pass, const sr_node *node) {
  uses_report report = {0};
  for (int32_t i = 0; i < node->value_count; i++)
    report_value(pass, node, node->values[i], &report);
  return report;
}

/* How many values flow into the node, and the i-th of them. The start of a carry comes first. */
static int32_t source_count(const sr_node *node) {
  const sr_op *op = node->values[0]->op;
  switch (node->kind) {
  case SR_NODE_JOINED:
    return op->operand_count;
  case SR_NODE_CARRY:
    return 2;
  case SR_NODE_BRANCH:
    return op->region_count;
  case SR_NODE_PASS:
    return 1;
  case SR_NODE_OTHER:
  case SR_NODE_CONSTANT:
  case SR_NODE_FIXED:
  case SR_NODE_FREE:
    break;
  }
  return 0;
}

static sr_value *source(const sr_node *node, int32_t i) {
  const sr_value *value = node->values[0];
  const sr_op *op = value->op;
  if (node->kind == SR_NODE_JOINED)
    return sr_value_origin(sr_operand(op, i));
  if (node->kind == SR_NODE_BRANCH)
    return sr_value_origin(sr_operand(op->regions[i]->last, value->index));
  if (node->kind == SR_NODE_CARRY && i == 1)
    return sr_value_origin(sr_operand(op->regions[1]->last, value->index));
  return sr_value_origin(sr_operand(op, value->index));
}

/* ---- seeding --------------------------------------------------------------------------------- */

static bool fits_type(const sr_sharding *form, const sr_type *type) {
  return form->rank == type->rank && sr_sharding_divides(form, type->dims);
}

static bool seed(const sr_pass *pass, sr_node *node) {
  if (node->form || node->kind == SR_NODE_OTHER || node->kind == SR_NODE_CONSTANT)
    return false;
  for (int32_t i = 0; i < source_count(node) && !node->form; i++) {
    const sr_sharding *form = form_of(source(node, i));
    if (form && fits_type(form, node->type))
      node->form = form;
  }
  if (!node->form) {
    const sr_sharding *form = report_uses(pass, node).wanted;
    if (form && fits_type(form, node->type))
      node->form = form;
  }
  return node->form != NULL;
}

/* ---- demotion -------------------------------------------------------------------------------- */

typedef struct sources_report {
  int32_t parts;  /* in the node's form */
  int32_t remade; /* made as a part at no cost */
  int32_t self;   /* the node itself: a carry that the loop does not change */
  int32_t other;
} sources_report;

static sources_report report_sources(const sr_node *node, int32_t first) {
  sources_report report = {0};
  for (int32_t i = first; i < source_count(node); i++) {
    sr_value *value = source(node, i);
    if (value->type->rank != node->type->rank)
      continue; /* scalar of a select or clamp */
    if (node_of(value) == node)
      report.self++;
    else if (form_of(value) == node->form)
      report.parts++;
    else if (sr_value_is_remade(value, node->form))
      report.remade++;
    else
      report.other++;
  }
  return report;
}

/*
 * A use that needs the whole value costs a gather. Where the value would have needed one anyway,
 * in the making (`costly`), nothing is lost by gathering at the use instead.
 */
static bool holds(const sr_pass *pass, const sr_node *node) {
  sources_report from = report_sources(node, node->kind == SR_NODE_CARRY);
  bool convert = report_uses(pass, node).convert;
  switch (node->kind) {
  case SR_NODE_FREE:
    return !convert;
  case SR_NODE_JOINED:
    return from.other == 0 && !convert;
  case SR_NODE_CARRY: /* its start is made to fit, once before the loop */
    return from.other == 0 && (!convert || (node->costly && from.self == 0));
  case SR_NODE_BRANCH: /* a branch that gives the whole value slices it, if nobody wants the whole
                        */
    return from.parts > 0 && (!convert || (node->costly && from.other == 0));
  case SR_NODE_PASS:
    return from.other == 0 && (!convert || node->costly);
  case SR_NODE_FIXED:
  case SR_NODE_OTHER:
  case SR_NODE_CONSTANT:
    break;
  }
  return true;
}

/* Which nodes come from manual computations, directly or through others, in each step of a loop. */
static void find_costly(sr_pass *pass) {
  for (size_t i = 0; i < pass->nodes.count; i++)
    pass->nodes.items[i]->costly = pass->nodes.items[i]->kind == SR_NODE_FIXED;
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t n = 0; n < pass->nodes.count; n++) {
      sr_node *node = pass->nodes.items[n];
      for (int32_t i = node->kind == SR_NODE_CARRY; node->form && i < source_count(node); i++) {
        sr_node *from = node_of(source(node, i));
        if (!node->costly && from && from->costly && from->form == node->form)
          node->costly = changed = true;
      }
    }
  }
}

/* One round in each direction, for forms flow both ways. */
static bool sweep(sr_pass *pass, bool (*step)(sr_pass *pass, sr_node *node)) {
  bool changed = false;
  size_t count = pass->nodes.count;
  for (size_t i = 0; i < count; i++)
    changed |= step(pass, pass->nodes.items[i]);
  for (size_t i = count; i-- > 0;)
    changed |= step(pass, pass->nodes.items[i]);
  return changed;
}

static bool seed_step(sr_pass *pass, sr_node *node) {
  return seed(pass, node);
}

static bool demote_step(sr_pass *pass, sr_node *node) {
  if (!node->form || holds(pass, node))
    return false;
  node->form = NULL;
  return true;
}

void sr_pass_keep(sr_pass *pass) {
  for (int32_t i = 0; i < pass->body->arg_count; i++)
    add_argument(pass, i);
  add_block(pass, pass->body);
  while (sweep(pass, seed_step)) {
  }
  do {
    find_costly(pass);
  } while (sweep(pass, demote_step));
}
