/*
 * Validates the regions of a transfer table (transfer_table.h defines positions and modes) by their
 * numbers, without iterating over their transfers. The numbers are untrusted.
 *
 * If the modes are independent axes of the positions, every combination of their indices is a valid
 * position. The start of a region rises or falls steadily with the region's number, so it suffices
 * to check the first and the last region.
 */
#include <stdlib.h>

#include "transfer/transfer_table.h"

static int64_t product(int64_t a, int64_t b, bool *out_overflow) {
  int64_t made = 0;
  *out_overflow |= __builtin_mul_overflow(a, b, &made);
  return made;
}

static int64_t sum(int64_t a, int64_t b, bool *out_overflow) {
  int64_t made = 0;
  *out_overflow |= __builtin_add_overflow(a, b, &made);
  return made;
}

/* ---- modes ----------------------------------------------------------------------------------- */

static const int64_t *mode_at(const sr_transfer_regions *r, int64_t index) {
  return r->modes + index * SR_MODE_NUMBERS;
}

/* True if the modes are independent: the larger stride is a multiple of size * stride of the other
 * mode. */
static bool are_apart(const int64_t *a, const int64_t *b) {
  const int64_t *low = a[2] < b[2] ? a : b, *high = a[2] < b[2] ? b : a;
  return a[2] != b[2] && high[2] % (low[1] * low[2]) == 0;
}

/* A set of lists whose modes are axes of the same positions. */
typedef struct lists {
  int64_t first, end; /* the set has lists [first .. end) */
  int64_t first2;     /* the set also has all lists from this one on; INT64_MAX: none */
} lists;

static bool is_in(const int64_t *mode, const lists *l) {
  return (mode[0] >= l->first && mode[0] < l->end) || mode[0] >= l->first2;
}

/* True if the modes of the lists `of` are independent axes of the positions [0 .. positions). The
 * loop compares all pairs of modes. There are few: each mode has a size of at least 2, so there are
 * at most log2(positions) modes. */
static bool are_of_positions(const sr_transfer_regions *r, lists of, int64_t positions) {
  int64_t all = 1;
  for (int64_t i = 0; i < r->mode_count; i++) {
    const int64_t *mode = mode_at(r, i);
    if (!is_in(mode, &of))
      continue;
    all *= mode[1];
    if (all > positions || positions % (mode[1] * mode[2]) != 0)
      return false;
    for (int64_t k = 0; k < i; k++)
      if (is_in(mode_at(r, k), &of) && !are_apart(mode_at(r, k), mode))
        return false;
  }
  return true;
}

/* True if the numbers of shards and copies along `dim` fit together. Either list 2 * rank + dim has
 * no modes, so there is one copy. Or there are several shards along `dim`, and one of the two
 * numbers is a multiple of the other. */
static bool go_together(const sr_transfer_regions *r, int32_t dim) {
  const int64_t shards = sr_transfer_regions_count(r, dim),
                copies = sr_transfer_regions_count(r, 2 * r->rank + dim);
  return copies == 1 || (shards > 1 && (shards % copies == 0 || copies % shards == 0));
}

static bool are_modes_sound(const sr_transfer_regions *r) {
  for (int64_t i = 0, list = 0; i < r->mode_count; i++) {
    const int64_t *mode = mode_at(r, i);
    if (mode[0] < list || mode[0] >= 3 * r->rank || mode[1] < 2 || mode[1] > INT32_MAX ||
        mode[2] < 1 || mode[2] > INT32_MAX)
      return false;
    list = mode[0];
  }
  bool sound = are_of_positions(r, (lists){0, r->rank, 2 * (int64_t)r->rank}, r->sources);
  for (int32_t d = 0; d < r->rank && sound; d++)
    sound = are_of_positions(r, (lists){r->rank + d, r->rank + d + 1, INT64_MAX}, r->targets) &&
            go_together(r, d);
  return sound;
}

/* ---- regions --------------------------------------------------------------------------------- */

/* Finds bounds of the starts of all regions along `dim`: *out_low <= 0 and *out_high >= 0. Returns
 * false if the numbers are invalid or overflow. */
static bool find_starts(const sr_transfer_regions *r, int32_t dim, int64_t *out_low,
                        int64_t *out_high) {
  const int64_t *d = sr_transfer_regions_dim(r, dim), divisor = d[SR_REGION_DIVISOR];
  const int64_t last = sr_transfer_regions_count(r, r->rank + dim) - 1,
                transfers = d[SR_REGION_SHARES];
  bool overflows = false;
  if (divisor < 1 || transfers < 1 || d[SR_REGION_SIZE] < 0)
    return false;
  const int64_t begin = d[SR_REGION_FIRST];
  const int64_t end =
      sum(begin, product(last / transfers, d[SR_REGION_STEP], &overflows), &overflows);
  const int64_t within = product(transfers - 1, d[SR_REGION_SIZE], &overflows);
  const int64_t least = begin < end ? begin : end, most = begin < end ? end : begin;
  *out_low = least < 0 ? least : 0;
  *out_high = sum(most > 0 ? most : 0, within, &overflows);
  (void)sum(*out_high, d[SR_REGION_SIZE], &overflows);
  return !overflows;
}

