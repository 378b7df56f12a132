/*
 * Transposes on a GPU, through tiles in shared memory.
 *
 * Adjacent threads should read adjacent elements, and write adjacent elements. If a transpose moves
 * the last dimension, elements that are adjacent in the result are far apart in the operand. So a
 * block takes a tile of 32 by 32 elements: it reads the tile along the operand's last dimension,
 * keeps it in shared memory, and computes the results along their own last dimension. A row of the
 * tile has one element more than it needs, which spreads a column over all banks of the memory.
 * (Ruetsch, Micikevicius: Optimizing Matrix Transpose in CUDA, 2009.)
 */
#include "compiler/emit/emit_tiles.h"

#include "compiler/emit/emit_group.h"

enum {
  TILE = SR_WARP,          /* elements along a side */
  PITCH = TILE + 1,        /* elements from a row of a tile to the next in shared memory */
  WARPS = 8,               /* of a block */
  ELEMENTS = TILE / WARPS, /* of a tile that a thread computes; at most SR_GROUP_ELEMENTS */
  LEAST_SIDE = 8,          /* of a shorter dimension a tile would be mostly empty */
  MOST_BYTES = 48 << 10    /* shared memory that every GPU gives a block */
};

/* ---- which transposes ------------------------------------------------------------------------ */

/* Returns the dimension of the result of a transpose that is its operand's last one. */
static int32_t across_of(const sr_op *transpose) {
  size_t count;
  const int64_t *order = sr_op_ints(transpose, "permutation", &count);
  for (size_t d = 0; d < count; d++)
    if (order[d] == (int64_t)count - 1)
      return (int32_t)d;
  return -1;
}

static void add_transpose(sr_tiling *t, const sr_op *op) {
  const int32_t across = across_of(op), last = t->type->rank - 1;
  const int64_t bytes = t->tile_elements * (int64_t)sr_dtype_get(op->results[0].type->dtype)->bytes;
  if (across < 0 || across == last || t->type->dims[across] < t->least_side ||
      t->type->dims[last] < t->least_side || (t->count > 0 && across != t->across) ||
      t->count == SR_MOST_TILES || t->bytes + bytes > t->most_bytes)
    return;
  t->across = across;
  t->bytes += bytes;
  t->transposes[t->count++] = op;
}

void sr_tiling_add(sr_tiling *t, const sr_op *op) {
  if (sr_emit_class_of(op) == SR_EMIT_transpose)
    add_transpose(t, op);
  for (int32_t i = 0; i < op->operand_count && sr_op_is_pointwise(op); i++) {
    const sr_value *operand = sr_operand(op, i);
    sr_cell *cell = sr_cell_of(t->e->low, operand);
    if (operand->type->rank != t->type->rank || cell->root || cell->seen[0] == t->e->low->stamp)
      continue;
    cell->seen[0] = t->e->low->stamp;
    sr_tiling_add(t, operand->op);
  }
}

/* ---- tiles ----------------------------------------------------------------------------------- */

static int64_t tile_bytes(const sr_op *transpose) {
  return (int64_t)TILE * PITCH * (int64_t)sr_dtype_get(transpose->results[0].type->dtype)->bytes;
}

/* Returns the address of tile `k` in shared memory. */
static LLVMValueRef tile_address(const sr_tiling *t, int32_t k) {
  int64_t offset = 0;
  for (int32_t i = 0; i < k; i++)
    offset += tile_bytes(t->transposes[i]);
  LLVMValueRef at = sr_emit_i64(t->e, offset);
  return LLVMBuildInBoundsGEP2(t->e->builder, t->e->i8, sr_team_shared(t->e, t->bytes), &at, 1, "");
}

/* Returns the linear index of an element in a tile: its row is along the last dimension. */
static LLVMValueRef place_in_tile(const sr_tiling *t, sr_index across, sr_index along) {
  return sr_index_sum(t->e, sr_index_scale(t->e, along, PITCH), across).v;
}

/* Begins code that runs if the element is in the roots: `place` has its places in the tile. Sets
 * its position. Returns the block behind the code, or NULL if all tiles are full. */
static LLVMBasicBlockRef begin_inside(const sr_tiling *t, const sr_index *place,
                                      sr_position *position) {
  sr_code_emitter *e = t->e;
  const int32_t dims[] = {t->across, t->type->rank - 1};
  LLVMValueRef inside = NULL;
  *position = e->team.row;
  for (int i = 0; i < 2; i++) {
    const int64_t size = t->type->dims[dims[i]];
    sr_index at = sr_index_sum(e, t->corner[i], place[i]);
    if (at.high >= size) {
      LLVMValueRef is_less = LLVMBuildICmp(e->builder, LLVMIntSLT, at.v, sr_emit_i64(e, size), "");
      inside = inside ? LLVMBuildAnd(e->builder, inside, is_less, "") : is_less;
      at.high = size - 1;
    }
    position->index[dims[i]] = at;
  }
  if (!inside)
    return NULL;
  LLVMBasicBlockRef then = sr_emit_block(e, "inside"), next = sr_emit_block(e, "next");
  LLVMBuildCondBr(e->builder, inside, then, next);
  LLVMPositionBuilderAtEnd(e->builder, then);
  return next;
}

