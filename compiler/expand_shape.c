/* Other spellings of broadcast_in_dim. */
#include "compiler/expander.h"

/* The new dimensions stand in front. */
sr_status sr_expand_broadcast(sr_rewriter *rw, sr_op *op) {
  sr_value *operand = sr_operand(op, 0);
  const sr_type *type = op->results[0].type;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < operand->type->rank; d++)
    dims[d] = type->rank - operand->type->rank + d;
  return sr_expand_finish(rw, op, sr_rewriter_broadcast(rw, op, operand, dims, type));
}
