/* Emits one element of a value: reads it from a register or from memory, or computes it from
 * elements of operands. The emitter remembers computed elements. It uses one again at the same
 * position, but only where the code that computed it has run for certain (sr_emitted_mark). */
#include <string.h>

#include "compiler/emit/emit.h"
#include "graph/ir/query.h"

static sr_position zero_position(const sr_code_emitter *e, int32_t rank) {
  sr_position position = {.rank = rank};
  for (int32_t d = 0; d < rank; d++)
    position.index[d] = sr_index_constant(e, 0);
  return position;
}

sr_element sr_emit_scalar(sr_code_emitter *e, const sr_value *value) {
  sr_position position = zero_position(e, value->type->rank);
  return sr_emit_element(e, value, &position);
}

/* ---- choices at run time --------------------------------------------------------------------- */

/* condition ? element of `yes` at `position` : `otherwise`. The code accesses `yes` only if the
 * condition holds. */
static sr_element choose_element(sr_code_emitter *e, LLVMValueRef condition, const sr_value *yes,
                                 const sr_position *position, sr_element otherwise) {
  sr_team_sync(e);
  LLVMBasicBlockRef from = LLVMGetInsertBlock(e->builder);
  LLVMBasicBlockRef then = sr_emit_block(e, "part"), join = sr_emit_block(e, "join");
  LLVMBuildCondBr(e->builder, condition, then, join);
  LLVMPositionBuilderAtEnd(e->builder, then);
  size_t mark = sr_emitted_mark(e);
  sr_element element = sr_emit_element(e, yes, position);
  sr_emitted_release(e, mark);
  then = LLVMGetInsertBlock(e->builder);
  LLVMBuildBr(e->builder, join);
  LLVMPositionBuilderAtEnd(e->builder, join);
  LLVMBasicBlockRef blocks[] = {then, from};
  sr_element result = {0};
  LLVMValueRef real[] = {element.v, otherwise.v}, imaginary[] = {element.im, otherwise.im};
  result.v = LLVMBuildPhi(e->builder, LLVMTypeOf(element.v), "");
  LLVMAddIncoming(result.v, real, blocks, 2);
  if (element.im) {
    result.im = LLVMBuildPhi(e->builder, LLVMTypeOf(element.im), "");
    LLVMAddIncoming(result.im, imaginary, blocks, 2);
  }
  return result;
}

/* Returns the i1 low <= index < high. Emits only the tests that the known range of the index does
 * not decide. Returns NULL if the condition is always true. */
static LLVMValueRef in_range(sr_code_emitter *e, sr_index index, int64_t low, int64_t high) {
  LLVMValueRef result = NULL;
  if (index.low < low)
    result = LLVMBuildICmp(e->builder, LLVMIntSGE, index.v, sr_emit_i64(e, low), "");
  if (index.high >= high) {
    LLVMValueRef below = LLVMBuildICmp(e->builder, LLVMIntSLT, index.v, sr_emit_i64(e, high), "");
    result = result ? LLVMBuildAnd(e->builder, result, below, "") : below;
  }
  return result;
}

static bool never_in_range(sr_index index, int64_t low, int64_t high) {
  return index.high < low || index.low >= high;
}

static LLVMValueRef both(sr_code_emitter *e, LLVMValueRef a, LLVMValueRef b) {
  return !a ? b : !b ? a : LLVMBuildAnd(e->builder, a, b, "");
}

/* ---- constants and counters ------------------------------------------------------------------ */

static LLVMValueRef constant_table(sr_code_emitter *e, const sr_dense *dense) {
  for (size_t i = 0; i < e->tables.count; i++)
    if (e->tables.items[i].dense == dense)
      return e->tables.items[i].global;
  LLVMValueRef bytes = LLVMConstStringInContext2(e->context, dense->data, dense->bytes, 1);
  LLVMValueRef table = LLVMAddGlobal(e->module, LLVMTypeOf(bytes), "");
  LLVMSetInitializer(table, bytes);
  LLVMSetGlobalConstant(table, 1);
  LLVMSetLinkage(table, LLVMPrivateLinkage);
  LLVMSetAlignment(table, 16);
  SR_PUSH(e->low->arena, &e->tables, ((sr_constant_table){dense, table}));
  return table;
}

