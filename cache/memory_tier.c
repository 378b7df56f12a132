/*
 * The tier is a list of entries; the most recently used one comes first. Entries stay encoded and
 * compressed, as in a file: a process may keep some hundreds of them, and decompressing one costs
 * less than loading it into the executor. Every entry here was made or verified by this process, so
 * `load` ignores `wanted.worth`, which protects against reading wrong files.
 */
#include "cache/memory_tier.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cache/name.h"

typedef struct memory_entry {
  struct memory_entry *next;
  char name[SR_ENTRY_NAME_BYTES];
  size_t bytes;
  unsigned char data[];
} memory_entry;

typedef struct memory_tier {
  sr_tier tier; /* first member: the functions below cast its address */
  memory_entry *entries;
  uint64_t bytes, limit;
} memory_tier;

/* Returns the pointer in the list that points to the entry `name`, or the NULL at the end of the
 * list. */
static memory_entry **find_link(memory_tier *memory, const char *name) {
  memory_entry **link = &memory->entries;
  while (*link && strcmp((*link)->name, name) != 0)
    link = &(*link)->next;
  return link;
}

static void drop(memory_tier *memory, memory_entry **link) {
  memory_entry *entry = *link;
  *link = entry->next;
  memory->bytes -= entry->bytes;
  free(entry);
}

static sr_status load(sr_ctx *ctx, sr_tier *tier, const char *name, sr_tier_wanted wanted,
                      void **out_data, size_t *out_bytes) {
  memory_tier *memory = (memory_tier *)tier;
  memory_entry **link = find_link(memory, name), *entry = *link;
  *out_data = NULL;
  *out_bytes = 0;
  if (!entry)
    return SR_OK;
  size_t bytes = entry->bytes;
  if (wanted.first_bytes && wanted.first_bytes < bytes)
    bytes = wanted.first_bytes;
  void *data = malloc(bytes + 1);
  if (!data)
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory for its %zu bytes", bytes);
  memcpy(data, entry->data, bytes);
  if (wanted.use) {
    *link = entry->next;
    entry->next = memory->entries;
    memory->entries = entry;
  }
  *out_data = data;
  *out_bytes = bytes;
  return SR_OK;
}

static sr_status store(sr_ctx *ctx, sr_tier *tier, const char *name, const void *data,
                       size_t bytes) {
  memory_tier *memory = (memory_tier *)tier;
  memory_entry **old = find_link(memory, name);
  if (*old)
    drop(memory, old);
  if (bytes > memory->limit)
    return SR_OK;
  while (memory->bytes > memory->limit - bytes) {
    memory_entry **last = &memory->entries;
    while ((*last)->next)
      last = &(*last)->next;
    drop(memory, last);
  }
  memory_entry *entry = malloc(sizeof *entry + bytes);
  if (!entry)
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory for its %zu bytes", bytes);
  snprintf(entry->name, sizeof entry->name, "%s", name);
  entry->bytes = bytes;
  memcpy(entry->data, data, bytes);
  entry->next = memory->entries;
  memory->entries = entry;
  memory->bytes += bytes;
  return SR_OK;
}

static sr_status remove_entry(sr_ctx *ctx, sr_tier *tier, const char *name) {
  (void)ctx;
  memory_tier *memory = (memory_tier *)tier;
  memory_entry **link = find_link(memory, name);
  if (*link)
    drop(memory, link);
  return SR_OK;
}

/* Lists the most recently used entry first. `age_seconds` is only the position in the list: no
 * caller compares it with a clock. */
static sr_status list(sr_ctx *ctx, sr_tier *tier, sr_tier_visit *visit, void *user) {
  (void)ctx;
  double place = 0;
  for (memory_entry *entry = ((memory_tier *)tier)->entries, *next; entry; entry = next) {
    next = entry->next; /* the visitor may remove this entry */
    if (!visit(user,
               &(sr_tier_item){.name = entry->name, .bytes = entry->bytes, .age_seconds = place++}))
      break;
  }
  return SR_OK;
}

static void describe(sr_tier *tier, sr_tier_facts *out) {
  *out = (sr_tier_facts){.limit_bytes = ((memory_tier *)tier)->limit};
}

static void close_tier(sr_tier *tier) {
  memory_tier *memory = (memory_tier *)tier;
  while (memory->entries)
    drop(memory, &memory->entries);
  free(tier->place);
  free(memory);
}

sr_status sr_memory_tier_open(sr_ctx *ctx, uint64_t limit, sr_tier **out_tier) {
  static const sr_tier_calls calls = {.load = load,
                                      .store = store,
                                      .remove = remove_entry,
                                      .list = list,
                                      .close = close_tier,
                                      .describe = describe};
  memory_tier *memory = calloc(1, sizeof *memory);
  char *place = strdup("of this process");
  if (!memory || !place) {
    free(memory);
    free(place);
    return sr_fail(ctx, SR_ERR_NOMEM, "cache: out of memory");
  }
  memory->tier =
      (sr_tier){.calls = &calls, .kind = SR_TIER_MEMORY, .place = place, .writable = true};
  memory->limit = limit;
  *out_tier = &memory->tier;
  return SR_OK;
}
