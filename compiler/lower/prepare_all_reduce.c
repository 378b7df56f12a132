/*
 * Lets an all_reduce compute what follows it element by element, as the factor of a mean.
 *
 * The devices divide a large all_reduce: each reduces a slice, and writes it into the results of
 * all (exchange_run.c). An op that needs nothing but the sum can be done there, too, while a block
 * of the slice is in the innermost cache. Then each device computes it of its slice only, and no
 * kernel goes through the whole result, most of which is in the caches of other devices.
 */
#include "compiler/core/op_class.h"
#include "compiler/lower/prepare.h"
#include "graph/build/builder.h"
#include "graph/ir/query.h"

/* Returns the only op that reads `sum`, if each element of its result follows from the same element
 * of `sum` and the same constants everywhere, and has the same type. Else returns NULL. */
static sr_op *finisher_of(const sr_value *sum) {
  sr_op *op = sum->uses ? sum->uses->user : NULL;
  for (const sr_use *use = sum->uses; use; use = use->next)
    if (use->user != op)
      return NULL;
  if (!op || op->block != sum->op->block || !sr_op_has(op, SR_TRAIT_ELEMENTWISE) ||
      !sr_op_has(op, SR_TRAIT_PURE) || op->result_count != 1 || op->results[0].type != sum->type)
    return NULL;
  for (int32_t i = 0; i < op->operand_count; i++)
    if (sr_operand(op, i) != sum && !sr_splat_of(sr_operand(op, i)))
      return NULL;
  return op;
}

/* Builds `op` for one element, which is `element` in place of `sum`. */
static sr_value *build_scalar(const sr_builder *b, const sr_op *op, const sr_value *sum,
                              sr_value *element) {
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++) {
    operands[i] = element;
    if (sr_operand(op, i) == sum)
      continue;
    sr_dense constant = *sr_splat_of(sr_operand(op, i));
    constant.type = sr_type_rank0(b->module, constant.type->dtype);
    operands[i] = sr_build_constant(b, &constant);
  }
  sr_value *made = sr_build(b, op->code, op->operand_count, operands, element->type);
  sr_op_copy_attrs(b->module, op, made->op);
  return made;
}

sr_op *sr_prepare_all_reduce(sr_lowering *low, sr_op *op) {
  const int64_t least = low->policy->in_place_bytes;
  sr_value *sum = sr_result(op, 0);
  sr_op *finisher = finisher_of(sum);
  if (least == 0 || op->result_count != 1 || sr_type_bytes(sum->type) < least || !finisher)
    return op->next;
  const sr_builder b = {.module = low->module, .arena = low->arena, .before = op};
  sr_value *operand = sr_operand(op, 0);
  sr_op *made = sr_build_op(&b, SR_OP_ALL_REDUCE_FINISHED, 1, &operand, 1, &sum->type,
                            SR_COLLECTIVE_FINISH + 1);
  sr_op_copy_attrs(low->module, op, made);
  sr_block_clone(low->module, op->regions[0], made->regions[0]);
  sr_block *region = made->regions[SR_COLLECTIVE_FINISH];
  sr_value *element =
      sr_block_add_arg(low->module, region, sr_type_rank0(low->module, sum->type->dtype));
  const sr_builder in = sr_builder_in(&b, region);
  for (; finisher; finisher = finisher_of(sum)) {
    element = build_scalar(&in, finisher, sum, element);
    sr_value_replace(sr_result(finisher, 0), sum);
    sr_op_erase(finisher);
  }
  sr_build_return(&in, 1, &element);
  sr_value_replace(sum, sr_result(made, 0));
  sr_op_erase(op);
  return made->next;
}
