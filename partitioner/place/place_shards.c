/*
 * Finds the dimension along which all devices can share the work of a cluster.
 *
 * A factor is an index that dimensions of an op's operands and results share. Dimensions that
 * factors tie together form a *class*: if one dimension is cut, propagation may cut the others. For
 * each class, only the largest value that an op makes is tried. It is cut along each of its
 * dimensions in the class, in one trial each. If a matrix is multiplied with itself, for example,
 * both of its dimensions are in one class. An op is visited at most as often as a value has
 * dimensions, whatever the size of the cluster. The best cut becomes a constraint.
 */
#include "partitioner/place/place_shards.h"

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"

/* True if `value` is the one value whose cuts are tried for the class of its dimension `dim`. */
static bool is_candidate(const sr_place_value *value, int32_t dim) {
  const sr_place_class *c = &value->classes[dim];
  while (c->joined && c->joined != c)
    c = c->joined;
  return c->joined && c->largest == value;
}

sr_place_division sr_place_divide(sr_placing *placing, const sr_place_cluster *cluster) {
  sr_place_net net = {.placing = placing, .cluster = cluster};
  sr_place_division best = {0};
  sr_place_make_net(&net);
  for (size_t i = 0; i < net.all.count; i++) {
    sr_place_value *value = net.all.items[i];
    for (int32_t d = 0; d < value->type->rank; d++) {
      if (!is_candidate(value, d))
        continue;
      double saved = sr_place_try(&net, value, d);
      if (!best.value || saved > best.saved)
        best = (sr_place_division){.value = value->first, .dim = d, .saved = saved};
    }
  }
  return best;
}

/* Returns the sharding that cuts dimension `dim` by all axes of the mesh of all devices. */
static const sr_sharding *cut_sharding(sr_partitioner *p, int32_t rank, int32_t dim) {
  const sr_mesh *mesh = p->mesh;
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, rank);
  dims[dim] = sr_axes_of_mesh(p->arena, mesh, sr_first_partition_axis(p));
  return sr_sharding_intern(p, &(sr_sharding){mesh, rank, dims});
}

void sr_place_constrain(sr_placing *placing, const sr_place_cluster *cluster) {
  sr_partitioner *p = placing->p;
  sr_value *value = cluster->shards.value;
  int32_t rank = value->type->rank;
  sr_op *made = sr_op_create(p->module, SR_OP_SDY_SHARDING_CONSTRAINT, value->op, 1, &value, 1,
                             &value->type, 0);
  sr_annotation *annotation = SR_NEW(p->arena, sr_annotation);
  *annotation = (sr_annotation){.sharding = cut_sharding(p, rank, cluster->shards.dim)};
  annotation->open = SR_NEW_ARRAY(p->arena, bool, rank);
  annotation->priorities = SR_NEW_ARRAY(p->arena, int32_t, rank);
  sr_op_set_annotation(p, made, annotation);
  sr_op_set_role(p, made, SR_ROLE_ATTRIBUTE);
  sr_op_insert(made, value->op->block, value->op->next);
  sr_value_replace(value, sr_result(made, 0));
  sr_op_set_operand(made, 0, value);
}
