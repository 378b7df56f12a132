/*
 * The state of partitioning: what the rooms of the partitioner share while one module is being
 * partitioned. partitioner/README.md lists the rooms.
 *
 * The sharding of a value is an interned sr_sharding, or NULL: every device has all of it. Two
 * shardings on one mesh are equal exactly if their pointers are. Shardings on two meshes always
 * differ, for each mesh counts the devices by axes of its own, but they may *agree*: they put the
 * same shards on the same devices, and nothing moves between them. On a mesh of fewer devices than
 * the program has, the others hold something undefined.
 *
 * Several replicas run the same program over devices of their own. Every mesh then has one axis
 * more, in front. No sharding cuts along it, and no collective of the partitioner joins along it:
 * a value that is whole may differ between replicas, and a replica takes nothing from another.
 *
 * A value inside a manual computation has a sharding relative to its own type there, so nesting
 * needs no rule. Where a sharding does not divide a dimension, all devices have room for a full
 * shard. What follows the last element is *padding*: it is undefined, no element of the array
 * depends on it, and it is masked where a sum would run over it.
 *
 * Words, and the headers that define them:
 *
 *   sharding group       values that must have one sharding: a value, or the results and arguments
 *                        of a loop or branch (sharding_groups.h)
 *   produced sharding    the sharding in which the op of a group makes it. The group's sharding is
 *                        the one that propagation spreads
 *   annotation           a sharding that the program states (annotations.h)
 *   factor               an index that dimensions of operands and results share (rule.h)
 *   device subset        the devices of a value that is whole on some devices only
 *                        (device_subset.c)
 *   window               the elements of a dimension that a device needs: its shard, with a halo,
 *                        or moved (reshard.h). Loose: elements outside of the array may be anything
 *   span                 the part of an operand that a shard of the result needs (halo.c)
 *   view                 an array made of patches of another one. An op is a view where its users
 *                        fetch the elements themselves, and the op is not done (views.c)
 *   hull                 the smallest window around those that several ops read (hull.c)
 *   share                what one of several devices that need the same elements fetches for all
 *                        (redistribute.c)
 *   partial sums         summands on devices, not yet added: Shardy's unreduced axes (unreduced.c)
 *   reach                how many other members a device's group has, near and far (cost.h)
 */
#ifndef SR_PARTITIONER_CORE_PARTITIONER_H
#define SR_PARTITIONER_CORE_PARTITIONER_H

#include "base/memo.h"
#include "graph/ir/side_table.h"
#include "partitioner/core/result.h"
#include "uniformity/classes.h"

/* Roles of ops that no graph op says. */
typedef enum sr_op_role {
  SR_ROLE_NONE,
  SR_ROLE_IDENTITY,  /* its result is its operand: set by identity.c and merge.c */
  SR_ROLE_FINAL,     /* a collective of devices, as the compiler wants it */
  SR_ROLE_ATTRIBUTE, /* a constraint that the program says as an attribute */
  SR_ROLE_PLACED,    /* a manual computation that the placement made: place_outline.c */
} sr_op_role;

/* Of annotations.h and sharding_group.h. */
typedef struct sr_manual sr_manual;
typedef struct sr_declared sr_declared;
typedef struct sr_annotation sr_annotation;
typedef struct sr_sharding_group sr_sharding_group;
typedef struct sr_local sr_local;

/*
 * Memory has three lifetimes. `arena` is the module's. `phase` lasts while ops are localised, and
 * then for a round of rewriting. `scratch` is a stack, above all for lists over the devices: a
 * function that needs some opens a scope (SR_ARENA_SCOPE), and a list that it returns there lasts
 * as long as the scope of its caller. Propagation and the placement have arenas of their own.
 */
