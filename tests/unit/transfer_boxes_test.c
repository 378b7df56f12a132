/* Tables of pieces: what is refused of a row, and overlaps, against a comparison of all pairs. */
#include "transfer/boxes.h"

#include <stdlib.h>
#include <string.h>

#include "support/expect.h"

enum {
  MAX_COUNT = 64,
  MAX_RANK = 3,
  SIDE = 8
};

static uint64_t state = 1;

static int64_t draw(int64_t below) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int64_t)((state >> 33) % (uint64_t)below);
}

static const int64_t dims[MAX_RANK] = {SIDE, SIDE, SIDE};

static const char *fault_of(int32_t rank, uint32_t count, const int64_t *rows, uint32_t *out_row) {
  sr_boxes boxes = {
      .rank = rank, .row_count = count, .in_dims = dims, .out_dims = dims, .rows = rows};
  EXPECT(sr_boxes_count(&boxes) && boxes.count == count);
  const char *fault = "no memory";
  EXPECT(sr_boxes_check(&boxes, 3, &fault, out_row));
  return fault;
}

static bool overlap(const int64_t *a, const int64_t *b, int32_t rank) {
  bool both = a[1] == b[1];
  for (int32_t d = 0; d < rank; d++)
    both = both && a[2 + 2 * rank + d] < b[2 + 2 * rank + d] + b[2 + d] &&
           b[2 + 2 * rank + d] < a[2 + 2 * rank + d] + a[2 + d];
  return both;
}

/* Boxes of up to `longest`, without overlaps or, one time in two, with whatever falls. */
static void random_tables(void) {
  int clean = 0, faulty = 0;
  for (int round = 0; round < 4000; round++) {
    int64_t rows[MAX_COUNT * (2 + 3 * MAX_RANK)] = {0};
    int32_t rank = 1 + (int32_t)draw(MAX_RANK);
    size_t width = sr_box_width(rank);
    uint32_t wanted = (uint32_t)draw(MAX_COUNT), count = 0, at = UINT32_MAX;
    bool keep_all = draw(2) == 0, any = false;
    int64_t longest = 1 + draw(4);
    for (uint32_t i = 0; i < wanted; i++) {
      int64_t *row = rows + count * width;
      row[1] = draw(3);
      for (int32_t d = 0; d < rank; d++) {
        row[2 + d] = 1 + draw(longest);
        row[2 + 2 * rank + d] = draw(SIDE - row[2 + d] + 1);
        row[2 + rank + d] = draw(SIDE - row[2 + d] + 1);
      }
      bool meets = false;
      for (uint32_t j = 0; j < count; j++)
        meets = meets || overlap(row, rows + j * width, rank);
      any = any || (meets && keep_all);
      count += !meets || keep_all;
    }
    const char *fault = fault_of(rank, count, rows, &at);
    EXPECT_EQ(fault != NULL, any);
    clean += !any;
    faulty += any;
    if (!fault)
      continue;
    EXPECT_STRING(fault, "it overlaps another piece of its target");
    bool named = false;
    for (uint32_t j = 0; j < count; j++)
      named = named || (j != at && overlap(rows + at * width, rows + j * width, rank));
    EXPECT(named);
  }
  EXPECT(clean > 500 && faulty > 500);
}

/* Five boxes around each other, which no cut divides. */
static void pinwheel(void) {
  uint32_t at;
  int64_t rows[5][8] = {{0, 0, 2, 1, 0, 0, 0, 0},
                        {0, 0, 1, 2, 0, 0, 2, 0},
                        {0, 0, 2, 1, 0, 0, 1, 2},
                        {0, 0, 1, 2, 0, 0, 0, 1},
                        {0, 0, 1, 1, 0, 0, 1, 1}};
  EXPECT(fault_of(2, 5, &rows[0][0], &at) == NULL);
  rows[4][3] = 2;
  EXPECT_STRING(fault_of(2, 5, &rows[0][0], &at), "it overlaps another piece of its target");
}

