/* Ops on shards: whether each op can be computed on shards, and the ops that it becomes. */
#ifndef SR_PARTITIONER_OPS_OPS_H
#define SR_PARTITIONER_OPS_OPS_H

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/reshard/reshard.h"
#include "partitioner/rules/rule.h"

/*
 * How one op is computed on shards: sr_op_local. Propagation makes it for each op with a rule and
 * fills in `rule`. sr_assign_ops fills in the rest, which stays NULL if all tensors are whole.
 * Tensors are numbered operands first, then results.
 */
struct sr_local {
  sr_rule rule;
  const sr_type **types;                   /* [tensor]: types of the whole arrays */
  const sr_sharding **operands, **results; /* [operand], [result]: shardings in which operands
                                            * arrive and results are produced; NULL: whole */
  const sr_sharding **wanted; /* [tensor]: shardings of the shards that the op computes with, or
                               * around which it reads windows; they differ from `operands` only for
                               * operands that it fetches */
  bool *windows;              /* [factor]: the op reads windows along the factor's dimensions */
  int64_t *offsets;           /* [operand], of a concatenate: where each operand starts in the
                               * result, in elements; else NULL */
  bool redistributes;         /* a reshape that fetches elements from other devices' shards */
  const sr_sharding *partial; /* one dimension, cut by the axes over which partial results are
                               * combined; NULL: results are not partial */
  const sr_view *view;        /* the op is a view: it is not executed, and its users fetch from the
                               * view's source; NULL: the op is executed */
  struct sr_hull **hulls;     /* [operand]: the larger window from which this op slices its own;
                               * NULL: none */
};

/* False for ops without an sr_local: manual computations and constraints. */
static inline bool sr_op_may_be_local(const sr_op *op) {
  return op->code != SR_OP_SDY_MANUAL_COMPUTATION && !sr_op_is_constraint(op);
}
/* Returns NULL for an op without a rule, which is computed whole. */
static inline sr_local *sr_op_local(const sr_partitioner *p, const sr_op *op) {
  return SR_SIDE_GET(&p->op_locals, op->id);
}

/* ---- op_sharding.c --------------------------------------------------------------------------- */

struct sr_decision;

/*
 * How one kind of op is computed on shards, if the steps common to all ops are not enough. Most ops
 * need no row in the table. `dim` is a dimension of operand 0, `shards` the number of shards along
 * it.
 */
