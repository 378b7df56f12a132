/* Tables of pieces for people. */
#include "executable/print.h"

#include <inttypes.h>

void sr_plan_print_numbers(sr_text *text, int64_t count, const int64_t *numbers) {
  sr_text_char(text, '[');
  for (int64_t i = 0; i < count; i++)
    sr_text_printf(text, "%s%" PRId64, i > 0 ? "," : "", numbers[i]);
  sr_text_char(text, ']');
}

/* "[1,8] of [3,0] at [0,0]" */
static void print_box(sr_text *text, int32_t rank, const int64_t *size, const int64_t *from,
                      const int64_t *to) {
  sr_plan_print_numbers(text, rank, size);
  sr_text_string(text, " of ");
  sr_plan_print_numbers(text, rank, from);
  sr_text_string(text, " at ");
  sr_plan_print_numbers(text, rank, to);
}

static void print_rows(sr_text *text, const sr_boxes *boxes) {
  sr_box_walk walk = {.boxes = boxes};
  for (sr_box box; sr_box_next(&walk, &box);) {
    sr_text_printf(text, "%s%" PRId64 "->%" PRId64 " ", walk.row > 1 ? ", " : "", box.source,
                   box.target);
    print_box(text, boxes->rank, box.size, box.from, box.to);
  }
}

/* ---- windows --------------------------------------------------------------------------------- */

/* "4/8 2/1", behind `what`. False: the list has no digits, and nothing is printed. */
static bool print_digits(sr_text *text, const sr_box_windows *w, int32_t list, const char *what) {
  bool any = false;
  for (int64_t i = 0; i < w->digit_count; i++) {
    const int64_t *digit = w->digits + i * SR_DIGIT_NUMBERS;
    if (digit[0] != list)
      continue;
    sr_text_printf(text, "%s %" PRId64 "/%" PRId64, any ? "" : what, digit[1], digit[2]);
    any = true;
  }
  return any;
}

static void print_dim(sr_text *text, const sr_box_windows *w, int32_t dim) {
  const int64_t *d = sr_box_windows_dim(w, dim);
  sr_text_printf(text, ", dim %" PRId32 " parts of %" PRId64, dim, d[SR_WINDOW_CHUNK]);
  (void)print_digits(text, w, dim, " by");
  (void)print_digits(text, w, 2 * w->rank + dim, ", copies by");
  const bool divides = d[SR_WINDOW_DIVISOR] > 1;
  sr_text_printf(text, ", windows of %" PRId64, d[SR_WINDOW_SIZE]);
  const bool differ = print_digits(text, w, w->rank + dim, " by");
  sr_text_printf(text, " from %s%" PRId64, divides ? "(" : "", d[SR_WINDOW_FIRST]);
  if (differ)
    sr_text_printf(text, " + %" PRId64 " w", d[SR_WINDOW_STEP]);
  if (divides)
    sr_text_printf(text, ") / %" PRId64, d[SR_WINDOW_DIVISOR]);
  if (d[SR_WINDOW_SHARES] > 1)
    sr_text_printf(text, ", each in %" PRId64, d[SR_WINDOW_SHARES]);
}

static void print_windows(sr_text *text, const sr_box_windows *w) {
  sr_text_printf(text, "%" PRId64 " to %" PRId64, w->sources, w->targets);
  if (w->node > 0)
    sr_text_printf(text, " on nodes of %" PRId64, w->node);
  for (int32_t d = 0; d < w->rank; d++)
    print_dim(text, w, d);
  for (int64_t k = 0; k < w->patch_count; k++) {
    const sr_patch_row patch = sr_box_windows_patch(w, k);
    sr_text_string(text, ", ");
    print_box(text, w->rank, patch.size, patch.from, patch.to);
    if (w->rank > 0 && (patch.offset > 0 ||
                        patch.chunk != sr_box_windows_dim(w, (int32_t)w->along)[SR_WINDOW_CHUNK]))
      sr_text_printf(text, " in parts of %" PRId64 " behind %" PRId64, patch.chunk, patch.offset);
  }
}

void sr_plan_print_pieces(sr_text *text, const sr_boxes *boxes) {
  sr_text_char(text, '{');
  if (sr_boxes_have_windows(boxes))
    print_windows(text, &boxes->windows);
  else
    print_rows(text, boxes);
  sr_text_char(text, '}');
}
