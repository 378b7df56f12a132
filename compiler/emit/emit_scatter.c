/*
 * Scatter: updates elements of an array at places that are known at run time.
 *
 * On a CPU one thread takes the updates in order. On a GPU all threads share them if no two updates
 * can meet. Otherwise the pass prepare has sorted them by the place that they go to
 * (prepare_scatter.c): the thread of the first update of a place adds all updates of that place, in
 * their order. So the results have the bits of the loop on a CPU, and need no atomics.
 */
#include "compiler/emit/emit.h"
#include "graph/ir/query.h"

typedef struct scatter {
  sr_op *op;
  const int64_t *window, *inserted, *batch, *index_batch, *map;
  size_t window_count, inserted_count, batch_count, map_count;
  int64_t vector_dim;
  LLVMValueRef address[SR_REGION_RESULTS];
} scatter;

/* Finds where in the operand of a scatter the update at `position` goes, as the StableHLO
 * specification defines it. Returns the start of its window, not clamped, in *out_start, and the
 * position of the element inside the window in *out_element. */
static void scatter_target(sr_code_emitter *e, const scatter *s, const sr_position *position,
                           sr_position *out_start, sr_position *out_element) {
  const sr_value *indices = sr_operand(s->op, s->op->result_count);
  const sr_type *type = s->op->results[0].type,
                *update_type = sr_operand(s->op, s->op->result_count + 1)->type;
  sr_position at = {.rank = indices->type->rank};
  int32_t next = 0;
  for (int32_t d = 0; d < update_type->rank; d++) {
    if (sr_ints_have(s->window, s->window_count, d))
      continue;
    if (next == s->vector_dim)
      next++;
    at.index[next++] = position->index[d];
  }
  *out_start = *out_element = (sr_position){.rank = type->rank};
  size_t window = 0;
  for (int32_t d = 0; d < type->rank; d++) {
    bool gone = sr_ints_have(s->inserted, s->inserted_count, d) ||
                sr_ints_have(s->batch, s->batch_count, d);
    out_start->index[d] = sr_index_constant(e, 0);
    out_element->index[d] = gone ? sr_index_constant(e, 0) : position->index[s->window[window++]];
  }
  for (size_t i = 0; i < s->batch_count; i++)
    out_start->index[s->batch[i]] = at.index[s->index_batch[i]];
  for (size_t i = 0; i < s->map_count; i++) {
    if (s->vector_dim < indices->type->rank)
      at.index[s->vector_dim] = sr_index_constant(e, (int64_t)i);
    sr_element start =
        sr_emit_convert(e, indices->type->dtype, SR_I64, sr_emit_element(e, indices, &at));
    out_start->index[s->map[i]] = (sr_index){start.v, INT64_MIN, INT64_MAX};
  }
}

/* Returns the size of a scatter's window along dimension `d` of the operand. */
static int64_t window_size(const scatter *s, int32_t d) {
  const sr_type *updates = sr_operand(s->op, s->op->result_count + 1)->type;
  size_t before = 0;
  for (int32_t i = 0; i <= d; i++) {
    bool gone = sr_ints_have(s->inserted, s->inserted_count, i) ||
                sr_ints_have(s->batch, s->batch_count, i);
    if (i == d)
      return gone ? 1 : updates->dims[s->window[before]];
    before += !gone;
  }
  return 1;
}

/* Returns an i1: true if the whole window that begins at `start` lies in the operand. If it does
 * not, none of its elements is written, as in XLA; the gradients of gathers rely on this. */
static LLVMValueRef inside(sr_code_emitter *e, const scatter *s, const sr_position *start) {
  const int64_t *dims = s->op->results[0].type->dims;
  LLVMValueRef result = LLVMConstAllOnes(e->i1);
  for (int32_t d = 0; d < start->rank; d++) {
    int64_t places = dims[d] - window_size(s, d) + 1;
    if (start->index[d].low >= 0 && start->index[d].high < places)
      continue;
    /* One unsigned comparison tests both ends: a negative start is a large unsigned number. */
    LLVMValueRef in =
        LLVMBuildICmp(e->builder, LLVMIntULT, start->index[d].v, sr_emit_i64(e, places), "");
    result = LLVMBuildAnd(e->builder, result, in, "");
  }
  return result;
}

