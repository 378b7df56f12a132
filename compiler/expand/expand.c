/* The pass expand: one walk through all blocks. When an op has been expanded, the walk continues
 * with the first of the ops that replaced it. */
#include "compiler/expand/expand.h"

#include "compiler/expand/expand_random.h"
#include "compiler/expand/expander.h"

static sr_expansion *const table[SR_OP_COUNT] = {
#define EXPANDS_BY_expanded(FUNCTION) , sr_expand_##FUNCTION
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  [SR_OP_##ENUM] = SR_SECOND(EXPANDS_BY_##EMIT, NULL, ),
#include "graph/ir/ops.def"
};

sr_status sr_expand_finish(sr_op *op, sr_value *value) {
  sr_value_replace(sr_result(op, 0), value);
  return SR_OK;
}

/* ---- the pass -------------------------------------------------------------------------------- */

/* Builds the ops that replace `op`, if it has an expansion, is a reduction, sort or product that is
 * better done in another way, or gathers an inner dimension. Sets *out_replaced. */
static sr_status expand_op(const sr_expander *x, sr_op *op, bool *out_replaced) {
  *out_replaced = true;
  if (table[op->code])
    return table[op->code](x, op);
  if (op->code == SR_OP_REDUCE)
    *out_replaced = sr_expand_try_long_sum(&x->builder, op) ||
                    sr_expand_try_shared_reduction(x, op) || sr_expand_try_places(x, op);
  else if (op->code == SR_OP_SORT)
    *out_replaced = sr_expand_try_sort(x, op);
  else if (op->code == SR_OP_DOT_GENERAL)
    *out_replaced = sr_expand_try_vector_product(x, op) || sr_expand_try_complex_product(x, op);
  else
    *out_replaced = sr_expand_try_rows(x, op);
  return SR_OK;
}

static sr_status expand_block(const sr_expander *x, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    const sr_expander at = {sr_builder_at(&x->builder, op), x->policy};
    sr_expand_widen(&at.builder, op);
    sr_expand_order(&at, op);
    sr_op *before = op->prev;
    bool replaced;
    SR_TRY(expand_op(&at, op, &replaced));
    if (!replaced) {
      for (int32_t r = 0; r < op->region_count; r++)
        SR_TRY(expand_block(x, op->regions[r]));
      next = op->next;
      continue;
    }
    sr_op_erase(op);
    next = before ? before->next : block->first;
  }
  return SR_OK;
}

sr_status sr_expand(sr_ctx *ctx, sr_module *module, const sr_policy *policy) {
  sr_arena *scratch = sr_arena_create();
  if (!scratch)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory to expand the program in", module->file);
  if (SR_ARENA_GUARD(scratch)) {
    sr_arena_destroy(scratch);
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: memory ran out while expanding the program",
                   module->file);
  }
  const sr_expander x = {{.ctx = ctx, .module = module, .arena = scratch}, policy};
  sr_status status = sr_rng_number(&x.builder, module->main->body);
  if (status == SR_OK)
    status = expand_block(&x, module->main->body);
  sr_arena_destroy(scratch);
  return status;
}
