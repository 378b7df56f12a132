/* The name of an entry: the digest that identifies it (sr_entry_place), in hex, and ".entry". */
#ifndef SR_CACHE_NAME_H
#define SR_CACHE_NAME_H

#include "base/hash.h"

#define SR_ENTRY_SUFFIX ".entry"
enum {
  SR_ENTRY_NAME_BYTES = SR_DIGEST_HEX_BYTES + sizeof SR_ENTRY_SUFFIX - 1
};

void sr_entry_name(const sr_digest *digest, char out_name[SR_ENTRY_NAME_BYTES]);
/* True if `name` is a digest in hex followed by `suffix`. */
bool sr_is_digest_name(const char *name, const char *suffix);
/* True if `name` has the form of an entry's name. */
bool sr_is_entry_name(const char *name);

#endif
