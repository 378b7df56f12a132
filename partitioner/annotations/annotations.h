/* Reads the shardings that the program states: of arguments and results of main, in constraints,
 * and in manual computations. */
#ifndef SR_PARTITIONER_ANNOTATIONS_ANNOTATIONS_H
#define SR_PARTITIONER_ANNOTATIONS_ANNOTATIONS_H

#include "partitioner/core/partitioner.h"

/* What the program states about the sharding of a value. */
typedef struct sr_annotation {
  const sr_mesh *mesh;           /* mesh that the sharding attribute names */
  const sr_sharding *sharding;   /* the stated sharding, interned; NULL: whole on every device */
  const bool *open;              /* for each dimension: true if propagation may cut it further */
  const int32_t *priorities;     /* for each dimension: lower numbers propagate first */
  const sr_sharding *replicated; /* cuts its only dimension by the axes of replicated={...}, which
                                  * must not cut the value; NULL: no such axes */
} sr_annotation;

/*
 * A sdy.manual_computation. Outside of the op, operands and results are cut along the manual axes
 * as the op states, and along other axes as propagation decides. Values inside the body are cut
 * along the other axes only.
 */
typedef struct sr_manual {
  sr_op *op;
  const sr_mesh *mesh; /* mesh of the op's shardings; the first one if they name several meshes */
  bool by_device;      /* partition_id and replica groups in the body count devices, not
                        * positions in the mesh */
  sr_shard_dim axes;   /* axes that are manual in the body: those of this op and of all manual
                        * computations around it */
  /* Shardings of operands and results. They have only the axes that this op makes manual. But if
   * the op's shardings name several meshes, they have all axes. */
  const sr_sharding **in, **out;
  const sr_annotation **annotations_in,
      **annotations_out; /* what the op states for operands and results, with all axes */
} sr_manual;

/* An argument or a result of main. */
typedef struct sr_declared {
  const sr_type *type;             /* type of the whole value */
  const sr_annotation *annotation; /* sharding that main states for it; NULL: none */
  const sr_sharding *unreduced;    /* rank 1, cut by the axes along which main calls it unreduced;
                                    * NULL: none */
  sr_reduction reduction;          /* what combines its terms; NONE: it is not unreduced */
  const sr_sharding *sharding;     /* sharding in which main takes the argument or returns the
                                    * result; set by sr_settle_ports, sr_keep_results */
} sr_declared;

/* ---- resolve.c ------------------------------------------------------------------------------- */

/* Fills in p->replicas, p->partitions, p->device_count and p->mesh. Errors: SR_ERR_INVALID for
 * numbers below 1 or a product above SR_MAX_DEVICES. */
sr_status sr_count_devices(sr_partitioner *p);
/* Extends `mesh`, a mesh of partitions of one replica, to all replicas: a new first axis counts the
 * replicas. With only one replica, returns `mesh`. */
const sr_mesh *sr_mesh_in_replicas(sr_partitioner *p, const sr_mesh *mesh);
/* Finds the mesh of a sharding: `inlined`, or if that is NULL, the module's mesh `name`. *out_mesh
 * is the mesh extended to all replicas; it is NULL for a mesh without devices. The mesh may have
 * only some of the program's devices. Errors: SR_ERR_INVALID (no mesh of that name, devices that a
 * replica does not have). */
sr_status sr_resolve_mesh(sr_partitioner *p, const sr_op *op, const char *name,
                          const sr_mesh *inlined, const sr_mesh **out_mesh);
/* Finds the axis, or the part of an axis, that `ref` names, among the axes of `mesh` from index
 * `first` on. `first` is sr_first_partition_axis, or 0 for a mesh without an axis of replicas.
 * Errors: SR_ERR_INVALID. */
sr_status sr_resolve_axis(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh, int32_t first,
                          const sr_axis_ref *ref, sr_shard_axis *out_axis);
/*
 * Reads the sharding that `attr` states for a value of `rank` dimensions, using only axes whose
 * names are in `only` (ARRAY of STRING; NULL: all axes). *out_sharding is NULL if every device has
 * the whole value. Errors: those of sr_resolve_mesh and sr_resolve_axis, and SR_ERR_INVALID (a
 * sharding of another rank, or one that uses an axis twice).
 */
sr_status sr_resolve_sharding(sr_partitioner *p, const sr_op *op, const sr_attr *attr, int32_t rank,
                              const sr_attr *only, const sr_sharding **out_sharding);

/* Reads the unreduced axes of the sharding `attr` whose names are in `only`. If there are none,
 * *out_axes is empty and *out_mesh is not set; else *out_mesh is the mesh of these axes. Errors:
 * those of sr_resolve_sharding. */
sr_status sr_resolve_unreduced(sr_partitioner *p, const sr_op *op, const sr_attr *attr,
                               const sr_attr *only, const sr_mesh **out_mesh,
                               sr_shard_dim *out_axes);

