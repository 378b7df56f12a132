/* Explains why a key missed. */
#ifndef SR_CACHE_EXPLAIN_H
#define SR_CACHE_EXPLAIN_H

#include "cache/key.h"
#include "cache/tier.h"
#include "cache/trust.h"

/*
 * sr_cache_explain over the directories among `tiers` (by kind, NULL if there is none), whose
 * entries `secret` seals. Reads the headers of all their entries. A server is not asked, because
 * each entry would take a request.
 */
const char *sr_explain_miss(sr_ctx *ctx, sr_tier *const *tiers, sr_secret secret, const sr_key *key,
                            sr_arena *arena);

#endif
