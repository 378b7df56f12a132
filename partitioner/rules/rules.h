/* The families of factor rules, and what they are written with. */
#ifndef SR_PARTITIONER_RULES_RULES_H
#define SR_PARTITIONER_RULES_RULES_H

#include "partitioner/rules/rule.h"

/* A rule in the making. Tensor t is operand t, then result t - operand_count. */
typedef struct sr_rule_maker {
  sr_arena *arena;
  const sr_op *op;
  sr_rule *rule;
  int32_t capacity; /* of rule->factors */
} sr_rule_maker;

/* Gives the rule tensors without factors; false where no rule can be. */
bool sr_rule_begin(sr_rule_maker *m);
/* The type of a tensor. */
const sr_type *sr_rule_type(const sr_rule_maker *m, int32_t tensor);
/* Result `result` as a tensor. */
static inline int32_t sr_rule_result(const sr_rule_maker *m, int32_t result) {
  return m->op->operand_count + result;
}
/* A new factor, of no dimension yet. */
int32_t sr_rule_factor(sr_rule_maker *m, int64_t size, sr_factor_kind kind);
/* Appends `factor` to a dimension, as its most minor. */
void sr_rule_put(sr_rule_maker *m, int32_t tensor, int32_t dim, int32_t factor);
/* A new factor of one dimension alone. */
int32_t sr_rule_own(sr_rule_maker *m, int32_t tensor, int32_t dim, sr_factor_kind kind);
/* A new factor that dimension `a_dim` of tensor a and `b_dim` of tensor b share. */
int32_t sr_rule_share(sr_rule_maker *m, int32_t a, int32_t a_dim, int32_t b, int32_t b_dim,
                      sr_factor_kind kind);

/* The rule that is written as Shardy prints it. False, and no rule: the text is none, or not one of
 * the op. */
bool sr_rule_read(sr_rule_maker *m, const char *text);
/*
 * Leaves as SR_FACTOR_PASS_THROUGH only those factors of a custom call's written rule that lead
 * from an operand to a result and that `known`, what is known of the call's target (no factors:
 * nothing), has as such in the same dimensions. Others still spread as the rule says, but the call
 * gets its operands whole along them.
 */
void sr_rule_limit(sr_rule *rule, const sr_rule *known);

/* A family for each word in the column RULE of ops.def. */
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, FORM, SHAPE, EMIT, RULE)                \
  void sr_rule_##RULE(sr_rule_maker *m);
#include "graph/ir/ops.def"

#endif
