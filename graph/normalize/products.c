/*
 * Widens products whose result type is narrower than the type of their operands. Examples are a
 * lax.dot_general of complex operands with a real result, or of floats with an integer result.
 *
 * StableHLO rounds the product to the result type. If the operands were rounded to this type first,
 * the result would be another number. The op therefore gets a result as wide as its operands,
 * followed by a convert to the result type. The pass runs before partitioning, so that partial sums
 * are added before they are rounded.
 */
#include "graph/ir/type.h"
#include "graph/normalize/normalize.h"

static bool is_inexact(sr_dtype dtype) {
  return sr_dtype_get(dtype)->class_ >= SR_CLASS_FLOAT;
}

/* True if `a` is wider than `b`: a float or complex type that is of a larger class than `b`
 * (integer < float < complex), or of the same class with more bits. Integers are never wider:
 * wrapping the operands of a product gives the same number as wrapping its result. */
static bool is_wider(sr_dtype a, sr_dtype b) {
  const sr_dtype_info *x = sr_dtype_get(a), *y = sr_dtype_get(b);
  if (!is_inexact(a))
    return false;
  return x->class_ != y->class_ ? x->class_ > y->class_ : x->bits > y->bits;
}

static void widen(sr_module *module, sr_op *op) {
  sr_value *result = sr_result(op, 0);
  const sr_type *type = result->type;
  sr_dtype factors = sr_operand(op, 0)->type->dtype, other = sr_operand(op, 1)->type->dtype;
  if (is_wider(other, factors))
    factors = other;
  if (!is_wider(factors, type->dtype))
    return;
  result->type = sr_type_tensor(module, factors, type->rank, type->dims);
  sr_op *convert = sr_op_create(module, SR_OP_CONVERT, op, 1, &result, 1, &type, 0);
  sr_value_replace(result, sr_result(convert, 0));
  sr_op_set_operand(convert, 0, result);
  sr_op_insert(convert, op->block, op->next);
}

static void widen_block(sr_module *module, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t r = 0; r < op->region_count; r++)
      widen_block(module, op->regions[r]);
    if (sr_op_has(op, SR_TRAIT_PRODUCT))
      widen(module, op);
  }
}

void sr_module_widen_products(sr_module *module) {
  widen_block(module, module->main->body);
}
