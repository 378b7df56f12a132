/* The tier in the memory of this process. */
#ifndef SR_CACHE_MEMORY_TIER_H
#define SR_CACHE_MEMORY_TIER_H

#include "cache/tier.h"

/* Opens an empty tier. Its entries take at most `limit` bytes together: to make room, the least
 * recently used ones are removed. An entry larger than `limit` is not kept. SR_ERR_NOMEM. */
sr_status sr_memory_tier_open(sr_ctx *ctx, uint64_t limit, sr_tier **out_tier);

#endif