static sr_element constant_element(sr_code_emitter *e, const sr_op *op,
                                   const sr_position *position) {
  const sr_dense *dense = &sr_op_attr(op, "value")->dense;
  sr_dtype dtype = dense->type->dtype;
  if (dense->splat)
    return sr_emit_literal(e, dtype, dense->data);
  sr_index linear = sr_emit_linear(e, position, dense->type->rank, dense->type->dims);
  if (sr_index_is_constant(linear))
    return sr_emit_literal(e, dtype,
                           (const char *)dense->data + linear.low * sr_dtype_get(dtype)->bytes);
  return sr_emit_load(e, dtype, constant_table(e, dense), linear.v, NULL);
}

static sr_element iota_element(sr_code_emitter *e, const sr_op *op, const sr_position *position) {
  const sr_type *type = op->results[0].type;
  sr_position full = sr_emit_delinear(e, position, type->rank, type->dims);
  sr_element index = {full.index[sr_op_int(op, "iota_dimension", 0)].v, NULL};
  return sr_emit_convert(e, SR_I64, type->dtype, index);
}

static sr_element partition_id_element(sr_code_emitter *e, const sr_op *op,
                                       const sr_position *position) {
  (void)op;
  (void)position;
  LLVMValueRef address = sr_emit_address(e, e->device_id);
  return sr_emit_load(e, SR_U32, address, sr_emit_i64(e, 0), NULL);
}

/* ---- moved indices --------------------------------------------------------------------------- */

static sr_element broadcast_element(sr_code_emitter *e, const sr_op *op,
                                    const sr_position *position) {
  const sr_value *operand = sr_operand(op, 0);
  const sr_type *type = operand->type;
  if (sr_type_elements(type) == 1)
    return sr_emit_scalar(e, operand);
  sr_position full =
      sr_emit_delinear(e, position, op->results[0].type->rank, op->results[0].type->dims);
  size_t count;
  const int64_t *dims = sr_op_ints(op, "broadcast_dimensions", &count);
  sr_position inner = {.rank = type->rank};
  for (int32_t d = 0; d < type->rank; d++)
    inner.index[d] = type->dims[d] == 1 ? sr_index_constant(e, 0) : full.index[dims[d]];
  return sr_emit_element(e, operand, &inner);
}

/* For a reshape of type `from` to type `to`: sets *out to the position in the operand that
 * corresponds to `position` in the result. Returns false if the reshape merges dimensions of
 * `from`; it may only split them, and add or drop dimensions of size 1. */
static bool merge_dimensions(sr_code_emitter *e, const sr_type *from, const sr_type *to,
                             const sr_position *position, sr_position *out) {
  int32_t k = 0;
  for (int32_t d = 0; d < from->rank; d++) {
    int64_t size = 1;
    out->index[d] = sr_index_constant(e, 0);
    for (; size < from->dims[d] && k < to->rank; k++) {
      size *= to->dims[k];
      out->index[d] =
          sr_index_sum(e, sr_index_scale(e, out->index[d], to->dims[k]), position->index[k]);
    }
    if (size != from->dims[d])
      return false;
  }
  return true;
}

static sr_element reshape_element(sr_code_emitter *e, const sr_op *op,
                                  const sr_position *position) {
  const sr_value *operand = sr_operand(op, 0);
  const sr_type *from = operand->type, *to = op->results[0].type;
  sr_position inner = {.rank = from->rank};
  if (position->linear) {
    inner.linear = true;
    inner.index[0] = position->index[0];
    return sr_emit_element(e, operand, &inner);
  }
  if (!merge_dimensions(e, from, to, position, &inner)) {
    inner.linear = true;
    inner.index[0] = sr_emit_linear(e, position, to->rank, to->dims);
  }
  return sr_emit_element(e, operand, &inner);
}

