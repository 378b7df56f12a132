#include "uniformity/classes.h"

#include <string.h>

#include "base/mix.h"

/* ---- finding equal items --------------------------------------------------------------------- */

/* Empties the hash table pool->slots and makes room for `count` entries. A free slot is -1. */
static void clear_slots(sr_class_pool *pool, int64_t count) {
  size_t wanted = 64;
  while (wanted < 2 * (size_t)count)
    wanted *= 2;
  if (pool->slot_count < wanted) {
    pool->slots = SR_NEW_ARRAY(pool->arena, int32_t, wanted);
    pool->slot_count = wanted;
  }
  memset(pool->slots, 0xff, pool->slot_count * sizeof *pool->slots);
}

void sr_classes_first_equal(sr_class_pool *pool, const sr_likeness *things, int32_t *out_first) {
  clear_slots(pool, things->count);
  for (int64_t i = 0; i < things->count; i++)
    for (uint64_t at = things->hash(things->context, i);; at++) {
      int32_t *slot = &pool->slots[at & (pool->slot_count - 1)];
      if (*slot < 0)
        *slot = (int32_t)i;
      if (*slot != i && !things->equal(things->context, *slot, i))
        continue;
      out_first[i] = *slot;
      break;
    }
}

/* ---- partitions ------------------------------------------------------------------------------ */

/* Returns the interned partition that equals pool->draft. Makes it if there is none yet. */
static const sr_classes *intern_draft(sr_class_pool *pool) {
  size_t bytes = (size_t)pool->device_count * sizeof *pool->draft;
  const int64_t hash = (int64_t)sr_mix_bytes(pool->draft, bytes);
  const sr_classes **first = (const sr_classes **)sr_memo_at(pool->arena, &pool->made, &hash, 1);
  for (const sr_classes *known = *first; known; known = known->next)
    if (memcmp(known->of, pool->draft, bytes) == 0)
      return known;
  sr_classes *made = SR_NEW(pool->arena, sr_classes);
  made->of = sr_arena_copy(pool->arena, pool->draft, bytes);
  made->next = *first;
  *first = made;
  return made;
}

static uint64_t hash_number(const void *numbers, int64_t device) {
  return sr_mix(0, (uint64_t)((const int64_t *)numbers)[device]);
}

static bool is_same_number(const void *numbers, int64_t a, int64_t b) {
  return ((const int64_t *)numbers)[a] == ((const int64_t *)numbers)[b];
}

/* True if the numbers never fall or never rise. Equal numbers are then next to each other. */
static bool is_in_order(const int64_t *numbers, int64_t count) {
  bool rises = false, falls = false;
  for (int64_t i = 1; i < count; i++) {
    rises |= numbers[i - 1] < numbers[i];
    falls |= numbers[i - 1] > numbers[i];
  }
  return !rises || !falls;
}

const sr_classes *sr_classes_by_number(sr_class_pool *pool, const int64_t *numbers) {
  const sr_likeness devices = {numbers, pool->device_count, hash_number, is_same_number};
  if (is_in_order(numbers, pool->device_count)) {
    pool->draft[0] = 0;
    for (int32_t d = 1; d < pool->device_count; d++)
      pool->draft[d] = numbers[d] == numbers[d - 1] ? pool->draft[d - 1] : d;
  } else {
    sr_classes_first_equal(pool, &devices, pool->draft);
  }
  return intern_draft(pool);
}

const sr_classes *sr_classes_of_shards(sr_class_pool *pool, const sr_sharding *sharding) {
  for (int64_t d = 0; d < pool->device_count; d++)
    pool->pairs[d] = -1 - d;
  for (int64_t i = 0; i < sharding->mesh->device_count; i++) {
    int64_t shard = 0;
    for (int32_t d = 0; d < sharding->rank; d++)
      shard = shard * sr_sharding_dim_shards(sharding, d) + sr_sharding_shard_index(sharding, d, i);
    pool->pairs[sr_mesh_device(sharding->mesh, i)] = shard;
  }
  return sr_classes_by_number(pool, pool->pairs);
}

static const sr_classes *refine(sr_class_pool *pool, const sr_classes *a, const sr_classes *b) {
  for (int32_t d = 0; d < pool->device_count; d++)
    pool->pairs[d] = (int64_t)a->of[d] * pool->device_count + b->of[d];
  return sr_classes_by_number(pool, pool->pairs);
}

const sr_classes *sr_classes_meet(sr_class_pool *pool, const sr_classes *a, const sr_classes *b) {
  if (a == b || b == pool->all || a == pool->none)
    return a;
  if (a == pool->all || b == pool->none)
    return b;
  const int64_t key[] = {(int64_t)(intptr_t)a, (int64_t)(intptr_t)b};
  const sr_classes **known =
      (const sr_classes **)sr_memo_at(pool->arena, &pool->meetings, key, sizeof key / sizeof *key);
  if (!*known)
    *known = refine(pool, a, b);
  return *known;
}

sr_class_pool *sr_class_pool_create(sr_arena *arena, int64_t device_count) {
  sr_class_pool *pool = SR_NEW(arena, sr_class_pool);
  *pool = (sr_class_pool){.arena = arena, .device_count = (int32_t)device_count};
  pool->draft = SR_NEW_ARRAY(arena, int32_t, device_count);
  pool->pairs = SR_NEW_ARRAY(arena, int64_t, device_count);
  pool->all = intern_draft(pool);
  for (int32_t d = 0; d < pool->device_count; d++)
    pool->draft[d] = d;
  pool->none = intern_draft(pool);
  return pool;
}
