/* Links between tensors, along which propagate.c spreads shardings. */
#ifndef SR_PARTITIONER_PROPAGATE_LINKS_H
#define SR_PARTITIONER_PROPAGATE_LINKS_H

#include "partitioner/rules/rule.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* The steps of propagation. Each step also uses the links of the steps before it. */
typedef enum sr_step {
  SR_STEP_SAME,     /* where spreading loses nothing: elementwise ops, flows, ... */
  SR_STEP_PASSING,  /* also through the pass-through factors of ops (Shardy's term) */
  SR_STEP_HALO,     /* through factors that need a halo */
  SR_STEP_SUMMED,   /* through factors that are summed over */
  SR_STEP_REPEATED, /* from the operand of a broadcast to its result */
  SR_STEP_OFFERED,  /* results take the sharding that their op offers */
  SR_STEP_COUNT,
} sr_step;

/* One end of a link: a group of values with one sharding, or an annotation. */
typedef struct sr_link_end {
  sr_sharding_group *group;
  const sr_annotation *annotation;
} sr_link_end;

typedef struct sr_link {
  const sr_op *op;
  bool computes; /* true: the ends are operands and results of an op; false: they are one value */
  const sr_rule *rule;
  sr_link_end *ends;         /* one for each tensor of the rule */
  sr_step forward, backward; /* first steps that spread from operands, and from results */
} sr_link;

typedef SR_VECTOR(sr_link) sr_link_list;

static inline int32_t sr_link_end_count(const sr_link *l) {
  return l->rule->operand_count + l->rule->result_count;
}

/* Appends all links of the program to `links`, which must be empty: ops in program order, then
 * flows. Makes the rules of ops (sr_op_local), and lists the links of each group. */
void sr_add_links(sr_partitioner *p, sr_link_list *links);

#endif
