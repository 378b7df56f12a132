/*
 * Reshapes of reshapes and transposes of transposes are one: what lies between would have a form of
 * its own, into which everything moves. Of an array [48, 80] that becomes [3840] and then [48, 80]
 * again nothing moves at all, though its columns are no parts of a line.
 */
#include <string.h>

#include "graph/query.h"
#include "partitioner/annotations.h"
#include "partitioner/pass.h"

/* True if `op` moves its elements as nothing does. */
static bool moves_nothing(const sr_op *op) {
  if (sr_operand(op, 0)->type != sr_result(op, 0)->type)
    return false;
  size_t count = 0;
  const int64_t *order = op->code == SR_OP_TRANSPOSE ? sr_op_ints(op, "permutation", &count) : NULL;
  for (size_t d = 0; d < count; d++)
    if (order[d] != (int64_t)d)
      return false;
  return true;
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
  if (op->code != SR_OP_RESHAPE && op->code != SR_OP_TRANSPOSE)
    return SR_OK;
  sr_op *inner = sr_operand(op, 0)->op;
  if (inner && inner->code == op->code) {
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
