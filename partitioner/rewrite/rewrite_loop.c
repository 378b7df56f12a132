/* Moves collectives out of while loops, to the place before the loop or behind it. */
#include <math.h>

#include "graph/ir/query.h"
#include "graph/ir/trips.h"
#include "partitioner/collective/collective.h"
#include "partitioner/rewrite/rewrite.h"

/* Calls `visit` for every loop in `block` and its regions, inner loops first. */
typedef bool (*visit_loop)(sr_rewriting *rw, sr_op *loop);
static bool for_loops(sr_rewriting *rw, sr_block *block, visit_loop visit) {
  bool changed = false;
  for (sr_op *op = block->first; op; op = op->next) {
    if (!sr_op_has(op, SR_TRAIT_CONTROL))
      continue;
    for (int32_t r = 0; r < op->region_count; r++)
      changed |= for_loops(rw, op->regions[r], visit);
    if (op->code == SR_OP_WHILE)
      changed |= visit(rw, op);
  }
  return changed;
}

/* ---- before the loop ------------------------------------------------------------------------- */

/* True if `op` is known to end: every while loop in it has a known number of iterations. Only such
 * an op may move before a loop, because it then runs even if the loop never does. */
static bool ends(const sr_op *op) {
  if (op->code == SR_OP_WHILE && sr_while_trip_count(op) < 0)
    return false;
  for (int32_t r = 0; r < op->region_count; r++)
    for (const sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      if (!ends(inner))
        return false;
  return true;
}

static void set_invariant(sr_rewriting *rw, const sr_value *value, bool is) {
  SR_SIDE_SET(rw->p->phase, &rw->invariant, value->id, is);
}
static void set_needed(sr_rewriting *rw, const sr_op *op, bool is) {
  SR_SIDE_SET(rw->p->phase, &rw->needed, op->id, is);
}
static bool is_needed(const sr_rewriting *rw, const sr_op *op) {
  return SR_SIDE_GET(&rw->needed, op->id);
}

/* A visit to the values that one op in a loop uses. */
typedef struct inputs {
  sr_rewriting *rw;
  sr_block *block; /* the op's block, which is a region of the loop */
  bool fixed;      /* all values visited so far are the same in every iteration */
} inputs;

static void look_at_input(void *context, sr_value *value) {
  inputs *in = context;
  in->fixed = in->fixed &&
              (sr_value_block(value) != in->block || SR_SIDE_GET(&in->rw->invariant, value->id));
}

static void need_input(void *context, sr_value *value) {
  const inputs *in = context;
  if (value->op && value->op->block == in->block)
    set_needed(in->rw, value->op, true);
}

/* Sets rw->invariant for the values of `block` that are the same in every iteration, and rw->needed
 * for the collectives that make such values. `block` is a region of `loop`. Returns true if there
 * is such a collective. */
static bool mark_invariants(sr_rewriting *rw, const sr_op *loop, sr_block *block) {
  const sr_block *body = loop->regions[1];
  bool found = false;
  for (int32_t i = 0; i < block->arg_count; i++)
    set_invariant(rw, block->args[i], sr_operand(body->last, i) == body->args[i]);
  for (sr_op *op = block->first; op != block->last; op = op->next) {
    inputs in = {rw, block, sr_op_is_removable(op) && ends(op)};
    sr_op_visit_inputs(op, look_at_input, &in);
    for (int32_t i = 0; i < op->result_count; i++)
      set_invariant(rw, sr_result(op, i), in.fixed);
    set_needed(rw, op, in.fixed && sr_op_has_collective(op));
    found = found || is_needed(rw, op);
  }
  return found;
}

/* In `op` and its regions, replaces each use of an argument of `block`, a region of the loop, by
 * the argument's initial value: the operand of the loop. */
static void take_starts(const sr_op *loop, const sr_block *block, sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_value *value = sr_operand(op, i);
    if (!value->op && value->block == block)
      sr_op_set_operand(op, i, sr_operand(loop, value->index));
  }
  for (int32_t r = 0; r < op->region_count; r++)
    for (sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      take_starts(loop, block, inner);
}

/* Moves the collectives of `block` that have the same result in every iteration to the place before
 * the loop. The ops of `block` on which they depend move, too. Returns true if an op has moved. */
static bool hoist_from(sr_rewriting *rw, sr_op *loop, sr_block *block) {
  if (!mark_invariants(rw, loop, block))
    return false;
  for (sr_op *op = block->last->prev; op; op = op->prev)
    if (is_needed(rw, op))
      sr_op_visit_inputs(op, need_input, &(inputs){.rw = rw, .block = block});
  for (sr_op *op = block->first, *next; op != block->last; op = next) {
    next = op->next;
    if (!is_needed(rw, op))
      continue;
    take_starts(loop, block, op);
    sr_op_detach(op);
    sr_op_insert(op, loop->block, loop);
  }
  return true;
}

static bool hoist(sr_rewriting *rw, sr_op *loop) {
  bool changed = hoist_from(rw, loop, loop->regions[0]);
  return hoist_from(rw, loop, loop->regions[1]) || changed;
}

bool sr_rewrite_collective_of_invariant(const sr_builder *b) {
  sr_rewriting *rw = b->context;
  return for_loops(rw, rw->p->body, hoist);
}

/* ---- behind the loop ------------------------------------------------------------------------- */

/* True for a constant by which floats can be multiplied without rounding: plus or minus a power of
 * two of moderate size. */
static bool scales_exactly(const sr_value *value) {
  const sr_dense *dense = sr_splat_of(sr_value_unrepeated(value));
  sr_dtype dtype = dense ? dense->type->dtype : SR_DTYPE_COUNT;
  if (dtype != SR_F32 && dtype != SR_F64)
    return false;
  double number =
      dtype == SR_F32 ? (double)*(const float *)dense->data : *(const double *)dense->data;
  int exponent;
  double mantissa = frexp(number, &exponent);
  return (mantissa == 0.5 || mantissa == -0.5) && exponent > -16 && exponent < 16;
}

/* An all_reduce whose result each iteration of a loop adds to a carry. */
typedef struct addend {
  sr_op *sum; /* the all_reduce; NULL: the loop adds no all_reduce to the carry */
  /* Converts that may be between the sum and the carry, or NULL: `rounds` converts from f32 to
   * bf16, and `widens` converts back to f32. Together they only round, because bf16 has the same
   * range as f32. */
  sr_op *widens, *rounds;
} addend;

/* Records `op`, a convert, in `a`. The walk goes from users to operands, so `widens` is found
 * before `rounds`. Returns false if `op` is neither of these two. */
static bool add_convert(addend *a, sr_op *op) {
  sr_dtype from = sr_operand(op, 0)->type->dtype, to = op->results[0].type->dtype;
  if (!a->widens && from == SR_BF16 && to == SR_F32)
    a->widens = op;
  else if (a->widens && !a->rounds && from == SR_F32 && to == SR_BF16)
    a->rounds = op;
  else
    return false;
  return true;
}

/* Walks from `value` back through operands to an all_reduce that is a sum. The ops on the way must
 * commute with sums: exact scaling, reshape, transpose, negate, and the two converts of an addend.
 * No value on the way may have another use. If there is no such all_reduce, `sum` of the result is
 * NULL. */
static addend find_sum(const sr_value *value, const sr_block *body) {
  addend a = {0};
  for (;;) {
    sr_op *op = value->op;
    if (!op || op->block != body || !sr_value_has_one_use(value))
      return (addend){0};
    if (op->code == SR_OP_ALL_REDUCE) {
      a.sum = sr_block_combiner(op->regions[0]) == SR_OP_ADD ? op : NULL;
      return a;
    }
    bool scales = op->code == SR_OP_DIVIDE || op->code == SR_OP_MULTIPLY;
    bool keeps = op->code == SR_OP_NEGATE || op->code == SR_OP_RESHAPE ||
                 op->code == SR_OP_TRANSPOSE || (scales && scales_exactly(sr_operand(op, 1))) ||
                 (op->code == SR_OP_CONVERT && add_convert(&a, op));
    if (!keeps)
      return (addend){0};
    value = sr_operand(op, 0);
  }
}

/* Finds the all_reduce whose result each iteration adds to carry `index`. Nothing else in the loop
 * may use the carry. If there is no such all_reduce, `sum` of the result is NULL. */
static addend added_sum(const sr_op *loop, int32_t index) {
  const sr_block *body = loop->regions[1];
  const sr_value *carry = body->args[index], *next = sr_operand(body->last, index);
  const sr_op *add = next->op;
  const sr_dtype_info *info = sr_dtype_get(carry->type->dtype);
  bool rounds = info->class_ == SR_CLASS_FLOAT && info->bits < 32;
  if (!add || add->block != body || (add->code != SR_OP_ADD && add->code != SR_OP_SUBTRACT) ||
      rounds || carry->type->dtype == SR_I1 || loop->regions[0]->args[index]->uses ||
      !sr_value_has_one_use(carry) || !sr_value_has_one_use(next))
    return (addend){0};
  if (sr_operand(add, 0) == carry)
    return find_sum(sr_operand(add, 1), body);
  bool second = add->code == SR_OP_ADD && sr_operand(add, 1) == carry;
  return second ? find_sum(sr_operand(add, 0), body) : (addend){0};
}

/* True if one all_reduce of the carry behind the loop sends no more bytes than the all_reduce `sum`
 * sends in all iterations together. */
static bool is_less(const sr_op *loop, const sr_type *carry, const sr_op *sum) {
  int64_t trips = sr_while_trip_count(loop), sent;
  return __builtin_mul_overflow(sr_type_bytes(sum->results[0].type), trips > 1 ? trips : 1,
                                &sent) ||
         sr_type_bytes(carry) <= sent;
}

/* Removes the two converts of `a`. The ops between them then compute in f32, without rounding to
 * bf16. */
static void leave_unrounded(sr_rewriting *rw, const addend *a) {
  for (sr_op *op = sr_value_only_user(sr_result(a->rounds, 0)); op != a->widens;
       op = sr_value_only_user(sr_result(op, 0)))
    op->results->type = sr_type_with_dtype(rw->p->module, op->results->type, SR_F32);
  sr_rewriting_replace(rw, sr_result(a->widens, 0), sr_operand(a->widens, 0));
  sr_rewriting_replace(rw, sr_result(a->rounds, 0), sr_operand(a->rounds, 0));
}

/* Removes the all_reduce from the loop. Carry `index` then starts from zeros and adds up only the
 * device's own terms. Behind the loop, an all_reduce sums the carry over the devices, and the
 * original initial value is added. */
static void sum_behind(sr_rewriting *rw, sr_op *loop, int32_t index, const addend *a) {
  const sr_builder b = sr_partitioner_builder(rw->p, loop->next);
  sr_op *sum = a->sum;
  sr_value *start = sr_operand(loop, index), *result = sr_result(loop, index);
  sr_groups groups = sr_op_groups(sum);
  sr_op *made = sr_rewriting_collective(rw, SR_OP_ALL_REDUCE, sum, result, result->type, &groups, 1,
                                        b.before);
  sr_block_fill_combiner(rw->p->module, made->regions[0], SR_OP_ADD,
                         sr_type_rank0(b.module, result->type->dtype), sum);
  sr_value *whole = sr_result(made, 0);
  if (!sr_value_is_zero(start)) {
    whole = sr_build_binary(&b, SR_OP_ADD, start, whole);
    whole->op->location = sum->location;
    sr_op_set_operand(loop, index, sr_build_zeros(rw->p, start->type, loop));
  }
  sr_value_replace(result, whole);
  sr_op_set_operand(made, 0, result);
  if (a->rounds)
    leave_unrounded(rw, a);
  sr_rewriting_replace(rw, sr_result(sum, 0), sr_operand(sum, 0));
}

static bool accumulate(sr_rewriting *rw, sr_op *loop) {
  bool changed = false;
  for (int32_t i = 0; i < loop->result_count; i++) {
    addend a = added_sum(loop, i);
    if (!a.sum || !is_less(loop, sr_result(loop, i)->type, a.sum))
      continue;
    sum_behind(rw, loop, i, &a);
    changed = true;
  }
  return changed;
}

bool sr_rewrite_all_reduce_into_carry(const sr_builder *b) {
  sr_rewriting *rw = b->context;
  return for_loops(rw, rw->p->body, accumulate);
}
