/*
 * Gives values their places in memory.
 *
 * First, every root (a value that is stored, see fuse.c) that needs memory gets a buffer. Then
 * join_buffers.c joins those of updates, carries and branches, this file places results in donated
 * arguments, and join_buffers.c joins results of kernels with arrays that they overwrite. Last,
 * pack_buffers.c gives the others offsets in the device's arena.
 *
 * Order numbers count the executed ops, those in nested blocks included. Ops nested in a loop or
 * branch have numbers between its start and its end. If a nested op reads a value from outside of
 * the loop or branch, this counts as a read at the end of the loop or branch.
 */
#include "compiler/core/locality.h"
#include "compiler/emit/kernels.h"
#include "compiler/lower/join_buffers.h"
#include "compiler/lower/lower.h"
#include "compiler/lower/pack_buffers.h"
#include "graph/ir/query.h"

/* ---- order and reads ------------------------------------------------------------------------- */

/* A walk over the ops in order of execution. */
typedef struct numbering {
  sr_lowering *low;
  int32_t order; /* the next order number */
} numbering;

/* The op whose reads are noted. */
typedef struct read_note {
  const sr_block *block; /* of `op` */
  int32_t order;         /* of `op` */
  int32_t last_order;    /* of `op`, or of the last op that is computed in no order with it */
  const sr_op *op;
} read_note;

static const sr_block *home_of(const sr_cell *cell) {
  return sr_value_block(cell->value);
}

static void note_read(void *user, sr_cell *cell, unsigned kind) {
  const read_note *note = user;
  for (; cell; cell = cell->view_of) {
    if (kind & SR_READ_DYNAMIC)
      cell->read_in_memory = true;
    if (home_of(cell) != note->block)
      continue;
    bool same = (kind & SR_READ_SAME) && note->op->result_count > 0 &&
                sr_type_elements(cell->value->type) == sr_type_elements(note->op->results[0].type);
    const int32_t order = same ? note->order : note->last_order;
    if (order > cell->last_read) {
      cell->last_read = order;
      cell->last_read_same = same;
    } else if (order == cell->last_read) {
      cell->last_read_same &= same;
    }
  }
}

static void number_block(numbering *n, sr_block *block, const sr_schedule *schedule);

/* Numbers `op` and the ops nested in it, and notes what it reads. `regions` has the schedules of
 * the regions of `op`. It is NULL if `op` is no loop or branch, or is part of a kernel. The next
 * `later` ops are computed in no order with `op`: in one loop or pass with it, or by other threads.
 */
static void number_op(numbering *n, sr_op *op, const sr_schedule *regions, int32_t later) {
  int32_t start = n->order++;
  for (int32_t i = 0; i < op->result_count; i++) {
    sr_cell *cell = sr_cell_of(n->low, sr_result(op, i));
    cell->order = start;
    cell->last_read = -1;
  }
  if (sr_op_has(op, SR_TRAIT_CONTROL))
    for (int32_t r = 0; r < op->region_count; r++)
      number_block(n, op->regions[r], regions ? &regions[r] : NULL);
  int32_t end = sr_op_has(op, SR_TRAIT_CONTROL) ? n->order++ : start;
  for (int32_t i = 0; i < op->result_count; i++)
    sr_cell_of(n->low, sr_result(op, i))->end = end;
  read_note note = {op->block, end, end + later, op};
  sr_op_reads(n->low, op, note_read, &note);
}

/* Numbers the ops of `block`. `schedule` is NULL for a block that is part of a kernel. */
static void number_block(numbering *n, sr_block *block, const sr_schedule *schedule) {
  int32_t start = n->order++;
  for (int32_t i = 0; i < block->arg_count; i++) {
    sr_cell_of(n->low, block->args[i])->order = start;
    sr_cell_of(n->low, block->args[i])->last_read = -1;
  }
  /* Values that no executed op computes, such as views, get the order number of the start of the
   * block. */
  for (sr_op *op = block->first; op; op = op->next)
    if (op->result_count && !sr_op_is_executed(n->low, op))
      for (int32_t i = 0; i < op->result_count; i++) {
        sr_cell_of(n->low, sr_result(op, i))->order = start;
        sr_cell_of(n->low, sr_result(op, i))->last_read = -1;
      }
  if (schedule) {
    for (size_t u = 0; u < schedule->count; u++) {
      sr_unit *unit = schedule->items[u];
      const size_t count = sr_unit_op_count(unit);
      const bool in_turn = unit->walk == SR_WALK_ROOTS && unit->aside.count == 0;
      if (unit->kind == SR_UNIT_STEP)
        number_op(n, unit->op, unit->regions, 0);
      for (size_t i = 0; i < count; i++)
        number_op(n, sr_unit_op(unit, i), NULL, in_turn ? 0 : (int32_t)(count - 1 - i));
    }
  } else {
    for (sr_op *op = block->first; op; op = op->next)
      if (sr_op_is_executed(n->low, op))
        number_op(n, op, NULL, sr_loop_roots_after(n->low, op));
  }
  const int32_t end = n->order++;
  read_note note = {block, end, end, block->last};
  sr_op_reads(n->low, block->last, note_read, &note);
}

