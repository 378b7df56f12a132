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
#include "compiler/lower/prepare.h"
#include "graph/build/builder.h"
#include "graph/ir/dot.h"
#include "graph/ir/query.h"
#include "graph/ir/trips.h"

enum {
  LEAST_TRIPS = 4 /* of a loop before which a matrix is transposed */
};

/* What a dot in a loop reads: xs[.., i, ..] without the dimension that i indexes. */
typedef struct row_of {
  sr_op *slice; /* the dynamic_slice of xs */
  int32_t dim;  /* that i indexes */
} row_of;

/* Returns the dimension of the operand of `slice` of which the slice has one element, if it has all
 * elements of the others; -1 if there is no such dimension. */
static int32_t sliced_dim(const sr_op *slice) {
  const sr_type *whole = sr_operand(slice, 0)->type, *part = slice->results[0].type;
  int32_t found = -1;
  for (int32_t d = 0; d < whole->rank; d++) {
    if (part->dims[d] == whole->dims[d])
      continue;
    if (found >= 0 || part->dims[d] != 1)
      return -1;
    found = d;
  }
  return found;
}

/* True if `value` is a row of an array from outside of `body`. */
static bool find_row(const sr_value *value, const sr_block *body, row_of *out_row) {
  const sr_op *reshape = value->op;
  if (!reshape || reshape->code != SR_OP_RESHAPE)
    return false;
  sr_op *slice = sr_operand(reshape, 0)->op;
  if (!slice || slice->code != SR_OP_DYNAMIC_SLICE || slice->block != body ||
      sr_value_block(sr_operand(slice, 0)) == body)
    return false;
  *out_row = (row_of){.slice = slice, .dim = sliced_dim(slice)};
  if (out_row->dim < 0 || value->type->rank != slice->results[0].type->rank - 1)
    return false;
  for (int32_t d = 0; d < value->type->rank; d++)
    if (value->type->dims[d] != slice->results[0].type->dims[d + (d >= out_row->dim)])
      return false;
  return true;
}

/* True if the product of all rows is no more work than those of the loop, for which a library would
 * be called each time, and small enough. */
static bool pays(const sr_lowering *low, const sr_op *dot, const row_of *row, int64_t trips) {
  const sr_policy *policy = low->policy;
  const sr_type *left = sr_operand(dot, 0)->type, *result = dot->results[0].type;
  const int64_t rows = sr_operand(row->slice, 0)->type->dims[row->dim];
  const sr_dot_numbers numbers = sr_dot_numbers_of(dot);
  double terms = 1;
  for (int32_t i = 0; i < numbers.sum[0].count; i++)
    terms *= (double)left->dims[numbers.sum[0].dims[i]];
  const double elements = (double)sr_type_elements(result), work = elements * terms;
  return rows > 1 && rows <= trips && work >= policy->gemm_work &&
         work < policy->moved_product_work &&
         elements * (double)rows * (double)sr_dtype_get(result->dtype)->bytes <=
             policy->moved_product_bytes;
}

/* Builds the product of all rows before the loop. `*out_dim` is its dimension that i indexes. */
static sr_value *build_whole(const sr_builder *before, const sr_op *dot, const row_of *row,
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
static sr_value *build_row(const sr_builder *b, sr_value *whole, int32_t dim, const row_of *row) {
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

static void move_product(sr_lowering *low, sr_op *loop, sr_op *dot, int64_t trips) {
  const sr_block *body = dot->block;
  const sr_dot_numbers numbers = sr_dot_numbers_of(dot);
  row_of row;
  if (numbers.batch[0].count > 0 || sr_value_block(sr_operand(dot, 1)) == body ||
      !find_row(sr_operand(dot, 0), body, &row) || !pays(low, dot, &row, trips))
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
                 (double)sr_type_elements(matrix) < low->policy->gemm_work &&
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
  for (sr_op *op = loop->regions[1]->first, *next; op && trips > 0; op = next) {
    next = op->next;
    if (op->code == SR_OP_DOT_GENERAL)
      move_product(low, loop, op, trips);
  }
  for (sr_op *op = loop->regions[1]->first; op && low->policy->turns_matrices; op = op->next)
    if (op->code == SR_OP_DOT_GENERAL && (trips < 0 || trips >= LEAST_TRIPS))
      turn_matrix(low, loop, op, turned);
}
