/* The functions that build a rule (rule.h), and one function for each family of ops that share a
 * kind of rule. */
#ifndef SR_PARTITIONER_RULES_RULES_H
#define SR_PARTITIONER_RULES_RULES_H

#include "partitioner/rules/rule.h"

/* A rule that is being built. Tensors are numbered: tensor t is operand t, and tensor operand_count
 * + r is result r. */
typedef struct sr_rule_maker {
  sr_arena *arena;
  const sr_op *op;
  sr_rule *rule;
  int32_t capacity; /* number of factors for which rule->factors has room */
} sr_rule_maker;

/* Adds all tensors to the rule, without factors. Returns false if the op cannot have a rule: a
 * tensor has a dynamic type or no elements. */
bool sr_rule_begin(sr_rule_maker *m);
/* Returns the type of a tensor. */
const sr_type *sr_rule_type(const sr_rule_maker *m, int32_t tensor);
/* Returns the number of the tensor that is result `result`. */
static inline int32_t sr_rule_result(const sr_rule_maker *m, int32_t result) {
  return m->op->operand_count + result;
}
/* Adds a factor to the rule and returns its number. It belongs to no dimension until sr_rule_put
 * adds it to one. */
int32_t sr_rule_factor(sr_rule_maker *m, int64_t size, sr_factor_kind kind);
/* Appends `factor` to a dimension of a tensor, as the most minor factor of the dimension. */
void sr_rule_put(sr_rule_maker *m, int32_t tensor, int32_t dim, int32_t factor);
/* Adds a factor to the rule and to one dimension, and returns its number. No other dimension has
 * the factor. */
int32_t sr_rule_own(sr_rule_maker *m, int32_t tensor, int32_t dim, sr_factor_kind kind);
/* Adds a factor that dimension `a_dim` of tensor `a` and dimension `b_dim` of tensor `b` share.
 * Returns its number. */
int32_t sr_rule_share(sr_rule_maker *m, int32_t a, int32_t a_dim, int32_t b, int32_t b_dim,
                      sr_factor_kind kind);

/* Reads a rule from `text`, which is in the form that Shardy prints. If the text is not a rule or
 * does not fit the op, returns false and leaves the rule empty. */
bool sr_rule_read(sr_rule_maker *m, const char *text);
/*
 * Limits `rule`, which the program states for a custom call, to what the call can compute on
 * shards. `known` is the built-in rule of the call's target. A factor stays SR_FACTOR_PASS_THROUGH
 * only if it is in an operand and in a result, and if `known` has a pass-through factor in the same
 * dimensions. If `known` has no factors, the second condition is dropped. Other factors still
 * spread shardings, but the call gets its operands whole along them.
 */
void sr_rule_limit(sr_rule *rule, const sr_rule *known);

/* One function for each family. The column RULE of ops.def names the family of an op. */
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  void sr_rule_##RULE(sr_rule_maker *m);
#include "graph/ir/ops.def"

#endif
