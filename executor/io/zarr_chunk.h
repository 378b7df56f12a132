/* Chunks of Zarr arrays: their names, and their bytes in the file. */
#ifndef SR_EXECUTOR_IO_ZARR_CHUNK_H
#define SR_EXECUTOR_IO_ZARR_CHUNK_H

#include "executor/io/zarr.h"

/* 32 dimensions of 19 digits and a separator each. */
enum {
  SR_ZARR_NAME_BYTES = 1024
};

/* Path of chunk `index` below the array: "0.1", "c/0/1", "c". */
void sr_zarr_chunk_name(bool prefixed, char separator, int32_t rank, const int64_t *index,
                        char out_name[SR_ZARR_NAME_BYTES]);

/*
 * Takes the file `data` of a chunk apart into exactly `chunk_bytes` bytes at `to`. SR_ERR_INVALID
 * when it is damaged or not of that size, SR_ERR_NOMEM. `name` stands for the file in messages.
 */
sr_status sr_zarr_chunk_decode(sr_ctx *ctx, const sr_zarr_info *info, const char *name,
                               const void *data, size_t bytes, void *to, size_t chunk_bytes);

/*
 * Whether a file of `bytes` bytes can hold a chunk of `chunk_bytes`: asked before memory is taken
 * for what damaged metadata announce.
 */
bool sr_zarr_chunk_is_credible(const sr_zarr_info *info, size_t bytes, uint64_t chunk_bytes);

#endif
