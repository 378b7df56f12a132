/* Windows whose numbers may be anybody's: each sentence that the check can say, and sound windows
 * in which some numbers became others. What it accepts is pieces that are sound. */
#include <stdlib.h>
#include <string.h>

#include "support/expect.h"
#include "transfer/boxes.h"
#include "unit/window_scene.h"

enum {
  MOST_PIECES = 1 << 16
};

static const char *fault_of(const sr_boxes *boxes, int64_t device_count) {
  const char *fault = "not looked at";
  uint32_t piece;
  EXPECT(sr_boxes_check(boxes, device_count, &fault, &piece));
  return fault ? fault : "none";
}

/* ---- by hand --------------------------------------------------------------------------------- */

/* What a case has another number of. */
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

static const char *no_windows = "there are no such windows";
static const char *no_devices = "its sources or its targets are no devices";
static const char *no_digits = "digits are none of a position";
static const char *no_range = "a window is out of range";
static const char *no_size = "windows are not of the size of the result";
static const char *no_part = "a size or a place is negative, or nothing is in a part";
static const char *no_array = "a patch leaves the array";
static const char *no_operand = "a part leaves the operand";
static const char *too_far = "a window is too far from its patch";
static const char *overlap = "patches overlap, or interlock";

/* Two arrays of 11 and 8 elements, in 4 parts of 3 and 2, one behind the other; 8 devices in places
 * in no order; each of 4 others gets 5 elements of a row of 30 in which there are some. */
static const int64_t base[] = {8, 4, 2, 0, 4, 2, /* head */
                               0, 1, 5, 5, 1, 1, /* the one dimension */
                               0, 2, 4, 0, 2, 1, /* parts */
                               1, 4, 1, 2, 2, 2, /* windows; what tells copies apart */
                               3, 0, 9, 2, 4,    /* a patch */
                               2, 3, 8, 0, 20};
static const int64_t places[] = {3, 9, 5, 0, 8, 1, 7, 4, 6, 2, 3, 9, 0, 3, 0, 1};

enum {
  FIRST_DIM = SR_WINDOWS_HEAD,
  FIRST_DIGIT = FIRST_DIM + SR_WINDOW_NUMBERS,
  FIRST_PATCH = FIRST_DIGIT + 4 * SR_DIGIT_NUMBERS,
  SECOND_PATCH = FIRST_PATCH + 5
};

static const char *fault_with(const change *changes, int count) {
  int64_t list[sizeof base / sizeof *base], devices[sizeof places / sizeof *places];
  int64_t dims[2] = {5, 5}, *numbers[] = {list, devices, &dims[0], &dims[1]};
  memcpy(list, base, sizeof base);
  memcpy(devices, places, sizeof places);
  for (int i = 0; i < count; i++)
    numbers[changes[i].what][changes[i].at] = changes[i].number;
  sr_boxes boxes = {.rank = 1,
                    .in_dims = &dims[0],
                    .out_dims = &dims[1],
                    .devices = devices,
                    .device_count = sizeof places / sizeof *places};
  EXPECT(sr_box_windows_read(1, list, sizeof list / sizeof *list, &boxes.windows));
  return fault_of(&boxes, 10);
}