typedef struct sr_op_sharding {
  /* True if the partial results of shards along a summed dimension can be combined. NULL: they
   * cannot. */
  bool (*combines)(const sr_op *op, int32_t dim, int64_t shards);
  /* True if a shard of the results can be computed from shards along a pass-through factor (in
   * operands and results). NULL: only if the factor is alone in its dimensions. */
  bool (*divides)(const struct sr_decision *d, int32_t factor, int64_t shards);
  /* True if a shard of the results can be computed from windows of `dim` of the operands. NULL: it
   * cannot. */
  bool (*reads_windows)(const sr_op *op, int32_t dim, int64_t shards);
  /* Returns the window that a shard of the result reads of `dim` of operand `tensor`, after
   * compute.c has decided. NULL for ops whose windows move over their operand (halo.c). */
  sr_window (*window)(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
  /* Makes the op local. False: the common steps of localise.c are still needed. NULL: only the
   * common steps are. */
  bool (*localise)(sr_partitioner *p, sr_op *op);
} sr_op_sharding;

const sr_op_sharding *sr_op_sharding_of(const sr_op *op);

/* True for ops through which shardings spread first, because nothing is lost: elementwise ops,
 * transposes, reshapes. */
bool sr_op_keeps_all(const sr_op *op);
/* True if `op`, which must have a rule and not be a collective, can compute shards of its results
 * from shards of its operands alone, with one shard for each device along the factor. */
bool sr_op_divides(sr_partitioner *p, const sr_op *op, int32_t factor);
/* Like sr_op_divides, but shards of the results may also be computed from windows of operands. */
bool sr_op_divides_windows(sr_partitioner *p, const sr_op *op, int32_t factor);

/* ---- localise.c ------------------------------------------------------------------------------ */

/* Makes all ops local. Their results must have the types of shards already. */
void sr_localise_ops(sr_partitioner *p);
/* Fits the attribute `name`, a list of sizes within operand 0, to the shard of operand 0: a size
 * that was a whole dimension becomes the shard's. */
void sr_fit_sizes(sr_partitioner *p, sr_op *op, const char *name);
/* Combines the partial results of an op over the devices that differ only in their shard of `cut`.
 * `initial` enters once, at the end; NULL: there is none. */
void sr_combine_results(sr_partitioner *p, sr_op *op, const sr_sharding *cut, sr_value *initial);
bool sr_localise_convolution(sr_partitioner *p, sr_op *op);
bool sr_localise_random_bits(sr_partitioner *p, sr_op *op);
/* Bytes that devices sum for each byte of the op's partial result: small floats are summed as
 * f32. */
double sr_op_partial_sum_width(const sr_op *op);

/* ---- reduce.c -------------------------------------------------------------------------------- */

/* True if each shard of dimension `dim`, which is reduced, is a contiguous run in the order in
 * which elements are reduced. Then any region can combine the results of the shards. */
bool sr_reduce_runs_along(const sr_op *op, int32_t dim);
/* Combines the partial results of a reduction by its region, over the devices that differ only in
 * their shard of the only dimension of `cut`. `once`: padding of shards is left out, and the
 * initial values enter only at the end. Otherwise both may enter any number of times. */
void sr_combine_reduction(sr_partitioner *p, sr_op *op, const sr_sharding *cut, bool once);

/* ---- repeat.c -------------------------------------------------------------------------------- */

/* True if it is known that the initial value of a reduction by several ops may enter any number of
 * times. */
bool sr_starts_may_repeat(sr_partitioner *p, const sr_op *op);

/* ---- cumulative.c ---------------------------------------------------------------------------- */

/* True if a reduce_window that is cumulative along `dim` should be computed on `shards` shards of
 * `dim`. */
bool sr_cumulative_divides(const sr_op *op, int32_t dim, int64_t shards);
/* Replaces a reduce_window that is cumulative along a sharded dimension by one that starts from the
 * totals of the shards before (or behind) its own. False: the op is no such reduce_window. */
bool sr_localise_cumulative(sr_partitioner *p, sr_op *op);

/* ---- top_k.c --------------------------------------------------------------------------------- */

/* True if a top_k should be computed on `shards` shards of its last dimension, which `dim` must
 * be. */
bool sr_top_k_divides(const sr_op *op, int32_t dim, int64_t shards);
/* Replaces a top_k along a sharded dimension by a top_k of the shard, and a choice among the best
 * elements of all devices. */
bool sr_localise_top_k(sr_partitioner *p, sr_op *op);

/* ---- sort.c ---------------------------------------------------------------------------------- */

/* True if sorting shards by the one dimension of `cut`, and merging them, costs less than gathering
 * them. */
bool sr_sort_divides(sr_partitioner *p, const sr_op *op, const sr_sharding *cut);
/* Replaces a sort along a sharded dimension by sorts and merges of shards. False: the op is no
 * such sort. */
bool sr_localise_sort(sr_partitioner *p, sr_op *op);

/* ---- select_and_scatter.c -------------------------------------------------------------------- */

/* True if a select_and_scatter can compute shards of its result, `shards` along `dim`, from windows
 * of its operands. */
bool sr_select_and_scatter_divides(const sr_op *op, int32_t dim, int64_t shards);
/* Returns the window of `dim` of operand `tensor` (0 or 1) that a shard of the result needs. */
sr_window sr_select_and_scatter_window(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                                       int32_t dim);
/* Replaces a select_and_scatter that reads windows by ops on these windows. False: it reads
 * none. */
bool sr_localise_select_and_scatter(sr_partitioner *p, sr_op *op);

/* ---- dynamic_slice.c ------------------------------------------------------------------------- */

/* Returns the elements of a dynamic_slice's window that are in the device's shard, and zeros for
 * the others. */
sr_value *sr_localise_dynamic_slice(sr_partitioner *p, sr_op *op);
/* Makes a dynamic_update_slice write the elements that fall into the device's shard. */
bool sr_localise_dynamic_update_slice(sr_partitioner *p, sr_op *op);

/* ---- gather_scatter.c ------------------------------------------------------------------------ */

/* Makes a gather or dynamic_slice of a sharded array local: each device reads from its shard, and
 * the elements are combined. */
bool sr_localise_gather(sr_partitioner *p, sr_op *op);
/* True if the indices of a gather or scatter determine the position of windows along `dim` of the
 * array; otherwise all windows start at 0. */
bool sr_gather_combines(const sr_op *op, int32_t dim, int64_t shards);
/* True if no window that a scatter updates has to be divided along `dim` of its operand: windows
 * have one element there, or the size of the dimension. */
bool sr_scatter_stays(const sr_op *op, int32_t dim);
/* Makes a scatter write only the updates that fall into the device's shard. */
bool sr_localise_scatter(sr_partitioner *p, sr_op *op);

/* ---- concatenate.c --------------------------------------------------------------------------- */

/* Replaces a concatenate that reads windows along its dimension by ops that make its shard. */
bool sr_localise_concatenate(sr_partitioner *p, sr_op *op);

/* ---- halo.c, and windows of concatenate.c and dynamic_slice.c -------------------------------- */

/* Returns the window of `dim` of the result with the size and position of a shard. It is loose:
 * elements outside of the array may have any value. */
sr_window sr_result_window(const sr_local *local, int32_t dim);
/* sr_op_sharding.reads_windows of pad, reduce_window and convolution. */
bool sr_moving_reads_windows(const sr_op *op, int32_t dim, int64_t shards);
sr_window sr_concatenate_window(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                                int32_t dim);
sr_window sr_reverse_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
sr_window sr_slice_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
sr_window sr_update_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
/* Makes a dynamic_update_slice local: it fetches a window of the update, and overwrites the
 * elements of the result shard that the update covers. */
void sr_overwrite_window(sr_partitioner *p, sr_op *op);
/* Returns the dimension of a convolution's image that is summed with dimension `dim` of its kernel;
 * -1: `dim` is not a spatial dimension. */
int32_t sr_convolution_image_dim(const sr_op *op, int32_t dim);
/* True if a convolution should be summed over `shards` shards of `dim`, a spatial dimension of its
 * kernel, each with the window of the image that it reads. */
bool sr_convolution_sums_windows(const sr_op *op, int32_t dim, int64_t shards);
/* True if the use reads windows of its operand along sharded dimensions. */
bool sr_use_reads_windows(const sr_partitioner *p, const sr_use *use);
/* Finds the windows, one for each dimension of operand `tensor`, that the op reads for a shard of
 * its results, as compute.c has decided. True if a window differs from the operand's shard in some
 * dimension. */
bool sr_op_windows(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                   sr_window *out_windows);
/* Fetches the windows of an op's operands, reshards the other operands, and makes the op work on
 * both; its results have the types of shards already. True if the op was replaced. */
bool sr_localise_halos(sr_partitioner *p, sr_op *op);

/* ---- views.c --------------------------------------------------------------------------------- */

/* Sets sr_local.view of each op that should become a view: its users fetch the elements directly
 * from its operand. Such an op is not made local. */
void sr_find_views(sr_partitioner *p);
/* Erases the ops that became views (sr_find_views). They have no users left. */
void sr_erase_views(sr_partitioner *p);
/* Returns operand `tensor`, of which the op must read windows, as a view. If the op that makes the
 * operand did not become a view, this is a view of the whole operand: one patch, stored in
 * `room`. */
sr_view sr_operand_view(const sr_partitioner *p, const sr_op *op, int32_t tensor, sr_patch *room);

/* ---- reshape.c ------------------------------------------------------------------------------- */

/* Returns a sharding in which a reshape can give its result if its operand is in the sharding
 * `from`, although shards of the result are not shards of the operand. NULL: there is none. */
const sr_sharding *sr_reshape_result_sharding(sr_partitioner *p, const sr_op *op,
                                              const sr_sharding *from);
/* Returns the sharding in which the reshape takes its operand, which arrives in the sharding
 * `from`, to give its result in the sharding `to`. NULL: the reshape cannot give `to`. */
const sr_sharding *sr_reshape_operand_sharding(sr_partitioner *p, const sr_op *op,
                                               const sr_sharding *from, const sr_sharding *to);
/* Makes a reshape for which sr_local.redistributes is set fetch the elements of the device's shard
 * of the result. */
bool sr_localise_reshape(sr_partitioner *p, sr_op *op);

/* ---- hull.c ---------------------------------------------------------------------------------- */

typedef struct sr_hull sr_hull;

/* Sets sr_local.hulls for windows that should be fetched together with other windows of the same
 * array, as one larger window. To be called after sr_find_views. */
void sr_find_hulls(sr_partitioner *p);
/* Returns `windows` of operand `tensor`: sliced from the hull (the larger window that several ops
 * share), or fetched alone if there is no hull. */
sr_value *sr_take_windows(sr_partitioner *p, sr_op *op, int32_t tensor, const sr_window *windows);

/* ---- patches (views.c) ----------------------------------------------------------------------- */

/* A list of patches of one array, in `arena`. */
typedef struct sr_patches {
  sr_arena *arena;
  SR_VECTOR(sr_patch) list;
} sr_patches;

/* Adds a patch of arrays of rank `rank`; it is joined to the last patch if both are adjacent in
 * the source and in the view. */
void sr_patches_add(sr_patches *patches, const sr_patch *patch, int32_t rank);

#endif
