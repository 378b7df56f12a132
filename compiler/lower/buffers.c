/*
 * Gives values their places in memory.
 *
 * First, every root (a value that is stored, see fuse.c) that needs memory gets a buffer. Then
 * buffers that may share memory are joined:
 *
 *   - an update with the array that it updates;
 *   - a carry of a loop with its initial value, its arguments in the condition and the body, its
 *     next value, and the loop's result;
 *   - a result of a branch with the values that the regions of the branch return;
 *   - a result of a kernel with an array that nothing reads after it.
 *
 * If the body of a loop still reads the old value of a carry while it computes the new one, the
 * carry alternates between two buffers (twins) and is not copied.
 *
 * Values that share a buffer have their rows at the same places. A loop that goes by strips relies
 * on this: threads with different strips are in different iterations.
 *
 * Last, buffers get offsets in the device's arena. Two buffers may overlap if no unit (a kernel or
 * a step) needs both. The buffers of one kernel never overlap, because its code assumes so.
 *
 * Order numbers count the executed ops, those in nested blocks included. Ops nested in a loop or
 * branch have numbers between its start and its end. If a nested op reads a value from outside of
 * the loop or branch, this counts as a read at the end of the loop or branch.
 */
#include <stdlib.h>

#include "compiler/core/locality.h"
#include "compiler/emit/kernels.h"
#include "compiler/lower/lower.h"
#include "graph/ir/query.h"

typedef struct loop_frame {
  const struct loop_frame *outer;
  const sr_unit *unit; /* the unit of a loop that is a step */
} loop_frame;

typedef struct numbering {
  sr_lowering *low;
  int32_t order;
} numbering;

/* ---- order and reads ------------------------------------------------------------------------- */

typedef struct read_note {
  const sr_block *block;
  int32_t order;
  int32_t last_order; /* of the ops that are computed in no order with `op` */
  const sr_op *op;
} read_note;

static const sr_block *home_of(const sr_cell *cell) {
  return sr_value_block(cell->value);
}

static void note_read(void *user, sr_cell *cell, unsigned kind) {
  const read_note *note = user;
  if (kind & SR_READ_DYNAMIC)
    cell->read_in_memory = true;
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

/* `regions` has the schedules of the regions of `op`. It is NULL if `op` is no loop or branch, or
 * is part of a kernel. `later` ops of the kernel are computed in no order with `op`. */
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

/* `schedule` is NULL for a block that is part of a kernel. */
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

typedef struct unit_reads {
  const sr_unit *unit;
  bool sends;
} unit_reads;

static void note_foreign_read(void *user, sr_cell *cell, unsigned kind) {
  const unit_reads *reads = user;
  (void)kind;
  while (cell->view_of)
    cell = cell->view_of;
  if (cell->unit != reads->unit)
    cell->read_in_memory = cell->read_outside = true;
  cell->sent |= reads->sends;
}

/* Marks the values that must be in memory, because the executor reads them, or a unit other than
 * the one that computes them. */
static void find_foreign_reads(sr_lowering *low, sr_block *block, const sr_schedule *schedule) {
  for (size_t u = 0; u < schedule->count; u++) {
    sr_unit *unit = schedule->items[u];
    unit_reads reads = {unit->kind == SR_UNIT_KERNEL ? unit : NULL, false};
    if (unit->kind == SR_UNIT_STEP) {
      reads.sends = sr_op_has(unit->op, SR_TRAIT_COLLECTIVE);
      sr_op_reads(low, unit->op, note_foreign_read, &reads);
      if (sr_op_has(unit->op, SR_TRAIT_CONTROL))
        for (int32_t r = 0; r < unit->op->region_count; r++)
          find_foreign_reads(low, unit->op->regions[r], &unit->regions[r]);
    }
    for (size_t i = 0; i < sr_unit_op_count(unit); i++)
      sr_op_reads(low, sr_unit_op(unit, i), note_foreign_read, &reads);
  }
  unit_reads none = {NULL, false};
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
  return sr_kept_row_bytes(cell->value->type, unit->rows) <= low->policy->row_bytes;
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

/* ---- joining --------------------------------------------------------------------------------- */

/* True if both buffers have a twin (the second buffer of an alternating carry) and the twins
 * differ. Such buffers must not be joined, because a buffer can have only one twin. */
static bool twins_differ(const sr_buffer *a, const sr_buffer *b) {
  return a->twin && b->twin &&
         sr_buffer_representative(a->twin) != sr_buffer_representative(b->twin);
}

static void join(sr_buffer *into, sr_buffer *other) {
  into = sr_buffer_representative(into);
  other = sr_buffer_representative(other);
  if (into == other)
    return;
  SR_ASSERT(into->bytes == other->bytes && !(into->placed && other->placed));
  if (other->placed) {
    into->placed = true;
    into->ref = other->ref;
  }
  if (other->twin && !into->twin)
    into->twin = other->twin;
  into->changes_place |= other->changes_place;
  if (other->first_write < into->first_write)
    into->first_write = other->first_write;
  if (other->last_read > into->last_read) {
    into->last_read = other->last_read;
    into->last_read_same = other->last_read_same;
  } else if (other->last_read == into->last_read) {
    into->last_read_same &= other->last_read_same;
  }
  other->joined = into;
}

/* True if the value in `made` may overwrite the one in `old`: each element of `old` is read for the
 * last time before that element of `made` is written. */
static bool is_done_before(const sr_buffer *old, const sr_buffer *made) {
  return old->last_read < made->first_write ||
         (old->last_read == made->first_write && old->last_read_same);
}

/* True if an operand of `op` other than `index` is in `buffer`. */
static bool is_other_operand(const sr_lowering *low, const sr_op *op, int32_t index,
                             const sr_buffer *buffer) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (i != index && sr_buffer_of(sr_cell_of(low, sr_operand(op, i))) == buffer)
      return true;
  return false;
}

/*
 * Joins the result of an update with the array that it updates, if no later op reads the old array.
 * If the array is two operands of the op, it is not joined: two different results would begin with
 * its contents.
 */
static void join_update(const sr_lowering *low, const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++) {
    int32_t updated = sr_op_updated_operand(low->policy, op, i);
    const sr_cell *operand = updated < 0 ? NULL : sr_cell_of(low, sr_operand(op, updated));
    if (!operand || !operand->root || home_of(operand) != op->block)
      continue;
    sr_buffer *old = sr_buffer_of(operand), *made = sr_buffer_of(sr_cell_of(low, &op->results[i]));
    if (old && old != made && !old->placed && !old->twin && is_done_before(old, made) &&
        !is_other_operand(low, op, updated, old))
      join(old, made);
  }
}

