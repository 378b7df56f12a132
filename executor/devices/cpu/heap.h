/*
 * Allocates blocks in a device's window. The heap only computes offsets and never touches the
 * memory of the window.
 *
 * Free blocks are kept in lists by size class: one list for each power of two. An allocation takes
 * the block of its own class that fits best, or the first block of the next class that has one. A
 * freed block is merged with free neighbours. (This is the two-level segregated fit of Masmano et
 * al. 2004 with one level.)
 *
 * The heap also records which parts of free blocks may still have physical pages. It returns these
 * pages to the system before the device would exceed its memory limit.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_HEAP_H
#define SR_EXECUTOR_DEVICES_CPU_HEAP_H

#include <stdint.h>

typedef struct sr_heap sr_heap;
typedef struct sr_heap_block sr_heap_block;

/* Returns the physical pages of a range to the system. `offset` and `bytes` are multiples of the
 * page size. */
typedef void sr_heap_discard(void *user, uint64_t offset, uint64_t bytes);

/* Makes a heap for the offsets from 0 to span - 1. Used bytes and free bytes with pages together
 * never exceed `limit`. Not thread-safe. Returns NULL if malloc fails. */
sr_heap *sr_heap_create(uint64_t span, uint64_t limit, sr_heap_discard *discard, void *user);
/* Destroys the heap and all its blocks; NULL is allowed. */
void sr_heap_destroy(sr_heap *heap);

/* Allocates a block of at least `bytes` bytes, at a multiple of 64. Returns NULL if the limit would
 * be exceeded, no free block is large enough, or malloc fails. */
sr_heap_block *sr_heap_take(sr_heap *heap, uint64_t bytes);
void sr_heap_give(sr_heap *heap, sr_heap_block *block);
uint64_t sr_heap_block_offset(const sr_heap_block *block);

uint64_t sr_heap_used(const sr_heap *heap);
uint64_t sr_heap_peak(const sr_heap *heap);
uint64_t sr_heap_limit(const sr_heap *heap);

#endif
