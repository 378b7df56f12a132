/*
 * A tier is a place where entries are kept. It moves whole entries by name and does not look into
 * them: cache.c verifies an entry (entry.h) before it uses it.
 *
 * Calls come from the thread that owns the cache. The message of a failure does not name the tier's
 * place, because the caller puts that name before the message.
 */
#ifndef SR_CACHE_TIER_H
#define SR_CACHE_TIER_H

#include "base/status.h"

/* The kinds of tiers, in the order in which they are searched. */
typedef enum sr_tier_kind {
  SR_TIER_MEMORY,    /* this process */
  SR_TIER_LOCAL,     /* a directory of this node */
  SR_TIER_SITE,      /* a directory that a site fills; only read */
  SR_TIER_DIRECTORY, /* the user's own directory, which nodes may share */
  SR_TIER_REMOTE,    /* a server */
  SR_TIER_COUNT,
} sr_tier_kind;

/* "memory", "local", "site", "directory", "remote": for tables and JSON. */
const char *sr_tier_kind_name(sr_tier_kind kind);

/* One entry of a listing. */
typedef struct sr_tier_item {
  const char *name; /* made by sr_entry_name; valid during the visit */
  uint64_t bytes;   /* size of the stored entry */
  /* Seconds since the entry was stored or last used, by the clock of the place; negative if a
   * client whose clock is ahead has set the time. */
  double age_seconds;
  int64_t used;  /* time of the last use, in a unit that each tier chooses; only for comparisons */
  uint64_t hits; /* how often the entry was found, if the place counts */
} sr_tier_item;

typedef struct sr_tier_facts {
  uint64_t limit_bytes; /* limit of all entries; 0: no limit */
  uint64_t misses;      /* programs that were compiled because the tier did not have them */
} sr_tier_facts;

/* Called for each item. The listing ends when it returns false. */
typedef bool sr_tier_visit(void *user, const sr_tier_item *item);

typedef struct sr_tier sr_tier;

enum {
  SR_TIER_START_BYTES = 4096 /* length of the start of an entry that sr_tier_worth sees */
};

/* Returns how many bytes of an entry to read. `start` holds its first `bytes` bytes:
 * SR_TIER_START_BYTES, or all of a shorter entry. The entry has `all` bytes; UINT64_MAX: not
 * known. */
typedef uint64_t sr_tier_worth(const void *start, size_t bytes, uint64_t all);

typedef struct sr_tier_wanted {
  size_t first_bytes;   /* read at most so many bytes; 0: all */
  sr_tier_worth *worth; /* read at most as many bytes as it returns; NULL: no limit */
  bool use;             /* the entry counts as used now, which keeps it from being evicted */
} sr_tier_wanted;

typedef struct sr_tier_calls {
  /* Reads the wanted bytes from the start of the entry; malloc'ed, the caller's to free. SR_OK with
   * *out_data NULL: there is no entry of that name. */
  sr_status (*load)(sr_ctx *ctx, sr_tier *tier, const char *name, sr_tier_wanted wanted,
                    void **out_data, size_t *out_bytes);
  /* Stores a whole entry in one step: readers see the old entry or the new one. */
  sr_status (*store)(sr_ctx *ctx, sr_tier *tier, const char *name, const void *data, size_t bytes);
  /* SR_OK if the entry is not there afterwards. */
  sr_status (*remove)(sr_ctx *ctx, sr_tier *tier, const char *name);
  /* Removes an entry unless it was used after `item` was listed. *out_gone: the entry is gone. This
   * function is NULL if the tier does not record uses. */
  sr_status (*remove_unused)(sr_ctx *ctx, sr_tier *tier, const sr_tier_item *item, bool *out_gone);
  /* Visits all entries, in no particular order. Entries that are stored or removed meanwhile may be
   * missed. */
  sr_status (*list)(sr_ctx *ctx, sr_tier *tier, sr_tier_visit *visit, void *user);
  /* Frees the tier; entries that outlive the process stay. */
  void (*close)(sr_tier *tier);
  /* Counts a hit of the entry `name`, or a miss if `name` is NULL. This function is NULL if the
   * tier does not count. */
  void (*count)(sr_tier *tier, const char *name);
  /* Gives the facts about the tier. This function is NULL if the tier knows none. */
  void (*describe)(sr_tier *tier, sr_tier_facts *out);
} sr_tier_calls;

/* All tiers begin with this. */
struct sr_tier {
  const sr_tier_calls *calls;
  sr_tier_kind kind;
  char *place;   /* a path or URL, for people; malloc'ed, freed by close */
  bool writable; /* the cache may store here */
  bool shared;   /* other users may store here, too */
  bool gone;     /* a call failed: later calls fail at once */
  bool load_warned, store_warned, lease_warned; /* each warning is logged once */
};

#endif
