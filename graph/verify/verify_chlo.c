/* Verifies ops that are shorthand for others: ops of CHLO, and ops that StableHLO will remove, such
 * as einsum. */
#include <string.h>

#include "graph/ir/shorthand.h"
#include "graph/verify/verify.h"

/* ---- broadcasting ---------------------------------------------------------------------------- */

/* Returns the element type of the result, which follows from the operands. */
static sr_dtype broadcast_dtype(const sr_op *op) {
  sr_dtype dtype = sr_operand_type(op, op->operand_count - 1)->dtype;
  if (op->code == SR_OP_CHLO_BROADCAST_COMPARE)
    return SR_I1;
  if (op->code == SR_OP_CHLO_BROADCAST_COMPLEX)
    return dtype == SR_F32 ? SR_C64 : SR_C128;
  return dtype;
}

/* Requires that operand `index` can be broadcast to the result: each of its sizes must be 1 or the
 * result's. */
static sr_status require_spread(const sr_verifier *verifier, const sr_op *op, int32_t index) {
  const sr_type *type = sr_operand_type(op, index), *result = sr_result_type(op, 0);
  int64_t places[SR_MAX_RANK];
  SR_REQUIRE(verifier, op, type->rank <= result->rank,
             "operand %d has more dimensions than the result", (int)index);
  sr_broadcast_places(op, index, places);
  for (int32_t d = 0; d < type->rank; d++)
    SR_REQUIRE(verifier, op,
               sr_size_fits(type->dims[d], 1) ||
                   sr_size_fits(type->dims[d], result->dims[places[d]]),
               "operand %d is a %s, which does not spread over a %s", (int)index,
               sr_verify_name(verifier, type), sr_verify_name(verifier, result));
  return SR_OK;
}

/* Requires that the result has the shape to which all operands together broadcast. */
static sr_status require_union(const sr_verifier *verifier, const sr_op *op) {
  sr_type like = *sr_result_type(op, 0);
  int64_t dims[SR_MAX_RANK], places[SR_MAX_RANK];
  for (int32_t d = 0; d < like.rank; d++)
    dims[d] = 1;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *type = sr_operand_type(op, i);
    sr_broadcast_places(op, i, places);
    for (int32_t d = 0; d < type->rank; d++)
      if (dims[places[d]] == 1 || dims[places[d]] == SR_DYNAMIC)
        dims[places[d]] = type->dims[d] == 1 ? dims[places[d]] : type->dims[d];
  }
  like.dtype = broadcast_dtype(op);
  return sr_require_result(verifier, op, 0, &like, like.rank, dims);
}

sr_status sr_verify_chlo_broadcast(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *result = sr_result_type(op, 0);
  int32_t first = op->code == SR_OP_CHLO_BROADCAST_SELECT, least = result->rank;
  for (int32_t i = 0; i < op->operand_count; i++)
    least = sr_operand_type(op, i)->rank < least ? sr_operand_type(op, i)->rank : least;
  const sr_attr *given = sr_op_attr(op, "broadcast_dimensions");
  const int64_t *dims = NULL;
  if (given)
    SR_TRY(sr_require_ints(verifier, op, "broadcast_dimensions", (size_t)least, 0, result->rank - 1,
                           &dims));
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_TRY(require_spread(verifier, op, i));
  SR_REQUIRE(verifier, op, !first || sr_operand_type(op, 0)->dtype == SR_I1,
             "the first operand must be of i1");
  SR_REQUIRE(verifier, op,
             sr_element_fits(sr_operand_type(op, first), sr_operand_type(op, first + 1)),
             "the operands must have equal elements");
  const sr_attr *direction;
  if (op->code == SR_OP_CHLO_BROADCAST_COMPARE)
    SR_TRY(sr_require_attr(verifier, op, "comparison_direction", SR_ATTR_ENUM, &direction));
  sr_dtype part = sr_operand_type(op, 0)->dtype;
  SR_REQUIRE(verifier, op,
             op->code != SR_OP_CHLO_BROADCAST_COMPLEX || part == SR_F32 || part == SR_F64,
             "the parts must be f32 or f64");
  return require_union(verifier, op);
}

sr_status sr_verify_constant_like(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_attr *value = sr_op_attr(op, "value");
  SR_REQUIRE(verifier, op,
             value && (value->kind == SR_ATTR_INT || value->kind == SR_ATTR_FLOAT ||
                       value->kind == SR_ATTR_BOOL),
             "value must be a number");
  const sr_type *type = sr_operand_type(op, 0);
  return sr_require_result(verifier, op, 0, sr_result_type(op, 0), type->rank, type->dims);
}

/* ---- einsum ---------------------------------------------------------------------------------- */

