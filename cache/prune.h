/* Removes entries when the user asks for it. Independently of this, a store into a full directory
 * removes entries (evict.h). */
#ifndef SR_CACHE_PRUNE_H
#define SR_CACHE_PRUNE_H

#include "cache/inspect.h"

/* Which entries to remove: those for which one of these conditions holds. */
typedef struct sr_removal {
  bool all;
  bool (*wanted)(const sr_inspected *seen); /* true for an entry to remove; called with entries
                                             * that were read whole */
  bool has_age;   /* removes entries that were not used for longer than age_seconds */
  bool has_limit; /* removes the least recently used entries until at most max_bytes are left */
  double age_seconds;
  uint64_t max_bytes;
} sr_removal;

typedef struct sr_removed {
  size_t removed, left;
  uint64_t removed_bytes, left_bytes;
  size_t in_use;     /* entries left because they were used within the last minute */
  size_t failed;     /* entries left because they could not be removed */
  size_t unreadable; /* entries left because the tier failed to read them, so `wanted` could not
                      * judge them */
} sr_removed;

/*
 * Removes entries of a tier. Age and limit spare an entry that was used within the last minute,
 * because a process may be reading it. Entries are read only if `wanted` is set. SR_ERR_INVALID:
 * the tier is read-only; SR_ERR_IO: it cannot be listed, or some entries could not be removed, with
 * their number and the first reason; SR_ERR_NOMEM.
 */
sr_status sr_prune(sr_ctx *ctx, const sr_cache *cache, sr_tier *tier, const sr_removal *what,
                   sr_removed *out);

#endif
