/*
 * Iterates over the transfers of regions. Dimensions are independent: along each dimension, a
 * region intersects a range of shards. Each combination of one shard from every dimension is a
 * transfer. The intersection with a patch is recomputed only in dimensions where the target's
 * region differs from the region of the previous target.
 */
#include "base/integer.h"
#include "transfer/transfer_table.h"

/* ---- numbers of regions ---------------------------------------------------------------------- */

bool sr_transfer_regions_read(int32_t rank, const int64_t *numbers, uint64_t count,
                              sr_transfer_regions *out) {
  if (count < SR_REGIONS_HEAD)
    return false;
  sr_transfer_regions r = {.rank = rank,
                           .sources = numbers[0],
                           .targets = numbers[1],
                           .node = numbers[2],
                           .along = numbers[3],
                           .mode_count = numbers[4],
                           .patch_count = numbers[5],
                           .dims = numbers + SR_REGIONS_HEAD};
  const int64_t most = (int64_t)(count / SR_MODE_NUMBERS);
  if (r.mode_count < 0 || r.mode_count > most || r.patch_count < 0 || r.patch_count > most ||
      sr_transfer_regions_numbers(&r) != count)
    return false;
  r.modes = r.dims + (size_t)rank * SR_REGION_NUMBERS;
  r.patches = r.modes + r.mode_count * SR_MODE_NUMBERS;
  *out = r;
  return true;
}

uint64_t sr_transfer_regions_numbers(const sr_transfer_regions *r) {
  return SR_REGIONS_HEAD + (uint64_t)r->rank * SR_REGION_NUMBERS +
         (uint64_t)r->mode_count * SR_MODE_NUMBERS +
         (uint64_t)r->patch_count * sr_transfer_width(r->rank);
}

int64_t sr_transfer_region_start(const int64_t *dim, int64_t index) {
  const int64_t divisor = dim[SR_REGION_DIVISOR], shares = dim[SR_REGION_SHARES];
  int64_t start = shares == 1 ? index : index / shares;
  start = dim[SR_REGION_FIRST] + start * dim[SR_REGION_STEP];
  if (divisor != 1)
    start = sr_floor_divide(start, divisor);
  return shares == 1 ? start : start + index % shares * dim[SR_REGION_SIZE];
}

int64_t sr_transfer_regions_count(const sr_transfer_regions *r, int32_t list) {
  int64_t count = 1;
  for (int64_t i = 0; i < r->mode_count; i++) {
    const int64_t *mode = r->modes + i * SR_MODE_NUMBERS;
    count *= mode[0] == list ? mode[1] : 1;
  }
  return count;
}

/* A mode of the regions. Positions and mode sizes fit in 32 bits, and a 32-bit division takes half
 * the time of a 64-bit one. */
typedef struct mode {
  uint32_t size, stride;
} mode;

static mode mode_at(const sr_transfer_regions *r, uint32_t index) {
  const int64_t *numbers = r->modes + (size_t)index * SR_MODE_NUMBERS;
  return (mode){(uint32_t)numbers[1], (uint32_t)numbers[2]};
}

int64_t sr_intersection_number(const sr_intersection_walk *walk, int32_t list, int64_t position) {
  uint32_t number = 0;
  for (uint32_t i = walk->lists[list]; i < walk->lists[list + 1]; i++) {
    const mode g = mode_at(walk->regions, i);
    number = number * g.size + (uint32_t)position / g.stride % g.size;
  }
  return number;
}

/* Returns how far the position moves if list `list` changes from number 0 to `number` and all other
 * lists keep their numbers. The loop takes the digits from minor to major; what is left of `number`
 * then is the digit of the major mode. */
static int64_t offset_of(const sr_intersection_walk *walk, int32_t list, int64_t number) {
  const uint32_t first = walk->lists[list], end = walk->lists[list + 1];
  uint32_t offset = 0, left = (uint32_t)number;
  for (uint32_t i = end; i-- > first + 1;) {
    const mode g = mode_at(walk->regions, i);
    offset += left % g.size * g.stride;
    left /= g.size;
  }
  return first < end ? offset + left * mode_at(walk->regions, first).stride : 0;
}

