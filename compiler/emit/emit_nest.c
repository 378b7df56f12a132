/*
 * Indices with known ranges, and loop nests over arrays.
 *
 * A loop nest computes an expression, which may read several operands: a concatenate reads one
 * operand after the other, and a pad reads its operand inside and the padding value outside. The
 * nest is split into boxes at these places. Inside a box the known ranges of the indices determine
 * the operand, so the inner loop has no test and can be vectorised. (Index-set splitting: Griebl,
 * Feautrier, Lengauer 2000.)
 */
#include <stdlib.h>
#include <string.h>

#include "compiler/core/locality.h"
#include "compiler/emit/emit.h"

/* ---- indices --------------------------------------------------------------------------------- */

sr_index sr_index_constant(const sr_code_emitter *e, int64_t value) {
  return (sr_index){sr_emit_i64(e, value), value, value};
}

sr_index sr_index_add(sr_code_emitter *e, sr_index a, int64_t b) {
  if (b == 0)
    return a;
  if (sr_index_is_constant(a))
    return sr_index_constant(e, a.low + b);
  return (sr_index){LLVMBuildNSWAdd(e->builder, a.v, sr_emit_i64(e, b), ""), a.low + b, a.high + b};
}

sr_index sr_index_scale(sr_code_emitter *e, sr_index a, int64_t factor) {
  if (factor == 1)
    return a;
  if (factor == 0 || sr_index_is_constant(a))
    return sr_index_constant(e, a.low * factor);
  int64_t low = a.low * factor, high = a.high * factor;
  return (sr_index){LLVMBuildNSWMul(e->builder, a.v, sr_emit_i64(e, factor), ""),
                    factor < 0 ? high : low, factor < 0 ? low : high};
}

sr_index sr_index_sum(sr_code_emitter *e, sr_index a, sr_index b) {
  if (sr_index_is_constant(b))
    return sr_index_add(e, a, b.low);
  if (sr_index_is_constant(a))
    return sr_index_add(e, b, a.low);
  return (sr_index){LLVMBuildNSWAdd(e->builder, a.v, b.v, ""), a.low + b.low, a.high + b.high};
}

sr_index sr_emit_linear(sr_code_emitter *e, const sr_position *position, int32_t rank,
                        const int64_t *dims) {
  if (position->linear)
    return position->index[0];
  sr_index linear = sr_index_constant(e, 0);
  for (int32_t d = 0; d < rank; d++)
    linear = sr_index_sum(e, sr_index_scale(e, linear, dims[d]), position->index[d]);
  return linear;
}

/* Returns the quotient of two indices that are not negative, or the remainder. A GPU divides
 * numbers of 64 bits by a long function, so numbers that are known to have 31 bits are divided as
 * such. */
static LLVMValueRef divide(sr_code_emitter *e, LLVMValueRef index, int64_t size, bool remainder,
                           bool is_narrow) {
  if (is_narrow)
    index = LLVMBuildTrunc(e->builder, index, e->i32, "");
  LLVMValueRef by = LLVMConstInt(LLVMTypeOf(index), (unsigned long long)size, 0);
  LLVMValueRef result = remainder ? LLVMBuildURem(e->builder, index, by, "")
                                  : LLVMBuildUDiv(e->builder, index, by, "");
  return is_narrow ? LLVMBuildZExt(e->builder, result, e->i64, "") : result;
}

sr_position sr_emit_delinear(sr_code_emitter *e, const sr_position *position, int32_t rank,
                             const int64_t *dims) {
  if (!position->linear)
    return *position;
  sr_position result = {.rank = rank};
  sr_index rest = position->index[0];
  const bool is_narrow = e->team.form != SR_FORM_RANGE && rest.low >= 0 && rest.high <= INT32_MAX;
  int64_t outer = 1;
  for (int32_t d = 0; d < rank; d++)
    outer *= dims[d];
  for (int32_t d = rank - 1; d >= 0; d--) {
    outer /= dims[d] ? dims[d] : 1;
    if (dims[d] == 1) {
      result.index[d] = sr_index_constant(e, 0);
    } else if (sr_index_is_constant(rest)) {
      result.index[d] = sr_index_constant(e, rest.low % dims[d]);
      rest = sr_index_constant(e, rest.low / dims[d]);
    } else if (outer == 1) {
      result.index[d] = rest;
    } else if (rest.low >= 0 && rest.low / dims[d] == rest.high / dims[d]) {
      const int64_t quotient = rest.low / dims[d];
      result.index[d] = sr_index_add(e, rest, -quotient * dims[d]);
      rest = sr_index_constant(e, quotient);
    } else {
      result.index[d] = (sr_index){divide(e, rest.v, dims[d], true, is_narrow), 0, dims[d] - 1};
      rest = (sr_index){divide(e, rest.v, dims[d], false, is_narrow), rest.low / dims[d],
                        rest.high / dims[d]};
    }
  }
  return result;
}

