/* The tier of this process: what was compiled or found here is found again without a disk. */
#ifndef SR_CACHE_MEMORY_TIER_H
#define SR_CACHE_MEMORY_TIER_H

#include "cache/tier.h"

/*
 * Entries together take at most `limit` bytes, the least recently used make way; one that is larger
 * is not kept. SR_ERR_NOMEM.
 */
sr_status sr_memory_tier_open(sr_ctx *ctx, uint64_t limit, sr_tier **out_tier);

#endif