/* ---- targets and patches --------------------------------------------------------------------- */

static bool are_ordered(const sr_transfer_regions *r) {
  if (r->rank == 0)
    return false;
  for (int64_t k = 1; k < r->patch_count; k++) {
    const sr_patch_row before = sr_transfer_regions_patch(r, k - 1),
                       patch = sr_transfer_regions_patch(r, k);
    if (patch.to[r->along] < before.to[r->along] + before.size[r->along])
      return false;
  }
  return true;
}

static void begin(sr_intersection_walk *walk) {
  const sr_transfer_regions *r = walk->regions;
  const int32_t lists = 3 * r->rank;
  uint32_t at = 0;
  for (int32_t list = 0; list <= lists; list++) {
    walk->lists[list] = at;
    while (at < r->mode_count && r->modes[at * SR_MODE_NUMBERS] == list)
      at++;
  }
  for (int32_t d = 0; d < r->rank; d++) {
    walk->turns[d] = r->targets;
    for (uint32_t i = walk->lists[r->rank + d]; i < walk->lists[r->rank + d + 1]; i++)
      walk->turns[d] = sr_min(walk->turns[d], mode_at(r, i).stride);
  }
  walk->ordered = r->patch_count > 1 && are_ordered(r);
  walk->target = walk->current_patch = -1;
  walk->within = true;
}

/* Sets walk->patch and walk->patch_end to the range of patches that may intersect the target's
 * region. If the patches are sorted, these are the patches that overlap the region along dimension
 * `along`. Otherwise they are all patches. */
static void find_reached(sr_intersection_walk *walk) {
  const sr_transfer_regions *r = walk->regions;
  walk->patch = 0;
  walk->patch_end = r->patch_count;
  if (!walk->ordered)
    return;
  const int64_t dim = r->along, low = walk->start[dim];
  const int64_t high = low + sr_transfer_regions_dim(r, (int32_t)dim)[SR_REGION_SIZE];
  /* Binary search for the first patch that ends behind `low`. */
  for (int64_t end = r->patch_count; walk->patch < end;) {
    const int64_t middle = walk->patch + (end - walk->patch) / 2;
    const sr_patch_row patch = sr_transfer_regions_patch(r, middle);
    if (patch.to[dim] + patch.size[dim] > low)
      end = middle;
    else
      walk->patch = middle + 1;
  }
  walk->patch_end = walk->patch;
  while (walk->patch_end < r->patch_count &&
         sr_transfer_regions_patch(r, walk->patch_end).to[dim] < high)
    walk->patch_end++;
}

static bool next_target(sr_intersection_walk *walk) {
  const sr_transfer_regions *r = walk->regions;
  if (++walk->target >= r->targets)
    return false;
  walk->looks += 1 + (uint64_t)r->rank;
  for (int32_t d = 0; d < r->rank; d++) {
    if (walk->left[d] == 0) {
      walk->start[d] = sr_transfer_region_start(
          sr_transfer_regions_dim(r, d), sr_intersection_number(walk, r->rank + d, walk->target));
      walk->is_new[d] = true;
      walk->left[d] = walk->turns[d];
    }
    walk->left[d]--;
  }
  find_reached(walk);
  return true;
}

int64_t sr_transfer_regions_chunk(const sr_transfer_regions *r, const sr_patch_row *patch,
                                  int32_t dim) {
  return dim == r->along ? patch->chunk : sr_transfer_regions_dim(r, dim)[SR_REGION_CHUNK];
}

/* Computes the intersection of the target's region with patch `k`. Returns false if it is empty. */
static bool meet(sr_intersection_walk *walk, int64_t k) {
  const sr_transfer_regions *r = walk->regions;
  const sr_patch_row patch = sr_transfer_regions_patch(r, k);
  const bool is_other = walk->current_patch != k;
  sr_intersection *m = &walk->intersection;
  walk->current_patch = k;
  walk->looks += 1 + (uint64_t)r->rank;
  for (int32_t d = 0; is_other && d < r->rank; d++)
    walk->is_new[d] = true;
  for (int32_t d = 0; d < r->rank; d++) {
    if (!walk->is_new[d])
      continue;
    m->low[d] = walk->start[d] + (patch.from[d] - patch.to[d]);
    m->begin[d] = sr_max(m->low[d], patch.from[d]);
    m->end[d] = sr_min(m->low[d] + sr_transfer_regions_dim(r, d)[SR_REGION_SIZE],
                       patch.from[d] + patch.size[d]);
    if (m->begin[d] >= m->end[d])
      return false;
    m->chunk[d] = sr_transfer_regions_chunk(r, &patch, d);
    m->first[d] = m->begin[d] / m->chunk[d];
    m->last[d] = (m->end[d] - 1) / m->chunk[d];
    walk->is_new[d] = false;
    walk->has_moved[d] = true;
  }
  return true;
}

