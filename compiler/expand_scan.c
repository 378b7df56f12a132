/*
 * chlo.scan as a loop: a counter, the carries, and the outputs, into which each round writes its
 * slice. In reverse the slices are taken and written from the last on.
 */
#include <string.h>

#include "compiler/expander.h"

typedef struct scan {
  sr_rewriter *rw;
  sr_op *op, *loop;
  int32_t inputs, carries, outputs;
  int64_t dimension, size;
  bool reversed;
} scan;

static int64_t first_segment(const sr_op *op, const char *name) {
  size_t count;
  return sr_op_ints(op, name, &count)[0];
}

static scan scan_of(sr_rewriter *rw, sr_op *op) {
  scan s = {.rw = rw,
            .op = op,
            .inputs = (int32_t)first_segment(op, "operandSegmentSizes"),
            .outputs = (int32_t)first_segment(op, "resultSegmentSizes"),
            .dimension = sr_op_int(op, "dimension", 0),
            .size = sr_op_int(op, "scan_dim_size", 0),
            .reversed = sr_op_flag(op, "is_reverse")};
  s.carries = op->operand_count - s.inputs;
  if (s.inputs > 0)
    s.size = sr_operand(op, 0)->type->dims[s.dimension];
  return s;
}

/* The type of a slice of `whole`, with the dimension or without. */
static const sr_type *slice_type(const scan *s, const sr_type *whole, bool with) {
  int64_t dims[SR_MAX_RANK];
  int32_t rank = 0;
  for (int32_t d = 0; d < whole->rank; d++)
    if (d != s->dimension)
      dims[rank++] = whole->dims[d];
    else if (with)
      dims[rank++] = 1;
  return sr_type_tensor(s->rw->module, whole->dtype, rank, dims);
}

/* Operands of a dynamic_slice or dynamic_update_slice that starts at round `index`. */
static int32_t add_starts(const scan *s, sr_op *before, sr_value *index, int32_t rank,
                          sr_value **out) {
  for (int32_t d = 0; d < rank; d++)
    out[d] = d == s->dimension ? index : sr_rewriter_splat(s->rw, before, index->type, 0);
  return rank;
}

static sr_value *take(const scan *s, sr_op *before, sr_value *whole, sr_value *index) {
  sr_value *operands[SR_MAX_RANK + 1] = {whole};
  const sr_type *type = slice_type(s, whole->type, true);
  int32_t count = 1 + add_starts(s, before, index, whole->type->rank, operands + 1);
  sr_value *slice = sr_rewriter_build(s->rw, SR_OP_DYNAMIC_SLICE, before, count, operands, type);
  sr_op_set_attr(s->rw->module, slice->op, "slice_sizes",
                 sr_attr_ints(s->rw->module, type->dims, (size_t)type->rank));
  return sr_rewriter_reshape(s->rw, before, slice, slice_type(s, whole->type, false));
}

static sr_value *put(const scan *s, sr_op *before, sr_value *whole, sr_value *part,
                     sr_value *index) {
  sr_value *operands[SR_MAX_RANK + 2] = {whole};
  operands[1] = sr_rewriter_reshape(s->rw, before, part, slice_type(s, whole->type, true));
  int32_t count = 2 + add_starts(s, before, index, whole->type->rank, operands + 2);
  return sr_rewriter_build(s->rw, SR_OP_DYNAMIC_UPDATE_SLICE, before, count, operands, whole->type);
}

/* An op in `region` to build before, until the region has its terminator. */
static sr_op *begin(const scan *s, sr_block *region) {
  sr_op *end = sr_op_create(s->rw->module, SR_OP_RETURN, s->op, 0, NULL, 0, NULL, 0);
  sr_op_insert(end, region, NULL);
  return end;
}

static void fill_condition(const scan *s, sr_block *region) {
  sr_op *end = begin(s, region);
  sr_value *rounds = sr_rewriter_splat(s->rw, end, region->args[0]->type, s->size);
  sr_value *more = sr_rewriter_compare(s->rw, end, "LT", region->args[0], rounds);
  sr_op_set_operands(s->rw->module, end, 1, &more);
}

/* Arguments: the counter, the carries, the outputs as far as they are written. */
static void fill_body(const scan *s, sr_block *region) {
  sr_rewriter *rw = s->rw;
  sr_op *end = begin(s, region);
  sr_value *round = region->args[0], *index = round;
  if (s->reversed)
    index = sr_rewriter_binary(rw, SR_OP_SUBTRACT, end,
                               sr_rewriter_splat(rw, end, round->type, s->size - 1), round);
  int32_t count = 1 + s->carries + s->outputs;
  sr_value **args = SR_NEW_ARRAY(rw->scratch, sr_value *, s->op->operand_count);
  sr_value **next = SR_NEW_ARRAY(rw->scratch, sr_value *, count);
  for (int32_t i = 0; i < s->inputs; i++)
    args[i] = take(s, end, sr_operand(s->op, i), index);
  for (int32_t i = 0; i < s->carries; i++)
    args[s->inputs + i] = region->args[1 + i];
  sr_value **values = sr_rewriter_clone_block(rw, s->op->regions[0], args, end);
  next[0] =
      sr_rewriter_binary(rw, SR_OP_ADD, end, round, sr_rewriter_splat(rw, end, round->type, 1));
  for (int32_t i = 0; i < s->carries; i++)
    next[1 + i] = values[s->outputs + i];
  for (int32_t i = 0; i < s->outputs; i++)
    next[1 + s->carries + i] = put(s, end, region->args[1 + s->carries + i], values[i], index);
  sr_op_set_operands(rw->module, end, count, next);
}

sr_status sr_expand_scan(sr_rewriter *rw, sr_op *op) {
  scan s = scan_of(rw, op);
  int32_t count = 1 + s.carries + s.outputs;
  sr_value **initial = SR_NEW_ARRAY(rw->scratch, sr_value *, count);
  const sr_type **types = SR_NEW_ARRAY(rw->scratch, const sr_type *, count);
  initial[0] = sr_rewriter_splat(rw, op, sr_type_tensor(rw->module, SR_I64, 0, NULL), 0);
  for (int32_t i = 0; i < s.carries; i++)
    initial[1 + i] = sr_operand(op, s.inputs + i);
  for (int32_t i = 0; i < s.outputs; i++)
    initial[1 + s.carries + i] = sr_rewriter_splat(rw, op, op->results[i].type, 0);
  for (int32_t i = 0; i < count; i++)
    types[i] = initial[i]->type;
  s.loop = sr_op_create(rw->module, SR_OP_WHILE, op, count, initial, count, types, 2);
  sr_op_insert(s.loop, op->block, op);
  for (int32_t r = 0; r < 2; r++)
    for (int32_t i = 0; i < count; i++)
      sr_block_add_arg(rw->module, s.loop->regions[r], types[i]);
  fill_condition(&s, s.loop->regions[0]);
  fill_body(&s, s.loop->regions[1]);
  for (int32_t i = 0; i < s.outputs; i++)
    sr_rewriter_replace(rw, sr_result(op, i), sr_result(s.loop, 1 + s.carries + i));
  for (int32_t i = 0; i < s.carries; i++)
    sr_rewriter_replace(rw, sr_result(op, s.outputs + i), sr_result(s.loop, 1 + i));
  return SR_OK;
}
