/* Arrays: the arguments and results of programs, sharded over the devices of the job. An sr_array
 * holds the shards of one rank's devices. */
#ifndef SR_EXECUTOR_ARRAY_H
#define SR_EXECUTOR_ARRAY_H

#include "base/dtype.h"
#include "executor/device.h"
#include "sharding/sharding.h"

/* The shard on one device of this rank: a row-major block of the size sr_array.local_dims. The
 * block's leading box.size[d] elements in each dimension d are the elements of the array from index
 * box.start[d] on. The rest of the block is padding with undefined contents. */
typedef struct sr_array_shard {
  int32_t device; /* number of the device in the job */
  void *data;     /* address of the block, sr_array.local_bytes long, as tasks take it; NULL once
                   * consumed. Code outside of executor/ moves elements by transfer.h */
  sr_device_block *block; /* the block of device memory; owned by the array */
  sr_shard box;           /* size 0 if the device holds no element of the array */
} sr_array_shard;

/* An array. Any code may read the fields; only code in executor/ changes them. */
typedef struct sr_array {
  sr_device_set *devices; /* not owned; outlives the array */
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims; /* [rank]: sizes of the whole array */
  sr_sharding sharding;
  /* [rank]: size of each shard's block: ceil(dims[d] / number of shards of d) */
  const int64_t *local_dims;
  uint64_t local_bytes;   /* bytes of one shard's block */
  int64_t device_count;   /* devices 0 .. device_count - 1 of the job have memory for the array */
  int32_t shard_count;    /* how many of them are this rank's */
  sr_array_shard *shards; /* [shard_count], in the order of device numbers */
  bool consumed;          /* the memory is gone: a program took it, or could not make the array */

  uint32_t holders; /* how many call sr_array_destroy; changed by atomic operations */
  sr_arena *arena;  /* holds this struct and copies of the sizes and the sharding */
} sr_array;

/*
 * Makes an array on the devices of this rank that have a number below `device_count`, which run the
 * program of the array. The contents are undefined; the caller writes them (transfer.h). Sizes and
 * sharding are copied. `what` names the array in an out-of-memory message: "argument 2". Not
 * collective. Errors: SR_ERR_NOMEM.
 */
sr_status sr_array_create(sr_ctx *ctx, sr_device_set *devices, int64_t device_count, sr_dtype dtype,
                          int32_t rank, const int64_t *dims, const sr_sharding *sharding,
                          const char *what, sr_array **out_array);
/* Reads array->consumed. The thread that runs a program may be changing it. */
static inline bool sr_array_is_consumed(const sr_array *array) {
  return __atomic_load_n(&array->consumed, __ATOMIC_RELAXED);
}
/* True if the array has several holders: besides its owner, executions in flight. */
static inline bool sr_array_is_shared(const sr_array *array) {
  return __atomic_load_n(&array->holders, __ATOMIC_ACQUIRE) > 1;
}
/* Adds a holder of the array, who calls sr_array_destroy, too. Any thread that holds it may call
 * this function. */
void sr_array_hold(sr_array *array);
/* Frees the array and its device memory when its last holder calls it; NULL is allowed. Any thread
 * may call this function. */
void sr_array_destroy(sr_array *array);

/* ---- for executor/run.c --------------------------------------------------------------------- */

/* As sr_array_create, but the shards get no memory yet. */
sr_status sr_array_create_empty(sr_ctx *ctx, sr_device_set *devices, int64_t device_count,
                                sr_dtype dtype, int32_t rank, const int64_t *dims,
                                const sr_sharding *sharding, sr_array **out_array);
/* Takes memory for an array of sr_array_create_empty. After a failure it may have some. Errors:
 * SR_ERR_NOMEM. */
sr_status sr_array_take_memory(sr_ctx *ctx, sr_array *array, const char *what);
/* Frees the device memory of `array` and marks the array as consumed. */
void sr_array_consume(sr_array *array);
/* Moves the device memory of `from` to `to` and marks `from` as consumed. Before, `to` must have no
 * memory. The shards of both arrays must have the same size. */
void sr_array_move(sr_array *to, sr_array *from);

#endif
