/*
 * Merges reshapes of reshapes, transposes of transposes and concatenates of concatenates. Without
 * this, the value between two such ops would need a sharding of its own, and data would move to
 * that sharding and back. For example, an array [48, 80] that becomes [3840] and then [48, 80]
 * again need not move, though its columns are not contiguous in [3840]. Reverses of one row, as
 * jnp.pad prints for an edge, become identities. Reverses of a few rows of a slice become
 * concatenates of slices.
 */
#include <string.h>

#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"

/* True if the result has the operand's elements in the same order. */
static bool moves_nothing(const sr_op *op) {
  const sr_type *type = sr_result(op, 0)->type;
  bool turns = op->code == SR_OP_REVERSE;
  if (op->code == SR_OP_CONCATENATE)
    return op->operand_count == 1;
  if (sr_operand(op, 0)->type != type)
    return false;
  size_t count = 0;
  const int64_t *dims = NULL;
  if (op->code != SR_OP_RESHAPE)
    dims = sr_op_ints(op, turns ? "dimensions" : "permutation", &count);
  for (size_t d = 0; d < count; d++)
    if (turns ? type->dims[dims[d]] > 1 : dims[d] != (int64_t)d)
      return false;
  return true;
}

/* True for a broadcast that only adds dimensions of size 1. */
static bool repeats_nothing(const sr_op *op) {
  const sr_type *from = sr_operand(op, 0)->type, *to = sr_result(op, 0)->type;
  size_t count;
  const int64_t *places = sr_op_ints(op, "broadcast_dimensions", &count);
  for (size_t d = 1; d < count; d++)
    if (places[d] < places[d - 1])
      return false;
  return sr_type_elements(from) == sr_type_elements(to);
}

/* True if `outer` can read the operand of `inner` instead of its result: both are reshapes or both
 * are transposes, or a reshape follows a broadcast that only adds dimensions of size 1. */
static bool is_one_op(const sr_op *outer, const sr_op *inner) {
  if (outer->code == SR_OP_RESHAPE && inner->code == SR_OP_BROADCAST_IN_DIM)
    return repeats_nothing(inner);
  return outer->code == inner->code &&
         (outer->code == SR_OP_RESHAPE || outer->code == SR_OP_TRANSPOSE);
}

/* ---- mirrors --------------------------------------------------------------------------------- */

enum {
  MOST_ROWS = 4,   /* a reverse of more rows does not become a concatenate */
  MOST_MERGED = 16 /* a merged concatenate has no more operands than this */
};

/* Returns the dimension along which the reverse `op` reverses up to MOST_ROWS rows of a slice.
 * Returns -1 if `op` reverses anything else. */
static int32_t mirrored(const sr_op *op) {
  const sr_op *taken = sr_value_op(sr_operand(op, 0), SR_OP_SLICE);
  const int64_t *sizes = sr_result(op, 0)->type->dims;
  int32_t dim = -1;
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  for (size_t i = 0; i < count; i++) {
    if (sizes[dims[i]] > MOST_ROWS || (sizes[dims[i]] > 1 && dim >= 0))
      return -1;
    if (sizes[dims[i]] > 1)
      dim = (int32_t)dims[i];
  }
  const int64_t *strides = taken ? sr_op_ints(taken, "strides", &count) : NULL;
  for (size_t d = 0; taken && d < count; d++)
    if (strides[d] != 1)
      return -1;
  return taken ? dim : -1;
}

