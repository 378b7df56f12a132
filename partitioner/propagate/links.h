/* Links, along which propagate.c spreads shardings from tensor to tensor. A link ties the operands
 * and results of an op, or two places of one value, such as the initial value of a loop and the
 * carry. A factor is an index that dimensions of the tensors of a link share (rule.h). */
#ifndef SR_PARTITIONER_PROPAGATE_LINKS_H
#define SR_PARTITIONER_PROPAGATE_LINKS_H

#include "partitioner/rules/rule.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* The steps of propagation. Each step also uses the links of the steps before it. */
typedef enum sr_step {
  SR_STEP_SAME,     /* through elementwise ops, transposes, reshapes, and links between two places
                     * of one value */
  SR_STEP_PASSING,  /* through all pass-through factors (Shardy's term): operands and results have
                     * them */
  SR_STEP_HALO,     /* through factors with a halo: a shard of the result needs elements of other
                     * shards */
  SR_STEP_SUMMED,   /* through factors that are summed over: only operands have them */
  SR_STEP_REPEATED, /* from the operand of a broadcast to its result */
  SR_STEP_OFFERED,  /* results take the sharding in which their op can produce them
                     * (sr_op_offers) */
  SR_STEP_COUNT,
} sr_step;

/* One end of a link: a sharding group, whose values must have one sharding, or an annotation, which
 * is a sharding that the program states. One of the two fields is NULL. */
typedef struct sr_link_end {
  sr_sharding_group *group;
  const sr_annotation *annotation;
} sr_link_end;

typedef struct sr_link {
  const sr_op *op;
  bool computes; /* true: the ends are operands and results of `op`; false: two places of one value,
                  * or other ends that are to have one sharding */
  const sr_rule *rule;
  sr_link_end *ends;         /* one for each tensor of the rule */
  sr_step forward, backward; /* first step in which operands spread their shardings, and first step
                              * in which results do */
} sr_link;

typedef SR_VECTOR(sr_link) sr_link_list;

static inline int32_t sr_link_end_count(const sr_link *l) {
  return l->rule->operand_count + l->rule->result_count;
}

/* Appends all links of the program to `links`, which must be empty: first those of ops, in program
 * order, then those of values that flow through loops, branches and barriers. Makes the factor rule
 * of each op (sr_local.rule), and lists the links of each sharding group. */
void sr_add_links(sr_partitioner *p, sr_link_list *links);

#endif