/* ---- nests ----------------------------------------------------------------------------------- */

typedef struct nest {
  int32_t rank;
  int32_t divided; /* dimension whose loop is clipped to the call's range begin..end; -1: none */
  int32_t parts[SR_MAX_RANK];
  const int64_t *bounds[SR_MAX_RANK]; /* parts[d] + 1 increasing bounds for dimension d */
  sr_nest_body *body;
  void *user;
} nest;

/* Clips the bounds *low and *high of a loop to e->begin and e->end, the range that this call of the
 * kernel computes. */
static void clip(sr_code_emitter *e, LLVMValueRef *low, LLVMValueRef *high) {
  LLVMValueRef later = LLVMBuildICmp(e->builder, LLVMIntSGT, e->begin, *low, "");
  *low = LLVMBuildSelect(e->builder, later, e->begin, *low, "");
  LLVMValueRef sooner = LLVMBuildICmp(e->builder, LLVMIntSLT, e->end, *high, "");
  *high = LLVMBuildSelect(e->builder, sooner, e->end, *high, "");
}

static void emit_dimension(sr_code_emitter *e, const nest *n, int32_t d, sr_position *position);

/* Emits the loop over indices [low, high) of dimension d. */
static void emit_part(sr_code_emitter *e, const nest *n, int32_t d, int64_t low, int64_t high,
                      sr_position *position) {
  if (high - low == 1 && d != n->divided) {
    position->index[d] = sr_index_constant(e, low);
    emit_dimension(e, n, d + 1, position);
    return;
  }
  LLVMValueRef from = sr_emit_i64(e, low), to = sr_emit_i64(e, high);
  if (d == n->divided)
    clip(e, &from, &to);
  sr_loop loop;
  position->index[d] = sr_loop_begin(e, &loop, from, to, low, high - 1);
  emit_dimension(e, n, d + 1, position);
  sr_loop_end(e, &loop);
}

/* Emits the loops of dimension d and of the later dimensions. Dimension d has one loop for each
 * part between two bounds. All these loops lie inside the loop of dimension d - 1, so memory is
 * written in order. */
static void emit_dimension(sr_code_emitter *e, const nest *n, int32_t d, sr_position *position) {
  if (d == n->rank) {
    size_t mark = sr_emitted_mark(e);
    n->body(e, position, n->user);
    sr_emitted_release(e, mark);
    return;
  }
  for (int32_t i = 0; i < n->parts[d]; i++)
    emit_part(e, n, d, n->bounds[d][i], n->bounds[d][i + 1], position);
}

void sr_emit_box(sr_code_emitter *e, int32_t rank, const int64_t *low, const int64_t *high,
                 sr_nest_body *body, void *user) {
  if (sr_team_divides(e))
    sr_team_nest(e, rank, low, high, false, body, user);
  else
    sr_emit_box_part(e, rank, low, high, -1, body, user);
}

void sr_emit_box_part(sr_code_emitter *e, int32_t rank, const int64_t *low, const int64_t *high,
                      int32_t divided, sr_nest_body *body, void *user) {
  nest n = {.rank = rank, .divided = divided, .body = body, .user = user};
  int64_t bounds[SR_MAX_RANK][2];
  for (int32_t d = 0; d < rank; d++) {
    if (low[d] >= high[d])
      return;
    bounds[d][0] = low[d];
    bounds[d][1] = high[d];
    n.parts[d] = 1;
    n.bounds[d] = bounds[d];
  }
  sr_position position = {.rank = rank};
  emit_dimension(e, &n, 0, &position);
}

/* ---- where to cut ---------------------------------------------------------------------------- */

enum {
  CUT_LIMIT = 64,
  BOX_LIMIT = 96,   /* a stack of nine arrays that are cut into 3 by 3; a box reads one of them */
  REPEAT_LIMIT = 8, /* parts of a dimension that a reshape has made of several */
  VISIT_LIMIT = 400
};

