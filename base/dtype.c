/* The table of element types, made from the rows of SR_DTYPES in base/dtype.h. */
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

int sr_dtype_significand(sr_dtype dtype) {
  switch ((int)dtype) {
  case SR_F8E8M0FNU:
    return 1;
  case SR_F4E2M1FN:
    return 2;
  case SR_F6E3M2FN:
  case SR_F8E5M2:
  case SR_F8E5M2FNUZ:
    return 3;
  case SR_F6E2M3FN:
  case SR_F8E4M3:
  case SR_F8E4M3FN:
  case SR_F8E4M3FNUZ:
  case SR_F8E4M3B11FNUZ:
    return 4;
  case SR_F8E3M4:
    return 5;
  case SR_BF16:
    return 8;
  case SR_F16:
    return 11;
  case SR_F32:
    return 24;
  case SR_F64:
    return 53;
  }
  return 0;
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
