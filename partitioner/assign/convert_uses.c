/*
 * Gives every value the type of its shard. If a use takes a value in another sharding than the op
 * makes it in, the value is converted to that sharding, once for all such uses. The conversion is
 * inserted after the op. A constant, iota or broadcast is computed again in the new sharding if
 * this costs nothing. Other values are resharded.
 */
#include "partitioner/assign/assign.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* True if a copy of the op of `value`, with the shard's type as result type, computes the device's
 * shard. False for a constant of different elements, and for an iota along a cut dimension. */
static bool can_be_remade(const sr_value *value, const sr_sharding *sharding) {
  const sr_op *op = value->op;
  if (!op)
    return false;
  if (op->code == SR_OP_CONSTANT)
    return sr_op_attr(op, "value")->dense.splat;
  if (op->code == SR_OP_IOTA)
    return sr_sharding_dim_shards(sharding, (int32_t)sr_op_int(op, "iota_dimension", 0)) == 1;
  if (op->code != SR_OP_BROADCAST_IN_DIM)
    return false;
  size_t count;
  const int64_t *dims = sr_op_ints(op, "broadcast_dimensions", &count);
  for (size_t i = 0; i < count; i++)
    if (sr_operand(op, 0)->type->dims[i] != 1 &&
        sr_sharding_dim_shards(sharding, (int32_t)dims[i]) > 1)
      return false;
  return true;
}

/* Inserts the device's shard of the iota `value`, which the sharding cuts along the dimension that
 * counts: it counts from the start of the shard. Returns NULL for floats, whose sums would be
 * rounded twice, and for integers in which a start may not fit. */
static sr_value *count_from_start(sr_partitioner *p, sr_value *value, const sr_sharding *sharding,
                                  sr_op *before) {
  const sr_type *whole = value->type;
  const sr_dtype_info *info = sr_dtype_get(whole->dtype);
  if (info->class_ >= SR_CLASS_FLOAT || info->bits < 32)
    return NULL;
  const int32_t dim = (int32_t)sr_op_int(value->op, "iota_dimension", 0);
  const sr_builder b = sr_partitioner_builder(p, before);
  sr_value *start = sr_build_shard_start(p, &b, whole, sharding, dim);
  sr_value *index = sr_build_iota(&b, sr_shard_type(p, whole, sharding), dim);
  start = sr_build_broadcast(&b, sr_build_convert(&b, start, whole->dtype), index->type);
  return sr_build_binary(&b, SR_OP_ADD, index, start);
}

/* Inserts a copy of the op of `value` that computes the device's shard. Returns NULL if no copy can
 * do this and the shard must be sliced from the whole value. */
static sr_value *remake(sr_partitioner *p, sr_value *value, const sr_sharding *sharding,
                        sr_op *before) {
  sr_op *op = value->op;
  if (!can_be_remade(value, sharding))
    return op && op->code == SR_OP_IOTA ? count_from_start(p, value, sharding, before) : NULL;
  const sr_type *shard = sr_shard_type(p, value->type, sharding);
  const sr_attr *constant = op->code == SR_OP_CONSTANT ? sr_op_attr(op, "value") : NULL;
  sr_value *operand = op->operand_count ? sr_operand(op, 0) : NULL;
  sr_op *copy = sr_op_create(p->module, op->code, op, op->operand_count, &operand, 1, &shard, 0);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(p->module, copy, op->attrs[i].name, op->attrs[i].value);
  if (constant)
    sr_op_set_attr(
        p->module, copy, "value",
        sr_attr_dense(p->module, shard, constant->dense.data, constant->dense.bytes, true));
  sr_op_insert(copy, before->block, before);
  return sr_result(copy, 0);
}

/* Returns the op before which conversions of `value` are inserted: the op after its definition. For
 * an argument of main, this is `entry`: the first op of main before any use was converted. */
static sr_op *place_behind(const sr_partitioner *p, const sr_value *value, sr_op *entry) {
  if (value->op)
    return value->op->next;
  return value->block == p->body ? entry : value->block->first;
}

static sr_value *with_sharding(sr_partitioner *p, sr_sharding_group *group, sr_value *value,
                               const sr_sharding *sharding, sr_op *entry) {
  if (sr_shardings_agree(p, group->produced, sharding) ||
      (!group->produced && sr_sharding_is_replicated(sharding)))
    return value;
  for (size_t i = 0; i < group->converted.count; i++)
    if (group->converted.items[i].value == value &&
        sr_shardings_agree(p, group->converted.items[i].sharding, sharding))
      return group->converted.items[i].made;
  sr_op *place = place_behind(p, value, entry);
  sr_value *made = group->produced ? NULL : remake(p, value, sharding, place);
  if (!made)
    made = sr_reshard(p, value, group->type, group->produced, sharding, place);
  SR_PUSH(p->arena, &group->converted,
          (sr_converted){.value = value, .sharding = sharding, .made = made});
  return made;
}

/* A change of operand `index` of `user`: it will take `value` in `sharding`. All changes are found
 * before the first one is made, because a changed graph no longer says in which sharding each use
 * takes its value. */
typedef struct change {
  sr_op *user;
  int32_t index;
  sr_value *value;
  const sr_sharding *sharding;
} change;

void sr_convert_uses(sr_partitioner *p) {
  SR_VECTOR(change) changes = {0};
  sr_op *entry = p->body->first;
  for (size_t n = 0; n < p->sharding_groups.count; n++) {
    const sr_sharding_group *group = p->sharding_groups.items[n];
    for (int32_t v = 0; v < group->value_count; v++)
      for (sr_use *use = group->values[v]->uses; use; use = use->next) {
        bool any;
        const sr_sharding *sharding = sr_use_sharding(p, use, &any);
        if (!any && sharding != group->produced)
          SR_PUSH(p->arena, &changes, (change){use->user, use->index, group->values[v], sharding});
      }
  }
  for (size_t n = 0; n < p->sharding_groups.count; n++) {
    sr_sharding_group *group = p->sharding_groups.items[n];
    for (int32_t v = 0; v < group->value_count; v++)
      group->values[v]->type = sr_shard_type(p, group->type, group->produced);
  }
  for (size_t i = 0; i < changes.count; i++) {
    const change *c = &changes.items[i];
    SR_ARENA_SCOPE(p->scratch);
    sr_value *made =
        with_sharding(p, sr_value_sharding_group(p, c->value), c->value, c->sharding, entry);
    sr_op_set_operand(c->user, c->index, made);
  }
}
