/*
 * The op sort: a stable merge sort along one dimension, with the program's comparator inlined.
 *
 * Every line along the dimension is copied to scratch memory, which has two halves. Runs of 1, 2,
 * 4, ... elements are merged from one half to the other, and the result is copied back. All
 * operands are moved together. (Knuth, The Art of Computer Programming 3, 5.2.4.)
 */
#include "compiler/emit/emit.h"

typedef struct sorting {
  sr_op *op;
  int32_t dim;
  int64_t size;
  LLVMValueRef half[2][SR_REGION_RESULTS]; /* [half][operand]: addresses in the scratch memory */
} sorting;

int64_t sr_sort_scratch_bytes(const sr_op *op) {
  int64_t bytes = 0, size = op->results[0].type->dims[sr_sort_dimension(op)];
  for (int32_t i = 0; i < op->result_count; i++)
    bytes += (size * sr_dtype_get(op->results[i].type->dtype)->bytes + 63) / 64 * 64 * 2;
  return bytes;
}

static sr_buffer *scratch_of(const sr_code_emitter *e, const sorting *s) {
  return sr_buffer_representative(sr_cell_of(e->low, s->op->results)->scratch);
}

static void divide_scratch(sr_code_emitter *e, sorting *s) {
  LLVMValueRef base = sr_emit_address(e, scratch_of(e, s));
  int64_t offset = 0;
  for (int32_t i = 0; i < s->op->result_count; i++)
    for (int k = 0; k < 2; k++) {
      LLVMValueRef at = sr_emit_i64(e, offset);
      s->half[k][i] = LLVMBuildInBoundsGEP2(e->builder, e->i8, base, &at, 1, "");
      offset += (s->size * sr_dtype_get(s->op->results[i].type->dtype)->bytes + 63) / 64 * 64;
    }
}

static LLVMValueRef smaller(sr_code_emitter *e, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildSelect(e->builder, LLVMBuildICmp(e->builder, LLVMIntSLT, a, b, ""), a, b, "");
}

static void load_all(sr_code_emitter *e, const sorting *s, const LLVMValueRef *from,
                     LLVMValueRef index, sr_element *out) {
  for (int32_t i = 0; i < s->op->result_count; i++)
    out[i] = sr_emit_load(e, s->op->results[i].type->dtype, from[i], index, scratch_of(e, s));
}

static void store_all(sr_code_emitter *e, const sorting *s, const LLVMValueRef *to,
                      LLVMValueRef index, const sr_element *elements) {
  for (int32_t i = 0; i < s->op->result_count; i++)
    sr_emit_store(e, s->op->results[i].type->dtype, to[i], index, elements[i], scratch_of(e, s));
}

LLVMValueRef sr_emit_comes_before(sr_code_emitter *e, const sr_op *op, const sr_element *x,
                                  const sr_element *y) {
  sr_element arguments[2 * SR_REGION_RESULTS], result;
  for (int32_t i = 0; i < op->result_count; i++) {
    arguments[2 * i] = x[i];
    arguments[2 * i + 1] = y[i];
  }
  sr_emit_region(e, op->regions[0], arguments, &result);
  return result.v;
}

