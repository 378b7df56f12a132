/*
 * Factor rules: which dimensions of an op's operands and results run over one index.
 *
 * As in Einstein's notation every index has a name, a *factor*; a tensor's dimension is one factor,
 * or several (major to minor) where a reshape splits it, or none where it has size 1 and stands for
 * itself. What can be done with parts of an op, and how parts of one tensor determine those of
 * another, is read from here alone: by propagation, partitioning, resharding and its cost.
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
  SR_FACTOR_PASS_THROUGH, /* each part of the results is computed from the same part of the operands
                           */
  SR_FACTOR_REDUCTION, /* of operands alone: parts give partial results that are to be combined */
  SR_FACTOR_HALO,      /* a part of the results needs parts of the operands that lie elsewhere */
  SR_FACTOR_WHOLE,     /* nothing can be computed of parts */
} sr_factor_kind;

typedef struct sr_factor {
  int64_t size;
  sr_factor_kind kind;
  bool blocked; /* parts along it are no reason to divide another tensor */
  bool alone;   /* all of every dimension that it is in: may be cut unevenly */
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
  int32_t factor_count;    /* 0: nothing is known of the op */
  sr_factor *factors;
} sr_rule;

/*
 * The rule of `op`, whose types are static; by its row in ops.def. Control flow has none: what it
 * carries flows along edges. Everything lives in `arena`.
 */
sr_rule sr_rule_of(sr_arena *arena, const sr_op *op);

/* True if the program gives the op a rule, sdy.sharding_rule, that cannot be followed. */
bool sr_rule_is_broken(sr_arena *arena, const sr_op *op);
/* Fills in `alone`: for rules that are made by hand. */
void sr_rule_find_alone(sr_rule *rule);
/* Tensor `tensor` of the rule of `op`: an operand or a result. */
static inline sr_value *sr_rule_value(const sr_op *op, int32_t tensor) {
  return tensor < op->operand_count ? sr_operand(op, tensor)
                                    : sr_result(op, tensor - op->operand_count);
}

/* The dimension of tensor `tensor` that is `factor` alone; -1: none. */
int32_t sr_rule_dim_of(const sr_rule *rule, int32_t tensor, int32_t factor);
/* True if a dimension of tensor `tensor` has the factor. */
bool sr_rule_has(const sr_rule *rule, int32_t tensor, int32_t factor);

/* True for a reduce_window of arrays of `type` whose windows along `dim` all begin with the
 * first element, or before, and end at one element each; or all end with the last and begin at
 * one each. Along other dimensions they are single elements. */
bool sr_op_accumulates(const sr_op *op, const sr_type *type, int32_t dim);

/* The first element along `dim` that a dynamic_update_slice writes where constants say, `most` at
 * the most. */
int64_t sr_update_start(const sr_op *op, int32_t dim, int64_t most);

/* As above: "([i, j], [j, k])->([i, k]) {i=8, j=16, k=4} reduction={j}". */
void sr_rule_print(const sr_rule *rule, sr_text *text);

#endif
