#include "graph/ir/dot.h"

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

/* The fields of dot_dimension_numbers, in the order of sr_dot_numbers: batch[0], batch[1], sum[0],
 * sum[1]. */
static const char *const fields[] = {"lhs_batching_dimensions", "rhs_batching_dimensions",
                                     "lhs_contracting_dimensions", "rhs_contracting_dimensions"};

sr_dot_numbers sr_dot_numbers_read(const sr_attr *numbers) {
  sr_dot_numbers read;
  for (int32_t i = 0; i < 4; i++) {
    size_t count;
    const int64_t *dims = sr_attr_get_ints(sr_attr_field(numbers, fields[i]), &count);
    (i < 2 ? read.batch : read.sum)[i % 2] = (sr_dims){dims, (int32_t)count};
  }
  return read;
}

sr_dot_numbers sr_dot_numbers_of(const sr_op *op) {
  return sr_dot_numbers_read(sr_op_attr(op, "dot_dimension_numbers"));
}

void sr_dot_numbers_set(sr_module *module, sr_op *op, const sr_dot_numbers *numbers) {
  sr_named_attr *items = SR_NEW_ARRAY(module->arena, sr_named_attr, 4);
  for (int32_t i = 0; i < 4; i++) {
    const sr_dims *list = &(i < 2 ? numbers->batch : numbers->sum)[i % 2];
    items[i] = (sr_named_attr){fields[i], sr_attr_ints(module, list->dims, (size_t)list->count)};
  }
  sr_attr *attr = SR_NEW(module->arena, sr_attr);
  *attr = (sr_attr){.kind = SR_ATTR_STRUCT,
                    .fields = {.items = items, .count = 4, .mnemonic = "stablehlo.dot"}};
  sr_op_set_attr(module, op, "dot_dimension_numbers", attr);
}

bool sr_dot_is_free(const sr_dot_numbers *numbers, int32_t operand, int64_t dim) {
  return !sr_dims_find(&numbers->batch[operand], dim) && !sr_dims_find(&numbers->sum[operand], dim);
}
