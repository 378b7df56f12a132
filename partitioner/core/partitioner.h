/*
 * The state of partitioning: what the passes share while one module is being partitioned.
 * partitioner/README.md lists the folders.
 *
 * The sharding of a value is an interned sr_sharding, or NULL. NULL means that every device has the
 * whole value. Two shardings on one mesh are equal exactly if their pointers are. Two shardings on
 * different meshes always have different pointers, because each mesh has its own axes. But the two
 * may *agree*: they put the same shards on the same devices, so no data moves from one to the
 * other. If a mesh has fewer devices than the program, the value is undefined on the other devices.
 *
 * Several replicas run the same program on devices of their own. Every mesh then has one more axis
 * in front. No sharding uses this axis, and no collective of the partitioner crosses it: a
 * replicated value may differ between replicas, and a replica reads nothing from another.
 *
 * Inside a manual computation, a sharding divides the type that the value has there, so nested
 * computations need no other rule. If a sharding does not divide a dimension evenly, all devices
 * have room for a full shard. Elements beyond the end of the array are *padding*. Padding is
 * undefined: no element of the array depends on it, and sums mask it.
 *
 * Words, and the files that explain them:
 *
 *   sharding group       values that must have one sharding: a single value, or the results and
 *                        arguments of a loop or branch (sharding_group.h)
 *   produced sharding    the sharding in which a group's op makes its result. Propagation
 *                        spreads the group's `sharding`; the two may differ
 *   annotation           a sharding that the program states (annotations.h)
 *   factor               an index that dimensions of operands and results share (rule.h)
 *   device subset        the devices that have a value whole while the other devices do not have
 *                        it (device_subset.c)
 *   window               the elements of a dimension that a device needs: its shard, maybe with
 *                        a halo or shifted (reshard.h). In a loose window, elements outside of
 *                        the array may have any value
 *   span                 the range of an operand that a shard of the result reads (halo.c)
 *   view                 an array made of patches of another one. An op is a view if its users
 *                        fetch the elements themselves, and the op is not executed (views.c)
 *   hull                 the smallest window around the windows of several ops (hull.c)
 *   share                the elements that one of several devices fetches for all of them
 *                        (redistribute.c)
 *   partial sums         summands on devices, not yet added: Shardy's unreduced axes (unreduced.c)
 *   reach                how many other members a device's group has, on the device's node and on
 *                        other nodes (cost.h)
 */
#ifndef SR_PARTITIONER_CORE_PARTITIONER_H
#define SR_PARTITIONER_CORE_PARTITIONER_H

#include "base/memo.h"
#include "graph/ir/side_table.h"
#include "partitioner/core/result.h"
#include "uniformity/classes.h"

/* Roles that the partitioner gives to ops. */
typedef enum sr_op_role {
  SR_ROLE_NONE,
  SR_ROLE_IDENTITY,  /* the result equals the operand; set by identity.c and merge.c */
  SR_ROLE_FINAL,     /* a collective or a partition_id that is already lowered */
  SR_ROLE_ATTRIBUTE, /* a constraint made from a sharding attribute */
  SR_ROLE_PLACED,    /* a manual computation that place_outline.c made */
} sr_op_role;

/* Defined in annotations.h, sharding_group.h and ops.h. */
typedef struct sr_manual sr_manual;
typedef struct sr_declared sr_declared;
typedef struct sr_annotation sr_annotation;
typedef struct sr_sharding_group sr_sharding_group;
typedef struct sr_local sr_local;

/*
 * The three arenas have different lifetimes. `arena` belongs to the module. `phase` has data of the
 * pass that localises ops (turns them into ops on shards). Later, each round of rewriting empties
 * `phase`. `scratch` is a stack of temporary data, mostly lists of devices. A function opens a
 * scope (SR_ARENA_SCOPE) for its lists. A list that it returns lives until the scope of its caller
 * ends. Propagation and placement have arenas of their own.
 */
