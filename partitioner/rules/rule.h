/*
 * Factor rules: which dimensions of an op's operands and results share an index.
 *
 * As in Einstein's notation, every index has a name, a *factor*. A dimension of a tensor is one
 * factor. If a reshape splits the dimension, it is several factors, major to minor. If it has size
 * 1 and no counterpart, it is no factor. Propagation, partitioning, resharding and its cost read
 * from the rule which shards of one tensor go with which shards of another, and how an op can be
 * computed on shards.
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
  SR_FACTOR_PASS_THROUGH, /* a shard of the results needs the same shard of the operands */
  SR_FACTOR_REDUCTION, /* only operands have it: shards give partial results, which are combined */
  SR_FACTOR_HALO,      /* a shard of the results needs parts of other shards of the operands */
  SR_FACTOR_WHOLE,     /* the op cannot be computed on shards along the factor */
} sr_factor_kind;

typedef struct sr_factor {
  int64_t size;
  sr_factor_kind kind;
  bool blocked; /* propagation does not spread shardings along the factor */
  bool alone;   /* the only factor in each of its dimensions, so it may be cut unevenly */
} sr_factor;

typedef struct sr_rule_dim {
  int32_t count;
  const int32_t *factors; /* major to minor */
} sr_rule_dim;

typedef struct sr_rule_tensor {
  int32_t rank;
  sr_rule_dim *dims;
} sr_rule_tensor;

typedef struct sr_rule {
  int32_t operand_count, result_count;
  sr_rule_tensor *tensors; /* operands, then results */
  int32_t factor_count;    /* 0: there is no rule for the op */
  sr_factor *factors;
} sr_rule;

/*
 * Makes the rule of `op` from the op's row in ops.def. The types of `op` must be static. Control
 * flow has no rule: its values flow along links (links.h). The rule lives in `arena`.
 */
sr_rule sr_rule_of(sr_arena *arena, const sr_op *op);

/* True if the op has a sdy.sharding_rule that does not fit its operands and results. */
bool sr_rule_is_broken(sr_arena *arena, const sr_op *op);
/* Computes `alone` of all factors (the only factor in its dimensions), for rules that sr_rule_of
 * did not make. */
void sr_rule_find_alone(sr_rule *rule);
/* Returns the value that is tensor `tensor` of the rule: operands come first, then results. */
static inline sr_value *sr_rule_value(const sr_op *op, int32_t tensor) {
  return tensor < op->operand_count ? sr_operand(op, tensor)
                                    : sr_result(op, tensor - op->operand_count);
}

/* Returns the dimension of tensor `tensor` that consists of `factor` alone; -1: none. */
int32_t sr_rule_dim_of(const sr_rule *rule, int32_t tensor, int32_t factor);
/* True if a dimension of tensor `tensor` has the factor. */
bool sr_rule_has(const sr_rule *rule, int32_t tensor, int32_t factor);

/* True for a reduce_window that accumulates along `dim` of arrays of `type`: all windows begin with
 * the first element, or before it, and end at successive elements. The mirror image counts, too.
 * Along other dimensions, each window must be a single element. */
bool sr_op_accumulates(const sr_op *op, const sr_type *type, int32_t dim);

/* Returns the first index along `dim` that a dynamic_update_slice with constant indices writes,
 * clamped to 0 .. `most`. */
int64_t sr_update_start(const sr_op *op, int32_t dim, int64_t most);

/* Prints the rule as in the examples above. */
void sr_rule_print(const sr_rule *rule, sr_text *text);

#endif
