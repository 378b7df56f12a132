/*
 * Small matrix products, which kernels compute; large ones are steps of the plan.
 *
 * Where an operand has rows in memory along the last dimension of the result, sums of several rows
 * and vectors stay in registers while all terms are added (tiles), or one row of sums is kept in
 * memory while a few of those rows at a time are added (panels). If an operand's last dimension is
 * summed, each sum is a loop of its own along it. Other rows of sums are kept in memory. The code
 * may add floats in another order than the program, which depends on shapes alone.
 */
#include <string.h>

#include "base/integer.h"
#include "compiler/emit/emit_reduce.h"
#include "graph/ir/dot.h"

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
  sr_reduce_allow(x, flags);
  x = subtract ? LLVMBuildFSub(e->builder, sum, x, "") : LLVMBuildFAdd(e->builder, sum, x, "");
  sr_reduce_allow(x, flags);
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
    loop.chains = sr_reduce_chains(e, size);
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

/* ---- rows of sums in memory ------------------------------------------------------------------ */

static void begin_sum(sr_code_emitter *e, const void *user, sr_element *sums) {
  *sums = sr_emit_zero(e, ((const product *)user)->op->results[0].type->dtype);
}

static void add_to_sum(sr_code_emitter *e, const void *user, const sr_position *sum,
                       const sr_index *term, sr_element *sums) {
  const product *p = user;
  sr_position a, b;
  operand_positions(p, sum->index, term, &a, &b);
  *sums = add_product(e, p, &a, &b, *sums, LLVMFastMathAllowContract);
}

/* True if rows of operand b can be added to rows of sums. There must be one contracting dimension.
 * The last dimension of b must be the last one of the result and be long enough for vectors. The
 * sums must have the type of the result. */
static bool can_go_by_rows(const product *p) {
  const sr_type *b = sr_operand(p->op, 1)->type;
  return p->free_b_count > 0 && p->free_b[p->free_b_count - 1] == b->rank - 1 &&
         b->dims[b->rank - 1] >= 8 && p->dims.sum[0].count == 1 &&
         sr_dot_sum_type(p->op) == p->op->results[0].type->dtype;
}

/* ---- tiles of sums in registers -------------------------------------------------------------- */

enum {
  MOST_ROWS = 4,   /* of a tile */
  MOST_SUMS = 8,   /* vectors of sums: so many multiplications start before the first is ready */
  MOST_CHAINS = 4, /* vectors that add up to one vector of sums */
  WRITTEN_TERMS = 128, /* most multiplications of a tile without a loop */
  LEAST_VECTOR = 16,   /* bytes */
  PANEL_ROWS = 4,      /* of operand `wide` that are read side by side */
  PANEL_BYTES = 2048,  /* of the sums to which they are added */
};

/*
 * A product by tiles of the result: `rows` by `vectors` * `lanes` elements, whose sums stay in
 * registers. Their vectors go along the last dimension of the result, which is one of operand
 * `wide`. A row is an index of the last free dimension of the other operand, `narrow`. The last
 * tile, and in a tile the last vector, begin so early that they end with the result; what they
 * share with those before is computed twice.
 */
typedef struct tiling {
  const product *p;
  int32_t wide, narrow;
  bool gathers;    /* elements of a vector are not adjacent in `wide` */
  int32_t row_dim; /* dimension of the result; -1: there is one row */
  int64_t row_count, column_count, term_count;
  int64_t rows, vectors, lanes, chains;
} tiling;

static int64_t parts_of(int64_t count, int64_t most) {
  return (count + most - 1) / most;
}

