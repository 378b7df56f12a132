/* Ops on parts: which parts each op computes, and what it becomes. */
#ifndef SR_PARTITIONER_OPS_OPS_H
#define SR_PARTITIONER_OPS_OPS_H

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/reshard/reshard.h"
#include "partitioner/rules/rule.h"

/*
 * An op that may be computed on parts, and how it is: sr_op_local. Propagation makes it, with the
 * rule; the rest is filled in by sr_assign_ops, and is NULL where all tensors are whole.
 */
struct sr_local {
  sr_rule rule;
  const sr_type **types;                   /* of the whole tensors */
  const sr_sharding **operands, **results; /* shardings; NULL: that one is whole */
  const sr_sharding **wanted; /* tensors: whose parts the op takes, or windows around them. Differs
                                 from `operands` where windows are fetched */
  bool *windows;              /* factors along which windows are fetched */
  int64_t *offsets;           /* of a concatenate: where each operand begins in the result */
  bool redistributes;         /* a reshape that takes what it is made of from others' parts */
  const sr_sharding *partial; /* its one dimension is cut by the axes along which results are still
                                 to be combined; NULL: none */
  const sr_view *view; /* what its result is of another array, from which its users take it; NULL:
                          it is made */
  struct sr_hull **hulls; /* operands: what their windows are taken of; NULL: of none are */
};

/* False for ops whose notes are others (partitioner.h). */
static inline bool sr_op_may_be_local(const sr_op *op) {
  return op->code != SR_OP_SDY_MANUAL_COMPUTATION && !sr_op_is_constraint(op);
}
/* NULL: `op` is computed whole. */
static inline sr_local *sr_op_local(const sr_partitioner *p, const sr_op *op) {
  return SR_SIDE_GET(&p->op_locals, op->id);
}

/* ---- op_sharding.c --------------------------------------------------------------------------- */

struct sr_decision;

/*
 * What an op does on shards beside what all ops do. A new op that needs none of it has no row in
 * the table. `dim` is a dimension of operand 0, `shards` how many there are along it.
 */
