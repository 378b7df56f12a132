/*
 * Scatter: updates elements of an array at places that are known at run time.
 *
 * On a CPU a thread takes the updates in order. If the array has a dimension along which windows
 * have one index, several threads do, each the updates that go to its part of the array. On a GPU
 * all threads share them if no two updates can meet. Otherwise the pass prepare has sorted them by
 * the place that they go to (prepare_scatter.c): the thread of the first update of a place adds all
 * updates of that place, in their order. So the results have the bits of the loop on a CPU, and
 * need no atomics.
 */
#include "compiler/emit/emit.h"
#include "graph/ir/query.h"

typedef struct scatter {
  sr_op *op;
  sr_scatter_numbers numbers;
  bool is_shared; /* among threads of a CPU, by `parts` */
  sr_scatter_parts parts;
  LLVMValueRef address[SR_REGION_RESULTS];
} scatter;

static bool is_window_dim(const scatter *s, int32_t d) {
  return sr_ints_have(s->numbers.window, s->numbers.window_count, d);
}

/* Returns where in the operand the window begins that the update at `position` belongs to, as the
 * StableHLO specification defines it, not clamped. Of `position` only the indices are used that
 * tell windows apart. */
static sr_position window_start(sr_code_emitter *e, const scatter *s, const sr_position *position) {
  const sr_value *indices = sr_operand(s->op, s->op->result_count);
  const sr_type *type = s->op->results[0].type,
                *update_type = sr_operand(s->op, s->op->result_count + 1)->type;
  sr_position at = {.rank = indices->type->rank}, start = {.rank = type->rank};
  int32_t next = 0;
  for (int32_t d = 0; d < update_type->rank; d++) {
    if (is_window_dim(s, d))
      continue;
    if (next == s->numbers.vector_dim)
      next++;
    at.index[next++] = position->index[d];
  }
  for (int32_t d = 0; d < type->rank; d++)
    start.index[d] = sr_index_constant(e, 0);
  for (size_t i = 0; i < s->numbers.batch_count; i++)
    start.index[s->numbers.batch[i]] = at.index[s->numbers.index_batch[i]];
  for (size_t i = 0; i < s->numbers.map_count; i++) {
    if (s->numbers.vector_dim < indices->type->rank)
      at.index[s->numbers.vector_dim] = sr_index_constant(e, (int64_t)i);
    sr_element index =
        sr_emit_convert(e, indices->type->dtype, SR_I64, sr_emit_element(e, indices, &at));
    start.index[s->numbers.map[i]] = (sr_index){index.v, INT64_MIN, INT64_MAX};
  }
  return start;
}

/* Returns the place inside its window of the update at `position`. */
static sr_position window_element(sr_code_emitter *e, const scatter *s,
                                  const sr_position *position) {
  sr_position element = {.rank = s->op->results[0].type->rank};
  size_t window = 0;
  for (int32_t d = 0; d < element.rank; d++)
    element.index[d] = sr_scatter_drops(&s->numbers, d)
                           ? sr_index_constant(e, 0)
                           : position->index[s->numbers.window[window++]];
  return element;
}

/* Returns the size of a scatter's window along dimension `d` of the operand. */
static int64_t window_size(const scatter *s, int32_t d) {
  const sr_type *updates = sr_operand(s->op, s->op->result_count + 1)->type;
  size_t before = 0;
  for (int32_t i = 0; i <= d; i++) {
    if (i == d)
      return sr_scatter_drops(&s->numbers, i) ? 1 : updates->dims[s->numbers.window[before]];
    before += !sr_scatter_drops(&s->numbers, i);
  }
  return 1;
}

/* Returns an i1: true if the whole window that begins at `start` lies in the operand, in the part
 * that this thread has. If it does not lie in the operand, none of its elements is written, as in
 * XLA; the gradients of gathers rely on this. */
