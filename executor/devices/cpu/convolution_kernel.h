/*
 * The kernels of convolution_kernels.h for one type of elements and one width of vectors. The file
 * is included once for each, with these macros, which it removes at its end:
 *
 *   NAME(x)         x with a suffix of these kernels
 *   TARGET          attribute: the instructions that the functions may use
 *   ELEMENT, VECTOR the types
 *   VECTORS         most vectors in a row of a block
 *   LOAD, STORE, BROADCAST, ADD, MULTIPLY_ADD   the instructions
 *   MASK, MASK_OF(n), LOAD_PART(p, m), STORE_PART(p, m, v)   the first n elements of a vector
 *   TOTAL(v)        the sum of a vector's elements; without it, there is no kernel `inner`
 */

enum {
  NAME(LANES) = sizeof(VECTOR) / sizeof(ELEMENT)
};

/* Computes the block's columns from `column` on, which fill `vectors` vectors; if `is_part` is set,
 * the last one in part. All but `s` and `column` are constants where this is inlined, so the sums
 * are in registers. */
TARGET static inline __attribute__((always_inline)) void
NAME(columns)(const sr_sums *s, int64_t column, int vectors, bool is_part, bool by_column) {
  const MASK mask = MASK_OF(is_part ? s->columns - column - (vectors - 1) * NAME(LANES) : 0);
  const int64_t a_step = s->a_step, b_row = s->b_row;
  VECTOR sums[SR_BLOCK_ROWS][VECTORS];
#define GET(p, v) (is_part && (v) == vectors - 1 ? LOAD_PART(p, mask) : LOAD(p))
  for (int i = 0; i < SR_BLOCK_ROWS; i++)
    for (int v = 0; v < vectors; v++)
      sums[i][v] = BROADCAST(0);
  for (int64_t r = 0; r < s->run_count; r++) {
    const sr_run *run = &s->runs[r];
    const ELEMENT *b = (const ELEMENT *)run->b + column, *a[SR_BLOCK_ROWS];
    for (int i = 0; i < SR_BLOCK_ROWS; i++)
      a[i] = (const ELEMENT *)run->a[i] + (by_column ? column : 0);
    for (int64_t l = 0, at = 0; l < run->terms; l++, at += a_step, b += b_row) {
      VECTOR right[VECTORS];
      for (int v = 0; v < vectors; v++)
        right[v] = GET(b + v * NAME(LANES), v);
      for (int i = 0; i < SR_BLOCK_ROWS; i++)
        for (int v = 0; v < vectors; v++) {
          VECTOR left = by_column ? GET(a[i] + at + v * NAME(LANES), v) : BROADCAST(a[i][at]);
          sums[i][v] = MULTIPLY_ADD(left, right[v], sums[i][v]);
        }
    }
  }
  for (int i = 0; i < SR_BLOCK_ROWS && i < s->rows; i++)
    for (int v = 0; v < vectors; v++) {
      ELEMENT *c = (ELEMENT *)s->c[i] + column + v * NAME(LANES);
      VECTOR sum = s->adds ? ADD(GET(c, v), sums[i][v]) : sums[i][v];
      if (is_part && v == vectors - 1)
        STORE_PART(c, mask, sum);
      else
        STORE(c, sum);
    }
#undef GET
}

TARGET static inline __attribute__((always_inline)) void NAME(all)(const sr_sums *s,
                                                                   bool by_column) {
  for (int64_t column = 0; column < s->columns; column += VECTORS * NAME(LANES)) {
    const int64_t left = s->columns - column;
    const int64_t vectors = left / NAME(LANES);
    const bool is_part = left % NAME(LANES) != 0;
    if (vectors >= VECTORS)
      NAME(columns)(s, column, VECTORS, false, by_column);
#define CASE(count)                                                                                \
  else if (vectors == (count) && VECTORS > (count)) {                                              \
    if (is_part)                                                                                   \
      NAME(columns)(s, column, (count) + 1, true, by_column);                                      \
    else if ((count) > 0)                                                                          \
      NAME(columns)(s, column, (count), false, by_column);                                         \
  }
    CASE(3)
    CASE(2)
    CASE(1)
    CASE(0)
#undef CASE
  }
}

TARGET static void NAME(dense)(const sr_sums *s) {
  NAME(all)(s, false);
}

TARGET static void NAME(by_column)(const sr_sums *s) {
  NAME(all)(s, true);
}

