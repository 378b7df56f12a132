/*
 * Decides which roots are computed in one pass.
 *
 * A pass is faster than a kernel for each root: what several roots read is loaded once, what one
 * root computes for another stays in registers or near by, and there are fewer launches. There are
 * passes over elements (Adam's update of three arrays), on a GPU, and over rows (softmax, layer
 * norm). On a GPU a block of threads has a row and meets between the roots. On a CPU a thread has
 * it, and the row stays in the caches from root to root.
 */
#include "compiler/core/locality.h"
#include "compiler/lower/lower.h"

enum {
  SHORT_ROW = 32,  /* with fewer elements in a row, most threads of a block would idle */
  LONG_ROW = 1024, /* a sum of that many terms is worth a block, even alone */
  MANY_ROWS = 256, /* keep a GPU busy, however long they are */
  SMALL_ROW = 8192 /* elements that one block computes in a few microseconds */
};

static const sr_type *type_of(const sr_op *op) {
  return op->results[0].type;
}

/* ---- work ------------------------------------------------------------------------------------ */

/* True if the unit's roots and `op` together are little enough code for one kernel. */
static bool is_little_work(const sr_lowering *low, const sr_unit *unit, const sr_op *op) {
  int64_t work = sr_cell_of(low, op->results)->cost;
  for (size_t i = 0; i < unit->roots.count; i++)
    work += sr_cell_of(low, unit->roots.items[i]->results)->cost;
  return work <= low->policy->group_work;
}

/* ---- passes over elements -------------------------------------------------------------------- */

static bool suits_flat(sr_lowering *low, const sr_unit *unit, const sr_op *op) {
  return sr_op_is_flat(low, op) &&
         (unit->roots.count == 0 ||
          (unit->walk == SR_WALK_FLAT &&
           sr_type_elements(type_of(unit->roots.items[0])) == sr_type_elements(type_of(op))));
}

static bool is_local_element(sr_lowering *low, const sr_unit *unit, const sr_op *op) {
  const sr_type *type = type_of(unit->roots.items[0]);
  return type->rank == type_of(op)->rank && sr_types_share_dims(type, type_of(op), type->rank) &&
         sr_op_is_local(low, op, unit, SR_LOCAL_ELEMENTS);
}

static bool suits_elements(sr_lowering *low, const sr_unit *unit, const sr_op *op) {
  if (unit->walk == SR_WALK_ROOTS || unit->walk == SR_WALK_ROWS || !sr_op_is_elemental(op))
    return unit->roots.count == 0 && sr_op_is_elemental(op);
  for (size_t i = 0; i < unit->roots.count; i++)
    if (!is_local_element(low, unit, unit->roots.items[i]))
      return false;
  return is_local_element(low, unit, op);
}

/* ---- passes over rows ------------------------------------------------------------------------ */

static int64_t count_rows(const sr_op *op, int32_t rows) {
  int64_t count = 1;
  for (int32_t d = 0; d < rows; d++)
    count *= type_of(op)->dims[d];
  return count;
}

/* Returns how many first dimensions tell the rows that a REDUCE sums apart; 0 if it sums others
 * than all the last dimensions, or must add in order. */
static int32_t rows_of(const sr_op *op) {
  const int32_t kept = type_of(op)->rank;
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  for (size_t i = 0; i < count; i++)
    if (dims[i] < kept)
      return 0;
  return sr_op_flag(op, SR_IN_ORDER_ATTR) ? 0 : kept;
}

/* True if the expression of `op` reads a transpose that moves the last dimension. On a CPU it goes
 * by tiles instead (emit_blocks.c). */
static bool reads_across(sr_lowering *low, const sr_op *op) {
  size_t count;
  if (sr_emit_class_of(op) == SR_EMIT_transpose) {
    const int64_t *order = sr_op_ints(op, "permutation", &count);
    return order[count - 1] != (int64_t)count - 1;
  }
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_cell *cell = sr_cell_of(low, sr_operand(op, i));
    if (cell->root || cell->seen[0] == low->stamp)
      continue;
    cell->seen[0] = low->stamp;
    if (reads_across(low, cell->value->op))
      return true;
  }
  return false;
}

/* True if a row of a REDUCE can be computed in a pass with `rows` dimensions of rows. A thread can
 * compute several sums in a row; a block shares one. */
static bool has_rows(const sr_lowering *low, const sr_op *op, int32_t rows) {
  const int32_t own = rows_of(op);
  return own == rows || (own > rows && !sr_target_is_gpu(low->target));
}

static bool is_local_row(sr_lowering *low, const sr_unit *unit, const sr_op *op, int32_t rows) {
  const bool adds_up = sr_emit_class_of(op) == SR_EMIT_reduce;
  low->stamp++;
  if (!sr_target_is_gpu(low->target) && reads_across(low, op))
    return false;
  return (adds_up ? has_rows(low, op, rows) : sr_op_is_elemental(op)) &&
         sr_types_share_dims(type_of(op), type_of(unit->roots.items[0]), rows) &&
         sr_op_is_local(low, op, unit, rows);
}

/* True if some op behind `value` can be computed in the pass that computes it by rows, and has more
 * than an element in a row. `walk` is the number of this walk. */
