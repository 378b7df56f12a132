/*
 * A copy of the state in host memory, from which it is written while the devices go on.
 *
 * An array is divided into chunks, which are those of its Zarr array. A shard is one chunk unless
 * it is large, or devices hold copies of it: then it is several, and the devices that hold copies
 * write them in turn. So each chunk is written once, and no rank writes a replicated state alone.
 */
#ifndef SR_SAVES_SNAPSHOT_H
#define SR_SAVES_SNAPSHOT_H

#include "executor/io/element.h"
#include "executor/transfer.h"

enum {
  /* A chunk has at most this many bytes, if its shard can be divided. */
  SR_CHUNK_MOST_BYTES = 64 << 20,
  /* A shard with copies is not divided into chunks of less than this. */
  SR_CHUNK_LEAST_BYTES = 1 << 20
};

/* A chunk that this rank writes. */
typedef struct sr_saved_chunk {
  int32_t array, shard;          /* number of the array in the state, and of this rank's shard */
  uint64_t from, bytes;          /* the chunk in the shard's block */
  int64_t index[SR_IO_MAX_RANK]; /* position in the array's grid of chunks */
  int64_t valid[SR_IO_MAX_RANK]; /* number of elements in each dimension; the rest is padding */
  uint64_t offset;               /* of the chunk in sr_snapshot.buffer */
} sr_saved_chunk;

/* Zero-initialise. The memory is used again for the next copy. */
typedef struct sr_snapshot {
  sr_saved_chunk *chunks; /* [count] */
  size_t count, capacity;
  uint8_t *buffer;
  uint64_t bytes, room; /* used in the buffer, and allocated */
} sr_snapshot;

/* Chooses the size of the chunks of `array`, 1 or more in each dimension. All ranks get the same.
 * In each dimension that is cut into shards, it divides the size of a shard. */
void sr_snapshot_chunk(const sr_array *array, int64_t out_chunk[SR_IO_MAX_RANK]);
/* Copies the chunks that this rank writes of `count` arrays. Errors: SR_ERR_NOMEM, SR_ERR_DEVICE.
 * */
sr_status sr_snapshot_take(sr_ctx *ctx, sr_snapshot *snapshot, const sr_array *const *arrays,
                           int32_t count);
void sr_snapshot_free(sr_snapshot *snapshot);

#endif
