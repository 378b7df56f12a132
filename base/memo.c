#include "base/memo.h"

#include <string.h>

#include "base/mix.h"

typedef struct sr_memo_entry {
  struct sr_memo_entry *next; /* next entry of the list in this slot */
  uint64_t hash;
  size_t count;
  const int64_t *key;
  void *made;
} sr_memo_entry;

enum {
  FIRST_SLOTS = 64
};

static void grow(sr_arena *arena, sr_memo *memo) {
  size_t count = memo->slot_count ? 2 * memo->slot_count : FIRST_SLOTS;
  sr_memo_entry **slots = SR_NEW_ARRAY(arena, sr_memo_entry *, count);
  for (size_t i = 0; i < memo->slot_count; i++)
    for (sr_memo_entry *entry = memo->slots[i], *next; entry; entry = next) {
      next = entry->next;
      entry->next = slots[entry->hash & (count - 1)];
      slots[entry->hash & (count - 1)] = entry;
    }
  memo->slots = slots;
  memo->slot_count = count;
}

void **sr_memo_at(sr_arena *arena, sr_memo *memo, const int64_t *key, size_t count) {
  uint64_t hash = sr_mix_bytes(key, count * sizeof *key);
  if (memo->count >= memo->slot_count)
    grow(arena, memo);
  sr_memo_entry **slot = &memo->slots[hash & (memo->slot_count - 1)];
  for (sr_memo_entry *entry = *slot; entry; entry = entry->next)
    if (entry->hash == hash && entry->count == count &&
        memcmp(entry->key, key, count * sizeof *key) == 0)
      return &entry->made;
  sr_memo_entry *made = SR_NEW(arena, sr_memo_entry);
  *made = (sr_memo_entry){.next = *slot,
                          .hash = hash,
                          .count = count,
                          .key = sr_arena_copy(arena, key, count * sizeof *key)};
  *slot = made;
  memo->count++;
  return &made->made;
}