static const char *fault_of_patch(const sr_transfer_table *table, const sr_patch_row *patch,
                                  int32_t dim, int64_t low, int64_t high) {
  const sr_transfer_regions *r = &table->regions;
  const int64_t chunk = sr_transfer_regions_chunk(r, patch, dim), size = patch->size[dim];
  const int64_t from = patch->from[dim], to = patch->to[dim];
  const int64_t offset = dim == r->along ? patch->offset : 0;
  bool overflows = false;
  if (size < 0 || from < 0 || to < 0 || chunk < 0 || offset < 0 || (size > 0 && chunk == 0))
    return "a size or a place is negative, or nothing is in a shard";
  if (sum(from, size, &overflows) > product(chunk, sr_transfer_regions_count(r, dim), &overflows))
    return "a patch leaves the array";
  if (sum(chunk, offset, &overflows) > table->in_dims[dim])
    return "a shard leaves the operand";
  (void)sum(to, size, &overflows);
  (void)sum(low, from - to, &overflows);
  (void)sum(sum(high, from - to, &overflows), sr_transfer_regions_dim(r, dim)[SR_REGION_SIZE],
            &overflows);
  return overflows ? "a region is too far from its patch" : NULL;
}

static const char *fault_along(const sr_transfer_table *table, int32_t dim) {
  const sr_transfer_regions *r = &table->regions;
  const char *fault = NULL;
  int64_t low, high;
  if (!find_starts(r, dim, &low, &high))
    return "a region is out of range";
  if (sr_transfer_regions_dim(r, dim)[SR_REGION_SIZE] != table->out_dims[dim])
    return "regions are not of the size of the result";
  for (int64_t k = 0; k < r->patch_count && !fault; k++) {
    const sr_patch_row patch = sr_transfer_regions_patch(r, k);
    fault = fault_of_patch(table, &patch, dim, low, high);
  }
  return fault;
}

/* ---- devices --------------------------------------------------------------------------------- */

static int compare_devices(const void *a, const void *b) {
  const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return (x > y) - (x < y);
}

/* Sets *out_twice to whether a device is in the list more than once. Returns false if memory runs
 * out. */
static bool find_twice(const int64_t *list, int64_t count, bool *out_twice) {
  int64_t *devices = malloc((size_t)count * sizeof *devices);
  *out_twice = false;
  if (!devices)
    return false;
  for (int64_t i = 0; i < count; i++)
    devices[i] = list[i];
  qsort(devices, (size_t)count, sizeof *devices, compare_devices);
  for (int64_t i = 1; i < count; i++)
    *out_twice |= devices[i] == devices[i - 1];
  free(devices);
  return true;
}

static bool are_in_range(const int64_t *numbers, int64_t count, int64_t end) {
  for (int64_t i = 0; i < count; i++)
    if (numbers[i] < 0 || numbers[i] >= end)
      return false;
  return true;
}

/* Sets *out_sound to whether every position has a valid device and no device is the target at two
 * positions. Returns false if memory runs out. */
static bool check_devices(const sr_transfer_table *table, int64_t device_count, bool *out_sound) {
  const sr_transfer_regions *r = &table->regions;
  const int64_t *list = table->devices;
  if (!list) {
    *out_sound = r->sources <= device_count && r->targets <= r->sources;
    return true;
  }
  const bool two = sr_transfers_have_two_meshes(table);
  const int64_t devices = two ? r->sources + r->targets : r->sources;
  *out_sound = two ? table->device_count == devices + r->targets
                   : table->device_count == devices && r->targets == devices;
  *out_sound = *out_sound && are_in_range(list, devices, device_count) &&
               (!two || are_in_range(list + devices, r->targets, r->sources));
  bool twice = false;
  if (*out_sound && !find_twice(two ? list + r->sources : list, r->targets, &twice))
    return false;
  *out_sound = *out_sound && !twice;
  return true;
}

/* ---- checking regions as a whole ------------------------------------------------------------- */

bool sr_transfer_regions_check(const sr_transfer_table *table, int64_t device_count,
                               const char **out_fault) {
  const sr_transfer_regions *r = &table->regions;
  bool sound;
  *out_fault = NULL;
  if (r->sources < 1 || r->targets < 1 || r->sources > SR_TRANSFERS_MOST ||
      r->targets > SR_TRANSFERS_MOST || r->node < 0 || r->along < 0 ||
      r->along >= (r->rank ? r->rank : 1)) {
    *out_fault = "there are no such regions";
    return true;
  }
  if (!check_devices(table, device_count, &sound))
    return false;
  if (!sound)
    *out_fault = "its sources or its targets are no devices";
  else if (!are_modes_sound(r))
    *out_fault = "modes are none of a position";
  for (int32_t d = 0; d < r->rank && !*out_fault; d++)
    *out_fault = fault_along(table, d);
  return true;
}
