/* Emits roots (values that are stored) that are computed element by element, copied, or updated in
 * place. */
#include "compiler/core/locality.h"
#include "compiler/emit/emit.h"
#include "graph/ir/query.h"

void sr_emit_define(sr_code_emitter *e, sr_cell *cell, const sr_element *elements) {
  const sr_type *type = cell->value->type;
  int64_t count = sr_type_elements(type);
  if (!cell->registers)
    cell->registers = SR_NEW_ARRAY(e->low->arena, sr_element, count);
  for (int64_t i = 0; i < count; i++)
    cell->registers[i] = elements[i];
  sr_buffer *buffer = sr_buffer_of(cell);
  /* Threads with different strips are in different iterations: none may read such a value in memory
   * before the loop ends. */
  if (!buffer || (e->strip_rows && !cell->read_outside))
    return;
  LLVMValueRef address = sr_emit_cell_address(e, cell);
  sr_team_branch branch;
  sr_team_begin_alone(e, &branch);
  for (int64_t i = 0; i < count; i++)
    sr_emit_store(e, type->dtype, address, sr_emit_i64(e, i), elements[i], buffer);
  sr_team_end_alone(e, &branch);
}

/* ---- element by element ---------------------------------------------------------------------- */

typedef struct target {
  const sr_op *op; /* the op that computes `value` in its own place; NULL: `value` is copied to */
  const sr_value *value;
  LLVMValueRef address; /* this address, which is in `buffer` */
  const sr_buffer *buffer;
} target;

static void store_element(sr_code_emitter *e, const sr_position *position, void *user) {
  const target *to = user;
  const sr_type *type = to->value->type;
  if (to->op) {
    const sr_element element = sr_emit_op_element(e, to->op, position);
    const sr_place place = sr_emit_place(e, to->value, position);
    sr_emit_store_at(e, type->dtype, &place, element);
    return;
  }
  const sr_element element = sr_emit_element(e, to->value, position);
  const sr_index linear = sr_emit_linear(e, position, type->rank, type->dims);
  sr_emit_store(e, type->dtype, to->address, linear.v, element, to->buffer);
}

/* Hides how an unsigned number is computed from LLVM's analysis of loops: the rounds of a hash, as
 * of random numbers, would be one sum that grows from round to round, and the analysis takes more
 * than the square of its length. */
static void hide_sum(sr_code_emitter *e, sr_dtype dtype, sr_element *element) {
  if (dtype == SR_U32 || dtype == SR_U64)
    element->v = LLVMBuildFreeze(e->builder, element->v, "");
}

/* Emits each element of a value in registers by itself, at a constant position. */
static void emit_in_registers(sr_code_emitter *e, sr_op *op) {
  const sr_value *value = &op->results[0];
  const sr_type *type = value->type;
  sr_element elements[SR_REGISTER_ELEMENTS];
  for (int64_t i = 0; i < sr_type_elements(type); i++) {
    sr_position linear = {.linear = true, .rank = type->rank};
    linear.index[0] = sr_index_constant(e, i);
    sr_position position = sr_emit_delinear(e, &linear, type->rank, type->dims);
    elements[i] = sr_emit_op_element(e, op, &position);
    hide_sum(e, type->dtype, &elements[i]);
  }
  sr_emit_define(e, sr_cell_of(e->low, value), elements);
}

/* Returns the length of the first dimension with several indices. */
static int64_t outermost(const sr_type *type) {
  for (int32_t d = 0; d < type->rank; d++)
    if (type->dims[d] > 1)
      return type->dims[d];
  return 1;
}

/*
 * If the root `op` reshapes a value that a CPU computes with it, and loops over the dimensions of
 * that value are better, returns the value, else NULL. The elements have the same order in memory,
 * but the indices of the value are known without divisions. Its innermost loop must fill vectors,
 * and threads must be able to share the outermost one.
 */
