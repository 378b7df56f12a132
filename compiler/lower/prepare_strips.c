/*
 * Finds loops that can go by strips of their arrays.
 *
 * Iteration after iteration, a loop goes through all of its arrays. If row r of each array depends
 * on rows r of the others alone, and on a few numbers in registers, then a strip of rows can go
 * through all iterations before the next one begins, and stay in the innermost cache. Threads take
 * different strips, and never wait for each other. Examples are Newton's method or the Mandelbrot
 * set at many points, and a scan over numbers or points that vmap has made one over arrays.
 * emit_strips.c emits these loops.
 *
 * The rows of an array are told apart by its only dimension of a certain size, which need not be
 * the first one. If all arrays are computed element by element, each element is a row. Stacked
 * operands and results of a scan have one more dimension, of which an iteration reads or writes an
 * array.
 */
#include "compiler/lower/prepare.h"
#include "graph/ir/query.h"
#include "graph/ir/trips.h"

typedef struct strip_walk {
  const sr_policy *policy;
  sr_op *loop;
  int64_t rows;
  bool flat;    /* each element is a row */
  int64_t work; /* operations of an iteration of `loop` */
} strip_walk;

/* ---- values ---------------------------------------------------------------------------------- */

static bool is_single(const sr_value *value) {
  return value->type->kind == SR_TYPE_TENSOR && sr_type_elements(value->type) == 1;
}

/* True if the value lives in registers. */
static bool is_small(const strip_walk *walk, const sr_value *value) {
  return value->type->kind == SR_TYPE_TENSOR && sr_type_elements(value->type) > 0 &&
         sr_type_fits_registers(walk->policy, value->type);
}

static bool is_array(const strip_walk *walk, const sr_value *value) {
  if (value->type->kind != SR_TYPE_TENSOR)
    return false;
  return walk->flat ? sr_type_elements(value->type) == walk->rows
                    : sr_strip_dimension(value->type, walk->rows) >= 0;
}

static bool is_outside(const strip_walk *walk, const sr_value *value) {
  for (const sr_op *parent = sr_value_block(value)->parent; parent; parent = parent->block->parent)
    if (parent == walk->loop)
      return false;
  return true;
}

/* True if `op`, in the loop, computes the same in each iteration, and no array of the loop: a
 * reshaped vector, say. Such an op is moved out of a loop that goes by strips. The simplifier has
 * moved those with several operands. */
static bool is_constant(const strip_walk *walk, const sr_op *op) {
  if (walk->flat || op->result_count != 1 || op->operand_count > 1 || !sr_op_is_elemental(op) ||
      is_single(op->results) || is_array(walk, op->results))
    return false;
  const sr_value *operand = op->operand_count ? sr_operand(op, 0) : NULL;
  return !operand || is_outside(walk, operand) || (operand->op && is_constant(walk, operand->op));
}

/* True if the value is the same in each iteration. */
static bool is_known(const strip_walk *walk, const sr_value *value) {
  return is_outside(walk, value) || (value->op && is_constant(walk, value->op));
}

/* True if a value from outside of the loop can be read at a linear index: the pass fuse stores it,
 * or it is the same number everywhere. */
static bool reads_linearly(const sr_value *value) {
  const sr_emit_class class_ = value->op ? sr_emit_class_of(value->op) : SR_EMIT_CLASSES;
  if (class_ == SR_EMIT_broadcast)
    return is_single(sr_operand(value->op, 0));
  if (class_ == SR_EMIT_reshape)
    return reads_linearly(sr_operand(value->op, 0));
  return class_ != SR_EMIT_iota;
}

/* True if row r of a result in the loop may depend on `value`: on row r of it, if it is an array
 * of the loop. */
static bool suits_value(const strip_walk *walk, const sr_value *value) {
  if (is_single(value))
    return true;
  if (walk->flat)
    return is_array(walk, value) && (!is_outside(walk, value) || reads_linearly(value));
  return is_array(walk, value) || is_known(walk, value);
}

/* ---- ops ------------------------------------------------------------------------------------- */

/* True if what `op` computes, a value of a few numbers, is the same for all rows, and in registers:
 * each thread has its own. */
static bool suits_small(const strip_walk *walk, const sr_op *op) {
  const sr_emit_class class_ = sr_emit_class_of(op);
  const bool chooses = class_ == SR_EMIT_dynamic_slice || class_ == SR_EMIT_gather;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_value *operand = sr_operand(op, i);
    if (!is_known(walk, operand) && !is_single(operand) && (chooses || !is_small(walk, operand)))
      return false;
  }
  return sr_op_is_elemental(op);
}

static int64_t entry_of(const sr_op *op, const char *list, int32_t index) {
  size_t count;
  return sr_op_ints(op, list, &count)[index];
}

