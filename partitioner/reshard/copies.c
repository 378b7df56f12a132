/*
 * Chooses the copy of a shard that a device reads, if several devices have copies.
 *
 * By default, a reader takes the copy on the device that has the reader's own index along all mesh
 * axes that do not cut the array. That copy is near, and usually all copies serve equally many
 * readers.
 *
 * There is an exception: a dimension that is cut along axis x is resharded to axis y. All readers
 * of shard p then have index p along y, so one copy would serve them all. Instead, such a reader
 * takes the copy whose index along y is the reader's index along x. This spreads the work only if
 * the size of one axis divides the size of the other.
 */
#include "partitioner/core/axes.h"
#include "partitioner/reshard/reshard.h"

sr_shard_dim sr_axes_of_copies(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to,
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
