#include "api/sized.h"

#include <string.h>

static size_t size_of(const void *given) {
  size_t size;
  memcpy(&size, given, sizeof size);
  return size;
}

sr_status sr_sized_check(sr_ctx *ctx, const char *what, const void *out) {
  return size_of(out) >= sizeof(size_t)
             ? SR_OK
             : sr_fail(ctx, SR_ERR_INVALID, "%s: its member `size` must be sizeof(%s)", what, what);
}

sr_status sr_sized_read(sr_ctx *ctx, const char *what, const void *given, void *own,
                        size_t own_bytes) {
  memset(own, 0, own_bytes);
  if (!given)
    return SR_OK;
  SR_TRY(sr_sized_check(ctx, what, given));
  const size_t size = size_of(given);
  memcpy(own, given, size < own_bytes ? size : own_bytes);
  for (size_t i = own_bytes; i < size; i++)
    if (((const char *)given)[i])
      return sr_fail(ctx, SR_ERR_INVALID,
                     "%s: it sets members that this version of the library does not have", what);
  return SR_OK;
}

void sr_sized_write(void *out, const void *own, size_t own_bytes) {
  const size_t size = size_of(out), known = size < own_bytes ? size : own_bytes;
  memset((char *)out + known, 0, size - known);
  memcpy((char *)out + sizeof size, (const char *)own + sizeof size, known - sizeof size);
}
