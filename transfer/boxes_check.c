/*
 * Checks of whole tables of pieces.
 *
 * Windows are not unfolded: what they show (boxes_windows_check.c) and that their patches do not
 * overlap is enough. Nor is what the rows show (boxes_rows.c). Of the other rows, that pieces do
 * not overlap is found by cutting: sorted along a dimension they fall apart into clusters with
 * nothing in common there, and each cluster is cut along the next dimension. What no dimension cuts
 * is compared pair by pair. Of a large table, a share of the targets at a time, so that this takes
 * no more memory where there are more devices.
 */
#include <stdlib.h>
#include <string.h>

#include "transfer/boxes.h"

enum {
  AT_ONCE = 1 << 18, /* pieces that are looked at for overlaps together, about */
  MOST_UNCUT = 1024, /* pieces that no cut through all of them parts, which are compared in pairs */
};

/* ---- overlap -------------------------------------------------------------------------------- */

/* A piece, and where it comes in order. */
typedef struct box_order {
  int64_t key;
  const int64_t *row;
} box_order;

static int compare_keys(const void *a, const void *b) {
  const box_order *x = a, *y = b;
  if (x->key != y->key)
    return x->key < y->key ? -1 : 1;
  return (x->row > y->row) - (x->row < y->row);
}

static int64_t size_of(const box_order *item, int32_t dim) {
  return item->row[2 + dim];
}
static int64_t place_of(const box_order *item, int32_t rank, int32_t dim) {
  return item->row[2 + 2 * rank + dim];
}

/* The row of a pair that overlaps, the first that is found, or of the first of too many; NULL if
 * there is none. */
static const int64_t *compare_pairs(const box_order *items, size_t count, int32_t rank,
                                    const char **out_fault) {
  if (count > MOST_UNCUT) {
    *out_fault = "it interlocks with more others of its target than are compared";
    return items[0].row;
  }
  *out_fault = "it overlaps another piece of its target";
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < i; j++) {
      bool apart = false;
      for (int32_t d = 0; d < rank && !apart; d++)
        apart =
            place_of(&items[i], rank, d) >= place_of(&items[j], rank, d) + size_of(&items[j], d) ||
            place_of(&items[j], rank, d) >= place_of(&items[i], rank, d) + size_of(&items[i], d);
      if (!apart)
        return items[i].row;
    }
  return NULL;
}

static void sort_along(box_order *items, size_t count, int32_t rank, int32_t dim) {
  for (size_t i = 0; i < count; i++)
    items[i].key = place_of(&items[i], rank, dim);
  qsort(items, count, sizeof *items, compare_keys);
}

/* Behind the items that hang together with item `begin` along `dim`, by which they are sorted. */
static size_t cluster_end(const box_order *items, size_t count, size_t begin, int32_t dim) {
  int64_t reach = items[begin].key + size_of(&items[begin], dim);
  size_t end = begin + 1;
  for (; end < count && items[end].key < reach; end++) {
    int64_t further = items[end].key + size_of(&items[end], dim);
    reach = further > reach ? further : reach;
  }
  return end;
}

/*
 * The row of a piece that overlaps another, or may do so, and which of it; or NULL. `whole`
 * dimensions before `dim` are known not to cut the items. Goes on with the largest cluster in
 * place, so that calls nest no deeper than log2 of the count.
 */
static const int64_t *find_overlap(box_order *items, size_t count, int32_t rank, int32_t dim,
                                   int32_t whole, const char **out_fault) {
  while (count > 1) {
    if (whole == rank)
      return compare_pairs(items, count, rank, out_fault);
    sort_along(items, count, rank, dim);
    size_t largest = 0, largest_count = 0;
    for (size_t begin = 0, end; begin < count; begin = end) {
      end = cluster_end(items, count, begin, dim);
      if (end - begin > largest_count) {
        largest = begin;
        largest_count = end - begin;
      }
    }
    bool cut = largest_count < count;
    int32_t next = (dim + 1) % rank;
    for (size_t begin = 0, end; cut && begin < count; begin = end) {
      end = cluster_end(items, count, begin, dim);
      const int64_t *row = begin == largest
                               ? NULL
                               : find_overlap(items + begin, end - begin, rank, next, 1, out_fault);
      if (row)
        return row;
    }
    items += largest;
    count = largest_count;
    whole = cut ? 1 : whole + 1;
    dim = next;
  }
  return NULL;
}

/* ---- of a whole table ------------------------------------------------------------------------ */

/* Where the piece of a target stands. */
typedef struct box_place {
  int64_t target;
  uint32_t row, index;
} box_place;

