#include "compiler/lower/pack_buffers.h"

#include <stdlib.h>

/* ---- first and last unit that need a buffer -------------------------------------------------- */

/* The loops around a schedule that are steps. */
typedef struct loop_frame {
  const struct loop_frame *outer;
  const sr_unit *unit; /* the unit of the loop */
} loop_frame;

/* A walk over the units, which finds the first and the last unit that needs each buffer. */
typedef struct touching {
  sr_lowering *low;
  sr_unit *unit; /* the unit that needs the buffers */
  const loop_frame *loops;
} touching;

/* Notes that unit `number` needs the buffer. If t->unit is a kernel, the buffer becomes a parameter
 * of it. */
static void touch(touching *t, sr_buffer *buffer, int32_t number) {
  if (number < buffer->first)
    buffer->first = number;
  /* A value that exists before a loop and is read in the loop must stay until the last iteration
   * ends. */
  int32_t last = number;
  for (const loop_frame *frame = t->loops; frame; frame = frame->outer)
    if (buffer->first < frame->unit->number)
      last = frame->unit->end;
  if (last > buffer->last)
    buffer->last = last;
  sr_unit *unit = t->unit;
  if (!unit || unit->kind != SR_UNIT_KERNEL)
    return;
  for (size_t i = 0; i < unit->buffers.count; i++)
    if (unit->buffers.items[i] == buffer)
      return;
  SR_PUSH(t->low->arena, &unit->buffers, buffer);
}

static void touch_cell(touching *t, const sr_cell *cell, int32_t number) {
  sr_buffer *buffer = sr_buffer_of(cell);
  if (!buffer)
    return;
  touch(t, buffer, number);
  if (buffer->twin)
    touch(t, sr_buffer_representative(buffer->twin), number);
}

static void touch_read(void *user, sr_cell *cell, unsigned kind) {
  touching *t = user;
  (void)kind;
  touch_cell(t, cell, t->unit->number);
}

static void touch_scratch(touching *t, const sr_op *op) {
  if (sr_emit_class_of(op) == SR_EMIT_sort)
    touch(t, sr_cell_of(t->low, op->results)->scratch, t->unit->number);
}

static void touch_nested(touching *t, const sr_block *block) {
  for (int32_t i = 0; i < block->arg_count; i++)
    touch_cell(t, sr_cell_of(t->low, block->args[i]), t->unit->number);
  for (const sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->result_count; i++)
      touch_cell(t, sr_cell_of(t->low, &op->results[i]), t->unit->number);
    touch_scratch(t, op);
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        touch_nested(t, op->regions[r]);
  }
}

static void touch_schedule(touching *t, const sr_schedule *schedule);

static void touch_op(touching *t, const sr_op *op) {
  sr_op_reads(t->low, op, touch_read, t);
  for (int32_t i = 0; i < op->result_count; i++)
    touch_cell(t, sr_cell_of(t->low, &op->results[i]), t->unit->number);
  touch_scratch(t, op);
  if (!sr_op_has(op, SR_TRAIT_CONTROL))
    return;
  if (!sr_op_is_step(t->low, op)) {
    for (int32_t r = 0; r < op->region_count; r++)
      touch_nested(t, op->regions[r]);
    return;
  }
  sr_unit *unit = t->unit;
  loop_frame frame = {t->loops, unit};
  touching inner = {t->low, NULL, sr_emit_class_of(op) == SR_EMIT_while_loop ? &frame : t->loops};
  for (int32_t r = 0; r < op->region_count; r++) {
    for (int32_t i = 0; i < op->regions[r]->arg_count; i++)
      touch_cell(t, sr_cell_of(t->low, op->regions[r]->args[i]), unit->number);
    touch_schedule(&inner, &unit->regions[r]);
    /* The values that a region returns are read at the end of the loop or branch. */
    const sr_op *last = op->regions[r]->last;
    for (int32_t i = 0; i < last->operand_count; i++)
      if (sr_cell_of(t->low, sr_operand(last, i))->root)
        touch_cell(t, sr_cell_of(t->low, sr_operand(last, i)), unit->end);
  }
  for (int32_t r = 0; r < op->region_count; r++)
    for (int32_t i = 0; i < op->regions[r]->arg_count; i++)
      touch_cell(t, sr_cell_of(t->low, op->regions[r]->args[i]), unit->end);
  for (int32_t i = 0; i < op->result_count; i++)
    touch_cell(t, sr_cell_of(t->low, &op->results[i]), unit->end);
}