/* Chooses the size of a tile. */
static void size_tile(const sr_code_emitter *e, tiling *t) {
  const int64_t bytes = sr_dtype_get(t->p->op->results[0].type->dtype)->bytes;
  t->lanes = (e->low->target.level >= SR_CPU_X86_64_V3 ? 32 : 16) / bytes;
  while (t->lanes > t->column_count)
    t->lanes /= 2;
  t->rows = parts_of(t->row_count, parts_of(t->row_count, MOST_ROWS));
  const int64_t all = parts_of(t->column_count, t->lanes);
  t->vectors = parts_of(all, parts_of(all, MOST_SUMS / t->rows));
  t->chains = 1;
  while (2 * t->chains <= MOST_CHAINS && 4 * t->chains <= t->term_count &&
         2 * t->chains * t->rows * t->vectors <= MOST_SUMS)
    t->chains *= 2;
}

/* True if operand `wide` is in memory or registers, with adjacent elements along its free dimension
 * `dim`, or if there are so few terms that vectors may be gathered from single elements. */
static bool has_vectors(const sr_code_emitter *e, tiling *t, int32_t dim) {
  const sr_value *wide = sr_operand(t->p->op, t->wide);
  const sr_cell *cell = sr_cell_of(e->low, wide);
  t->gathers = !cell->root || cell->in_registers;
  for (int32_t d = dim + 1; d < wide->type->rank; d++)
    t->gathers |= wide->type->dims[d] != 1;
  return wide->type->dtype == t->p->op->results[0].type->dtype &&
         (!t->gathers || sr_op_has_few_terms(e->low->policy, t->p->op));
}

/* Returns false if tiles cannot compute the product. */
static bool tile_product(const sr_code_emitter *e, const product *p, tiling *t) {
  const sr_type *type = p->op->results[0].type;
  const int32_t batch = p->dims.batch[0].count;
  *t = (tiling){.p = p, .wide = p->free_b_count > 0, .row_dim = -1, .row_count = 1};
  t->narrow = 1 - t->wide;
  if (e->team.form != SR_FORM_RANGE || type->rank == batch || p->dims.sum[0].count != 1 ||
      !sr_dtype_is_wide_float(type->dtype) || sr_dot_sum_type(p->op) != type->dtype ||
      sr_type_elements(type) == 0)
    return false;
  t->column_count = type->dims[type->rank - 1];
  t->term_count = sr_operand(p->op, 0)->type->dims[p->dims.sum[0].dims[0]];
  if (t->wide && p->free_a_count > 0) {
    t->row_dim = batch + p->free_a_count - 1;
    t->row_count = type->dims[t->row_dim];
  }
  size_tile(e, t);
  return t->lanes * sr_dtype_get(type->dtype)->bytes >= LEAST_VECTOR &&
         has_vectors(e, t,
                     t->wide ? p->free_b[p->free_b_count - 1] : p->free_a[p->free_a_count - 1]);
}

static LLVMTypeRef vector_type(const sr_code_emitter *e, const tiling *t) {
  return LLVMVectorType(sr_emit_value_type(e, t->p->op->results[0].type->dtype),
                        (unsigned)t->lanes);
}

/* Returns where vector `v` of a tile begins. */
static sr_index column_of(sr_code_emitter *e, const tiling *t, sr_index column, int64_t v) {
  const int64_t first = v * t->lanes, last = t->column_count - t->lanes;
  return sr_index_add(e, column, first < last ? first : last);
}

/* Returns the elements of operand `wide` for the vector that begins at `result`, in term `k`. */
static LLVMValueRef wide_vector(sr_code_emitter *e, const tiling *t, const sr_index *result,
                                sr_index k) {
  const sr_value *wide = sr_operand(t->p->op, t->wide);
  const sr_dtype dtype = wide->type->dtype;
  sr_position at[2];
  operand_positions(t->p, result, &k, &at[0], &at[1]);
  if (!t->gathers) {
    const sr_place place = sr_emit_place(e, wide, &at[t->wide]);
    LLVMValueRef bits =
        sr_emit_load_bits(e, dtype, t->lanes, place.address, place.linear, place.buffer);
    return LLVMBuildBitCast(e->builder, bits, vector_type(e, t), "");
  }
  LLVMValueRef vector = LLVMGetUndef(vector_type(e, t));
  const int32_t last = t->p->op->results[0].type->rank - 1;
  sr_index element[SR_MAX_RANK];
  memcpy(element, result, sizeof element);
  for (int64_t i = 0; i < t->lanes; i++) {
    element[last] = sr_index_add(e, result[last], i);
    operand_positions(t->p, element, &k, &at[0], &at[1]);
    vector = LLVMBuildInsertElement(e->builder, vector, sr_emit_element(e, wide, &at[t->wide]).v,
                                    sr_emit_i64(e, i), "");
  }
  return vector;
}

