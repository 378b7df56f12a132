/* Simplifies ops that move elements. Removes ops that change nothing, and merges chains of ops into
 * one op. Moves broadcasts of scalars towards the end of a chain, where they cost nothing. */
#include <string.h>

#include "compiler/simplify/simplify_rules.h"

static const int64_t *ints(const sr_op *op, const char *name) {
  size_t count;
  return sr_op_ints(op, name, &count);
}

static bool is_static(const sr_value *value) {
  return value->type->kind == SR_TYPE_TENSOR && sr_type_is_static(value->type);
}

/* True if values[i] == i for all `count` values. */
static bool is_ascending_from_zero(const int64_t *values, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    if (values[i] != i)
      return false;
  return true;
}

static bool all_zero(const int64_t *values, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    if (values[i] != 0)
      return false;
  return true;
}

static bool is_zero_pad(const sr_op *op) {
  int32_t rank = op->results[0].type->rank;
  return all_zero(ints(op, "edge_padding_low"), rank) &&
         all_zero(ints(op, "edge_padding_high"), rank) &&
         all_zero(ints(op, "interior_padding"), rank);
}

/* True if `op` leaves each element in its place. Operand 0 has the type of the result. */
static bool moves_nothing(const sr_op *op) {
  int32_t rank = op->results[0].type->rank;
  if (op->code == SR_OP_CONCATENATE) /* sr_rewrite_concatenate removes empty operands */
    return op->operand_count == 1;
  if (op->code == SR_OP_BROADCAST_IN_DIM)
    return is_ascending_from_zero(ints(op, "broadcast_dimensions"), rank);
  if (op->code == SR_OP_TRANSPOSE)
    return is_ascending_from_zero(ints(op, "permutation"), rank);
  if (op->code == SR_OP_PAD)
    return is_zero_pad(op);
  return op->code == SR_OP_RESHAPE || op->code == SR_OP_SLICE ||
         /* The window is as large as the array, so the starts are clamped to 0. */
         op->code == SR_OP_DYNAMIC_SLICE;
}

/* Replaces a layout op by its operand if the op neither moves nor removes nor adds elements. */
bool sr_rewrite_same_type_layout(const sr_builder *b, sr_op *op) {
  if (!sr_op_has(op, SR_TRAIT_LAYOUT) || op->operand_count == 0 || op->result_count != 1 ||
      sr_operand(op, 0)->type != op->results[0].type || !is_static(sr_operand(op, 0)))
    return false;
  return moves_nothing(op) && sr_rewriter_finish(b, op, sr_operand(op, 0));
}

/* Returns the op if `value` is a broadcast of a scalar, else NULL. */
static sr_op *scalar_broadcast(const sr_value *value) {
  sr_op *op = sr_value_op(value, SR_OP_BROADCAST_IN_DIM);
  return op && sr_operand(op, 0)->type->rank == 0 ? op : NULL;
}

/* ---- broadcast ------------------------------------------------------------------------------ */

/* Merges two broadcasts. Dimension d of the inner operand becomes dimension
 * outer_dims[inner_dims[d]] of the result. */
static bool broadcast_of_broadcast(const sr_builder *b, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), SR_OP_BROADCAST_IN_DIM);
  if (!inner)
    return false;
  sr_value *source = sr_operand(inner, 0);
  const int64_t *outer_dims = ints(op, "broadcast_dimensions");
  const int64_t *inner_dims = ints(inner, "broadcast_dimensions");
  int64_t *dims = SR_NEW_ARRAY(b->arena, int64_t, source->type->rank);
  for (int32_t d = 0; d < source->type->rank; d++)
    dims[d] = outer_dims[inner_dims[d]];
  return sr_rewriter_finish(b, op, sr_build_broadcast_in_dim(b, source, dims, op->results[0].type));
}

static bool is_increasing(const int64_t *values, int32_t count) {
  for (int32_t i = 1; i < count; i++)
    if (values[i] <= values[i - 1])
      return false;
  return true;
}