/* Emits the merge of two sorted runs, [low, middle) and [middle, high) of `from`, into `to`. */
static void emit_merge(sr_code_emitter *e, const sorting *s, const LLVMValueRef *from,
                       const LLVMValueRef *to, LLVMValueRef low, LLVMValueRef middle,
                       LLVMValueRef high) {
  LLVMBuilderRef B = e->builder;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(B);
  LLVMBasicBlockRef head = sr_emit_block(e, "merge"), test = sr_emit_block(e, "left");
  LLVMBasicBlockRef both = sr_emit_block(e, "both"), left = sr_emit_block(e, "take_left");
  LLVMBasicBlockRef right = sr_emit_block(e, "take_right"), next = sr_emit_block(e, "taken");
  LLVMBasicBlockRef exit = sr_emit_block(e, "merged"), body = sr_emit_block(e, "pick");
  LLVMBuildBr(B, head);
  LLVMPositionBuilderAtEnd(B, head);
  LLVMValueRef k = LLVMBuildPhi(B, e->i64, ""), i = LLVMBuildPhi(B, e->i64, "");
  LLVMValueRef j = LLVMBuildPhi(B, e->i64, "");
  LLVMBuildCondBr(B, LLVMBuildICmp(B, LLVMIntSLT, k, high, ""), body, exit);
  LLVMPositionBuilderAtEnd(B, body);
  LLVMBuildCondBr(B, LLVMBuildICmp(B, LLVMIntSLT, i, middle, ""), test, right);
  LLVMPositionBuilderAtEnd(B, test);
  LLVMBuildCondBr(B, LLVMBuildICmp(B, LLVMIntSLT, j, high, ""), both, left);
  LLVMPositionBuilderAtEnd(B, both);
  sr_element x[SR_REGION_RESULTS], y[SR_REGION_RESULTS];
  load_all(e, s, from, i, x);
  load_all(e, s, from, j, y);
  LLVMValueRef right_first = sr_emit_comes_before(e, s->op, y, x);
  LLVMBuildCondBr(B, right_first, right, left);
  LLVMValueRef one = sr_emit_i64(e, 1), next_i[2], next_j[2];
  LLVMBasicBlockRef sides[] = {left, right};
  for (int side = 0; side < 2; side++) {
    LLVMPositionBuilderAtEnd(B, sides[side]);
    sr_element taken[SR_REGION_RESULTS];
    load_all(e, s, from, side ? j : i, taken);
    store_all(e, s, to, k, taken);
    next_i[side] = side ? i : LLVMBuildNSWAdd(B, i, one, "");
    next_j[side] = side ? LLVMBuildNSWAdd(B, j, one, "") : j;
    LLVMBuildBr(B, next);
  }
  LLVMPositionBuilderAtEnd(B, next);
  LLVMValueRef i2 = LLVMBuildPhi(B, e->i64, ""), j2 = LLVMBuildPhi(B, e->i64, "");
  LLVMAddIncoming(i2, next_i, sides, 2);
  LLVMAddIncoming(j2, next_j, sides, 2);
  LLVMValueRef k2 = LLVMBuildNSWAdd(B, k, one, "");
  LLVMBuildBr(B, head);
  LLVMBasicBlockRef edges[] = {before, next};
  LLVMAddIncoming(k, (LLVMValueRef[]){low, k2}, edges, 2);
  LLVMAddIncoming(i, (LLVMValueRef[]){low, i2}, edges, 2);
  LLVMAddIncoming(j, (LLVMValueRef[]){middle, j2}, edges, 2);
  LLVMPositionBuilderAtEnd(B, exit);
}

/* Emits one round, which merges each pair of runs of `width` elements in `from` to one run in
 * `to`. */
static void emit_round(sr_code_emitter *e, const sorting *s, const LLVMValueRef *from,
                       const LLVMValueRef *to, LLVMValueRef width) {
  LLVMBuilderRef B = e->builder;
  LLVMValueRef size = sr_emit_i64(e, s->size);
  LLVMValueRef pair = LLVMBuildNSWAdd(B, width, width, "");
  LLVMValueRef rounded =
      LLVMBuildNSWAdd(B, size, LLVMBuildNSWSub(B, pair, sr_emit_i64(e, 1), ""), "");
  LLVMValueRef runs = LLVMBuildUDiv(B, rounded, pair, "");
  sr_loop loop;
  sr_index run = sr_loop_begin(e, &loop, sr_emit_i64(e, 0), runs, 0, s->size);
  LLVMValueRef low = LLVMBuildNSWMul(B, run.v, pair, "");
  LLVMValueRef middle = smaller(e, LLVMBuildNSWAdd(B, low, width, ""), size);
  LLVMValueRef high = smaller(e, LLVMBuildNSWAdd(B, low, pair, ""), size);
  emit_merge(e, s, from, to, low, middle, high);
  sr_loop_end(e, &loop);
}

/* Emits a loop of rounds, which ends when one run is left. Sets out_sorted, for each operand, to
 * the half that contains this run. */
