/*
 * Equality of ops. Two ops are equal if they have the same opcode, equal attributes, equal types
 * and the same operands, and if their regions are equal op by op. Whether an op may replace an
 * equal op also depends on the places of both in the program; the caller decides that.
 *
 * The functions below enter values into new maps (sr_module_new_map). A value can be in one map
 * only, so entries of these values in older maps are lost.
 */
#ifndef SR_GRAPH_IR_EQUAL_H
#define SR_GRAPH_IR_EQUAL_H

#include "graph/ir/graph.h"

/* True if `a` and `b` compute equal results from equal arguments. A value that is defined in `a`
 * corresponds to the value at the same position in `b`. A value that is defined outside of both
 * must be the same value in both. */
bool sr_region_equal(sr_module *module, const sr_block *a, const sr_block *b);

/* A hash table of ops that finds an op equal to a given one. */
typedef struct sr_op_table sr_op_table;
/* True if the op `earlier` may replace the op `later`, which is equal to it. */
typedef bool sr_op_table_match(const sr_op *earlier, const sr_op *later);

/* Creates an empty table for ops of `module`, in `arena`. `expected`: estimated number of ops. */
sr_op_table *sr_op_table_create(sr_arena *arena, sr_module *module, size_t expected);
/* From now on the table treats an operand `value` as equal to an operand `leader`. */
void sr_op_table_join(const sr_op_table *table, sr_value *value, sr_value *leader);
/* Returns the `leader` that sr_op_table_join gave to `value`; `value` itself if it gave none. */
const sr_value *sr_op_table_leader(const sr_op_table *table, sr_value *value);
/* Returns the op in the table that is equal to `op` and that `match` accepts. (`match` NULL accepts
 * any op.) If there is none, enters `op` and returns NULL. */
sr_op *sr_op_table_find(sr_op_table *table, sr_op *op, sr_op_table_match *match);
/* sr_op_table_reset removes all ops that were entered after sr_op_table_mark returned `mark`. */
size_t sr_op_table_mark(const sr_op_table *table);
void sr_op_table_reset(sr_op_table *table, size_t mark);

#endif
