/*
 * One round of a sort on a GPU: every row finds its place in a longer run by itself.
 *
 * In the first round a row counts the rows of its run that come before it. Later, two sorted runs
 * are merged: a row searches the other run for the number of rows that come before it, by
 * bisection. Equal rows keep their order. (Merging by ranks: Satish, Harris, Garland, Designing
 * efficient sorting algorithms for manycore GPUs, 2009.)
 */
#include "compiler/emit/emit.h"

typedef struct sort_round {
  const sr_op *op;
  int32_t dim;
  int64_t size, run, merged; /* rows; lengths of sorted runs in the operands and in the results */
} sort_round;

static LLVMValueRef smaller(sr_code_emitter *e, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildSelect(e->builder, LLVMBuildICmp(e->builder, LLVMIntSLT, a, b, ""), a, b, "");
}

/* Returns row `index` of the line through `at`. */
static void load_row(sr_code_emitter *e, const sort_round *s, const sr_position *at,
                     LLVMValueRef index, sr_element *out) {
  sr_position position = *at;
  position.index[s->dim] = (sr_index){index, 0, s->size - 1};
  const size_t mark = sr_emitted_mark(e);
  for (int32_t i = 0; i < s->op->result_count; i++)
    out[i] = sr_emit_element(e, sr_operand(s->op, i), &position);
  sr_emitted_release(e, mark);
}

static void choose_rows(sr_code_emitter *e, const sort_round *s, LLVMValueRef which,
                        const sr_element *yes, const sr_element *no, sr_element *out) {
  for (int32_t i = 0; i < s->op->result_count; i++) {
    out[i].v = LLVMBuildSelect(e->builder, which, yes[i].v, no[i].v, "");
    out[i].im = yes[i].im ? LLVMBuildSelect(e->builder, which, yes[i].im, no[i].im, "") : NULL;
  }
}

/* Returns the i1: row y comes before row x. `y_first` is the i1: y stands in front of x. Equal rows
 * stay in their order. */
static LLVMValueRef precedes(sr_code_emitter *e, const sort_round *s, const sr_element *y,
                             const sr_element *x, LLVMValueRef y_first) {
  sr_element left[SR_REGION_RESULTS], right[SR_REGION_RESULTS];
  choose_rows(e, s, y_first, x, y, left);
  choose_rows(e, s, y_first, y, x, right);
  LLVMValueRef before = sr_emit_comes_before(e, s->op, left, right);
  return LLVMBuildXor(e->builder, before, y_first, "");
}

/* Returns how many rows of start..end - 1 come before row `own`, which is one of them. */
static LLVMValueRef count_before(sr_code_emitter *e, const sort_round *s, const sr_position *at,
                                 LLVMValueRef own, const sr_element *row, LLVMValueRef start,
                                 LLVMValueRef end) {
  LLVMBuilderRef B = e->builder;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(B);
  LLVMValueRef zero = sr_emit_i64(e, 0);
  sr_loop loop;
  const sr_index other = sr_loop_begin(e, &loop, start, end, 0, s->size - 1);
  LLVMPositionBuilderBefore(B, LLVMGetNextInstruction(loop.phi));
  LLVMValueRef count = LLVMBuildPhi(B, e->i64, "");
  LLVMAddIncoming(count, &zero, &before, 1);
  LLVMPositionBuilderAtEnd(B, loop.body);
  sr_element y[SR_REGION_RESULTS];
  load_row(e, s, at, other.v, y);
  LLVMValueRef is_other = LLVMBuildICmp(B, LLVMIntNE, other.v, own, "");
  LLVMValueRef is_first = LLVMBuildICmp(B, LLVMIntSLT, other.v, own, "");
  LLVMValueRef counts = LLVMBuildAnd(B, is_other, precedes(e, s, y, row, is_first), "");
  LLVMValueRef next = LLVMBuildNSWAdd(B, count, LLVMBuildZExt(B, counts, e->i64, ""), "");
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(B);
  LLVMAddIncoming(count, &next, &latch, 1);
  sr_loop_end(e, &loop);
  return count;
}

/* Returns the first row of the sorted run low..high - 1 that does not come before `row`; `high` if
 * all do. */