static int compare_targets(const void *a, const void *b) {
  const box_place *x = a, *y = b;
  if (x->target != y->target)
    return x->target < y->target ? -1 : 1;
  if (x->row != y->row)
    return x->row < y->row ? -1 : 1;
  return (x->index > y->index) - (x->index < y->index);
}

/* Every piece alone. */
static const char *check_each(const sr_boxes *boxes, int64_t device_count, uint32_t *out_piece) {
  sr_box_walk walk = {.boxes = boxes};
  *out_piece = 0;
  for (sr_box box; sr_box_next(&walk, &box); ++*out_piece) {
    const char *fault = sr_box_fault(boxes, &box, device_count);
    if (fault)
      return fault;
  }
  return NULL;
}

/* Those of the targets whose numbers leave `rest` when they are divided by `share`: the pieces for
 * them and, where `out` is not NULL, where they stand, in order of the targets. */
static size_t find_places(const sr_boxes *boxes, int64_t share, int64_t rest, box_place *out) {
  sr_box_walk walk = {.boxes = boxes};
  uint32_t row = 0, begin = 0, piece = 0;
  size_t count = 0;
  for (sr_box box; sr_box_next(&walk, &box); piece++) {
    begin = walk.row == row ? begin : piece;
    row = walk.row;
    if (box.target % share != rest)
      continue;
    if (out)
      out[count] = (box_place){box.target, row, piece - begin};
    count++;
  }
  if (out && count > 1)
    qsort(out, count, sizeof *out, compare_targets);
  return count;
}

/* The pieces of one target; NULL: none overlaps another. `order` and `rows` have room for them. */
static const box_place *find_overlapping(const sr_boxes *boxes, const box_place *places,
                                         size_t count, box_order *order, int64_t *rows,
                                         const char **out_fault) {
  const size_t width = sr_box_width(boxes->rank);
  for (size_t i = 0; i < count; i++) {
    order[i].row = rows + i * width;
    (void)sr_boxes_get(boxes, places[i].row, places[i].index, rows + i * width);
  }
  const int64_t *found = find_overlap(order, count, boxes->rank, 0, 0, out_fault);
  return found ? &places[(size_t)(found - rows) / width] : NULL;
}

static size_t end_of_target(const box_place *places, size_t count, size_t begin) {
  size_t end = begin + 1;
  while (end < count && places[end].target == places[begin].target)
    end++;
  return end;
}

static uint32_t number_of(const sr_boxes *boxes, const box_place *place) {
  uint32_t number = place->index;
  for (uint32_t i = 0; i < place->row; i++)
    number += sr_boxes_row_count(boxes, i);
  return number;
}

/* Of the targets of these places, which are in order of them. */
static bool check_targets(const sr_boxes *boxes, const box_place *places, size_t count,
                          const char **out_fault, uint32_t *out_piece) {
  size_t most = 0;
  for (size_t begin = 0, end; begin < count; begin = end) {
    end = end_of_target(places, count, begin);
    most = end - begin > most ? end - begin : most;
  }
  box_order *order = malloc(most * sizeof *order + 1);
  int64_t *rows = malloc(most * sr_box_width(boxes->rank) * sizeof *rows + 1);
  const bool has_room = order && rows;
  for (size_t begin = 0, end; has_room && begin < count && !*out_fault; begin = end) {
    end = end_of_target(places, count, begin);
    const char *fault;
    const box_place *found =
        find_overlapping(boxes, places + begin, end - begin, order, rows, &fault);
    if (!found)
      continue;
    *out_fault = fault;
    *out_piece = number_of(boxes, found);
  }
  free(rows);
  free(order);
  return has_room;
}

/* Of a share of the targets. */
static bool check_share(const sr_boxes *boxes, int64_t share, int64_t rest, const char **out_fault,
                        uint32_t *out_piece) {
  const size_t count = find_places(boxes, share, rest, NULL);
  box_place *places = malloc(count * sizeof *places + 1);
  if (!places)
    return false;
  (void)find_places(boxes, share, rest, places);
  const bool done = check_targets(boxes, places, count, out_fault, out_piece);
  free(places);
  return done;
}

static bool check_overlaps(const sr_boxes *boxes, const char **out_fault, uint32_t *out_piece) {
  const int64_t shares = 1 + boxes->count / AT_ONCE;
  *out_fault = NULL;
  for (int64_t i = 0; i < shares && !*out_fault; i++)
    if (!check_share(boxes, shares, i, out_fault, out_piece))
      return false;
  return true;
}

