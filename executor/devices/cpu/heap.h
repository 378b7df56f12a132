/*
 * Where in a device's window blocks lie: an allocator of offsets. It never touches the memory
 * itself.
 *
 * Free blocks are kept in lists by the power of two of their size; a block is taken from the best
 * fit of its own list or from the first one of the next list that has any, and merged with free
 * neighbours when given back (two-level segregated fit, Masmano et al. 2004, with one level). It
 * also knows which part of a free block may still have pages, so that they can be given back to the
 * system when the limit would be passed.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_HEAP_H
#define SR_EXECUTOR_DEVICES_CPU_HEAP_H

#include <stdint.h>

typedef struct sr_heap sr_heap;
typedef struct sr_heap_block sr_heap_block;

/* Gives the pages of a range back to the system. Both are multiples of the page size. */
typedef void sr_heap_discard(void *user, uint64_t offset, uint64_t bytes);

/*
 * Manages offsets 0..span, of which at most `limit` bytes may be in use or hold pages. Not thread
 * safe. NULL when there is no memory.
 */
sr_heap *sr_heap_create(uint64_t span, uint64_t limit, sr_heap_discard *discard, void *user);
/* All blocks go with it. NULL is fine. */
void sr_heap_destroy(sr_heap *heap);

/*
 * A block of at least `bytes` bytes at a multiple of 64. NULL when the limit would be passed, the
 * span has no such hole or there is no memory.
 */
sr_heap_block *sr_heap_take(sr_heap *heap, uint64_t bytes);
void sr_heap_give(sr_heap *heap, sr_heap_block *block);
uint64_t sr_heap_block_offset(const sr_heap_block *block);

uint64_t sr_heap_used(const sr_heap *heap);
uint64_t sr_heap_peak(const sr_heap *heap);
uint64_t sr_heap_limit(const sr_heap *heap);

#endif
