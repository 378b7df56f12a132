/* Expands dot to dot_general, and large products with vectors to sums. */
#include "compiler/core/locality.h"
#include "compiler/core/row_product.h"
#include "compiler/expand/expander.h"
#include "graph/ir/dot.h"

sr_value *sr_expand_keep_precision(const sr_builder *b, const sr_op *op, sr_value *product) {
  sr_op_set_attr(b->module, product->op, "precision_config", sr_op_attr(op, "precision_config"));
  return product;
}

/* The dot_general contracts the last dimension of `x` with the first dimension of `y`. */
sr_status sr_expand_dot(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  sr_value *left = sr_operand(op, 0), *right = sr_operand(op, 1);
  sr_dot_dims dims = {.sum_count = 1, .sum = {{left->type->rank - 1}, {0}}};
  sr_value *product = sr_build_dot_general(b, left, right, &dims, op->results[0].type->dtype);
  return sr_expand_finish(op, sr_expand_keep_precision(b, op, product));
}

/* True if dimension d of one operand belongs to dimension d of the other, for all d. */
static bool lie_alike(const sr_op *op, const sr_dot_numbers *numbers) {
  const sr_dims *batch = numbers->batch, *sum = numbers->sum;
  const int32_t paired = batch[0].count + sum[0].count;
  if (sr_operand(op, 0)->type->rank != paired || sr_operand(op, 1)->type->rank != paired)
    return false;
  for (int32_t i = 0; i < batch[0].count; i++)
    if (batch[0].dims[i] != batch[1].dims[i] || (i > 0 && batch[0].dims[i] < batch[0].dims[i - 1]))
      return false;
  for (int32_t i = 0; i < sum[0].count; i++)
    if (sum[0].dims[i] != sum[1].dims[i])
      return false;
  return true;
}

/* Takes away a reshape from both values, if both had one shape before. */
static void skip_reshapes(sr_value *values[2]) {
  const sr_op *first = values[0]->op, *second = values[1]->op;
  if (first && second && first->code == SR_OP_RESHAPE && second->code == SR_OP_RESHAPE &&
      sr_operand(first, 0)->type->rank == sr_operand(second, 0)->type->rank &&
      sr_types_share_dims(sr_operand(first, 0)->type, sr_operand(second, 0)->type,
                          sr_operand(first, 0)->type->rank))
    for (int i = 0; i < 2; i++)
      values[i] = sr_operand(values[i]->op, 0);
}

/* Builds the sum of the products of two values of one shape, and returns it. */
static sr_value *inner_product(const sr_builder *b, const sr_op *op,
                               const sr_dot_numbers *numbers) {
  const sr_dtype dtype = op->results[0].type->dtype;
  sr_value *values[] = {sr_operand(op, 0), sr_operand(op, 1)};
  if (numbers->batch[0].count == 0)
    skip_reshapes(values);
  int64_t dims[SR_MAX_RANK];
  int32_t count = 0;
  for (int32_t d = 0; d < values[0]->type->rank; d++)
    if (!sr_dims_find(&numbers->batch[0], d))
      dims[count++] = d;
  for (int i = 0; i < 2; i++)
    values[i] = sr_build_convert(b, values[i], dtype);
  return sr_build_sum(b, sr_build_binary(b, SR_OP_MULTIPLY, values[0], values[1]), NULL, count,
                      dims);
}

/* Returns the dimension of the operand of a transpose that becomes dimension `dim`. Without a
 * permutation, it is `dim`. */
static int64_t before_transpose(const int64_t *permutation, int64_t dim) {
  return permutation ? permutation[dim] : dim;
}

/* How dimensions of a vector and a matrix belong together: of the matrix before a transpose. */
typedef struct pairing {
  int64_t partner[SR_MAX_RANK]; /* [dimension of the vector that is not free]: of the matrix */
  int64_t sum[SR_MAX_RANK];     /* dimensions of the matrix that are summed, in order */
  int64_t order[SR_MAX_RANK];   /* of those that are left, as in the result of the product */
  int32_t sum_count;
} pairing;

