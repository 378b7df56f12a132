/* Verifies ops that only move elements. */
#include <string.h>

#include "graph/ir/query.h"
#include "graph/verify/verify.h"

static bool all_static(const sr_type *type) {
  for (int32_t i = 0; i < type->rank; i++)
    if (type->dims[i] == SR_DYNAMIC)
      return false;
  return true;
}

static sr_status require_same_element(const sr_verifier *verifier, const sr_op *op) {
  SR_REQUIRE(verifier, op, sr_element_fits(sr_operand_type(op, 0), sr_result_type(op, 0)),
             "operand and result must have elements of one type");
  return SR_OK;
}

sr_status sr_verify_bitcast_convert(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *from = sr_operand_type(op, 0), *to = sr_result_type(op, 0);
  if (from->dtype == SR_DTYPE_COUNT || to->dtype == SR_DTYPE_COUNT)
    return SR_OK;
  SR_REQUIRE(verifier, op,
             (sr_dtype_get(from->dtype)->class_ == SR_CLASS_COMPLEX) ==
                 (sr_dtype_get(to->dtype)->class_ == SR_CLASS_COMPLEX),
             "complex numbers cannot be read as the bits of real ones, nor the reverse; take their "
             "real and imaginary parts first");
  unsigned from_bits = sr_dtype_get(from->dtype)->bits, to_bits = sr_dtype_get(to->dtype)->bits;
  const sr_type *wide = from_bits >= to_bits ? from : to, *narrow = wide == from ? to : from;
  unsigned ratio = wide == from ? from_bits / to_bits : to_bits / from_bits;
  bool even = wide == from ? from_bits % to_bits == 0 : to_bits % from_bits == 0;
  int32_t rank = wide->rank;
  bool fits = even && narrow->rank == rank + (ratio > 1 ? 1 : 0);
  for (int32_t i = 0; fits && i < rank; i++)
    fits = sr_size_fits(wide->dims[i], narrow->dims[i]);
  if (fits && ratio > 1)
    fits = sr_size_fits(narrow->dims[rank], (int64_t)ratio);
  SR_REQUIRE(verifier, op, fits, "the bits of a %s cannot be read as a %s",
             sr_verify_name(verifier, from), sr_verify_name(verifier, to));
  return SR_OK;
}

sr_status sr_verify_broadcast(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0), *result = sr_result_type(op, 0);
  const int64_t *sizes;
  int32_t added = result->rank - operand->rank;
  SR_TRY(require_same_element(verifier, op));
  SR_REQUIRE(verifier, op, added >= 0, "the result has fewer dimensions than the operand");
  SR_TRY(sr_require_ints(verifier, op, "broadcast_sizes", (size_t)added, 0, INT64_MAX, &sizes));
  for (int32_t i = 0; i < result->rank; i++)
    SR_REQUIRE(verifier, op,
               sr_size_fits(result->dims[i], i < added ? sizes[i] : operand->dims[i - added]),
               "dimension %d of the result has the wrong size", (int)i);
  return SR_OK;
}

sr_status sr_verify_broadcast_in_dim(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0), *result = sr_result_type(op, 0);
  const int64_t *dims;
  size_t count;
  SR_TRY(require_same_element(verifier, op));
  SR_TRY(sr_require_ints(verifier, op, "broadcast_dimensions", (size_t)operand->rank, 0,
                         result->rank - 1, &dims));
  SR_TRY(sr_require_dims(verifier, op, "broadcast_dimensions",
                         sr_op_attr(op, "broadcast_dimensions"), result->rank, &dims, &count));
  for (int32_t i = 0; i < operand->rank; i++)
    SR_REQUIRE(verifier, op,
               operand->dims[i] == 1 || sr_size_fits(operand->dims[i], result->dims[dims[i]]),
               "dimension %d of the operand has size %lld, which is neither 1 nor %lld", (int)i,
               (long long)operand->dims[i], (long long)result->dims[dims[i]]);
  return SR_OK;
}

