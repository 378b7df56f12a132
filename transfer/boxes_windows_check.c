/*
 * What windows show of their pieces without being unfolded.
 *
 * Digits that do not reach into each other, in a number of positions that they divide, can be set
 * to anything: what comes out is a position. Windows begin in order of their parts, so that the
 * first and the last say whether any is out of range. The numbers may be anybody's.
 */
#include <stdlib.h>

#include "transfer/boxes.h"

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

/* ---- digits ---------------------------------------------------------------------------------- */

static const int64_t *digit_at(const sr_box_windows *w, int64_t index) {
  return w->digits + index * SR_DIGIT_NUMBERS;
}

/* True if the two digits do not reach into each other. */
static bool are_apart(const int64_t *a, const int64_t *b) {
  const int64_t *low = a[2] < b[2] ? a : b, *high = a[2] < b[2] ? b : a;
  return a[2] != b[2] && high[2] % (low[1] * low[2]) == 0;
}

/* Lists of digits that are of one position. */
typedef struct lists {
  int64_t first, end; /* [first .. end) */
  int64_t first2;     /* and from there on; INT64_MAX: none */
} lists;

static bool is_in(const int64_t *digit, const lists *l) {
  return (digit[0] >= l->first && digit[0] < l->end) || digit[0] >= l->first2;
}

/* True if the digits of the lists are digits of one number below `positions`. There are few: each
 * is 2 at least. */
static bool are_of_positions(const sr_box_windows *w, lists of, int64_t positions) {
  int64_t all = 1;
  for (int64_t i = 0; i < w->digit_count; i++) {
    const int64_t *digit = digit_at(w, i);
    if (!is_in(digit, &of))
      continue;
    all *= digit[1];
    if (all > positions || positions % (digit[1] * digit[2]) != 0)
      return false;
    for (int64_t k = 0; k < i; k++)
      if (is_in(digit_at(w, k), &of) && !are_apart(digit_at(w, k), digit))
        return false;
  }
  return true;
}

/* True if parts of the dimension and copies that are told apart go together. */
static bool go_together(const sr_box_windows *w, int32_t dim) {
  const int64_t parts = sr_box_windows_count(w, dim),
                copies = sr_box_windows_count(w, 2 * w->rank + dim);
  return copies == 1 || (parts > 1 && (parts % copies == 0 || copies % parts == 0));
}

static bool are_digits_sound(const sr_box_windows *w) {
  for (int64_t i = 0, list = 0; i < w->digit_count; i++) {
    const int64_t *digit = digit_at(w, i);
    if (digit[0] < list || digit[0] >= 3 * w->rank || digit[1] < 2 || digit[1] > INT32_MAX ||
        digit[2] < 1 || digit[2] > INT32_MAX)
      return false;
    list = digit[0];
  }
  bool sound = are_of_positions(w, (lists){0, w->rank, 2 * (int64_t)w->rank}, w->sources);
  for (int32_t d = 0; d < w->rank && sound; d++)
    sound = are_of_positions(w, (lists){w->rank + d, w->rank + d + 1, INT64_MAX}, w->targets) &&
            go_together(w, d);
  return sound;
}

/* ---- windows --------------------------------------------------------------------------------- */

/* Between what windows along `dim` begin, and 0. False: out of range. */
static bool find_starts(const sr_box_windows *w, int32_t dim, int64_t *out_low, int64_t *out_high) {
  const int64_t *d = sr_box_windows_dim(w, dim), divisor = d[SR_WINDOW_DIVISOR];
  const int64_t last = sr_box_windows_count(w, w->rank + dim) - 1, pieces = d[SR_WINDOW_SHARES];
  bool overflows = false;
  if (divisor < 1 || pieces < 1 || d[SR_WINDOW_SIZE] < 0)
    return false;
  const int64_t begin = d[SR_WINDOW_FIRST];
  const int64_t end = sum(begin, product(last / pieces, d[SR_WINDOW_STEP], &overflows), &overflows);
  const int64_t within = product(pieces - 1, d[SR_WINDOW_SIZE], &overflows);
  const int64_t least = begin < end ? begin : end, most = begin < end ? end : begin;
  *out_low = least < 0 ? least : 0;
  *out_high = sum(most > 0 ? most : 0, within, &overflows);
  (void)sum(*out_high, d[SR_WINDOW_SIZE], &overflows);
  return !overflows;
}

