/*
 * The selection of number_selection.c, for one type of numbers and one set of instructions. The
 * file is included once for each, with these macros, which it removes at its end:
 *
 *   NAME(x)   x with a suffix
 *   TARGET    attribute: the instructions that the functions may use
 *   NUMBER    signed integer with the bits of a number
 */

TARGET static inline NUMBER NAME(key)(const selection_order *o, NUMBER bits) {
  return bits ^ (NUMBER)o->always ^ (bits < 0 ? (NUMBER)o->if_highest : 0);
}

/* True if one of BLOCK numbers comes before all numbers of the key `last`. */
TARGET static inline bool NAME(any_before)(const selection_order *o, const NUMBER *numbers,
                                           NUMBER last) {
  NUMBER found = 0;
  for (int i = 0; i < BLOCK; i++)
    found |= NAME(key)(o, numbers[i]) > last ? -1 : 0;
  return found != 0;
}

/* Inserts a number behind those of the `count` chosen ones that are not smaller. */
TARGET static inline void NAME(insert)(NUMBER key, int64_t place, int64_t count, NUMBER *keys,
                                       int32_t *places) {
  int64_t at = count;
  for (; at > 0 && keys[at - 1] < key; at--) {
    keys[at] = keys[at - 1];
    places[at] = places[at - 1];
  }
  keys[at] = key;
  places[at] = (int32_t)place;
}

/* Chooses k of n numbers. `keys` has room for k keys. */
TARGET static void NAME(select)(const selection_order *o, const void *line, int64_t n, int64_t k,
                                void *chosen, int32_t *places) {
  const selection_order order = *o;
  const NUMBER *numbers = line;
  NUMBER *keys = chosen;
  int64_t i = 0;
  for (; i < k; i++)
    NAME(insert)(NAME(key)(&order, numbers[i]), i, i, keys, places);
  while (i < n) {
    if (n - i >= BLOCK && !NAME(any_before)(&order, numbers + i, keys[k - 1])) {
      i += BLOCK;
      continue;
    }
    for (const int64_t end = n - i >= BLOCK ? i + BLOCK : n; i < end; i++) {
      const NUMBER key = NAME(key)(&order, numbers[i]);
      if (key > keys[k - 1])
        NAME(insert)(key, i, k - 1, keys, places);
    }
  }
}

#undef NAME
#undef TARGET
#undef NUMBER