static sr_element transpose_element(sr_code_emitter *e, const sr_op *op,
                                    const sr_position *position) {
  size_t count;
  const int64_t *order = sr_op_ints(op, "permutation", &count);
  sr_position inner = {.rank = position->rank};
  for (int32_t d = 0; d < position->rank; d++)
    inner.index[order[d]] = position->index[d];
  return sr_emit_element(e, sr_operand(op, 0), &inner);
}

static sr_element slice_element(sr_code_emitter *e, const sr_op *op, const sr_position *position) {
  size_t count;
  const int64_t *start = sr_op_ints(op, "start_indices", &count);
  const int64_t *stride = sr_op_ints(op, "strides", &count);
  sr_position inner = {.rank = position->rank};
  for (int32_t d = 0; d < position->rank; d++)
    inner.index[d] = sr_index_add(e, sr_index_scale(e, position->index[d], stride[d]), start[d]);
  return sr_emit_element(e, sr_operand(op, 0), &inner);
}

static sr_element reverse_element(sr_code_emitter *e, const sr_op *op,
                                  const sr_position *position) {
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  sr_position inner = *position;
  for (size_t i = 0; i < count; i++) {
    int64_t d = dims[i];
    inner.index[d] = sr_index_add(e, sr_index_scale(e, position->index[d], -1),
                                  op->results[0].type->dims[d] - 1);
  }
  return sr_emit_element(e, sr_operand(op, 0), &inner);
}

/* An element of a concatenate. Goes through the operands from the last to the first. Emits code
 * that selects an operand if the index is in the operand's range. */
static sr_element concatenate_element(sr_code_emitter *e, const sr_op *op,
                                      const sr_position *position) {
  int64_t dim = sr_op_int(op, "dimension", 0);
  sr_index at = position->index[dim];
  int64_t end = op->results[0].type->dims[dim];
  sr_element result = {0};
  for (int32_t i = op->operand_count - 1; i >= 0; i--) {
    int64_t start = end - sr_operand(op, i)->type->dims[dim];
    sr_position inner = *position;
    inner.index[dim] = sr_index_add(e, at, -start);
    if (start < end && !never_in_range(at, start, end)) {
      LLVMValueRef inside = in_range(e, at, start, end);
      if (!inside)
        return sr_emit_element(e, sr_operand(op, i), &inner);
      if (!result.v)
        result = sr_emit_zero(e, op->results[0].type->dtype);
      result = choose_element(e, inside, sr_operand(op, i), &inner, result);
    }
    end = start;
  }
  return result;
}

static sr_element pad_element(sr_code_emitter *e, const sr_op *op, const sr_position *position) {
  size_t count;
  const int64_t *low = sr_op_ints(op, "edge_padding_low", &count);
  const int64_t *interior = sr_op_ints(op, "interior_padding", &count);
  const sr_type *type = sr_operand(op, 0)->type;
  sr_position inner = {.rank = position->rank};
  LLVMValueRef inside = NULL;
  bool never = sr_type_elements(type) == 0;
  for (int32_t d = 0; d < type->rank && !never; d++) {
    sr_index at = sr_index_add(e, position->index[d], -low[d]);
    int64_t step = interior[d] + 1, span = (type->dims[d] - 1) * step + 1;
    never |= never_in_range(at, 0, span);
    inside = both(e, inside, in_range(e, at, 0, span));
    if (sr_index_is_constant(at)) {
      /* A constant index must stay a constant, because it may select a register. */
      never |= at.low % step != 0;
      inner.index[d] = sr_index_constant(e, at.low / step);
      continue;
    }
    if (step > 1) {
      LLVMValueRef size = sr_emit_i64(e, step);
      LLVMValueRef rest = LLVMBuildSRem(e->builder, at.v, size, "");
      inside = both(e, inside, LLVMBuildICmp(e->builder, LLVMIntEQ, rest, sr_emit_i64(e, 0), ""));
      at.v = LLVMBuildSDiv(e->builder, at.v, size, "");
    }
    inner.index[d] = (sr_index){at.v, 0, type->dims[d] - 1};
  }
  if (never)
    return sr_emit_scalar(e, sr_operand(op, 1));
  if (!inside)
    return sr_emit_element(e, sr_operand(op, 0), &inner);
  return choose_element(e, inside, sr_operand(op, 0), &inner, sr_emit_scalar(e, sr_operand(op, 1)));
}

