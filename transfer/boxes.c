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

bool sr_box_next(sr_box_walk *walk, sr_box *out) {
  const sr_boxes *boxes = walk->boxes;
  if (sr_boxes_have_windows(boxes))
    return sr_box_windows_next(walk, out);
  if (walk->row == boxes->row_count)
    return false;
  *out = sr_box_at(boxes->rank, boxes->rows + walk->row++ * sr_box_width(boxes->rank));
  return true;
}

void sr_boxes_expand(const sr_boxes *boxes, int64_t *out) {
  sr_box_walk walk = {.boxes = boxes};
  for (sr_box box; sr_box_next(&walk, &box); out += sr_box_width(boxes->rank)) {
    out[0] = box.source;
    out[1] = box.target;
    memcpy(out + 2, box.size, 3 * (size_t)boxes->rank * sizeof *out);
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
