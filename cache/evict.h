/* What leaves a place that has become too large: what was used least recently. */
#ifndef SR_CACHE_EVICT_H
#define SR_CACHE_EVICT_H

#include "cache/items.h"

enum {
  SR_EVICT_GRACE_SECONDS = 60, /* what was used within them may be being read, and stays */
  SR_EVICT_GOAL_PERCENT = 90,  /* of the limit; more is not to be removed at every store */
};

/* Whether somebody may be reading it, by when it was used last. */
bool sr_evict_spares(const sr_tier_item *item);
/* Removes an entry of a listing unless it was used since. *out_gone: it is not there any more. */
sr_status sr_evict_one(sr_ctx *ctx, sr_tier *tier, const sr_tier_item *item, bool *out_gone);

/*
 * When `items`, a listing of `tier`, together take more than `limit` bytes, removes those used
 * least recently until they are SR_EVICT_GOAL_PERCENT of it or the others may be being read. A
 * limit of 0: none. Any number of processes may do so at once. What cannot be removed stays, and
 * what was done is logged.
 */
void sr_evict(const sr_ctx *log, sr_tier *tier, sr_items *items, uint64_t limit);

#endif
