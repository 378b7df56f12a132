/*
 * The kernel of multiply.c for one type of elements and one width of vectors. The file is included
 * once for each, with these macros, which it removes at its end:
 *
 *   NAME(x)         x with a suffix of this kernel
 *   TARGET          attribute: the instructions that the functions may use
 *   ELEMENT, VECTOR the types
 *   STRIP_ROWS      most rows of the result whose sums are in registers
 *   CASES           CASE(1) to CASE(STRIP_ROWS)
 *   LOAD, STORE, BROADCAST, ADD, MULTIPLY_ADD   the instructions
 */

enum {
  NAME(LANES) = sizeof(VECTOR) / sizeof(ELEMENT),
  NAME(WIDTH) = VECTORS * NAME(LANES), /* columns of a panel */
  NAME(PANEL) = SR_MULTIPLY_TERMS * NAME(WIDTH),
  NAME(PANELS) = (size_t)PANELS_BYTES / (NAME(PANEL) * sizeof(ELEMENT)),
  NAME(ROWS) = STRIP_ROWS
};

typedef ELEMENT NAME(quad) __attribute__((vector_size(4 * sizeof(ELEMENT))));

/* A strip of A times a panel of B. */
typedef struct NAME(part) {
  int64_t terms, a_row, a_column, b_row, c_row;
  const ELEMENT *a, *b;
  ELEMENT *c;
  ELEMENT *copy; /* NULL, or the panel is copied there */
  bool adds;     /* the product is added to C */
} NAME(part);

/* `rows` and what else is no member of the part are constants where this is inlined, so the sums
 * are in registers. */
TARGET static inline __attribute__((always_inline)) void
NAME(sum)(int rows, int vectors, bool copies, const NAME(part) * p) {
  VECTOR sums[STRIP_ROWS][VECTORS];
  for (int i = 0; i < rows; i++)
    for (int v = 0; v < vectors; v++) {
      sums[i][v] = BROADCAST(0);
      __builtin_prefetch(p->c + i * p->c_row + v * NAME(LANES), 1);
    }
  const ELEMENT *a = p->a, *b = p->b;
  ELEMENT *copy = p->copy;
  const int64_t a_row = p->a_row, a_column = p->a_column, b_row = p->b_row;
  for (int64_t l = p->terms; l > 0; l--) {
    VECTOR right[VECTORS];
    for (int v = 0; v < vectors; v++) {
      right[v] = LOAD(b + v * NAME(LANES));
      __builtin_prefetch(b + AHEAD * b_row + v * NAME(LANES));
      if (copies)
        STORE(copy + v * NAME(LANES), right[v]);
    }
    copy += copies ? NAME(WIDTH) : 0;
    for (int i = 0; i < rows; i++) {
      const VECTOR left = BROADCAST(a[i * a_row]);
      for (int v = 0; v < vectors; v++)
        sums[i][v] = MULTIPLY_ADD(left, right[v], sums[i][v]);
    }
    a += a_column;
    b += b_row;
  }
  for (int i = 0; i < rows; i++)
    for (int v = 0; v < vectors; v++) {
      ELEMENT *c = p->c + i * p->c_row + v * NAME(LANES);
      STORE(c, p->adds ? ADD(LOAD(c), sums[i][v]) : sums[i][v]);
    }
}

TARGET static void NAME(sum_wide)(int64_t rows, const NAME(part) * p) {
  switch (rows) {
#define CASE(count)                                                                                \
  case count:                                                                                      \
    NAME(sum)(count, VECTORS, false, p);                                                           \
    return;
    CASES
#undef CASE
  }
}

TARGET static void NAME(sum_copied)(int64_t rows, const NAME(part) * p) {
  switch (rows) {
#define CASE(count)                                                                                \
  case count:                                                                                      \
    NAME(sum)(count, VECTORS, true, p);                                                            \
    return;
    CASES
#undef CASE
  }
}

TARGET static void NAME(sum_narrow)(int64_t rows, const NAME(part) * p) {
  switch (rows) {
#define CASE(count)                                                                                \
  case count:                                                                                      \
    NAME(sum)(count, 1, false, p);                                                                 \
    return;
    CASES
#undef CASE
  }
}

/* Computes `rows` rows of `columns` columns. Those that do not fill vectors are stored through a
 * copy, since memory behind them is not ours. */