static void single_faults(void) {
  const struct {
    change change;
    const char *fault;
  } cases[] = {
      {{LIST, 0, 0}, no_windows},
      {{LIST, 0, (int64_t)INT32_MAX + 1}, no_windows},
      {{LIST, 1, 0}, no_windows},
      {{LIST, 1, (int64_t)INT32_MAX + 1}, no_windows},
      {{LIST, 2, -1}, no_windows},
      {{LIST, 3, -1}, no_windows},
      {{LIST, 3, 1}, no_windows},
      {{LIST, 0, 7}, no_devices},
      {{LIST, 1, 3}, no_devices},
      {{DEVICE, 0, 10}, no_devices},
      {{DEVICE, 7, -1}, no_devices},
      {{DEVICE, 11, 10}, no_devices},
      {{DEVICE, 11, 6}, no_devices}, /* a target twice */
      {{DEVICE, 12, 8}, no_devices}, /* where among the sources a target is */
      {{DEVICE, 15, -1}, no_devices},
      {{DEVICE, 15, 7}, "none"},
      {{LIST, FIRST_DIGIT, 3}, no_digits},
      {{LIST, FIRST_DIGIT, 1}, no_digits}, /* lists in no order */
      {{LIST, FIRST_DIGIT, -1}, no_digits},
      {{LIST, FIRST_DIGIT + 1, 1}, no_digits},
      {{LIST, FIRST_DIGIT + 1, 4}, no_digits}, /* more positions than there are */
      {{LIST, FIRST_DIGIT + 1, INT64_MAX}, no_digits},
      {{LIST, FIRST_DIGIT + 2, 0}, no_digits},
      {{LIST, FIRST_DIGIT + 2, 1}, no_digits}, /* the same digit twice */
      {{LIST, FIRST_DIGIT + 2, 3}, no_digits},
      {{LIST, FIRST_DIGIT + 4, 4}, no_digits}, /* digits that reach into each other */
      {{LIST, FIRST_DIGIT + 7, 3}, no_digits},
      {{LIST, FIRST_DIGIT + 11, 8}, no_digits},
      {{LIST, FIRST_DIGIT + 10, 3}, no_digits},
      {{LIST, FIRST_DIM + SR_WINDOW_DIVISOR, 0}, no_range},
      {{LIST, FIRST_DIM + SR_WINDOW_SHARES, 0}, no_range},
      {{LIST, FIRST_DIM + SR_WINDOW_SHARES, INT64_MAX}, no_range},
      {{LIST, FIRST_DIM + SR_WINDOW_SIZE, -1}, no_range},
      {{LIST, FIRST_DIM + SR_WINDOW_STEP, INT64_MAX / 2}, no_range},
      {{LIST, FIRST_DIM + SR_WINDOW_FIRST, INT64_MAX - 20},
       "none"}, /* the last ends at the limit */
      {{LIST, FIRST_DIM + SR_WINDOW_FIRST, INT64_MAX - 19}, no_range},
      {{LIST, FIRST_DIM + SR_WINDOW_SIZE, 4}, no_size},
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
      {{LIST, FIRST_DIM + SR_WINDOW_FIRST, INT64_MIN}, too_far},
      {{LIST, SECOND_PATCH + 4, 13}, "none"},
      {{LIST, SECOND_PATCH + 4, 12}, overlap},
      {{LIST, FIRST_PATCH + 4, 12}, overlap},
  };
  EXPECT_STRING(fault_with(NULL, 0), "none");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    if (!EXPECT_STRING(fault_with(&cases[i].change, 1), cases[i].fault))
      fprintf(stderr, "  in case %zu\n", i);
}

/* Windows at the limit: patches far before them keep them in range, but not where they end, and
 * patches far behind do not keep them. */
static void far_windows(void) {
  const change before[] = {{LIST, FIRST_DIM + SR_WINDOW_FIRST, INT64_MAX - 17},
                           {LIST, FIRST_PATCH + 4, 1000},
                           {LIST, SECOND_PATCH + 4, 2000}};
  const change behind[] = {{LIST, FIRST_DIM + SR_WINDOW_FIRST, INT64_MAX - 20},
                           {LIST, FIRST_PATCH, (int64_t)1 << 20},
                           {LIST, FIRST_PATCH + 3, 1000},
                           {OPERAND, 0, (int64_t)1 << 20}};
  EXPECT_STRING(fault_with(before, 3), no_range);
  EXPECT_STRING(fault_with(behind, 4), too_far);
}

/* Numbers of parts and of copies, of which one has to be a multiple of the other. */
static void parts_and_copies(void) {
  static const int64_t one[] = {1}, sizes[][2] = {{2, 2}, {2, 6}, {6, 2}, {2, 3}, {3, 2}, {4, 6}};
  int64_t list[] = {144, 144, 0, 0, 2, 0, 1, 0, 0, 1, 1, 1, 0, 0, 1, 2, 0, 12};
  sr_boxes boxes = {.rank = 1, .in_dims = one, .out_dims = one};
  EXPECT(sr_box_windows_read(1, list, sizeof list / sizeof *list, &boxes.windows));
  for (int i = 0; i < 6; i++) {
    list[13] = sizes[i][0];
    list[16] = sizes[i][1];
    EXPECT_STRING(fault_of(&boxes, 144), i < 3 ? "none" : no_digits);
  }
}

