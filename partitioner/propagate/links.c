/*
 * Makes the links. A link ties the operands and results of an op by the op's factor rule. Or it
 * ties two places of one value, dimension by dimension: a value that flows into a loop or branch
 * and the result there, a value outside and inside of a manual computation, two values of a
 * sdy.sharding_group.
 */
#include "partitioner/propagate/links.h"

#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/ops/ops.h"
#include "partitioner/propagate/propagate.h"

typedef struct linking {
  sr_partitioner *p;
  sr_link_list *links;
  sr_memo groups; /* group_id of a sdy.sharding_group -> sr_sharding_group of the latest value with
                   * this number */
} linking;

/* ---- of ops ---------------------------------------------------------------------------------- */

static void add_link(linking *l, sr_link made) {
  for (int32_t t = 0; t < sr_link_end_count(&made); t++)
    if (made.ends[t].group)
      SR_PUSH(l->p->arena, &made.ends[t].group->links, l->links->count);
  SR_PUSH(l->p->arena, l->links, made);
}

static void add_op(linking *l, sr_op *op) {
  sr_local *local = SR_NEW(l->p->arena, sr_local);
  local->rule = sr_rule_of(l->p->arena, op);
  if (local->rule.factor_count == 0)
    return;
  SR_SIDE_SET(l->p->arena, &l->p->op_locals, op->id, local);
  bool repeats = op->code == SR_OP_BROADCAST_IN_DIM || op->code == SR_OP_BROADCAST;
  sr_link made = {.op = op, .computes = true, .rule = &local->rule};
  made.backward = sr_op_keeps_all(op) ? SR_STEP_SAME : SR_STEP_PASSING;
  made.forward = repeats ? SR_STEP_REPEATED : made.backward;
  int32_t count = op->operand_count + op->result_count;
  made.ends = SR_NEW_ARRAY(l->p->arena, sr_link_end, count);
  for (int32_t t = 0; t < count; t++)
    made.ends[t].group = sr_value_sharding_group(l->p, sr_value_origin(l->p, sr_rule_value(op, t)));
  add_link(l, made);
}

/* Links the ends `a` and `b`, both of type `type`, which are to have one sharding, dimension by
 * dimension. */
static void add_flow_between(linking *l, const sr_op *op, const sr_type *type, sr_link_end a,
                             sr_link_end b, sr_step forward, sr_step backward) {
  sr_arena *arena = l->p->arena;
  if (type->kind != SR_TYPE_TENSOR || type->rank == 0)
    return;
  sr_link made = {.op = op, .forward = forward, .backward = backward};
  made.ends = SR_NEW_ARRAY(arena, sr_link_end, 2);
  made.ends[0] = a;
  made.ends[1] = b;
  sr_rule *rule = SR_NEW(arena, sr_rule);
  made.rule = rule;
  *rule = (sr_rule){.operand_count = 1, .result_count = 1, .factor_count = type->rank};
  rule->factors = SR_NEW_ARRAY(arena, sr_factor, type->rank);
  rule->tensors = SR_NEW_ARRAY(arena, sr_rule_tensor, 2);
  int32_t *numbers = SR_NEW_ARRAY(arena, int32_t, type->rank);
  sr_rule_dim *dims = SR_NEW_ARRAY(arena, sr_rule_dim, type->rank);
  for (int32_t d = 0; d < type->rank; d++) {
    numbers[d] = d;
    dims[d] = (sr_rule_dim){1, &numbers[d]};
    rule->factors[d] = (sr_factor){.size = type->dims[d], .kind = SR_FACTOR_PASS_THROUGH};
  }
  rule->tensors[0] = rule->tensors[1] = (sr_rule_tensor){type->rank, dims};
  sr_rule_find_alone(rule);
  add_link(l, made);
}

static void add_same(linking *l, const sr_op *op, const sr_type *type, sr_link_end a,
                     sr_link_end b) {
  add_flow_between(l, op, type, a, b, SR_STEP_SAME, SR_STEP_SAME);
}

/* Reads in which directions a sdy.propagation_barrier lets shardings through. */
static void read_direction(const sr_op *op, sr_step *forward, sr_step *backward) {
  enum {
    NONE,
    FORWARD,
    BACKWARD,
    BOTH
  }; /* numbered as in Shardy */
  int64_t allowed = sr_op_int(op, "allowed_direction", BOTH);
  *forward = allowed == FORWARD || allowed == BOTH ? SR_STEP_SAME : SR_STEP_COUNT;
  *backward = allowed == BACKWARD || allowed == BOTH ? SR_STEP_SAME : SR_STEP_COUNT;
}

static void add_flow(linking *l, sr_sharding_group *group) {
  const sr_op *op = group->values[0]->op;
  sr_step forward = SR_STEP_SAME, backward = SR_STEP_SAME;
  if (op && op->code == SR_OP_SDY_PROPAGATION_BARRIER)
    read_direction(op, &forward, &backward);
  for (int32_t i = 0; i < sr_sharding_group_source_count(group); i++) {
    sr_link_end source = {
        .group = sr_value_sharding_group(l->p, sr_sharding_group_source(l->p, group, i))};
    if (source.group != group)
      add_flow_between(l, op, group->type, source, (sr_link_end){.group = group}, forward,
                       backward);
  }
}

