/* Prints tables of transfers for people. */
#include "executable/print.h"

#include <inttypes.h>

void sr_plan_format_numbers(sr_text *text, int64_t count, const int64_t *numbers) {
  sr_text_char(text, '[');
  for (int64_t i = 0; i < count; i++)
    sr_text_printf(text, "%s%" PRId64, i > 0 ? "," : "", numbers[i]);
  sr_text_char(text, ']');
}

/* Prints size, from and to: "[1,8] of [3,0] at [0,0]". */
static void print_box(sr_text *text, int32_t rank, const int64_t *size, const int64_t *from,
                      const int64_t *to) {
  sr_plan_format_numbers(text, rank, size);
  sr_text_string(text, " of ");
  sr_plan_format_numbers(text, rank, from);
  sr_text_string(text, " at ");
  sr_plan_format_numbers(text, rank, to);
}

static void print_rows(sr_text *text, const sr_transfer_table *transfers) {
  sr_transfer_walk walk = {.table = transfers};
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);) {
    sr_text_printf(text, "%s%" PRId64 "->%" PRId64 " ", walk.row > 1 ? ", " : "", transfer.source,
                   transfer.target);
    print_box(text, transfers->rank, transfer.size, transfer.from, transfer.to);
  }
}

/* ---- regions --------------------------------------------------------------------------------- */

/* Prints `what`, followed by the modes of list number `list` as size/stride: " by 4/8 2/1". If the
 * list has no modes, prints nothing and returns false. */
static bool print_modes(sr_text *text, const sr_transfer_regions *r, int32_t list,
                        const char *what) {
  bool any = false;
  for (int64_t i = 0; i < r->mode_count; i++) {
    const int64_t *mode = r->modes + i * SR_MODE_NUMBERS;
    if (mode[0] != list)
      continue;
    sr_text_printf(text, "%s %" PRId64 "/%" PRId64, any ? "" : what, mode[1], mode[2]);
    any = true;
  }
  return any;
}

static void print_dim(sr_text *text, const sr_transfer_regions *r, int32_t dim) {
  const int64_t *d = sr_transfer_regions_dim(r, dim);
  sr_text_printf(text, ", dim %" PRId32 " shards of %" PRId64, dim, d[SR_REGION_CHUNK]);
  (void)print_modes(text, r, dim, " by");
  (void)print_modes(text, r, 2 * r->rank + dim, ", copies by");
  const bool divides = d[SR_REGION_DIVISOR] > 1;
  sr_text_printf(text, ", regions of %" PRId64, d[SR_REGION_SIZE]);
  const bool differ = print_modes(text, r, r->rank + dim, " by");
  sr_text_printf(text, " from %s%" PRId64, divides ? "(" : "", d[SR_REGION_FIRST]);
  if (differ)
    sr_text_printf(text, " + %" PRId64 " w", d[SR_REGION_STEP]);
  if (divides)
    sr_text_printf(text, ") / %" PRId64, d[SR_REGION_DIVISOR]);
  if (d[SR_REGION_SHARES] > 1)
    sr_text_printf(text, ", each in %" PRId64, d[SR_REGION_SHARES]);
}

static void print_regions(sr_text *text, const sr_transfer_regions *r) {
  sr_text_printf(text, "%" PRId64 " to %" PRId64, r->sources, r->targets);
  if (r->node > 0)
    sr_text_printf(text, " on nodes of %" PRId64, r->node);
  for (int32_t d = 0; d < r->rank; d++)
    print_dim(text, r, d);
  for (int64_t k = 0; k < r->patch_count; k++) {
    const sr_patch_row patch = sr_transfer_regions_patch(r, k);
    sr_text_string(text, ", ");
    print_box(text, r->rank, patch.size, patch.from, patch.to);
    if (r->rank > 0 &&
        (patch.offset > 0 ||
         patch.chunk != sr_transfer_regions_dim(r, (int32_t)r->along)[SR_REGION_CHUNK]))
      sr_text_printf(text, " in shards of %" PRId64 " behind %" PRId64, patch.chunk, patch.offset);
  }
}

void sr_plan_format_transfers(sr_text *text, const sr_transfer_table *transfers) {
  sr_text_char(text, '{');
  if (sr_transfers_have_regions(transfers))
    print_regions(text, &transfers->regions);
  else
    print_rows(text, transfers);
  sr_text_char(text, '}');
}
