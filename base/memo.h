/*
 * A hash table from rows of numbers to pointers, for results that are computed once for equal keys.
 */
#ifndef SR_BASE_MEMO_H
#define SR_BASE_MEMO_H

#include "base/arena.h"

/* Zero-initialise. Pointers may be keys, because nothing depends on the order of the entries. */
typedef struct sr_memo {
  struct sr_memo_entry **slots; /* a power of 2 */
  size_t slot_count, count;
} sr_memo;

typedef SR_VECTOR(int64_t) sr_memo_key;

/*
 * The pointer of a key of `count` numbers, for the caller to set; NULL the first time. It does not
 * move. The key is copied. Both live in `arena`.
 */
void **sr_memo_at(sr_arena *arena, sr_memo *memo, const int64_t *key, size_t count);

#endif
