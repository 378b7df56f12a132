/*
 * Results of a program of replicas. Each replica has a result of its own: what is not proven equal
 * on all of them is given a dimension more, in front, with a part for each, as the pmap of JAX
 * stacks what its replicas return. So nothing that the caller sees is one replica's alone. Where
 * the partitions of a replica may differ, too, a second dimension counts these.
 */
#include <string.h>

#include "partitioner/annotations.h"
#include "partitioner/axes.h"
#include "partitioner/pass.h"
#include "partitioner/uniform.h"

/* Row r: the partitions of replica r. */
static const sr_attr *devices_of_replicas(sr_pass *pass) {
  int64_t *devices = SR_NEW_ARRAY(pass->arena, int64_t, pass->device_count);
  for (int64_t i = 0; i < pass->device_count; i++)
    devices[i] = i;
  return sr_attr_dense_i64(pass->module, 2, (int64_t[]){pass->replicas, pass->partitions}, devices);
}

static const sr_mesh *replica_mesh(sr_pass *pass) {
  sr_mesh *mesh = SR_NEW(pass->arena, sr_mesh);
  sr_mesh_axis *axes = SR_NEW_ARRAY(pass->arena, sr_mesh_axis, 2);
  axes[0] = (sr_mesh_axis){.name = "replica", .size = pass->replicas};
  axes[1] = (sr_mesh_axis){.name = "partition", .size = pass->partitions};
  *mesh = (sr_mesh){.name = "replicas",
                    .axis_count = pass->partitions > 1 ? 2 : 1,
                    .axes = axes,
                    .device_count = pass->device_count};
  return mesh;
}

static void note_stacked(sr_pass *pass, int32_t index, const sr_port *port) {
  for (size_t i = 0; i < pass->notes.count; i++) {
    sr_sharding_note *note = &pass->notes.items[i];
    if (note->op != pass->body->last || note->index != index)
      continue;
    note->type = sr_type_tensor(pass->module, port->dtype, port->rank, port->dims);
    note->sharding = port->sharding;
    note->reason = "replicas may differ: one behind the other";
  }
}

/* Puts `more` dimensions, each of one element on a device, before those of result `index`. */
static void stack(sr_pass *pass, sr_port *port, int32_t index, const sr_mesh *mesh, int32_t more) {
  sr_op *end = pass->body->last;
  const sr_type *own = sr_operand(end, index)->type;
  int32_t rank = own->rank + more;
  int64_t *dims = SR_NEW_ARRAY(pass->arena, int64_t, rank);
  int64_t *local = SR_NEW_ARRAY(pass->arena, int64_t, rank);
  sr_shard_dim *cuts = SR_NEW_ARRAY(pass->arena, sr_shard_dim, rank);
  const sr_shard_dim axes = sr_axes_of_mesh(pass->arena, mesh);
  for (int32_t d = 0; d < rank; d++) {
    dims[d] = d < more ? mesh->axes[d].size : own->dims[d - more];
    local[d] = d < more ? 1 : own->dims[d - more];
    cuts[d] = d < more ? (sr_shard_dim){&axes.axes[d], 1} : (sr_shard_dim){0};
  }
  sr_value *value = sr_operand(end, index);
  const sr_type *type = sr_type_tensor(pass->module, own->dtype, rank, local);
  sr_op_set_operand(end, index, sr_op_build(pass->module, SR_OP_RESHAPE, end, 1, &value, type));
  port->rank = rank;
  port->dims = dims;
  port->sharding = (sr_sharding){mesh, rank, cuts};
  note_stacked(pass, index, port);
}

sr_status sr_pass_stack_replicas(sr_pass *pass, sr_signature *signature) {
  if (pass->replicas == 1)
    return SR_OK;
  sr_uniformity *uniformity;
  SR_TRY(sr_uniformity_run(pass->ctx, pass->module, signature, pass->arena, &uniformity));
  const sr_attr *of_replicas = devices_of_replicas(pass);
  const sr_mesh *mesh = replica_mesh(pass);
  int32_t *more = SR_NEW_ARRAY(pass->arena, int32_t, signature->result_count);
  for (int32_t i = 0; i < signature->result_count; i++) {
    const sr_sharding *form = &signature->results[i].sharding;
    const sr_value *value = sr_operand(pass->body->last, i);
    bool whole = sr_sharding_is_replicated(form) && form->mesh->device_count == pass->device_count;
    if (whole && !sr_value_is_uniform(uniformity, value, NULL))
      more[i] = sr_value_is_uniform(uniformity, value, of_replicas) ? 1 : 2;
  }
  for (int32_t i = 0; i < signature->result_count; i++) /* the analysis has been asked by now */
    if (more[i] > 0)
      stack(pass, &signature->results[i], i, mesh, more[i]);
  sr_pass_retype_main(pass);
  return SR_OK;
}
