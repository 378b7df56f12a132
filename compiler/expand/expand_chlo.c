/* Expands CHLO's arithmetic with implicit broadcasting, and chlo.constant_like. */
#include "compiler/expand/expander.h"
#include "graph/ir/shorthand.h"

/* ---- broadcasting ---------------------------------------------------------------------------- */

/* [opcode of a CHLO op with broadcasting]: opcode of the StableHLO op that computes the same
 * without broadcasting. */
static const sr_opcode plain_codes[SR_OP_COUNT] = {
#define OP(...)
#define BROADCASTING(ENUM, NAME, OPERANDS, PLAIN) [SR_OP_##ENUM] = SR_OP_##PLAIN,
#include "graph/ir/ops.def"
};

/* Returns operand `index`, broadcast to the shape of the result. */
static sr_value *spread_operand(const sr_builder *b, sr_op *op, int32_t index) {
  sr_value *operand = sr_operand(op, index);
  const sr_type *result = op->results[0].type;
  int64_t places[SR_MAX_RANK];
  sr_broadcast_places(op, index, places);
  if (sr_type_same_shape(operand->type, result))
    return operand;
  return sr_build_broadcast_in_dim(b, operand, places, result);
}

sr_status sr_expand_chlo_broadcast(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  sr_value *operands[3];
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = spread_operand(b, op, i);
  sr_value *made =
      sr_build(b, plain_codes[op->code], op->operand_count, operands, op->results[0].type);
  if (op->code == SR_OP_CHLO_BROADCAST_COMPARE) {
    /* The comparison attributes of CHLO and StableHLO are different enums, but have the same member
     * names. */
    sr_op_set_comparison(b->module, made->op, sr_op_comparison(op));
    if (sr_op_attr(op, "compare_type"))
      sr_op_set_attr(
          b->module, made->op, "compare_type",
          sr_attr_enum(b->module, "stablehlo.comparison_type", sr_op_enum(op, "compare_type", "")));
  }
  return sr_expand_finish(op, made);
}

/* ---- constant_like --------------------------------------------------------------------------- */

sr_status sr_expand_constant_like(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  const sr_attr *value = sr_op_attr(op, "value");
  const sr_type *type = op->results[0].type;
  if (value->kind != SR_ATTR_FLOAT)
    return sr_expand_finish(
        op, sr_build_splat(b, type,
                           value->kind == SR_ATTR_BOOL ? value->boolean : value->integer.value));
  sr_value *number =
      sr_build_real(b, sr_type_with_dtype(b->module, type, SR_F64), value->real.value);
  return sr_expand_finish(op, sr_build_convert(b, number, type->dtype));
}