/* True in *out_overlap if pieces of the rows that are open, `count` of them, overlap. */
static bool check_open_rows(const sr_boxes *boxes, const bool *open, uint32_t count,
                            bool *out_overlap) {
  const size_t width = sr_boxes_width(boxes->rank, boxes->levels);
  int64_t *rows = malloc(count * width * sizeof *rows);
  if (!rows)
    return false;
  sr_boxes part = *boxes;
  part.rows = rows;
  part.row_count = 0;
  for (uint32_t i = 0; i < boxes->row_count; i++)
    if (open[i])
      memcpy(rows + part.row_count++ * width, sr_boxes_row(boxes, i), width * sizeof *rows);
  const char *fault;
  uint32_t piece;
  const bool done = sr_boxes_count(&part) && check_overlaps(&part, &fault, &piece);
  *out_overlap = done && fault;
  free(rows);
  return done;
}

/* False in *out_overlap if no pieces overlap; true if they may. Of a table whose rows are in range.
 */
static bool find_whether_any(const sr_boxes *boxes, bool *out_overlap) {
  uint32_t count;
  bool *open = malloc(boxes->row_count * sizeof *open + 1);
  bool done = open && sr_boxes_find_open_rows(boxes, open, &count);
  *out_overlap = done && count > 0;
  if (done && count > 0 && count < boxes->row_count)
    done = check_open_rows(boxes, open, count, out_overlap);
  free(open);
  return done;
}

/* ---- of windows ------------------------------------------------------------------------------ */

enum {
  MOST_LOOKS = 1 << 30 /* at windows, to count their pieces: some seconds */
};

/* Patches, which have the numbers of pieces of one target, do not overlap. */
static bool check_patches(const sr_box_windows *w, const char **out_fault) {
  const size_t count = (size_t)w->patch_count;
  box_order *order = malloc(count * sizeof *order + 1);
  if (!order)
    return false;
  for (size_t i = 0; i < count; i++)
    order[i].row = w->patches + i * sr_box_width(w->rank);
  const char *fault;
  if (find_overlap(order, count, w->rank, 0, 0, &fault))
    *out_fault = "patches overlap, or interlock";
  free(order);
  return true;
}

/* As many pieces as there are, or more, found without going through the targets. */
static double find_bound(const sr_box_windows *w) {
  double bound = 0;
  for (int64_t k = 0; k < w->patch_count; k++) {
    const sr_patch_row patch = sr_box_windows_patch(w, k);
    double pieces = (double)w->targets;
    for (int32_t d = 0; d < w->rank; d++) {
      const int64_t window = sr_box_windows_dim(w, d)[SR_WINDOW_SIZE], size = patch.size[d];
      const double chunk = (double)sr_box_windows_chunk(w, &patch, d) + (size == 0);
      pieces *= (double)(window < size ? window : size) / chunk + 2;
    }
    bound += pieces;
  }
  return bound;
}

/* True if there are more pieces than a table may have, or it takes too many looks to see that there
 * are not. */
static bool are_too_many(const sr_box_windows *w) {
  if (find_bound(w) <= (double)SR_BOXES_MOST)
    return false;
  sr_meeting_walk walk = {.windows = w, .most_looks = MOST_LOOKS};
  double pieces = 0;
  while (pieces <= (double)SR_BOXES_MOST && sr_meeting_next(&walk))
    pieces += sr_meeting_pieces(&walk.meeting, w->rank);
  return pieces > (double)SR_BOXES_MOST || walk.looks > walk.most_looks;
}

static bool check_windows(const sr_boxes *boxes, int64_t device_count, const char **out_fault) {
  const sr_box_windows *w = &boxes->windows;
  if (!sr_box_windows_check(boxes, device_count, out_fault))
    return false;
  if (!*out_fault && !check_patches(w, out_fault))
    return false;
  if (!*out_fault && are_too_many(w))
    *out_fault = "there are more of them than a table may have";
  return true;
}

bool sr_boxes_check(const sr_boxes *boxes, int64_t device_count, const char **out_fault,
                    uint32_t *out_piece) {
  bool overlap = true;
  *out_fault = NULL;
  *out_piece = 0;
  if (sr_boxes_have_windows(boxes))
    return check_windows(boxes, device_count, out_fault);
  if (!sr_boxes_rows_in_range(boxes, device_count))
    *out_fault = check_each(boxes, device_count, out_piece);
  else if (!find_whether_any(boxes, &overlap))
    return false;
  return *out_fault || !overlap || check_overlaps(boxes, out_fault, out_piece);
}
