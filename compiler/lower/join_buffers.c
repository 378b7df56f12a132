/*
 * Which buffers share memory. The order numbers of their first write and last read (sr_buffer,
 * buffers.c) tell whether one may overwrite the other; sr_buffer_join makes them one buffer.
 *
 * Values that share a buffer inside of a kernel have their rows at the same places. A loop that
 * goes by strips relies on this: threads with different strips are in different iterations.
 */
#include "compiler/lower/join_buffers.h"

#include "compiler/core/locality.h"
#include "graph/ir/query.h"

/* ---- updates, carries, branches -------------------------------------------------------------- */

/* True if both buffers have a twin (the second buffer of an alternating carry) and the twins
 * differ. Such buffers must not be joined, because a buffer can have only one twin. */
static bool twins_differ(const sr_buffer *a, const sr_buffer *b) {
  return a->twin && b->twin &&
         sr_buffer_representative(a->twin) != sr_buffer_representative(b->twin);
}

void sr_buffer_join(sr_buffer *into, sr_buffer *other) {
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
  into->carried |= other->carried;
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

bool sr_buffer_is_done_before(const sr_buffer *old, const sr_buffer *made) {
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
 * Joins the result of an update with the array that it updates, if no later op reads the old array;
 * one from outside of the loop or branch is read until that ends. If the array is two operands of
 * the op, it is not joined: two different results would begin with its contents.
 */
static void join_update(const sr_lowering *low, const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++) {
    int32_t updated = sr_op_updated_operand(low->policy, op, i);
    const sr_cell *operand = updated < 0 ? NULL : sr_cell_of(low, sr_operand(op, updated));
    sr_buffer *old = operand ? sr_buffer_of(operand) : NULL;
    sr_buffer *made = sr_buffer_of(sr_cell_of(low, &op->results[i]));
    if (old && !old->placed && sr_buffer_is_done_before(old, made) &&
        !is_other_operand(low, op, updated, old))
      sr_buffer_join(old, made);
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
 * result and initial value. If the next value cannot be joined, its buffer becomes the twin. The
 * next and the initial value are results of ops of their blocks, and only the loop reads the
 * initial value (prepare_copies.c). */
static void join_carry(const sr_lowering *low, sr_op *loop, int32_t i) {
  sr_block *condition = loop->regions[0], *body = loop->regions[1];
  sr_cell *result = sr_cell_of(low, &loop->results[i]);
  sr_cell *arg = sr_cell_of(low, body->args[i]);
  sr_buffer *place = sr_buffer_of(arg);
  if (!place || arg->in_registers)
    return;
  sr_buffer *made = sr_buffer_of(sr_cell_of(low, sr_operand(body->last, i)));
  if (sr_buffer_of(sr_cell_of(low, condition->args[i])))
    sr_buffer_join(place, sr_buffer_of(sr_cell_of(low, condition->args[i])));
  place = sr_buffer_representative(place);
  bool apart = made && !made->placed && made != place && !is_other_carry(low, body, i, made);
  if (apart && sr_buffer_is_done_before(place, made) && !twins_differ(place, made))
    sr_buffer_join(place, made);
  else if (apart && !made->twin && !place->twin) {
    place->twin = made;
    place->changes_place = made->changes_place = !sr_op_is_step(low, loop);
  }
  place = sr_buffer_representative(place);
  if (sr_buffer_of(result))
    sr_buffer_join(place, sr_buffer_of(result));
  place = sr_buffer_representative(place);
  sr_buffer *from = sr_buffer_of(sr_cell_of(low, sr_operand(loop, i)));
  if (from && !from->placed && !twins_differ(place, from))
    sr_buffer_join(place, from);
  sr_buffer_representative(place)->carried = true;
}

/* Joins result `i` of a branch with the values that its regions return. */
static void join_branches(const sr_lowering *low, sr_op *op, int32_t i) {
  sr_buffer *place = sr_buffer_of(sr_cell_of(low, &op->results[i]));
  if (!place)
    return;
  for (int32_t r = 0; r < op->region_count; r++) {
    const sr_value *returned = sr_operand(op->regions[r]->last, i);
    sr_buffer *made = sr_buffer_of(sr_cell_of(low, returned));
    if (made && sr_value_block(returned) == op->regions[r] && !made->placed &&
        !(made->twin && place->twin))
      sr_buffer_join(place, made);
  }
}

void sr_join_block(const sr_lowering *low, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        sr_join_block(low, op->regions[r]);
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

/* How a root of a kernel reads an array in memory. */
typedef struct array_read {
  size_t root;   /* index in unit->roots */
  sr_cell *cell; /* the array, or a view of it */
  bool same;     /* see SR_READ_SAME */
} array_read;

/* All that the roots of a kernel read. */
typedef struct kernel_reads {
  sr_lowering *low;
  const sr_unit *unit;
  size_t root; /* of the next read that is noted */
  SR_VECTOR(array_read) reads;
} kernel_reads;

static void note_read(void *user, sr_cell *cell, unsigned kind) {
  kernel_reads *k = user;
  const array_read read = {k->root, cell, (kind & SR_READ_SAME) != 0};
  SR_PUSH(k->low->arena, &k->reads, read);
}

/* Returns the array of which `cell` is a view, or `cell` itself. */
static const sr_cell *array_of(const sr_cell *cell) {
  while (cell->view_of)
    cell = cell->view_of;
  return cell;
}

/* For a kernel by rows on a CPU: true if row r of root `root` may be stored where row r of `array`
 * lies. In that case no op after the kernel reads `array`. Of the kernel's roots, only those up to
 * `root` read it, each only in the row that it computes, and `root` only the elements that it
 * overwrites. */
static bool is_done_before_row(const kernel_reads *k, size_t root, const sr_cell *array) {
  const sr_op_vector *roots = &k->unit->roots;
  const sr_op *last = roots->items[roots->count - 1];
  if (k->unit->walk != SR_WALK_ROWS || sr_target_is_gpu(k->low->target) ||
      sr_buffer_of(array)->last_read > sr_cell_of(k->low, last->results)->order)
    return false;
  for (size_t i = 0; i < k->reads.count; i++) {
    const array_read *read = &k->reads.items[i];
    if (array_of(read->cell) == array && (read->root > root || (read->root == root && !read->same)))
      return false;
  }
  for (size_t i = 0; i < roots->count; i++)
    if (!sr_op_reads_in_row(k->low, roots->items[i], array, k->unit->rows) ||
        sr_buffer_of(sr_cell_of(k->low, roots->items[i]->results)) == sr_buffer_of(array))
      return false;
  return true;
}

/* True if root `root` may overwrite the array that `read` reads. An array from outside of the loop
 * or branch is read until that ends. */
static bool may_overwrite(const kernel_reads *k, size_t root, const array_read *read) {
  const sr_op *op = k->unit->roots.items[root];
  const sr_buffer *made = sr_buffer_of(sr_cell_of(k->low, op->results));
  const sr_cell *array = array_of(read->cell);
  const sr_buffer *old = sr_buffer_of(array);
  if (!old || old->placed || old->twin || old->carried || old->bytes != made->bytes)
    return false;
  return (read->root == root && sr_buffer_is_done_before(old, made)) ||
         is_done_before_row(k, root, array);
}

/* Joins the result of root `root` with an array that the root may overwrite. The root must be the
 * first op that writes its buffer: otherwise a carry or an update has a value there already. A copy
 * is skipped, since the pass prepare made it to have the value in another place. */
static void join_root(const kernel_reads *k, size_t root) {
  const sr_op *op = k->unit->roots.items[root];
  const sr_cell *cell = sr_cell_of(k->low, op->results);
  sr_buffer *made = sr_buffer_of(cell);
  if (!made || made->twin || made->first_write != cell->order || op->result_count != 1 ||
      sr_emit_class_of(op) == SR_EMIT_copy)
    return;
  for (size_t i = 0; i < k->reads.count; i++)
    if (may_overwrite(k, root, &k->reads.items[i])) {
      sr_buffer_join(made, sr_buffer_of(k->reads.items[i].cell));
      return;
    }
}

void sr_join_overwritten(sr_lowering *low, const sr_schedule *schedule) {
  for (size_t u = 0; u < schedule->count; u++) {
    const sr_unit *unit = schedule->items[u];
    if (unit->regions)
      for (int32_t r = 0; r < unit->op->region_count; r++)
        sr_join_overwritten(low, &unit->regions[r]);
    kernel_reads k = {.low = low, .unit = unit};
    for (k.root = 0; k.root < unit->roots.count; k.root++)
      sr_op_reads(low, unit->roots.items[k.root], note_read, &k);
    for (size_t i = 0; i < unit->roots.count; i++)
      join_root(&k, i);
  }
}
