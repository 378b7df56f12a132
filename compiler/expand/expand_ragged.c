/* Expands ragged_dot to dot_general. Elements outside of a group are replaced by 0 with a select.
 * They are not multiplied by 0, because infinity * 0 is NaN. */
#include "compiler/expand/expander.h"
#include "graph/ir/shorthand.h"

typedef struct ragged_dot {
  const sr_builder *b;
  sr_op *op;
  sr_ragged at;
  int64_t groups;
} ragged_dot;

static sr_value *spread(const ragged_dot *r, sr_value *value, const int64_t *dims,
                        const sr_type *shape) {
  return sr_build_broadcast_in_dim(r->b, value, dims, shape);
}

/* Returns, for each group, the number of the row after its last row, as i64. It is the sum of the
 * sizes of this group and of all groups before it. */
static sr_value *group_ends(const ragged_dot *r, sr_value *sizes) {
  int32_t rank = sizes->type->rank;
  int64_t dims[SR_MAX_RANK], places[SR_MAX_RANK];
  for (int32_t d = 0; d < rank; d++)
    dims[d] = sizes->type->dims[d];
  for (int32_t d = 0; d < rank; d++)
    places[d] = d + (d == rank - 1); /* `square` is [..., group, summed group] */
  dims[rank] = r->groups;
  const sr_type *square = sr_type_tensor(r->b->module, SR_I64, rank + 1, dims);
  sr_value *before = sr_build_compare(r->b, SR_COMPARE_LE, sr_build_iota(r->b, square, rank),
                                      sr_build_iota(r->b, square, rank - 1));
  sr_value *zero = sr_build_splat(r->b, square, 0);
  sr_value *terms = sr_build_select(r->b, before, spread(r, sizes, places, square), zero);
  int64_t last = rank;
  return sr_build_sum(r->b, terms, NULL, 1, &last);
}

/*
 * Returns a mask of the shape `shape`. It is true where the index along dimension `row` is a row of
 * the group whose number is the index along dimension `group`. `batch` lists the dimensions of
 * `shape` that correspond to the batching dimensions of the sizes.
 */
static sr_value *in_group(const ragged_dot *r, const sr_type *shape, int64_t row, int64_t group,
                          const int64_t *batch) {
  sr_value *sizes = sr_build_convert(r->b, sr_operand(r->op, 2), SR_I64);
  sr_value *ends = group_ends(r, sizes);
  sr_value *starts = sr_build_binary(r->b, SR_OP_SUBTRACT, ends, sizes);
  int64_t places[SR_MAX_RANK];
  int32_t rank = sizes->type->rank;
  for (int32_t d = 0; d + 1 < rank; d++)
    places[d] = batch[d];
  places[rank - 1] = group;
  sr_value *rows = sr_build_iota(r->b, sr_type_with_dtype(r->b->module, shape, SR_I64), row);
  sr_value *above = sr_build_compare(r->b, SR_COMPARE_GE, rows, spread(r, starts, places, shape));
  sr_value *below = sr_build_compare(r->b, SR_COMPARE_LT, rows, spread(r, ends, places, shape));
  return sr_build_binary(r->b, SR_OP_AND, above, below);
}

static sr_value *choose(const ragged_dot *r, sr_value *condition, sr_value *value) {
  sr_value *zero = sr_build_splat(r->b, value->type, 0);
  return sr_build_select(r->b, condition, value, zero);
}

static void add_pairs(sr_dot_dims *to, const ragged_dot *r, int64_t shift) {
  for (int32_t k = 0; k < 2; k++) {
    for (int32_t i = 0; i < r->at.dims.batch[k].count; i++)
      to->batch[k][to->batch_count + i] = r->at.dims.batch[k].dims[i] + shift;
    for (int32_t i = 0; i < r->at.dims.sum[k].count; i++)
      to->sum[k][to->sum_count + i] = r->at.dims.sum[k].dims[i] + shift;
  }
  to->batch_count += r->at.dims.batch[0].count;
  to->sum_count += r->at.dims.sum[0].count;
}

