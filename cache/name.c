#include "cache/name.h"

#include <string.h>

void sr_entry_name(const sr_digest *digest, char out_name[SR_ENTRY_NAME_BYTES]) {
  sr_digest_hex(digest, out_name);
  memcpy(out_name + SR_DIGEST_HEX_BYTES - 1, SR_ENTRY_SUFFIX, sizeof SR_ENTRY_SUFFIX);
}

bool sr_is_digest_name(const char *name, const char *suffix) {
  return strspn(name, "0123456789abcdef") == SR_DIGEST_HEX_BYTES - 1 &&
         strcmp(name + SR_DIGEST_HEX_BYTES - 1, suffix) == 0;
}

bool sr_is_entry_name(const char *name) {
  return sr_is_digest_name(name, SR_ENTRY_SUFFIX);
}
