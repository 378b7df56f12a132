/*
 * All blocks, used and free, form one list sorted by offset, so the neighbours of a block are found
 * at once. A free block is also in the list of its size class. The structs of the blocks are
 * malloc'ed and lie outside the memory that they describe, so neither an array's bytes nor another
 * process can overwrite them.
 *
 * A freed block keeps its physical pages: the next run of a program takes the same memory again,
 * and page faults would cost more than the computation. Each free block records which of its range
 * may have pages. If the used bytes and the pages of free blocks together would exceed the limit,
 * the pages of all free blocks are returned to the system.
 */
#include "executor/devices/cpu/heap.h"

#include <stdbool.h>
#include <stdlib.h>

enum {
  UNIT = 64,
  PAGE = 4096,
  CLASSES = 64
};

struct sr_heap_block {
  uint64_t offset, bytes; /* multiples of UNIT */
  /* if free: the range that may have pages; empty if both are equal */
  uint64_t touched_begin, touched_end;
  sr_heap_block *before, *behind; /* the neighbours in memory */
  /* if free: the neighbours in the list of the size class */
  sr_heap_block *class_prev, *class_next;
  bool free;
};

struct sr_heap {
  sr_heap_block *first;
  /* [class]: free blocks of 2^class to 2^(class + 1) - 1 units of UNIT bytes */
  sr_heap_block *classes[CLASSES];
  uint64_t filled; /* bit c is set if classes[c] is not empty */
  uint64_t limit, used, peak;
  uint64_t resident; /* bytes of free blocks that may have pages */
  sr_heap_discard *discard;
  void *user;
};

static unsigned class_of(uint64_t bytes) {
  return 63u - (unsigned)__builtin_clzll(bytes / UNIT);
}

static uint64_t touched_bytes(const sr_heap_block *block) {
  return block->touched_end - block->touched_begin;
}

static void class_insert(sr_heap *heap, sr_heap_block *block) {
  unsigned class = class_of(block->bytes);
  block->free = true;
  block->class_prev = NULL;
  block->class_next = heap->classes[class];
  if (block->class_next)
    block->class_next->class_prev = block;
  heap->classes[class] = block;
  heap->filled |= 1ull << class;
  heap->resident += touched_bytes(block);
}

static void class_remove(sr_heap *heap, sr_heap_block *block) {
  unsigned class = class_of(block->bytes);
  if (block->class_prev)
    block->class_prev->class_next = block->class_next;
  else
    heap->classes[class] = block->class_next;
  if (block->class_next)
    block->class_next->class_prev = block->class_prev;
  if (!heap->classes[class])
    heap->filled &= ~(1ull << class);
  block->free = false;
  heap->resident -= touched_bytes(block);
}

sr_heap *sr_heap_create(uint64_t span, uint64_t limit, sr_heap_discard *discard, void *user) {
  sr_heap *heap = calloc(1, sizeof *heap);
  if (!heap)
    return NULL;
  *heap = (sr_heap){.limit = limit, .discard = discard, .user = user};
  span -= span % UNIT;
  if (span == 0)
    return heap;
  heap->first = calloc(1, sizeof *heap->first);
  if (!heap->first) {
    sr_heap_destroy(heap);
    return NULL;
  }
  heap->first->bytes = span;
  class_insert(heap, heap->first);
  return heap;
}

void sr_heap_destroy(sr_heap *heap) {
  if (!heap)
    return;
  for (sr_heap_block *block = heap->first, *next; block; block = next) {
    next = block->behind;
    free(block);
  }
  free(heap);
}

/* Finds the pages of a free block that can be discarded: pages that overlap the block's touched
 * range, except those that also belong to a neighbouring block. */
static void touched_pages(const sr_heap_block *block, uint64_t *out_begin, uint64_t *out_end) {
  uint64_t begin = block->touched_begin / PAGE * PAGE;
  uint64_t end = (block->touched_end + PAGE - 1) / PAGE * PAGE;
  *out_begin = begin < block->offset ? begin + PAGE : begin;
  *out_end = end > block->offset + block->bytes ? end - PAGE : end;
}

/* Discards the pages of all free blocks, but no page that also belongs to a used block. */
static void trim(sr_heap *heap) {
  for (sr_heap_block *block = heap->first; block; block = block->behind) {
    if (!block->free || touched_bytes(block) == 0)
      continue;
    uint64_t begin, end;
    touched_pages(block, &begin, &end);
    if (begin < end)
      heap->discard(heap->user, begin, end - begin);
    heap->resident -= touched_bytes(block);
    block->touched_begin = block->touched_end = block->offset;
  }
}

