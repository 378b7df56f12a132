/*
 * In which type reductions compute: small floats (bf16, f16, f8, ...) in f32, whose result is
 * rounded once. A sum of ones in bf16 that rounds at every step stops at 256. XLA does the same on
 * CPU, where one array is reduced. Long ones of f32 that have a sum among other ops (as the log of
 * a sum of exponentials) in f64; what is but a sum is added up in blocks instead.
 *
 * A largest number is the same in any type, but what runs in f32 is not converted at every step,
 * and can be vectorised. Between devices small floats are fewer bytes, so there only what rounds is
 * made wider.
 */
#include "compiler/expand/expander.h"

/* ---- the region ------------------------------------------------------------------------------ */

/* Whether the region computes the same, but for rounding, if its floats are wider ones: it does not
 * choose a precision itself, and takes nothing from outside. */
static bool can_widen(const sr_block *region) {
  if (!sr_block_is_scalar_code(region))
    return false;
  for (const sr_op *op = region->first; op; op = op->next) {
    if (op->code == SR_OP_CONVERT || op->code == SR_OP_REDUCE_PRECISION ||
        op->code == SR_OP_CHLO_NEXT_AFTER)
      return false;
    for (int32_t i = 0; i < op->operand_count; i++)
      if (sr_value_block(sr_operand(op, i)) != region)
        return false;
  }
  return true;
}

/* Whether errors of rounding add up in what the region makes over and over: it is a sum of floats,
 * or has one among its ops (log(exp(a) + exp(b)), say). */
static bool adds(const sr_block *region) {
  for (const sr_op *op = region->first; op != region->last; op = op->next)
    if (op->code == SR_OP_ADD && !sr_type_is_integer(sr_result(op, 0)->type))
      return true;
  return false;
}

/* Reshapes and broadcasts of a scalar to a scalar, which JAX prints for constants, go. */
static void drop_identities(sr_block *region) {
  for (sr_op *op = region->first, *next; op != region->last; op = next) {
    next = op->next;
    if ((op->code != SR_OP_RESHAPE && op->code != SR_OP_BROADCAST_IN_DIM) ||
        sr_operand(op, 0)->type != sr_result(op, 0)->type)
      continue;
    sr_value_replace(sr_result(op, 0), sr_operand(op, 0));
    sr_op_erase(op);
  }
}

/* What used `result` uses a conversion of it, which is given; one of the two changes its type. */
static sr_value *convert_uses(const sr_builder *b, sr_value *result) {
  const sr_builder behind = sr_builder_at(b, result->op->next);
  sr_value *converted = sr_build(&behind, SR_OP_CONVERT, 1, &result, result->type);
  converted->op->location = result->op->location;
  sr_value_replace(result, converted);
  sr_op_set_operand(converted->op, 0, result);
  return converted;
}

void sr_expand_widen_region(const sr_builder *b, sr_block *region, bool sums) {
  drop_identities(region);
  if (!can_widen(region))
    return;
  bool sum = sums && adds(region);
  for (int32_t i = 0; i < region->arg_count; i++) {
    const sr_type *type = region->args[i]->type;
    region->args[i]->type =
        sr_type_with_dtype(b->module, type, sr_dtype_reducing(type->dtype, sum));
  }
  for (sr_op *op = region->first, *next; op != region->last; op = next) {
    next = op->next;
    sr_value *result = sr_result(op, 0);
    sr_dtype dtype = sr_dtype_reducing(result->type->dtype, sum);
    const sr_type *type = sr_type_with_dtype(b->module, result->type, dtype);
    if (type == result->type)
      continue;
    if (op->code == SR_OP_CONSTANT)
      convert_uses(b, result)->type = type;
    else
      result->type = type;
  }
}

/* ---- the op ---------------------------------------------------------------------------------- */

/* True for an op that makes no numbers but those that it takes, and their negatives. */
static bool chooses(const sr_op *op) {
  static const bool known[SR_OP_COUNT] = {
      [SR_OP_MAXIMUM] = true,  [SR_OP_MINIMUM] = true, [SR_OP_CLAMP] = true,
      [SR_OP_SELECT] = true,   [SR_OP_NEGATE] = true,  [SR_OP_ABS] = true,
      [SR_OP_CONSTANT] = true,
  };
  return known[op->code];
}

/* Whether a small float that the region makes may need rounding. */
static bool rounds(const sr_block *region) {
  for (const sr_op *op = region->first; op != region->last; op = op->next) {
    sr_dtype dtype = op->result_count == 1 ? sr_result(op, 0)->type->dtype : SR_DTYPE_COUNT;
    if (dtype == SR_DTYPE_COUNT || sr_dtype_reducing(dtype, false) == dtype)
      continue;
    if (!chooses(op))
      return true;
  }
  return false;
}

/* The op takes and gives what its region does. */
static void follow_region(const sr_builder *b, sr_op *op) {
  const sr_block *region = op->regions[op->region_count - 1];
  int32_t pairs = region->arg_count / 2, indices = op->code == SR_OP_SCATTER ? pairs : -1;
  /* The one region of a collective is for each of its operands. */
  bool one = op->code == SR_OP_ALL_REDUCE || op->code == SR_OP_REDUCE_SCATTER;
  for (int32_t i = 0; i < op->operand_count; i++) {
    int32_t place = indices >= 0 && i > indices ? i - 1 : i;
    sr_dtype dtype = region->args[one ? 0 : place % pairs]->type->dtype;
    if (i != indices)
      sr_op_set_operand(op, i, sr_build_convert(b, sr_operand(op, i), dtype));
  }
  for (int32_t i = 0; i < op->result_count; i++) {
    sr_value *result = sr_result(op, i);
    sr_dtype dtype = sr_operand(region->last, one ? 0 : i)->type->dtype;
    if (result->type->dtype == dtype)
      continue;
    (void)convert_uses(b, result);
    result->type = sr_type_with_dtype(b->module, result->type, dtype);
  }
}

/* Of the terms of a reduce. */
static bool is_long(const sr_op *op) {
  int64_t results = sr_type_elements(sr_result(op, 0)->type);
  return results > 0 && sr_type_elements(sr_operand(op, 0)->type) / results > SR_NARROW_SUM;
}

void sr_expand_widen(const sr_builder *b, sr_op *op) {
  bool one = op->code == SR_OP_ALL_REDUCE || op->code == SR_OP_REDUCE_SCATTER;
  if (op->code == SR_OP_REDUCE)
    sr_expand_widen_region(b, op->regions[0],
                           is_long(op) && sr_block_combiner(op->regions[0]) == SR_OP_COUNT);
  else if (one && rounds(op->regions[0]))
    sr_expand_widen_region(b, op->regions[0], false);
  else if (!one && op->code != SR_OP_REDUCE_WINDOW && op->code != SR_OP_SCATTER)
    return; /* what a reduce_window becomes is made wider */
  follow_region(b, op);
}