static const sr_value *find_reshaped(const sr_code_emitter *e, const sr_op *op) {
  enum {
    MANY_PARTS = 64 /* more than most devices have threads */
  };
  if (e->team.form != SR_FORM_RANGE || e->team.row.rank > 0 || sr_op_is_flat(e->low, op))
    return NULL;
  const sr_value *value = &op->results[0];
  while (value->op && sr_emit_class_of(value->op) == SR_EMIT_reshape &&
         (value->op == op || !sr_cell_of(e->low, value)->root))
    value = sr_operand(value->op, 0);
  const sr_type *type = value->type, *result = op->results[0].type;
  if (value == &op->results[0] || sr_cell_of(e->low, value)->root || type->rank == 0)
    return NULL;
  const bool fills = type->dims[type->rank - 1] >= 2 * e->low->policy->vector_trips;
  const bool divides = outermost(type) >= MANY_PARTS || outermost(type) >= outermost(result);
  return fills && divides ? value : NULL;
}

static void emit_elemental(sr_code_emitter *e, sr_op *op) {
  sr_cell *cell = sr_cell_of(e->low, &op->results[0]);
  if (cell->in_registers) {
    emit_in_registers(e, op);
    return;
  }
  sr_buffer *buffer = sr_buffer_of(cell);
  if (!buffer && !cell->in_row)
    return;
  if (sr_emit_class_of(op) == SR_EMIT_copy) {
    const sr_cell *from = sr_cell_of(e->low, sr_operand(op, 0));
    if (from->root && buffer && sr_buffer_of(from) == buffer)
      return;
  }
  if (e->strip_rows == 0 && sr_emit_transposed(e, op))
    return;
  const sr_value *reshaped =
      buffer && !cell->in_row && e->strip_rows == 0 ? find_reshaped(e, op) : NULL;
  if (reshaped) {
    sr_emit_copy_value(e, reshaped, sr_emit_cell_address(e, cell), buffer);
    return;
  }
  target to = {.op = op, .value = &op->results[0]};
  sr_emit_nest(e, &op->results[0], store_element, &to);
}

void sr_emit_copy_value(sr_code_emitter *e, const sr_value *value, LLVMValueRef address,
                        const sr_buffer *buffer) {
  target to = {NULL, value, address, buffer};
  sr_emit_nest(e, value, store_element, &to);
}

/* ---- updates --------------------------------------------------------------------------------- */

static bool is_in_place(const sr_code_emitter *e, const sr_op *op, int32_t i) {
  const sr_cell *operand = sr_cell_of(e->low, sr_operand(op, i));
  return operand->root &&
         sr_buffer_of(operand) == sr_buffer_of(sr_cell_of(e->low, &op->results[i]));
}

LLVMValueRef sr_emit_start_update(sr_code_emitter *e, const sr_op *op, int32_t i) {
  const sr_cell *result = sr_cell_of(e->low, &op->results[i]);
  LLVMValueRef address = sr_emit_cell_address(e, result);
  SR_ASSERT(is_in_place(e, op, i) || e->strip_rows == 0); /* threads would copy the same rows */
  if (!is_in_place(e, op, i) && !e->unit->copies_first)
    sr_emit_copy_value(e, sr_operand(op, i), address, sr_buffer_of(result));
  return address;
}

typedef struct update {
  const sr_op *op;
  LLVMValueRef address;
  sr_index start[SR_MAX_RANK];
} update;

static void store_update(sr_code_emitter *e, const sr_position *position, void *user) {
  const update *u = user;
  const sr_type *type = u->op->results[0].type;
  sr_element element = sr_emit_element(e, sr_operand(u->op, 1), position);
  sr_position at = sr_emit_delinear(e, position, type->rank, sr_operand(u->op, 1)->type->dims);
  for (int32_t d = 0; d < type->rank; d++)
    at.index[d] = sr_index_sum(e, u->start[d], at.index[d]);
  sr_index linear = sr_emit_linear(e, &at, type->rank, type->dims);
  sr_emit_store(e, type->dtype, u->address, linear.v, element,
                sr_buffer_of(sr_cell_of(e->low, &u->op->results[0])));
}

