/*
 * The compilation cache: what programs became, by key, kept over jobs. It knows no graphs.
 *
 * A chain of tiers (tier.h), from near to far: this process, a directory of the node, a directory
 * that a site fills, the user's own directory, which nodes may share, a server. A read asks them in
 * that order, takes the entry from the first that has it, and fills those before.
 *
 * Nothing here is collective. A cache belongs to one thread at a time. It never fails a job: what
 * goes wrong in it is logged (module "cache") and counts as a miss.
 */
#ifndef SR_CACHE_CACHE_H
#define SR_CACHE_CACHE_H

#include "base/arena.h"
#include "base/status.h"
#include "cache/entry.h"
#include "cache/settings.h"
#include "cache/tier.h"

typedef struct sr_cache sr_cache;

/*
 * Opens all tiers that `settings` name. One that cannot be used is logged, with the sentence that
 * says how to mend it, and left out. `settings` need not outlive the call. SR_ERR_NOMEM.
 */
sr_status sr_cache_open(sr_ctx *ctx, const sr_cache_settings *settings, sr_cache **out_cache);
void sr_cache_close(sr_cache *cache);
/* The tier of that kind; NULL if it was not given or cannot be used. */
sr_tier *sr_cache_tier(sr_cache *cache, sr_tier_kind kind);
/* Why a tier that was asked for is not there: the sentence; NULL if it was not refused. */
const char *sr_cache_refusal(const sr_cache *cache, sr_tier_kind kind);
/* What entries are sealed with; as long as the cache. */
sr_secret sr_cache_secret(const sr_cache *cache);
/* True if a tier outlives this process. */
bool sr_cache_is_persistent(const sr_cache *cache);

/*
 * Looks `key` up, in tiers from `first` to `last`, and fills those before the one that has it. A
 * damaged, truncated or foreign entry is a miss, logged, and replaced by what fills the tier. True:
 * the caller drops *out (sr_cached_drop). False: *out is empty.
 */
bool sr_cache_find(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind first,
                   sr_tier_kind last, sr_cached *out);
/* The same of one tier, without a trace: the entry does not count as used, no tier is filled. */
bool sr_cache_peek(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind tier,
                   sr_cached *out);
/* Puts what was found in `what->tier` into all writable tiers before it, where something was found
 * that is of less worth: a failure, or bytes that are no executable. */
void sr_cache_fill(sr_ctx *ctx, sr_cache *cache, const sr_key *key, const sr_cached *what);

/* Counts a miss in every place: something is made, or was, because none had it. */
void sr_cache_count_miss(sr_cache *cache);

/*
 * Stores into all writable tiers from `first` to `last`, if the settings let an entry of this size
 * that took that long be stored. True if one of them that outlives the process has it now. Failure
 * is logged.
 */
bool sr_cache_store(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind first,
                    sr_tier_kind last, const sr_cached *what);

/*
 * Says to all who share the user's directory, or where there is none to write to, that of the node,
 * that this process makes the entry of `key`, which it did not find. Whoever else does so waits
 * here until the entry is there: true, and *out_found is as from sr_cache_find. False: make it,
 * store it if it could be made, and in any case call sr_cache_release, soon.
 *
 * Waits as long as the process that makes it works. When that one dies, stops or hangs, one of the
 * processes that wait makes the entry in its stead (lease.h). When it ends without having stored
 * the entry, all make it at once: they would not store it either. False at once, with a warning,
 * where they cannot tell each other.
 *
 * `again`: it is made though there is an entry, a failure that the user does not believe. What the
 * directory has when this is called does not count then, and no other place is looked into.
 */
bool sr_cache_claim(sr_ctx *ctx, sr_cache *cache, const sr_key *key, bool again,
                    sr_cached *out_found);
/* Ends what a claim began, if one did. */
void sr_cache_release(sr_cache *cache);

/* In words, why `key` missed: the entry that agrees in the most parts, and those that differ. In
 * `arena`. */
const char *sr_cache_explain(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_arena *arena);

#endif
