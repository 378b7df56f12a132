/*
 * Moves products, or work for them, out of loops.
 *
 * xs[i] @ w, in an iteration of a scan, is row i of xs @ w, which one product before the loop
 * computes for all iterations. A library needs less time for it than for many small ones, and
 * threads can share it. It takes memory for the products of all iterations. So the policy says how
 * much that may be, and how small the product of one iteration must be.
 *
 * A kernel that multiplies a matrix w @ x adds up vectors of columns of w (emit_dot.c). So a matrix
 * that the loop does not change is transposed before it, if its columns are not adjacent.
 */
#include "compiler/core/row_product.h"
#include "compiler/lower/prepare.h"
#include "graph/build/builder.h"
#include "graph/ir/dot.h"
#include "graph/ir/query.h"
#include "graph/ir/trips.h"

enum {
  LEAST_TRIPS = 4 /* of a loop before which a matrix is transposed */
};

/* Builds the product of all rows before the loop. `*out_dim` is its dimension that i indexes. */
static sr_value *build_whole(const sr_builder *before, const sr_op *dot, const sr_row_product *row,
                             int32_t *out_dim) {
  const sr_dot_numbers numbers = sr_dot_numbers_of(dot);
  sr_dot_dims dims = {.sum_count = numbers.sum[0].count};
  *out_dim = row->dim;
  for (int32_t i = 0; i < dims.sum_count; i++) {
    const int64_t left = numbers.sum[0].dims[i];
    dims.sum[0][i] = left + (left >= row->dim);
    dims.sum[1][i] = numbers.sum[1].dims[i];
    *out_dim -= left < row->dim;
  }
  sr_value *whole = sr_build_dot_general(before, sr_operand(row->slice, 0), sr_operand(dot, 1),
                                         &dims, dot->results[0].type->dtype);
  sr_op_set_attr(before->module, whole->op, "precision_config",
                 sr_op_attr(dot, "precision_config"));
  sr_op_set_attr(before->module, whole->op, "algorithm", sr_op_attr(dot, "algorithm"));
  whole->op->location = dot->location;
  return whole;
}

/* Returns row i of `whole`, whose dimension `dim` the start of the slice indexes. */
static sr_value *build_row(const sr_builder *b, sr_value *whole, int32_t dim,
                           const sr_row_product *row) {
  sr_value *start = sr_operand(row->slice, 1 + row->dim);
  sr_value *zero = sr_build_scalar(b, start->type->dtype, 0), *starts[SR_MAX_RANK];
  int64_t sizes[SR_MAX_RANK], shape[SR_MAX_RANK];
  int32_t rank = 0;
  for (int32_t d = 0; d < whole->type->rank; d++) {
    starts[d] = d == dim ? start : zero;
    sizes[d] = d == dim ? 1 : whole->type->dims[d];
    if (d != dim)
      shape[rank++] = sizes[d];
  }
  return sr_build_reshape(b, sr_build_dynamic_slice(b, whole, starts, sizes), rank, shape);
}

static void move_product(sr_lowering *low, sr_op *loop, sr_op *dot) {
  sr_row_product row;
  if (!sr_row_product_find(low->policy, dot, &row))
    return;
  const sr_builder before = {.module = low->module, .arena = low->arena, .before = loop};
  const sr_builder inside = {.module = low->module, .arena = low->arena, .before = dot};
  int32_t dim;
  sr_value *whole = build_whole(&before, dot, &row, &dim);
  sr_value_replace(&dot->results[0], build_row(&inside, whole, dim, &row));
  sr_op *reshape = sr_operand(dot, 0)->op;
  sr_op_erase(dot);
  if (!reshape->results[0].uses)
    sr_op_erase(reshape);
  if (!row.slice->results[0].uses)
    sr_op_erase(row.slice);
  sr_prepare_dot(low, whole->op);
}

/* Returns the operand of `dot` whose last dimension is summed though its other one is the last
 * dimension of the result; -1: none is so. */
static int32_t lying_matrix(const sr_lowering *low, const sr_op *dot) {
  const sr_dot_numbers numbers = sr_dot_numbers_of(dot);
  const sr_type *result = dot->results[0].type;
  sr_gemm_shape shape;
  const int32_t index =
      sr_operand(dot, 1)->type->rank > numbers.batch[1].count + numbers.sum[1].count;
  const sr_type *matrix = sr_operand(dot, index)->type;
  return matrix->rank == 2 && numbers.sum[index].count == 1 && numbers.sum[index].dims[0] == 1 &&
                 numbers.batch[index].count == 0 &&
                 (result->dtype == SR_F32 || result->dtype == SR_F64) &&
                 matrix->dtype == result->dtype && matrix->dims[0] > 1 && matrix->dims[1] > 1 &&
                 !sr_gemm_size(low->policy, dot, &shape)
             ? index
             : -1;
}

/* Transposes the matrix that `dot`, in the loop, multiplies by. The map `turned` has those that
 * other dots in the loop have needed. */
static void turn_matrix(sr_lowering *low, sr_op *loop, sr_op *dot, int32_t turned) {
  static const int64_t order[] = {1, 0}, first[] = {0};
  const int32_t index = lying_matrix(low, dot);
  if (index < 0 || sr_value_block(sr_operand(dot, index)) == dot->block)
    return;
  sr_value *matrix = sr_operand(dot, index);
  const sr_builder before = {.module = low->module, .arena = low->arena, .before = loop};
  if (matrix->map != turned)
    sr_map_enter(turned, matrix, sr_build_transpose(&before, matrix, order));
  sr_dot_numbers numbers = sr_dot_numbers_of(dot);
  numbers.sum[index] = (sr_dims){first, 1};
  sr_op_set_operand(dot, index, matrix->mapped);
  sr_dot_numbers_set(low->module, dot, &numbers);
}

void sr_prepare_products(sr_lowering *low, sr_op *loop) {
  const int64_t trips = sr_while_trip_count(loop);
  const int32_t turned = sr_module_new_map(low->module);
  for (sr_op *op = loop->regions[1]->first, *next; op; op = next) {
    next = op->next;
    if (op->code == SR_OP_DOT_GENERAL)
      move_product(low, loop, op);
  }
  for (sr_op *op = loop->regions[1]->first; op && low->policy->turns_matrices; op = op->next)
    if (op->code == SR_OP_DOT_GENERAL && (trips < 0 || trips >= LEAST_TRIPS))
      turn_matrix(low, loop, op, turned);
}
