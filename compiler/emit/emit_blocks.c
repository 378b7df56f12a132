/*
 * Transposes on a CPU, by tiles of cache lines.
 *
 * If a transpose moves the last dimension, a loop along the last dimension of the result reads one
 * element of each cache line of the operand. So the nest goes by tiles, which are a cache line of
 * the operand wide and several lines of the result long. The rows of a tile are read as vectors
 * along the operand's last dimension, shuffles exchange rows and columns in registers, and whole
 * lines are written, one after another in a few rows of the result: rows that lie a power of two
 * bytes apart would push each other out of the caches. The tiles follow each other along the
 * operand's last dimension, so that the processor sees a few streams that it can read ahead.
 *
 * What computes the operand, or reads the result, is a loop over the tile, which stays in the
 * innermost cache.
 */
#include <string.h>

#include "base/integer.h"
#include "compiler/emit/emit_tiles.h"

enum {
  LINE = 64,              /* bytes of a cache line */
  LANE = 16,              /* bytes within which an instruction interleaves two vectors */
  VECTOR = 32,            /* bytes of a vector, of elements with 4 bytes or more */
  LONGEST_SIDE = 32,      /* of a tile, in elements */
  LINES = 8,              /* of the result in a row of a tile */
  LEAST_SIDE = 8,         /* of a shorter dimension a tile would be mostly empty */
  LONGEST_VECTOR = 16,    /* elements */
  MOST_BYTES = 1 << 15,   /* of tiles on the stack, half of which are in use at a time */
  LEAST_ELEMENTS = 1 << 8 /* of a smaller array the code for tiles would be more than its work */
};

typedef struct blocks {
  sr_tiling t;
  const sr_op *root;
  int32_t rank, divided;           /* `divided`: dimension of which this call computes a part */
  int64_t side[2];                 /* of a tile: along `across`, and along the last dimension */
  int64_t line;                    /* elements along the last dimension that go in one step */
  sr_index count[2];               /* elements of the tile that is emitted, if it may end early */
  sr_position corner;              /* of that tile */
  LLVMValueRef in[SR_MOST_TILES];  /* memory on the stack: a tile as the operand has it */
  LLVMValueRef out[SR_MOST_TILES]; /* and as the result has it */
  bool streams;                    /* stores bypass the caches */
} blocks;

/* ---- vectors --------------------------------------------------------------------------------- */

static int64_t bytes_of(const sr_op *transpose) {
  return sr_dtype_get(transpose->results[0].type->dtype)->bytes;
}

/* Returns how many elements the vectors of a tile have; as many of them are exchanged at a time. */
static int64_t width_of(const blocks *b, const sr_op *transpose) {
  const int64_t bytes = bytes_of(transpose), full = (bytes < 4 ? LANE : VECTOR) / bytes;
  return bytes > 8 ? 1 : sr_min(full, sr_min(b->side[0], b->line));
}

/* Returns the vector of a and b in which groups of `width` elements alternate, from one half of
 * each lane of `lane` elements. */
static LLVMValueRef interleave(sr_code_emitter *e, LLVMValueRef a, LLVMValueRef b, int64_t count,
                               int64_t lane, int64_t width, int64_t half) {
  LLVMValueRef mask[LONGEST_VECTOR];
  for (int64_t i = 0; i < count; i++) {
    const int64_t group = i % lane / width;
    const int64_t from = i / lane * lane + half * lane / 2 + group / 2 * width + i % width;
    mask[i] = LLVMConstInt(e->i32, (unsigned long long)(from + (group % 2 ? count : 0)), 0);
  }
  return LLVMBuildShuffleVector(e->builder, a, b, LLVMConstVector(mask, (unsigned)count), "");
}

/* Makes the rows `v` of a square of `count` by `count` elements its columns. */
static void exchange(sr_code_emitter *e, LLVMValueRef *v, int64_t count, int64_t bytes) {
  const int64_t lane = sr_min(count, LANE / bytes);
  LLVMValueRef next[LONGEST_VECTOR];
  for (int64_t width = 1; width < lane; width *= 2) {
    for (int64_t i = 0; i < count; i++) {
      const int64_t j = i % (2 * width), first = i - j + j / 2;
      next[i] = interleave(e, v[first], v[first + width], count, lane, width, j % 2);
    }
    memcpy(v, next, (size_t)count * sizeof *v);
  }
  for (int64_t i = 0; i < count && lane < count; i++)
    next[i] = interleave(e, v[i % lane], v[lane + i % lane], count, count, lane, i / lane);
  if (lane < count)
    memcpy(v, next, (size_t)count * sizeof *v);
}

