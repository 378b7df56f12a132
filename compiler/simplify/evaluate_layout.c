/*
 * Evaluates ops that move the elements of constants. An op computes a view of its operand: an
 * address and a stride per dimension. One loop, copy_view, then copies the elements for all ops
 * except reshape and iota.
 */
#include "compiler/simplify/evaluate.h"

#include <string.h>

typedef struct view {
  char *data;       /* address of the first element */
  int64_t *strides; /* [dimension]: elements from one index to the next */
} view;

/* Copies an array with the sizes `dims` from the view `from` to the view `to`. Calls itself for
 * each index of the first dimension. An element has `bytes` bytes. */
static void copy_view(size_t bytes, int32_t rank, const int64_t *dims, view to, view from) {
  if (rank == 0) {
    memcpy(to.data, from.data, bytes);
    return;
  }
  for (int64_t i = 0; i < dims[0]; i++) {
    view to_part = {to.data + i * to.strides[0] * (int64_t)bytes, to.strides + 1};
    view from_part = {from.data + i * from.strides[0] * (int64_t)bytes, from.strides + 1};
    copy_view(bytes, rank - 1, dims + 1, to_part, from_part);
  }
}

/* Returns the row-major strides of a tensor; all zero for a splat, which stores one element. */
static int64_t *strides_of(sr_arena *arena, const sr_type *type, bool splat) {
  int64_t *strides = SR_NEW_ARRAY(arena, int64_t, type->rank);
  int64_t step = 1;
  for (int32_t d = type->rank - 1; d >= 0; d--) {
    strides[d] = splat ? 0 : step;
    step *= type->dims[d];
  }
  return strides;
}

static const int64_t *ints(const sr_op *op, const char *name) {
  size_t count;
  return sr_op_ints(op, name, &count);
}

/* Makes a view of `operand` that has the shape of the result. Returns false for ops other than
 * broadcast_in_dim, transpose, slice and reverse. */
static bool source_view(sr_arena *arena, const sr_op *op, const sr_dense *operand,
                        const sr_type *result, view *out_view) {
  int64_t *strides = strides_of(arena, operand->type, operand->splat);
  int64_t *out = SR_NEW_ARRAY(arena, int64_t, result->rank);
  int64_t offset = 0;
  size_t count = 0;
  if (op->code == SR_OP_BROADCAST_IN_DIM) {
    const int64_t *dims = ints(op, "broadcast_dimensions");
    for (int32_t d = 0; d < operand->type->rank; d++)
      out[dims[d]] = operand->type->dims[d] == 1 ? 0 : strides[d];
  } else if (op->code == SR_OP_TRANSPOSE) {
    const int64_t *permutation = ints(op, "permutation");
    for (int32_t d = 0; d < result->rank; d++)
      out[d] = strides[permutation[d]];
  } else if (op->code == SR_OP_SLICE) {
    const int64_t *starts = ints(op, "start_indices"), *steps = ints(op, "strides");
    for (int32_t d = 0; d < result->rank; d++) {
      offset += starts[d] * strides[d];
      out[d] = steps[d] * strides[d];
    }
  } else if (op->code == SR_OP_REVERSE) {
    const int64_t *dims = sr_op_ints(op, "dimensions", &count);
    memcpy(out, strides, (size_t)result->rank * sizeof *out);
    for (size_t i = 0; i < count; i++) {
      offset += (result->dims[dims[i]] - 1) * strides[dims[i]];
      out[dims[i]] = -strides[dims[i]];
    }
  } else {
    return false;
  }
  int64_t bytes = sr_dtype_get(result->dtype)->bytes;
  *out_view = (view){(char *)(uintptr_t)operand->data + offset * bytes, out};
  return true;
}

static void concatenate(sr_arena *arena, const sr_op *op, const sr_dense *const *operands,
                        const sr_type *result, char *data) {
  int64_t dimension = sr_op_int(op, "dimension", 0);
  size_t bytes = sr_dtype_get(result->dtype)->bytes;
  view to = {data, strides_of(arena, result, false)};
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *type = operands[i]->type;
    view from = {(char *)(uintptr_t)operands[i]->data, strides_of(arena, type, operands[i]->splat)};
    copy_view(bytes, type->rank, type->dims, to, from);
    to.data += type->dims[dimension] * to.strides[dimension] * (int64_t)bytes;
  }
}

