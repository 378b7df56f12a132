/*
 * A tier is one place that keeps cache entries: this process's memory, a directory or a server. It
 * stores and loads whole entries by name and does not interpret them. cache.c verifies an entry
 * (entry.h) before it uses it.
 *
 * All functions are called by the thread that owns the cache. The message of a failure does not
 * name the tier's place, because the caller puts that before the message.
 */
#ifndef SR_CACHE_TIER_H
#define SR_CACHE_TIER_H

#include "base/status.h"

/* The kinds of tiers, in the order in which they are searched. */
typedef enum sr_tier_kind {
  SR_TIER_MEMORY,    /* this process */
  SR_TIER_LOCAL,     /* a directory of this node */
  SR_TIER_SITE,      /* a directory that a site fills; never written */
  SR_TIER_DIRECTORY, /* the user's own directory, which nodes may share */
  SR_TIER_REMOTE,    /* a server */
  SR_TIER_COUNT,
} sr_tier_kind;

/* Returns "memory", "local", "site", "directory" or "remote", for tables and JSON. */
const char *sr_tier_kind_name(sr_tier_kind kind);

/* One entry of a listing. */
typedef struct sr_tier_item {
  const char *name; /* as sr_entry_name makes it; valid during the visit */
  uint64_t bytes;   /* size of the entry as it is stored */
  /* Seconds since the entry was stored or last used, by the clock of the file system or server.
   * Negative if a client whose clock is ahead set the time. */
  double age_seconds;
  /* time of the last use, only for comparison with others of this tier: each tier has its own
   * unit */
  int64_t used;
  uint64_t hits; /* how often the entry was found; 0 if the tier does not count */
} sr_tier_item;

typedef struct sr_tier_facts {
  uint64_t limit_bytes; /* limit of the bytes of all entries; 0: no limit */
  uint64_t misses;      /* programs that were compiled because the tier did not have them */
} sr_tier_facts;

/* Called for each entry of a listing. Returns false to end the listing. */
typedef bool sr_tier_visit(void *user, const sr_tier_item *item);

typedef struct sr_tier sr_tier;

enum {
  /* an sr_tier_worth function sees this many bytes of an entry, or a whole shorter entry */
  SR_TIER_START_BYTES = 4096
};

/* Decides from the start of an entry how many of its bytes to read. `start` holds the first `bytes`
 * bytes: SR_TIER_START_BYTES, or all bytes of a shorter entry. `all` is the length of the stored
 * entry; UINT64_MAX if it is not known. */
typedef uint64_t sr_tier_worth(const void *start, size_t bytes, uint64_t all);

typedef struct sr_tier_wanted {
  size_t first_bytes;   /* read at most this many bytes; 0: the whole entry */
  sr_tier_worth *worth; /* if set, read at most as many bytes as this function returns */
  bool use;             /* mark the entry as used now, so that it is not evicted soon */
} sr_tier_wanted;

typedef struct sr_tier_calls {
  /* Reads bytes from the start of the entry, as many as `wanted` says. The caller frees *out_data.
   * SR_OK with *out_data NULL: there is no entry of that name. */
  sr_status (*load)(sr_ctx *ctx, sr_tier *tier, const char *name, sr_tier_wanted wanted,
                    void **out_data, size_t *out_bytes);
  /* Stores a whole entry in one step: a reader sees either the old entry or the new one. */
  sr_status (*store)(sr_ctx *ctx, sr_tier *tier, const char *name, const void *data, size_t bytes);
  /* Removes the entry. A missing entry is no error. */
  sr_status (*remove)(sr_ctx *ctx, sr_tier *tier, const char *name);
  /* Removes an entry unless it was used after `item` was listed. *out_gone is true if the entry
   * does not exist afterwards. NULL if the tier does not record uses. */
  sr_status (*remove_unused)(sr_ctx *ctx, sr_tier *tier, const sr_tier_item *item, bool *out_gone);
  /* Visits all entries, in no particular order. An entry that is stored or removed during the
   * listing may be missed. */
  sr_status (*list)(sr_ctx *ctx, sr_tier *tier, sr_tier_visit *visit, void *user);
  /* Frees the tier. Entries in directories and on servers stay. */
  void (*close)(sr_tier *tier);
  /* Counts a hit of the entry `name`, or a miss if `name` is NULL. The function is NULL if the tier
   * does not count. */
  void (*count)(sr_tier *tier, const char *name);
  /* Fills *out with the tier's size limit and its number of misses. The function is NULL if the
   * tier knows neither. */
  void (*describe)(sr_tier *tier, sr_tier_facts *out);
} sr_tier_calls;

/* The first member of every kind of tier. */
struct sr_tier {
  const sr_tier_calls *calls;
  sr_tier_kind kind;
  char *place;   /* a path or URL, for messages; malloc'ed, freed by close */
  bool writable; /* the cache may store entries in the tier */
  bool shared;   /* other users may store entries in the tier, too */
  bool gone;     /* a call has failed for good: later calls fail at once */
  /* a failure of this kind has been logged as a warning */
  bool load_warned, store_warned, lease_warned;
};

#endif
