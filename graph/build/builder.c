#include "graph/build/builder.h"

#include <math.h>
#include <string.h>

#include "graph/build/rewriter.h"
#include "graph/ir/dot.h"
#include "graph/ir/integer_value.h"
#include "graph/ir/number.h"

sr_op *sr_build_op(const sr_builder *b, sr_opcode code, int32_t operand_count,
                   sr_value *const *operands, int32_t result_count, const sr_type *const *types,
                   int32_t region_count) {
  sr_op *op = sr_op_create(b->module, code, b->before, operand_count, operands, result_count, types,
                           region_count);
  sr_op_insert(op, b->before->block, b->before);
  sr_rewriter_visit(b, op);
  return op;
}

sr_value *sr_build(const sr_builder *b, sr_opcode code, int32_t operand_count,
                   sr_value *const *operands, const sr_type *type) {
  return sr_result(sr_build_op(b, code, operand_count, operands, 1, &type, 0), 0);
}

static void set_ints(const sr_builder *b, sr_value *made, const char *name, const int64_t *list,
                     int32_t count) {
  sr_op_set_attr(b->module, made->op, name, sr_attr_ints(b->module, list, (size_t)count));
}

/* ---- element-wise ---------------------------------------------------------------------------- */

sr_value *sr_build_unary(const sr_builder *b, sr_opcode code, sr_value *x) {
  return sr_build(b, code, 1, &x, x->type);
}

sr_value *sr_build_binary(const sr_builder *b, sr_opcode code, sr_value *x, sr_value *y) {
  return sr_build(b, code, 2, (sr_value *[]){x, y}, x->type);
}

sr_value *sr_build_convert(const sr_builder *b, sr_value *x, sr_dtype dtype) {
  if (x->type->dtype == dtype)
    return x;
  return sr_build(b, SR_OP_CONVERT, 1, &x, sr_type_with_dtype(b->module, x->type, dtype));
}

static const char *compare_type(const sr_type *type) {
  switch (sr_dtype_get(type->dtype)->class_) {
  case SR_CLASS_SIGNED:
    return "SIGNED";
  case SR_CLASS_BOOL:
  case SR_CLASS_UNSIGNED:
    return "UNSIGNED";
  case SR_CLASS_FLOAT:
  case SR_CLASS_COMPLEX:
    return "FLOAT";
  }
  return "FLOAT";
}

sr_value *sr_build_compare(const sr_builder *b, sr_comparison comparison, sr_value *x,
                           sr_value *y) {
  sr_value *made = sr_build(b, SR_OP_COMPARE, 2, (sr_value *[]){x, y},
                            sr_type_with_dtype(b->module, x->type, SR_I1));
  sr_op_set_comparison(b->module, made->op, comparison);
  sr_op_set_attr(b->module, made->op, "compare_type",
                 sr_attr_enum(b->module, "stablehlo.comparison_type", compare_type(x->type)));
  return made;
}

sr_value *sr_build_select(const sr_builder *b, sr_value *which, sr_value *yes, sr_value *no) {
  return sr_build(b, SR_OP_SELECT, 3, (sr_value *[]){which, yes, no}, yes->type);
}

/* ---- constants ------------------------------------------------------------------------------- */

sr_value *sr_build_constant(const sr_builder *b, const sr_dense *dense) {
  sr_value *made = sr_build(b, SR_OP_CONSTANT, 0, NULL, dense->type);
  sr_op_set_attr(b->module, made->op, "value",
                 sr_attr_dense(b->module, dense->type, dense->data, dense->bytes, dense->splat));
  return made;
}

/* Builds a splat of `type` whose elements all have the given bits. In a complex type, these are the
 * bits of the real part, and the imaginary part is 0. */
static sr_value *build_bits(const sr_builder *b, const sr_type *type, uint64_t bits) {
  size_t bytes = sr_dtype_get(type->dtype)->bytes;
  char *data = sr_arena_alloc(b->module->arena, bytes);           /* zeroed */
  memcpy(data, &bits, bytes < sizeof bits ? bytes : sizeof bits); /* little-endian */
  return sr_build_constant(b, &(sr_dense){type, data, bytes, true});
}

