/*
 * The kernel of few_rows.c for one type of elements and one width of vectors. The file is included
 * once for each, with these macros, which it removes at its end:
 *
 *   NAME(x)         x with a suffix of this kernel
 *   TARGET          attribute: the instructions that the functions may use
 *   ELEMENT, VECTOR the types
 *   BLOCK_ROWS      rows of the result whose sums are in registers; 4 or 8
 *   LOAD, STORE, BROADCAST, MULTIPLY_ADD   the instructions
 */

enum {
  NAME(LANES) = sizeof(VECTOR) / sizeof(ELEMENT),
  NAME(WIDTH) = VECTORS * NAME(LANES)
};

/* Sets `rows` rows of c, or if `adds` is set, adds to them. `rows` is a constant where this is
 * inlined, so the sums are in registers. */
TARGET static inline __attribute__((always_inline)) void
NAME(block)(int rows, bool adds, int64_t terms, const ELEMENT *a, int64_t a_row, int64_t a_column,
            const ELEMENT *b, int64_t b_row, ELEMENT *c, int64_t c_row) {
  VECTOR sums[BLOCK_ROWS][VECTORS];
  for (int i = 0; i < rows; i++)
    for (int v = 0; v < VECTORS; v++)
      sums[i][v] = adds ? LOAD(c + i * c_row + v * NAME(LANES)) : BROADCAST(0);
  for (int64_t l = 0; l < terms; l++) {
    VECTOR right[VECTORS];
    for (int v = 0; v < VECTORS; v++) {
      right[v] = LOAD(b + v * NAME(LANES));
      __builtin_prefetch(b + AHEAD * b_row + v * NAME(LANES));
    }
    for (int i = 0; i < rows; i++) {
      VECTOR left = BROADCAST(a[i * a_row]);
      for (int v = 0; v < VECTORS; v++)
        sums[i][v] = MULTIPLY_ADD(left, right[v], sums[i][v]);
    }
    a += a_column;
    b += b_row;
  }
  for (int i = 0; i < rows; i++)
    for (int v = 0; v < VECTORS; v++)
      STORE(c + i * c_row + v * NAME(LANES), sums[i][v]);
}

/* Computes all rows of a panel whose columns are as many as the kernel is wide. */
TARGET static void NAME(rows)(const sr_panel *p, bool adds) {
  const ELEMENT *a = p->a, *b = p->b;
  ELEMENT *c = p->c;
  int64_t left = p->rows;
#define ROWS(count)                                                                                \
  NAME(block)                                                                                      \
  (count, adds, p->terms, a, p->a_row, p->a_column, b, p->b_row, c, p->c_row)
  for (; left >= BLOCK_ROWS; left -= BLOCK_ROWS) {
    ROWS(BLOCK_ROWS);
    a += BLOCK_ROWS * p->a_row;
    c += BLOCK_ROWS * p->c_row;
  }
  if (left >= 4) {
    ROWS(4);
    a += 4 * p->a_row;
    c += 4 * p->c_row;
    left -= 4;
  }
  if (left == 3)
    ROWS(3);
  else if (left == 2)
    ROWS(2);
  else if (left == 1)
    ROWS(1);
#undef ROWS
}

/* Copies the rows of B that the panel reads. Fills the columns behind the last one with zeros. */
static void NAME(copy)(const sr_panel *p, ELEMENT *copy) {
  const ELEMENT *b = p->b;
  for (int64_t l = 0; l < p->terms; l++, b += p->b_row, copy += NAME(WIDTH)) {
    for (int v = 0; v < VECTORS; v++)
      __builtin_prefetch(b + AHEAD * p->b_row + v * NAME(LANES));
    if (p->columns == NAME(WIDTH)) {
      memcpy(copy, b, NAME(WIDTH) * sizeof *b);
      continue;
    }
    memset(copy, 0, NAME(WIDTH) * sizeof *b);
    memcpy(copy, b, (size_t)p->columns * sizeof *b);
  }
}

/* Computes a panel with fewer columns than the kernel is wide, from copied rows of B. Its result is
 * stored through a copy of a few rows, since memory behind its columns is not ours. */
static void NAME(narrow)(const sr_panel *p, bool adds) {
  ELEMENT c[BLOCK_ROWS * NAME(WIDTH)];
  const size_t bytes = (size_t)p->columns * sizeof *c;
  for (int64_t first = 0; first < p->rows; first += BLOCK_ROWS) {
    sr_panel part = *p;
    ELEMENT *target = (ELEMENT *)p->c + first * p->c_row;
    part.rows = least(BLOCK_ROWS, p->rows - first);
    part.a = (const ELEMENT *)p->a + first * p->a_row;
    part.c = c;
    part.c_row = NAME(WIDTH);
    memset(c, 0, sizeof c);
    for (int64_t i = 0; i < part.rows && adds; i++)
      memcpy(c + i * NAME(WIDTH), target + i * p->c_row, bytes);
    NAME(rows)(&part, true);
    for (int64_t i = 0; i < part.rows; i++)
      memcpy(target + i * p->c_row, c + i * NAME(WIDTH), bytes);
  }
}

static void NAME(run)(const sr_panel *panel) {
  if (panel->rows <= BLOCK_ROWS && panel->columns == NAME(WIDTH)) {
    NAME(rows)(panel, false);
    return;
  }
  ELEMENT copy[PANEL_TERMS * NAME(WIDTH)];
  for (int64_t first = 0; first < panel->terms; first += PANEL_TERMS) {
    sr_panel part = *panel;
    part.terms = least(PANEL_TERMS, panel->terms - first);
    part.a = (const ELEMENT *)panel->a + first * panel->a_column;
    part.b = (const ELEMENT *)panel->b + first * panel->b_row;
    NAME(copy)(&part, copy);
    part.b = copy;
    part.b_row = NAME(WIDTH);
    if (part.columns == NAME(WIDTH))
      NAME(rows)(&part, first > 0);
    else
      NAME(narrow)(&part, first > 0);
  }
}

#undef NAME
#undef TARGET
#undef ELEMENT
#undef VECTOR
#undef BLOCK_ROWS
#undef LOAD
#undef STORE
#undef BROADCAST
#undef MULTIPLY_ADD
