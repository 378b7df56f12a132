/*
 * Expands reduce_window and select_and_scatter with the op `windows`, an op of the compiler. It
 * lays all windows of an array side by side without computing anything. A reduction over each
 * window, or a choice in each window, is then an ordinary reduce. No memory holds the windows: like
 * the result of any op that moves elements, they are computed where they are read.
 */
#include "compiler/expand/expander.h"

/* ---- windows --------------------------------------------------------------------------------- */

static void read_list(const sr_op *op, const char *name, int32_t rank, int64_t *out_values) {
  size_t count;
  const int64_t *values = sr_op_ints(op, name, &count);
  for (int32_t d = 0; d < rank; d++)
    out_values[d] = values ? values[d] : 1;
}

/* Reads the window attributes of a reduce_window or select_and_scatter over an array of `rank`
 * dimensions. */
static void read_windows(const sr_op *op, int32_t rank, sr_windows *out_windows) {
  read_list(op, "window_dimensions", rank, out_windows->size);
  read_list(op, "window_strides", rank, out_windows->stride);
  read_list(op, "base_dilations", rank, out_windows->base_dilation);
  read_list(op, "window_dilations", rank, out_windows->window_dilation);
  size_t count;
  const int64_t *padding = sr_op_ints(op, "padding", &count);
  for (int32_t d = 0; d < rank; d++) {
    out_windows->low[d] = padding ? padding[2 * d] : 0;
    out_windows->high[d] = padding ? padding[2 * d + 1] : 0;
  }
}

sr_value *sr_expand_pad(const sr_builder *b, sr_value *value, sr_value *padding,
                        const sr_windows *w) {
  int64_t interior[SR_MAX_RANK];
  for (int32_t d = 0; d < value->type->rank; d++)
    interior[d] = w->base_dilation[d] - 1;
  return sr_build_pad(b, value, padding, w->low, w->high, interior);
}

sr_value *sr_expand_windows(const sr_builder *b, sr_value *value, sr_value *padding,
                            const sr_windows *windows) {
  sr_value *padded = sr_expand_pad(b, value, padding, windows);
  int32_t rank = value->type->rank;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < rank; d++) {
    int64_t span = (windows->size[d] - 1) * windows->window_dilation[d] + 1;
    int64_t room = padded->type->dims[d] - span;
    dims[d] = room < 0 ? 0 : room / windows->stride[d] + 1;
    dims[rank + d] = windows->size[d];
  }
  sr_value *made = sr_build(b, SR_OP_WINDOWS, 1, &padded,
                            sr_type_tensor(b->module, value->type->dtype, 2 * rank, dims));
  sr_op_set_attr(b->module, made->op, "window_strides",
                 sr_attr_ints(b->module, windows->stride, (size_t)rank));
  sr_op_set_attr(b->module, made->op, "window_dilations",
                 sr_attr_ints(b->module, windows->window_dilation, (size_t)rank));
  return made;
}

/* ---- reduce_window --------------------------------------------------------------------------- */

/* Builds a reduce over the second half of the dimensions, which is the position inside a window.
 * `operands` has the inputs, then their initial values. The caller fills the region. */
static sr_op *make_reduce(const sr_builder *b, int32_t count, sr_value **operands) {
  int32_t rank = operands[0]->type->rank / 2;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < rank; d++)
    dims[d] = rank + d;
  return sr_build_reduce(b, count, operands, rank, dims);
}

/* True if a window may contain padding: elements that are not elements of the operand. */
static bool has_holes(const sr_windows *windows, int32_t rank) {
  for (int32_t d = 0; d < rank; d++)
    if (windows->low[d] > 0 || windows->high[d] > 0 || windows->base_dilation[d] > 1)
      return true;
  return false;
}

/* True if combining the initial value several times gives the same result as combining it once. */
static bool may_repeat(const sr_op *op) {
  return sr_value_may_repeat(sr_operand(op, 1), sr_block_combiner(op->regions[0]));
}

/* Returns the windows of a mask that is true for elements of the operand and false for padding.
 * Sets *truth to the scalar true. */
static sr_value *present(const sr_builder *b, sr_op *op, const sr_windows *windows,
                         sr_value **truth) {
  const sr_type *type = sr_operand(op, 0)->type, *one = sr_type_rank0(b->module, SR_I1);
  *truth = sr_build_splat(b, one, 1);
  return sr_expand_windows(b, sr_build_broadcast(b, *truth, type), sr_build_splat(b, one, 0),
                           windows);
}

/*
 * A window may contain padding: beyond the operand, or between its dilated elements. By the
 * specification, padding has the initial value. XLA and this expansion reduce only those elements
 * of a window that are elements of the operand.
 */
