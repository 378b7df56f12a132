/*
 * Shardings: which shard of an array each device holds. Shared by the partitioner, the uniformity
 * analysis, the executable's signature and the executor's arrays.
 */
#ifndef SR_SHARDING_SHARDING_H
#define SR_SHARDING_SHARDING_H

#include "sharding/mesh.h"
#include "transfer/transfer_table.h"

/* A mesh axis, or the middle part of an axis that is split into [pre, size, rest]. */
typedef struct sr_shard_axis {
  int32_t axis; /* index into mesh->axes */
  int64_t pre;  /* size of the part before it; 1 for a whole axis */
  int64_t size; /* number of shards; the axis' size for a whole axis */
} sr_shard_axis;

typedef struct sr_shard_dim {
  const sr_shard_axis *axes; /* major to minor */
  int32_t count;             /* 0: the dimension is not sharded */
} sr_shard_dim;

/*
 * How an array is distributed over the devices of a mesh. The sizes of the axes of dimension d
 * multiply to its number of shards. A shard has ceil(size / shards) elements; the last shards may
 * be shorter or empty. Along mesh axes that no dimension uses, the devices hold copies. A device
 * outside of the mesh holds nothing.
 */
typedef struct sr_sharding {
  const sr_mesh *mesh; /* never NULL */
  int32_t rank;
  const sr_shard_dim *dims; /* rank entries */
} sr_sharding;

/* The box of an array that one device holds, in elements of the whole array; the first `rank`
 * entries are set. A shard that would start behind the end of a dimension is empty and starts at
 * the end. */
typedef struct sr_shard {
  int64_t start[SR_MAX_RANK];
  int64_t size[SR_MAX_RANK]; /* if one is 0, the device holds no element */
  bool primary;              /* the device is the first of the mesh that holds this box */
} sr_shard;

/* Returns the sharding that replicates an array on every device of `mesh`. */
sr_sharding sr_sharding_replicated(sr_arena *arena, const sr_mesh *mesh, int32_t rank);
bool sr_sharding_is_replicated(const sr_sharding *sharding);
/* True if every device holds the same shard of an array under both shardings, even if they use
 * different axes or meshes. */
bool sr_sharding_equal(const sr_sharding *a, const sr_sharding *b);
/* Returns the distance, in positions of the mesh, between neighbouring shards along the axis. */
int64_t sr_shard_axis_stride(const sr_mesh *mesh, const sr_shard_axis *axis);
/* Number of shards into which the axes of `dim` cut a dimension. */
int64_t sr_shard_dim_shards(const sr_shard_dim *dim);
/* Number of shards of dimension `dim`. */
int64_t sr_sharding_dim_shards(const sr_sharding *sharding, int32_t dim);
/* Number of shards of the array: the product over all dimensions. */
int64_t sr_sharding_shard_count(const sr_sharding *sharding);
/* True if the number of shards of every dimension divides its size in `dims`. */
bool sr_sharding_divides(const sr_sharding *sharding, const int64_t *dims);
/* Returns the shard that `device` (a global device number) holds of an array of global size `dims`
 * (`rank` entries). For a device outside of the mesh, all fields are 0. For a scalar the result
 * does not show this; sr_mesh_position tells whether the device holds it. */
sr_shard sr_sharding_shard(const sr_sharding *sharding, const int64_t *dims, int64_t device);
/* Returns which shard of dimension `dim` the device at `position` of the mesh holds: 0 .. shards -
 * 1. */
int64_t sr_sharding_shard_index(const sr_sharding *sharding, int32_t dim, int64_t position);
/* Returns the mesh position of the device that holds shard 0 of dimension `dim`, and otherwise the
 * same shards as the device at `position`. */
int64_t sr_sharding_base(const sr_sharding *sharding, int32_t dim, int64_t position);
/* Returns the position that holds shard shards[d] of every dimension d. Along axes that cut no
 * dimension, it equals `position`. */
int64_t sr_sharding_position(const sr_sharding *sharding, int64_t position, const int64_t *shards);
/* Number of elements of a full shard: ceil(size / shards). */
static inline int64_t sr_shard_size(int64_t size, int64_t shards) {
  return size / shards + (size % shards != 0);
}
/* Prints the axes of a dimension as Shardy does: {"x", "y":(1)2}. */
void sr_shard_dim_print(sr_text *text, const sr_mesh *mesh, const sr_shard_dim *dim);
/* The text of the sharding as Shardy prints it, without the dialect prefix: <@mesh, [{"x"},
 * {}]>. */
const char *sr_sharding_printed(sr_arena *arena, const sr_sharding *sharding);

#endif
