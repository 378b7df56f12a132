/* A list of the entries of a tier, in memory. */
#ifndef SR_CACHE_ITEMS_H
#define SR_CACHE_ITEMS_H

#include "cache/name.h"
#include "cache/tier.h"

/* An item that owns its name. */
typedef struct sr_kept_item {
  sr_tier_item item; /* without its name, which is below */
  char name[SR_ENTRY_NAME_BYTES];
} sr_kept_item;

/* To be zeroed before its first use; sr_items_free frees it in any case. */
typedef struct sr_items {
  sr_kept_item *all;
  size_t count, room;
  uint64_t bytes; /* the sum over all items */
  bool out_of_memory;
} sr_items;

/* An sr_tier_visit that adds each item to `user`, an sr_items. */
bool sr_items_add(void *user, const sr_tier_item *item);
/* Lists the entries of a tier. Errors: those of the tier; SR_ERR_NOMEM. */
sr_status sr_items_list(sr_ctx *ctx, sr_tier *tier, sr_items *out);
/* The item at `index`; valid until more items are added. */
sr_tier_item sr_items_get(const sr_items *items, size_t index);
/* Sorts by last use, the oldest first. */
void sr_items_sort(sr_items *items);
void sr_items_free(sr_items *items);

#endif
