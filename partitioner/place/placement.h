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
 * devices after propagation: each device would compute all of the op. Paths lead from members to
 * the ops that use their results, directly or through other ops. The *level* of an op is the
 * largest number of ops on such a path to the op that are not members. Members of one level that
 * use each other's results form a *cluster*. No path leaves a cluster and comes back to it, because
 * all ops of a cluster have the same level. So the cluster can become a single op. Each cluster is
 * computed
 *
 *   by all devices     if it is cheap, or needed everywhere;
 *   by one device      the cluster becomes the body of a sdy.manual_computation over a mesh of that
 *                      device. Other devices skip it, and its results are on that device only;
 *   in shards          one of its values gets a sharding, as by a constraint, and propagation
 *                      spreads it.
 *
 * Then the partitioner makes all its decisions again, on the changed graph. The choice depends on
 * the number of devices on a node (cost.h), so this number is part of the executable's cache key.
 * The bits of results do not depend on the choice.
 *
 * Private to the partitioner. Everything lives in placing->arena, which is freed at the end of
 * placement; only the reasons (sr_placement_reason) live longer.
 */
#ifndef SR_PARTITIONER_PLACE_PLACEMENT_H
#define SR_PARTITIONER_PLACE_PLACEMENT_H

#include "partitioner/core/cost.h"
#include "partitioner/core/partitioner.h"

/* A cost is a time. Its unit is that of cost.h: the time in which a device reads or writes a
 * byte. */
enum {
  /* Values of at most this many bytes are read from a core's cache. This is half of the smallest
   * second-level cache of today's processors. */
  SR_PLACE_CACHE = 128 << 10,
  /* Number of operations that a core does in the time in which it reads a byte. */
  SR_PLACE_OPERATIONS = 4,
  /* A cluster stays on all devices unless another place saves at least this cost. The other places,
   * one device and shards, add steps to the plan, and each step ends a kernel. Their values are not
   * on all devices, so they must be sent when they are needed. One device and shards are compared
   * with each other without this margin. */
  SR_PLACE_LEAST = 64 << 10,
  /* Number of iterations that is assumed for a loop whose trip count is unknown. */
  SR_PLACE_TRIPS = 100,
};

typedef enum sr_place {
  SR_PLACE_ALL,
  SR_PLACE_ONE,
  SR_PLACE_SHARDED,
  SR_PLACE_COUNT,
} sr_place;

/* The work of computing an op or a cluster. */
typedef struct sr_place_load {
  double bytes; /* bytes that are read from memory or written to it; the devices of a node share
                 * it */
  double own;   /* what devices do not share: operations, counted as the bytes that could be read
                 * meanwhile, and bytes that stay in the cache of the device's core */
} sr_place_load;

/* The cut of one value, by which all devices share the work of a cluster. */
typedef struct sr_place_division {
  sr_value *value; /* value that gets the sharding; NULL: no cut is possible */
  int32_t dim;     /* dimension that is cut */
  double saved;    /* cost that the cut saves, compared with every device computing the whole
                    * cluster; below 0: the cut costs more */
} sr_place_division;

typedef struct sr_place_cluster {
  sr_block *block;
  SR_VECTOR(sr_op *) ops;        /* in program order */
  SR_VECTOR(sr_value *) inputs;  /* values from outside that the ops use, without duplicates */
  SR_VECTOR(sr_value *) outputs; /* results that are used outside */
  sr_place_load load;            /* work of a device that computes the whole cluster */
  double sent;                   /* cost of sending inputs and outputs, if one device computes the
                                  * cluster */
  double costs[SR_PLACE_COUNT];
  sr_place place;
  int64_t device;           /* the device that computes the cluster, if `place` is SR_PLACE_ONE */
  sr_place_division shards; /* the best cut; it is made only if `place` is SR_PLACE_SHARDED */
} sr_place_cluster;

