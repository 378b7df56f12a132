/* Questions about values and ops that several folders ask. */
#ifndef SR_GRAPH_IR_QUERY_H
#define SR_GRAPH_IR_QUERY_H

#include "graph/ir/graph.h"
#include "transfer/collective_kind.h"

/* Returns the op that defines `value` if its opcode is `code`; else NULL. */
sr_op *sr_value_op(const sr_value *value, sr_opcode code);
/* Returns the elements of `value` if it is a constant whose element type is an sr_dtype; else
 * NULL. */
const sr_dense *sr_constant_of(const sr_value *value);
/* Like sr_constant_of, but returns NULL for a constant that is not a splat. */
const sr_dense *sr_splat_of(const sr_value *value);
/* Follows a chain of broadcast_in_dim from its result `value` back to the value that is broadcast.
 * Returns `value` itself if no broadcast_in_dim defines it. */
const sr_value *sr_value_unrepeated(const sr_value *value);
/* True for a constant whose bits are all 0, and for conversions, reshapes and broadcasts of such a
 * constant. */
bool sr_value_is_zero(const sr_value *value);
/* Gets the integer that every element of the constant `value` equals. False if `value` is not a
 * constant of equal integers, is an i1, or is a ui64 of 2^63 or more. */
bool sr_value_get_int(const sr_value *value, int64_t *out_number);

/* True if a reduction with the combiner op `code` may combine the scalar `value` any number of
 * times without changing its result. This holds for any value if `code` is idempotent (maximum, for
 * example), for 0 in sums, and for 1 in products. */
bool sr_value_may_repeat(const sr_value *value, sr_opcode code);
/* Like sr_value_may_repeat, but false unless `value` is made from a constant. A constant is equal
 * on all devices; another value may not be. */
bool sr_constant_may_repeat(const sr_value *value, sr_opcode code);

/* Returns entry `index` of the op's attribute `name`, a list of integers; `otherwise` if the list
 * is shorter. */
int64_t sr_op_int_at(const sr_op *op, const char *name, size_t index, int64_t otherwise);
/* True if `value` is one of the `count` numbers of `list`. */
bool sr_ints_have(const int64_t *list, size_t count, int64_t value);

/* True if `op` is a custom_call by which JAX calls Python: jax.debug.print, pure_callback,
 * io_callback. */
bool sr_op_calls_host(const sr_op *op);
/* True if it gives Python the shard of each device, not whole arrays. */
bool sr_op_calls_host_with_shards(const sr_op *op);
/* Attributes of such a call. TOKEN, a flag: a token, which flatten drops, stood before its operands
 * and before its results. DEVICE, an integer: the one device that calls; without it, all devices
 * call. */
#define SR_HOST_TOKEN_ATTR  "python.token"
#define SR_HOST_DEVICE_ATTR "python.device"
/* True if `op` is a custom_call of JAX's typed interface, which api_version = 4 says or, as JAX
 * prints it, a dictionary mhlo.backend_config; but not if it calls Python. The function is one of a
 * library that we know, or a function of C that the process that runs the program has registered
 * (jax.ffi). */
bool sr_op_calls_typed(const sr_op *op);
/* Attributes of such a call. The places of tokens, which flatten drops, among its operands and its
 * results, both lists of integers. SENT, a flag: all devices call, and the first one of each
 * replica sends its results to the others. */
#define SR_OPERAND_TOKENS_ATTR "target.operand_tokens"
#define SR_RESULT_TOKENS_ATTR  "target.result_tokens"
#define SR_TARGET_SENT_ATTR    "target.sent"
/* True if it is jax.lax.dce_sink, which does nothing, but wants its operand to be computed. */
bool sr_op_only_keeps(const sr_op *op);
/* True if `op` is a custom_call by which JAX asks for the sharding of its operand
 * (jax.debug.inspect_array_sharding), and its result is unused. */
bool sr_op_inspects_sharding(const sr_op *op);
/* Its number, an integer, from sr_module_number_inspections on. */
#define SR_INSPECTION_ATTR "inspection"
/* True if `op` is a custom_call of `target`. */
bool sr_op_calls(const sr_op *op, const char *target);
/* True for while, case and if. */
bool sr_op_is_loop_or_branch(const sr_op *op);
/* True if the op and the ops in its regions have no effect but their results. Such an op may be
 * removed, merged, copied and moved. */
bool sr_op_is_pure(const sr_op *op);
/* True if the op may be removed when its results are unused: it is pure or a collective. A
 * collective may be removed because all devices remove it together. */
bool sr_op_is_removable(const sr_op *op);
/* True for a collective, and for an op that has a collective in its regions at any depth. */
bool sr_op_has_collective(const sr_op *op);
/* True if `block` has a collective, at any depth. */
bool sr_block_has_collective(const sr_block *block);
/* Gets the kind of a collective. False if `op` is not a collective, or is one that the executor
 * cannot run. */
bool sr_op_collective_kind(const sr_op *op, sr_collective_kind *out_kind);
/* Returns the number of ops in the regions of `op`, at any depth. */
int64_t sr_op_inner_count(const sr_op *op);

/* Returns the block in which `value` is defined, as an argument of the block or as a result of one
 * of its ops. */
sr_block *sr_value_block(const sr_value *value);
/* Returns the number of ops in `block` and in the regions of its ops, at any depth. */
int64_t sr_block_op_count(const sr_block *block);
/* True if `block` is `around` or is nested in it at any depth. */
bool sr_block_is_within(const sr_block *block, const sr_block *around);
/* True if `value` is defined in a block that encloses `block`. */
bool sr_value_is_outside(const sr_value *value, const sr_block *block);
/* Calls `visit` for each operand of `op`. Also calls it for each operand of an op in the regions of
 * `op` if that operand is defined outside of `op`. A value with several such uses is visited once
 * for each. */
typedef void sr_visit_value(void *context, sr_value *value);
void sr_op_visit_inputs(const sr_op *op, sr_visit_value *visit, void *context);

#endif
