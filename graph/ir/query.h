/* Questions about values and ops that more than one folder asks. */
#ifndef SR_GRAPH_IR_QUERY_H
#define SR_GRAPH_IR_QUERY_H

#include "graph/ir/graph.h"
#include "transfer/collective_kind.h"

/* The op that defines `value` if it has that code, else NULL. */
sr_op *sr_value_op(const sr_value *value, sr_opcode code);
/* The elements of a constant with a plain element type, else NULL. */
const sr_dense *sr_constant_of(const sr_value *value);
/* The constant if it is a splat. */
const sr_dense *sr_splat_of(const sr_value *value);
/* What broadcast_in_dims repeat to make `value`; `value` itself where none does. */
const sr_value *sr_value_unrepeated(const sr_value *value);
/* True for a constant all of whose bits are 0, also one that is converted or repeated. */
bool sr_value_is_zero(const sr_value *value);
/* The single integer of a constant of one element (or a splat), not of i1. False for a ui64 of 2^63
 * and more. */
bool sr_value_get_int(const sr_value *value, int64_t *out_number);

/* True if a reduction by `code`, a combiner, gives the same however often it takes the scalar
 * `value`, which is the same each time: the largest and smallest numbers and masks do, sums and
 * products of a constant that changes nothing. */
bool sr_value_may_repeat(const sr_value *value, sr_opcode code);
/* The same of a constant alone, which is known to be the same on all devices. */
bool sr_constant_may_repeat(const sr_value *value, sr_opcode code);

/* Entry `index` of a list of integers, see sr_op_ints; `otherwise` where it has none. */
int64_t sr_op_int_at(const sr_op *op, const char *name, size_t index, int64_t otherwise);
/* True if `value` is one of the `count` numbers. */
bool sr_ints_have(const int64_t *list, size_t count, int64_t value);

/* True for while, case and if. */
bool sr_op_is_loop_or_branch(const sr_op *op);
/* No effect besides its results, for the op with all its regions; may be removed, merged, copied,
 * moved. */
bool sr_op_is_pure(const sr_op *op);
/* May be removed when unused: pure, or a collective, which all devices remove alike. */
bool sr_op_is_removable(const sr_op *op);
/* True for a collective, and for an op with one in its regions, at any depth. */
bool sr_op_has_collective(const sr_op *op);
/* False for an op that is no collective of the plan. */
bool sr_op_collective_kind(const sr_op *op, sr_collective_kind *out_kind);
/* Ops in the regions of `op`, at any depth. */
int64_t sr_op_inner_count(const sr_op *op);

/* The block that holds the definition of `value`. */
sr_block *sr_value_block(const sr_value *value);
/* Ops in `block` and in their regions. */
int64_t sr_block_op_count(const sr_block *block);
/* True if `block` is `around`, or lies in it at any depth. */
bool sr_block_is_within(const sr_block *block, const sr_block *around);
/* True if `value` is defined in a block around `block`, which is not `block` itself. */
bool sr_value_is_outside(const sr_value *value, const sr_block *block);
/* Calls `visit` for the operands of `op`, and for what the ops in its regions take that is defined
 * outside of it; for a value once for each use. */
typedef void sr_visit_value(void *context, sr_value *value);
void sr_op_visit_inputs(const sr_op *op, sr_visit_value *visit, void *context);

#endif
