/* Regions with arbitrary numbers: every error message of the check, and valid regions with some
 * numbers changed. Regions that the check accepts must have valid transfers. */
#include <stdlib.h>
#include <string.h>

#include "support/expect.h"
#include "transfer/transfer_table.h"
#include "unit/transfer/region_scene.h"

enum {
  MOST_TRANSFERS = 1 << 16
};

static const char *fault_of(const sr_transfer_table *table, int64_t device_count) {
  const char *fault = "not looked at";
  uint32_t transfer;
  EXPECT(sr_transfers_check(table, device_count, &fault, &transfer));
  return fault ? fault : "none";
}

/* ---- by hand --------------------------------------------------------------------------------- */

/* The number that a case changes. */
enum {
  LIST,
  DEVICE,
  OPERAND,
  RESULT
};

typedef struct change {
  int what, at;
  int64_t number;
} change;

static const char *no_regions = "there are no such regions";
static const char *no_devices = "its sources or its targets are no devices";
static const char *no_modes = "modes are none of a position";
static const char *no_range = "a region is out of range";
static const char *no_size = "regions are not of the size of the result";
static const char *no_part = "a size or a place is negative, or nothing is in a shard";
static const char *no_array = "a patch leaves the array";
static const char *no_operand = "a shard leaves the operand";
static const char *too_far = "a region is too far from its patch";
static const char *overlap = "patches overlap, or interlock";

/*
 * Two concatenated arrays of 11 and 8 elements, in 4 shards of 3 and 2; 8 source devices in an
 * arbitrary order. Each of 4 other devices receives 5 elements of a row of 30 that contains them.
 */
static const int64_t base[] = {8, 4, 2, 0, 4, 2, /* head */
                               0, 1, 5, 5, 1, 1, /* the one dimension */
                               0, 2, 4, 0, 2, 1, /* shards */
                               1, 4, 1, 2, 2, 2, /* regions; the mode of the copies */
                               3, 0, 9, 2, 4,    /* a patch */
                               2, 3, 8, 0, 20};
static const int64_t places[] = {3, 9, 5, 0, 8, 1, 7, 4, 6, 2, 3, 9, 0, 3, 0, 1};

enum {
  FIRST_DIM = SR_REGIONS_HEAD,
  FIRST_MODE = FIRST_DIM + SR_REGION_NUMBERS,
  FIRST_PATCH = FIRST_MODE + 4 * SR_MODE_NUMBERS,
  SECOND_PATCH = FIRST_PATCH + 5
};

static const char *fault_with(const change *changes, int count) {
  int64_t list[sizeof base / sizeof *base], devices[sizeof places / sizeof *places];
  int64_t dims[2] = {5, 5}, *numbers[] = {list, devices, &dims[0], &dims[1]};
  memcpy(list, base, sizeof base);
  memcpy(devices, places, sizeof places);
  for (int i = 0; i < count; i++)
    numbers[changes[i].what][changes[i].at] = changes[i].number;
  sr_transfer_table table = {.rank = 1,
                             .in_dims = &dims[0],
                             .out_dims = &dims[1],
                             .devices = devices,
                             .device_count = sizeof places / sizeof *places};
  EXPECT(sr_transfer_regions_read(1, list, sizeof list / sizeof *list, &table.regions));
  return fault_of(&table, 10);
}