/* Links the operand of a sdy.sharding_group to the previous value with the same group number. */
static void add_group(linking *l, const sr_op *op) {
  sr_sharding_group *group =
      sr_value_sharding_group(l->p, sr_value_origin(l->p, sr_operand(op, 0)));
  int64_t number = sr_op_int(op, "group_id", 0);
  void **last = sr_memo_at(l->p->arena, &l->groups, &number, 1);
  if (*last && group)
    add_same(l, op, group->type, (sr_link_end){.group = *last}, (sr_link_end){.group = group});
  if (group)
    *last = group;
}

/* Links a value to an annotation, so that it takes the annotation's sharding if it can. */
static void add_annotation(linking *l, const sr_op *op, sr_value *value,
                           const sr_annotation *annotation) {
  value = sr_value_origin(l->p, value);
  if (annotation && sr_value_sharding_group(l->p, value))
    add_same(l, op, sr_value_sharding_group(l->p, value)->type,
             (sr_link_end){.group = sr_value_sharding_group(l->p, value)},
             (sr_link_end){.annotation = annotation});
}

/*
 * Links a value outside of a manual computation to the same value inside. A dimension outside has
 * the size of the dimension inside, times the number of shards into which manual axes cut it.
 */
static void add_boundary(linking *l, const sr_op *op, sr_value *outer, sr_value *inner,
                         const sr_sharding *manual) {
  sr_arena *arena = l->p->arena;
  sr_link_end ends[] = {{.group = sr_value_sharding_group(l->p, sr_value_origin(l->p, outer))},
                        {.group = sr_value_sharding_group(l->p, sr_value_origin(l->p, inner))}};
  const sr_type *type = inner->type;
  if (!ends[0].group || !ends[1].group || type->kind != SR_TYPE_TENSOR || type->rank == 0)
    return;
  sr_rule *rule = SR_NEW(arena, sr_rule);
  *rule = (sr_rule){.operand_count = 1, .result_count = 1, .factor_count = 2 * type->rank};
  rule->factors = SR_NEW_ARRAY(arena, sr_factor, 2 * type->rank);
  rule->tensors = SR_NEW_ARRAY(arena, sr_rule_tensor, 2);
  int32_t *numbers = SR_NEW_ARRAY(arena, int32_t, 2 * type->rank);
  sr_rule_dim *dims = SR_NEW_ARRAY(arena, sr_rule_dim, 2 * type->rank);
  for (int32_t d = 0; d < type->rank; d++) {
    int64_t shards = sr_dim_shards(manual, d);
    int32_t major = 2 * d, minor = 2 * d + 1;
    rule->factors[major] = (sr_factor){.size = shards, .kind = SR_FACTOR_PASS_THROUGH};
    rule->factors[minor] = (sr_factor){.size = type->dims[d], .kind = SR_FACTOR_PASS_THROUGH};
    numbers[major] = major;
    numbers[minor] = minor;
    dims[d] = shards > 1 ? (sr_rule_dim){2, &numbers[major]} : (sr_rule_dim){1, &numbers[minor]};
    dims[type->rank + d] = (sr_rule_dim){1, &numbers[minor]};
  }
  rule->tensors[0] = (sr_rule_tensor){type->rank, dims};
  rule->tensors[1] = (sr_rule_tensor){type->rank, dims + type->rank};
  sr_rule_find_alone(rule);
  sr_link made = {.op = op, .rule = rule}; /* `forward` and `backward` stay 0, which is
                                            * SR_STEP_SAME */
  made.ends = sr_arena_copy(arena, ends, sizeof ends);
  add_link(l, made);
}

/* Links the operands and results of a manual computation to the values in its body. */
static void add_manual(linking *l, sr_op *op) {
  const sr_manual *manual = sr_op_manual(l->p, op);
  for (int32_t i = 0; i < op->operand_count; i++) {
    add_annotation(l, op, sr_operand(op, i), manual->annotations_in[i]);
    add_boundary(l, op, sr_operand(op, i), op->regions[0]->args[i], manual->in[i]);
  }
  for (int32_t i = 0; i < op->result_count; i++) {
    add_annotation(l, op, sr_result(op, i), manual->annotations_out[i]);
    add_boundary(l, op, sr_result(op, i), sr_operand(op->regions[0]->last, i), manual->out[i]);
  }
}

static void add_block(linking *l, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    bool manual = op->code == SR_OP_SDY_MANUAL_COMPUTATION;
    if (manual)
      add_manual(l, op);
    if (op->code == SR_OP_SDY_SHARDING_GROUP)
      add_group(l, op);
    const sr_sharding_group *group =
        op->result_count ? sr_value_sharding_group(l->p, sr_result(op, 0)) : NULL;
    if (group && group->kind == SR_GROUP_RULED)
      add_op(l, op);
    bool open = manual || sr_op_is_loop_or_branch(op);
    for (int32_t r = 0; open && r < op->region_count; r++)
      add_block(l, op->regions[r]);
  }
}

void sr_add_links(sr_partitioner *p, sr_link_list *links) {
  linking l = {.p = p, .links = links};
  add_block(&l, p->body);
  for (size_t i = 0; i < p->sharding_groups.count; i++)
    add_flow(&l, p->sharding_groups.items[i]);
}
