/*
 * Pieces of windows, told one after the other. Dimensions are independent of each other: a window
 * meets a range of parts in each, and the pieces are all combinations of these. What a dimension
 * has is found anew only where a target's part of it is another than that of the target before.
 */
#include "base/integer.h"
#include "transfer/boxes.h"

/* ---- what windows say ------------------------------------------------------------------------ */

bool sr_box_windows_read(int32_t rank, const int64_t *numbers, uint64_t count,
                         sr_box_windows *out) {
  if (count < SR_WINDOWS_HEAD)
    return false;
  sr_box_windows w = {.rank = rank,
                      .sources = numbers[0],
                      .targets = numbers[1],
                      .node = numbers[2],
                      .along = numbers[3],
                      .digit_count = numbers[4],
                      .patch_count = numbers[5],
                      .dims = numbers + SR_WINDOWS_HEAD};
  const int64_t most = (int64_t)(count / SR_DIGIT_NUMBERS);
  if (w.digit_count < 0 || w.digit_count > most || w.patch_count < 0 || w.patch_count > most ||
      sr_box_windows_numbers(&w) != count)
    return false;
  w.digits = w.dims + (size_t)rank * SR_WINDOW_NUMBERS;
  w.patches = w.digits + w.digit_count * SR_DIGIT_NUMBERS;
  *out = w;
  return true;
}

uint64_t sr_box_windows_numbers(const sr_box_windows *w) {
  return SR_WINDOWS_HEAD + (uint64_t)w->rank * SR_WINDOW_NUMBERS +
         (uint64_t)w->digit_count * SR_DIGIT_NUMBERS +
         (uint64_t)w->patch_count * sr_box_width(w->rank);
}

int64_t sr_box_window_start(const int64_t *dim, int64_t index) {
  const int64_t divisor = dim[SR_WINDOW_DIVISOR], shares = dim[SR_WINDOW_SHARES];
  int64_t start = shares == 1 ? index : index / shares;
  start = dim[SR_WINDOW_FIRST] + start * dim[SR_WINDOW_STEP];
  if (divisor != 1)
    start = sr_floor_divide(start, divisor);
  return shares == 1 ? start : start + index % shares * dim[SR_WINDOW_SIZE];
}

int64_t sr_box_windows_count(const sr_box_windows *w, int32_t list) {
  int64_t count = 1;
  for (int64_t i = 0; i < w->digit_count; i++) {
    const int64_t *digit = w->digits + i * SR_DIGIT_NUMBERS;
    count *= digit[0] == list ? digit[1] : 1;
  }
  return count;
}

/* Positions and the sizes of digits have 32 bits: those are divided in half the time. */
typedef struct digit {
  uint32_t size, stride;
} digit;

static digit digit_at(const sr_box_windows *w, uint32_t index) {
  const int64_t *numbers = w->digits + (size_t)index * SR_DIGIT_NUMBERS;
  return (digit){(uint32_t)numbers[1], (uint32_t)numbers[2]};
}

int64_t sr_meeting_number(const sr_meeting_walk *walk, int32_t list, int64_t position) {
  uint32_t number = 0;
  for (uint32_t i = walk->lists[list]; i < walk->lists[list + 1]; i++) {
    const digit g = digit_at(walk->windows, i);
    number = number * g.size + (uint32_t)position / g.stride % g.size;
  }
  return number;
}

/* How far a position whose digits spell that number stands from the one with 0 in them. The major
 * digit is what is left. */
static int64_t offset_of(const sr_meeting_walk *walk, int32_t list, int64_t number) {
  const uint32_t first = walk->lists[list], end = walk->lists[list + 1];
  uint32_t offset = 0, left = (uint32_t)number;
  for (uint32_t i = end; i-- > first + 1;) {
    const digit g = digit_at(walk->windows, i);
    offset += left % g.size * g.stride;
    left /= g.size;
  }
  return first < end ? offset + left * digit_at(walk->windows, first).stride : 0;
}

/* ---- targets and patches --------------------------------------------------------------------- */

static bool are_ordered(const sr_box_windows *w) {
  if (w->rank == 0)
    return false;
  for (int64_t k = 1; k < w->patch_count; k++) {
    const sr_patch_row before = sr_box_windows_patch(w, k - 1), patch = sr_box_windows_patch(w, k);
    if (patch.to[w->along] < before.to[w->along] + before.size[w->along])
      return false;
  }
  return true;
}

static void begin(sr_meeting_walk *walk) {
  const sr_box_windows *w = walk->windows;
  const int32_t lists = 3 * w->rank;
  uint32_t at = 0;
  for (int32_t list = 0; list <= lists; list++) {
    walk->lists[list] = at;
    while (at < w->digit_count && w->digits[at * SR_DIGIT_NUMBERS] == list)
      at++;
  }
  for (int32_t d = 0; d < w->rank; d++) {
    walk->turns[d] = w->targets;
    for (uint32_t i = walk->lists[w->rank + d]; i < walk->lists[w->rank + d + 1]; i++)
      walk->turns[d] = sr_min(walk->turns[d], digit_at(w, i).stride);
  }
  walk->ordered = w->patch_count > 1 && are_ordered(w);
  walk->target = walk->met_patch = -1;
  walk->within = true;
}

