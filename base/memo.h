/*
 * A hash table from rows of numbers to pointers, for results that are computed once for equal keys.
 */
#ifndef SR_BASE_MEMO_H
#define SR_BASE_MEMO_H

#include "base/arena.h"

/* Zero-initialise. Pointers may be keys, because nothing depends on the order of the entries. */
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
