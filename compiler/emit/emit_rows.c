/*
 * Reductions on a GPU in which the threads of a warp share each sum, or those of a block, if the
 * kernel goes by rows.
 *
 * Thread i of n adds the terms i, i + n, i + 2n, ... So a warp reads adjacent elements at a time,
 * where one thread for each sum would read with a large stride. Then the threads of a warp exchange
 * their sums by shuffles, in a tree, and the warps of a block through shared memory. The order
 * depends on the shape alone. It is not that of the program, so the region must be associative and
 * commutative, as XLA demands, too.
 */
#include "compiler/emit/emit_reduce.h"

enum {
  LEAST_TERMS = 16, /* with fewer terms most threads of a warp would idle */
  /* If the last dimension is kept, adjacent threads with a sum each read adjacent elements. That is
   * better from this number of sums on. */
  MANY_SUMS = 4096,
  LARGEST_ELEMENT = 16, /* bytes */
  OVERLAP = 4           /* terms that a thread loads at a time, to keep the memory busy */
};

static int64_t count_terms(const sr_reduction_shape *r) {
  int64_t terms = 1;
  for (int32_t i = 0; i < r->gone_count; i++)
    terms *= r->type->dims[r->gone[i]];
  return terms;
}

static bool is_last_gone(const sr_reduction_shape *r) {
  int32_t last = r->type->rank - 1;
  while (last >= 0 && r->type->dims[last] == 1)
    last--;
  return last >= 0 && r->reduced[last];
}

bool sr_rows_suit(const sr_reduction_shape *r) {
  return count_terms(r) >= LEAST_TERMS && !sr_op_flag(r->op, SR_IN_ORDER_ATTR) &&
         (is_last_gone(r) || sr_type_elements(r->op->results[0].type) < MANY_SUMS);
}

/* Returns the elements of the operands at term `term` of the sum at `kept`. */
static void load_term(sr_code_emitter *e, const sr_reduction_shape *r, const sr_position *kept,
                      sr_index term, sr_element *out) {
  int64_t dims[SR_MAX_RANK];
  for (int32_t i = 0; i < r->gone_count; i++)
    dims[i] = r->type->dims[r->gone[i]];
  const sr_position linear = {.linear = true, .rank = r->gone_count, .index = {term}};
  const sr_position gone = sr_emit_delinear(e, &linear, r->gone_count, dims);
  sr_position at = {.rank = r->type->rank};
  for (int32_t i = 0; i < r->gone_count; i++)
    at.index[r->gone[i]] = gone.index[i];
  for (int32_t i = 0; i < r->kept_count; i++)
    at.index[r->kept[i]] = kept->index[i];
  const size_t mark = sr_emitted_mark(e);
  for (int32_t i = 0; i < r->op->result_count; i++)
    out[i] = sr_emit_element(e, sr_operand(r->op, i), &at);
  sr_emitted_release(e, mark);
}

/* Sets `sums` to the sums of this thread's terms: `first`, first + threads, ... The thread has at
 * least one term. */
static void add_own(sr_code_emitter *e, const sr_reduction_shape *r, const sr_position *kept,
                    sr_index first, int64_t threads, sr_element *sums) {
  const int32_t n = r->op->result_count;
  const int64_t terms = count_terms(r);
  load_term(e, r, kept, first, sums);
  if (terms <= threads)
    return;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(e->builder);
  LLVMValueRef second = LLVMBuildNSWAdd(e->builder, first.v, sr_emit_i64(e, threads), "");
  sr_loop loop;
  const sr_index term = sr_loop_begin(e, &loop, second, sr_emit_i64(e, terms), threads, terms - 1);
  loop.step = sr_emit_i64(e, threads);
  loop.overlap = OVERLAP;
  sr_element phis[SR_REGION_RESULTS], elements[SR_REGION_RESULTS], next[SR_REGION_RESULTS];
  LLVMPositionBuilderBefore(e->builder, LLVMGetNextInstruction(loop.phi));
  for (int32_t i = 0; i < n; i++)
    phis[i] = sr_reduce_phi(e, sums[i], before);
  LLVMPositionBuilderAtEnd(e->builder, loop.body);
  load_term(e, r, kept, term, elements);
  sr_reduce_combine(e, r->op, phis, elements, next);
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(e->builder);
  for (int32_t i = 0; i < n; i++) {
    sr_reduce_close_phi(phis[i], next[i], latch);
    sums[i] = phis[i];
  }
  sr_loop_end(e, &loop);
}

