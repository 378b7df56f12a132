/* Queries on values and ops that several folders need. */
#ifndef SR_GRAPH_IR_QUERY_H
#define SR_GRAPH_IR_QUERY_H

#include "graph/ir/graph.h"
#include "transfer/collective_kind.h"

/* The op that defines `value` if its opcode is `code`, else NULL. */
sr_op *sr_value_op(const sr_value *value, sr_opcode code);
/* The elements of `value` if it is a constant whose element type is an sr_dtype, else NULL. */
const sr_dense *sr_constant_of(const sr_value *value);
/* The same, but NULL also for a constant that is not a splat. */
const sr_dense *sr_splat_of(const sr_value *value);
/* The value from which `value` is made by a chain of broadcast_in_dim; `value` itself if a
 * different op defines it. */
const sr_value *sr_value_unrepeated(const sr_value *value);
/* True for a constant with all bits 0, also after conversions, reshapes and broadcasts. */
bool sr_value_is_zero(const sr_value *value);
/* Gets the integer that all elements of a constant have. False for any other value, for i1, and for
 * a ui64 of 2^63 or more. */
bool sr_value_get_int(const sr_value *value, int64_t *out_number);

/* True if a reduction with combiner `code` may combine the scalar `value` any number of times
 * without changing its result: any value for an idempotent combiner, 0 for sums, 1 for products. */
bool sr_value_may_repeat(const sr_value *value, sr_opcode code);
/* The same, but true for constants only, because these are equal on all devices. */
bool sr_constant_may_repeat(const sr_value *value, sr_opcode code);

/* Entry `index` of a list of integers (sr_op_ints); `otherwise` if the list is shorter. */
int64_t sr_op_int_at(const sr_op *op, const char *name, size_t index, int64_t otherwise);
/* True if `value` is one of the `count` numbers. */
bool sr_ints_have(const int64_t *list, size_t count, int64_t value);

/* True for while, case and if. */
bool sr_op_is_loop_or_branch(const sr_op *op);
/* True if the op and its regions have no effect besides the results: the op may be removed, merged,
 * copied and moved. */
bool sr_op_is_pure(const sr_op *op);
/* True if the op may be removed when unused: it is pure, or it is a collective, because all devices
 * remove it together. */
bool sr_op_is_removable(const sr_op *op);
/* True for a collective and for an op with a collective in its regions, at any depth. */
bool sr_op_has_collective(const sr_op *op);
/* Gives the kind of a collective. False if the op is not a collective of the executor. */
bool sr_op_collective_kind(const sr_op *op, sr_collective_kind *out_kind);
/* Number of ops in the regions of `op`, at any depth. */
int64_t sr_op_inner_count(const sr_op *op);

/* The block that holds the definition of `value`. */
sr_block *sr_value_block(const sr_value *value);
/* Number of ops in `block`, including those in regions of its ops. */
int64_t sr_block_op_count(const sr_block *block);
/* True if `block` is `around` or is nested in it at any depth. */
bool sr_block_is_within(const sr_block *block, const sr_block *around);
/* True if `value` is defined in a block that encloses `block`. */
bool sr_value_is_outside(const sr_value *value, const sr_block *block);
/* Calls `visit` for each use of a value by `op`, and for each use in its regions of a value that is
 * defined outside them. */
typedef void sr_visit_value(void *context, sr_value *value);
void sr_op_visit_inputs(const sr_op *op, sr_visit_value *visit, void *context);

#endif
