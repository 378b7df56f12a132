/*
 * Rows of a table that repeat each other become one: level by level, each the one-dimensional case.
 * For tables that are made device by device; what follows from forms is told by windows.
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

#include "base/mix.h"
#include "transfer/boxes.h"

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

/* ---- folding --------------------------------------------------------------------------------- */

/* What rows have to have in common to be joined: numbers. */
typedef struct kind {
  const int64_t *numbers;
  size_t bytes;
  uint32_t id;   /* counted as they are met */
  uint32_t rows; /* of this kind */
} kind;

/* All kinds of a table: there are few, as most devices do what others do. */
typedef struct kinds {
  sr_arena *arena;
  SR_VECTOR(kind) all;
  uint32_t *slots; /* id + 1, by the hash of the numbers; 0: free */
  size_t slot_count;
  uint32_t last; /* that was asked for */
} kinds;

/* Of two that are not as long what the shorter one has differs. */
static int compare_kinds(const void *a, const void *b) {
  const kind *x = a, *y = b;
  return memcmp(x->numbers, y->numbers, x->bytes < y->bytes ? x->bytes : y->bytes);
}

static bool is_kind(const kind *k, const int64_t *numbers, size_t bytes) {
  return k->bytes == bytes && memcmp(k->numbers, numbers, bytes) == 0;
}

/* The slot of a kind, or where it is to be. */
static uint32_t *slot_of(const kinds *k, const int64_t *numbers, size_t bytes) {
  for (uint64_t at = sr_mix_bytes(numbers, bytes);; at++) {
    uint32_t *slot = &k->slots[at & (k->slot_count - 1)];
    if (*slot == 0 || is_kind(&k->all.items[*slot - 1], numbers, bytes))
      return slot;
  }
}

static void add_slots(kinds *k) {
  k->slot_count = k->slot_count ? 2 * k->slot_count : 16;
  k->slots = SR_NEW_ARRAY(k->arena, uint32_t, k->slot_count);
  for (size_t i = 0; i < k->all.count; i++)
    *slot_of(k, k->all.items[i].numbers, k->all.items[i].bytes) = (uint32_t)i + 1;
}

/* The kind with these numbers, which are copied if it is a new one. */
static uint32_t kind_of(kinds *k, const int64_t *numbers, size_t bytes) {
  if (k->all.count > 0 && is_kind(&k->all.items[k->last], numbers, bytes))
    return k->last;
  if (2 * k->all.count >= k->slot_count)
    add_slots(k);
  uint32_t *slot = slot_of(k, numbers, bytes);
  if (*slot == 0) {
    const kind made = {.numbers = sr_arena_copy(k->arena, numbers, bytes),
                       .bytes = bytes,
                       .id = (uint32_t)k->all.count};
    SR_PUSH(k->arena, &k->all, made);
    *slot = (uint32_t)k->all.count;
  }
  return k->last = *slot - 1;
}

/* A row of a kind. */
typedef struct candidate {
  const int64_t *row;
  uint32_t kind;
} candidate;

/* Behind the last of the rows of the draft that have the target of row `begin`. */
static uint32_t end_of_target(const sr_boxes *boxes, uint32_t begin) {
  const int64_t target = sr_boxes_row(boxes, begin)[1];
  uint32_t end = begin + 1;
  while (end < boxes->row_count && sr_boxes_row(boxes, end)[1] == target)
    end++;
  return end;
}

/* The kind of each row. Rows have to have their levels in common, and in the draft which row of its
 * target it is, of how many. */
static uint32_t *number_rows(kinds *k, const sr_boxes *boxes) {
  const size_t piece = sr_box_width(boxes->rank);
  const size_t levels = sr_boxes_width(boxes->rank, boxes->levels) - piece;
  int64_t *numbers = SR_NEW_ARRAY(k->arena, int64_t, 2 + levels);
  uint32_t *ids = SR_NEW_ARRAY(k->arena, uint32_t, boxes->row_count);
  for (uint32_t begin = 0, end; begin < boxes->row_count; begin = end) {
    end = boxes->levels == 1 ? end_of_target(boxes, begin) : begin + 1;
    for (uint32_t i = begin; i < end; i++) {
      numbers[0] = i - begin;
      numbers[1] = end - begin;
      memcpy(numbers + 2, sr_boxes_row(boxes, i) + piece, levels * sizeof *numbers);
      /* One that stands alone in the draft has no step: zeros need no look. */
      const bool alone = boxes->levels == 1 && numbers[2] == 1;
      ids[i] = kind_of(k, numbers, (alone ? 3 : 2 + levels) * sizeof *numbers);
      k->all.items[ids[i]].rows++;
    }
  }
  return ids;
}

/* The rows in the order in which they are joined: the same kinds together, each in the order of the
 * table. */
static candidate *sorted(const sr_boxes *boxes, sr_arena *arena) {
  kinds k = {.arena = arena};
  const uint32_t *ids = number_rows(&k, boxes);
  if (k.all.count > 1)
    qsort(k.all.items, k.all.count, sizeof *k.all.items, compare_kinds);
  uint32_t *next = SR_NEW_ARRAY(arena, uint32_t, k.all.count), place = 0;
  for (size_t i = 0; i < k.all.count; place += k.all.items[i++].rows)
    next[k.all.items[i].id] = place;
  candidate *items = SR_NEW_ARRAY(arena, candidate, boxes->row_count);
  for (uint32_t i = 0; i < boxes->row_count; i++)
    items[next[ids[i]]++] = (candidate){sr_boxes_row(boxes, i), ids[i]};
  return items;
}

/* Writes the difference of the first two to `step`; how many of the items follow each other by it:
 * 1 if the first stands alone. */
static size_t stretch(const candidate *items, size_t count, size_t width, int64_t *step) {
  if (count < 2 || items[0].kind != items[1].kind) {
    memset(step, 0, width * sizeof *step);
    return 1;
  }
  for (size_t i = 0; i < width; i++)
    step[i] = items[1].row[i] - items[0].row[i];
  size_t length = 2;
  while (length < count && items[0].kind == items[length].kind &&
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
  if (smallest.count <= SR_BOXES_FEW)
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