/* Returns a vector of the element of operand `narrow` for the row of `result`, in term `k`. */
static LLVMValueRef narrow_vector(sr_code_emitter *e, const tiling *t, const sr_index *result,
                                  sr_index k) {
  const sr_value *narrow = sr_operand(t->p->op, t->narrow);
  sr_position at[2];
  operand_positions(t->p, result, &k, &at[0], &at[1]);
  const sr_element element = sr_emit_convert(e, narrow->type->dtype, sr_dot_sum_type(t->p->op),
                                             sr_emit_element(e, narrow, &at[t->narrow]));
  LLVMTypeRef type = vector_type(e, t);
  LLVMValueRef first =
      LLVMBuildInsertElement(e->builder, LLVMGetUndef(type), element.v, sr_emit_i64(e, 0), "");
  LLVMTypeRef mask = LLVMVectorType(e->i32, (unsigned)t->lanes);
  return LLVMBuildShuffleVector(e->builder, first, LLVMGetUndef(type), LLVMConstNull(mask), "");
}

/* A tile that begins at the indices `corner` of the result. */
typedef struct tile {
  const tiling *t;
  sr_index corner[SR_MAX_RANK];
  sr_element sums[MOST_SUMS]; /* [(chain * rows + row) * vectors + vector] */
} tile;

/* Sets `result` to the indices of the first element of a vector of the tile. */
static void vector_place(sr_code_emitter *e, const tile *of, int64_t row, int64_t vector,
                         sr_index *result) {
  const tiling *t = of->t;
  const int32_t rank = t->p->op->results[0].type->rank;
  memcpy(result, of->corner, sizeof of->corner);
  if (t->row_dim >= 0)
    result[t->row_dim] = sr_index_add(e, result[t->row_dim], row);
  result[rank - 1] = column_of(e, t, result[rank - 1], vector);
}

/* Adds term `k` to the sums of a chain. */
static void add_term(sr_code_emitter *e, tile *of, sr_index k, int64_t chain) {
  const tiling *t = of->t;
  const size_t mark = sr_emitted_mark(e);
  sr_index result[SR_MAX_RANK];
  LLVMValueRef wide[MOST_SUMS];
  for (int64_t v = 0; v < t->vectors; v++) {
    vector_place(e, of, 0, v, result);
    wide[v] = wide_vector(e, t, result, k);
  }
  for (int64_t r = 0; r < t->rows; r++) {
    vector_place(e, of, r, 0, result);
    LLVMValueRef narrow = narrow_vector(e, t, result, k);
    sr_element *sums = of->sums + (chain * t->rows + r) * t->vectors;
    for (int64_t v = 0; v < t->vectors; v++)
      sums[v].v = multiply_add(e, sums[v].v, narrow, wide[v], false, LLVMFastMathAllowContract);
  }
  sr_emitted_release(e, mark);
}