sr_value *sr_build_real(const sr_builder *b, const sr_type *type, double number) {
  uint64_t bits;
  sr_dtype part = sr_dtype_part(type->dtype);
  /* If `number` is too large for the type, use an infinity. */
  if (!sr_float_encode(part, number, &bits))
    (void)sr_float_encode(part, copysign((double)INFINITY, number), &bits);
  return build_bits(b, type, bits);
}

sr_value *sr_build_splat(const sr_builder *b, const sr_type *type, int64_t number) {
  sr_class class_ = sr_dtype_get(type->dtype)->class_;
  if (number == 0) /* all bits 0, because some float types have no zero */
    return build_bits(b, type, 0);
  if (class_ == SR_CLASS_FLOAT || class_ == SR_CLASS_COMPLEX)
    return sr_build_real(b, type, (double)number);
  return build_bits(b, type, (uint64_t)sr_integer_wrap(type->dtype, (uint64_t)number));
}

sr_value *sr_build_scalar(const sr_builder *b, sr_dtype dtype, int64_t number) {
  return sr_build_splat(b, sr_type_rank0(b->module, dtype), number);
}

sr_value *sr_build_iota(const sr_builder *b, const sr_type *type, int64_t dim) {
  sr_value *made = sr_build(b, SR_OP_IOTA, 0, NULL, type);
  sr_op_set_attr(b->module, made->op, "iota_dimension", sr_attr_int(b->module, dim, SR_I64));
  return made;
}

/* ---- layout ---------------------------------------------------------------------------------- */

sr_value *sr_build_reshape(const sr_builder *b, sr_value *x, int32_t rank, const int64_t *dims) {
  const sr_type *type = sr_type_tensor(b->module, x->type->dtype, rank, dims);
  return x->type == type ? x : sr_build(b, SR_OP_RESHAPE, 1, &x, type);
}

sr_value *sr_build_reshape_as(const sr_builder *b, sr_value *x, const sr_type *shape) {
  return sr_build_reshape(b, x, shape->rank, shape->dims);
}

sr_value *sr_build_transpose(const sr_builder *b, sr_value *x, const int64_t *order) {
  int64_t dims[SR_MAX_RANK];
  int32_t rank = x->type->rank;
  bool moves = false;
  for (int32_t d = 0; d < rank; d++) {
    dims[d] = x->type->dims[order[d]];
    moves |= order[d] != d;
  }
  if (!moves)
    return x;
  sr_value *made =
      sr_build(b, SR_OP_TRANSPOSE, 1, &x, sr_type_tensor(b->module, x->type->dtype, rank, dims));
  set_ints(b, made, "permutation", order, rank);
  return made;
}

sr_value *sr_build_pad(const sr_builder *b, sr_value *x, sr_value *fill, const int64_t *low,
                       const int64_t *high, const int64_t *interior) {
  const sr_type *type = x->type;
  const int64_t none[SR_MAX_RANK] = {0};
  int64_t dims[SR_MAX_RANK];
  bool pads = false;
  low = low ? low : none;
  high = high ? high : none;
  interior = interior ? interior : none;
  for (int32_t d = 0; d < type->rank; d++) {
    int64_t size = type->dims[d], gaps = size > 0 ? (size - 1) * interior[d] : 0;
    dims[d] = size + gaps + low[d] + high[d];
    dims[d] = dims[d] < 0 ? 0 : dims[d];
    pads |= low[d] != 0 || high[d] != 0 || interior[d] != 0;
  }
  if (!pads)
    return x;
  fill = fill ? fill : sr_build_scalar(b, type->dtype, 0);
  sr_value *made = sr_build(b, SR_OP_PAD, 2, (sr_value *[]){x, fill},
                            sr_type_tensor(b->module, type->dtype, type->rank, dims));
  set_ints(b, made, "edge_padding_low", low, type->rank);
  set_ints(b, made, "edge_padding_high", high, type->rank);
  set_ints(b, made, "interior_padding", interior, type->rank);
  return made;
}

sr_value *sr_build_broadcast_in_dim(const sr_builder *b, sr_value *x, const int64_t *dims,
                                    const sr_type *shape) {
  sr_value *made = sr_build(b, SR_OP_BROADCAST_IN_DIM, 1, &x,
                            sr_type_with_dtype(b->module, shape, x->type->dtype));
  set_ints(b, made, "broadcast_dimensions", dims, x->type->rank);
  return made;
}

