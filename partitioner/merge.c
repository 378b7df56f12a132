/*
 * Reshapes of reshapes and transposes of transposes are one: what lies between would have a form of
 * its own, into which everything moves. Of an array [48, 80] that becomes [3840] and then [48, 80]
 * again nothing moves at all, though its columns are no parts of a line. Nor does it where jnp.pad
 * repeats a row once for an edge, or reverses it.
 */
#include <string.h>

#include "graph/query.h"
#include "partitioner/annotations.h"
#include "partitioner/pass.h"

/* True if `op` moves its elements as nothing does. */
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

/* True if both are one op: two of a kind, or a reshape of a broadcast that is one. */
static bool is_one_op(const sr_op *outer, const sr_op *inner) {
  if (outer->code == SR_OP_RESHAPE && inner->code == SR_OP_BROADCAST_IN_DIM)
    return repeats_nothing(inner);
  return outer->code == inner->code &&
         (outer->code == SR_OP_RESHAPE || outer->code == SR_OP_TRANSPOSE);
}

static bool may_move_nothing(const sr_op *op) {
  return op->code == SR_OP_RESHAPE || op->code == SR_OP_TRANSPOSE || op->code == SR_OP_REVERSE ||
         op->code == SR_OP_CONCATENATE;
}

/* The order of `outer`, of what `inner` gives, as one of what `inner` takes. */
static void compose(sr_pass *pass, sr_op *outer, const sr_op *inner) {
  size_t count;
  const int64_t *first = sr_op_ints(inner, "permutation", &count);
  const int64_t *second = sr_op_ints(outer, "permutation", &count);
  int64_t order[SR_MAX_RANK];
  for (size_t d = 0; d < count; d++)
    order[d] = first[second[d]];
  sr_op_set_attr(pass->module, outer, "permutation", sr_attr_ints(pass->module, order, count));
}

static sr_status merge(sr_pass *pass, sr_op *op) {
  if (!may_move_nothing(op))
    return SR_OK;
  sr_op *inner = sr_operand(op, 0)->op;
  if (inner && is_one_op(op, inner)) {
    if (op->code == SR_OP_TRANSPOSE)
      compose(pass, op, inner);
    sr_op_set_operand(op, 0, sr_operand(inner, 0));
    if (!sr_result(inner, 0)->uses)
      sr_op_erase(inner);
  }
  if (moves_nothing(op))
    op->tag = SR_TAG_IDENTITY;
  return SR_OK;
}

sr_status sr_pass_merge_layouts(sr_pass *pass) {
  return sr_pass_walk(pass, pass->body, merge);
}
