/*
 * The results of the steps of a loop as a Zarr array, with the step as its first dimension.
 *
 * The loop's thread copies results into memory (sr_result_rows_add), and another thread writes them
 * (sr_result_rows_write). The caller makes sure that a chunk belongs to one of the two at a time.
 * No function is collective.
 */
#ifndef SR_EXECUTOR_IO_RESULT_ROWS_H
#define SR_EXECUTOR_IO_RESULT_ROWS_H

#include "executor/array.h"
#include "executor/io/zarr.h"
#include "sharding/signature.h"

/* A shard of this rank, and the two chunks of steps that are in memory. Chunk c is in chunk[c %
 * 2]. */
typedef struct sr_rows_shard {
  int32_t index; /* of the shard in arrays of the result */
  char *chunk[2];
} sr_rows_shard;

/* A chunk of steps, of all shards of this rank. */
typedef struct sr_rows_chunk {
  int64_t number;  /* the steps from number * together on */
  int64_t count;   /* the steps that it holds */
  int64_t written; /* the steps that are in the file */
  int64_t wanted;  /* the steps that the thread is to write, at least */
} sr_rows_chunk;

/* The Zarr array of one result. */
typedef struct sr_result_rows {
  int result;
  char *path;
  int64_t together; /* steps in a chunk */
  sr_zarr_spec spec;
  int64_t dims[SR_IO_MAX_RANK], sizes[SR_IO_MAX_RANK]; /* of the spec: the array and its chunks */
  uint64_t step_bytes;                                 /* of a shard */
  sr_array *shape;                                     /* the sizes of the result; without memory */
  int32_t shard_count;
  sr_rows_shard *shards;
  sr_rows_chunk chunks[2];
} sr_result_rows;

/* Describes DIRECTORY/outputs/result<index>.zarr, for a result of the type `port` on the first
 * `device_count` devices of the job. Takes memory. With `durable`, what is written is on the disk
 * when the function that writes it returns. */
sr_status sr_result_rows_init(sr_ctx *ctx, sr_result_rows *rows, sr_device_set *devices,
                              int64_t device_count, const sr_port *port, int index,
                              const char *directory, bool durable);
/* Checks that the array that is there has the steps before `steps` of this result. Errors:
 * SR_ERR_INVALID, and those of sr_zarr_open. */
sr_status sr_result_rows_check(sr_ctx *ctx, const sr_result_rows *rows, int64_t steps);
/* On rank 0, after sr_result_rows_check: makes the array anew if `steps` is 0, or removes its steps
 * from `steps` on. */
sr_status sr_result_rows_cut(sr_ctx *ctx, sr_result_rows *rows, int64_t steps);
/* On every rank, after sr_result_rows_cut: reads the steps of a chunk that is not full. */
sr_status sr_result_rows_resume(sr_ctx *ctx, sr_result_rows *rows, int64_t steps);
void sr_result_rows_deinit(sr_result_rows *rows);
/* Copies the result of `step` into memory for its chunk. The caller counts it. */
sr_status sr_result_rows_add(sr_ctx *ctx, sr_result_rows *rows, int64_t step,
                             const sr_array *result);
/* Writes a chunk. */
sr_status sr_result_rows_write(sr_ctx *ctx, sr_result_rows *rows, const sr_rows_chunk *chunk);
/* On rank 0: writes that the array has `steps` steps. */
sr_status sr_result_rows_announce(sr_ctx *ctx, sr_result_rows *rows, int64_t steps);

#endif
