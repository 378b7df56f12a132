/* What a Zarr array consists of on disk: the bytes of its chunks and of its metadata. zarr_write.c
 * and the folder saves/ put them into files. */
#ifndef SR_EXECUTOR_IO_ZARR_ENCODE_H
#define SR_EXECUTOR_IO_ZARR_ENCODE_H

#include "base/text.h"
#include "executor/io/zarr.h"

/* Level of zstd for arrays whose spec names none. */
enum {
  SR_ZARR_LEVEL = 1
};

/* Encodes chunks, and keeps its memory from one chunk to the next. Zero-initialise. Used by one
 * thread at a time. */
typedef struct sr_zarr_encoder {
  void *raw, *packed; /* raw: the chunk with padding; packed: compressed, or with a CRC */
  size_t raw_room, packed_room;
  struct ZSTD_CCtx_s *zstd;
} sr_zarr_encoder;
void sr_zarr_encoder_free(sr_zarr_encoder *encoder);

/* Makes the bytes of a chunk's file. `data` and `valid` are as in sr_zarr_write_chunk. *out_data
 * may be `data` itself; it is valid until the next chunk. Errors: SR_ERR_NOMEM. */
sr_status sr_zarr_encode(sr_ctx *ctx, sr_zarr_encoder *encoder, const sr_zarr_spec *spec,
                         const void *data, const int64_t *valid, const void **out_data,
                         size_t *out_bytes);

/* zarr_describe.c: writes the metadata: the text of zarr.json, or of .zarray in version 2. */
void sr_zarr_describe(const sr_zarr_spec *spec, sr_text *text);
/* Writes the attributes, a JSON object. In version 3 they are part of the metadata. */
void sr_zarr_describe_attributes(const sr_zarr_spec *spec, sr_text *text);
/* Computes the size of a full chunk. A size of 0 becomes 1, because Zarr has no chunks without
 * elements. */
void sr_zarr_chunk_shape(const sr_zarr_spec *spec, int64_t out_chunk[SR_IO_MAX_RANK]);
/* Returns the character between the indices in the name of a chunk. */
char sr_zarr_separator(const sr_zarr_spec *spec);

#endif
