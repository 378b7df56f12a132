/*
 * Loops that go by strips of their arrays (lower/prepare_strips.c): the rows are strip-mined, and
 * the loop over strips is the outermost one.
 *
 * A strip of rows passes through all iterations before the next one begins, and what an iteration
 * reads and writes of it stays in the innermost cache. Every nest in the loop is over the strip
 * alone. Threads take different strips. Single numbers, such as the counter, are computed again for
 * each strip.
 */
#include "base/integer.h"
#include "compiler/emit/emit.h"

enum {
  GRAIN_BYTES = 256,      /* least bytes of an array that a thread takes: they fill vectors */
  STRIP_BYTES = 16 << 10, /* of a strip of all arrays: half of the innermost cache */
  /* The same if the loop also reads or writes stacks, arrays that have a part for each iteration.
   * Then the strip stays in the second cache only, because short pieces of the rows of a stack
   * would be read more slowly than whole rows. */
  STACKED_BYTES = 128 << 10,
};

/* Returns the bytes of the longest row of an array that ops in `block` or a nested block compute. A
 * stack, which a dynamic_update_slice computes, does not count. */
static int64_t longest_row(const sr_block *block, int64_t rows) {
  int64_t longest = 1;
  for (const sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->result_count; i++)
      if (sr_emit_class_of(op) != SR_EMIT_dynamic_update_slice)
        longest = sr_max(longest, sr_type_bytes(op->results[i].type) / rows);
    for (int32_t r = 0; r < op->region_count; r++)
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        longest = sr_max(longest, longest_row(op->regions[r], rows));
  }
  return longest;
}

/* Returns how many rows of all arrays stay in the cache. `longest` is the result of longest_row; a
 * buffer with a longer row is a stack. */
static int64_t count_strip_rows(const sr_code_emitter *e, int64_t rows, int64_t longest) {
  int64_t bytes = 1, room = STRIP_BYTES;
  for (size_t i = 0; i < e->unit->buffers.count; i++) {
    const int64_t row = e->unit->buffers.items[i]->bytes / rows;
    if (row > longest)
      room = STACKED_BYTES;
    bytes += sr_min(row, longest);
  }
  return room / bytes;
}

/* Returns the operations of one run of `block` and of each nested block. */
static int64_t work_of(const sr_code_emitter *e, const sr_block *block) {
  int64_t work = 1;
  for (const sr_op *op = block->first; op; op = op->next) {
    if (sr_op_is_executed(e->low, op))
      work += sr_type_elements(op->results[0].type) * (sr_cell_of(e->low, op->results)->cost + 1);
    for (int32_t r = 0; r < op->region_count; r++)
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        work += work_of(e, op->regions[r]);
  }
  return work;
}

static int64_t trips_of(const sr_op *loop) {
  enum {
    MANY_TRIPS = 1 << 10 /* more make no difference, and the product would overflow */
  };
  const int64_t known = sr_op_int(loop, SR_TRIP_COUNT_ATTR, -1);
  return sr_min(known < 0 ? SR_UNKNOWN_TRIPS : known, MANY_TRIPS);
}

bool sr_strip_is_linear(const sr_code_emitter *e, const sr_type *type) {
  return e->strip_rows == 0 || e->strip_flat || sr_strip_pieces(type, e->strip_rows) == 1;
}

void sr_strip_range(sr_code_emitter *e, const sr_type *type, LLVMValueRef *low,
                    LLVMValueRef *high) {
  const int64_t elements = sr_type_elements(type);
  *low = sr_emit_i64(e, 0);
  *high = sr_emit_i64(e, elements);
  if (e->strip_rows == 0)
    return;
  LLVMValueRef row = sr_emit_i64(e, elements / e->strip_rows);
  *low = LLVMBuildNSWMul(e->builder, e->begin, row, "");
  *high = LLVMBuildNSWMul(e->builder, e->end, row, "");
}

void sr_strip_copy(sr_code_emitter *e, const sr_type *type, LLVMValueRef to, LLVMValueRef from) {
  const int64_t pieces = e->strip_flat ? 1 : sr_strip_pieces(type, e->strip_rows);
  SR_ASSERT(pieces > 0);
  const int64_t bytes = sr_type_bytes(type) / pieces;
  LLVMValueRef row = sr_emit_i64(e, bytes / e->strip_rows);
  LLVMValueRef first = LLVMBuildNSWMul(e->builder, e->begin, row, "");
  LLVMValueRef count =
      LLVMBuildNSWSub(e->builder, LLVMBuildNSWMul(e->builder, e->end, row, ""), first, "");
  sr_loop loop;
  const sr_index piece =
      sr_loop_begin(e, &loop, sr_emit_i64(e, 0), sr_emit_i64(e, pieces), 0, pieces - 1);
  LLVMValueRef at = LLVMBuildNSWAdd(
      e->builder, LLVMBuildNSWMul(e->builder, piece.v, sr_emit_i64(e, bytes), ""), first, "");
  LLVMBuildMemCpy(e->builder, LLVMBuildGEP2(e->builder, e->i8, to, &at, 1, ""), 1,
                  LLVMBuildGEP2(e->builder, e->i8, from, &at, 1, ""), 1, count);
  sr_loop_end(e, &loop);
}

static LLVMValueRef minimum(sr_code_emitter *e, LLVMValueRef a, LLVMValueRef b) {
  LLVMValueRef is_less = LLVMBuildICmp(e->builder, LLVMIntSLT, a, b, "");
  return LLVMBuildSelect(e->builder, is_less, a, b, "");
}

void sr_emit_strips(sr_code_emitter *e, sr_op *loop) {
  const int64_t elements = sr_op_int(loop, SR_STRIP_ELEMENTS_ATTR, 0);
  const int64_t rows = elements ? elements : sr_op_int(loop, SR_STRIP_ROWS_ATTR, 0);
  const int64_t longest = longest_row(loop->regions[1], rows);
  const int64_t grain = sr_divide_up(GRAIN_BYTES, longest), grains = sr_divide_up(rows, grain);
  const int64_t strip = sr_max(1, count_strip_rows(e, rows, longest) / grain);
  LLVMValueRef begin = e->begin, end = e->end, factor = sr_emit_i64(e, grain);
  sr_nest_set_extent(e, grains, work_of(e, loop->regions[1]) * trips_of(loop));
  sr_loop strips;
  const sr_index first = sr_loop_begin(e, &strips, begin, end, 0, grains - 1);
  strips.step = sr_emit_i64(e, strip);
  e->rounds = sr_max(1, e->rounds / strip);
  LLVMValueRef next = LLVMBuildNSWAdd(e->builder, first.v, strips.step, "");
  e->begin = LLVMBuildNSWMul(e->builder, first.v, factor, "");
  e->end = minimum(e, LLVMBuildNSWMul(e->builder, minimum(e, next, end), factor, ""),
                   sr_emit_i64(e, rows));
  e->strip_rows = rows;
  e->strip_flat = elements > 0;
  sr_emit_root(e, loop);
  e->strip_rows = 0;
  e->strip_flat = false;
  e->begin = begin;
  e->end = end;
  sr_loop_end(e, &strips);
}
