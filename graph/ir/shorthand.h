/* Parsers for the attributes of ops that stand for several simpler ops (einsum, ragged_dot). The
 * verifier uses them, and so do the passes that expand these ops. */
#ifndef SR_GRAPH_IR_SHORTHAND_H
#define SR_GRAPH_IR_SHORTHAND_H

#include "graph/ir/dot.h"

/* For an op chlo.broadcast_*: dimension d of operand `index` is dimension out_dims[d] of the
 * result. The operand has at most the rank of the result. */
void sr_broadcast_places(const sr_op *op, int32_t index, int64_t *out_dims);

/* The config of einsum or unary_einsum: one letter for each dimension. */
typedef struct sr_einsum {
  const char *letters[3]; /* of the first operand, the last operand, the result */
  size_t counts[3];
} sr_einsum;

/* False unless einsum_config has one list of letters for each operand and one for the result. */
bool sr_einsum_read(const sr_op *op, sr_einsum *out);

/* The dimension that the groups of a chlo.ragged_dot divide. */
typedef enum sr_ragged_mode {
  SR_RAGGED_FREE,  /* a free dimension of the left operand: each group has its own right operand */
  SR_RAGGED_SUM,   /* a contracting dimension: each group has its own result */
  SR_RAGGED_BATCH, /* a batching dimension: the groups have no effect */
} sr_ragged_mode;

typedef struct sr_ragged {
  sr_ragged_mode mode;
  sr_dot_numbers dims;
  int64_t ragged; /* dimension of the left operand */
  int64_t group;  /* dimension of the right operand that has one index for each group; -1: none */
} sr_ragged;

/* False unless the attribute has one ragged dimension, and a group dimension if and only if the
 * mode is SR_RAGGED_FREE. */
bool sr_ragged_read(const sr_op *op, sr_ragged *out);

#endif
