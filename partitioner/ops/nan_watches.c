/*
 * Watches for NaN (spmdrun.watch). An op makes NaN if a result has NaN and nothing that it reads
 * has. So a watch has as operands what one op of the program makes, and then what that op reads.
 *
 * Watches are inserted when all shardings are decided, so they change no decision. Ops that later
 * replace the watched one, such as partial sums with an all_reduce behind them, are watched
 * together. Ops that only move elements of one array make no NaN and have no watch.
 *
 * Constants are not counted among what an op reads. A constant that is NaN then is nobody's fault,
 * and the op that picks it is the one to name: jnp.where(ok, x, nan).
 */
#include "graph/ir/query.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/core/sharding_group.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"

/* ---- which ops ------------------------------------------------------------------------------- */

static bool may_be_nan(const sr_value *value) {
  if (value->type->kind != SR_TYPE_TENSOR || sr_type_elements(value->type) == 0)
    return false;
  const sr_class class_ = sr_dtype_get(value->type->dtype)->class_;
  return class_ == SR_CLASS_FLOAT || class_ == SR_CLASS_COMPLEX;
}

static bool is_constant(const sr_value *value) {
  while (value->op && (sr_op_has(value->op, SR_TRAIT_VIEW) || value->op->code == SR_OP_CONVERT ||
                       sr_op_is_constraint(value->op)))
    value = sr_operand(value->op, 0);
  return value->op && (value->op->code == SR_OP_CONSTANT || value->op->code == SR_OP_SDY_CONSTANT);
}

/* Ops without the trait VIEW that only move elements, or make numbers. A dynamic_update_slice is
 * among them because it would copy the whole array if a watch read its operand afterwards. */
static const bool moves[SR_OP_COUNT + 1] = {
    [SR_OP_CONSTANT] = true,
    [SR_OP_SDY_CONSTANT] = true,
    [SR_OP_IOTA] = true,
    [SR_OP_OPTIMIZATION_BARRIER] = true,
    [SR_OP_DYNAMIC_UPDATE_SLICE] = true,
    [SR_OP_GATHER] = true,
    [SR_OP_SORT] = true,
    [SR_OP_CHLO_TOP_K] = true,
    [SR_OP_ALL_GATHER] = true,
    [SR_OP_ALL_TO_ALL] = true,
    [SR_OP_COLLECTIVE_PERMUTE] = true,
    [SR_OP_COLLECTIVE_BROADCAST] = true,
};

static bool is_watched(const sr_op *op) {
  return !moves[op->code] && !sr_op_has(op, SR_TRAIT_VIEW) && !sr_op_has(op, SR_TRAIT_CONSTRAINT) &&
         !sr_op_has(op, SR_TRAIT_CONTROL) && !sr_op_has(op, SR_TRAIT_TERMINATOR);
}

/* ---- inserting ------------------------------------------------------------------------------- */

/* What the message calls the op: its name in the program, with its type; of a custom call also its
 * target. */
static const char *words_for(sr_partitioner *p, const sr_op *op, const sr_type *type) {
  const sr_attr *target = op->code == SR_OP_CUSTOM_CALL ? sr_op_attr(op, "call_target_name") : NULL;
  const bool named = target && target->kind == SR_ATTR_STRING;
  return sr_arena_printf(p->arena, "%s%s%s %s", sr_op_info_get(op->code)->name, named ? " @" : "",
                         named ? target->string.data : "", sr_type_printed(p->module, type));
}

static void insert(sr_partitioner *p, sr_op *before, const sr_location *location, const char *what,
                   int32_t made, int32_t count, sr_value **values) {
  sr_op *watch = sr_op_create(p->module, SR_OP_WATCH, before, count, values, 0, NULL, 0);
  watch->location = *location;
  sr_op_set_attr(p->module, watch, "what", sr_attr_string(p->module, what));
  sr_op_set_attr(p->module, watch, "made", sr_attr_int(p->module, made, SR_I64));
  sr_op_insert(watch, before->block, before);
}

static bool is_among(sr_value *const *values, int32_t count, const sr_value *value) {
  for (int32_t i = 0; i < count; i++)
    if (values[i] == value)
      return true;
  return false;
}