static void emit_rounds(sr_code_emitter *e, const sorting *s, LLVMValueRef *out_sorted) {
  LLVMBuilderRef B = e->builder;
  int32_t n = s->op->result_count;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(B);
  LLVMBasicBlockRef head = sr_emit_block(e, "rounds"), body = sr_emit_block(e, "round");
  LLVMBasicBlockRef exit = sr_emit_block(e, "sorted");
  LLVMBuildBr(B, head);
  LLVMPositionBuilderAtEnd(B, head);
  LLVMValueRef width = LLVMBuildPhi(B, e->i64, "");
  LLVMValueRef from[SR_REGION_RESULTS], to[SR_REGION_RESULTS];
  for (int32_t i = 0; i < n; i++) {
    from[i] = LLVMBuildPhi(B, e->pointer, "");
    to[i] = LLVMBuildPhi(B, e->pointer, "");
  }
  LLVMBuildCondBr(B, LLVMBuildICmp(B, LLVMIntSLT, width, sr_emit_i64(e, s->size), ""), body, exit);
  LLVMPositionBuilderAtEnd(B, body);
  emit_round(e, s, from, to, width);
  LLVMValueRef twice = LLVMBuildNSWAdd(B, width, width, "");
  LLVMBasicBlockRef edges[] = {before, LLVMGetInsertBlock(B)};
  LLVMBuildBr(B, head);
  LLVMAddIncoming(width, (LLVMValueRef[]){sr_emit_i64(e, 1), twice}, edges, 2);
  for (int32_t i = 0; i < n; i++) {
    LLVMAddIncoming(from[i], (LLVMValueRef[]){s->half[0][i], to[i]}, edges, 2);
    LLVMAddIncoming(to[i], (LLVMValueRef[]){s->half[1][i], from[i]}, edges, 2);
    out_sorted[i] = from[i];
  }
  LLVMPositionBuilderAtEnd(B, exit);
}

/* Emits code that sorts one line: the line through `position`, whose index along the sorted
 * dimension is 0. */
static void sort_line(sr_code_emitter *e, const sr_position *position, void *user) {
  const sorting *s = user;
  const sr_op *op = s->op;
  sr_position at = *position;
  LLVMValueRef zero = sr_emit_i64(e, 0), size = sr_emit_i64(e, s->size);
  sr_loop loop;
  at.index[s->dim] = sr_loop_begin(e, &loop, zero, size, 0, s->size - 1);
  size_t mark = sr_emitted_mark(e);
  sr_element elements[SR_REGION_RESULTS];
  for (int32_t i = 0; i < op->result_count; i++)
    elements[i] = sr_emit_element(e, sr_operand(op, i), &at);
  store_all(e, s, s->half[0], at.index[s->dim].v, elements);
  sr_emitted_release(e, mark);
  sr_loop_end(e, &loop);
  LLVMValueRef sorted[SR_REGION_RESULTS];
  emit_rounds(e, s, sorted);
  at.index[s->dim] = sr_loop_begin(e, &loop, zero, size, 0, s->size - 1);
  load_all(e, s, sorted, at.index[s->dim].v, elements);
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_cell *cell = sr_cell_of(e->low, &op->results[i]);
    const sr_type *type = op->results[i].type;
    if (sr_buffer_of(cell))
      sr_emit_store(e, type->dtype, sr_emit_cell_address(e, cell),
                    sr_emit_linear(e, &at, type->rank, type->dims).v, elements[i],
                    sr_buffer_of(cell));
  }
  sr_loop_end(e, &loop);
}

void sr_emit_sort(sr_code_emitter *e, sr_op *op) {
  const sr_type *type = op->results[0].type;
  if (sr_type_elements(type) == 0)
    return;
  sorting s = {.op = op, .dim = sr_sort_dimension(op)};
  s.size = type->dims[s.dim];
  divide_scratch(e, &s);
  int64_t low[SR_MAX_RANK] = {0}, high[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank; d++)
    high[d] = d == s.dim ? 1 : type->dims[d];
  sr_emit_box(e, type->rank, low, high, sort_line, &s);
}
