/*
 * Ops that compute the same: of one code, with equal attributes, types and operands, and with
 * regions of which that holds op by op. Where they stand, and whether one may serve for the other,
 * is the caller's to know.
 *
 * Values are entered into maps (sr_module_new_map) and leave those that they were in.
 */
#ifndef SR_GRAPH_IR_EQUAL_H
#define SR_GRAPH_IR_EQUAL_H

#include "graph/ir/graph.h"

/* True if the regions compute the same of equal arguments; what they define is compared by
 * position, what they take from outside must be the same values. */
bool sr_region_equal(sr_module *module, const sr_block *a, const sr_block *b);

/* A table of ops by what they compute. */
typedef struct sr_op_table sr_op_table;
/* Whether an equal op that stands earlier may serve for a later one. */
typedef bool sr_op_table_match(const sr_op *earlier, const sr_op *later);

/* For ops of `module`, in `arena`. `expected`: about how many will be entered. */
sr_op_table *sr_op_table_create(sr_arena *arena, sr_module *module, size_t expected);
/* From now on `value`, an operand of ops to come, stands for `leader`. */
void sr_op_table_join(const sr_op_table *table, sr_value *value, sr_value *leader);
/* What `value` stands for; itself if nobody said. */
const sr_value *sr_op_table_leader(const sr_op_table *table, sr_value *value);
/* The op in the table that computes the same as `op` and that `match` takes (NULL: any), or NULL:
 * then `op` is entered. */
sr_op *sr_op_table_find(sr_op_table *table, sr_op *op, sr_op_table_match *match);
/* Takes out what was entered since the mark. */
size_t sr_op_table_mark(const sr_op_table *table);
void sr_op_table_reset(sr_op_table *table, size_t mark);

#endif
