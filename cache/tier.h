/*
 * A place where entries are kept. A tier moves whole entries by name and believes nothing of them:
 * cache.c verifies what a tier gives (entry.h) before anything is taken from it.
 *
 * Calls come from the thread that owns the cache. A failure is a sentence without the place, which
 * the caller puts before it.
 */
#ifndef SR_CACHE_TIER_H
#define SR_CACHE_TIER_H

#include "base/status.h"

/* In the order in which they are asked: the nearest first. */
typedef enum sr_tier_kind {
  SR_TIER_MEMORY,    /* this process */
  SR_TIER_LOCAL,     /* a directory of this node */
  SR_TIER_SITE,      /* a directory that somebody else fills; only read */
  SR_TIER_DIRECTORY, /* the user's own, which nodes may share */
  SR_TIER_REMOTE,    /* a server */
  SR_TIER_COUNT,
} sr_tier_kind;

/* "memory", "local", "site", "directory", "remote": for tables and JSON. */
const char *sr_tier_kind_name(sr_tier_kind kind);

/* One entry of a listing. */
typedef struct sr_tier_item {
  const char *name; /* of the entry, sr_entry_name; valid during the visit */
  uint64_t bytes;   /* as it is kept */
  /* Since it was stored or last used, by the clock of the place; negative where a client's clock
   * that is ahead has set that. */
  double age_seconds;
  int64_t used;  /* when that was, in a unit of the place: only to be compared */
  uint64_t hits; /* how often it was found, as far as the place counts */
} sr_tier_item;

/* What is known of a place as a whole. */
typedef struct sr_tier_facts {
  uint64_t limit_bytes; /* of all entries; 0: none */
  uint64_t misses;      /* what had to be made because it was not there */
} sr_tier_facts;

/* Called for each item. The listing ends when it returns false. */
typedef bool sr_tier_visit(void *user, const sr_tier_item *item);

typedef struct sr_tier sr_tier;

enum {
  SR_TIER_START_BYTES = 4096 /* of an entry, by which it is judged how much of it to read */
};

/* How many bytes of an entry of `all` bytes, UINT64_MAX where that is not known, are worth being
 * read, by its first `bytes`: SR_TIER_START_BYTES, or all where it has fewer. */
typedef uint64_t sr_tier_worth(const void *start, size_t bytes, uint64_t all);

/* What of an entry is wanted. */
typedef struct sr_tier_wanted {
  size_t first_bytes;   /* no more than these; 0: all */
  sr_tier_worth *worth; /* no more than it says; NULL: whatever is there */
  bool use;             /* it counts as used now, which keeps it from being evicted */
} sr_tier_wanted;

typedef struct sr_tier_calls {
  /* What is wanted of the entry, malloc'ed: bytes from its start. SR_OK with *out_data NULL: there
   * is no such entry. */
  sr_status (*load)(sr_ctx *ctx, sr_tier *tier, const char *name, sr_tier_wanted wanted,
                    void **out_data, size_t *out_bytes);
  /* Puts a whole entry in place of what was there: readers see the old one or the new one. */
  sr_status (*store)(sr_ctx *ctx, sr_tier *tier, const char *name, const void *data, size_t bytes);
  /* SR_OK if it is not there afterwards. */
  sr_status (*remove)(sr_ctx *ctx, sr_tier *tier, const char *name);
  /* The same unless it was used since `item` was listed. *out_gone: it is not there any more. NULL
   * where that is not known. */
  sr_status (*remove_unused)(sr_ctx *ctx, sr_tier *tier, const sr_tier_item *item, bool *out_gone);
  /* Visits all entries, in no order. Those that come or go meanwhile may be in it or not. */
  sr_status (*list)(sr_ctx *ctx, sr_tier *tier, sr_tier_visit *visit, void *user);
  /* Frees the tier; entries that outlive the process stay. */
  void (*close)(sr_tier *tier);
  /* Counts a hit of the entry `name`, or with NULL a miss. NULL where nobody counts. */
  void (*count)(sr_tier *tier, const char *name);
  /* NULL where nothing is known. */
  void (*describe)(sr_tier *tier, sr_tier_facts *out);
} sr_tier_calls;

/* What all tiers begin with. */
struct sr_tier {
  const sr_tier_calls *calls;
  sr_tier_kind kind;
  char *place;   /* a path or URL, for people; malloc'ed, freed by close */
  bool writable; /* the cache may store here */
  bool shared;   /* as others may: what is here is not this user's alone */
  bool gone;     /* set by a call that failed: whoever asks again is refused, without waiting */
  bool load_warned, store_warned, lease_warned; /* said so once */
};

#endif