static sr_element windows_element(sr_code_emitter *e, const sr_op *op,
                                  const sr_position *position) {
  size_t count;
  const int64_t *stride = sr_op_ints(op, "window_strides", &count);
  const int64_t *dilation = sr_op_ints(op, "window_dilations", &count);
  int32_t rank = sr_operand(op, 0)->type->rank;
  sr_position inner = {.rank = rank};
  for (int32_t d = 0; d < rank; d++)
    inner.index[d] = sr_index_sum(e, sr_index_scale(e, position->index[d], stride[d]),
                                  sr_index_scale(e, position->index[rank + d], dilation[d]));
  return sr_emit_element(e, sr_operand(op, 0), &inner);
}

/* ---- indices from values --------------------------------------------------------------------- */

/* An integer element as an i64 index clamped to 0..limit. */
static sr_index clamp_index(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef value, int64_t limit) {
  if (limit <= 0)
    return sr_index_constant(e, 0);
  LLVMBuilderRef B = e->builder;
  LLVMTypeRef type = LLVMTypeOf(value);
  bool is_signed = sr_dtype_get(dtype)->class_ == SR_CLASS_SIGNED;
  if (LLVMGetIntTypeWidth(type) < 64)
    value = is_signed ? LLVMBuildSExt(B, value, e->i64, "") : LLVMBuildZExt(B, value, e->i64, "");
  LLVMValueRef most = sr_emit_i64(e, limit), zero = sr_emit_i64(e, 0);
  if (is_signed)
    value = LLVMBuildSelect(B, LLVMBuildICmp(B, LLVMIntSLT, value, zero, ""), zero, value, "");
  value = LLVMBuildSelect(B, LLVMBuildICmp(B, LLVMIntUGT, value, most, ""), most, value, "");
  return (sr_index){value, 0, limit};
}

sr_index sr_emit_clamped_index(sr_code_emitter *e, const sr_value *value, int64_t limit) {
  return clamp_index(e, value->type->dtype, sr_emit_scalar(e, value).v, limit);
}

static sr_element dynamic_slice_element(sr_code_emitter *e, const sr_op *op,
                                        const sr_position *position) {
  const sr_type *type = sr_operand(op, 0)->type, *result = op->results[0].type;
  sr_position inner = {.rank = type->rank};
  for (int32_t d = 0; d < type->rank; d++) {
    sr_index start =
        sr_emit_clamped_index(e, sr_operand(op, d + 1), type->dims[d] - result->dims[d]);
    inner.index[d] = sr_index_sum(e, start, position->index[d]);
  }
  return sr_emit_element(e, sr_operand(op, 0), &inner);
}

sr_element sr_emit_updated(sr_code_emitter *e, const sr_op *op, const sr_index *start,
                           const sr_position *position) {
  const sr_value *operand = sr_operand(op, 0), *update = sr_operand(op, 1);
  sr_position at = sr_emit_delinear(e, position, operand->type->rank, operand->type->dims);
  sr_position inner = {.rank = at.rank};
  LLVMValueRef inside = NULL;
  for (int32_t d = 0; d < at.rank; d++) {
    const int64_t size = update->type->dims[d];
    sr_index moved = sr_index_sum(e, at.index[d], sr_index_scale(e, start[d], -1));
    inside = both(e, inside, in_range(e, moved, 0, size));
    inner.index[d] = (sr_index){moved.v, 0, size - 1};
  }
  if (!inside)
    return sr_emit_element(e, update, &inner);
  return choose_element(e, inside, update, &inner, sr_emit_element(e, operand, &at));
}

