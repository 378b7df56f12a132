/* Verifies ops of linear algebra, transforms, random numbers and top_k. */
#include <string.h>

#include "graph/verify/verify.h"

/* ---- products -------------------------------------------------------------------------------- */

typedef struct dim_list {
  const int64_t *dims;
  size_t count;
} dim_list;

static sr_status dot_field(const sr_verifier *verifier, const sr_op *op, const sr_attr *numbers,
                           const char *name, int64_t rank, dim_list *out) {
  return sr_require_dims(verifier, op, name, sr_attr_field(numbers, name), rank, &out->dims,
                         &out->count);
}

static bool contains(dim_list list, int64_t dim) {
  for (size_t i = 0; i < list.count; i++)
    if (list.dims[i] == dim)
      return true;
  return false;
}

static sr_status require_paired(const sr_verifier *verifier, const sr_op *op, dim_list left,
                                dim_list right, const char *what) {
  const sr_type *lhs = sr_operand_type(op, 0), *rhs = sr_operand_type(op, 1);
  SR_REQUIRE(verifier, op, left.count == right.count,
             "there are %zu %s dimensions on the left, but %zu on the right", left.count, what,
             right.count);
  for (size_t i = 0; i < left.count; i++)
    SR_REQUIRE(verifier, op, sr_size_fits(lhs->dims[left.dims[i]], rhs->dims[right.dims[i]]),
               "%s dimensions %lld and %lld have sizes %lld and %lld", what,
               (long long)left.dims[i], (long long)right.dims[i],
               (long long)lhs->dims[left.dims[i]], (long long)rhs->dims[right.dims[i]]);
  return SR_OK;
}

/* Appends to `dims` the sizes of the dimensions of `type` that are neither in `batch` nor in
 * `contract`. */
static void add_free(const sr_type *type, dim_list batch, dim_list contract,
                     int64_t dims[2 * SR_MAX_RANK], int32_t *rank) {
  for (int32_t i = 0; i < type->rank; i++)
    if (!contains(batch, i) && !contains(contract, i))
      dims[(*rank)++] = type->dims[i];
}

sr_status sr_verify_dot_general(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *lhs = sr_operand_type(op, 0), *rhs = sr_operand_type(op, 1);
  const sr_attr *numbers = sr_op_attr(op, "dot_dimension_numbers");
  dim_list left_batch, right_batch, left, right;
  SR_TRY(dot_field(verifier, op, numbers, "lhs_batching_dimensions", lhs->rank, &left_batch));
  SR_TRY(dot_field(verifier, op, numbers, "rhs_batching_dimensions", rhs->rank, &right_batch));
  SR_TRY(dot_field(verifier, op, numbers, "lhs_contracting_dimensions", lhs->rank, &left));
  SR_TRY(dot_field(verifier, op, numbers, "rhs_contracting_dimensions", rhs->rank, &right));
  SR_TRY(require_paired(verifier, op, left_batch, right_batch, "batching"));
  SR_TRY(require_paired(verifier, op, left, right, "contracting"));
  for (size_t i = 0; i < left.count; i++)
    SR_REQUIRE(verifier, op,
               !contains(left_batch, left.dims[i]) && !contains(right_batch, right.dims[i]),
               "a dimension is both batching and contracting");
  int64_t dims[2 * SR_MAX_RANK];
  int32_t rank = 0;
  for (size_t i = 0; i < left_batch.count; i++)
    dims[rank++] = lhs->dims[left_batch.dims[i]];
  add_free(lhs, left_batch, left, dims, &rank);
  add_free(rhs, right_batch, right, dims, &rank);
  return sr_require_result(verifier, op, 0, sr_result_type(op, 0), rank, dims);
}

sr_status sr_verify_dot(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *lhs = sr_operand_type(op, 0), *rhs = sr_operand_type(op, 1);
  SR_REQUIRE(verifier, op,
             lhs->rank >= 1 && lhs->rank <= 2 && rhs->rank >= 1 && rhs->rank <= 2 &&
                 sr_size_fits(lhs->dims[lhs->rank - 1], rhs->dims[0]),
             "a %s and a %s cannot be multiplied", sr_verify_name(verifier, lhs),
             sr_verify_name(verifier, rhs));
  int64_t dims[2];
  int32_t rank = 0;
  if (lhs->rank == 2)
    dims[rank++] = lhs->dims[0];
  if (rhs->rank == 2)
    dims[rank++] = rhs->dims[1];
  return sr_require_result(verifier, op, 0, sr_result_type(op, 0), rank, dims);
}

