/*
 * Factor rules: which dimensions of an op's operands and results share an index.
 *
 * As in Einstein's notation, every index has a name. Such an index is called a *factor*. Usually a
 * dimension of a tensor has one factor. A dimension that a reshape splits has several factors,
 * major to minor. A dimension of size 1 without a counterpart in other tensors has none. A rule
 * says which shards of one tensor go with which shards of another, and whether the op can be
 * computed on shards. Propagation and partitioning read it.
 *
 *   dot_general  ([i, j], [j, k])->([i, k]) {i=8, j=16, k=4} reduction={j}
 *   reshape      ([ij])->([i, j]) {i=2, j=4}
 *
 * (Lepikhin et al., GShard, 2020; Xu et al., GSPMD, 2021; the notation is Shardy's.)
 */
#ifndef SR_PARTITIONER_RULES_RULE_H
#define SR_PARTITIONER_RULES_RULE_H

#include "base/text.h"
#include "graph/ir/graph.h"

typedef enum sr_factor_kind {
  SR_FACTOR_PASS_THROUGH, /* a shard of a result along the factor needs only the same shard of the
                           * operands */
  SR_FACTOR_REDUCTION, /* only operands have the factor: from their shards, devices compute partial
                        * results, which are combined */
  SR_FACTOR_HALO,      /* a shard of a result needs elements of other shards of the operands, too */
  SR_FACTOR_WHOLE,     /* the op cannot be computed on shards along the factor */
} sr_factor_kind;

typedef struct sr_factor {
  int64_t size;
  sr_factor_kind kind;
  bool blocked; /* propagation does not spread shardings along the factor */
  bool alone;   /* it is the only factor of every dimension that has it, so its shards may be
                 * uneven */
} sr_factor;

typedef struct sr_rule_dim {
  int32_t count;
  const int32_t *factors; /* [count]: indices into sr_rule.factors, major to minor */
} sr_rule_dim;

typedef struct sr_rule_tensor {
  int32_t rank;
  sr_rule_dim *dims;
} sr_rule_tensor;

typedef struct sr_rule {
  int32_t operand_count, result_count;
  sr_rule_tensor *tensors; /* [operand_count + result_count]: operands come first, then results */
  int32_t factor_count;    /* number of `factors`; 0: there is no rule for the op */
  sr_factor *factors;
} sr_rule;

/*
 * Makes the rule of `op`; the column RULE of ops.def names the function that does it. There is no
 * rule (factor_count is 0) if an operand or result has a dynamic type or no elements. Loops and
 * branches have no rule either: shardings spread between their values along links
 * (propagate/links.h). The rule lives in `arena`.
 */
sr_rule sr_rule_of(sr_arena *arena, const sr_op *op);

/* True for the custom_call of JAX's random bits on CUDA, whose operands and results have one shape:
 * it computes each element from those at the same place, as elementwise ops do. */
bool sr_is_elementwise_call(const sr_op *op);
/* True if the op has an attribute sdy.sharding_rule that does not fit the operands and results of
 * the op. */
bool sr_rule_is_broken(sr_arena *arena, const sr_op *op);
/* Sets `alone` of all factors, for rules that sr_rule_of did not make. */
void sr_rule_find_alone(sr_rule *rule);
/* Returns the operand or result of `op` that is tensor `tensor` of the rule. Operands come first,
 * then results. */
static inline sr_value *sr_rule_value(const sr_op *op, int32_t tensor) {
  return tensor < op->operand_count ? sr_operand(op, tensor)
                                    : sr_result(op, tensor - op->operand_count);
}

/* Returns the dimension of tensor `tensor` that has `factor` as its only factor; -1: there is
 * none. */
int32_t sr_rule_dim_of(const sr_rule *rule, int32_t tensor, int32_t factor);
/* True if some dimension of tensor `tensor` has the factor. */
bool sr_rule_has(const sr_rule *rule, int32_t tensor, int32_t factor);

/* True for a reduce_window that is a cumulative op (a prefix sum, for example) along `dim` of
 * arrays of `type`: window i covers the elements 0 .. i, or, in reverse, element i and all elements
 * behind it. Along other dimensions, each window must be a single element. */
bool sr_op_accumulates(const sr_op *op, const sr_type *type, int32_t dim);

/* Returns the index along `dim` at which a dynamic_update_slice starts to write, clamped to 0 ..
 * `most`. The start indices must be constants. */
int64_t sr_update_start(const sr_op *op, int32_t dim, int64_t most);

/* Prints the rule in the form of the examples at the top of this file. */
void sr_rule_print(const sr_rule *rule, sr_text *text);

#endif
