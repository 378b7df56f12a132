/* Removing entries because somebody asks; by itself a directory keeps to a limit (evict.h). */
#ifndef SR_CACHE_PRUNE_H
#define SR_CACHE_PRUNE_H

#include "cache/inspect.h"

/* Which entries are to go: those that one of these names. */
typedef struct sr_removal {
  bool all;
  bool (*wanted)(const sr_inspected *seen); /* gets entries that were read whole */
  bool has_age;                             /* what was not used for longer than age_seconds */
  bool has_limit; /* what was used least recently, until the rest has at most max_bytes */
  double age_seconds;
  uint64_t max_bytes;
} sr_removal;

typedef struct sr_removed {
  size_t removed, left;
  uint64_t removed_bytes, left_bytes;
  size_t in_use; /* of those left: would have gone, but for the use within the last minute */
  size_t failed; /* of those left: could not be removed */
  size_t
      unreadable; /* of those that `wanted` should have judged; a tier that fails for good at that
                        is not asked for more */
} sr_removed;

/*
 * Removes entries of a tier. What goes by its age or for the limit stays when it was used within
 * the last minute, for somebody may be reading it. Only what `wanted` judges is read.
 * SR_ERR_INVALID: the tier is only read; SR_ERR_IO: it cannot be listed, or some could not be
 * removed, with how many, and why the first; SR_ERR_NOMEM.
 */
sr_status sr_prune(sr_ctx *ctx, const sr_cache *cache, sr_tier *tier, const sr_removal *what,
                   sr_removed *out);

#endif