/* Whether row r of the result of an op needs only row r of its operand: a function for each class
 * of ops. Dimension `from` of the first operand, an array of the loop, and `dim` of the result tell
 * the rows apart. */

static bool broadcast_in_row(const sr_op *op, int32_t from, int32_t dim) {
  return entry_of(op, "broadcast_dimensions", from) == dim;
}

static bool transpose_in_row(const sr_op *op, int32_t from, int32_t dim) {
  return entry_of(op, "permutation", dim) == from;
}

static bool slice_in_row(const sr_op *op, int32_t from, int32_t dim) {
  (void)op; /* all of a dimension, if its size stays */
  return from == dim;
}

static bool reshape_in_row(const sr_op *op, int32_t from, int32_t dim) {
  const sr_type *before = sr_operand(op, 0)->type, *after = op->results[0].type;
  return sr_strip_pieces(before, before->dims[from]) == sr_strip_pieces(after, after->dims[dim]);
}

static bool reverse_in_row(const sr_op *op, int32_t from, int32_t dim) {
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  for (size_t i = 0; i < count; i++)
    if (dims[i] == dim)
      return false;
  return from == dim;
}

static bool pad_in_row(const sr_op *op, int32_t from, int32_t dim) {
  return from == dim && entry_of(op, "edge_padding_low", dim) == 0 &&
         entry_of(op, "edge_padding_high", dim) == 0 && entry_of(op, "interior_padding", dim) == 0;
}

/* True if row r of the result of `op` needs only row r of each operand in the loop. */
static bool keeps_rows(const strip_walk *walk, const sr_op *op) {
  static bool (*const in_row[SR_EMIT_CLASSES])(const sr_op *, int32_t, int32_t) = {
      [SR_EMIT_broadcast] = broadcast_in_row,
      [SR_EMIT_transpose] = transpose_in_row,
      [SR_EMIT_slice] = slice_in_row,
      [SR_EMIT_dynamic_slice] = slice_in_row,
      [SR_EMIT_reshape] = reshape_in_row,
      [SR_EMIT_reverse] = reverse_in_row,
      [SR_EMIT_pad] = pad_in_row,
  };
  const sr_emit_class class_ = sr_emit_class_of(op);
  const int32_t dim = sr_strip_dimension(op->results[0].type, walk->rows);
  if (class_ == SR_EMIT_constant || class_ == SR_EMIT_iota)
    return true;
  if (class_ == SR_EMIT_concatenate)
    return sr_op_int(op, "dimension", 0) != dim;
  if (!in_row[class_])
    return false;
  const sr_value *operand = sr_operand(op, 0);
  return is_single(operand) || is_known(walk, operand) ||
         in_row[class_](op, sr_strip_dimension(operand->type, walk->rows), dim);
}

/* True if row r of the array that `op` computes needs only row r of its operands, which
 * suits_operands has checked. */
static bool suits_array(const strip_walk *walk, const sr_op *op) {
  const sr_emit_class class_ = sr_emit_class_of(op);
  if (sr_op_is_pointwise(op))
    return true;
  if (!walk->flat)
    return keeps_rows(walk, op);
  return class_ == SR_EMIT_constant || class_ == SR_EMIT_reshape ||
         (class_ == SR_EMIT_broadcast && is_single(sr_operand(op, 0)));
}

/* True if `op` only writes an iteration's array into a stack, an array that the loop carries for
 * nothing else: so no row of it is read that another strip has not yet written. */
static bool suits_update(const strip_walk *walk, const sr_op *op) {
  if (sr_emit_class_of(op) != SR_EMIT_dynamic_update_slice || walk->flat)
    return false;
  const sr_value *stack = sr_operand(op, 0), *update = sr_operand(op, 1);
  const sr_use *use = op->results[0].uses;
  return stack->block && stack->block->parent == walk->loop && sr_value_has_one_use(stack) && use &&
         !use->next && use->user == walk->loop->regions[1]->last && use->index == stack->index &&
         is_array(walk, update) &&
         stack->type->dims[sr_strip_dimension(update->type, walk->rows)] == walk->rows;
}

static bool suits_block(strip_walk *walk, const sr_block *block);

/* True if a nested loop or branch suits: all rows take the same way through it. */
static bool suits_control(strip_walk *walk, const sr_op *op) {
  for (int32_t r = 0; r < op->region_count; r++)
    if (!suits_block(walk, op->regions[r]))
      return false;
  return sr_emit_class_of(op) == SR_EMIT_while_loop || is_single(sr_operand(op, 0));
}

