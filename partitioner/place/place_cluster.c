/*
 * Finds the ops that no sharding reaches, and groups them into clusters.
 *
 * A member is an op that each device would compute in full (placement.h). Constants, broadcasts of
 * a number, and scalars that are computed from these and from arguments are not members: every
 * device can compute them for free. They are members only if one of their operands comes from a
 * member.
 */
#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/ops/ops.h"
#include "partitioner/place/placement.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* ---- members --------------------------------------------------------------------------------- */

static bool is_array(const sr_value *value) {
  return value->type->kind == SR_TYPE_TENSOR && sr_type_is_static(value->type);
}

/* True if each device would compute all of the op. */
static bool is_whole(const sr_partitioner *p, const sr_op *op) {
  bool values = true;
  for (int32_t i = 0; i < op->operand_count; i++)
    values &= is_array(sr_operand(op, i));
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_sharding_group *group = sr_value_sharding_group(p, sr_result(op, i));
    values &= is_array(sr_result(op, i)) && group && !group->produced &&
              group->kind != SR_GROUP_OTHER && group->kind != SR_GROUP_OUTER;
  }
  if (!values || op->result_count == 0 || sr_op_attr(op, "sdy.sharding"))
    return false;
  const sr_sharding_group *group = sr_value_sharding_group(p, sr_result(op, 0));
  const sr_local *local = group->kind == SR_GROUP_RULED ? sr_op_local(p, op) : NULL;
  for (int32_t i = 0; local && local->operands && i < op->operand_count; i++)
    if (local->operands[i])
      return false;
  return !local || !local->partial;
}

/* True if the op may run on one device only, or several times: it has no side effect. */
static bool is_movable(const sr_partitioner *p, const sr_op *op) {
  if (op->code == SR_OP_CUSTOM_CALL)
    return !sr_op_is_identity(p, op) && !sr_op_flag(op, "has_side_effect") && !sr_op_calls_host(op);
  /* Identities and constraints only state something about a value. */
  bool says = sr_op_is_identity(p, op) || sr_op_is_constraint(op);
  return (sr_op_has(op, SR_TRAIT_PURE) && !says) || sr_op_is_loop_or_branch(op);
}

/* True if all ops in the regions of a loop or branch are movable, and no value there is in
 * shards. */
static bool is_whole_inside(const sr_partitioner *p, const sr_op *op) {
  for (int32_t r = 0; r < op->region_count; r++)
    for (const sr_op *inner = op->regions[r]->first; inner; inner = inner->next) {
      if (sr_op_has(inner, SR_TRAIT_TERMINATOR))
        continue;
      if (!is_movable(p, inner) || !is_whole(p, inner) ||
          (sr_op_is_loop_or_branch(inner) && !is_whole_inside(p, inner)))
        return false;
    }
  return true;
}

static bool has_one_element(const sr_value *value) {
  return is_array(value) && sr_type_elements(value->type) <= 1;
}

/* True if every device can compute the op for free: a constant, or an op on single elements. Such
 * an op is a member only if an operand comes from a member. */
static bool is_free(const sr_partitioner *p, const sr_op *op) {
  const sr_sharding_group *group =
      op->result_count ? sr_value_sharding_group(p, sr_result(op, 0)) : NULL;
  if (group && group->kind == SR_GROUP_CONSTANT)
    return true;
  bool scalars = !sr_op_is_loop_or_branch(op);
  for (int32_t i = 0; i < op->operand_count; i++)
    scalars &= has_one_element(sr_operand(op, i));
  for (int32_t i = 0; i < op->result_count; i++)
    scalars &= has_one_element(sr_result(op, i));
  return scalars;
}

/* ---- levels ---------------------------------------------------------------------------------- */

/* Returns the sr_place_op of `op`. NULL: `op` is in a manual computation, or was made after
 * sr_place_find. */
static sr_place_op *place_of(sr_placing *placing, const sr_op *op) {
  const int64_t key = (int64_t)(intptr_t)op;
  return *sr_memo_at(placing->arena, &placing->ops, &key, 1);
}

static sr_place_op *enter(sr_placing *placing, sr_op *op) {
  const int64_t key = (int64_t)(intptr_t)op;
  sr_place_op *made = SR_NEW(placing->arena, sr_place_op);
  *made = (sr_place_op){.op = op, .joined = made, .level = -1};
  *sr_memo_at(placing->arena, &placing->ops, &key, 1) = made;
  return made;
}

static sr_place_op *root_of(sr_place_op *op) {
  while (op->joined != op)
    op = op->joined = op->joined->joined;
  return op;
}

/* What is found about the ops that make the inputs of `op`, in the same block. */
typedef struct before {
  sr_placing *placing;
  sr_place_op *op;
  int32_t level;
  bool members; /* some of these ops are members */
} before;

static void look_before(void *context, sr_value *value) {
  before *b = context;
  if (!value->op || value->op->block != b->op->op->block)
    return;
  const sr_place_op *from = place_of(b->placing, value->op);
  b->level = from->level > b->level ? from->level : b->level;
  b->members |= from->member;
}

