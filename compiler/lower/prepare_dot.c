/*
 * Transposes the operands of large dots whose dimensions are not in an order that BLAS can read.
 * BLAS then computes the product, and kernels compute the transposes.
 */
#include "compiler/lower/prepare.h"
#include "graph/build/builder.h"
#include "graph/ir/dot.h"

/* Transposes operand `index` of a dot to the order batch, free, contracting. */
static void straighten_operand(sr_module *module, sr_op *dot, int32_t index,
                               const sr_dot_numbers *numbers) {
  sr_value *value = sr_operand(dot, index);
  const sr_dims *batch = &numbers->batch[index], *contract = &numbers->sum[index];
  int32_t rank = value->type->rank, n = 0;
  int64_t order[SR_MAX_RANK];
  for (int32_t i = 0; i < batch->count; i++)
    order[n++] = batch->dims[i];
  for (int32_t d = 0; d < rank; d++)
    if (sr_dot_is_free(numbers, index, d))
      order[n++] = d;
  for (int32_t i = 0; i < contract->count; i++)
    order[n++] = contract->dims[i];
  const sr_builder b = {.module = module, .before = dot};
  sr_op_set_operand(dot, index, sr_build_transpose(&b, value, order));
}

/* Fills `storage` with the `count` dimensions first, first + 1, ..., and returns them. */
static sr_dims run_of_dims(int64_t *storage, int32_t first, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    storage[i] = first + i;
  return (sr_dims){storage, count};
}

/* Transposes both operands of a dot to the order batch, free, contracting. */
static void straighten(sr_module *module, sr_op *dot) {
  sr_dot_numbers numbers = sr_dot_numbers_of(dot), straight;
  int64_t batch[2][SR_MAX_RANK], sum[2][SR_MAX_RANK];
  for (int32_t side = 0; side < 2; side++) {
    int32_t rank = sr_operand(dot, side)->type->rank, summed = numbers.sum[side].count;
    straight.batch[side] = run_of_dims(batch[side], 0, numbers.batch[side].count);
    straight.sum[side] = run_of_dims(sum[side], rank - summed, summed);
    straighten_operand(module, dot, side, &numbers);
  }
  sr_dot_numbers_set(module, dot, &straight);
}

void sr_prepare_dot(sr_lowering *low, sr_op *dot) {
  sr_gemm_shape shape;
  if (sr_gemm_size(low->policy, dot, &shape) && !sr_gemm_match(low->policy, dot, &shape))
    straighten(low->module, dot);
}
