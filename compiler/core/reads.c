/* Queries on what the pass fuse has decided: which values share a buffer, and which roots (stored
 * values) an op reads. */
#include "compiler/core/lowering.h"
#include "compiler/core/update_window.h"

/* ---- places ---------------------------------------------------------------------------------- */

sr_buffer *sr_buffer_representative(sr_buffer *buffer) {
  while (buffer->joined) {
    if (buffer->joined->joined)
      buffer->joined = buffer->joined->joined;
    buffer = buffer->joined;
  }
  return buffer;
}

sr_buffer *sr_buffer_of(const sr_cell *cell) {
  while (cell->view_of)
    cell = cell->view_of;
  return cell->buffer ? sr_buffer_representative(cell->buffer) : NULL;
}

bool sr_op_is_executed(const sr_lowering *low, const sr_op *op) {
  if (op->result_count == 0)
    return false;
  const sr_cell *cell = sr_cell_of(low, &op->results[0]);
  return cell->root && !cell->view_of && sr_emit_class_of(op) != SR_EMIT_constant;
}

const sr_op *sr_unit_copies(const sr_lowering *low, const sr_unit *unit) {
  enum {
    MOST_BYTES = 1 << 14 /* a larger copy is a kernel instead, because a kernel uses all threads */
  };
  const sr_op *op =
      unit->kind == SR_UNIT_KERNEL && sr_unit_op_count(unit) == 1 ? unit->roots.items[0] : NULL;
  if (!op || op->result_count != 1 ||
      (sr_emit_class_of(op) != SR_EMIT_reshape && sr_emit_class_of(op) != SR_EMIT_copy))
    return NULL;
  const sr_cell *from = sr_cell_of(low, sr_operand(op, 0)), *to = sr_cell_of(low, op->results);
  bool lies = from->root && sr_buffer_of(from) && sr_buffer_of(to);
  return lies && sr_type_bytes(op->results[0].type) <= MOST_BYTES ? op : NULL;
}

sr_buffer *sr_carry_twin(const sr_lowering *low, const sr_op *loop, int32_t i) {
  const sr_block *body = loop->regions[1];
  const sr_buffer *place = sr_buffer_of(sr_cell_of(low, body->args[i]));
  const sr_cell *made = sr_cell_of(low, sr_operand(body->last, i));
  if (!place || !place->twin || !made->root)
    return NULL;
  sr_buffer *twin = sr_buffer_representative(place->twin);
  return sr_buffer_of(made) == twin ? twin : NULL;
}

bool sr_loop_has_strips(const sr_op *loop) {
  return sr_op_int(loop, SR_STRIP_ELEMENTS_ATTR, 0) > 0 ||
         sr_op_int(loop, SR_STRIP_ROWS_ATTR, 0) > 0;
}

int32_t sr_strip_dimension(const sr_type *type, int64_t rows) {
  int32_t found = -1;
  for (int32_t d = 0; d < type->rank; d++)
    if (type->dims[d] == rows) {
      if (found >= 0)
        return -1;
      found = d;
    }
  return found;
}

int64_t sr_strip_pieces(const sr_type *type, int64_t rows) {
  const int32_t dim = sr_strip_dimension(type, rows);
  int64_t pieces = dim < 0 ? -1 : 1;
  for (int32_t d = 0; d < dim; d++)
    pieces *= type->dims[d];
  return pieces;
}

/* True if the op computes one of its results by updating operand `index` in place. */
static bool is_updated(const sr_lowering *low, const sr_op *op, int32_t index) {
  for (int32_t i = 0; i < op->result_count; i++)
    if (sr_op_updated_operand(low->policy, op, i) == index)
      return true;
  return false;
}

bool sr_op_is_unrolled(const sr_lowering *low, const sr_op *op) {
  if (op->result_count == 0 || !sr_cell_of(low, &op->results[0])->in_registers)
    return false;
  sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ == SR_EMIT_reduce || class_ == SR_EMIT_dot)
    return sr_op_has_few_terms(low->policy, op);
  return sr_op_is_elemental(op);
}

/* ---- updates that read what they overwrite --------------------------------------------------- */

/* True if computing `value` reads nothing of `array`. */
static bool spares_array(const sr_lowering *low, const sr_value *value, const sr_value *array) {
  sr_cell *cell = sr_cell_of(low, value);
  if (cell->root) {
    const sr_cell *other = sr_cell_of(low, array);
    while (cell->view_of)
      cell = cell->view_of;
    while (other->view_of)
      other = other->view_of;
    return cell != other;
  }
  if (cell->seen[1] == low->stamp)
    return true;
  cell->seen[1] = low->stamp;
  for (int32_t i = 0; i < value->op->operand_count; i++)
    if (!spares_array(low, sr_operand(value->op, i), array))
      return false;
  return true;
}

/* True if `slice` reads the window that `update` overwrites, or another one that shares no element
 * with it: both have the same size, and one index or all indices of each dimension. */
