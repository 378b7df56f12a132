#include "compiler/core/update_window.h"

#include <string.h>

#include "base/integer.h"
#include "graph/ir/query.h"

bool sr_update_starts(const sr_op *update, int64_t *out_starts) {
  const sr_type *array = sr_operand(update, 0)->type, *window = sr_operand(update, 1)->type;
  for (int32_t d = 0; d < array->rank; d++) {
    if (!sr_value_get_int(sr_operand(update, 2 + d), &out_starts[d]))
      return false;
    out_starts[d] = sr_max(sr_min(out_starts[d], array->dims[d] - window->dims[d]), 0);
  }
  return true;
}

/* True if the dynamic_slice `op` has the starts of `update`. */
static bool has_same_starts(const sr_op *op, const sr_op *update) {
  for (int32_t d = 0; d < op->results[0].type->rank; d++)
    if (sr_operand(op, 1 + d) != sr_operand(update, 2 + d))
      return false;
  return true;
}

bool sr_op_slices_window(const sr_op *op, const sr_op *update) {
  if ((op->code != SR_OP_SLICE && op->code != SR_OP_DYNAMIC_SLICE) ||
      sr_operand(op, 0) != sr_operand(update, 0))
    return false;
  const sr_type *window = sr_operand(update, 1)->type, *read = op->results[0].type;
  const size_t bytes = sizeof *window->dims * (size_t)window->rank;
  if (memcmp(read->dims, window->dims, bytes) != 0)
    return false;
  if (op->code == SR_OP_DYNAMIC_SLICE)
    return has_same_starts(op, update);
  int64_t starts[SR_MAX_RANK];
  size_t count;
  if (!sr_update_starts(update, starts) ||
      memcmp(starts, sr_op_ints(op, "start_indices", &count), bytes) != 0)
    return false;
  const int64_t *strides = sr_op_ints(op, "strides", &count);
  for (int32_t d = 0; d < window->rank; d++)
    if (strides[d] != 1 && window->dims[d] > 1)
      return false;
  return true;
}
