/*
 * Expands cumulative sums, products, minima and the like. In the text they are a reduce_window
 * whose windows are all prefixes of a line, each one element longer than the one before, or all
 * suffixes. A loop along the line computes each window from the result of the window before it.
 * That is linear work; computing every window by itself would take quadratic work. The region may
 * be any, because the specification demands that it is associative and that the initial value is
 * neutral.
 *
 * On a GPU such a loop would be one thread that walks alone. There the policy asks for blocks
 * instead (expand_prefixes.c).
 *
 * The array is seen as [outer][size][inner]. A line runs along the middle dimension. If `inner` is
 * small, one loop computes several lines with their running values in registers: the additions of
 * different lines do not wait for each other. Otherwise a row of `inner` running values is in
 * memory, and accesses are contiguous.
 *
 * The running value is wider than the elements, and each result is rounded once. Small floats run
 * in f32; sums of f32, and other regions that contain a sum, run in f64. This costs no time,
 * because an addition has the same latency in f64 and in f32. Only prefixes of short lines are
 * added in f32. Their results then have the same bits as XLA's. (XLA adds suffixes in another
 * order, and longer lines in blocks.)
 */
#include "compiler/core/op_class.h"
#include "compiler/expand/expander.h"

typedef struct cumulative {
  const sr_builder *b;
  const sr_policy *policy;
  sr_op *op;
  bool suffix;
  int64_t outer, size, inner;
  int64_t lines; /* lines that one loop computes at once, at most `outer` */
  /* How to pad the results. Padding has the initial value, for empty windows; negative padding
   * removes results. */
  sr_windows edges;
  int32_t dim;
} cumulative;

/* ---- which windows --------------------------------------------------------------------------- */

/* Returns the dimension along which windows have more than one element. Returns -1 if there is no
 * such dimension, or more than one. */
static int32_t line_dimension(const sr_windows *w, int32_t rank) {
  int32_t dim = -1;
  for (int32_t d = 0; d < rank; d++) {
    if (w->stride[d] != 1 || w->base_dilation[d] != 1)
      return -1;
    if (w->size[d] == 1 && w->low[d] == 0 && w->high[d] == 0)
      continue;
    if (dim >= 0 || w->window_dilation[d] != 1)
      return -1;
    dim = d;
  }
  return dim;
}

/* Returns true if all windows are prefixes, or all are suffixes. Sets c->suffix and c->edges, the
 * padding of the results. */
static bool find_edges(cumulative *c, const sr_windows *w) {
  int64_t low = w->low[c->dim], high = w->high[c->dim], reach = w->size[c->dim] - 1;
  bool prefix = high <= 0 && reach + 1 >= c->size + high;
  c->suffix = !prefix && low <= 0 && reach + 1 >= c->size + low;
  c->edges.low[c->dim] = prefix ? low - reach : low;
  c->edges.high[c->dim] = prefix ? high : high - reach;
  return (prefix || c->suffix) && c->edges.low[c->dim] >= -c->size &&
         c->edges.high[c->dim] >= -c->size;
}

static bool find_lines(cumulative *c, const sr_windows *w) {
  const sr_type *type = sr_operand(c->op, 0)->type;
  c->dim = line_dimension(w, type->rank);
  if (c->dim < 0 || sr_type_elements(type) == 0)
    return false;
  c->outer = c->inner = 1;
  for (int32_t d = 0; d < type->rank; d++) {
    c->edges.base_dilation[d] = 1;
    if (d < c->dim)
      c->outer *= type->dims[d];
    else if (d > c->dim)
      c->inner *= type->dims[d];
  }
  c->size = type->dims[c->dim];
  int64_t joined = c->policy->joined_lines, lines = c->inner < joined ? joined / c->inner : 1;
  c->lines = lines < c->outer ? lines : c->outer;
  return find_edges(c, w);
}

/* True if there are few windows, or each is short. Computing each window by itself is then as fast
 * as the loop. */
static bool is_short(const cumulative *c) {
  int64_t windows = c->op->results[0].type->dims[c->dim], shortest = c->policy->shortest_line;
  return windows < 2 ||
         (c->inner <= SR_REGISTER_ELEMENTS && (c->size < shortest || windows < shortest));
}

/* ---- the loops ------------------------------------------------------------------------------- */

/* Returns the first running values of operand `i`: the initial value, once for each of c->lines
 * lines. */
static sr_value *initial_value(const cumulative *c, const sr_builder *b, int32_t i) {
  sr_dtype dtype = c->op->regions[0]->args[i]->type->dtype;
  sr_value *initial = sr_build_convert(b, sr_operand(c->op, c->op->result_count + i), dtype);
  const sr_type *type = sr_type_tensor(c->b->module, dtype, 3, (int64_t[]){c->lines, 1, c->inner});
  return sr_build_broadcast(b, initial, type);
}

/* Builds the body of the loop along c->lines lines, of which the first is line `first`. The loop
 * carries the running values and the results. Each round computes one position of all these
 * lines. */