typedef struct sr_partitioner {
  sr_ctx *ctx;
  sr_module *module;
  sr_block *body; /* main's body */
  sr_arena *arena, *phase, *scratch;

  /* Devices. */
  int64_t replicas, partitions;
  int64_t device_count;     /* replicas * partitions; device = replica * partitions + partition */
  int64_t devices_per_node; /* 0: all devices are on one node */
  const sr_mesh *mesh;      /* mesh of all devices, for replicated values that need a mesh */
  SR_VECTOR(const sr_mesh *) meshes; /* meshes that the program names, without duplicates */

  /* What the passes have decided. */
  SR_VECTOR(const sr_sharding *) shardings; /* all interned shardings */
  sr_declared *arguments, *results;         /* those of main, by index (ports.c) */
  bool of_buffers;                          /* sr_partition_options.of_buffers */
  bool keeps_results;                       /* true after sr_keep_results */
  sr_value **inspected; /* [module->inspection_count] values whose shardings the program asks for */
  sr_port *inspected_ports;       /* their shardings (inspected.c) */
  SR_VECTOR(sr_manual *) manuals; /* manual computations, outer ones first (manual.c) */
  SR_VECTOR(sr_sharding_group *) sharding_groups; /* in program order (sharding_groups.c) */
  SR_VECTOR(sr_sharding_note) notes;              /* for `spmdrun show` (note.c) */

  /* Side tables: data of values and ops, by sr_value.id or sr_op.id. */
  SR_VECTOR(sr_sharding_group *) value_groups; /* sharding group of a value (sharding_groups.c) */
  SR_VECTOR(const sr_manual *) op_manuals;     /* record of a manual computation (manual.c) */
  SR_VECTOR(const sr_annotation *) op_annotations; /* what a constraint states (constraint.c) */
  SR_VECTOR(sr_local *) op_locals; /* data of an op that has a factor rule (links.c) */
  SR_VECTOR(sr_op_role) op_roles;

  /* Hash tables. Most keep results, so that each result is made only once. Only the file named
   * beside a table uses that table. */
  struct {
    sr_memo meshes;             /* resolve.c: mesh as written -> mesh in every replica */
    sr_memo shardings, on_mesh; /* shardings.c: interned shardings; shardings on other meshes */
    sr_memo groups, tables, positions, holders; /* groups.c: attributes, positions, classes */
    sr_memo scalars, lookups;                   /* scalar.c: scalars at the top of main */
    sr_memo reaches;                            /* cost.c: sharding and dimension -> sr_reach */
    sr_memo fetches;      /* redistribute.c: shardings and windows -> transfers */
    sr_memo device_lists; /* fetch.c: two meshes -> list of devices */
    sr_memo divergent;    /* divergent.c: value -> op that makes it differ between devices */
    sr_memo sdy_groups;   /* constraint.c: group_id -> first value of the sdy.sharding_group */
    sr_memo unreduced;    /* unreduced.c: mesh and axes -> tables of devices */
    sr_memo sort_pairs;   /* sort.c: sharding and dimension -> pairs that merge shards */
    sr_memo placed;       /* placement.c: op -> reason for its placement */
  } made;
  sr_memo_key key;        /* buffer in which the key of a hash table is built */
  sr_class_pool *classes; /* pool of device classes: which devices have equal values */

  sr_op *last_scalar; /* the last op that scalar.c added at the top of main; NULL: none yet */
  /* Start of error messages while ports.c reads an argument or result: "argument 0: ". */
  const char *port;
  uint64_t looks;          /* running count of sr_partition_result.looks */
  uint64_t transfer_looks; /* running count of sr_partition_result.transfer_looks */
} sr_partitioner;

/* Reports a failure at `op`, or at main if `op` is NULL. Returns `code`. */
#define sr_partitioner_fail(p, op, code, ...)                                                      \
  sr_partitioner_fail_at((p), __FILE__, __LINE__, (op), (code), __VA_ARGS__)
sr_status sr_partitioner_fail_at(sr_partitioner *p, const char *file, int line, const sr_op *op,
                                 sr_status code, const char *format, ...)
    __attribute__((format(printf, 6, 7)));

/* Calls `visit` for every op in `block`, also for ops nested in regions, in program order. An op
 * comes before the ops in its regions. */
typedef sr_status (*sr_visit)(sr_partitioner *p, sr_op *op);
sr_status sr_partitioner_walk(sr_partitioner *p, sr_block *block, sr_visit visit);

static inline sr_op_role sr_op_get_role(const sr_partitioner *p, const sr_op *op) {
  return SR_SIDE_GET(&p->op_roles, op->id);
}
static inline void sr_op_set_role(sr_partitioner *p, const sr_op *op, sr_op_role role) {
  SR_SIDE_SET(p->arena, &p->op_roles, op->id, role);
}

/* ---- shardings ------------------------------------------------------------------------------- */

/* Returns the interned copy of `sharding`, or NULL if every device of the program has the whole
 * value. Neighbouring parts of an axis must be joined in `sharding` (axes.h). */
const sr_sharding *sr_sharding_intern(sr_partitioner *p, const sr_sharding *sharding);
/* Returns the sharding on `mesh` that puts the same shards on the same devices as `sharding`.
 * Returns NULL if there is none. */
const sr_sharding *sr_sharding_on_mesh(sr_partitioner *p, const sr_sharding *sharding,
                                       const sr_mesh *mesh);
/* True if `a` and `b` put the same shards on the same devices. A value in sharding `a` then is in
 * sharding `b`, too. */
bool sr_shardings_agree(sr_partitioner *p, const sr_sharding *a, const sr_sharding *b);
/* Returns the type of a full shard of an array of `type`; `type` itself if `sharding` is NULL. */
const sr_type *sr_shard_type(sr_partitioner *p, const sr_type *type, const sr_sharding *sharding);
/* Returns the index of the first mesh axis that shardings may use. With several replicas this is 1,
 * because axis 0 counts the replicas. */
static inline int32_t sr_first_partition_axis(const sr_partitioner *p) {
  return p->replicas > 1;
}
static inline int64_t sr_dim_shards(const sr_sharding *sharding, int32_t dim) {
  return sharding ? sr_sharding_dim_shards(sharding, dim) : 1;
}

#endif
