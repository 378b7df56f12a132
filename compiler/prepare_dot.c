/*
 * Large dots whose dimensions do not lie as BLAS wants them get transposed operands, so that BLAS
 * does the product and a kernel the transpositions.
 */
#include "compiler/prepare.h"

static sr_value *transposed(sr_module *module, sr_op *before, sr_value *value,
                            const int64_t *order) {
  int32_t rank = value->type->rank;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < rank; d++)
    dims[d] = value->type->dims[order[d]];
  const sr_type *type = sr_type_tensor(module, value->type->dtype, rank, dims);
  sr_value *result = sr_op_build(module, SR_OP_TRANSPOSE, before, 1, &value, type);
  sr_op_set_attr(module, result->op, "permutation", sr_attr_ints(module, order, (size_t)rank));
  return result;
}

/* Operand `index` of a dot with its dimensions in the order batch, free, contracting. */
static void straighten_operand(sr_module *module, sr_op *dot, int32_t index,
                               const sr_attr *batch_attr, const sr_attr *contract_attr) {
  sr_value *value = sr_operand(dot, index);
  int32_t rank = value->type->rank;
  size_t batch_count, contract_count;
  const int64_t *batch = sr_attr_get_ints(batch_attr, &batch_count);
  const int64_t *contract = sr_attr_get_ints(contract_attr, &contract_count);
  int64_t order[SR_MAX_RANK];
  bool used[SR_MAX_RANK] = {false};
  int32_t n = 0;
  for (size_t i = 0; i < batch_count; i++)
    used[order[n++] = batch[i]] = true;
  for (size_t i = 0; i < contract_count; i++)
    used[contract[i]] = true;
  for (int32_t d = 0; d < rank; d++)
    if (!used[d])
      order[n++] = d;
  for (size_t i = 0; i < contract_count; i++)
    order[n++] = contract[i];
  bool identity = true;
  for (int32_t d = 0; d < rank; d++)
    identity &= order[d] == d;
  if (!identity)
    sr_op_set_operand(dot, index, transposed(module, dot, value, order));
}

static const sr_attr *iota_ints(sr_module *module, int64_t first, size_t count) {
  int64_t values[SR_MAX_RANK];
  for (size_t i = 0; i < count; i++)
    values[i] = first + (int64_t)i;
  return sr_attr_ints(module, values, count);
}

/* Brings a large dot that BLAS cannot take as it lies into batch, free, contracting order. */
static void straighten_dot(sr_module *module, sr_op *dot) {
  const sr_attr *numbers = sr_op_attr(dot, "dot_dimension_numbers");
  static const char *const names[] = {"lhs_batching_dimensions", "rhs_batching_dimensions",
                                      "lhs_contracting_dimensions", "rhs_contracting_dimensions"};
  size_t batch_count, contract_count;
  sr_attr_get_ints(sr_attr_field(numbers, names[0]), &batch_count);
  sr_attr_get_ints(sr_attr_field(numbers, names[2]), &contract_count);
  for (int32_t side = 0; side < 2; side++)
    straighten_operand(module, dot, side, sr_attr_field(numbers, names[side]),
                       sr_attr_field(numbers, names[2 + side]));
  sr_named_attr *fields = SR_NEW_ARRAY(module->arena, sr_named_attr, 4);
  for (int32_t i = 0; i < 4; i++) {
    int32_t rank = sr_operand(dot, i % 2)->type->rank;
    fields[i] = (sr_named_attr){
        names[i], i < 2 ? iota_ints(module, 0, batch_count)
                        : iota_ints(module, rank - (int64_t)contract_count, contract_count)};
  }
  sr_attr *straight = SR_NEW(module->arena, sr_attr);
  *straight = *numbers;
  straight->fields.items = fields;
  straight->fields.count = 4;
  sr_op_set_attr(module, dot, "dot_dimension_numbers", straight);
}

void sr_prepare_dot(sr_module *module, sr_op *dot) {
  sr_gemm_shape shape;
  if (sr_gemm_match(dot, &shape))
    return;
  sr_value *operands[2] = {sr_operand(dot, 0), sr_operand(dot, 1)};
  const sr_attr *numbers = sr_op_attr(dot, "dot_dimension_numbers");
  sr_op *last_before = dot->prev;
  straighten_dot(module, dot);
  if (sr_gemm_match(dot, &shape))
    return;
  /* Not large enough, or of another type: back to how it was. */
  sr_op_set_operand(dot, 0, operands[0]);
  sr_op_set_operand(dot, 1, operands[1]);
  sr_op_set_attr(module, dot, "dot_dimension_numbers", numbers);
  while (dot->prev != last_before)
    sr_op_erase(dot->prev);
}