sr_status sr_verify_reshape(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_TRY(require_same_element(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0), *result = sr_result_type(op, 0);
  SR_REQUIRE(verifier, op,
             !all_static(operand) || !all_static(result) ||
                 sr_type_elements(operand) == sr_type_elements(result),
             "a %s and a %s have different numbers of elements", sr_verify_name(verifier, operand),
             sr_verify_name(verifier, result));
  return SR_OK;
}

sr_status sr_verify_transpose(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0);
  const int64_t *order;
  size_t count;
  int64_t dims[SR_MAX_RANK];
  SR_TRY(sr_require_ints(verifier, op, "permutation", (size_t)operand->rank, 0, operand->rank - 1,
                         &order));
  SR_TRY(sr_require_dims(verifier, op, "permutation", sr_op_attr(op, "permutation"), operand->rank,
                         &order, &count));
  for (int32_t i = 0; i < operand->rank; i++)
    dims[i] = operand->dims[order[i]];
  return sr_require_result(verifier, op, 0, operand, operand->rank, dims);
}

sr_status sr_verify_reverse(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0);
  const int64_t *dims;
  size_t count;
  SR_TRY(sr_require_dims(verifier, op, "dimensions", sr_op_attr(op, "dimensions"), operand->rank,
                         &dims, &count));
  return sr_require_result(verifier, op, 0, operand, operand->rank, operand->dims);
}

sr_status sr_verify_slice(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0);
  size_t rank = (size_t)operand->rank;
  const int64_t *start, *limit, *stride;
  int64_t dims[SR_MAX_RANK];
  SR_TRY(sr_require_ints(verifier, op, "start_indices", rank, 0, INT64_MAX, &start));
  SR_TRY(sr_require_ints(verifier, op, "limit_indices", rank, 0, INT64_MAX, &limit));
  SR_TRY(sr_require_ints(verifier, op, "strides", rank, 1, INT64_MAX, &stride));
  for (size_t i = 0; i < rank; i++) {
    int64_t size = operand->dims[i];
    SR_REQUIRE(verifier, op, start[i] <= limit[i] && (size == SR_DYNAMIC || limit[i] <= size),
               "the range %lld:%lld lies outside of dimension %zu, which has size %lld",
               (long long)start[i], (long long)limit[i], i, (long long)size);
    int64_t range = limit[i] - start[i];
    dims[i] = range / stride[i] + (range % stride[i] != 0);
  }
  return sr_require_result(verifier, op, 0, operand, operand->rank, dims);
}

/* Requires that the operands from `first` on are the start indices of a slice: `rank` integers of
 * rank 0, all of one type. */
static sr_status require_start_indices(const sr_verifier *verifier, const sr_op *op, int32_t first,
                                       int32_t rank) {
  SR_REQUIRE(verifier, op, op->operand_count == first + rank,
             "there are %d start indices for %d dimensions", (int)(op->operand_count - first),
             (int)rank);
  for (int32_t i = first; i < op->operand_count; i++) {
    const sr_type *type = sr_operand_type(op, i);
    SR_REQUIRE(verifier, op, sr_is_index_scalar(type) && type == sr_operand_type(op, first),
               "start indices must be integers without dimensions, all of one type");
  }
  return SR_OK;
}

sr_status sr_verify_dynamic_slice(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, op->operand_count >= 1, "there is nothing to slice");
  const sr_type *operand = sr_operand_type(op, 0);
  const int64_t *sizes;
  SR_TRY(require_start_indices(verifier, op, 1, operand->rank));
  SR_TRY(sr_require_ints(verifier, op, "slice_sizes", (size_t)operand->rank, 0, INT64_MAX, &sizes));
  for (int32_t i = 0; i < operand->rank; i++)
    SR_REQUIRE(verifier, op, operand->dims[i] == SR_DYNAMIC || sizes[i] <= operand->dims[i],
               "the slice takes %lld of dimension %d, which has size %lld", (long long)sizes[i],
               (int)i, (long long)operand->dims[i]);
  return sr_require_result(verifier, op, 0, operand, operand->rank, sizes);
}

sr_status sr_verify_dynamic_update_slice(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, op->operand_count >= 2, "there is nothing to update");
  const sr_type *operand = sr_operand_type(op, 0), *update = sr_operand_type(op, 1);
  SR_TRY(require_start_indices(verifier, op, 2, operand->rank));
  SR_REQUIRE(verifier, op, sr_element_fits(operand, update) && operand->rank == update->rank,
             "operand and update must have equal elements and equally many dimensions");
  for (int32_t i = 0; i < operand->rank; i++)
    SR_REQUIRE(verifier, op,
               operand->dims[i] == SR_DYNAMIC || update->dims[i] == SR_DYNAMIC ||
                   update->dims[i] <= operand->dims[i],
               "the update is larger than dimension %d of the operand", (int)i);
  return sr_require_result(verifier, op, 0, operand, operand->rank, operand->dims);
}

