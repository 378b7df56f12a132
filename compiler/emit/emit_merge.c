/*
 * The op merge: merges two sorted runs of n rows, and keeps the first n or the last n of the 2n
 * rows.
 *
 * The code always merges from the fronts of the runs. For the last half it skips the first n merged
 * rows. Each of two devices keeps one half, and both merge in the same way. So together they keep
 * every row once, whatever the comparator does. To merge from the ends would take only n steps for
 * the last half, but the halves then fit together only if the comparator is a strict order.
 *
 * The run of the next row is selected without a branch, because a branch on random rows is
 * mispredicted half of the time.
 */
#include "compiler/emit/emit.h"

typedef struct merging {
  sr_op *op;
  int32_t dim, count; /* dimension that is sorted; number of arrays that are sorted together */
  int64_t size;       /* number of rows of a run */
  LLVMValueRef skip;  /* number of merged rows before the half that is kept */
} merging;

/* Loads row `index` of run `run` (0 or 1). The row is on the line that goes through `at` along
 * m->dim. */
static void load_row(sr_code_emitter *e, const merging *m, const sr_position *at, int32_t run,
                     LLVMValueRef index, sr_element *out_row) {
  sr_position position = *at;
  position.index[m->dim] = (sr_index){index, 0, m->size - 1};
  for (int32_t i = 0; i < m->count; i++)
    out_row[i] = sr_emit_element(e, sr_operand(m->op, run * m->count + i), &position);
}

static void store_row(sr_code_emitter *e, const merging *m, const sr_position *at,
                      LLVMValueRef index, const sr_element *row) {
  sr_position position = *at;
  position.index[m->dim] = (sr_index){index, 0, m->size - 1};
  for (int32_t i = 0; i < m->count; i++) {
    const sr_value *result = sr_result(m->op, i);
    const sr_cell *cell = sr_cell_of(e->low, result);
    if (sr_buffer_of(cell))
      sr_emit_store(e, result->type->dtype, sr_emit_cell_address(e, cell),
                    sr_emit_linear(e, &position, result->type->rank, result->type->dims).v, row[i],
                    sr_buffer_of(cell));
  }
}

static sr_element choose(sr_code_emitter *e, LLVMValueRef which, sr_element yes, sr_element no) {
  sr_element chosen = {.v = LLVMBuildSelect(e->builder, which, yes.v, no.v, "")};
  if (yes.im)
    chosen.im = LLVMBuildSelect(e->builder, which, yes.im, no.im, "");
  return chosen;
}

static LLVMValueRef is_below(sr_code_emitter *e, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildICmp(e->builder, LLVMIntSLT, a, b, "");
}

/* Merges one line of both runs: the line that goes through `at` along m->dim. The index of `at` in
 * that dimension is 0. */
static void merge_line(sr_code_emitter *e, const sr_position *at, void *user) {
  const merging *m = user;
  LLVMBuilderRef B = e->builder;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(B), head = sr_emit_block(e, "merge");
  LLVMBasicBlockRef body = sr_emit_block(e, "pick"), keep = sr_emit_block(e, "keep");
  LLVMBasicBlockRef next = sr_emit_block(e, "picked"), exit = sr_emit_block(e, "merged");
  LLVMValueRef zero = sr_emit_i64(e, 0), size = sr_emit_i64(e, m->size);
  LLVMValueRef final = sr_emit_i64(e, m->size - 1), end = LLVMBuildAdd(B, m->skip, size, "");
  LLVMBuildBr(B, head);
  LLVMPositionBuilderAtEnd(B, head);
  LLVMValueRef done = LLVMBuildPhi(B, e->i64, ""), left = LLVMBuildPhi(B, e->i64, "");
  LLVMBuildCondBr(B, is_below(e, done, end), body, exit);
  LLVMPositionBuilderAtEnd(B, body);
  size_t mark = sr_emitted_mark(e);
  sr_element x[SR_REGION_RESULTS], y[SR_REGION_RESULTS], taken[SR_REGION_RESULTS];
  LLVMValueRef right = LLVMBuildNSWSub(B, done, left, "");
  LLVMValueRef has_left = is_below(e, left, size), has_right = is_below(e, right, size);
  load_row(e, m, at, 0, LLVMBuildSelect(B, has_left, left, final, ""), x);
  load_row(e, m, at, 1, LLVMBuildSelect(B, has_right, right, final, ""), y);
  LLVMValueRef first = LLVMBuildAnd(B, has_right, sr_emit_comes_before(e, m->op, y, x), "");
  LLVMValueRef is_right = LLVMBuildOr(B, LLVMBuildNot(B, has_left, ""), first, "");
  for (int32_t i = 0; i < m->count; i++)
    taken[i] = choose(e, is_right, y[i], x[i]);
  LLVMBuildCondBr(B, is_below(e, done, m->skip), next, keep);
  LLVMPositionBuilderAtEnd(B, keep);
  store_row(e, m, at, LLVMBuildNSWSub(B, done, m->skip, ""), taken);
  LLVMBuildBr(B, next);
  LLVMPositionBuilderAtEnd(B, next);
  sr_emitted_release(e, mark);
  LLVMValueRef is_left = LLVMBuildZExt(B, LLVMBuildNot(B, is_right, ""), e->i64, "");
  LLVMValueRef next_left = LLVMBuildNSWAdd(B, left, is_left, "");
  LLVMValueRef next_done = LLVMBuildNSWAdd(B, done, sr_emit_i64(e, 1), "");
  LLVMBasicBlockRef edges[] = {before, LLVMGetInsertBlock(B)};
  LLVMBuildBr(B, head);
  LLVMAddIncoming(done, (LLVMValueRef[]){zero, next_done}, edges, 2);
  LLVMAddIncoming(left, (LLVMValueRef[]){zero, next_left}, edges, 2);
  LLVMPositionBuilderAtEnd(B, exit);
}

void sr_emit_merge(sr_code_emitter *e, sr_op *op) {
  const sr_type *type = op->results[0].type;
  if (sr_type_elements(type) == 0)
    return;
  merging m = {.op = op, .dim = sr_sort_dimension(op), .count = op->result_count};
  m.size = type->dims[m.dim];
  LLVMValueRef last = sr_emit_scalar(e, sr_operand(op, 2 * m.count)).v;
  m.skip = LLVMBuildSelect(e->builder, last, sr_emit_i64(e, m.size), sr_emit_i64(e, 0), "");
  int64_t low[SR_MAX_RANK] = {0}, high[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank; d++)
    high[d] = d == m.dim ? 1 : type->dims[d];
  sr_emit_box(e, type->rank, low, high, merge_line, &m);
}
