/*
 * Shardings that the program gives to values on their way: sdy.sharding_constraint, sdy.reshard,
 * and sdy.sharding on ops. They draw their value into their form, as far as nothing else is given.
 */
#include <string.h>

#include "partitioner/pass.h"

static const sr_attr *written_at(const sr_op *op, int32_t result) {
  if (op->code == SR_OP_SDY_SHARDING_CONSTRAINT || op->code == SR_OP_SDY_RESHARD)
    return sr_op_attr(op, "sharding");
  const sr_attr *list = sr_op_attr(op, "sdy.sharding");
  if (list && list->kind == SR_ATTR_ARRAY && (size_t)result < list->array.count)
    return list->array.items[result];
  return list && list->kind == SR_ATTR_SHARDING ? list : NULL;
}

/* An axis that is manual around `op`: its devices hold other values there, not other parts. */
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

static sr_status read_constraint(sr_pass *pass, sr_op *op, int32_t result) {
  const sr_attr *attr = written_at(op, result);
  sr_value *value = sr_result(op, result);
  const sr_type *type = value->type;
  if (!attr || type->kind != SR_TYPE_TENSOR || !sr_type_is_static(type))
    return SR_OK;
  const sr_sharding *form;
  SR_TRY(sr_pass_resolve(pass, op, attr, type->rank, NULL, &form));
  const char *axis = manual_axis(op, attr->sharding);
  if (axis)
    return sr_pass_fail(pass, op, SR_ERR_INVALID,
                        "the sharding names the axis \"%s\", which is manual here", axis);
  if (!form)
    return SR_OK;
  const sr_mesh *around = sr_op_manual_mesh(op);
  if (around && !sr_mesh_equal(around, form->mesh))
    return sr_pass_fail(pass, op, SR_ERR_INVALID,
                        "the sharding is on another mesh than the manual computation around it");
  SR_PUSH(pass->arena, &pass->constraints, ((sr_constraint){op, value, form}));
  return SR_OK;
}

static sr_status read_op(sr_pass *pass, sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    SR_TRY(read_constraint(pass, op, i));
  return SR_OK;
}

sr_status sr_pass_read_constraints(sr_pass *pass) {
  return sr_pass_walk(pass, pass->body, read_op);
}
