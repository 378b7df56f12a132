/* libFuzzer on .npy headers: any bytes end in a header or a sentence. */
#include <stddef.h>
#include <stdint.h>

#include "executor/io/npy.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes) {
  sr_ctx ctx = {0};
  sr_npy_header header;
  uint64_t total;
  sr_status status = sr_npy_header_read(&ctx, "fuzz.npy", data, bytes, &header);
  SR_ASSERT((status == SR_OK) == (ctx.message[0] == '\0'));
  if (status != SR_OK)
    return 0;
  SR_ASSERT(header.data_offset <= bytes && header.rank <= SR_IO_MAX_RANK);
  SR_ASSERT(header.type.bytes > 0 && header.type.bytes <= 16);
  (void)sr_shape_bytes(header.rank, header.dims, header.type.bytes, &total);
  return 0;
}