bool sr_rewrite_broadcast(const sr_builder *b, sr_op *op) {
  sr_value *operand = sr_operand(op, 0);
  const sr_type *type = op->results[0].type;
  if (!is_static(operand) || !sr_type_is_static(type))
    return false;
  int64_t elements = sr_type_elements(operand->type);
  const int64_t *dims = ints(op, "broadcast_dimensions");
  /* A broadcast that only adds dimensions of size 1 is a reshape. */
  if (sr_type_elements(type) == elements && is_increasing(dims, operand->type->rank))
    return sr_rewriter_finish(b, op, sr_build_reshape_as(b, operand, type));
  if (broadcast_of_broadcast(b, op))
    return true;
  if (elements != 1 || operand->type->rank == 0)
    return false;
  sr_value *scalar = sr_build_reshape(b, operand, 0, NULL);
  return sr_rewriter_finish(b, op, sr_build_broadcast(b, scalar, type));
}

/* ---- reshape -------------------------------------------------------------------------------- */

bool sr_rewrite_reshape(const sr_builder *b, sr_op *op) {
  sr_value *operand = sr_operand(op, 0);
  const sr_type *type = op->results[0].type;
  sr_op *inner = operand->op;
  if (!inner || !is_static(operand) || !sr_type_is_static(type))
    return false;
  if (inner->code == SR_OP_RESHAPE)
    return sr_rewriter_finish(b, op, sr_build_reshape_as(b, sr_operand(inner, 0), type));
  if (!scalar_broadcast(operand))
    return false;
  if (type->rank == 0)
    return sr_rewriter_finish(b, op, sr_operand(inner, 0));
  return sr_rewriter_finish(b, op, sr_build_broadcast(b, sr_operand(inner, 0), type));
}

/* ---- transpose and reverse ------------------------------------------------------------------ */

/* True if the permutation moves only dimensions of size 1. The transpose is then a reshape. */
static bool moves_only_ones(const sr_type *type, const int64_t *permutation) {
  int64_t last = -1;
  for (int32_t d = 0; d < type->rank; d++) {
    if (type->dims[permutation[d]] == 1)
      continue;
    if (permutation[d] < last)
      return false;
    last = permutation[d];
  }
  return true;
}

bool sr_rewrite_transpose(const sr_builder *b, sr_op *op) {
  sr_value *operand = sr_operand(op, 0);
  const sr_type *type = op->results[0].type;
  const int64_t *permutation = ints(op, "permutation");
  sr_op *inner = operand->op;
  if (!is_static(operand))
    return false;
  if (moves_only_ones(operand->type, permutation))
    return sr_rewriter_finish(b, op, sr_build_reshape_as(b, operand, type));
  if (!inner || (inner->code != SR_OP_TRANSPOSE && inner->code != SR_OP_BROADCAST_IN_DIM))
    return false;
  sr_value *source = sr_operand(inner, 0);
  int64_t *dims = SR_NEW_ARRAY(b->arena, int64_t, type->rank);
  if (inner->code == SR_OP_TRANSPOSE) {
    const int64_t *first = ints(inner, "permutation");
    for (int32_t d = 0; d < type->rank; d++)
      dims[d] = first[permutation[d]];
    return sr_rewriter_finish(b, op, sr_build_transpose(b, source, dims));
  }
  int64_t *places = SR_NEW_ARRAY(b->arena, int64_t, type->rank);
  for (int32_t d = 0; d < type->rank; d++)
    places[permutation[d]] = d;
  const int64_t *first = ints(inner, "broadcast_dimensions");
  for (int32_t d = 0; d < source->type->rank; d++)
    dims[d] = places[first[d]];
  return sr_rewriter_finish(b, op, sr_build_broadcast_in_dim(b, source, dims, type));
}

bool sr_rewrite_reverse(const sr_builder *b, sr_op *op) {
  size_t count, kept = 0;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  sr_value *operand = sr_operand(op, 0);
  int64_t *longer = SR_NEW_ARRAY(b->arena, int64_t, count);
  for (size_t i = 0; i < count; i++)
    if (operand->type->dims[dims[i]] > 1)
      longer[kept++] = dims[i];
  if (kept == 0 || scalar_broadcast(operand))
    return sr_rewriter_finish(b, op, operand);
  sr_op *inner = sr_value_op(operand, SR_OP_REVERSE);
  if (inner && sr_attr_equal(sr_op_attr(op, "dimensions"), sr_op_attr(inner, "dimensions")))
    return sr_rewriter_finish(b, op, sr_operand(inner, 0));
  if (kept == count)
    return false;
  sr_op_set_attr(b->module, op, "dimensions", sr_attr_ints(b->module, longer, kept));
  return true;
}

