/*
 * Regions and loops that expansions build.
 */
#include "compiler/expand/expander.h"

sr_op *sr_expand_begin_region(sr_rewriter *rw, sr_block *region) {
  sr_op *end = sr_op_create(rw->module, SR_OP_RETURN, region->parent, 0, NULL, 0, NULL, 0);
  sr_op_insert(end, region, NULL);
  return end;
}

/* ---- slices at a place that is known at run time --------------------------------------------- */

/* Start indices of a slice: `start` along `dim`, else 0. */
static void fill_starts(sr_rewriter *rw, sr_op *before, int32_t rank, int64_t dim, sr_value *start,
                        sr_value **out) {
  for (int32_t d = 0; d < rank; d++)
    out[d] = d == dim ? start : sr_rewriter_splat(rw, before, start->type, 0);
}

sr_value *sr_expand_take_at(sr_rewriter *rw, sr_op *before, sr_value *value, const int64_t *sizes,
                            sr_value *const *starts) {
  sr_value *operands[SR_MAX_RANK + 1] = {value};
  int32_t rank = value->type->rank;
  for (int32_t d = 0; d < rank; d++)
    operands[1 + d] = starts[d];
  sr_value *slice = sr_rewriter_build(rw, SR_OP_DYNAMIC_SLICE, before, 1 + rank, operands,
                                      sr_type_tensor(rw->module, value->type->dtype, rank, sizes));
  sr_op_set_attr(rw->module, slice->op, "slice_sizes",
                 sr_attr_ints(rw->module, sizes, (size_t)rank));
  return slice;
}

sr_value *sr_expand_take(sr_rewriter *rw, sr_op *before, sr_value *value, int64_t dim,
                         sr_value *start, int64_t size) {
  int64_t sizes[SR_MAX_RANK];
  sr_value *starts[SR_MAX_RANK];
  for (int32_t d = 0; d < value->type->rank; d++)
    sizes[d] = d == dim ? size : value->type->dims[d];
  fill_starts(rw, before, value->type->rank, dim, start, starts);
  return sr_expand_take_at(rw, before, value, sizes, starts);
}

sr_value *sr_expand_put_at(sr_rewriter *rw, sr_op *before, sr_value *whole, sr_value *part,
                           sr_value *const *starts) {
  sr_value *operands[SR_MAX_RANK + 2] = {whole, part};
  int32_t rank = whole->type->rank;
  for (int32_t d = 0; d < rank; d++)
    operands[2 + d] = starts[d];
  return sr_rewriter_build(rw, SR_OP_DYNAMIC_UPDATE_SLICE, before, 2 + rank, operands, whole->type);
}

sr_value *sr_expand_put(sr_rewriter *rw, sr_op *before, sr_value *whole, sr_value *part,
                        int64_t dim, sr_value *start) {
  sr_value *starts[SR_MAX_RANK];
  fill_starts(rw, before, whole->type->rank, dim, start, starts);
  return sr_expand_put_at(rw, before, whole, part, starts);
}

/* ---- counted loops --------------------------------------------------------------------------- */

static void fill_condition(sr_rewriter *rw, sr_block *region, int64_t rounds) {
  sr_op *end = sr_expand_begin_region(rw, region);
  sr_value *count = sr_rewriter_splat(rw, end, region->args[0]->type, rounds);
  sr_value *more = sr_rewriter_compare(rw, end, SR_COMPARE_LT, region->args[0], count);
  sr_op_set_operands(rw->module, end, 1, &more);
}

sr_counted_loop sr_expand_loop_begin(sr_rewriter *rw, sr_op *before, int64_t rounds, int32_t count,
                                     sr_value *const *initial) {
  sr_value **starts = SR_NEW_ARRAY(rw->scratch, sr_value *, count + 1);
  const sr_type **types = SR_NEW_ARRAY(rw->scratch, const sr_type *, count + 1);
  starts[0] = sr_rewriter_splat(rw, before, sr_type_tensor(rw->module, SR_I64, 0, NULL), 0);
  for (int32_t i = 0; i < count; i++)
    starts[1 + i] = initial[i];
  for (int32_t i = 0; i <= count; i++)
    types[i] = starts[i]->type;
  sr_op *op = sr_op_create(rw->module, SR_OP_WHILE, before, count + 1, starts, count + 1, types, 2);
  sr_op_insert(op, before->block, before);
  for (int32_t r = 0; r < 2; r++)
    for (int32_t i = 0; i <= count; i++)
      sr_block_add_arg(rw->module, op->regions[r], types[i]);
  fill_condition(rw, op->regions[0], rounds);
  sr_block *body = op->regions[1];
  sr_op *end = sr_expand_begin_region(rw, body);
  return (sr_counted_loop){op, end, body->args[0], body->args + 1};
}

void sr_expand_loop_end(sr_rewriter *rw, const sr_counted_loop *loop, sr_value *const *next) {
  int32_t count = loop->op->operand_count;
  sr_value **values = SR_NEW_ARRAY(rw->scratch, sr_value *, count);
  sr_value *one = sr_rewriter_splat(rw, loop->end, loop->round->type, 1);
  values[0] = sr_rewriter_binary(rw, SR_OP_ADD, loop->end, loop->round, one);
  for (int32_t i = 1; i < count; i++)
    values[i] = next[i - 1];
  sr_op_set_operands(rw->module, loop->end, count, values);
}

sr_value *sr_expand_loop_result(const sr_counted_loop *loop, int32_t index) {
  return sr_result(loop->op, 1 + index);
}
