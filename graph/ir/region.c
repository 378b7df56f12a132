/* Combiners: the region of most reductions is a combiner, which applies one op to its two arguments
 * and returns the result. */
#include "graph/ir/graph.h"

bool sr_op_combines(const sr_op *op, const sr_value *a, const sr_value *b) {
  if (!sr_op_has(op, SR_TRAIT_COMMUTES) || op->operand_count != 2)
    return false;
  const sr_value *first = sr_operand(op, 0), *second = sr_operand(op, 1);
  return (first == a && second == b) || (first == b && second == a);
}

sr_opcode sr_block_combiner(const sr_block *block) {
  const sr_op *op = block->first, *last = block->last;
  bool one = op && op->next && op->next == last && block->arg_count == 2;
  bool returned = one && last->operand_count == 1 && sr_operand(last, 0) == &op->results[0];
  return returned && sr_op_combines(op, block->args[0], block->args[1]) ? op->code : SR_OP_COUNT;
}

sr_dtype sr_dtype_reducing(sr_dtype dtype, bool sum) {
  if (sum && dtype == SR_C64)
    return SR_C128;
  if (sr_dtype_get(dtype)->class_ != SR_CLASS_FLOAT || dtype == SR_F64)
    return dtype;
  return sum && dtype == SR_F32 ? SR_F64 : SR_F32;
}

void sr_block_fill_combiner(sr_module *module, sr_block *block, sr_opcode code,
                            const sr_type *scalar, const sr_op *origin) {
  sr_value *args[2];
  for (int i = 0; i < 2; i++)
    args[i] = sr_block_add_arg(module, block, scalar);
  sr_op *op = sr_op_create(module, code, origin, 2, args, 1, &scalar, 0);
  sr_op_insert(op, block, NULL);
  sr_value *result = sr_result(op, 0);
  sr_op *last = sr_op_create(module, SR_OP_RETURN, origin, 1, &result, 0, NULL, 0);
  sr_op_insert(last, block, NULL);
}

/* Appends an op to `block` and returns its result, which has the type of the last operand. */
static sr_value *append(sr_module *module, sr_block *block, sr_opcode code, const sr_op *origin,
                        int32_t count, sr_value *const *operands) {
  const sr_type *type = operands[count - 1]->type;
  sr_op *op = sr_op_create(module, code, origin, count, operands, 1, &type, 0);
  sr_op_insert(op, block, NULL);
  return sr_result(op, 0);
}

void sr_block_fill_marked(sr_module *module, sr_block *block, sr_block *from, int32_t count,
                          const sr_op *origin) {
  const sr_type *mark = sr_type_tensor(module, SR_I1, 0, NULL);
  sr_value **both = SR_NEW_ARRAY(module->arena, sr_value *, 2 * count);
  sr_value **kept = SR_NEW_ARRAY(module->arena, sr_value *, count + 1);
  sr_value *marks[2];
  for (int32_t side = 0; side < 2; side++) {
    for (int32_t i = 0; i < count; i++)
      both[side * count + i] = sr_block_add_arg(module, block, from->args[side * count + i]->type);
    marks[side] = sr_block_add_arg(module, block, mark);
  }
  sr_block *copy = sr_block_create(module);
  sr_block_clone(module, from, copy);
  sr_op *end = sr_block_splice(copy, both, block, NULL);
  for (int32_t i = 0; i < count; i++) {
    sr_value *made[] = {marks[1], sr_operand(end, i), both[i]};
    sr_value *one = append(module, block, SR_OP_SELECT, origin, 3, made);
    kept[i] = append(module, block, SR_OP_SELECT, origin, 3,
                     (sr_value *[]){marks[0], one, both[count + i]});
  }
  kept[count] = append(module, block, SR_OP_OR, origin, 2, marks);
  sr_op_insert(sr_op_create(module, SR_OP_RETURN, origin, count + 1, kept, 0, NULL, 0), block,
               NULL);
  sr_op_erase(end);
}
