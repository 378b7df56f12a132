/*
 * Chooses the copy of a shard that a device reads, if several devices have copies.
 *
 * By default, a reader takes the copy on the device that has the reader's position along all axes
 * that do not cut the array. That copy is near, and all copies usually serve equally many readers.
 * They do not if a dimension that is cut along axis x is resharded to axis y: all readers of shard
 * p then have position p along y, so one copy would serve them all. Instead, these readers choose
 * the copy whose position along y is the reader's position along x. This spreads the work only if
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
