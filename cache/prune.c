#include "cache/prune.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cache/evict.h"
#include "cache/name.h"

typedef struct held {
  char name[SR_ENTRY_NAME_BYTES];
  uint64_t bytes;
  double age;
  bool goes;
  bool at_once; /* though somebody may be reading it */
} held;

typedef struct listing {
  const sr_removal *what;
  held *items;
  size_t count, room;
  bool out_of_memory;
} listing;

/* A visitor: remembers each entry. */
static bool collect(void *user, const sr_inspected *seen) {
  listing *all = user;
  if (all->count == all->room) {
    size_t room = all->room ? 2 * all->room : 256;
    held *items = realloc(all->items, room * sizeof *items);
    all->out_of_memory = !items;
    if (!items)
      return false;
    all->items = items;
    all->room = room;
  }
  held *item = &all->items[all->count++];
  snprintf(item->name, sizeof item->name, "%s", seen->item->name);
  item->bytes = seen->item->bytes;
  item->age = seen->item->age_seconds;
  const sr_removal *what = all->what;
  item->at_once = what->all || (what->wanted && what->wanted(what->user, seen));
  item->goes = item->at_once || (what->has_age && item->age > what->age_seconds);
  return true;
}

/* The longest unused first. */
static int by_age(const void *left, const void *right) {
  const held *a = left, *b = right;
  if (a->age != b->age)
    return a->age > b->age ? -1 : 1;
  return strcmp(a->name, b->name);
}

/* Marks what else must go for the limit: in order of age, whether or not it may go now. */
static void keep_to_limit(listing *all, uint64_t max_bytes) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < all->count; i++)
    bytes += all->items[i].goes ? 0 : all->items[i].bytes;
  qsort(all->items, all->count, sizeof *all->items, by_age);
  for (size_t i = 0; i < all->count && bytes > max_bytes; i++)
    if (!all->items[i].goes) {
      all->items[i].goes = true;
      bytes -= all->items[i].bytes;
    }
}

static void remove_marked(sr_ctx *ctx, sr_tier *tier, const listing *all, sr_removed *out) {
  for (size_t i = 0; i < all->count; i++) {
    const held *item = &all->items[i];
    bool in_use = item->goes && !item->at_once && item->age < (double)SR_EVICT_GRACE_SECONDS;
    bool tried = item->goes && !in_use;
    if (tried && tier->calls->remove(ctx, tier, item->name) == SR_OK) {
      out->removed++;
      out->removed_bytes += item->bytes;
      continue;
    }
    out->in_use += in_use;
    out->failed += tried;
    out->left++;
    out->left_bytes += item->bytes;
  }
}

sr_status sr_prune(sr_ctx *ctx, const sr_cache *cache, sr_tier *tier, const sr_removal *what,
                   sr_removed *out) {
  *out = (sr_removed){0};
  if (!tier->writable)
    return sr_fail(ctx, SR_ERR_INVALID, "it is only read");
  listing all = {.what = what};
  sr_status status = sr_inspect(ctx, cache, tier, what->wanted, collect, &all);
  if (status == SR_OK && all.out_of_memory)
    status = sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  if (status == SR_OK) {
    if (what->has_limit)
      keep_to_limit(&all, what->max_bytes);
    remove_marked(ctx, tier, &all, out);
    status = out->failed ? SR_ERR_IO : SR_OK;
  }
  free(all.items);
  return status;
}
