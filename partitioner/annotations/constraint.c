/*
 * Reads the shardings that the program states: sdy.sharding on arguments, results and ops,
 * sdy.sharding_constraint and similar ops. If a sharding is stated for an op's result, or for a
 * result of main, a constraint op is inserted after the op that makes the value. Only the result of
 * a constraint has the stated sharding. Its operand may have another sharding, and is resharded at
 * the constraint.
 */
#include <inttypes.h>
#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"

/* ---- shardings as written -------------------------------------------------------------------- */

static bool is_trivial(const sr_sharding_attr *written, const sr_sharding *sharding) {
  bool open = written->rank > 0 && written->replicated.count == 0 && !sharding;
  for (int32_t d = 0; d < written->rank; d++)
    open &= written->dims[d].open;
  return open;
}

static sr_status read_axes(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh,
                           const sr_axis_list *list, sr_shard_dim *out_axes) {
  sr_shard_axis *axes = SR_NEW_ARRAY(p->arena, sr_shard_axis, list->count);
  for (int32_t i = 0; i < list->count; i++)
    SR_TRY(sr_resolve_axis(p, op, mesh, sr_first_partition_axis(p), &list->axes[i], &axes[i]));
  *out_axes = (sr_shard_dim){axes, list->count};
  return SR_OK;
}

/* Reads the axes of `replicated={...}` in a sharding. None of these axes may cut a dimension. */
static sr_status read_replicated(sr_partitioner *p, const sr_op *op,
                                 const sr_sharding_attr *written, sr_annotation *annotation) {
  sr_shard_dim axes;
  if (!annotation->mesh)
    return SR_OK;
  SR_TRY(read_axes(p, op, annotation->mesh, &written->replicated, &axes));
  for (int32_t d = 0; d < written->rank; d++) {
    sr_shard_dim dim;
    SR_TRY(read_axes(p, op, annotation->mesh, &written->dims[d].axes, &dim));
    if (sr_axes_meet(&dim, &axes))
      return sr_partitioner_fail(
          p, op, SR_ERR_INVALID,
          "the sharding cuts dimension %d by an axis that it calls replicated", (int)d);
  }
  if (sr_shard_dim_shards(&axes) > 1)
    annotation->replicated = sr_sharding_intern(p, &(sr_sharding){annotation->mesh, 1, &axes});
  return SR_OK;
}

sr_status sr_read_annotation(sr_partitioner *p, const sr_op *op, const sr_attr *attr, int32_t rank,
                             const sr_annotation **out_annotation) {
  const sr_sharding *sharding;
  *out_annotation = NULL;
  SR_TRY(sr_resolve_sharding(p, op, attr, rank, NULL, &sharding));
  const sr_sharding_attr *written = attr->sharding;
  if (is_trivial(written, sharding))
    return SR_OK;
  sr_annotation *annotation = SR_NEW(p->arena, sr_annotation);
  bool *open = SR_NEW_ARRAY(p->arena, bool, rank);
  int32_t *priorities = SR_NEW_ARRAY(p->arena, int32_t, rank);
  for (int32_t d = 0; d < written->rank; d++) { /* the sharding of a value that is whole on one
                                                 * device has rank 0 */
    open[d] = written->dims[d].open;
    priorities[d] = written->dims[d].priority > 0 ? written->dims[d].priority : 0;
  }
  *annotation = (sr_annotation){.sharding = sharding, .open = open, .priorities = priorities};
  SR_TRY(sr_resolve_mesh(p, op, written->mesh_name, written->mesh, &annotation->mesh));
  SR_TRY(read_replicated(p, op, written, annotation));
  *out_annotation = annotation;
  return SR_OK;
}

/* ---- constraints ----------------------------------------------------------------------------- */

bool sr_op_is_constraint(const sr_op *op) {
  return sr_op_has(op, SR_TRAIT_CONSTRAINT);
}

static const sr_attr *written_at(const sr_op *op) {
  const sr_attr *sharding = sr_op_attr(op, "sharding");
  return sharding ? sharding : sr_op_attr(op, "out_sharding");
}

/* Returns the name of an axis that `written` uses although a manual computation around `op` makes
 * it manual; NULL: there is none. Such an axis is an error: devices along a manual axis have
 * different values, not shards of one value. */
static const char *manual_axis(const sr_op *op, const sr_sharding_attr *written) {
  for (const sr_op *parent = op->block->parent; parent; parent = parent->block->parent) {
    if (parent->code != SR_OP_SDY_MANUAL_COMPUTATION)
      continue;
    const sr_attr *axes = sr_op_attr(parent, "manual_axes");
    for (size_t i = 0; axes && axes->kind == SR_ATTR_ARRAY && i < axes->array.count; i++)
      for (int32_t d = 0; d < written->rank; d++)
        for (int32_t a = 0; a < written->dims[d].axes.count; a++)
          if (strcmp(written->dims[d].axes.axes[a].name, axes->array.items[i]->string.data) == 0)
            return written->dims[d].axes.axes[a].name;
  }
  return NULL;
}

