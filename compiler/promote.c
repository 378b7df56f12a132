/*
 * Collectives that sum or multiply small floats (bf16, f16, ...) do it in f32 and round once: a sum
 * over many devices that rounds at every step loses what little precision there is. XLA does the
 * same on CPU.
 */
#include "compiler/lower.h"

static bool is_small_float(const sr_type *type) {
  return sr_dtype_get(type->dtype)->class_ == SR_CLASS_FLOAT && type->dtype != SR_F32 &&
         type->dtype != SR_F64;
}

static const sr_type *in_f32(sr_module *module, const sr_type *type) {
  return sr_type_tensor(module, SR_F32, type->rank, type->dims);
}

static bool accumulates(const sr_block *region) {
  sr_opcode code = sr_block_combiner(region);
  return code == SR_OP_ADD || code == SR_OP_MULTIPLY;
}

static void promote(sr_module *module, sr_op *op) {
  sr_value *operand = sr_operand(op, 0);
  sr_value *wide =
      sr_op_build(module, SR_OP_CONVERT, op, 1, &operand, in_f32(module, operand->type));
  const sr_type *type = in_f32(module, op->results[0].type);
  sr_op *collective = sr_op_create(module, op->code, op, 1, &wide, 1, &type, 1);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(module, collective, op->attrs[i].name, op->attrs[i].value);
  sr_block_fill_combiner(module, collective->regions[0], sr_block_combiner(op->regions[0]),
                         sr_type_tensor(module, SR_F32, 0, NULL), op);
  sr_op_insert(collective, op->block, op);
  sr_value *result = sr_result(collective, 0);
  sr_value *narrow = sr_op_build(module, SR_OP_CONVERT, op, 1, &result, op->results[0].type);
  sr_value_replace(&op->results[0], narrow);
  sr_op_erase(op);
}

void sr_lower_promote(sr_module *module, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        sr_lower_promote(module, op->regions[r]);
    if (sr_emit_class_of(op) == SR_EMIT_collective && op->region_count == 1 &&
        is_small_float(sr_operand(op, 0)->type) && accumulates(op->regions[0]))
      promote(module, op);
  }
}
