/*
 * Checks of whole tables of pieces.
 *
 * Windows are not unfolded: what they show (boxes_windows_check.c) and that their patches do not
 * overlap is enough. That pieces of a list do not overlap is found by cutting: sorted along a
 * dimension they fall apart into clusters with nothing in common there, and each cluster is cut
 * along the next dimension. What no dimension cuts is compared pair by pair.
 */
#include <stdlib.h>
#include <string.h>

#include "transfer/boxes.h"

enum {
  MOST_UNCUT = 1024 /* pieces that no cut through all of them parts, which are compared in pairs */
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

/* ---- of a list ------------------------------------------------------------------------------- */

/* The pieces in the order of their targets, which is written to `order`: one that overlaps another
 * of its target, or NULL. */
static const int64_t *find_overlap_of_targets(const sr_boxes *boxes, box_order *order,
                                              const char **out_fault) {
  const size_t count = boxes->row_count, width = sr_box_width(boxes->rank);
  for (size_t i = 0; i < count; i++)
    order[i] = (box_order){boxes->rows[i * width + 1], boxes->rows + i * width};
  if (count > 1)
    qsort(order, count, sizeof *order, compare_keys);
  const int64_t *found = NULL;
  for (size_t begin = 0, end; begin < count && !found; begin = end) {
    const int64_t target = order[begin].key;
    for (end = begin + 1; end < count && order[end].key == target;)
      end++;
    found = find_overlap(order + begin, end - begin, boxes->rank, 0, 0, out_fault);
  }
  return found;
}

static bool check_list(const sr_boxes *boxes, int64_t device_count, const char **out_fault,
                       uint32_t *out_piece) {
  sr_box_walk walk = {.boxes = boxes};
  for (sr_box box; sr_box_next(&walk, &box); ++*out_piece)
    if ((*out_fault = sr_box_fault(boxes, &box, device_count)))
      return true;
  box_order *order = malloc(boxes->row_count * sizeof *order + 1);
  if (!order)
    return false;
  const char *fault;
  const int64_t *found = find_overlap_of_targets(boxes, order, &fault);
  free(order);
  *out_fault = found ? fault : NULL;
  *out_piece = found ? (uint32_t)((size_t)(found - boxes->rows) / sr_box_width(boxes->rank)) : 0;
  return true;
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
  *out_fault = NULL;
  *out_piece = 0;
  return sr_boxes_have_windows(boxes) ? check_windows(boxes, device_count, out_fault)
                                      : check_list(boxes, device_count, out_fault, out_piece);
}
