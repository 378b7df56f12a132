/* The rows of base/dtype.h as a table. */
#include "base/dtype.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const sr_dtype_info table[SR_DTYPE_COUNT] = {
#define ROW(ENUM, NAME, CLASS, BITS, BYTES, NUMPY)                                                 \
  [SR_##ENUM] = {NAME, SR_CLASS_##CLASS, BITS, BYTES, NUMPY},
    SR_DTYPES(ROW)
#undef ROW
};

const sr_dtype_info *sr_dtype_get(sr_dtype dtype) {
  return &table[dtype];
}

sr_dtype sr_dtype_parse(const char *name, size_t length) {
  for (int i = 0; i < SR_DTYPE_COUNT; i++)
    if (strlen(table[i].name) == length && memcmp(table[i].name, name, length) == 0)
      return (sr_dtype)i;
  return SR_DTYPE_COUNT;
}

sr_dtype sr_dtype_part(sr_dtype dtype) {
  return dtype == SR_C64 ? SR_F32 : dtype == SR_C128 ? SR_F64 : dtype;
}

const char *sr_shape_write(const char *dtype, int32_t rank, const int64_t *dims, char *out_text,
                           size_t out_bytes) {
  size_t at = (size_t)snprintf(out_text, out_bytes, "%s[", dtype);
  for (int32_t d = 0; d < rank && at < out_bytes; d++)
    at += (size_t)snprintf(out_text + at, out_bytes - at, "%s%" PRId64, d ? "," : "", dims[d]);
  if (at < out_bytes)
    snprintf(out_text + at, out_bytes - at, "]");
  return out_text;
}