bool sr_intersection_next(sr_intersection_walk *walk) {
  if (!walk->within)
    begin(walk);
  for (;;) {
    if (walk->most_looks && walk->looks > walk->most_looks)
      return false;
    if (walk->patch == walk->patch_end) {
      if (!next_target(walk))
        return false;
    } else if (meet(walk, walk->patch++)) {
      return true;
    }
  }
}

/* ---- transfers ------------------------------------------------------------------------------- */

/* Updates walk->offset[d] after walk->shard[d] has changed. `is_next` means that the shard index
 * has grown by 1. The position then moves by the stride of the minor mode, until the index of that
 * mode wraps around. Most transfers thus need no division. */
static void set_offset(sr_transfer_walk *walk, int32_t d, bool is_next) {
  const sr_intersection_walk *intersections = &walk->intersections;
  const uint32_t end = intersections->lists[d + 1];
  int64_t offset = walk->offset[d];
  if (end == intersections->lists[d])
    return;
  const mode minor = mode_at(intersections->regions, end - 1);
  if (is_next && walk->steps[d] > 0) {
    walk->steps[d]--;
    offset += minor.stride;
  } else {
    walk->steps[d] = minor.size - 1 - (uint32_t)walk->shard[d] % minor.size;
    offset = offset_of(intersections, d, walk->shard[d]);
  }
  walk->all_offsets += offset - walk->offset[d];
  walk->offset[d] = offset;
}

/* Sets size, from and to of the transfer along dimension d, after walk->shard[d] has changed.
 * `is_next` means that the shard index has grown by 1. */
static void set_transfer(sr_transfer_walk *walk, int32_t d, bool is_next) {
  const sr_intersection_walk *intersections = &walk->intersections;
  const sr_intersection *m = &intersections->intersection;
  const int32_t rank = walk->table->rank;
  const int64_t shard_begin = walk->shard[d] * m->chunk[d];
  const int64_t start = sr_max(m->begin[d], shard_begin);
  int64_t *numbers = walk->numbers + 2 + d;
  numbers[0] = sr_min(m->end[d], shard_begin + m->chunk[d]) - start;
  numbers[rank] = start - shard_begin + (d == intersections->regions->along ? walk->place : 0);
  numbers[2 * rank] = start - m->low[d];
  set_offset(walk, d, is_next);
}

/* Advances to the next combination of shards. After the last combination, goes back to the first
 * one and returns false. */
static bool next_shard(sr_transfer_walk *walk) {
  const sr_intersection *m = &walk->intersections.intersection;
  for (int32_t d = walk->table->rank - 1; d >= 0; d--) {
    if (m->first[d] == m->last[d])
      continue;
    const bool is_last = walk->shard[d] == m->last[d];
    walk->shard[d] = is_last ? m->first[d] : walk->shard[d] + 1;
    set_transfer(walk, d, !is_last);
    if (!is_last)
      return true;
  }
  return false;
}

/* Returns the position that has shard 0 along each dimension and otherwise the same digits as
 * `position`. */
static int64_t of_first_shards(const sr_intersection_walk *walk, int64_t position) {
  int64_t first = position;
  for (uint32_t i = 0; i < walk->lists[walk->regions->rank]; i++) {
    const mode g = mode_at(walk->regions, i);
    first -= (uint32_t)position / g.stride % g.size * g.stride;
  }
  return first;
}

/* Returns the position that differs from `own` only in the copies: it has the copies that the
 * target reads by the formula in transfer_table.h. */