/* ---- a tile ---------------------------------------------------------------------------------- */

static sr_position place_of(const blocks *b, sr_index across, sr_index along) {
  sr_position position = b->corner;
  const int32_t dims[] = {b->t.across, b->rank - 1};
  const sr_index at[] = {across, along};
  for (int i = 0; i < 2; i++) {
    sr_index *index = &position.index[dims[i]];
    *index = sr_index_sum(b->t.e, *index, at[i]);
    index->low = index->low < 0 ? 0 : index->low;
    index->high = sr_min(index->high, b->t.type->dims[dims[i]] - 1);
  }
  return position;
}

/* Returns the linear index in the operand of the element at `position` of the transpose. */
static LLVMValueRef place_in_operand(const blocks *b, const sr_op *transpose,
                                     const sr_position *position) {
  size_t count;
  const int64_t *order = sr_op_ints(transpose, "permutation", &count);
  sr_position inner = {.rank = b->rank};
  for (int32_t d = 0; d < b->rank; d++)
    inner.index[order[d]] = position->index[d];
  return sr_emit_linear(b->t.e, &inner, b->rank, sr_operand(transpose, 0)->type->dims).v;
}

static LLVMValueRef place_on_stack(const blocks *b, sr_index row, sr_index column, int64_t pitch) {
  return sr_index_sum(b->t.e, sr_index_scale(b->t.e, row, pitch), column).v;
}

/* Loads the part of row `along` of the tile that begins at `across`. */
static LLVMValueRef load_row(const blocks *b, int32_t k, bool from_memory, sr_index across,
                             sr_index along, int64_t width) {
  const sr_op *op = b->t.transposes[k];
  const sr_dtype dtype = op->results[0].type->dtype;
  if (!from_memory)
    return sr_emit_load_bits(b->t.e, dtype, width, b->in[k],
                             place_on_stack(b, along, across, b->side[0]), NULL);
  const sr_cell *cell = sr_cell_of(b->t.e->low, sr_operand(op, 0));
  const sr_position position = place_of(b, across, along);
  return sr_emit_load_bits(b->t.e, dtype, width, sr_emit_cell_address(b->t.e, cell),
                           place_in_operand(b, op, &position), sr_buffer_of(cell));
}

static void store_column(const blocks *b, int32_t k, bool to_memory, sr_index across,
                         sr_index along, LLVMValueRef column) {
  const sr_dtype dtype = b->t.transposes[k]->results[0].type->dtype;
  if (!to_memory) {
    sr_emit_store_bits(b->t.e, dtype, b->out[k], place_on_stack(b, across, along, b->side[1]),
                       column, NULL, false);
    return;
  }
  const sr_cell *cell = sr_cell_of(b->t.e->low, b->root->results);
  const sr_position position = place_of(b, across, along);
  sr_emit_store_bits(b->t.e, dtype, sr_emit_cell_address(b->t.e, cell),
                     sr_emit_linear(b->t.e, &position, b->rank, b->t.type->dims).v, column,
                     sr_buffer_of(cell), b->streams);
}

/* Exchanges rows and columns of `line` columns of the tile of transpose `k`, in a strip of its rows
 * that begins at `across`. */
static void exchange_line(const blocks *b, int32_t k, bool from_memory, bool to_memory,
                          sr_index across, sr_index along) {
  const int64_t width = width_of(b, b->t.transposes[k]), parts = b->line / width;
  LLVMValueRef v[LONGEST_SIDE][LONGEST_VECTOR];
  for (int64_t part = 0; part < parts; part++) {
    for (int64_t i = 0; i < width; i++)
      v[part][i] =
          load_row(b, k, from_memory, across, sr_index_add(b->t.e, along, part * width + i), width);
    exchange(b->t.e, v[part], width, bytes_of(b->t.transposes[k]));
  }
  for (int64_t i = 0; i < width; i++)
    for (int64_t part = 0; part < parts; part++)
      store_column(b, k, to_memory, sr_index_add(b->t.e, across, i),
                   sr_index_add(b->t.e, along, part * width), v[part][i]);
}

/* Begins a loop over parts of `step` elements of side `i` of the tile. Returns where a part begins.
 * The last part ends with the tile if it is in memory; then it may begin in another tile. */