static void NAME(part_run)(int64_t rows, int64_t columns, const NAME(part) * p) {
  if (p->copy) {
    NAME(sum_copied)(rows, p);
    return;
  }
  if (columns == NAME(WIDTH)) {
    NAME(sum_wide)(rows, p);
    return;
  }
  ELEMENT c[STRIP_ROWS * NAME(WIDTH)];
  NAME(part) inner = *p;
  inner.c = c;
  inner.c_row = NAME(WIDTH);
  inner.adds = false;
  if (columns <= NAME(LANES))
    NAME(sum_narrow)(rows, &inner);
  else
    NAME(sum_wide)(rows, &inner);
  for (int64_t i = 0; i < rows; i++)
    for (int64_t j = 0; j < columns; j++) {
      ELEMENT *to = p->c + i * p->c_row + j;
      *to = p->adds ? *to + c[i * NAME(WIDTH) + j] : c[i * NAME(WIDTH) + j];
    }
}

/* to[l * to_row + i] = from[i * from_row + l] for i and l from 0 to 3. */
TARGET static inline void NAME(transpose_quad)(const ELEMENT *from, int64_t from_row, ELEMENT *to,
                                               int64_t to_row) {
  NAME(quad) a, b, c, d;
  memcpy(&a, from, sizeof a);
  memcpy(&b, from + from_row, sizeof b);
  memcpy(&c, from + 2 * from_row, sizeof c);
  memcpy(&d, from + 3 * from_row, sizeof d);
  const NAME(quad) ab = __builtin_shufflevector(a, b, 0, 4, 1, 5),
                   cd = __builtin_shufflevector(c, d, 0, 4, 1, 5),
                   ef = __builtin_shufflevector(a, b, 2, 6, 3, 7),
                   gh = __builtin_shufflevector(c, d, 2, 6, 3, 7);
  const NAME(quad) rows[4] = {
      __builtin_shufflevector(ab, cd, 0, 1, 4, 5), __builtin_shufflevector(ab, cd, 2, 3, 6, 7),
      __builtin_shufflevector(ef, gh, 0, 1, 4, 5), __builtin_shufflevector(ef, gh, 2, 3, 6, 7)};
  for (int l = 0; l < 4; l++)
    memcpy(to + l * to_row, &rows[l], sizeof rows[l]);
}

/* Copies `count` rows of `terms` elements so that elements of one term lie side by side:
 * to[l * to_row + i] = from[i * from_row + l]. */
TARGET static void NAME(copy_transposed)(const ELEMENT *from, int64_t from_row, int64_t count,
                                         int64_t terms, ELEMENT *to, int64_t to_row) {
  int64_t i = 0;
  for (; i + 4 <= count; i += 4) {
    int64_t l = 0;
    for (; l + 4 <= terms; l += 4)
      NAME(transpose_quad)(from + i * from_row + l, from_row, to + l * to_row + i, to_row);
    for (; l < terms; l++)
      for (int64_t j = i; j < i + 4; j++)
        to[l * to_row + j] = from[j * from_row + l];
  }
  for (; i < count; i++)
    for (int64_t l = 0; l < terms; l++)
      to[l * to_row + i] = from[i * from_row + l];
}

/* The same for elements that lie side by side already: to[l * to_row + i] = from[l * from_row + i].
 */
static void NAME(copy_straight)(const ELEMENT *from, int64_t from_row, int64_t count, int64_t terms,
                                ELEMENT *to, int64_t to_row) {
  const int64_t quads = count / 4 * 4;
  for (int64_t l = 0; l < terms; l++, from += from_row, to += to_row) {
    for (int64_t i = 0; i < quads; i += 4)
      memcpy(to + i, from + i, 4 * sizeof *to);
    for (int64_t i = quads; i < count; i++)
      to[i] = from[i];
  }
}

/* Copies a panel of B. Columns behind the last one are 0. */
static void NAME(copy_panel)(const sr_tile *t, int64_t columns, const ELEMENT *b, ELEMENT *panel) {
  if (columns < NAME(WIDTH))
    memset(panel, 0, sizeof *panel * (size_t)(t->terms * NAME(WIDTH)));
  if (t->b_column == 1)
    NAME(copy_straight)(b, t->b_row, columns, t->terms, panel, NAME(WIDTH));
  else
    NAME(copy_transposed)(b, t->b_column, columns, t->terms, panel, NAME(WIDTH));
}

