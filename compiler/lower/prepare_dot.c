/*
 * Prepares large dots for a library, which reads both operands as they are or transposed.
 *
 * A transpose of an operand becomes a part of the dot, and a dot whose result is transposed has its
 * operands exchanged. Operands whose dimensions are still in another order than a library can read
 * are transposed by kernels.
 */
#include "compiler/lower/prepare.h"
#include "graph/build/builder.h"
#include "graph/ir/dot.h"

/* Appends the free dimensions of operand `index` to `order`, which has `count` entries, and returns
 * how many there are then. */
static int32_t append_free(int64_t *order, int32_t count, const sr_op *dot, int32_t index,
                           const sr_dot_numbers *numbers) {
  for (int32_t d = 0; d < sr_operand(dot, index)->type->rank; d++)
    if (sr_dot_is_free(numbers, index, d))
      order[count++] = d;
  return count;
}

static int32_t append_dims(int64_t *order, int32_t count, const sr_dims *dims) {
  for (int32_t i = 0; i < dims->count; i++)
    order[count++] = dims->dims[i];
  return count;
}

/* True if the free dimensions of operand `index` come last when it is transposed. That is so if the
 * last one is free already: rows are then copied as they are. Products of small elements want the
 * contracting ones last. */
static bool ends_free(const sr_op *dot, int32_t index, const sr_dot_numbers *numbers) {
  const sr_type *type = sr_operand(dot, index)->type;
  return sr_dtype_get(type->dtype)->bytes > 1 && sr_dot_is_free(numbers, index, type->rank - 1);
}

/* Fills `storage` with the `count` dimensions first, first + 1, ..., and returns them. */
static sr_dims run_of_dims(int64_t *storage, int32_t first, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    storage[i] = first + i;
  return (sr_dims){storage, count};
}

/* Transposes both operands of a dot to the order batch, free, contracting, or batch, contracting,
 * free. */
static void straighten(sr_module *module, sr_op *dot) {
  sr_dot_numbers numbers = sr_dot_numbers_of(dot), straight;
  int64_t batch[2][SR_MAX_RANK], sum[2][SR_MAX_RANK];
  const sr_builder b = {.module = module, .before = dot};
  for (int32_t side = 0; side < 2; side++) {
    int64_t order[SR_MAX_RANK];
    const int32_t summed = numbers.sum[side].count;
    int32_t count = append_dims(order, 0, &numbers.batch[side]);
    straight.batch[side] = run_of_dims(batch[side], 0, count);
    if (ends_free(dot, side, &numbers)) {
      straight.sum[side] = run_of_dims(sum[side], count, summed);
      count = append_dims(order, count, &numbers.sum[side]);
      append_free(order, count, dot, side, &numbers);
    } else {
      count = append_free(order, count, dot, side, &numbers);
      straight.sum[side] = run_of_dims(sum[side], count, summed);
      append_dims(order, count, &numbers.sum[side]);
    }
    sr_op_set_operand(dot, side, sr_build_transpose(&b, sr_operand(dot, side), order));
  }
  sr_dot_numbers_set(module, dot, &straight);
}

/* Writes to `storage` the dimensions of the operand of a transpose that become `dims`. */
static sr_dims dims_before(int64_t *storage, const sr_dims *dims, const int64_t *permutation) {
  for (int32_t i = 0; i < dims->count; i++)
    storage[i] = permutation[dims->dims[i]];
  return (sr_dims){storage, dims->count};
}

/*
 * If operand `index` of the dot is a transpose, lets the dot read what it transposes. The free
 * dimensions, which are dimensions of the result, must keep their order. A transpose outside of the
 * loop that the dot is in remains: it is computed once.
 */