/* ---- slice ---------------------------------------------------------------------------------- */

typedef struct box {
  const int64_t *starts, *limits, *strides;
} box;

static box slice_box(const sr_op *op) {
  return (box){ints(op, "start_indices"), ints(op, "limit_indices"), ints(op, "strides")};
}

bool sr_rewrite_slice_of_slice(const sr_builder *b, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), SR_OP_SLICE);
  if (!inner)
    return false;
  box first = slice_box(inner), cut = slice_box(op);
  sr_value *source = sr_operand(inner, 0);
  const sr_type *type = op->results[0].type;
  int64_t *starts = SR_NEW_ARRAY(b->arena, int64_t, type->rank);
  int64_t *limits = SR_NEW_ARRAY(b->arena, int64_t, type->rank);
  int64_t *strides = SR_NEW_ARRAY(b->arena, int64_t, type->rank);
  for (int32_t d = 0; d < type->rank; d++) {
    if (type->dims[d] == 0)
      return false;
    starts[d] = first.starts[d] + cut.starts[d] * first.strides[d];
    strides[d] = first.strides[d] * cut.strides[d];
    /* The limit is one past the last element that is read. One stride past that element may be out
     * of bounds. */
    limits[d] = starts[d] + (type->dims[d] - 1) * strides[d] + 1;
  }
  return sr_rewriter_finish(b, op, sr_build_strided_slice(b, source, starts, limits, strides));
}

bool sr_rewrite_slice_of_broadcast(const sr_builder *b, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), SR_OP_BROADCAST_IN_DIM);
  if (!inner)
    return false;
  sr_value *source = sr_operand(inner, 0);
  int32_t rank = source->type->rank;
  const int64_t *dims = ints(inner, "broadcast_dimensions");
  box cut = slice_box(op);
  int64_t *starts = SR_NEW_ARRAY(b->arena, int64_t, rank);
  int64_t *limits = SR_NEW_ARRAY(b->arena, int64_t, rank);
  int64_t *strides = SR_NEW_ARRAY(b->arena, int64_t, rank);
  for (int32_t d = 0; d < rank; d++) {
    bool expanded = source->type->dims[d] == 1;
    starts[d] = expanded ? 0 : cut.starts[dims[d]];
    limits[d] = expanded ? 1 : cut.limits[dims[d]];
    strides[d] = expanded ? 1 : cut.strides[dims[d]];
    if (expanded && op->results[0].type->dims[dims[d]] == 0)
      return false;
  }
  if (rank > 0)
    source = sr_build_strided_slice(b, source, starts, limits, strides);
  return sr_rewriter_finish(b, op, sr_build_broadcast_in_dim(b, source, dims, op->results[0].type));
}

bool sr_rewrite_slice_of_concatenate(const sr_builder *b, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), SR_OP_CONCATENATE);
  const sr_type *type = op->results[0].type;
  if (!inner || sr_type_elements(type) == 0)
    return false;
  int64_t dimension = sr_op_int(inner, "dimension", 0), offset = 0;
  box cut = slice_box(op);
  int64_t first = cut.starts[dimension];
  int64_t last = first + (type->dims[dimension] - 1) * cut.strides[dimension];
  for (int32_t i = 0; i < inner->operand_count; i++) {
    sr_value *piece = sr_operand(inner, i);
    int64_t size = piece->type->dims[dimension];
    if (first >= offset && last < offset + size) {
      size_t bytes = (size_t)type->rank * sizeof(int64_t);
      int64_t *starts = sr_arena_copy(b->arena, cut.starts, bytes);
      int64_t *limits = sr_arena_copy(b->arena, cut.limits, bytes);
      starts[dimension] = first - offset;
      limits[dimension] = last - offset + 1;
      return sr_rewriter_finish(b, op,
                                sr_build_strided_slice(b, piece, starts, limits, cut.strides));
    }
    offset += size;
  }
  return false;
}

