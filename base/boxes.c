/*
 * Checks of tables of pieces.
 *
 * That boxes do not overlap is found by cutting: sorted along a dimension they fall apart into
 * clusters with nothing in common there, and each cluster is cut along the next dimension. What no
 * dimension cuts is compared pair by pair.
 */
#include "base/boxes.h"

#include <stdlib.h>

bool sr_boxes_bytes(int32_t rank, const int64_t *dims, int64_t element_bytes, int64_t *out_bytes) {
  int64_t bytes = element_bytes;
  bool empty = false;
  for (int32_t d = 0; d < rank; d++) {
    empty = empty || dims[d] == 0;
    if (dims[d] < 0 || (dims[d] > 0 && __builtin_mul_overflow(bytes, dims[d], &bytes)))
      return false;
  }
  *out_bytes = empty ? 0 : bytes;
  return true;
}

const char *sr_box_fault(const sr_boxes *boxes, uint32_t row, int64_t device_count) {
  sr_box box = sr_box_get(boxes, row);
  if (box.source < 0 || box.source >= device_count || box.target < 0 || box.target >= device_count)
    return "its source or its target is no device";
  for (int32_t d = 0; d < boxes->rank; d++) {
    if (box.size[d] < 1)
      return "its size is not positive";
    if (box.from[d] < 0 || box.size[d] > boxes->in_dims[d] ||
        box.from[d] > boxes->in_dims[d] - box.size[d])
      return "it leaves the operand";
    if (box.to[d] < 0 || box.size[d] > boxes->out_dims[d] ||
        box.to[d] > boxes->out_dims[d] - box.size[d])
      return "it leaves the result";
  }
  return NULL;
}

/* ---- overlap -------------------------------------------------------------------------------- */

static int compare_keys(const void *a, const void *b) {
  const sr_box_order *x = a, *y = b;
  if (x->key != y->key)
    return x->key < y->key ? -1 : 1;
  return (x->row > y->row) - (x->row < y->row);
}

static int64_t size_of(const sr_box_order *item, int32_t dim) {
  return item->row[2 + dim];
}
static int64_t place_of(const sr_box_order *item, int32_t rank, int32_t dim) {
  return item->row[2 + 2 * rank + dim];
}

/* The row of a pair that overlaps, the first that is found; NULL if there is none. */
static const int64_t *compare_pairs(const sr_box_order *items, size_t count, int32_t rank) {
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

static void sort_along(sr_box_order *items, size_t count, int32_t rank, int32_t dim) {
  for (size_t i = 0; i < count; i++)
    items[i].key = place_of(&items[i], rank, dim);
  qsort(items, count, sizeof *items, compare_keys);
}

/* Behind the items that hang together with item `begin` along `dim`, by which they are sorted. */
static size_t cluster_end(const sr_box_order *items, size_t count, size_t begin, int32_t dim) {
  int64_t reach = items[begin].key + size_of(&items[begin], dim);
  size_t end = begin + 1;
  for (; end < count && items[end].key < reach; end++) {
    int64_t further = items[end].key + size_of(&items[end], dim);
    reach = further > reach ? further : reach;
  }
  return end;
}

/*
 * The row of a piece that overlaps another, or NULL. `whole` dimensions before `dim` are known not
 * to cut the items. Goes on with the largest cluster in place, so that calls nest no deeper than
 * log2 of the count.
 */
static const int64_t *find_overlap(sr_box_order *items, size_t count, int32_t rank, int32_t dim,
                                   int32_t whole) {
  while (count > 1) {
    if (whole == rank)
      return compare_pairs(items, count, rank);
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
      const int64_t *row =
          begin == largest ? NULL : find_overlap(items + begin, end - begin, rank, next, 1);
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

const char *sr_boxes_fault(const sr_boxes *boxes, int64_t device_count, sr_box_order *scratch,
                           uint32_t *out_row) {
  size_t width = sr_boxes_width(boxes->rank);
  for (uint32_t i = 0; i < boxes->count; i++) {
    const char *fault = sr_box_fault(boxes, i, device_count);
    *out_row = i;
    if (fault)
      return fault;
    scratch[i].row = boxes->rows + i * width;
    scratch[i].key = scratch[i].row[1];
  }
  if (boxes->count > 1)
    qsort(scratch, boxes->count, sizeof *scratch, compare_keys);
  for (size_t begin = 0, end; begin < boxes->count; begin = end) {
    int64_t target = scratch[begin].row[1];
    for (end = begin + 1; end < boxes->count && scratch[end].row[1] == target;)
      end++;
    const int64_t *row = find_overlap(scratch + begin, end - begin, boxes->rank, 0, 0);
    if (!row)
      continue;
    *out_row = (uint32_t)((size_t)(row - boxes->rows) / width);
    return "it overlaps another piece of its target";
  }
  return NULL;
}
