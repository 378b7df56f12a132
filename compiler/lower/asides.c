/*
 * Lets a large kernel of a GPU compute tiny ops besides: the counter of a loop, say. A launch takes
 * longer than such an op, and one block of the large kernel computes it on the way.
 */
#include "compiler/lower/lower.h"

enum {
  TINY_WORK = 1024 /* operations of all ops of a kernel that is no kernel of its own */
};

/* ---- which kernels --------------------------------------------------------------------------- */

/* Returns the operations of an op that a block computes quickly; else more than TINY_WORK. */
static int64_t work_of(const sr_lowering *low, const sr_op *op) {
  const bool adds_up =
      sr_emit_class_of(op) == SR_EMIT_reduce || sr_emit_class_of(op) == SR_EMIT_dot;
  if (!adds_up && !sr_op_is_elemental(op))
    return TINY_WORK + 1;
  int64_t elements = sr_type_elements(op->results[0].type);
  for (int32_t i = 0; adds_up && i < op->operand_count; i++)
    elements += sr_type_elements(sr_operand(op, i)->type);
  return elements > TINY_WORK ? elements : elements * (sr_cell_of(low, op->results)->cost + 1);
}

static bool is_tiny(const sr_lowering *low, const sr_unit *unit) {
  int64_t work = 0;
  for (size_t i = 0; i < unit->roots.count && work <= TINY_WORK; i++)
    work += work_of(low, unit->roots.items[i]);
  return unit->walk == SR_WALK_ROOTS && unit->aside.count == 0 && work <= TINY_WORK;
}

/* True if many blocks run the kernel. */
static bool has_blocks(const sr_lowering *low, const sr_unit *unit) {
  const sr_op *op = unit->roots.items[0];
  return unit->walk != SR_WALK_ROOTS ||
         (unit->roots.count == 1 && !sr_cell_of(low, op->results)->in_registers &&
          (sr_op_is_elemental(op) || sr_emit_class_of(op) == SR_EMIT_reduce) &&
          work_of(low, op) > TINY_WORK);
}

/* ---- in which order -------------------------------------------------------------------------- */

/* True if the kernel `large` can compute what `tiny` computes: what that reads is there before
 * `large`, and nothing up to `large` reads it. */
static bool can_take(sr_lowering *low, const sr_unit *large, const sr_unit *tiny) {
  if (sr_unit_reads(low, tiny, tiny).last >= large->number)
    return false;
  for (int32_t i = tiny->number + 1; i <= large->number; i++)
    if (sr_unit_reads(low, low->units.items[i], tiny).found)
      return false;
  return true;
}

/* ---- the pass -------------------------------------------------------------------------------- */

static void move_aside(sr_lowering *low, sr_unit *large, const sr_unit *tiny) {
  for (size_t i = 0; i < tiny->roots.count; i++) {
    sr_op *op = tiny->roots.items[i];
    for (int32_t k = 0; k < op->result_count; k++)
      sr_cell_of(low, sr_result(op, k))->unit = large;
    SR_PUSH(low->arena, &large->aside, op);
  }
}

/* Finds a kernel of the level for the tiny one at `index`. */
static sr_unit *find_large(sr_lowering *low, const sr_schedule *schedule, size_t first,
                           size_t index) {
  for (size_t i = first; i < schedule->count; i++)
    if (i != index && has_blocks(low, schedule->items[i]) &&
        can_take(low, schedule->items[i], schedule->items[index]))
      return schedule->items[i];
  return NULL;
}

void sr_lower_asides(sr_lowering *low, sr_schedule *schedule, size_t first) {
  for (size_t i = first; i < schedule->count;) {
    sr_unit *large = is_tiny(low, schedule->items[i]) ? find_large(low, schedule, first, i) : NULL;
    if (large) {
      move_aside(low, large, schedule->items[i]);
      sr_unit_remove(low, schedule, i);
    } else {
      i++;
    }
  }
}
