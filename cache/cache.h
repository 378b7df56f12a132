/*
 * The compilation cache keeps executables from job to job, by key. It knows no graphs.
 *
 * It is a chain of tiers (tier.h), from near to far: this process, a directory of the node, a
 * directory that a site fills, the user's own directory, which nodes may share, a server. A read
 * asks them in that order, takes the entry from the first that has it, and stores it in the tiers
 * before that one.
 *
 * Nothing here is collective. A cache belongs to one thread at a time. It never fails a job: a
 * fault is logged (module "cache") and counts as a miss.
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
 * Opens all tiers that `settings` name. A tier that cannot be used is logged, with a remedy, and
 * left out. `settings` need not outlive the call. SR_ERR_NOMEM.
 */
sr_status sr_cache_open(sr_ctx *ctx, const sr_cache_settings *settings, sr_cache **out_cache);
void sr_cache_close(sr_cache *cache);
/* The tier of the kind `kind`. NULL: the settings do not name it, or it cannot be used. */
sr_tier *sr_cache_tier(sr_cache *cache, sr_tier_kind kind);
/* Why a tier that the settings name cannot be used; NULL if it was not refused. */
const char *sr_cache_refusal(const sr_cache *cache, sr_tier_kind kind);
/* The secret that entries are sealed with. Lives as long as the cache. */
sr_secret sr_cache_secret(const sr_cache *cache);
/* Whether a tier outlives this process. */
bool sr_cache_is_persistent(const sr_cache *cache);

/*
 * Looks `key` up in the tiers from `first` to `last`, and stores the entry in the tiers before the
 * one that has it. A damaged, truncated or foreign entry is logged and counts as a miss; storing
 * the entry again replaces it. True: the caller drops *out (sr_cached_drop). False: *out is empty.
 */
bool sr_cache_find(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind first,
                   sr_tier_kind last, sr_cached *out);
/* Looks `key` up in one tier and changes nothing: the entry does not count as used, and no tier is
 * filled. */
bool sr_cache_peek(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind tier,
                   sr_cached *out);
/* Stores the entry `what`, which was found in `what->tier`, into all writable tiers before that
 * one. There it replaces a recorded failure or bytes that are no executable. */
void sr_cache_fill(sr_ctx *ctx, sr_cache *cache, const sr_key *key, const sr_cached *what);

/* Counts a miss in every tier. */
void sr_cache_count_miss(sr_cache *cache);

/*
 * Stores into all writable tiers from `first` to `last`, if the settings allow an entry of this
 * size and compile time. True if a tier that outlives the process has the entry now. Failures are
 * logged.
 */
bool sr_cache_store(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind first,
                    sr_tier_kind last, const sr_cached *what);

/*
 * Takes the lease on the entry of `key` after a look-up has not found the entry. The lease is in
 * the user's directory, or in the node's directory if the user's cannot be written. Waits while
 * another process holds the lease. True: the entry is there, and *out_found is as from
 * sr_cache_find. False: compile, store the entry if that succeeds, and in any case call
 * sr_cache_release soon.
 *
 * Waits as long as the process that makes the entry works. When that process dies, stops or hangs,
 * one of the waiting processes makes the entry in its stead (lease.h). When it ends without having
 * stored the entry, all waiting processes make the entry at the same time: they would not store it
 * either, so waiting for one of them is of no use. Returns false at once, with a warning, if no
 * lease can be written.
 *
 * `again`: the entry is a failure, and the user wants to try again. The entry that is in the
 * directory at the time of the call then does not count, and no other tier is searched.
 */
bool sr_cache_claim(sr_ctx *ctx, sr_cache *cache, const sr_key *key, bool again,
                    sr_cached *out_found);
/* Releases the lease of a claim, if there is one. */
void sr_cache_release(sr_cache *cache);

/* Explains a miss of `key`: takes the entry that agrees in the most parts and says which parts
 * differ. The text lives in `arena`. */
const char *sr_cache_explain(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_arena *arena);

#endif