/* An op outside of manual computations. */
typedef struct sr_place_op {
  sr_op *op;
  struct sr_place_op *joined; /* parent in a union-find forest: ops with one root are in one
                               * cluster */
  sr_place_cluster *cluster;  /* NULL: the op is not a member */
  int32_t level;              /* level of the op, as defined above; -1: no path from a member leads
                               * to the op */
  bool member, placed;        /* `member`: the op is a member, as defined above; `placed`:
                               * put_in_order has moved the op to its new place in the block */
} sr_place_op;

typedef struct sr_placing {
  sr_partitioner *p;
  sr_arena *arena;
  sr_memo ops;   /* op -> sr_place_op, for all ops outside of manual computations */
  sr_memo flows; /* sharding group -> flow (place_cost.c) */
  SR_VECTOR(sr_place_cluster *) clusters; /* producers before consumers within a block */
} sr_placing;

/* ---- placement.c ----------------------------------------------------------------------------- */

/*
 * Chooses a place for each cluster, and changes the graph. If *out_changed is set, the caller has
 * to call sr_forget_decisions and make all decisions again. Errors: SR_ERR_NOMEM.
 */
sr_status sr_place_ops(sr_partitioner *p, sr_placement wanted, bool *out_changed);
/* Returns why `op` is computed where it is; NULL: placement did not choose. */
const char *sr_placement_reason(sr_partitioner *p, const sr_op *op);
/* Sets why `op` is computed where it is; `reason` has to live as long as the module. */
void sr_set_placement_reason(sr_partitioner *p, const sr_op *op, const char *reason);

/* ---- place_cluster.c ------------------------------------------------------------------------- */

/* Finds the clusters. There are none if values outside of manual computations may differ between
 * devices: one device could then not compute a value for all others. */
void sr_place_find(sr_placing *placing);
/* Returns the cluster of `op`, or of an op around it; NULL: there is none. */
sr_place_cluster *sr_place_around(sr_placing *placing, const sr_op *op);

/* Fills in the inputs and outputs of the cluster, from the graph as it is now. */
void sr_place_collect(sr_placing *placing, sr_place_cluster *cluster);

/* ---- place_work.c ---------------------------------------------------------------------------- */

/* Returns the work of one device that computes all of `op`. The operands and results of `op` must
 * be static tensors. */
sr_place_load sr_place_load_of(const sr_partitioner *p, const sr_op *op);
/* Returns the trip count of a while; SR_PLACE_TRIPS if the trip count is unknown. */
double sr_place_trips(const sr_op *op);
/* Returns the index of the branch of a case or if that takes longest. Only this branch counts as
 * work. */
int32_t sr_place_longest_branch(const sr_partitioner *p, const sr_op *op);

/* ---- place_cost.c ---------------------------------------------------------------------------- */

/* Chooses a place and a device for each cluster. `wanted` must not be SR_PLACEMENT_ALL. */
void sr_place_choose(sr_placing *placing, sr_placement wanted);

/* Returns the cost of bringing a value to all devices, from one device or from shards on all
 * devices. */
static inline double sr_place_spread_cost(const sr_partitioner *p, const sr_value *value) {
  return sr_cost_of_spread(p, (double)sr_type_bytes(value->type));
}
/* True if a use outside of the cluster takes `value`, a result of the cluster, whole on all
 * devices. */
bool sr_place_is_spread(sr_placing *placing, const sr_place_cluster *cluster,
                        const sr_value *value);

/* ---- place_shards.c -------------------------------------------------------------------------- */

/* Returns the cut of the cluster that saves most. If no cut saves anything, returns the cut that
 * costs least. */
sr_place_division sr_place_divide(sr_placing *placing, const sr_place_cluster *cluster);
/* Gives the value of `cluster->shards` the sharding of that cut, by a constraint. */
void sr_place_constrain(sr_placing *placing, const sr_place_cluster *cluster);

/* ---- place_outline.c ------------------------------------------------------------------------- */

/* Makes a manual computation of each cluster that one device computes. */
void sr_place_outline(sr_placing *placing);

#endif
