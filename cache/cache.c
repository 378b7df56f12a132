/* The chain of tiers: the places that keep entries (tier.h). The cache only saves time. So a
 * failure of a tier is logged here and treated as a miss. The first failure of a tier is logged at
 * level "warn", later ones at "debug". */
#include "cache/cache.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cache/directory.h"
#include "cache/explain.h"
#include "cache/memory_tier.h"
#include "cache/name.h"
#include "cache/remote.h"

/* Limit of the memory tier: 256 MiB of compressed entries, enough for some hundreds of
 * executables. */
static const uint64_t memory_limit = UINT64_C(256) << 20;

struct sr_cache {
  double min_compile_seconds; /* programs that compile faster are not stored */
  uint64_t min_bytes;
  int level; /* zstd compression level */
  unsigned char secret[SR_SECRET_MOST_BYTES];
  size_t secret_bytes; /* 0: entries are sealed without a secret */
  bool encode_warned;  /* a failure to encode an entry has been logged as a warning */
  /* [sr_tier_kind]: NULL if the tier is absent */
  sr_tier *tiers[SR_TIER_COUNT];
  /* [sr_tier_kind]: malloc'ed reason why a requested tier is absent; else NULL */
  char *refusals[SR_TIER_COUNT];
  sr_lease *lease; /* held while this process compiles an entry; else NULL */
};

/* ---- opening --------------------------------------------------------------------------------- */

/* Records the message of `ctx` as the reason why the tier `kind` is left out. If memory runs out,
 * the reason is only logged. */
static void refuse(const sr_ctx *ctx, sr_cache *cache, sr_tier_kind kind, const char *what) {
  cache->refusals[kind] = strdup(ctx->message);
  sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_WARN, "going on without %s: %s", what, ctx->message);
}

static void open_directory(const sr_ctx *log, sr_cache *cache, sr_tier_kind kind, const char *path,
                           const sr_cache_settings *settings) {
  sr_ctx own = {.log = log->log};
  if (path && sr_directory_tier_open(&own, kind, path, settings, &cache->tiers[kind]) != SR_OK)
    refuse(&own, cache, kind,
           kind == SR_TIER_LOCAL  ? "the node-local directory"
           : kind == SR_TIER_SITE ? "the site's directory"
                                  : "the directory");
}

/* Reads the secret that seals entries. Returns false if the secret's file cannot be read. Also
 * returns false if a configuration file cannot be read, because that file may name a secret. In
 * both cases no stored entry can be trusted. */
static bool read_secret(const sr_ctx *log, sr_cache *cache, const sr_cache_settings *settings) {
  sr_ctx own = {.log = log->log};
  const char *path = settings->secret_file;
  if (settings->unread)
    (void)sr_fail(&own, SR_ERR_IO, "%s", settings->unread);
  else if (!path || sr_trust_read_secret(&own, path, cache->secret, &cache->secret_bytes) == SR_OK)
    return true;
  refuse(&own, cache, SR_TIER_DIRECTORY, "a cache");
  return false;
}

/* Warns if every tier ends with the process, unless the settings ask for that. */
static void warn_of_no_place(const sr_ctx *log, const sr_cache_settings *settings) {
  if (settings->directory || settings->local || settings->remote || settings->of_node ||
      settings->no_directory || (settings->site && settings->read_only))
    return;
  sr_log_line(log, SR_LOG_CACHE, SR_LOG_WARN, "%s; set SPMDRUN_CACHE_DIR, XDG_CACHE_HOME or HOME",
              settings->site ? "what the site's directory lacks is kept nowhere"
                             : "no place for it is known");
}

static void open_persistent(sr_ctx *ctx, sr_cache *cache, const sr_cache_settings *settings) {
  sr_ctx own = {.log = ctx->log};
  open_directory(ctx, cache, SR_TIER_LOCAL, settings->local, settings);
  open_directory(ctx, cache, SR_TIER_SITE, settings->site, settings);
  open_directory(ctx, cache, SR_TIER_DIRECTORY, settings->directory, settings);
  if (settings->remote &&
      sr_remote_tier_open(&own, settings, &cache->tiers[SR_TIER_REMOTE]) != SR_OK)
    refuse(&own, cache, SR_TIER_REMOTE, "the server");
  warn_of_no_place(ctx, settings);
}