static void single_faults(void) {
  const struct {
    change change;
    const char *fault;
  } cases[] = {
      {{LIST, 0, 0}, no_regions},
      {{LIST, 0, (int64_t)INT32_MAX + 1}, no_regions},
      {{LIST, 1, 0}, no_regions},
      {{LIST, 1, (int64_t)INT32_MAX + 1}, no_regions},
      {{LIST, 2, -1}, no_regions},
      {{LIST, 3, -1}, no_regions},
      {{LIST, 3, 1}, no_regions},
      {{LIST, 0, 7}, no_devices},
      {{LIST, 1, 3}, no_devices},
      {{DEVICE, 0, 10}, no_devices},
      {{DEVICE, 7, -1}, no_devices},
      {{DEVICE, 11, 10}, no_devices},
      {{DEVICE, 11, 6}, no_devices}, /* a target twice */
      {{DEVICE, 12, 8}, no_devices}, /* own position of a target */
      {{DEVICE, 15, -1}, no_devices},
      {{DEVICE, 15, 7}, "none"},
      {{LIST, FIRST_MODE, 3}, no_modes},
      {{LIST, FIRST_MODE, 1}, no_modes}, /* lists in no order */
      {{LIST, FIRST_MODE, -1}, no_modes},
      {{LIST, FIRST_MODE + 1, 1}, no_modes},
      {{LIST, FIRST_MODE + 1, 4}, no_modes}, /* more positions than exist */
      {{LIST, FIRST_MODE + 1, INT64_MAX}, no_modes},
      {{LIST, FIRST_MODE + 2, 0}, no_modes},
      {{LIST, FIRST_MODE + 2, 1}, no_modes}, /* the same mode twice */
      {{LIST, FIRST_MODE + 2, 3}, no_modes},
      {{LIST, FIRST_MODE + 4, 4}, no_modes}, /* overlapping modes */
      {{LIST, FIRST_MODE + 7, 3}, no_modes},
      {{LIST, FIRST_MODE + 11, 8}, no_modes},
      {{LIST, FIRST_MODE + 10, 3}, no_modes},
      {{LIST, FIRST_DIM + SR_REGION_DIVISOR, 0}, no_range},
      {{LIST, FIRST_DIM + SR_REGION_SHARES, 0}, no_range},
      {{LIST, FIRST_DIM + SR_REGION_SHARES, INT64_MAX}, no_range},
      {{LIST, FIRST_DIM + SR_REGION_SIZE, -1}, no_range},
      {{LIST, FIRST_DIM + SR_REGION_STEP, INT64_MAX / 2}, no_range},
      {{LIST, FIRST_DIM + SR_REGION_FIRST, INT64_MAX - 20},
       "none"}, /* the last ends at the limit */
      {{LIST, FIRST_DIM + SR_REGION_FIRST, INT64_MAX - 19}, no_range},
      {{LIST, FIRST_DIM + SR_REGION_SIZE, 4}, no_size},
      {{RESULT, 0, 6}, no_size},
      {{LIST, FIRST_PATCH, -1}, no_part},
      {{LIST, FIRST_PATCH, 0}, no_part},
      {{LIST, FIRST_PATCH + 1, -1}, no_part},
      {{LIST, FIRST_PATCH + 2, -1}, no_part},
      {{LIST, FIRST_PATCH + 3, -1}, no_part},
      {{LIST, FIRST_PATCH + 4, -1}, no_part},
      {{LIST, FIRST_PATCH + 2, 10}, "none"},
      {{LIST, FIRST_PATCH + 2, 11}, no_array},
      {{LIST, FIRST_PATCH + 3, 4}, no_array},
      {{LIST, FIRST_PATCH + 1, 2}, "none"},
      {{LIST, FIRST_PATCH + 1, 3}, no_operand},
      {{OPERAND, 0, 4}, no_operand},
      {{LIST, SECOND_PATCH + 1, INT64_MAX}, too_far},
      {{LIST, SECOND_PATCH + 4, INT64_MAX}, too_far},
      {{LIST, FIRST_DIM + SR_REGION_FIRST, INT64_MIN}, too_far},
      {{LIST, SECOND_PATCH + 4, 13}, "none"},
      {{LIST, SECOND_PATCH + 4, 12}, overlap},
      {{LIST, FIRST_PATCH + 4, 12}, overlap},
  };
  EXPECT_STRING(fault_with(NULL, 0), "none");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    if (!EXPECT_STRING(fault_with(&cases[i].change, 1), cases[i].fault))
      fprintf(stderr, "  in case %zu\n", i);
}

/* Regions at the limit of the range: patches before them keep their starts in range but not their
 * ends; patches behind them do not help. */
static void far_regions(void) {
  const change before[] = {{LIST, FIRST_DIM + SR_REGION_FIRST, INT64_MAX - 17},
                           {LIST, FIRST_PATCH + 4, 1000},
                           {LIST, SECOND_PATCH + 4, 2000}};
  const change behind[] = {{LIST, FIRST_DIM + SR_REGION_FIRST, INT64_MAX - 20},
                           {LIST, FIRST_PATCH, (int64_t)1 << 20},
                           {LIST, FIRST_PATCH + 3, 1000},
                           {OPERAND, 0, (int64_t)1 << 20}};
  EXPECT_STRING(fault_with(before, 3), no_range);
  EXPECT_STRING(fault_with(behind, 4), too_far);
}

/* Numbers of shards and of copies, one of which must be a multiple of the other. */
static void parts_and_copies(void) {
  static const int64_t one[] = {1}, sizes[][2] = {{2, 2}, {2, 6}, {6, 2}, {2, 3}, {3, 2}, {4, 6}};
  int64_t list[] = {144, 144, 0, 0, 2, 0, 1, 0, 0, 1, 1, 1, 0, 0, 1, 2, 0, 12};
  sr_transfer_table table = {.rank = 1, .in_dims = one, .out_dims = one};
  EXPECT(sr_transfer_regions_read(1, list, sizeof list / sizeof *list, &table.regions));
  for (int i = 0; i < 6; i++) {
    list[13] = sizes[i][0];
    list[16] = sizes[i][1];
    EXPECT_STRING(fault_of(&table, 144), i < 3 ? "none" : no_modes);
  }
}