static void touch_schedule(touching *t, const sr_schedule *schedule) {
  for (size_t u = 0; u < schedule->count; u++) {
    t->unit = schedule->items[u];
    if (t->unit->kind == SR_UNIT_STEP)
      touch_op(t, t->unit->op);
    for (size_t i = 0; i < sr_unit_op_count(t->unit); i++)
      touch_op(t, sr_unit_op(t->unit, i));
  }
}

/* ---- offsets --------------------------------------------------------------------------------- */

static int compare_first(const void *left, const void *right) {
  const sr_buffer *a = *(sr_buffer *const *)left, *b = *(sr_buffer *const *)right;
  if (a->first != b->first)
    return a->first < b->first ? -1 : 1;
  return a->index < b->index ? -1 : a->index > b->index;
}

static int compare_size(const void *left, const void *right) {
  const sr_buffer *a = *(sr_buffer *const *)left, *b = *(sr_buffer *const *)right;
  if (a->bytes != b->bytes)
    return a->bytes > b->bytes ? -1 : 1;
  return compare_first(left, right);
}

static uint64_t room_of(const sr_buffer *buffer) {
  return ((uint64_t)buffer->bytes + 63) & ~(uint64_t)63;
}

/* Places `buffer` in the smallest gap between those of `placed` that are live with it. `placed` is
 * sorted by offset, and gets the buffer, too. Returns where the buffer ends. */
static uint64_t place_in_gap(sr_lowering *low, sr_buffer_vector *placed, sr_buffer *buffer) {
  const uint64_t bytes = room_of(buffer);
  uint64_t best = UINT64_MAX, best_gap = UINT64_MAX, end = SR_ARENA_FIRST_FREE;
  for (size_t i = 0; i < placed->count; i++) {
    const sr_buffer *other = placed->items[i];
    if (other->last < buffer->first || buffer->last < other->first)
      continue;
    const uint64_t gap = other->ref.offset > end ? other->ref.offset - end : 0;
    if (gap >= bytes && gap < best_gap) {
      best = end;
      best_gap = gap;
    }
    if (other->ref.offset + room_of(other) > end)
      end = other->ref.offset + room_of(other);
  }
  if (best == UINT64_MAX)
    best = end;
  buffer->ref = (sr_ref){SR_SPACE_ARENA, 0, best, (uint64_t)buffer->bytes};
  SR_PUSH(low->arena, placed, buffer);
  size_t at = placed->count - 1;
  for (; at > 0 && placed->items[at - 1]->ref.offset > best; at--)
    placed->items[at] = placed->items[at - 1];
  placed->items[at] = buffer;
  return best + bytes;
}

typedef int compare_buffers(const void *, const void *);

/* Places all `buffers`, one after the other in the order of `compare`. Returns the bytes of the
 * arena. */
static uint64_t place_in_order(sr_lowering *low, sr_buffer_vector *buffers,
                               compare_buffers *compare) {
  sr_buffer_vector placed = {0};
  uint64_t arena_bytes = SR_ARENA_FIRST_FREE;
  if (buffers->count)
    qsort(buffers->items, buffers->count, sizeof(sr_buffer *), compare);
  for (size_t i = 0; i < buffers->count; i++) {
    const uint64_t end = place_in_gap(low, &placed, buffers->items[i]);
    if (end > arena_bytes)
      arena_bytes = end;
  }
  return arena_bytes;
}

/* Gives each buffer that has no place yet an offset in the arena. Places the buffers in one of two
 * orders, whichever makes the arena smaller: the order of first use leaves the fewest gaps where
 * buffers of like sizes follow each other, the order of size where a large buffer comes late. */
static void place_all(sr_lowering *low) {
  sr_buffer_vector buffers = {0};
  for (size_t i = 0; i < low->buffers.count; i++) {
    sr_buffer *buffer = low->buffers.items[i];
    if (!buffer->joined && !buffer->placed && buffer->last >= 0)
      SR_PUSH(low->arena, &buffers, buffer);
  }
  const uint64_t by_first = place_in_order(low, &buffers, compare_first);
  low->arena_bytes = place_in_order(low, &buffers, compare_size);
  if (by_first <= low->arena_bytes)
    low->arena_bytes = place_in_order(low, &buffers, compare_first);
}

void sr_pack_buffers(sr_lowering *low) {
  touching t = {low, NULL, NULL};
  touch_schedule(&t, &low->schedule);
  place_all(low);
}