sr_status sr_cache_open(sr_ctx *ctx, const sr_cache_settings *settings, sr_cache **out_cache) {
  *out_cache = NULL;
  sr_cache *cache = calloc(1, sizeof *cache);
  if (!cache)
    return sr_fail(ctx, SR_ERR_NOMEM, "cache: out of memory");
  cache->min_compile_seconds = settings->min_compile_seconds;
  cache->min_bytes = settings->min_bytes;
  cache->level = settings->level;
  sr_status status = sr_memory_tier_open(ctx, memory_limit, &cache->tiers[SR_TIER_MEMORY]);
  if (status != SR_OK) {
    sr_cache_close(cache);
    return status;
  }
  if (read_secret(ctx, cache, settings))
    open_persistent(ctx, cache, settings);
  *out_cache = cache;
  return SR_OK;
}

void sr_cache_close(sr_cache *cache) {
  if (!cache)
    return;
  sr_cache_release(cache);
  for (int i = 0; i < SR_TIER_COUNT; i++) {
    if (cache->tiers[i])
      cache->tiers[i]->calls->close(cache->tiers[i]);
    free(cache->refusals[i]);
  }
  free(cache);
}

sr_tier *sr_cache_tier(sr_cache *cache, sr_tier_kind kind) {
  return cache->tiers[kind];
}

const char *sr_cache_refusal(const sr_cache *cache, sr_tier_kind kind) {
  return cache->refusals[kind];
}

static bool is_usable(const sr_cache *cache, int kind) {
  return cache->tiers[kind] && !cache->tiers[kind]->gone;
}

bool sr_cache_is_persistent(const sr_cache *cache) {
  for (int i = SR_TIER_MEMORY + 1; i < SR_TIER_COUNT; i++)
    if (is_usable(cache, i))
      return true;
  return false;
}

/* ---- one tier -------------------------------------------------------------------------------- */

/* An entry as it is stored: encoded and compressed. Owns `data` until packed_drop. `data` is NULL
 * if there is no entry. */
typedef struct packed {
  void *data; /* malloc'ed */
  size_t bytes;
} packed;

static void packed_drop(packed *entry) {
  free(entry->data);
  *entry = (packed){0};
}

sr_secret sr_cache_secret(const sr_cache *cache) {
  return (sr_secret){cache->secret, cache->secret_bytes};
}

/* The digest under which this cache stores the entry of a key. */
static sr_digest place_of(const sr_cache *cache, const sr_key *key) {
  return sr_entry_place(&key->digest, sr_cache_secret(cache));
}

static void name_entry(const sr_cache *cache, const sr_key *key,
                       char out_name[SR_ENTRY_NAME_BYTES]) {
  const sr_digest digest = place_of(cache, key);
  sr_entry_name(&digest, out_name);
}

/* Logs the failure in `ctx`. The level is "warn" if `*warned` is still false or if the failure puts
 * the tier out of use; otherwise it is "debug". Sets *warned. */
static void complain(const sr_ctx *ctx, bool *warned, const sr_tier *tier, const char *name,
                     const char *consequence) {
  if (tier->gone)
    sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_WARN, "cache %s: %s; going on without it", tier->place,
                ctx->message);
  else
    sr_log_line(ctx, SR_LOG_CACHE, *warned ? SR_LOG_DEBUG : SR_LOG_WARN,
                "cache %s/%.20s...: %s; %s", tier->place, name, ctx->message, consequence);
  *warned = true;
}

/* Verifies the entry in `data` and decompresses its payload into *out. Fails if the entry was not
 * made for `key`. */