/* Adds terms in a loop, as many at a time as there are chains. Returns how many terms it adds. */
static int64_t add_by_loop(sr_code_emitter *e, tile *of) {
  const tiling *t = of->t;
  const int64_t count = t->term_count / t->chains * t->chains;
  const int64_t sums = t->chains * t->rows * t->vectors;
  sr_element phis[MOST_SUMS] = {0};
  sr_loop loop;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(e->builder);
  const sr_index k =
      sr_loop_begin(e, &loop, sr_emit_i64(e, 0), sr_emit_i64(e, count), 0, count - t->chains);
  loop.step = sr_emit_i64(e, t->chains);
  LLVMPositionBuilderBefore(e->builder, LLVMGetNextInstruction(loop.phi));
  for (int64_t i = 0; i < sums; i++)
    phis[i] = sr_reduce_phi(e, of->sums[i], before);
  LLVMPositionBuilderAtEnd(e->builder, loop.body);
  memcpy(of->sums, phis, sizeof phis);
  for (int64_t chain = 0; chain < t->chains; chain++)
    add_term(e, of, sr_index_add(e, k, chain), chain);
  for (int64_t i = 0; i < sums; i++)
    sr_reduce_close_phi(phis[i], of->sums[i], LLVMGetInsertBlock(e->builder));
  sr_loop_end(e, &loop);
  memcpy(of->sums, phis, sizeof phis);
  return count;
}

static void store_sums(sr_code_emitter *e, const tile *of) {
  const tiling *t = of->t;
  const sr_value *value = &t->p->op->results[0];
  sr_position position = {.rank = value->type->rank};
  for (int64_t r = 0; r < t->rows; r++)
    for (int64_t v = 0; v < t->vectors; v++) {
      vector_place(e, of, r, v, position.index);
      const sr_place place = sr_emit_place(e, value, &position);
      sr_emit_store_bits(e, value->type->dtype, place.address, place.linear,
                         of->sums[r * t->vectors + v].v, place.buffer, false);
    }
}

static void emit_tile(sr_code_emitter *e, tile *of) {
  const tiling *t = of->t;
  const int64_t each = t->rows * t->vectors;
  for (int64_t i = 0; i < t->chains * each; i++)
    of->sums[i] = (sr_element){LLVMConstNull(vector_type(e, t)), NULL};
  int64_t done = 0;
  if (t->term_count * each > WRITTEN_TERMS)
    done = add_by_loop(e, of);
  for (int64_t k = done; k < t->term_count; k++)
    add_term(e, of, sr_index_constant(e, k), k % t->chains);
  for (int64_t half = t->chains / 2; half > 0; half /= 2)
    for (int64_t i = 0; i < half * each; i++)
      of->sums[i].v = LLVMBuildFAdd(e->builder, of->sums[i].v, of->sums[half * each + i].v, "");
  store_sums(e, of);
  e->copies = sr_max(e->copies, (t->term_count - done) * each);
}

/* ---- panels ---------------------------------------------------------------------------------- */

/*
 * Processors fetch memory ahead along a few streams of adjacent lines. A tile with one row reads
 * short pieces of all rows of operand `wide`; that is slow if the innermost cache does not hold the
 * operand. Panels of a few whole rows are read instead, and sums are kept in memory meanwhile. Each
 * sum adds the same terms in the same order as in a tile.
 */
static bool goes_by_panels(const sr_code_emitter *e, const tiling *t) {
  const int64_t bytes = sr_dtype_get(t->p->op->results[0].type->dtype)->bytes;
  return t->row_count == 1 && t->chains == 1 && !t->gathers &&
         t->term_count * t->column_count * bytes > e->low->policy->cache_bytes;
}

/* Where vector `v` of the row of sums is. */
static sr_place sums_place(sr_code_emitter *e, const tile *of, sr_index v, sr_index *result) {
  const sr_value *value = &of->t->p->op->results[0];
  sr_position position = {.rank = value->type->rank};
  memcpy(position.index, of->corner, sizeof of->corner);
  position.index[position.rank - 1] = sr_index_scale(e, v, of->t->lanes);
  memcpy(result, position.index, sizeof position.index);
  return sr_emit_place(e, value, &position);
}

/* Adds the terms from `k` on, `count` of them, to the vectors of sums from `begin` to `end`. If
 * there are none, sets the sums to 0. */
