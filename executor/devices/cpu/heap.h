/*
 * Allocates blocks of a device's window. It manages offsets and never touches the memory itself.
 *
 * Free blocks are kept in lists by the power of two of their size. An allocation takes the best fit
 * of its own list, or the first block of the next list that is not empty. A freed block is merged
 * with free neighbours (two-level segregated fit, Masmano et al. 2004, with one level). The heap
 * also knows which range of a free block may still have pages, so that it can return them to the
 * system before the limit would be passed.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_HEAP_H
#define SR_EXECUTOR_DEVICES_CPU_HEAP_H

#include <stdint.h>

typedef struct sr_heap sr_heap;
typedef struct sr_heap_block sr_heap_block;

/* Returns the pages of a range to the system. `offset` and `bytes` are multiples of the page
 * size. */
typedef void sr_heap_discard(void *user, uint64_t offset, uint64_t bytes);

/* Manages the offsets 0..span. At most `limit` bytes may be in use or hold pages. Not thread safe.
 * NULL if there is no memory. */
sr_heap *sr_heap_create(uint64_t span, uint64_t limit, sr_heap_discard *discard, void *user);
/* Frees all blocks as well. NULL is fine. */
void sr_heap_destroy(sr_heap *heap);

/* A block of at least `bytes` bytes, at a multiple of 64. NULL if the limit would be passed, no
 * free range is large enough, or there is no memory. */
sr_heap_block *sr_heap_take(sr_heap *heap, uint64_t bytes);
void sr_heap_give(sr_heap *heap, sr_heap_block *block);
uint64_t sr_heap_block_offset(const sr_heap_block *block);

uint64_t sr_heap_used(const sr_heap *heap);
uint64_t sr_heap_peak(const sr_heap *heap);
uint64_t sr_heap_limit(const sr_heap *heap);

#endif
