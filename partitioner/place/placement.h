/*
 * Placement: where is computed what no sharding reaches.
 *
 *   placement.c          the order of all this
 *   place_cluster.c  ops that belong together
 *   place_work.c     what it takes to compute an op
 *   place_cost.c     what each choice costs, and the choice
 *   place_shards.h    the dimension along which all devices can share a cluster
 *   place_outline.c  a cluster as a manual computation over one device
 *
 * A *member* is an op outside of manual computations whose operands and results are whole on all
 * devices after propagation: each device would compute all of it. Members that are tied by values
 * sharding *clusters*, each of which can be one op without making a cycle: the *level* of an op is
 * the number of other ops that are passed on the longest way to it from a member, and a cluster has
 * one level. Each cluster is computed
 *
 *   by all devices     cheap, or needed everywhere;
 *   by one device      the cluster becomes the body of a sdy.manual_computation over a mesh of that
 *                      device, which the others go past, and its results lie there;
 *   in parts           one of its values is given a sharding, as by a constraint, and propagation
 *                      spreads it.
 *
 * Then all is decided anew, on the changed graph. Choices depend on how many devices a node has
 * (cost.h), which is in the key of the executable; a result has the same bits everywhere.
 *
 * Private to the partitioner. Everything but the reasons lives in placing->arena, which goes when
 * the choice is made.
 */
#ifndef SR_PARTITIONER_PLACE_PLACEMENT_H
#define SR_PARTITIONER_PLACE_PLACEMENT_H

#include "partitioner/core/cost.h"
#include "partitioner/core/partitioner.h"

/* Costs are those of cost.h. */
enum {
  /* Values up to this size are in the cache of a core when they are read: half of the smallest
   * second cache that processors of today have. */
  SR_PLACE_CACHE = 128 << 10,
  /* Operations that a core does while it reads a byte. */
  SR_PLACE_OPERATIONS = 4,
  /* What has to be won against every device doing the same: with a branch or with parts the plan
   * has more steps, kernels end there, and a value that not all have is sent when it is asked for.
   * Between one device and parts nothing has to be won. */
  SR_PLACE_LEAST = 64 << 10,
  /* Times that a loop runs whose bound is not seen. */
  SR_PLACE_TRIPS = 100,
};

typedef enum sr_place {
  SR_PLACE_ALL,
  SR_PLACE_ONE,
  SR_PLACE_SHARDED,
  SR_PLACE_COUNT,
} sr_place;

/* What it takes to compute something. */
typedef struct sr_place_load {
  double bytes; /* from and to memory, which devices share */
  double own;   /* operations, as bytes, and bytes that stay in a cache: each device has its own */
} sr_place_load;

/* How all devices can share a cluster. */
typedef struct sr_place_division {
  sr_value *value; /* that is given a sharding; NULL: they cannot */
  int32_t dim;     /* that it cuts */
  double saved;    /* of what it costs if all devices compute all of it; below 0: it costs more */
} sr_place_division;

typedef struct sr_place_cluster {
  sr_block *block;
  SR_VECTOR(sr_op *) ops;        /* in program order */
  SR_VECTOR(sr_value *) inputs;  /* that come from outside, each once; constants are among them */
  SR_VECTOR(sr_value *) outputs; /* that are used outside */
  sr_place_load load;            /* of one device that computes all of it */
  double sent;                   /* by or to one device that does */
  double costs[SR_PLACE_COUNT];
  sr_place place;
  int64_t device;           /* ONE: that computes */
  sr_place_division shards; /* PARTS */
} sr_place_cluster;

/* One op as a place in its block. */
typedef struct sr_place_op {
  sr_op *op;
  struct sr_place_op *joined; /* towards the one that stands for all of the cluster */
  sr_place_cluster *cluster;  /* NULL: no member */
  int32_t level;              /* -1: no member stands before it */
  bool member, placed;        /* placed: has its new place in the block */
} sr_place_op;

typedef struct sr_placing {
  sr_partitioner *p;
  sr_arena *arena;
  sr_memo ops;   /* op -> sr_place_op, for the ops of blocks outside of manual computations */
  sr_memo flows; /* group -> flow */
  SR_VECTOR(sr_place_cluster *) clusters; /* producers before consumers within a block */
} sr_placing;

/* ---- placement.c ----------------------------------------------------------------------------- */

/*
 * Chooses where is computed what no sharding reaches, and changes the graph so. Where it changed,
 * all is to be decided anew, behind sr_forget_decisions. Errors: SR_ERR_NOMEM.
 */
sr_status sr_place_ops(sr_partitioner *p, sr_placement wanted, bool *out_changed);
/* Why `op` is computed where it is; NULL: that was not to be chosen. */
const char *sr_placement_reason(sr_partitioner *p, const sr_op *op);
/* Says why `op` is computed where it is; `reason` lives as long as the module. */
void sr_set_placement_reason(sr_partitioner *p, const sr_op *op, const char *reason);

/* ---- place_cluster.c ------------------------------------------------------------------------- */

/* Fills in the clusters; none where devices compute values of their own outside of manual
 * computations, for nobody can tell then what one device would have to do. */
void sr_place_find(sr_placing *placing);
/* NULL for an op in a manual computation, and for one made since. */
sr_place_op *sr_place_of(sr_placing *placing, const sr_op *op);
/* The cluster in which `op` stands, or an op around it. */
sr_place_cluster *sr_place_around(sr_placing *placing, const sr_op *op);

/* Fills in what comes to the cluster and what leaves it, as the graph is now. */
void sr_place_collect(sr_placing *placing, sr_place_cluster *cluster);

/* ---- place_work.c ---------------------------------------------------------------------------- */

/* Of one device that computes all of `op`, whose operands and results are static tensors. */
sr_place_load sr_place_load_of(const sr_partitioner *p, const sr_op *op);
/* How often a while runs, or may run. */
double sr_place_trips(const sr_op *op);
/* The branch of a case or if that counts: that which takes longest. */
int32_t sr_place_longest_branch(const sr_partitioner *p, const sr_op *op);

/* ---- place_cost.c ---------------------------------------------------------------------------- */

/* Chooses a place and a device for each cluster. `wanted` is not ALL. */
void sr_place_choose(sr_placing *placing, sr_placement wanted);

/* Of bringing what one device has, or all in parts, to all of them. */
static inline double sr_place_spread_cost(const sr_partitioner *p, const sr_value *value) {
  return sr_cost_of_spread(p, (double)sr_type_bytes(value->type));
}
/* True if something outside of the cluster takes its result `value` on all devices. */
bool sr_place_is_spread(sr_placing *placing, const sr_place_cluster *cluster,
                        const sr_value *value);

/* ---- place_shards.c -------------------------------------------------------------------------- */

/* The division of the cluster along that of its dimensions that saves most; where none saves
 * anything, that which loses least. */
sr_place_division sr_place_divide(sr_placing *placing, const sr_place_cluster *cluster);
/* Gives the value of `parts` its sharding. */
void sr_place_constrain(sr_placing *placing, const sr_place_cluster *cluster);

/* ---- place_outline.c ------------------------------------------------------------------------- */

/* Makes a manual computation of each cluster that one device computes. */
void sr_place_outline(sr_placing *placing);

#endif
