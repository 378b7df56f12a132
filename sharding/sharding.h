/*
 * Shardings as data: which part of an array a device holds. Shared by the partitioner, the
 * executable's signature, the arrays of the executor and the files.
 */
#ifndef SR_SHARDING_SHARDING_H
#define SR_SHARDING_SHARDING_H

#include "sharding/mesh.h"
#include "transfer/transfer_table.h"

/* A mesh axis, or the middle part of one seen as [pre, size, rest]. */
typedef struct sr_shard_axis {
  int32_t axis; /* index into mesh->axes */
  int64_t pre;  /* 1 for a whole axis */
  int64_t size; /* number of parts: the axis' size for a whole axis */
} sr_shard_axis;

typedef struct sr_shard_dim {
  const sr_shard_axis *axes; /* major to minor */
  int32_t count;             /* 0 = the dimension is not split */
} sr_shard_dim;

/*
 * How an array lies on the devices of a mesh. Dimension d is cut into the product of its axes'
 * sizes parts of ceil(size / parts) elements, the last ones shorter or empty. Mesh axes that no
 * dimension names hold copies. A device outside the mesh holds nothing.
 */
typedef struct sr_sharding {
  const sr_mesh *mesh; /* never NULL */
  int32_t rank;
  const sr_shard_dim *dims; /* rank entries */
} sr_sharding;

/* The box of an array that one device holds, in elements of the whole array; the first `rank`
 * entries are set. A part that would start behind the end of a dimension is empty, at the end. */
typedef struct sr_shard {
  int64_t start[SR_MAX_RANK];
  int64_t size[SR_MAX_RANK]; /* 0 in any dimension: the device holds nothing */
  bool primary; /* among the devices that hold this box, this one comes first in the mesh */
} sr_shard;

/* Every dimension unsplit on every device of `mesh`. */
sr_sharding sr_sharding_replicated(sr_arena *arena, const sr_mesh *mesh, int32_t rank);
bool sr_sharding_is_replicated(const sr_sharding *sharding);
/* True if every device holds the same part of an array under both, however they are written. */
bool sr_sharding_equal(const sr_sharding *a, const sr_sharding *b);
/* How many positions of the mesh lie from one part along the axis to the next. */
int64_t sr_shard_axis_stride(const sr_mesh *mesh, const sr_shard_axis *axis);
/* Number of parts that axes cut a dimension into. */
int64_t sr_shard_dim_shards(const sr_shard_dim *dim);
/* Number of parts of dimension `dim`. */
int64_t sr_sharding_dim_shards(const sr_sharding *sharding, int32_t dim);
/* Number of parts of the array: of all dimensions, multiplied. */
int64_t sr_sharding_shard_count(const sr_sharding *sharding);
/* True if every dimension of `dims` is divided evenly. */
bool sr_sharding_divides(const sr_sharding *sharding, const int64_t *dims);
/* The part of an array of size `dims` (`rank` entries, global) that `device`, a global device
 * number, holds. For a device outside the mesh all is 0 and it is not primary: with dimensions that
 * is an empty box, a scalar's holder is known by sr_mesh_position. */
sr_shard sr_sharding_shard(const sr_sharding *sharding, const int64_t *dims, int64_t device);
/* Which part of dimension `dim` the device at `position` of the mesh holds: 0..parts-1. */
int64_t sr_sharding_shard_index(const sr_sharding *sharding, int32_t dim, int64_t position);
/* The position that differs from `position` only in that it holds part 0 of `dim`. */
int64_t sr_sharding_base(const sr_sharding *sharding, int32_t dim, int64_t position);
/* The position that differs from `position` only in that it holds part parts[d] of every
 * dimension. */
int64_t sr_sharding_position(const sr_sharding *sharding, int64_t position, const int64_t *parts);
/* Elements of a full part: ceil(size / parts). */
static inline int64_t sr_shard_size(int64_t size, int64_t parts) {
  return size / parts + (size % parts != 0);
}
/* Axes of `mesh` as Shardy prints what cuts a dimension: {"x", "y":(1)2}. */
void sr_shard_dim_print(sr_text *text, const sr_mesh *mesh, const sr_shard_dim *dim);
/* As Shardy prints it, without the dialect prefix: <@mesh, [{"x"}, {}]>. */
const char *sr_sharding_name(sr_arena *arena, const sr_sharding *sharding);

#endif
