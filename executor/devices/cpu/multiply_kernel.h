/*
 * The kernel of multiply.c for one type of factors and one width of vectors. The file is included
 * once for each, with these macros, which it removes at its end:
 *
 *   NAME(x)         x with a suffix of this kernel
 *   TARGET          attribute: the instructions that the functions may use
 *   UNIT, GROUP     the type of a unit of factors (multiply_pack.h), and how many terms it has
 *   SUM, VECTOR     the type of a sum, and a vector of them
 *   STRIP_ROWS      most rows of the result whose sums are in registers
 *   AHEAD           how many rows ahead of the one in use rows of B are prefetched
 *   CASES           CASE(1) to CASE(STRIP_ROWS)
 *   LOAD, STORE, ADD, SAME(x)   of sums; SAME: x in all lanes
 *   LOAD_UNITS, STORE_UNITS, BROADCAST(p)   of units; BROADCAST: that at p in all lanes
 *   MULTIPLY_ADD(left, right, sums)   adds products of units
 *
 * and if they are not false or nothing:
 *
 *   OFFSETS         true if 128 may have been added to the elements of A, or taken from those of B
 *   NEEDS_CARE(from, count, rows, row)   true if products of some of rows * `count` units must be
 *                   added by another kernel; a row is `row` bytes from the one before
 *   CAREFUL(x)      x with the suffix of that kernel
 *   READ(from, row, right)   sets `right` to the units of a panel that begins at `from`, of terms
 *                   that are `row` bytes from each other, and may prefetch later ones
 */

#ifndef OFFSETS
#define OFFSETS false
#endif
#ifndef NEEDS_CARE
#define NEEDS_CARE(from, count, rows, row) ((void)(from), (void)(row), false)
#define CAREFUL                            NAME
#endif

/* The sizes that the literature on such kernels calls MR, NR and KC are STRIP_ROWS, WIDTH and
 * TERMS. */
enum {
  NAME(LANES) = sizeof(VECTOR) / sizeof(SUM),
  NAME(WIDTH) = VECTORS * NAME(LANES), /* columns of a panel */
  NAME(TERMS) = SR_MULTIPLY_UNITS * GROUP,
  NAME(PANEL) = SR_MULTIPLY_UNITS * NAME(WIDTH),
  NAME(PANELS) = (size_t)PANELS_BYTES / (NAME(PANEL) * sizeof(UNIT)),
  NAME(COLUMNS) = NAME(PANELS) * NAME(WIDTH),
  NAME(ROWS) = STRIP_ROWS
};

#ifndef READ
#define READ NAME(read)
TARGET static inline void NAME(read)(const void *from, int64_t row, UNITS *right) {
  (void)row;
  for (int v = 0; v < VECTORS; v++)
    right[v] = LOAD_UNITS((const UNIT *)from + v * NAME(LANES));
}
#endif

/* Multiplies a part. All arguments but `p` are constants where this function is inlined, so that
 * the sums stay in registers. A row of the panel has `vectors` vectors. If `copies` is set, the
 * panel is copied to p->copy. */
TARGET static inline __attribute__((always_inline)) void
NAME(sum)(int rows, int vectors, bool in_place, bool copies, const part *p) {
  VECTOR sums[STRIP_ROWS][VECTORS];
  SUM *c = p->c;
  for (int i = 0; i < rows; i++)
    for (int v = 0; v < vectors; v++) {
      sums[i][v] = SAME(0);
      if (OFFSETS)
        sums[i][v] = ADD(SAME(((const SUM *)p->of_rows)[i]),
                         LOAD((const SUM *)p->of_columns + v * NAME(LANES)));
      if (v * (int)sizeof(VECTOR) % LINE_BYTES == 0)
        __builtin_prefetch(c + i * p->c_row + v * NAME(LANES), 1);
    }
  const UNIT *a = p->a;
  const uint8_t *b = p->b;
  UNIT *copy = p->copy;
  const int64_t a_row = p->a_row, a_column = p->a_column, c_row = p->c_row;
  const int64_t b_row = p->b_row,
                b_step = in_place ? b_row * GROUP : NAME(WIDTH) * (int)sizeof(UNIT);
  const bool adds = p->adds;
  for (int64_t l = p->steps; l > 0; l--) {
    UNITS right[VECTORS];
    if (in_place)
      READ(b, b_row, right);
    for (int v = 0; v < vectors; v++) {
      if (!in_place)
        right[v] = LOAD_UNITS((const UNIT *)(const void *)b + v * NAME(LANES));
      if (v * (int)sizeof(UNITS) % LINE_BYTES == 0)
        __builtin_prefetch(b + AHEAD * b_step + v * (int)sizeof(UNITS));
      if (copies)
        STORE_UNITS(copy + v * NAME(LANES), right[v]);
    }
    if (copies)
      copy += NAME(WIDTH);
    for (int i = 0; i < rows; i++) {
      const UNITS left = BROADCAST(a + i * a_row);
      for (int v = 0; v < vectors; v++)
        sums[i][v] = MULTIPLY_ADD(left, right[v], sums[i][v]);
    }
    a += a_column;
    b += b_step;
  }
  for (int i = 0; i < rows; i++)
    for (int v = 0; v < vectors; v++) {
      SUM *to = c + i * c_row + v * NAME(LANES);
      STORE(to, adds ? ADD(LOAD(to), sums[i][v]) : sums[i][v]);
    }
}

