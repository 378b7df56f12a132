/* Removes branches and loops that constants decide, unrolls short loops, and removes optimization
 * barriers around values that need none. */
#include <string.h>

#include "compiler/core/op_class.h"
#include "compiler/simplify/simplify_rules.h"
#include "graph/ir/trips.h"

/* True if the value is a constant, an iota or a broadcast of a scalar. Kernels compute these where
 * they use them, and a barrier would force them into memory. */
static bool is_lazy(const sr_value *value) {
  const sr_op *op = value->op;
  if (!op)
    return false;
  return sr_constant_of(value) || op->code == SR_OP_IOTA ||
         (op->code == SR_OP_BROADCAST_IN_DIM && sr_operand(op, 0)->type->rank == 0);
}

bool sr_rewrite_barrier(const sr_builder *b, sr_op *op) {
  bool *keep = SR_NEW_ARRAY(b->arena, bool, op->result_count);
  int32_t kept = 0;
  for (int32_t i = 0; i < op->result_count; i++) {
    if (is_lazy(sr_operand(op, i)))
      sr_rewriter_replace(b, sr_result(op, i), sr_operand(op, i));
    keep[i] = op->results[i].uses != NULL;
    kept += keep[i];
  }
  if (kept == op->result_count)
    return false;
  (void)sr_rewriter_rebuild(b, op, keep, keep);
  return true;
}

/* ---- case and if ---------------------------------------------------------------------------- */

/* Returns the index of the region that runs, or -1 if that is known only at run time. A constant
 * out-of-range index of a case selects the last region. */
static int32_t taken_branch(const sr_op *op) {
  const sr_value *selector = sr_operand(op, 0);
  if (op->region_count == 1)
    return 0;
  if (op->code == SR_OP_IF)
    return sr_value_is_int(selector, 1) ? 0 : sr_value_is_int(selector, 0) ? 1 : -1;
  int64_t index;
  if (!sr_value_get_int(selector, &index))
    return -1;
  return index < 0 || index >= op->region_count ? op->region_count - 1 : (int32_t)index;
}

static void replace_results(const sr_builder *b, sr_op *op, sr_value *const *values) {
  for (int32_t i = 0; i < op->result_count; i++)
    sr_rewriter_replace(b, sr_result(op, i), values[i]);
}

bool sr_rewrite_branch_constant(const sr_builder *b, sr_op *op) {
  int32_t taken = taken_branch(op);
  if (taken < 0)
    return false;
  replace_results(b, op, sr_rewriter_inline(b, op->regions[taken], NULL));
  sr_rewriter_erase(b, op);
  return true;
}

/* Returns the value that every branch returns as result `index`, or NULL if they differ. The value
 * is defined outside of `op`, or is a splat constant, which is built anew. */
static sr_value *common_result(const sr_builder *b, sr_op *op, int32_t index) {
  sr_value *first = sr_operand(op->regions[0]->last, index);
  const sr_dense *splat = sr_splat_of(first);
  for (int32_t i = 0; i < op->region_count; i++) {
    const sr_value *value = sr_operand(op->regions[i]->last, index);
    const sr_dense *other = sr_splat_of(value);
    bool same = value == first && sr_value_is_outside(value, op->regions[i]);
    bool equal = splat && other && splat->bytes == other->bytes &&
                 memcmp(splat->data, other->data, splat->bytes) == 0;
    if (!same && !equal)
      return NULL;
  }
  return splat ? sr_build_constant(b, splat) : first;
}

bool sr_rewrite_branch_results(const sr_builder *b, sr_op *op) {
  bool *keep = SR_NEW_ARRAY(b->arena, bool, op->result_count);
  int32_t kept = 0;
  for (int32_t i = 0; i < op->result_count; i++) {
    sr_value *common = op->results[i].uses ? common_result(b, op, i) : NULL;
    if (common)
      sr_rewriter_replace(b, sr_result(op, i), common);
    keep[i] = op->results[i].uses != NULL;
    kept += keep[i];
  }
  if (kept == op->result_count)
    return false;
  for (int32_t i = 0; i < op->region_count; i++)
    sr_rewriter_keep_operands(b, op->regions[i]->last, keep);
  (void)sr_rewriter_rebuild(b, op, NULL, keep);
  return true;
}

/* ---- while ---------------------------------------------------------------------------------- */

static sr_value **initial_values(const sr_builder *b, const sr_op *loop) {
  sr_value **values = SR_NEW_ARRAY(b->arena, sr_value *, loop->operand_count);
  for (int32_t i = 0; i < loop->operand_count; i++)
    values[i] = sr_operand(loop, i);
  return values;
}

bool sr_rewrite_while_never(const sr_builder *b, sr_op *op) {
  if (!sr_value_is_int(sr_operand(op->regions[0]->last, 0), 0) && sr_while_trip_count(op) != 0)
    return false;
  replace_results(b, op, initial_values(b, op));
  sr_rewriter_erase(b, op);
  return true;
}

/* True if elements of the result are computed where they are used, at the same index: such a result
 * needs no memory. */
static bool is_computed_in_place(const sr_op *op) {
  sr_emit_class class_ = sr_emit_class_of(op);
  return sr_op_is_pointwise(op) || class_ == SR_EMIT_constant || class_ == SR_EMIT_iota ||
         class_ == SR_EMIT_broadcast;
}

/*
 * True if an op of `block` has a large result that may need memory. A loop with such a body is not
 * unrolled: its overhead is small compared to the work on a large value, and each copy of the body
 * would need memory of its own. Copies of pointwise ops become one pass over memory, however, where
 * the loop makes a pass in each iteration; the rounds of a random generator are such a loop.
 */
static bool keeps_large_values(const sr_block *block) {
  for (const sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->result_count; i++)
      if (sr_type_elements(op->results[i].type) > SR_UNROLL_ELEMENTS && !is_computed_in_place(op))
        return true;
    for (int32_t i = 0; i < op->region_count; i++)
      if (keeps_large_values(op->regions[i]))
        return true;
  }
  return false;
}

/* Counts the ops that compile to long code: calls of library functions, and ops that become
 * loops. */
static int64_t count_long_ops(const sr_block *block) {
  enum {
    SHORT_COST = 8 /* the sr_op_cost of a division */
  };
  int64_t count = 0;
  for (const sr_op *op = block->first; op != block->last; op = op->next) {
    count += !sr_op_is_elemental(op) || sr_op_cost(op) > SHORT_COST;
    for (int32_t i = 0; i < op->region_count; i++)
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        count += count_long_ops(op->regions[i]);
  }
  return count;
}

bool sr_rewrite_while_unroll(const sr_builder *b, sr_op *op) {
  int64_t trips = sr_while_trip_count(op);
  if (trips < 1 || trips > SR_UNROLL_TRIPS)
    return false;
  sr_block *body = op->regions[1];
  sr_value **values = initial_values(b, op);
  if (trips == 1) {
    values = sr_rewriter_inline(b, body, values);
  } else {
    if (trips * sr_op_inner_count(op) > SR_UNROLL_OPS || sr_op_has_collective(op) ||
        keeps_large_values(body) || trips * count_long_ops(body) > SR_UNROLL_LONG_OPS)
      return false;
    for (int64_t i = 0; i < trips; i++)
      values = sr_build_copy(b, body, values);
  }
  replace_results(b, op, values);
  sr_rewriter_erase(b, op);
  return true;
}