/* ---- convolution ----------------------------------------------------------------------------- */

static int64_t conv_number(const sr_attr *numbers, const char *name) {
  const sr_attr *field = sr_attr_field(numbers, name);
  return field && field->kind == SR_ATTR_INT ? field->integer.value : -1;
}

static sr_status conv_list(const sr_verifier *verifier, const sr_op *op, const char *name,
                           size_t count, const int64_t **out_values) {
  *out_values = NULL;
  if (!sr_op_attr(op, name))
    return SR_OK;
  return sr_require_ints(verifier, op, name, count, strcmp(name, "window_reversal") == 0 ? 0 : 1,
                         INT32_MAX, out_values);
}

/* Returns the size of a spatial dimension of a convolution's result; SR_DYNAMIC if it depends on a
 * dynamic size or a size is too large to compute with. `low` and `high` are the padding. */
static int64_t conv_places(int64_t size, int64_t window, int64_t stride, int64_t low, int64_t high,
                           int64_t dilation, int64_t window_dilation) {
  if (size == SR_DYNAMIC || window == SR_DYNAMIC || size > INT32_MAX || window > INT32_MAX)
    return SR_DYNAMIC;
  int64_t padded = (size == 0 ? 0 : (size - 1) * dilation + 1) + low + high;
  int64_t dilated = window == 0 ? 0 : (window - 1) * window_dilation + 1;
  return padded < dilated || padded <= 0 ? 0 : (padded - dilated) / stride + 1;
}

static sr_status require_spatial(const sr_verifier *verifier, const sr_op *op,
                                 const sr_attr *numbers, size_t spatial) {
  const sr_type *input = sr_operand_type(op, 0), *kernel = sr_operand_type(op, 1);
  const sr_type *result = sr_result_type(op, 0);
  const int64_t *stride, *low_high = NULL, *dilation, *window_dilation, *reversal;
  size_t count;
  SR_TRY(conv_list(verifier, op, "window_strides", spatial, &stride));
  SR_TRY(conv_list(verifier, op, "lhs_dilation", spatial, &dilation));
  SR_TRY(conv_list(verifier, op, "rhs_dilation", spatial, &window_dilation));
  SR_TRY(conv_list(verifier, op, "window_reversal", spatial, &reversal));
  if (sr_op_attr(op, "padding"))
    SR_TRY(sr_require_ints(verifier, op, "padding", 2 * spatial, -INT32_MAX, INT32_MAX, &low_high));
  const int64_t *in = sr_attr_get_ints(sr_attr_field(numbers, "input_spatial_dimensions"), &count);
  const int64_t *window =
      sr_attr_get_ints(sr_attr_field(numbers, "kernel_spatial_dimensions"), &count);
  const int64_t *out =
      sr_attr_get_ints(sr_attr_field(numbers, "output_spatial_dimensions"), &count);
  for (size_t i = 0; i < spatial; i++) {
    int64_t places =
        conv_places(input->dims[in[i]], kernel->dims[window[i]], stride ? stride[i] : 1,
                    low_high ? low_high[2 * i] : 0, low_high ? low_high[2 * i + 1] : 0,
                    dilation ? dilation[i] : 1, window_dilation ? window_dilation[i] : 1);
    SR_REQUIRE(verifier, op, sr_size_fits(places, result->dims[out[i]]),
               "spatial dimension %zu of the result has size %lld, but must have %lld", i,
               (long long)result->dims[out[i]], (long long)places);
  }
  return SR_OK;
}

