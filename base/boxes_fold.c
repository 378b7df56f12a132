/*
 * Rows of a table that repeat each other become one: level by level, each the one-dimensional case.
 *
 * On a mesh most devices do what their neighbour does one place further, so the k-th piece of a
 * device follows from the k-th of the one before by adding the same numbers. Rows are put side by
 * side by what they repeat already, at first by which piece of its target they are and of how many,
 * and each longest stretch with equal differences becomes a row with one level more. What is left
 * repeats again: along the next axis of the mesh, or from the first pieces to the second ones. That
 * goes on for as long as there are fewer rows. Nothing has to be known of forms and meshes, and
 * a table without any order stays as it is.
 */
#include <stdlib.h>
#include <string.h>

#include "base/boxes.h"

enum {
  FEW = 16 /* pieces that stay rows of their own */
};

/* ---- making ---------------------------------------------------------------------------------- */

/* True if `piece` is `row` with `count` steps added. */
static bool follows(const int64_t *row, const int64_t *step, int64_t count, const int64_t *piece,
                    size_t width) {
  for (size_t i = 0; i < width; i++)
    if (piece[i] - row[i] != count * step[i])
      return false;
  return true;
}

/* Pieces of one target that follow each other are one row from the start: there can be hundreds of
 * them for each device. */
void sr_boxes_add(sr_arena *arena, sr_boxes_draft *draft, const int64_t *piece) {
  const size_t width = sr_box_width(draft->rank), all = sr_boxes_width(draft->rank, 1);
  int64_t *row = draft->count++ ? draft->numbers.items + draft->numbers.count - all : NULL;
  int64_t *count = row ? row + width : NULL, *step = row ? row + width + 1 : NULL;
  if (row && *count == 1 && row[1] == piece[1]) {
    for (size_t i = 0; i < width; i++)
      step[i] = piece[i] - row[i];
    *count = 2;
  } else if (row && row[1] == piece[1] && follows(row, step, *count, piece, width)) {
    ++*count;
  } else {
    for (size_t i = 0; i < all; i++)
      SR_PUSH(arena, &draft->numbers, i < width ? piece[i] : i == width ? 1 : 0);
  }
}

void sr_boxes_add_run(sr_arena *arena, sr_boxes_draft *draft, const int64_t *piece, int64_t count,
                      const int64_t *step) {
  const size_t width = sr_box_width(draft->rank);
  for (size_t i = 0; i < width; i++)
    SR_PUSH(arena, &draft->numbers, piece[i]);
  SR_PUSH(arena, &draft->numbers, count);
  for (size_t i = 0; i < width; i++)
    SR_PUSH(arena, &draft->numbers, step[i]);
  draft->count += (uint64_t)count;
}

/* ---- folding --------------------------------------------------------------------------------- */

/* A row, and what it has to have in common with others to be joined to them. */
typedef struct candidate {
  const int64_t *row, *kind;
  size_t kind_bytes;
} candidate;

/* The same kinds together, each in the order of the table. */
static int compare_kinds(const void *a, const void *b) {
  const candidate *x = a, *y = b;
  int order = memcmp(x->kind, y->kind, x->kind_bytes);
  return order ? order : (x->row > y->row) - (x->row < y->row);
}

/* What a row of the draft has to have in common with others: which row of its target it is, of how
 * many, and its level. */
static const int64_t *kinds_of_draft(const sr_boxes *boxes, sr_arena *arena) {
  const size_t piece = sr_box_width(boxes->rank), width = sr_boxes_width(boxes->rank, 1);
  const size_t level = width - piece;
  int64_t *kinds = SR_NEW_ARRAY(arena, int64_t, boxes->row_count * (2 + level)), *kind = kinds;
  for (uint32_t begin = 0, end; begin < boxes->row_count; begin = end) {
    const int64_t target = boxes->rows[begin * width + 1];
    end = begin + 1;
    while (end < boxes->row_count && boxes->rows[end * width + 1] == target)
      end++;
    for (uint32_t i = begin; i < end; i++, kind += 2 + level) {
      kind[0] = i - begin;
      kind[1] = end - begin;
      memcpy(kind + 2, boxes->rows + i * width + piece, level * sizeof *kind);
    }
  }
  return kinds;
}

