/* Tables of pieces, the ways through them, and what may be wrong with one piece. */
#include "transfer/boxes.h"

#include <string.h>

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

/* ---- ways ----------------------------------------------------------------------------------- */

static void begin_row(sr_box_walk *walk) {
  const sr_boxes *boxes = walk->boxes;
  memcpy(walk->numbers, sr_boxes_row(boxes, walk->row),
         sr_box_width(boxes->rank) * sizeof *walk->numbers);
  memset(walk->turns, 0, sizeof walk->turns);
  walk->within = true;
}

/* Numbers of a table that is not checked yet may leave the range: they wrap around. */
static void add_times(int64_t *numbers, const int64_t *step, int64_t times, size_t width) {
  for (size_t i = 0; i < width; i++)
    numbers[i] = (int64_t)((uint64_t)numbers[i] + (uint64_t)times * (uint64_t)step[i]);
}

/* On to the next piece of the row: a level that has ended begins again, the next one goes on. */
static bool advance(sr_box_walk *walk) {
  const sr_boxes *boxes = walk->boxes;
  const size_t width = sr_box_width(boxes->rank);
  const int64_t *row = sr_boxes_row(boxes, walk->row);
  for (int32_t i = 0; i < boxes->levels; i++) {
    const int64_t *level = sr_boxes_level(boxes, row, i);
    if (++walk->turns[i] < level[0]) {
      add_times(walk->numbers, level + 1, 1, width);
      return true;
    }
    add_times(walk->numbers, level + 1, -(level[0] - 1), width);
    walk->turns[i] = 0;
  }
  return false;
}

static int64_t device_at(const sr_boxes *boxes, int64_t place) {
  if (!boxes->devices)
    return place;
  return place >= 0 && place < boxes->device_count ? boxes->devices[place] : -1;
}

static sr_box between_devices(const sr_boxes *boxes, const int64_t *numbers) {
  sr_box box = sr_box_at(boxes->rank, numbers);
  box.source = device_at(boxes, box.source);
  box.target = device_at(boxes, box.target);
  return box;
}

bool sr_box_next(sr_box_walk *walk, sr_box *out) {
  if (sr_boxes_have_windows(walk->boxes))
    return sr_box_windows_next(walk, out);
  if (walk->within && !advance(walk)) {
    walk->row++;
    walk->within = false;
  }
  if (walk->row == walk->boxes->row_count)
    return false;
  if (!walk->within)
    begin_row(walk);
  *out = between_devices(walk->boxes, walk->numbers);
  return true;
}

uint32_t sr_boxes_row_count(const sr_boxes *boxes, uint32_t row) {
  uint32_t count = 1;
  for (int32_t i = 0; i < boxes->levels; i++)
    count *= (uint32_t)sr_boxes_level(boxes, sr_boxes_row(boxes, row), i)[0];
  return count;
}

sr_box sr_boxes_get(const sr_boxes *boxes, uint32_t row, uint32_t index, int64_t *numbers) {
  const size_t width = sr_box_width(boxes->rank);
  memcpy(numbers, sr_boxes_row(boxes, row), width * sizeof *numbers);
  for (int32_t i = 0; i < boxes->levels; i++) {
    const int64_t *level = sr_boxes_level(boxes, sr_boxes_row(boxes, row), i);
    add_times(numbers, level + 1, index % level[0], width);
    index = (uint32_t)(index / level[0]);
  }
  return between_devices(boxes, numbers);
}

bool sr_boxes_count(sr_boxes *boxes) {
  int64_t all = 0;
  for (uint32_t i = 0; i < boxes->row_count; i++) {
    int64_t count = 1;
    for (int32_t k = 0; k < boxes->levels; k++) {
      const int64_t times = sr_boxes_level(boxes, sr_boxes_row(boxes, i), k)[0];
      if (times < 1 || times > SR_BOXES_MOST / count)
        return false;
      count *= times;
    }
    all += count;
    if (all > SR_BOXES_MOST)
      return false;
  }
  boxes->count = (uint32_t)all;
  return true;
}

void sr_boxes_expand(const sr_boxes *boxes, int64_t *out) {
  const size_t width = sr_box_width(boxes->rank);
  sr_box_walk walk = {.boxes = boxes};
  for (sr_box box; sr_box_next(&walk, &box); out += width) {
    memcpy(out, walk.numbers, width * sizeof *out);
    out[0] = box.source;
    out[1] = box.target;
  }
}

/* ---- one piece ------------------------------------------------------------------------------ */

const char *sr_box_fault(const sr_boxes *boxes, const sr_box *box, int64_t device_count) {
  if (box->source < 0 || box->source >= device_count || box->target < 0 ||
      box->target >= device_count)
    return "its source or its target is no device";
  for (int32_t d = 0; d < boxes->rank; d++) {
    if (box->size[d] < 1)
      return "its size is not positive";
    if (box->from[d] < 0 || box->size[d] > boxes->in_dims[d] ||
        box->from[d] > boxes->in_dims[d] - box->size[d])
      return "it leaves the operand";
    if (box->to[d] < 0 || box->size[d] > boxes->out_dims[d] ||
        box->to[d] > boxes->out_dims[d] - box->size[d])
      return "it leaves the result";
  }
  return NULL;
}
