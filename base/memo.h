/* A hash table from arrays of numbers to pointers. Callers keep results in it, so that the result
 * for an array is computed only once. */
#ifndef SR_BASE_MEMO_H
#define SR_BASE_MEMO_H

#include "base/arena.h"

/* Zero-initialise the table. The numbers of a key may be addresses, which differ from run to run;
 * no result depends on them, because nothing reads the table in order. */
typedef struct sr_memo {
  struct sr_memo_entry **slots; /* [slot_count], a power of 2; each slot is a linked list */
  size_t slot_count, count;
} sr_memo;

typedef SR_VECTOR(int64_t) sr_memo_key;

/*
 * Returns the address of the pointer that belongs to `key`, an array of `count` numbers. If the key
 * is new, the pointer is NULL, and the caller sets it. The address stays valid as long as `arena`,
 * which holds the pointer and a copy of the key.
 */
void **sr_memo_at(sr_arena *arena, sr_memo *memo, const int64_t *key, size_t count);

#endif
