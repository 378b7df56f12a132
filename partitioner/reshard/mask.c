/* Builds masks of the padding in shards and windows, and replaces padding by another value. */
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/reshard/reshard.h"

sr_value *sr_inside_mask(sr_partitioner *p, const sr_type *like, const sr_type *whole,
                         const sr_sharding *to, const sr_window *windows, sr_op *before) {
  const sr_builder b = sr_partitioner_builder(p, before);
  sr_value *inside = NULL;
  for (int32_t d = 0; d < whole->rank; d++) {
    const sr_window *w = &windows[d];
    if (sr_window_is_inside(w, sr_dim_shards(to, d), whole->dims[d]))
      continue;
    sr_dtype dtype = sr_window_dtype(w, sr_dim_shards(to, d), whole->dims[d]);
    sr_value *start = sr_window_start_scalar(p, to, d, w, 0, dtype);
    sr_value *here = sr_build_below(&b, like, d, start, whole->dims[d]);
    inside = inside ? sr_build_binary(&b, SR_OP_AND, inside, here) : here;
  }
  return inside;
}

sr_value *sr_mask_padding(sr_partitioner *p, sr_value *value, const sr_type *whole,
                          const sr_sharding *to, const sr_window *windows, sr_value *fill,
                          sr_op *before) {
  const sr_builder b = sr_partitioner_builder(p, before);
  sr_value *inside = sr_inside_mask(p, value->type, whole, to, windows, before);
  return inside ? sr_build_select(&b, inside, value, sr_build_broadcast(&b, fill, value->type))
                : value;
}