static void add_panel(sr_code_emitter *e, const tile *of, sr_index k, int64_t count,
                      LLVMValueRef begin, LLVMValueRef end) {
  const tiling *t = of->t;
  const size_t mark = sr_emitted_mark(e);
  const sr_dtype dtype = t->p->op->results[0].type->dtype;
  sr_index result[SR_MAX_RANK];
  LLVMValueRef narrow[PANEL_ROWS];
  memcpy(result, of->corner, sizeof result);
  for (int64_t i = 0; i < count; i++)
    narrow[i] = narrow_vector(e, t, result, sr_index_add(e, k, i));
  sr_loop loop;
  const sr_index v = sr_loop_begin(e, &loop, begin, end, 0, t->column_count / t->lanes - 1);
  const sr_place place = sums_place(e, of, v, result);
  LLVMValueRef sum = LLVMConstNull(vector_type(e, t));
  if (count > 0)
    sum = LLVMBuildBitCast(
        e->builder,
        sr_emit_load_bits(e, dtype, t->lanes, place.address, place.linear, place.buffer),
        vector_type(e, t), "");
  for (int64_t i = 0; i < count; i++)
    sum = multiply_add(e, sum, narrow[i], wide_vector(e, t, result, sr_index_add(e, k, i)), false,
                       LLVMFastMathAllowContract);
  sr_emit_store_bits(e, dtype, place.address, place.linear, sum, place.buffer, false);
  sr_loop_end(e, &loop);
  sr_emitted_release(e, mark);
}

/* Emits one row of sums. */
static void emit_panels(sr_code_emitter *e, tile *of) {
  tiling t = *of->t;
  const int64_t bytes = t.lanes * sr_dtype_get(t.p->op->results[0].type->dtype)->bytes;
  const int64_t count = t.column_count / t.lanes, width = PANEL_BYTES / bytes;
  const int64_t paneled = t.term_count / PANEL_ROWS * PANEL_ROWS;
  sr_loop strips, panels;
  LLVMValueRef begin = sr_emit_i64(e, 0), end = sr_emit_i64(e, count), limit = end;
  if (count > width) {
    begin = sr_loop_begin(e, &strips, begin, end, 0, count - 1).v;
    strips.step = sr_emit_i64(e, width);
    end = LLVMBuildNSWAdd(e->builder, begin, strips.step, "");
    LLVMValueRef is_less = LLVMBuildICmp(e->builder, LLVMIntSLT, end, limit, "");
    end = LLVMBuildSelect(e->builder, is_less, end, limit, "");
  }
  add_panel(e, of, sr_index_constant(e, 0), 0, begin, end);
  if (paneled > 0) {
    const sr_index k = sr_loop_begin(e, &panels, sr_emit_i64(e, 0), sr_emit_i64(e, paneled), 0,
                                     paneled - PANEL_ROWS);
    panels.step = sr_emit_i64(e, PANEL_ROWS);
    add_panel(e, of, k, PANEL_ROWS, begin, end);
    sr_loop_end(e, &panels);
  }
  if (t.term_count > paneled)
    add_panel(e, of, sr_index_constant(e, paneled), t.term_count - paneled, begin, end);
  if (count > width)
    sr_loop_end(e, &strips);
  if (t.column_count % t.lanes != 0) {
    tile end_of_row = {.t = &t};
    memcpy(end_of_row.corner, of->corner, sizeof of->corner);
    end_of_row.corner[t.p->op->results[0].type->rank - 1] =
        sr_index_constant(e, t.column_count - t.lanes);
    t.vectors = 1;
    emit_tile(e, &end_of_row);
  }
}

/* ---- any product of tiles -------------------------------------------------------------------- */

/* Begins a loop over tiles of `size` of `count` indices, of which the last one ends with the last
 * index. Returns where a tile begins. Nothing if one tile has all. */
