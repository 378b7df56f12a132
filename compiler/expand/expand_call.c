/* Builds library calls. Expands Fourier transforms, Cholesky factorisations and triangular solves
 * to library calls. */
#include <string.h>

#include "compiler/expand/expander.h"

sr_op *sr_expand_call(const sr_builder *b, const sr_call_step *call, sr_value *const *operands) {
  const sr_call_row *row = sr_call_row_get(call->function);
  int32_t operand_count = sr_call_operand_count(row);
  const sr_type *types[SR_CALL_PORTS];
  for (int32_t i = 0; i < row->port_count; i++) {
    const sr_call_port *port = &row->ports[i];
    int64_t dims[] = {call->batch, sr_call_extent_get(call, port->extents[0]),
                      sr_call_extent_get(call, port->extents[1])};
    types[i] = sr_type_tensor(b->module, sr_call_port_dtype(port, call->dtype), 3, dims);
  }
  sr_op *made = sr_build_op(b, SR_OP_CALL, operand_count, operands, row->port_count - operand_count,
                            types + operand_count, 0);
  int64_t numbers[] = {call->options, call->batch, call->m, call->n, call->k};
  sr_op_set_attr(b->module, made, "function", sr_attr_string(b->module, row->name));
  sr_op_set_attr(b->module, made, "numbers", sr_attr_ints(b->module, numbers, 5));
  return made;
}

/* ---- fft: one call per dimension ------------------------------------------------------------- */

static int64_t product(const int64_t *dims, int32_t first, int32_t end) {
  int64_t result = 1;
  for (int32_t d = first; d < end; d++)
    result *= dims[d];
  return result;
}

/* Transforms dimension `dim` of `value` by the library function `name`. `n` is the length of the
 * transform; for a real transform it counts the real elements. */
static sr_value *transform(const sr_builder *b, const char *name, sr_value *value, int32_t dim,
                           int64_t n, uint32_t options) {
  const sr_type *type = value->type;
  sr_call_step call = {.function = sr_call_find(name, type->dtype),
                       .dtype = type->dtype,
                       .options = options,
                       .batch = product(type->dims, 0, dim),
                       .n = n,
                       .k = product(type->dims, dim + 1, type->rank)};
  sr_op *made = sr_expand_call(b, &call, &value);
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  dims[dim] = made->results[0].type->dims[1];
  return sr_build_reshape(b, sr_result(made, 0), type->rank, dims);
}

/* Multiplies all numbers of `value` by `factor`; both parts of a complex number. */
static sr_value *scale(const sr_builder *b, sr_value *value, double factor) {
  const sr_type *type = value->type;
  const sr_type *real = sr_type_with_dtype(b->module, type, sr_dtype_part(type->dtype));
  sr_value *factors = sr_build_real(b, real, factor);
  if (real->dtype == type->dtype)
    return sr_build_binary(b, SR_OP_MULTIPLY, value, factors);
  sr_value *parts[] = {
      sr_build_binary(b, SR_OP_MULTIPLY, sr_build(b, SR_OP_REAL, 1, &value, real), factors),
      sr_build_binary(b, SR_OP_MULTIPLY, sr_build(b, SR_OP_IMAG, 1, &value, real), factors)};
  return sr_build(b, SR_OP_COMPLEX, 2, parts, type);
}

/* RFFT and IRFFT are real transforms of the last dimension, and complex ones of the others. RFFT
 * transforms the last dimension first, IRFFT transforms it last. */
sr_status sr_expand_fft(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  size_t count;
  const int64_t *lengths = sr_op_ints(op, "fft_length", &count);
  const char *kind = sr_op_enum(op, "fft_type", "");
  bool to_half = strcmp(kind, "RFFT") == 0, from_half = strcmp(kind, "IRFFT") == 0;
  bool inverse = from_half || strcmp(kind, "IFFT") == 0;
  const uint32_t unscaled = inverse && !x->policy->library_scales ? SR_CALL_UNSCALED : 0;
  sr_value *value = sr_operand(op, 0);
  const sr_type *result = op->results[0].type;
  if (sr_type_elements(value->type) == 0 || sr_type_elements(result) == 0)
    return sr_expand_finish(op, sr_build_splat(b, result, 0));
  int32_t last = result->rank - 1, first = result->rank - (int32_t)count;
  if (to_half)
    value = transform(b, "rfft", value, last, lengths[count - 1], 0);
  for (int32_t d = first; d < (to_half || from_half ? last : last + 1); d++)
    value = transform(b, "fft", value, d, value->type->dims[d],
                      (inverse ? SR_CALL_INVERSE : 0) | unscaled);
  if (from_half)
    value = transform(b, "irfft", value, last, lengths[count - 1], unscaled);
  if (unscaled)
    value = scale(b, value, 1 / (double)product(lengths, 0, (int32_t)count));
  return sr_expand_finish(op, value);
}