typedef struct sr_partitioner {
  sr_ctx *ctx;
  sr_module *module;
  sr_block *body; /* of main */
  sr_arena *arena, *phase, *scratch;

  /* The devices. */
  int64_t replicas, partitions;
  int64_t device_count;     /* replicas * partitions; the partitions of a replica in a row */
  int64_t devices_per_node; /* 0: all are on one */
  const sr_mesh *mesh;      /* all devices, for values that are whole on them */
  SR_VECTOR(const sr_mesh *) meshes; /* that the program names, each different from the others */

  /* Decisions. */
  SR_VECTOR(const sr_sharding *) shardings;       /* each once */
  sr_declared *arguments, *results;               /* of main: ports.c */
  SR_VECTOR(sr_manual *) manuals;                 /* outer before inner: manual.c */
  SR_VECTOR(sr_sharding_group *) sharding_groups; /* in program order: sharding_groups.c */
  SR_VECTOR(sr_sharding_note) notes;              /* for people: note.c */

  /* Side tables, by sr_value.id and sr_op.id. */
  SR_VECTOR(sr_sharding_group *) value_groups;     /* sharding_groups.c */
  SR_VECTOR(const sr_manual *) op_manuals;         /* of manual computations: manual.c */
  SR_VECTOR(const sr_annotation *) op_annotations; /* of constraints: constraint.c */
  SR_VECTOR(sr_local *) op_locals;                 /* of ops that have a rule: links.c */
  SR_VECTOR(sr_op_role) op_roles;

  /* Results that are made once for equal keys. Each memo belongs to one file. */
  struct {
    sr_memo meshes;             /* resolve.c: a mesh as written -> the mesh in every replica */
    sr_memo shardings, on_mesh; /* shardings.c */
    sr_memo groups, tables, positions, holders; /* groups.c */
    sr_memo scalars, lookups;                   /* scalar.c */
    sr_memo reaches;                            /* cost.c */
    sr_memo fetches;                            /* redistribute.c */
    sr_memo device_lists;                       /* fetch.c */
    sr_memo divergent;                          /* divergent.c */
    sr_memo sdy_groups;                         /* constraint.c */
    sr_memo unreduced;                          /* unreduced.c */
    sr_memo sort_pairs;                         /* sort.c */
    sr_memo placed;                             /* placement.c */
  } made;
  sr_memo_key key;        /* of the one that is being made */
  sr_class_pool *classes; /* which devices have equal entries in tables: uniformity/classes.h */

  sr_op *last_scalar; /* scalars stand at the top of main, in the order in which they were made */
  const char *port;   /* "argument 0: " while ports.c reads it, for messages; else NULL */
  uint64_t looks;     /* see sr_partition_result */
  uint64_t transfer_looks; /* likewise */
} sr_partitioner;

/* A sentence at `op`, or at main when `op` is NULL. Returns `code`. */
#define sr_partitioner_fail(p, op, code, ...)                                                      \
  sr_partitioner_fail_at((p), __FILE__, __LINE__, (op), (code), __VA_ARGS__)
sr_status sr_partitioner_fail_at(sr_partitioner *p, const char *file, int line, const sr_op *op,
                                 sr_status code, const char *format, ...)
    __attribute__((format(printf, 6, 7)));

/* Calls `visit` for every op below `block`, in program order, an op before those in its regions. */
typedef sr_status (*sr_visit)(sr_partitioner *p, sr_op *op);
sr_status sr_partitioner_walk(sr_partitioner *p, sr_block *block, sr_visit visit);

static inline sr_op_role sr_op_get_role(const sr_partitioner *p, const sr_op *op) {
  return SR_SIDE_GET(&p->op_roles, op->id);
}
static inline void sr_op_set_role(sr_partitioner *p, const sr_op *op, sr_op_role role) {
  SR_SIDE_SET(p->arena, &p->op_roles, op->id, role);
}

/* ---- shardings ------------------------------------------------------------------------------- */

/* The sharding on the mesh of `sharding` that cuts by the same axes; `sharding`, in which
 * neighbouring parts of an axis are one (axes.h), is copied. NULL: whole on all devices. */
const sr_sharding *sr_sharding_intern(sr_partitioner *p, const sr_sharding *sharding);
/* The sharding that puts the same parts on the same devices by the axes of `mesh`; NULL: none does.
 */
const sr_sharding *sr_sharding_on_mesh(sr_partitioner *p, const sr_sharding *sharding,
                                       const sr_mesh *mesh);
/* True if both put the same parts on the same devices: what is in one sharding is in the other. */
bool sr_shardings_agree(sr_partitioner *p, const sr_sharding *a, const sr_sharding *b);
/* Of a full part of an array of `type`; `type` itself for NULL. */
const sr_type *sr_shard_type(sr_partitioner *p, const sr_type *type, const sr_sharding *sharding);
/* The first axis of a mesh that may cut: axis 0 counts the replicas where they are several. */
static inline int32_t sr_first_partition_axis(const sr_partitioner *p) {
  return p->replicas > 1;
}
static inline int64_t sr_dim_shards(const sr_sharding *sharding, int32_t dim) {
  return sharding ? sr_sharding_dim_shards(sharding, dim) : 1;
}

#endif
