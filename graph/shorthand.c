/* Attributes of shorthand ops. */
#include "graph/shorthand.h"

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

bool sr_dims_find(const sr_dims *list, int64_t dim) {
  for (int32_t i = 0; i < list->count; i++)
    if (list->dims[i] == dim)
      return true;
  return false;
}

bool sr_dims_have(const sr_dims *a, const sr_dims *b) {
  for (int32_t i = 0; i < a->count; i++)
    if (sr_dims_find(b, a->dims[i]))
      return true;
  return false;
}

static sr_dims read_dims(const sr_attr *numbers, const char *name) {
  size_t count;
  const int64_t *dims = sr_attr_get_ints(sr_attr_field(numbers, name), &count);
  return (sr_dims){dims, (int32_t)count};
}

bool sr_ragged_read(const sr_op *op, sr_ragged *out) {
  const sr_attr *numbers = sr_op_attr(op, "ragged_dot_dimension_numbers");
  sr_dims ragged = read_dims(numbers, "lhs_ragged_dimensions");
  sr_dims group = read_dims(numbers, "rhs_group_dimensions");
  if (ragged.count != 1 || group.count > 1)
    return false;
  *out = (sr_ragged){
      .batch = {read_dims(numbers, "lhs_batching_dimensions"),
                read_dims(numbers, "rhs_batching_dimensions")},
      .sum = {read_dims(numbers, "lhs_contracting_dimensions"),
              read_dims(numbers, "rhs_contracting_dimensions")},
      .ragged = ragged.dims[0],
      .group = group.count ? group.dims[0] : -1,
  };
  out->mode = sr_dims_find(&out->batch[0], out->ragged) ? SR_RAGGED_BATCH
              : sr_dims_find(&out->sum[0], out->ragged) ? SR_RAGGED_SUM
                                                        : SR_RAGGED_FREE;
  return (out->mode == SR_RAGGED_FREE) == (out->group >= 0);
}