/* Requires that einsum_config gives an array of type `type`, an operand or the result, one letter
 * for each dimension and no letter twice. `letters`: the `count` letters of this array. */
static sr_status require_letters(const sr_verifier *verifier, const sr_op *op, const char *letters,
                                 size_t count, const sr_type *type) {
  SR_REQUIRE(verifier, op, count == (size_t)type->rank,
             "einsum_config has %zu letters for a %s; '...' is not taken", count,
             sr_verify_name(verifier, type));
  for (size_t i = 0; i < count; i++) {
    char small = (char)(letters[i] | 32);
    SR_REQUIRE(verifier, op, small >= 'a' && small <= 'z',
               "einsum_config must be letters, ',' and '->'");
    SR_REQUIRE(verifier, op, !memchr(letters + i + 1, letters[i], count - i - 1),
               "'%c' stands twice for one array", letters[i]);
  }
  return SR_OK;
}

/* Requires that a letter that stands for dimensions of two arrays stands for the same size. `a` and
 * `b` are the arrays: 0 for the first operand, 1 for the last, 2 for the result. */
static sr_status require_sizes(const sr_verifier *verifier, const sr_op *op,
                               const sr_einsum *config, int32_t a, int32_t b) {
  const sr_type *types[] = {sr_operand_type(op, 0), sr_operand_type(op, op->operand_count - 1),
                            sr_result_type(op, 0)};
  for (size_t i = 0; i < config->counts[a]; i++) {
    const char *other = memchr(config->letters[b], config->letters[a][i], config->counts[b]);
    if (other)
      SR_REQUIRE(verifier, op,
                 sr_size_fits(types[a]->dims[i], types[b]->dims[other - config->letters[b]]),
                 "'%c' has two sizes", config->letters[a][i]);
  }
  return SR_OK;
}

sr_status sr_verify_einsum(const sr_verifier *verifier, const sr_op *op) {
  sr_einsum config;
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, sr_einsum_read(op, &config),
             "einsum_config must be like \"ab,bc->ac\", with the letters of %d operands",
             (int)op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_TRY(
        require_letters(verifier, op, config.letters[i], config.counts[i], sr_operand_type(op, i)));
  SR_TRY(require_letters(verifier, op, config.letters[2], config.counts[2], sr_result_type(op, 0)));
  for (size_t i = 0; i < config.counts[2]; i++)
    SR_REQUIRE(verifier, op,
               memchr(config.letters[0], config.letters[2][i], config.counts[0]) ||
                   memchr(config.letters[1], config.letters[2][i], config.counts[1]),
               "'%c' of the result stands for no operand", config.letters[2][i]);
  SR_TRY(require_sizes(verifier, op, &config, 0, 1));
  SR_TRY(require_sizes(verifier, op, &config, 0, 2));
  return require_sizes(verifier, op, &config, 1, 2);
}

/* ---- torch_index_select, ragged_dot ---------------------------------------------------------- */

sr_status sr_verify_torch_index_select(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0), *index = sr_operand_type(op, 1);
  int64_t dim, batch, dims[2 * SR_MAX_RANK];
  SR_TRY(sr_require_int(verifier, op, "dim", 0, operand->rank - 1, &dim));
  SR_TRY(
      sr_require_int(verifier, op, "batch_dims", 0, dim < index->rank ? dim : index->rank, &batch));
  SR_REQUIRE(verifier, op, sr_class_in(index, SR_SET_INT), "the indices must be integers");
  for (int64_t d = 0; d < batch; d++)
    SR_REQUIRE(verifier, op, sr_size_fits(operand->dims[d], index->dims[d]),
               "batch dimension %lld differs between operand and indices", (long long)d);
  int32_t rank = 0;
  for (int64_t d = 0; d < dim; d++)
    dims[rank++] = operand->dims[d];
  for (int64_t d = batch; d < index->rank; d++)
    dims[rank++] = index->dims[d];
  for (int64_t d = dim + 1; d < operand->rank; d++)
    dims[rank++] = operand->dims[d];
  return sr_require_result(verifier, op, 0, operand, rank, dims);
}

/* Requires that field `name` of a ragged_dot's dimension numbers is a list of dimensions of
 * `type`. */
static sr_status ragged_field(const sr_verifier *verifier, const sr_op *op, const sr_attr *numbers,
                              const char *name, const sr_type *type) {
  const int64_t *values;
  size_t count;
  return sr_require_dims(verifier, op, name, sr_attr_field(numbers, name), type->rank, &values,
                         &count);
}

/* Requires that dimension left[i] of the left operand is as large as dimension right[i] of the
 * right operand, for each i. The lists are the batching or the contracting dimensions. */
