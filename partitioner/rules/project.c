#include "partitioner/rules/project.h"

static bool project_dim(sr_arena *arena, const sr_rule *rule, const sr_rule_dim *dim,
                        sr_shard_dim axes, sr_shard_dim *out) {
  if (dim->count == 1 && rule->factors[dim->factors[0]].alone) {
    out[dim->factors[0]] = axes;
    return true;
  }
  for (int32_t i = 0; i < dim->count && axes.count > 0; i++) {
    int32_t factor = dim->factors[i];
    out[factor] = sr_axes_dividing(arena, &axes, rule->factors[factor].size);
    axes = sr_axes_behind(arena, &axes, &out[factor]);
    if (axes.count > 0 && sr_shard_dim_shards(&out[factor]) != rule->factors[factor].size)
      return false;
  }
  return axes.count == 0;
}

bool sr_rule_project(sr_arena *arena, const sr_rule *rule, int32_t tensor, const sr_shard_dim *dims,
                     sr_shard_dim *out) {
  bool all = true;
  for (int32_t f = 0; f < rule->factor_count; f++)
    out[f] = (sr_shard_dim){0};
  const sr_rule_tensor *t = &rule->tensors[tensor];
  for (int32_t d = 0; d < t->rank; d++)
    all &= project_dim(arena, rule, &t->dims[d], dims[d], out);
  return all;
}

void sr_rule_collect(sr_arena *arena, const sr_rule *rule, int32_t tensor,
                     const sr_shard_dim *factors, sr_shard_dim *out_dims) {
  const sr_rule_tensor *t = &rule->tensors[tensor];
  for (int32_t d = 0; d < t->rank; d++) {
    out_dims[d] = (sr_shard_dim){0};
    for (int32_t i = 0; i < t->dims[d].count; i++) {
      int32_t factor = t->dims[d].factors[i];
      out_dims[d] = sr_axes_append(arena, &out_dims[d], &factors[factor]);
      if (sr_shard_dim_shards(&factors[factor]) != rule->factors[factor].size)
        break;
    }
  }
}
