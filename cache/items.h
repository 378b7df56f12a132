/* The entries of a tier, listed once and kept in memory while they are looked at one by one. */
#ifndef SR_CACHE_ITEMS_H
#define SR_CACHE_ITEMS_H

#include "cache/name.h"
#include "cache/tier.h"

/* An item of a listing that owns its name. */
typedef struct sr_kept_item {
  sr_tier_item item; /* without its name */
  char name[SR_ENTRY_NAME_BYTES];
} sr_kept_item;

/* Zeroed before; sr_items_free in any case. */
typedef struct sr_items {
  sr_kept_item *all;
  size_t count, room;
  uint64_t bytes; /* of all */
  bool out_of_memory;
} sr_items;

/* A visitor of a listing, `user` being an sr_items. */
bool sr_items_add(void *user, const sr_tier_item *item);
/* Lists a tier. What the tier fails with; SR_ERR_NOMEM. */
sr_status sr_items_list(sr_ctx *ctx, sr_tier *tier, sr_items *out);
/* Number `index` as it was listed; valid until more are added. */
sr_tier_item sr_items_get(const sr_items *items, size_t index);
/* Those used least recently first. */
void sr_items_sort(sr_items *items);
void sr_items_free(sr_items *items);

#endif
