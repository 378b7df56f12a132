/*
 * Decides whether the initial value s of a reduction may enter more than once, as it does if each
 * device starts from s. The reduction has a region f of several ops. s may enter more than once if
 * f(f(s, x), s) = f(s, x) for every x.
 *
 * s and x have one component for each operand of the reduction: a number and its index, for argmax.
 * The equation is tested for regions that only choose between s and x, by comparisons and selects,
 * as in argmax and argmin. What such a region chooses depends only on how each component of x
 * compares with the same component of s. So there are few cases, and all of them are tried.
 */
#include <string.h>

#include "graph/ir/compare.h"
#include "graph/ir/number.h"
#include "graph/ir/query.h"
#include "partitioner/ops/ops.h"

enum {
  MOST_COMPONENTS = 3,
  RELATIONS = 4
};

/* How a component of x compares with the same component of s. */
typedef enum relation {
  BELOW,
  EQUAL,
  ABOVE,
  UNORDERED, /* x is NaN */
} relation;

typedef enum origin {
  OF_S,
  OF_X
} origin;

/* What is known of a value in the region. */
typedef struct known {
  bool is_choice; /* true: the value is the i1 `truth`; false: it is component `index` of `from` */
  bool truth;
  origin from;
  int32_t index;
} known;

/* One case of the test: for each component, how x compares with s. */
typedef struct trial {
  sr_arena *arena;
  const sr_op *op;
  sr_memo known;                       /* sr_value.id -> what is known of the value */
  relation relations[MOST_COMPONENTS]; /* [component]: how x compares with s */
} trial;

/* Returns the entry of the memo for a value; the entry is NULL if nothing is known of the value. */
static const known **known_of(trial *t, const sr_value *value) {
  return (const known **)sr_memo_at(t->arena, &t->known, &(int64_t){value->id}, 1);
}

/* Compares two components: *out_order is -1, 0 or 1. False if one of them is NaN. */
static bool order_of(const trial *t, const known *a, const known *b, int *out_order) {
  relation related = t->relations[a->index];
  *out_order = 0;
  if (related == UNORDERED && (a->from == OF_X || b->from == OF_X))
    return false;
  if (a->from != b->from)
    *out_order = (related == BELOW ? -1 : related == ABOVE) * (a->from == OF_X ? 1 : -1);
  return true;
}

static bool compare(const trial *t, const sr_op *op, const known *a, const known *b, known *out) {
  const char *type = sr_op_enum(op, "compare_type", "");
  int order;
  if (a->is_choice || b->is_choice || a->index != b->index || strcmp(type, "TOTALORDER") == 0)
    return false;
  sr_comparison comparison = sr_op_comparison(op);
  bool ordered = order_of(t, a, b, &order);
  *out = (known){.is_choice = true,
                 .truth = ordered ? sr_comparison_holds(comparison, order)
                                  : comparison == SR_COMPARE_NE};
  return true;
}

static bool combine(sr_opcode code, const known *a, const known *b, known *out) {
  if (!a->is_choice || !b->is_choice)
    return false;
  bool truth = code == SR_OP_AND  ? a->truth && b->truth
               : code == SR_OP_OR ? a->truth || b->truth
                                  : a->truth != b->truth;
  *out = (known){.is_choice = true, .truth = truth};
  return true;
}

/* Evaluates `op` in this case; false if its result is not known. */
static bool follow(trial *t, const sr_op *op, known *out) {
  const known *a[3] = {NULL};
  if (op->operand_count < 1 || op->operand_count > 3 || op->result_count != 1)
    return false;
  for (int32_t i = 0; i < op->operand_count; i++) {
    a[i] = *known_of(t, sr_operand(op, i));
    if (!a[i])
      return false;
  }
  if (op->code == SR_OP_COMPARE)
    return compare(t, op, a[0], a[1], out);
  if (op->code == SR_OP_AND || op->code == SR_OP_OR || op->code == SR_OP_XOR)
    return combine(op->code, a[0], a[1], out);
  if (op->code != SR_OP_NOT && op->code != SR_OP_SELECT)
    return false;
  *out = op->code == SR_OP_NOT ? (known){.is_choice = true, .truth = !a[0]->truth}
         : a[0]->truth         ? *a[1]
                               : *a[2];
  return a[0]->is_choice;
}

/* Evaluates the region for the arguments `sides`: the components of its left argument, then those
 * of its right one. False: a result is not known, or result i is not component i of s or x. */
static bool apply(trial *t, const known *sides, known *out) {
  const sr_block *region = t->op->regions[0];
  t->known = (sr_memo){0};
  for (int32_t i = 0; i < region->arg_count; i++)
    *known_of(t, region->args[i]) = &sides[i];
  for (sr_op *op = region->first; op != region->last; op = op->next) {
    known *made = SR_NEW(t->arena, known);
    if (!follow(t, op, made))
      return false;
    *known_of(t, sr_result(op, 0)) = made;
  }
  for (int32_t i = 0; i < t->op->result_count; i++) {
    const known *made = *known_of(t, sr_operand(region->last, i));
    if (!made || made->is_choice || made->index != i)
      return false;
    out[i] = *made;
  }
  return true;
}

static bool is_float(const trial *t, int32_t component) {
  return sr_dtype_get(sr_result(t->op, component)->type->dtype)->class_ == SR_CLASS_FLOAT;
}

/* True if f(f(s, x), s) = f(s, x) in this case, or if the case is impossible: only floats can be
 * unordered. */
static bool repeats(trial *t) {
  int32_t count = t->op->result_count;
  for (int32_t i = 0; i < count; i++)
    if (t->relations[i] == UNORDERED && !is_float(t, i))
      return true;
  known first[2 * MOST_COMPONENTS], again[2 * MOST_COMPONENTS], made[MOST_COMPONENTS];
  for (int32_t i = 0; i < count; i++) {
    first[i] = again[count + i] = (known){.from = OF_S, .index = i};
    first[count + i] = (known){.from = OF_X, .index = i};
  }
  if (!apply(t, first, again) || !apply(t, again, made))
    return false;
  for (int32_t i = 0; i < count; i++)
    if (made[i].from != again[i].from && t->relations[i] != EQUAL)
      return false;
  return true;
}

/* True if `start` is a constant that is equal only to numbers with the same bits: an integer, or a
 * float that is neither NaN nor zero. A NaN does not equal itself, and 0.0 equals -0.0. */
static bool is_one_of_its_kind(const sr_value *start) {
  const sr_dense *dense = sr_splat_of(start);
  const sr_dtype_info *info = dense ? sr_dtype_get(dense->type->dtype) : NULL;
  uint64_t bits = 0;
  if (!info || info->class_ == SR_CLASS_COMPLEX)
    return false;
  if (info->class_ != SR_CLASS_FLOAT)
    return true;
  memcpy(&bits, dense->data, info->bytes);
  double number = sr_float_decode(dense->type->dtype, bits);
  return number < 0 || number > 0;
}

bool sr_starts_may_repeat(sr_partitioner *p, const sr_op *op) {
  SR_ARENA_SCOPE(p->scratch);
  int32_t count = op->result_count, cases = 1;
  trial t = {.arena = p->scratch, .op = op};
  bool all = count <= MOST_COMPONENTS;
  for (int32_t i = 0; all && i < count; i++, cases *= RELATIONS)
    all = is_one_of_its_kind(sr_operand(op, count + i));
  for (int32_t c = 0; all && c < cases; c++) {
    for (int32_t i = 0, left = c; i < count; i++, left /= RELATIONS)
      t.relations[i] = (relation)(left % RELATIONS);
    all = repeats(&t);
  }
  return all;
}