/* ---- which values need a buffer -------------------------------------------------------------- */

/* Who reads the values that are noted. */
typedef struct unit_reads {
  const sr_unit *unit; /* the kernel that reads; NULL: the executor reads */
} unit_reads;

static void note_foreign_read(void *user, sr_cell *cell, unsigned kind) {
  const unit_reads *reads = user;
  (void)kind;
  while (cell->view_of)
    cell = cell->view_of;
  if (cell->unit != reads->unit)
    cell->read_in_memory = cell->read_outside = true;
}

/* Marks the values that must be in memory, because the executor reads them, or a unit other than
 * the one that computes them. */
static void find_foreign_reads(sr_lowering *low, sr_block *block, const sr_schedule *schedule) {
  for (size_t u = 0; u < schedule->count; u++) {
    sr_unit *unit = schedule->items[u];
    unit_reads reads = {unit->kind == SR_UNIT_KERNEL ? unit : NULL};
    if (unit->kind == SR_UNIT_STEP) {
      sr_op_reads(low, unit->op, note_foreign_read, &reads);
      if (sr_op_has(unit->op, SR_TRAIT_CONTROL))
        for (int32_t r = 0; r < unit->op->region_count; r++)
          find_foreign_reads(low, unit->op->regions[r], &unit->regions[r]);
    }
    for (size_t i = 0; i < sr_unit_op_count(unit); i++)
      sr_op_reads(low, sr_unit_op(unit, i), note_foreign_read, &reads);
  }
  unit_reads none = {NULL};
  sr_op_reads(low, block->last, note_foreign_read, &none);
}

static sr_buffer *new_scratch(sr_lowering *low, int64_t bytes) {
  sr_buffer *buffer = SR_NEW(low->arena, sr_buffer);
  buffer->bytes = bytes;
  buffer->first = INT32_MAX;
  buffer->last = -1;
  buffer->index = (int32_t)low->buffers.count;
  SR_PUSH(low->arena, &low->buffers, buffer);
  return buffer;
}

static sr_buffer *new_buffer(sr_lowering *low, const sr_cell *cell) {
  sr_buffer *buffer = new_scratch(low, sr_type_bytes(cell->value->type));
  buffer->first_write = cell->order;
  buffer->last_read = cell->last_read;
  buffer->last_read_same = cell->last_read_same;
  return buffer;
}

/* Appends a constant to the executable's constant section and places its buffer there. */
static void place_constant(sr_lowering *low, sr_cell *cell) {
  const sr_dense *dense = &sr_op_attr(cell->value->op, "value")->dense;
  static const char zeros[64];
  sr_text_append(&low->constants, zeros, (64 - low->constants.count % 64) % 64);
  cell->buffer = new_buffer(low, cell);
  cell->buffer->placed = true;
  cell->buffer->ref = (sr_ref){SR_SPACE_CONSTANT, 0, low->constants.count, dense->bytes};
  sr_text_append(&low->constants, dense->data, dense->bytes);
}

static bool is_aside(const sr_unit *unit, const sr_op *op) {
  for (size_t i = 0; i < unit->aside.count; i++)
    if (unit->aside.items[i] == op)
      return true;
  return false;
}

/* True if only the kernel that computes the value reads it, at the position where it is. */
static bool is_passed_on(const sr_cell *cell) {
  const sr_unit_walk walk = cell->unit ? cell->unit->walk : SR_WALK_ROOTS;
  return (walk == SR_WALK_FLAT || walk == SR_WALK_ELEMENTS) && !cell->read_outside &&
         !is_aside(cell->unit, cell->value->op);
}

/* True if only the kernel that computes the value reads it, row by row, and the stack has room for
 * a row. */
static bool is_kept_in_row(const sr_lowering *low, const sr_cell *cell) {
  const sr_unit *unit = cell->unit;
  if (!unit || unit->walk != SR_WALK_ROWS || cell->read_outside)
    return false;
  return sr_kept_row_bytes(cell->value->type, unit->rows) <= low->policy->cache_bytes;
}

static void add_buffer(sr_lowering *low, sr_cell *cell) {
  if (!cell->root || cell->view_of || (cell->in_registers && !cell->read_in_memory) ||
      is_passed_on(cell))
    return;
  cell->in_row = is_kept_in_row(low, cell);
  if (cell->in_row)
    return;
  const sr_op *op = cell->value->op;
  if (op && sr_emit_class_of(op) == SR_EMIT_constant)
    place_constant(low, cell);
  else
    cell->buffer = new_buffer(low, cell);
}