static LLVMValueRef inside(sr_code_emitter *e, const scatter *s, const sr_position *start) {
  const int64_t *dims = s->op->results[0].type->dims;
  LLVMValueRef result = LLVMConstAllOnes(e->i1);
  for (int32_t d = 0; d < start->rank; d++) {
    int64_t places = dims[d] - window_size(s, d) + 1;
    LLVMValueRef index = start->index[d].v, count = sr_emit_i64(e, places);
    if (s->is_shared && s->parts.loop < 0 && d == s->parts.dim) {
      index = LLVMBuildSub(e->builder, index, e->begin, "");
      count = LLVMBuildSub(e->builder, e->end, e->begin, "");
    } else if (start->index[d].low >= 0 && start->index[d].high < places) {
      continue;
    }
    /* One unsigned comparison tests both ends: a negative start is a large unsigned number. */
    LLVMValueRef in = LLVMBuildICmp(e->builder, LLVMIntULT, index, count, "");
    result = LLVMBuildAnd(e->builder, result, in, "");
  }
  return result;
}

/* Notes that the window that begins at `start` lies in the operand. */
static void limit_start(const scatter *s, sr_position *start) {
  const int64_t *dims = s->op->results[0].type->dims;
  for (int32_t d = 0; d < start->rank; d++)
    if (!sr_index_is_constant(start->index[d]))
      start->index[d] = (sr_index){start->index[d].v, 0, dims[d] - window_size(s, d)};
}

/* A window of updates that lies in the operand, of which an innermost nest emits the elements. */
typedef struct scatter_window {
  const scatter *scatter;
  const sr_position *outer; /* the indices of the loops around that nest */
  sr_position start;
} scatter_window;

/* Updates the element whose update is at `inner`, behind the indices window->outer. */
static void update_element(sr_code_emitter *e, const sr_position *inner, void *user) {
  const scatter_window *window = user;
  const scatter *s = window->scatter;
  const sr_type *type = s->op->results[0].type;
  const int32_t n = s->op->result_count;
  sr_position position = *window->outer, at = window->start;
  for (int32_t d = 0; d < inner->rank; d++)
    position.index[position.rank++] = inner->index[d];
  const sr_position element = window_element(e, s, &position);
  for (int32_t d = 0; d < type->rank; d++)
    at.index[d] = sr_index_sum(e, at.index[d], element.index[d]);
  sr_index linear = sr_emit_linear(e, &at, type->rank, type->dims);
  sr_element arguments[2 * SR_REGION_RESULTS], results[SR_REGION_RESULTS];
  for (int32_t i = 0; i < n; i++) {
    sr_dtype dtype = s->op->results[i].type->dtype;
    arguments[i] = sr_emit_load(e, dtype, s->address[i], linear.v,
                                sr_buffer_of(sr_cell_of(e->low, &s->op->results[i])));
    arguments[n + i] = sr_emit_element(e, sr_operand(s->op, n + 1 + i), &position);
  }
  sr_emit_region(e, s->op->regions[0], arguments, results);
  for (int32_t i = 0; i < n; i++)
    sr_emit_store(e, s->op->results[i].type->dtype, s->address[i], linear.v, results[i],
                  sr_buffer_of(sr_cell_of(e->low, &s->op->results[i])));
}

/* Emits the updates at `position`, the indices of the first dimensions of the updates, if their
 * window lies in the operand. */
static void emit_window(sr_code_emitter *e, const sr_position *position, void *user) {
  const scatter *s = user;
  const sr_type *updates = sr_operand(s->op, s->op->result_count + 1)->type;
  scatter_window window = {s, position, window_start(e, s, position)};
  LLVMBasicBlockRef then = sr_emit_block(e, "update"), join = sr_emit_block(e, "next");
  LLVMBuildCondBr(e->builder, inside(e, s, &window.start), then, join);
  LLVMPositionBuilderAtEnd(e->builder, then);
  limit_start(s, &window.start);
  static const int64_t low[SR_MAX_RANK];
  const int32_t divided = s->is_shared ? s->parts.loop - position->rank : -1;
  sr_emit_box_part(e, updates->rank - position->rank, low, updates->dims + position->rank,
                   divided < 0 ? -1 : divided, update_element, &window);
  LLVMBuildBr(e->builder, join);
  LLVMPositionBuilderAtEnd(e->builder, join);
}

