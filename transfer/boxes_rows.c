/*
 * What the rows of a table show of their pieces without being unfolded: one row can stand for
 * millions.
 *
 * Every number of a piece is linear in the turns of the levels, so that the smallest and the
 * largest that it is in a row are sums over the levels. Pieces of one row lie apart if its levels
 * can be put in an order in which each steps at least as far, from target to target or in a
 * dimension of the result, as a piece and all levels behind it reach together: two pieces lie apart
 * where the first level in which they differ steps. Pieces of two rows lie apart if all that the
 * rows reach does.
 *
 * The numbers may be anybody's. What leaves the range of int64_t on the way is not in range.
 */
#include <stdlib.h>
#include <string.h>

#include "transfer/boxes.h"

enum {
  PAIRS_PER_PIECE = 8, /* that take less than to unfold it */
  ALONE = -1           /* no number is added */
};

/* Of a number over the pieces of a row, both ends within. */
typedef struct span {
  int64_t low, high;
} span;

static bool add_numbers(const int64_t *numbers, int32_t number, int32_t other, int64_t *out) {
  return !__builtin_add_overflow(numbers[number], other == ALONE ? 0 : numbers[other], out);
}

/* What `number` is in the pieces of a row, with `other` added to it; false: it leaves int64_t. */
static bool find_span(const sr_boxes *boxes, const int64_t *row, int32_t number, int32_t other,
                      span *out) {
  if (!add_numbers(row, number, other, &out->low))
    return false;
  out->high = out->low;
  for (int32_t i = 0; i < boxes->levels; i++) {
    const int64_t *level = sr_boxes_level(boxes, row, i);
    int64_t step;
    if (level[0] == 1)
      continue;
    if (!add_numbers(level + 1, number, other, &step) ||
        __builtin_mul_overflow(step, level[0] - 1, &step))
      return false;
    int64_t *end = step < 0 ? &out->low : &out->high;
    if (__builtin_add_overflow(*end, step, end))
      return false;
  }
  return true;
}

/* True if `number` is at least `least` and at most `most` in all pieces of the row. */
static bool stays(const sr_boxes *boxes, const int64_t *row, int32_t number, int64_t least,
                  int64_t most) {
  span s;
  return find_span(boxes, row, number, ALONE, &s) && s.low >= least && s.high <= most;
}

/* True if in dimension `dim` all pieces of the row have at least one element, and those that begin
 * at `number` are in [0 .. size). */
static bool stays_inside(const sr_boxes *boxes, const int64_t *row, int32_t number, int32_t dim,
                         int64_t size) {
  span end;
  return stays(boxes, row, 2 + dim, 1, INT64_MAX) && stays(boxes, row, number, 0, INT64_MAX) &&
         find_span(boxes, row, number, 2 + dim, &end) && end.high <= size;
}

bool sr_boxes_rows_in_range(const sr_boxes *boxes, int64_t device_count) {
  const int32_t from = 2 + boxes->rank, to = from + boxes->rank;
  const int64_t last = (boxes->devices ? boxes->device_count : device_count) - 1;
  bool inside = true;
  for (int64_t i = 0; boxes->devices && i <= last && inside; i++)
    inside = boxes->devices[i] >= 0 && boxes->devices[i] < device_count;
  for (uint32_t i = 0; i < boxes->row_count && inside; i++) {
    const int64_t *row = sr_boxes_row(boxes, i);
    inside = stays(boxes, row, 0, 0, last) && stays(boxes, row, 1, 0, last);
    for (int32_t d = 0; d < boxes->rank && inside; d++)
      inside = stays_inside(boxes, row, from + d, d, boxes->in_dims[d]) &&
               stays_inside(boxes, row, to + d, d, boxes->out_dims[d]);
  }
  return inside;
}

/* ---- overlap -------------------------------------------------------------------------------- */

/* What the pieces of a row reach in one coordinate, the place of the target (0) or a dimension of
 * the result (1 and on): [begin .. end), and one piece at most `extent` of it. */
typedef struct reach {
  int64_t begin, end, extent;
} reach;

/* Where the coordinate stands in a piece. */
static int32_t number_of(const sr_boxes *boxes, int32_t coordinate) {
  return coordinate == 0 ? 1 : 1 + 2 * boxes->rank + coordinate;
}

