/* What ties tensors together while shardings spread: propagate.c. */
#ifndef SR_PARTITIONER_PROPAGATE_LINKS_H
#define SR_PARTITIONER_PROPAGATE_LINKS_H

#include "partitioner/rules/rule.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* In which order reasons count: each step of propagation has the links of those before it, too. */
typedef enum sr_step {
  SR_STEP_SAME,     /* nothing is lost */
  SR_STEP_PASSING,  /* through factors that pass */
  SR_STEP_HALO,     /* through those that need neighbours */
  SR_STEP_SUMMED,   /* through those that are summed */
  SR_STEP_REPEATED, /* from what is repeated to what repeats it */
  SR_STEP_OFFERED,  /* as ops give their results */
  SR_STEP_COUNT,
} sr_step;

/* One end of a link: a group, or a sharding that is given. */
typedef struct sr_link_end {
  sr_sharding_group *group;
  const sr_annotation *annotation;
} sr_link_end;

typedef struct sr_link {
  const sr_op *op;
  bool computes; /* the op, by its rule; else values that are one */
  const sr_rule *rule;
  sr_link_end *ends;         /* one for each tensor of the rule */
  sr_step forward, backward; /* steps from which shardings spread from operands, and from results */
} sr_link;

typedef SR_VECTOR(sr_link) sr_link_list;

static inline int32_t sr_link_end_count(const sr_link *l) {
  return l->rule->operand_count + l->rule->result_count;
}

/* All links of the program, in an empty list: ops in program order, then what flows. Makes the
 * rules of ops (sr_op_local), and numbers the links of each group. */
void sr_add_links(sr_partitioner *p, sr_link_list *links);

#endif
