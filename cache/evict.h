/* Keeps a tier below its size limit: evicts the entries that were used least recently. */
#ifndef SR_CACHE_EVICT_H
#define SR_CACHE_EVICT_H

#include "cache/items.h"

enum {
  /* entries used this recently are spared: a process may be reading them */
  SR_EVICT_GRACE_SECONDS = 60,
  /* eviction goes down to this percentage of the limit, so that not every store evicts */
  SR_EVICT_GOAL_PERCENT = 90,
};

/* True if the entry was used so recently that a process may be reading it. */
bool sr_evict_spares(const sr_tier_item *item);
/* Removes the entry `item` of a listing, unless it was used after the listing. *out_gone is true if
 * the entry does not exist afterwards. */
sr_status sr_evict_one(sr_ctx *ctx, sr_tier *tier, const sr_tier_item *item, bool *out_gone);

/*
 * Evicts entries if `items`, a listing of `tier`, takes more than `limit` bytes; 0 means no limit.
 * Removes the least recently used entries until the rest takes at most SR_EVICT_GOAL_PERCENT of the
 * limit. Entries that were used within SR_EVICT_GRACE_SECONDS stay. Entries that cannot be removed
 * stay, too. Several processes may evict at once. The result is logged.
 */
void sr_evict(const sr_ctx *log, sr_tier *tier, sr_items *items, uint64_t limit);

#endif
