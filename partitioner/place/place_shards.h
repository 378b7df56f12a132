/*
 * A cluster in parts: what of it can be cut together, and what comes of one cut.
 *
 *   place_net.c    the ops of a cluster and of its loops and branches, and their values
 *   place_trial.c  one dimension of one value is cut: what is won and what is moved
 *   place_shards.c  which cuts are tried, and what is done about the best
 *
 * Private to these three. All of it lives in placing->arena.
 */
#ifndef SR_PARTITIONER_PLACE_PLACE_SHARDS_H
#define SR_PARTITIONER_PLACE_PLACE_SHARDS_H

#include "partitioner/place/placement.h"

/* Dimensions that are tied together, by the one that stands for all. */
typedef struct sr_place_class {
  struct sr_place_class *joined;
  struct sr_place_value *largest; /* that an op makes and that has one of them; NULL: none */
} sr_place_class;

/* A value, or all that must have one sharding. */
typedef struct sr_place_value {
  sr_value *first;
  const sr_type *type;
  double times;                            /* that it is made while the cluster is computed once */
  bool made;                               /* by an op that has a rule */
  bool open;                               /* the trial may cut it */
  bool comes, goes;                        /* comes in parts from outside; is taken whole there */
  sr_place_class *classes;                 /* dimensions; joined NULL: tied to none */
  SR_VECTOR(struct sr_place_task *) tasks; /* that have it, in program order */
  int64_t trial;                           /* the last that has cut it, and what follows is of it */
  int32_t sharding,
      produced; /* dimension that is cut: as it spreads, and as it is made; -1: none */
  struct {
    bool whole;
    uint64_t dims; /* a bit for each */
  } taken[2];      /* in which other shardings; [1]: behind the loop that carries it */
} sr_place_value;

/* An op as far as it can be divided, or two values that are one, as a loop's carry and what comes
 * in. */
typedef struct sr_place_task {
  bool flows;                   /* operand 0 is the result */
  bool same;                    /* shardings spread here first: nothing is lost */
  int32_t operand_count, count; /* tensors, as in its rule; NULL: a value of no array */
  sr_place_value **values;      /* tensors */
  int32_t factor_count;         /* along which it can be divided */
  int32_t *dims;                /* [factor][tensor]: dimension that is cut; -1: none */
  bool *sums;                   /* factors: what the parts give is added up */
  double width;                 /* bytes of what is added up, for each byte of the result */
  double cost;   /* of every device doing all of it, each time; 0 in a branch that does not count */
  double times;  /* while the cluster is computed once */
  int64_t trial; /* the last that has come here */
  uint32_t waits; /* in which of its queues */
  int32_t chosen; /* factor along which the trial divides it; -1: none */
} sr_place_task;

typedef struct sr_place_net {
  sr_placing *placing;
  const sr_place_cluster *cluster;
  sr_memo values; /* group -> sr_place_value */
  SR_VECTOR(sr_place_value *) all;
  SR_VECTOR(sr_place_task *) tasks; /* in program order */
  int64_t trials;
  bool beside; /* while it is made: ops are of a branch that does not count */
} sr_place_net;

/* ---- place_net.c ----------------------------------------------------------------------------- */

void sr_place_make_net(sr_place_net *net);
static inline int32_t sr_place_task_dim(const sr_place_task *task, int32_t factor, int32_t tensor) {
  return task->dims[factor * task->count + tensor];
}

/* ---- place_trial.c --------------------------------------------------------------------------- */

/* What is saved of what the cluster costs every device if dimension `dim` of `value` is cut, and
 * whatever follows it; below 0: that costs more. */
double sr_place_try(sr_place_net *net, sr_place_value *value, int32_t dim);

#endif
