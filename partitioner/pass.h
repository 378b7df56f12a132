/*
 * The partitioner inside: what its files share while one module is being partitioned.
 *
 *   resolve.c     meshes and shardings as written -> sr_sharding; number of devices
 *   identity.c    ops that say something about shardings and compute nothing; old forms refused
 *   old*.c        programs before Shardy, in Shardy's form
 *   manual.c      manual computations: what they take and give, and their end
 *   given.c       what the program says of the forms of values
 *   axes.c        lists of mesh axes
 *   memo.c        what is made once for equal keys
 *   rule*.c       which dimensions of an op run together
 *   project.c     shardings of tensors <-> shardings of an op's factors
 *   nodes.c       values, and what ties them together
 *   propagate.c   the form of every value
 *   narrow.c      values whole on some devices, and where they flow
 *   compute.c     what each op computes of it
 *   place*.c      where is computed what no sharding reaches (place.h)
 *   localise.c    the ops of the parts
 *   partial.c     results of reductions that no all_reduce puts together
 *   cumulative.c  running sums and the like along divided dimensions
 *   chosen.c      top_k along a divided dimension
 *   sort.c        sorts along a divided dimension
 *   pooling.c     select_and_scatter along divided dimensions
 *   scalar.c      what a device knows of itself
 *   redistribute.c  windows of an array, wherever its elements lie
 *   reshard.c     one form -> another: slices and collectives
 *   builder.c     single ops
 *   mask.c        elements that are none of the array
 *   neighbour.c   ops of parts that need their neighbours' elements
 *   crossing.c    one window that crosses parts
 *   indexed.c     many windows: gather, scatter
 *   convert.c     every use in the form that it takes
 *   groups.c      which devices a collective joins
 *   collective.c  collectives of one operand and device numbers
 *   signature.c   arguments and results as the caller sees them
 *   way.c         how uses take a value
 *   note.c        what became of every value
 *   warn.c        large values that are gathered or whole without being asked for
 *   rewrite*.c    collectives of the finished program: fewer, and of fewer bytes (rewrite.h)
 *   table.c       integers that follow from a device's number
 *   classes*.c    partitions of the devices into those that have something alike
 *   uniform.c     what they have alike
 *   by_device.c   the windows that devices take by them
 *   partition.c   the order of all this
 *
 * A *form* is how a value lies on the devices while it is computed: an interned sr_sharding, or
 * NULL when every device has all of it. Two forms are equal exactly if the pointers are. On a
 * mesh of fewer devices than the program has, the others have something undefined of the value.
 * A value inside a manual computation has a form relative to its own type there, so nesting
 * needs no rule. Where a form does not divide a dimension, all devices have room for a full
 * part, and what follows the last element is *padding*: undefined, read by no element of the
 * array, and masked where a sum would run over it.
 */
#ifndef SR_PARTITIONER_PASS_H
#define SR_PARTITIONER_PASS_H

#include "partitioner/memo.h"
#include "partitioner/partition.h"
#include "partitioner/rule.h"

/* op->tag, set by one file for another. */
typedef enum sr_pass_tag {
  SR_TAG_IDENTITY = 1, /* a custom call whose result is its operand */
  SR_TAG_FINAL,        /* a collective made here, as the compiler wants it */
  SR_TAG_ATTRIBUTE,    /* a constraint that stands for an attribute of the op before, or of main */
  SR_TAG_PLACED,       /* a manual computation that place.c made */
} sr_pass_tag;

/* value->tag, in regions that are copied: no value outside of them has it. */
enum {
  SR_TAG_COPIED = -1
};

/* What the program says of the form of a value. */
typedef struct sr_given {
  const sr_mesh *mesh; /* that it names; an equal form may be written on another one */
  const sr_sharding *form;
  const bool *open;          /* dimensions that propagation may cut further */
  const int32_t *priorities; /* of dimensions: 0 spreads before 1, and 1 is out of its way */
  sr_shard_dim replicated;   /* axes that must not cut any dimension */
} sr_given;

/*
 * A sdy.manual_computation; op->note points to it. Outside, its operands and results are cut along
 * manual axes as it says, and then along others as it pays; inside, along those others.
 */