/* True if an argument of the loop's body other than `index` is in `buffer`. */
static bool is_other_carry(const sr_lowering *low, const sr_block *body, int32_t index,
                           const sr_buffer *buffer) {
  for (int32_t i = 0; i < body->arg_count; i++)
    if (i != index && sr_buffer_of(sr_cell_of(low, body->args[i])) == buffer)
      return true;
  return false;
}

/* Joins the buffers of carry `i` of a loop, if the carry is in memory: its arguments, next value,
 * result and initial value. If the next value cannot be joined, its buffer becomes the twin. */
static void join_carry(const sr_lowering *low, sr_op *loop, int32_t i) {
  sr_block *condition = loop->regions[0], *body = loop->regions[1];
  sr_cell *result = sr_cell_of(low, &loop->results[i]);
  sr_cell *arg = sr_cell_of(low, body->args[i]);
  sr_buffer *place = sr_buffer_of(arg);
  if (!place || arg->in_registers)
    return;
  sr_cell *made_cell = sr_cell_of(low, sr_operand(body->last, i));
  sr_buffer *made = made_cell->root ? sr_buffer_of(made_cell) : NULL;
  if (sr_buffer_of(sr_cell_of(low, condition->args[i])))
    join(place, sr_buffer_of(sr_cell_of(low, condition->args[i])));
  place = sr_buffer_representative(place);
  bool home = made && home_of(made_cell) == body && made_cell->value->op && !made->placed &&
              made != place && !is_other_carry(low, body, i, made);
  if (home && is_done_before(place, made) && !twins_differ(place, made))
    join(place, made);
  else if (home && !made->twin && !place->twin) {
    place->twin = made;
    place->changes_place = made->changes_place = !sr_op_is_step(low, loop);
  }
  place = sr_buffer_representative(place);
  if (sr_buffer_of(result))
    join(place, sr_buffer_of(result));
  place = sr_buffer_representative(place);
  const sr_cell *init = sr_cell_of(low, sr_operand(loop, i));
  sr_buffer *from = init->root ? sr_buffer_of(init) : NULL;
  if (from && from != place && !from->placed && home_of(init) == loop->block && init->value->op &&
      from->last_read <= result->end && !is_other_carry(low, body, i, from) &&
      !twins_differ(place, from))
    join(place, from);
}

static void join_branches(const sr_lowering *low, sr_op *op, int32_t i) {
  sr_buffer *place = sr_buffer_of(sr_cell_of(low, &op->results[i]));
  if (!place)
    return;
  for (int32_t r = 0; r < op->region_count; r++) {
    const sr_cell *made_cell = sr_cell_of(low, sr_operand(op->regions[r]->last, i));
    sr_buffer *made = made_cell->root ? sr_buffer_of(made_cell) : NULL;
    if (made && made_cell->value->op && home_of(made_cell) == op->regions[r] && !made->placed &&
        !(made->twin && place->twin))
      join(place, made);
  }
}

static void join_block(const sr_lowering *low, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        join_block(low, op->regions[r]);
    sr_emit_class class_ = sr_emit_class_of(op);
    join_update(low, op);
    for (int32_t i = 0; i < op->result_count; i++) {
      if (class_ == SR_EMIT_while_loop)
        join_carry(low, op, i);
      else if (class_ == SR_EMIT_case_branch)
        join_branches(low, op, i);
    }
  }
}

