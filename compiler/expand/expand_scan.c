/* Expands chlo.scan to a loop. The loop carries a counter, the scan's carries and the outputs. Each
 * round writes one slice of each output. A reversed scan begins with the last slice. */
#include <string.h>

#include "compiler/expand/expander.h"

typedef struct scan {
  const sr_builder *b;
  sr_op *op;
  int32_t inputs, carries, outputs;
  int64_t dimension, size;
  bool reversed;
} scan;

static int64_t first_segment(const sr_op *op, const char *name) {
  size_t count;
  return sr_op_ints(op, name, &count)[0];
}

static scan scan_of(const sr_builder *b, sr_op *op) {
  scan s = {.b = b,
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

/* Returns the type of a slice of `whole`. If `with`, it has the scanned dimension, with size 1. */
static const sr_type *slice_type(const scan *s, const sr_type *whole, bool with) {
  int64_t dims[SR_MAX_RANK];
  int32_t rank = 0;
  for (int32_t d = 0; d < whole->rank; d++)
    if (d != s->dimension)
      dims[rank++] = whole->dims[d];
    else if (with)
      dims[rank++] = 1;
  return sr_type_tensor(s->b->module, whole->dtype, rank, dims);
}

static sr_value *take(const scan *s, const sr_builder *b, sr_value *whole, sr_value *index) {
  sr_value *slice = sr_expand_take(b, whole, s->dimension, index, 1);
  return sr_build_reshape_as(b, slice, slice_type(s, whole->type, false));
}

static sr_value *put(const scan *s, const sr_builder *b, sr_value *whole, sr_value *part,
                     sr_value *index) {
  part = sr_build_reshape_as(b, part, slice_type(s, whole->type, true));
  return sr_expand_put(b, whole, part, s->dimension, index);
}

/* Builds the body of the loop. The carries of the loop are the scan's carries, then the outputs. */
static void fill_body(const scan *s, const sr_counted_loop *loop) {
  const sr_builder *b = &loop->body;
  sr_value *index = loop->round;
  if (s->reversed)
    index = sr_build_binary(b, SR_OP_SUBTRACT, sr_build_splat(b, index->type, s->size - 1), index);
  sr_value **args = SR_NEW_ARRAY(b->arena, sr_value *, s->op->operand_count);
  sr_value **next = SR_NEW_ARRAY(b->arena, sr_value *, s->carries + s->outputs);
  for (int32_t i = 0; i < s->inputs; i++)
    args[i] = take(s, b, sr_operand(s->op, i), index);
  for (int32_t i = 0; i < s->carries; i++)
    args[s->inputs + i] = loop->carries[i];
  sr_value **values = sr_build_copy(b, s->op->regions[0], args);
  for (int32_t i = 0; i < s->carries; i++)
    next[i] = values[s->outputs + i];
  for (int32_t i = 0; i < s->outputs; i++)
    next[s->carries + i] = put(s, b, loop->carries[s->carries + i], values[i], index);
  sr_expand_loop_end(loop, next);
}

sr_status sr_expand_scan(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  scan s = scan_of(b, op);
  sr_value **initial = SR_NEW_ARRAY(b->arena, sr_value *, s.carries + s.outputs);
  for (int32_t i = 0; i < s.carries; i++)
    initial[i] = sr_operand(op, s.inputs + i);
  for (int32_t i = 0; i < s.outputs; i++)
    initial[s.carries + i] = sr_build_splat(b, op->results[i].type, 0);
  sr_counted_loop loop = sr_expand_loop_begin(b, s.size, s.carries + s.outputs, initial);
  fill_body(&s, &loop);
  for (int32_t i = 0; i < s.outputs; i++)
    sr_value_replace(sr_result(op, i), sr_expand_loop_result(&loop, s.carries + i));
  for (int32_t i = 0; i < s.carries; i++)
    sr_value_replace(sr_result(op, s.outputs + i), sr_expand_loop_result(&loop, i));
  return SR_OK;
}