/* An element of a gather, as the StableHLO specification defines it. Start indices are clamped. */
static sr_element gather_element(sr_code_emitter *e, const sr_op *op, const sr_position *position) {
  const sr_type *type = sr_operand(op, 0)->type, *indices = sr_operand(op, 1)->type;
  const sr_attr *numbers = sr_op_attr(op, "dimension_numbers");
  size_t offset_count, collapsed_count, batch_count, map_count, size_count;
  const int64_t *offset = sr_attr_get_ints(sr_attr_field(numbers, "offset_dims"), &offset_count);
  const int64_t *collapsed =
      sr_attr_get_ints(sr_attr_field(numbers, "collapsed_slice_dims"), &collapsed_count);
  const int64_t *batch =
      sr_attr_get_ints(sr_attr_field(numbers, "operand_batching_dims"), &batch_count);
  const int64_t *index_batch =
      sr_attr_get_ints(sr_attr_field(numbers, "start_indices_batching_dims"), &batch_count);
  const int64_t *map = sr_attr_get_ints(sr_attr_field(numbers, "start_index_map"), &map_count);
  const sr_attr *vector = sr_attr_field(numbers, "index_vector_dim");
  int64_t vector_dim = vector ? vector->integer.value : 0;
  const int64_t *sizes = sr_op_ints(op, "slice_sizes", &size_count);
  /* The batch indices of the result select an index vector in start_indices: they are the indices
   * of all dimensions of start_indices except index_vector_dim. */
  sr_position at = {.rank = indices->rank};
  int32_t next = 0;
  for (int32_t d = 0; d < op->results[0].type->rank; d++) {
    if (sr_ints_have(offset, offset_count, d))
      continue;
    if (next == vector_dim)
      next++;
    at.index[next++] = position->index[d];
  }
  sr_position inner = {.rank = type->rank};
  size_t window = 0;
  for (int32_t d = 0; d < type->rank; d++) {
    bool gone = sr_ints_have(collapsed, collapsed_count, d) || sr_ints_have(batch, batch_count, d);
    inner.index[d] = gone ? sr_index_constant(e, 0) : position->index[offset[window++]];
    for (size_t i = 0; i < batch_count; i++)
      if (batch[i] == d)
        inner.index[d] = at.index[index_batch[i]];
  }
  for (size_t i = 0; i < map_count; i++) {
    if (vector_dim < indices->rank)
      at.index[vector_dim] = sr_index_constant(e, (int64_t)i);
    sr_element start = sr_emit_element(e, sr_operand(op, 1), &at);
    sr_index clamped = clamp_index(e, indices->dtype, start.v, type->dims[map[i]] - sizes[map[i]]);
    inner.index[map[i]] = sr_index_sum(e, clamped, inner.index[map[i]]);
  }
  return sr_emit_element(e, sr_operand(op, 0), &inner);
}

/* ---- any op ---------------------------------------------------------------------------------- */

static sr_element pointwise_element(sr_code_emitter *e, const sr_op *op,
                                    const sr_position *position) {
  sr_element operands[3];
  SR_ASSERT(op->operand_count <= 3);
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_value *operand = sr_operand(op, i);
    operands[i] = operand->type->rank != op->results[0].type->rank
                      ? sr_emit_scalar(e, operand)
                      : sr_emit_element(e, operand, position);
  }
  return sr_emit_pointwise(e, op, operands);
}

