/*
 * Arrays: values of arguments and results, sharded over devices. A rank holds the shards of its own
 * devices.
 */
#ifndef SR_EXECUTOR_ARRAY_H
#define SR_EXECUTOR_ARRAY_H

#include "base/dtype.h"
#include "executor/device.h"
#include "sharding/sharding.h"

/*
 * What one own device holds: a row-major block of size sr_array.local_dims, of which the leading
 * box.size[d] in each dimension d hold the array's elements box.start[d].. and the rest is padding
 * of undefined value.
 */
typedef struct sr_array_shard {
  int32_t device; /* number in the job */
  void *data;     /* sr_array.local_bytes bytes in the device's window; NULL once consumed */
  sr_device_block *block; /* of the device; the array's own */
  sr_shard box;           /* size 0: the device is outside the array's mesh or holds padding only */
} sr_array_shard;

/* Read by everyone, changed by executor/ alone. */
typedef struct sr_array {
  sr_device_set *devices; /* not owned; outlives the array */
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims; /* global */
  sr_sharding sharding;
  const int64_t *local_dims; /* size of a full part: ceil(dim / parts) */
  uint64_t local_bytes;      /* of one shard */
  int32_t shard_count;       /* own devices that run the program */
  sr_array_shard *shards;    /* in the order of the devices' numbers */
  bool consumed;             /* was donated to a program: it holds nothing any more */

  sr_arena *arena; /* holds this struct, the sizes and a copy of the sharding */
} sr_array;

/*
 * Not collective. An array on the own devices numbered below `device_count` (what its program
 * spans); contents undefined, to be written through `shards`. Sizes and sharding are copied.
 * `what` names the array in an out-of-memory sentence: "argument 2". Errors: SR_ERR_NOMEM.
 */
sr_status sr_array_create(sr_ctx *ctx, sr_device_set *devices, int64_t device_count, sr_dtype dtype,
                          int32_t rank, const int64_t *dims, const sr_sharding *sharding,
                          const char *what, sr_array **out_array);
/* Frees the array and its memory. NULL is fine. Threads: any. */
void sr_array_destroy(sr_array *array);

/* ---- for executor/run.c --------------------------------------------------------------------- */

/* As sr_array_create, but its shards have no memory yet. */
sr_status sr_array_create_empty(sr_ctx *ctx, sr_device_set *devices, int64_t device_count,
                                sr_dtype dtype, int32_t rank, const int64_t *dims,
                                const sr_sharding *sharding, sr_array **out_array);
/* Frees the memory of `array`, which is then consumed. */
void sr_array_consume(sr_array *array);
/* Gives the memory of `from`, which is then consumed, to `to`, which has none; both have shards of
 * equal size. */
void sr_array_move(sr_array *to, sr_array *from);

#endif
