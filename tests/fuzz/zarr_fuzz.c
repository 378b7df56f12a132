/*
 * libFuzzer on Zarr: the first byte chooses the version and how the rest is split into metadata and
 * one chunk file, which is decoded as the metadata say.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "executor/io/zarr.h"
#include "executor/io/zarr_chunk.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes) {
  enum {
    CHUNK_LIMIT = 1 << 20
  };
  if (bytes < 2)
    return 0;
  int version = data[0] & 1 ? 3 : 2;
  size_t chunk_file = data[0] >> 1;
  data++;
  bytes--;
  chunk_file = chunk_file < bytes ? chunk_file : bytes;
  sr_ctx ctx = {0};
  sr_zarr_info info;
  sr_status status = sr_zarr_metadata_read(&ctx, "fuzz.zarr", version, (const char *)data,
                                           bytes - chunk_file, &info);
  SR_ASSERT((status == SR_OK) == (ctx.message[0] == '\0'));
  if (status != SR_OK)
    return 0;
  uint64_t chunk_bytes;
  SR_ASSERT(info.rank <= SR_IO_MAX_RANK && info.type.bytes > 0 && info.type.bytes <= 16);
  SR_ASSERT(sr_shape_bytes(info.rank, info.chunk, info.type.bytes, &chunk_bytes));
  if (chunk_bytes > CHUNK_LIMIT || !sr_zarr_chunk_is_credible(&info, chunk_file, chunk_bytes))
    return 0;
  void *chunk = malloc((size_t)chunk_bytes);
  if (info.codec_count > 0)
    (void)sr_zarr_chunk_decode(&ctx, &info, "0", data + bytes - chunk_file, chunk_file, chunk,
                               (size_t)chunk_bytes);
  free(chunk);
  return 0;
}
