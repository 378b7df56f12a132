/* Tables of folded rows: what their checks find, and what the rows show, against a comparison of
 * all pairs of pieces. */
#include <stdlib.h>
#include <string.h>

#include "support/expect.h"
#include "transfer/boxes.h"

enum {
  MOST_RANK = 3,
  MOST_LEVELS = 4,
  MOST_ROWS = 4,
  MOST_WIDTH = 2 + 3 * MOST_RANK + MOST_LEVELS * (3 + 3 * MOST_RANK),
  MOST_PIECES = MOST_ROWS * 81,
  DEVICES = 40,
  SIDE = 40
};

static uint64_t state = 1;

static int64_t draw(int64_t below) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int64_t)((state >> 33) % (uint64_t)below);
}

/* One time in `times`. */
static bool hits(int64_t times) {
  return draw(times) == 0;
}

/* ---- random tables --------------------------------------------------------------------------- */

typedef struct table {
  sr_boxes boxes;
  int64_t dims[2][MOST_RANK], devices[DEVICES], rows[MOST_ROWS * MOST_WIDTH];
} table;

/* Where coordinate `c` of the target stands in a piece: its place, and dimensions of the result. */
static int32_t number_of(int32_t rank, int32_t c) {
  return c == 0 ? 1 : 1 + 2 * rank + c;
}

/* Levels that each step, in one coordinate, about as far as those before them reach; sometimes they
 * lead somewhere in another one, too. In any order. */
static void draw_levels(const sr_boxes *boxes, int64_t *row) {
  const int32_t rank = boxes->rank, width = 2 + 3 * rank;
  int64_t reach[1 + MOST_RANK] = {1, row[2], row[2 + (rank > 1)], row[2 + 2 * (rank > 2)]};
  const int32_t turn = (int32_t)draw(boxes->levels);
  for (int32_t i = 0; i < boxes->levels; i++) {
    int64_t *level = row + width + (i + turn) % boxes->levels * (1 + width), *step = level + 1;
    const int32_t c = (int32_t)draw(rank + 1), other = (int32_t)draw(rank + 1);
    level[0] = 1 + draw(3);
    step[0] = draw(3) - 1;
    step[number_of(rank, c)] = (hits(2) ? 1 : -1) * (reach[c] + draw(2) - hits(12));
    step[number_of(rank, other)] += hits(4) ? draw(5) - 2 : 0;
    for (int32_t d = 0; d < rank; d++) {
      step[2 + d] = hits(24) ? draw(3) - 1 : 0;
      step[2 + rank + d] = draw(4) - 1;
    }
    reach[c] += (level[0] - 1) * llabs(step[number_of(rank, c)]);
    if (other != c)
      reach[other] += (level[0] - 1) * llabs(step[number_of(rank, other)]);
  }
}

/* So that no number of the row is negative, and sizes are not 0; mostly. */
static void draw_base(const sr_boxes *boxes, int64_t *row, int64_t number) {
  const int32_t rank = boxes->rank, width = 2 + 3 * rank;
  const bool is_size = number >= 2 && number < 2 + rank;
  row[number] = is_size ? row[number] : hits(2) ? 0 : draw(hits(3) ? 16 : 4);
  for (int32_t i = 0; i < boxes->levels; i++) {
    const int64_t *level = row + width + i * (1 + width);
    if (level[1 + number] < 0 && !hits(100))
      row[number] -= (level[0] - 1) * level[1 + number];
  }
}

static void shift(int64_t *number, int64_t bits) {
  *number = (int64_t)((uint64_t)*number << bits);
}

