/*
 * Moves the elements of shards between the memory of devices and the host, piece by piece.
 *
 * A piece is a contiguous part of a shard's block. If the host can access the devices' memory
 * (sr_device_set.staging is NULL), a shard is one piece and is read and written in place. Otherwise
 * a shard has as many pieces as it needs to fit each into the staging buffer, and the device copies
 * between this buffer and its memory.
 *
 * One thread at a time may move shards of a device set.
 */
#ifndef SR_EXECUTOR_TRANSFER_H
#define SR_EXECUTOR_TRANSFER_H

#include "executor/array.h"

typedef struct sr_piece {
  /* [rank]: the elements of the array in the piece; no padding is among them */
  int64_t start[SR_MAX_RANK], size[SR_MAX_RANK];
  /* [rank]: the piece as a row-major block; elements from `size` on are padding */
  int64_t dims[SR_MAX_RANK];
  uint64_t offset, bytes; /* the bytes of the shard's block that the piece takes */
} sr_piece;

/* Walks over the pieces of a shard. Zero-initialise all fields but `array` and `box`. */
typedef struct sr_piece_walk {
  const sr_array *array;
  const sr_shard *box; /* the shard, of any device of the job */
  bool started;
  int32_t
      dim; /* the dimension that is divided; pieces have one index of each dimension before it */
  int64_t step;               /* indices of `dim` in a piece */
  int64_t index[SR_MAX_RANK]; /* position of the piece in the shard */
} sr_piece_walk;

/* Gets the next piece that has elements; false: there is none. All ranks divide a shard in the same
 * way. A scalar has one piece, also on a device outside of the array's mesh: such a device has no
 * shard to walk over (sr_mesh_position). */
bool sr_piece_next(sr_piece_walk *walk, sr_piece *out_piece);
/* Returns the bytes of the largest piece of a shard of `array`. */
uint64_t sr_piece_most_bytes(const sr_array *array);

/* Gets the bytes of a piece of shard `index` of this rank. They are valid until the next call of a
 * function of this header, and must not be changed. After a failure *out_data is valid, too, with
 * undefined contents. Errors: those of sr_device_kind.read. */
sr_status sr_piece_read(sr_ctx *ctx, const sr_array *array, int32_t index, const sr_piece *piece,
                        const void **out_data);
/* Returns the memory into which the caller writes a piece of shard `index`. sr_piece_write then
 * moves its bytes to the device. */
void *sr_piece_room(const sr_array *array, int32_t index, const sr_piece *piece);
sr_status sr_piece_write(sr_ctx *ctx, const sr_array *array, int32_t index, const sr_piece *piece);

/* Copies the elements of shard `index` into `to`, a row-major block of dimensions `dims`. Errors:
 * those of sr_device_kind.read. */
sr_status sr_shard_read(sr_ctx *ctx, const sr_array *array, int32_t index, const int64_t *dims,
                        void *to);
/* Copies `bytes` bytes of the block of shard `index`, from `offset` on, into host memory. Padding
 * is among them, with undefined contents. Errors: those of sr_device_kind.read. */
sr_status sr_block_read(sr_ctx *ctx, const sr_array *array, int32_t index, uint64_t offset,
                        uint64_t bytes, void *to);
/* Copies the block of shard `from` to shard `to`. Both are of this rank. */
sr_status sr_shard_copy(sr_ctx *ctx, const sr_array *array, int32_t from, int32_t to);

#endif
