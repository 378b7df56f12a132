/*
 * Kernels that compute several roots in one pass (lower/kernel_groups.c): element by element, or
 * row by row; and roots inside of a kernel that share a loop (lower/loop_groups.c). An element that
 * one root computes and another one reads stays in a register.
 */
#include "compiler/emit/emit_group.h"

#include "compiler/core/locality.h"
#include "compiler/emit/emit_reduce.h"

/* ---- stores ---------------------------------------------------------------------------------- */

enum {
  VECTOR_BYTES = 16,      /* most that one instruction of a GPU moves */
  BUSY_ELEMENTS = 1 << 18 /* from this many on, a GPU is busy also if each thread takes several */
};

/* The elements that a thread computes at a time: of each root one at every position. */
typedef struct chunk {
  sr_code_emitter *e;
  int64_t width;
  const sr_position *positions;
} chunk;

/* Loads the elements at the chunk's positions of an array that has as many as the roots. */
static void load_ahead(void *user, sr_cell *cell, unsigned kind) {
  const chunk *c = user;
  const sr_cell *base = cell;
  (void)kind;
  while (base->view_of)
    base = base->view_of;
  const sr_op *first = c->e->unit->roots.items[0];
  if (base->unit == c->e->unit ||
      sr_type_elements(cell->value->type) != sr_type_elements(first->results[0].type))
    return;
  for (int64_t i = 0; i < c->width; i++)
    sr_emit_remember(c->e, base->value, &c->positions[i],
                     sr_emit_element(c->e, cell->value, &c->positions[i]));
}

static void store_root(const chunk *c, const sr_op *op, const sr_element *elements) {
  sr_code_emitter *e = c->e;
  const sr_type *type = op->results[0].type;
  const sr_cell *cell = sr_cell_of(e->low, op->results);
  for (int64_t i = 0; i < c->width && sr_buffer_of(cell); i++)
    sr_emit_store(e, type->dtype, sr_emit_cell_address(e, cell),
                  sr_emit_linear(e, &c->positions[i], type->rank, type->dims).v, elements[i],
                  sr_buffer_of(cell));
}

/* First all loads, last all stores: LLVM makes one of several that stand in one block, and a root
 * may overwrite what another one reads. The elements between may branch. */
void sr_group_elements(sr_code_emitter *e, const sr_position *positions, int64_t count) {
  const sr_op_vector *roots = &e->unit->roots;
  chunk c = {e, count, positions};
  sr_element(*elements)[SR_GROUP_ELEMENTS] =
      sr_arena_alloc(e->scratch, roots->count * sizeof *elements);
  e->has_root_elements = true;
  for (size_t r = 0; r < roots->count && positions[0].linear; r++)
    sr_op_reads(e->low, roots->items[r], load_ahead, &c);
  for (size_t r = 0; r < roots->count; r++)
    for (int64_t i = 0; i < count; i++) {
      const sr_value *value = roots->items[r]->results;
      if (sr_emitted_find(e, value, &positions[i], &elements[r][i]))
        continue;
      elements[r][i] = sr_emit_op_element(e, roots->items[r], &positions[i]);
      sr_emit_remember(e, value, &positions[i], elements[r][i]);
    }
  for (size_t r = 0; r < roots->count; r++)
    store_root(&c, roots->items[r], elements[r]);
  e->has_root_elements = false;
}

/* ---- in one loop inside a kernel ------------------------------------------------------------- */

/* Computes and stores the elements at `position` of all roots. They are stored last: one may
 * overwrite what another reads here, and LLVM then loads once what several read. */
static void emit_together(sr_code_emitter *e, const sr_position *position,
                          const sr_op *const *roots, int32_t count) {
  sr_element *elements = SR_NEW_ARRAY(e->scratch, sr_element, count);
  e->has_root_elements = true;
  for (int32_t i = 0; i < count; i++) {
    elements[i] = sr_emit_op_element(e, roots[i], position);
    sr_emit_remember(e, roots[i]->results, position, elements[i]);
  }
  e->has_root_elements = false;
  for (int32_t i = 0; i < count; i++)
    sr_reduce_store(e, roots[i], position, &elements[i]);
}

void sr_emit_loop_roots(sr_code_emitter *e, const sr_op *first, int32_t count) {
  const sr_type *type = first->results[0].type;
  const sr_op **roots = SR_NEW_ARRAY(e->scratch, const sr_op *, count);
  e->cost = 2; /* a load and a store */
  for (int32_t i = 0; i < count; first = first->next)
    if (sr_op_is_executed(e->low, first)) {
      SR_ASSERT(sr_strip_is_linear(e, first->results[0].type));
      roots[i++] = first;
      e->cost += sr_cell_of(e->low, first->results)->cost;
    }
  sr_loop loop;
  LLVMValueRef low, high;
  sr_strip_range(e, type, &low, &high);
  sr_position position = {.linear = true, .rank = type->rank};
  position.index[0] = sr_loop_begin(e, &loop, low, high, 0, sr_type_elements(type) - 1);
  emit_together(e, &position, roots, count);
  sr_loop_end(e, &loop);
  e->emitted.items = NULL;
  e->emitted.count = e->emitted.capacity = 0;
}