typedef struct sr_manual {
  sr_op *op;
  const sr_mesh *mesh; /* partition_id and groups in the body count its positions */
  sr_shard_dim axes;   /* that are manual inside: its own and those of the computations around */
  const sr_sharding **in, **out;          /* forms of operands and results by its own axes */
  const sr_given **given_in, **given_out; /* with the other axes that are written there */
} sr_manual;

typedef enum sr_node_kind {
  SR_NODE_OTHER,    /* whole on every device, whatever happens */
  SR_NODE_CONSTANT, /* like OTHER, but a part of it can be made at no cost: sr_value_is_remade */
  SR_NODE_OUTER,    /* result of a manual computation: at least the parts that it says */
  SR_NODE_INNER,    /* argument of its body */
  SR_NODE_ARGUMENT, /* of main */
  SR_NODE_RULED,    /* result of an op that may be computed on parts */
  SR_NODE_CARRY,    /* carry of a while: result and the arguments of both regions */
  SR_NODE_BRANCH,   /* result of a case or if */
  SR_NODE_PASS,     /* result of an optimization_barrier, or of a constraint */
} sr_node_kind;

/* A value in another form, made once. */
typedef struct sr_converted {
  const sr_value *value;
  const sr_sharding *form;
  sr_value *made;
} sr_converted;

/* Values that must have one form; value->note points to it. */
typedef struct sr_node {
  sr_node_kind kind;
  const sr_sharding *form;   /* that propagation finds */
  const sr_sharding *home;   /* in which the value is made: `form`, or what its op can give */
  const sr_given *given;     /* what the program says of it; NULL: nothing */
  const sr_sharding *manual; /* OUTER, INNER: how the computation cuts the value outside */
  const sr_op *from;         /* through which op the form came; NULL: given */
  const sr_type *type;       /* of the whole value */
  sr_shard_dim closed;       /* axes that must not be added to the form: they are manual */
  sr_value *values[3];
  int32_t value_count;
  SR_VECTOR(sr_converted) converted;
} sr_node;

/* An op that may be computed on parts, and how it is; its note points to it. No note: whole. */
typedef struct sr_local {
  sr_rule rule;
  const sr_sharding **operands, **results; /* forms, NULL: whole. No lists: all of them whole */
  const sr_sharding **wanted; /* operands: whose parts the op takes, or windows around them. Differs
                                 from `operands` where windows are fetched */
  bool *windows;              /* factors along which windows are fetched */
  const sr_type **types;      /* of the whole tensors */
  const sr_sharding *partial; /* its one dimension is cut by the axes along which results are still
                                 to be combined; NULL: none */
} sr_local;

/* A scalar at the top of main: where a window starts, and the numbers it is made of. */
typedef struct sr_scalar {
  const sr_attr *constant; /* a plain number; or */
  const sr_sharding *form; /* offset + step * (the device's part of `dim`) */
  int32_t dim;
  int64_t step, offset;
  sr_dtype dtype;
  sr_value *made;
} sr_scalar;

/* An argument or a result of main. */
typedef struct sr_declared {
  const sr_type *type;     /* of the whole value */
  const sr_given *given;   /* NULL: nothing */
  const sr_sharding *form; /* in which it comes or goes: sr_pass_settle_ports */
} sr_declared;

typedef struct sr_pass {
  sr_ctx *ctx;
  sr_module *module;
  sr_arena *arena;
  sr_block *body;               /* of main */
  int64_t replicas, partitions; /* both more than 1 only where there are no meshes */
  int64_t device_count;         /* replicas * partitions; the partitions of a replica in a row */
  const sr_mesh *mesh;          /* all devices, for what lies whole on them */
  SR_VECTOR(const sr_mesh *) meshes; /* in use, each different from the others */
  SR_VECTOR(const sr_sharding *) forms;
  sr_memo spellings;              /* how forms are written -> form */
  sr_memo groups;                 /* form, dimension -> attribute */
  sr_memo tables;                 /* rows of devices -> attribute */
  sr_memo lookups;                /* values for each device -> scalar */
  sr_memo fetches;                /* what redistribute.c moves */
  sr_memo_key key;                /* the one that is being made */
  sr_arena *scratch;              /* of one op: whoever begins with an op resets it */
  sr_arena *room;                 /* of one local rewrite of one op; scratch is that of a round */
  SR_VECTOR(sr_manual *) manuals; /* outer before inner */
  SR_VECTOR(sr_node *) nodes;     /* in program order */
  sr_declared *arguments, *results;
  sr_op *entry;       /* first op of main as it came */
  sr_op *last_scalar; /* the scalars stand at the top of main, in order of their making */
  SR_VECTOR(sr_scalar) scalars;
  sr_memo placed; /* op -> why it is computed where it is */
  SR_VECTOR(sr_sharding_note) notes;
} sr_pass;

