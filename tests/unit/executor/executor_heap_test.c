/*
 * The heap of a device's window compared with a simple model: blocks never overlap, and are aligned
 * and counted; discarded pages lie in no block in use; after all blocks are freed, all memory can
 * be allocated again.
 */
#include "executor/devices/cpu/heap.h"

#include <stdlib.h>

#include "support/expect.h"

enum {
  SPAN = 1 << 22,
  LIMIT = 1 << 21,
  BLOCKS = 200,
  ROUNDS = 20000,
  PAGE = 4096
};

typedef struct model {
  uint8_t used[SPAN / 64];    /* units that belong to blocks */
  uint8_t pages[SPAN / PAGE]; /* pages that were touched and not discarded */
  uint64_t discarded;
} model;

static void discard(void *user, uint64_t offset, uint64_t bytes) {
  model *m = user;
  EXPECT(offset % PAGE == 0 && bytes % PAGE == 0 && bytes > 0 && offset + bytes <= SPAN);
  for (uint64_t i = offset / 64; i < (offset + bytes) / 64; i++)
    if (!EXPECT(!m->used[i]))
      break;
  for (uint64_t i = offset / PAGE; i < (offset + bytes) / PAGE; i++)
    m->pages[i] = 0;
  m->discarded += bytes;
}

static void mark(model *m, uint64_t offset, uint64_t bytes, uint8_t value) {
  for (uint64_t i = offset / 64; i < (offset + bytes + 63) / 64; i++) {
    EXPECT(m->used[i] != value); /* blocks overlap */
    m->used[i] = value;
  }
  for (uint64_t i = offset / PAGE; value && i <= (offset + bytes - 1) / PAGE; i++)
    m->pages[i] = 1;
}

static uint64_t random_next(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return *state >> 33;
}

/* Allocates and frees at random; sizes from a unit to a fourth of the limit. */
static void test_random(void) {
  static model m;
  sr_heap *heap = sr_heap_create(SPAN, LIMIT, discard, &m);
  sr_heap_block *blocks[BLOCKS] = {0};
  uint64_t sizes[BLOCKS] = {0}, used = 0, peak = 0, state = 1, refused = 0;
  for (int round = 0; round < ROUNDS; round++) {
    uint64_t i = random_next(&state) % BLOCKS;
    if (blocks[i]) {
      mark(&m, sr_heap_block_offset(blocks[i]), sizes[i], 0);
      sr_heap_give(heap, blocks[i]);
      used -= (sizes[i] + 63) / 64 * 64;
      blocks[i] = NULL;
      continue;
    }
    uint64_t largest = (uint64_t)64 << (random_next(&state) % 14);
    sizes[i] = 1 + random_next(&state) % largest;
    uint64_t rounded = (sizes[i] + 63) / 64 * 64;
    blocks[i] = sr_heap_take(heap, sizes[i]);
    if (!blocks[i]) {
      EXPECT(used + rounded > LIMIT);
      refused++;
      continue;
    }
    uint64_t offset = sr_heap_block_offset(blocks[i]);
    EXPECT(offset % 64 == 0 && offset + sizes[i] <= SPAN);
    mark(&m, offset, sizes[i], 1);
    used += rounded;
    peak = used > peak ? used : peak;
    uint64_t pages = 0;
    for (int p = 0; p < SPAN / PAGE; p++)
      pages += m.pages[p];
    /* Pages at the edges of blocks count in full here. */
    EXPECT(used <= LIMIT && pages * PAGE <= LIMIT + 2 * BLOCKS * PAGE);
    EXPECT(sr_heap_used(heap) == used && sr_heap_peak(heap) == peak);
  }
  EXPECT(refused > 0 && m.discarded > 0);
  for (int i = 0; i < BLOCKS; i++)
    if (blocks[i])
      sr_heap_give(heap, blocks[i]);
  EXPECT_EQ(sr_heap_used(heap), 0);
  memset(m.used, 0, sizeof m.used);
  sr_heap_block *all = sr_heap_take(heap, LIMIT);
  EXPECT(all && !sr_heap_take(heap, 1));
  sr_heap_give(heap, all);
  EXPECT_EQ(sr_heap_peak(heap), LIMIT);
  sr_heap_destroy(heap);
}

/* The same block is allocated repeatedly, as --repeat does: its pages stay. */
static void test_pages_stay(void) {
  static model m;
  sr_heap *heap = sr_heap_create(SPAN, LIMIT, discard, &m);
  for (int i = 0; i < 100; i++) {
    sr_heap_block *a = sr_heap_take(heap, LIMIT / 2), *b = sr_heap_take(heap, LIMIT / 4);
    EXPECT(a && b);
    sr_heap_give(heap, a);
    sr_heap_give(heap, b);
  }
  EXPECT_EQ(m.discarded, 0);
  sr_heap_destroy(heap);
}

static void test_edges(void) {
  static model m;
  sr_heap *heap = sr_heap_create(SPAN, LIMIT, discard, &m);
  sr_heap_block *a = sr_heap_take(heap, 0), *b = sr_heap_take(heap, 0);
  EXPECT(a && b && sr_heap_block_offset(a) != sr_heap_block_offset(b));
  EXPECT(!sr_heap_take(heap, UINT64_MAX) && !sr_heap_take(heap, LIMIT));
  sr_heap_destroy(heap);
  sr_heap_destroy(NULL);
}

int main(void) {
  test_random();
  test_pages_stay();
  test_edges();
  return expect_result();
}