/* The patches of which the target may get something: of those that are in order the ones that its
 * window reaches. */
static void find_reached(sr_meeting_walk *walk) {
  const sr_box_windows *w = walk->windows;
  walk->patch = 0;
  walk->patch_end = w->patch_count;
  if (!walk->ordered)
    return;
  const int64_t dim = w->along, low = walk->start[dim];
  const int64_t high = low + sr_box_windows_dim(w, (int32_t)dim)[SR_WINDOW_SIZE];
  for (int64_t end = w->patch_count; walk->patch < end;) { /* the first that ends behind `low` */
    const int64_t middle = walk->patch + (end - walk->patch) / 2;
    const sr_patch_row patch = sr_box_windows_patch(w, middle);
    if (patch.to[dim] + patch.size[dim] > low)
      end = middle;
    else
      walk->patch = middle + 1;
  }
  walk->patch_end = walk->patch;
  while (walk->patch_end < w->patch_count &&
         sr_box_windows_patch(w, walk->patch_end).to[dim] < high)
    walk->patch_end++;
}

static bool next_target(sr_meeting_walk *walk) {
  const sr_box_windows *w = walk->windows;
  if (++walk->target >= w->targets)
    return false;
  walk->looks += 1 + (uint64_t)w->rank;
  for (int32_t d = 0; d < w->rank; d++) {
    if (walk->left[d] == 0) {
      walk->start[d] = sr_box_window_start(sr_box_windows_dim(w, d),
                                           sr_meeting_number(walk, w->rank + d, walk->target));
      walk->is_new[d] = true;
      walk->left[d] = walk->turns[d];
    }
    walk->left[d]--;
  }
  find_reached(walk);
  return true;
}

int64_t sr_box_windows_chunk(const sr_box_windows *w, const sr_patch_row *patch, int32_t dim) {
  return dim == w->along ? patch->chunk : sr_box_windows_dim(w, dim)[SR_WINDOW_CHUNK];
}

/* False if the target's window has nothing of patch `k`. */
static bool meet(sr_meeting_walk *walk, int64_t k) {
  const sr_box_windows *w = walk->windows;
  const sr_patch_row patch = sr_box_windows_patch(w, k);
  const bool is_other = walk->met_patch != k;
  sr_meeting *m = &walk->meeting;
  walk->met_patch = k;
  walk->looks += 1 + (uint64_t)w->rank;
  for (int32_t d = 0; is_other && d < w->rank; d++)
    walk->is_new[d] = true;
  for (int32_t d = 0; d < w->rank; d++) {
    if (!walk->is_new[d])
      continue;
    m->low[d] = walk->start[d] + (patch.from[d] - patch.to[d]);
    m->begin[d] = sr_max(m->low[d], patch.from[d]);
    m->end[d] =
        sr_min(m->low[d] + sr_box_windows_dim(w, d)[SR_WINDOW_SIZE], patch.from[d] + patch.size[d]);
    if (m->begin[d] >= m->end[d])
      return false;
    m->chunk[d] = sr_box_windows_chunk(w, &patch, d);
    m->first[d] = m->begin[d] / m->chunk[d];
    m->last[d] = (m->end[d] - 1) / m->chunk[d];
    walk->is_new[d] = false;
    walk->has_moved[d] = true;
  }
  return true;
}