static sr_status require_pairs(const sr_verifier *verifier, const sr_op *op, const sr_dims *left,
                               const sr_dims *right) {
  const sr_type *a = sr_operand_type(op, 0), *b = sr_operand_type(op, 1);
  SR_REQUIRE(verifier, op, left->count == right->count,
             "left and right have not equally many batching or contracting dimensions");
  for (int32_t i = 0; i < left->count; i++)
    SR_REQUIRE(verifier, op, sr_size_fits(a->dims[left->dims[i]], b->dims[right->dims[i]]),
               "dimension %lld of the left does not fit dimension %lld of the right",
               (long long)left->dims[i], (long long)right->dims[i]);
  return SR_OK;
}

/* Requires that the operand group_sizes of a ragged_dot has the shape [groups] or [batching
 * dimensions..., groups]. */
static sr_status require_groups(const sr_verifier *verifier, const sr_op *op,
                                const sr_ragged *ragged) {
  const sr_type *sizes = sr_operand_type(op, 2), *lhs = sr_operand_type(op, 0);
  bool batched = ragged->mode != SR_RAGGED_BATCH && sizes->rank == 1 + ragged->dims.batch[0].count;
  SR_REQUIRE(verifier, op, sizes->rank == 1 || batched,
             "the sizes of the groups are a %s, but must be a vector, or one for each batch",
             sr_verify_name(verifier, sizes));
  SR_REQUIRE(verifier, op, sr_class_in(sizes, SR_SET_INT), "the sizes must be integers");
  for (int32_t d = 0; d + 1 < sizes->rank; d++)
    SR_REQUIRE(verifier, op, sr_size_fits(sizes->dims[d], lhs->dims[ragged->dims.batch[0].dims[d]]),
               "batch dimension %d of the sizes does not fit the left operand", (int)d);
  SR_REQUIRE(verifier, op,
             ragged->group < 0 || sr_size_fits(sizes->dims[sizes->rank - 1],
                                               sr_operand_type(op, 1)->dims[ragged->group]),
             "there are not as many sizes as groups on the right");
  return SR_OK;
}

sr_status sr_verify_ragged_dot(const sr_verifier *verifier, const sr_op *op) {
  static const char *const left[] = {"lhs_batching_dimensions", "lhs_contracting_dimensions",
                                     "lhs_ragged_dimensions"};
  static const char *const right[] = {"rhs_batching_dimensions", "rhs_contracting_dimensions",
                                      "rhs_group_dimensions"};
  const sr_type *lhs = sr_operand_type(op, 0), *rhs = sr_operand_type(op, 1);
  const sr_attr *numbers;
  sr_ragged ragged;
  SR_TRY(sr_require_tensors(verifier, op));
  SR_TRY(sr_require_attr(verifier, op, "ragged_dot_dimension_numbers", SR_ATTR_STRUCT, &numbers));
  for (int i = 0; i < 3; i++) {
    SR_TRY(ragged_field(verifier, op, numbers, left[i], lhs));
    SR_TRY(ragged_field(verifier, op, numbers, right[i], rhs));
  }
  SR_REQUIRE(verifier, op, sr_ragged_read(op, &ragged),
             "there must be one ragged dimension, and one group dimension on the right exactly if "
             "the ragged one is neither batching nor contracting");
  for (int i = 0; i < 2; i++) {
    SR_REQUIRE(verifier, op, !sr_dims_have(&ragged.dims.batch[i], &ragged.dims.sum[i]),
               "a dimension is both batching and contracting");
    SR_REQUIRE(verifier, op,
               i == 0 || ragged.group < 0 || sr_dot_is_free(&ragged.dims, i, ragged.group),
               "the group dimension is batching or contracting");
  }
  SR_TRY(require_pairs(verifier, op, &ragged.dims.batch[0], &ragged.dims.batch[1]));
  SR_TRY(require_pairs(verifier, op, &ragged.dims.sum[0], &ragged.dims.sum[1]));
  SR_TRY(require_groups(verifier, op, &ragged));
  int64_t dims[3 * SR_MAX_RANK];
  int32_t rank = 0;
  if (ragged.mode == SR_RAGGED_SUM)
    dims[rank++] = sr_operand_type(op, 2)->dims[sr_operand_type(op, 2)->rank - 1];
  for (int32_t i = 0; i < ragged.dims.batch[0].count; i++)
    dims[rank++] = lhs->dims[ragged.dims.batch[0].dims[i]];
  for (int32_t k = 0; k < 2; k++)
    for (int32_t d = 0; d < sr_operand_type(op, k)->rank; d++)
      if (sr_dot_is_free(&ragged.dims, k, d) && (k == 0 || d != ragged.group))
        dims[rank++] = sr_operand_type(op, k)->dims[d];
  return sr_require_result(verifier, op, 0, sr_result_type(op, 0), rank, dims);
}