sr_element sr_emit_op_element(sr_code_emitter *e, const sr_op *op, const sr_position *position) {
  typedef sr_element element_fn(sr_code_emitter *, const sr_op *, const sr_position *);
  static element_fn *const of_any_position[SR_EMIT_CLASSES] = {
      [SR_EMIT_constant] = constant_element,
      [SR_EMIT_partition_id] = partition_id_element,
      [SR_EMIT_reshape] = reshape_element,
      [SR_EMIT_broadcast] = broadcast_element,
  };
  static element_fn *const of_indices[SR_EMIT_CLASSES] = {
      [SR_EMIT_iota] = iota_element,
      [SR_EMIT_transpose] = transpose_element,
      [SR_EMIT_slice] = slice_element,
      [SR_EMIT_pad] = pad_element,
      [SR_EMIT_concatenate] = concatenate_element,
      [SR_EMIT_reverse] = reverse_element,
      [SR_EMIT_dynamic_slice] = dynamic_slice_element,
      [SR_EMIT_gather] = gather_element,
      [SR_EMIT_windows] = windows_element,
      [SR_EMIT_bitcast] = sr_emit_bitcast_element,
  };
  sr_emit_class class_ = sr_emit_class_of(op);
  const sr_type *type = op->results[0].type;
  if (of_any_position[class_])
    return of_any_position[class_](e, op, position);
  if (sr_op_is_pointwise(op))
    return pointwise_element(e, op, position);
  SR_ASSERT(of_indices[class_]);
  sr_position full = sr_emit_delinear(e, position, type->rank, type->dims);
  return of_indices[class_](e, op, &full);
}

static bool same_position(const sr_position *a, const sr_position *b) {
  if (a->linear != b->linear || (!a->linear && a->rank != b->rank))
    return false;
  int32_t count = a->linear ? 1 : a->rank;
  for (int32_t i = 0; i < count; i++)
    if (a->index[i].v != b->index[i].v)
      return false;
  return true;
}

void sr_emit_remember(sr_code_emitter *e, const sr_value *value, const sr_position *position,
                      sr_element element) {
  size_t used = offsetof(sr_position, index) +
                sizeof(sr_index) * (size_t)(position->linear ? 1 : position->rank);
  sr_position *copy = sr_arena_copy(e->scratch, position, used);
  SR_PUSH(e->scratch, &e->emitted, (sr_emitted){value, copy, element});
}

bool sr_emitted_find(const sr_code_emitter *e, const sr_value *value, const sr_position *position,
                     sr_element *out) {
  for (size_t i = e->emitted.count; i-- > 0;)
    if (e->emitted.items[i].value == value &&
        same_position(e->emitted.items[i].position, position)) {
      *out = e->emitted.items[i].element;
      return true;
    }
  return false;
}

/* Finds the element of a root, if it has been emitted. At a linear position, a view has the
 * elements of the value of which it is a view. */
static bool find_emitted_root(const sr_code_emitter *e, const sr_cell *cell,
                              const sr_position *position, sr_element *out) {
  while (position->linear && cell->view_of)
    cell = cell->view_of;
  return e->has_root_elements && sr_emitted_find(e, cell->value, position, out);
}

/* Returns the index of the element at `position` in the row that is computed. */
static sr_index place_in_row(sr_code_emitter *e, const sr_type *type, const sr_position *position) {
  const sr_position *row = &e->team.row;
  const int32_t rows = row->rank;
  int64_t elements = 1;
  for (int32_t d = rows; d < type->rank; d++)
    elements *= type->dims[d];
  sr_index place;
  if (elements == 1)
    return sr_index_constant(e, 0);
  if (position->linear) {
    const sr_index first = sr_index_scale(e, sr_emit_linear(e, row, rows, type->dims), -elements);
    place = sr_index_sum(e, position->index[0], first);
  } else {
    sr_position inner = {.rank = type->rank - rows};
    memcpy(inner.index, position->index + rows, (size_t)inner.rank * sizeof *inner.index);
    place = sr_emit_linear(e, &inner, inner.rank, type->dims + rows);
  }
  return (sr_index){place.v, 0, elements - 1};
}

sr_place sr_emit_place(sr_code_emitter *e, const sr_value *value, const sr_position *position) {
  const sr_type *type = value->type;
  const sr_cell *cell = sr_cell_of(e->low, value), *base = cell;
  while (base->view_of)
    base = base->view_of;
  if (base->in_row)
    return (sr_place){base->row, place_in_row(e, type, position).v, NULL};
  const sr_index linear = sr_type_elements(type) == 1
                              ? sr_index_constant(e, 0)
                              : sr_emit_linear(e, position, type->rank, type->dims);
  return (sr_place){sr_emit_cell_address(e, cell), linear.v, sr_buffer_of(cell)};
}