sr_status sr_verify_convolution(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *input = sr_operand_type(op, 0), *kernel = sr_operand_type(op, 1);
  const sr_type *result = sr_result_type(op, 0);
  const sr_attr *numbers;
  size_t in, window, out;
  SR_TRY(sr_require_attr(verifier, op, "dimension_numbers", SR_ATTR_STRUCT, &numbers));
  SR_REQUIRE(verifier, op, strcmp(numbers->fields.mnemonic, "stablehlo.conv") == 0,
             "dimension_numbers must be #stablehlo.conv<...>");
  sr_attr_get_ints(sr_attr_field(numbers, "input_spatial_dimensions"), &in);
  sr_attr_get_ints(sr_attr_field(numbers, "kernel_spatial_dimensions"), &window);
  sr_attr_get_ints(sr_attr_field(numbers, "output_spatial_dimensions"), &out);
  SR_REQUIRE(verifier, op,
             in == window && in == out && (size_t)input->rank == in + 2 &&
                 (size_t)kernel->rank == in + 2 && (size_t)result->rank == in + 2,
             "dimension_numbers do not fit the dimensions of input, kernel and result");
  int64_t groups, batch_groups;
  SR_TRY(sr_require_int(verifier, op, "feature_group_count", 1, INT64_MAX, &groups));
  SR_TRY(sr_require_int(verifier, op, "batch_group_count", 1, INT64_MAX, &batch_groups));
  SR_REQUIRE(verifier, op, groups == 1 || batch_groups == 1,
             "feature_group_count and batch_group_count cannot both be above 1");
  int64_t batch = input->dims[conv_number(numbers, "input_batch_dimension")];
  int64_t features = input->dims[conv_number(numbers, "input_feature_dimension")];
  int64_t kernel_in = kernel->dims[conv_number(numbers, "kernel_input_feature_dimension")];
  int64_t kernel_out = kernel->dims[conv_number(numbers, "kernel_output_feature_dimension")];
  int64_t result_batch = result->dims[conv_number(numbers, "output_batch_dimension")];
  int64_t result_features = result->dims[conv_number(numbers, "output_feature_dimension")];
  SR_REQUIRE(verifier, op,
             features == SR_DYNAMIC ||
                 (features % groups == 0 && sr_size_fits(features / groups, kernel_in)),
             "the input has %lld features in %lld groups, but the kernel takes %lld",
             (long long)features, (long long)groups, (long long)kernel_in);
  SR_REQUIRE(verifier, op,
             batch == SR_DYNAMIC ||
                 (batch % batch_groups == 0 && sr_size_fits(batch / batch_groups, result_batch)),
             "the batch of the result does not fit that of the input");
  SR_REQUIRE(verifier, op,
             sr_size_fits(kernel_out, result_features) &&
                 (kernel_out == SR_DYNAMIC ||
                  (kernel_out % groups == 0 && kernel_out % batch_groups == 0)),
             "the features of the result do not fit those of the kernel and the groups");
  return require_spatial(verifier, op, numbers, in);
}

/* ---- transforms and factorisations ----------------------------------------------------------- */

sr_status sr_verify_fft(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0), *result = sr_result_type(op, 0);
  const char *kind = sr_op_enum(op, "fft_type", "");
  bool to_half = strcmp(kind, "RFFT") == 0, from_half = strcmp(kind, "IRFFT") == 0;
  SR_REQUIRE(verifier, op,
             to_half || from_half || strcmp(kind, "FFT") == 0 || strcmp(kind, "IFFT") == 0,
             "there is no transform %s", kind);
  size_t count;
  const int64_t *length = sr_op_ints(op, "fft_length", &count);
  SR_REQUIRE(verifier, op, count >= 1 && count <= 3 && count <= (size_t)operand->rank,
             "fft_length must have 1 to 3 members, not more than the operand has dimensions");
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, operand->dims, (size_t)operand->rank * sizeof *dims);
  for (size_t i = 0; i < count; i++) {
    int64_t *dim = &dims[(size_t)operand->rank - count + i];
    bool last = i + 1 == count;
    int64_t want = from_half && last ? (length[i] == 0 ? 0 : length[i] / 2 + 1) : length[i];
    SR_REQUIRE(verifier, op, length[i] >= 0 && sr_size_fits(*dim, want),
               "dimension %d of the operand has size %lld, but fft_length needs %lld",
               (int)((size_t)operand->rank - count + i), (long long)*dim, (long long)want);
    *dim = to_half && last ? (length[i] == 0 ? 0 : length[i] / 2 + 1) : length[i];
  }
  sr_dtype part = sr_dtype_part(operand->dtype);
  SR_REQUIRE(verifier, op,
             sr_class_in(operand, to_half ? SR_SET_FLOAT : SR_SET_COMPLEX) &&
                 sr_class_in(result, from_half ? SR_SET_FLOAT : SR_SET_COMPLEX) &&
                 part == sr_dtype_part(result->dtype) && (part == SR_F32 || part == SR_F64),
             "%s cannot turn a %s into a %s", kind, sr_verify_name(verifier, operand),
             sr_verify_name(verifier, result));
  return sr_require_result(verifier, op, 0, result, operand->rank, dims);
}

