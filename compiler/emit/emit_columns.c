/*
 * Sums of columns on a CPU: of reductions that keep the last dimension, and of products with a
 * matrix whose rows lie in memory as those of the result.
 *
 * The sums of a strip of columns are in memory, in the innermost cache, while all rows are added to
 * them; several rows at a time, so that a sum is loaded and stored less often. Each sum adds its
 * terms in the order of the program. So the bits do not depend on how many threads share the
 * strips. A thread adds each row to several neighbouring strips, so that it reads a long piece of
 * the row at a time.
 */
#include <string.h>

#include "base/integer.h"
#include "compiler/emit/emit_reduce.h"

enum {
  MOST_BYTES = 2048, /* of the sums of a strip */
  LEAST_BYTES = 256, /* of the sums of a strip, if there are several strips */
  STRIPS = 16,       /* how many strips are made for threads to share */
  MOST_ROWS = 4      /* how many rows are added at a time */
};

/*
 * The walk over the sums. A strip has some indices of dimension `cut` of the result, and all of
 * those behind it. `strips[d]` is how many there are along dimension d: before `cut`, one for each
 * index; along it, one for `width` indices each; behind it, one.
 */
typedef struct column_walk {
  const sr_column_sums *s;
  const sr_type *type; /* of a result */
  int32_t cut;
  int64_t width;
  int64_t strips[SR_MAX_RANK];
  sr_position sum; /* where the next elements are added */
  sr_index term[SR_MAX_RANK];
  int64_t together;   /* most neighbouring strips to which a thread adds a row */
  sr_index strip;     /* number of the first of these strips, along `cut` */
  LLVMValueRef here;  /* how many of them there are; NULL: 1 */
  sr_index begin;     /* the strip's first index along `cut` */
  LLVMValueRef count; /* how many it has there: `width`, but the last strip may have fewer */
  int64_t rows;       /* to be added at a time, along the last dimension that is summed */
} column_walk;

bool sr_columns_suit(const sr_code_emitter *e, const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    if (!sr_buffer_of(sr_cell_of(e->low, &op->results[i])))
      return false;
  return !sr_team_divides(e) && e->team.row.rank == 0;
}

/* Chooses `cut`, so that a strip has as many of the last dimensions as it may have and few enough
 * sums; and `width`, so that there are `wanted` strips if each then has enough sums. */
static void cut_strips(column_walk *w, int64_t wanted) {
  const int64_t *dims = w->type->dims, bytes = (int64_t)sr_dtype_get(w->type->dtype)->bytes;
  const int32_t first = w->type->rank - w->s->adjacent;
  int64_t behind = 1, before = 1; /* sums for one index of `cut`; indices before it */
  w->cut = w->type->rank - 1;
  while (w->cut > first && behind * dims[w->cut] * bytes < MOST_BYTES)
    behind *= dims[w->cut--];
  for (int32_t d = 0; d < w->type->rank; d++)
    w->strips[d] = d < w->cut ? dims[d] : 1;
  for (int32_t d = 0; d < w->cut; d++)
    before *= dims[d];
  const int64_t size = dims[w->cut], row = behind * bytes;
  const int64_t least = sr_divide_up(size * row, MOST_BYTES), most = size * row / LEAST_BYTES;
  const int64_t strips = sr_max(least, sr_min(most, sr_divide_up(wanted, before)));
  w->width = sr_divide_up(size, sr_max(1, sr_min(size, strips)));
  w->strips[w->cut] = sr_divide_up(size, w->width);
}

/* Bytes of the sums for one index of `cut`. */
static int64_t row_bytes(const column_walk *w) {
  int64_t bytes = (int64_t)sr_dtype_get(w->type->dtype)->bytes;
  for (int32_t d = w->cut + 1; d < w->type->rank; d++)
    bytes *= w->type->dims[d];
  return bytes;
}

typedef void column_body(sr_code_emitter *e, column_walk *w);

/* Emits `body` for each sum of the strip, from dimension `d` on. */
static void for_columns(sr_code_emitter *e, column_walk *w, int32_t d, column_body *body) {
  if (d == w->type->rank) {
    const size_t mark = sr_emitted_mark(e);
    body(e, w);
    sr_emitted_release(e, mark);
    return;
  }
  const int64_t size = w->type->dims[d];
  const bool is_cut = d == w->cut;
  sr_loop loop;
  sr_index index =
      sr_loop_begin(e, &loop, sr_emit_i64(e, 0), is_cut ? w->count : sr_emit_i64(e, size), 0,
                    (is_cut ? w->width : size) - 1);
  if (is_cut) {
    index = sr_index_sum(e, w->begin, index);
    index.high = sr_min(index.high, size - 1);
  }
  w->sum.index[d] = index;
  for_columns(e, w, d + 1, body);
  sr_loop_end(e, &loop);
}

/* Emits `body` for each sum of a strip. */
static void for_strip(sr_code_emitter *e, column_walk *w, sr_index strip, column_body *body) {
  const int64_t size = w->type->dims[w->cut];
  w->begin = sr_index_scale(e, strip, w->width);
  w->count = sr_emit_i64(e, w->width);
  if (size % w->width != 0) {
    LLVMValueRef left = LLVMBuildSub(e->builder, sr_emit_i64(e, size), w->begin.v, "");
    LLVMValueRef is_less = LLVMBuildICmp(e->builder, LLVMIntSLT, left, w->count, "");
    w->count = LLVMBuildSelect(e->builder, is_less, left, w->count, "");
  }
  for_columns(e, w, w->cut, body);
}

