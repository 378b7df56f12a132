#include "cache/evict.h"

#include <math.h>

/*
 * The age of an entry is negative if its time of last use is later than the listing. A time that is
 * later by up to the grace time means that a process used the entry after the listing; the entry is
 * spared. A time still later comes from a client with a wrong clock. Such an entry may be evicted,
 * but it is the last in order.
 */
bool sr_evict_spares(const sr_tier_item *item) {
  return fabs(item->age_seconds) <= (double)SR_EVICT_GRACE_SECONDS;
}

sr_status sr_evict_one(sr_ctx *ctx, sr_tier *tier, const sr_tier_item *item, bool *out_gone) {
  if (tier->calls->remove_unused)
    return tier->calls->remove_unused(ctx, tier, item, out_gone);
  sr_status status = tier->calls->remove(ctx, tier, item->name);
  *out_gone = status == SR_OK;
  return status;
}

void sr_evict(const sr_ctx *log, sr_tier *tier, sr_items *items, uint64_t limit) {
  const uint64_t before = items->bytes, goal = limit / 100 * SR_EVICT_GOAL_PERCENT;
  if (limit == 0 || before <= limit)
    return;
  sr_ctx own = {.log = log->log};
  uint64_t left = before;
  size_t removed = 0;
  sr_items_sort(items);
  for (size_t i = 0; i < items->count && left > goal; i++) {
    const sr_tier_item item = sr_items_get(items, i);
    bool gone = false;
    if (!sr_evict_spares(&item))
      (void)sr_evict_one(&own, tier, &item, &gone);
    if (gone) {
      left -= item.bytes;
      removed++;
    }
  }
  const char *rest = left <= limit       ? ""
                     : own.code != SR_OK ? "; not all could be removed: "
                                         : "; the others were used within the last minute";
  sr_log_line(&own, SR_LOG_CACHE, SR_LOG_INFO,
              "cache %s: %llu KiB, and %llu KiB are the limit: %zu of %zu entries evicted, %llu "
              "KiB are left%s%s",
              tier->place, (unsigned long long)before / 1024, (unsigned long long)limit / 1024,
              removed, items->count, (unsigned long long)left / 1024, rest, own.message);
}