static LLVMValueRef bisect(sr_code_emitter *e, const sort_round *s, const sr_position *at,
                           const sr_element *row, LLVMValueRef low, LLVMValueRef high,
                           LLVMValueRef run_is_first) {
  LLVMBuilderRef B = e->builder;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(B), head = sr_emit_block(e, "bisect");
  LLVMBasicBlockRef body = sr_emit_block(e, "compare"), exit = sr_emit_block(e, "found");
  LLVMBuildBr(B, head);
  LLVMPositionBuilderAtEnd(B, head);
  LLVMValueRef from = LLVMBuildPhi(B, e->i64, ""), to = LLVMBuildPhi(B, e->i64, "");
  LLVMBuildCondBr(B, LLVMBuildICmp(B, LLVMIntSLT, from, to, ""), body, exit);
  LLVMPositionBuilderAtEnd(B, body);
  LLVMValueRef sum = LLVMBuildNSWAdd(B, from, to, "");
  LLVMValueRef middle = LLVMBuildLShr(B, sum, sr_emit_i64(e, 1), "");
  sr_element y[SR_REGION_RESULTS];
  load_row(e, s, at, middle, y);
  LLVMValueRef is_before = precedes(e, s, y, row, run_is_first);
  LLVMValueRef behind = LLVMBuildNSWAdd(B, middle, sr_emit_i64(e, 1), "");
  LLVMValueRef next_from = LLVMBuildSelect(B, is_before, behind, from, "");
  LLVMValueRef next_to = LLVMBuildSelect(B, is_before, to, middle, "");
  LLVMBasicBlockRef edges[] = {before, LLVMGetInsertBlock(B)};
  LLVMBuildBr(B, head);
  LLVMAddIncoming(from, (LLVMValueRef[]){low, next_from}, edges, 2);
  LLVMAddIncoming(to, (LLVMValueRef[]){high, next_to}, edges, 2);
  LLVMPositionBuilderAtEnd(B, exit);
  return from;
}

/* Returns the place of row `own` in the results. */
static LLVMValueRef find_place(sr_code_emitter *e, const sort_round *s, const sr_position *at,
                               LLVMValueRef own, const sr_element *row) {
  LLVMBuilderRef B = e->builder;
  LLVMValueRef size = sr_emit_i64(e, s->size), merged = sr_emit_i64(e, s->merged);
  LLVMValueRef start = LLVMBuildNSWMul(B, LLVMBuildUDiv(B, own, merged, ""), merged, "");
  LLVMValueRef end = smaller(e, LLVMBuildNSWAdd(B, start, merged, ""), size);
  if (s->run == 1)
    return LLVMBuildNSWAdd(B, start, count_before(e, s, at, own, row, start, end), "");
  LLVMValueRef middle = smaller(e, LLVMBuildNSWAdd(B, start, sr_emit_i64(e, s->run), ""), size);
  LLVMValueRef is_second = LLVMBuildICmp(B, LLVMIntSGE, own, middle, "");
  LLVMValueRef low = LLVMBuildSelect(B, is_second, start, middle, "");
  LLVMValueRef high = LLVMBuildSelect(B, is_second, middle, end, "");
  LLVMValueRef found = bisect(e, s, at, row, low, high, is_second);
  /* Rows of its own run in front of it, and `found - low` rows of the other one. */
  LLVMValueRef others = LLVMBuildNSWSub(B, found, low, "");
  LLVMValueRef moved = LLVMBuildNSWAdd(B, own, others, "");
  LLVMValueRef length = LLVMBuildNSWSub(B, middle, start, "");
  LLVMValueRef back = LLVMBuildNSWSub(B, moved, length, "");
  return LLVMBuildSelect(B, is_second, back, moved, "");
}

static void place_row(sr_code_emitter *e, const sr_position *position, void *user) {
  const sort_round *s = user;
  const sr_type *type = s->op->results[0].type;
  sr_position at = sr_emit_delinear(e, position, type->rank, type->dims);
  LLVMValueRef own = at.index[s->dim].v;
  sr_element row[SR_REGION_RESULTS];
  load_row(e, s, &at, own, row);
  at.index[s->dim] = (sr_index){find_place(e, s, &at, own, row), 0, s->size - 1};
  for (int32_t i = 0; i < s->op->result_count; i++) {
    const sr_value *result = &s->op->results[i];
    const sr_cell *cell = sr_cell_of(e->low, result);
    if (sr_buffer_of(cell))
      sr_emit_store(e, result->type->dtype, sr_emit_cell_address(e, cell),
                    sr_emit_linear(e, &at, type->rank, type->dims).v, row[i], sr_buffer_of(cell));
  }
}

void sr_emit_sort_round(sr_code_emitter *e, sr_op *op) {
  sort_round s = {.op = op,
                  .dim = sr_sort_dimension(op),
                  .run = sr_op_int(op, "run", 0),
                  .merged = sr_op_int(op, "merged", 0)};
  s.size = op->results[0].type->dims[s.dim];
  sr_emit_nest(e, &op->results[0], place_row, &s);
}