/* Copies of parts of both dimensions are told apart by one digit each: it cannot be the same. */
static void one_digit_for_two(void) {
  int64_t list[] = {16, 16, 0, 0, 4, 1, 1, 0, 2, 2, 1, 1, 1, 0, 2, 2, 1, 1, 0,
                    2,  4,  1, 2, 2, 4, 2, 1, 5, 2, 8, 1, 0, 2, 2, 0, 0, 0, 0};
  const int64_t dims[] = {2, 2};
  sr_boxes boxes = {.rank = 2, .in_dims = dims, .out_dims = dims};
  EXPECT(sr_box_windows_read(2, list, sizeof list / sizeof *list, &boxes.windows));
  EXPECT_STRING(fault_of(&boxes, 16), "none");
  list[29] = 1;
  EXPECT_STRING(fault_of(&boxes, 16), no_digits);
}

/* Neither a list of devices nor a second mesh; and scalars. */
static void in_order(void) {
  const int64_t dims[] = {1};
  int64_t list[] = {4, 3, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0};
  sr_boxes boxes = {.rank = 1, .in_dims = dims, .out_dims = dims};
  EXPECT(sr_box_windows_read(1, list, sizeof list / sizeof *list, &boxes.windows));
  EXPECT_STRING(fault_of(&boxes, 4), "none");
  EXPECT_STRING(fault_of(&boxes, 3), no_devices);
  boxes.windows.targets = 5;
  EXPECT_STRING(fault_of(&boxes, 9), no_devices);
  boxes.windows.targets = 3;
  boxes.devices = (const int64_t[]){2, 0, 1, 3};
  boxes.device_count = 4; /* of one mesh, whose positions are all targets */
  EXPECT_STRING(fault_of(&boxes, 4), no_devices);
  const int64_t scalar[] = {2, 2, 0, 0, 0, 2, 0, 0, 0, 0};
  boxes = (sr_boxes){.rank = 0};
  EXPECT(sr_box_windows_read(0, scalar, 10, &boxes.windows));
  EXPECT_STRING(fault_of(&boxes, 2), overlap);
  boxes.windows.patch_count = 1;
  EXPECT_STRING(fault_of(&boxes, 2), "none");
  boxes.windows.along = 1;
  EXPECT_STRING(fault_of(&boxes, 2), no_windows);
}

/* Lists that are not as long as their heads say. */
static void lengths(void) {
  int64_t list[sizeof base / sizeof *base];
  const uint64_t count = sizeof base / sizeof *base;
  sr_box_windows windows;
  for (uint64_t i = 0; i < count; i++)
    EXPECT(!sr_box_windows_read(1, base, i, &windows));
  const int64_t wrong[] = {-1, 1, 3, 5, INT64_MAX, INT64_MIN, INT64_MAX / 3 + 1, (int64_t)1 << 62};
  for (size_t i = 0; i < 2 * sizeof wrong / sizeof *wrong; i++) {
    memcpy(list, base, sizeof base);
    list[4 + i % 2] = wrong[i / 2];
    EXPECT(!sr_box_windows_read(1, list, count, &windows));
  }
}

/* Each of many devices gets an element of each: as many as there may be, and more. */
static void many_pieces(void) {
  int64_t side = 4096, list[] = {0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0};
  for (; side <= 4097; side++) {
    list[0] = list[1] = list[9] = list[13] = list[17] = side;
    sr_boxes boxes = {.rank = 1, .in_dims = (const int64_t[]){1}, .out_dims = &side};
    EXPECT(sr_box_windows_read(1, list, sizeof list / sizeof *list, &boxes.windows));
    EXPECT_STRING(fault_of(&boxes, side),
                  side == 4096 ? "none" : "there are more of them than a table may have");
  }
}

/* ---- foreign numbers ------------------------------------------------------------------------- */

/* A scene whose lists have no room behind them. */
typedef struct foreign {
  sr_boxes boxes;
  int64_t *list, *devices, in_dims[MOST_RANK], out_dims[MOST_RANK];
  int64_t count;
} foreign;

