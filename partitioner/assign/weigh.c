/*
 * Decides for each matrix product which way costs less: to compute partial sums and add them up
 * over devices, or to reshard the operands and compute whole sums.
 *
 * If a factor that is summed over is cut, each device computes partial sums, which must be added up
 * over the devices. The cut can instead move to another factor. Operands that have the new factor
 * are then resharded, and other operands are gathered. Both costs include sending the results to
 * their users in the sharding that the users take. Users that state no sharding are assumed to take
 * whole results. With this assumption, a cut moves only if that costs less whatever the users take.
 *
 *   [i, k] x [k, j] -> [i, j], k cut into n shards, users take whole results:
 *     along k   all_reduce of the results           2 (n-1)/n |i j|
 *     along i   all_to_all of [i, k]; all_gather    (n-1)/n (|i k| / n + |k j| + |i j|)
 *               of [k, j] and of the results
 */
#include "graph/ir/query.h"
#include "partitioner/assign/assign.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/cost.h"
#include "partitioner/ops/decision.h"
#include "partitioner/ops/ops.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* A cut by `axes`, which may move from one factor to another. */
typedef struct cut {
  sr_decision *d;
  sr_shard_dim axes;
  double members; /* number of devices along the axes */
  sr_reach reach;
} cut;

/* Returns the factor along which c->axes, or some of them, cut tensor `t`. For an operand, its
 * present sharding counts; for a result, the sharding that its users take. Returns -1 if there is
 * no such factor. */
static int32_t held_by(const cut *c, int32_t t) {
  for (int32_t f = 0; f < c->d->rule->factor_count; f++)
    if (sr_axes_meet(&c->d->shards[t][f], &c->axes))
      return f;
  return -1;
}

/* Returns the data that a device sends when the cut of a tensor by c->axes moves from factor `from`
 * to factor `to`; -1 stands for no cut. `bytes` is the size of the tensor on a device without the
 * cut by c->axes. */
static sr_sent sent_for(const cut *c, double bytes, int32_t from, int32_t to) {
  if (from < 0 || from == to)
    return (sr_sent){0};
  if (to < 0)
    return sr_sent_to_all(c->reach, bytes / c->members);
  return sr_sent_to_each(c->reach, bytes / c->members / c->members);
}

/* Returns the bytes of tensor `t` on a device if by_factor[f] cuts each factor f. Cuts by c->axes
 * do not count. */
static double bytes_of(const cut *c, int32_t t, const sr_shard_dim *by_factor) {
  double bytes = (double)sr_type_bytes(sr_rule_value(c->d->op, t)->type);
  for (int32_t f = 0; f < c->d->rule->factor_count; f++)
    if (sr_rule_has(c->d->rule, t, f) && !sr_axes_meet(&by_factor[f], &c->axes))
      bytes /= (double)sr_shard_dim_shards(&by_factor[f]);
  return bytes;
}

/* Returns the cost of all data sent for the op if the cut is along factor `at`. */
static double cost_at(const cut *c, int32_t at) {
  const sr_rule *rule = c->d->rule;
  sr_sent sum = {0};
  for (int32_t t = 0; t < rule->operand_count; t++) {
    int32_t to = sr_rule_has(rule, t, at) ? at : -1;
    sum = sr_sent_add(sum, sent_for(c, bytes_of(c, t, c->d->shards[t]), held_by(c, t), to));
  }
  for (int32_t t = rule->operand_count; t < rule->operand_count + rule->result_count; t++) {
    double bytes = bytes_of(c, t, c->d->chosen);
    int32_t wanted = held_by(c, t);
    if (sr_rule_has(rule, t, at)) {
      sum = sr_sent_add(sum, sent_for(c, bytes, at, wanted));
      continue;
    }
    /* Partial sums of small floats are sent as f32: `summed` is their size. A gather of whole sums
     * sends f32, too, but is counted in the small type, because users may take shards of the
     * results. */
    double summed = bytes * sr_op_partial_sum_width(c->d->op);
    sum = sr_sent_add(sum, sr_sent_to_each(c->reach, summed / c->members));
    if (wanted < 0)
      sum = sr_sent_add(sum, sr_sent_to_all(c->reach, bytes / c->members));
  }
  return sr_sent_cost(c->d->p, sum);
}