bool sr_meeting_next(sr_meeting_walk *walk) {
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

/* ---- pieces ---------------------------------------------------------------------------------- */

/* How far the position of the part lies from that of part 0. The next ones lie one minor digit
 * further each, until that begins again: most pieces take no division. */
static void set_offset(sr_box_walk *walk, int32_t d, bool is_next) {
  const sr_meeting_walk *meetings = &walk->meetings;
  const uint32_t end = meetings->lists[d + 1];
  int64_t offset = walk->offset[d];
  if (end == meetings->lists[d])
    return;
  const digit minor = digit_at(meetings->windows, end - 1);
  if (is_next && walk->steps[d] > 0) {
    walk->steps[d]--;
    offset += minor.stride;
  } else {
    walk->steps[d] = minor.size - 1 - (uint32_t)walk->part[d] % minor.size;
    offset = offset_of(meetings, d, walk->part[d]);
  }
  walk->all_offsets += offset - walk->offset[d];
  walk->offset[d] = offset;
}

/* What the piece is along a dimension, in which its part has become another: the next one, or any.
 */
static void set_piece(sr_box_walk *walk, int32_t d, bool is_next) {
  const sr_meeting_walk *meetings = &walk->meetings;
  const sr_meeting *m = &meetings->meeting;
  const int32_t rank = walk->boxes->rank;
  const int64_t part_begin = walk->part[d] * m->chunk[d];
  const int64_t start = sr_max(m->begin[d], part_begin);
  int64_t *numbers = walk->numbers + 2 + d;
  numbers[0] = sr_min(m->end[d], part_begin + m->chunk[d]) - start;
  numbers[rank] = start - part_begin + (d == meetings->windows->along ? walk->place : 0);
  numbers[2 * rank] = start - m->low[d];
  set_offset(walk, d, is_next);
}

/* On to the next of the parts that meet the window; false behind the last, at the first again. */
static bool next_part(sr_box_walk *walk) {
  const sr_meeting *m = &walk->meetings.meeting;
  for (int32_t d = walk->boxes->rank - 1; d >= 0; d--) {
    if (m->first[d] == m->last[d])
      continue;
    const bool is_last = walk->part[d] == m->last[d];
    walk->part[d] = is_last ? m->first[d] : walk->part[d] + 1;
    set_piece(walk, d, !is_last);
    if (!is_last)
      return true;
  }
  return false;
}

/* The position that differs in that it has part 0 of each dimension. */
static int64_t of_first_parts(const sr_meeting_walk *walk, int64_t position) {
  int64_t first = position;
  for (uint32_t i = 0; i < walk->lists[walk->windows->rank]; i++) {
    const digit g = digit_at(walk->windows, i);
    first -= (uint32_t)position / g.stride % g.size * g.stride;
  }
  return first;
}

/* The position that has, in the digits that tell copies apart, what `own` has in those of parts. */
static int64_t exchanged(const sr_meeting_walk *walk, int64_t own) {
  const sr_box_windows *w = walk->windows;
  int64_t other = own;
  for (int32_t d = 0; d < w->rank; d++) {
    const int32_t list = 2 * w->rank + d;
    if (walk->lists[list] == walk->lists[list + 1])
      continue;
    const int64_t parts = sr_box_windows_count(w, d), copies = sr_box_windows_count(w, list);
    const int64_t place = sr_meeting_number(walk, d, own),
                  copy = sr_meeting_number(walk, list, own);
    const int64_t to = copies >= parts ? place * (copies / parts) + copy % (copies / parts)
                                       : place / (parts / copies);
    other += offset_of(walk, list, to) - offset_of(walk, list, copy);
  }
  return other;
}

static int64_t device_at(const sr_boxes *boxes, int64_t place) {
  return boxes->devices ? boxes->devices[place] : place;
}

int64_t sr_boxes_source(const sr_boxes *boxes, int64_t position) {
  return device_at(boxes, position);
}

int64_t sr_boxes_target(const sr_boxes *boxes, int64_t position) {
  return device_at(boxes,
                   (sr_boxes_have_two_meshes(boxes) ? boxes->windows.sources : 0) + position);
}

int64_t sr_boxes_own(const sr_boxes *boxes, int64_t target) {
  const sr_box_windows *w = &boxes->windows;
  return sr_boxes_have_two_meshes(boxes) ? boxes->devices[w->sources + w->targets + target]
                                         : target;
}

/* The positions that the target may read. */
static void find_sources(sr_box_walk *walk) {
  const sr_meeting_walk *meetings = &walk->meetings;
  const sr_box_windows *w = meetings->windows;
  walk->own = sr_boxes_own(walk->boxes, meetings->target);
  walk->beside = walk->other = of_first_parts(meetings, walk->own);
  if (meetings->lists[2 * w->rank] < meetings->lists[3 * w->rank])
    walk->other = of_first_parts(meetings, exchanged(meetings, walk->own));
}

static int64_t node_of(const sr_boxes *boxes, int64_t device) {
  const int64_t node = boxes->windows.node;
  return node ? device / node : 0;
}

/* The device that gives the piece. */
static int64_t source_of(const sr_box_walk *walk) {
  const sr_boxes *boxes = walk->boxes;
  const int64_t position = walk->beside + walk->all_offsets;
  const int64_t beside = sr_boxes_source(boxes, position);
  if (walk->beside == walk->other || position == walk->own)
    return beside;
  const int64_t other = sr_boxes_source(boxes, walk->other + walk->all_offsets);
  const int64_t node = node_of(boxes, sr_boxes_target(boxes, walk->meetings.target));
  return node_of(boxes, beside) == node && node_of(boxes, other) != node ? beside : other;
}

/* At the first piece of a target and a patch. */
static void begin_pieces(sr_box_walk *walk) {
  sr_meeting_walk *meetings = &walk->meetings;
  walk->place = sr_box_windows_patch(meetings->windows, meetings->met_patch).offset;
  for (int32_t d = 0; d < walk->boxes->rank; d++) {
    if (!meetings->has_moved[d])
      continue;
    walk->part[d] = meetings->meeting.first[d];
    set_piece(walk, d, false);
    meetings->has_moved[d] = false;
  }
  find_sources(walk);
  walk->within = true;
}

bool sr_box_windows_next(sr_box_walk *walk, sr_box *out) {
  const sr_boxes *boxes = walk->boxes;
  sr_meeting_walk *meetings = &walk->meetings;
  meetings->windows = &boxes->windows;
  if (walk->firsts)
    meetings->patch = meetings->patch_end;
  if (!walk->within || walk->firsts || !next_part(walk)) {
    if (!sr_meeting_next(meetings))
      return false;
    begin_pieces(walk);
  }
  *out = sr_box_at(boxes->rank, walk->numbers);
  out->source = source_of(walk);
  out->target = sr_boxes_target(boxes, meetings->target);
  return true;
}
