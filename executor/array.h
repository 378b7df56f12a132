/* Arrays: the arguments and results of programs, sharded over devices. A rank holds the shards of
 * its own devices. */
#ifndef SR_EXECUTOR_ARRAY_H
#define SR_EXECUTOR_ARRAY_H

#include "base/dtype.h"
#include "executor/device.h"
#include "sharding/sharding.h"

/*
 * The shard on one device of this rank: a row-major block of size sr_array.local_dims. The leading
 * box.size[d] elements of each dimension d are the array's elements box.start[d] and following; the
 * rest is padding of undefined value.
 */
typedef struct sr_array_shard {
  int32_t device; /* number in the job */
  void *data;     /* sr_array.local_bytes bytes in the device's window; NULL once consumed */
  sr_device_block *block; /* a block of `device`; owned by the array */
  sr_shard box;           /* size 0: the device is outside the mesh, or its shard is all padding */
} sr_array_shard;

/* Any code may read the fields; only executor/ changes them. */
typedef struct sr_array {
  sr_device_set *devices; /* not owned; outlives the array */
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims; /* sizes of the whole array */
  sr_sharding sharding;
  const int64_t *local_dims; /* ceil(dim / number of shards), the size of a full shard */
  uint64_t local_bytes;      /* bytes of one shard */
  int32_t shard_count;       /* devices of this rank that run the program */
  sr_array_shard *shards;    /* in the order of device numbers */
  bool consumed;             /* the array was donated to a program and holds nothing any more */

  sr_arena *arena; /* holds this struct, the sizes and a copy of the sharding */
} sr_array;

/*
 * Makes an array on those devices of this rank whose number is below `device_count`, the number of
 * devices of its program. The contents are undefined; the caller writes them through `shards`.
 * Sizes and sharding are copied. `what` names the array in an out-of-memory message: "argument 2".
 * Not collective. Errors: SR_ERR_NOMEM.
 */
sr_status sr_array_create(sr_ctx *ctx, sr_device_set *devices, int64_t device_count, sr_dtype dtype,
                          int32_t rank, const int64_t *dims, const sr_sharding *sharding,
                          const char *what, sr_array **out_array);
/* Frees the array and its memory. NULL is fine. Threads: any. */
void sr_array_destroy(sr_array *array);

/* ---- for executor/run.c --------------------------------------------------------------------- */

/* Like sr_array_create, but the shards have no memory yet. */
sr_status sr_array_create_empty(sr_ctx *ctx, sr_device_set *devices, int64_t device_count,
                                sr_dtype dtype, int32_t rank, const int64_t *dims,
                                const sr_sharding *sharding, sr_array **out_array);
/* Frees the memory of `array` and marks it as consumed. */
void sr_array_consume(sr_array *array);
/* Moves the memory of `from` to `to` and marks `from` as consumed. `to` has no memory yet; both
 * have shards of equal size. */
void sr_array_move(sr_array *to, sr_array *from);

#endif