static bool feeds_rows(sr_lowering *low, const sr_value *value, const sr_unit *unit, int32_t rows,
                       uint32_t walk) {
  enum {
    MARK = 3 /* in seen; the walks of is_local_row use other places */
  };
  for (const sr_use *use = value->uses; use; use = use->next) {
    const sr_op *user = use->user;
    if (user->block != value->op->block || user->result_count == 0)
      continue;
    sr_cell *cell = sr_cell_of(low, user->results);
    if (cell->seen[MARK] == walk)
      continue;
    cell->seen[MARK] = walk;
    if (cell->root ? sr_row_elements(user, rows) > 1 && is_local_row(low, unit, user, rows)
                   : feeds_rows(low, user->results, unit, rows, walk))
      return true;
  }
  return false;
}

/*
 * True if a thread would compute `op`, which has an element in each row, one by one, and vectors
 * would compute it sooner in a pass of its own: if it takes long compared with the sums of a row.
 * What an op behind needs for its rows is computed in the pass, or the rows would be read again.
 */
static bool is_slow_in_rows(sr_lowering *low, const sr_unit *unit, const sr_op *op, int32_t rows) {
  const sr_op *first = unit->roots.items[0];
  const int64_t row = sr_row_elements(first, rows) * sr_cell_of(low, first->results)->cost;
  return !sr_target_is_gpu(low->target) && sr_op_is_elemental(op) &&
         sr_row_elements(op, rows) == 1 &&
         sr_cell_of(low, op->results)->cost * low->policy->vector_trips > row &&
         !feeds_rows(low, op->results, unit, rows, ++low->stamp);
}

/* True if blocks of a GPU, or threads, with a row each are busy. */
static bool suits_blocks(const sr_op *op, int32_t rows) {
  const int64_t columns = sr_row_elements(op, rows);
  return columns >= SHORT_ROW && (count_rows(op, rows) >= MANY_ROWS || columns <= SMALL_ROW);
}

/* True if the unit's roots and `op` together are few enough loops for one kernel. */
static bool are_few_loops(const sr_lowering *low, const sr_unit *unit, const sr_op *op) {
  int32_t pieces = sr_cell_of(low, op->results)->pieces;
  for (size_t i = 0; i < unit->roots.count; i++)
    pieces += sr_cell_of(low, unit->roots.items[i]->results)->pieces;
  return pieces <= low->policy->kernel_pieces;
}

/* True if the unit can go by rows with `op`, which reads one of its roots; sets *out_rows. */
static bool suits_rows(sr_lowering *low, const sr_unit *unit, const sr_op *op, int32_t *out_rows) {
  const bool adds_up = sr_emit_class_of(op) == SR_EMIT_reduce;
  const int32_t own = adds_up ? rows_of(op) : 0;
  const bool fewer = own > 0 && own < unit->rows && !sr_target_is_gpu(low->target);
  const int32_t rows = unit->rows == 0 || fewer ? own : unit->rows;
  if (rows == 0 || !are_few_loops(low, unit, op) || !sr_op_unit_reads(low, op, unit).found ||
      !is_local_row(low, unit, op, rows) || is_slow_in_rows(low, unit, op, rows))
    return false;
  for (size_t i = 0; i < unit->roots.count; i++)
    if (!is_local_row(low, unit, unit->roots.items[i], rows))
      return false;
  *out_rows = rows;
  return suits_blocks(op, rows) || suits_blocks(unit->roots.items[0], rows);
}

/* ---- units ----------------------------------------------------------------------------------- */

void sr_group_begin(sr_lowering *low, sr_unit *unit, const sr_op *op) {
  const bool adds_up = sr_emit_class_of(op) == SR_EMIT_reduce;
  unit->rows = adds_up ? rows_of(op) : 0;
  if (!low->policy->groups_elements)
    return;
  unit->walk = suits_flat(low, unit, op)       ? SR_WALK_FLAT
               : suits_elements(low, unit, op) ? SR_WALK_ELEMENTS
               : unit->rows > 0 && suits_blocks(op, unit->rows) &&
                       sr_row_elements(op, unit->rows) >= LONG_ROW
                   ? SR_WALK_ROWS
                   : SR_WALK_ROOTS;
}

bool sr_group_join(sr_lowering *low, sr_unit *unit, const sr_op *op) {
  int32_t rows = 0;
  const bool adds_up = sr_emit_class_of(op) == SR_EMIT_reduce;
  if ((!adds_up && !sr_op_is_elemental(op)) || sr_cell_of(low, op->results)->in_registers ||
      !is_little_work(low, unit, op) || sr_op_unit_reads(low, op, unit).last > unit->number)
    return false;
  const bool elements = low->policy->groups_elements;
  const sr_unit_walk walk = elements && suits_flat(low, unit, op)       ? SR_WALK_FLAT
                            : elements && suits_elements(low, unit, op) ? SR_WALK_ELEMENTS
                            : suits_rows(low, unit, op, &rows)          ? SR_WALK_ROWS
                                                                        : SR_WALK_ROOTS;
  if (walk == SR_WALK_ROOTS)
    return false;
  unit->walk = walk;
  unit->rows = rows;
  return true;
}
