/*
 * Counts transfers and their elements. If the modes within a node are the minor ones, the shards on
 * a node are contiguous along each dimension. What a target receives from its node, or from itself,
 * is then a box. So the transfers need not be visited one by one: their number is the product of
 * the box's extents in shards.
 */
#include "base/integer.h"
#include "transfer/transfer_table.h"

static void add(sr_transfer_sum *to, double transfers, double elements) {
  to->transfers += transfers;
  to->elements += elements;
}

/* The number of contiguous shards that one node holds along each dimension. The first shard of a
 * node is a multiple of that number. */
typedef struct nearness {
  int64_t shards[SR_MAX_RANK];
} nearness;

/* Finds the number of contiguous shards that a node holds along `dim`. Returns false if the shards
 * on a node are not contiguous. */
static bool find_near_shards(const sr_transfer_regions *r, int64_t node, int32_t dim,
                             int64_t *out) {
  bool is_near = false;
  *out = 1;
  for (int64_t i = 0; i < r->mode_count; i++) {
    const int64_t *mode = r->modes + i * SR_MODE_NUMBERS;
    const int64_t size = mode[1], stride = mode[2];
    if (mode[0] != dim)
      continue;
    if (node == 0 || node % (size * stride) == 0) {
      is_near = true;
      *out *= size;
    } else if (!is_near && stride < node && node % stride == 0 && size % (node / stride) == 0) {
      is_near = true;
      *out = node / stride;
    } else if (stride % node != 0 || is_near) {
      return false;
    }
  }
  return true;
}

static bool find_nearness(const sr_transfer_table *table, int64_t node, nearness *out) {
  const sr_transfer_regions *r = &table->regions;
  if (node > 0 && table->devices)
    return false; /* the list may put devices of different nodes at neighbouring positions */
  for (int32_t d = 0; d < r->rank; d++)
    if (!find_near_shards(r, node, d, &out->shards[d]))
      return false;
  for (int64_t i = 0; node > 0 && i < r->mode_count; i++)
    if (r->modes[i * SR_MODE_NUMBERS] >= 2 * r->rank)
      return false; /* targets choose among copies, and the chosen copy may be on another node */
  return true;
}

/* Adds to `to` the transfers of the intersection that read certain shards. Along dimension d, these
 * are the counts[d] shards that contain own[d] and start at a multiple of counts[d]. If `counts` is
 * NULL, it is only shard own[d]. */
static void add_range(const sr_intersection_walk *walk, const int64_t *own, const int64_t *counts,
                      sr_transfer_sum *to) {
  const sr_transfer_regions *r = walk->regions;
  const sr_intersection *m = &walk->intersection;
  const sr_patch_row patch = sr_transfer_regions_patch(r, walk->current_patch);
  double transfers = 1, elements = 1;
  for (int32_t d = 0; d < r->rank; d++) {
    const int64_t count = counts ? counts[d] : 1, chunk = sr_transfer_regions_chunk(r, &patch, d);
    const int64_t first = own[d] - own[d] % count, end = first + count;
    transfers *= (double)sr_max(0, sr_min(m->last[d] + 1, end) - sr_max(m->first[d], first));
    elements *=
        (double)sr_max(0, sr_min(m->end[d], end * chunk) - sr_max(m->begin[d], first * chunk));
  }
  add(to, transfers, elements);
}

static void add_all(const sr_intersection_walk *walk, sr_transfer_sum *to) {
  const sr_intersection *m = &walk->intersection;
  double elements = 1;
  for (int32_t d = 0; d < walk->regions->rank; d++)
    elements *= (double)(m->end[d] - m->begin[d]);
  add(to, sr_intersection_transfers(m, walk->regions->rank), elements);
}

/* Adds the transfers of the intersection that a target gets from itself to out->own, and those that
 * it gets from its node to out->near. */
static void add_near(const sr_transfer_table *table, const sr_intersection_walk *walk,
                     const nearness *near, sr_transfer_sums *out) {
  int64_t own[SR_MAX_RANK];
  const int64_t position = sr_transfers_own(table, walk->target);
  for (int32_t d = 0; d < table->rank; d++)
    own[d] = sr_intersection_number(walk, d, position);
  if (sr_transfers_source(table, position) == sr_transfers_target(table, walk->target))
    add_range(walk, own, NULL, &out->own);
  add_range(walk, own, near->shards, &out->near);
}

static void sum_transfers(const sr_transfer_table *table, int64_t node, sr_transfer_sums *out) {
  sr_transfer_walk walk = {.table = table};
  const uint64_t looks = out->looks;
  *out = (sr_transfer_sums){.looks = looks};
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer); out->looks++) {
    double elements = 1;
    for (int32_t d = 0; d < table->rank; d++)
      elements *= (double)transfer.size[d];
    add(&out->all, 1, elements);
    if (transfer.source == transfer.target)
      add(&out->own, 1, elements);
    if (node == 0 || transfer.source / node == transfer.target / node)
      add(&out->near, 1, elements);
  }
}

/* Sums the transfers of regions. Returns false if out->near and out->own could not be computed
 * because the shards on a node are not contiguous. */
static bool sum_regions(const sr_transfer_table *table, int64_t node, sr_transfer_sums *out) {
  nearness near;
  const bool in_ranges = find_nearness(table, node, &near);
  sr_intersection_walk walk = {.regions = &table->regions};
  for (; sr_intersection_next(&walk); out->looks++) {
    add_all(&walk, &out->all);
    if (in_ranges)
      add_near(table, &walk, &near, out);
  }
  return in_ranges;
}

bool sr_transfers_sum(const sr_transfer_table *table, int64_t node, double most,
                      sr_transfer_sums *out) {
  *out = (sr_transfer_sums){0};
  if (sr_transfers_have_regions(table)) {
    if (sum_regions(table, node, out))
      return true;
    if (out->all.transfers > most)
      return false;
  }
  sum_transfers(table, node, out);
  return true;
}