/* Emits `body` for each sum of the `here` strips from `strip` on. */
static void for_strips(sr_code_emitter *e, column_walk *w, column_body *body) {
  if (!w->here) {
    for_strip(e, w, w->strip, body);
    return;
  }
  sr_loop loop;
  const sr_index next = sr_loop_begin(e, &loop, sr_emit_i64(e, 0), w->here, 0, w->together - 1);
  sr_index strip = sr_index_sum(e, w->strip, next);
  strip.high = sr_min(strip.high, w->strips[w->cut] - 1);
  for_strip(e, w, strip, body);
  sr_loop_end(e, &loop);
}

static void set_initial(sr_code_emitter *e, column_walk *w) {
  sr_element initial[SR_REGION_RESULTS];
  w->s->begin(e, w->s->user, initial);
  sr_reduce_store(e, w->s->op, &w->sum, initial);
}

static void add_rows(sr_code_emitter *e, column_walk *w) {
  const sr_op *op = w->s->op;
  const int32_t level = w->s->term_rank - 1;
  const sr_index first = w->term[level];
  sr_element sums[SR_REGION_RESULTS];
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_place place = sr_emit_place(e, &op->results[i], &w->sum);
    sums[i] =
        sr_emit_load(e, op->results[i].type->dtype, place.address, place.linear, place.buffer);
  }
  for (int64_t row = 0; row < w->rows; row++) {
    const size_t mark = sr_emitted_mark(e);
    w->term[level] = sr_index_add(e, first, row);
    w->s->add(e, w->s->user, &w->sum, w->term, sums);
    sr_emitted_release(e, mark);
  }
  w->term[level] = first;
  sr_reduce_store(e, op, &w->sum, sums);
}

/* Emits code that adds the rows from `low` to `high`, `rows` at a time. */
static void add_some(sr_code_emitter *e, column_walk *w, int64_t low, int64_t high, int64_t rows) {
  const int32_t level = w->s->term_rank - 1;
  if (low == high)
    return;
  w->rows = rows;
  if (high - low == rows) {
    w->term[level] = sr_index_constant(e, low);
    for_strips(e, w, add_rows);
    return;
  }
  sr_loop loop;
  w->term[level] =
      sr_loop_begin(e, &loop, sr_emit_i64(e, low), sr_emit_i64(e, high), low, high - rows);
  loop.step = sr_emit_i64(e, rows);
  for_strips(e, w, add_rows);
  sr_loop_end(e, &loop);
}

/* Emits the loops over the summed dimensions from number `level` on. */
static void add_all(sr_code_emitter *e, column_walk *w, int32_t level) {
  const int64_t size = w->s->term_dims[level];
  if (level + 1 == w->s->term_rank) {
    const int64_t cost = sr_cell_of(e->low, &w->s->op->results[0])->cost;
    const int64_t rows = MOST_ROWS * cost <= e->low->policy->unrolled_operations ? MOST_ROWS : 1;
    add_some(e, w, 0, size / rows * rows, rows);
    add_some(e, w, size / rows * rows, size, size % rows);
    return;
  }
  sr_loop loop;
  w->term[level] = sr_loop_begin(e, &loop, sr_emit_i64(e, 0), sr_emit_i64(e, size), 0, size - 1);
  add_all(e, w, level + 1);
  sr_loop_end(e, &loop);
}

void sr_emit_columns(sr_code_emitter *e, const sr_column_sums *s) {
  const sr_value *value = &s->op->results[0];
  column_walk w = {.s = s, .type = value->type, .together = 1};
  if (sr_type_elements(w.type) == 0)
    return;
  cut_strips(&w, e->divided ? STRIPS : 1);
  int64_t count = 1;
  for (int32_t d = 0; d < w.type->rank; d++)
    count *= w.strips[d];
  LLVMValueRef from = sr_emit_i64(e, 0), to = sr_emit_i64(e, count);
  if (e->divided && count > 1) {
    sr_nest_set_extent(e, count, sr_op_terms(s->op) * (sr_cell_of(e->low, value)->cost + 1));
    from = e->begin;
    to = e->end;
  }
  e->divided = false;
  if (count == w.strips[w.cut]) /* all are one behind the other */
    w.together = sr_max(1, sr_min(count, MOST_BYTES / (w.width * row_bytes(&w))));
  sr_position strip = {.linear = true, .rank = w.type->rank, .index = {sr_index_constant(e, 0)}};
  sr_loop loop;
  if (count > 1) {
    strip.index[0] = sr_loop_begin(e, &loop, from, to, 0, count - 1);
    loop.step = sr_emit_i64(e, w.together);
  }
  if (w.together > 1) {
    LLVMValueRef left = LLVMBuildSub(e->builder, to, strip.index[0].v, "");
    LLVMValueRef most = sr_emit_i64(e, w.together);
    LLVMValueRef is_less = LLVMBuildICmp(e->builder, LLVMIntSLT, left, most, "");
    w.here = LLVMBuildSelect(e->builder, is_less, left, most, "");
  }
  w.sum = sr_emit_delinear(e, &strip, w.type->rank, w.strips);
  w.strip = w.sum.index[w.cut];
  for_strips(e, &w, set_initial);
  add_all(e, &w, 0);
  if (count > 1)
    sr_loop_end(e, &loop);
}