static void join_before(void *context, sr_value *value) {
  before *b = context;
  if (!value->op || value->op->block != b->op->op->block)
    return;
  sr_place_op *from = place_of(b->placing, value->op);
  if (from->member && from->level == b->op->level)
    root_of(from)->joined = root_of(b->op);
}

static void add_op(sr_placing *placing, sr_op *op) {
  before b = {.placing = placing, .op = enter(placing, op), .level = -1};
  sr_op_visit_inputs(op, look_before, &b);
  b.op->member = is_movable(placing->p, op) && is_whole(placing->p, op) &&
                 (!is_free(placing->p, op) || b.members) &&
                 (!sr_op_is_loop_or_branch(op) || is_whole_inside(placing->p, op));
  if (b.op->member)
    b.op->level = b.level < 0 ? 0 : b.level;
  else
    b.op->level = b.level < 0 ? -1 : b.level + 1;
  if (b.op->member)
    sr_op_visit_inputs(op, join_before, &b);
}

/* ---- clusters -------------------------------------------------------------------------------- */

sr_place_cluster *sr_place_around(sr_placing *placing, const sr_op *op) {
  for (; op; op = op->block->parent) {
    const sr_place_op *found = place_of(placing, op);
    if (found && found->cluster)
      return found->cluster;
  }
  return NULL;
}

/* The state while the inputs of a cluster are collected. `seen` has the inputs found so far. */
typedef struct collection {
  sr_placing *placing;
  sr_place_cluster *cluster;
  sr_memo seen;
} collection;

static void collect_input(void *context, sr_value *value) {
  collection *c = context;
  const int64_t key = (int64_t)(intptr_t)value;
  if (value->op && sr_place_around(c->placing, value->op) == c->cluster)
    return;
  void **place = sr_memo_at(c->placing->arena, &c->seen, &key, 1);
  if (*place)
    return;
  *place = value;
  SR_PUSH(c->placing->arena, &c->cluster->inputs, value);
}

static void collect_outputs(sr_placing *placing, sr_place_cluster *cluster, sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    for (const sr_use *use = sr_result(op, i)->uses; use; use = use->next)
      if (sr_place_around(placing, use->user) != cluster) {
        SR_PUSH(placing->arena, &cluster->outputs, sr_result(op, i));
        break;
      }
}

void sr_place_collect(sr_placing *placing, sr_place_cluster *cluster) {
  collection c = {.placing = placing, .cluster = cluster};
  cluster->inputs.count = cluster->outputs.count = 0;
  for (size_t i = 0; i < cluster->ops.count; i++) {
    sr_op_visit_inputs(cluster->ops.items[i], collect_input, &c);
    collect_outputs(placing, cluster, cluster->ops.items[i]);
  }
}

static void complete(sr_placing *placing, sr_place_cluster *cluster) {
  sr_place_collect(placing, cluster);
  for (size_t i = 0; i < cluster->ops.count; i++) {
    sr_place_load load = sr_place_load_of(placing->p, cluster->ops.items[i]);
    cluster->load.bytes += load.bytes;
    cluster->load.own += load.own;
  }
}

static void add_clusters(sr_placing *placing, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    sr_place_op *place = place_of(placing, op);
    if (!place->member)
      continue;
    sr_place_op *root = root_of(place);
    if (!root->cluster) {
      root->cluster = SR_NEW(placing->arena, sr_place_cluster);
      root->cluster->block = block;
      SR_PUSH(placing->arena, &placing->clusters, root->cluster);
    }
    place->cluster = root->cluster;
    SR_PUSH(placing->arena, &place->cluster->ops, op);
  }
}

static void find_in(sr_placing *placing, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next)
    add_op(placing, op);
  size_t first = placing->clusters.count;
  add_clusters(placing, block);
  for (sr_op *op = block->first; op; op = op->next)
    for (int32_t r = 0;
         sr_op_is_loop_or_branch(op) && !place_of(placing, op)->member && r < op->region_count; r++)
      find_in(placing, op->regions[r]);
  for (size_t i = first; i < placing->clusters.count; i++)
    if (placing->clusters.items[i]->block == block)
      complete(placing, placing->clusters.items[i]);
}

/* True if a value outside of manual computations may differ between devices. */
static bool has_own_values(const sr_block *block) {
  for (const sr_op *op = block->first; op; op = op->next) {
    if (op->code == SR_OP_SDY_MANUAL_COMPUTATION)
      continue;
    if (op->code == SR_OP_PARTITION_ID || op->code == SR_OP_REPLICA_ID ||
        sr_op_has(op, SR_TRAIT_COLLECTIVE))
      return true;
    for (int32_t r = 0; r < op->region_count; r++)
      if (has_own_values(op->regions[r]))
        return true;
  }
  return false;
}

void sr_place_find(sr_placing *placing) {
  if (!has_own_values(placing->p->body))
    find_in(placing, placing->p->body);
}
