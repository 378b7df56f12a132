/* What is known of the sharding of a value, and of those that must have the same one. */
#ifndef SR_PARTITIONER_CORE_SHARDING_GROUP_H
#define SR_PARTITIONER_CORE_SHARDING_GROUP_H

#include "partitioner/core/partitioner.h"

typedef enum sr_sharding_group_kind {
  SR_GROUP_OTHER,     /* whole on every device, whatever happens */
  SR_GROUP_CONSTANT,  /* like OTHER, but a part of it can be made at no cost (convert_uses.c) */
  SR_GROUP_OUTER,     /* result of a manual computation: at least the parts that it says */
  SR_GROUP_INNER,     /* argument of its body */
  SR_GROUP_ARGUMENT,  /* of main */
  SR_GROUP_RULED,     /* result of an op that may be computed on parts */
  SR_GROUP_CARRY,     /* carry of a while: result and the arguments of both regions */
  SR_GROUP_BRANCH,    /* result of a case or if */
  SR_GROUP_FORWARDED, /* result of an optimization_barrier, or of a constraint */
} sr_sharding_group_kind;

/* A value in another sharding, made once. */
typedef struct sr_converted {
  const sr_value *value;
  const sr_sharding *sharding;
  sr_value *made;
} sr_converted;

/* Values that must have one sharding, or one value alone: sr_value_sharding_group. */
typedef struct sr_sharding_group {
  sr_sharding_group_kind kind;
  const sr_sharding *sharding; /* that propagation finds */
  const sr_sharding *produced; /* in which the value is made: `sharding`, or what its op can give */
  const sr_annotation *annotation; /* what the program says of it; NULL: nothing */
  const sr_sharding *manual;       /* OUTER, INNER: how the computation cuts the value outside */
  const sr_op *from;               /* through which op the sharding came; NULL: given */
  const sr_type *type;             /* of the whole value */
  const sr_manual
      *around; /* the computation that the value is in, or is a result of: the sharding is
                                on its mesh, and must get none of its axes; NULL: none */
  sr_value *values[3];
  int32_t value_count;
  SR_VECTOR(size_t) links; /* of propagation, that it is at */
  SR_VECTOR(sr_converted) converted;
} sr_sharding_group;

/* The group of a value; NULL before sr_add_sharding_groups (sharding_groups.h). */
static inline sr_sharding_group *sr_value_sharding_group(const sr_partitioner *p,
                                                         const sr_value *value) {
  return SR_SIDE_GET(&p->value_groups, value->id);
}

#endif