static void add_buffers(sr_lowering *low, sr_block *block) {
  for (int32_t i = 0; i < block->arg_count; i++)
    add_buffer(low, sr_cell_of(low, block->args[i]));
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->result_count; i++)
      add_buffer(low, sr_cell_of(low, sr_result(op, i)));
    if (sr_emit_class_of(op) == SR_EMIT_sort)
      sr_cell_of(low, op->results)->scratch = new_scratch(low, sr_sort_scratch_bytes(op));
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        add_buffers(low, op->regions[r]);
  }
}

/* ---- arguments and results ------------------------------------------------------------------- */

static void place_arguments(sr_lowering *low) {
  sr_block *body = low->module->main->body;
  for (int32_t i = 0; i < body->arg_count; i++) {
    sr_buffer *buffer = sr_buffer_of(sr_cell_of(low, body->args[i]));
    if (buffer) {
      buffer->placed = true;
      buffer->ref = (sr_ref){SR_SPACE_ARGUMENT, (uint32_t)i, 0, (uint64_t)buffer->bytes};
    }
  }
}

static bool is_aliased(const sr_port *port) {
  return port->alias >= 0;
}

/* Places result `index` in the memory of the donated argument `from`. Returns false if that is
 * impossible: the argument has another type than the result, or is read after the result is
 * written. */
static bool place_in_argument(sr_lowering *low, int32_t index, int32_t from) {
  sr_port *argument = &low->signature->arguments[from], *result = &low->signature->results[index];
  const sr_block *body = low->module->main->body;
  const sr_cell *cell = sr_cell_of(low, sr_operand(body->last, index));
  if (cell->value->type != body->args[from]->type)
    return false;
  sr_buffer *old = sr_buffer_of(sr_cell_of(low, body->args[from]));
  sr_buffer *made = cell->root ? sr_buffer_of(cell) : NULL;
  if (!made || made->placed || made->bytes != sr_type_bytes(cell->value->type) ||
      (old && !sr_buffer_is_done_before(old, made)))
    return false;
  if (old) {
    old->placed = false;
    sr_buffer_join(made, old);
  }
  made->placed = true;
  made->ref = (sr_ref){SR_SPACE_RESULT, (uint32_t)index, 0, (uint64_t)made->bytes};
  argument->alias = index;
  result->alias = from;
  return true;
}

/* Places results in the memory of donated arguments: first those that the program pairs
 * (tf.aliasing_output), then each other donated argument with any result that fits
 * (jax.buffer_donor). */
static void place_donations(sr_lowering *low) {
  sr_signature *signature = low->signature;
  for (int32_t i = 0; i < signature->argument_count; i++) {
    int32_t wanted = signature->arguments[i].alias;
    if (wanted < 0)
      continue;
    signature->arguments[i].alias = signature->results[wanted].alias = -1;
    place_in_argument(low, wanted, i);
  }
  for (int32_t i = 0; i < signature->argument_count; i++)
    for (int32_t r = 0; r < signature->result_count && signature->arguments[i].donated &&
                        !is_aliased(&signature->arguments[i]);
         r++)
      if (!is_aliased(&signature->results[r]))
        place_in_argument(low, r, i);
}

static void place_results(sr_lowering *low) {
  const sr_op *last = low->module->main->body->last;
  for (int32_t i = 0; i < last->operand_count; i++) {
    const sr_cell *cell = sr_cell_of(low, sr_operand(last, i));
    sr_buffer *buffer = cell->root ? sr_buffer_of(cell) : NULL;
    if (buffer && !buffer->placed && buffer->bytes == sr_type_bytes(cell->value->type)) {
      buffer->placed = true;
      buffer->ref = (sr_ref){SR_SPACE_RESULT, (uint32_t)i, 0, (uint64_t)buffer->bytes};
    }
  }
}

sr_status sr_lower_buffers(sr_lowering *low) {
  sr_block *body = low->module->main->body;
  numbering n = {low, 0};
  number_block(&n, body, &low->schedule);
  find_foreign_reads(low, body, &low->schedule);
  add_buffers(low, body);
  place_arguments(low);
  low->device_id = new_scratch(low, 4);
  low->device_id->placed = true;
  low->device_id->ref = (sr_ref){SR_SPACE_ARENA, 0, SR_ARENA_DEVICE_OFFSET, 4};
  sr_join_block(low, body);
  place_donations(low);
  sr_join_overwritten(low, &low->schedule);
  place_results(low);
  sr_pack_buffers(low);
  return SR_OK;
}