static bool pad(sr_arena *arena, const sr_op *op, const sr_dense *const *operands,
                const sr_type *result, char *data) {
  const int64_t *low = ints(op, "edge_padding_low"), *high = ints(op, "edge_padding_high");
  const int64_t *interior = ints(op, "interior_padding");
  int64_t bytes = sr_dtype_get(result->dtype)->bytes;
  int64_t *strides = strides_of(arena, result, false);
  view to = {data, SR_NEW_ARRAY(arena, int64_t, result->rank)};
  for (int32_t d = 0; d < result->rank; d++) {
    if (low[d] < 0 || high[d] < 0)
      return false;
    to.data += low[d] * strides[d] * bytes;
    to.strides[d] = (interior[d] + 1) * strides[d];
  }
  for (int64_t i = 0; i < sr_type_elements(result); i++)
    memcpy(data + i * bytes, operands[1]->data, (size_t)bytes);
  view from = {(char *)(uintptr_t)operands[0]->data,
               strides_of(arena, operands[0]->type, operands[0]->splat)};
  copy_view((size_t)bytes, result->rank, operands[0]->type->dims, to, from);
  return true;
}

static bool iota(sr_arena *arena, const sr_op *op, const sr_type *result, char *data) {
  if (!sr_number_has(result->dtype))
    return false;
  int64_t dimension = sr_op_int(op, "iota_dimension", 0);
  int64_t inner = strides_of(arena, result, false)[dimension];
  size_t bytes = sr_dtype_get(result->dtype)->bytes;
  sr_dtype dtype = result->dtype;
  for (int64_t i = 0; i < sr_type_elements(result); i++) {
    sr_number value, index = sr_number_int(SR_I64, i / inner % result->dims[dimension]);
    if (!sr_evaluate_convert(SR_I64, dtype, index, &value))
      return false;
    sr_number_store(dtype, value, data + (size_t)i * bytes);
  }
  return true;
}

static bool all_equal_splats(const sr_op *op, const sr_dense *const *operands, size_t bytes) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (!operands[i]->splat || memcmp(operands[i]->data, operands[0]->data, bytes) != 0)
      return false;
  return op->operand_count > 0;
}

bool sr_evaluate_layout(sr_arena *arena, const sr_op *op, const sr_dense *const *operands,
                        const sr_type *result, sr_dense *out_dense) {
  bool moves = (sr_op_has(op, SR_TRAIT_VIEW) && op->code != SR_OP_DYNAMIC_SLICE) ||
               op->code == SR_OP_CONCATENATE || op->code == SR_OP_PAD;
  if (!moves && op->code != SR_OP_IOTA)
    return false;
  size_t bytes = sr_dtype_get(result->dtype)->bytes;
  if (moves && all_equal_splats(op, operands, bytes)) {
    *out_dense = (sr_dense){result, operands[0]->data, bytes, true};
    return true;
  }
  if (op->code == SR_OP_RESHAPE) {
    *out_dense = *operands[0];
    out_dense->type = result;
    return true;
  }
  int64_t count = sr_type_elements(result);
  char *data = sr_arena_array(arena, (size_t)count, bytes);
  view from;
  bool done = true;
  if (op->code == SR_OP_CONCATENATE)
    concatenate(arena, op, operands, result, data);
  else if (op->code == SR_OP_PAD)
    done = pad(arena, op, operands, result, data);
  else if (op->code == SR_OP_IOTA)
    done = iota(arena, op, result, data);
  else if (source_view(arena, op, operands[0], result, &from))
    copy_view(bytes, result->rank, result->dims, (view){data, strides_of(arena, result, false)},
              from);
  else
    done = false;
  *out_dense = (sr_dense){result, data, (size_t)count * bytes, count == 1};
  return done;
}
