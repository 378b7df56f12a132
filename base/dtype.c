/* The rows of base/dtype.h as a table. */
#include "base/dtype.h"

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