/*
 * Emits all updates in order. On a CPU the last dimensions that are all of the window have a nest
 * of their own, so the indices are read and tested once for all of its elements, which vectors can
 * hold. On a GPU each update is one for a thread.
 */
static void emit_updates(sr_code_emitter *e, scatter *s) {
  static const int64_t low[SR_MAX_RANK];
  const sr_type *updates = sr_operand(s->op, s->op->result_count + 1)->type;
  int32_t outer = updates->rank;
  while (e->team.form == SR_FORM_RANGE && outer > 0 && is_window_dim(s, outer - 1))
    outer--;
  if (s->is_shared)
    sr_emit_box_part(e, outer, low, updates->dims, s->parts.loop < outer ? s->parts.loop : -1,
                     emit_window, s);
  else
    sr_emit_box(e, outer, low, updates->dims, emit_window, s);
}

/* ---- sorted updates -------------------------------------------------------------------------- */

/* Returns element `index` of operand number `which` behind the updates: 0 for the keys, 1 for the
 * numbers of updates that belong to them. */
static LLVMValueRef load_sorted(sr_code_emitter *e, const scatter *s, int32_t which,
                                LLVMValueRef index) {
  const sr_value *value = sr_operand(s->op, 2 * s->op->result_count + 1 + which);
  const sr_position at = {.rank = 1, .index = {{index, 0, value->type->dims[0] - 1}}};
  const size_t mark = sr_emitted_mark(e);
  LLVMValueRef loaded = sr_emit_element(e, value, &at).v;
  sr_emitted_release(e, mark);
  return loaded;
}

/* Returns the position in the updates of update number `number`, at the place in its window that
 * `window` has behind its first index. */
static sr_position update_position(sr_code_emitter *e, const scatter *s, LLVMValueRef number,
                                   const sr_position *window) {
  const sr_type *updates = sr_operand(s->op, s->op->result_count + 1)->type;
  int64_t dims[SR_MAX_RANK], count = 1;
  int32_t rank = 0, next = 1, outer = 0;
  for (int32_t d = 0; d < updates->rank; d++)
    if (!is_window_dim(s, d)) {
      dims[rank++] = updates->dims[d];
      count *= updates->dims[d];
    }
  const sr_position linear = {.linear = true, .rank = rank, .index = {{number, 0, count - 1}}};
  const sr_position among = sr_emit_delinear(e, &linear, rank, dims);
  sr_position at = {.rank = updates->rank};
  for (int32_t d = 0; d < updates->rank; d++)
    at.index[d] = is_window_dim(s, d) ? window->index[next++] : among.index[outer++];
  return at;
}

/* Adds to `sums` the updates from `first` on that have the key `key`, at one place of the window.
 */
