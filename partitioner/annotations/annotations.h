/* What the program says of shardings: arguments and results of main, constraints, manual
 * computations, and how all of these are written. */
#ifndef SR_PARTITIONER_ANNOTATIONS_ANNOTATIONS_H
#define SR_PARTITIONER_ANNOTATIONS_ANNOTATIONS_H

#include "partitioner/core/partitioner.h"

/* What the program says of the sharding of a value. */
typedef struct sr_annotation {
  const sr_mesh *mesh;           /* that it names */
  const sr_sharding *sharding;   /* on it */
  const bool *open;              /* dimensions that propagation may cut further */
  const int32_t *priorities;     /* of dimensions: 0 spreads before 1, and 1 is out of its way */
  const sr_sharding *replicated; /* cuts one dimension by axes that must not cut any; NULL */
} sr_annotation;

/*
 * A sdy.manual_computation: sr_op_manual. Outside, its operands and results are cut along
 * manual axes as it says, and then along others as it pays; inside, along those others.
 */
typedef struct sr_manual {
  sr_op *op;
  const sr_mesh *mesh; /* of the shardings in the body; where these name several: the first */
  bool by_device;      /* partition_id and groups in the body are of devices; else its positions */
  sr_shard_dim axes;   /* that are manual inside: its own and those of the computations around */
  const sr_sharding **in, **out; /* shardings of operands and results by its own axes */
  const sr_annotation **annotations_in,
      **annotations_out; /* with the other axes that are written there */
} sr_manual;

/* An argument or a result of main. */
typedef struct sr_declared {
  const sr_type *type;             /* of the whole value */
  const sr_annotation *annotation; /* NULL: nothing */
  const sr_sharding *sharding;     /* in which it comes or goes: sr_settle_ports */
} sr_declared;

/* ---- resolve.c ------------------------------------------------------------------------------- */

/* Fills in replicas, partitions, device_count and mesh. Errors: SR_ERR_INVALID for numbers below 1
 * or beyond SR_MAX_DEVICES. */
sr_status sr_count_devices(sr_partitioner *p);
/* `mesh`, of partitions, in every replica: with an axis of these in front, if they are several. */
const sr_mesh *sr_mesh_in_replicas(sr_partitioner *p, const sr_mesh *mesh);
/* The mesh of a sharding, in every replica, of some of its devices or all; NULL in *out_mesh for
 * one without axes. Errors: SR_ERR_INVALID (there is none by that name, devices that a replica does
 * not have). */
sr_status sr_resolve_mesh(sr_partitioner *p, const sr_op *op, const char *name,
                          const sr_mesh *inlined, const sr_mesh **out_mesh);
/* An axis or a part of one by name, from axis `first` on: sr_first_partition_axis, or 0 of a mesh
 * as it is written. Errors: SR_ERR_INVALID. */
sr_status sr_resolve_axis(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh, int32_t first,
                          const sr_axis_ref *ref, sr_shard_axis *out_axis);
/*
 * The sharding that `attr` gives to a value of `rank` dimensions. Only axes in `only` (ARRAY of
 * STRING) are taken; NULL takes all. NULL in *out_form: whole on all devices. Errors: those of
 * sr_resolve_mesh and sr_resolve_axis, and SR_ERR_INVALID (another rank, an axis twice).
 */
sr_status sr_resolve_sharding(sr_partitioner *p, const sr_op *op, const sr_attr *attr, int32_t rank,
                              const sr_attr *only, const sr_sharding **out_sharding);

/* The axes in `only` along which `attr` says that devices have terms of a value; none where it does
 * not say so, and then *out_mesh, which is theirs, is left alone. Errors as above. */
sr_status sr_resolve_unreduced(sr_partitioner *p, const sr_op *op, const sr_attr *attr,
                               const sr_attr *only, const sr_mesh **out_mesh,
                               sr_shard_dim *out_axes);

/* ---- unreduced.c ----------------------------------------------------------------------------- */

/* Makes terms of what manual computations take along unreduced axes, and sums of what they give.
 * To all who come after it these axes say nothing. Errors: those of sr_resolve_sharding. */
sr_status sr_settle_unreduced(sr_partitioner *p);

/* ---- identity.c ------------------------------------------------------------------------------ */

/* Refuses what cannot be partitioned by its old or unusual form; normalises the rest. Errors:
 * SR_ERR_UNSUPPORTED (a GSPMD sharding that says something), SR_ERR_INVALID (a sharding rule that
 * does not fit its op), SR_ERR_INTERNAL (a call is left). */
sr_status sr_prepare_module(sr_partitioner *p);
/* True for ops whose result is their operand in every respect. */
bool sr_op_is_identity(const sr_partitioner *p, const sr_op *op);
/* What `value` is when identities are looked through. */
sr_value *sr_value_origin(const sr_partitioner *p, sr_value *value);
/* Takes identities and shardings of ops out of the module. */
void sr_erase_identities(sr_partitioner *p);

/* ---- merge.c --------------------------------------------------------------------------------- */

/* Makes reshapes of reshapes, transposes of transposes and concatenates of concatenates one, and
 * concatenates of the reverses of few rows that were sliced. What moves nothing of these becomes an
 * identity; what update.c is for is written so. Behind sr_read_constraints: what is said of
 * values between keeps them apart. */
sr_status sr_merge_layouts(sr_partitioner *p);

