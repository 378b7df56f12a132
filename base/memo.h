/*
 * A hash table from rows of numbers to one pointer each: results that are made once for equal keys.
 */
#ifndef SR_BASE_MEMO_H
#define SR_BASE_MEMO_H

#include "base/arena.h"

/* Zero-initialise. Pointers are good keys, too: nothing depends on the order of the entries. */
typedef struct sr_memo {
  struct sr_memo_entry **slots; /* a power of 2 */
  size_t slot_count, count;
} sr_memo;

/* A key in the making. */
typedef SR_VECTOR(int64_t) sr_memo_key;

/*
 * The place for what belongs to a key of `count` numbers: NULL stands there the first time. The
 * place stays; the key is copied. Both live in `arena`.
 */
void **sr_memo_at(sr_arena *arena, sr_memo *memo, const int64_t *key, size_t count);

#endif
