/* Parses the attributes of ops that are shorthand for several simpler ops: einsum, ragged_dot and
 * chlo.broadcast_*. Used by the verifier and by the passes that expand these ops. */
#ifndef SR_GRAPH_IR_SHORTHAND_H
#define SR_GRAPH_IR_SHORTHAND_H

#include "graph/ir/dot.h"

/* For a chlo.broadcast_* op: sets out_dims[d] to the dimension of the result to which dimension d
 * of operand `index` is broadcast. The operand must not have a higher rank than the result. */
void sr_broadcast_places(const sr_op *op, int32_t index, int64_t *out_dims);

/* The einsum_config of an einsum or unary_einsum, such as "ab,bc->ac", with one letter for each
 * dimension. Index 0 is for the first operand, 1 for the last operand (the same one in a
 * unary_einsum), and 2 for the result. The letters point into the attribute and are not
 * NUL-terminated. */
typedef struct sr_einsum {
  const char *letters[3];
  size_t counts[3];
} sr_einsum;

/* Reads einsum_config. False if it does not have one list of letters for each operand and one for
 * the result. */
bool sr_einsum_read(const sr_op *op, sr_einsum *out);

/* In a chlo.ragged_dot, groups divide one dimension of the left operand, the ragged dimension. The
 * mode says what role this dimension has in the product. */
typedef enum sr_ragged_mode {
  SR_RAGGED_FREE,  /* a free dimension: each group has its own slice of the right operand */
  SR_RAGGED_SUM,   /* a contracting dimension: each group has its own slice of the result */
  SR_RAGGED_BATCH, /* a batching dimension: the groups have no effect */
} sr_ragged_mode;

typedef struct sr_ragged {
  sr_ragged_mode mode;
  sr_dot_numbers dims;
  int64_t ragged; /* the ragged dimension of the left operand */
  int64_t group;  /* the dimension of the right operand that is indexed by group; -1: none */
} sr_ragged;

/* Reads the attribute of a chlo.ragged_dot. False unless there is exactly one ragged dimension, and
 * one group dimension if the mode is SR_RAGGED_FREE, or none in other modes. */
bool sr_ragged_read(const sr_op *op, sr_ragged *out);

#endif