/* A sentence at `op`, or at main when `op` is NULL. Returns `code`. */
#define sr_pass_fail(pass, op, code, ...)                                                          \
  sr_pass_fail_at((pass), __FILE__, __LINE__, (op), (code), __VA_ARGS__)
sr_status sr_pass_fail_at(sr_pass *pass, const char *file, int line, const sr_op *op,
                          sr_status code, const char *format, ...)
    __attribute__((format(printf, 6, 7)));

/* Calls `visit` for every op below `block`, in program order, an op before those in its regions. */
typedef sr_status (*sr_visit)(sr_pass *pass, sr_op *op);
sr_status sr_pass_walk(sr_pass *pass, sr_block *block, sr_visit visit);

/* ---- resolve.c ------------------------------------------------------------------------------- */

/* Fills in replicas, partitions, device_count and mesh. */
sr_status sr_pass_count_devices(sr_pass *pass);
/* The mesh of a sharding, of some devices or all; NULL in *out_mesh for one without axes. */
sr_status sr_pass_mesh(sr_pass *pass, const sr_op *op, const char *name, const sr_mesh *inlined,
                       const sr_mesh **out_mesh);
/* An axis or a part of one by name. */
sr_status sr_pass_axis(sr_pass *pass, const sr_op *op, const sr_mesh *mesh, const sr_axis_ref *ref,
                       sr_shard_axis *out_axis);
/*
 * The form that `attr` gives to a value of `rank` dimensions. Only axes in `only` (ARRAY of STRING)
 * are taken; NULL takes all.
 */
sr_status sr_pass_resolve(sr_pass *pass, const sr_op *op, const sr_attr *attr, int32_t rank,
                          const sr_attr *only, const sr_sharding **out_form);
/* The one form equal to `sharding`, which is copied; NULL: whole on all devices. */
const sr_sharding *sr_pass_intern(sr_pass *pass, const sr_sharding *sharding);
/* True for positions that are device numbers. */
bool sr_mesh_is_plain(const sr_mesh *mesh);
bool sr_mesh_equal(const sr_mesh *a, const sr_mesh *b);
/* Of a full part of an array of `type`; `type` itself for NULL. */
const sr_type *sr_pass_part_type(sr_pass *pass, const sr_type *type, const sr_sharding *form);

/* ---- old.c ----------------------------------------------------------------------------------- */

/*
 * Says in Shardy's form what mhlo.sharding, @Sharding, @SPMDFullToShardShape and
 * @SPMDShardToFullShape say in a program of several partitions. Errors: SR_ERR_INVALID (text that
 * is no sharding, ...), SR_ERR_UNSUPPORTED (parts for one device that do not separate).
 */
sr_status sr_pass_translate_old(sr_pass *pass);

/* ---- identity.c ------------------------------------------------------------------------------ */

/* Refuses what cannot be partitioned by its old or unusual form; normalises the rest. */
sr_status sr_pass_prepare(sr_pass *pass);
/* No notes of earlier passes may be left on an op, its results and its regions' arguments: ours
 * tell what a value is. */
void sr_op_clear_notes(sr_op *op);
/* True for ops whose result is their operand in every respect. */
bool sr_op_is_identity(const sr_op *op);
/* What `value` is when identities are looked through. */
sr_value *sr_value_origin(sr_value *value);
/* Takes identities and shardings of ops out of the module. */
void sr_pass_erase_identities(sr_pass *pass);

/* ---- manual.c -------------------------------------------------------------------------------- */

/* All axes of a mesh as the cut of one dimension. */
sr_shard_dim sr_mesh_axes(sr_pass *pass, const sr_mesh *mesh);

sr_status sr_pass_read_manuals(sr_pass *pass);
/* `manual`, which cuts an operand or result of a manual computation, cut further as `inner` cuts
 * the value inside; NULL: not cut. */