static void add_updates(sr_code_emitter *e, const scatter *s, const sr_position *window,
                        LLVMValueRef key, sr_element *sums) {
  LLVMBuilderRef B = e->builder;
  const int32_t n = s->op->result_count;
  const int64_t count = sr_operand(s->op, 2 * n + 1)->type->dims[0];
  LLVMBasicBlockRef before = LLVMGetInsertBlock(B), body = sr_emit_block(e, "add");
  LLVMBasicBlockRef more = sr_emit_block(e, "more"), exit = sr_emit_block(e, "added");
  LLVMBuildBr(B, body);
  LLVMPositionBuilderAtEnd(B, body);
  LLVMValueRef index = LLVMBuildPhi(B, e->i64, "");
  LLVMValueRef start = window->index[0].v;
  LLVMAddIncoming(index, &start, &before, 1);
  sr_element arguments[2 * SR_REGION_RESULTS], next[SR_REGION_RESULTS];
  for (int32_t i = 0; i < n; i++) {
    arguments[i].v = LLVMBuildPhi(B, LLVMTypeOf(sums[i].v), "");
    LLVMAddIncoming(arguments[i].v, &sums[i].v, &before, 1);
    arguments[i].im = sums[i].im ? LLVMBuildPhi(B, LLVMTypeOf(sums[i].im), "") : NULL;
    if (sums[i].im)
      LLVMAddIncoming(arguments[i].im, &sums[i].im, &before, 1);
  }
  const size_t mark = sr_emitted_mark(e);
  const sr_position at = update_position(e, s, load_sorted(e, s, 1, index), window);
  for (int32_t i = 0; i < n; i++)
    arguments[n + i] = sr_emit_element(e, sr_operand(s->op, n + 1 + i), &at);
  sr_emit_region(e, s->op->regions[0], arguments, next);
  sr_emitted_release(e, mark);
  LLVMValueRef following = LLVMBuildNSWAdd(B, index, sr_emit_i64(e, 1), "");
  LLVMValueRef is_inside = LLVMBuildICmp(B, LLVMIntSLT, following, sr_emit_i64(e, count), "");
  LLVMBuildCondBr(B, is_inside, more, exit);
  LLVMBasicBlockRef end = LLVMGetInsertBlock(B);
  LLVMPositionBuilderAtEnd(B, more);
  LLVMValueRef is_same = LLVMBuildICmp(B, LLVMIntEQ, load_sorted(e, s, 0, following), key, "");
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(B);
  LLVMBuildCondBr(B, is_same, body, exit);
  LLVMAddIncoming(index, &following, &latch, 1);
  LLVMPositionBuilderAtEnd(B, exit);
  LLVMBasicBlockRef ends[] = {end, latch};
  for (int32_t i = 0; i < n; i++) {
    LLVMAddIncoming(arguments[i].v, &next[i].v, &latch, 1);
    sums[i].v = LLVMBuildPhi(B, LLVMTypeOf(next[i].v), "");
    LLVMAddIncoming(sums[i].v, (LLVMValueRef[]){next[i].v, next[i].v}, ends, 2);
    if (!sums[i].im)
      continue;
    LLVMAddIncoming(arguments[i].im, &next[i].im, &latch, 1);
    sums[i].im = LLVMBuildPhi(B, LLVMTypeOf(next[i].im), "");
    LLVMAddIncoming(sums[i].im, (LLVMValueRef[]){next[i].im, next[i].im}, ends, 2);
  }
}

/* Updates one element, whose updates begin at the sorted update position->index[0]. The other
 * indices are a place in the window. */
static void update_place(sr_code_emitter *e, const scatter *s, const sr_position *position,
                         LLVMValueRef key) {
  const int32_t n = s->op->result_count;
  const sr_type *type = s->op->results[0].type;
  LLVMValueRef number = load_sorted(e, s, 1, position->index[0].v);
  const sr_position first = update_position(e, s, number, position);
  sr_position at = window_start(e, s, &first);
  const sr_position element = window_element(e, s, &first);
  limit_start(s, &at);
  for (int32_t d = 0; d < type->rank; d++)
    at.index[d] = sr_index_sum(e, at.index[d], element.index[d]);
  LLVMValueRef linear = sr_emit_linear(e, &at, type->rank, type->dims).v;
  sr_element sums[SR_REGION_RESULTS];
  for (int32_t i = 0; i < n; i++)
    sums[i] = sr_emit_load(e, s->op->results[i].type->dtype, s->address[i], linear,
                           sr_buffer_of(sr_cell_of(e->low, &s->op->results[i])));
  add_updates(e, s, position, key, sums);
  for (int32_t i = 0; i < n; i++)
    sr_emit_store(e, s->op->results[i].type->dtype, s->address[i], linear, sums[i],
                  sr_buffer_of(sr_cell_of(e->low, &s->op->results[i])));
}

