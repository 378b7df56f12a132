/*
 * The functions of an sr_pack. The file is included once for each type of elements, with these
 * macros, which it removes at its end:
 *
 *   NAME(x)               x with a suffix of this type
 *   ELEMENT, UNIT, GROUP  the types, and how many terms a unit has
 *   ONE(from, step, n)    the unit of n terms, which are `step` elements from each other
 *   QUAD(from, to)        sets to[0] to to[3] to the units of 4 * GROUP terms from `from` on
 *   ROWS(N, from, row, to)   sets to[i] to the unit of the elements from[i + t * row] of the terms
 *                         t, for i < N, which is 4 or 8
 */

typedef UNIT NAME(quad) __attribute__((vector_size(4 * sizeof(UNIT))));

/* to[l * to_row + i] = unit l of row i, for l from 0 to 3 and i < rows, which is a constant of 1 to
 * 4 where this is inlined. */
TARGET static inline __attribute__((always_inline)) void
NAME(transpose_quad)(int rows, const ELEMENT *from, int64_t from_row, UNIT *to, int64_t to_row) {
  NAME(quad) a = {0}, b = {0}, c = {0}, d = {0};
  QUAD(from, &a);
  if (rows > 1)
    QUAD(from + from_row, &b);
  if (rows > 2)
    QUAD(from + 2 * from_row, &c);
  if (rows > 3)
    QUAD(from + 3 * from_row, &d);
  const NAME(quad) ab = __builtin_shufflevector(a, b, 0, 4, 1, 5),
                   cd = __builtin_shufflevector(c, d, 0, 4, 1, 5),
                   ef = __builtin_shufflevector(a, b, 2, 6, 3, 7),
                   gh = __builtin_shufflevector(c, d, 2, 6, 3, 7);
  const NAME(quad) units[4] = {
      __builtin_shufflevector(ab, cd, 0, 1, 4, 5), __builtin_shufflevector(ab, cd, 2, 3, 6, 7),
      __builtin_shufflevector(ef, gh, 0, 1, 4, 5), __builtin_shufflevector(ef, gh, 2, 3, 6, 7)};
  for (int l = 0; l < 4; l++)
    memcpy(to + l * to_row, &units[l], (size_t)rows * sizeof *to);
}

/* Transposes `rows` rows, a constant as above. */
TARGET static inline __attribute__((always_inline)) void
NAME(transpose_rows)(int rows, const ELEMENT *from, int64_t from_row, int64_t terms, UNIT *to,
                     int64_t to_row) {
  int64_t l = 0;
  for (; l + 4 * GROUP <= terms; l += 4 * GROUP, to += 4 * to_row)
    NAME(transpose_quad)(rows, from + l, from_row, to, to_row);
  for (; l < terms; l += GROUP, to += to_row)
    for (int i = 0; i < rows; i++)
      to[i] = ONE(from + i * from_row + l, 1, sr_min(GROUP, terms - l));
}

TARGET static void NAME(transposed)(const void *first, int64_t from_row, int64_t count,
                                    int64_t terms, void *units, int64_t to_row) {
  const ELEMENT *from = first;
  UNIT *to = units;
  for (; count >= 4; count -= 4, from += 4 * from_row, to += 4)
    NAME(transpose_rows)(4, from, from_row, terms, to, to_row);
  if (count == 3)
    NAME(transpose_rows)(3, from, from_row, terms, to, to_row);
  else if (count == 2)
    NAME(transpose_rows)(2, from, from_row, terms, to, to_row);
  else if (count == 1)
    NAME(transpose_rows)(1, from, from_row, terms, to, to_row);
}

TARGET static void NAME(straight)(const void *first, int64_t from_row, int64_t count, int64_t terms,
                                  void *units, int64_t to_row) {
  const ELEMENT *from = first;
  UNIT *to = units;
  for (int64_t l = 0; l < terms; l += GROUP, from += GROUP * from_row, to += to_row) {
    int64_t i = 0;
    if (l + GROUP <= terms) {
      for (; i + 8 <= count; i += 8)
        ROWS(8, from + i, from_row, to + i);
      if (i + 4 <= count) {
        ROWS(4, from + i, from_row, to + i);
        i += 4;
      }
    }
    for (; i < count; i++)
      to[i] = ONE(from + i, from_row, sr_min(GROUP, terms - l));
  }
}

#undef NAME
#undef ELEMENT
#undef UNIT
#undef GROUP
#undef ONE
#undef QUAD
#undef ROWS
