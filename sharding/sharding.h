/*
 * Shardings: which shard of an array each device holds. Shared by the partitioner, the uniformity
 * analysis, the executable's signature and the executor's arrays.
 */
#ifndef SR_SHARDING_SHARDING_H
#define SR_SHARDING_SHARDING_H

#include "sharding/mesh.h"
#include "transfer/transfer_table.h"

/* A mesh axis, or the middle part of an axis that is split into three: sizes [pre, size, rest].
 * Shardy writes it "x":(pre)size. */
typedef struct sr_shard_axis {
  int32_t axis; /* index of the axis in mesh->axes */
  int64_t pre;  /* size of the part in front of this one; 1 for a whole axis */
  int64_t size; /* size of this part, which is the number of shards that it makes; for a whole axis,
                 * the size of the axis */
} sr_shard_axis;

typedef struct sr_shard_dim {
  const sr_shard_axis *axes; /* [count]: the axes that cut the dimension, major to minor */
  int32_t count;             /* number of `axes`; 0: the dimension is not sharded */
} sr_shard_dim;

/*
 * How an array is distributed over the devices of a mesh. The number of shards of dimension d is
 * the product of the sizes of dims[d].axes. A shard has ceil(size / shards) elements along d; the
 * last shards may be shorter or empty. Along mesh axes that no dimension uses, the devices hold
 * copies. A device outside of the mesh holds nothing.
 */
typedef struct sr_sharding {
  const sr_mesh *mesh; /* never NULL */
  int32_t rank;
  const sr_shard_dim *dims; /* [rank]: the axes that cut each dimension */
} sr_sharding;

/* The box of an array that one device holds. `start` and `size` count elements of the whole array;
 * their first `rank` entries are set. A shard that would start behind the end of a dimension is
 * empty and starts at the end. */
typedef struct sr_shard {
  int64_t start[SR_MAX_RANK];
  int64_t size[SR_MAX_RANK]; /* if any size is 0, the device holds no element */
  bool primary;              /* the device is the first device of the mesh that holds this box, and
                              * the box is not empty */
} sr_shard;

/* Returns the sharding that replicates an array on every device of `mesh`. */
sr_sharding sr_sharding_replicated(sr_arena *arena, const sr_mesh *mesh, int32_t rank);
bool sr_sharding_is_replicated(const sr_sharding *sharding);
/* True if every device holds the same shard of an array under both shardings, even if they use
 * different axes or meshes. */
bool sr_sharding_equal(const sr_sharding *a, const sr_sharding *b);
/* Returns the distance, in positions of the mesh, between neighbouring shards along the axis. */
int64_t sr_shard_axis_stride(const sr_mesh *mesh, const sr_shard_axis *axis);
/* Returns the number of shards into which the axes of `dim` cut a dimension. */
int64_t sr_shard_dim_shards(const sr_shard_dim *dim);
/* Returns the number of shards of dimension `dim`. */
int64_t sr_sharding_dim_shards(const sr_sharding *sharding, int32_t dim);
/* Returns the number of shards of the array: the product over all dimensions. */
int64_t sr_sharding_shard_count(const sr_sharding *sharding);
/* True if dims[d] is a multiple of the number of shards of d, for every dimension d. All shards
 * then have equal sizes. */
bool sr_sharding_divides(const sr_sharding *sharding, const int64_t *dims);
/* Returns the shard that `device` (a global device number) holds of an array of global size `dims`
 * (`rank` entries). For a device outside of the mesh, all fields are 0. A scalar has no sizes that
 * could be 0: use sr_mesh_position to ask whether the device holds it. */
sr_shard sr_sharding_shard(const sr_sharding *sharding, const int64_t *dims, int64_t device);
/* Returns the index of the shard of dimension `dim` that the device at `position` of the mesh
 * holds: 0 .. shards - 1. */
int64_t sr_sharding_shard_index(const sr_sharding *sharding, int32_t dim, int64_t position);
/* Returns the mesh position of the device that holds shard 0 of dimension `dim` and otherwise has
 * the same index along all axes as `position`. */
int64_t sr_sharding_base(const sr_sharding *sharding, int32_t dim, int64_t position);
/* Returns the position of the device that holds shard shards[d] of every dimension d. Along axes
 * that cut no dimension, it has the same index as `position`. */
int64_t sr_sharding_position(const sr_sharding *sharding, int64_t position, const int64_t *shards);
/* Fills *out_devices, [groups, shards] for all devices of the mesh, with the groups along dimension
 * `dim`: the devices of a row differ only in their shard of `dim`, and are in the order of their
 * shards. Rows are in the order of the positions of their first devices. `arena` is for scratch. */
void sr_sharding_groups(sr_arena *arena, const sr_sharding *sharding, int32_t dim,
                        int64_t *out_devices);
/* Returns the number of elements of a full shard: ceil(size / shards). */
static inline int64_t sr_shard_size(int64_t size, int64_t shards) {
  return size / shards + (size % shards != 0);
}
/* Prints the axes of a dimension as Shardy does: {"x", "y":(1)2}. */
void sr_shard_dim_print(sr_text *text, const sr_mesh *mesh, const sr_shard_dim *dim);
/* Returns the sharding as Shardy prints it, without the dialect prefix: <@mesh, [{"x"}, {}]>. */
const char *sr_sharding_printed(sr_arena *arena, const sr_sharding *sharding);

#endif