static sr_element choose(sr_code_emitter *e, LLVMValueRef which, sr_element yes, sr_element no) {
  sr_element chosen = {.v = LLVMBuildSelect(e->builder, which, yes.v, no.v, "")};
  if (yes.im)
    chosen.im = LLVMBuildSelect(e->builder, which, yes.im, no.im, "");
  return chosen;
}

/* Combines the sums of the first `threads` threads of the warp in its first thread. */
static void add_others(sr_code_emitter *e, const sr_reduction_shape *r, LLVMValueRef lane,
                       sr_index threads, sr_element *sums) {
  const int32_t n = r->op->result_count;
  for (int64_t distance = SR_WARP / 2; distance > 0; distance /= 2) {
    if (distance >= threads.high)
      continue;
    LLVMValueRef other = LLVMBuildNSWAdd(e->builder, lane, sr_emit_i64(e, distance), "");
    sr_element others[SR_REGION_RESULTS], both[SR_REGION_RESULTS];
    for (int32_t i = 0; i < n; i++)
      others[i] = sr_team_shuffle(e, sums[i], other);
    sr_reduce_combine(e, r->op, sums, others, both);
    LLVMValueRef has_other = LLVMBuildICmp(e->builder, LLVMIntSLT, other, threads.v, "");
    for (int32_t i = 0; i < n; i++)
      sums[i] = choose(e, has_other, both[i], sums[i]);
  }
}

/* Begins code that only the thread with the number 0 in `thread` runs. Returns the block behind. */
static LLVMBasicBlockRef begin_first(sr_code_emitter *e, LLVMValueRef thread) {
  LLVMBasicBlockRef first = sr_emit_block(e, "first"), next = sr_emit_block(e, "next");
  LLVMValueRef is_first = LLVMBuildICmp(e->builder, LLVMIntEQ, thread, sr_emit_i64(e, 0), "");
  LLVMBuildCondBr(e->builder, is_first, first, next);
  LLVMPositionBuilderAtEnd(e->builder, first);
  return next;
}

static void end_first(sr_code_emitter *e, LLVMBasicBlockRef next) {
  LLVMBuildBr(e->builder, next);
  LLVMPositionBuilderAtEnd(e->builder, next);
}

/* Adds the initial values to `sums`, and stores the results at `position`, in the first of the
 * threads that share the sum. */
static void store_sum(sr_code_emitter *e, const sr_reduction_shape *r, const sr_position *position,
                      LLVMValueRef thread, const sr_element *sums) {
  LLVMBasicBlockRef next = begin_first(e, thread);
  const size_t mark = sr_emitted_mark(e);
  sr_element initial[SR_REGION_RESULTS], results[SR_REGION_RESULTS];
  sr_reduce_initial(e, r->op, initial);
  sr_reduce_combine(e, r->op, initial, sums, results);
  sr_reduce_store(e, r->op, position, results);
  sr_emitted_release(e, mark);
  end_first(e, next);
}

/* ---- a warp for each sum --------------------------------------------------------------------- */

/* What emit_row is given for each sum. */
typedef struct row_walk {
  const sr_reduction_shape *r;
} row_walk;

/* Emits one sum for the warp's threads. */
static void emit_row(sr_code_emitter *e, const sr_position *position, LLVMValueRef lane,
                     void *user) {
  const sr_reduction_shape *r = ((const row_walk *)user)->r;
  const int64_t terms = count_terms(r), threads = terms < SR_WARP ? terms : SR_WARP;
  const sr_type *type = r->op->results[0].type;
  const sr_position kept = sr_emit_delinear(e, position, type->rank, type->dims);
  LLVMValueRef has_term = LLVMBuildICmp(e->builder, LLVMIntSLT, lane, sr_emit_i64(e, threads), "");
  /* A thread without a term loads the first one, and nobody asks for its sum. */
  LLVMValueRef first = LLVMBuildSelect(e->builder, has_term, lane, sr_emit_i64(e, 0), "");
  sr_element sums[SR_REGION_RESULTS];
  add_own(e, r, &kept, (sr_index){first, 0, threads - 1}, SR_WARP, sums);
  add_others(e, r, lane, sr_index_constant(e, threads), sums);
  store_sum(e, r, &kept, lane, sums);
}

