/*
 * A cluster in shards: which dimensions can be cut together, and what one cut costs.
 *
 *   place_net.c     makes the net: the ops of a cluster as tasks, and their values
 *   place_trial.c   tries one cut of one value: what it saves and what it moves
 *   place_shards.c  which cuts are tried, and the constraint for the best one
 *
 * Private to these three files. Everything lives in placing->arena.
 */
#ifndef SR_PARTITIONER_PLACE_PLACE_SHARDS_H
#define SR_PARTITIONER_PLACE_PLACE_SHARDS_H

#include "partitioner/place/placement.h"

/* A class of dimensions that factors tie together: if one of them is cut, propagation may cut the
 * others. It is a node of a union-find forest. */
typedef struct sr_place_class {
  struct sr_place_class *joined;
  struct sr_place_value *largest; /* the largest value of the class that an op makes; NULL: none */
} sr_place_class;

/* The values of one sharding group, which must all have the same sharding. They count as one
 * value. */
typedef struct sr_place_value {
  sr_value *first;
  const sr_type *type;
  double times;                            /* how often the value is made in one run of the
                                            * cluster */
  bool made;                               /* an op that has a factor rule makes the value */
  bool open;                               /* a trial may cut the value */
  bool comes, goes;                        /* `comes`: the value enters the cluster in shards;
                                            * `goes`: it is used whole outside of the cluster */
  sr_place_class *classes;                 /* [dimension]: the class of the dimension; `joined` is
                                            * NULL if no task can be divided along it */
  SR_VECTOR(struct sr_place_task *) tasks; /* tasks that use or make the value, in program order */
  int64_t trial;                           /* number of the last trial that has cut the value; the
                                            * fields below belong to that trial */
  int32_t sharding,
      produced; /* dimension that is cut in the value's sharding, and in the sharding in which its
                 * op produces it; -1: none */
  struct {
    bool whole;
    uint64_t dims; /* bit d: a use took the value cut along dimension d */
  } taken[2];      /* shardings in which uses have taken the value so far, other than `produced`.
                    * [0]: uses in the loop that carries the value, or all uses if there is no loop;
                    * [1]: uses behind the loop */
} sr_place_value;

/* An op that a trial may divide, or a flow. In a flow, one value becomes another one without work,
 * as the initial value of a loop becomes the carry. */
typedef struct sr_place_task {
  bool flows;                   /* the task is a flow: operand 0 becomes the result */
  bool same;                    /* cuts spread along this task first: it is a flow, or its result
                                 * can keep the cuts of its operands */
  int32_t operand_count, count; /* number of operands; number of tensors: operands first, then
                                 * results */
  sr_place_value **values;      /* [tensor]; NULL: the value is not a tensor */
  int32_t factor_count;         /* factors along which the task can be divided */
  int32_t *dims;                /* [factor][tensor]: dimension that the factor cuts; -1: none */
  bool *sums;                   /* [factor]: shards along this factor give partial sums */
  double width;                 /* bytes of a partial sum for each byte of the result */
  double cost;                  /* cost of one run if every device does all of it; 0: the op is in a
                                 * branch that is not the longest */
  double times;                 /* how often the task runs in one run of the cluster */
  int64_t trial;                /* number of the last trial that reached the task */
  uint32_t waits;               /* bit s: the task waits in the queue of stage s of the trial
                                 * (place_trial.c) */
  int32_t chosen;               /* factor along which the trial divides the task; -1: none */
} sr_place_task;

typedef struct sr_place_net {
  sr_placing *placing;
  const sr_place_cluster *cluster;
  sr_memo values; /* sharding group -> sr_place_value */
  SR_VECTOR(sr_place_value *) all;
  SR_VECTOR(sr_place_task *) tasks; /* in program order */
  int64_t trials;
  bool beside; /* true while ops of a branch that is not the longest are added */
} sr_place_net;

/* ---- place_net.c ----------------------------------------------------------------------------- */

void sr_place_make_net(sr_place_net *net);
static inline int32_t sr_place_task_dim(const sr_place_task *task, int32_t factor, int32_t tensor) {
  return task->dims[factor * task->count + tensor];
}

/* ---- place_trial.c --------------------------------------------------------------------------- */

/* Returns how much cheaper the cluster becomes, compared with all devices doing all of it, if
 * dimension `dim` of `value` is cut and the cut spreads; below 0: more expensive. */
double sr_place_try(sr_place_net *net, sr_place_value *value, int32_t dim);

#endif
