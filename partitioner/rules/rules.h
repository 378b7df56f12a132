/* The families of factor rules, and the functions that build a rule. */
#ifndef SR_PARTITIONER_RULES_RULES_H
#define SR_PARTITIONER_RULES_RULES_H

#include "partitioner/rules/rule.h"

/* A rule that is being built. Tensor t is operand t, or from operand_count on result t -
 * operand_count. */
typedef struct sr_rule_maker {
  sr_arena *arena;
  const sr_op *op;
  sr_rule *rule;
  int32_t capacity; /* of rule->factors */
} sr_rule_maker;

/* Adds the tensors, without factors. False if the op cannot have a rule: a tensor is not static, or
 * has no elements. */
bool sr_rule_begin(sr_rule_maker *m);
/* The type of a tensor. */
const sr_type *sr_rule_type(const sr_rule_maker *m, int32_t tensor);
/* The number of the tensor that is result `result`. */
static inline int32_t sr_rule_result(const sr_rule_maker *m, int32_t result) {
  return m->op->operand_count + result;
}
/* Adds a factor, which is not in any dimension yet, and returns its number. */
int32_t sr_rule_factor(sr_rule_maker *m, int64_t size, sr_factor_kind kind);
/* Appends `factor` to a dimension, as its most minor factor. */
void sr_rule_put(sr_rule_maker *m, int32_t tensor, int32_t dim, int32_t factor);
/* Adds a factor for one dimension that no other dimension shares. */
int32_t sr_rule_own(sr_rule_maker *m, int32_t tensor, int32_t dim, sr_factor_kind kind);
/* Adds a factor that dimension `a_dim` of tensor a and `b_dim` of tensor b share. */
int32_t sr_rule_share(sr_rule_maker *m, int32_t a, int32_t a_dim, int32_t b, int32_t b_dim,
                      sr_factor_kind kind);

/* Reads a rule as Shardy prints it. If the text is not a rule or does not fit the op, returns false
 * and leaves the rule empty. */
bool sr_rule_read(sr_rule_maker *m, const char *text);
/*
 * Limits the written rule of a custom call to what the call can do. `known` is the built-in rule of
 * the call's target. A factor stays SR_FACTOR_PASS_THROUGH only if it is in an operand and in a
 * result, and `known` has a pass-through factor in the same dimensions. If `known` has no factors,
 * it limits nothing. A factor that does not stay so still spreads shardings, but along it the call
 * gets its operands whole.
 */
void sr_rule_limit(sr_rule *rule, const sr_rule *known);

/* One function for each word in the column RULE of ops.def. */
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  void sr_rule_##RULE(sr_rule_maker *m);
#include "graph/ir/ops.def"

#endif