static sr_index begin_parts(const blocks *b, sr_loop *loop, int i, int64_t step, bool in_memory) {
  sr_code_emitter *e = b->t.e;
  LLVMValueRef end = b->count[i].v;
  LLVMValueRef parts = LLVMBuildNSWAdd(e->builder, end, sr_emit_i64(e, step - 1), "");
  parts = LLVMBuildUDiv(e->builder, parts, sr_emit_i64(e, step), "");
  const sr_index part = sr_loop_begin(e, loop, sr_emit_i64(e, 0), parts, 0, b->side[i] / step - 1);
  sr_index at = sr_index_scale(e, part, step);
  if (in_memory && !sr_index_is_constant(b->count[i])) {
    LLVMValueRef last = LLVMBuildNSWSub(e->builder, end, sr_emit_i64(e, step), "");
    LLVMValueRef fits = LLVMBuildICmp(e->builder, LLVMIntSLE, at.v, last, "");
    at = (sr_index){LLVMBuildSelect(e->builder, fits, at.v, last, ""), -step, at.high};
  }
  return at;
}

/* Exchanges rows and columns of the tile of transpose `k`. */
static void exchange_tile(const blocks *b, int32_t k, bool from_memory, bool to_memory) {
  const int64_t width = width_of(b, b->t.transposes[k]);
  sr_loop loops[2];
  const sr_index across = begin_parts(b, &loops[0], 0, width, from_memory);
  const sr_index along = begin_parts(b, &loops[1], 1, b->line, from_memory);
  exchange_line(b, k, from_memory, to_memory, across, along);
  sr_loop_end(b->t.e, &loops[1]);
  sr_loop_end(b->t.e, &loops[0]);
}

/* Emits `body` for each element of the tile; the inner loop is along `across` or the last
 * dimension. */
typedef void tile_body(const blocks *b, sr_index across, sr_index along);
static void for_tile(const blocks *b, bool inner_across, tile_body *body) {
  sr_code_emitter *e = b->t.e;
  const sr_index *outer = &b->count[inner_across], *inner = &b->count[!inner_across];
  sr_loop loops[2];
  const sr_index i = sr_loop_begin(e, &loops[0], sr_emit_i64(e, 0), outer->v, 0, outer->high - 1);
  const sr_index j = sr_loop_begin(e, &loops[1], sr_emit_i64(e, 0), inner->v, 0, inner->high - 1);
  const size_t mark = sr_emitted_mark(e);
  body(b, inner_across ? j : i, inner_across ? i : j);
  sr_emitted_release(e, mark);
  sr_loop_end(e, &loops[1]);
  sr_loop_end(e, &loops[0]);
}

static bool is_in_memory(const blocks *b, const sr_op *transpose) {
  const sr_cell *cell = sr_cell_of(b->t.e->low, sr_operand(transpose, 0));
  return cell->root && !cell->in_registers;
}

static void fill_element(const blocks *b, sr_index across, sr_index along) {
  const sr_position position = place_of(b, across, along);
  for (int32_t k = 0; k < b->t.count; k++)
    sr_emit_store(b->t.e, b->t.transposes[k]->results[0].type->dtype, b->in[k],
                  place_on_stack(b, along, across, b->side[0]),
                  sr_emit_op_element(b->t.e, b->t.transposes[k], &position), NULL);
}

static void compute_element(const blocks *b, sr_index across, sr_index along) {
  sr_code_emitter *e = b->t.e;
  const sr_position position = place_of(b, across, along);
  for (int32_t k = 0; k < b->t.count; k++)
    sr_emit_remember(e, b->t.transposes[k]->results, &position,
                     sr_emit_load(e, b->t.transposes[k]->results[0].type->dtype, b->out[k],
                                  place_on_stack(b, across, along, b->side[1]), NULL));
  sr_element element;
  if (!sr_emitted_find(e, b->root->results, &position, &element))
    element = sr_emit_op_element(e, b->root, &position);
  const sr_cell *cell = sr_cell_of(e->low, b->root->results);
  sr_emit_store(e, b->t.type->dtype, sr_emit_cell_address(e, cell),
                sr_emit_linear(e, &position, b->rank, b->t.type->dims).v, element,
                sr_buffer_of(cell));
}

