/*
 * Equal collectives of equal operands: one of them serves for all that stand where it was run
 * before, in its block and in the loops and branches there.
 *
 * One walk with a table of the ops on the way here, and nothing but collectives changed: of other
 * ops that are equal it is only noted, for operands to be known equal. The compiler makes them one,
 * and would make the collectives one, had not small-all-reduces hidden them in larger ones.
 *
 * The same pieces may be rows where a rewrite has made them, and windows where a sharding was made
 * another. Where a value is moved by both they are compared piece by piece.
 */
#include "base/mix.h"
#include "graph/ir/equal.h"
#include "graph/ir/query.h"
#include "partitioner/rewrite/rewrite.h"

/* Redistributes that may move the same. */
typedef struct moves {
  SR_VECTOR(sr_op *) ops;
  size_t compared; /* the first ones */
  bool have_rows, have_windows;
} moves;

typedef struct sharing {
  sr_op_table *table;
  SR_VECTOR(sr_op *) unused; /* collectives for which others serve; they go when the walk is over */
  sr_memo moves;             /* value, type, pieces -> the redistributes of it to that */
  sr_memo tables;            /* a sum of pieces, moves -> the first of these that has it */
} sharing;

/* The pieces of a redistribute. */
static double count_of(sr_rewriting *rw, const sr_op *op) {
  const sr_boxes boxes = sr_op_boxes(op);
  sr_box_sums sums;
  if (!sr_boxes_have_windows(&boxes))
    return boxes.count;
  (void)sr_boxes_sum_windows(&boxes, 0, 0, &sums);
  rw->p->pieces += sums.looks;
  return sums.all.pieces;
}

static sr_mix_sum sum_of(sr_rewriting *rw, const sr_op *op) {
  const sr_boxes boxes = sr_op_boxes(op);
  sr_mix_sum sum = {0};
  sr_box_walk walk = {.boxes = &boxes};
  for (sr_box box; sr_box_next(&walk, &box); rw->p->pieces++) {
    const uint64_t ends = sr_mix(sr_mix(0, (uint64_t)box.source), (uint64_t)box.target);
    sr_mix_add(&sum, ends, box.size, 3 * boxes.rank);
  }
  return sum;
}

/* Moves of one value to one type, and of so many pieces; 0: of any. */
static moves *moves_like(sr_rewriting *rw, sharing *s, const sr_op *op, double count) {
  const int64_t key[] = {(int64_t)(intptr_t)sr_op_table_leader(s->table, sr_operand(op, 0)),
                         (int64_t)(intptr_t)sr_result(op, 0)->type, (int64_t)count};
  moves **place = (moves **)sr_memo_at(rw->p->phase, &s->moves, key, 3);
  if (!*place)
    *place = SR_NEW(rw->p->phase, moves);
  return *place;
}

/* True if some of them are rows, and some windows. */
static bool add_move(sr_rewriting *rw, moves *m, sr_op *op) {
  SR_PUSH(rw->p->phase, &m->ops, op);
  *(sr_op_attr(op, "windows") ? &m->have_windows : &m->have_rows) = true;
  return m->have_windows && m->have_rows;
}

/* Writes what a redistribute moves as the first one of `like` that moves the same writes it. */
static void write_uniform(sr_rewriting *rw, sharing *s, const moves *like, sr_op *op) {
  const sr_mix_sum sum = sum_of(rw, op);
  const int64_t key[] = {(int64_t)sum.low, (int64_t)sum.high, (int64_t)(intptr_t)like};
  sr_op **first = (sr_op **)sr_memo_at(rw->p->phase, &s->tables, key, sizeof key / sizeof *key);
  *first = *first ? *first : op;
  static const char *const names[] = {"pieces", "windows", "devices"};
  for (size_t i = 0; *first != op && i < sizeof names / sizeof *names; i++)
    sr_op_set_attr(rw->p->module, op, names[i], sr_op_attr(*first, names[i]));
}

/* Looks at the pieces of redistributes of one value where some of them are rows, and some windows,
 * as many of each. Few pieces are always rows. */
static void compare_moves(sr_rewriting *rw, sharing *s, sr_op *op) {
  if (!sr_op_attr(op, "windows") && sr_op_boxes(op).count <= SR_BOXES_FEW)
    return;
  moves *all = moves_like(rw, s, op, 0);
  if (!add_move(rw, all, op))
    return;
  for (; all->compared < all->ops.count; all->compared++) {
    sr_op *next = all->ops.items[all->compared];
    moves *like = moves_like(rw, s, next, count_of(rw, next));
    if (!add_move(rw, like, next))
      continue;
    for (; like->compared < like->ops.count; like->compared++)
      write_uniform(rw, s, like, like->ops.items[like->compared]);
  }
}

static void share(sr_rewriting *rw, sharing *s, sr_op *op) {
  if (op->result_count == 0 || !sr_op_is_removable(op))
    return;
  if (op->code == SR_OP_REDISTRIBUTE)
    compare_moves(rw, s, op);
  sr_op *earlier = sr_op_table_find(s->table, op, NULL);
  if (!earlier)
    return;
  bool collective = sr_op_has(op, SR_TRAIT_COLLECTIVE);
  for (int32_t i = 0; i < op->result_count; i++) {
    if (collective)
      sr_value_replace(sr_result(op, i), sr_result(earlier, i));
    else
      sr_op_table_join(s->table, sr_result(op, i), sr_result(earlier, i));
  }
  if (collective)
    SR_PUSH(rw->p->phase, &s->unused, op);
}

static void share_in_block(sr_rewriting *rw, sharing *s, sr_block *block) {
  size_t mark = sr_op_table_mark(s->table);
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t r = 0; sr_op_has(op, SR_TRAIT_CONTROL) && r < op->region_count; r++)
      share_in_block(rw, s, op->regions[r]);
    share(rw, s, op);
  }
  sr_op_table_reset(s->table, mark);
}

bool sr_rewrite_same_collectives(sr_rewriting *rw) {
  sr_block *body = rw->p->body;
  sharing s = {
      .table = sr_op_table_create(rw->p->phase, rw->p->module, (size_t)sr_block_op_count(body))};
  share_in_block(rw, &s, body);
  for (size_t i = 0; i < s.unused.count; i++)
    sr_op_drop_dead(rw->p->phase, s.unused.items[i]);
  return s.unused.count > 0;
}
