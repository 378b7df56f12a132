/* Lists of transfers: invalid rows, and overlaps compared with a test of all pairs. */
#include "transfer/transfer_table.h"

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
  sr_transfer_table table = {
      .rank = rank, .row_count = count, .in_dims = dims, .out_dims = dims, .rows = rows};
  const char *fault = "no memory";
  EXPECT(sr_transfers_check(&table, 3, &fault, out_row));
  return fault;
}

static bool overlap(const int64_t *a, const int64_t *b, int32_t rank) {
  bool both = a[1] == b[1];
  for (int32_t d = 0; d < rank; d++)
    both = both && a[2 + 2 * rank + d] < b[2 + 2 * rank + d] + b[2 + d] &&
           b[2 + 2 * rank + d] < a[2 + 2 * rank + d] + a[2 + d];
  return both;
}

/* Boxes of up to `longest`, half of the time without overlaps. */
static void random_tables(void) {
  int clean = 0, faulty = 0;
  for (int round = 0; round < 4000; round++) {
    int64_t rows[MAX_COUNT * (2 + 3 * MAX_RANK)] = {0};
    int32_t rank = 1 + (int32_t)draw(MAX_RANK);
    size_t width = sr_transfer_width(rank);
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
    EXPECT_STRING(fault, "it overlaps another transfer of its target");
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
  EXPECT_STRING(fault_of(2, 5, &rows[0][0], &at), "it overlaps another transfer of its target");
}

/* Dominoes in a herringbone pattern, which no line divides. */
static void herringbones(void) {
  enum {
    SIDES = 32
  };
  static const int64_t two[] = {2, 2}, all[] = {SIDES + 4, 5 * SIDES + 8};
  static int64_t rows[2 * SIDES * SIDES][8];
  for (int64_t i = 0; i < SIDES * SIDES; i++) {
    const int64_t y = i % SIDES, x = y + i / SIDES * 4;
    memcpy(rows[2 * i], (int64_t[]){0, 0, 1, 2, 0, 0, y, x}, sizeof *rows);
    memcpy(rows[2 * i + 1], (int64_t[]){0, 0, 2, 1, 0, 0, y, x + 3}, sizeof *rows);
  }
  const sr_transfer_table table = {.rank = 2,
                                   .row_count = 2 * SIDES * SIDES,
                                   .in_dims = two,
                                   .out_dims = all,
                                   .rows = &rows[0][0]};
  const char *fault = "no memory";
  uint32_t at;
  EXPECT(sr_transfers_check(&table, 1, &fault, &at));
  EXPECT_STRING(fault, "it interlocks with more others of its target than are compared");
}

static void scalars(void) {
  uint32_t at = 9;
  const int64_t rows[] = {0, 1, 1, 2, 2, 1};
  EXPECT(fault_of(0, 0, NULL, &at) == NULL);
  EXPECT(fault_of(0, 2, rows, &at) == NULL);
  EXPECT_STRING(fault_of(0, 3, rows, &at), "it overlaps another transfer of its target");
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
  EXPECT(sr_transfer_array_bytes(3, dims, 4, &bytes) && bytes == 4 * SIDE * SIDE * SIDE);
  EXPECT(sr_transfer_array_bytes(0, NULL, 4, &bytes) && bytes == 4);
  EXPECT(sr_transfer_array_bytes(2, (int64_t[]){0, INT64_MAX / 4}, 4, &bytes) && bytes == 0);
  EXPECT(!sr_transfer_array_bytes(2, (int64_t[]){0, INT64_MAX / 2}, 4, &bytes));
  EXPECT(!sr_transfer_array_bytes(1, (int64_t[]){-1}, 4, &bytes));
}

int main(void) {
  random_tables();
  pinwheel();
  herringbones();
  scalars();
  single_rows();
  sizes();
  return expect_result();
}
