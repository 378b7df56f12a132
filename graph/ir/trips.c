/* Counters of while loops. A counter is a carried value that starts at a constant and changes by a
 * constant in each iteration; the loop's condition compares the counter with a constant. JAX prints
 * fori_loop and scan as loops with a counter. */
#include "graph/ir/trips.h"

#include "graph/ir/compare.h"
#include "graph/ir/integer_value.h"
#include "graph/ir/query.h"

typedef struct counter {
  int32_t carry;
  int64_t first, step, trips;
} counter;

/* Sets c->trips to the number of iterations: the number of values c->first, c->first + c->step, ...
 * before the first one for which `comparison` with `limit` does not hold. False if the loop is
 * infinite, or if the counter overflows its type. */
static bool count_trips(sr_comparison comparison, sr_dtype dtype, int64_t limit, counter *c) {
  int64_t step = c->step, distance;
  if (step == 0 || step == INT64_MIN || __builtin_sub_overflow(limit, c->first, &distance))
    return false;
  bool up = step > 0;
  if (comparison == SR_COMPARE_NE) {
    if (distance % step != 0 || distance / step < 0)
      return false;
    c->trips = distance / step;
  } else {
    bool strict = !sr_comparison_holds(comparison, 0);
    bool wants_up = sr_comparison_holds(comparison, -1);
    if (comparison == SR_COMPARE_EQ || wants_up != up)
      return false;
    int64_t span = up ? distance : 0 - distance, stride = up ? step : 0 - step;
    if (__builtin_add_overflow(span, strict ? stride - 1 : stride, &span))
      return false;
    c->trips = span <= 0 ? 0 : span / stride;
  }
  /* The value that ends the loop must fit the type. If it does not, the counter wraps around and
   * the loop goes on. */
  int64_t end;
  if (__builtin_mul_overflow(c->trips, step, &end) || __builtin_add_overflow(end, c->first, &end))
    return false;
  bool is_signed = sr_dtype_get(dtype)->class_ == SR_CLASS_SIGNED;
  return sr_integer_wrap(dtype, (uint64_t)end) == end && (is_signed || end >= 0);
}

/* Finds the constant that the body adds to carried value `index` in each iteration. */
static bool carry_step(const sr_op *loop, int32_t index, int64_t *out_step) {
  const sr_block *body = loop->regions[1];
  const sr_op *next = sr_operand(body->last, index)->op;
  if (!next || (next->code != SR_OP_ADD && next->code != SR_OP_SUBTRACT))
    return false;
  const sr_value *a = sr_operand(next, 0), *b = sr_operand(next, 1);
  if (next->code == SR_OP_ADD && b == body->args[index])
    b = a, a = body->args[index];
  if (a != body->args[index] || !sr_value_get_int(b, out_step) || *out_step == INT64_MIN)
    return false;
  if (next->code == SR_OP_SUBTRACT)
    *out_step = -*out_step;
  return true;
}

static bool read_counter(const sr_op *loop, const sr_op *compare, counter *out) {
  const sr_block *condition = loop->regions[0];
  const sr_value *arg = sr_operand(compare, 0), *bound = sr_operand(compare, 1);
  sr_comparison comparison = sr_op_comparison(compare);
  if (sr_constant_of(arg)) {
    const sr_value *swap = arg;
    arg = bound;
    bound = swap;
    comparison = sr_comparison_swapped(comparison);
  }
  int64_t limit;
  if (arg->block != condition || arg->type->rank != 0 || !sr_value_get_int(bound, &limit))
    return false;
  out->carry = arg->index;
  return sr_value_get_int(sr_operand(loop, arg->index), &out->first) &&
         carry_step(loop, arg->index, &out->step) &&
         count_trips(comparison, arg->type->dtype, limit, out);
}

/* Finds a counter that `condition` compares with a constant. If `condition` is an `and`, searches
 * its operands, through at most `depth` nested `and` ops. */
static bool find_counter(const sr_op *loop, const sr_value *condition, int depth, counter *out) {
  const sr_op *op = condition->op;
  if (!op)
    return false;
  if (op->code == SR_OP_COMPARE)
    return read_counter(loop, op, out);
  return op->code == SR_OP_AND && depth > 0 &&
         (find_counter(loop, sr_operand(op, 0), depth - 1, out) ||
          find_counter(loop, sr_operand(op, 1), depth - 1, out));
}

int64_t sr_while_trip_count(const sr_op *loop) {
  const sr_value *condition = sr_operand(loop->regions[0]->last, 0);
  const sr_op *compare = sr_value_op(condition, SR_OP_COMPARE);
  counter found;
  return compare && read_counter(loop, compare, &found) ? found.trips : -1;
}

bool sr_while_induction(const sr_op *loop, int32_t *out_carry, int64_t *out_first,
                        int64_t *out_step, int64_t *out_last) {
  enum {
    DEPTH = 4
  };
  const sr_value *condition = sr_operand(loop->regions[0]->last, 0);
  counter found;
  if (!find_counter(loop, condition, DEPTH, &found) || found.trips == 0)
    return false;
  *out_carry = found.carry;
  *out_first = found.first;
  *out_step = found.step;
  *out_last = found.first + (found.trips - 1) * found.step;
  return true;
}