sr_value *sr_build_broadcast(const sr_builder *b, sr_value *scalar, const sr_type *shape) {
  return shape->rank == 0 ? scalar : sr_build_broadcast_in_dim(b, scalar, NULL, shape);
}

sr_value *sr_build_concatenate(const sr_builder *b, int32_t count, sr_value *const *values,
                               int64_t dim) {
  const sr_type *type = values[0]->type;
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  for (int32_t i = 1; i < count; i++)
    dims[dim] += values[i]->type->dims[dim];
  sr_value *made = sr_build(b, SR_OP_CONCATENATE, count, values,
                            sr_type_tensor(b->module, type->dtype, type->rank, dims));
  sr_op_set_attr(b->module, made->op, "dimension", sr_attr_int(b->module, dim, SR_I64));
  return made;
}

sr_value *sr_build_slice(const sr_builder *b, sr_value *x, const int64_t *starts,
                         const int64_t *sizes) {
  int64_t limits[SR_MAX_RANK], strides[SR_MAX_RANK];
  for (int32_t d = 0; d < x->type->rank; d++) {
    limits[d] = starts[d] + sizes[d];
    strides[d] = 1;
  }
  return sr_build_strided_slice(b, x, starts, limits, strides);
}

sr_value *sr_build_strided_slice(const sr_builder *b, sr_value *x, const int64_t *starts,
                                 const int64_t *limits, const int64_t *strides) {
  int32_t rank = x->type->rank;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < rank; d++)
    dims[d] = (limits[d] - starts[d] + strides[d] - 1) / strides[d];
  sr_value *made =
      sr_build(b, SR_OP_SLICE, 1, &x, sr_type_tensor(b->module, x->type->dtype, rank, dims));
  set_ints(b, made, "start_indices", starts, rank);
  set_ints(b, made, "limit_indices", limits, rank);
  set_ints(b, made, "strides", strides, rank);
  return made;
}

sr_value *sr_build_dynamic_slice(const sr_builder *b, sr_value *x, sr_value *const *starts,
                                 const int64_t *sizes) {
  int32_t rank = x->type->rank;
  sr_value *operands[SR_MAX_RANK + 1] = {x};
  memcpy(operands + 1, starts, (size_t)rank * sizeof *starts);
  sr_value *made = sr_build(b, SR_OP_DYNAMIC_SLICE, rank + 1, operands,
                            sr_type_tensor(b->module, x->type->dtype, rank, sizes));
  set_ints(b, made, "slice_sizes", sizes, rank);
  return made;
}

sr_value *sr_build_dynamic_update_slice(const sr_builder *b, sr_value *x, sr_value *update,
                                        sr_value *const *starts) {
  int32_t rank = x->type->rank;
  sr_value *operands[SR_MAX_RANK + 2] = {x, update};
  memcpy(operands + 2, starts, (size_t)rank * sizeof *starts);
  return sr_build(b, SR_OP_DYNAMIC_UPDATE_SLICE, rank + 2, operands, x->type);
}

static const sr_attr *row_numbers(sr_module *module, int32_t rank, const char *mnemonic,
                                  const char *const *names) {
  int64_t zero = 0, others[SR_MAX_RANK];
  for (int32_t d = 1; d < rank; d++)
    others[d - 1] = d;
  const sr_attr *none = sr_attr_ints(module, NULL, 0), *first = sr_attr_ints(module, &zero, 1);
  sr_named_attr *fields = SR_NEW_ARRAY(module->arena, sr_named_attr, 6);
  fields[0] = (sr_named_attr){names[0], sr_attr_ints(module, others, (size_t)rank - 1)};
  fields[1] = (sr_named_attr){names[1], first};
  fields[2] = (sr_named_attr){names[2], none};
  fields[3] = (sr_named_attr){names[3], none};
  fields[4] = (sr_named_attr){names[4], first};
  fields[5] = (sr_named_attr){"index_vector_dim", sr_attr_int(module, 1, SR_I64)};
  sr_attr *numbers = SR_NEW(module->arena, sr_attr);
  *numbers = (sr_attr){.kind = SR_ATTR_STRUCT,
                       .fields = {.items = fields, .count = 6, .mnemonic = mnemonic}};
  return numbers;
}