/* Returns how many dimensions of operand `k` before `dim` are neither batching nor contracting. */
static int32_t free_below(const ragged_dot *r, int32_t k, int64_t dim) {
  int32_t count = 0;
  for (int64_t d = 0; d < dim; d++)
    count += sr_dot_is_free(&r->at.dims, k, d);
  return count;
}

static sr_value *multiply(const ragged_dot *r, sr_value *x, sr_value *y, const sr_dot_dims *dims) {
  return sr_expand_keep_precision(
      r->b, r->op, sr_build_dot_general(r->b, x, y, dims, r->op->results[0].type->dtype));
}

/*
 * Expands a ragged_dot whose ragged dimension is a free one. A dot_general multiplies every row
 * with the matrices of all groups. A masked sum over the groups then selects, for each row, the
 * product with the matrix of its own group.
 */
static sr_value *by_rows(const ragged_dot *r) {
  sr_dot_dims dims = {0};
  add_pairs(&dims, r, 0);
  sr_value *all = multiply(r, sr_operand(r->op, 0), sr_operand(r->op, 1), &dims);
  int32_t batch = r->at.dims.batch[0].count;
  int64_t row = batch + free_below(r, 0, r->at.ragged), batches[SR_MAX_RANK];
  int64_t group =
      batch + free_below(r, 0, sr_operand(r->op, 0)->type->rank) + free_below(r, 1, r->at.group);
  for (int32_t d = 0; d < batch; d++)
    batches[d] = d;
  sr_value *own = choose(r, in_group(r, all->type, row, group, batches), all);
  return sr_build_sum(r->b, own, NULL, 1, &group);
}

/* Returns operand `k`, repeated along a new first dimension, once for each group. Elements outside
 * of the group are 0. */
static sr_value *for_groups(const ragged_dot *r, int32_t k) {
  sr_value *operand = sr_operand(r->op, k);
  int64_t dims[SR_MAX_RANK], places[SR_MAX_RANK], batches[SR_MAX_RANK], row = 0;
  dims[0] = r->groups;
  for (int32_t d = 0; d < operand->type->rank; d++) {
    dims[d + 1] = operand->type->dims[d];
    places[d] = d + 1;
  }
  for (int32_t i = 0; i < r->at.dims.batch[k].count; i++)
    batches[i] = r->at.dims.batch[k].dims[i] + 1;
  for (int32_t i = 0; i < r->at.dims.sum[0].count; i++)
    if (r->at.dims.sum[0].dims[i] == r->at.ragged)
      row = r->at.dims.sum[k].dims[i] + 1;
  const sr_type *type =
      sr_type_tensor(r->b->module, operand->type->dtype, operand->type->rank + 1, dims);
  return choose(r, in_group(r, type, row, 0, batches), spread(r, operand, places, type));
}

static sr_value *by_terms(const ragged_dot *r) {
  sr_dot_dims dims = {.batch_count = 1};
  add_pairs(&dims, r, 1);
  return multiply(r, for_groups(r, 0), for_groups(r, 1), &dims);
}

sr_status sr_expand_ragged_dot(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  const sr_type *sizes = sr_operand(op, 2)->type;
  ragged_dot r = {.b = b, .op = op, .groups = sizes->dims[sizes->rank - 1]};
  (void)sr_ragged_read(op, &r.at); /* cannot fail: the verifier has already read the attributes */
  sr_dot_dims dims = {0};
  switch (r.at.mode) {
  case SR_RAGGED_FREE:
    return sr_expand_finish(op, by_rows(&r));
  case SR_RAGGED_SUM:
    return sr_expand_finish(op, by_terms(&r));
  case SR_RAGGED_BATCH:
    break;
  }
  add_pairs(&dims, &r, 0);
  return sr_expand_finish(op, multiply(&r, sr_operand(op, 0), sr_operand(op, 1), &dims));
}