/* A row that is kept has bf16 in the upper halves of words: as f32, in which all ops on it compute.
 * So vectors need not be packed and unpacked. */
static bool is_word_of_row(sr_dtype dtype, const sr_place *place) {
  return dtype == SR_BF16 && !place->buffer;
}

static sr_element load_at(sr_code_emitter *e, sr_dtype dtype, const sr_place *place) {
  if (!is_word_of_row(dtype, place))
    return sr_emit_load(e, dtype, place->address, place->linear, place->buffer);
  LLVMValueRef word = sr_emit_load(e, SR_U32, place->address, place->linear, NULL).v;
  LLVMValueRef half = LLVMBuildLShr(e->builder, word, LLVMConstInt(e->i32, 16, 0), "");
  return (sr_element){LLVMBuildTrunc(e->builder, half, sr_emit_value_type(e, dtype), ""), NULL};
}

void sr_emit_store_at(sr_code_emitter *e, sr_dtype dtype, const sr_place *place,
                      sr_element element) {
  if (!is_word_of_row(dtype, place)) {
    sr_emit_store(e, dtype, place->address, place->linear, element, place->buffer);
    return;
  }
  LLVMValueRef word = LLVMBuildZExt(e->builder, element.v, e->i32, "");
  word = LLVMBuildShl(e->builder, word, LLVMConstInt(e->i32, 16, 0), "");
  sr_emit_store(e, SR_U32, place->address, place->linear, (sr_element){word, NULL}, NULL);
}

sr_element sr_emit_element(sr_code_emitter *e, const sr_value *value, const sr_position *position) {
  sr_cell *cell = sr_cell_of(e->low, value);
  const sr_type *type = value->type;
  /* A loop that never runs may contain code that reads an empty value. That code must not divide by
   * the value's dimensions, because one of them is 0. */
  if (sr_type_elements(type) == 0)
    return sr_emit_zero(e, type->dtype);
  sr_element element;
  if (cell->root) {
    if (find_emitted_root(e, cell, position, &element))
      return element;
    if (cell->in_registers && cell->unit == e->unit) {
      const sr_index linear = sr_type_elements(type) == 1
                                  ? sr_index_constant(e, 0)
                                  : sr_emit_linear(e, position, type->rank, type->dims);
      if (sr_index_is_constant(linear))
        return cell->registers[linear.low];
      SR_ASSERT(e->strip_rows == 0); /* other threads may be in another iteration */
    }
    const sr_place place = sr_emit_place(e, value, position);
    return load_at(e, type->dtype, &place);
  }
  if (sr_emitted_find(e, value, position, &element))
    return element;
  element = sr_emit_op_element(e, value->op, position);
  sr_emit_remember(e, value, position, element);
  return element;
}

/* ---- regions of scalars ---------------------------------------------------------------------- */

static void set_register(sr_code_emitter *e, const sr_value *value, sr_element element) {
  sr_cell *cell = sr_cell_of(e->low, value);
  cell->unit = e->unit;
  if (!cell->registers)
    cell->registers = SR_NEW(e->low->arena, sr_element);
  cell->registers[0] = element;
}

void sr_emit_region(sr_code_emitter *e, sr_block *region, const sr_element *arguments,
                    sr_element *out_results) {
  for (int32_t i = 0; i < region->arg_count; i++)
    set_register(e, region->args[i], arguments[i]);
  for (sr_op *op = region->first; op; op = op->next) {
    if (sr_op_has(op, SR_TRAIT_TERMINATOR))
      break;
    sr_position position = zero_position(e, op->results[0].type->rank);
    set_register(e, &op->results[0], sr_emit_op_element(e, op, &position));
  }
  for (int32_t i = 0; i < region->last->operand_count; i++)
    out_results[i] = sr_emit_scalar(e, sr_operand(region->last, i));
}