/* A number of a row, and the arrays, become as large as there are any; or only far. */
static void draw_limits(table *t, int64_t *row) {
  static const int64_t limits[] = {INT64_MIN, INT64_MIN + 1,  INT64_MIN / 2, INT64_MAX / 2,
                                   INT64_MAX, INT64_MAX - 20, INT64_MAX / 3, INT64_MIN / 3};
  const int32_t rank = t->boxes.rank, width = 2 + 3 * rank, d = (int32_t)draw(rank);
  const int64_t limit = limits[draw(sizeof limits / sizeof *limits)];
  const int32_t level = (int32_t)draw(t->boxes.levels + 1);
  int64_t *numbers = level == 0 ? row : row + width + (level - 1) * (1 + width) + 1;
  for (int k = 0; k < 2; k++)
    t->dims[k][d] = hits(3) ? t->dims[k][d] : INT64_MAX;
  if (hits(2))
    numbers[draw(width)] = limit;
  else if (hits(2))
    row[2 + 2 * rank + d] = INT64_MAX - SIDE - draw(SIDE);
  else
    for (int32_t i = 0; i < t->boxes.levels; i++)
      shift(&row[width + i * (1 + width) + 1 + 2 + 2 * rank + d], draw(60));
}

static void draw_devices(table *t) {
  const bool repeats = hits(3);
  for (int64_t i = 0; i < DEVICES; i++)
    t->devices[i] = repeats && hits(3) ? draw(DEVICES) : (i * 7 + 3) % DEVICES;
  if (hits(10))
    t->devices[draw(DEVICES)] = hits(2) ? -1 : DEVICES;
  t->boxes.devices = t->devices;
  t->boxes.device_count = DEVICES - hits(4);
}

static void draw_table(table *t) {
  *t = (table){.boxes = {.rank = 1 + (int32_t)draw(MOST_RANK),
                         .levels = 1 + (int32_t)draw(MOST_LEVELS),
                         .row_count = 1 + (uint32_t)draw(MOST_ROWS)}};
  t->boxes.in_dims = t->dims[0];
  t->boxes.out_dims = t->dims[1];
  t->boxes.rows = t->rows;
  for (int32_t d = 0; d < t->boxes.rank; d++) {
    t->dims[0][d] = SIDE - (hits(10) ? draw(SIDE) : 0);
    t->dims[1][d] = 2 * SIDE - (hits(10) ? draw(SIDE) : 0);
  }
  const size_t width = sr_boxes_width(t->boxes.rank, t->boxes.levels);
  const bool spread = !hits(3);
  for (uint32_t i = 0; i < t->boxes.row_count; i++) {
    int64_t *row = t->rows + i * width;
    for (int32_t d = 0; d < t->boxes.rank; d++)
      row[2 + d] = 1 + draw(3);
    draw_levels(&t->boxes, row);
    for (int32_t k = 0; k < 2 + 3 * t->boxes.rank; k++)
      draw_base(&t->boxes, row, k);
    row[number_of(t->boxes.rank, (int32_t)draw(t->boxes.rank + 1))] += spread ? 10 * i : 0;
    if (hits(8))
      draw_limits(t, row);
  }
  if (hits(2))
    draw_devices(t);
}

/* ---- what is wrong with them ----------------------------------------------------------------- */

typedef struct piece {
  uint32_t row;
  int64_t numbers[2 + 3 * MOST_RANK]; /* between devices */
} piece;

static int64_t device_of(const sr_boxes *boxes, int64_t place) {
  if (!boxes->devices)
    return place;
  return place < 0 || place >= boxes->device_count ? -1 : boxes->devices[place];
}

/* Writes out what the rows say, numbers modulo 2^64; gives how many pieces there are. */
static uint32_t write_out(const sr_boxes *boxes, piece *out) {
  const int32_t width = 2 + 3 * boxes->rank;
  uint32_t count = 0;
  for (uint32_t i = 0; i < boxes->row_count; i++) {
    const int64_t *row = boxes->rows + i * (uint32_t)(width + boxes->levels * (1 + width));
    int64_t turns = 1;
    for (int32_t k = 0; k < boxes->levels; k++)
      turns *= row[width + k * (1 + width)];
    for (int64_t turn = 0; turn < turns; turn++, count++) {
      int64_t left = turn;
      memcpy(out[count].numbers, row, (size_t)width * sizeof *row);
      out[count].row = i;
      for (int32_t k = 0; k < boxes->levels; k++) {
        const int64_t *level = row + width + k * (1 + width);
        for (int32_t n = 0; n < width; n++)
          out[count].numbers[n] = (int64_t)((uint64_t)out[count].numbers[n] +
                                            (uint64_t)(left % level[0]) * (uint64_t)level[1 + n]);
        left /= level[0];
      }
      for (int n = 0; n < 2; n++)
        out[count].numbers[n] = device_of(boxes, out[count].numbers[n]);
    }
  }
  return count;
}

