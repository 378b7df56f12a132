/*
 * Of several copies of a part, which one a device reads. The one that agrees with it along the axes
 * that do not cut the array is near, and serves as many as any other, as long as parts do not
 * follow from those axes. Where a dimension is cut along axis x and is to be cut along y, they do:
 * of the copies of part p only the one at y = p would be asked for anything, by all that differ in
 * x alone. These read the copy that stands along y where they do along x, if the size of one axis
 * divides the other's. Else that would be no better.
 */
#include "partitioner/core/axes.h"
#include "partitioner/reshard/reshard.h"

sr_shard_dim sr_copies_told_apart(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to,
                                  int32_t dim) {
  const sr_shard_dim none = {0};
  if (!to || to->mesh != from->mesh)
    return none;
  const sr_shard_dim *has = &from->dims[dim], *asks = &to->dims[dim];
  if (has->count == 0 || asks->count == 0 || sr_axes_equal(has, asks))
    return none;
  const sr_shard_dim used = sr_axes_of_sharding(p->arena, from);
  const sr_shard_dim unused = sr_axes_apart(p->arena, asks, &used);
  const int64_t shards = sr_shard_dim_shards(has), copies = sr_shard_dim_shards(&unused);
  return shards % copies == 0 || copies % shards == 0 ? unused : none;
}
