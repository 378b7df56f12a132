/* Explains why a key was not found in the cache. */
#ifndef SR_CACHE_EXPLAIN_H
#define SR_CACHE_EXPLAIN_H

#include "cache/key.h"
#include "cache/tier.h"
#include "cache/trust.h"

/* Does the work of sr_cache_explain. `tiers` is indexed by sr_tier_kind and has NULL for a tier
 * that is not used. `secret` is what the entries are sealed with. Reads the headers of all entries
 * in the directories. A server is not searched, because each entry would take a request. */
const char *sr_explain_miss(sr_ctx *ctx, sr_tier *const *tiers, sr_secret secret, const sr_key *key,
                            sr_arena *arena);

#endif
