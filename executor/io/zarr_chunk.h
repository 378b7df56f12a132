/* The chunks of Zarr arrays: the names of their files, and decoding. */
#ifndef SR_EXECUTOR_IO_ZARR_CHUNK_H
#define SR_EXECUTOR_IO_ZARR_CHUNK_H

#include "executor/io/zarr.h"

/* Maximum length of a chunk's name: 32 dimensions of 19 digits and a separator each. */
enum {
  SR_ZARR_NAME_BYTES = 1024
};

/* Writes the name of the chunk `index`, relative to the array's directory: "0.1", "c/0/1" or
 * "c". */
void sr_zarr_chunk_name(bool prefixed, char separator, int32_t rank, const int64_t *index,
                        char out_name[SR_ZARR_NAME_BYTES]);

/* Decodes `data`, the contents of a chunk's file, into exactly `chunk_bytes` bytes at `to`. `name`
 * names the file in messages. Errors: SR_ERR_INVALID (the file is damaged or decodes to another
 * size), SR_ERR_NOMEM. */
sr_status sr_zarr_chunk_decode(sr_ctx *ctx, const sr_zarr_info *info, const char *name,
                               const void *data, size_t bytes, void *to, size_t chunk_bytes);

/* True if a file of `bytes` bytes can hold a chunk of `chunk_bytes` decoded bytes. To be checked
 * before memory for the chunk is allocated, because damaged metadata may give any size. */
bool sr_zarr_chunk_is_credible(const sr_zarr_info *info, size_t bytes, uint64_t chunk_bytes);

#endif
