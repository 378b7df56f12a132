/* Sharding groups. A group has the values that must have the same sharding, and what is known about
 * this sharding. */
#ifndef SR_PARTITIONER_CORE_SHARDING_GROUP_H
#define SR_PARTITIONER_CORE_SHARDING_GROUP_H

#include "partitioner/core/partitioner.h"

typedef enum sr_sharding_group_kind {
  SR_GROUP_OTHER,     /* any other value: always whole on every device */
  SR_GROUP_CONSTANT,  /* a constant: whole, like OTHER, but making a shard of it costs nothing
                       * (convert_uses.c) */
  SR_GROUP_OUTER,     /* result of a manual computation: cut at least as its out_shardings say */
  SR_GROUP_INNER,     /* argument of a manual computation's body */
  SR_GROUP_ARGUMENT,  /* argument of main */
  SR_GROUP_RULED,     /* result of an op that may be computed on shards */
  SR_GROUP_CARRY,     /* carry of a while: result and the arguments of both regions */
  SR_GROUP_BRANCH,    /* result of a case or if */
  SR_GROUP_FORWARDED, /* result of an optimization_barrier, or of a constraint */
} sr_sharding_group_kind;

/* `made` is a copy of `value` in the sharding `sharding`. It is made once, and all uses that need
 * this sharding share it. */
typedef struct sr_converted {
  const sr_value *value;
  const sr_sharding *sharding;
  sr_value *made;
} sr_converted;

/* Values that must have the same sharding, or a single value. sr_value_sharding_group returns the
 * group of a value. */
typedef struct sr_sharding_group {
  sr_sharding_group_kind kind;
  const sr_sharding *sharding;     /* sharding that propagation found for the group's values */
  const sr_sharding *produced;     /* sharding in which the op makes the value */
  const sr_annotation *annotation; /* sharding that the program states for the values; NULL: none */
  const sr_sharding *manual;       /* OUTER, INNER: how the manual axes cut the operand or result of
                                    * the manual computation */
  const sr_op *from;   /* op from which propagation brought the sharding; NULL: it is annotated */
  const sr_type *type; /* type of the whole value */
  /* The manual computation which the value is in, or is a result of; NULL: none. The group's
   * sharding uses the mesh of this manual computation, but none of its manual axes. */
  const sr_manual *around;
  sr_value *values[3];
  int32_t value_count;
  /* Indices of the links (propagate/links.h) that have this group as an end. */
  SR_VECTOR(size_t) links;
  SR_VECTOR(sr_converted) converted;
} sr_sharding_group;

/* Returns the group of a value; NULL before sr_add_sharding_groups (sharding_groups.h). */
static inline sr_sharding_group *sr_value_sharding_group(const sr_partitioner *p,
                                                         const sr_value *value) {
  return SR_SIDE_GET(&p->value_groups, value->id);
}

#endif
