/* A list of a tier's entries (name, size, time of last use), kept in memory. */
#ifndef SR_CACHE_ITEMS_H
#define SR_CACHE_ITEMS_H

#include "cache/name.h"
#include "cache/tier.h"

/* An sr_tier_item together with the text of its name. */
typedef struct sr_kept_item {
  sr_tier_item item; /* its own name pointer is not valid: use `name` below */
  char name[SR_ENTRY_NAME_BYTES];
} sr_kept_item;

/* Zero it before the first use. sr_items_free must be called, even after an error. */
typedef struct sr_items {
  sr_kept_item *all;
  size_t count, room;
  uint64_t bytes; /* the sizes of all entries added up */
  bool out_of_memory;
} sr_items;

/* An sr_tier_visit that appends `item` to the list `user`, an sr_items. */
bool sr_items_add(void *user, const sr_tier_item *item);
/* Appends all entries of a tier to *out. Fails as the tier's `list` does, or with SR_ERR_NOMEM. */
sr_status sr_items_list(sr_ctx *ctx, sr_tier *tier, sr_items *out);
/* Returns the item at `index`. Its name is valid until more items are added. */
sr_tier_item sr_items_get(const sr_items *items, size_t index);
/* Sorts by time of last use; the least recently used entry comes first. */
void sr_items_sort(sr_items *items);
void sr_items_free(sr_items *items);

#endif
