/* Removes entries when the user asks for it. Automatic removal from a full tier is evict.h. */
#ifndef SR_CACHE_PRUNE_H
#define SR_CACHE_PRUNE_H

#include "cache/inspect.h"

/* Which entries to remove. An entry is removed if at least one condition holds for it. */
typedef struct sr_removal {
  bool all;
  /* if set: returns true for an entry to remove; gets entries that were read whole */
  bool (*wanted)(const sr_inspected *seen);
  bool has_age; /* remove entries that were last used more than age_seconds ago */
  /* remove the least recently used entries until the rest takes at most max_bytes */
  bool has_limit;
  double age_seconds;
  uint64_t max_bytes;
} sr_removal;

typedef struct sr_removed {
  size_t removed, left;
  uint64_t removed_bytes, left_bytes;
  size_t in_use; /* entries left because they were used within the last minute */
  size_t failed; /* entries left because they could not be removed */
  /* entries left because they could not be read, so `wanted` could not judge them */
  size_t unreadable;
} sr_removed;

/*
 * Removes entries of a tier. An entry that was used within the last minute is not removed for its
 * age or for the limit, because a process may be reading it. Entries are read only if `wanted` is
 * set. SR_ERR_INVALID: the tier is read-only. SR_ERR_IO: the tier cannot be listed, or some entries
 * could not be removed; the message has their number and the first reason. SR_ERR_NOMEM.
 */
sr_status sr_prune(sr_ctx *ctx, const sr_cache *cache, sr_tier *tier, const sr_removal *what,
                   sr_removed *out);

#endif
