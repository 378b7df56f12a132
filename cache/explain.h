/* Why a key missed. */
#ifndef SR_CACHE_EXPLAIN_H
#define SR_CACHE_EXPLAIN_H

#include "cache/cache.h"

/* sr_cache_explain over an open directory. Reads the headers of all entries. */
const char *sr_cache_explain_directory(sr_ctx *ctx, int directory, const char *path,
                                       const sr_key *key, sr_arena *arena);

#endif
