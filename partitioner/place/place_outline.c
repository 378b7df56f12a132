/*
 * Moves a cluster, which is a set of ops that one device is to compute, into the body of a manual
 * computation over a mesh of that device. manual.c later makes the computation a branch that the
 * other devices skip.
 *
 * The ops of a cluster may be scattered among ops that do not depend on it. The computation is put
 * where the cluster's first op was, and the ops that the computation depends on move before it. The
 * other ops of the block keep their order.
 */
#include "graph/ir/query.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/place/placement.h"

/* ---- shardings ------------------------------------------------------------------------------- */

/* Returns a mesh without axes, whose only device is `device`. */
static const sr_mesh *mesh_of(sr_partitioner *p, int64_t device) {
  sr_mesh *mesh = SR_NEW(p->arena, sr_mesh);
  *mesh = (sr_mesh){.device_count = 1};
  mesh->device_ids = sr_arena_copy(p->arena, &device, sizeof device);
  return mesh;
}

/* Returns an array of shardings: for each of `values`, one that cuts nothing. */
static const sr_attr *uncut(sr_partitioner *p, const sr_mesh *mesh, size_t count,
                            sr_value *const *values) {
  const sr_attr **items = SR_NEW_ARRAY(p->arena, const sr_attr *, count);
  for (size_t i = 0; i < count; i++) {
    sr_sharding_attr *sharding = SR_NEW(p->arena, sr_sharding_attr);
    int32_t rank = values[i]->type->rank;
    *sharding = (sr_sharding_attr){.mesh = mesh, .rank = rank};
    sharding->dims = SR_NEW_ARRAY(p->arena, sr_dim_attr, rank);
    sr_attr *attr = SR_NEW(p->arena, sr_attr);
    attr->kind = SR_ATTR_SHARDING;
    attr->sharding = sharding;
    items[i] = attr;
  }
  return sr_attr_array(p->module, items, count);
}

/* ---- the computation ------------------------------------------------------------------------- */

static sr_op *make_manual(sr_placing *placing, const sr_place_cluster *cluster) {
  sr_partitioner *p = placing->p;
  sr_module *module = p->module;
  sr_op *first = cluster->ops.items[0];
  size_t inputs = cluster->inputs.count, outputs = cluster->outputs.count;
  const sr_type **types = SR_NEW_ARRAY(placing->arena, const sr_type *, outputs);
  for (size_t i = 0; i < outputs; i++)
    types[i] = cluster->outputs.items[i]->type;
  sr_op *manual = sr_op_create(module, SR_OP_SDY_MANUAL_COMPUTATION, first, (int32_t)inputs,
                               cluster->inputs.items, (int32_t)outputs, types, 1);
  for (size_t i = 0; i < inputs; i++)
    sr_block_add_arg(module, manual->regions[0], cluster->inputs.items[i]->type);
  const sr_mesh *mesh = mesh_of(p, cluster->device);
  sr_op_set_attr(module, manual, "in_shardings", uncut(p, mesh, inputs, cluster->inputs.items));
  sr_op_set_attr(module, manual, "out_shardings", uncut(p, mesh, outputs, cluster->outputs.items));
  sr_op_set_attr(module, manual, "manual_axes", sr_attr_array(module, NULL, 0));
  sr_op_set_role(p, manual, SR_ROLE_PLACED);
  sr_set_placement_reason(p, manual, sr_placement_reason(p, first));
  sr_op_insert(manual, first->block, first);
  return manual;
}

/* Replaces `value` by `made`: in the uses inside of the cluster if `inside` is true, else in the
 * uses outside of it. */
static void move_uses(sr_placing *placing, const sr_place_cluster *cluster, sr_value *value,
                      sr_value *made, bool inside) {
  for (sr_use *use = value->uses, *next; use; use = next) {
    next = use->next;
    if ((sr_place_around(placing, use->user) == cluster) == inside)
      sr_op_set_operand(use->user, use->index, made);
  }
}

static void outline(sr_placing *placing, sr_place_cluster *cluster) {
  /* Inputs that earlier clusters compute are by now results of manual computations. */
  sr_place_collect(placing, cluster);
  sr_op *manual = make_manual(placing, cluster);
  sr_block *body = manual->regions[0];
  size_t outputs = cluster->outputs.count;
  for (size_t i = 0; i < cluster->inputs.count; i++)
    move_uses(placing, cluster, cluster->inputs.items[i], body->args[i], true);
  for (size_t i = 0; i < outputs; i++)
    move_uses(placing, cluster, cluster->outputs.items[i], sr_result(manual, (int32_t)i), false);
  for (size_t i = 0; i < cluster->ops.count; i++) {
    sr_op_detach(cluster->ops.items[i]);
    sr_op_insert(cluster->ops.items[i], body, NULL);
  }
  sr_op *end = sr_op_create(placing->p->module, SR_OP_SDY_RETURN, manual, (int32_t)outputs,
                            cluster->outputs.items, 0, NULL, 0);
  sr_op_insert(end, body, NULL);
}

/* ---- the order of a block -------------------------------------------------------------------- */

/* The state of a depth-first search: each op on the stack waits for the ops above it. `waits` is
 * set if the top op has to wait. */
typedef struct ordering {
  sr_placing *placing;
  sr_block *block;
  SR_VECTOR(sr_op *) stack;
  bool waits;
} ordering;

static sr_place_op *place_of(sr_placing *placing, sr_op *op) {
  const int64_t key = (int64_t)(intptr_t)op;
  sr_place_op **place = (sr_place_op **)sr_memo_at(placing->arena, &placing->ops, &key, 1);
  if (!*place) { /* the op was made after the clusters were found */
    *place = SR_NEW(placing->arena, sr_place_op);
    (*place)->op = op;
  }
  return *place;
}

static void wait_for(void *context, sr_value *value) {
  ordering *o = context;
  if (!value->op || value->op->block != o->block || place_of(o->placing, value->op)->placed)
    return;
  SR_PUSH(o->placing->arena, &o->stack, value->op);
  o->waits = true;
}

/* Puts every op behind the ops whose results it uses, and otherwise keeps the order. */
static void put_in_order(sr_placing *placing, sr_block *block) {
  ordering o = {.placing = placing, .block = block};
  SR_VECTOR(sr_op *) ops = {0};
  for (sr_op *op = block->first; op; op = op->next)
    SR_PUSH(placing->arena, &ops, op);
  for (size_t i = 0; i < ops.count; i++) {
    SR_PUSH(placing->arena, &o.stack, ops.items[i]);
    while (o.stack.count > 0) {
      sr_op *op = o.stack.items[o.stack.count - 1];
      sr_place_op *place = place_of(placing, op);
      o.waits = false;
      if (!place->placed)
        sr_op_visit_inputs(op, wait_for, &o);
      if (o.waits)
        continue;
      o.stack.count--;
      if (place->placed)
        continue;
      place->placed = true;
      sr_op_detach(op);
      sr_op_insert(op, block, NULL);
    }
  }
}

void sr_place_outline(sr_placing *placing) {
  SR_VECTOR(sr_block *) blocks = {0};
  for (size_t i = 0; i < placing->clusters.count; i++) {
    sr_place_cluster *cluster = placing->clusters.items[i];
    if (cluster->place != SR_PLACE_ONE)
      continue;
    outline(placing, cluster);
    if (blocks.count == 0 || blocks.items[blocks.count - 1] != cluster->block)
      SR_PUSH(placing->arena, &blocks, cluster->block);
  }
  for (size_t i = 0; i < blocks.count; i++)
    put_in_order(placing, blocks.items[i]);
}
