/* Parses the attributes of ops that are shorthand for several simpler ops. */
#include "graph/ir/shorthand.h"

#include <string.h>

void sr_broadcast_places(const sr_op *op, int32_t index, int64_t *out_dims) {
  size_t count;
  const int64_t *given = sr_op_ints(op, "broadcast_dimensions", &count);
  int32_t rank = sr_operand(op, index)->type->rank, most = op->results[0].type->rank;
  for (int32_t d = 0; d < rank; d++)
    out_dims[d] = given && rank < most ? given[d] : most - rank + d;
}

bool sr_einsum_read(const sr_op *op, sr_einsum *out) {
  const sr_attr *config = sr_op_attr(op, "einsum_config");
  if (!config || config->kind != SR_ATTR_STRING)
    return false;
  const char *text = config->string.data, *arrow = strstr(text, "->");
  if (!arrow)
    return false;
  const char *comma = memchr(text, ',', (size_t)(arrow - text));
  if (!comma != (op->operand_count == 1))
    return false;
  const char *second = comma ? comma + 1 : text;
  *out = (sr_einsum){.letters = {text, second, arrow + 2},
                     .counts = {(size_t)((comma ? comma : arrow) - text), (size_t)(arrow - second),
                                strlen(arrow + 2)}};
  return true;
}

/* ---- ragged_dot ------------------------------------------------------------------------------ */

bool sr_ragged_read(const sr_op *op, sr_ragged *out) {
  const sr_attr *numbers = sr_op_attr(op, "ragged_dot_dimension_numbers");
  size_t ragged_count, group_count;
  const int64_t *ragged =
      sr_attr_get_ints(sr_attr_field(numbers, "lhs_ragged_dimensions"), &ragged_count);
  const int64_t *group =
      sr_attr_get_ints(sr_attr_field(numbers, "rhs_group_dimensions"), &group_count);
  if (ragged_count != 1 || group_count > 1)
    return false;
  *out = (sr_ragged){
      .dims = sr_dot_numbers_read(numbers),
      .ragged = ragged[0],
      .group = group_count ? group[0] : -1,
  };
  out->mode = sr_dims_find(&out->dims.batch[0], out->ragged) ? SR_RAGGED_BATCH
              : sr_dims_find(&out->dims.sum[0], out->ragged) ? SR_RAGGED_SUM
                                                             : SR_RAGGED_FREE;
  return (out->mode == SR_RAGGED_FREE) == (out->group >= 0);
}
