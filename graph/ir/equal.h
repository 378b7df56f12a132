/*
 * Equality of ops. Two ops are equal if they have the same opcode, equal attributes, equal types
 * and the same operands, and if their regions are equal op by op. The caller decides whether one op
 * may replace the other at its place.
 *
 * The functions put values into new maps (sr_module_new_map). A value is in one map at a time, so
 * this removes the values from older maps.
 */
#ifndef SR_GRAPH_IR_EQUAL_H
#define SR_GRAPH_IR_EQUAL_H

#include "graph/ir/graph.h"

/* True if both regions compute the same results from equal arguments. Values defined inside are
 * compared by position; values that are defined outside of the regions must be identical. */
bool sr_region_equal(sr_module *module, const sr_block *a, const sr_block *b);

/* A hash table of ops, keyed by equality. */
typedef struct sr_op_table sr_op_table;
/* True if `earlier` may replace the equal op `later`. */
typedef bool sr_op_table_match(const sr_op *earlier, const sr_op *later);

/* Creates a table for ops of `module` in `arena`. `expected`: estimated number of ops. */
sr_op_table *sr_op_table_create(sr_arena *arena, sr_module *module, size_t expected);
/* From now on the table treats `value`, as an operand, as equal to `leader`. */
void sr_op_table_join(const sr_op_table *table, sr_value *value, sr_value *leader);
/* The value that sr_op_table_join gave for `value`, or `value` itself. */
const sr_value *sr_op_table_leader(const sr_op_table *table, sr_value *value);
/* The op in the table that is equal to `op` and that `match` accepts (NULL: any op). If there is
 * none, enters `op` and returns NULL. */
sr_op *sr_op_table_find(sr_op_table *table, sr_op *op, sr_op_table_match *match);
/* sr_op_table_reset removes the ops that were entered since sr_op_table_mark returned `mark`. */
size_t sr_op_table_mark(const sr_op_table *table);
void sr_op_table_reset(sr_op_table *table, size_t mark);

#endif