/* What is wrong with the first piece alone with which something is; NULL: with none. */
static const char *first_fault(const sr_boxes *boxes, const piece *pieces, uint32_t count,
                               uint32_t *out_piece) {
  const int32_t rank = boxes->rank;
  for (uint32_t i = 0; i < count; i++) {
    const int64_t *p = pieces[i].numbers;
    *out_piece = i;
    if (p[0] < 0 || p[0] >= DEVICES || p[1] < 0 || p[1] >= DEVICES)
      return "its source or its target is no device";
    for (int32_t d = 0; d < rank; d++) {
      const int64_t size = p[2 + d], from = p[2 + rank + d], to = p[2 + 2 * rank + d];
      int64_t end;
      if (size < 1)
        return "its size is not positive";
      if (from < 0 || __builtin_add_overflow(from, size, &end) || end > boxes->in_dims[d])
        return "it leaves the operand";
      if (to < 0 || __builtin_add_overflow(to, size, &end) || end > boxes->out_dims[d])
        return "it leaves the result";
    }
  }
  return NULL;
}

static bool overlap(const piece *a, const piece *b, int32_t rank) {
  bool both = a->numbers[1] == b->numbers[1];
  for (int32_t d = 0; d < rank; d++) {
    const int64_t at = a->numbers[2 + 2 * rank + d], other = b->numbers[2 + 2 * rank + d];
    both = both && at < other + b->numbers[2 + d] && other < at + a->numbers[2 + d];
  }
  return both;
}

/* ---- both ------------------------------------------------------------------------------------ */

/* How often a table was of each kind. */
typedef struct tally {
  int wrong_alone;        /* a piece */
  int overlapping, apart; /* some row is open, and pieces do or do not */
  int shown, listed, far; /* all rows show it; of places in a list; near the limits */
  int partly;             /* some rows show it */
  int unused;             /* only a device that no piece names is wrong */
} tally;

/* The rows that show that they are apart are, and the check says whether all are. */
static void compare_overlaps(const table *t, const piece *pieces, uint32_t count, const char *fault,
                             uint32_t at, tally *seen) {
  bool open[MOST_ROWS], met[MOST_PIECES] = {false}, any = false;
  uint32_t open_count = 0, counted = 0;
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t j = 0; j < i; j++)
      if (overlap(&pieces[i], &pieces[j], t->boxes.rank))
        met[i] = met[j] = any = true;
  EXPECT_STRING(fault ? fault : "none", any ? "it overlaps another piece of its target" : "none");
  EXPECT(!fault || (at < count && met[at]));
  if (!sr_boxes_rows_in_range(&t->boxes, DEVICES)) {
    seen->unused++;
    return;
  }
  EXPECT(sr_boxes_find_open_rows(&t->boxes, open, &open_count));
  for (uint32_t i = 0; i < count; i++)
    EXPECT(open[pieces[i].row] || !met[i]);
  for (uint32_t i = 0; i < t->boxes.row_count; i++)
    counted += open[i];
  EXPECT_EQ(open_count, counted);
  seen->shown += open_count == 0;
  seen->listed += open_count == 0 && t->boxes.devices;
  seen->far += open_count == 0 && t->dims[1][0] == INT64_MAX;
  seen->partly += open_count > 0 && open_count < t->boxes.row_count;
  seen->apart += open_count > 0 && !any;
  seen->overlapping += any;
}

static void random_tables(void) {
  static table t;
  static piece pieces[MOST_PIECES];
  tally seen = {0};
  for (int round = 0; round < 20000; round++) {
    draw_table(&t);
    EXPECT(sr_boxes_count(&t.boxes));
    const uint32_t count = write_out(&t.boxes, pieces);
    EXPECT_EQ(t.boxes.count, count);
    const char *fault;
    uint32_t at = UINT32_MAX, first;
    EXPECT(sr_boxes_check(&t.boxes, DEVICES, &fault, &at));
    const char *alone = first_fault(&t.boxes, pieces, count, &first);
    if (!alone) {
      compare_overlaps(&t, pieces, count, fault, at, &seen);
      EXPECT(t.boxes.devices || sr_boxes_rows_in_range(&t.boxes, DEVICES));
      continue;
    }
    EXPECT_STRING(fault, alone);
    EXPECT_EQ(at, first);
    EXPECT(!sr_boxes_rows_in_range(&t.boxes, DEVICES));
    seen.wrong_alone++;
  }
  EXPECT(seen.wrong_alone > 2000 && seen.overlapping > 2000);
  EXPECT(seen.shown > 4000 && seen.listed > 1500 && seen.far > 200);
  EXPECT(seen.partly > 1500 && seen.apart > 500 && seen.unused > 50);
}