static void scalars(void) {
  uint32_t at = 9;
  const int64_t rows[] = {0, 1, 1, 2, 2, 1};
  EXPECT(fault_of(0, 0, NULL, &at) == NULL);
  EXPECT(fault_of(0, 2, rows, &at) == NULL);
  EXPECT_STRING(fault_of(0, 3, rows, &at), "it overlaps another piece of its target");
}

static void single_rows(void) {
  static const struct {
    int64_t row[5];
    const char *fault;
  } cases[] = {
      {{0, 2, 8, 0, 0}, NULL},
      {{3, 0, 1, 0, 0}, "its source or its target is no device"},
      {{-1, 0, 1, 0, 0}, "its source or its target is no device"},
      {{0, 3, 1, 0, 0}, "its source or its target is no device"},
      {{0, INT64_MIN, 1, 0, 0}, "its source or its target is no device"},
      {{0, 0, 0, 0, 0}, "its size is not positive"},
      {{0, 0, INT64_MIN, 0, 0}, "its size is not positive"},
      {{0, 0, 9, 0, 0}, "it leaves the operand"},
      {{0, 0, 1, 8, 0}, "it leaves the operand"},
      {{0, 0, 1, -1, 0}, "it leaves the operand"},
      {{0, 0, 1, INT64_MAX, 0}, "it leaves the operand"},
      {{0, 0, 1, 0, 8}, "it leaves the result"},
      {{0, 0, 1, 0, INT64_MIN}, "it leaves the result"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    uint32_t at;
    const char *fault = fault_of(1, 1, cases[i].row, &at);
    EXPECT_STRING(fault ? fault : "none", cases[i].fault ? cases[i].fault : "none");
  }
}

static void sizes(void) {
  int64_t bytes = -1;
  EXPECT(sr_boxes_bytes(3, dims, 4, &bytes) && bytes == 4 * SIDE * SIDE * SIDE);
  EXPECT(sr_boxes_bytes(0, NULL, 4, &bytes) && bytes == 4);
  EXPECT(sr_boxes_bytes(2, (int64_t[]){0, INT64_MAX / 4}, 4, &bytes) && bytes == 0);
  EXPECT(!sr_boxes_bytes(2, (int64_t[]){0, INT64_MAX / 2}, 4, &bytes));
  EXPECT(!sr_boxes_bytes(1, (int64_t[]){-1}, 4, &bytes));
}

/* ---- rows that repeat ------------------------------------------------------------------------ */

enum {
  MESH_ROWS = 16,
  MESH_COLUMNS = 8,
  MOST = 8 * MESH_ROWS * MESH_COLUMNS
};

typedef struct pieces {
  int64_t rows[MOST][8];
  uint32_t count;
  const int64_t *devices; /* of places that the rows count; or NULL */
} pieces;

/* What every device of a mesh has of a [160, 64] array in parts of [10, 8], moved up by `rows` and
 * left by `columns`, around the ends where it `wraps`: piece by piece as a person would write it
 * down. */
static void shift(pieces *out, int64_t rows, int64_t columns, bool wraps) {
  const int64_t height = 10, width = 8, down = rows % height, right = columns % width;
  out->count = 0;
  for (int64_t i = 0; i < MESH_ROWS; i++)
    for (int64_t j = 0; j < MESH_COLUMNS; j++)
      for (int64_t a = 0; a <= (down > 0); a++)
        for (int64_t b = 0; b <= (right > 0); b++) {
          int64_t y = i + rows / height + a, x = j + columns / width + b;
          if (!wraps && (y >= MESH_ROWS || x >= MESH_COLUMNS))
            continue;
          const int64_t row[8] = {y % MESH_ROWS * MESH_COLUMNS + x % MESH_COLUMNS,
                                  i * MESH_COLUMNS + j,
                                  a ? down : height - down,
                                  b ? right : width - right,
                                  a ? 0 : down,
                                  b ? 0 : right,
                                  a ? height - down : 0,
                                  b ? width - right : 0};
          memcpy(out->rows[out->count++], row, sizeof row);
        }
}

static int compare_rows(const void *a, const void *b) {
  return memcmp(a, b, sizeof(int64_t[8]));
}

/* Folds a table; gives how many rows it has then. */
static uint32_t fold(pieces *table) {
  static int64_t again[MOST][8];
  sr_arena *arena = sr_arena_create();
  sr_boxes_draft draft = {
      .rank = 2, .devices = table->devices, .device_count = MESH_ROWS * MESH_COLUMNS};
  for (uint32_t i = 0; i < table->count; i++)
    sr_boxes_add(arena, &draft, table->rows[i]);
  EXPECT_EQ(draft.count, table->count);
  sr_boxes folded = sr_boxes_fold(&draft, arena);
  EXPECT(folded.row_count * sr_boxes_width(2, folded.levels) <=
         table->count * sr_boxes_width(2, 0));
  folded.count = 0;
  EXPECT(sr_boxes_count(&folded));
  EXPECT_EQ(folded.count, table->count);
  sr_boxes_expand(&folded, &again[0][0]);
  for (uint32_t i = 0; table->devices && i < table->count; i++)
    for (int k = 0; k < 2; k++)
      table->rows[i][k] = table->devices[table->rows[i][k]];
  qsort(again, table->count, sizeof *again, compare_rows);
  qsort(table->rows, table->count, sizeof *table->rows, compare_rows);
  EXPECT(memcmp(again, table->rows, table->count * sizeof *again) == 0);
  sr_arena_destroy(arena);
  return folded.row_count;
}

/* Of a mesh of 128 devices: what repeats is a few rows, what does not stays. */
static void folded_tables(void) {
  static pieces table;
  shift(&table, 3, 0, false);
  EXPECT(table.count > 200 && fold(&table) <= 4);
  shift(&table, 3, 5, false);
  EXPECT(table.count > 400 && fold(&table) <= 9);
  shift(&table, 3, 5, true);
  EXPECT(table.count == 512 && fold(&table) <= 40);
  shift(&table, 25, 0, true);
  EXPECT(table.count == 256 && fold(&table) <= 8);
  for (int round = 0; round < 200; round++) {
    table.count = (uint32_t)(65 + draw(200));
    for (uint32_t i = 0; i < table.count; i++) {
      table.rows[i][1] = i / (uint32_t)(1 + round % 5);
      for (size_t k = 0; k < 8; k++)
        table.rows[i][k] = k == 1 ? table.rows[i][k] : draw(round % 3 ? 2 : 1000);
    }
    (void)fold(&table);
  }
}

/* The same on the mesh with its devices in no order: the rows are as few, and the pieces are
 * between these devices. Few pieces name them. */
static void listed_devices(void) {
  static pieces table;
  int64_t devices[MESH_ROWS * MESH_COLUMNS];
  for (int64_t i = 0; i < MESH_ROWS * MESH_COLUMNS; i++)
    devices[i] = i;
  for (int64_t i = MESH_ROWS * MESH_COLUMNS - 1; i > 0; i--) {
    const int64_t j = draw(i + 1), other = devices[i];
    devices[i] = devices[j];
    devices[j] = other;
  }
  table.devices = devices;
  shift(&table, 3, 5, false);
  EXPECT(table.count > 400 && fold(&table) <= 9);
  shift(&table, 25, 0, true);
  EXPECT(table.count == 256 && fold(&table) <= 8);
  sr_arena *arena = sr_arena_create();
  sr_boxes_draft few = {.rank = 1, .devices = devices, .device_count = 3};
  sr_boxes_add(arena, &few, (int64_t[]){2, 0, 1, 0, 0});
  sr_boxes_add(arena, &few, (int64_t[]){1, 2, 1, 0, 0});
  const sr_boxes named = sr_boxes_fold(&few, arena);
  EXPECT(named.devices == NULL && named.row_count == 2);
  EXPECT(named.rows[0] == devices[2] && named.rows[1] == devices[0]);
  EXPECT(named.rows[5] == devices[1] && named.rows[6] == devices[2]);
  sr_arena_destroy(arena);
}

/* A piece for each of 600,000 targets, which are not looked at all at once, and a second one for
 * one of them. */
static void large_table(void) {
  enum {
    TARGETS = 600000
  };
  int64_t rows[2][11] = {{0, 0, 1, 0, 0, TARGETS, 0, 1, 0, 0, 0},
                         {0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0}};
  sr_boxes boxes = {.rank = 1,
                    .levels = 1,
                    .row_count = 2,
                    .in_dims = dims,
                    .out_dims = dims,
                    .rows = &rows[0][0]};
  EXPECT(sr_boxes_count(&boxes) && boxes.count == TARGETS + 1);
  const int64_t targets[] = {0, 1, 2, 3, 299999, TARGETS - 2, TARGETS - 1};
  for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
    for (int64_t apart = 0; apart < 2; apart++) {
      const char *fault;
      uint32_t at;
      rows[1][1] = targets[i];
      rows[1][4] = apart;
      EXPECT(sr_boxes_check(&boxes, TARGETS, &fault, &at));
      EXPECT_STRING(fault ? fault : "none",
                    apart ? "none" : "it overlaps another piece of its target");
      EXPECT(apart || at == TARGETS || at == targets[i]);
    }
}

/* Places that a list does not have are no device, wherever they lead to. */
static void places_outside(void) {
  static const int64_t places[][2] = {{0, 2}, {2, 0}, {-1, 0}, {0, INT64_MIN}, {INT64_MAX, 0}};
  static const int64_t devices[] = {1, 0};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    const int64_t row[] = {places[i][0], places[i][1], 1, 0, 0};
    sr_boxes boxes = {.rank = 1,
                      .row_count = 1,
                      .in_dims = dims,
                      .out_dims = dims,
                      .rows = row,
                      .devices = devices,
                      .device_count = 2};
    const char *fault;
    uint32_t at;
    EXPECT(sr_boxes_count(&boxes) && sr_boxes_check(&boxes, 3, &fault, &at));
    EXPECT_STRING(fault, "its source or its target is no device");
  }
}

