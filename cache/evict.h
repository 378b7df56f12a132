/* Keeps a tier below its size limit: evicts the entries that were used least recently. */
#ifndef SR_CACHE_EVICT_H
#define SR_CACHE_EVICT_H

#include "cache/items.h"

enum {
  SR_EVICT_GRACE_SECONDS = 60, /* entries used in the last 60 s stay: a process may read them */
  SR_EVICT_GOAL_PERCENT = 90,  /* evicts down to 90% of the limit, so not at every store */
};

/* Whether the entry was used so recently that a process may be reading it. */
bool sr_evict_spares(const sr_tier_item *item);
/* Removes an entry of a listing unless it was used after the listing. *out_gone: the entry is gone.
 */
sr_status sr_evict_one(sr_ctx *ctx, sr_tier *tier, const sr_tier_item *item, bool *out_gone);

/*
 * If the entries in `items`, a listing of `tier`, take more than `limit` bytes (0: no limit),
 * removes the least recently used ones until SR_EVICT_GOAL_PERCENT of the limit is taken. Entries
 * that were used within SR_EVICT_GRACE_SECONDS stay, as do entries that cannot be removed. Several
 * processes may evict at once. The result is logged.
 */
void sr_evict(const sr_ctx *log, sr_tier *tier, sr_items *items, uint64_t limit);

#endif