static void absorb_transpose(sr_module *module, sr_op *dot, int32_t index) {
  sr_op *transpose = sr_operand(dot, index)->op;
  if (!transpose || transpose->code != SR_OP_TRANSPOSE || transpose->block != dot->block)
    return;
  sr_dot_numbers numbers = sr_dot_numbers_of(dot);
  size_t rank;
  const int64_t *permutation = sr_op_ints(transpose, "permutation", &rank);
  int64_t batch[SR_MAX_RANK], sum[SR_MAX_RANK], last = -1;
  for (int32_t d = 0; d < (int32_t)rank; d++) {
    if (!sr_dot_is_free(&numbers, index, d))
      continue;
    if (permutation[d] < last)
      return;
    last = permutation[d];
  }
  numbers.batch[index] = dims_before(batch, &numbers.batch[index], permutation);
  numbers.sum[index] = dims_before(sum, &numbers.sum[index], permutation);
  sr_op_set_operand(dot, index, sr_operand(transpose, 0));
  sr_dot_numbers_set(module, dot, &numbers);
  if (!transpose->results[0].uses)
    sr_op_erase(transpose);
}

/* Returns what `value` was converted from, or NULL. */
static sr_value *before_convert(const sr_value *value) {
  return value->op && value->op->code == SR_OP_CONVERT ? sr_operand(value->op, 0) : NULL;
}

/* If both factors were converted from types that a library multiplies with the same sums, lets the
 * dot read what they were converted from: products of such numbers are exact. */
static void absorb_converts(sr_lowering *low, sr_op *dot) {
  sr_value *wide[2], *narrow[2];
  for (int32_t i = 0; i < 2; i++) {
    wide[i] = sr_operand(dot, i);
    narrow[i] = before_convert(wide[i]);
    if (!narrow[i] || wide[i]->type->dtype != dot->results[0].type->dtype)
      return;
  }
  sr_gemm_shape shape;
  for (int32_t i = 0; i < 2; i++)
    sr_op_set_operand(dot, i, narrow[i]);
  const bool fits =
      sr_dtype_get(narrow[0]->type->dtype)->bytes < 4 && sr_gemm_size(low->policy, dot, &shape);
  for (int32_t i = 0; i < 2; i++) {
    if (!fits)
      sr_op_set_operand(dot, i, wide[i]);
    else if (!wide[i]->uses && (i == 0 || wide[1] != wide[0]))
      sr_op_erase(wide[i]->op);
  }
}

void sr_prepare_dot(sr_lowering *low, sr_op *dot) {
  sr_gemm_shape shape;
  if (low->policy->unwidened_products)
    absorb_converts(low, dot);
  if (!sr_gemm_size(low->policy, dot, &shape))
    return;
  absorb_transpose(low->module, dot, 0);
  absorb_transpose(low->module, dot, 1);
  if (!sr_gemm_match(low->policy, dot, &shape))
    straighten(low->module, dot);
}

/* True if the transpose exchanges the free dimensions of the two operands of `dot`, whose result it
 * takes. */
static bool exchanges_free(const sr_op *transpose, const sr_op *dot) {
  const int32_t batch = sr_dot_numbers_of(dot).batch[0].count;
  const int32_t left = sr_operand(dot, 0)->type->rank - batch - sr_dot_numbers_of(dot).sum[0].count;
  size_t rank;
  const int64_t *permutation = sr_op_ints(transpose, "permutation", &rank);
  const int32_t free = (int32_t)rank - batch;
  for (int32_t d = 0; d < (int32_t)rank; d++) {
    const int32_t from = d < batch ? d : batch + (d - batch + left) % free;
    if (permutation[d] != from)
      return false;
  }
  return true;
}

void sr_prepare_transpose(sr_lowering *low, sr_op *transpose) {
  sr_value *product = sr_operand(transpose, 0);
  sr_op *dot = product->op;
  sr_gemm_shape shape;
  if (!dot || dot->block != transpose->block || sr_emit_class_of(dot) != SR_EMIT_dot ||
      product->uses->next || !sr_gemm_size(low->policy, dot, &shape) ||
      !exchanges_free(transpose, dot))
    return;
  const sr_dot_numbers numbers = sr_dot_numbers_of(dot);
  const sr_dot_numbers exchanged = {.batch = {numbers.batch[1], numbers.batch[0]},
                                    .sum = {numbers.sum[1], numbers.sum[0]}};
  sr_value *left = sr_operand(dot, 0);
  sr_op_set_operand(dot, 0, sr_operand(dot, 1));
  sr_op_set_operand(dot, 1, left);
  sr_dot_numbers_set(low->module, dot, &exchanged);
  product->type = transpose->results[0].type;
  sr_value_replace(&transpose->results[0], product);
  sr_op_erase(transpose);
}
