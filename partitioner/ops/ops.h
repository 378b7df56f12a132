/* Ops on shards: decides whether an op can be computed on a device's shards, and makes it local. A
 * local op computes on shards; before, it computes on whole arrays. A window is the range of a
 * dimension that a device reads: its shard, often with elements of neighbour shards. */
#ifndef SR_PARTITIONER_OPS_OPS_H
#define SR_PARTITIONER_OPS_OPS_H

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/reshard/reshard.h"
#include "partitioner/rules/rule.h"

/*
 * How one op is computed on shards; sr_op_local returns it. sr_add_links makes one for each op that
 * has a factor rule (rule.h), and fills in `rule`. sr_find_views and sr_find_hulls set `view` and
 * `hulls`. sr_assign_ops fills in the other fields; they stay NULL if every device has all tensors
 * of the op whole. [tensor] counts the operands first, then the results.
 */
struct sr_local {
  sr_rule rule;
  const sr_type **types;                   /* [tensor]: types of the whole arrays */
  const sr_sharding **operands, **results; /* [operand], [result]: sharding in which the operand
                                            * arrives or the result is produced; NULL: whole on
                                            * every device */
  const sr_sharding **wanted; /* [tensor]: sharding of the shards that the op computes with. This
                               * differs from `operands` only for operands that are read in
                               * windows */
  bool *windows;              /* [factor]: true if the op reads windows of the dimensions that have
                               * this factor */
  int64_t *offsets;           /* [operand]: index in the result at which the operand starts; NULL if
                               * the op is not a concatenate */
  bool redistributes;         /* the op is a reshape that fetches elements from the shards of other
                               * devices */
  const sr_sharding *partial; /* a sharding of rank 1: its dimension is cut by the axes over which
                               * devices combine partial results; NULL: results are not partial */
  const sr_view *view;        /* if not NULL, the op is not executed: its users fetch the elements
                               * from the source of this view (reshard.h) */
  struct sr_hull **hulls;     /* [operand]: the hull, a larger window that several ops share, from
                               * which this op slices its window; NULL: none */
};

/* NULL: the op has no factor rule, so each device that executes the op computes all of it. */
static inline sr_local *sr_op_local(const sr_partitioner *p, const sr_op *op) {
  return SR_SIDE_GET(&p->op_locals, op->id);
}

/* ---- op_sharding.c --------------------------------------------------------------------------- */

struct sr_decision;

/*
 * A row of the table in op_sharding.c: what one kind of op needs on shards, besides the steps of
 * localise.c that are common to all ops. Most ops have no row. `shards` is the number of shards
 * along `dim` or `factor`.
 */