typedef struct sr_op_sharding {
  /* True if results over shards of what is summed over can be combined. NULL: they cannot. */
  bool (*combines)(const sr_op *op, int32_t dim, int64_t shards);
  /* True if shards of the results are computed of shards along a factor that passes through. NULL:
   * where it is alone in its dimensions. */
  bool (*divides)(const struct sr_decision *d, int32_t factor, int64_t shards);
  /* True if shards of the results can be computed of windows of `dim` of the operands. NULL: they
   * cannot. */
  bool (*reads_windows)(const sr_op *op, int32_t dim, int64_t shards);
  /* What a shard of the result reads of `dim` of operand `tensor`, once compute.c has decided. NULL
   * of an op with windows that move over its operand (halo.c). */
  sr_window (*window)(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
  /* Makes the op that of its shards; false: the rest is what all ops need. NULL: all is. */
  bool (*localise)(sr_partitioner *p, sr_op *op);
} sr_op_sharding;

const sr_op_sharding *sr_op_sharding_of(const sr_op *op);

/* True for ops that lose nothing, through which shardings spread first: elementwise ones,
 * transposes, reshapes. */
bool sr_op_keeps_all(const sr_op *op);
/* True if parts of the results of `op`, which has a rule and is no collective, can be computed of
 * parts along the factor, as many as there are devices, and of nothing else. */
bool sr_op_divides(sr_partitioner *p, const sr_op *op, int32_t factor);
/* The same, or of windows of operands. */
bool sr_op_divides_windows(sr_partitioner *p, const sr_op *op, int32_t factor);

/* ---- localise.c ------------------------------------------------------------------------------ */

/* Makes the ops those of their parts: their results' types are parts already. */
void sr_localise_ops(sr_partitioner *p);
/* A list of sizes that are taken of the dimensions of operand 0: where that is all of a dimension,
 * it becomes all of its part. */
void sr_fit_sizes(sr_partitioner *p, sr_op *op, const char *name);
/* The results of an op on parts of what it sums over, combined over `cut`. `initial` comes in once,
 * behind them; NULL: nothing does. */
void sr_combine_results(sr_partitioner *p, sr_op *op, const sr_sharding *cut, sr_value *initial);
bool sr_localise_convolution(sr_partitioner *p, sr_op *op);
bool sr_localise_random_bits(sr_partitioner *p, sr_op *op);
/* Bytes that are added up over devices for each byte of the op's result, where these have terms of
 * it: small floats go as f32. */
double sr_op_partial_sum_width(const sr_op *op);

/* ---- reduce.c -------------------------------------------------------------------------------- */

/* True if parts of dimension `dim`, along which the reduction runs, are runs of its elements in
 * order: what devices have can be reduced by whatever region. */
bool sr_reduce_runs_along(const sr_op *op, int32_t dim);
/* The results of a reduction on parts, combined by its region among the devices that differ in
 * their part of the only dimension of `cut`. `once`: the parts have padding, and what they start
 * from comes in behind them alone; else both are as the region may take them. */
void sr_combine_reduction(sr_partitioner *p, sr_op *op, const sr_sharding *cut, bool once);

/* ---- repeat.c -------------------------------------------------------------------------------- */

/* True if what a reduction by a region of several ops starts from is known to come in as often as
 * one likes. */
bool sr_starts_may_repeat(sr_partitioner *p, const sr_op *op);

/* ---- cumulative.c ---------------------------------------------------------------------------- */

/* True if a reduce_window, which accumulates along `dim`, is to be done on `parts` parts of it. */
bool sr_cumulative_divides(const sr_op *op, int32_t dim, int64_t shards);
/* Where a reduce_window accumulates along a dimension that is divided, it is replaced by one that
 * goes on from what other devices have; true if it is. */
bool sr_localise_cumulative(sr_partitioner *p, sr_op *op);

/* ---- top_k.c --------------------------------------------------------------------------------- */

/* True if a top_k is to be done on `parts` parts of its last dimension, which `dim` is. */
bool sr_top_k_divides(const sr_op *op, int32_t dim, int64_t shards);
/* Makes a top_k of a part that of the array. */
bool sr_localise_top_k(sr_partitioner *p, sr_op *op);

/* ---- sort.c ---------------------------------------------------------------------------------- */

/* True if to sort parts, by the one dimension of `cut`, and to merge them costs less than to put
 * them together. */
bool sr_sort_divides(sr_partitioner *p, const sr_op *op, const sr_sharding *cut);
/* Where a sort runs along a dimension that is divided, it is replaced by ops of the parts; true if
 * it is. */
bool sr_localise_sort(sr_partitioner *p, sr_op *op);

/* ---- select_and_scatter.c -------------------------------------------------------------------- */

/* True if parts of the result of a select_and_scatter, `parts` along `dim`, can be computed of
 * windows of its operands. */
bool sr_select_and_scatter_divides(const sr_op *op, int32_t dim, int64_t shards);
/* What of `dim` of operand `tensor`, 0 or 1, each part of the result is computed of. */
sr_window sr_select_and_scatter_window(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                                       int32_t dim);
/* Where a select_and_scatter is to read windows, it is replaced by ops of these; true if it is. */
bool sr_localise_select_and_scatter(sr_partitioner *p, sr_op *op);

/* ---- dynamic_slice.c ------------------------------------------------------------------------- */

/* What the device has of a dynamic_slice's window, zeros for what it has not. */
sr_value *sr_localise_dynamic_slice(sr_partitioner *p, sr_op *op);
/* Makes a dynamic_update_slice write what lies in the device's part. */
bool sr_localise_dynamic_update_slice(sr_partitioner *p, sr_op *op);

/* ---- gather_scatter.c ------------------------------------------------------------------------ */

/* Puts together what the devices have read by a gather or dynamic_slice of an array in parts. */
bool sr_localise_gather(sr_partitioner *p, sr_op *op);
/* True if indices of a gather or scatter say where along `dim` of the array a window is: else it
 * starts with the first element. */
bool sr_gather_combines(const sr_op *op, int32_t dim, int64_t shards);
/* True if no window that a scatter updates would have to be divided along `dim` of its operand: it
 * lies in one part, wherever it is, or is as large as the dimension. */
bool sr_scatter_stays(const sr_op *op, int32_t dim);
/* Makes a scatter write what falls into the device's part, of the updates that it has. */
bool sr_localise_scatter(sr_partitioner *p, sr_op *op);

/* ---- concatenate.c --------------------------------------------------------------------------- */

/* Replaces a concatenate that reads windows along its dimension by what gives its parts. */
bool sr_localise_concatenate(sr_partitioner *p, sr_op *op);

/* ---- halo.c ---------------------------------------------------------------------------------- */

/* As large as a shard of `dim` of the result, and where that is; loose. */
sr_window sr_result_window(const sr_local *local, int32_t dim);
/* Of pad, reduce_window and convolution: sr_op_sharding.reads_windows. */
bool sr_moving_reads_windows(const sr_op *op, int32_t dim, int64_t shards);
sr_window sr_concatenate_window(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                                int32_t dim);
sr_window sr_reverse_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
sr_window sr_slice_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
sr_window sr_update_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim);
/* What a part of the result of a dynamic_update_slice has of the update, of which windows are
 * fetched, takes the place of what was there. */