/* The rows in the order in which they are joined. */
static candidate *sorted(const sr_boxes *boxes, sr_arena *arena) {
  const size_t width = sr_boxes_width(boxes->rank, boxes->levels);
  const size_t piece = sr_box_width(boxes->rank);
  const bool is_draft = boxes->levels == 1;
  const size_t kind = is_draft ? 3 + piece : width - piece, stride = is_draft ? kind : width;
  const int64_t *kinds = is_draft ? kinds_of_draft(boxes, arena) : boxes->rows + piece;
  candidate *items = SR_NEW_ARRAY(arena, candidate, boxes->row_count);
  for (uint32_t i = 0; i < boxes->row_count; i++)
    items[i] = (candidate){boxes->rows + i * width, kinds + i * stride, kind * sizeof *kinds};
  if (boxes->row_count > 1)
    qsort(items, boxes->row_count, sizeof *items, compare_kinds);
  return items;
}

static bool same_kind(const candidate *a, const candidate *b) {
  return memcmp(a->kind, b->kind, a->kind_bytes) == 0;
}

/* Writes the difference of the first two to `step`; how many of the items follow each other by it:
 * 1 if the first stands alone. */
static size_t stretch(const candidate *items, size_t count, size_t width, int64_t *step) {
  if (count < 2 || !same_kind(&items[0], &items[1])) {
    memset(step, 0, width * sizeof *step);
    return 1;
  }
  for (size_t i = 0; i < width; i++)
    step[i] = items[1].row[i] - items[0].row[i];
  size_t length = 2;
  while (length < count && same_kind(&items[0], &items[length]) &&
         follows(items[0].row, step, (int64_t)length, items[length].row, width))
    length++;
  return length;
}

/* Rows that the table has with one level more: room is taken for these alone, for there can be a
 * thousand times as many before. */
static uint32_t count_joined(const candidate *items, size_t count, size_t piece) {
  int64_t step[SR_BOX_MOST_NUMBERS];
  uint32_t rows = 0;
  for (size_t at = 0; at < count; rows++)
    at += stretch(items + at, count - at, piece, step);
  return rows;
}

/* The table with one level more. */
static sr_boxes join(const sr_boxes *boxes, sr_arena *arena) {
  const size_t width = sr_boxes_width(boxes->rank, boxes->levels);
  const size_t piece = sr_box_width(boxes->rank), wider = width + 1 + piece;
  const candidate *items = sorted(boxes, arena);
  sr_boxes joined = *boxes;
  joined.levels++;
  joined.row_count = count_joined(items, boxes->row_count, piece);
  int64_t *row = SR_NEW_ARRAY(arena, int64_t, joined.row_count *wider);
  joined.rows = row;
  for (size_t at = 0, length; at < boxes->row_count; at += length, row += wider) {
    memcpy(row, items[at].row, width * sizeof *row);
    length = stretch(items + at, boxes->row_count - at, piece, row + width + 1);
    row[width] = (int64_t)length;
  }
  return joined;
}

static size_t numbers_of(const sr_boxes *boxes) {
  return boxes->row_count * sr_boxes_width(boxes->rank, boxes->levels);
}

/* Each piece as a row. */
static sr_boxes unfolded(const sr_boxes *boxes, sr_arena *arena) {
  const size_t width = sr_box_width(boxes->rank);
  int64_t *rows = SR_NEW_ARRAY(arena, int64_t, boxes->count *width);
  sr_boxes_expand(boxes, rows);
  return (sr_boxes){
      .rank = boxes->rank, .row_count = boxes->count, .count = boxes->count, .rows = rows};
}

/* Two rows as one have more numbers than before, which pays when there are many such twos: the
 * smallest table of all is taken. */
sr_boxes sr_boxes_fold(const sr_boxes_draft *draft, sr_arena *arena) {
  const size_t width = sr_boxes_width(draft->rank, 1);
  sr_boxes smallest = {.rank = draft->rank,
                       .levels = 1,
                       .row_count = (uint32_t)(draft->numbers.count / width),
                       .rows = draft->numbers.items,
                       .devices = draft->devices,
                       .device_count = draft->device_count};
  if (!sr_boxes_count(&smallest))
    return smallest;
  if (smallest.count <= FEW)
    return unfolded(&smallest, arena);
  for (sr_boxes last = smallest; last.levels < SR_BOX_LEVELS;) {
    const sr_boxes next = join(&last, arena);
    if (next.row_count == last.row_count)
      break;
    if (numbers_of(&next) < numbers_of(&smallest))
      smallest = next;
    last = next;
  }
  const bool pays = numbers_of(&smallest) < smallest.count * sr_box_width(draft->rank);
  return pays ? smallest : unfolded(&smallest, arena);
}