const sr_sharding *sr_manual_outside(sr_pass *pass, const sr_sharding *manual,
                                     const sr_sharding *inner);
/* What `outer`, which begins with `manual` in every dimension, adds to it. */
const sr_sharding *sr_manual_inside(sr_pass *pass, const sr_sharding *manual,
                                    const sr_sharding *outer);
/* Puts the body of `op`, whose arguments are its operands, in its place. */
void sr_op_dissolve(sr_pass *pass, sr_op *op);
/* Moves the bodies to where the computations stand; one over a mesh of some devices becomes a case
 * that the others do nothing in. */
void sr_pass_inline_manuals(sr_pass *pass);
/* The mesh whose positions partition_id counts at `op`: devices outside of it do not come there.
 * NULL outside of manual computations. */
const sr_mesh *sr_op_manual_mesh(const sr_op *op);

/* ---- given.c --------------------------------------------------------------------------------- */

/*
 * What `attr` says of a value of `rank` dimensions; NULL in *out_given if that is nothing, as of
 * [{?}, {?}]. Errors: those of sr_pass_resolve.
 */
sr_status sr_pass_read_given(sr_pass *pass, const sr_op *op, const sr_attr *attr, int32_t rank,
                             const sr_given **out_given);
/* True for ops whose result is their operand, in a form of its own: sdy.sharding_constraint, and
 * what stops propagation. */
bool sr_op_is_constraint(const sr_op *op);
/*
 * Makes constraints of what is said of results of ops and of main; the note of a constraint is
 * what it says. Errors: SR_ERR_INVALID for axes that are manual there, or said to be replicated.
 */
sr_status sr_pass_read_constraints(sr_pass *pass);
/* Their operands have their form by now. */
void sr_pass_dissolve_constraints(sr_pass *pass);

/* ---- nodes.c --------------------------------------------------------------------------------- */

void sr_pass_add_nodes(sr_pass *pass);
static inline sr_node *sr_value_node(const sr_value *value) {
  return value->note;
}
static inline sr_local *sr_op_local(const sr_op *op) {
  return op->note;
}
/* How many values flow into the node, and the i-th of them. The start of a carry comes first. */
int32_t sr_node_source_count(const sr_node *node);
sr_value *sr_node_source(const sr_node *node, int32_t i);
/* The form in which `use` takes its value; *out_any when it takes any. */
const sr_sharding *sr_use_form(const sr_pass *pass, const sr_use *use, bool *out_any);
/* True if the part of `value` that a device needs can be made without the whole value. */
bool sr_value_is_remade(const sr_value *value, const sr_sharding *form);

/* ---- propagate.c ----------------------------------------------------------------------------- */

/* Spreads the forms that are given over all values. Errors: SR_ERR_NOMEM. */
sr_status sr_pass_propagate(sr_pass *pass);

/* ---- narrow.c -------------------------------------------------------------------------------- */

/* Keeps what lies whole on some devices there while it only flows, and brings arguments there that
 * only they use. Behind sr_pass_propagate. */
void sr_pass_settle_narrow(sr_pass *pass);

/* ---- compute.c ------------------------------------------------------------------------------- */

/* Decides of every op which parts it computes, and so in which form its results are made. */
void sr_pass_compute(sr_pass *pass);
/* True if parts of the results of `op`, which has a rule and is no collective, can be computed of
 * parts along the factor, as many as there are devices, and of nothing else. */
bool sr_op_divides(sr_pass *pass, const sr_op *op, int32_t factor);

/* ---- place.c --------------------------------------------------------------------------------- */

/*
 * Chooses where is computed what no sharding reaches, and changes the graph so. Where it changed,
 * values have no forms any more: all is to be decided anew. Errors: SR_ERR_NOMEM.
 */
sr_status sr_pass_place(sr_pass *pass, sr_placement wanted, bool *out_changed);
/* Why `op` is computed where it is; NULL: that was not to be chosen. */
const char *sr_pass_placed(sr_pass *pass, const sr_op *op);

/* ---- localise.c ------------------------------------------------------------------------------ */

/* Makes the ops those of their parts: their results' types are parts already. */
void sr_pass_localise(sr_pass *pass);

/* The values that the devices have of `value`, combined among those that differ in their part of
 * the only dimension of `cut`. */
