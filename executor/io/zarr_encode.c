/* Encodes chunks: padding and conversion to the type in the file, zstd, crc32c. A step that changes
 * nothing copies nothing. */
#include "executor/io/zarr_encode.h"

#include <stdlib.h>
#include <string.h>
#include <zstd.h>

#include "base/file.h"
#include "executor/io/crc32c.h"

enum {
  CRC_BYTES = 4
};

void sr_zarr_encoder_free(sr_zarr_encoder *encoder) {
  free(encoder->raw);
  free(encoder->packed);
  ZSTD_freeCCtx(encoder->zstd);
  *encoder = (sr_zarr_encoder){0};
}

/* Makes a buffer at least `bytes` long, which may be written past the page cache. Its contents are
 * lost. */
static sr_status make_room(sr_ctx *ctx, void **buffer, size_t *room, size_t bytes) {
  if (*buffer && *room >= bytes)
    return SR_OK;
  free(*buffer);
  bytes += SR_FILE_BLOCK - bytes % SR_FILE_BLOCK;
  *buffer = aligned_alloc(SR_FILE_BLOCK, bytes);
  *room = *buffer ? bytes : 0;
  return *buffer ? SR_OK
                 : sr_fail(ctx, SR_ERR_NOMEM, "out of memory for a chunk of %zu bytes", bytes);
}

static bool is_full(const sr_zarr_spec *spec, const int64_t *chunk, const int64_t *valid) {
  for (int32_t d = 0; d < spec->rank; d++)
    if (valid[d] != chunk[d])
      return false;
  return true;
}

/* Finds the chunk in its uncompressed form in the file: the leading valid[d] elements of `data` in
 * each dimension d, and zeros for the rest. */
static sr_status lay_out(sr_ctx *ctx, sr_zarr_encoder *encoder, const sr_zarr_spec *spec,
                         const void *data, const int64_t *valid, const void **out_raw,
                         size_t *out_bytes) {
  const sr_conversion conversion = sr_conversion_to_file(spec->dtype);
  int64_t chunk[SR_IO_MAX_RANK], strides[SR_IO_MAX_RANK], at[SR_IO_MAX_RANK];
  char value[64];
  uint64_t bytes;
  sr_zarr_chunk_shape(spec, chunk);
  if (!sr_shape_bytes(spec->rank, chunk, conversion.to_bytes, &bytes))
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory for a chunk of more than 2^63 bytes");
  *out_bytes = (size_t)bytes;
  *out_raw = data;
  bool full = is_full(spec, chunk, valid);
  if (full && sr_conversion_is_plain(&conversion))
    return SR_OK;
  SR_TRY(make_room(ctx, &encoder->raw, &encoder->raw_room, (size_t)bytes));
  if (!full)
    memset(encoder->raw, 0, (size_t)bytes);
  sr_box_strides(spec->rank, chunk, conversion.to_bytes, strides);
  sr_box_copy(&conversion, spec->rank, valid, data, strides, encoder->raw, strides, at, value);
  *out_raw = encoder->raw;
  return SR_OK;
}

/* Compresses `bytes` bytes into encoder->packed, which has room for CRC_BYTES more. */
static sr_status compress(sr_ctx *ctx, sr_zarr_encoder *encoder, int level, const void *raw,
                          size_t *bytes) {
  size_t bound = ZSTD_compressBound(*bytes);
  if (!encoder->zstd && !(encoder->zstd = ZSTD_createCCtx()))
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory to compress a chunk");
  SR_TRY(make_room(ctx, &encoder->packed, &encoder->packed_room, bound + CRC_BYTES));
  size_t got = ZSTD_compressCCtx(encoder->zstd, encoder->packed, bound, raw, *bytes,
                                 level ? level : SR_ZARR_LEVEL);
  if (ZSTD_isError(got))
    return sr_fail(ctx, SR_ERR_NOMEM, "a chunk cannot be compressed: %s", ZSTD_getErrorName(got));
  *bytes = got;
  return SR_OK;
}

sr_status sr_zarr_encode(sr_ctx *ctx, sr_zarr_encoder *encoder, const sr_zarr_spec *spec,
                         const void *data, const int64_t *valid, const void **out_data,
                         size_t *out_bytes) {
  SR_TRY(lay_out(ctx, encoder, spec, data, valid, out_data, out_bytes));
  if (spec->compress) {
    SR_TRY(compress(ctx, encoder, spec->level, *out_data, out_bytes));
    *out_data = encoder->packed;
  }
  if (!spec->checksum)
    return SR_OK;
  if (!spec->compress) {
    SR_TRY(make_room(ctx, &encoder->packed, &encoder->packed_room, *out_bytes + CRC_BYTES));
    memcpy(encoder->packed, *out_data, *out_bytes);
    *out_data = encoder->packed;
  }
  uint8_t *end = (uint8_t *)encoder->packed + *out_bytes;
  uint32_t crc = sr_crc32c(0, encoder->packed, *out_bytes);
  for (int i = 0; i < CRC_BYTES; i++)
    end[i] = (uint8_t)(crc >> 8 * i);
  *out_bytes += CRC_BYTES;
  return SR_OK;
}