static pairing pair_up(const sr_dot_numbers *numbers, int32_t vector, int32_t rank,
                       const int64_t *permutation) {
  const sr_dims *batch = numbers->batch, *summed = numbers->sum;
  pairing p = {0};
  bool is_summed[SR_MAX_RANK] = {0};
  int64_t kept[SR_MAX_RANK], number[SR_MAX_RANK];
  int32_t count = 0, left = 0;
  for (int32_t i = 0; i < batch[0].count; i++) {
    kept[count] = before_transpose(permutation, batch[1 - vector].dims[i]);
    p.partner[batch[vector].dims[i]] = kept[count++];
  }
  for (int32_t i = 0; i < summed[0].count; i++) {
    const int64_t d = before_transpose(permutation, summed[1 - vector].dims[i]);
    p.partner[summed[vector].dims[i]] = d;
    is_summed[d] = true;
  }
  for (int32_t d = 0; d < rank; d++) {
    if (sr_dot_is_free(numbers, 1 - vector, d))
      kept[count++] = before_transpose(permutation, d);
    if (is_summed[d])
      p.sum[p.sum_count++] = d;
    else
      number[d] = left++;
  }
  for (int32_t i = 0; i < count; i++)
    p.order[i] = number[kept[i]];
  return p;
}

/* Builds the sum of the products of operand `vector`, which is repeated, and the other one, which
 * is read as it lies in memory, also if it is transposed. Returns the sum. */
static sr_value *vector_product(const sr_builder *b, const sr_op *op, const sr_dot_numbers *numbers,
                                int32_t vector) {
  sr_value *matrix = sr_operand(op, 1 - vector);
  const sr_type *type = sr_operand(op, vector)->type;
  const int64_t *permutation = NULL;
  if (matrix->op && matrix->op->code == SR_OP_TRANSPOSE) {
    size_t rank;
    permutation = sr_op_ints(matrix->op, "permutation", &rank);
    matrix = sr_operand(matrix->op, 0);
  }
  const pairing p = pair_up(numbers, vector, matrix->type->rank, permutation);
  int64_t sizes[SR_MAX_RANK], places[SR_MAX_RANK];
  int32_t paired = 0; /* the free dimensions of the vector have one element */
  for (int32_t d = 0; d < type->rank; d++)
    if (!sr_dot_is_free(numbers, vector, d)) {
      sizes[paired] = type->dims[d];
      places[paired++] = p.partner[d];
    }
  sr_value *elements = sr_build_reshape(b, sr_operand(op, vector), paired, sizes);
  sr_value *repeated = sr_build_broadcast_in_dim(b, elements, places, matrix->type);
  sr_value *products = sr_build_binary(b, SR_OP_MULTIPLY, matrix, repeated);
  sr_value *sums = sr_build_sum(b, products, NULL, p.sum_count, p.sum);
  return sr_build_reshape_as(b, sr_build_transpose(b, sums, p.order), op->results[0].type);
}

bool sr_expand_try_vector_product(const sr_expander *x, sr_op *op) {
  const sr_policy *policy = x->policy;
  const sr_dtype part = sr_dtype_part(op->results[0].type->dtype);
  sr_gemm_shape shape;
  sr_row_product row;
  if (!policy->sums_vector_products || (part != SR_F32 && part != SR_F64) ||
      !sr_dot_shape(op, &shape))
    return false;
  const sr_dot_numbers numbers = sr_dot_numbers_of(op);
  if (lie_alike(op, &numbers))
    return (double)shape.batch * (double)shape.k >= policy->gemm_work &&
           sr_expand_finish(op, inner_product(&x->builder, op, &numbers)) == SR_OK;
  const double work = (double)shape.batch * (double)shape.m * (double)shape.n * (double)shape.k;
  const double bytes = sr_dtype_get(op->results[0].type->dtype)->bytes;
  return sr_dot_has_vector(op, &shape) &&
         (work * bytes >= policy->summed_product_bytes || shape.k > SR_LONG_SUM) &&
         !sr_row_product_find(policy, op, &row) &&
         sr_expand_finish(op, vector_product(&x->builder, op, &numbers, shape.m > 1)) == SR_OK;
}