sr_status sr_expand_reduce_window(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  int32_t count = op->result_count, rank = sr_operand(op, 0)->type->rank;
  sr_windows windows;
  read_windows(op, rank, &windows);
  if (sr_expand_try_cumulative(x, op, &windows))
    return SR_OK;
  bool marked = has_holes(&windows, rank) && !may_repeat(op);
  int32_t all = count + (marked ? 1 : 0);
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, 2 * all);
  for (int32_t i = 0; i < count; i++) {
    operands[all + i] = sr_operand(op, count + i);
    operands[i] = sr_expand_windows(b, sr_operand(op, i), sr_operand(op, count + i), &windows);
  }
  if (marked)
    operands[count] = present(b, op, &windows, &operands[all + count]);
  sr_op *reduce = make_reduce(b, all, operands);
  sr_block *region = reduce->regions[0];
  if (marked)
    sr_block_fill_marked(b->module, region, op->regions[0], count, op);
  else
    sr_block_clone(b->module, op->regions[0], region);
  for (int32_t i = 0; i < count; i++)
    sr_value_replace(sr_result(op, i), sr_result(reduce, i));
  return SR_OK;
}

/* ---- select_and_scatter ---------------------------------------------------------------------- */

/* Returns an array of the shape of `type` that holds the row-major numbers 0, 1, ... of its
 * elements. The numbers are signed, so -1 can stand for no element. */
static sr_value *element_numbers(const sr_builder *b, const sr_type *type) {
  int64_t count = sr_type_elements(type);
  sr_dtype dtype = count > INT32_MAX ? SR_I64 : SR_I32;
  sr_value *line = sr_build_iota(b, sr_type_tensor(b->module, dtype, 1, &count), 0);
  return sr_build_reshape(b, line, type->rank, type->dims);
}

/*
 * Fills a region that chooses one of two candidates. A candidate is a pair (value, number). The
 * first one is chosen if select(first value, second value) is true. A candidate with a number below
 * 0 is padding, and the other one is chosen.
 */
static void fill_choice(const sr_builder *b, sr_block *region, sr_block *select) {
  const sr_builder in = sr_builder_in(b, region);
  sr_value *const *args = region->args;
  sr_value *prefers = sr_build_copy(&in, select, (sr_value *[]){args[0], args[2]})[0];
  sr_value *zero = sr_build_splat(&in, args[1]->type, 0);
  sr_value *has_first = sr_build_compare(&in, SR_COMPARE_GE, args[1], zero);
  sr_value *no_second = sr_build_compare(&in, SR_COMPARE_LT, args[3], zero);
  sr_value *first = sr_build_binary(&in, SR_OP_OR, no_second,
                                    sr_build_binary(&in, SR_OP_AND, has_first, prefers));
  sr_value *chosen[2];
  for (int32_t i = 0; i < 2; i++)
    chosen[i] = sr_build_select(&in, first, args[i], args[2 + i]);
  sr_build_return(&in, 2, chosen);
}

/* Returns, for every window of the operand, the number of the element that the region `select`
 * chooses. */
static sr_value *selected_numbers(const sr_builder *b, sr_op *op) {
  sr_value *operand = sr_operand(op, 0);
  sr_value *numbers = element_numbers(b, operand->type);
  const sr_type *number = sr_type_rank0(b->module, numbers->type->dtype);
  sr_value *none = sr_build_splat(b, number, -1);
  sr_windows windows;
  read_windows(op, operand->type->rank, &windows);
  sr_value *operands[] = {sr_expand_windows(b, operand, sr_operand(op, 2), &windows),
                          sr_expand_windows(b, numbers, none, &windows), sr_operand(op, 2), none};
  sr_op *reduce = make_reduce(b, 2, operands);
  for (int32_t i = 0; i < 4; i++)
    sr_block_add_arg(b->module, reduce->regions[0], operands[2 + i % 2]->type);
  fill_choice(b, reduce->regions[0], op->regions[0]);
  return sr_result(reduce, 1);
}

/* Scatters each element of the source to the selected element of its window, in order. A window
 * without an element of the operand has the number -1, which scatter skips as out of bounds. */
sr_status sr_expand_select_and_scatter(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  sr_module *module = b->module;
  sr_value *source = sr_operand(op, 1);
  const sr_type *type = op->results[0].type;
  int64_t size = sr_type_elements(type), count = sr_type_elements(source->type);
  sr_value *numbers = selected_numbers(b, op);
  const sr_type *line = sr_type_tensor(module, type->dtype, 1, &size);
  sr_value *operands[] = {
      sr_build_broadcast(b, sr_build_convert(b, sr_operand(op, 2), type->dtype), line),
      sr_build_reshape(b, numbers, 2, (int64_t[]){count, 1}),
      sr_build_reshape(b, sr_build_convert(b, source, type->dtype), 1, &count),
  };
  sr_op *scatter = sr_build_op(b, SR_OP_SCATTER, 3, operands, 1, &line, 1);
  sr_op_set_attr(module, scatter, "scatter_dimension_numbers", sr_scatter_rows(module, 1));
  sr_block *region = scatter->regions[0];
  for (int32_t i = 0; i < 2; i++)
    sr_block_add_arg(module, region, sr_type_rank0(module, type->dtype));
  const sr_builder in = sr_builder_in(b, region);
  sr_value **values = sr_build_copy(&in, op->regions[1], region->args);
  sr_build_return(&in, 1, values);
  return sr_expand_finish(op, sr_build_reshape(b, sr_result(scatter, 0), type->rank, type->dims));
}
