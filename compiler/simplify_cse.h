/* Equality of ops and a table of ops by what they compute. Private to the simplifier. */
#ifndef SR_COMPILER_SIMPLIFY_CSE_H
#define SR_COMPILER_SIMPLIFY_CSE_H

#include "compiler/simplify_rewriter.h"

/* Same ops, attributes, types and operands; what the regions define is compared by position. */
bool sr_region_equal(sr_rewriter *rw, const sr_block *a, const sr_block *b);

typedef struct sr_op_table sr_op_table;
/* Whether an equal op that stands earlier may serve for a later one. */
typedef bool sr_op_table_match(const sr_op *earlier, const sr_op *later);

/* In scratch. `expected`: about how many ops will be entered. */
sr_op_table *sr_op_table_create(sr_rewriter *rw, size_t expected);
/*
 * The op in the table that computes the same as `op`, or NULL: then `op` is entered. Operands whose
 * value has `tag` stand for the value in their note; ops with regions are compared by their own
 * operands.
 */
sr_op *sr_op_table_find(sr_op_table *table, sr_op *op, int32_t tag, sr_op_table_match *match);
/* Takes out what was entered since the mark. */
size_t sr_op_table_mark(const sr_op_table *table);
void sr_op_table_reset(sr_op_table *table, size_t mark);

#endif