TARGET static void NAME(sum_wide)(int64_t rows, const part *p) {
  switch (rows) {
#define CASE(count)                                                                                \
  case count:                                                                                      \
    NAME(sum)(count, VECTORS, false, false, p);                                                    \
    return;
    CASES
#undef CASE
  }
}

TARGET static void NAME(sum_in_place)(int64_t rows, const part *p) {
  switch (rows) {
#define CASE(count)                                                                                \
  case count:                                                                                      \
    if (p->copy)                                                                                   \
      NAME(sum)(count, VECTORS, true, true, p);                                                    \
    else                                                                                           \
      NAME(sum)(count, VECTORS, true, false, p);                                                   \
    return;
    CASES
#undef CASE
  }
}

/* Multiplies a part of few rows and several panels, which are read in place and copied for no other
 * strip. There are so many sums that no addition waits for another one, and whole cache lines of B
 * are read. `rows` and `panels` are constants where this function is inlined. Nothing is added for
 * offsets, because a B with offsets is not read in place. */
TARGET static inline __attribute__((always_inline)) void NAME(sum_panels)(int rows, int panels,
                                                                          const part *p) {
  VECTOR sums[WIDE_ROWS][WIDE_PANELS][VECTORS];
  for (int i = 0; i < rows; i++)
    for (int n = 0; n < panels; n++)
      for (int v = 0; v < VECTORS; v++)
        sums[i][n][v] = SAME(0);
  const UNIT *a = p->a;
  const uint8_t *b = p->b;
  const int64_t a_row = p->a_row, a_column = p->a_column, c_row = p->c_row, b_row = p->b_row;
  const int panel = NAME(WIDTH) * (int)sizeof(UNIT) / GROUP;
  for (int64_t l = p->steps; l > 0; l--) {
    for (int n = 0; n < panels; n++) {
      UNITS right[VECTORS];
      READ(b + n * panel, b_row, right);
      __builtin_prefetch(b + AHEAD * GROUP * b_row + n * panel);
      for (int i = 0; i < rows; i++) {
        const UNITS left = BROADCAST(a + i * a_row);
        for (int v = 0; v < VECTORS; v++)
          sums[i][n][v] = MULTIPLY_ADD(left, right[v], sums[i][n][v]);
      }
    }
    a += a_column;
    b += GROUP * b_row;
  }
  for (int i = 0; i < rows; i++)
    for (int n = 0; n < panels; n++)
      for (int v = 0; v < VECTORS; v++) {
        SUM *to = (SUM *)p->c + i * c_row + n * NAME(WIDTH) + v * NAME(LANES);
        STORE(to, p->adds ? ADD(LOAD(to), sums[i][n][v]) : sums[i][n][v]);
      }
}

/* Computes WIDE_PANELS panels of one row, or half as many of two rows. */
TARGET static void NAME(sum_wide_in_place)(int64_t rows, const part *p) {
  if (rows == 1)
    NAME(sum_panels)(1, WIDE_PANELS, p);
  else
    NAME(sum_panels)(2, WIDE_PANELS / 2, p);
}

TARGET static void NAME(sum_narrow)(int64_t rows, const part *p) {
  switch (rows) {
#define CASE(count)                                                                                \
  case count:                                                                                      \
    NAME(sum)(count, 1, false, false, p);                                                          \
    return;
    CASES
#undef CASE
  }
}

