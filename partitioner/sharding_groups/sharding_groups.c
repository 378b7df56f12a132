/*
 * Makes sharding groups, and finds the values that flow into them.
 *
 * The values of a group must have the same sharding, as values that share a register do in register
 * allocation. Most groups are a single value: the result of an op. The group of a loop's carry has
 * three values: the result of the loop and the arguments of both regions. A source of a group is a
 * value that flows into the group without any computation.
 */
#include "partitioner/sharding_groups/sharding_groups.h"

#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/ops/ops.h"

/* ---- groups ---------------------------------------------------------------------------------- */

static void add_to_group(sr_partitioner *p, sr_sharding_group *group, sr_value *value) {
  group->values[group->value_count++] = value;
  SR_SIDE_SET(p->arena, &p->value_groups, value->id, group);
}

static sr_sharding_group *add_group(sr_partitioner *p, sr_sharding_group_kind kind, sr_value *value,
                                    const sr_manual *around) {
  sr_sharding_group *group = SR_NEW(p->arena, sr_sharding_group);
  group->kind = kind;
  group->around = around;
  group->type = value->type;
  add_to_group(p, group, value);
  SR_PUSH(p->arena, &p->sharding_groups, group);
  return group;
}

static void give(sr_sharding_group *group, const sr_annotation *annotation) {
  if (!annotation)
    return;
  group->annotation = annotation;
  group->sharding = annotation->sharding;
}

/* True for a broadcast of a single element. A shard of it is as cheap to make as a shard of a
 * constant. */
static bool is_spread_scalar(const sr_op *op) {
  return op->code == SR_OP_BROADCAST_IN_DIM && sr_type_is_static(sr_operand(op, 0)->type) &&
         sr_type_elements(sr_operand(op, 0)->type) == 1;
}

static sr_sharding_group_kind kind_of(sr_partitioner *p, const sr_value *value) {
  const sr_op *op = value->op;
  if (sr_divergence_origin(p, value))
    return SR_GROUP_OTHER;
  if (op->code == SR_OP_WHILE)
    return SR_GROUP_CARRY;
  if (op->code == SR_OP_CASE || op->code == SR_OP_IF)
    return SR_GROUP_BRANCH;
  if (op->code == SR_OP_OPTIMIZATION_BARRIER || sr_op_is_constraint(op))
    return SR_GROUP_FORWARDED;
  if (op->code == SR_OP_CONSTANT || op->code == SR_OP_IOTA || is_spread_scalar(op))
    return SR_GROUP_CONSTANT;
  /* Outside of manual computations, a collective combines the whole values that devices have, so
   * its result is not cut. */
  bool of_devices = sr_op_has(op, SR_TRAIT_COLLECTIVE) && !sr_op_manual_mesh(p, op) &&
                    !sr_op_joins_replicas(p, op);
  return of_devices ? SR_GROUP_OTHER : SR_GROUP_RULED;
}

static void add_result(sr_partitioner *p, sr_op *op, int32_t index, const sr_manual *around) {
  sr_value *value = sr_result(op, index);
  if (value->type->kind != SR_TYPE_TENSOR || !sr_type_is_static(value->type)) {
    add_group(p, SR_GROUP_OTHER, value, around);
    return;
  }
  if (op->code == SR_OP_SDY_MANUAL_COMPUTATION && !sr_divergence_origin(p, value)) {
    const sr_manual *manual = sr_op_manual(p, op);
    sr_sharding_group *group = add_group(p, SR_GROUP_OUTER, value, manual);
    group->sharding = group->manual = manual->out[index];
    return;
  }
  sr_sharding_group *group = add_group(p, kind_of(p, value), value, around);
  if (group->kind == SR_GROUP_FORWARDED && sr_op_is_constraint(op))
    give(group, sr_op_annotation(p, op));
  if (op->code == SR_OP_WHILE) {
    add_to_group(p, group, op->regions[0]->args[index]);
    add_to_group(p, group, op->regions[1]->args[index]);
  }
}

static void add_inner(sr_partitioner *p, sr_value *argument, const sr_manual *manual) {
  const sr_type *type = argument->type;
  bool tensor = type->kind == SR_TYPE_TENSOR && sr_type_is_static(type);
  sr_sharding_group *group =
      add_group(p, tensor ? SR_GROUP_INNER : SR_GROUP_OTHER, argument, manual);
  group->manual = manual->in[argument->index];
}

/* Adds groups for the results of all ops in `block`, and for the values in regions of manual
 * computations, loops and branches. */
static void add_block(sr_partitioner *p, sr_block *block, const sr_manual *around) {
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; !sr_op_is_identity(p, op) && i < op->result_count; i++)
      add_result(p, op, i, around);
    bool manual = op->code == SR_OP_SDY_MANUAL_COMPUTATION;
    if (!manual && !sr_op_is_loop_or_branch(op))
      continue;
    const sr_manual *inside = manual ? sr_op_manual(p, op) : around;
    for (int32_t r = 0; r < op->region_count; r++) {
      for (int32_t i = 0; manual && i < op->regions[r]->arg_count; i++)
        add_inner(p, op->regions[r]->args[i], inside);
      add_block(p, op->regions[r], inside);
    }
  }
}

