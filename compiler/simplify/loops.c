/*
 * Simplifies the carries of while loops. A carry is a value that a while op passes from one
 * iteration to the next. Removes carries that never change, that equal another carry, or that
 * nothing reads.
 */
#include <string.h>

#include "compiler/simplify/simplify_rules.h"
#include "graph/ir/equal.h"

/* The while loops of the program. A nested loop comes before the loop around it. */
typedef SR_VECTOR(sr_op *) loop_list;

static void collect_loops(const sr_builder *b, sr_block *block, loop_list *list) {
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->region_count; i++)
      collect_loops(b, op->regions[i], list);
    if (op->code == SR_OP_WHILE)
      SR_PUSH(b->arena, list, op);
  }
}

/* Calls `change` for every loop. `change` may replace the loop. */
static bool for_each_loop(const sr_builder *b, bool (*change)(const sr_builder *b, sr_op *loop)) {
  loop_list loops = {0};
  collect_loops(b, b->module->main->body, &loops);
  bool changed = false;
  for (size_t i = 0; i < loops.count; i++)
    changed |= change(b, loops.items[i]);
  return changed;
}

static sr_value *returned(const sr_op *loop, int32_t index) {
  return sr_operand(loop->regions[1]->last, index);
}

/* Removes each carry i for which keep[i] is false. At this point only the return op of the body may
 * use such a carry. */
static void drop_carries(const sr_builder *b, sr_op *loop, const bool *keep) {
  sr_rewriter_keep_operands(b, loop->regions[1]->last, keep);
  for (int32_t i = 0; i < 2; i++)
    sr_block_keep_args(loop->regions[i], keep);
  (void)sr_rewriter_rebuild(b, loop, keep, keep);
}

static bool same_constant(const sr_value *a, const sr_value *b) {
  const sr_dense *x = sr_constant_of(a), *y = sr_constant_of(b);
  return x && y && a->type == b->type && x->bytes == y->bytes &&
         memcmp(x->data, y->data, x->bytes) == 0;
}

/* ---- carries that never change -------------------------------------------------------------- */

static bool invariant_carries(const sr_builder *b, sr_op *loop) {
  bool *keep = SR_NEW_ARRAY(b->arena, bool, loop->operand_count);
  bool changed = false;
  for (int32_t i = 0; i < loop->operand_count; i++) {
    sr_value *start = sr_operand(loop, i), *next = returned(loop, i);
    sr_value *arg = loop->regions[1]->args[i];
    keep[i] = next != arg && next != start && !same_constant(next, start);
    if (keep[i])
      continue;
    sr_rewriter_replace(b, arg, start);
    sr_rewriter_replace(b, loop->regions[0]->args[i], start);
    sr_rewriter_replace(b, sr_result(loop, i), start);
    changed = true;
  }
  if (changed)
    drop_carries(b, loop, keep);
  return changed;
}

bool sr_rewrite_loop_invariant_carries(const sr_builder *b) {
  return for_each_loop(b, invariant_carries);
}

/* ---- carries that are equal ----------------------------------------------------------------- */

/*
 * Finds carries that are always equal. They form a class, which is named by its first carry:
 * class_of[i] is the first carry of i's class.
 *
 * At the start, carries with equal initial values form a class. This function sets those classes,
 * and returns true if one of them has several carries.
 *
 * Then each round assumes that the carries of a class are equal when an iteration begins. It splits
 * off carries that differ when the iteration ends. A round that splits nothing proves that the
 * assumption holds for every iteration.
 */
static bool initial_classes(const sr_op *loop, int32_t *class_of) {
  bool shared = false;
  for (int32_t i = 0; i < loop->operand_count; i++) {
    class_of[i] = i;
    for (int32_t j = 0; j < i && class_of[i] == i; j++) {
      const sr_value *a = sr_operand(loop, i), *b = sr_operand(loop, j);
      if (class_of[j] == j && a->type == b->type && (a == b || same_constant(a, b)))
        class_of[i] = j;
    }
    shared = shared || class_of[i] != i;
  }
  return shared;
}

/* Returns a table that maps every value of the body to the first value that equals it. Assumes that
 * the carries of a class are equal. */
static const sr_op_table *number_body(const sr_builder *b, const sr_op *loop,
                                      const int32_t *class_of) {
  sr_block *body = loop->regions[1];
  sr_op_table *table = sr_op_table_create(b->arena, b->module, (size_t)sr_block_op_count(body));
  for (int32_t i = 0; i < body->arg_count; i++)
    sr_op_table_join(table, body->args[i], body->args[class_of[i]]);
  for (sr_op *op = body->first; op; op = op->next) {
    if (op->region_count != 0 || op->result_count != 1 || !sr_op_is_pure(op))
      continue;
    sr_op *equal = sr_op_table_find(table, op, NULL);
    if (equal)
      sr_op_table_join(table, sr_result(op, 0), sr_result(equal, 0));
  }
  return table;
}

