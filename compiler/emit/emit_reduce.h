/* What the ways to emit a reduction share: a sum in one thread (emit_reduce.c), and a sum in a warp
 * or block of a GPU (emit_rows.c). */
#ifndef SR_COMPILER_EMIT_EMIT_REDUCE_H
#define SR_COMPILER_EMIT_EMIT_REDUCE_H

#include "compiler/emit/emit.h"

/* Which dimensions of its operands a REDUCE sums. */
typedef struct sr_reduction_shape {
  sr_op *op;
  const sr_type *type; /* type of an operand */
  bool reduced[SR_MAX_RANK];
  int32_t kept[SR_MAX_RANK], kept_count;
  int32_t gone[SR_MAX_RANK], gone_count;
} sr_reduction_shape;

/* Combines the accumulators with one element of each operand, by the op's region. */
void sr_reduce_combine(sr_code_emitter *e, const sr_op *op, const sr_element *accumulators,
                       const sr_element *elements, sr_element *out);
/* Returns the initial values of the accumulators. */
void sr_reduce_initial(sr_code_emitter *e, const sr_op *op, sr_element *out);
/* Adds a phi, whose value from the block `from` is `initial`, and later its value from the end of
 * the loop. */
sr_element sr_reduce_phi(sr_code_emitter *e, sr_element initial, LLVMBasicBlockRef from);
void sr_reduce_close_phi(sr_element phi, sr_element next, LLVMBasicBlockRef from);
/* Stores one element of each result of the op. */
void sr_reduce_store(sr_code_emitter *e, const sr_op *op, const sr_position *position,
                     const sr_element *elements);

/* True if the threads of a warp should share each sum. */
bool sr_rows_suit(const sr_reduction_shape *r);
/* Emits the reduction with a warp for each sum. */
void sr_emit_rows(sr_code_emitter *e, const sr_reduction_shape *r);
/* Emits the sum of a row, in a kernel by rows. */
void sr_emit_row_sum(sr_code_emitter *e, const sr_reduction_shape *r);

#endif
