/*
 * Decides which roots inside a kernel are computed in one loop.
 *
 * In the body of a loop that is part of a kernel, each root is a loop over its elements. Where
 * roots go over the same elements and share arrays, as in an update of weights and of their
 * moments, one loop loads each array once, and loads and stores while it divides. Such roots are
 * moved behind the first of them, if all that they read is known there. One that overwrites a carry
 * stays behind the other readers of the carry, which would need a second buffer.
 */
#include "compiler/core/locality.h"
#include "compiler/lower/lower.h"
#include "graph/ir/query.h"

enum {
  MOST_ROOTS = 8 /* of a loop: each takes a stream of stores, and some of loads */
};

typedef struct loop_group {
  sr_op *last; /* the last of its roots in the block */
  int32_t place, count;
  int64_t elements, work;
} loop_group;

typedef struct grouping {
  sr_lowering *low;
  const sr_block *block;
  SR_VECTOR(loop_group) groups; /* [sr_cell.group - 1] */
  SR_VECTOR(int32_t) places;    /* [sr_value.id]: when the root is computed, from 1 on */
  SR_VECTOR(int32_t) reads;     /* [sr_value.id]: when the root is read last, so far */
  SR_VECTOR(int32_t) users;     /* [sr_value.id]: last group that reads or computes the root */
} grouping;

/* What a root reads. */
typedef struct root_reads {
  grouping *g;
  int32_t known; /* the place from which on all of it is known */
  int32_t group; /* the last group that has an array of it; 0: none */
  int64_t elements;
} root_reads;

static void note_read(void *user, sr_cell *cell, unsigned kind) {
  root_reads *reads = user;
  (void)kind;
  for (; cell; cell = cell->view_of) {
    const size_t id = cell->value->id;
    const int32_t place = SR_SIDE_GET(&reads->g->places, id);
    const int32_t group = SR_SIDE_GET(&reads->g->users, id);
    reads->known = place > reads->known ? place : reads->known;
    if (group > reads->group && sr_type_elements(cell->value->type) == reads->elements)
      reads->group = group;
  }
}

typedef struct placing {
  grouping *g;
  int32_t place, group;
} placing;

static void place_read(void *user, sr_cell *cell, unsigned kind) {
  const placing *p = user;
  (void)kind;
  for (; cell; cell = cell->view_of) {
    const size_t id = cell->value->id;
    if (SR_SIDE_GET(&p->g->reads, id) < p->place)
      SR_SIDE_SET(p->g->low->arena, &p->g->reads, id, p->place);
    if (p->group > 0)
      SR_SIDE_SET(p->g->low->arena, &p->g->users, id, p->group);
  }
}

/* True if the expression of `op` reads no single element of a larger root: the same loop might
 * compute that element later. `single`: the expression is itself one element of another. The caller
 * has made a new stamp. */
static bool reads_alike(const sr_lowering *low, const sr_op *op, bool single) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_cell *cell = sr_cell_of(low, sr_operand(op, i));
    const bool one = sr_type_elements(cell->value->type) == 1;
    if (cell->root) {
      if (single && !one)
        return false;
      continue;
    }
    if (cell->seen[single || one] == low->stamp)
      continue;
    cell->seen[single || one] = low->stamp;
    if (!reads_alike(low, cell->value->op, single || one))
      return false;
  }
  return true;
}

/* True if a loop over linear indices computes the root `op`. By strips of rows, it does only if the
 * elements of a strip lie one behind the other. */
static bool is_linear(const sr_op *op) {
  const sr_type *type = op->results[0].type;
  for (const sr_op *loop = op->block->parent; loop; loop = loop->block->parent) {
    const int64_t rows = sr_op_int(loop, SR_STRIP_ROWS_ATTR, 0);
    if (rows > 0)
      return sr_strip_pieces(type, rows) == 1;
  }
  return true;
}

/* True if the root `op` can be computed in a loop with others. */
static bool suits_loop(sr_lowering *low, const sr_op *op) {
  const sr_cell *cell = op->result_count == 1 ? sr_cell_of(low, op->results) : NULL;
  if (!cell || cell->in_registers || sr_emit_class_of(op) == SR_EMIT_copy ||
      cell->cost > low->policy->group_work ||
      sr_type_elements(op->results[0].type) < low->policy->vector_trips || !is_linear(op) ||
      !sr_op_is_flat(low, op))
    return false;
  low->stamp++;
  return reads_alike(low, op, false);
}

