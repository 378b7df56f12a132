/*
 * A cluster in shards: which dimensions can be cut together, and what one cut costs.
 *
 *   place_net.c     the ops and values of a cluster, with its loops and branches, as a net
 *   place_trial.c   tries one cut of one value: what it saves and what it moves
 *   place_shards.c  which cuts are tried, and the constraint for the best one
 *
 * Private to these three files. Everything lives in placing->arena.
 */
#ifndef SR_PARTITIONER_PLACE_PLACE_SHARDS_H
#define SR_PARTITIONER_PLACE_PLACE_SHARDS_H

#include "partitioner/place/placement.h"

/* A class of dimensions that factors tie together (union-find). */
typedef struct sr_place_class {
  struct sr_place_class *joined;
  struct sr_place_value *largest; /* the largest value of the class that an op makes; NULL: none */
} sr_place_class;

/* The values of one sharding group. */
typedef struct sr_place_value {
  sr_value *first;
  const sr_type *type;
  double times;                            /* how often it is made each time the cluster runs */
  bool made;                               /* an op that has a rule makes it */
  bool open;                               /* the trial may cut it */
  bool comes, goes;                        /* enters in shards; is used whole outside the cluster */
  sr_place_class *classes;                 /* one for each dimension; `joined` NULL: tied to none */
  SR_VECTOR(struct sr_place_task *) tasks; /* tasks that use or make it, in order */
  int64_t trial;                           /* the last trial that has cut it; the fields below
                                            * belong to that trial */
  int32_t sharding,
      produced; /* cut dimension, of the sharding and of the produced sharding; -1: none */
  struct {
    bool whole;
    uint64_t dims; /* a bit for each cut dimension */
  } taken[2];      /* shardings that uses have taken, other than `produced`; [0]: uses in the loop
                    * that carries the value, or if there is no loop; [1]: uses behind the loop */
} sr_place_value;

/* An op that the trial may divide; or a flow, in which one value becomes another without work: the
 * initial value of a carry becomes the carry. */
typedef struct sr_place_task {
  bool flows;                   /* a flow: operand 0 is the result */
  bool same;                    /* cuts spread along this task first, because nothing is lost */
  int32_t operand_count, count; /* number of tensors, as in the rule */
  sr_place_value **values;      /* [tensor]; NULL: not of a tensor type */
  int32_t factor_count;         /* factors along which the task can be divided */
  int32_t *dims;                /* [factor][tensor]: dimension that the factor cuts; -1: none */
  bool *sums;                   /* [factor]: shards along this factor give partial sums */
  double width;                 /* bytes of a partial sum for each byte of the result */
  double cost;                  /* of a run in full on every device; 0: not in the longest branch */
  double times;                 /* how often it runs each time the cluster runs */
  int64_t trial;                /* the last trial that reached it */
  uint32_t waits;               /* a bit for each queue of the trial that it waits in */
  int32_t chosen;               /* factor along which the trial divides it; -1: none */
} sr_place_task;

typedef struct sr_place_net {
  sr_placing *placing;
  const sr_place_cluster *cluster;
  sr_memo values; /* sharding group -> sr_place_value */
  SR_VECTOR(sr_place_value *) all;
  SR_VECTOR(sr_place_task *) tasks; /* in program order */
  int64_t trials;
  bool beside; /* set while ops of a branch that is not the longest are added */
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