#ifdef TOTAL
/* Computes `columns` columns of `rows` rows of the block. Each sum has a vector of its own. */
TARGET static inline __attribute__((always_inline)) void
NAME(inner_part)(const sr_sums *s, int row, int rows, int64_t column, int columns) {
  VECTOR sums[SR_BLOCK_ROWS][SR_INNER_COLUMNS];
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++)
      sums[i][j] = BROADCAST(0);
  for (int64_t r = 0; r < s->run_count; r++) {
    const sr_run *run = &s->runs[r];
    const ELEMENT *b = (const ELEMENT *)run->b + column * s->b_row, *a[SR_BLOCK_ROWS];
    for (int i = 0; i < rows; i++)
      a[i] = (const ELEMENT *)run->a[row + i];
    int64_t l = 0;
#define STEP(GET)                                                                                  \
  VECTOR left[SR_BLOCK_ROWS];                                                                      \
  for (int i = 0; i < rows; i++)                                                                   \
    left[i] = GET(a[i] + l);                                                                       \
  for (int j = 0; j < columns; j++) {                                                              \
    const VECTOR right = GET(b + j * s->b_row + l);                                                \
    for (int i = 0; i < rows; i++)                                                                 \
      sums[i][j] = MULTIPLY_ADD(left[i], right, sums[i][j]);                                       \
  }
#define GET_PART(p) LOAD_PART(p, mask)
    for (; l + NAME(LANES) <= run->terms; l += NAME(LANES)) {
      STEP(LOAD)
    }
    if (l < run->terms) {
      const MASK mask = MASK_OF(run->terms - l);
      STEP(GET_PART)
    }
#undef STEP
#undef GET_PART
  }
  for (int i = 0; i < rows && row + i < s->rows; i++)
    for (int j = 0; j < columns; j++) {
      ELEMENT *c = (ELEMENT *)s->c[row + i] + column + j;
      *c = (s->adds ? *c : 0) + TOTAL(sums[i][j]);
    }
}

/* Three columns are read once for three rows; of less, the sums of all rows fit into registers. */
TARGET static void NAME(inner)(const sr_sums *s) {
  int64_t column = 0;
  for (int64_t left = s->columns; left >= 3 && left != 4; left -= 3, column += 3) {
    for (int row = 0; row < s->rows; row += SR_BLOCK_ROWS / 2)
      NAME(inner_part)(s, row, SR_BLOCK_ROWS / 2, column, 3);
  }
  for (; column + 2 <= s->columns; column += 2)
    NAME(inner_part)(s, 0, SR_BLOCK_ROWS, column, 2);
  if (column < s->columns)
    NAME(inner_part)(s, 0, SR_BLOCK_ROWS, column, 1);
}
#undef TOTAL
#endif

/* Computes SR_BLOCK_ROWS rows of `vectors` vectors of places. */
TARGET static inline __attribute__((always_inline)) void NAME(places)(const sr_place_sums *s,
                                                                      int vectors) {
  VECTOR sums[SR_BLOCK_ROWS][VECTORS];
  const ELEMENT *a[SR_BLOCK_ROWS], *b = (const ELEMENT *)s->b;
  for (int i = 0; i < SR_BLOCK_ROWS; i++) {
    a[i] = (const ELEMENT *)s->a[i];
    for (int v = 0; v < vectors; v++)
      sums[i][v] = BROADCAST(0);
  }
  for (int64_t l = 0; l < s->terms; l++) {
    const VECTOR right = BROADCAST(b[l]);
    const int64_t at = s->offsets[l];
    for (int i = 0; i < SR_BLOCK_ROWS; i++)
      for (int v = 0; v < vectors; v++)
        sums[i][v] = MULTIPLY_ADD(LOAD(a[i] + at + v * NAME(LANES)), right, sums[i][v]);
  }
  for (int i = 0; i < SR_BLOCK_ROWS; i++)
    for (int v = 0; v < vectors; v++) {
      ELEMENT *c = (ELEMENT *)s->c[i] + v * NAME(LANES);
      STORE(c, s->adds ? ADD(LOAD(c), sums[i][v]) : sums[i][v]);
    }
}

TARGET static void NAME(by_place)(const sr_place_sums *s, int vectors) {
  if (vectors == 1)
    NAME(places)(s, 1);
  else if (vectors == 2 || VECTORS == 2)
    NAME(places)(s, 2);
  else
    NAME(places)(s, VECTORS);
}

#undef NAME
#undef TARGET
#undef ELEMENT
#undef VECTOR
#undef VECTORS
#undef LOAD
#undef STORE
#undef BROADCAST
#undef ADD
#undef MULTIPLY_ADD
#undef MASK
#undef MASK_OF
#undef LOAD_PART
#undef STORE_PART