/* 3 x 2 pieces of one row, the first level fastest; and what cannot be counted. */
static void levels(void) {
  sr_boxes boxes = {.rank = 1, .levels = 1, .row_count = 1};
  static const int64_t expected[3][5] = {{0, 7, 1, 0, 0}, {1, 7, 1, 2, 0}, {2, 7, 1, 4, 0}};
  int64_t got[6][5];
  const int64_t one_level[11] = {0, 7, 1, 0, 0, 3, 1, 0, 0, 2, 0};
  boxes.rows = one_level;
  EXPECT(sr_boxes_count(&boxes) && boxes.count == 3);
  sr_boxes_expand(&boxes, &got[0][0]);
  EXPECT(memcmp(got, expected, sizeof expected) == 0);
  const int64_t two_levels[17] = {0, 7, 1, 0, 0, 3, 1, 0, 0, 2, 0, 2, 0, 1, 0, 0, 9};
  boxes.levels = 2;
  boxes.rows = two_levels;
  EXPECT(sr_boxes_count(&boxes) && boxes.count == 6);
  sr_boxes_expand(&boxes, &got[0][0]);
  for (int i = 0; i < 6; i++) {
    EXPECT_EQ(got[i][0], i % 3);
    EXPECT_EQ(got[i][1], 7 + i / 3);
    EXPECT_EQ(got[i][3], 2 * (i % 3));
    EXPECT_EQ(got[i][4], 9 * (i / 3));
  }
  int64_t many[17];
  memcpy(many, two_levels, sizeof many);
  boxes.rows = many;
  many[11] = 0;
  EXPECT(!sr_boxes_count(&boxes));
  many[11] = INT64_MAX;
  EXPECT(!sr_boxes_count(&boxes));
  many[11] = SR_BOXES_MOST / 3;
  EXPECT(sr_boxes_count(&boxes) && boxes.count == SR_BOXES_MOST / 3 * 3);
  many[11] = SR_BOXES_MOST / 3 + 1;
  EXPECT(!sr_boxes_count(&boxes));
}

int main(void) {
  folded_tables();
  listed_devices();
  places_outside();
  large_table();
  levels();
  random_tables();
  pinwheel();
  scalars();
  single_rows();
  sizes();
  return expect_result();
}