/* Splits each class whose carries the body sets to different values. Returns true if it split
 * one. */
static bool split_classes(const sr_op *loop, int32_t *class_of, int32_t *next_class,
                          const sr_op_table *table) {
  bool split = false;
  for (int32_t i = 0; i < loop->operand_count; i++) {
    next_class[i] = i;
    for (int32_t j = class_of[i]; j < i; j++) {
      if (class_of[j] == class_of[i] && next_class[j] == j &&
          sr_op_table_leader(table, returned(loop, j)) ==
              sr_op_table_leader(table, returned(loop, i))) {
        next_class[i] = j;
        break;
      }
    }
    split = split || next_class[i] != class_of[i];
  }
  memcpy(class_of, next_class, (size_t)loop->operand_count * sizeof *class_of);
  return split;
}

static bool equal_carries(const sr_builder *b, sr_op *loop) {
  enum {
    MAX_SPLITS = 8
  };
  int32_t *class_of = SR_NEW_ARRAY(b->arena, int32_t, loop->operand_count);
  int32_t *next_class = SR_NEW_ARRAY(b->arena, int32_t, loop->operand_count);
  if (!initial_classes(loop, class_of))
    return false;
  bool split = true;
  for (int i = 0; i < MAX_SPLITS && split; i++)
    split = split_classes(loop, class_of, next_class, number_body(b, loop, class_of));
  if (split)
    return false;
  bool *keep = SR_NEW_ARRAY(b->arena, bool, loop->operand_count);
  bool changed = false;
  for (int32_t i = 0; i < loop->operand_count; i++) {
    keep[i] = class_of[i] == i;
    if (keep[i])
      continue;
    for (int32_t r = 0; r < 2; r++)
      sr_rewriter_replace(b, loop->regions[r]->args[i], loop->regions[r]->args[class_of[i]]);
    sr_rewriter_replace(b, sr_result(loop, i), sr_result(loop, class_of[i]));
    changed = true;
  }
  if (changed)
    drop_carries(b, loop, keep);
  return changed;
}

bool sr_rewrite_loop_equal_carries(const sr_builder *b) {
  return for_each_loop(b, equal_carries);
}

/* ---- carries that nothing reads ------------------------------------------------------------- */

typedef struct liveness {
  const sr_builder *b;
  sr_op *loop;
  bool *live;     /* [carry]: true if the program needs the carry */
  int32_t needed; /* map (sr_module_new_map) of the values of the body that are needed */
  SR_VECTOR(sr_value *) work;
} liveness;

static void need_value(liveness *l, sr_value *value) {
  if (sr_value_block(value) != l->loop->regions[1] || value->map == l->needed)
    return;
  sr_map_enter(l->needed, value, value);
  SR_PUSH(l->b->arena, &l->work, value);
}

/* Marks the operands of `op` and all values that its regions use as needed. */
static void need_operands(liveness *l, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    need_value(l, sr_operand(op, i));
  for (int32_t i = 0; i < op->region_count; i++)
    for (const sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
      need_operands(l, inner);
}

static void need_carry(liveness *l, int32_t index) {
  if (l->live[index])
    return;
  l->live[index] = true;
  need_value(l, returned(l->loop, index));
}

static void find_live_carries(liveness *l) {
  const sr_block *condition = l->loop->regions[0], *body = l->loop->regions[1];
  for (int32_t i = 0; i < l->loop->operand_count; i++)
    if (l->loop->results[i].uses || condition->args[i]->uses)
      need_carry(l, i);
  for (const sr_op *op = body->first; op != body->last; op = op->next)
    if (!sr_op_is_removable(op))
      need_operands(l, op);
  while (l->work.count) {
    sr_value *value = l->work.items[--l->work.count];
    if (value->op)
      need_operands(l, value->op);
    else
      need_carry(l, value->index);
  }
}

static bool dead_carries(const sr_builder *b, sr_op *loop) {
  liveness l = {.b = b, .loop = loop, .needed = sr_module_new_map(b->module)};
  l.live = SR_NEW_ARRAY(b->arena, bool, loop->operand_count);
  find_live_carries(&l);
  bool changed = false;
  for (int32_t i = 0; i < loop->operand_count; i++) {
    if (l.live[i])
      continue;
    /* Dead ops may still use the dead carry. Until they are erased, they use the initial value
     * instead. */
    sr_rewriter_replace(b, loop->regions[1]->args[i], sr_operand(loop, i));
    changed = true;
  }
  if (changed)
    drop_carries(b, loop, l.live);
  return changed;
}

bool sr_rewrite_loop_dead_carries(const sr_builder *b) {
  return for_each_loop(b, dead_carries);
}