static bool within_limit(const sr_heap *heap, uint64_t bytes) {
  return bytes <= heap->limit - heap->used && heap->resident <= heap->limit - heap->used - bytes;
}

/* Returns a free block of at least `bytes` bytes, or NULL. Takes the smallest one that is large
 * enough in the size class of `bytes`, or else any block of the next larger class that has one. */
static sr_heap_block *find(const sr_heap *heap, uint64_t bytes) {
  unsigned class = class_of(bytes);
  sr_heap_block *best = NULL;
  for (sr_heap_block *block = heap->classes[class]; block; block = block->class_next)
    if (block->bytes >= bytes && (!best || block->bytes < best->bytes))
      best = block;
  if (best || class + 1 == CLASSES)
    return best;
  uint64_t larger = heap->filled & (~0ull << (class + 1));
  return larger ? heap->classes[__builtin_ctzll(larger)] : NULL;
}

static uint64_t clamp(uint64_t value, uint64_t low, uint64_t high) {
  return value < low ? low : value > high ? high : value;
}

static void touched_clamp(sr_heap_block *block) {
  uint64_t end = block->offset + block->bytes;
  block->touched_begin = clamp(block->touched_begin, block->offset, end);
  block->touched_end = clamp(block->touched_end, block->touched_begin, end);
}

/* Cuts `block` to `bytes` bytes and makes the rest a free block. `block` must not be in a class
 * list. Returns false if malloc fails. */
static bool split(sr_heap *heap, sr_heap_block *block, uint64_t bytes) {
  if (block->bytes == bytes)
    return true;
  sr_heap_block *rest = malloc(sizeof *rest);
  if (!rest)
    return false;
  *rest = *block;
  rest->offset += bytes;
  rest->bytes -= bytes;
  rest->before = block;
  if (rest->behind)
    rest->behind->before = rest;
  block->behind = rest;
  block->bytes = bytes;
  touched_clamp(block);
  touched_clamp(rest);
  class_insert(heap, rest);
  return true;
}

sr_heap_block *sr_heap_take(sr_heap *heap, uint64_t bytes) {
  if (bytes > UINT64_MAX - UNIT)
    return NULL;
  bytes = bytes == 0 ? UNIT : (bytes + UNIT - 1) / UNIT * UNIT;
  if (bytes > heap->limit - heap->used)
    return NULL;
  sr_heap_block *block = find(heap, bytes);
  if (!block)
    return NULL;
  class_remove(heap, block);
  if (!split(heap, block, bytes)) {
    class_insert(heap, block);
    return NULL;
  }
  if (!within_limit(heap, bytes))
    trim(heap);
  heap->used += bytes;
  if (heap->used > heap->peak)
    heap->peak = heap->used;
  return block;
}

/* Merges the block `behind`, which follows `block` in memory, into `block`. Both must not be in a
 * class list. */
static void merge(sr_heap_block *block, sr_heap_block *behind) {
  if (touched_bytes(block) == 0) {
    block->touched_begin = behind->touched_begin;
    block->touched_end = behind->touched_end;
  } else if (touched_bytes(behind) > 0) {
    block->touched_end = behind->touched_end;
  }
  block->bytes += behind->bytes;
  block->behind = behind->behind;
  if (block->behind)
    block->behind->before = block;
  free(behind);
}

void sr_heap_give(sr_heap *heap, sr_heap_block *block) {
  heap->used -= block->bytes;
  block->touched_begin = block->offset;
  block->touched_end = block->offset + block->bytes;
  if (block->behind && block->behind->free) {
    class_remove(heap, block->behind);
    merge(block, block->behind);
  }
  if (block->before && block->before->free) {
    sr_heap_block *before = block->before;
    class_remove(heap, before);
    merge(before, block);
    block = before;
  }
  class_insert(heap, block);
}

uint64_t sr_heap_block_offset(const sr_heap_block *block) {
  return block->offset;
}
uint64_t sr_heap_used(const sr_heap *heap) {
  return heap->used;
}
uint64_t sr_heap_peak(const sr_heap *heap) {
  return heap->peak;
}
uint64_t sr_heap_limit(const sr_heap *heap) {
  return heap->limit;
}