sr_value *sr_pass_combine(sr_pass *pass, sr_value *value, sr_opcode code, const sr_sharding *cut,
                          sr_op *before);
/* All uses of `value` moved to a value that nothing makes yet: to be replaced when what is made of
 * `value` is there. */
sr_value *sr_pass_set_aside(sr_pass *pass, sr_value *value);
/* `made` takes the place of `users`. */
void sr_pass_bring_back(sr_value *users, sr_value *made);

/* ---- partial.c ------------------------------------------------------------------------------- */

/* True if parts of dimension `dim`, along which the reduction runs, are runs of its elements in
 * order: what devices have can be reduced by whatever region. */
bool sr_reduce_runs_along(const sr_op *op, int32_t dim);
/* The results of a reduction, combined by its region among the devices that differ in their part of
 * the only dimension of `cut`. */
void sr_pass_combine_by_region(sr_pass *pass, sr_op *op, const sr_sharding *cut);

/* ---- cumulative.c ---------------------------------------------------------------------------- */

/* True if `op`, which accumulates along `dim`, is to be done on `parts` parts of it. */
bool sr_op_passes_totals(const sr_op *op, int32_t dim, int64_t parts);
/* Where a reduce_window accumulates along a dimension that is divided, it is replaced by one that
 * goes on from what other devices have; true if it is. */
bool sr_pass_accumulate(sr_pass *pass, sr_op *op);

/* ---- chosen.c -------------------------------------------------------------------------------- */

/* True if a top_k is to be done on `parts` parts of its last dimension. */
bool sr_op_chooses_twice(const sr_op *op, int64_t parts);
/* Makes a top_k of a part that of the array. */
void sr_pass_choose_twice(sr_pass *pass, sr_op *op);

/* ---- sort.c ---------------------------------------------------------------------------------- */

/* Bytes that are moved while a sort or a merge takes one element: a branch that nobody foresees. */
enum {
  SR_SORT_STEP_BYTES = 32
};
/* What it costs to sort so many elements in lines of `line`, in bytes that are moved meanwhile. */
double sr_sort_work(double elements, double line);
/* True if to sort `parts` parts and merge them costs less than to put them together. */
bool sr_op_sorts_in_parts(const sr_op *op, int64_t parts);
/* Where a sort runs along a dimension that is divided, it is replaced by ops of the parts; true if
 * it is. */
bool sr_pass_sort_in_parts(sr_pass *pass, sr_op *op);

/* ---- pooling.c ------------------------------------------------------------------------------- */

/* True if parts of the result of a select_and_scatter, `parts` along `dim`, can be computed of
 * windows of its operands. */
bool sr_op_selects_in_parts(const sr_op *op, int32_t dim, int64_t parts);
/* Where a select_and_scatter is to read windows, it is replaced by ops of these; true if it is. */
bool sr_pass_select_in_parts(sr_pass *pass, sr_op *op);

/* ---- crossing.c ------------------------------------------------------------------------------ */

/* What the device has of a dynamic_slice's window, zeros for what it has not. */
sr_value *sr_pass_read_window(sr_pass *pass, sr_op *op);
/* Makes a dynamic_update_slice write what lies in the device's part. */
void sr_pass_write_window(sr_pass *pass, sr_op *op);

/* ---- indexed.c ------------------------------------------------------------------------------- */

/* Puts together what the devices have read by a gather or dynamic_slice of an array in parts. */
void sr_pass_read_parts(sr_pass *pass, sr_op *op);
/* True if indices of a gather or scatter say where along `dim` of the array a window is: else it
 * starts with the first element. */
bool sr_op_indexes(const sr_op *op, int32_t dim);
/* True if no window that a scatter updates would have to be divided along `dim` of its operand: it
 * lies in one part, wherever it is, or is as large as the dimension. */
bool sr_scatter_stays(const sr_op *op, int32_t dim);
/* Makes a scatter write what falls into the device's part, of the updates that it has. */
void sr_pass_write_parts(sr_pass *pass, sr_op *op);

/* ---- convert.c ------------------------------------------------------------------------------- */

/* Gives every value the type of its part, and every use the form it takes. */
void sr_pass_convert(sr_pass *pass);

/* ---- scalar.c -------------------------------------------------------------------------------- */