/* Emits a tile. If it is `whole`, operands in memory are read as vectors. */
static void emit_tile(const blocks *b, bool whole) {
  bool all_in_memory = whole;
  for (int32_t k = 0; k < b->t.count; k++)
    all_in_memory &= is_in_memory(b, b->t.transposes[k]);
  const bool is_root = b->t.transposes[0] == b->root;
  if (!all_in_memory)
    for_tile(b, true, fill_element);
  for (int32_t k = 0; k < b->t.count; k++)
    exchange_tile(b, k, all_in_memory, whole && is_root);
  if (!whole || !is_root)
    for_tile(b, false, compute_element);
}

/* ---- tiles of an array ----------------------------------------------------------------------- */

static int64_t size_of(const blocks *b, int i) {
  return b->t.type->dims[i == 0 ? b->t.across : b->rank - 1];
}

/* Sets b->count to whole sides, or to what is left of the array. */
static void measure_tile(blocks *b) {
  sr_code_emitter *e = b->t.e;
  for (int i = 0; i < 2; i++) {
    const int64_t side = b->side[i], size = size_of(b, i);
    b->count[i] = sr_index_constant(e, side);
    if (size % side == 0)
      continue;
    const sr_index corner = b->corner.index[i == 0 ? b->t.across : b->rank - 1];
    LLVMValueRef left = LLVMBuildNSWSub(e->builder, sr_emit_i64(e, size), corner.v, "");
    LLVMValueRef fits = LLVMBuildICmp(e->builder, LLVMIntSGE, left, sr_emit_i64(e, side), "");
    b->count[i] =
        (sr_index){LLVMBuildSelect(e->builder, fits, sr_emit_i64(e, side), left, ""), 0, side};
  }
}

/* Returns the elements along the last dimension that go by whole lines: none if the tile ends early
 * along `across`. */
static sr_index measure_lines(const blocks *b) {
  sr_code_emitter *e = b->t.e;
  LLVMValueRef wide =
      LLVMBuildICmp(e->builder, LLVMIntEQ, b->count[0].v, sr_emit_i64(e, b->side[0]), "");
  LLVMValueRef lines = LLVMBuildAnd(e->builder, b->count[1].v, sr_emit_i64(e, -b->line), "");
  return (sr_index){LLVMBuildSelect(e->builder, wide, lines, sr_emit_i64(e, 0), ""), 0, b->side[1]};
}

/* Emits the tile as it is if `count` of its elements along the last dimension are not none. */
static void emit_part(blocks *b, sr_index count, bool whole) {
  sr_code_emitter *e = b->t.e;
  LLVMBasicBlockRef part = sr_emit_block(e, "part"), next = sr_emit_block(e, "next");
  LLVMValueRef some = LLVMBuildICmp(e->builder, LLVMIntSGT, count.v, sr_emit_i64(e, 0), "");
  LLVMBuildCondBr(e->builder, some, part, next);
  LLVMPositionBuilderAtEnd(e->builder, part);
  b->count[1] = count;
  emit_tile(b, whole);
  LLVMBuildBr(e->builder, next);
  LLVMPositionBuilderAtEnd(e->builder, next);
}

/* Emits a tile that may end early. If it goes from memory to memory, the vectors at its end are
 * those that end there, and elements of its neighbour are written again. Else its whole lines are
 * first, and then what is left of it. */
static void emit_any_tile(blocks *b) {
  sr_code_emitter *e = b->t.e;
  measure_tile(b);
  const bool in_memory = b->t.transposes[0] == b->root && is_in_memory(b, b->root);
  if (in_memory || (size_of(b, 0) % b->side[0] == 0 && size_of(b, 1) % b->line == 0)) {
    emit_tile(b, true);
    return;
  }
  const sr_index all[] = {b->count[0], b->count[1]}, lines = measure_lines(b);
  b->count[0] = sr_index_constant(e, b->side[0]);
  emit_part(b, lines, true);
  b->count[0] = all[0];
  const sr_index left = {LLVMBuildNSWSub(e->builder, all[1].v, lines.v, ""), 0, b->side[1]};
  sr_index *corner = &b->corner.index[b->rank - 1];
  const sr_index first = *corner;
  *corner = sr_index_sum(e, first, lines);
  corner->high = size_of(b, 1) - 1;
  emit_part(b, left, false);
  *corner = first;
}

static int64_t step_along(const blocks *b, int32_t d) {
  return d == b->t.across ? b->side[0] : d == b->rank - 1 ? b->side[1] : 1;
}

