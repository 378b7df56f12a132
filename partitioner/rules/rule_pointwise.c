/* Factor rules of elementwise ops, of ops without array operands, and of ops such as all_reduce
 * that keep the shape of each operand. */
#include "graph/ir/shorthand.h"
#include "partitioner/rules/rules.h"

void sr_rule_none(sr_rule_maker *m) {
  (void)m;
}

/* Operands of the result's rank have the result's dimensions. Other operands are scalars, such as
 * the predicate of a select or the bounds of a clamp. */
void sr_rule_pointwise(sr_rule_maker *m) {
  int32_t result = sr_rule_result(m, 0), rank = sr_rule_type(m, result)->rank;
  for (int32_t d = 0; d < rank; d++) {
    int32_t factor = sr_rule_factor(m, sr_rule_type(m, result)->dims[d], SR_FACTOR_PASS_THROUGH);
    for (int32_t t = 0; t <= result; t++)
      if (sr_rule_type(m, t)->rank == rank)
        sr_rule_put(m, t, d, factor);
  }
}

/* Rule of ops such as all_reduce: operand i and result i have the same dimensions, which share
 * factors. */
void sr_rule_each(sr_rule_maker *m) {
  for (int32_t i = 0; i < m->op->result_count; i++)
    for (int32_t d = 0; d < sr_rule_type(m, i)->rank; d++)
      sr_rule_share(m, i, d, sr_rule_result(m, i), d, SR_FACTOR_PASS_THROUGH);
}

/* Rule of ops that make an array from nothing, such as iota, or from scalars and shapes, such as
 * rng. Each shard of the result can be computed alone. */
void sr_rule_made(sr_rule_maker *m) {
  for (int32_t d = 0; d < sr_rule_type(m, sr_rule_result(m, 0))->rank; d++)
    sr_rule_own(m, sr_rule_result(m, 0), d, SR_FACTOR_PASS_THROUGH);
}

/* rng_bit_generator. The state cannot be cut, but each shard of the random bits can be computed
 * from the whole state. */
void sr_rule_rng_bits(sr_rule_maker *m) {
  int32_t state = sr_rule_share(m, 0, 0, sr_rule_result(m, 0), 0, SR_FACTOR_WHOLE);
  m->rule->factors[state].blocked = true;
  for (int32_t d = 0; d < sr_rule_type(m, sr_rule_result(m, 1))->rank; d++)
    sr_rule_own(m, sr_rule_result(m, 1), d, SR_FACTOR_PASS_THROUGH);
}

/* chlo.broadcast_*, elementwise ops that repeat dimensions of size 1 of an operand. A dimension of
 * an operand that is repeated has no factor. */
void sr_rule_shaped_broadcast(sr_rule_maker *m) {
  int32_t result = sr_rule_result(m, 0);
  const sr_type *type = sr_rule_type(m, result);
  for (int32_t d = 0; d < type->rank; d++)
    sr_rule_own(m, result, d, SR_FACTOR_PASS_THROUGH);
  for (int32_t t = 0; t < result; t++) {
    const sr_type *operand = sr_rule_type(m, t);
    int64_t places[SR_MAX_RANK];
    sr_broadcast_places(m->op, t, places);
    for (int32_t d = 0; d < operand->rank; d++)
      if (operand->dims[d] == type->dims[places[d]])
        sr_rule_put(m, t, d, (int32_t)places[d]);
  }
}