static void end_inside(const sr_tiling *t, LLVMBasicBlockRef next) {
  if (!next)
    return;
  LLVMBuildBr(t->e->builder, next);
  LLVMPositionBuilderAtEnd(t->e->builder, next);
}

/* Returns the place of this thread's element `i` of a tile, along `across` and along the last
 * dimension, of which number `fast` goes with the lane. */
static void place_of(const sr_tiling *t, int fast, sr_index i, sr_index *place) {
  sr_code_emitter *e = t->e;
  LLVMValueRef side = sr_emit_i64(e, TILE);
  LLVMValueRef lane = LLVMBuildURem(e->builder, e->team.index, side, "");
  LLVMValueRef warp = LLVMBuildUDiv(e->builder, e->team.index, side, "");
  place[fast] = (sr_index){lane, 0, TILE - 1};
  place[1 - fast] = sr_index_sum(e, sr_index_scale(e, i, WARPS), (sr_index){warp, 0, WARPS - 1});
}

/* Stores the element of each transpose in its tile. */
static void fill(const sr_tiling *t) {
  sr_code_emitter *e = t->e;
  sr_loop loop;
  const sr_index i =
      sr_loop_begin(e, &loop, sr_emit_i64(e, 0), sr_emit_i64(e, ELEMENTS), 0, ELEMENTS - 1);
  loop.overlap = ELEMENTS;
  const size_t mark = sr_emitted_mark(e);
  sr_index place[2];
  sr_position position;
  place_of(t, 0, i, place);
  LLVMBasicBlockRef next = begin_inside(t, place, &position);
  for (int32_t k = 0; k < t->count; k++)
    sr_emit_store(e, t->transposes[k]->results[0].type->dtype, tile_address(t, k),
                  place_in_tile(t, place[0], place[1]),
                  sr_emit_op_element(e, t->transposes[k], &position), NULL);
  end_inside(t, next);
  sr_emitted_release(e, mark);
  sr_loop_end(e, &loop);
}

/* Loads the element of each transpose from its tile. */
static void load_from_tiles(const sr_tiling *t, const sr_index *place,
                            const sr_position *position) {
  for (int32_t k = 0; k < t->count; k++)
    sr_emit_remember(t->e, t->transposes[k]->results, position,
                     sr_emit_load(t->e, t->transposes[k]->results[0].type->dtype,
                                  tile_address(t, k), place_in_tile(t, place[0], place[1]), NULL));
}

/* Computes the elements of each root: all of this thread at once, if all tiles are full. */
static void compute(const sr_tiling *t) {
  sr_position positions[ELEMENTS];
  const int32_t rank = t->type->rank;
  const bool full = t->type->dims[t->across] % TILE == 0 && t->type->dims[rank - 1] % TILE == 0;
  const size_t mark = sr_emitted_mark(t->e);
  for (int i = 0; i < ELEMENTS; i++) {
    sr_index place[2];
    place_of(t, 1, sr_index_constant(t->e, i), place);
    LLVMBasicBlockRef next = begin_inside(t, place, &positions[i]);
    load_from_tiles(t, place, &positions[i]);
    if (!full)
      sr_group_elements(t->e, &positions[i], 1);
    end_inside(t, next);
    if (!full)
      sr_emitted_release(t->e, mark);
  }
  if (full)
    sr_group_elements(t->e, positions, ELEMENTS);
}

static void emit_row(sr_code_emitter *e, void *user) {
  sr_tiling *t = user;
  t->corner[0] = sr_index_scale(e, e->team.row.index[t->across], TILE);
  t->corner[1] = sr_index_scale(e, e->team.row.index[t->type->rank - 1], TILE);
  sr_team_begin_divided(e);
  sr_team_meet(e); /* the tile before has been read */
  fill(t);
  sr_team_meet(e);
  compute(t);
  sr_team_end_divided(e);
}

bool sr_emit_tiles(sr_code_emitter *e) {
  const sr_op_vector *roots = &e->unit->roots;
  sr_tiling t = {.e = e,
                 .type = roots->items[0]->results[0].type,
                 .least_side = LEAST_SIDE,
                 .tile_elements = TILE * PITCH,
                 .most_bytes = MOST_BYTES};
  e->low->stamp++;
  for (size_t i = 0; i < roots->count; i++)
    sr_tiling_add(&t, roots->items[i]);
  if (t.count == 0)
    return false;
  int64_t tiles[SR_MAX_RANK];
  for (int32_t d = 0; d < t.type->rank; d++)
    tiles[d] = d == t.across || d == t.type->rank - 1 ? (t.type->dims[d] + TILE - 1) / TILE
                                                      : t.type->dims[d];
  sr_team_rows(e, t.type->rank, tiles, WARPS * SR_WARP, emit_row, &t);
  return true;
}
