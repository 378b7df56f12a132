/* Expands broadcast, get_dimension_size and torch_index_select. */
#include "compiler/expand/expander.h"

/* In the result of stablehlo.broadcast, the new dimensions come before those of the operand. */
sr_status sr_expand_broadcast(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  sr_value *operand = sr_operand(op, 0);
  const sr_type *type = op->results[0].type;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < operand->type->rank; d++)
    dims[d] = type->rank - operand->type->rank + d;
  return sr_expand_finish(op, sr_build_broadcast_in_dim(b, operand, dims, type));
}

sr_status sr_expand_get_dimension_size(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  int64_t size = sr_operand(op, 0)->type->dims[sr_op_int(op, "dimension", 0)];
  return sr_expand_finish(op, sr_build_splat(b, op->results[0].type, size));
}

/* ---- torch_index_select ---------------------------------------------------------------------- */

/*
 * Returns the dimension numbers of the gather that replaces torch_index_select. The first `batch`
 * dimensions of operand and indices are batching dimensions. Each element of the indices is an
 * index along dimension `dim` of the operand.
 */
static const sr_attr *select_numbers(sr_module *module, const sr_op *op, int64_t dim,
                                     int64_t batch) {
  int64_t rank = sr_operand(op, 0)->type->rank, index_rank = sr_operand(op, 1)->type->rank;
  int64_t leading[SR_MAX_RANK], offset[SR_MAX_RANK];
  size_t offsets = 0;
  for (int64_t d = 0; d < batch; d++)
    leading[d] = d;
  for (int64_t d = batch; d < dim; d++)
    offset[offsets++] = d;
  for (int64_t d = dim + 1; d < rank; d++)
    offset[offsets++] = d - 1 + index_rank - batch;
  const sr_attr *batching = sr_attr_ints(module, leading, (size_t)batch);
  sr_named_attr *fields = SR_NEW_ARRAY(module->arena, sr_named_attr, 6);
  fields[0] = (sr_named_attr){"offset_dims", sr_attr_ints(module, offset, offsets)};
  fields[1] = (sr_named_attr){"collapsed_slice_dims", sr_attr_ints(module, &dim, 1)};
  fields[2] = (sr_named_attr){"operand_batching_dims", batching};
  fields[3] = (sr_named_attr){"start_indices_batching_dims", batching};
  fields[4] = (sr_named_attr){"start_index_map", sr_attr_ints(module, &dim, 1)};
  fields[5] = (sr_named_attr){"index_vector_dim", sr_attr_int(module, index_rank, SR_I64)};
  sr_attr *numbers = SR_NEW(module->arena, sr_attr);
  *numbers = (sr_attr){.kind = SR_ATTR_STRUCT,
                       .fields = {.items = fields, .count = 6, .mnemonic = "stablehlo.gather"}};
  return numbers;
}

sr_status sr_expand_torch_index_select(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  int64_t dim = sr_op_int(op, "dim", 0), batch = sr_op_int(op, "batch_dims", 0);
  const sr_type *operand = sr_operand(op, 0)->type;
  int64_t sizes[SR_MAX_RANK];
  for (int32_t d = 0; d < operand->rank; d++)
    sizes[d] = d < batch || d == dim ? 1 : operand->dims[d];
  sr_value *operands[] = {sr_operand(op, 0), sr_operand(op, 1)};
  sr_value *made = sr_build(b, SR_OP_GATHER, 2, operands, op->results[0].type);
  sr_op_set_attr(b->module, made->op, "dimension_numbers",
                 select_numbers(b->module, op, dim, batch));
  sr_op_set_attr(b->module, made->op, "slice_sizes",
                 sr_attr_ints(b->module, sizes, (size_t)operand->rank));
  return sr_expand_finish(op, made);
}