/* An index into a value, during the search for places to cut. If `dim` >= 0, it is the index of the
 * nest's loop over dimension `dim`, plus `offset`. If `dim` < 0, it is not of that form. */
typedef struct affine {
  int32_t dim;
  int64_t offset;
} affine;

typedef struct cutting {
  const sr_lowering *low;
  int32_t rank;
  const int64_t *dims;
  int64_t cuts[SR_MAX_RANK][CUT_LIMIT];
  int32_t count[SR_MAX_RANK];
  int32_t visits;
} cutting;

static void add_cut(cutting *c, affine at, int64_t boundary) {
  if (at.dim < 0)
    return;
  int64_t where = boundary - at.offset;
  if (where <= 0 || where >= c->dims[at.dim] || c->count[at.dim] == CUT_LIMIT)
    return;
  for (int32_t i = 0; i < c->count[at.dim]; i++)
    if (c->cuts[at.dim][i] == where)
      return;
  c->cuts[at.dim][c->count[at.dim]++] = where;
}

static void search(cutting *c, const sr_value *value, const affine *index);

static void search_concatenate(cutting *c, const sr_op *op, const affine *index) {
  int64_t dim = sr_op_int(op, "dimension", 0), start = 0;
  for (int32_t i = 0; i < op->operand_count; i++) {
    affine inner[SR_MAX_RANK];
    for (int32_t d = 0; d < op->results[0].type->rank; d++)
      inner[d] = index[d];
    inner[dim].offset -= start;
    search(c, sr_operand(op, i), inner);
    start += sr_operand(op, i)->type->dims[dim];
    add_cut(c, index[dim], start);
  }
}

static void search_pad(cutting *c, const sr_op *op, const affine *index) {
  size_t count;
  const int64_t *low = sr_op_ints(op, "edge_padding_low", &count);
  const int64_t *interior = sr_op_ints(op, "interior_padding", &count);
  const sr_type *type = sr_operand(op, 0)->type;
  affine inner[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank; d++) {
    inner[d] = index[d];
    inner[d].offset -= low[d];
    if (interior[d] != 0) {
      inner[d].dim = -1;
      continue;
    }
    add_cut(c, index[d], low[d]);
    add_cut(c, index[d], low[d] + type->dims[d]);
  }
  search(c, sr_operand(op, 0), inner);
}

/* As `rename`, for a reshape that only adds or drops dimensions of size 1. Returns false for any
 * other reshape. */
static bool rename_reshaped(const sr_type *type, const sr_type *result, const affine *index,
                            affine *inner) {
  int32_t from = 0;
  for (int32_t d = 0; d < type->rank; d++) {
    inner[d] = (affine){-1, 0};
    if (type->dims[d] == 1)
      continue;
    while (from < result->rank && result->dims[from] == 1)
      from++;
    if (from == result->rank || result->dims[from] != type->dims[d])
      return false;
    inner[d] = index[from++];
  }
  return true;
}

/* Sets `inner` to the indices into the operand of `op`, given the indices into its result. Each is
 * an index into the result plus a constant, or unknown. Returns false for ops that this function
 * does not handle. */
static bool rename(const sr_op *op, const affine *index, affine *inner) {
  const sr_type *type = sr_operand(op, 0)->type, *result = op->results[0].type;
  size_t count;
  sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ == SR_EMIT_reshape)
    return rename_reshaped(type, result, index, inner);
  if (class_ == SR_EMIT_broadcast) {
    const int64_t *dims = sr_op_ints(op, "broadcast_dimensions", &count);
    for (int32_t d = 0; d < type->rank; d++)
      inner[d] = type->dims[d] == result->dims[dims[d]] ? index[dims[d]] : (affine){-1, 0};
  } else if (class_ == SR_EMIT_transpose) {
    const int64_t *order = sr_op_ints(op, "permutation", &count);
    for (int32_t d = 0; d < type->rank; d++)
      inner[order[d]] = index[d];
  } else if (class_ == SR_EMIT_slice) {
    const int64_t *start = sr_op_ints(op, "start_indices", &count);
    const int64_t *stride = sr_op_ints(op, "strides", &count);
    for (int32_t d = 0; d < type->rank; d++)
      inner[d] =
          stride[d] == 1 ? (affine){index[d].dim, index[d].offset + start[d]} : (affine){-1, 0};
  } else {
    return false;
  }
  return true;
}

