/*
 * The pass, and the building blocks of the expansions. One walk through all blocks: where an op was
 * expanded the walk goes on with the first op that replaced it.
 */
#include "compiler/expand/expand.h"

#include "compiler/expand/expand_random.h"
#include "compiler/expand/expander.h"
#include "graph/ir/dot.h"

static sr_expansion *const table[SR_OP_COUNT] = {
#define EXPANDS_BY_expanded(FUNCTION) , sr_expand_##FUNCTION
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, FORM, SHAPE, EMIT, RULE)                \
  [SR_OP_##ENUM] = SR_SECOND(EXPANDS_BY_##EMIT, NULL, ),
#include "graph/ir/ops.def"
};

/* ---- building blocks ------------------------------------------------------------------------- */

sr_status sr_expand_finish(sr_rewriter *rw, sr_op *op, sr_value *value) {
  sr_rewriter_replace(rw, sr_result(op, 0), value);
  return SR_OK;
}

sr_value *sr_expand_convert(sr_rewriter *rw, sr_op *before, sr_value *value, sr_dtype dtype) {
  if (value->type->dtype == dtype)
    return value;
  return sr_rewriter_unary(rw, SR_OP_CONVERT, before, value,
                           sr_type_with_dtype(rw->module, value->type, dtype));
}

sr_value *sr_expand_transpose(sr_rewriter *rw, sr_op *before, sr_value *value,
                              const int64_t *order) {
  int64_t dims[SR_MAX_RANK];
  int32_t rank = value->type->rank;
  bool moves = false;
  for (int32_t d = 0; d < rank; d++) {
    dims[d] = value->type->dims[order[d]];
    moves |= order[d] != d;
  }
  if (!moves)
    return value;
  const sr_type *type = sr_type_tensor(rw->module, value->type->dtype, rank, dims);
  sr_value *made = sr_rewriter_unary(rw, SR_OP_TRANSPOSE, before, value, type);
  sr_op_set_attr(rw->module, made->op, "permutation",
                 sr_attr_ints(rw->module, order, (size_t)rank));
  return made;
}

sr_value *sr_expand_reshape(sr_rewriter *rw, sr_op *before, sr_value *value, int32_t rank,
                            const int64_t *dims) {
  return sr_rewriter_reshape(rw, before, value,
                             sr_type_tensor(rw->module, value->type->dtype, rank, dims));
}

sr_value *sr_expand_spread(sr_rewriter *rw, sr_op *before, sr_value *scalar, const sr_type *type) {
  return sr_rewriter_broadcast(rw, before, scalar, NULL,
                               sr_type_with_dtype(rw->module, type, scalar->type->dtype));
}

sr_value *sr_expand_along(sr_rewriter *rw, sr_op *before, sr_value *vector, int64_t dim,
                          const sr_type *type) {
  return sr_rewriter_broadcast(rw, before, vector, &dim,
                               sr_type_with_dtype(rw->module, type, vector->type->dtype));
}

sr_value *sr_expand_concatenate(sr_rewriter *rw, sr_op *before, int64_t dim, int32_t count,
                                sr_value *const *values, const sr_type *type) {
  sr_value *made = sr_rewriter_build(rw, SR_OP_CONCATENATE, before, count, values, type);
  sr_op_set_attr(rw->module, made->op, "dimension", sr_attr_int(rw->module, dim, SR_I64));
  return made;
}

sr_value *sr_expand_iota(sr_rewriter *rw, sr_op *before, const sr_type *type, int64_t dim) {
  sr_value *made = sr_rewriter_build(rw, SR_OP_IOTA, before, 0, NULL, type);
  sr_op_set_attr(rw->module, made->op, "iota_dimension", sr_attr_int(rw->module, dim, SR_I64));
  return made;
}

