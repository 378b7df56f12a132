/*
 * Reductions and small matrix products. Both are sums over some dimensions of their operands.
 *
 * The inner loop always runs along contiguous memory. If the operand's last dimension is summed,
 * the sum is kept in a register. If that dimension is kept, a whole row of sums is kept in memory,
 * and the inner loop runs along the row. The code may add floats in another order than the program,
 * with one sum for each vector lane. The order is the same on all machines of one CPU level.
 */
#include "compiler/emit/emit_reduce.h"
#include "graph/ir/dot.h"

/* Sets fast-math flags on a sum or product that was just emitted. They allow LLVM to reorder it,
 * which vectorising requires. */
static void allow_reordering(LLVMValueRef value, LLVMFastMathFlags flags) {
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
    allow_reordering(out[0].v, LLVMFastMathAllowReassoc);
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

/* Returns how many vectors of sums a loop over `terms` terms keeps. An addition waits several
 * cycles for the one before, and others can start meanwhile, unless the terms take long themselves.
 * But what is left after the last round of vectors is added one by one. */
static int64_t chains_of(const sr_code_emitter *e, int64_t terms) {
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
    loop.chains = chains_of(e, size);
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
    sr_emit_store(e, op->results[i].type->dtype, place.address, place.linear, elements[i],
                  place.buffer);
  }
}

static void reduce_one(sr_code_emitter *e, const sr_position *position, void *user) {
  const sr_reduction_shape *r = user;
  sr_element results[SR_REGION_RESULTS];
  reduce_at(e, r, position, false, results);
  sr_reduce_store(e, r->op, position, results);
}

/* ---- accumulation in memory ------------------------------------------------------------------ */

static void store_initial(sr_code_emitter *e, const sr_position *position, void *user) {
  const sr_reduction_shape *r = user;
  sr_element initial[SR_REGION_RESULTS];
  sr_reduce_initial(e, r->op, initial);
  sr_reduce_store(e, r->op, position, initial);
}

static void accumulate_in_memory(sr_code_emitter *e, const sr_position *position, void *user) {
  const sr_reduction_shape *r = user;
  const sr_op *op = r->op;
  sr_position at = {.rank = r->kept_count};
  for (int32_t i = 0; i < r->kept_count; i++)
    at.index[i] = position->index[r->kept[i]];
  sr_element accumulators[SR_REGION_RESULTS], elements[SR_REGION_RESULTS],
      results[SR_REGION_RESULTS];
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_type *type = op->results[i].type;
    const sr_cell *cell = sr_cell_of(e->low, &op->results[i]);
    sr_index linear = sr_emit_linear(e, &at, type->rank, type->dims);
    accumulators[i] =
        sr_emit_load(e, type->dtype, sr_emit_cell_address(e, cell), linear.v, sr_buffer_of(cell));
    elements[i] = sr_emit_element(e, sr_operand(op, i), position);
  }
  sr_reduce_combine(e, op, accumulators, elements, results);
  sr_reduce_store(e, op, &at, results);
}

static bool lacks_buffer(const sr_code_emitter *e, const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    if (!sr_buffer_of(sr_cell_of(e->low, &op->results[i])))
      return true;
  return false;
}

static bool keeps_last(const sr_reduction_shape *r) {
  int32_t last = r->type->rank - 1;
  while (last >= 0 && r->type->dims[last] == 1)
    last--;
  return last >= 0 && !r->reduced[last] && r->type->dims[last] >= 8;
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
  } else if (!sr_team_divides(e) && e->team.row.rank == 0 && keeps_last(&r) &&
             !lacks_buffer(e, op)) {
    e->divided = false;
    sr_emit_nest(e, value, store_initial, &r);
    int64_t low[SR_MAX_RANK] = {0};
    sr_emit_box(e, r.type->rank, low, r.type->dims, accumulate_in_memory, &r);
  } else {
    sr_emit_nest(e, value, reduce_one, &r);
  }
}

/* ---- matrix products ------------------------------------------------------------------------- */

typedef struct product {
  sr_op *op;
  sr_dot_numbers dims;
  int32_t free_a[SR_MAX_RANK], free_b[SR_MAX_RANK];
  int32_t free_a_count, free_b_count;
} product;

static int32_t free_dims(const product *p, int32_t operand, int32_t *out) {
  int32_t count = 0;
  for (int32_t d = 0; d < sr_operand(p->op, operand)->type->rank; d++)
    if (sr_dot_is_free(&p->dims, operand, d))
      out[count++] = d;
  return count;
}

static product product_of(sr_op *op) {
  product p = {.op = op, .dims = sr_dot_numbers_of(op)};
  p.free_a_count = free_dims(&p, 0, p.free_a);
  p.free_b_count = free_dims(&p, 1, p.free_b);
  return p;
}

