/* libFuzzer on what servers answer: a page of a listing, and the same bytes as an error. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "remote/answer.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

static bool visit(void *user, const sr_listed *item) {
  size_t *count = user;
  SR_ASSERT(strlen(item->key) < SR_KEY_BYTES && item->bytes <= INT64_MAX);
  return ++*count < 1000;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes) {
  char *text = malloc(bytes ? bytes : 1); /* of its own, so that a read beyond it is seen */
  if (bytes)
    memcpy(text, data, bytes);
  sr_ctx ctx = {0};
  size_t count = 0;
  char token[SR_TOKEN_BYTES], code[SR_CODE_BYTES], reason[SR_REASON_BYTES];
  sr_status status = sr_listing_read(&ctx, text, bytes, visit, &count, token);
  SR_ASSERT((status == SR_OK) == (ctx.message[0] == '\0'));
  SR_ASSERT(strlen(token) < SR_TOKEN_BYTES);
  sr_error_read(text, bytes, code, reason);
  for (const char *c = reason; *c; c++)
    SR_ASSERT(*c >= ' ' && *c <= '~');
  SR_ASSERT(strlen(code) < SR_CODE_BYTES && strlen(reason) < SR_REASON_BYTES);
  free(text);
  return 0;
}