/* If a reshape joins dimensions of its operand, as in a repeated array, cuts the joined one where
 * the indices of all but the last of them change. The indices are then known without a division. */
static void search_joined(cutting *c, const sr_op *op, const affine *index) {
  const sr_type *from = sr_operand(op, 0)->type, *to = op->results[0].type;
  if (sr_cell_of(c->low, sr_operand(op, 0))->root)
    return;
  for (int32_t d = 0, k = 0; d < to->rank; d++) {
    int64_t size = 1, last = 1;
    for (; size < to->dims[d] && k < from->rank; k++) {
      size *= from->dims[k];
      last = from->dims[k] > 1 ? from->dims[k] : last;
    }
    if (size != to->dims[d])
      return;
    for (int64_t i = 1; size / last <= REPEAT_LIMIT && i < size / last; i++)
      add_cut(c, index[d], i * last);
  }
}

static void search(cutting *c, const sr_value *value, const affine *index) {
  const sr_op *op = value->op;
  if (sr_cell_of(c->low, value)->root || op->operand_count == 0 || c->visits++ > VISIT_LIMIT)
    return;
  sr_emit_class class_ = sr_emit_class_of(op);
  affine inner[SR_MAX_RANK];
  if (class_ == SR_EMIT_concatenate)
    search_concatenate(c, op, index);
  else if (class_ == SR_EMIT_pad)
    search_pad(c, op, index);
  else if (sr_op_is_pointwise(op))
    for (int32_t i = 0; i < op->operand_count; i++) {
      if (sr_operand(op, i)->type->rank == value->type->rank)
        search(c, sr_operand(op, i), index);
    }
  else if (rename(op, index, inner))
    search(c, sr_operand(op, 0), inner);
  else if (class_ == SR_EMIT_reshape)
    search_joined(c, op, index);
}

/* As `search`, but also looks into the expression of `value` if `value` is a root. */
static void search_root(cutting *c, const sr_value *value, const affine *index) {
  sr_cell *cell = sr_cell_of(c->low, value);
  bool root = cell->root;
  cell->root = value->op && sr_op_is_elemental(value->op) ? false : root;
  search(c, value, index);
  cell->root = root;
}

static int compare_cut(const void *left, const void *right) {
  int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;
  return a < b ? -1 : a > b;
}

/* Reduces the number of boxes to BOX_LIMIT. Drops all cuts of the dimension that has most of them,
 * until the limit holds or only one dimension is cut. */
static void limit_boxes(cutting *c) {
  for (;;) {
    int64_t boxes = 1;
    int32_t most = 0;
    for (int32_t d = 0; d < c->rank; d++) {
      boxes *= c->count[d] + 1;
      if (c->count[d] > c->count[most])
        most = d;
    }
    if (boxes <= BOX_LIMIT || boxes == c->count[most] + 1)
      return;
    c->count[most] = 0;
  }
}

/* Returns the increasing bounds of the parts into which dimension d is cut, from 0 to its size. */
static const int64_t *bounds_of(sr_code_emitter *e, cutting *c, int32_t d) {
  int32_t count = c->count[d];
  qsort(c->cuts[d], (size_t)count, sizeof(int64_t), compare_cut);
  int64_t *bounds = SR_NEW_ARRAY(e->scratch, int64_t, count + 2);
  memcpy(bounds + 1, c->cuts[d], (size_t)count * sizeof *bounds);
  bounds[count + 1] = c->dims[d];
  return bounds;
}

/* Returns a number with the powers of two that divide all bounds of the parts of dimension `d`. */
static int64_t common_powers(const cutting *c, int32_t d) {
  int64_t bits = c->dims[d];
  for (int32_t i = 0; i < c->count[d]; i++)
    bits |= c->cuts[d][i];
  return bits;
}

void sr_nest_set_extent(sr_code_emitter *e, int64_t extent, int64_t work) {
  const int64_t each = work / (extent ? extent : 1), least = e->low->policy->thread_work;
  e->unit->extent = extent;
  e->unit->grain = each >= least ? 1 : least / (each ? each : 1);
  e->divided = false;
}

/* Returns how many of `count` indices a block has that threads do not divide further: a power of
 * two that divides `count`. */
static int64_t block_of(const sr_code_emitter *e, int64_t count) {
  enum {
    MOST_BLOCK = 256 /* four of the widest vectors, of bytes */
  };
  int64_t block = 1;
  while (2 * block <= MOST_BLOCK && 2 * block <= e->unit->grain && count % (2 * block) == 0)
    block *= 2;
  return block;
}