/* ---- terms.c --------------------------------------------------------------------------------- */

/* Puts manual computations around unreduced arguments and results of main, if p->of_buffers is set,
 * so that these are terms and the program has their sums. Errors: those of sr_resolve_sharding. */
sr_status sr_split_terms(sr_partitioner *p);

/* ---- unreduced.c ----------------------------------------------------------------------------- */

/* Makes operands of manual computations partial sums along their unreduced axes. Adds up results of
 * manual computations along the unreduced axes of the results. Later passes ignore unreduced axes.
 * Errors: those of sr_resolve_sharding. */
sr_status sr_settle_unreduced(sr_partitioner *p);

/* ---- identity.c ------------------------------------------------------------------------------ */

/* Prepares ops that only state a sharding or a placement: most become identities or constraints.
 * Also refuses ops that cannot be partitioned. Errors: SR_ERR_UNSUPPORTED (a GSPMD sharding that is
 * left and has an effect), SR_ERR_INVALID (a sharding rule that does not fit its op),
 * SR_ERR_INTERNAL (a call op has not been inlined). */
sr_status sr_prepare_module(sr_partitioner *p);
/* True if `op` is an identity: an op whose result equals its operand. */
bool sr_op_is_identity(const sr_partitioner *p, const sr_op *op);
/* Returns the value at the start of the chain of identities that ends in `value`. Returns `value`
 * if no identity makes it. */
sr_value *sr_value_origin(const sr_partitioner *p, sr_value *value);
/* Erases identities, sdy.sharding_group ops, and the sharding attributes of ops. */
void sr_erase_identities(sr_partitioner *p);

/* ---- host_calls.c ---------------------------------------------------------------------------- */

/* Replaces the shardings of calls of Python by SR_HOST_DEVICE_ATTR, or drops them, and sets
 * SR_TARGET_SENT_ATTR of calls of C. To be called before constraints are read. Errors: those of
 * sr_resolve_mesh, SR_ERR_UNSUPPORTED (a call on some of the devices). */
sr_status sr_read_host_calls(sr_partitioner *p);
/* Sends the results of calls that one device makes, or whose results have to be those of one, to
 * the others. To be called when manual computations have been inlined. */
void sr_send_host_results(sr_partitioner *p);

/* ---- merge.c --------------------------------------------------------------------------------- */

/* Merges reshapes of reshapes, transposes of transposes and concatenates of concatenates, and
 * rewrites reverses of a few sliced rows as concatenates. Ops that then move nothing become
 * identities. Also runs sr_scatter_to_update. Must be called after sr_read_constraints, because two
 * ops must not be merged if the value between them has a constraint. */
sr_status sr_merge_layouts(sr_partitioner *p);

/* ---- update.c -------------------------------------------------------------------------------- */

/* Rewrites a scatter of one window at a constant index as a dynamic_update_slice. */
void sr_scatter_to_update(sr_partitioner *p, sr_op *op);

/* ---- manual.c -------------------------------------------------------------------------------- */

/* Reads the manual computations and lists them in p->manuals. Errors: those of sr_resolve_sharding,
 * SR_ERR_INVALID (several meshes, types in the body that are not those of the shards),
 * SR_ERR_UNSUPPORTED (uneven shards). */
sr_status sr_read_manual_computations(sr_partitioner *p);
/* Returns the sharding that an operand or result of a manual computation has outside of it.
 * `manual` is the cut along manual axes, and `inner` the sharding in the body. Example: `manual`
 * [{"x"}] and `inner` [{"y"}] give [{"x", "y"}]. NULL stands for a value that is not cut. */
const sr_sharding *sr_manual_outside(sr_partitioner *p, const sr_sharding *manual,
                                     const sr_sharding *inner);
/* The reverse of sr_manual_outside: returns the sharding in the body of a value that has the
 * sharding `outer` outside. In each dimension, the axes of `manual` must be a prefix of those of
 * `outer`, and are left out. */
const sr_sharding *sr_manual_inside(sr_partitioner *p, const sr_sharding *manual,
                                    const sr_sharding *outer);
/* Replaces `op` by its body; the operands replace the body's arguments. */
void sr_op_dissolve(sr_partitioner *p, sr_op *op);
/* Inlines the bodies of all manual computations. A computation over only some devices becomes a
 * case in which the other devices do nothing. */
void sr_inline_manual_computations(sr_partitioner *p);
/* Returns the sr_manual of `op`, a sdy.manual_computation. */
static inline const sr_manual *sr_op_manual(const sr_partitioner *p, const sr_op *op) {
  SR_ASSERT(op->code == SR_OP_SDY_MANUAL_COMPUTATION);
  return SR_SIDE_GET(&p->op_manuals, op->id);
}
/* Returns the innermost sdy.manual_computation around `op`; NULL: none. */
const sr_op *sr_op_in_manual(const sr_op *op);
/* Returns the mesh of the manual computation around `op`; NULL: none. Devices outside of the mesh
 * do not execute `op`. */
