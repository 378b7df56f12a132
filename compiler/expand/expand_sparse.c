/*
 * Expands the custom call cpu_csr_sparse_dense_ffi. JAX prints it for the product of a sparse
 * matrix in compressed rows (BCSR) with a dense matrix or vector. Operands:
 *
 *     entries [k], bounds [rows + 1], columns [k], dense [columns, n] or [columns]
 *
 * Row r of the sparse matrix has the entries bounds[r] to bounds[r + 1] - 1. Entries before the
 * first bound and after the last one are padding. They belong to no row, and their column may be
 * any number. They do not change the result, even if they are not finite.
 *
 * The row of each entry is found by counting the bounds up to it. The row of the dense factor at
 * the entry's column is gathered, multiplied with the entry, and added to the entry's row of the
 * result.
 */
#include "compiler/expand/expander.h"

/* Reshapes a vector [k] to [k, 1]: k index vectors with one index each, for a gather or scatter. */
static sr_value *as_indices(const sr_builder *b, sr_value *line) {
  return sr_build_reshape(b, line, 2, (int64_t[]){line->type->dims[0], 1});
}

/* Returns the inclusive prefix sums of a vector. */
static sr_value *sums_up_to(const sr_builder *b, sr_value *line) {
  sr_module *module = b->module;
  sr_value *operands[] = {line, sr_build_scalar(b, line->type->dtype, 0)};
  int64_t size = line->type->dims[0], shape[] = {1, 2}, padding[] = {size - 1, 0};
  sr_op *made = sr_build_op(b, SR_OP_REDUCE_WINDOW, 2, operands, 1, &line->type, 1);
  sr_op_set_attr(module, made, "window_dimensions", sr_attr_ints(module, &size, 1));
  sr_op_set_attr(module, made, "padding", sr_attr_dense_i64(module, 2, shape, padding));
  sr_block_fill_combiner(module, made->regions[0], SR_OP_ADD, operands[1]->type, made);
  return sr_result(made, 0);
}

/* Adds row i of `updates` to row places[i] of `into`. If that row is out of bounds, row i is
 * skipped. */
static sr_value *add_rows(const sr_builder *b, sr_value *into, sr_value *places,
                          sr_value *updates) {
  sr_module *module = b->module;
  sr_value *operands[] = {into, as_indices(b, places), updates};
  sr_op *made = sr_build_op(b, SR_OP_SCATTER, 3, operands, 1, &into->type, 1);
  sr_op_set_attr(module, made, "scatter_dimension_numbers",
                 sr_scatter_rows(module, into->type->rank));
  const sr_type *scalar = sr_type_rank0(module, into->type->dtype);
  sr_block_fill_combiner(module, made->regions[0], SR_OP_ADD, scalar, made);
  return sr_result(made, 0);
}

/* Returns the row of each of `count` entries. It is -1 for entries before the first bound, and the
 * number of rows for entries after the last bound. */
static sr_value *rows_of_entries(const sr_builder *b, sr_value *bounds, int64_t count) {
  const sr_type *line = sr_type_tensor(b->module, SR_I64, 1, &count);
  const sr_type *ones = sr_type_with_dtype(b->module, bounds->type, SR_I64);
  sr_value *begun = add_rows(b, sr_build_splat(b, line, 0), bounds, sr_build_splat(b, ones, 1));
  return sr_build_binary(b, SR_OP_SUBTRACT, sums_up_to(b, begun), sr_build_splat(b, line, 1));
}

/* Returns row columns[i] of `dense` as row i of the result, which is [k, n] or [k]. */
static sr_value *take_rows(const sr_builder *b, sr_value *dense, sr_value *columns) {
  const sr_type *type = dense->type;
  int64_t dims[] = {columns->type->dims[0], type->rank > 1 ? type->dims[1] : 1};
  int64_t sizes[] = {1, dims[1]};
  sr_value *operands[] = {dense, as_indices(b, columns)};
  sr_value *made = sr_build(b, SR_OP_GATHER, 2, operands,
                            sr_type_tensor(b->module, type->dtype, type->rank, dims));
  sr_op_set_attr(b->module, made->op, "dimension_numbers", sr_gather_rows(b->module, type->rank));
  sr_op_set_attr(b->module, made->op, "slice_sizes",
                 sr_attr_ints(b->module, sizes, (size_t)type->rank));
  return made;
}

/* ---- what JAX's kernel takes ----------------------------------------------------------------- */

static bool is_line(const sr_type *type, sr_dtype dtype, int64_t size) {
  return type->dtype == dtype && type->rank == 1 && type->dims[0] == size;
}

static bool is_element(sr_dtype dtype) {
  return dtype == SR_I32 || dtype == SR_I64 || dtype == SR_F32 || dtype == SR_F64 ||
         dtype == SR_C64 || dtype == SR_C128;
}

static bool fits(const sr_op *op) {
  const sr_type *types[5];
  for (int32_t i = 0; i < 5; i++) {
    types[i] = i < 4 ? sr_operand(op, i)->type : op->results[0].type;
    if (!sr_type_is_static(types[i]) || types[i]->rank < 1)
      return false;
  }
  const sr_type *entries = types[0], *dense = types[3], *result = types[4];
  sr_dtype index = types[1]->dtype;
  return (index == SR_I32 || index == SR_I64) && is_element(entries->dtype) &&
         is_line(entries, entries->dtype, entries->dims[0]) &&
         is_line(types[1], index, result->dims[0] + 1) &&
         is_line(types[2], index, entries->dims[0]) && dense->dtype == entries->dtype &&
         result->dtype == entries->dtype && dense->rank <= 2 && result->rank == dense->rank &&
         (dense->rank == 1 || result->dims[1] == dense->dims[1]);
}

sr_status sr_expand_compressed_rows(const sr_builder *b, sr_op *op) {
  if (op->operand_count != 4 || op->result_count != 1 || !fits(op))
    return sr_op_fail(b->ctx, b->module, op, SR_ERR_INVALID,
                      "cpu_csr_sparse_dense_ffi takes entries [k], bounds [rows + 1], columns [k] "
                      "and a factor [columns, n] or [columns], and gives [rows, n] or [rows]; "
                      "entries, factor and result are all i32, i64, f32, f64, complex<f32> or "
                      "complex<f64>, bounds and columns all i32 or i64");
  sr_value *entries = sr_operand(op, 0), *dense = sr_operand(op, 3);
  const sr_type *type = op->results[0].type;
  int64_t count = entries->type->dims[0], first = 0;
  sr_value *none = sr_build_splat(b, type, 0);
  if (count == 0 || sr_type_elements(dense->type) == 0 || sr_type_elements(type) == 0)
    return sr_expand_finish(op, none);
  sr_value *met = take_rows(b, dense, sr_operand(op, 2));
  sr_value *factors = sr_build_broadcast_in_dim(b, entries, &first, met->type);
  sr_value *terms = sr_build_binary(b, SR_OP_MULTIPLY, factors, met);
  sr_value *rows = rows_of_entries(b, sr_operand(op, 1), count);
  return sr_expand_finish(op, add_rows(b, none, rows, terms));
}
