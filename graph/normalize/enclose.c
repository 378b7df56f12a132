/*
 * Copies constants into the regions that use them but do not define them.
 *
 * jax.export runs MLIR's canonicalizer, which moves every constant to the start of the function,
 * even out of the regions of reduce, scatter, sort and similar ops. After this pass, such regions
 * use no constant from outside. If a region uses another value from outside, the compiler refuses
 * the op.
 */
#include "graph/ir/query.h"
#include "graph/normalize/normalize.h"

static void take_constant_in(sr_module *module, sr_op *user, int32_t index, sr_block *region) {
  sr_op *constant = sr_operand(user, index)->op;
  if (!constant || constant->code != SR_OP_CONSTANT || sr_block_is_within(constant->block, region))
    return;
  sr_op *own = sr_op_clone(module, constant, 0);
  sr_op_insert(own, region, region->first);
  sr_op_set_operand(user, index, sr_result(own, 0));
}

/* Copies constants to the start of `region`: those that ops in `block` use and that are defined
 * outside of `region`. `block` is `region` or nested in it. */
static void enclose_region(sr_module *module, sr_block *block, sr_block *region) {
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->operand_count; i++)
      take_constant_in(module, op, i, region);
    for (int32_t r = 0; r < op->region_count; r++)
      enclose_region(module, op->regions[r], region);
  }
}

static void enclose_block(sr_module *module, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next)
    for (int32_t r = 0; r < op->region_count; r++)
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        enclose_block(module, op->regions[r]);
      else
        enclose_region(module, op->regions[r], op->regions[r]);
}

void sr_module_enclose(sr_module *module) {
  enclose_block(module, module->main->body);
}
