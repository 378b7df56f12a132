/*
 * Placement: decides which devices compute ops that no sharding reaches.
 *
 *   placement.c      the order of the steps below
 *   place_cluster.c  finds ops that belong together
 *   place_work.c     the work of an op
 *   place_cost.c     the cost of each choice, and the choice
 *   place_shards.h   the dimension along which all devices can share a cluster
 *   place_outline.c  makes a cluster a manual computation over one device
 *
 * A *member* is an op outside of manual computations whose operands and results are whole on all
 * devices after propagation: each device would compute all of it. The *level* of an op is the
 * largest number of ops that are no members on a path to it from a member. Members of one level
 * that use each other's results form *clusters*. Because all ops of a cluster have one level, it
 * can become a single op without making a cycle. Each cluster is computed
 *
 *   by all devices     if it is cheap, or needed everywhere;
 *   by one device      the cluster becomes the body of a sdy.manual_computation over a mesh of that
 *                      device. Other devices skip it, and its results are on that device only;
 *   in shards          one of its values gets a sharding, as by a constraint, and propagation
 *                      spreads it.
 *
 * Then all decisions are made again, on the changed graph. Choices depend on the number of devices
 * on a node (cost.h), which is part of the executable's cache key; the bits of results do not.
 *
 * Private to the partitioner. Everything but the reasons lives in placing->arena, which is freed
 * when the choice is made.
 */
#ifndef SR_PARTITIONER_PLACE_PLACEMENT_H
#define SR_PARTITIONER_PLACE_PLACEMENT_H

#include "partitioner/core/cost.h"
#include "partitioner/core/partitioner.h"

/* The unit of costs is that of cost.h. */
enum {
  /* Values up to this size are read from a core's cache: half of the smallest second-level cache of
   * today's processors. */
  SR_PLACE_CACHE = 128 << 10,
  /* Operations that a core does while it reads a byte. */
  SR_PLACE_OPERATIONS = 4,
  /* The least that one device or shards have to save compared with all devices doing the same. Both
   * add steps to the plan, which end kernels; and a value that is not on all devices is sent when
   * it is needed. One device and shards are compared with each other without this margin. */
  SR_PLACE_LEAST = 64 << 10,
  /* Iterations of a loop whose trip count is unknown. */
  SR_PLACE_TRIPS = 100,
};

typedef enum sr_place {
  SR_PLACE_ALL,
  SR_PLACE_ONE,
  SR_PLACE_SHARDED,
  SR_PLACE_COUNT,
} sr_place;

/* Work of computing something. */
typedef struct sr_place_load {
  double bytes; /* to and from memory, which the devices of a node share */
  double own;   /* operations, as bytes, and bytes that stay in the cache of the device's core */
} sr_place_load;

/* A cut by which all devices share a cluster. */
typedef struct sr_place_division {
  sr_value *value; /* value that gets the sharding; NULL: no cut is possible */
  int32_t dim;     /* dimension that is cut */
  double saved;    /* cost saved against all devices computing all of it; below 0: it costs more */
} sr_place_division;

typedef struct sr_place_cluster {
  sr_block *block;
  SR_VECTOR(sr_op *) ops;        /* in program order */
  SR_VECTOR(sr_value *) inputs;  /* values from outside, without duplicates; includes constants */
  SR_VECTOR(sr_value *) outputs; /* results that are used outside */
  sr_place_load load;            /* of one device that computes all of it */
  double sent;                   /* cost of sending, if one device computes it */
  double costs[SR_PLACE_COUNT];
  sr_place place;
  int64_t device;           /* ONE: the device that computes it */
  sr_place_division shards; /* the best cut; it is made only if `place` is SHARDED */
} sr_place_cluster;

/* An op of a block outside of manual computations. */
typedef struct sr_place_op {
  sr_op *op;
  struct sr_place_op *joined; /* union-find over the ops of a cluster */
  sr_place_cluster *cluster;  /* NULL: the op is not a member */
  int32_t level;              /* -1: no path from a member leads to it */
  bool member, placed;        /* placed: it is at its new place in the block */
} sr_place_op;

typedef struct sr_placing {
  sr_partitioner *p;
  sr_arena *arena;
  sr_memo ops;   /* op -> sr_place_op, for ops of blocks outside of manual computations */
  sr_memo flows; /* sharding group -> flow (place_cost.c) */
  SR_VECTOR(sr_place_cluster *) clusters; /* producers before consumers within a block */
} sr_placing;

/* ---- placement.c ----------------------------------------------------------------------------- */

/*
 * Chooses places, and changes the graph. If *out_changed, all decisions have to be made again,
 * after sr_forget_decisions. Errors: SR_ERR_NOMEM.
 */
sr_status sr_place_ops(sr_partitioner *p, sr_placement wanted, bool *out_changed);
/* Returns why `op` is computed where it is; NULL: placement did not choose. */
const char *sr_placement_reason(sr_partitioner *p, const sr_op *op);
/* Sets why `op` is computed where it is; `reason` has to live as long as the module. */
void sr_set_placement_reason(sr_partitioner *p, const sr_op *op, const char *reason);

/* ---- place_cluster.c ------------------------------------------------------------------------- */

/* Finds the clusters. There are none if values outside of manual computations differ between
 * devices: it is then unknown what a single device would have to compute. */
void sr_place_find(sr_placing *placing);
/* Returns the sr_place_op of `op`. NULL: `op` is in a manual computation, or was made after
 * sr_place_find. */
sr_place_op *sr_place_of(sr_placing *placing, const sr_op *op);
/* Returns the cluster of `op`, or of an op around it; NULL: there is none. */
sr_place_cluster *sr_place_around(sr_placing *placing, const sr_op *op);

/* Fills in the inputs and outputs of the cluster, from the graph as it is now. */
void sr_place_collect(sr_placing *placing, sr_place_cluster *cluster);

/* ---- place_work.c ---------------------------------------------------------------------------- */

/* Work of one device that computes all of `op`. Its operands and results must be static tensors. */
sr_place_load sr_place_load_of(const sr_partitioner *p, const sr_op *op);
/* Trip count of a while; SR_PLACE_TRIPS if it is unknown. */
double sr_place_trips(const sr_op *op);
/* Index of the branch of a case or if that takes longest. Only this branch counts as work. */
int32_t sr_place_longest_branch(const sr_partitioner *p, const sr_op *op);

/* ---- place_cost.c ---------------------------------------------------------------------------- */

/* Chooses a place and a device for each cluster. `wanted` must not be ALL. */
void sr_place_choose(sr_placing *placing, sr_placement wanted);

/* Cost of bringing a value, which is on one device or in shards on all, to all devices. */
static inline double sr_place_spread_cost(const sr_partitioner *p, const sr_value *value) {
  return sr_cost_of_spread(p, (double)sr_type_bytes(value->type));
}
/* True if a use outside of the cluster takes its result `value` on all devices. */
bool sr_place_is_spread(sr_placing *placing, const sr_place_cluster *cluster,
                        const sr_value *value);

/* ---- place_shards.c -------------------------------------------------------------------------- */

/* Returns the cut of the cluster that saves most; if none saves anything, the one that loses
 * least. */
sr_place_division sr_place_divide(sr_placing *placing, const sr_place_cluster *cluster);
/* Gives the value of `cluster->shards` its sharding, by a constraint. */
void sr_place_constrain(sr_placing *placing, const sr_place_cluster *cluster);

/* ---- place_outline.c ------------------------------------------------------------------------- */

/* Makes a manual computation of each cluster that one device computes. */
void sr_place_outline(sr_placing *placing);

#endif
