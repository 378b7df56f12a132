/*
 * Chooses the type in which reductions compute.
 *
 * Small floats (bf16, f16, f8, ...) are reduced in f32, and the result is rounded once. A sum of
 * ones in bf16 that rounds at every step would stop at 256. XLA on CPU also reduces in f32 when a
 * reduce has one input. Long reductions of f32 that contain a sum among other ops are computed in
 * f64, for example the log of a sum of exponentials. A plain sum is split into blocks instead
 * (expand_reduce.c).
 *
 * A maximum is the same in any type. It is widened, too, because a loop in f32 converts nothing at
 * each step and can be vectorised. A collective sends fewer bytes if it keeps small floats, so it
 * is widened only if its region rounds.
 */
#include "compiler/expand/expander.h"

/* ---- the region ------------------------------------------------------------------------------ */

/* True if the region computes the same with wider floats, except for rounding. For that, none of
 * its ops may set a precision itself, and none may use a value from outside of the region. */
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

/* True if rounding errors add up when the region is applied many times. They do if one of its ops
 * adds floats, as in log(exp(a) + exp(b)). */
static bool adds(const sr_block *region) {
  for (const sr_op *op = region->first; op != region->last; op = op->next)
    if (op->code == SR_OP_ADD && !sr_type_is_integer(sr_result(op, 0)->type))
      return true;
  return false;
}

/* Removes reshapes and broadcasts from a scalar to a scalar. JAX prints them for constants. */
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

/*
 * Inserts a convert of `result`, and makes all other users of `result` use the convert instead.
 * Returns the result of the convert. It still has the type of `result`; the caller changes one of
 * the two types.
 */
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

/* True for an op whose result needs no rounding, because it is one of the operands, the negative of
 * an operand, or a constant. */
static bool chooses(const sr_op *op) {
  static const bool known[SR_OP_COUNT] = {
      [SR_OP_MAXIMUM] = true,  [SR_OP_MINIMUM] = true, [SR_OP_CLAMP] = true,
      [SR_OP_SELECT] = true,   [SR_OP_NEGATE] = true,  [SR_OP_ABS] = true,
      [SR_OP_CONSTANT] = true,
  };
  return known[op->code];
}

/* True if an op of the region computes a float below 32 bits and may have to round it. */
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

/* Converts the operands and results of the op to the types of its region. */
static void follow_region(const sr_builder *b, sr_op *op) {
  const sr_block *region = op->regions[op->region_count - 1];
  int32_t pairs = region->arg_count / 2, indices = op->code == SR_OP_SCATTER ? pairs : -1;
  /* A collective has one region for all of its operands. */
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

/* True if a reduce adds up more than SR_NARROW_SUM terms. */
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
    return; /* the op has no combining region */
  follow_region(b, op);
}