/* ---- by hand --------------------------------------------------------------------------------- */

static uint32_t open_rows(sr_boxes boxes, bool *open) {
  uint32_t count = UINT32_MAX;
  EXPECT(sr_boxes_count(&boxes) && sr_boxes_rows_in_range(&boxes, 4096));
  EXPECT(sr_boxes_find_open_rows(&boxes, open, &count));
  return count;
}

/* Each of 4,096 devices gets an element of each, 16.8 million pieces in a row: which is not
 * unfolded. */
static void one_large_row(void) {
  enum {
    ALL = 4096
  };
  const int64_t dims[] = {ALL};
  int64_t row[] = {0, 0, 1, 0, 0, ALL, 1, 0, 0, 0, 1, ALL, 0, 1, 0, 1, 0};
  sr_boxes boxes = {
      .rank = 1, .levels = 2, .row_count = 1, .in_dims = dims, .out_dims = dims, .rows = row};
  bool open[1];
  const char *fault = "not looked at";
  uint32_t at;
  EXPECT(sr_boxes_count(&boxes) && boxes.count == SR_BOXES_MOST);
  EXPECT_EQ(open_rows(boxes, open), 0);
  EXPECT(sr_boxes_check(&boxes, ALL, &fault, &at) && !fault);
  row[10] = 0; /* all of them to the first element */
  EXPECT_EQ(open_rows(boxes, open), 1);
}

/* Small rows that overlap beside a large one: they alone are unfolded. */
static void open_among_others(void) {
  const int64_t dims[] = {4096};
  const int64_t rows[3][17] = {{0, 0, 1, 0, 0, 4096, 1, 0, 0, 0, 1, 4000, 0, 1, 0, 0, 0},
                               {0, 4000, 2, 0, 0, 2, 0, 0, 0, 0, 2, 3, 0, 1, 0, 0, 0},
                               {0, 4000, 1, 0, 3, 2, 0, 0, 0, 0, 2, 3, 0, 1, 0, 0, 0}};
  sr_boxes boxes = {.rank = 1,
                    .levels = 2,
                    .row_count = 3,
                    .in_dims = dims,
                    .out_dims = dims,
                    .rows = &rows[0][0]};
  bool open[3];
  EXPECT_EQ(open_rows(boxes, open), 2);
  EXPECT(!open[0] && open[1] && open[2]);
}

/* Places that are one device: their pieces meet there. */
static void one_device_twice(void) {
  const int64_t dims[] = {4}, once[] = {2, 0, 1}, twice[] = {2, 0, 2};
  const int64_t row[] = {0, 0, 1, 0, 0, 3, 0, 1, 0, 0, 0};
  sr_boxes boxes = {.rank = 1,
                    .levels = 1,
                    .row_count = 1,
                    .in_dims = dims,
                    .out_dims = dims,
                    .rows = row,
                    .devices = once,
                    .device_count = 3};
  bool open[1];
  const char *fault = "not looked at";
  uint32_t at = 9;
  EXPECT_EQ(open_rows(boxes, open), 0);
  EXPECT(sr_boxes_check(&boxes, 3, &fault, &at) && !fault);
  boxes.devices = twice;
  EXPECT_EQ(open_rows(boxes, open), 1);
  EXPECT(sr_boxes_check(&boxes, 3, &fault, &at));
  EXPECT_STRING(fault, "it overlaps another piece of its target");
  EXPECT(at == 0 || at == 2);
}

int main(void) {
  random_tables();
  one_large_row();
  open_among_others();
  one_device_twice();
  return expect_result();
}
