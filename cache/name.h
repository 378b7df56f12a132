/* The name of an entry: the digest that it is kept under, in hex, and a suffix. */
#ifndef SR_CACHE_NAME_H
#define SR_CACHE_NAME_H

#include "base/hash.h"

#define SR_ENTRY_SUFFIX ".entry"
enum {
  SR_ENTRY_NAME_BYTES = SR_DIGEST_HEX_BYTES + sizeof SR_ENTRY_SUFFIX - 1
};

void sr_entry_name(const sr_digest *digest, char out_name[SR_ENTRY_NAME_BYTES]);
/* Whether `name` is a digest and `suffix`. */
bool sr_is_digest_name(const char *name, const char *suffix);
/* Whether `name` can be the name of an entry. */
bool sr_is_entry_name(const char *name);

#endif