static void watch_op(sr_partitioner *p, sr_op *op) {
  sr_value **values = SR_NEW_ARRAY(p->arena, sr_value *, op->result_count + op->operand_count);
  int32_t count = 0;
  for (int32_t i = 0; i < op->result_count; i++)
    if (may_be_nan(sr_result(op, i)) && !is_constant(sr_result(op, i)))
      values[count++] = sr_result(op, i);
  const int32_t made = count;
  for (int32_t i = 0; made && i < op->operand_count; i++)
    if (may_be_nan(sr_operand(op, i)) && !is_constant(sr_operand(op, i)) &&
        !is_among(values, count, sr_operand(op, i)))
      values[count++] = sr_operand(op, i);
  if (made)
    insert(p, op->next, &op->location, words_for(p, op, values[0]->type), made, count, values);
}

static void watch_block(sr_partitioner *p, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t r = 0; sr_op_has(op, SR_TRAIT_CONTROL) && r < op->region_count; r++)
      watch_block(p, op->regions[r]);
    if (is_watched(op))
      watch_op(p, op);
  }
}

void sr_insert_watches(sr_partitioner *p) {
  sr_op *entry = p->body->first;
  watch_block(p, p->body);
  for (int32_t i = 0; i < p->body->arg_count; i++) {
    sr_value *argument = p->body->args[i];
    if (may_be_nan(argument))
      insert(p, entry, &(sr_location){0},
             sr_arena_printf(p->arena, "argument %d, %s,", (int)i,
                             sr_type_printed(p->module, argument->type)),
             1, 1, &argument);
  }
}

/* ---- what is undefined ----------------------------------------------------------------------- */

/* Returns `value` with zeros on the devices that `mesh` lacks. */
static sr_value *on_devices_of(sr_partitioner *p, sr_value *value, const sr_mesh *mesh,
                               sr_op *before) {
  const sr_builder b = sr_partitioner_builder(p, before);
  SR_ARENA_SCOPE(p->scratch);
  int64_t *lacks = SR_NEW_ARRAY(p->scratch, int64_t, p->device_count);
  for (int64_t d = 0; d < p->device_count; d++)
    lacks[d] = sr_mesh_position(mesh, d) < 0;
  sr_value *has =
      sr_build_within(&b, sr_build_convert(&b, sr_scalar_look_up(p, SR_I32, lacks), SR_I64), 1);
  const sr_type *bits = sr_type_with_dtype(p->module, value->type, SR_I1);
  return sr_build_select(&b, sr_build_broadcast(&b, has, bits), value,
                         sr_build_zeros(p, value->type, before));
}

static sr_value *defined_part(sr_partitioner *p, sr_value *value, sr_op *watch) {
  const sr_sharding_group *group = sr_value_sharding_group(p, value);
  const sr_sharding *sharding = group ? group->produced : NULL;
  if (!sharding)
    return value;
  const sr_type *whole = group->type;
  sr_window windows[SR_MAX_RANK];
  for (int32_t d = 0; d < whole->rank; d++)
    windows[d] = sr_shard_window(whole, sharding, d);
  const sr_type *scalar = sr_type_tensor(p->module, whole->dtype, 0, NULL);
  sr_value *seen = value;
  if (!sr_sharding_divides(sharding, whole->dims))
    seen =
        sr_mask_padding(p, seen, whole, sharding, windows, sr_build_zeros(p, scalar, watch), watch);
  const sr_mesh *around = sr_op_manual_mesh(p, watch);
  const bool lacks = sharding->mesh->device_count < p->device_count &&
                     !(around && sr_mesh_equal(around, sharding->mesh));
  return lacks ? on_devices_of(p, seen, sharding->mesh, watch) : seen;
}

static sr_status mask(sr_partitioner *p, sr_op *op) {
  for (int32_t i = 0; op->code == SR_OP_WATCH && i < op->operand_count; i++)
    sr_op_set_operand(op, i, defined_part(p, sr_operand(op, i), op));
  return SR_OK;
}

void sr_mask_watches(sr_partitioner *p) {
  (void)sr_partitioner_walk(p, p->body, mask);
}