/* Computes `rows` rows of `columns` columns: of several panels, if there are more columns than one
 * has. Columns that do not fill vectors are stored through a copy, since memory behind them is not
 * ours. */
static void NAME(part_run)(int64_t rows, int64_t columns, const part *p, bool with_care) {
  if (columns > NAME(WIDTH)) {
    (with_care ? CAREFUL(sum_wide_in_place) : NAME(sum_wide_in_place))(rows, p);
    return;
  }
  if (p->in_place) {
    (with_care ? CAREFUL(sum_in_place) : NAME(sum_in_place))(rows, p);
    return;
  }
  SUM c[STRIP_ROWS * NAME(WIDTH)];
  part inner = *p;
  if (columns < NAME(WIDTH)) {
    inner.c = c;
    inner.c_row = NAME(WIDTH);
    inner.adds = false;
  }
  if (with_care)
    CAREFUL(sum_wide)(rows, &inner);
  else if (columns <= NAME(LANES))
    NAME(sum_narrow)(rows, &inner);
  else
    NAME(sum_wide)(rows, &inner);
  for (int64_t i = 0; i < rows && columns < NAME(WIDTH); i++)
    for (int64_t j = 0; j < columns; j++) {
      SUM *to = (SUM *)p->c + i * p->c_row + j;
      *to = p->adds ? *to + c[i * NAME(WIDTH) + j] : c[i * NAME(WIDTH) + j];
    }
}

/* Copies a panel of B. Columns behind the last one are 0. */
static void NAME(copy_panel)(const sr_multiplier *k, const sr_tile *t, int64_t first,
                             int64_t columns, UNIT *panel) {
  const uint8_t *b = (const uint8_t *)t->b + (size_t)(first * t->b_column) * k->b->bytes;
  if (columns < NAME(WIDTH))
    memset(panel, 0, sizeof *panel * (size_t)(sr_divide_up(t->terms, GROUP) * NAME(WIDTH)));
  if (t->b_column == 1)
    k->b->straight(b, t->b_row, columns, t->terms, panel, NAME(WIDTH));
  else
    k->b->transposed(b, t->b_column, columns, t->terms, panel, NAME(WIDTH));
}

/* Copies a strip of A to `strip` and lets `p` read it there. */
static void NAME(copy_strip)(const sr_multiplier *k, const sr_tile *t, int64_t rows, UNIT *strip,
                             part *p) {
  if (t->a_row == 1)
    k->a->straight(p->a, t->a_column, rows, t->terms, strip, STRIP_ROWS);
  else
    k->a->transposed(p->a, t->a_row, rows, t->terms, strip, STRIP_ROWS);
  p->a = strip;
  p->a_row = 1;
  p->a_column = STRIP_ROWS;
}

/* Prefetches part `share` of `shares` of a strip of A that is copied soon: of the `rows` rows from
 * `first` on. */
static void NAME(fetch)(const sr_multiplier *k, const sr_tile *t, int64_t first, int64_t rows,
                        int64_t share, int64_t shares) {
  const bool across = t->a_row == 1;
  const int64_t runs = across ? t->terms : rows, bytes = (int64_t)k->a->bytes;
  const int64_t each = (across ? rows : t->terms) * bytes;
  const int64_t stride = (across ? t->a_column : t->a_row) * bytes;
  const uint8_t *a = (const uint8_t *)t->a + first * t->a_row * bytes;
  for (int64_t i = share * runs / shares; i < (share + 1) * runs / shares; i++)
    for (int64_t j = 0; j < each; j += LINE_BYTES)
      __builtin_prefetch(a + i * stride + j);
}

/* Sets out[i] = times * (the sum of all terms of row i of the units) + more. */
TARGET static void NAME(add_up)(const UNIT *units, int64_t row, int64_t steps, bool of_left,
                                SUM times, SUM more, SUM *out) {
  const UNIT ones = (UNIT)0x01010101;
  const UNITS one = BROADCAST(&ones);
  VECTOR sums = SAME(0);
  for (int64_t s = 0; s < steps; s++) {
    const UNITS some = LOAD_UNITS(units + s * row);
    sums = of_left ? MULTIPLY_ADD(some, one, sums) : MULTIPLY_ADD(one, some, sums);
  }
  STORE(out, sums);
  for (int i = 0; i < NAME(LANES); i++)
    out[i] = out[i] * times + more;
}