static sr_index begin_tiles(sr_code_emitter *e, sr_loop *loop, int64_t count, int64_t size) {
  if (count <= size)
    return sr_index_constant(e, 0);
  const int64_t tiles = parts_of(count, size);
  const sr_index number =
      sr_loop_begin(e, loop, sr_emit_i64(e, 0), sr_emit_i64(e, tiles), 0, tiles - 1);
  const sr_index first = sr_index_scale(e, number, size);
  LLVMValueRef last = sr_emit_i64(e, count - size);
  LLVMValueRef fits = LLVMBuildICmp(e->builder, LLVMIntSLT, first.v, last, "");
  return (sr_index){LLVMBuildSelect(e->builder, fits, first.v, last, ""), 0, count - size};
}

static void end_tiles(sr_code_emitter *e, sr_loop *loop, int64_t count, int64_t size) {
  if (count > size)
    sr_loop_end(e, loop);
}

/* Emits the tiles at one position `outer` of the other dimensions of the result. */
static void emit_tiles(sr_code_emitter *e, const tiling *t, tile *of) {
  const int32_t last = t->p->op->results[0].type->rank - 1;
  const int64_t columns = t->vectors * t->lanes;
  sr_loop rows, vectors;
  const sr_index row = begin_tiles(e, &rows, t->row_count, t->rows);
  of->corner[last] = begin_tiles(e, &vectors, t->column_count, columns);
  if (t->row_dim >= 0)
    of->corner[t->row_dim] = row;
  emit_tile(e, of);
  end_tiles(e, &vectors, t->column_count, columns);
  end_tiles(e, &rows, t->row_count, t->rows);
}

/* Emits the product, the other dimensions of whose result threads may divide. */
static void emit_by_tiles(sr_code_emitter *e, const tiling *t) {
  const sr_type *type = t->p->op->results[0].type;
  int64_t sizes[SR_MAX_RANK], outer = 1;
  for (int32_t d = 0; d < type->rank; d++) {
    sizes[d] = d == t->row_dim || d == type->rank - 1 ? 1 : type->dims[d];
    outer *= sizes[d];
  }
  tile of = {.t = t};
  sr_loop loop;
  sr_position linear = {.linear = true, .rank = type->rank, .index = {sr_index_constant(e, 0)}};
  LLVMValueRef from = sr_emit_i64(e, 0), to = sr_emit_i64(e, outer);
  if (e->divided && outer > 1) {
    sr_nest_set_extent(e, outer, sr_type_elements(type) * t->term_count);
    from = e->begin;
    to = e->end;
  }
  e->divided = false;
  if (outer > 1)
    linear.index[0] = sr_loop_begin(e, &loop, from, to, 0, outer - 1);
  const sr_position position = sr_emit_delinear(e, &linear, type->rank, sizes);
  memcpy(of.corner, position.index, sizeof of.corner);
  if (goes_by_panels(e, t))
    emit_panels(e, &of);
  else
    emit_tiles(e, t, &of);
  if (outer > 1)
    sr_loop_end(e, &loop);
}

/* ---- any product ----------------------------------------------------------------------------- */

void sr_emit_dot(sr_code_emitter *e, sr_op *op) {
  product p = product_of(op);
  tiling tiles;
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
  } else if (sr_buffer_of(cell) && tile_product(e, &p, &tiles)) {
    emit_by_tiles(e, &tiles);
  } else if (can_go_by_rows(&p) && sr_columns_suit(e, op)) {
    const int64_t terms = sr_operand(op, 0)->type->dims[p.dims.sum[0].dims[0]];
    sr_emit_columns(e, &(sr_column_sums){.op = op,
                                         .adjacent = 1,
                                         .term_rank = 1,
                                         .term_dims = {terms},
                                         .begin = begin_sum,
                                         .add = add_to_sum,
                                         .user = &p});
  } else {
    sr_emit_nest(e, &op->results[0], dot_one, &p);
  }
}