/* ---- update.c -------------------------------------------------------------------------------- */

/* Makes a scatter of one window, whose place is known, a dynamic_update_slice. */
void sr_scatter_to_update(sr_partitioner *p, sr_op *op);

/* ---- manual.c -------------------------------------------------------------------------------- */

/* Notes on each manual computation what it takes and gives, and lists them. Errors: those of
 * sr_resolve_sharding, SR_ERR_INVALID (several meshes, a body of other types than the parts have),
 * SR_ERR_UNSUPPORTED (parts that are not even). */
sr_status sr_read_manual_computations(sr_partitioner *p);
/* `manual`, which cuts an operand or result of a manual computation, cut further as `inner` cuts
 * the value inside; NULL: not cut. */
const sr_sharding *sr_manual_outside(sr_partitioner *p, const sr_sharding *manual,
                                     const sr_sharding *inner);
/* What `outer`, which begins with `manual` in every dimension, adds to it. */
const sr_sharding *sr_manual_inside(sr_partitioner *p, const sr_sharding *manual,
                                    const sr_sharding *outer);
/* Puts the body of `op`, whose arguments are its operands, in its place. */
void sr_op_dissolve(sr_partitioner *p, sr_op *op);
/* Moves the bodies to where the computations stand; one over a mesh of some devices becomes a case
 * that the others do nothing in. */
void sr_inline_manual_computations(sr_partitioner *p);
/* What is noted of a sdy.manual_computation. */
static inline const sr_manual *sr_op_manual(const sr_partitioner *p, const sr_op *op) {
  SR_ASSERT(op->code == SR_OP_SDY_MANUAL_COMPUTATION);
  return SR_SIDE_GET(&p->op_manuals, op->id);
}
/* The mesh of the shardings at `op`: devices outside of it do not come there. NULL outside of
 * manual computations. */
const sr_mesh *sr_op_manual_mesh(const sr_partitioner *p, const sr_op *op);
/* The mesh whose positions partition_id and groups count at `op`. NULL: they count devices. */
const sr_mesh *sr_op_counted_mesh(const sr_partitioner *p, const sr_op *op);
/* On a manual computation of a program before Shardy, which numbers devices: so do partition_id and
 * groups in its body, and where all axes are manual, its shardings may be on several meshes. */
#define SR_MANUAL_BY_DEVICE "spmdrun.by_device"

/* ---- constraint.c ---------------------------------------------------------------------------- */

/*
 * What `attr` says of a value of `rank` dimensions; NULL in *out_given if that is nothing, as of
 * [{?}, {?}]. Errors: those of sr_resolve_sharding.
 */
sr_status sr_read_annotation(sr_partitioner *p, const sr_op *op, const sr_attr *attr, int32_t rank,
                             const sr_annotation **out_annotation);
/* True for ops whose result is their operand, in a sharding of its own: sdy.sharding_constraint,
 * and what stops propagation. */
bool sr_op_is_constraint(const sr_op *op);
/* What a constraint says of its result; NULL: nothing. */
static inline const sr_annotation *sr_op_annotation(const sr_partitioner *p, const sr_op *op) {
  SR_ASSERT(sr_op_is_constraint(op));
  return SR_SIDE_GET(&p->op_annotations, op->id);
}
/* Notes it. */
void sr_op_set_annotation(sr_partitioner *p, sr_op *op, const sr_annotation *annotation);
/* A constraint before `before` that takes `value`, at the place in the text of `at`. It is not yet
 * noted what `attr` says. */
sr_op *sr_add_constraint(sr_partitioner *p, sr_value *value, const sr_attr *attr, const sr_op *at,
                         sr_op *before);
/*
 * Makes constraints of what is said of results of ops and of main, and notes what each says.
 * Errors: SR_ERR_INVALID for axes that are manual there, or said to be replicated.
 */
sr_status sr_read_constraints(sr_partitioner *p);
/* Their operands have their sharding by now. */
void sr_erase_constraints(sr_partitioner *p);

/* ---- ports.c --------------------------------------------------------------------------------- */

/* False for scalars, of which no part is empty: as arguments and results of main they come and go
 * on all devices, whatever is said. */
static inline bool sr_port_has_shards(const sr_type *type) {
  return type->rank > 0;
}
/* Reads the shardings that main declares. Errors: those of sr_read_annotation, SR_ERR_UNSUPPORTED
 * (what is no tensor of known size). */
sr_status sr_read_ports(sr_partitioner *p);
/* Fills in the shardings in which arguments come and results go. */
void sr_settle_ports(sr_partitioner *p);
/* Fills in the signature and gives main its type. Errors: SR_ERR_INVALID (memory that is given to
 * no result, or twice to one). */
sr_status sr_write_signature(sr_partitioner *p, sr_signature *out_signature);
/* Gives main the type of its arguments and of what it returns; what was said of whole arrays
 * goes. */
void sr_retype_main(sr_partitioner *p);

/* ---- replicas.c ------------------------------------------------------------------------------ */

/* Stacks results that may differ between replicas, in the signature and in what main returns: as
 * the program is before it is rewritten, so that no shape of a result depends on that. Errors:
 * those of sr_uniformity_run, SR_ERR_UNSUPPORTED (no dimension is left to stack along). */
sr_status sr_stack_replicas(sr_partitioner *p, sr_signature *signature);

#endif