static const char *fault_of_patch(const sr_boxes *boxes, const sr_patch_row *patch, int32_t dim,
                                  int64_t low, int64_t high) {
  const sr_box_windows *w = &boxes->windows;
  const int64_t chunk = sr_box_windows_chunk(w, patch, dim), size = patch->size[dim];
  const int64_t from = patch->from[dim], to = patch->to[dim];
  const int64_t offset = dim == w->along ? patch->offset : 0;
  bool overflows = false;
  if (size < 0 || from < 0 || to < 0 || chunk < 0 || offset < 0 || (size > 0 && chunk == 0))
    return "a size or a place is negative, or nothing is in a part";
  if (sum(from, size, &overflows) > product(chunk, sr_box_windows_count(w, dim), &overflows))
    return "a patch leaves the array";
  if (sum(chunk, offset, &overflows) > boxes->in_dims[dim])
    return "a part leaves the operand";
  (void)sum(to, size, &overflows);
  (void)sum(low, from - to, &overflows);
  (void)sum(sum(high, from - to, &overflows), sr_box_windows_dim(w, dim)[SR_WINDOW_SIZE],
            &overflows);
  return overflows ? "a window is too far from its patch" : NULL;
}

static const char *fault_along(const sr_boxes *boxes, int32_t dim) {
  const sr_box_windows *w = &boxes->windows;
  const char *fault = NULL;
  int64_t low, high;
  if (!find_starts(w, dim, &low, &high))
    return "a window is out of range";
  if (sr_box_windows_dim(w, dim)[SR_WINDOW_SIZE] != boxes->out_dims[dim])
    return "windows are not of the size of the result";
  for (int64_t k = 0; k < w->patch_count && !fault; k++) {
    const sr_patch_row patch = sr_box_windows_patch(w, k);
    fault = fault_of_patch(boxes, &patch, dim, low, high);
  }
  return fault;
}

/* ---- devices --------------------------------------------------------------------------------- */

static int compare_devices(const void *a, const void *b) {
  const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return (x > y) - (x < y);
}

/* True in *out_twice if a device is in the list more than once. False: no memory to find it. */
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

/* True in *out_sound if the positions have devices, and targets different ones. */
static bool check_devices(const sr_boxes *boxes, int64_t device_count, bool *out_sound) {
  const sr_box_windows *w = &boxes->windows;
  const int64_t *list = boxes->devices;
  if (!list) {
    *out_sound = w->sources <= device_count && w->targets <= w->sources;
    return true;
  }
  const bool two = sr_boxes_have_two_meshes(boxes);
  const int64_t devices = two ? w->sources + w->targets : w->sources;
  *out_sound = two ? boxes->device_count == devices + w->targets
                   : boxes->device_count == devices && w->targets == devices;
  *out_sound = *out_sound && are_in_range(list, devices, device_count) &&
               (!two || are_in_range(list + devices, w->targets, w->sources));
  bool twice = false;
  if (*out_sound && !find_twice(two ? list + w->sources : list, w->targets, &twice))
    return false;
  *out_sound = *out_sound && !twice;
  return true;
}

/* ---- all ------------------------------------------------------------------------------------- */

bool sr_box_windows_check(const sr_boxes *boxes, int64_t device_count, const char **out_fault) {
  const sr_box_windows *w = &boxes->windows;
  bool sound;
  *out_fault = NULL;
  if (w->sources < 1 || w->targets < 1 || w->sources > SR_BOXES_MOST ||
      w->targets > SR_BOXES_MOST || w->node < 0 || w->along < 0 ||
      w->along >= (w->rank ? w->rank : 1)) {
    *out_fault = "there are no such windows";
    return true;
  }
  if (!check_devices(boxes, device_count, &sound))
    return false;
  if (!sound)
    *out_fault = "its sources or its targets are no devices";
  else if (!are_digits_sound(w))
    *out_fault = "digits are none of a position";
  for (int32_t d = 0; d < w->rank && !*out_fault; d++)
    *out_fault = fault_along(boxes, d);
  return true;
}
