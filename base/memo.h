/* A hash table from arrays of numbers to pointers. It keeps results, so that each is computed once
 * for equal arrays. */
#ifndef SR_BASE_MEMO_H
#define SR_BASE_MEMO_H

#include "base/arena.h"

/* Zero-initialise it. The numbers of a key may be addresses: no result depends on the order of the
 * entries in the table. */
typedef struct sr_memo {
  struct sr_memo_entry **slots; /* slot_count of them, a power of 2 */
  size_t slot_count, count;
} sr_memo;

typedef SR_VECTOR(int64_t) sr_memo_key;

/*
 * The address of the pointer for a key of `count` numbers. The pointer is NULL the first time, and
 * the caller sets it. Its address stays valid. The pointer and a copy of the key live in `arena`.
 */
void **sr_memo_at(sr_arena *arena, sr_memo *memo, const int64_t *key, size_t count);

#endif