const sr_attr *sr_gather_rows(sr_module *module, int32_t rank) {
  static const char *const names[] = {"offset_dims", "collapsed_slice_dims",
                                      "operand_batching_dims", "start_indices_batching_dims",
                                      "start_index_map"};
  return row_numbers(module, rank, "stablehlo.gather", names);
}

const sr_attr *sr_scatter_rows(sr_module *module, int32_t rank) {
  static const char *const names[] = {"update_window_dims", "inserted_window_dims",
                                      "input_batching_dims", "scatter_indices_batching_dims",
                                      "scatter_dims_to_operand_dims"};
  return row_numbers(module, rank, "stablehlo.scatter", names);
}

sr_op *sr_build_sort_largest(const sr_builder *b, sr_value *const values[2], int64_t dim) {
  sr_module *module = b->module;
  const sr_type *types[] = {values[0]->type, values[1]->type};
  sr_op *sort = sr_build_op(b, SR_OP_SORT, 2, values, 2, types, 1);
  sr_op_set_attr(module, sort, "dimension", sr_attr_int(module, dim, SR_I64));
  sr_op_set_attr(module, sort, "is_stable", sr_attr_bool(module, true));
  sr_block *region = sort->regions[0];
  for (int32_t i = 0; i < 4; i++)
    sr_block_add_arg(module, region, sr_type_rank0(module, types[i / 2]->dtype));
  const sr_builder in = sr_builder_in(b, region);
  sr_value *greater = sr_build_compare(&in, SR_COMPARE_GT, region->args[0], region->args[1]);
  if (sr_dtype_get(types[0]->dtype)->class_ == SR_CLASS_FLOAT)
    sr_op_set_attr(module, greater->op, "compare_type",
                   sr_attr_enum(module, "stablehlo.comparison_type", "TOTALORDER"));
  sr_build_return(&in, 1, &greater);
  return sort;
}

/* ---- reductions and products ----------------------------------------------------------------- */

sr_op *sr_build_reduce(const sr_builder *b, int32_t count, sr_value *const *operands,
                       int32_t dim_count, const int64_t *dims) {
  const sr_type **types = SR_NEW_ARRAY(b->arena, const sr_type *, count);
  for (int32_t i = 0; i < count; i++) {
    const sr_type *type = operands[i]->type;
    int64_t kept[SR_MAX_RANK];
    int32_t rank = 0;
    for (int32_t d = 0, next = 0; d < type->rank; d++)
      if (next < dim_count && dims[next] == d)
        next++;
      else
        kept[rank++] = type->dims[d];
    types[i] = sr_type_tensor(b->module, type->dtype, rank, kept);
  }
  sr_op *made = sr_build_op(b, SR_OP_REDUCE, 2 * count, operands, count, types, 1);
  sr_op_set_attr(b->module, made, "dimensions", sr_attr_ints(b->module, dims, (size_t)dim_count));
  return made;
}

sr_value *sr_build_sum(const sr_builder *b, sr_value *x, sr_value *initial, int32_t dim_count,
                       const int64_t *dims) {
  sr_dtype dtype = x->type->dtype;
  sr_value *operands[] = {x, initial ? initial : sr_build_scalar(b, dtype, 0)};
  sr_op *made = sr_build_reduce(b, 1, operands, dim_count, dims);
  sr_block_fill_combiner(b->module, made->regions[0], SR_OP_ADD, sr_type_rank0(b->module, dtype),
                         made);
  return sr_result(made, 0);
}