static int64_t *copy(const int64_t *numbers, int64_t count) {
  int64_t *made = malloc((size_t)count * sizeof *made);
  if (!made)
    abort();
  return memcpy(made, numbers, (size_t)count * sizeof *made);
}

/* Sometimes without the list of devices, or without its last. */
static foreign copy_of(const scene *s) {
  foreign f = {.boxes = s->boxes, .count = s->count};
  f.boxes.device_count -= s->is_listed && hits(20) ? 1 : 0;
  if (hits(20))
    f.boxes.device_count = 0;
  if (f.boxes.device_count > 0)
    f.devices = copy(s->devices, f.boxes.device_count);
  f.list = copy(s->numbers, s->count);
  memcpy(f.in_dims, s->in_dims, sizeof f.in_dims);
  memcpy(f.out_dims, s->out_dims, sizeof f.out_dims);
  return f;
}

/* Any number of them. */
static int64_t *number_at(foreign *f) {
  const int64_t rank = f->boxes.rank, devices = f->boxes.device_count;
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
  int64_t *number = number_at(f), *digits = f->list + SR_WINDOWS_HEAD;
  const int64_t kind = draw(7), count = f->boxes.windows.digit_count;
  digits += f->boxes.rank * SR_WINDOW_NUMBERS;
  if (kind == 6 && count > 0) /* one digit becomes another */
    memcpy(&digits[draw(count) * SR_DIGIT_NUMBERS + 1],
           &f->boxes.windows.digits[draw(count) * SR_DIGIT_NUMBERS + 1], 2 * sizeof *digits);
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

static bool do_overlap(const sr_boxes *boxes, const int64_t *a, const int64_t *b) {
  const sr_box x = sr_box_at(boxes->rank, a), y = sr_box_at(boxes->rank, b);
  bool apart = x.target != y.target;
  for (int32_t d = 0; d < boxes->rank; d++)
    apart = apart || x.to[d] >= y.to[d] + y.size[d] || y.to[d] >= x.to[d] + x.size[d];
  return !apart;
}

/* The pieces of windows in which the check finds no fault. */
static void walk_through(const sr_boxes *boxes) {
  static int64_t pieces[MOST_PIECES][2 + 3 * MOST_RANK];
  sr_box_walk walk = {.boxes = boxes};
  sr_box_sums sums;
  size_t count = 0, begin = 0;
  for (sr_box box; sr_box_next(&walk, &box); count++) {
    if (!EXPECT(count < MOST_PIECES) || !EXPECT(sr_box_fault(boxes, &box, DEVICES) == NULL))
      return;
    memcpy(pieces[count], walk.numbers, sr_box_width(boxes->rank) * sizeof **pieces);
    pieces[count][0] = box.source;
    pieces[count][1] = box.target;
    begin = pieces[begin][1] == box.target ? begin : count;
    for (size_t i = begin; i < count; i++)
      EXPECT(!do_overlap(boxes, pieces[i], pieces[count]));
  }
  (void)sr_boxes_sum(boxes, boxes->windows.node, (double)count, &sums);
  EXPECT_EQ((int64_t)sums.all.pieces, (int64_t)count);
}

static void foreign_numbers(void) {
  static scene s;
  int64_t unread = 0, refused = 0, accepted = 0;
  for (int round = 0; round < 30000 && !expect_failures; round++) {
    draw_scene(&s);
    foreign f = copy_of(&s);
    for (int64_t left = 1 + draw(3); left > 0; left--)
      change_number(&f);
    f.boxes.in_dims = f.in_dims;
    f.boxes.out_dims = f.out_dims;
    f.boxes.devices = f.devices;
    const bool is_read = sr_box_windows_read(s.rank, f.list, (uint64_t)f.count, &f.boxes.windows);
    const bool is_sound = is_read && strcmp(fault_of(&f.boxes, DEVICES), "none") == 0;
    if (is_sound)
      walk_through(&f.boxes);
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
  far_windows();
  parts_and_copies();
  one_digit_for_two();
  in_order();
  lengths();
  many_pieces();
  foreign_numbers();
  return expect_result();
}