sr_value *sr_pass_number(sr_pass *pass, sr_dtype dtype, int64_t value);
/* table[device number] as a scalar, at the top of main. */
sr_value *sr_pass_look_up(sr_pass *pass, sr_dtype dtype, const int64_t *table);
/* offset + step * (the device's part of `dim` in `form`), modulo 2^32 or 2^64: U32 or U64. */
sr_value *sr_pass_window_start(sr_pass *pass, const sr_sharding *form, int32_t dim, int64_t step,
                               int64_t offset, sr_dtype dtype);
/* table[the device's part of `dim` in `form`] as a scalar: `table` has a number for each part. */
sr_value *sr_pass_by_part(sr_pass *pass, const sr_sharding *form, int32_t dim, sr_dtype dtype,
                          const int64_t *table);
/* In which all indices of an array, and of windows around it, are counted. */
sr_dtype sr_index_dtype(const sr_type *type);
/* Made where it is needed: constants cost nothing. */
sr_value *sr_pass_zeros(sr_pass *pass, const sr_type *type, sr_op *before);

/* ---- redistribute.c -------------------------------------------------------------------------- */

/* What of a dimension a device is to have: with part p of it in some form, the elements
 * first + p * step and `size` - 1 more; zeros for what lies outside of the array. With a `divisor`
 * the first is that number by it, rounded down: parts then start where no step leads to. */
typedef struct sr_window {
  int64_t first, step, size;
  int64_t divisor; /* 0 and 1: none */
} sr_window;

/* The first element of the window of part `part`; it may lie outside of the array. */
int64_t sr_window_start(const sr_window *window, int64_t part);
/* The window of `size` from floor((first + p * step) / divisor), with a divisor only if it has to
 * have one. */
sr_window sr_window_from(int64_t first, int64_t step, int64_t divisor, int64_t size);

/* offset + the first element of the device's window, of its part of `dim` in `form`, modulo 2^32 or
 * 2^64: U32 or U64. */
sr_value *sr_pass_start_of(sr_pass *pass, const sr_sharding *form, int32_t dim,
                           const sr_window *window, int64_t offset, sr_dtype dtype);

/* The window that is the device's part of `dim` in `form`; NULL: all of it. */
sr_window sr_part_window(const sr_type *whole, const sr_sharding *form, int32_t dim);
/* True if no part's window reaches beyond a dimension of `size` elements that has `parts` parts. */
bool sr_window_is_inside(const sr_window *window, int64_t parts, int64_t size);

/* Bytes that are sent while a message is set up: what a message costs, whatever is in it. */
enum {
  SR_LATENCY_BYTES = 4096
};

/* What a device sends, on average. */
typedef struct sr_traffic {
  double bytes, messages;
} sr_traffic;

/*
 * `value`, an array of type `whole` in the form `from` (NULL: whole), as each device's window of
 * it: windows[d] of its part of dimension d in the form `to` (NULL: the only part). Built before
 * `before`.
 */
sr_value *sr_pass_fetch(sr_pass *pass, sr_value *value, const sr_type *whole,
                        const sr_sharding *from, const sr_sharding *to, const sr_window *windows,
                        sr_op *before);
sr_traffic sr_pass_fetch_traffic(sr_pass *pass, const sr_type *whole, const sr_sharding *from,
                                 const sr_sharding *to, const sr_window *windows,
                                 const sr_op *before);

static inline int64_t sr_form_parts(const sr_sharding *form, int32_t dim) {
  return form ? sr_sharding_parts(form, dim) : 1;
}

/* ---- mask.c ---------------------------------------------------------------------------------- */

/* True for a constant all of whose bits are 0. */
bool sr_value_is_zero(const sr_value *value);
/* `value`, windows of an array of type `whole` as sr_pass_fetch gives them, with the scalar `fill`
 * for elements that are none of the array. */
sr_value *sr_pass_mask(sr_pass *pass, sr_value *value, const sr_type *whole, const sr_sharding *to,
                       const sr_window *windows, sr_value *fill, sr_op *before);

/* ---- neighbour.c ----------------------------------------------------------------------------- */

/* True if parts of the results of `op`, `parts` along it, can be computed of windows of `dim` of
 * its operands. */