sr_value *sr_build_dot_general(const sr_builder *b, sr_value *x, sr_value *y,
                               const sr_dot_dims *dims, sr_dtype dtype) {
  sr_value *operands[] = {x, y};
  sr_dot_numbers numbers;
  for (int32_t k = 0; k < 2; k++) {
    numbers.batch[k] = (sr_dims){dims->batch[k], dims->batch_count};
    numbers.sum[k] = (sr_dims){dims->sum[k], dims->sum_count};
  }
  int64_t shape[SR_MAX_RANK];
  int32_t rank = 0;
  for (int32_t i = 0; i < dims->batch_count; i++)
    shape[rank++] = x->type->dims[dims->batch[0][i]];
  for (int32_t k = 0; k < 2; k++)
    for (int32_t d = 0; d < operands[k]->type->rank; d++)
      if (sr_dot_is_free(&numbers, k, d))
        shape[rank++] = operands[k]->type->dims[d];
  sr_value *made =
      sr_build(b, SR_OP_DOT_GENERAL, 2, operands, sr_type_tensor(b->module, dtype, rank, shape));
  sr_dot_numbers_set(b->module, made->op, &numbers);
  return made;
}

/* ---- regions --------------------------------------------------------------------------------- */

sr_builder sr_builder_in(const sr_builder *b, sr_block *region) {
  sr_op *end = sr_op_create(b->module, SR_OP_RETURN, region->parent, 0, NULL, 0, NULL, 0);
  sr_op_insert(end, region, NULL);
  return sr_builder_at(b, end);
}

void sr_build_return(const sr_builder *in, int32_t count, sr_value *const *results) {
  sr_op_set_operands(in->module, in->before, count, results);
}

static sr_value **mapped_results(const sr_builder *b, const sr_block *block, int32_t map) {
  const sr_op *end = block->last;
  sr_value **results = SR_NEW_ARRAY(b->arena, sr_value *, end->operand_count);
  for (int32_t i = 0; i < end->operand_count; i++)
    results[i] = sr_mapped(map, sr_operand(end, i));
  return results;
}

sr_value **sr_build_copy(const sr_builder *b, sr_block *block, sr_value *const *args) {
  int32_t map = sr_module_new_map(b->module);
  for (int32_t i = 0; i < block->arg_count; i++)
    sr_map_enter(map, block->args[i], args[i]);
  for (sr_op *op = block->first; op != block->last; op = op->next) {
    sr_op *copy = sr_op_clone(b->module, op, map);
    sr_op_insert(copy, b->before->block, b->before);
    sr_rewriter_visit(b, copy);
    for (int32_t i = 0; i < copy->region_count; i++)
      sr_rewriter_visit_block(b, copy->regions[i]);
  }
  return mapped_results(b, block, map);
}

bool sr_block_is_scalar_code(const sr_block *block) {
  for (const sr_op *op = block->first; op != block->last; op = op->next) {
    bool known = sr_op_has(op, SR_TRAIT_ELEMENTWISE) || op->code == SR_OP_SELECT ||
                 op->code == SR_OP_CLAMP || op->code == SR_OP_CONSTANT;
    if (!known || op->result_count != 1 || op->region_count != 0 || op->results[0].type->rank != 0)
      return false;
  }
  return true;
}

/* Returns `value` with the shape `shape`. A scalar, which is defined outside of the region, is
 * broadcast. Results of the region's ops already have this shape. */
static sr_value *in_shape(const sr_builder *b, sr_value *value, const sr_type *shape) {
  return value->type->rank == 0 ? sr_build_broadcast(b, value, shape) : value;
}

sr_value **sr_build_map(const sr_builder *b, sr_block *block, sr_value *const *args) {
  if (!sr_block_is_scalar_code(block))
    return NULL;
  int32_t map = sr_module_new_map(b->module);
  const sr_type *shape = args[0]->type;
  for (int32_t i = 0; i < block->arg_count; i++)
    sr_map_enter(map, block->args[i], args[i]);
  for (sr_op *op = block->first; op != block->last; op = op->next) {
    sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
    for (int32_t i = 0; i < op->operand_count; i++)
      operands[i] = in_shape(b, sr_mapped(map, sr_operand(op, i)), shape);
    const sr_type *type = op->results[0].type;
    if (op->code != SR_OP_CONSTANT)
      type = sr_type_with_dtype(b->module, shape, type->dtype);
    sr_value *made = sr_build(b, op->code, op->operand_count, operands, type);
    sr_op_copy_attrs(b->module, op, made->op);
    sr_map_enter(map, sr_result(op, 0), made);
  }
  sr_value **results = mapped_results(b, block, map);
  for (int32_t i = 0; i < block->last->operand_count; i++)
    results[i] = in_shape(b, results[i], shape);
  return results;
}