static sr_status take_entry(sr_ctx *ctx, const void *data, size_t bytes, const sr_key *key,
                            sr_secret secret, sr_cached *out) {
  sr_entry entry;
  SR_TRY(sr_entry_read(ctx, data, bytes, secret, &entry));
  if (!sr_entry_matches(&entry, key))
    return sr_fail(ctx, SR_ERR_INVALID, "it was made for another key");
  SR_TRY(sr_entry_unpack(ctx, data, &entry, &out->data));
  out->kind = entry.kind;
  out->bytes = (size_t)entry.payload_bytes;
  out->compile_seconds = entry.compile_seconds;
  return SR_OK;
}

/* Looks for the entry `name` in one tier. True: *out_packed is the entry as stored, *out its
 * payload, and the caller frees both. False: the entry is missing or unusable, and both are empty.
 * An unusable entry is logged. If `use` is true, the tier marks the entry as used now. */
static bool find_in(const sr_ctx *log, const sr_cache *cache, int kind, const char *name,
                    const sr_key *key, bool use, packed *out_packed, sr_cached *out) {
  sr_ctx own = {.log = log->log};
  sr_tier *tier = cache->tiers[kind];
  *out_packed = (packed){0};
  *out = (sr_cached){0};
  if (!is_usable(cache, kind))
    return false;
  const sr_tier_wanted all = {.worth = sr_entry_worth, .use = use};
  sr_status status =
      tier->calls->load(&own, tier, name, all, &out_packed->data, &out_packed->bytes);
  if (status == SR_OK && !out_packed->data)
    return false;
  if (status == SR_OK)
    status =
        take_entry(&own, out_packed->data, out_packed->bytes, key, sr_cache_secret(cache), out);
  if (status == SR_OK) {
    out->tier = tier->kind;
    return true;
  }
  packed_drop(out_packed);
  complain(&own, &tier->load_warned, tier, name,
           tier->writable ? "it counts as missing until it is replaced" : "it counts as missing");
  return false;
}

static bool store_in(const sr_ctx *log, sr_tier *tier, const char *name, const void *data,
                     size_t bytes) {
  sr_ctx own = {.log = log->log};
  if (tier->calls->store(&own, tier, name, data, bytes) != SR_OK) {
    complain(&own, &tier->store_warned, tier, name, "it is not stored");
    return false;
  }
  sr_log_line(&own, SR_LOG_CACHE, SR_LOG_DEBUG, "cache %s/%.20s...: stored %zu bytes", tier->place,
              name, bytes);
  return true;
}

/* Counts a hit of the entry `name`; if `name` is NULL, counts a miss. */
static void count_in(sr_tier *tier, const char *name) {
  if (tier->calls->count)
    tier->calls->count(tier, name);
}

/* ---- the chain ------------------------------------------------------------------------------- */

/* Stores the entry in all writable tiers from `first` to `last`. Returns true if a tier other than
 * this process's memory has stored it. */
static bool store_between(const sr_ctx *log, sr_cache *cache, const char *name, int first, int last,
                          const packed *entry) {
  bool kept = false;
  for (int i = first; i <= last; i++)
    if (is_usable(cache, i) && cache->tiers[i]->writable)
      kept |=
          store_in(log, cache->tiers[i], name, entry->data, entry->bytes) && i != SR_TIER_MEMORY;
  return kept;
}

bool sr_cache_find(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind first,
                   sr_tier_kind last, sr_cached *out) {
  *out = (sr_cached){0};
  char name[SR_ENTRY_NAME_BYTES];
  name_entry(cache, key, name);
  packed kept;
  int found = (int)first;
  while (found <= (int)last && !find_in(ctx, cache, found, name, key, true, &kept, out))
    found++;
  if (found > (int)last)
    return false;
  count_in(cache->tiers[found], name);
  store_between(ctx, cache, name, (int)first, found - 1, &kept);
  packed_drop(&kept);
  return true;
}

bool sr_cache_peek(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind tier,
                   sr_cached *out) {
  char name[SR_ENTRY_NAME_BYTES];
  name_entry(cache, key, name);
  packed kept;
  bool found = find_in(ctx, cache, (int)tier, name, key, false, &kept, out);
  packed_drop(&kept);
  return found;
}