/* Of a row in range: [1 + rank]. */
static void find_reach(const sr_boxes *boxes, const int64_t *row, reach *out) {
  span place, end, size;
  (void)find_span(boxes, row, 1, ALONE, &place);
  out[0] = (reach){place.low, place.high + 1, 1};
  for (int32_t d = 0; d < boxes->rank; d++) {
    const int32_t to = number_of(boxes, 1 + d);
    (void)(find_span(boxes, row, to, ALONE, &place) && find_span(boxes, row, to, 2 + d, &end) &&
           find_span(boxes, row, 2 + d, ALONE, &size));
    out[1 + d] = (reach){place.low, end.high, size.high};
  }
}

/* How far a level of a row in range leads from its first turn to its last. */
static int64_t way_of(const int64_t *level, int32_t number) {
  return level[0] == 1 ? 0 : (level[0] - 1) * llabs(level[1 + number]);
}

/* True if `level` steps at least as far, in one coordinate from `first` on, as a piece and all the
 * levels in `behind` reach. */
static bool steps_apart(const sr_boxes *boxes, const int64_t *row, const reach *reaches,
                        int32_t first, int32_t level, uint32_t behind) {
  for (int32_t c = first; c <= boxes->rank; c++) {
    const int32_t number = number_of(boxes, c);
    int64_t left = llabs(sr_boxes_level(boxes, row, level)[1 + number]) - reaches[c].extent;
    for (int32_t i = 0; i < boxes->levels && left >= 0; i++)
      left -= behind & 1u << i ? way_of(sr_boxes_level(boxes, row, i), number) : 0;
    if (left >= 0)
      return true;
  }
  return false;
}

/* True if an order of the levels shows that the pieces of the row do not overlap. A level that can
 * come first of those that are left may: the others have the fewer behind them. */
static bool are_pieces_apart(const sr_boxes *boxes, const int64_t *row, const reach *reaches,
                             int32_t first) {
  uint32_t left = 0;
  for (int32_t i = 0; i < boxes->levels; i++)
    left |= sr_boxes_level(boxes, row, i)[0] > 1 ? 1u << i : 0;
  for (bool found = true; left && found;) {
    found = false;
    for (int32_t i = 0; i < boxes->levels && !found; i++) {
      found = left & 1u << i && steps_apart(boxes, row, reaches, first, i, left & ~(1u << i));
      left &= found ? ~(1u << i) : left;
    }
  }
  return !left;
}

static bool are_rows_apart(const reach *a, const reach *b, int32_t first, int32_t rank) {
  for (int32_t c = first; c <= rank; c++)
    if (a[c].end <= b[c].begin || b[c].end <= a[c].begin)
      return true;
  return false;
}

static int compare_devices(const void *a, const void *b) {
  const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return (x > y) - (x < y);
}

/* The first coordinate in which pieces that differ lie apart: not the place of the target (0) where
 * several places are one device. False: there is no memory to find it. */
static bool find_first(const sr_boxes *boxes, int32_t *out_first) {
  *out_first = 0;
  if (!boxes->devices)
    return true;
  const size_t count = (size_t)boxes->device_count;
  int64_t *devices = malloc(count * sizeof *devices + 1);
  if (!devices)
    return false;
  memcpy(devices, boxes->devices, count * sizeof *devices);
  qsort(devices, count, sizeof *devices, compare_devices);
  for (size_t i = 1; i < count; i++)
    *out_first = devices[i] == devices[i - 1] ? 1 : *out_first;
  free(devices);
  return true;
}

bool sr_boxes_find_open_rows(const sr_boxes *boxes, bool *open, uint32_t *out_count) {
  const uint64_t rows = boxes->row_count, pairs = rows * rows / 2;
  const size_t coordinates = 1 + (size_t)boxes->rank;
  int32_t first;
  memset(open, true, rows * sizeof *open);
  *out_count = boxes->row_count;
  if (pairs > (uint64_t)boxes->count * PAIRS_PER_PIECE)
    return true;
  reach *reaches = malloc(rows * coordinates * sizeof *reaches + 1);
  const bool has_room = reaches && find_first(boxes, &first);
  for (size_t i = 0; has_room && i < rows; i++) {
    const int64_t *row = sr_boxes_row(boxes, (uint32_t)i);
    reach *its = reaches + i * coordinates;
    find_reach(boxes, row, its);
    open[i] = !are_pieces_apart(boxes, row, its, first);
    for (size_t j = 0; j < i; j++)
      if (!are_rows_apart(its, reaches + j * coordinates, first, boxes->rank))
        open[i] = open[j] = true;
  }
  *out_count = 0;
  for (size_t i = 0; has_room && i < rows; i++)
    *out_count += open[i];
  free(reaches);
  return has_room;
}