static sr_status require_square(const sr_verifier *verifier, const sr_op *op, const sr_type *type) {
  SR_REQUIRE(verifier, op,
             type->rank >= 2 &&
                 sr_size_fits(type->dims[type->rank - 1], type->dims[type->rank - 2]),
             "a %s is no square matrix", sr_verify_name(verifier, type));
  SR_REQUIRE(verifier, op, sr_class_in(type, SR_SET_FLOAT | SR_SET_COMPLEX),
             "the matrix must be of real or complex numbers");
  return SR_OK;
}

sr_status sr_verify_cholesky(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0);
  SR_TRY(require_square(verifier, op, operand));
  return sr_require_result(verifier, op, 0, operand, operand->rank, operand->dims);
}

sr_status sr_verify_triangular_solve(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *a = sr_operand_type(op, 0), *b = sr_operand_type(op, 1);
  const sr_attr *left, *other;
  SR_TRY(require_square(verifier, op, a));
  SR_TRY(sr_require_attr(verifier, op, "left_side", SR_ATTR_BOOL, &left));
  SR_TRY(sr_require_attr(verifier, op, "lower", SR_ATTR_BOOL, &other));
  SR_TRY(sr_require_attr(verifier, op, "unit_diagonal", SR_ATTR_BOOL, &other));
  SR_TRY(sr_require_attr(verifier, op, "transpose_a", SR_ATTR_ENUM, &other));
  SR_REQUIRE(verifier, op, a->rank == b->rank && sr_element_fits(a, b),
             "both operands must have equal elements and equally many dimensions");
  for (int32_t i = 0; i + 2 < a->rank; i++)
    SR_REQUIRE(verifier, op, sr_size_fits(a->dims[i], b->dims[i]),
               "batch dimension %d differs between the operands", (int)i);
  SR_REQUIRE(verifier, op,
             sr_size_fits(a->dims[a->rank - 1], b->dims[b->rank - (left->boolean ? 2 : 1)]),
             "the sizes of the operands do not fit");
  return sr_require_result(verifier, op, 0, b, b->rank, b->dims);
}

sr_status sr_verify_batch_norm(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0);
  int64_t feature;
  SR_TRY(sr_require_int(verifier, op, "feature_index", 0, operand->rank - 1, &feature));
  int64_t size = operand->dims[feature];
  for (int32_t i = 1; i < op->operand_count; i++) {
    const sr_type *type = sr_operand_type(op, i);
    bool whole = op->code == SR_OP_BATCH_NORM_GRAD && i == 4;
    SR_REQUIRE(verifier, op,
               whole ? sr_type_fits(type, operand)
                     : type->rank == 1 && sr_size_fits(type->dims[0], size),
               "operand %d is a %s, which does not fit the features", (int)i,
               sr_verify_name(verifier, type));
  }
  SR_TRY(sr_require_result(verifier, op, 0, operand, operand->rank, operand->dims));
  for (int32_t i = 1; i < op->result_count; i++)
    SR_TRY(sr_require_result(verifier, op, i, operand, 1, &size));
  return SR_OK;
}

/* ---- random numbers, top_k ------------------------------------------------------------------- */

sr_status sr_verify_rng(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *a = sr_operand_type(op, 0), *shape = sr_operand_type(op, 2);
  const sr_type *result = sr_result_type(op, 0);
  const char *kind = sr_op_enum(op, "rng_distribution", "");
  bool normal = strcmp(kind, "NORMAL") == 0;
  SR_REQUIRE(verifier, op, normal || strcmp(kind, "UNIFORM") == 0, "there is no distribution %s",
             kind);
  SR_REQUIRE(verifier, op,
             a->rank == 0 && a == sr_operand_type(op, 1) && sr_element_fits(a, result),
             "both limits must be elements of the result");
  SR_REQUIRE(verifier, op,
             sr_class_in(a, normal ? SR_SET_FLOAT : SR_SET_BOOL | SR_SET_INT | SR_SET_FLOAT),
             "elements of a %s have no distribution %s", sr_verify_name(verifier, a), kind);
  SR_REQUIRE(verifier, op,
             shape->rank == 1 && sr_class_in(shape, SR_SET_INT) &&
                 sr_size_fits(shape->dims[0], result->rank),
             "the shape must be as many integers as the result has dimensions");
  return SR_OK;
}

