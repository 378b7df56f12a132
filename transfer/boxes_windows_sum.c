/*
 * What windows move, all together. The parts that a device has itself, or that its node has, are a
 * range of the parts of each dimension wherever the digits that are the same on a node come last:
 * then what a target gets of them is a product of ranges, as all that it gets is, and no piece is
 * looked at.
 */
#include "base/integer.h"
#include "transfer/boxes.h"

static void add(sr_box_sum *to, double pieces, double elements) {
  to->pieces += pieces;
  to->elements += elements;
}

/* Of a dimension: how many parts in a row, from a multiple of that on, one node has. */
typedef struct nearness {
  int64_t parts[SR_MAX_RANK];
} nearness;

/* False: they are not in a row. */
static bool find_near_parts(const sr_box_windows *w, int64_t node, int32_t dim, int64_t *out) {
  bool is_near = false;
  *out = 1;
  for (int64_t i = 0; i < w->digit_count; i++) {
    const int64_t *digit = w->digits + i * SR_DIGIT_NUMBERS;
    const int64_t size = digit[1], stride = digit[2];
    if (digit[0] != dim)
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

static bool find_nearness(const sr_boxes *boxes, int64_t node, nearness *out) {
  const sr_box_windows *w = &boxes->windows;
  if (node > 0 && boxes->devices)
    return false; /* positions are in no order of nodes */
  for (int32_t d = 0; d < w->rank; d++)
    if (!find_near_parts(w, node, d, &out->parts[d]))
      return false;
  for (int64_t i = 0; node > 0 && i < w->digit_count; i++)
    if (w->digits[i * SR_DIGIT_NUMBERS] >= 2 * w->rank)
      return false; /* what is read is not near the target */
  return true;
}

/* Adds what a meeting has of the counts[d] parts in a row among which own[d] is; NULL: of these
 * alone. */
static void add_range(const sr_meeting_walk *walk, const int64_t *own, const int64_t *counts,
                      sr_box_sum *to) {
  const sr_box_windows *w = walk->windows;
  const sr_meeting *m = &walk->meeting;
  const sr_patch_row patch = sr_box_windows_patch(w, walk->met_patch);
  double pieces = 1, elements = 1;
  for (int32_t d = 0; d < w->rank; d++) {
    const int64_t count = counts ? counts[d] : 1, chunk = sr_box_windows_chunk(w, &patch, d);
    const int64_t first = own[d] - own[d] % count, end = first + count;
    pieces *= (double)sr_max(0, sr_min(m->last[d] + 1, end) - sr_max(m->first[d], first));
    elements *=
        (double)sr_max(0, sr_min(m->end[d], end * chunk) - sr_max(m->begin[d], first * chunk));
  }
  add(to, pieces, elements);
}

static void add_all(const sr_meeting_walk *walk, sr_box_sum *to) {
  const sr_meeting *m = &walk->meeting;
  double elements = 1;
  for (int32_t d = 0; d < walk->windows->rank; d++)
    elements *= (double)(m->end[d] - m->begin[d]);
  add(to, sr_meeting_pieces(m, walk->windows->rank), elements);
}

/* Adds what the target has itself, and what its node has. */
static void add_near(const sr_boxes *boxes, const sr_meeting_walk *walk, const nearness *near,
                     sr_box_sums *out) {
  int64_t own[SR_MAX_RANK];
  const int64_t position = sr_boxes_own(boxes, walk->target);
  for (int32_t d = 0; d < boxes->rank; d++)
    own[d] = sr_meeting_number(walk, d, position);
  if (sr_boxes_source(boxes, position) == sr_boxes_target(boxes, walk->target))
    add_range(walk, own, NULL, &out->own);
  add_range(walk, own, near->parts, &out->near);
}

static void sum_pieces(const sr_boxes *boxes, int64_t node, sr_box_sums *out) {
  sr_box_walk walk = {.boxes = boxes};
  const uint64_t looks = out->looks;
  *out = (sr_box_sums){.looks = looks};
  for (sr_box box; sr_box_next(&walk, &box); out->looks++) {
    double elements = 1;
    for (int32_t d = 0; d < boxes->rank; d++)
      elements *= (double)box.size[d];
    add(&out->all, 1, elements);
    if (box.source == box.target)
      add(&out->own, 1, elements);
    if (node == 0 || box.source / node == box.target / node)
      add(&out->near, 1, elements);
  }
}

/* False: `near` and `own` are not found. */
static bool sum_windows(const sr_boxes *boxes, int64_t node, sr_box_sums *out) {
  nearness near;
  const bool in_ranges = find_nearness(boxes, node, &near);
  sr_meeting_walk walk = {.windows = &boxes->windows};
  for (; sr_meeting_next(&walk); out->looks++) {
    add_all(&walk, &out->all);
    if (in_ranges)
      add_near(boxes, &walk, &near, out);
  }
  return in_ranges;
}

bool sr_boxes_sum(const sr_boxes *boxes, int64_t node, double most, sr_box_sums *out) {
  *out = (sr_box_sums){0};
  if (sr_boxes_have_windows(boxes)) {
    if (sum_windows(boxes, node, out))
      return true;
    if (out->all.pieces > most)
      return false;
  }
  sum_pieces(boxes, node, out);
  return true;
}
