#include "cache/items.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool sr_items_add(void *user, const sr_tier_item *item) {
  sr_items *items = user;
  if (items->count == items->room) {
    size_t room = items->room ? 2 * items->room : 256;
    sr_kept_item *all = realloc(items->all, room * sizeof *all);
    items->out_of_memory = !all;
    if (!all)
      return false;
    items->all = all;
    items->room = room;
  }
  sr_kept_item *kept = &items->all[items->count++];
  kept->item = *item;
  snprintf(kept->name, sizeof kept->name, "%s", item->name);
  items->bytes += item->bytes;
  return true;
}

sr_status sr_items_list(sr_ctx *ctx, sr_tier *tier, sr_items *out) {
  SR_TRY(tier->calls->list(ctx, tier, sr_items_add, out));
  return out->out_of_memory ? sr_fail(ctx, SR_ERR_NOMEM, "out of memory") : SR_OK;
}

sr_tier_item sr_items_get(const sr_items *items, size_t index) {
  sr_tier_item item = items->all[index].item;
  item.name = items->all[index].name;
  return item;
}

static int by_use(const void *left, const void *right) {
  const sr_kept_item *a = left, *b = right;
  if (a->item.used != b->item.used)
    return a->item.used < b->item.used ? -1 : 1;
  return strcmp(a->name, b->name);
}

void sr_items_sort(sr_items *items) {
  if (items->count)
    qsort(items->all, items->count, sizeof *items->all, by_use);
}

void sr_items_free(sr_items *items) {
  free(items->all);
}
