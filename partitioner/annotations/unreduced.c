/*
 * Unreduced axes of shardings. The devices along such an axis have partial sums, and the value is
 * their sum. (It may also be the maximum or minimum of what the devices have.)
 *
 * Outside of manual computations, every device has the sum: unreduced axes of constraints are
 * ignored, and so are those of arguments and results unless terms.c has put manual computations
 * around them; the rest of the sharding applies. Inside a manual computation
 * along unreduced axes, each device has one partial sum. When a sum enters, the first device along
 * the axes gets all of it, and the other devices get zeros. When a maximum or minimum enters, all
 * devices get it. When a result leaves, an all_reduce combines the devices along the axes.
 */
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/shard_builder.h"

/* Tables for one set of unreduced axes, shared by all operands and results that have these axes. */
typedef struct along {
  const sr_attr *first;  /* [partition_id]: true if the device is the first along the axes */
  const sr_attr *groups; /* [groups, size]: the devices of a row differ only along the axes */
} along;

/* An operand or result of the manual computation `op` that is unreduced along the axes of `along`:
 * in the body, each device has a partial sum. */
typedef struct partial_sums {
  sr_partitioner *p;
  sr_op *op;
  const along *along;
} partial_sums;

/* ---- lists ----------------------------------------------------------------------------------- */

/* Returns what partition_id gives, inside the manual computation, on the device at `position` of
 * `mesh`. */
static int64_t number_at(const sr_mesh *mesh, bool by_device, int64_t position) {
  return by_device ? sr_mesh_device(mesh, position) : position;
}

static const sr_attr *list_first(sr_partitioner *p, const sr_sharding *cut, bool by_device) {
  int64_t positions = cut->mesh->device_count;
  bool *first = SR_NEW_ARRAY(p->arena, bool, positions);
  for (int64_t i = 0; i < positions; i++)
    first[number_at(cut->mesh, by_device, i)] = sr_sharding_shard_index(cut, 0, i) == 0;
  const sr_type *type = sr_type_tensor(p->module, SR_I1, 1, &positions);
  return sr_attr_dense(p->module, type, first, (size_t)positions * sizeof *first, false);
}

static const sr_attr *list_groups(sr_partitioner *p, const sr_sharding *cut, bool by_device) {
  int64_t positions = cut->mesh->device_count, shards = sr_sharding_dim_shards(cut, 0), count = 0;
  int64_t *groups = SR_NEW_ARRAY(p->arena, int64_t, positions);
  for (int64_t i = 0; i < positions; i++)
    if (sr_sharding_shard_index(cut, 0, i) == 0)
      for (int64_t shard = 0; shard < shards; shard++)
        groups[count++] = number_at(cut->mesh, by_device, sr_sharding_position(cut, i, &shard));
  return sr_attr_dense_i64(p->module, 2, (int64_t[]){positions / shards, shards}, groups);
}

static const along *along_of(sr_partitioner *p, const sr_mesh *mesh, const sr_shard_dim *axes,
                             bool by_device) {
  p->key.count = 0;
  SR_PUSH(p->arena, &p->key, by_device);
  SR_PUSH(p->arena, &p->key, (int64_t)(intptr_t)mesh);
  sr_axes_add_key(p->arena, &p->key, axes);
  along **place = (along **)sr_memo_at(p->arena, &p->made.unreduced, p->key.items, p->key.count);
  if (!*place) {
    const sr_sharding cut = {.mesh = mesh, .rank = 1, .dims = axes};
    *place = SR_NEW(p->arena, along);
    **place = (along){list_first(p, &cut, by_device), list_groups(p, &cut, by_device)};
  }
  return *place;
}

/* ---- partial sums ---------------------------------------------------------------------------- */

