#include "cache/prune.h"

#include "cache/evict.h"

/* The entries chosen for removal while sr_inspect visits a tier. */
typedef struct chosen {
  const sr_removal *what;
  sr_items items;
  sr_removed *out;
} chosen;

/* Visits one entry: counts it in *out, and adds it to the list if what->wanted chooses it. */
static bool choose(void *user, const sr_inspected *seen) {
  chosen *in = user;
  in->out->left++;
  in->out->left_bytes += seen->item->bytes;
  in->out->unreadable += seen->state == SR_ENTRY_UNREADABLE;
  return !in->what->wanted(seen) || sr_items_add(&in->items, seen->item);
}

/* Removes an entry and updates the counts in *out. If `at_once` is false, an entry that a process
 * may be reading stays. */
static void remove_one(sr_ctx *ctx, sr_tier *tier, const sr_tier_item *item, bool at_once,
                       sr_removed *out) {
  bool gone = false, spared = !at_once && sr_evict_spares(item);
  sr_status status = SR_OK;
  if (at_once) {
    status = tier->calls->remove(ctx, tier, item->name);
    gone = status == SR_OK;
  } else if (!spared) {
    status = sr_evict_one(ctx, tier, item, &gone);
  }
  out->removed += gone;
  out->removed_bytes += gone ? item->bytes : 0;
  out->left -= gone;
  out->left_bytes -= gone ? item->bytes : 0;
  out->failed += status != SR_OK;
  out->in_use += status == SR_OK && !gone;
}

/* Removes the entries that what->wanted chooses. It judges them by their contents, so every entry
 * is read whole. */
static sr_status remove_wanted(sr_ctx *ctx, sr_ctx *removal, const sr_cache *cache, sr_tier *tier,
                               const sr_removal *what, sr_removed *out) {
  chosen in = {.what = what, .out = out};
  sr_status status = sr_inspect(ctx, cache, tier, true, choose, &in);
  if (status == SR_OK && in.items.out_of_memory)
    status = sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  for (size_t i = 0; status == SR_OK && i < in.items.count; i++) {
    const sr_tier_item item = sr_items_get(&in.items, i);
    remove_one(removal, tier, &item, true, out);
  }
  sr_items_free(&in.items);
  return status;
}

/* Removes entries that need not be read to choose them: all, by age, or down to the size limit. The
 * least recently used ones go first. An entry that stays because it is in use or cannot be removed
 * still counts as removed for the size limit, so that no other entry goes in its place. */
static sr_status remove_listed(sr_ctx *ctx, sr_ctx *removal, sr_tier *tier, const sr_removal *what,
                               sr_removed *out) {
  sr_items items = {0};
  sr_status status = sr_items_list(ctx, tier, &items);
  uint64_t bytes = items.bytes;
  out->left = items.count;
  out->left_bytes = items.bytes;
  sr_items_sort(&items);
  for (size_t i = 0; status == SR_OK && i < items.count; i++) {
    const sr_tier_item item = sr_items_get(&items, i);
    if (!what->all && !(what->has_age && item.age_seconds > what->age_seconds) &&
        !(what->has_limit && bytes > what->max_bytes))
      continue;
    remove_one(removal, tier, &item, what->all, out);
    bytes -= item.bytes;
  }
  sr_items_free(&items);
  return status;
}

sr_status sr_prune(sr_ctx *ctx, const sr_cache *cache, sr_tier *tier, const sr_removal *what,
                   sr_removed *out) {
  *out = (sr_removed){0};
  if (!tier->writable)
    return sr_fail(ctx, SR_ERR_INVALID, "it is only read");
  sr_ctx removal = {.log = ctx->log};
  if (what->wanted)
    SR_TRY(remove_wanted(ctx, &removal, cache, tier, what, out));
  const bool lists = what->all || what->has_age || what->has_limit;
  if (!what->wanted || (lists && !tier->gone))
    SR_TRY(remove_listed(ctx, &removal, tier, what, out));
  if (out->failed)
    return sr_fail(ctx, SR_ERR_IO, "%zu could not be removed: %s", out->failed, removal.message);
  return SR_OK;
}
