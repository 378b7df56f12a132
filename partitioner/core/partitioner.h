/*
 * The state of partitioning: what the rooms of the partitioner share while one module is being
 * partitioned. partitioner/README.md lists the rooms.
 *
 * A *sharding* is how a value lies on the devices while it is computed: an interned sr_sharding, or
 * NULL when every device has all of it. Two shardings on one mesh put the same parts on the same
 * devices exactly if the pointers are equal. Forms on two meshes are two, for each mesh counts the
 * devices by axes of its own, but they may *agree*: then nothing moves between them. On a mesh of
 * fewer devices than the program has, the others have something undefined of the value.
 * Of several replicas each runs the same program over devices of its own. To most of what is here
 * that is one mesh more: with an axis of the replicas in front, along which no sharding cuts and no
 * collective of the partitioner joins. So along it what a sharding calls whole may differ, and
 * nothing that one replica is to have is taken from another. A value inside a manual computation
 * has a sharding relative to its own type there, so nesting needs no rule. Where a sharding does
 * not divide a dimension, all devices have room for a full part, and what follows the last element
 * is *padding*: undefined, read by no element of the array, and masked where a sum would run over
 * it.
 *
 * Other words, and where they are at home:
 *
 *   pass      all that is known while one module is partitioned: sr_partitioner, below
 *   group       what must have one sharding: a value, or the results and arguments that a loop
 * carries or branches give (sharding_groups.h) home      the sharding in which a group's op makes
 * it; its own sharding is that in which it spreads given     what the program says of a value's
 * sharding, or of an op's (annotations.h) factor    an index that dimensions of an op's operands
 * and results share (rule.h) narrow    of a sharding: whole, but on some of the devices alone
 * (device_subset.c) way       how a use comes from a value's home to what it takes (use.c) window
 * what of a dimension a device is to have: a part, with neighbours' elements, or moved (reshard.h);
 * loose: what lies outside of the array may be anything in it span      what part of an operand a
 * part of an op's result needs, and how that is padded place     of an op: who computes it
 * (placement.h). In windows and in top_k: a position at which an element may stand view      an
 * array made of patches of another one: an op is seen through where its operand's elements are
 * fetched and the op is not done (views.c, reshard.h) hull      the window around those that
 * several ops read of one array (hull.c) piece     a box that goes from one device to another, of
 * those that a redistribute moves share     what a device of several that get the same fetches of
 * it for all (redistribute.c) terms     parts of a sum over devices that nobody has done yet:
 * Shardy's unreduced axes (unreduced.c) reach     how many other members a device's group has, near
 * and far (cost.h)
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
  sr_arena *arena, *phase, *scratch;
  sr_block *body; /* of main */
  int64_t replicas, partitions;
  int64_t device_count;     /* replicas * partitions; the partitions of a replica in a row */
  int64_t devices_per_node; /* 0: all are on one */
  const sr_mesh *mesh;      /* all devices, for what lies whole on them */
  SR_VECTOR(const sr_mesh *) meshes; /* that the program names, each different from the others */
  sr_memo spread;                    /* mesh as written -> of these, in every replica */
  SR_VECTOR(const sr_sharding *) shardings;
  sr_memo spellings;      /* how shardings are written -> sharding */
  sr_memo written;        /* sharding, mesh -> the sharding on that mesh */
  sr_memo groups;         /* sharding, dimension -> attribute */
  sr_memo tables;         /* a shape, and a hash of numbers -> attributes: groups.c */
  sr_memo lookups;        /* values for each device -> scalar */
  sr_memo fetches;        /* what redistribute.c moves */
  sr_memo places;         /* mesh -> the position of each device */
  sr_memo lists;          /* meshes of sources and targets -> the devices of both: fetch.c */
  sr_memo holders;        /* sharding, mesh -> devices that have the same part */
  sr_memo scattered;      /* a list of devices -> whether they follow each other */
  sr_memo reaches;        /* sharding, dimension -> whom groups reach: cost.c */
  sr_memo divergent;      /* value -> by which op devices differ in it: divergent.c */
  sr_memo uniform;        /* number of a sharding group -> its first value */
  sr_memo terms;          /* mesh, axes -> what unreduced.c lists */
  sr_memo exchanges;      /* sharding, dimension -> the lists of pairs of sort.c */
  sr_class_pool *classes; /* what uniform.h knows of tables, from one run to the next */
  sr_memo_key key;        /* the one that is being made */
  /* Side tables, by sr_value.id and sr_op.id; each is filled where its entries are listed. */
  SR_VECTOR(sr_sharding_group *) value_groups;     /* sharding_groups.c */
  SR_VECTOR(const sr_manual *) op_manuals;         /* of manual computations: manual.c */
  SR_VECTOR(const sr_annotation *) op_annotations; /* of constraints: constraint.c */
  SR_VECTOR(sr_local *) op_locals;                 /* of ops that have a rule: links.c */
  SR_VECTOR(sr_op_role) op_roles;
  SR_VECTOR(sr_manual *) manuals;                 /* outer before inner */
  SR_VECTOR(sr_sharding_group *) sharding_groups; /* in program order */
  sr_declared *arguments, *results;
  sr_op *entry;       /* first op of main as it came */
  sr_op *last_scalar; /* the scalars stand at the top of main, in order of their making */
  sr_memo scalars;    /* what they tell -> value */
  sr_memo placed;     /* op -> why it is computed where it is */
  SR_VECTOR(sr_sharding_note) notes;
  const char *port; /* "argument 0: " while it is read: begins what is told of main; else NULL */
  uint64_t looks;   /* of propagation at an op, or at what flows, in all rounds; and at a tensor
                       where a cut of its op is weighed */
  uint64_t pieces;  /* looks at what a device gets of a patch, or at a piece of it, each time */
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