static int64_t exchanged(const sr_intersection_walk *walk, int64_t own) {
  const sr_transfer_regions *r = walk->regions;
  int64_t other = own;
  for (int32_t d = 0; d < r->rank; d++) {
    const int32_t list = 2 * r->rank + d;
    if (walk->lists[list] == walk->lists[list + 1])
      continue;
    const int64_t shards = sr_transfer_regions_count(r, d),
                  copies = sr_transfer_regions_count(r, list);
    const int64_t place = sr_intersection_number(walk, d, own),
                  copy = sr_intersection_number(walk, list, own);
    const int64_t to = copies >= shards ? place * (copies / shards) + copy % (copies / shards)
                                        : place / (shards / copies);
    other += offset_of(walk, list, to) - offset_of(walk, list, copy);
  }
  return other;
}

static int64_t device_at(const sr_transfer_table *table, int64_t place) {
  return table->devices ? table->devices[place] : place;
}

int64_t sr_transfers_source(const sr_transfer_table *table, int64_t position) {
  return device_at(table, position);
}

int64_t sr_transfers_target(const sr_transfer_table *table, int64_t position) {
  return device_at(table,
                   (sr_transfers_have_two_meshes(table) ? table->regions.sources : 0) + position);
}

int64_t sr_transfers_own(const sr_transfer_table *table, int64_t target) {
  const sr_transfer_regions *r = &table->regions;
  return sr_transfers_have_two_meshes(table) ? table->devices[r->sources + r->targets + target]
                                             : target;
}

/* Finds the two positions from which the target may read shard 0 of each dimension. walk->beside
 * has the same copies as the target's own position. walk->other has the copies that the formula in
 * transfer_table.h chooses. */
static void find_sources(sr_transfer_walk *walk) {
  const sr_intersection_walk *intersections = &walk->intersections;
  const sr_transfer_regions *r = intersections->regions;
  walk->own = sr_transfers_own(walk->table, intersections->target);
  walk->beside = walk->other = of_first_shards(intersections, walk->own);
  if (intersections->lists[2 * r->rank] < intersections->lists[3 * r->rank])
    walk->other = of_first_shards(intersections, exchanged(intersections, walk->own));
}

static int64_t node_of(const sr_transfer_table *table, int64_t device) {
  const int64_t node = table->regions.node;
  return node ? device / node : 0;
}

/* Returns the source device of the current transfer. */
static int64_t source_of(const sr_transfer_walk *walk) {
  const sr_transfer_table *table = walk->table;
  const int64_t position = walk->beside + walk->all_offsets;
  const int64_t beside = sr_transfers_source(table, position);
  if (walk->beside == walk->other || position == walk->own)
    return beside;
  const int64_t other = sr_transfers_source(table, walk->other + walk->all_offsets);
  const int64_t node = node_of(table, sr_transfers_target(table, walk->intersections.target));
  return node_of(table, beside) == node && node_of(table, other) != node ? beside : other;
}

/* Prepares the first transfer of the current intersection. */
static void begin_transfers(sr_transfer_walk *walk) {
  sr_intersection_walk *intersections = &walk->intersections;
  walk->place =
      sr_transfer_regions_patch(intersections->regions, intersections->current_patch).offset;
  for (int32_t d = 0; d < walk->table->rank; d++) {
    if (!intersections->has_moved[d])
      continue;
    walk->shard[d] = intersections->intersection.first[d];
    set_transfer(walk, d, false);
    intersections->has_moved[d] = false;
  }
  find_sources(walk);
  walk->within = true;
}

bool sr_transfer_regions_next(sr_transfer_walk *walk, sr_transfer *out) {
  const sr_transfer_table *table = walk->table;
  sr_intersection_walk *intersections = &walk->intersections;
  intersections->regions = &table->regions;
  if (walk->firsts)
    intersections->patch = intersections->patch_end;
  if (!walk->within || walk->firsts || !next_shard(walk)) {
    if (!sr_intersection_next(intersections))
      return false;
    begin_transfers(walk);
  }
  *out = sr_transfer_at(table->rank, walk->numbers);
  out->source = source_of(walk);
  out->target = sr_transfers_target(table, intersections->target);
  return true;
}