/* ---- matrices -------------------------------------------------------------------------------- */

/* Returns the type in which LAPACK computes for `dtype`: f32 for floats below 32 bits. */
static sr_dtype lapack_dtype(sr_dtype dtype) {
  return dtype == SR_F64 || dtype == SR_C64 || dtype == SR_C128 ? dtype : SR_F32;
}

/* Returns a library call on the matrices in the last two dimensions of `value`. LAPACK is
 * column-major, so it sees each matrix transposed, as m x n. */
static sr_call_step matrix_call(const char *name, const sr_value *value) {
  const sr_type *type = value->type;
  return (sr_call_step){.function = sr_call_find(name, type->dtype),
                        .dtype = type->dtype,
                        .batch = product(type->dims, 0, type->rank - 2),
                        .m = type->dims[type->rank - 1],
                        .n = type->dims[type->rank - 2]};
}

/* Returns a mask that is true in the lower or upper triangle of every matrix, diagonal included. */
static sr_value *triangle(const sr_builder *b, const sr_type *type, bool lower) {
  const sr_type *numbers = sr_type_with_dtype(b->module, type, SR_I64);
  sr_value *row = sr_build_iota(b, numbers, type->rank - 2);
  sr_value *column = sr_build_iota(b, numbers, type->rank - 1);
  return sr_build_compare(b, lower ? SR_COMPARE_GE : SR_COMPARE_LE, row, column);
}

static sr_value *nan_like(const sr_builder *b, const sr_type *type) {
  sr_value *zero = sr_build_splat(b, type, 0);
  return sr_build_binary(b, SR_OP_DIVIDE, zero, zero);
}

/*
 * LAPACK reads the row-major matrix as column-major, so it sees the transpose. For a Hermitian
 * matrix that is the conjugate. The upper factor of the conjugate is the transpose of the wanted
 * lower factor, so, read as row-major, it is the wanted factor. As in XLA, the other triangle is
 * zero, and a matrix that is not positive definite gives NaN.
 */
sr_status sr_expand_cholesky(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  bool lower = sr_op_flag(op, "lower");
  const sr_type *result = op->results[0].type;
  sr_value *value =
      sr_build_convert(b, sr_operand(op, 0), lapack_dtype(sr_operand(op, 0)->type->dtype));
  sr_call_step call = matrix_call("potrf", value);
  call.m = 0;
  call.options = lower ? 0 : SR_CALL_LOWER;
  sr_op *made = sr_expand_call(b, &call, &value);
  const sr_type *type = value->type, *infos = made->results[1].type;
  sr_value *factor = sr_build_reshape_as(b, &made->results[0], type);
  sr_value *failed =
      sr_build_compare(b, SR_COMPARE_NE, &made->results[1], sr_build_splat(b, infos, 0));
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank - 2; d++)
    dims[d] = d;
  failed = sr_build_reshape(b, failed, type->rank - 2, type->dims);
  failed = sr_build_broadcast_in_dim(b, failed, dims, sr_type_with_dtype(b->module, type, SR_I1));
  factor = sr_build_select(b, failed, nan_like(b, type), factor);
  factor = sr_build_select(b, triangle(b, type, lower), factor, sr_build_splat(b, type, 0));
  return sr_expand_finish(op, sr_build_convert(b, factor, result->dtype));
}

/*
 * LAPACK reads row-major matrices as column-major, so it sees them and the equation transposed: the
 * left side becomes the right side, and lower becomes upper. The flag that transposes `a` does not
 * change.
 */
sr_status sr_expand_triangular_solve(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  sr_dtype dtype = lapack_dtype(sr_operand(op, 0)->type->dtype);
  sr_value *operands[] = {sr_build_convert(b, sr_operand(op, 0), dtype),
                          sr_build_convert(b, sr_operand(op, 1), dtype)};
  const char *transpose = sr_op_enum(op, "transpose_a", "NO_TRANSPOSE");
  sr_call_step call = matrix_call("trsm", operands[1]);
  call.options = (sr_op_flag(op, "left_side") ? SR_CALL_RIGHT : 0) |
                 (sr_op_flag(op, "lower") ? 0 : SR_CALL_LOWER) |
                 (sr_op_flag(op, "unit_diagonal") ? SR_CALL_UNIT : 0) |
                 (strcmp(transpose, "TRANSPOSE") == 0 ? SR_CALL_TRANSPOSE : 0) |
                 (strcmp(transpose, "ADJOINT") == 0 ? SR_CALL_ADJOINT : 0);
  sr_op *made = sr_expand_call(b, &call, operands);
  sr_value *solution = sr_build_reshape_as(b, &made->results[0], operands[1]->type);
  return sr_expand_finish(op, sr_build_convert(b, solution, op->results[0].type->dtype));
}
