/*
 * Loops that go by strips of their arrays (lower/prepare_strips.c).
 *
 * A strip of rows passes through all iterations before the next one begins, and what an iteration
 * reads and writes of it stays in the innermost cache. Every nest in the loop is over the strip
 * alone. Threads take different strips. Single numbers, such as the counter, are computed again for
 * each strip.
 */
#include "base/integer.h"
#include "compiler/emit/emit.h"

enum {
  UNIT_BYTES = 256,       /* least bytes of an array that a thread takes: they fill vectors */
  STRIP_BYTES = 16 << 10, /* of all arrays: half of the innermost cache */
  /* The same if the loop also reads or writes stacks. Then the next cache must do, because short
   * pieces of their rows would be read more slowly than whole ones. */
  STACKED_BYTES = 128 << 10,
};

/* Returns the bytes of the longest row of an array in the loop. */
static int64_t longest_row(const sr_op *loop, int64_t rows) {
  int64_t longest = 1;
  for (const sr_op *op = loop->regions[1]->first; op; op = op->next)
    for (int32_t i = 0; i < op->result_count; i++)
      if (sr_emit_class_of(op) != SR_EMIT_dynamic_update_slice)
        longest = sr_max(longest, sr_type_bytes(op->results[i].type) / rows);
  return longest;
}

/* Returns how many rows a strip has, as far as the caches decide. */
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

/* Returns the operations of the loop. */
static int64_t work_of(const sr_code_emitter *e, const sr_op *loop) {
  enum {
    UNKNOWN_TRIPS = 64,
    MANY_TRIPS = 1 << 10 /* more make no difference, and the product would overflow */
  };
  const int64_t known = sr_op_int(loop, SR_TRIP_COUNT_ATTR, -1);
  int64_t work = 1;
  for (const sr_op *op = loop->regions[1]->first; op; op = op->next)
    if (sr_op_is_executed(e->low, op))
      work += sr_type_elements(op->results[0].type) * (sr_cell_of(e->low, op->results)->cost + 1);
  return work * sr_min(known < 0 ? UNKNOWN_TRIPS : known, MANY_TRIPS);
}

/* Returns how many pieces of a strip of the array lie apart. */
static int64_t count_pieces(const sr_code_emitter *e, const sr_type *type) {
  if (e->strip_flat)
    return 1;
  const int32_t dim = sr_strip_dimension(type, e->strip_rows);
  SR_ASSERT(dim >= 0);
  int64_t pieces = 1;
  for (int32_t d = 0; d < dim; d++)
    pieces *= type->dims[d];
  return pieces;
}

bool sr_strip_range(sr_code_emitter *e, const sr_type *type, LLVMValueRef *low,
                    LLVMValueRef *high) {
  const int64_t elements = sr_type_elements(type);
  *low = sr_emit_i64(e, 0);
  *high = sr_emit_i64(e, elements);
  if (e->strip_rows == 0)
    return true;
  LLVMValueRef row = sr_emit_i64(e, elements / e->strip_rows);
  *low = LLVMBuildNSWMul(e->builder, e->begin, row, "");
  *high = LLVMBuildNSWMul(e->builder, e->end, row, "");
  return count_pieces(e, type) == 1;
}

void sr_strip_nest(sr_code_emitter *e, const sr_type *type, sr_nest_body *body, void *user) {
  static const int64_t low[SR_MAX_RANK];
  sr_emit_box_part(e, type->rank, low, type->dims, sr_strip_dimension(type, e->strip_rows), body,
                   user);
}

void sr_strip_copy(sr_code_emitter *e, const sr_type *type, LLVMValueRef to, LLVMValueRef from) {
  const int64_t pieces = count_pieces(e, type), bytes = sr_type_bytes(type) / pieces;
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

static LLVMValueRef least(sr_code_emitter *e, LLVMValueRef a, LLVMValueRef b) {
  LLVMValueRef is_less = LLVMBuildICmp(e->builder, LLVMIntSLT, a, b, "");
  return LLVMBuildSelect(e->builder, is_less, a, b, "");
}

void sr_emit_strips(sr_code_emitter *e, sr_op *loop) {
  const int64_t elements = sr_op_int(loop, SR_STRIP_ELEMENTS_ATTR, 0);
  const int64_t rows = elements ? elements : sr_op_int(loop, SR_STRIP_ROWS_ATTR, 0);
  const int64_t longest = longest_row(loop, rows), unit_rows = sr_divide_up(UNIT_BYTES, longest);
  const int64_t units = sr_divide_up(rows, unit_rows);
  const int64_t strip = sr_max(1, count_strip_rows(e, rows, longest) / unit_rows);
  LLVMValueRef first = e->begin, last = e->end, factor = sr_emit_i64(e, unit_rows);
  sr_nest_set_extent(e, units, work_of(e, loop));
  sr_loop strips;
  const sr_index unit = sr_loop_begin(e, &strips, first, last, 0, sr_divide_up(units, strip) - 1);
  strips.step = sr_emit_i64(e, strip);
  LLVMValueRef next = LLVMBuildNSWAdd(e->builder, unit.v, strips.step, "");
  e->begin = LLVMBuildNSWMul(e->builder, unit.v, factor, "");
  e->end =
      least(e, LLVMBuildNSWMul(e->builder, least(e, next, last), factor, ""), sr_emit_i64(e, rows));
  e->strip_rows = rows;
  e->strip_flat = elements > 0;
  sr_emit_root(e, loop);
  e->strip_rows = 0;
  e->strip_flat = false;
  e->begin = first;
  e->end = last;
  sr_loop_end(e, &strips);
}