void sr_emit_rows(sr_code_emitter *e, const sr_reduction_shape *r) {
  row_walk walk = {r};
  sr_team_warps(e, sr_type_elements(r->op->results[0].type), emit_row, &walk);
}

/* ---- a block for each sum -------------------------------------------------------------------- */

/* The smaller of `index` and `most`. */
static sr_index at_most(sr_code_emitter *e, sr_index index, int64_t most) {
  LLVMValueRef limit = sr_emit_i64(e, most);
  LLVMValueRef is_less = LLVMBuildICmp(e->builder, LLVMIntSLT, index.v, limit, "");
  return (sr_index){LLVMBuildSelect(e->builder, is_less, index.v, limit, ""), index.low,
                    index.high < most ? index.high : most};
}

/* Returns the shared memory for the sums of result `i`, one of each warp. */
static LLVMValueRef sums_of(sr_code_emitter *e, int32_t i) {
  const int64_t bytes = e->team.row_threads / SR_WARP * LARGEST_ELEMENT;
  LLVMValueRef offset = sr_emit_i64(e, i * bytes);
  return LLVMBuildInBoundsGEP2(e->builder, e->i8, sr_team_shared(e, (i + 1) * bytes), &offset, 1,
                               "");
}

/* Combines the sums of the first `warps` warps, which their first threads have, in each warp's
 * first thread. */
static void add_warps(sr_code_emitter *e, const sr_reduction_shape *r, LLVMValueRef warp,
                      LLVMValueRef lane, int64_t warps, sr_element *sums) {
  const int32_t n = r->op->result_count;
  if (e->team.has_shared)
    sr_team_meet(e);
  LLVMBasicBlockRef next = begin_first(e, lane);
  for (int32_t i = 0; i < n; i++)
    sr_emit_store(e, r->op->results[i].type->dtype, sums_of(e, i), warp, sums[i], NULL);
  end_first(e, next);
  sr_team_meet(e);
  const sr_index from = at_most(e, (sr_index){lane, 0, SR_WARP - 1}, warps - 1);
  for (int32_t i = 0; i < n; i++)
    sums[i] = sr_emit_load(e, r->op->results[i].type->dtype, sums_of(e, i), from.v, NULL);
  add_others(e, r, lane, sr_index_constant(e, warps), sums);
  e->team.has_shared = true;
}

void sr_emit_row_sum(sr_code_emitter *e, const sr_reduction_shape *r) {
  const int64_t terms = count_terms(r), threads = e->team.row_threads;
  const int64_t used = terms < threads ? terms : threads;
  LLVMValueRef size = sr_emit_i64(e, SR_WARP);
  sr_element sums[SR_REGION_RESULTS];
  sr_team_begin_divided(e);
  LLVMValueRef lane = LLVMBuildURem(e->builder, e->team.index, size, "");
  LLVMValueRef warp = LLVMBuildUDiv(e->builder, e->team.index, size, "");
  /* A thread without a term loads the last one, and nobody asks for its sum. */
  const sr_index first = at_most(e, (sr_index){e->team.index, 0, threads - 1}, used - 1);
  add_own(e, r, &e->team.row, first, threads, sums);
  LLVMValueRef before = LLVMBuildNSWMul(e->builder, warp, size, "");
  LLVMValueRef left = LLVMBuildNSWSub(e->builder, sr_emit_i64(e, used), before, "");
  add_others(e, r, lane, (sr_index){left, used - threads, used}, sums);
  const int64_t warps = (used + SR_WARP - 1) / SR_WARP;
  if (warps > 1)
    add_warps(e, r, warp, lane, warps, sums);
  store_sum(e, r, &e->team.row, e->team.index, sums);
  sr_team_end_divided(e);
}