/* Checks the algorithm of a random number generator, the type of its state, and `bits`, the type of
 * the bits that it makes. */
static sr_status require_bits(const sr_verifier *verifier, const sr_op *op, const sr_type *bits) {
  const sr_type *state = sr_operand_type(op, 0);
  const char *algorithm = sr_op_enum(op, "rng_algorithm", "");
  SR_REQUIRE(verifier, op,
             strcmp(algorithm, "DEFAULT") == 0 || strcmp(algorithm, "THREE_FRY") == 0 ||
                 strcmp(algorithm, "PHILOX") == 0,
             "there is no algorithm %s", algorithm);
  int64_t size = state->rank == 1 ? state->dims[0] : 0;
  bool three = strcmp(algorithm, "THREE_FRY") != 0;
  SR_REQUIRE(verifier, op, state->dtype == SR_U64 && (size == 2 || (three && size == 3)),
             "the state is a %s, but must be a tensor<2xui64>%s", sr_verify_name(verifier, state),
             three ? " or tensor<3xui64>" : "");
  SR_REQUIRE(verifier, op, sr_class_in(bits, SR_SET_INT | SR_SET_FLOAT),
             "the bits must be elements of integers or floats, not of a %s",
             sr_verify_name(verifier, bits));
  return SR_OK;
}

sr_status sr_verify_rng_bit_generator(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_TRY(require_bits(verifier, op, sr_result_type(op, 1)));
  const sr_type *state = sr_operand_type(op, 0);
  return sr_require_result(verifier, op, 0, state, 1, state->dims);
}

sr_status sr_verify_random_part(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *bits = sr_result_type(op, 0);
  SR_REQUIRE(verifier, op, op->operand_count == 1 + bits->rank,
             "there must be a state and a number for each dimension");
  SR_TRY(require_bits(verifier, op, bits));
  const int64_t *whole;
  SR_TRY(sr_require_ints(verifier, op, "whole", (size_t)bits->rank, 0, INT64_MAX, &whole));
  int64_t elements = 1;
  for (int32_t d = 0; d < bits->rank; d++) {
    const sr_type *number = sr_operand_type(op, 1 + d);
    SR_REQUIRE(verifier, op, number->rank == 0 && number->dtype == SR_U64,
               "the number of a part is a %s, but must be a tensor<ui64>",
               sr_verify_name(verifier, number));
    SR_REQUIRE(verifier, op, bits->dims[d] >= 0 && bits->dims[d] <= whole[d],
               "dimension %d is longer than that of the whole", (int)d);
    SR_REQUIRE(verifier, op, !__builtin_mul_overflow(elements, whole[d], &elements),
               "the whole has too many elements");
  }
  return SR_OK;
}

sr_status sr_verify_top_k(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0);
  int64_t k, dims[SR_MAX_RANK];
  SR_REQUIRE(verifier, op, operand->rank >= 1, "the operand must have a dimension");
  int64_t last = operand->dims[operand->rank - 1];
  SR_TRY(sr_require_int(verifier, op, "k", 0, last == SR_DYNAMIC ? INT64_MAX : last, &k));
  const sr_attr *stable = sr_op_attr(op, "is_stable");
  SR_REQUIRE(verifier, op, !stable || stable->kind == SR_ATTR_BOOL,
             "is_stable must be true or false");
  memcpy(dims, operand->dims, (size_t)operand->rank * sizeof *dims);
  dims[operand->rank - 1] = k;
  sr_type indices = *operand;
  indices.dtype = SR_I32;
  indices.element = NULL;
  SR_TRY(sr_require_result(verifier, op, 0, operand, operand->rank, dims));
  return sr_require_result(verifier, op, 1, &indices, operand->rank, dims);
}