static void add_argument(sr_partitioner *p, int32_t index) {
  sr_value *value = p->body->args[index];
  give(add_group(p, SR_GROUP_ARGUMENT, value, NULL), p->arguments[index].annotation);
}

/* ---- shardings of uses, and sources of groups ------------------------------------------------ */

/* Returns the sharding of the group that `value` belongs to. For the result of an identity op
 * (SR_ROLE_IDENTITY), this is the group of the op's operand. */
static const sr_sharding *sharding_of(const sr_partitioner *p, sr_value *value) {
  const sr_sharding_group *group = sr_value_sharding_group(p, sr_value_origin(p, value));
  return group ? group->sharding : NULL;
}

/* Returns the sharding in which the manual computation `op` takes operand `index`: along the manual
 * axes as in_shardings say, then as the value inside of the body. */
static const sr_sharding *operand_sharding(sr_partitioner *p, const sr_op *op, int32_t index) {
  const sr_manual *manual = sr_op_manual(p, op);
  return sr_manual_outside(p, manual->in[index], sharding_of(p, op->regions[0]->args[index]));
}

/* Returns the sharding in which the body of a manual computation returns a value. `use` is an
 * operand of its sdy.return. */
static const sr_sharding *end_sharding(sr_partitioner *p, const sr_use *use) {
  const sr_op *parent = use->user->block->parent;
  const sr_manual *manual = sr_op_manual(p, parent);
  return sr_manual_inside(p, manual->out[use->index],
                          sharding_of(p, sr_result(parent, use->index)));
}

/* Returns the sharding in which the return of a region takes its operand: the sharding of the
 * parent op's result into which the operand flows. NULL: the operand flows into no result, as in
 * the condition of a while. */
static const sr_sharding *return_sharding(const sr_partitioner *p, const sr_use *use) {
  const sr_op *parent = use->user->block->parent;
  if (!parent)
    return NULL;
  if (parent->code == SR_OP_WHILE && parent->regions[1] == use->user->block)
    return sharding_of(p, sr_result(parent, use->index));
  if (parent->code == SR_OP_CASE || parent->code == SR_OP_IF)
    return sharding_of(p, sr_result(parent, use->index));
  return NULL;
}

const sr_sharding *sr_use_sharding(sr_partitioner *p, const sr_use *use, bool *out_any) {
  const sr_op *user = use->user;
  *out_any =
      user->code == SR_OP_WATCH || sr_op_calls_host_with_shards(user) || sr_op_only_keeps(user);
  if (*out_any)
    return NULL;
  if (user->code == SR_OP_SDY_MANUAL_COMPUTATION)
    return operand_sharding(p, user, use->index);
  if (user->code == SR_OP_SDY_RETURN)
    return end_sharding(p, use);
  if (user->code == SR_OP_FUNC_RETURN) {
    /* A result of main that may have shards is returned in the sharding in which an op made it, or
     * as sr_settle_ports says. */
    *out_any = sr_port_has_shards(p->results[use->index].type) && !p->of_buffers;
    return *out_any ? NULL : p->results[use->index].sharding;
  }
  if (user->code == SR_OP_RETURN)
    return return_sharding(p, use);
  if (user->code == SR_OP_WHILE || user->code == SR_OP_OPTIMIZATION_BARRIER)
    return sharding_of(p, sr_result(user, use->index));
  if (sr_op_is_constraint(user))
    return sharding_of(p, sr_result(user, 0));
  const sr_local *local = sr_op_local(p, user);
  return local && local->operands ? local->operands[use->index] : NULL;
}

int32_t sr_sharding_group_source_count(const sr_sharding_group *group) {
  switch (group->kind) {
  case SR_GROUP_CARRY:
    return 2;
  case SR_GROUP_BRANCH:
    return group->values[0]->op->region_count;
  case SR_GROUP_FORWARDED:
    return 1;
  case SR_GROUP_OTHER:
  case SR_GROUP_CONSTANT:
  case SR_GROUP_ARGUMENT:
  case SR_GROUP_OUTER:
  case SR_GROUP_INNER:
  case SR_GROUP_RULED:
    break;
  }
  return 0;
}

sr_value *sr_sharding_group_source(const sr_partitioner *p, const sr_sharding_group *group,
                                   int32_t i) {
  const sr_value *value = group->values[0];
  const sr_op *op = value->op;
  if (group->kind == SR_GROUP_BRANCH)
    return sr_value_origin(p, sr_operand(op->regions[i]->last, value->index));
  if (group->kind == SR_GROUP_CARRY && i == 1)
    return sr_value_origin(p, sr_operand(op->regions[1]->last, value->index));
  return sr_value_origin(p, sr_operand(op, value->index));
}

void sr_add_sharding_groups(sr_partitioner *p) {
  for (int32_t i = 0; i < p->body->arg_count; i++)
    add_argument(p, i);
  add_block(p, p->body, NULL);
}

void sr_forget_decisions(sr_partitioner *p) {
  p->value_groups.count = p->op_manuals.count = p->op_locals.count = 0;
  p->sharding_groups.count = p->manuals.count = 0;
}