/* slice(pad(x)) becomes slice(x) if the slice contains no padding. */
bool sr_rewrite_slice_of_pad(const sr_builder *b, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), SR_OP_PAD);
  const sr_type *type = op->results[0].type;
  if (!inner || sr_type_elements(type) == 0 ||
      !all_zero(ints(inner, "interior_padding"), type->rank))
    return false;
  sr_value *source = sr_operand(inner, 0);
  const int64_t *low = ints(inner, "edge_padding_low");
  box cut = slice_box(op);
  int64_t *starts = SR_NEW_ARRAY(b->arena, int64_t, type->rank);
  int64_t *limits = SR_NEW_ARRAY(b->arena, int64_t, type->rank);
  for (int32_t d = 0; d < type->rank; d++) {
    starts[d] = cut.starts[d] - low[d];
    limits[d] = starts[d] + (type->dims[d] - 1) * cut.strides[d] + 1;
    if (starts[d] < 0 || limits[d] > source->type->dims[d])
      return false;
  }
  return sr_rewriter_finish(b, op, sr_build_strided_slice(b, source, starts, limits, cut.strides));
}

/* ---- concatenate and pad -------------------------------------------------------------------- */

/* The largest number of operands of a concatenate. The code of a concatenate has a test for each
 * operand, so a concatenate with more operands is split into nested ones. */
enum {
  MOST_JOINED = 32
};

/* Concatenates the operands [first, first + count) of `op`. */
static sr_value *join_group(const sr_builder *b, const sr_op *op, int32_t first, int32_t count) {
  sr_value *group[MOST_JOINED];
  for (int32_t i = 0; i < count; i++)
    group[i] = sr_operand(op, first + i);
  return sr_build_concatenate(b, count, group, sr_op_int(op, "dimension", 0));
}

/* Replaces groups of MOST_JOINED operands by concatenates. The result is a tree of concatenates, so
 * each element is copied only a few times, however many operands there are. */
static bool join_in_groups(const sr_builder *b, sr_op *op) {
  SR_VECTOR(sr_value *) groups = {0};
  for (int32_t i = 0; i < op->operand_count; i += MOST_JOINED) {
    const int32_t left = op->operand_count - i, count = left < MOST_JOINED ? left : MOST_JOINED;
    SR_PUSH(b->arena, &groups, count == 1 ? sr_operand(op, i) : join_group(b, op, i, count));
  }
  sr_op_set_operands(b->module, op, (int32_t)groups.count, groups.items);
  return true;
}

/* True if `piece` is the result of a concatenate along `dimension` and has no other use. `inner` is
 * that concatenate, or NULL if another op defines `piece`. */
static bool is_joined(const sr_op *inner, const sr_value *piece, int64_t dimension) {
  return inner && sr_value_has_one_use(piece) && sr_op_int(inner, "dimension", 0) == dimension;
}

bool sr_rewrite_concatenate(const sr_builder *b, sr_op *op) {
  SR_VECTOR(sr_value *) kept = {0};
  int64_t dimension = sr_op_int(op, "dimension", 0);
  int32_t count = op->operand_count; /* number of operands that `op` will have */
  bool changed = false;
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_value *piece = sr_operand(op, i);
    sr_op *inner = sr_value_op(piece, SR_OP_CONCATENATE);
    if (is_static(piece) && sr_type_elements(piece->type) == 0) {
      changed = true;
      count--;
    } else if (is_joined(inner, piece, dimension) &&
               count + inner->operand_count - 1 <= MOST_JOINED) {
      changed = true;
      count += inner->operand_count - 1;
      for (int32_t j = 0; j < inner->operand_count; j++)
        SR_PUSH(b->arena, &kept, sr_operand(inner, j));
      sr_rewriter_visit(b, inner);
    } else {
      SR_PUSH(b->arena, &kept, piece);
    }
  }
  if (changed && kept.count > 0)
    sr_op_set_operands(b->module, op, (int32_t)kept.count, kept.items);
  if (op->operand_count > MOST_JOINED && sr_type_is_static(op->results[0].type))
    return join_in_groups(b, op);
  return changed && kept.count > 0;
}