/* Replaces the reverse by a concatenate of slices, the last row first. */
static void concatenate_rows(sr_partitioner *p, sr_op *op, int32_t dim) {
  const sr_builder b = sr_partitioner_builder(p, op);
  sr_op *taken = sr_operand(op, 0)->op;
  const sr_type *type = sr_result(op, 0)->type;
  sr_value *rows[MOST_ROWS];
  int64_t starts[SR_MAX_RANK], sizes[SR_MAX_RANK], count = type->dims[dim];
  for (int32_t d = 0; d < type->rank; d++) {
    starts[d] = sr_op_int_at(taken, "start_indices", (size_t)d, 0);
    sizes[d] = d == dim ? 1 : type->dims[d];
  }
  starts[dim] += count;
  for (int64_t i = 0; i < count; i++) {
    starts[dim]--;
    rows[i] = sr_build_slice(&b, sr_operand(taken, 0), starts, sizes);
  }
  sr_value_replace(sr_result(op, 0), sr_build_concatenate(&b, (int32_t)count, rows, dim));
  sr_op_erase(op);
  if (!sr_result(taken, 0)->uses)
    sr_op_erase(taken);
}

/* Replaces operand `index`, a concatenate with no other use, by the operands of that
 * concatenate. */
static void merge_operands(sr_partitioner *p, sr_op *op, int32_t index) {
  sr_op *inner = sr_operand(op, index)->op;
  sr_value *all[MOST_MERGED];
  int32_t count = 0;
  for (int32_t t = 0; t < op->operand_count; t++)
    for (int32_t i = 0; i < (t == index ? inner->operand_count : 1); i++)
      all[count++] = sr_operand(t == index ? inner : op, t == index ? i : t);
  sr_op_set_operands(p->module, op, count, all);
  sr_op_erase(inner);
}

/* Replaces each operand that is a concatenate by the operands of that concatenate, as long as `op`
 * then has no more than MOST_MERGED operands. */
static void merge_concatenates(sr_partitioner *p, sr_op *op) {
  for (int32_t t = op->operand_count; t-- > 0;) {
    const sr_op *inner = sr_value_op(sr_operand(op, t), SR_OP_CONCATENATE);
    if (inner && sr_operand(op, t)->uses->next == NULL && inner->block == op->block &&
        sr_op_int(inner, "dimension", 0) == sr_op_int(op, "dimension", 0) &&
        op->operand_count + inner->operand_count - 1 <= MOST_MERGED)
      merge_operands(p, op, t);
  }
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool may_move_nothing(const sr_op *op) {
  return op->code == SR_OP_RESHAPE || op->code == SR_OP_TRANSPOSE || op->code == SR_OP_REVERSE ||
         op->code == SR_OP_CONCATENATE;
}

/* Replaces the permutation of `outer` by that of `inner` followed by that of `outer`. */
static void compose(sr_partitioner *p, sr_op *outer, const sr_op *inner) {
  size_t count;
  const int64_t *first = sr_op_ints(inner, "permutation", &count);
  const int64_t *second = sr_op_ints(outer, "permutation", &count);
  int64_t order[SR_MAX_RANK];
  for (size_t d = 0; d < count; d++)
    order[d] = first[second[d]];
  sr_op_set_attr(p->module, outer, "permutation", sr_attr_ints(p->module, order, count));
}

static sr_status merge(sr_partitioner *p, sr_op *op) {
  if (!may_move_nothing(op)) {
    sr_scatter_to_update(p, op);
    return SR_OK;
  }
  int32_t dim = op->code == SR_OP_REVERSE ? mirrored(op) : -1;
  if (dim >= 0) {
    concatenate_rows(p, op, dim);
    return SR_OK;
  }
  if (op->code == SR_OP_CONCATENATE)
    merge_concatenates(p, op);
  sr_op *inner = sr_operand(op, 0)->op;
  if (inner && is_one_op(op, inner)) {
    if (op->code == SR_OP_TRANSPOSE)
      compose(p, op, inner);
    sr_op_set_operand(op, 0, sr_operand(inner, 0));
    if (!sr_result(inner, 0)->uses)
      sr_op_erase(inner);
  }
  if (moves_nothing(op))
    sr_op_set_role(p, op, SR_ROLE_IDENTITY);
  return SR_OK;
}

sr_status sr_merge_layouts(sr_partitioner *p) {
  return sr_partitioner_walk(p, p->body, merge);
}