void sr_op_set_annotation(sr_partitioner *p, sr_op *op, const sr_annotation *annotation) {
  SR_ASSERT(sr_op_is_constraint(op));
  SR_SIDE_SET(p->arena, &p->op_annotations, op->id, annotation);
}

/* Requires that a sharding inside a manual computation has the mesh of the computation. */
static sr_status check_around(sr_partitioner *p, const sr_op *op, const sr_annotation *annotation) {
  const sr_mesh *around = sr_op_manual_mesh(p, op);
  if (!around || !annotation || !annotation->sharding || sr_mesh_equal(around, annotation->mesh))
    return SR_OK;
  return sr_partitioner_fail(
      p, op, SR_ERR_INVALID,
      "the sharding is on another mesh than the manual computation around it");
}

/* Records what a constraint states about its result. */
static sr_status read_constraint(sr_partitioner *p, sr_op *op) {
  const sr_attr *attr = written_at(op);
  const sr_type *type = sr_result(op, 0)->type;
  const sr_annotation *annotation;
  if (!attr || type->kind != SR_TYPE_TENSOR || !sr_type_is_static(type))
    return SR_OK;
  SR_TRY(sr_read_annotation(p, op, attr, type->rank, &annotation));
  const char *axis = manual_axis(op, attr->sharding);
  if (axis)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "the sharding names the axis \"%s\", which is manual here", axis);
  SR_TRY(check_around(p, op, annotation));
  sr_op_set_annotation(p, op, annotation);
  return SR_OK;
}

sr_op *sr_add_constraint(sr_partitioner *p, sr_value *value, const sr_attr *attr, const sr_op *at,
                         sr_op *before) {
  sr_op *made =
      sr_op_create(p->module, SR_OP_SDY_SHARDING_CONSTRAINT, at, 1, &value, 1, &value->type, 0);
  sr_op_set_attr(p->module, made, "sharding", attr);
  sr_op_set_role(p, made, SR_ROLE_ATTRIBUTE);
  sr_op_insert(made, before->block, before);
  return made;
}

/* Returns the sharding that the attribute sdy.sharding of `op` states for a result. The attribute
 * is a list with one sharding per result, or a single sharding. */
static const sr_attr *said_of(const sr_op *op, int32_t result) {
  const sr_attr *list = sr_op_attr(op, "sdy.sharding");
  if (list && list->kind == SR_ATTR_ARRAY)
    return (size_t)result < list->array.count ? list->array.items[result] : NULL;
  return list && list->kind == SR_ATTR_SHARDING && op->result_count == 1 ? list : NULL;
}

/* Requires that the values of one sdy.sharding_group have the same rank. */
static sr_status read_group(sr_partitioner *p, const sr_op *op) {
  int64_t number = sr_op_int(op, "group_id", 0);
  sr_value *value = sr_operand(op, 0);
  void **first = sr_memo_at(p->arena, &p->made.sdy_groups, &number, 1);
  if (!*first)
    *first = value;
  int32_t rank = ((const sr_value *)*first)->type->rank;
  if (value->type->rank == rank)
    return SR_OK;
  return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                             "the values of sharding group %" PRId64 " have %d and %d dimensions",
                             number, rank, value->type->rank);
}

static sr_status read_op(sr_partitioner *p, sr_op *op) {
  if (sr_op_is_constraint(op))
    return read_constraint(p, op);
  if (op->code == SR_OP_SDY_SHARDING_GROUP)
    return read_group(p, op);
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_attr *attr = said_of(op, i);
    sr_value *value = sr_result(op, i);
    if (!attr || value->type->kind != SR_TYPE_TENSOR)
      continue;
    sr_op *made = sr_add_constraint(p, value, attr, op, op->next);
    sr_value_replace(value, sr_result(made, 0));
    sr_op_set_operand(made, 0, value);
    SR_TRY(read_constraint(p, made));
  }
  return SR_OK;
}

sr_status sr_read_constraints(sr_partitioner *p) {
  sr_op *end = p->body->last;
  for (int32_t i = 0; i < end->operand_count; i++) {
    const sr_attr *attr = sr_func_result_attr(p->module->main, i, "sdy.sharding");
    sr_value *value = sr_operand(end, i);
    if (attr && sr_port_has_shards(value->type))
      sr_op_set_operand(end, i, sr_result(sr_add_constraint(p, value, attr, end, end), 0));
  }
  return sr_partitioner_walk(p, p->body, read_op);
}

static sr_status dissolve(sr_partitioner *p, sr_op *op) {
  (void)p;
  if (sr_op_is_constraint(op)) {
    sr_value_replace(sr_result(op, 0), sr_operand(op, 0));
    sr_op_erase(op);
  }
  return SR_OK;
}

void sr_erase_constraints(sr_partitioner *p) {
  (void)sr_partitioner_walk(p, p->body, dissolve);
}