/* A pad that only removes elements becomes a slice. A pad of an empty operand becomes a broadcast
 * of the padding value. */
bool sr_rewrite_pad(const sr_builder *b, sr_op *op) {
  sr_value *operand = sr_operand(op, 0);
  const sr_type *type = op->results[0].type;
  if (!is_static(operand) || !sr_type_is_static(type))
    return false;
  if (sr_type_elements(operand->type) == 0)
    return sr_rewriter_finish(b, op, sr_build_broadcast(b, sr_operand(op, 1), type));
  const int64_t *low = ints(op, "edge_padding_low"), *high = ints(op, "edge_padding_high");
  if (!all_zero(ints(op, "interior_padding"), type->rank))
    return false;
  int64_t *starts = SR_NEW_ARRAY(b->arena, int64_t, type->rank);
  int64_t *limits = SR_NEW_ARRAY(b->arena, int64_t, type->rank);
  for (int32_t d = 0; d < type->rank; d++) {
    starts[d] = -low[d];
    limits[d] = operand->type->dims[d] + high[d];
    if (low[d] > 0 || high[d] > 0 || limits[d] < starts[d])
      return false;
  }
  return sr_rewriter_finish(b, op, sr_build_slice(b, operand, starts, type->dims));
}

/* ---- elementwise ops on broadcasts ---------------------------------------------------------- */

/*
 * Returns one of the broadcasts among the operands if they can be moved behind `op`, else NULL. All
 * operands must be splats or broadcasts. The broadcasts must have equal `broadcast_dimensions` and
 * operands of equal shape.
 */
static sr_op *common_broadcast(const sr_op *op) {
  sr_op *common = NULL;
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_op *broadcast = sr_value_op(sr_operand(op, i), SR_OP_BROADCAST_IN_DIM);
    if (!broadcast) {
      if (!sr_splat_of(sr_operand(op, i)))
        return NULL;
      continue;
    }
    if (!common)
      common = broadcast;
    else if (!sr_type_same_shape(sr_operand(common, 0)->type, sr_operand(broadcast, 0)->type) ||
             !sr_attr_equal(sr_op_attr(common, "broadcast_dimensions"),
                            sr_op_attr(broadcast, "broadcast_dimensions")))
      return NULL;
  }
  return common;
}

/* f(broadcast(x), splat) becomes broadcast(f(x, splat)), which computes f for fewer elements. */
bool sr_rewrite_elementwise_of_broadcast(const sr_builder *b, sr_op *op) {
  bool known =
      sr_op_has(op, SR_TRAIT_ELEMENTWISE) || op->code == SR_OP_SELECT || op->code == SR_OP_CLAMP;
  if (!known || op->operand_count == 0 || op->result_count != 1 || !is_static(sr_result(op, 0)))
    return false;
  sr_op *common = common_broadcast(op);
  const sr_type *type = op->results[0].type;
  if (!common || !sr_type_same_shape(common->results[0].type, type))
    return false;
  const sr_type *shape = sr_operand(common, 0)->type;
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_value *operand = sr_operand(op, i);
    const sr_dense *splat = sr_splat_of(operand);
    if (!splat) {
      operands[i] = sr_operand(operand->op, 0);
    } else if (operand->type->rank == 0) {
      operands[i] = operand;
    } else {
      sr_dense small = *splat;
      small.type = sr_type_with_dtype(b->module, shape, operand->type->dtype);
      operands[i] = sr_build_constant(b, &small);
    }
  }
  sr_value *value = sr_build(b, op->code, op->operand_count, operands,
                             sr_type_with_dtype(b->module, shape, type->dtype));
  sr_op_copy_attrs(b->module, op, value->op);
  sr_value *wide = sr_build_broadcast_in_dim(b, value, ints(common, "broadcast_dimensions"), type);
  return sr_rewriter_finish(b, op, wide);
}