/* Builds ops that compute whether the device which runs them is the first along the axes. */
static sr_value *is_first(const partial_sums *t, const sr_builder *b) {
  const int64_t one = 1;
  const sr_attr *first = t->along->first;
  sr_value *table = sr_build_constant(b, &first->dense);
  sr_value *position = sr_build(b, SR_OP_PARTITION_ID, 0, NULL, sr_type_rank0(b->module, SR_U32));
  sr_value *taken = sr_build_dynamic_slice(b, table, &position, &one);
  return sr_build_reshape(b, taken, 0, NULL);
}

/* Makes `value`, an argument of the body, a partial sum: the first device along the axes keeps the
 * value, and the other devices get zeros. */
static void take_once(const partial_sums *t, sr_value *value) {
  const sr_builder b = sr_partitioner_builder(t->p, t->op->regions[0]->first);
  sr_value *zeros = sr_build_zeros(t->p, value->type, b.before);
  sr_value *made = sr_build_select(&b, is_first(t, &b), zeros, zeros);
  sr_value_replace(value, made);
  sr_op_set_operand(made->op, 1, value);
}

/* Reduces result `index` of the body over the unreduced axes, by an all_reduce. */
static void reduce(const partial_sums *t, int32_t index, sr_unreduced_kind kind) {
  static const sr_opcode codes[] = {[SR_UNREDUCED_SUM] = SR_OP_ADD,
                                    [SR_UNREDUCED_MAX] = SR_OP_MAXIMUM,
                                    [SR_UNREDUCED_MIN] = SR_OP_MINIMUM};
  sr_module *module = t->p->module;
  sr_op *end = t->op->regions[0]->last;
  sr_value *value = sr_operand(end, index);
  sr_op *made = sr_op_create(module, SR_OP_ALL_REDUCE, t->op, 1, &value, 1, &value->type, 1);
  sr_op_set_attr(module, made, "replica_groups", t->along->groups);
  sr_op_set_attr(module, made, "use_global_device_ids", sr_attr_bool(module, true));
  sr_block_fill_combiner(module, made->regions[0], codes[kind],
                         sr_type_tensor(module, value->type->dtype, 0, NULL), t->op);
  sr_op_insert(made, end->block, end);
  sr_op_set_operand(end, index, sr_result(made, 0));
}

/* ---- manual computations --------------------------------------------------------------------- */

/* Handles the unreduced axes of the `count` operands or results of `op`, whose shardings are in
 * attribute `name`. */
static sr_status settle_list(sr_partitioner *p, sr_op *op, const char *name, int32_t count,
                             bool results) {
  const sr_attr *list = sr_op_attr(op, name), *manual = sr_op_attr(op, "manual_axes");
  bool by_device = sr_op_attr(op, SR_MANUAL_BY_DEVICE) != NULL;
  bool lists = list && list->kind == SR_ATTR_ARRAY && manual && manual->kind == SR_ATTR_ARRAY;
  for (int32_t i = 0; lists && i < count && (size_t)i < list->array.count; i++) {
    sr_shard_dim axes;
    const sr_mesh *mesh;
    SR_TRY(sr_resolve_unreduced(p, op, list->array.items[i], manual, &mesh, &axes));
    if (axes.count == 0)
      continue;
    const partial_sums t = {p, op, along_of(p, mesh, &axes, by_device)};
    sr_unreduced_kind kind = list->array.items[i]->sharding->unreduced_kind;
    if (results)
      reduce(&t, i, kind);
    else if (kind == SR_UNREDUCED_SUM)
      take_once(&t, op->regions[0]->args[i]);
  }
  return SR_OK;
}

static sr_status settle(sr_partitioner *p, sr_op *op) {
  if (op->code != SR_OP_SDY_MANUAL_COMPUTATION)
    return SR_OK;
  SR_TRY(settle_list(p, op, "in_shardings", op->operand_count, false));
  return settle_list(p, op, "out_shardings", op->result_count, true);
}

sr_status sr_settle_unreduced(sr_partitioner *p) {
  return sr_partitioner_walk(p, p->body, settle);
}