/* Shards of two dimensions have copies that one mode each distinguishes; it must not be the same
 * mode. */
static void one_mode_for_two(void) {
  int64_t list[] = {16, 16, 0, 0, 4, 1, 1, 0, 2, 2, 1, 1, 1, 0, 2, 2, 1, 1, 0,
                    2,  4,  1, 2, 2, 4, 2, 1, 5, 2, 8, 1, 0, 2, 2, 0, 0, 0, 0};
  const int64_t dims[] = {2, 2};
  sr_transfer_table table = {.rank = 2, .in_dims = dims, .out_dims = dims};
  EXPECT(sr_transfer_regions_read(2, list, sizeof list / sizeof *list, &table.regions));
  EXPECT_STRING(fault_of(&table, 16), "none");
  list[29] = 1;
  EXPECT_STRING(fault_of(&table, 16), no_modes);
}

/* Neither a list of devices nor a second mesh; and scalars. */
static void in_order(void) {
  const int64_t dims[] = {1};
  int64_t list[] = {4, 3, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0};
  sr_transfer_table table = {.rank = 1, .in_dims = dims, .out_dims = dims};
  EXPECT(sr_transfer_regions_read(1, list, sizeof list / sizeof *list, &table.regions));
  EXPECT_STRING(fault_of(&table, 4), "none");
  EXPECT_STRING(fault_of(&table, 3), no_devices);
  table.regions.targets = 5;
  EXPECT_STRING(fault_of(&table, 9), no_devices);
  table.regions.targets = 3;
  table.devices = (const int64_t[]){2, 0, 1, 3};
  table.device_count = 4; /* one mesh, all of whose positions are targets */
  EXPECT_STRING(fault_of(&table, 4), no_devices);
  const int64_t scalar[] = {2, 2, 0, 0, 0, 2, 0, 0, 0, 0};
  table = (sr_transfer_table){.rank = 0};
  EXPECT(sr_transfer_regions_read(0, scalar, 10, &table.regions));
  EXPECT_STRING(fault_of(&table, 2), overlap);
  table.regions.patch_count = 1;
  EXPECT_STRING(fault_of(&table, 2), "none");
  table.regions.along = 1;
  EXPECT_STRING(fault_of(&table, 2), no_regions);
}

/* Lists whose length does not match their head. */
static void lengths(void) {
  int64_t list[sizeof base / sizeof *base];
  const uint64_t count = sizeof base / sizeof *base;
  sr_transfer_regions regions;
  for (uint64_t i = 0; i < count; i++)
    EXPECT(!sr_transfer_regions_read(1, base, i, &regions));
  const int64_t wrong[] = {-1, 1, 3, 5, INT64_MAX, INT64_MIN, INT64_MAX / 3 + 1, (int64_t)1 << 62};
  for (size_t i = 0; i < 2 * sizeof wrong / sizeof *wrong; i++) {
    memcpy(list, base, sizeof base);
    list[4 + i % 2] = wrong[i / 2];
    EXPECT(!sr_transfer_regions_read(1, list, count, &regions));
  }
}

/* Each of many devices receives an element of each device: the largest valid number, and more. */
static void many_transfers(void) {
  int64_t side = 4096, list[] = {0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0};
  for (; side <= 4097; side++) {
    list[0] = list[1] = list[9] = list[13] = list[17] = side;
    sr_transfer_table table = {.rank = 1, .in_dims = (const int64_t[]){1}, .out_dims = &side};
    EXPECT(sr_transfer_regions_read(1, list, sizeof list / sizeof *list, &table.regions));
    EXPECT_STRING(fault_of(&table, side),
                  side == 4096 ? "none" : "there are more of them than a table may have");
  }
}

/* ---- foreign numbers ------------------------------------------------------------------------- */

/* A scene whose lists are allocated with their exact size. */
typedef struct foreign {
  sr_transfer_table table;
  int64_t *list, *devices, in_dims[MOST_RANK], out_dims[MOST_RANK];
  int64_t count;
} foreign;

static int64_t *copy(const int64_t *numbers, int64_t count) {
  int64_t *made = malloc((size_t)count * sizeof *made);
  if (!made)
    abort();
  return memcpy(made, numbers, (size_t)count * sizeof *made);
}

/* Sometimes without the list of devices, or without its last entry. */
static foreign copy_of(const scene *s) {
  foreign f = {.table = s->table, .count = s->count};
  f.table.device_count -= s->is_listed && hits(20) ? 1 : 0;
  if (hits(20))
    f.table.device_count = 0;
  if (f.table.device_count > 0)
    f.devices = copy(s->devices, f.table.device_count);
  f.list = copy(s->numbers, s->count);
  memcpy(f.in_dims, s->in_dims, sizeof f.in_dims);
  memcpy(f.out_dims, s->out_dims, sizeof f.out_dims);
  return f;
}