/* Updates an element if the sorted update position->index[0] is the first of its place. */
static void emit_sorted_update(sr_code_emitter *e, const sr_position *position, void *user) {
  const scatter *s = user;
  LLVMBuilderRef B = e->builder;
  LLVMValueRef index = position->index[0].v, zero = sr_emit_i64(e, 0);
  LLVMValueRef key = load_sorted(e, s, 0, index);
  LLVMValueRef is_start = LLVMBuildICmp(B, LLVMIntEQ, index, zero, "");
  LLVMValueRef back = LLVMBuildNSWSub(B, index, sr_emit_i64(e, 1), "");
  LLVMValueRef previous = load_sorted(e, s, 0, LLVMBuildSelect(B, is_start, zero, back, ""));
  LLVMValueRef is_new = LLVMBuildICmp(B, LLVMIntNE, previous, key, "");
  LLVMValueRef leads = LLVMBuildOr(B, is_start, is_new, "");
  /* Updates that leave the array have the key -1. */
  LLVMValueRef stays = LLVMBuildICmp(B, LLVMIntSGE, key, zero, "");
  LLVMBasicBlockRef then = sr_emit_block(e, "update"), join = sr_emit_block(e, "next");
  LLVMBuildCondBr(B, LLVMBuildAnd(B, leads, stays, ""), then, join);
  LLVMPositionBuilderAtEnd(B, then);
  const size_t mark = sr_emitted_mark(e);
  update_place(e, s, position, key);
  sr_emitted_release(e, mark);
  LLVMBuildBr(B, join);
  LLVMPositionBuilderAtEnd(B, join);
}

static void emit_sorted(sr_code_emitter *e, scatter *s) {
  const sr_type *updates = sr_operand(s->op, s->op->result_count + 1)->type;
  int64_t low[SR_MAX_RANK] = {0}, high[SR_MAX_RANK];
  int32_t rank = 0;
  high[rank++] = sr_operand(s->op, 2 * s->op->result_count + 1)->type->dims[0];
  for (int32_t d = 0; d < updates->rank; d++)
    if (is_window_dim(s, d))
      high[rank++] = updates->dims[d];
  sr_emit_box(e, rank, low, high, emit_sorted_update, s);
}

/* Returns the operations of a scatter, with those to copy what it updates. */
static int64_t work_of(const sr_code_emitter *e, const sr_op *op) {
  const sr_value *updates = sr_operand(op, op->result_count + 1);
  return sr_type_elements(op->results[0].type) +
         sr_type_elements(updates->type) * (sr_cell_of(e->low, op->results)->cost + 1);
}

void sr_emit_scatter(sr_code_emitter *e, sr_op *op) {
  scatter s = {.op = op, .numbers = sr_scatter_numbers_of(op)};
  s.is_shared = e->divided && sr_scatter_parts_of(e->low->policy, op, &s.parts);
  for (int32_t i = 0; i < op->result_count; i++) {
    e->divided = e->keeps_rows = s.is_shared;
    s.address[i] = sr_emit_start_update(e, op, i);
  }
  e->keeps_rows = false;
  if (s.is_shared)
    sr_nest_set_extent(e, op->results[0].type->dims[s.parts.dim], work_of(e, op));
  if (op->code == SR_OP_SCATTER_SORTED) {
    emit_sorted(e, &s);
  } else if (!sr_team_divides(e) || sr_scatter_is_apart(op)) {
    emit_updates(e, &s);
  } else {
    sr_team_branch branch;
    sr_team_begin_alone(e, &branch);
    emit_updates(e, &s);
    sr_team_end_alone(e, &branch);
  }
}