void sr_overwrite_window(sr_partitioner *p, sr_op *op);
/* The dimension of a convolution's image along which dimension `dim` of its kernel is summed over;
 * -1: that one is no place of a window. */
int32_t sr_convolution_image_dim(const sr_op *op, int32_t dim);
/* True if a convolution is to be summed over `parts` parts of `dim`, a place of its kernel's
 * windows, each with the window of the image that it reads. */
bool sr_convolution_sums_windows(const sr_op *op, int32_t dim, int64_t shards);
/* True if the use is of an operand of which windows are fetched, along dimensions that are cut. */
bool sr_use_reads_windows(const sr_partitioner *p, const sr_use *use);
/* What of each dimension of operand `tensor` the op, as compute.c has decided, reads for a part of
 * its results; true if it is more or less than a part of any. */
bool sr_op_windows(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                   sr_window *out_windows);
/* Makes the op, whose results are parts, that of windows, and fetches these; operands of which it
 * takes no windows are brought into the sharding it wants. True if it is replaced. */
bool sr_localise_halos(sr_partitioner *p, sr_op *op);

/* ---- views.c --------------------------------------------------------------------------------- */

/* Finds the ops whose results are better taken from where their elements were: sr_local.view. They
 * are not to be made those of their parts. */
void sr_find_views(sr_partitioner *p);
/* Erases them: all who took their results take others now. */
void sr_erase_views(sr_partitioner *p);
/* Operand `tensor` of the op, which reads windows of it: what it is seen as, or all in one patch,
 * in `room`. */
sr_view sr_operand_view(const sr_partitioner *p, const sr_op *op, int32_t tensor, sr_patch *room);

/* ---- reshape.c ------------------------------------------------------------------------------- */

/* The sharding in which a reshape can give its result, as its operand lies in the sharding `from`,
 * though parts of one are no parts of the other. NULL: there is none. */
const sr_sharding *sr_reshape_result_sharding(sr_partitioner *p, const sr_op *op,
                                              const sr_sharding *from);
/* The sharding in which it takes its operand, which lies as `from` says, to give its result in the
 * sharding `to`. NULL: it cannot. */
const sr_sharding *sr_reshape_operand_sharding(sr_partitioner *p, const sr_op *op,
                                               const sr_sharding *from, const sr_sharding *to);
/* Makes such a reshape, whose operand lies so, one of what the device's part of the result is made
 * of, and fetches that. */
bool sr_localise_reshape(sr_partitioner *p, sr_op *op);

/* ---- hull.c ---------------------------------------------------------------------------------- */

typedef struct sr_hull sr_hull;

/* Finds the windows that are better fetched with others of the same array: sr_local.hulls. Behind
 * sr_find_views. */
void sr_find_hulls(sr_partitioner *p);
/* `windows` of operand `tensor` of the op: taken of what was fetched for several, or fetched alone.
 * */
sr_value *sr_take_windows(sr_partitioner *p, sr_op *op, int32_t tensor, const sr_window *windows);

/* ---- patches (views.c) ----------------------------------------------------------------------- */

/* Patches of one array, in `arena`. */
typedef struct sr_patches {
  sr_arena *arena;
  SR_VECTOR(sr_patch) list;
} sr_patches;

/* Lists a patch of arrays of that rank: one with the last, where they are neighbours in both. */
void sr_patches_add(sr_patches *patches, const sr_patch *patch, int32_t rank);

#endif