/* Sets *a and *b to the positions in both operands that belong to the indices `result` of the
 * result and the indices `sum` of the contracting dimensions. */
static void operand_positions(const product *p, const sr_index *result, const sr_index *sum,
                              sr_position *a, sr_position *b) {
  *a = (sr_position){.rank = sr_operand(p->op, 0)->type->rank};
  *b = (sr_position){.rank = sr_operand(p->op, 1)->type->rank};
  const sr_dims *batch = p->dims.batch, *summed = p->dims.sum;
  int32_t n = batch[0].count;
  for (int32_t i = 0; i < n; i++)
    a->index[batch[0].dims[i]] = b->index[batch[1].dims[i]] = result[i];
  for (int32_t i = 0; i < p->free_a_count; i++)
    a->index[p->free_a[i]] = result[n + i];
  for (int32_t i = 0; i < p->free_b_count; i++)
    b->index[p->free_b[i]] = result[n + p->free_a_count + i];
  for (int32_t i = 0; i < summed[0].count; i++)
    a->index[summed[0].dims[i]] = b->index[summed[1].dims[i]] = sum[i];
}

static LLVMValueRef multiply_add(sr_code_emitter *e, LLVMValueRef sum, LLVMValueRef a,
                                 LLVMValueRef b, bool subtract, LLVMFastMathFlags flags) {
  LLVMValueRef x = LLVMBuildFMul(e->builder, a, b, "");
  allow_reordering(x, flags);
  x = subtract ? LLVMBuildFSub(e->builder, sum, x, "") : LLVMBuildFAdd(e->builder, sum, x, "");
  allow_reordering(x, flags);
  return x;
}

/* Returns sum + a * b, where a and b are the operands' elements at the positions at_a and at_b. */
static sr_element add_product(sr_code_emitter *e, const product *p, const sr_position *at_a,
                              const sr_position *at_b, sr_element sum, LLVMFastMathFlags flags) {
  sr_dtype dtype = sr_dot_sum_type(p->op);
  const sr_value *left = sr_operand(p->op, 0), *right = sr_operand(p->op, 1);
  sr_element a = sr_emit_convert(e, left->type->dtype, dtype, sr_emit_element(e, left, at_a));
  sr_element b = sr_emit_convert(e, right->type->dtype, dtype, sr_emit_element(e, right, at_b));
  switch (sr_dtype_get(dtype)->class_) {
  case SR_CLASS_FLOAT:
    return (sr_element){multiply_add(e, sum.v, a.v, b.v, false, flags), NULL};
  case SR_CLASS_COMPLEX:
    return (sr_element){
        multiply_add(e, multiply_add(e, sum.v, a.v, b.v, false, flags), a.im, b.im, true, flags),
        multiply_add(e, multiply_add(e, sum.im, a.v, b.im, false, flags), a.im, b.v, false, flags)};
  case SR_CLASS_BOOL:
    return (sr_element){LLVMBuildOr(e->builder, sum.v, LLVMBuildAnd(e->builder, a.v, b.v, ""), ""),
                        NULL};
  case SR_CLASS_SIGNED:
  case SR_CLASS_UNSIGNED:
    break;
  }
  return (sr_element){LLVMBuildAdd(e->builder, sum.v, LLVMBuildMul(e->builder, a.v, b.v, ""), ""),
                      NULL};
}

/* Returns the sum for the element of the result at the indices `result`. Sums over the contracting
 * dimensions from number `level` on. */
static sr_element sum_products(sr_code_emitter *e, const product *p, const sr_index *result,
                               sr_index *sum_index, int32_t level, bool unrolled, sr_element sum) {
  if (level == p->dims.sum[0].count) {
    sr_position a, b;
    operand_positions(p, result, sum_index, &a, &b);
    size_t mark = sr_emitted_mark(e);
    LLVMFastMathFlags order = unrolled ? 0 : LLVMFastMathAllowReassoc;
    sum = add_product(e, p, &a, &b, sum, LLVMFastMathAllowContract | order);
    sr_emitted_release(e, mark);
    return sum;
  }
  int64_t size = sr_operand(p->op, 0)->type->dims[p->dims.sum[0].dims[level]];
  if (unrolled) {
    for (int64_t i = 0; i < size; i++) {
      sum_index[level] = sr_index_constant(e, i);
      sum = sum_products(e, p, result, sum_index, level + 1, true, sum);
    }
    return sum;
  }
  sr_loop loop;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(e->builder);
  sum_index[level] = sr_loop_begin(e, &loop, sr_emit_i64(e, 0), sr_emit_i64(e, size), 0, size - 1);
  if (level + 1 == p->dims.sum[0].count)
    loop.chains = chains_of(e, size);
  LLVMPositionBuilderBefore(e->builder, LLVMGetNextInstruction(loop.phi));
  sr_element phi = sr_reduce_phi(e, sum, before);
  LLVMPositionBuilderAtEnd(e->builder, loop.body);
  sum = sum_products(e, p, result, sum_index, level + 1, false, phi);
  sr_reduce_close_phi(phi, sum, LLVMGetInsertBlock(e->builder));
  sr_loop_end(e, &loop);
  return phi;
}