static void emit_one_update(sr_code_emitter *e, const sr_position *position, void *user) {
  const scatter *s = user;
  const sr_type *type = s->op->results[0].type;
  int32_t n = s->op->result_count;
  sr_position at, element;
  scatter_target(e, s, position, &at, &element);
  LLVMBasicBlockRef then = sr_emit_block(e, "update"), join = sr_emit_block(e, "next");
  LLVMBuildCondBr(e->builder, inside(e, s, &at), then, join);
  LLVMPositionBuilderAtEnd(e->builder, then);
  for (int32_t d = 0; d < type->rank; d++) {
    if (!sr_index_is_constant(at.index[d]))
      at.index[d] = (sr_index){at.index[d].v, 0, type->dims[d] - window_size(s, d)};
    at.index[d] = sr_index_sum(e, at.index[d], element.index[d]);
  }
  sr_index linear = sr_emit_linear(e, &at, type->rank, type->dims);
  sr_element arguments[2 * SR_REGION_RESULTS], results[SR_REGION_RESULTS];
  for (int32_t i = 0; i < n; i++) {
    sr_dtype dtype = s->op->results[i].type->dtype;
    arguments[i] = sr_emit_load(e, dtype, s->address[i], linear.v,
                                sr_buffer_of(sr_cell_of(e->low, &s->op->results[i])));
    arguments[n + i] = sr_emit_element(e, sr_operand(s->op, n + 1 + i), position);
  }
  sr_emit_region(e, s->op->regions[0], arguments, results);
  for (int32_t i = 0; i < n; i++)
    sr_emit_store(e, s->op->results[i].type->dtype, s->address[i], linear.v, results[i],
                  sr_buffer_of(sr_cell_of(e->low, &s->op->results[i])));
  LLVMBuildBr(e->builder, join);
  LLVMPositionBuilderAtEnd(e->builder, join);
}

/* ---- sorted updates -------------------------------------------------------------------------- */

static bool is_window_dim(const scatter *s, int32_t d) {
  return sr_ints_have(s->window, s->window_count, d);
}

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
  sr_position at, element;
  scatter_target(e, s, &first, &at, &element);
  for (int32_t d = 0; d < type->rank; d++) {
    if (!sr_index_is_constant(at.index[d]))
      at.index[d] = (sr_index){at.index[d].v, 0, type->dims[d] - window_size(s, d)};
    at.index[d] = sr_index_sum(e, at.index[d], element.index[d]);
  }
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

void sr_emit_scatter(sr_code_emitter *e, sr_op *op) {
  scatter s = {.op = op};
  const sr_attr *numbers = sr_op_attr(op, "scatter_dimension_numbers");
  s.window = sr_attr_get_ints(sr_attr_field(numbers, "update_window_dims"), &s.window_count);
  s.inserted = sr_attr_get_ints(sr_attr_field(numbers, "inserted_window_dims"), &s.inserted_count);
  s.batch = sr_attr_get_ints(sr_attr_field(numbers, "input_batching_dims"), &s.batch_count);
  s.index_batch =
      sr_attr_get_ints(sr_attr_field(numbers, "scatter_indices_batching_dims"), &s.batch_count);
  s.map = sr_attr_get_ints(sr_attr_field(numbers, "scatter_dims_to_operand_dims"), &s.map_count);
  const sr_attr *vector = sr_attr_field(numbers, "index_vector_dim");
  s.vector_dim = vector ? vector->integer.value : 0;
  for (int32_t i = 0; i < op->result_count; i++)
    s.address[i] = sr_emit_start_update(e, op, i);
  const sr_type *updates = sr_operand(op, op->result_count + 1)->type;
  int64_t low[SR_MAX_RANK] = {0};
  if (op->code == SR_OP_SCATTER_SORTED) {
    emit_sorted(e, &s);
  } else if (!sr_team_divides(e) || sr_scatter_is_apart(op)) {
    sr_emit_box(e, updates->rank, low, updates->dims, emit_one_update, &s);
  } else {
    sr_team_branch branch;
    sr_team_begin_alone(e, &branch);
    sr_emit_box(e, updates->rank, low, updates->dims, emit_one_update, &s);
    sr_team_end_alone(e, &branch);
  }
}