static bool suits_operands(const strip_walk *walk, const sr_op *op, bool updates) {
  const bool terminates = sr_emit_class_of(op) == SR_EMIT_terminator;
  const bool passes = terminates || sr_op_has(op, SR_TRAIT_CONTROL);
  const bool ends = terminates && op->block->parent == walk->loop;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_value *operand = sr_operand(op, i);
    const bool is_stack =
        (updates && i == 0) || (ends && operand->op && suits_update(walk, operand->op));
    if (!is_stack && !suits_value(walk, operand) && !(passes && is_small(walk, operand)))
      return false;
  }
  return true;
}

/* True if `op`, in the loop, computes the same for all rows, or rows from rows. */
static bool suits_op(strip_walk *walk, const sr_op *op) {
  const bool controls = sr_op_has(op, SR_TRAIT_CONTROL), updates = suits_update(walk, op);
  if (is_constant(walk, op))
    return true;
  if (!controls && op->result_count == 1 && is_small(walk, op->results))
    return suits_small(walk, op);
  for (int32_t i = 0; i < op->result_count; i++)
    if (!updates && !is_small(walk, &op->results[i]) && !is_array(walk, &op->results[i]))
      return false;
  if (!suits_operands(walk, op, updates))
    return false;
  if (controls)
    return suits_control(walk, op);
  if (op->result_count == 1 && !updates)
    walk->work += sr_op_cost(op) * sr_type_elements(op->results[0].type);
  return updates || sr_emit_class_of(op) == SR_EMIT_terminator ||
         (op->result_count == 1 && suits_array(walk, op));
}

/* True if all arguments and ops of `block` suit. */
static bool suits_block(strip_walk *walk, const sr_block *block) {
  for (int32_t i = 0; i < block->arg_count; i++) {
    const sr_value *arg = block->args[i];
    const sr_use *use = arg->uses;
    const bool is_stack =
        block == walk->loop->regions[0] ? !use : use && !use->next && suits_update(walk, use->user);
    if (!is_stack && !is_small(walk, arg) && !is_array(walk, arg))
      return false;
  }
  for (const sr_op *op = block->first; op; op = op->next)
    if (!suits_op(walk, op))
      return false;
  return true;
}

/* ---- loops ----------------------------------------------------------------------------------- */

/* Returns the first array that the loop carries and does not only update; NULL if there is none. */
static const sr_type *array_of(const sr_lowering *low, const sr_op *loop) {
  const sr_block *body = loop->regions[1];
  for (int32_t i = 0; i < body->arg_count; i++) {
    const sr_value *arg = body->args[i];
    const sr_use *use = arg->uses;
    const bool updated =
        use && !use->next && sr_emit_class_of(use->user) == SR_EMIT_dynamic_update_slice;
    if (arg->type->kind == SR_TYPE_TENSOR && !updated &&
        !sr_type_fits_registers(low->policy, arg->type))
      return arg->type;
  }
  return NULL;
}

static bool suits_loop(strip_walk *walk) {
  if (!suits_block(walk, walk->loop->regions[0]) || !suits_block(walk, walk->loop->regions[1]))
    return false;
  const int64_t known = sr_while_trip_count(walk->loop);
  return (double)(known < 0 ? SR_UNKNOWN_TRIPS : known) * (double)walk->work >=
         (double)walk->policy->block_work;
}

/* Moves the ops of `block` and of nested blocks that compute the same in each iteration before the
 * loop. */
static void move_constants(const strip_walk *walk, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t r = 0; r < op->region_count; r++)
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        move_constants(walk, op->regions[r]);
    if (op->result_count == 1 && is_constant(walk, op)) {
      sr_op_detach(op);
      sr_op_insert(op, walk->loop->block, walk->loop);
    }
  }
}

static void note(const sr_lowering *low, const strip_walk *walk, const char *attribute) {
  for (int32_t r = 0; r < walk->loop->region_count; r++)
    move_constants(walk, walk->loop->regions[r]);
  sr_op_set_attr(low->module, walk->loop, attribute, sr_attr_int(low->module, walk->rows, SR_I64));
}

void sr_prepare_strips(const sr_lowering *low, sr_op *loop) {
  enum {
    LEAST_ELEMENTS = 128 /* one thread would have all of fewer */
  };
  const sr_type *type = low->policy->loops_by_strips ? array_of(low, loop) : NULL;
  if (!type || sr_type_elements(type) < LEAST_ELEMENTS)
    return;
  strip_walk walk = {low->policy, loop, sr_type_elements(type), true, 0};
  if (suits_loop(&walk)) {
    note(low, &walk, SR_STRIP_ELEMENTS_ATTR);
    return;
  }
  for (int32_t d = 0; d < type->rank; d++) {
    walk = (strip_walk){low->policy, loop, type->dims[d], false, 0};
    if (type->dims[d] > SR_REGISTER_ELEMENTS && suits_loop(&walk)) {
      note(low, &walk, SR_STRIP_ROWS_ATTR);
      return;
    }
  }
}