/* Computes the size of a dimension after padding. False if the size would be negative or
 * overflow. */
static bool padded_size(int64_t size, int64_t low, int64_t high, int64_t interior,
                        int64_t *out_size) {
  int64_t inner = 0;
  if (size > 0 && (__builtin_mul_overflow(size - 1, interior, &inner) ||
                   __builtin_add_overflow(inner, size, &inner)))
    return false;
  return !__builtin_add_overflow(inner, low, out_size) &&
         !__builtin_add_overflow(*out_size, high, out_size) && *out_size >= 0;
}

sr_status sr_verify_pad(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0), *value = sr_operand_type(op, 1);
  size_t rank = (size_t)operand->rank;
  const int64_t *low, *high, *interior;
  int64_t dims[SR_MAX_RANK];
  SR_REQUIRE(verifier, op, value->rank == 0 && sr_element_fits(operand, value),
             "the padding value must be an element of the operand");
  const int64_t most = INT64_MAX / 4; /* up to this limit, sums of sizes cannot overflow */
  SR_TRY(sr_require_ints(verifier, op, "edge_padding_low", rank, -most, most, &low));
  SR_TRY(sr_require_ints(verifier, op, "edge_padding_high", rank, -most, most, &high));
  SR_TRY(sr_require_ints(verifier, op, "interior_padding", rank, 0, most, &interior));
  for (size_t i = 0; i < rank; i++) {
    dims[i] = SR_DYNAMIC;
    SR_REQUIRE(verifier, op,
               operand->dims[i] == SR_DYNAMIC ||
                   padded_size(operand->dims[i], low[i], high[i], interior[i], &dims[i]),
               "dimension %zu cannot be padded like that", i);
  }
  return sr_require_result(verifier, op, 0, operand, operand->rank, dims);
}

sr_status sr_verify_concatenate(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, op->operand_count >= 1, "there is nothing to concatenate");
  const sr_type *first = sr_operand_type(op, 0);
  int64_t dimension, dims[SR_MAX_RANK];
  SR_TRY(sr_require_int(verifier, op, "dimension", 0, first->rank - 1, &dimension));
  memcpy(dims, first->dims, (size_t)first->rank * sizeof *dims);
  for (int32_t i = 1; i < op->operand_count; i++) {
    const sr_type *type = sr_operand_type(op, i);
    bool fits = sr_element_fits(type, first) && type->rank == first->rank;
    for (int32_t d = 0; fits && d < first->rank; d++)
      fits = d == dimension || sr_size_fits(type->dims[d], first->dims[d]);
    SR_REQUIRE(verifier, op, fits, "operand %d is a %s, which does not fit a %s", (int)i,
               sr_verify_name(verifier, type), sr_verify_name(verifier, first));
    if (dims[dimension] == SR_DYNAMIC || type->dims[dimension] == SR_DYNAMIC)
      dims[dimension] = SR_DYNAMIC;
    else if (__builtin_add_overflow(dims[dimension], type->dims[dimension], &dims[dimension]))
      return sr_fault(verifier, op, "the result is too large");
  }
  return sr_require_result(verifier, op, 0, first, first->rank, dims);
}

sr_status sr_verify_dimension_size(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  int64_t dimension;
  const sr_type *result = sr_result_type(op, 0);
  SR_TRY(
      sr_require_int(verifier, op, "dimension", 0, sr_operand_type(op, 0)->rank - 1, &dimension));
  SR_REQUIRE(verifier, op,
             op->code != SR_OP_GET_DIMENSION_SIZE || (result->rank == 0 && result->dtype == SR_I32),
             "the result must be a tensor<i32>");
  return SR_OK;
}

/* ---- gather ---------------------------------------------------------------------------------- */

/* Requires that field `name` of a gather's dimension numbers is a list of dimensions of an array of
 * rank `rank`. */