/*
 * If x + o stands for each x of A, and y - u for each y of B, the sum of the `terms` products x y
 * is that of the products that are computed, and
 *
 *   u * (the sum of x + o) - o * (the sum of y - u) - terms * o * u.
 */
static void NAME(offset_panel)(const sr_multiplier *k, int64_t terms, const UNIT *panel,
                               SUM *of_columns) {
  for (int v = 0; v < VECTORS; v++)
    NAME(add_up)(panel + v * NAME(LANES), NAME(WIDTH), sr_divide_up(terms, GROUP), false,
                 (SUM)-k->a->offset, 0, of_columns + v * NAME(LANES));
}

static void NAME(offset_strip)(const sr_multiplier *k, int64_t terms, const UNIT *strip,
                               SUM *of_rows) {
  const SUM more = (SUM)(terms * k->a->offset * k->b->offset);
  NAME(add_up)(strip, STRIP_ROWS, sr_divide_up(terms, GROUP), true, (SUM)-k->b->offset, more,
               of_rows);
}

/* The part of a tile whose panels are copied at a time: at most TERMS terms and COLUMNS
 * columns. */
typedef struct NAME(block) {
  const sr_multiplier *k;
  sr_tile tile;
  int64_t count;         /* of panels */
  int64_t read_in_place; /* panels that the first strip reads where they are, and copies */
  bool adds;
  void *rounded;  /* NULL, or the sums are complete, and rounded to there */
  bool has_strip; /* t->c has room for the sums of one strip only, since this block has all terms */
  int64_t rounded_row;
  bool careful[NAME(PANELS)];
  SUM of_columns[NAME(COLUMNS)];
  _Alignas(LINE_BYTES) UNIT panels[NAME(PANELS) * NAME(PANEL)]; /* no vector is in two lines */
  UNIT strip[STRIP_ROWS * SR_MULTIPLY_UNITS + NAME(LANES)];
} NAME(block);

static void NAME(copy_panels)(NAME(block) * b) {
  const sr_tile *t = &b->tile;
  const size_t bytes = b->k->b->bytes, row = (size_t)t->b_row * bytes;
  for (int64_t n = 0; n < b->read_in_place; n++)
    b->careful[n] = t->rows <= CAREFUL_ROWS ||
                    NEEDS_CARE((const uint8_t *)t->b + (size_t)(n * NAME(WIDTH)) * bytes,
                               NAME(WIDTH) / GROUP, t->terms, row);
  for (int64_t n = b->read_in_place; n < b->count; n++) {
    UNIT *panel = b->panels + n * NAME(PANEL);
    NAME(copy_panel)(b->k, t, n * NAME(WIDTH), sr_min(NAME(WIDTH), t->columns - n * NAME(WIDTH)),
                     panel);
    b->careful[n] = NEEDS_CARE(panel, sr_divide_up(t->terms, GROUP) * NAME(WIDTH), 1, 0);
    if (OFFSETS)
      NAME(offset_panel)(b->k, t->terms, panel, b->of_columns + n * NAME(WIDTH));
  }
}

/* True if strips of A are copied: if they must be converted; and if panels read a strip so often
 * that the copy is paid for, unless its rows lie in order and are few enough to stay in the first
 * cache at whatever distance from each other. */
static bool NAME(copies)(const NAME(block) * b) {
  const bool stay = b->tile.a_column == 1 && STRIP_ROWS < CACHE_WAYS;
  return !b->k->in_place || GROUP > 1 || (b->count >= COPIED_PANELS && !stay);
}