/* Copies a strip of A to `strip` and lets `p` read it there. */
static void NAME(copy_strip)(const sr_tile *t, int64_t rows, ELEMENT *strip, NAME(part) * p) {
  if (t->a_row == 1)
    NAME(copy_straight)(p->a, t->a_column, rows, t->terms, strip, STRIP_ROWS);
  else
    NAME(copy_transposed)(p->a, t->a_row, rows, t->terms, strip, STRIP_ROWS);
  p->a = strip;
  p->a_row = 1;
  p->a_column = STRIP_ROWS;
}

/* Fetches part `part` of `parts` of a strip of A that is copied soon. */
static void NAME(fetch)(const sr_tile *t, int64_t first, int64_t rows, int64_t part,
                        int64_t parts) {
  const bool across = t->a_row == 1;
  const int64_t runs = across ? t->terms : rows, each = across ? rows : t->terms;
  const int64_t stride = across ? t->a_column : t->a_row;
  const ELEMENT *a = (const ELEMENT *)t->a + first * t->a_row;
  for (int64_t i = part * runs / parts; i < (part + 1) * runs / parts; i++)
    for (int64_t j = 0; j < each; j += LINE_BYTES / (int64_t)sizeof *a)
      __builtin_prefetch(a + i * stride + j);
}

/* Computes a tile of at most SR_MULTIPLY_TERMS terms and PANELS panels. Whole panels of a B that is
 * not transposed are copied while the first strip reads them; others before. */
static void NAME(block)(const sr_tile *t, bool adds) {
  ELEMENT panels[NAME(PANELS) * NAME(PANEL)], strip[STRIP_ROWS * SR_MULTIPLY_TERMS];
  const int64_t strips = sr_divide_up(t->rows, STRIP_ROWS);
  const int64_t count = sr_divide_up(t->columns, NAME(WIDTH));
  const int64_t read_in_place = t->b_column == 1 ? t->columns / NAME(WIDTH) : 0;
  const ELEMENT *b = t->b;
  for (int64_t n = read_in_place; n < count; n++)
    NAME(copy_panel)(t, sr_min(NAME(WIDTH), t->columns - n * NAME(WIDTH)),
                     b + n * NAME(WIDTH) * t->b_column, panels + n * NAME(PANEL));
  for (int64_t s = 0; s < strips; s++) {
    const int64_t first = s * t->rows / strips, next = (s + 1) * t->rows / strips;
    const int64_t rows = next - first, later = sr_min(rows, t->rows - next);
    NAME(part)
    p = {.terms = t->terms,
         .a_row = t->a_row,
         .a_column = t->a_column,
         .c_row = t->c_row,
         .adds = adds};
    p.a = (const ELEMENT *)t->a + first * t->a_row;
    if (count >= COPIED_PANELS)
      NAME(copy_strip)(t, rows, strip, &p);
    for (int64_t n = 0; n < count; n++) {
      const int64_t column = n * NAME(WIDTH);
      const bool in_place = s == 0 && n < read_in_place;
      ELEMENT *panel = panels + n * NAME(PANEL);
      p.b = in_place ? b + column : panel;
      p.b_row = in_place ? t->b_row : NAME(WIDTH);
      p.copy = in_place && strips > 1 ? panel : NULL;
      p.c = (ELEMENT *)t->c + first * t->c_row + column;
      if (count >= COPIED_PANELS)
        NAME(fetch)(t, next, later, n, count);
      NAME(part_run)(rows, sr_min(NAME(WIDTH), t->columns - column), &p);
    }
  }
}

static void NAME(run)(const sr_tile *tile) {
  enum {
    COLUMNS = NAME(PANELS) * NAME(WIDTH)
  };
  for (int64_t column = 0; column < tile->columns; column += COLUMNS)
    for (int64_t term = 0; term < tile->terms; term += SR_MULTIPLY_TERMS) {
      sr_tile block = *tile;
      block.columns = sr_min(COLUMNS, tile->columns - column);
      block.terms = sr_min(SR_MULTIPLY_TERMS, tile->terms - term);
      block.a = (const ELEMENT *)tile->a + term * tile->a_column;
      block.b = (const ELEMENT *)tile->b + term * tile->b_row + column * tile->b_column;
      block.c = (ELEMENT *)tile->c + column;
      NAME(block)(&block, term > 0);
    }
}

#undef NAME
#undef TARGET
#undef ELEMENT
#undef VECTOR
#undef STRIP_ROWS
#undef CASES
#undef LOAD
#undef STORE
#undef BROADCAST
#undef ADD
#undef MULTIPLY_ADD