/* Stores the element at `position` of an updated array that is not updated in place. */
static void store_updated(sr_code_emitter *e, const sr_position *position, void *user) {
  const update *u = user;
  const sr_type *type = u->op->results[0].type;
  sr_element element = sr_emit_updated(e, u->op, u->start, position);
  sr_emit_store(e, type->dtype, u->address, sr_emit_linear(e, position, type->rank, type->dims).v,
                element, sr_buffer_of(sr_cell_of(e->low, &u->op->results[0])));
}

static void emit_dynamic_update_slice(sr_code_emitter *e, sr_op *op) {
  const sr_type *type = op->results[0].type, *window = sr_operand(op, 1)->type;
  update u = {.op = op};
  for (int32_t d = 0; d < type->rank; d++)
    u.start[d] = sr_emit_clamped_index(e, sr_operand(op, d + 2), type->dims[d] - window->dims[d]);
  /* On a GPU one pass over the array copies and updates it, because nothing but the end of a kernel
   * would separate two passes. */
  if (sr_team_divides(e) && !is_in_place(e, op, 0)) {
    u.address = sr_emit_cell_address(e, sr_cell_of(e->low, &op->results[0]));
    sr_emit_nest(e, &op->results[0], store_updated, &u);
    return;
  }
  u.address = sr_emit_start_update(e, op, 0);
  int64_t low[SR_MAX_RANK] = {0};
  if (e->strip_rows)
    sr_emit_box_part(e, window->rank, low, window->dims, sr_strip_dimension(window, e->strip_rows),
                     store_update, &u);
  else
    sr_emit_box(e, window->rank, low, window->dims, store_update, &u);
}

/* ---- any root -------------------------------------------------------------------------------- */

void sr_emit_root(sr_code_emitter *e, sr_op *op) {
  static void (*const roots[SR_EMIT_CLASSES])(sr_code_emitter *, sr_op *) = {
      [SR_EMIT_reduce] = sr_emit_reduce,
      [SR_EMIT_dot] = sr_emit_dot,
      [SR_EMIT_sort] = sr_emit_sort,
      [SR_EMIT_merge] = sr_emit_merge,
      [SR_EMIT_sort_round] = sr_emit_sort_round,
      [SR_EMIT_dynamic_update_slice] = emit_dynamic_update_slice,
      [SR_EMIT_scatter] = sr_emit_scatter,
      [SR_EMIT_while_loop] = sr_emit_while,
      [SR_EMIT_case_branch] = sr_emit_case,
  };
  void (*root)(sr_code_emitter *, sr_op *) =
      sr_op_is_elemental(op) ? emit_elemental : roots[sr_emit_class_of(op)];
  e->cost = sr_cell_of(e->low, &op->results[0])->cost + 2; /* 2 operations for a load and a store */
  e->packs = op->results[0].type->dtype == SR_BF16;
  if (root)
    root(e, op);
  else if (e->status == SR_OK)
    e->status = sr_op_fail(e->ctx, e->low->module, op, SR_ERR_UNSUPPORTED,
                           "this op is not supported by this version");
  e->emitted.items = NULL;
  e->emitted.count = e->emitted.capacity = 0;
}

void sr_emit_block_roots(sr_code_emitter *e, sr_block *block) {
  int32_t done = 0; /* roots whose loop has been emitted */
  for (sr_op *op = block->first; op; op = op->next) {
    if (!sr_op_is_executed(e->low, op))
      continue;
    if (done > 0) {
      done--;
      continue;
    }
    done = sr_loop_roots_after(e->low, op);
    if (done > 0)
      sr_emit_loop_roots(e, op, done + 1);
    else
      sr_emit_root(e, op);
  }
}