/* Returns how many rounds the loop along dimension `d` has. */
static int64_t rounds_of(const blocks *b, int32_t d) {
  return sr_divide_up(b->t.type->dims[d], step_along(b, d));
}

/* Emits the loops over tiles from loop number `level` on: first those of the other dimensions, then
 * that along the last one, and innermost that along `across`. */
static void emit_loops(blocks *b, int32_t level) {
  sr_code_emitter *e = b->t.e;
  if (level == b->rank) {
    emit_any_tile(b);
    return;
  }
  const int32_t d = level == b->rank - 1   ? b->t.across
                    : level == b->rank - 2 ? b->rank - 1
                    : level < b->t.across  ? level
                                           : level + 1;
  const int64_t step = step_along(b, d), count = rounds_of(b, d);
  LLVMValueRef from = sr_emit_i64(e, 0), to = sr_emit_i64(e, count);
  if (d == b->divided) {
    sr_nest_set_extent(
        e, count, sr_type_elements(b->t.type) * (sr_cell_of(e->low, b->root->results)->cost + 1));
    from = e->begin;
    to = e->end;
  }
  sr_loop loop;
  b->corner.index[d] = sr_index_scale(e, sr_loop_begin(e, &loop, from, to, 0, count - 1), step);
  emit_loops(b, level + 1);
  sr_loop_end(e, &loop);
}

/* True if stores should bypass the caches, which could not hold the result, and can: their
 * addresses must be multiples of a vector's size. */
static bool should_stream(const blocks *b) {
  const int64_t bytes = bytes_of(b->t.transposes[0]);
  return b->t.transposes[0] == b->root &&
         sr_type_bytes(b->t.type) >= b->t.e->low->policy->stream_bytes &&
         width_of(b, b->root) * bytes == VECTOR && size_of(b, 1) * bytes % VECTOR == 0;
}

/* Sets the sides of tiles. A line is of the elements with the fewest bytes. */
static void set_sides(blocks *b) {
  int64_t bytes = 0;
  for (int32_t k = 0; k < b->t.count; k++) {
    const int64_t side = sr_min(LINE / bytes_of(b->t.transposes[k]), LONGEST_SIDE);
    b->side[0] = side > b->side[0] ? side : b->side[0];
    bytes += 2 * bytes_of(b->t.transposes[k]);
  }
  const int64_t line = b->side[0];
  b->side[1] = line * LINES;
  for (int i = 0; i < 2; i++)
    while (b->side[i] > size_of(b, i))
      b->side[i] /= 2;
  b->line = sr_min(line, b->side[1]);
  while (b->side[1] > b->line && b->side[0] * b->side[1] * bytes > MOST_BYTES)
    b->side[1] /= 2;
}

/* Returns the first of the dimensions that have the most rounds. */
static int32_t longest_loop(const blocks *b) {
  int32_t longest = 0;
  for (int32_t d = 1; d < b->rank; d++)
    if (rounds_of(b, d) > rounds_of(b, longest))
      longest = d;
  return longest;
}

bool sr_emit_transposed(sr_code_emitter *e, const sr_op *op) {
  const sr_type *type = op->results[0].type;
  blocks b = {.root = op, .rank = type->rank, .divided = -1};
  b.t = (sr_tiling){.e = e,
                    .type = type,
                    .least_side = LEAST_SIDE,
                    .tile_elements = LONGEST_SIDE * LONGEST_SIDE,
                    .most_bytes = LONGEST_SIDE * LONGEST_SIDE * 16 * SR_MOST_TILES};
  if (e->team.form != SR_FORM_RANGE || e->team.row.rank > 0 ||
      sr_type_elements(type) < LEAST_ELEMENTS ||
      e->rounds * sr_type_elements(type) < e->low->policy->tile_work)
    return false;
  e->low->stamp++;
  sr_tiling_add(&b.t, op);
  if (b.t.count == 0)
    return false;
  set_sides(&b);
  for (int32_t k = 0; k < b.t.count; k++) {
    const int64_t bytes = b.side[0] * b.side[1] * bytes_of(b.t.transposes[k]);
    b.in[k] = sr_emit_stack(e, bytes);
    b.out[k] = sr_emit_stack(e, bytes);
  }
  b.streams = should_stream(&b);
  if (e->divided)
    b.divided = longest_loop(&b);
  b.corner.rank = type->rank;
  emit_loops(&b, 0);
  if (b.streams)
    sr_emit_store_fence(e);
  return true;
}
