/*
 * Calls of Python (sr_op_calls_host). Outside of manual computations JAX states one device for a
 * call, which alone calls, on whole operands; in a manual computation each device calls, on its own
 * ones. The op stays on all devices. One that does not call receives the results from the one that
 * does: to the other passes the results are whole on every device.
 *
 * Calls of C (sr_op_calls_typed) run on every device, as by XLA: a function with an effect expects
 * to be called everywhere. But it may then give each device something else. Outside of manual
 * computations the results of one device take the place of the others', since a whole value is one.
 */
#include <string.h>

#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"

/* ---- before shardings are decided ------------------------------------------------------------ */

static void drop_sharding(sr_op *op) {
  size_t kept = 0;
  for (size_t i = 0; i < op->attr_count; i++)
    if (strcmp(op->attrs[i].name, "sdy.sharding") != 0)
      op->attrs[kept++] = op->attrs[i];
  op->attr_count = kept;
}

/* Replaces the sharding of a call by the number of the one device that it names. */
static sr_status read_device(sr_partitioner *p, sr_op *op) {
  const sr_attr *list = sr_op_attr(op, "sdy.sharding");
  if (sr_op_calls_typed(op) && sr_op_flag(op, "has_side_effect") && p->partitions > 1 &&
      !sr_op_in_manual(op))
    sr_op_set_attr(p->module, op, SR_TARGET_SENT_ATTR, sr_attr_bool(p->module, true));
  if (!sr_op_calls_host(op) || !list)
    return SR_OK;
  const sr_attr *first =
      list->kind == SR_ATTR_ARRAY && list->array.count > 0 ? list->array.items[0] : list;
  const sr_mesh *mesh = NULL;
  if (first->kind != SR_ATTR_SHARDING)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID, "a sharding of Shardy is expected here");
  SR_TRY(sr_resolve_mesh(p, op, first->sharding->mesh_name, first->sharding->mesh, &mesh));
  drop_sharding(op);
  if (!mesh || sr_op_calls_host_with_shards(op))
    return SR_OK;
  if (mesh->axis_count > sr_first_partition_axis(p))
    return sr_partitioner_fail(p, op, SR_ERR_UNSUPPORTED,
                               "a call of Python runs on one device, or on all in a manual "
                               "computation");
  if (p->partitions > 1)
    sr_op_set_attr(p->module, op, SR_HOST_DEVICE_ATTR,
                   sr_attr_int(p->module, mesh->device_ids ? mesh->device_ids[0] : 0, SR_I64));
  return SR_OK;
}

sr_status sr_read_host_calls(sr_partitioner *p) {
  return sr_partitioner_walk(p, p->body, read_device);
}

/* ---- when values are shards ------------------------------------------------------------------ */

/* Returns a group for the devices of each replica, in their order. */
static const sr_attr *groups_of_replicas(sr_partitioner *p) {
  int64_t *groups = SR_NEW_ARRAY(p->arena, int64_t, p->device_count);
  for (int64_t d = 0; d < p->device_count; d++)
    groups[d] = d;
  const int64_t dims[] = {p->replicas, p->partitions};
  return sr_attr_dense_i64(p->module, 2, dims, groups);
}

/* Returns one group of all devices, `device` first. */
static const sr_attr *group_from(sr_partitioner *p, int64_t device) {
  int64_t *group = SR_NEW_ARRAY(p->arena, int64_t, p->device_count);
  group[0] = device;
  for (int64_t d = 0, at = 1; d < p->device_count; d++)
    if (d != device)
      group[at++] = d;
  const int64_t dims[] = {1, p->device_count};
  return sr_attr_dense_i64(p->module, 2, dims, group);
}

static sr_status send_results(sr_partitioner *p, sr_op *op) {
  const int64_t device = sr_op_int(op, SR_HOST_DEVICE_ATTR, -1);
  const bool is_sent = sr_op_calls_typed(op) && sr_op_flag(op, SR_TARGET_SENT_ATTR);
  if (!is_sent && (!sr_op_calls_host(op) || device < 0))
    return SR_OK;
  const sr_attr *groups = is_sent ? groups_of_replicas(p) : group_from(p, device);
  for (int32_t i = op->result_count - 1; i >= 0; i--) {
    sr_value *result = sr_result(op, i);
    sr_op *made =
        sr_op_create(p->module, SR_OP_COLLECTIVE_BROADCAST, op, 1, &result, 1, &result->type, 0);
    sr_op_set_attr(p->module, made, "replica_groups", groups);
    sr_op_insert(made, op->block, op->next);
    sr_value_replace(result, sr_result(made, 0));
    sr_op_set_operand(made, 0, result);
  }
  return SR_OK;
}

void sr_send_host_results(sr_partitioner *p) {
  (void)sr_partitioner_walk(p, p->body, send_results);
}
