/* Explains why a key missed. */
#ifndef SR_CACHE_EXPLAIN_H
#define SR_CACHE_EXPLAIN_H

#include "cache/key.h"
#include "cache/tier.h"
#include "cache/trust.h"

/*
 * sr_cache_explain over the directories among `tiers`, which is indexed by kind and has NULL for a
 * tier that is not used. `secret` seals their entries. Reads the headers of all their entries. A
 * server is not asked, because each entry would take a request.
 */
const char *sr_explain_miss(sr_ctx *ctx, sr_tier *const *tiers, sr_secret secret, const sr_key *key,
                            sr_arena *arena);

#endif
