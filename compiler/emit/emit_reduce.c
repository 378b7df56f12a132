/*
 * Reductions: sums over some dimensions of their operands.
 *
 * The inner loop always runs along contiguous memory. If the operand's last dimension is summed,
 * the sum is kept in a register. If that dimension is kept, a whole row of sums is kept in memory,
 * and the inner loop runs along the row. The code may add floats in another order than the program,
 * with one sum for each vector lane. The order is the same on all machines of one CPU level.
 */
#include "compiler/emit/emit_reduce.h"

void sr_reduce_allow(LLVMValueRef value, LLVMFastMathFlags flags) {
  if (LLVMIsAInstruction(value) && LLVMCanValueUseFastMathFlags(value))
    LLVMSetFastMathFlags(value, flags);
}

void sr_reduce_combine(sr_code_emitter *e, const sr_op *op, const sr_element *accumulators,
                       const sr_element *elements, sr_element *out) {
  int32_t n = op->result_count;
  sr_element arguments[2 * SR_REGION_RESULTS];
  for (int32_t i = 0; i < n; i++) {
    arguments[i] = accumulators[i];
    arguments[n + i] = elements[i];
  }
  sr_emit_region(e, op->regions[0], arguments, out);
  bool simple = sr_block_combiner(op->regions[0]) != SR_OP_COUNT;
  if (simple && sr_dtype_is_wide_float(op->results[0].type->dtype))
    sr_reduce_allow(out[0].v, LLVMFastMathAllowReassoc);
}

/* ---- shape of a reduction -------------------------------------------------------------------- */

static sr_reduction_shape shape_of(sr_op *op) {
  sr_reduction_shape r = {.op = op, .type = sr_operand(op, 0)->type};
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  for (size_t i = 0; i < count; i++)
    r.reduced[dims[i]] = true;
  for (int32_t d = 0; d < r.type->rank; d++) {
    if (r.reduced[d])
      r.gone[r.gone_count++] = d;
    else
      r.kept[r.kept_count++] = d;
  }
  return r;
}

void sr_reduce_initial(sr_code_emitter *e, const sr_op *op, sr_element *out) {
  for (int32_t i = 0; i < op->result_count; i++)
    out[i] = sr_emit_scalar(e, sr_operand(op, op->result_count + i));
}

/* State of a reduction that accumulates in registers: `position` is that of the operand's next
 * element. */
typedef struct accumulation {
  const sr_reduction_shape *r;
  sr_position position;
} accumulation;

static void step_of_accumulation(sr_code_emitter *e, const accumulation *a,
                                 sr_element *accumulators) {
  const sr_op *op = a->r->op;
  sr_element elements[SR_REGION_RESULTS], results[SR_REGION_RESULTS];
  for (int32_t i = 0; i < op->result_count; i++)
    elements[i] = sr_emit_element(e, sr_operand(op, i), &a->position);
  sr_reduce_combine(e, op, accumulators, elements, results);
  for (int32_t i = 0; i < op->result_count; i++)
    accumulators[i] = results[i];
}

sr_element sr_reduce_phi(sr_code_emitter *e, sr_element initial, LLVMBasicBlockRef from) {
  sr_element phi = {LLVMBuildPhi(e->builder, LLVMTypeOf(initial.v), ""), NULL};
  LLVMAddIncoming(phi.v, &initial.v, &from, 1);
  if (initial.im) {
    phi.im = LLVMBuildPhi(e->builder, LLVMTypeOf(initial.im), "");
    LLVMAddIncoming(phi.im, &initial.im, &from, 1);
  }
  return phi;
}

void sr_reduce_close_phi(sr_element phi, sr_element next, LLVMBasicBlockRef from) {
  LLVMAddIncoming(phi.v, &next.v, &from, 1);
  if (phi.im)
    LLVMAddIncoming(phi.im, &next.im, &from, 1);
}

int64_t sr_reduce_chains(const sr_code_emitter *e, int64_t terms) {
  enum {
    MOST = 4,
    LEFT = 16 /* at most one in so many terms, or less than a vector */
  };
  const sr_policy *policy = e->low->policy;
  const int64_t lanes = policy->vector_trips;
  int64_t chains = MOST;
  for (; chains > 1; chains /= 2) {
    const int64_t round = chains * lanes, left = terms % round;
    if (terms >= 2 * round && (left < lanes || left <= terms / LEFT) &&
        chains * e->cost <= policy->unrolled_operations)
      break;
  }
  return chains;
}

/* Accumulates over the reduced dimensions gone[level], gone[level + 1], ... of the reduction. If
 * `unrolled`, emits code for every element instead of loops. */
