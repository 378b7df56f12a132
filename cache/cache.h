/*
 * The compilation cache keeps executables from one job to the next. An executable is found by its
 * key, which lists all that it depends on (key.h).
 *
 * The cache is a chain of tiers (tier.h), from near to far: this process, a directory of the node,
 * a directory that a site fills, the user's own directory, a server. Nodes may share the user's
 * directory. A look-up asks the tiers in that order. It takes the entry from the first tier that
 * has it, and copies it into the nearer ones.
 *
 * No function here is collective. Only one thread at a time may use a cache. The cache never makes
 * a job fail: a fault is logged (module "cache") and counts as a miss.
 */
#ifndef SR_CACHE_CACHE_H
#define SR_CACHE_CACHE_H

#include "base/arena.h"
#include "base/status.h"
#include "cache/entry.h"
#include "cache/settings.h"
#include "cache/tier.h"

typedef struct sr_cache sr_cache;

/* Opens all tiers that `settings` name. If a tier cannot be used, that is logged with a remedy, and
 * the cache works without the tier. `settings` need not outlive the call. SR_ERR_NOMEM. */
sr_status sr_cache_open(sr_ctx *ctx, const sr_cache_settings *settings, sr_cache **out_cache);
void sr_cache_close(sr_cache *cache);
/* Returns the tier `kind`. NULL: the settings do not name such a tier, or it cannot be used. */
sr_tier *sr_cache_tier(sr_cache *cache, sr_tier_kind kind);
/* Returns why the tier `kind` cannot be used. NULL: it can be used, or the settings do not name
 * it. */
const char *sr_cache_refusal(const sr_cache *cache, sr_tier_kind kind);
/* Returns the secret that seals entries. It lives as long as the cache. */
sr_secret sr_cache_secret(const sr_cache *cache);
/* True if an entry can be kept beyond the end of this process, by a directory or a server. */
bool sr_cache_is_persistent(const sr_cache *cache);

/*
 * Looks `key` up in the tiers from `first` to `last`. The entry that is found is copied into the
 * searched tiers before that one. A damaged, truncated or foreign entry is logged and counts as a
 * miss; the next store replaces it. True: the caller frees *out (sr_cached_drop). False: *out is
 * empty.
 */
bool sr_cache_find(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind first,
                   sr_tier_kind last, sr_cached *out);
/* Looks `key` up in one tier and changes nothing: the entry does not count as used, and it is not
 * copied into other tiers. */
bool sr_cache_peek(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind tier,
                   sr_cached *out);
/* Copies the entry `what`, which was found in the tier what->tier, into all writable tiers before
 * that tier. A recorded failure or unusable bytes that these tiers hold for `key` are replaced. */
void sr_cache_fill(sr_ctx *ctx, sr_cache *cache, const sr_key *key, const sr_cached *what);

/* Counts a miss in every tier. */
void sr_cache_count_miss(sr_cache *cache);

/* Stores `what` in all writable tiers from `first` to `last`, if the settings allow its size and
 * compile time. Returns true if a tier that outlives the process has the entry now. Failures are
 * logged. */
bool sr_cache_store(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind first,
                    sr_tier_kind last, const sr_cached *what);

/*
 * Makes sure that only one of many processes compiles the entry of `key`. To be called after a
 * look-up that found nothing. Takes a lease on the entry (lease.h), and waits while another process
 * holds that lease. True: another process stored the entry, and *out_found is as from
 * sr_cache_find. False: compile, store the entry, and call sr_cache_release soon, even after a
 * failure.
 *
 * The lease is in the user's directory, or in the node's directory if the user's cannot be written.
 * If no lease can be written, returns false at once.
 *
 * There is no time limit while the holder works. If the holder dies, stops or hangs, one waiting
 * process takes the lease over and compiles. If the holder ends without storing the entry, all
 * waiting processes compile at once: the cache would not keep their entries either, so waiting for
 * one of them gains nothing.
 *
 * `again`: the stored entry is a recorded failure, and the user wants to compile again. Then the
 * entry that the directory holds now does not count, and no other tier is searched.
 */
bool sr_cache_claim(sr_ctx *ctx, sr_cache *cache, const sr_key *key, bool again,
                    sr_cached *out_found);
/* Releases the lease that sr_cache_claim took, if there is one. */
void sr_cache_release(sr_cache *cache);

/* Explains why `key` was not found: finds the entry whose key has the most parts equal to those of
 * `key`, and says which parts differ. The text lives in `arena`. */
const char *sr_cache_explain(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_arena *arena);

#endif