/* ---- by elements ----------------------------------------------------------------------------- */

static void emit_position(sr_code_emitter *e, const sr_position *position, void *user) {
  (void)user;
  sr_group_elements(e, position, 1);
}

static void emit_adjacent(sr_code_emitter *e, sr_index first, int64_t width, void *user) {
  sr_position positions[SR_GROUP_ELEMENTS];
  (void)user;
  for (int64_t i = 0; i < width; i++)
    positions[i] = (sr_position){.linear = true, .index = {sr_index_add(e, first, i)}};
  sr_group_elements(e, positions, width);
}

/* Returns how many adjacent elements a thread should compute at a time. */
static int64_t chunk_width(const sr_code_emitter *e) {
  const sr_op_vector *roots = &e->unit->roots;
  int64_t bytes = 1;
  if (sr_type_elements(roots->items[0]->results[0].type) < BUSY_ELEMENTS)
    return 1;
  for (size_t i = 0; i < roots->count; i++) {
    const int64_t size = sr_dtype_get(roots->items[i]->results[0].type->dtype)->bytes;
    bytes = size > bytes ? size : bytes;
  }
  return VECTOR_BYTES / bytes < SR_GROUP_ELEMENTS ? VECTOR_BYTES / bytes : SR_GROUP_ELEMENTS;
}

/* ---- by rows --------------------------------------------------------------------------------- */

enum {
  COLUMNS_PER_THREAD = 4 /* a thread that computes several elements waits for memory less often */
};

/* Returns the threads of a block that computes a row of all roots. */
static int64_t count_row_threads(const sr_code_emitter *e) {
  int64_t most = 1;
  for (size_t i = 0; i < e->unit->roots.count; i++) {
    const int64_t columns = sr_row_elements(e->unit->roots.items[i], e->unit->rows);
    most = columns > most ? columns : most;
  }
  const int64_t warps = (most + COLUMNS_PER_THREAD * SR_WARP - 1) / (COLUMNS_PER_THREAD * SR_WARP);
  const int64_t threads = warps * SR_WARP;
  return threads < e->low->policy->block_threads ? threads : e->low->policy->block_threads;
}

static void emit_row(sr_code_emitter *e, void *user) {
  (void)user;
  for (size_t i = 0; i < e->unit->roots.count; i++)
    sr_emit_root(e, e->unit->roots.items[i]);
}

/* Gives each result of which the kernel keeps a row memory on the stack. Returns the operations of
 * the kernel. */
static int64_t reserve_rows(sr_code_emitter *e) {
  int64_t work = 0;
  for (size_t r = 0; r < e->unit->roots.count; r++) {
    const sr_op *op = e->unit->roots.items[r];
    for (int32_t i = 0; i < op->result_count; i++) {
      const sr_type *type = op->results[i].type;
      sr_cell *cell = sr_cell_of(e->low, &op->results[i]);
      if (cell->in_row)
        cell->row = sr_emit_stack(e, sr_kept_row_bytes(type, e->unit->rows));
    }
    work += sr_row_elements(op, 0) * (sr_cell_of(e->low, op->results)->cost + 1);
  }
  return work;
}

/* On a CPU: a thread has some of the rows. */
static void emit_rows_by_threads(sr_code_emitter *e) {
  const int32_t rank = e->unit->rows;
  const int64_t *dims = e->unit->roots.items[0]->results[0].type->dims;
  const int64_t work = reserve_rows(e);
  int64_t rows = 1;
  for (int32_t d = 0; d < rank; d++)
    rows *= dims[d];
  if (rows == 0)
    return;
  sr_nest_set_extent(e, rows, work);
  sr_loop loop;
  sr_position linear = {.linear = true, .rank = rank};
  linear.index[0] = sr_loop_begin(e, &loop, e->begin, e->end, 0, rows - 1);
  e->team.row = sr_emit_delinear(e, &linear, rank, dims);
  emit_row(e, NULL);
  sr_loop_end(e, &loop);
  e->team.row.rank = 0;
}

void sr_emit_group(sr_code_emitter *e) {
  const sr_unit *unit = e->unit;
  const sr_type *type = unit->roots.items[0]->results[0].type;
  e->cost = 2; /* a load and a store */
  for (size_t i = 0; i < unit->roots.count; i++)
    e->cost += sr_cell_of(e->low, unit->roots.items[i]->results)->cost;
  if (unit->walk == SR_WALK_ROWS && e->team.form == SR_FORM_RANGE)
    emit_rows_by_threads(e);
  else if (unit->walk == SR_WALK_ROWS)
    sr_team_rows(e, unit->rows, type->dims, count_row_threads(e), emit_row, NULL);
  else if (unit->walk == SR_WALK_FLAT)
    sr_team_chunks(e, sr_type_elements(type), chunk_width(e), emit_adjacent, NULL);
  else if (!sr_emit_tiles(e))
    sr_team_nest(e, type->rank, (const int64_t[SR_MAX_RANK]){0}, type->dims, false, emit_position,
                 NULL);
  sr_arena_reset(e->scratch);
  e->emitted.items = NULL;
  e->emitted.count = e->emitted.capacity = 0;
}
