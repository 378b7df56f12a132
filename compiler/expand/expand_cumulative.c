/*
 * Cumulative sums, products, extremes and the like: reduce_window whose windows all begin before
 * the first element of a line and end one later each (prefixes), or all reach its end (suffixes).
 * A loop along the line carries the value of the last window and makes the next one of it, which is
 * linear work where windows side by side are quadratic. The region may be any: the specification
 * asks that it be associative and the initial value neutral.
 *
 * The array is taken as [outer][size][inner], lines lying along the middle. Where `inner` is small,
 * the values of several lines run in registers, so that the processor need not wait for one; else a
 * row of `inner` values runs in memory, and what is read and written is contiguous.
 *
 * What runs is wider than the elements: small floats run in f32, and sums of f32, or regions with
 * a sum in them, in f64, whose result is rounded once for each window. A sum is one addition
 * after the other, and an addition of f64 takes no longer than one of f32. Short prefixes alone
 * are added in f32: XLA's results then are the same, bit for bit. (It adds suffixes in another
 * order, and longer lines in pieces.)
 */
#include "compiler/core/op_class.h"
#include "compiler/expand/expander.h"

enum {
  SHORTEST = 8, /* below, windows side by side are as fast unless rows are long */
  LINES = 4,    /* at once: an addition takes four cycles, and one may begin in each */
};

typedef struct cumulative {
  const sr_builder *b;
  sr_op *op;
  bool suffix;
  int64_t outer, size, inner;
  int64_t lines; /* of `outer`, at once */
  /* Results are padded with the initial value, for windows that hold nothing, or cut. */
  sr_windows edges;
  int32_t dim;
} cumulative;

/* ---- which windows --------------------------------------------------------------------------- */

/* The one dimension along which windows are longer than 1; -1 if there is no such, or more. */
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

/* Whether all windows are prefixes or all are suffixes, and what is to be padded or cut then. */
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
  int64_t lines = c->inner < LINES ? LINES / c->inner : 1;
  c->lines = lines < c->outer ? lines : c->outer;
  return find_edges(c, w);
}

/* Windows side by side are few numbers each, or few windows. */
static bool is_short(const cumulative *c) {
  int64_t windows = c->op->results[0].type->dims[c->dim];
  return windows < 2 ||
         (c->inner <= SR_REGISTER_ELEMENTS && (c->size < SHORTEST || windows < SHORTEST));
}

/* ---- the loops ------------------------------------------------------------------------------- */

/* What runs at first: the initial value of operand `i` for each of the lines. */
static sr_value *initial_value(const cumulative *c, const sr_builder *b, int32_t i) {
  sr_dtype dtype = c->op->regions[0]->args[i]->type->dtype;
  sr_value *initial = sr_build_convert(b, sr_operand(c->op, c->op->result_count + i), dtype);
  const sr_type *type = sr_type_tensor(c->b->module, dtype, 3, (int64_t[]){c->lines, 1, c->inner});
  return sr_build_broadcast(b, initial, type);
}

/* One round of the loop along the lines from `first` on. Carried are the running values, and the
 * results as far as they are written. */
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

/* `results` with those of the lines from `first` on. */
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

/* The last lines of a number that `lines` does not divide are done with some before them again. */
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

bool sr_expand_try_cumulative(const sr_builder *b, sr_op *op, const sr_windows *windows) {
  cumulative c = {.b = b, .op = op};
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
  results = run_all_lines(&c, inputs, results);
  for (int32_t i = 0; i < count; i++) {
    const sr_type *shape = sr_operand(op, i)->type;
    sr_value *whole = sr_build_reshape(b, results[i], shape->rank, shape->dims);
    sr_value *initial = sr_operand(op, count + i);
    sr_value_replace(sr_result(op, i), sr_expand_pad(b, whole, initial, &c.edges));
  }
  return true;
}