/* Computes `rows` rows from `first` on. Prefetches the `later` rows behind them. */
static void NAME(strip_run)(NAME(block) * b, int64_t first, int64_t rows, int64_t later) {
  const sr_tile *t = &b->tile;
  const int64_t steps = sr_divide_up(t->terms, GROUP);
  const bool copies = NAME(copies)(b);
  SUM of_rows[NAME(LANES)];
  part p = {.steps = steps,
            .a_row = t->a_row,
            .a_column = t->a_column,
            .c_row = t->c_row,
            .adds = b->adds,
            .of_rows = of_rows};
  p.a = (const uint8_t *)t->a + (size_t)(first * t->a_row) * b->k->a->bytes;
  if (copies)
    NAME(copy_strip)(b->k, t, rows, b->strip, &p);
  if (OFFSETS)
    NAME(offset_strip)(b->k, t->terms, b->strip, of_rows);
  const bool careful = rows == STRIP_ROWS
                           ? NEEDS_CARE(b->strip, steps * STRIP_ROWS, 1, 0)
                           : NEEDS_CARE(b->strip, rows, steps, STRIP_ROWS * sizeof(UNIT));
  const int64_t at_once = rows <= WIDE_ROWS && rows == t->rows ? WIDE_PANELS / rows : 1;
  int64_t count; /* of panels at a time */
  for (int64_t n = 0; n < b->count; n += count) {
    const int64_t column = n * NAME(WIDTH);
    count = n + at_once <= b->read_in_place ? at_once : 1;
    const bool in_place = first == 0 && n < b->read_in_place;
    UNIT *panel = b->panels + n * NAME(PANEL);
    p.in_place = in_place;
    p.b = in_place ? (const uint8_t *)t->b + (size_t)column * b->k->b->bytes : (void *)panel;
    p.b_row = t->b_row * (int64_t)b->k->b->bytes;
    p.copy = in_place && rows < t->rows ? panel : NULL;
    p.c = (SUM *)t->c + (b->has_strip ? 0 : first) * t->c_row + column;
    p.of_columns = b->of_columns + column;
    if (copies)
      NAME(fetch)(b->k, t, first + rows, later, n, b->count);
    NAME(part_run)(rows, sr_min(count * NAME(WIDTH), t->columns - column), &p,
                   careful || b->careful[n]);
  }
}

/* Computes a block, strip by strip. If B is not transposed and needs no conversion, the first strip
 * reads its whole panels where they are, and copies them for the others. All other panels are
 * copied before. */
static void NAME(block_run)(NAME(block) * b) {
  const sr_tile *t = &b->tile;
  const int64_t strips = sr_divide_up(t->rows, STRIP_ROWS);
  b->count = sr_divide_up(t->columns, NAME(WIDTH));
  const bool in_place = b->k->in_place && t->b_column == 1 && t->terms % GROUP == 0;
  b->read_in_place = in_place ? t->columns / NAME(WIDTH) : 0;
  NAME(copy_panels)(b);
  for (int64_t s = 0; s < strips; s++) {
    const int64_t first = s * t->rows / strips, next = (s + 1) * t->rows / strips;
    NAME(strip_run)(b, first, next - first, sr_min(next - first, t->rows - next));
    for (int64_t i = first; b->rounded && i < next; i++)
      t->round((const float *)t->c + (b->has_strip ? i - first : i) * t->c_row, t->columns,
               (uint16_t *)b->rounded + i * b->rounded_row);
  }
}

static void NAME(run)(const sr_multiplier *k, const sr_tile *tile) {
  NAME(block) b; /* is large: only what is used is set */
  b.k = k;
  b.tile = *tile;
  b.rounded_row = tile->c_row;
  sr_tile *t = &b.tile;
  if (t->round)
    t->c_row = sr_min(NAME(COLUMNS), tile->columns);
  for (int64_t column = 0; column < tile->columns; column += NAME(COLUMNS))
    for (int64_t term = 0; term < tile->terms; term += NAME(TERMS)) {
      t->columns = sr_min(NAME(COLUMNS), tile->columns - column);
      t->terms = sr_min(NAME(TERMS), tile->terms - term);
      t->a = (const uint8_t *)tile->a + (size_t)(term * tile->a_column) * k->a->bytes;
      t->b = (const uint8_t *)tile->b +
             (size_t)(term * tile->b_row + column * tile->b_column) * k->b->bytes;
      t->c = t->round ? tile->sums : (void *)((SUM *)tile->c + column);
      b.rounded =
          t->round && term + NAME(TERMS) >= tile->terms ? (uint16_t *)tile->c + column : NULL;
      b.adds = term > 0;
      b.has_strip = b.rounded && !b.adds;
      NAME(block_run)(&b);
    }
}

#undef NAME
#undef TARGET
#undef UNIT
#undef UNITS
#undef GROUP
#undef SUM
#undef VECTOR
#undef STRIP_ROWS
#undef AHEAD
#undef CASES
#undef LOAD
#undef STORE
#undef ADD
#undef SAME
#undef LOAD_UNITS
#undef STORE_UNITS
#undef BROADCAST
#undef MULTIPLY_ADD
#undef OFFSETS
#undef NEEDS_CARE
#undef CAREFUL
#undef READ
