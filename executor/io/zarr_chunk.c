/* Decodes the files of chunks. A writer applies the codecs from first to last, so they are undone
 * from last to first. Only zstd needs a buffer, and only if it is not the first codec. */
#include "executor/io/zarr_chunk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zstd.h>

#include "executor/io/crc32c.h"

/* zstd expands 1 byte to at most RATIO_LIMIT bytes: a block of 4 bytes can decode to 128 KiB. */
enum {
  RATIO_LIMIT = 32 * 1024,
  CRC_BYTES = 4
};

void sr_zarr_chunk_name(bool prefixed, char separator, int32_t rank, const int64_t *index,
                        char out_name[SR_ZARR_NAME_BYTES]) {
  size_t at = 0;
  if (prefixed)
    at += (size_t)snprintf(out_name, SR_ZARR_NAME_BYTES, "c");
  for (int32_t d = 0; d < rank; d++) {
    if (at > 0)
      out_name[at++] = separator;
    at += (size_t)snprintf(out_name + at, SR_ZARR_NAME_BYTES - at, "%lld", (long long)index[d]);
  }
  /* An array of rank 0 has one chunk. Its name is "c", or "0" if names have no prefix. */
  if (at == 0)
    snprintf(out_name, SR_ZARR_NAME_BYTES, "0");
}

static sr_status damaged(sr_ctx *ctx, const sr_zarr_info *info, const char *name, const char *why) {
  return sr_fail(ctx, SR_ERR_INVALID, "%s: chunk %s is damaged: %s", info->path, name, why);
}

/* Checks the CRC in the last four bytes of `data`, and subtracts these four from `*bytes`. */
static sr_status undo_crc(sr_ctx *ctx, const sr_zarr_info *info, const char *name,
                          const uint8_t *data, size_t *bytes) {
  if (*bytes < CRC_BYTES)
    return damaged(ctx, info, name, "it is too short");
  *bytes -= CRC_BYTES;
  const uint8_t *crc = data + *bytes;
  uint32_t stored =
      (uint32_t)crc[0] | (uint32_t)crc[1] << 8 | (uint32_t)crc[2] << 16 | (uint32_t)crc[3] << 24;
  if (stored != sr_crc32c(0, data, *bytes))
    return damaged(ctx, info, name, "its crc32c does not match");
  return SR_OK;
}

/* Returns an upper bound of the bytes that result from undoing codec number `codec`. These bytes
 * are the chunk as encoded by the codecs 0 to codec - 1. */
static size_t inner_bound(const sr_zarr_info *info, int32_t codec, size_t chunk_bytes) {
  size_t bound = chunk_bytes;
  for (int32_t i = 0; i < codec; i++)
    bound = info->codecs[i] == SR_ZARR_CRC32C ? bound + CRC_BYTES : ZSTD_compressBound(bound);
  return bound;
}

static sr_status unpack(sr_ctx *ctx, const sr_zarr_info *info, const char *name, const void *data,
                        size_t bytes, void *to, size_t room, size_t *out_bytes) {
  size_t got = ZSTD_decompress(to, room, data, bytes);
  if (ZSTD_isError(got))
    return damaged(ctx, info, name, ZSTD_getErrorName(got));
  *out_bytes = got;
  return SR_OK;
}

bool sr_zarr_chunk_is_credible(const sr_zarr_info *info, size_t bytes, uint64_t chunk_bytes) {
  for (int32_t i = 0; i < info->codec_count; i++)
    if (info->codecs[i] == SR_ZARR_ZSTD)
      bytes = bytes > SIZE_MAX / RATIO_LIMIT ? SIZE_MAX : bytes * RATIO_LIMIT;
  return chunk_bytes <= bytes;
}

sr_status sr_zarr_chunk_decode(sr_ctx *ctx, const sr_zarr_info *info, const char *name,
                               const void *data, size_t bytes, void *to, size_t chunk_bytes) {
  /* malloc'ed output of the last zstd codec undone so far; NULL if that output is in `to` */
  void *held = NULL;
  bool in_place = false;
  sr_status status = SR_OK;
  for (int32_t i = info->codec_count - 1; i >= 0 && status == SR_OK; i--) {
    if (info->codecs[i] == SR_ZARR_CRC32C) {
      status = undo_crc(ctx, info, name, data, &bytes);
      continue;
    }
    size_t room = inner_bound(info, i, chunk_bytes);
    void *next = i == 0 ? to : malloc(room);
    status = next ? unpack(ctx, info, name, data, bytes, next, room, &bytes)
                  : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory for chunk %s", info->path, name);
    free(held);
    held = i == 0 ? NULL : next;
    in_place = i == 0;
    data = next;
  }
  if (status == SR_OK && bytes != chunk_bytes)
    status = damaged(ctx, info, name, "it has not the size of a chunk");
  if (status == SR_OK && !in_place)
    memcpy(to, data, chunk_bytes);
  free(held);
  return status;
}
