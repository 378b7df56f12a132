/*
 * Validates transfer tables.
 *
 * For a list, no two transfers to one target may overlap. For regions, the numbers must be valid
 * (transfer_regions_check.c), and no two patches may overlap.
 *
 * Overlaps are found by dividing the boxes into clusters. The boxes are sorted along one dimension.
 * A cluster ends where the next box starts behind all boxes so far. Each cluster is then divided in
 * the same way along the next dimension. If no dimension divides a cluster, its boxes are compared
 * pairwise.
 */
#include <stdlib.h>
#include <string.h>

#include "transfer/transfer_table.h"

enum {
  MOST_UNCUT = 1024 /* most boxes of a cluster that are compared pairwise; a larger cluster is an
                     * error */
};

/* ---- finding overlaps ------------------------------------------------------------------------ */

/* A box, and the key by which boxes are sorted: its start along a dimension, or its target. `row`
 * is the row of a transfer or of a patch. */
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

/* Compares all pairs of boxes. Returns the row of a box that overlaps another one, or NULL. If
 * there are more than MOST_UNCUT boxes, returns the row of the first one and sets *out_fault. */
static const int64_t *compare_pairs(const box_order *items, size_t count, int32_t rank,
                                    const char **out_fault) {
  if (count > MOST_UNCUT) {
    *out_fault = "it interlocks with more others of its target than are compared";
    return items[0].row;
  }
  *out_fault = "it overlaps another transfer of its target";
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

/* Returns the end of the cluster that begins at item `begin`. The items must be sorted along
 * `dim`. */
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
 * Returns the row of a box that overlaps another box, or NULL; *out_fault is the error message. The
 * search starts along dimension `dim`. The `whole` dimensions before `dim` have been tried already
 * and do not divide the items. The function recurses into all clusters but the largest, and
 * continues with the largest one in its loop. The recursion is thus at most log2(count) deep.
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

/* ---- checking a list ------------------------------------------------------------------------- */

/* Returns the row of a transfer that overlaps another transfer to the same target, or NULL. `order`
 * must have room for all transfers; the function sorts them there by target. */
static const int64_t *find_overlap_of_targets(const sr_transfer_table *table, box_order *order,
                                              const char **out_fault) {
  const size_t count = table->row_count, width = sr_transfer_width(table->rank);
  for (size_t i = 0; i < count; i++)
    order[i] = (box_order){table->rows[i * width + 1], table->rows + i * width};
  if (count > 1)
    qsort(order, count, sizeof *order, compare_keys);
  const int64_t *found = NULL;
  for (size_t begin = 0, end; begin < count && !found; begin = end) {
    const int64_t target = order[begin].key;
    for (end = begin + 1; end < count && order[end].key == target;)
      end++;
    found = find_overlap(order + begin, end - begin, table->rank, 0, 0, out_fault);
  }
  return found;
}

static bool check_list(const sr_transfer_table *table, int64_t device_count, const char **out_fault,
                       uint32_t *out_transfer) {
  sr_transfer_walk walk = {.table = table};
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer); ++*out_transfer)
    if ((*out_fault = sr_transfer_fault(table, &transfer, device_count)))
      return true;
  box_order *order = malloc(table->row_count * sizeof *order + 1);
  if (!order)
    return false;
  const char *fault;
  const int64_t *found = find_overlap_of_targets(table, order, &fault);
  free(order);
  *out_fault = found ? fault : NULL;
  *out_transfer =
      found ? (uint32_t)((size_t)(found - table->rows) / sr_transfer_width(table->rank)) : 0;
  return true;
}

/* ---- checking regions ------------------------------------------------------------------------ */

enum {
  MOST_LOOKS = 1 << 30 /* limit of sr_intersection_walk.looks; reaching it takes a few seconds */
};

/* Checks that patches do not overlap. A patch has the same row layout as a transfer, so
 * find_overlap works on patches, too. */
static bool check_patches(const sr_transfer_regions *r, const char **out_fault) {
  const size_t count = (size_t)r->patch_count;
  box_order *order = malloc(count * sizeof *order + 1);
  if (!order)
    return false;
  for (size_t i = 0; i < count; i++)
    order[i].row = r->patches + i * sr_transfer_width(r->rank);
  const char *fault;
  if (find_overlap(order, count, r->rank, 0, 0, &fault))
    *out_fault = "patches overlap, or interlock";
  free(order);
  return true;
}

/* Returns an upper bound of the number of transfers, without iterating over the targets. */
static double find_bound(const sr_transfer_regions *r) {
  double bound = 0;
  for (int64_t k = 0; k < r->patch_count; k++) {
    const sr_patch_row patch = sr_transfer_regions_patch(r, k);
    double transfers = (double)r->targets;
    for (int32_t d = 0; d < r->rank; d++) {
      const int64_t region = sr_transfer_regions_dim(r, d)[SR_REGION_SIZE], size = patch.size[d];
      const double chunk = (double)sr_transfer_regions_chunk(r, &patch, d) + (size == 0);
      transfers *= (double)(region < size ? region : size) / chunk + 2;
    }
    bound += transfers;
  }
  return bound;
}

/* True if there are more than SR_TRANSFERS_MOST transfers, or if counting them takes too long. */
static bool are_too_many(const sr_transfer_regions *r) {
  if (find_bound(r) <= (double)SR_TRANSFERS_MOST)
    return false;
  sr_intersection_walk walk = {.regions = r, .most_looks = MOST_LOOKS};
  double transfers = 0;
  while (transfers <= (double)SR_TRANSFERS_MOST && sr_intersection_next(&walk))
    transfers += sr_intersection_transfers(&walk.intersection, r->rank);
  return transfers > (double)SR_TRANSFERS_MOST || walk.looks > walk.most_looks;
}

static bool check_regions(const sr_transfer_table *table, int64_t device_count,
                          const char **out_fault) {
  const sr_transfer_regions *r = &table->regions;
  if (!sr_transfer_regions_check(table, device_count, out_fault))
    return false;
  if (!*out_fault && !check_patches(r, out_fault))
    return false;
  if (!*out_fault && are_too_many(r))
    *out_fault = "there are more of them than a table may have";
  return true;
}

bool sr_transfers_check(const sr_transfer_table *table, int64_t device_count,
                        const char **out_fault, uint32_t *out_transfer) {
  *out_fault = NULL;
  *out_transfer = 0;
  return sr_transfers_have_regions(table)
             ? check_regions(table, device_count, out_fault)
             : check_list(table, device_count, out_fault, out_transfer);
}