/* ---- arrays that kernels overwrite ----------------------------------------------------------- */

/* A root of a kernel, and the array that it may overwrite. */
typedef struct overwriting {
  sr_lowering *low;
  const sr_unit *unit;
  size_t root; /* index in unit->roots */
  sr_buffer *made, *found;
} overwriting;

static int32_t order_of(const sr_lowering *low, const sr_op *op) {
  return sr_cell_of(low, op->results)->order;
}

typedef struct array_reads {
  const sr_cell *array;
  unsigned kinds; /* bit k: read with kind k */
} array_reads;

static void note_array_read(void *user, sr_cell *cell, unsigned kind) {
  array_reads *reads = user;
  while (cell->view_of)
    cell = cell->view_of;
  if (cell == reads->array)
    reads->kinds |= 1u << (kind & SR_READ_SAME);
}

/* True if nothing but the kernel's roots up to this one reads `array`, each only the row that it
 * computes, and this one at most the elements that it writes: so a kernel by rows may put a row of
 * the root where the same row of `array` was. */
static bool is_done_before_row(const overwriting *o, const sr_cell *array) {
  const sr_op_vector *roots = &o->unit->roots;
  const sr_type *type = roots->items[o->root]->results[0].type;
  if (o->unit->walk != SR_WALK_ROWS || sr_target_is_gpu(o->low->target) ||
      !sr_types_share_dims(type, array->value->type, o->unit->rows) ||
      sr_buffer_of(array)->last_read > order_of(o->low, roots->items[roots->count - 1]))
    return false;
  for (size_t i = 0; i < roots->count; i++) {
    const sr_op *op = roots->items[i];
    array_reads reads = {array, 0};
    sr_op_reads(o->low, op, note_array_read, &reads);
    if (!sr_op_reads_in_row(o->low, op, array, o->unit->rows) || (i > o->root && reads.kinds) ||
        (i == o->root && (reads.kinds & ~(1u << SR_READ_SAME))) ||
        sr_buffer_of(sr_cell_of(o->low, op->results)) == sr_buffer_of(array))
      return false;
  }
  return true;
}

/* Sets o->found to the buffer of `cell`, an array or a view of it, if the root may overwrite it. */
static void find_overwritten(void *user, sr_cell *cell, unsigned kind) {
  overwriting *o = user;
  const sr_op *op = o->unit->roots.items[o->root];
  sr_buffer *old = sr_buffer_of(cell);
  const bool same = (kind & SR_READ_SAME) &&
                    sr_type_elements(cell->value->type) == sr_type_elements(op->results[0].type);
  while (cell->view_of)
    cell = cell->view_of;
  if (!old || old == o->made || old->placed || old->twin || cell->sent ||
      home_of(cell) != op->block || old->bytes != o->made->bytes)
    return;
  if ((same && is_done_before(old, o->made)) || is_done_before_row(o, cell))
    o->found = old;
}

/* Joins the results of kernels with arrays that they read for the last time. Arrays that
 * collectives read are left alone: the kernel would wait until other devices have read them. */
static void join_overwritten(sr_lowering *low, const sr_schedule *schedule) {
  for (size_t u = 0; u < schedule->count; u++) {
    const sr_unit *unit = schedule->items[u];
    if (unit->regions)
      for (int32_t r = 0; r < unit->op->region_count; r++)
        join_overwritten(low, &unit->regions[r]);
    for (size_t i = 0; i < unit->roots.count; i++) {
      const sr_op *op = unit->roots.items[i];
      const sr_cell *cell = sr_cell_of(low, op->results);
      sr_buffer *made = sr_buffer_of(cell);
      if (!made || made->placed || made->twin || cell->sent || made->first_write != cell->order ||
          op->result_count != 1 || sr_emit_class_of(op) == SR_EMIT_copy)
        continue;
      overwriting o = {low, unit, i, made, NULL};
      for (size_t k = unit->walk == SR_WALK_ROWS ? 0 : i; k <= i; k++)
        sr_op_reads(low, unit->roots.items[k], find_overwritten, &o);
      if (o.found)
        join(made, o.found);
    }
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
      (old && !is_done_before(old, made)))
    return false;
  if (old) {
    old->placed = false;
    join(made, old);
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

/* ---- first and last unit that need a buffer -------------------------------------------------- */

typedef struct touching {
  sr_lowering *low;
  sr_unit *unit;
  const loop_frame *loops;
} touching;

static void touch(touching *t, sr_buffer *buffer, int32_t number) {
  /* A value that exists before a loop and is read in the loop must stay until the last iteration
   * ends. */
  if (number < buffer->first)
    buffer->first = number;
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

/* The order of first use leaves the fewest gaps where buffers of like sizes follow each other, the
 * order of size where a large one comes late. */
static void place_in_arena(sr_lowering *low) {
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
  join_block(low, body);
  place_donations(low);
  join_overwritten(low, &low->schedule);
  place_results(low);
  touching t = {low, NULL, NULL};
  touch_schedule(&t, &low->schedule);
  place_in_arena(low);
  return SR_OK;
}
