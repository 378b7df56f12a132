/*
 * Reductions on a CPU that keep the last dimension: sums of columns.
 *
 * The sums of a strip of columns are in memory, in the innermost cache, while all rows are added to
 * them; several rows at a time, so that a sum is loaded and stored less often. Each sum adds its
 * terms in the order of the program. So threads can share the strips, however many there are.
 */
#include <string.h>

#include "base/integer.h"
#include "compiler/emit/emit_reduce.h"

enum {
  LEAST_COLUMNS = 8,
  MOST_BYTES = 2048, /* of a strip's sums */
  LEAST_BYTES = 256, /* of a row of a strip, if there are several */
  STRIPS = 16,       /* that threads can share */
  MOST_ROWS = 4      /* that are added at a time */
};

/*
 * The walk over a reduction. A strip has some indices of dimension `cut` of the operand, and all of
 * those behind it, which are kept, too. `strips[i]` is how many there are along kept dimension i:
 * for those before `cut`, one for each index; for `cut`, one for `width` indices each; behind it,
 * one.
 */
typedef struct column_walk {
  const sr_reduction_shape *r;
  int32_t cut; /* number of the kept dimension */
  int64_t width;
  int64_t strips[SR_MAX_RANK];
  sr_position at;          /* of the next elements of the operands */
  LLVMValueRef begin, end; /* the strip along `cut` */
  int64_t rows;            /* to be added at a time, along the last dimension that is summed */
} column_walk;

static bool lacks_buffer(const sr_code_emitter *e, const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    if (!sr_buffer_of(sr_cell_of(e->low, &op->results[i])))
      return true;
  return false;
}

bool sr_columns_suit(const sr_code_emitter *e, const sr_reduction_shape *r) {
  int32_t last = r->type->rank - 1;
  while (last >= 0 && r->type->dims[last] == 1)
    last--;
  return r->gone_count > 0 && last >= 0 && !r->reduced[last] &&
         r->type->dims[last] >= LEAST_COLUMNS && !lacks_buffer(e, r->op);
}

/* Of the dimensions that are kept and have no summed one behind them, takes as many into a strip as
 * have few enough sums, and makes `wanted` strips if they have sums enough. */
static void cut_strips(column_walk *w, int64_t wanted) {
  const sr_reduction_shape *r = w->r;
  const int64_t *dims = r->type->dims;
  const int64_t bytes = (int64_t)sr_dtype_get(r->op->results[0].type->dtype)->bytes;
  int64_t behind = 1, before = 1; /* sums for one index of `cut`; indices before it */
  w->cut = r->kept_count - 1;
  while (w->cut > 0 && r->kept[w->cut - 1] == r->kept[w->cut] - 1 &&
         behind * dims[r->kept[w->cut]] * bytes < MOST_BYTES)
    behind *= dims[r->kept[w->cut--]];
  for (int32_t i = 0; i < w->cut; i++)
    before *= w->strips[i] = dims[r->kept[i]];
  for (int32_t i = w->cut + 1; i < r->kept_count; i++)
    w->strips[i] = 1;
  const int64_t size = dims[r->kept[w->cut]], row = behind * bytes;
  const int64_t least = sr_divide_up(size * row, MOST_BYTES), most = size * row / LEAST_BYTES;
  const int64_t strips = sr_max(least, sr_min(most, sr_divide_up(wanted, before)));
  w->width = sr_divide_up(size, sr_max(1, sr_min(size, strips)));
  w->strips[w->cut] = sr_divide_up(size, w->width);
}

typedef void column_body(sr_code_emitter *e, column_walk *w);

/* Emits `body` for each sum of the strip, from kept dimension number `i` on. */
static void for_columns(sr_code_emitter *e, column_walk *w, int32_t i, column_body *body) {
  if (i == w->r->kept_count) {
    const size_t mark = sr_emitted_mark(e);
    body(e, w);
    sr_emitted_release(e, mark);
    return;
  }
  const int32_t d = w->r->kept[i];
  const int64_t size = w->r->type->dims[d];
  const bool is_cut = i == w->cut;
  sr_loop loop;
  w->at.index[d] = sr_loop_begin(e, &loop, is_cut ? w->begin : sr_emit_i64(e, 0),
                                 is_cut ? w->end : sr_emit_i64(e, size), 0, size - 1);
  for_columns(e, w, i + 1, body);
  sr_loop_end(e, &loop);
}

/* Returns the position of the sum to which the elements at w->at are added. */
static sr_position sum_of(const column_walk *w) {
  sr_position sum = {.rank = w->r->kept_count};
  for (int32_t i = 0; i < w->r->kept_count; i++)
    sum.index[i] = w->at.index[w->r->kept[i]];
  return sum;
}

static void set_initial(sr_code_emitter *e, column_walk *w) {
  const sr_position sum = sum_of(w);
  sr_element initial[SR_REGION_RESULTS];
  sr_reduce_initial(e, w->r->op, initial);
  sr_reduce_store(e, w->r->op, &sum, initial);
}