static void fill_round(const cumulative *c, const sr_counted_loop *loop, sr_value *const *inputs,
                       sr_value *first) {
  const sr_builder *b = &loop->body;
  int32_t count = c->op->result_count;
  sr_value *index = loop->round, *zero = sr_build_splat(b, index->type, 0);
  if (c->suffix)
    index = sr_build_binary(b, SR_OP_SUBTRACT, sr_build_splat(b, index->type, c->size - 1), index);
  sr_value *starts[] = {first, index, zero};
  const int64_t sizes[] = {c->lines, 1, c->inner};
  sr_value **args = SR_NEW_ARRAY(b->arena, sr_value *, 2 * count);
  sr_value **next = SR_NEW_ARRAY(b->arena, sr_value *, 2 * count);
  for (int32_t i = 0; i < count; i++) {
    sr_value *taken = sr_build_dynamic_slice(b, inputs[i], starts, sizes);
    args[c->suffix ? i : count + i] = sr_build_convert(b, taken, loop->carries[i]->type->dtype);
    args[c->suffix ? count + i : i] = loop->carries[i];
  }
  sr_value **values = sr_build_map(b, c->op->regions[0], args);
  for (int32_t i = 0; i < count; i++) {
    sr_value *whole = loop->carries[count + i];
    sr_value *part = sr_build_convert(b, values[i], whole->type->dtype);
    next[i] = values[i];
    next[count + i] = sr_build_dynamic_update_slice(b, whole, part, starts);
  }
  sr_expand_loop_end(loop, next);
}

/* Builds the loop that computes lines [first, first + c->lines) of the results. Returns the arrays
 * `results` with these lines written. */
static sr_value **run_lines(const cumulative *c, const sr_builder *b, sr_value *const *inputs,
                            sr_value *first, sr_value *const *results) {
  int32_t count = c->op->result_count;
  sr_value **carries = SR_NEW_ARRAY(c->b->arena, sr_value *, 2 * count);
  for (int32_t i = 0; i < count; i++) {
    carries[i] = initial_value(c, b, i);
    carries[count + i] = results[i];
  }
  sr_counted_loop loop = sr_expand_loop_begin(b, c->size, 2 * count, carries);
  fill_round(c, &loop, inputs, first);
  for (int32_t i = 0; i < count; i++)
    carries[i] = sr_expand_loop_result(&loop, count + i);
  return carries;
}

/* Computes all lines, c->lines at a time. If c->lines does not divide c->outer, the last round
 * computes some lines a second time. */
static sr_value **run_all_lines(const cumulative *c, sr_value *const *inputs, sr_value **results) {
  const sr_builder *b = c->b;
  int64_t rounds = (c->outer + c->lines - 1) / c->lines;
  if (rounds == 1)
    return run_lines(c, b, inputs, sr_build_scalar(b, SR_I64, 0), results);
  int32_t count = c->op->result_count;
  sr_counted_loop loop = sr_expand_loop_begin(b, rounds, count, results);
  sr_value *first = sr_build_binary(&loop.body, SR_OP_MULTIPLY, loop.round,
                                    sr_build_scalar(&loop.body, SR_I64, c->lines));
  sr_expand_loop_end(&loop, run_lines(c, &loop.body, inputs, first, loop.carries));
  for (int32_t i = 0; i < count; i++)
    results[i] = sr_expand_loop_result(&loop, i);
  return results;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

/* Computes all lines in blocks, all at once. */
static sr_value **run_in_blocks(const cumulative *c, sr_value *const *inputs) {
  const sr_builder *b = c->b;
  sr_block *region = c->op->regions[0];
  int32_t count = c->op->result_count;
  sr_value **values = SR_NEW_ARRAY(b->arena, sr_value *, count);
  sr_value **initial = SR_NEW_ARRAY(b->arena, sr_value *, count);
  for (int32_t i = 0; i < count; i++) {
    sr_dtype dtype = region->args[i]->type->dtype;
    values[i] = sr_build_convert(b, inputs[i], dtype);
    initial[i] = sr_build_convert(b, sr_operand(c->op, count + i), dtype);
  }
  sr_value **results =
      sr_expand_prefixes(b, region, count, values, initial, c->suffix, c->policy->line_block);
  for (int32_t i = 0; i < count; i++)
    results[i] = sr_build_convert(b, results[i], inputs[i]->type->dtype);
  return results;
}

bool sr_expand_try_cumulative(const sr_expander *x, sr_op *op, const sr_windows *windows) {
  const sr_builder *b = &x->builder;
  cumulative c = {.b = b, .policy = x->policy, .op = op};
  if (!find_lines(&c, windows))
    return false;
  sr_block *region = op->regions[0];
  if (is_short(&c))
    return false;
  sr_expand_widen_region(b, region, c.suffix || c.size > SR_NARROW_SUM);
  if (!sr_block_is_scalar_code(region))
    return false;
  int32_t count = op->result_count;
  sr_value **inputs = SR_NEW_ARRAY(b->arena, sr_value *, count);
  sr_value **results = SR_NEW_ARRAY(b->arena, sr_value *, count);
  const int64_t dims[] = {c.outer, c.size, c.inner};
  for (int32_t i = 0; i < count; i++) {
    inputs[i] = sr_build_reshape(b, sr_operand(op, i), 3, dims);
    results[i] = sr_build_splat(b, inputs[i]->type, 0);
  }
  results =
      x->policy->line_block > 0 ? run_in_blocks(&c, inputs) : run_all_lines(&c, inputs, results);
  for (int32_t i = 0; i < count; i++) {
    const sr_type *shape = sr_operand(op, i)->type;
    sr_value *whole = sr_build_reshape(b, results[i], shape->rank, shape->dims);
    sr_value *initial = sr_operand(op, count + i);
    sr_value_replace(sr_result(op, i), sr_expand_pad(b, whole, initial, &c.edges));
  }
  return true;
}