static void accumulate(sr_code_emitter *e, accumulation *a, int32_t level, bool unrolled,
                       sr_element *accumulators) {
  if (level == a->r->gone_count) {
    size_t mark = sr_emitted_mark(e);
    step_of_accumulation(e, a, accumulators);
    sr_emitted_release(e, mark);
    return;
  }
  int32_t d = a->r->gone[level];
  int64_t size = a->r->type->dims[d];
  if (unrolled || size == 1) {
    for (int64_t i = 0; i < size; i++) {
      a->position.index[d] = sr_index_constant(e, i);
      accumulate(e, a, level + 1, unrolled, accumulators);
    }
    return;
  }
  sr_loop loop;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(e->builder);
  sr_index index = sr_loop_begin(e, &loop, sr_emit_i64(e, 0), sr_emit_i64(e, size), 0, size - 1);
  if (level + 1 == a->r->gone_count)
    loop.chains = sr_reduce_chains(e, size);
  int32_t n = a->r->op->result_count;
  sr_element phis[SR_REGION_RESULTS];
  LLVMPositionBuilderBefore(e->builder, LLVMGetNextInstruction(loop.phi));
  for (int32_t i = 0; i < n; i++)
    phis[i] = sr_reduce_phi(e, accumulators[i], before);
  LLVMPositionBuilderAtEnd(e->builder, loop.body);
  a->position.index[d] = index;
  for (int32_t i = 0; i < n; i++)
    accumulators[i] = phis[i];
  accumulate(e, a, level + 1, false, accumulators);
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(e->builder);
  for (int32_t i = 0; i < n; i++) {
    sr_reduce_close_phi(phis[i], accumulators[i], latch);
    accumulators[i] = phis[i];
  }
  sr_loop_end(e, &loop);
}

/* Computes the reduced values at one position of the result, in registers. */
static void reduce_at(sr_code_emitter *e, const sr_reduction_shape *r, const sr_position *position,
                      bool unrolled, sr_element *out) {
  accumulation a = {.r = r};
  a.position.rank = r->type->rank;
  sr_position full = sr_emit_delinear(e, position, r->kept_count, r->op->results[0].type->dims);
  for (int32_t i = 0; i < r->kept_count; i++)
    a.position.index[r->kept[i]] = full.index[i];
  sr_reduce_initial(e, r->op, out);
  accumulate(e, &a, 0, unrolled, out);
}

void sr_reduce_store(sr_code_emitter *e, const sr_op *op, const sr_position *position,
                     const sr_element *elements) {
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_cell *cell = sr_cell_of(e->low, &op->results[i]);
    if (!sr_buffer_of(cell) && !cell->in_row)
      continue;
    const sr_place place = sr_emit_place(e, &op->results[i], position);
    sr_emit_store_at(e, op->results[i].type->dtype, &place, elements[i]);
  }
}

static void reduce_one(sr_code_emitter *e, const sr_position *position, void *user) {
  const sr_reduction_shape *r = user;
  sr_element results[SR_REGION_RESULTS];
  reduce_at(e, r, position, false, results);
  sr_reduce_store(e, r->op, position, results);
}

/* ---- sums of columns ------------------------------------------------------------------------- */

enum {
  LEAST_COLUMNS = 8
};

static bool keeps_last(const sr_reduction_shape *r) {
  int32_t last = r->type->rank - 1;
  while (last >= 0 && r->type->dims[last] == 1)
    last--;
  return r->gone_count > 0 && last >= 0 && !r->reduced[last] &&
         r->type->dims[last] >= LEAST_COLUMNS;
}

static void begin_sum(sr_code_emitter *e, const void *user, sr_element *sums) {
  sr_reduce_initial(e, ((const sr_reduction_shape *)user)->op, sums);
}

static void add_element(sr_code_emitter *e, const void *user, const sr_position *sum,
                        const sr_index *term, sr_element *sums) {
  const sr_reduction_shape *r = user;
  accumulation a = {.r = r, .position.rank = r->type->rank};
  for (int32_t i = 0; i < r->kept_count; i++)
    a.position.index[r->kept[i]] = sum->index[i];
  for (int32_t i = 0; i < r->gone_count; i++)
    a.position.index[r->gone[i]] = term[i];
  step_of_accumulation(e, &a, sums);
}

static void reduce_columns(sr_code_emitter *e, const sr_reduction_shape *r) {
  sr_column_sums sums = {.op = r->op,
                         .adjacent = 1,
                         .term_rank = r->gone_count,
                         .begin = begin_sum,
                         .add = add_element,
                         .user = r};
  for (int32_t i = 0; i < r->gone_count; i++)
    sums.term_dims[i] = r->type->dims[r->gone[i]];
  for (int32_t i = r->kept_count - 1; i > 0 && r->kept[i - 1] == r->kept[i] - 1; i--)
    sums.adjacent++;
  sr_emit_columns(e, &sums);
}

void sr_emit_reduce(sr_code_emitter *e, sr_op *op) {
  sr_reduction_shape r = shape_of(op);
  const sr_value *value = &op->results[0];
  if (sr_cell_of(e->low, value)->in_registers) {
    int64_t count = sr_type_elements(value->type);
    sr_element elements[SR_REGION_RESULTS][SR_REGISTER_ELEMENTS];
    for (int64_t k = 0; k < count; k++) {
      sr_position position = {.linear = true, .rank = value->type->rank};
      position.index[0] = sr_index_constant(e, k);
      sr_element results[SR_REGION_RESULTS];
      reduce_at(e, &r, &position, sr_op_is_unrolled(e->low, op), results);
      for (int32_t i = 0; i < op->result_count; i++)
        elements[i][k] = results[i];
    }
    for (int32_t i = 0; i < op->result_count; i++)
      sr_emit_define(e, sr_cell_of(e->low, &op->results[i]), elements[i]);
  } else if (e->team.row_threads) {
    sr_emit_row_sum(e, &r);
  } else if (sr_team_divides(e) && sr_rows_suit(&r)) {
    sr_emit_rows(e, &r);
  } else if (keeps_last(&r) && sr_columns_suit(e, op)) {
    reduce_columns(e, &r);
  } else {
    sr_emit_nest(e, value, reduce_one, &r);
  }
}
