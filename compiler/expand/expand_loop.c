/* Builds loops with a known number of iterations, and slices that begin at a computed index. */
#include "compiler/expand/expander.h"

/* Sets the start indices of a slice: `start` along `dim`, 0 along the other dimensions. */
static void fill_starts(const sr_builder *b, int32_t rank, int64_t dim, sr_value *start,
                        sr_value **out) {
  for (int32_t d = 0; d < rank; d++)
    out[d] = d == dim ? start : sr_build_splat(b, start->type, 0);
}

sr_value *sr_expand_take(const sr_builder *b, sr_value *value, int64_t dim, sr_value *start,
                         int64_t size) {
  int64_t sizes[SR_MAX_RANK];
  sr_value *starts[SR_MAX_RANK];
  for (int32_t d = 0; d < value->type->rank; d++)
    sizes[d] = d == dim ? size : value->type->dims[d];
  fill_starts(b, value->type->rank, dim, start, starts);
  return sr_build_dynamic_slice(b, value, starts, sizes);
}

sr_value *sr_expand_put(const sr_builder *b, sr_value *whole, sr_value *part, int64_t dim,
                        sr_value *start) {
  sr_value *starts[SR_MAX_RANK];
  fill_starts(b, whole->type->rank, dim, start, starts);
  return sr_build_dynamic_update_slice(b, whole, part, starts);
}

/* ---- counted loops --------------------------------------------------------------------------- */

static void fill_condition(const sr_builder *b, sr_block *region, int64_t rounds) {
  const sr_builder in = sr_builder_in(b, region);
  sr_value *count = sr_build_splat(&in, region->args[0]->type, rounds);
  sr_value *more = sr_build_compare(&in, SR_COMPARE_LT, region->args[0], count);
  sr_build_return(&in, 1, &more);
}

sr_counted_loop sr_expand_loop_begin(const sr_builder *b, int64_t rounds, int32_t count,
                                     sr_value *const *initial) {
  sr_value **starts = SR_NEW_ARRAY(b->arena, sr_value *, count + 1);
  const sr_type **types = SR_NEW_ARRAY(b->arena, const sr_type *, count + 1);
  starts[0] = sr_build_scalar(b, SR_I64, 0);
  for (int32_t i = 0; i < count; i++)
    starts[1 + i] = initial[i];
  for (int32_t i = 0; i <= count; i++)
    types[i] = starts[i]->type;
  sr_op *op = sr_build_op(b, SR_OP_WHILE, count + 1, starts, count + 1, types, 2);
  for (int32_t r = 0; r < 2; r++)
    for (int32_t i = 0; i <= count; i++)
      sr_block_add_arg(b->module, op->regions[r], types[i]);
  fill_condition(b, op->regions[0], rounds);
  sr_block *body = op->regions[1];
  return (sr_counted_loop){op, sr_builder_in(b, body), body->args[0], body->args + 1};
}

void sr_expand_loop_end(const sr_counted_loop *loop, sr_value *const *next) {
  const sr_builder *b = &loop->body;
  int32_t count = loop->op->operand_count;
  sr_value **values = SR_NEW_ARRAY(b->arena, sr_value *, count);
  values[0] = sr_build_binary(b, SR_OP_ADD, loop->round, sr_build_scalar(b, SR_I64, 1));
  for (int32_t i = 1; i < count; i++)
    values[i] = next[i - 1];
  sr_build_return(b, count, values);
}

sr_value *sr_expand_loop_result(const sr_counted_loop *loop, int32_t index) {
  return sr_result(loop->op, 1 + index);
}