static sr_element dot_at(sr_code_emitter *e, const product *p, const sr_position *position,
                         bool unrolled) {
  const sr_type *type = p->op->results[0].type;
  sr_position full = sr_emit_delinear(e, position, type->rank, type->dims);
  sr_index sum_index[SR_MAX_RANK];
  sr_dtype dtype = sr_dot_sum_type(p->op);
  sr_element sum = sum_products(e, p, full.index, sum_index, 0, unrolled, sr_emit_zero(e, dtype));
  return sr_emit_convert(e, dtype, type->dtype, sum);
}

static void dot_one(sr_code_emitter *e, const sr_position *position, void *user) {
  const product *p = user;
  sr_element element = dot_at(e, p, position, false);
  sr_reduce_store(e, p->op, position, &element);
}

/* Adds one term of result[m][:] = sum over k of a[m][k] * b[k][:]. The sums are kept in memory, and
 * the innermost loop runs along a row of b and of the result. */
static void dot_row(sr_code_emitter *e, const sr_position *position, void *user) {
  const product *p = user;
  const sr_op *op = p->op;
  const sr_type *type = op->results[0].type;
  /* The outer loops run over all dimensions of the result but the last. Inside them are the loop
   * over k and, innermost, the loop over the last dimension of the result. */
  int32_t rows = type->rank - 1;
  sr_position at = {.rank = type->rank};
  for (int32_t d = 0; d < rows; d++)
    at.index[d] = position->index[d];
  at.index[rows] = position->index[rows + 1];
  const sr_cell *cell = sr_cell_of(e->low, &op->results[0]);
  sr_index linear = sr_emit_linear(e, &at, type->rank, type->dims);
  LLVMValueRef address = sr_emit_cell_address(e, cell);
  sr_element sum = sr_emit_load(e, type->dtype, address, linear.v, sr_buffer_of(cell));
  sr_position a, b;
  operand_positions(p, at.index, &position->index[rows], &a, &b);
  sum = add_product(e, p, &a, &b, sum, LLVMFastMathAllowContract);
  sr_emit_store(e, type->dtype, address, linear.v, sum, sr_buffer_of(cell));
}

static void store_zero(sr_code_emitter *e, const sr_position *position, void *user) {
  const product *p = user;
  sr_element zero = sr_emit_zero(e, p->op->results[0].type->dtype);
  sr_reduce_store(e, p->op, position, &zero);
}

/* True if dot_row can compute the product. There must be one contracting dimension. The last
 * dimension of operand b must be the last one of the result and be long enough for vectors. The
 * sums must have the type of the result. */
static bool can_go_by_rows(const product *p) {
  const sr_type *b = sr_operand(p->op, 1)->type;
  return p->free_b_count > 0 && p->free_b[p->free_b_count - 1] == b->rank - 1 &&
         b->dims[b->rank - 1] >= 8 && p->dims.sum[0].count == 1 &&
         sr_dot_sum_type(p->op) == p->op->results[0].type->dtype;
}

void sr_emit_dot(sr_code_emitter *e, sr_op *op) {
  product p = product_of(op);
  const sr_type *type = op->results[0].type;
  sr_cell *cell = sr_cell_of(e->low, &op->results[0]);
  if (cell->in_registers) {
    sr_element elements[SR_REGISTER_ELEMENTS];
    for (int64_t i = 0; i < sr_type_elements(type); i++) {
      sr_position position = {.linear = true, .rank = type->rank};
      position.index[0] = sr_index_constant(e, i);
      elements[i] = dot_at(e, &p, &position, sr_op_is_unrolled(e->low, op));
    }
    sr_emit_define(e, cell, elements);
  } else if (!sr_team_divides(e) && can_go_by_rows(&p)) {
    e->divided = false;
    sr_emit_nest(e, &op->results[0], store_zero, &p);
    int64_t low[SR_MAX_RANK] = {0}, high[SR_MAX_RANK];
    for (int32_t d = 0; d + 1 < type->rank; d++)
      high[d] = type->dims[d];
    high[type->rank - 1] = sr_operand(op, 0)->type->dims[p.dims.sum[0].dims[0]];
    high[type->rank] = type->dims[type->rank - 1];
    sr_emit_box(e, type->rank + 1, low, high, dot_row, &p);
  } else {
    sr_emit_nest(e, &op->results[0], dot_one, &p);
  }
}
