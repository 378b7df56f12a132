/*
 * The steps of number_sort.c, for one kind of elements. The file is included once for each,
 * with these macros, which it removes at its end:
 *
 *   NAME(x)           x with a suffix of this kind
 *   NUMBER            unsigned integer with the bits of a number, and of its key
 *   ELEMENT           what is moved: a key, or a key and the number's place in the line
 *   RESULT            element of the results
 *   MAKE(key, place)  the element
 *   KEY(element)      its key
 *   FINISH(order, element)   the result
 *
 * Every function works on the elements from `begin` to end - 1.
 */

static void NAME(make)(const number_order *o, const void *line, int64_t begin, int64_t end,
                       void *elements) {
  const number_order order = *o;
  const NUMBER *numbers = line;
  ELEMENT *made = elements;
  for (int64_t i = begin; i < end; i++)
    made[i] = MAKE((NUMBER)key_of(&order, numbers[i]), i);
}

static void NAME(count)(const void *elements, int64_t begin, int64_t end, int32_t shift,
                        uint32_t *counts) {
  const ELEMENT *from = elements;
  memset(counts, 0, BUCKETS * sizeof *counts);
  for (int64_t i = begin; i < end; i++)
    counts[KEY(from[i]) >> shift & (BUCKETS - 1)]++;
}

/* `places` says where the next element of each digit goes. */
static void NAME(scatter)(const void *elements, int64_t begin, int64_t end, int32_t shift,
                          uint32_t *places, void *scattered) {
  const ELEMENT *from = elements;
  ELEMENT *to = scattered;
  for (int64_t i = begin; i < end; i++)
    to[places[KEY(from[i]) >> shift & (BUCKETS - 1)]++] = from[i];
}

/* Sorts a short line: each element moves before those that come after it. */
static void NAME(insert)(void *elements, int64_t count) {
  ELEMENT *line = elements;
  for (int64_t i = 1; i < count; i++) {
    const ELEMENT moved = line[i];
    int64_t k = i;
    for (; k > 0 && KEY(moved) < KEY(line[k - 1]); k--)
      line[k] = line[k - 1];
    line[k] = moved;
  }
}

static void NAME(finish)(const number_order *o, const void *elements, int64_t begin, int64_t end,
                         void *results) {
  const number_order order = *o;
  const ELEMENT *from = elements;
  RESULT *to = results;
  for (int64_t i = begin; i < end; i++)
    to[i] = FINISH(&order, from[i]);
}

static const line_sorter NAME(sorter) = {
    .element_bytes = sizeof(ELEMENT),
    .key_bits = 8 * sizeof(NUMBER),
    .make = NAME(make),
    .count = NAME(count),
    .scatter = NAME(scatter),
    .insert = NAME(insert),
    .finish = NAME(finish),
};

#undef NAME
#undef NUMBER
#undef ELEMENT
#undef RESULT
#undef MAKE
#undef KEY
#undef FINISH
