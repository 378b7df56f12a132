/* Library calls as ops, and Fourier transforms by them: one call for every dimension. */
#include <string.h>

#include "compiler/expander.h"

sr_op *sr_expand_call(sr_rewriter *rw, sr_op *before, const sr_call_step *call,
                      sr_value *const *operands) {
  const sr_call_row *row = sr_call_row_get(call->function);
  int32_t operand_count = sr_call_operand_count(row);
  sr_value *shaped[SR_CALL_PORTS];
  const sr_type *types[SR_CALL_PORTS];
  for (int32_t i = 0; i < row->port_count; i++) {
    const sr_call_port *port = &row->ports[i];
    int64_t dims[] = {call->batch, sr_call_extent_get(call, port->extents[0]),
                      sr_call_extent_get(call, port->extents[1])};
    types[i] = sr_type_tensor(rw->module, sr_call_port_dtype(port, call->dtype), 3, dims);
    if (i < operand_count)
      shaped[i] = sr_rewriter_reshape(rw, before, operands[i], types[i]);
  }
  sr_op *made = sr_op_create(rw->module, SR_OP_CALL, before, operand_count, shaped,
                             row->port_count - operand_count, types + operand_count, 0);
  int64_t numbers[] = {call->options, call->batch, call->m, call->n, call->k};
  sr_op_set_attr(rw->module, made, "function", sr_attr_string(rw->module, row->name));
  sr_op_set_attr(rw->module, made, "numbers", sr_attr_ints(rw->module, numbers, 5));
  sr_op_insert(made, before->block, before);
  return made;
}

/* ---- fft ------------------------------------------------------------------------------------- */

static int64_t product(const int64_t *dims, int32_t first, int32_t end) {
  int64_t result = 1;
  for (int32_t d = first; d < end; d++)
    result *= dims[d];
  return result;
}

/* Transforms dimension `dim` of `value`; n elements of a real line, where there is one. */
static sr_value *transform(sr_rewriter *rw, sr_op *op, const char *name, sr_value *value,
                           int32_t dim, int64_t n, uint32_t options) {
  const sr_type *type = value->type;
  sr_call_step call = {.function = sr_call_find(name, type->dtype),
                       .dtype = type->dtype,
                       .options = options,
                       .batch = product(type->dims, 0, dim),
                       .n = n,
                       .k = product(type->dims, dim + 1, type->rank)};
  sr_op *made = sr_expand_call(rw, op, &call, &value);
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  dims[dim] = made->results[0].type->dims[1];
  return sr_rewriter_reshape(
      rw, op, &made->results[0],
      sr_type_tensor(rw->module, made->results[0].type->dtype, type->rank, dims));
}

/* Real lines are the last dimension: their spectrum is made first, or they are made last. */
sr_status sr_expand_fft(sr_rewriter *rw, sr_op *op) {
  size_t count;
  const int64_t *lengths = sr_op_ints(op, "fft_length", &count);
  const char *kind = sr_op_enum(op, "fft_type", "");
  bool to_half = strcmp(kind, "RFFT") == 0, from_half = strcmp(kind, "IRFFT") == 0;
  bool inverse = from_half || strcmp(kind, "IFFT") == 0;
  sr_value *value = sr_operand(op, 0);
  const sr_type *result = op->results[0].type;
  if (sr_type_elements(value->type) == 0 || sr_type_elements(result) == 0)
    return sr_expand_finish(rw, op, sr_rewriter_splat(rw, op, result, 0));
  int32_t last = result->rank - 1, first = result->rank - (int32_t)count;
  if (to_half)
    value = transform(rw, op, "rfft", value, last, lengths[count - 1], 0);
  for (int32_t d = first; d < (to_half || from_half ? last : last + 1); d++)
    value = transform(rw, op, "fft", value, d, value->type->dims[d], inverse ? SR_CALL_INVERSE : 0);
  if (from_half)
    value = transform(rw, op, "irfft", value, last, lengths[count - 1], 0);
  return sr_expand_finish(rw, op, value);
}