/* Encodes and compresses the entry. Returns false if that fails; only the first failure is logged
 * as a warning. */
static bool pack(const sr_ctx *log, sr_cache *cache, const char *name, const sr_key *key,
                 const sr_cached *what, packed *out) {
  sr_ctx own = {.log = log->log};
  *out = (packed){0};
  if (sr_entry_encode(&own, key, what, cache->level, sr_cache_secret(cache), &out->data,
                      &out->bytes) == SR_OK)
    return true;
  sr_log_line(&own, SR_LOG_CACHE, cache->encode_warned ? SR_LOG_DEBUG : SR_LOG_WARN,
              "%.20s...: %s; the next job compiles again", name, own.message);
  cache->encode_warned = true;
  return false;
}

void sr_cache_fill(sr_ctx *ctx, sr_cache *cache, const sr_key *key, const sr_cached *what) {
  char name[SR_ENTRY_NAME_BYTES];
  name_entry(cache, key, name);
  packed entry;
  if (!pack(ctx, cache, name, key, what, &entry))
    return;
  store_between(ctx, cache, name, SR_TIER_MEMORY, (int)what->tier - 1, &entry);
  packed_drop(&entry);
}

void sr_cache_count_miss(sr_cache *cache) {
  for (int i = 0; i < SR_TIER_COUNT; i++)
    if (cache->tiers[i])
      count_in(cache->tiers[i], NULL);
}

static bool is_worth_storing(const sr_cache *cache, const sr_cached *what) {
  return what->compile_seconds >= cache->min_compile_seconds &&
         (what->kind != SR_ENTRY_EXECUTABLE || what->bytes >= cache->min_bytes);
}

static bool is_writable_between(const sr_cache *cache, int first, int last) {
  bool is = false;
  for (int i = first; i <= last; i++)
    is |= is_usable(cache, i) && cache->tiers[i]->writable;
  return is;
}

bool sr_cache_store(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_tier_kind first,
                    sr_tier_kind last, const sr_cached *what) {
  if (!is_worth_storing(cache, what) || !is_writable_between(cache, (int)first, (int)last))
    return false;
  char name[SR_ENTRY_NAME_BYTES];
  name_entry(cache, key, name);
  packed entry;
  if (!pack(ctx, cache, name, key, what, &entry))
    return false;
  bool kept = store_between(ctx, cache, name, (int)first, (int)last, &entry);
  packed_drop(&entry);
  return kept;
}

/* ---- single flight --------------------------------------------------------------------------- */

/* The entry that this process wants while another process may be compiling it. */
typedef struct flight {
  const sr_key *key;
  sr_tier *tier; /* the tier that holds the lease */
  bool again;    /* compile again although `tier` has the entry `before` */
  /* if `again`: the entry that `tier` had at the start; data is NULL if it had none */
  sr_cached before;
} flight;

/* Returns the tier whose directory holds the leases: the user's directory, which all nodes may see,
 * or else this node's directory. NULL: neither can be written. */
static sr_tier *flight_tier(const sr_cache *cache) {
  sr_tier *tier = cache->tiers[SR_TIER_DIRECTORY];
  if (!tier || !tier->writable)
    tier = cache->tiers[SR_TIER_LOCAL];
  return tier && tier->writable ? tier : NULL;
}

static bool is_same(const sr_cached *a, const sr_cached *b) {
  return a->data && b->data && a->kind == b->kind && a->bytes == b->bytes &&
         a->compile_seconds == b->compile_seconds && memcmp(a->data, b->data, a->bytes) == 0;
}

/* Returns true and the entry in *out if the entry has been stored meanwhile. The process that
 * compiles it stores it in `of->tier`, among others. If of->again is set, only `of->tier` is
 * searched, because other tiers may still have the old entry. */
