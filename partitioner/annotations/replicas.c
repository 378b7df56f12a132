/*
 * Results of a program with several replicas. Each replica computes results of its own. If a result
 * is not proven equal on all replicas, it gets one more dimension in front, with one entry for each
 * replica, as JAX's pmap stacks results.
 *
 * If the program names no mesh, the partitions of a replica are independent programs, too. If their
 * results may differ, a second new dimension has one entry for each partition.
 */
#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "uniformity/uniform.h"

/* Returns a tensor [replicas, partitions] of device numbers: row r lists the devices of replica
 * r. */
static const sr_attr *partitions_by_replica(sr_partitioner *p) {
  int64_t *devices = SR_NEW_ARRAY(p->arena, int64_t, p->device_count);
  for (int64_t i = 0; i < p->device_count; i++)
    devices[i] = i;
  return sr_attr_dense_i64(p->module, 2, (int64_t[]){p->replicas, p->partitions}, devices);
}

/* Returns a tensor [partitions, replicas] of device numbers: a row lists the devices that run one
 * partition, one for each replica. */
static const sr_attr *replicas_by_partition(sr_partitioner *p) {
  int64_t *devices = SR_NEW_ARRAY(p->arena, int64_t, p->device_count);
  for (int64_t i = 0; i < p->device_count; i++)
    devices[i] = i % p->replicas * p->partitions + i / p->replicas;
  return sr_attr_dense_i64(p->module, 2, (int64_t[]){p->partitions, p->replicas}, devices);
}

static void note_stacked(sr_partitioner *p, int32_t index, const sr_port *port) {
  for (size_t i = 0; i < p->notes.count; i++) {
    sr_sharding_note *note = &p->notes.items[i];
    if (note->op != p->body->last || note->index != index)
      continue;
    note->type = sr_type_tensor(p->module, port->dtype, port->rank, port->dims);
    note->sharding = port->sharding;
    note->reason = "replicas may differ: one behind the other";
  }
}

/*
 * Adds `more` dimensions in front of result `index`. The first axes of the mesh cut them, one axis
 * each, so that a device has one element of each new dimension.
 */
static sr_status stack(sr_partitioner *p, sr_port *port, int32_t index, int32_t more) {
  sr_op *end = p->body->last;
  const sr_type *own = sr_operand(end, index)->type;
  const sr_mesh *mesh = port->sharding.mesh;
  int32_t rank = own->rank + more;
  if (rank > SR_MAX_RANK)
    return sr_partitioner_fail(
        p, NULL, SR_ERR_UNSUPPORTED,
        "result %d may differ between replicas, and has no dimension left to count "
        "these: it has %d, and at most %d are supported",
        (int)index, (int)own->rank, SR_MAX_RANK);
  int64_t *dims = SR_NEW_ARRAY(p->arena, int64_t, rank);
  int64_t *local = SR_NEW_ARRAY(p->arena, int64_t, rank);
  sr_shard_dim *cuts = SR_NEW_ARRAY(p->arena, sr_shard_dim, rank);
  const sr_shard_dim axes = sr_axes_of_mesh(p->arena, mesh, 0);
  for (int32_t d = 0; d < rank; d++) {
    dims[d] = d < more ? mesh->axes[d].size : port->dims[d - more];
    local[d] = d < more ? 1 : own->dims[d - more];
    cuts[d] = d < more ? (sr_shard_dim){&axes.axes[d], 1} : port->sharding.dims[d - more];
  }
  sr_value *value = sr_operand(end, index);
  const sr_builder b = sr_partitioner_builder(p, end);
  sr_op_set_operand(end, index, sr_build_reshape(&b, value, rank, local));
  port->rank = rank;
  port->dims = dims;
  port->sharding = (sr_sharding){mesh, rank, cuts};
  note_stacked(p, index, port);
  return SR_OK;
}

sr_status sr_stack_replicas(sr_partitioner *p, sr_signature *signature) {
  if (p->replicas == 1)
    return SR_OK;
  sr_uniformity *uniformity;
  SR_TRY(sr_uniformity_run(p->ctx, p->module, signature, p->classes, p->arena, &uniformity));
  const sr_attr *partitions = partitions_by_replica(p), *replicas = replicas_by_partition(p);
  int32_t *more = SR_NEW_ARRAY(p->arena, int32_t, signature->result_count);
  for (int32_t i = 0; i < signature->result_count; i++) {
    const sr_value *value = sr_operand(p->body->last, i);
    if (p->meshes.count == 0 && !sr_value_is_uniform(uniformity, value, partitions))
      more[i] = 2;
    else
      more[i] = sr_value_is_uniform(uniformity, value, replicas) ? 0 : 1;
  }
  for (int32_t i = 0; i < signature->result_count; i++) /* after the loop above, because `stack`
                                                         * changes main, and the analysis is of main
                                                         * unchanged */
    if (more[i] > 0)
      SR_TRY(stack(p, &signature->results[i], i, more[i]));
  sr_retype_main(p);
  return SR_OK;
}
