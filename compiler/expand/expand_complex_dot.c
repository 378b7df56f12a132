/*
 * Large products of complex numbers as one product of real ones.
 *
 * (a + ia') (b + ib') = (a b - a' b') + i (a b' + a' b). The parts of the left operand stand side
 * by side along the contracting dimension, and so do b and -b', and b' and b. These two are the
 * columns of the right operand, so the parts of an element of the product are neighbours.
 */
#include "compiler/core/op_class.h"
#include "compiler/expand/expander.h"
#include "graph/ir/dot.h"

/* Joins two values along dimension `dim`. */
static sr_value *join(const sr_builder *b, sr_value *first, sr_value *second, int64_t dim) {
  return sr_build_concatenate(b, 2, (sr_value *[]){first, second}, dim);
}

/* Adds a dimension of size 1 before dimension `place`. */
static sr_value *with_dimension(const sr_builder *b, sr_value *x, int32_t place) {
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d <= x->type->rank; d++)
    dims[d] = d == place ? 1 : x->type->dims[d - (d > place)];
  return sr_build_reshape(b, x, x->type->rank + 1, dims);
}

/* Returns the element `index` of the last dimension, without this dimension. */
static sr_value *at_last(const sr_builder *b, sr_value *x, int64_t index) {
  const int32_t last = x->type->rank - 1;
  int64_t starts[SR_MAX_RANK] = {0}, sizes[SR_MAX_RANK];
  for (int32_t d = 0; d < last; d++)
    sizes[d] = x->type->dims[d];
  starts[last] = index;
  sizes[last] = 1;
  return sr_build_reshape(b, sr_build_slice(b, x, starts, sizes), last, sizes);
}

/* Builds the product. Dimension `place` of the right operand will tell the parts of the product
 * apart; its last free dimension is before it. */
static sr_value *real_product(const sr_builder *b, const sr_op *op, const sr_dot_numbers *numbers,
                              int32_t place) {
  const sr_dtype dtype = sr_dtype_part(op->results[0].type->dtype);
  const int64_t left = numbers->sum[0].dims[0], right = numbers->sum[1].dims[0];
  sr_value *parts[2][2];
  for (int32_t i = 0; i < 2; i++) {
    sr_value *whole = sr_operand(op, i);
    const sr_type *type = sr_type_with_dtype(b->module, whole->type, dtype);
    parts[i][0] = sr_build(b, SR_OP_REAL, 1, &whole, type);
    parts[i][1] = sr_build(b, SR_OP_IMAG, 1, &whole, type);
  }
  sr_value *a = join(b, parts[0][0], parts[0][1], left);
  sr_value *real = join(b, parts[1][0], sr_build_unary(b, SR_OP_NEGATE, parts[1][1]), right);
  sr_value *imaginary = join(b, parts[1][1], parts[1][0], right);
  sr_value *columns =
      join(b, with_dimension(b, real, place), with_dimension(b, imaginary, place), place);
  sr_dot_dims dims = {.batch_count = numbers->batch[0].count, .sum_count = numbers->sum[0].count};
  for (int32_t i = 0; i < dims.batch_count; i++) {
    dims.batch[0][i] = numbers->batch[0].dims[i];
    dims.batch[1][i] = numbers->batch[1].dims[i] + (numbers->batch[1].dims[i] >= place);
  }
  for (int32_t i = 0; i < dims.sum_count; i++) {
    dims.sum[0][i] = numbers->sum[0].dims[i];
    dims.sum[1][i] = numbers->sum[1].dims[i] + (numbers->sum[1].dims[i] >= place);
  }
  sr_value *product =
      sr_expand_keep_precision(b, op, sr_build_dot_general(b, a, columns, &dims, dtype));
  sr_value *halves[] = {at_last(b, product, 0), at_last(b, product, 1)};
  return sr_build(b, SR_OP_COMPLEX, 2, halves, op->results[0].type);
}

bool sr_expand_try_complex_product(const sr_expander *x, sr_op *op) {
  const int64_t least = x->policy->real_product_side;
  const sr_type *right = sr_operand(op, 1)->type;
  sr_gemm_shape shape;
  if (least == 0 || sr_dtype_get(op->results[0].type->dtype)->class_ != SR_CLASS_COMPLEX ||
      right->rank == SR_MAX_RANK || op->results[0].type->rank == SR_MAX_RANK ||
      !sr_gemm_size(x->policy, op, &shape) || shape.m < least || shape.n < least)
    return false;
  const sr_dot_numbers numbers = sr_dot_numbers_of(op);
  int32_t place = right->rank;
  while (!sr_dot_is_free(&numbers, 1, place - 1))
    place--;
  return sr_expand_finish(op, real_product(&x->builder, op, &numbers, place)) == SR_OK;
}