static bool appeared(sr_ctx *ctx, sr_cache *cache, const flight *of, sr_cached *out) {
  const sr_tier_kind kind = of->tier->kind;
  if (!of->again)
    return sr_cache_find(ctx, cache, of->key, SR_TIER_MEMORY, kind, out);
  bool is_new = sr_cache_peek(ctx, cache, of->key, kind, out) && !is_same(out, &of->before);
  sr_cached_drop(out);
  return is_new && sr_cache_find(ctx, cache, of->key, kind, kind, out);
}

/* Sleeps for `*milliseconds`. Then makes the next sleep 1.5 times as long, up to 250 ms. */
static void sleep_longer(double *milliseconds) {
  const double most = 250;
  nanosleep(&(struct timespec){.tv_nsec = (long)(*milliseconds * 1e6)}, NULL);
  *milliseconds = 1.5 * *milliseconds < most ? 1.5 * *milliseconds : most;
}

/* Logs that this process begins to wait for the lease's holder, or that the holder ended without
 * storing the entry. */
static void log_wait(const sr_ctx *ctx, const char *what, const sr_lease_watch *watch) {
  sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_INFO, "%s %s (waited %.1f s)", what, watch->holder,
              watch->looked - watch->first);
}

/* Waits while another process holds the lease. Returns SR_LEASE_HELD with the entry in *out if that
 * process stored it. */
static sr_lease_result wait(sr_ctx *ctx, sr_cache *cache, const flight *of, sr_cached *out) {
  const sr_lease_place place = sr_directory_tier_leases(of->tier);
  const sr_digest entry = place_of(cache, of->key);
  sr_lease_watch watch = {0};
  double pause = 5;
  sr_lease_result result;
  while ((result = sr_lease_try(ctx, place, &entry, &watch, &cache->lease)) == SR_LEASE_HELD) {
    if (watch.looked == watch.first)
      log_wait(ctx, "waiting for", &watch);
    sleep_longer(&pause);
    if (appeared(ctx, cache, of, out))
      return SR_LEASE_HELD;
  }
  if (result == SR_LEASE_NONE)
    return result;
  if (appeared(ctx, cache, of, out)) { /* the entry was stored after the loop's last look */
    sr_cache_release(cache);
    return SR_LEASE_HELD;
  }
  if (result == SR_LEASE_ENDED)
    log_wait(ctx, "compiling, because nothing was kept by", &watch);
  return result;
}

static bool claim(sr_ctx *ctx, sr_cache *cache, const flight *of, sr_cached *out) {
  sr_lease_result result = wait(ctx, cache, of, out);
  if (result == SR_LEASE_NONE) {
    /* No lease can be written. A faulty disk is logged only at "info" here, because storing the
     * entry will warn of it. */
    bool in_the_way = ctx->code == SR_ERR_INVALID;
    sr_log_line(ctx, SR_LOG_CACHE,
                in_the_way && !of->tier->lease_warned ? SR_LOG_WARN : SR_LOG_INFO,
                "cache %s: others are not told that this process compiles, and compile as well: %s",
                of->tier->place, ctx->message);
    of->tier->lease_warned |= in_the_way;
  }
  return result == SR_LEASE_HELD;
}

bool sr_cache_claim(sr_ctx *ctx, sr_cache *cache, const sr_key *key, bool again, sr_cached *out) {
  *out = (sr_cached){0};
  sr_cache_release(cache);
  sr_ctx own = {.log = ctx->log};
  flight of = {.key = key, .tier = flight_tier(cache), .again = again};
  if (!of.tier)
    return false;
  if (again)
    sr_cache_peek(&own, cache, key, of.tier->kind, &of.before);
  bool found = claim(&own, cache, &of, out);
  sr_cached_drop(&of.before);
  return found;
}

void sr_cache_release(sr_cache *cache) {
  sr_lease_release(cache->lease);
  cache->lease = NULL;
}

const char *sr_cache_explain(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_arena *arena) {
  sr_ctx own = {.log = ctx->log};
  return sr_explain_miss(&own, cache->tiers, sr_cache_secret(cache), key, arena);
}