static void add_rows(sr_code_emitter *e, column_walk *w) {
  const sr_op *op = w->r->op;
  const sr_position sum = sum_of(w);
  const int32_t d = w->r->gone[w->r->gone_count - 1];
  const sr_index first = w->at.index[d];
  sr_element sums[SR_REGION_RESULTS], terms[SR_REGION_RESULTS], next[SR_REGION_RESULTS];
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_place place = sr_emit_place(e, &op->results[i], &sum);
    sums[i] =
        sr_emit_load(e, op->results[i].type->dtype, place.address, place.linear, place.buffer);
  }
  for (int64_t row = 0; row < w->rows; row++) {
    const size_t mark = sr_emitted_mark(e);
    w->at.index[d] = sr_index_add(e, first, row);
    for (int32_t i = 0; i < op->result_count; i++)
      terms[i] = sr_emit_element(e, sr_operand(op, i), &w->at);
    sr_reduce_combine(e, op, sums, terms, next);
    memcpy(sums, next, sizeof sums);
    sr_emitted_release(e, mark);
  }
  w->at.index[d] = first;
  sr_reduce_store(e, op, &sum, sums);
}

/* Adds rows low to `high` of the last dimension that is summed, `rows` at a time. */
static void add_some(sr_code_emitter *e, column_walk *w, int64_t low, int64_t high, int64_t rows) {
  if (low == high)
    return;
  const int32_t d = w->r->gone[w->r->gone_count - 1];
  w->rows = rows;
  if (high - low == rows) {
    w->at.index[d] = sr_index_constant(e, low);
    for_columns(e, w, w->cut, add_rows);
    return;
  }
  sr_loop loop;
  w->at.index[d] =
      sr_loop_begin(e, &loop, sr_emit_i64(e, low), sr_emit_i64(e, high), low, high - rows);
  loop.step = sr_emit_i64(e, rows);
  for_columns(e, w, w->cut, add_rows);
  sr_loop_end(e, &loop);
}

/* Emits the loops over the summed dimensions from number `level` on. */
static void add_all(sr_code_emitter *e, column_walk *w, int32_t level) {
  const int32_t d = w->r->gone[level];
  const int64_t size = w->r->type->dims[d];
  if (level + 1 == w->r->gone_count) {
    const int64_t cost = sr_cell_of(e->low, &w->r->op->results[0])->cost;
    const int64_t rows = MOST_ROWS * cost <= e->low->policy->unrolled_operations ? MOST_ROWS : 1;
    add_some(e, w, 0, size / rows * rows, rows);
    add_some(e, w, size / rows * rows, size, size % rows);
    return;
  }
  sr_loop loop;
  w->at.index[d] = sr_loop_begin(e, &loop, sr_emit_i64(e, 0), sr_emit_i64(e, size), 0, size - 1);
  add_all(e, w, level + 1);
  sr_loop_end(e, &loop);
}

/* Emits the strip whose number along each kept dimension is at `strip`. */
static void emit_strip(sr_code_emitter *e, column_walk *w, const sr_position *strip) {
  const sr_reduction_shape *r = w->r;
  const int64_t size = r->type->dims[r->kept[w->cut]];
  for (int32_t i = 0; i < w->cut; i++)
    w->at.index[r->kept[i]] = strip->index[i];
  const sr_index begin = sr_index_scale(e, strip->index[w->cut], w->width);
  const sr_index end = sr_index_add(e, begin, w->width);
  LLVMValueRef limit = sr_emit_i64(e, size);
  w->begin = begin.v;
  w->end = end.v;
  if (size % w->width != 0) {
    LLVMValueRef is_less = LLVMBuildICmp(e->builder, LLVMIntSLT, end.v, limit, "");
    w->end = LLVMBuildSelect(e->builder, is_less, end.v, limit, "");
  }
  for_columns(e, w, w->cut, set_initial);
  add_all(e, w, 0);
}

void sr_emit_columns(sr_code_emitter *e, const sr_reduction_shape *r) {
  if (sr_type_elements(r->op->results[0].type) == 0)
    return;
  column_walk w = {.r = r, .at.rank = r->type->rank};
  cut_strips(&w, e->divided ? STRIPS : 1);
  int64_t count = 1;
  for (int32_t i = 0; i < r->kept_count; i++)
    count *= w.strips[i];
  sr_position strip = {.linear = true, .rank = r->kept_count, .index = {sr_index_constant(e, 0)}};
  LLVMValueRef from = sr_emit_i64(e, 0), to = sr_emit_i64(e, count);
  if (e->divided && count > 1) {
    sr_nest_set_extent(e, count,
                       sr_op_terms(r->op) * (sr_cell_of(e->low, r->op->results)->cost + 1));
    from = e->begin;
    to = e->end;
  }
  e->divided = false;
  sr_loop loop;
  if (count > 1)
    strip.index[0] = sr_loop_begin(e, &loop, from, to, 0, count - 1);
  const sr_position each = sr_emit_delinear(e, &strip, r->kept_count, w.strips);
  emit_strip(e, &w, &each);
  if (count > 1)
    sr_loop_end(e, &loop);
}