/* True if the result of `op` may take the place of a carry that is read after `place`. */
static bool overtakes_read(const grouping *g, const sr_op *op, int32_t place) {
  const sr_op *last = g->block->last;
  for (int32_t i = 0; i < last->operand_count && i < g->block->arg_count; i++)
    if (sr_operand(last, i) == op->results && SR_SIDE_GET(&g->reads, g->block->args[i]->id) > place)
      return true;
  return false;
}

/* Returns the group that `op` should join; 0: none. */
static int32_t find_group(grouping *g, const sr_op *op) {
  root_reads reads = {.g = g, .elements = sr_type_elements(op->results[0].type)};
  sr_op_reads(g->low, op, note_read, &reads);
  if (reads.group == 0)
    return 0;
  const loop_group *group = &g->groups.items[reads.group - 1];
  const int64_t work = group->work + sr_cell_of(g->low, op->results)->cost;
  return group->elements == reads.elements && group->count < MOST_ROOTS &&
                 work <= g->low->policy->group_work && reads.known <= group->place &&
                 !overtakes_read(g, op, group->place)
             ? reads.group
             : 0;
}

/* Moves the virtual values of the block that `op` is computed from before `op`. */
static void move_operands(const grouping *g, sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_cell *cell = sr_cell_of(g->low, sr_operand(op, i));
    sr_op *operand = cell->value->op;
    if (!operand || operand->block != g->block || cell->seen[0] == g->low->stamp ||
        sr_op_is_executed(g->low, operand))
      continue;
    cell->seen[0] = g->low->stamp;
    sr_op_detach(operand);
    sr_op_insert(operand, op->block, op);
    move_operands(g, operand);
  }
}

static void join(grouping *g, sr_op *op, int32_t number) {
  loop_group *group = &g->groups.items[number - 1];
  if (group->last->next != op) {
    sr_op *after = group->last->next;
    sr_op_detach(op);
    sr_op_insert(op, after->block, after);
    g->low->stamp++;
    move_operands(g, op);
  }
  group->last = op;
  group->count++;
  group->work += sr_cell_of(g->low, op->results)->cost;
}

static int32_t begin_group(grouping *g, sr_op *op, int32_t place) {
  loop_group group = {op, place, 1, sr_type_elements(op->results[0].type),
                      sr_cell_of(g->low, op->results)->cost};
  SR_PUSH(g->low->arena, &g->groups, group);
  return (int32_t)g->groups.count;
}

static void group_block(sr_lowering *low, sr_block *block) {
  grouping g = {.low = low, .block = block};
  int32_t place = 0;
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    if (!sr_op_is_executed(low, op))
      continue;
    placing p = {&g, ++place, 0};
    if (suits_loop(low, op)) {
      p.group = find_group(&g, op);
      if (p.group > 0)
        join(&g, op, p.group);
      else
        p.group = begin_group(&g, op, place);
      p.place = g.groups.items[p.group - 1].place;
      sr_cell_of(low, op->results)->group = p.group;
      SR_SIDE_SET(low->arena, &g.users, op->results[0].id, p.group);
    }
    for (int32_t i = 0; i < op->result_count; i++)
      SR_SIDE_SET(low->arena, &g.places, sr_result(op, i)->id, p.place);
    sr_op_reads(low, op, place_read, &p);
  }
}

static void visit_block(sr_lowering *low, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next)
    for (int32_t r = 0; r < op->region_count; r++)
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        visit_block(low, op->regions[r]);
  if (!sr_block_is_host(low, block))
    group_block(low, block);
}

void sr_lower_loops(sr_lowering *low) {
  if (low->policy->groups_loops)
    visit_block(low, low->module->main->body);
}

int32_t sr_loop_roots_after(const sr_lowering *low, const sr_op *op) {
  int32_t count = 0;
  const int32_t group = op->result_count ? sr_cell_of(low, op->results)->group : 0;
  for (op = op->next; group > 0 && op; op = op->next) {
    if (!sr_op_is_executed(low, op))
      continue;
    if (op->result_count == 0 || sr_cell_of(low, op->results)->group != group)
      break;
    count++;
  }
  return count;
}