/* A random number of the table. */
static int64_t *number_at(foreign *f) {
  const int64_t rank = f->table.rank, devices = f->table.device_count;
  if (devices > 0 && hits(10))
    return &f->devices[draw(devices)];
  if (rank > 0 && hits(10))
    return hits(2) ? &f->in_dims[draw(rank)] : &f->out_dims[draw(rank)];
  return &f->list[draw(f->count)];
}

static void change_number(foreign *f) {
  static const int64_t huge[] = {INT64_MAX,     INT64_MIN,           (int64_t)1 << 31,
                                 INT32_MAX,     (int64_t)1 << 32,    (int64_t)1 << 62,
                                 INT64_MAX / 3, -((int64_t)1 << 62), INT64_MAX - 20};
  int64_t *number = number_at(f), *modes = f->list + SR_REGIONS_HEAD;
  const int64_t kind = draw(7), count = f->table.regions.mode_count;
  modes += f->table.rank * SR_REGION_NUMBERS;
  if (kind == 6 && count > 0) /* one mode becomes another */
    memcpy(&modes[draw(count) * SR_MODE_NUMBERS + 1],
           &f->table.regions.modes[draw(count) * SR_MODE_NUMBERS + 1], 2 * sizeof *modes);
  else if (kind == 0)
    *number = draw(6) - 1;
  else if (kind == 1)
    *number = (int64_t)((uint64_t)*number + (hits(2) ? 1u : UINT64_MAX));
  else if (kind == 2)
    *number = (int64_t)((uint64_t)*number * 2);
  else if (kind == 3)
    *number = huge[draw(sizeof huge / sizeof *huge)];
  else
    *number = *number_at(f);
}

static bool do_overlap(const sr_transfer_table *table, const int64_t *a, const int64_t *b) {
  const sr_transfer x = sr_transfer_at(table->rank, a), y = sr_transfer_at(table->rank, b);
  bool apart = x.target != y.target;
  for (int32_t d = 0; d < table->rank; d++)
    apart = apart || x.to[d] >= y.to[d] + y.size[d] || y.to[d] >= x.to[d] + x.size[d];
  return !apart;
}

/* Iterates over the transfers of regions that the check accepted. */
static void walk_through(const sr_transfer_table *table) {
  static int64_t transfers[MOST_TRANSFERS][2 + 3 * MOST_RANK];
  sr_transfer_walk walk = {.table = table};
  sr_transfer_sums sums;
  size_t count = 0, begin = 0;
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer); count++) {
    if (!EXPECT(count < MOST_TRANSFERS) ||
        !EXPECT(sr_transfer_fault(table, &transfer, DEVICES) == NULL))
      return;
    memcpy(transfers[count], walk.numbers, sr_transfer_width(table->rank) * sizeof **transfers);
    transfers[count][0] = transfer.source;
    transfers[count][1] = transfer.target;
    begin = transfers[begin][1] == transfer.target ? begin : count;
    for (size_t i = begin; i < count; i++)
      EXPECT(!do_overlap(table, transfers[i], transfers[count]));
  }
  (void)sr_transfers_sum(table, table->regions.node, (double)count, &sums);
  EXPECT_EQ((int64_t)sums.all.transfers, (int64_t)count);
}

static void foreign_numbers(void) {
  static scene s;
  int64_t unread = 0, refused = 0, accepted = 0;
  for (int round = 0; round < 30000 && !expect_failures; round++) {
    draw_scene(&s);
    foreign f = copy_of(&s);
    for (int64_t left = 1 + draw(3); left > 0; left--)
      change_number(&f);
    f.table.in_dims = f.in_dims;
    f.table.out_dims = f.out_dims;
    f.table.devices = f.devices;
    const bool is_read =
        sr_transfer_regions_read(s.rank, f.list, (uint64_t)f.count, &f.table.regions);
    const bool is_sound = is_read && strcmp(fault_of(&f.table, DEVICES), "none") == 0;
    if (is_sound)
      walk_through(&f.table);
    unread += !is_read;
    refused += is_read && !is_sound;
    accepted += is_sound;
    free(f.devices);
    free(f.list);
  }
  EXPECT(unread > 1000 && refused > 10000 && accepted > 5000);
}

int main(void) {
  single_faults();
  far_regions();
  parts_and_copies();
  one_mode_for_two();
  in_order();
  lengths();
  many_transfers();
  foreign_numbers();
  return expect_result();
}