static sr_status require_field(const sr_verifier *verifier, const sr_op *op, const sr_attr *numbers,
                               const char *name, int64_t rank, const int64_t **out_values,
                               size_t *out_count) {
  return sr_require_dims(verifier, op, name, sr_attr_field(numbers, name), rank, out_values,
                         out_count);
}

/* Sets out_sizes to the sizes of a gather's indices, without the dimension index_vector_dim.
 * Returns the number of these sizes. */
static size_t batch_sizes(const sr_type *indices, int64_t vector_dim, int64_t *out_sizes) {
  size_t count = 0;
  for (int32_t i = 0; i < indices->rank; i++)
    if (i != vector_dim)
      out_sizes[count++] = indices->dims[i];
  return count;
}

sr_status sr_verify_gather(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0), *indices = sr_operand_type(op, 1);
  const sr_type *result = sr_result_type(op, 0);
  const sr_attr *numbers;
  const int64_t *offset, *collapsed, *batching, *index_batching, *map, *sizes;
  size_t offsets, collapses, batches, index_batches, maps;
  SR_TRY(sr_require_attr(verifier, op, "dimension_numbers", SR_ATTR_STRUCT, &numbers));
  const sr_attr *vector = sr_attr_field(numbers, "index_vector_dim");
  int64_t vector_dim = vector && vector->kind == SR_ATTR_INT ? vector->integer.value : 0;
  SR_REQUIRE(verifier, op, vector_dim >= 0 && vector_dim <= indices->rank,
             "index_vector_dim is %lld, but the indices have %d dimensions", (long long)vector_dim,
             (int)indices->rank);
  SR_TRY(require_field(verifier, op, numbers, "offset_dims", result->rank, &offset, &offsets));
  SR_TRY(require_field(verifier, op, numbers, "collapsed_slice_dims", operand->rank, &collapsed,
                       &collapses));
  SR_TRY(require_field(verifier, op, numbers, "operand_batching_dims", operand->rank, &batching,
                       &batches));
  SR_TRY(require_field(verifier, op, numbers, "start_indices_batching_dims", indices->rank,
                       &index_batching, &index_batches));
  SR_TRY(require_field(verifier, op, numbers, "start_index_map", operand->rank, &map, &maps));
  SR_TRY(sr_require_ints(verifier, op, "slice_sizes", (size_t)operand->rank, 0, INT64_MAX, &sizes));
  int64_t dims[SR_MAX_RANK], batch[SR_MAX_RANK];
  size_t batch_count = batch_sizes(indices, vector_dim, batch);
  int64_t vectors = vector_dim < indices->rank ? indices->dims[vector_dim] : 1;
  SR_REQUIRE(verifier, op, sr_class_in(indices, SR_SET_INT), "indices must be integers");
  SR_REQUIRE(verifier, op, batches == index_batches,
             "operand_batching_dims and start_indices_batching_dims must be equally many");
  SR_REQUIRE(verifier, op, sr_size_fits(vectors, (int64_t)maps),
             "start_index_map has %zu dimensions, but an index has %lld numbers", maps,
             (long long)vectors);
  SR_REQUIRE(verifier, op,
             offsets + collapses + batches == (size_t)operand->rank &&
                 offsets + batch_count == (size_t)result->rank,
             "offset_dims, collapsed_slice_dims and operand_batching_dims do not cover the "
             "dimensions of operand and result");
  for (int32_t i = 0; i < operand->rank; i++)
    SR_REQUIRE(verifier, op, operand->dims[i] == SR_DYNAMIC || sizes[i] <= operand->dims[i],
               "the slice takes %lld of dimension %d, which has size %lld", (long long)sizes[i],
               (int)i, (long long)operand->dims[i]);
  int32_t next = 0;
  size_t taken = 0;
  for (int32_t i = 0; i < result->rank; i++) {
    if (!sr_ints_have(offset, offsets, i)) {
      dims[i] = batch[taken++];
      continue;
    }
    while (sr_ints_have(collapsed, collapses, next) || sr_ints_have(batching, batches, next))
      next++;
    dims[i] = next < operand->rank ? sizes[next] : SR_DYNAMIC;
    next++;
  }
  return sr_require_result(verifier, op, 0, operand, result->rank, dims);
}
