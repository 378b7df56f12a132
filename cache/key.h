/* How a key becomes a digest, for keys in memory (sr_key_seal) and for keys read from an entry. */
#ifndef SR_CACHE_KEY_H
#define SR_CACHE_KEY_H

#include "cache/cache.h"

/* Starts the digest of a key with that many parts; sr_hash_end ends it. */
void sr_key_hash_begin(sr_hash *hash, size_t part_count);
void sr_key_hash_part(sr_hash *hash, const char *name, size_t name_bytes, const char *value,
                      size_t value_bytes);

#endif