sr_value *sr_expand_sum(sr_rewriter *rw, sr_op *before, sr_value *value, sr_value *initial,
                        int32_t count, const int64_t *dims) {
  sr_module *module = rw->module;
  sr_dtype dtype = value->type->dtype;
  int64_t kept[SR_MAX_RANK];
  int32_t rank = 0;
  for (int32_t d = 0, next = 0; d < value->type->rank; d++) {
    if (next < count && dims[next] == d)
      next++;
    else
      kept[rank++] = value->type->dims[d];
  }
  const sr_type *type = sr_type_tensor(module, dtype, rank, kept);
  const sr_type *scalar = sr_type_tensor(module, dtype, 0, NULL);
  if (!initial)
    initial = sr_rewriter_splat(rw, before, scalar, 0);
  sr_op *reduce =
      sr_op_create(module, SR_OP_REDUCE, before, 2, (sr_value *[]){value, initial}, 1, &type, 1);
  sr_op_set_attr(module, reduce, "dimensions", sr_attr_ints(module, dims, (size_t)count));
  sr_op_insert(reduce, before->block, before);
  sr_block_fill_combiner(module, reduce->regions[0], SR_OP_ADD, scalar, before);
  return sr_result(reduce, 0);
}

/* ---- products -------------------------------------------------------------------------------- */

sr_value *sr_expand_product(sr_rewriter *rw, sr_op *before, sr_value *a, sr_value *b,
                            const sr_dot_dims *dims, sr_dtype dtype) {
  sr_value *operands[] = {a, b};
  sr_dot_numbers numbers;
  for (int32_t k = 0; k < 2; k++) {
    numbers.batch[k] = (sr_dims){dims->batch[k], dims->batch_count};
    numbers.sum[k] = (sr_dims){dims->sum[k], dims->sum_count};
  }
  int64_t shape[SR_MAX_RANK];
  int32_t rank = 0;
  for (int32_t i = 0; i < dims->batch_count; i++)
    shape[rank++] = a->type->dims[dims->batch[0][i]];
  for (int32_t k = 0; k < 2; k++)
    for (int32_t d = 0; d < operands[k]->type->rank; d++)
      if (sr_dot_is_free(&numbers, k, d))
        shape[rank++] = operands[k]->type->dims[d];
  sr_value *made = sr_rewriter_build(rw, SR_OP_DOT_GENERAL, before, 2, operands,
                                     sr_type_tensor(rw->module, dtype, rank, shape));
  sr_dot_numbers_set(rw->module, made->op, &numbers);
  return made;
}

/* ---- the pass -------------------------------------------------------------------------------- */

/* Gives the uses of `op` to other ops, if it has a row in the table or is a long sum. */
static sr_status expand_op(sr_rewriter *rw, sr_op *op, bool *out_replaced) {
  *out_replaced = true;
  if (table[op->code])
    return table[op->code](rw, op);
  *out_replaced = op->code == SR_OP_REDUCE && sr_expand_try_long_sum(rw, op);
  return SR_OK;
}

static sr_status expand_block(sr_rewriter *rw, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    sr_expand_widen(rw, op);
    sr_op *before = op->prev;
    bool replaced;
    SR_TRY(expand_op(rw, op, &replaced));
    if (!replaced) {
      for (int32_t r = 0; r < op->region_count; r++)
        SR_TRY(expand_block(rw, op->regions[r]));
      next = op->next;
      continue;
    }
    sr_op_erase(op);
    next = before ? before->next : block->first;
  }
  return SR_OK;
}

sr_status sr_expand(sr_ctx *ctx, sr_module *module) {
  sr_arena *scratch = sr_arena_create();
  if (!scratch)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory to expand the program in", module->file);
  if (SR_ARENA_GUARD(scratch)) {
    sr_arena_destroy(scratch);
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: memory ran out while expanding the program",
                   module->file);
  }
  sr_rewriter rw = {.ctx = ctx, .module = module, .scratch = scratch};
  sr_rewriter_reset_tags(module->main->body);
  sr_status status = sr_rng_number(&rw, module->main->body);
  if (status == SR_OK)
    status = expand_block(&rw, module->main->body);
  sr_arena_destroy(scratch);
  return status;
}