const sr_mesh *sr_op_manual_mesh(const sr_partitioner *p, const sr_op *op);
/* Returns the mesh in which partition_id and replica groups count positions at `op`. Returns NULL
 * if they count devices instead. */
const sr_mesh *sr_op_counted_mesh(const sr_partitioner *p, const sr_op *op);
/* Attribute of a manual computation from before Shardy: partition_id and replica groups in its body
 * count devices, and if all axes are manual, its shardings may be on several meshes. */
#define SR_MANUAL_BY_DEVICE "spmdrun.by_device"

/* ---- constraint.c ---------------------------------------------------------------------------- */

/*
 * Reads what the sharding `attr` states about a value of `rank` dimensions. *out_annotation is NULL
 * if `attr` states nothing, as [{?}, {?}] does. Errors: those of sr_resolve_sharding.
 */
sr_status sr_read_annotation(sr_partitioner *p, const sr_op *op, const sr_attr *attr, int32_t rank,
                             const sr_annotation **out_annotation);
/* True for ops whose result is their operand in another sharding: sdy.sharding_constraint,
 * collectives of Shardy, and ops that stop propagation. */
bool sr_op_is_constraint(const sr_op *op);
/* Returns what a constraint states about its result; NULL: nothing. */
static inline const sr_annotation *sr_op_annotation(const sr_partitioner *p, const sr_op *op) {
  SR_ASSERT(sr_op_is_constraint(op));
  return SR_SIDE_GET(&p->op_annotations, op->id);
}
/* Sets what the constraint `op` states about its result. */
void sr_op_set_annotation(sr_partitioner *p, sr_op *op, const sr_annotation *annotation);
/* Inserts a constraint on `value` before `before`, with the location of `at`. The caller must read
 * or set the annotation of the constraint. */
sr_op *sr_add_constraint(sr_partitioner *p, sr_value *value, const sr_attr *attr, const sr_op *at,
                         sr_op *before);
/*
 * Inserts a constraint for each sharding that is stated for a result of an op or of main, and reads
 * all constraints. Errors: SR_ERR_INVALID for axes that are manual around the constraint, or stated
 * to be replicated.
 */
sr_status sr_read_constraints(sr_partitioner *p);
/* Erases all constraints. The operand of each constraint must already have the stated sharding. */
void sr_erase_constraints(sr_partitioner *p);

/* ---- ports.c --------------------------------------------------------------------------------- */

/* False for scalars, which have no shards: if a scalar is an argument or a result of main, every
 * device has it, whatever its annotation. */
static inline bool sr_port_has_shards(const sr_type *type) {
  return type->rank > 0;
}
/* Reads the shardings that main declares for its arguments and results. Errors: those of
 * sr_read_annotation, SR_ERR_UNSUPPORTED (not a tensor of known size). */
sr_status sr_read_ports(sr_partitioner *p);
/* Sets sr_declared.sharding of all results from what propagation has found so far, as even
 * shardings on all devices. For p->of_buffers, once, before placement. */
void sr_keep_results(sr_partitioner *p);
/* Sets sr_declared.sharding of all arguments, and of all results that are not kept, from their
 * sharding groups. If p->of_buffers is set, takes parts of axes away and axes that do not cut
 * evenly, also from what the groups of arguments have as produced sharding, and devices that do not
 * have a part. */
void sr_settle_ports(sr_partitioner *p);
/* Fills in the signature and the type of main. Errors: SR_ERR_INVALID (an argument's memory is
 * donated to a result that does not exist, or two arguments to one). */
sr_status sr_write_signature(sr_partitioner *p, sr_signature *out_signature);
/* Sets the type of main to the types of its arguments and returned values. Drops its sharding
 * attributes, because they describe whole arrays. */
void sr_retype_main(sr_partitioner *p);

/* ---- inspected.c ----------------------------------------------------------------------------- */

/* Erases the ops that ask for shardings (sr_op_inspects_sharding) and remembers what they ask for,
 * so that they change no decision. */
void sr_take_inspections(sr_partitioner *p);
/* Writes the shardings that were decided for these values. */
void sr_note_inspections(sr_partitioner *p);

/* ---- replicas.c ------------------------------------------------------------------------------ */

/* Gives each result that may differ between replicas a new first dimension, in the signature and in
 * main's return. Must be called before the rewrites of collectives, so that the shape of a result
 * does not depend on which rewrites run. Errors: those of sr_uniformity_run, SR_ERR_UNSUPPORTED
 * (the result has SR_MAX_RANK dimensions already). */
sr_status sr_stack_replicas(sr_partitioner *p, sr_signature *signature);

#endif
