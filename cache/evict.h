/* Keeps a tier below its limit: the entries that were used least recently go. */
#ifndef SR_CACHE_EVICT_H
#define SR_CACHE_EVICT_H

#include "cache/items.h"

enum {
  SR_EVICT_GRACE_SECONDS = 60, /* an entry used since may be being read, and stays */
  SR_EVICT_GOAL_PERCENT = 90,  /* of the limit, so that not every store has to evict */
};

/* Whether the entry was used so recently that a process may be reading it. */
bool sr_evict_spares(const sr_tier_item *item);
/* Removes an entry of a listing unless it was used since. *out_gone: the entry is gone. */
sr_status sr_evict_one(sr_ctx *ctx, sr_tier *tier, const sr_tier_item *item, bool *out_gone);

/*
 * If `items`, a listing of `tier`, take more than `limit` bytes, removes those used least recently
 * until the rest takes SR_EVICT_GOAL_PERCENT of the limit or may be being read. A limit of 0 is
 * none. Any number of processes may do so at once. Entries that cannot be removed stay. The result
 * is logged.
 */
void sr_evict(const sr_ctx *log, sr_tier *tier, sr_items *items, uint64_t limit);

#endif
