/*
 * The compilation cache: bytes by key, kept over jobs. It knows no graphs.
 *
 * All calls are made by rank 0 alone; nothing here is collective. A cache never fails a job: what
 * goes wrong in it is logged (module "cache") and counts as a miss.
 */
#ifndef SR_CACHE_CACHE_H
#define SR_CACHE_CACHE_H

#include "base/arena.h"
#include "base/hash.h"
#include "base/status.h"

/* One ingredient of a key, kept readable so that a miss can be explained. */
typedef struct sr_key_part {
  const char *name;  /* "program", "compiler", "cpu", "devices", ... */
  const char *value; /* text or a hex digest */
} sr_key_part;

/* Parts in a fixed order; the digest is over all names and values with their lengths. */
typedef struct sr_key {
  const sr_key_part *parts;
  size_t part_count;
  sr_digest digest;
} sr_key;

/* Computes `digest` from the parts. */
sr_status sr_key_seal(sr_ctx *ctx, sr_key *key);

typedef struct sr_cache sr_cache;

/*
 * Opens the directory tier at `directory` (NULL: $SPMDRUN_CACHE_DIR, else $XDG_CACHE_HOME/spmdrun,
 * else
 * ~/.cache/spmdrun), making it (mode 0700) when needed. A directory that belongs to someone else or
 * that others may write to is refused with the sentence that says how to mend it: an entry is code
 * that runs as you. On failure *out_cache is NULL and the reason is in ctx: the caller logs it and
 * goes on without a cache.
 */
sr_status sr_cache_open(sr_ctx *ctx, const char *directory, sr_cache **out_cache);
void sr_cache_close(sr_cache *cache);
const char *sr_cache_directory(const sr_cache *cache);

/*
 * Looks `key` up. On a hit *out_data is malloc'ed, 4096-byte aligned, and the caller's to free. A
 * damaged, truncated or foreign entry is a miss, logged, and replaced by the next store.
 */
bool sr_cache_load(sr_ctx *ctx, sr_cache *cache, const sr_key *key, void **out_data,
                   size_t *out_bytes);

/*
 * Publishes an entry: zstd, checksum over everything, temporary file in the same directory + fsync
 * + rename + fsync of the directory. Readers see the old entry or the new one, never a part.
 * Failure is logged.
 */
bool sr_cache_store(sr_ctx *ctx, sr_cache *cache, const sr_key *key, const void *data,
                    size_t bytes);

/* In words, why `key` missed: the nearest entry and the parts that differ. In `arena`. */
const char *sr_cache_explain(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_arena *arena);

#endif