typedef struct sr_op_sharding {
  /* True if each device can compute a partial result from its shard of `dim`, a summed dimension of
   * operand 0, and the partial results can be combined. NULL: always false. */
  bool (*combines)(const sr_op *op, int32_t dim, int64_t shards);
  /* True if a shard of the results can be computed from shards of the operands along `factor`,
   * which operands and results have (a pass-through factor). NULL: true if `factor` is the only
   * factor in each of its dimensions. */
  bool (*divides)(const struct sr_decision *d, int32_t factor, int64_t shards);
  /* True if a shard of the results can be computed from windows of `dim` of the operands. NULL:
   * always false. */
  bool (*reads_windows)(const sr_op *op, int32_t dim, int64_t shards);
  /* Returns the window of dimension `dim` of operand `tensor` that a shard of the result reads. To
   * be called after sr_assign_ops. NULL for pad, reduce_window and convolution: halo.c computes
   * their windows. */
  sr_window (*window)(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
  /* Makes the op local. False: the common steps of localise.c must still follow. NULL: the common
   * steps are enough. */
  bool (*localise)(sr_partitioner *p, sr_op *op);
} sr_op_sharding;

const sr_op_sharding *sr_op_sharding_of(const sr_op *op);

/* True for elementwise ops, transposes and reshapes. Shardings spread through these ops first,
 * because a result can keep the cuts of its operand. */
bool sr_op_keeps_all(const sr_op *op);
/* True if `op` can be divided along `factor` into one shard for each device, and each device needs
 * only its own shards of the operands. `op` must have a factor rule, and must not be a
 * collective. */
bool sr_op_divides(sr_partitioner *p, const sr_op *op, int32_t factor);
/* Like sr_op_divides, but devices may also read windows of the operands. */
bool sr_op_divides_windows(sr_partitioner *p, const sr_op *op, int32_t factor);

/* ---- localise.c ------------------------------------------------------------------------------ */

/* Makes all ops local. Their results must already have the types of shards. */
void sr_localise_ops(sr_partitioner *p);
/* Adapts the attribute `name` to the shard of operand 0. The attribute has one size for each
 * dimension of operand 0. A size that is the size of the whole dimension becomes the size of the
 * shard. */
void sr_fit_sizes(sr_partitioner *p, sr_op *op, const char *name);
/* Combines the partial results of an op over the devices that differ only in their shard of `cut`,
 * a sharding of rank 1. Then combines the total with the initial value `initial`; NULL: there is
 * none. */
void sr_combine_results(sr_partitioner *p, sr_op *op, const sr_sharding *cut, sr_value *initial);
bool sr_localise_convolution(sr_partitioner *p, sr_op *op);
bool sr_localise_random_bits(sr_partitioner *p, sr_op *op);
/* Returns how many bytes the devices sum for each byte of the op's result: 2 for a sum of bf16,
 * which is added in f32; 1 for a sum of f32. */
double sr_op_partial_sum_width(const sr_op *op);

/* ---- reduce.c -------------------------------------------------------------------------------- */

/* True if the elements of each shard of `dim`, a reduced dimension, are consecutive in the order in
 * which the op reduces elements. The results of the shards can then be combined by any region, even
 * one that does not commute. */
bool sr_reduce_runs_along(const sr_op *op, int32_t dim);
/* Combines the partial results of a reduction by the region of the reduction, over the devices that
 * differ only in their shard of `cut`, a sharding of rank 1. If `once` is true, no device reduces
 * padding, and the initial values enter only where the partial results are combined. If `once` is
 * false, each device also starts from the initial values. */
void sr_combine_reduction(sr_partitioner *p, sr_op *op, const sr_sharding *cut, bool once);

/* ---- repeat.c -------------------------------------------------------------------------------- */

/* True if it is known that the initial values of a reduction do not change the result if they enter
 * more than once. The region of the reduction has several ops. */
bool sr_starts_may_repeat(sr_partitioner *p, const sr_op *op);

/* ---- cumulative.c ---------------------------------------------------------------------------- */

/* True if `op` is a reduce_window that is cumulative along `dim`, as in a cumulative sum, and
 * should be computed on `shards` shards of `dim`. */
bool sr_cumulative_divides(const sr_op *op, int32_t dim, int64_t shards);
/* Replaces a reduce_window that is cumulative along a sharded dimension by a reduce_window of the
 * device's shard, which starts from the totals of the shards before it (for a suffix: behind it).
 * False: the op is not cumulative along a sharded dimension. */
bool sr_localise_cumulative(sr_partitioner *p, sr_op *op);

/* ---- top_k.c --------------------------------------------------------------------------------- */

/* True if a top_k should be computed on `shards` shards of `dim`. `dim` must be the last
 * dimension. */
bool sr_top_k_divides(const sr_op *op, int32_t dim, int64_t shards);
/* Makes a top_k along a sharded dimension local: each device chooses the best elements of its
 * shard, and then chooses among the best elements of all devices. */
bool sr_localise_top_k(sr_partitioner *p, sr_op *op);

/* ---- sort.c ---------------------------------------------------------------------------------- */

/* True if sorting shards and merging them costs less than gathering them and sorting the whole
 * array on each device. `cut` is a sharding of rank 1, which cuts the sorted dimension. */
bool sr_sort_divides(sr_partitioner *p, const sr_op *op, const sr_sharding *cut);
/* Replaces a sort along a sharded dimension by sorts and merges of shards. False: the sorted
 * dimension is not sharded. */
bool sr_localise_sort(sr_partitioner *p, sr_op *op);

/* ---- select_and_scatter.c -------------------------------------------------------------------- */

/* True if a select_and_scatter can be divided into `shards` shards along `dim`, and each device can
 * compute its shard of the result from windows of the operands. */
bool sr_select_and_scatter_divides(const sr_op *op, int32_t dim, int64_t shards);
/* Returns the window of `dim` of operand `tensor` (0 or 1) that a shard of the result needs. */
sr_window sr_select_and_scatter_window(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                                       int32_t dim);
/* Replaces a select_and_scatter that reads windows of its operands by ops on these windows. False:
 * the op reads no windows. */
bool sr_localise_select_and_scatter(sr_partitioner *p, sr_op *op);

/* ---- dynamic_slice.c ------------------------------------------------------------------------- */

/* Builds the result of a dynamic_slice, with zeros in place of the elements that are not in the
 * device's shard. */
sr_value *sr_localise_dynamic_slice(sr_partitioner *p, sr_op *op);
/* Makes a dynamic_update_slice write only those elements of the update that fall into the device's
 * shard. */
bool sr_localise_dynamic_update_slice(sr_partitioner *p, sr_op *op);

/* ---- gather_scatter.c ------------------------------------------------------------------------ */

/* Makes a gather or dynamic_slice of a sharded array local: each device reads the elements that are
 * in its shard, and an all_reduce combines the elements of all devices. */
bool sr_localise_gather(sr_partitioner *p, sr_op *op);
/* True if the indices of a gather say where windows start along `dim` of the array. False: all
 * windows start at 0 there. */
bool sr_gather_combines(const sr_op *op, int32_t dim, int64_t shards);
/* True if each window that a scatter updates has one element along `dim` of its operand, or the
 * size of the dimension. Only then can each device tell whether the window is to be written. */
bool sr_scatter_stays(const sr_op *op, int32_t dim);
/* Makes a scatter write only the updates that fall into the device's shard. */
bool sr_localise_scatter(sr_partitioner *p, sr_op *op);

/* ---- concatenate.c --------------------------------------------------------------------------- */

/* Replaces a concatenate along a sharded dimension by ops that build the device's shard of the
 * result. False: the dimension is not sharded. */
bool sr_localise_concatenate(sr_partitioner *p, sr_op *op);

/* ---- halo.c, and windows of concatenate.c and dynamic_slice.c -------------------------------- */

/* Returns the device's shard of dimension `dim` of the result, as a window. The window is loose:
 * elements outside of the array may have any value. */
sr_window sr_result_window(const sr_local *local, int32_t dim);
/* True if a shard of the results of a pad, reduce_window or convolution can be computed from
 * windows of `dim` (sr_op_sharding.reads_windows). */
bool sr_moving_reads_windows(const sr_op *op, int32_t dim, int64_t shards);
sr_window sr_concatenate_window(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                                int32_t dim);
sr_window sr_reverse_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
sr_window sr_slice_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
sr_window sr_update_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
/* Makes a dynamic_update_slice local: each device fetches a window of the update, and overwrites
 * those elements of its shard that the update covers. */
void sr_overwrite_window(sr_partitioner *p, sr_op *op);
/* Returns the dimension of a convolution's image (operand 0) along which dimension `dim` of the
 * kernel (operand 1) slides; -1: `dim` is not a spatial dimension of the kernel. */
int32_t sr_convolution_image_dim(const sr_op *op, int32_t dim);
/* True if a convolution should be divided into `shards` shards along `dim`, a spatial dimension of
 * its kernel. Each device then computes partial sums from its shard of the kernel and the window of
 * the image that this shard reads. */
bool sr_convolution_sums_windows(const sr_op *op, int32_t dim, int64_t shards);
/* True if the op that uses the value reads windows of it along a sharded dimension. */
bool sr_use_reads_windows(const sr_partitioner *p, const sr_use *use);
/* Finds what the op reads of operand `tensor` to compute a shard of its results: one window for
 * each dimension. To be called after sr_assign_ops. False: the op reads a shard of the operand, so
 * each window is a shard of its dimension. */
bool sr_op_windows(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                   sr_window *out_windows);
/* Replaces each operand by the window or shard that the op computes with, and adapts the attributes
 * of the op. The results must already have the types of shards. True if another op has replaced
 * `op`. */
bool sr_localise_halos(sr_partitioner *p, sr_op *op);

/* ---- views.c --------------------------------------------------------------------------------- */

/* Sets sr_local.view of each op that should become a view. The users of such an op fetch elements
 * directly from its operand, and the op itself is not made local. */
void sr_find_views(sr_partitioner *p);
/* Erases the ops that became views (sr_find_views). They have no users left. */
void sr_erase_views(sr_partitioner *p);
/* Returns operand `tensor` as a view; the op must read windows of this operand. If the op that
 * makes the operand did not become a view, the result is a view of the whole operand: one patch,
 * stored in `room`. */
sr_view sr_operand_view(const sr_partitioner *p, const sr_op *op, int32_t tensor, sr_patch *room);

/* ---- reshape.c ------------------------------------------------------------------------------- */

/* Returns a sharding in which a reshape can produce its result if its operand has the sharding
 * `from`, and devices fetch elements from each other. NULL: there is none. */
const sr_sharding *sr_reshape_result_sharding(sr_partitioner *p, const sr_op *op,
                                              const sr_sharding *from);
/* Returns the sharding to which the operand of a reshape has to be brought, from the sharding
 * `from`, before the reshape can produce its result in the sharding `to`. NULL: the reshape cannot
 * produce `to`. */
const sr_sharding *sr_reshape_operand_sharding(sr_partitioner *p, const sr_op *op,
                                               const sr_sharding *from, const sr_sharding *to);
/* If sr_local.redistributes is set, makes the reshape fetch the elements of the device's shard of
 * the result. False: it is not set. */
bool sr_localise_reshape(sr_partitioner *p, sr_op *op);

/* ---- hull.c ---------------------------------------------------------------------------------- */

typedef struct sr_hull sr_hull;

/* Finds windows of one array that should be fetched together, as one larger window, and sets
 * sr_local.hulls of their ops. To be called after sr_find_views. */
void sr_find_hulls(sr_partitioner *p);
/* Builds the windows `windows` of operand `tensor`: slices them from the hull, which is a larger
 * window that several ops share, or fetches them if there is no hull. */
sr_value *sr_take_windows(sr_partitioner *p, sr_op *op, int32_t tensor, const sr_window *windows);

/* ---- patches (views.c) ----------------------------------------------------------------------- */

/* A list of patches, which are the boxes of elements that a view copies (reshard.h). It grows in
 * `arena`. */
typedef struct sr_patches {
  sr_arena *arena;
  SR_VECTOR(sr_patch) list;
} sr_patches;

/* Appends a patch of a view of rank `rank`. If the patch is adjacent to the last one, in the source
 * and in the view, the last patch is extended instead. */
void sr_patches_add(sr_patches *patches, const sr_patch *patch, int32_t rank);

/* ---- nan_watches.c --------------------------------------------------------------------------- */

/* Inserts an spmdrun.watch behind each op that may make NaN, and one for each argument of main. To
 * be called before uses are converted. The watches take their operands in any sharding, so they
 * move nothing. */
void sr_insert_watches(sr_partitioner *p);
/* Lets watches see zeros in place of what is undefined: the padding of uneven shards, and values on
 * devices that do not have them. To be called when values have the types of shards. */
void sr_mask_watches(sr_partitioner *p);

#endif