/*
 * Makes the range of the kernel one of blocks of indices, and e->begin and e->end the indices of
 * this call. LLVM sees that their number is a multiple of the block, and makes no loop for those
 * that are left over by vectors, which would be as much code again. A power of two that divides
 * `count` divides the bounds of all loops.
 */
static void divide_by_blocks(sr_code_emitter *e, int64_t count) {
  const int64_t block = block_of(e, count);
  if (block == 1)
    return;
  e->unit->extent /= block;
  e->unit->grain /= block;
  LLVMValueRef *ends[] = {&e->begin, &e->end};
  for (int i = 0; i < 2; i++)
    *ends[i] = LLVMBuildNSWMul(e->builder, *ends[i], sr_emit_i64(e, block), "");
}

/* Returns how many terms a nest over `value` adds, or elements it computes. */
static int64_t terms_of(const sr_value *value) {
  return value->op ? sr_op_terms(value->op) : sr_type_elements(value->type);
}

/* Returns the operations of a nest over `value`. */
static int64_t work_of(const sr_code_emitter *e, const sr_value *value) {
  return terms_of(value) * (sr_cell_of(e->low, value)->cost + 1);
}

static void emit_flat_nest(sr_code_emitter *e, const sr_value *value, sr_nest_body *body,
                           void *user) {
  const int64_t elements = sr_type_elements(value->type);
  LLVMValueRef low, high;
  sr_strip_range(e, value->type, &low, &high);
  if (e->divided) {
    sr_nest_set_extent(e, elements, work_of(e, value));
    divide_by_blocks(e, elements);
    low = e->begin;
    high = e->end;
  }
  sr_loop loop;
  sr_position position = {.linear = true, .rank = value->type->rank};
  position.index[0] = sr_loop_begin(e, &loop, low, high, 0, elements - 1);
  size_t mark = sr_emitted_mark(e);
  body(e, &position, user);
  sr_emitted_release(e, mark);
  sr_loop_end(e, &loop);
}

/* True if a nest over `value` can be a loop over its linear indices. */
static bool is_flat_nest(const sr_code_emitter *e, const sr_value *value) {
  return value->type->rank > 0 && e->team.row.rank == 0 && !(e->divided && e->keeps_rows) &&
         value->op && sr_op_is_elemental(value->op) && sr_op_is_flat(e->low, value->op) &&
         sr_strip_is_linear(e, value->type);
}

void sr_emit_nest(sr_code_emitter *e, const sr_value *value, sr_nest_body *body, void *user) {
  const sr_type *type = value->type;
  if (sr_type_elements(type) == 0)
    return;
  const int32_t rows = e->team.row.rank;
  const bool flat = e->strip_flat || is_flat_nest(e, value);
  if (sr_team_divides(e)) {
    static const int64_t low[SR_MAX_RANK];
    sr_team_nest(e, type->rank, low, type->dims, flat, body, user);
    return;
  }
  if (flat) {
    emit_flat_nest(e, value, body, user);
    return;
  }
  cutting *c = SR_NEW(e->scratch, cutting);
  c->low = e->low;
  c->rank = type->rank;
  c->dims = type->dims;
  affine index[SR_MAX_RANK];
  int32_t divided = -1;
  for (int32_t d = 0; d < type->rank; d++) {
    index[d] = (affine){d, 0};
    if (divided < 0 && type->dims[d] > 1)
      divided = d;
  }
  search_root(c, value, index);
  limit_boxes(c);
  if (e->divided && divided >= 0) {
    sr_nest_set_extent(e, type->dims[divided], work_of(e, value));
    const bool is_written_out =
        terms_of(value) / type->dims[divided] <= e->low->policy->most_copies_if_long;
    if (!e->keeps_rows && is_written_out)
      divide_by_blocks(e, common_powers(c, divided));
  } else {
    divided = e->strip_rows ? sr_strip_dimension(type, e->strip_rows) : -1;
  }
  nest n = {.rank = type->rank, .divided = divided, .body = body, .user = user};
  for (int32_t d = 0; d < type->rank; d++) {
    n.parts[d] = c->count[d] + 1;
    n.bounds[d] = bounds_of(e, c, d);
  }
  sr_position position = e->team.row;
  position.rank = type->rank;
  emit_dimension(e, &n, rows, &position);
}