static bool is_like_window(const sr_op *slice, const sr_op *update) {
  if (sr_op_slices_window(slice, update))
    return true;
  const sr_type *array = sr_operand(update, 0)->type, *window = sr_operand(update, 1)->type;
  const sr_type *read = slice->results[0].type;
  const sr_emit_class class_ = sr_emit_class_of(slice);
  if ((class_ != SR_EMIT_dynamic_slice && class_ != SR_EMIT_slice) ||
      sr_operand(slice, 0) != sr_operand(update, 0))
    return false;
  for (int32_t d = 0; d < window->rank; d++)
    if (read->dims[d] != window->dims[d] ||
        (window->dims[d] != 1 && window->dims[d] != array->dims[d]))
      return false;
  return true;
}

/* True if element i of `value` reads of the array that `update` overwrites only element i of such
 * windows. */
static bool reads_windows(const sr_lowering *low, const sr_value *value, const sr_op *update) {
  const sr_value *array = sr_operand(update, 0);
  sr_cell *cell = sr_cell_of(low, value);
  if (cell->root)
    return spares_array(low, value, array);
  if (cell->seen[0] == low->stamp)
    return true;
  cell->seen[0] = low->stamp;
  const sr_op *op = value->op;
  const bool slices = is_like_window(op, update);
  const bool same = sr_op_is_pointwise(op) || sr_emit_class_of(op) == SR_EMIT_reshape;
  for (int32_t i = slices ? 1 : 0; i < op->operand_count; i++)
    if (same ? !reads_windows(low, sr_operand(op, i), update)
             : !spares_array(low, sr_operand(op, i), array))
      return false;
  return true;
}

bool sr_update_reads_in_place(sr_lowering *low, const sr_op *update) {
  if (sr_emit_class_of(update) != SR_EMIT_dynamic_update_slice)
    return false;
  low->stamp++;
  return reads_windows(low, sr_operand(update, 1), update);
}

/* ---- reads ----------------------------------------------------------------------------------- */

typedef struct read_walk {
  const sr_lowering *low;
  uint32_t stamp;
  const sr_cell *in_place; /* the array that an update reads where it overwrites it, or NULL */
  sr_read_fn *each;
  void *user;
} read_walk;

/* Reports the roots that computing `value` reads; `kind` has the sr_read_kind bits of this read. A
 * walk visits each value at most once for each `kind`. */
static void walk_value(const read_walk *walk, sr_value *value, unsigned kind) {
  sr_cell *cell = sr_cell_of(walk->low, value);
  if (cell->seen[kind] == walk->stamp)
    return;
  cell->seen[kind] = walk->stamp;
  if (cell->root) {
    walk->each(walk->user, cell, cell == walk->in_place ? kind | SR_READ_SAME : kind);
    return;
  }
  const sr_op *op = value->op;
  sr_emit_class class_ = sr_emit_class_of(op);
  if (!sr_op_is_pointwise(op))
    kind &= ~(unsigned)SR_READ_SAME;
  for (int32_t i = 0; i < op->operand_count; i++) {
    bool chosen = i == 0 && (class_ == SR_EMIT_dynamic_slice || class_ == SR_EMIT_gather);
    walk_value(walk, sr_operand(op, i), chosen ? kind | SR_READ_DYNAMIC : kind);
  }
}

static void walk_op(const read_walk *walk, const sr_op *op, bool nested);

/* Reports the reads of the ops in `block`, a region of a loop or branch. None is reported as
 * SR_READ_SAME, because loops and branches do not work element by element. */
static void walk_block(const read_walk *walk, const sr_block *block) {
  for (const sr_op *op = block->first; op; op = op->next)
    if (op->result_count == 0 || sr_cell_of(walk->low, &op->results[0])->root)
      walk_op(walk, op, true);
}

static void walk_op(const read_walk *walk, const sr_op *op, bool nested) {
  sr_emit_class class_ = sr_emit_class_of(op);
  bool elemental = sr_op_is_elemental(op);
  bool moves_whole =
      class_ == SR_EMIT_while_loop || class_ == SR_EMIT_case_branch || class_ == SR_EMIT_terminator;
  unsigned loops = moves_whole || sr_op_is_unrolled(walk->low, op) ? 0 : SR_READ_DYNAMIC;
  for (int32_t i = 0; i < op->operand_count; i++) {
    bool same = !nested && (is_updated(walk->low, op, i) || (elemental && sr_op_is_pointwise(op)));
    bool chosen = i == 0 && (class_ == SR_EMIT_dynamic_slice || class_ == SR_EMIT_gather);
    read_walk each = *walk;
    if (nested || i != 1)
      each.in_place = NULL;
    walk_value(&each, sr_operand(op, i),
               (same ? SR_READ_SAME : 0u) | loops | (chosen ? SR_READ_DYNAMIC : 0u));
  }
  if (sr_op_has(op, SR_TRAIT_CONTROL))
    for (int32_t r = 0; r < op->region_count; r++)
      walk_block(walk, op->regions[r]);
}

void sr_op_reads(sr_lowering *low, const sr_op *op, sr_read_fn *each, void *user) {
  const sr_cell *in_place =
      sr_update_reads_in_place(low, op) ? sr_cell_of(low, sr_operand(op, 0)) : NULL;
  read_walk walk = {low, ++low->stamp, in_place, each, user};
  walk_op(&walk, op, false);
}