bool sr_op_reads_windows(const sr_op *op, int32_t dim, int64_t parts);
/* True if the use is of an operand of which windows are fetched, along dimensions that are cut. */
bool sr_use_reads_windows(const sr_use *use);
/* Makes the op, whose results are parts, that of windows, and fetches these. It may be replaced. */
void sr_pass_fetch_neighbours(sr_pass *pass, sr_op *op);

/* ---- reshard.c ------------------------------------------------------------------------------- */

/* `value`, an array of type `whole` in the form `from`, in the form `to`; built before `before`. */
sr_value *sr_pass_reshard(sr_pass *pass, sr_value *value, const sr_type *whole,
                          const sr_sharding *from, const sr_sharding *to, sr_op *before);
/* [groups, size] of devices: those that differ in their part of `dim` only, by part. */
const sr_attr *sr_pass_groups(sr_pass *pass, const sr_sharding *form, int32_t dim);

/* ---- groups.c -------------------------------------------------------------------------------- */

/* Rows of device numbers, padded with -1; in pass->scratch. */
typedef struct sr_groups {
  int64_t count, size;
  int64_t *devices;
} sr_groups;

/* Who joins whom by `replica_groups`. */
sr_status sr_pass_read_groups(sr_pass *pass, const sr_op *op, sr_groups *out_groups);
/* True if the devices that a collective joins are in one place along `axes` of `mesh`: then it can
 * be done on parts along them. */
bool sr_pass_stays_within(sr_pass *pass, const sr_op *op, const sr_mesh *mesh,
                          const sr_shard_dim *axes);
/* [source, target] by `source_target_pairs`. */
sr_status sr_pass_read_pairs(sr_pass *pass, const sr_op *op, sr_groups *out_pairs);
/* As the compiler reads it: one attribute for equal groups. */
const sr_attr *sr_groups_attr(sr_pass *pass, const sr_groups *groups);

/* ---- collective.c ---------------------------------------------------------------------------- */

sr_status sr_pass_collectives(sr_pass *pass);
/* Writes an all_to_all of one operand and device numbers, between two dimensions, as the compiler
 * wants it; the op is erased. Returns what its result is now. */
sr_value *sr_pass_straighten(sr_pass *pass, sr_op *op);

/* ---- signature.c ----------------------------------------------------------------------------- */

/* Reads the shardings that main declares. */
sr_status sr_pass_read_ports(sr_pass *pass);
/* Fills in the forms in which arguments come and results go. */
void sr_pass_settle_ports(sr_pass *pass);
/* Fills in the signature and gives main its type. */
sr_status sr_pass_write_signature(sr_pass *pass, sr_signature *out_signature);

/* ---- way.c ----------------------------------------------------------------------------------- */

/* How a use comes from the form in which a value is made to what it takes. */
typedef enum sr_way {
  SR_WAY_NONE,     /* takes it as it is */
  SR_WAY_CUT,      /* takes a part of what the device has */
  SR_WAY_WINDOWS,  /* reads a window, of which others may have something */
  SR_WAY_MOVED,    /* takes other parts, no fewer */
  SR_WAY_GATHERED, /* takes larger parts, or the whole */
} sr_way;

/* The first use in the text that takes `value`, of `node`, that way; identities are looked through.
 * NULL: none. */
const sr_use *sr_first_use(const sr_pass *pass, const sr_node *node, const sr_value *value,
                           sr_way way);

/* The op of the program that takes the value: in a computation that place.c made, the first that
 * does. */
const sr_op *sr_use_op(const sr_use *use);

/* ---- rewrite.c ------------------------------------------------------------------------------- */

/* Rewrites collectives of the finished program, as rewrite.h says. Errors: SR_ERR_INVALID for a
 * name in `options`, which may be NULL, that no rewrite has. */
sr_status sr_pass_rewrite(sr_pass *pass, const sr_signature *signature,
                          const sr_partition_options *options);

/* ---- note.c ---------------------------------------------------------------------------------- */

void sr_pass_note(sr_pass *pass);

/* ---- warn.c ---------------------------------------------------------------------------------- */

enum {
  SR_WARNED_BYTES = 64 << 20, /* on each device; no more than that is worth a word */
  SR_WARNED_VALUES = 20,      /* then their number */
};

/* To the log: what compute.c has decided of large values. */
void sr_pass_warn(sr_pass *pass);

#endif
