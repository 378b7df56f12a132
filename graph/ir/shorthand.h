/*
 * What the attributes of ops say that are shorthand for others: read in one place, for the verifier
 * and for the compiler, which writes them out.
 */
#ifndef SR_GRAPH_IR_SHORTHAND_H
#define SR_GRAPH_IR_SHORTHAND_H

#include "graph/ir/dot.h"

/*
 * chlo.broadcast_*: dimension d of operand `index` lies on dimension out_dims[d] of the result. The
 * operand has at most as many dimensions.
 */
void sr_broadcast_places(const sr_op *op, int32_t index, int64_t *out_dims);

/* einsum and unary_einsum: a letter for each dimension. */
typedef struct sr_einsum {
  const char *letters[3]; /* of the first operand, of the last, of the result */
  size_t counts[3];
} sr_einsum;

/* False when einsum_config is not as many lists of letters as there are operands, and one more. */
bool sr_einsum_read(const sr_op *op, sr_einsum *out);

/* What the groups of chlo.ragged_dot divide. */
typedef enum sr_ragged_mode {
  SR_RAGGED_FREE,  /* rows of the left operand: each group has a right operand of its own */
  SR_RAGGED_SUM,   /* the terms of the sums: each group has a result of its own */
  SR_RAGGED_BATCH, /* the batch: the groups change nothing */
} sr_ragged_mode;

typedef struct sr_ragged {
  sr_ragged_mode mode;
  sr_dot_numbers dims;
  int64_t ragged; /* dimension of the left operand */
  int64_t group;  /* dimension of the right operand, or -1 */
} sr_ragged;

/* False unless there is one ragged dimension, and a group dimension exactly in SR_RAGGED_FREE. */
bool sr_ragged_read(const sr_op *op, sr_ragged *out);

#endif