/* True if the op is in a loop that adds the op's result to a carry. The sum over the devices may
 * then be computed once, after the loop, and not in each iteration (rewrite_loop.c). */
static bool is_accumulated(const sr_partitioner *p, const sr_op *op) {
  sr_value *value = sr_result(op, 0);
  while (sr_value_has_one_use(value)) {
    const sr_op *user = value->uses->user;
    if (user->code == SR_OP_ADD || user->code == SR_OP_SUBTRACT) {
      sr_value *other = sr_operand(user, value->uses->index == 0 ? 1 : 0);
      const sr_sharding_group *group = sr_value_sharding_group(p, sr_value_origin(p, other));
      return group && group->kind == SR_GROUP_CARRY;
    }
    if (user->result_count != 1 || !sr_op_keeps_all(user))
      return false;
    value = sr_result(user, 0);
  }
  return false;
}

/* Adds c->axes to the axes that cut factor `f`. Returns false if c->axes cannot cut the factor. */
static bool put_at(const cut *c, int32_t f, bool even) {
  sr_decision *d = c->d;
  if (d->rule->factors[f].kind != SR_FACTOR_REDUCTION)
    return sr_decision_add(d, f, &c->axes, even);
  bool free = even && d->chosen[f].count == 0 && sr_decision_is_local(d, f, &c->axes);
  if (free)
    d->chosen[f] = c->axes;
  return free;
}

/* Moves the cut from factor `now` to the factor with the least cost, unless `now` itself costs
 * least. */
static void give_to_best(const cut *c, int32_t now) {
  sr_decision *d = c->d;
  int32_t factors = d->rule->factor_count;
  double least = cost_at(c, now);
  sr_shard_dim *best = d->chosen;
  d->chosen = sr_arena_copy(d->p->arena, best, (size_t)factors * sizeof *best);
  d->chosen[now] = (sr_shard_dim){0};
  for (int32_t i = 0; i < 2 * factors; i++) {
    int32_t f = i % factors;
    const sr_shard_dim own = d->chosen[f];
    if (f == now || !put_at(c, f, i == f))
      continue;
    double cost = cost_at(c, f);
    if (cost < least) {
      least = cost;
      best = sr_arena_copy(d->p->arena, d->chosen, (size_t)factors * sizeof *best);
    }
    d->chosen[f] = own;
  }
  d->chosen = best;
}

/* Returns the axes that are chosen to cut the summed factor `f`. If no axes are chosen, returns the
 * axes that cut an operand along `f` now. *out_at is the factor that the returned axes are chosen
 * to cut; -1: none. */
static sr_shard_dim axes_along(const sr_decision *d, int32_t f, int32_t *out_at) {
  sr_shard_dim axes = d->chosen[f];
  *out_at = axes.count > 0 ? f : -1;
  for (int32_t t = 0; axes.count == 0 && t < d->rule->operand_count; t++)
    axes = d->shards[t][f];
  for (int32_t g = 0; axes.count > 0 && *out_at < 0 && g < d->rule->factor_count; g++)
    if (sr_axes_equal(&d->chosen[g], &axes))
      *out_at = g;
  return axes;
}

void sr_decision_weigh_sums(sr_decision *d) {
  bool product =
      d->op->code == SR_OP_DOT || d->op->code == SR_OP_DOT_GENERAL || d->op->code == SR_OP_EINSUM;
  if (!product || is_accumulated(d->p, d->op))
    return;
  for (int32_t f = 0; f < d->rule->factor_count; f++) {
    int32_t at = -1;
    cut c = {.d = d};
    if (d->rule->factors[f].kind == SR_FACTOR_REDUCTION)
      c.axes = axes_along(d, f, &at);
    if (at < 0)
      continue;
    c.members = (double)sr_shard_dim_shards(&c.axes);
    c.reach = sr_reach_of(d->p, sr_sharding_intern(d->p, &(sr_sharding){d->mesh, 1, &c.axes}), 0);
    give_to_best(&c, at);
  }
}
