/* Resharding: brings shards or windows of an array to devices, from the devices that have the
 * elements. A window is a range of elements in each dimension: a shard, for example, or a shard
 * with a halo. In all functions, `whole` is the type of the unsharded array, and new ops are built
 * before the op `before`. */
#ifndef SR_PARTITIONER_RESHARD_RESHARD_H
#define SR_PARTITIONER_RESHARD_RESHARD_H

#include "base/integer.h"
#include "partitioner/core/cost.h"
#include "partitioner/core/partitioner.h"

/* ---- windows.c ------------------------------------------------------------------------------- */

/* The window along one dimension that each device gets. Let p be the index of the device's shard of
 * that dimension. The window then has `size` elements and starts at element first + p * step. If
 * `divisor` is above 1, it starts at (first + p * step) / divisor instead, rounded down. Elements
 * outside of the array are zeros. */
typedef struct sr_window {
  int64_t first, step, size;
  int64_t divisor; /* number by which the start is divided; 0 or 1: it is not divided */
  int64_t shares;  /* number of devices among which each window is divided: the device with shard p
                    * gets share p % shares of window p / shares, and `size` is the size of a share;
                    * 0 or 1: each device gets a whole window */
  bool loose;      /* elements of the window outside of the array may have any value, because no op
                    * reads them */
} sr_window;

/* Returns the element at which the window of the device with shard `shard` starts. It may be
 * outside of the array. */
int64_t sr_window_start(const sr_window *window, int64_t shard);
/* Returns the window of `size` elements that starts at floor((first + p * step) / divisor). If
 * `step` is a multiple of `divisor`, the result has no divisor. */
sr_window sr_window_from(int64_t first, int64_t step, int64_t divisor, int64_t size);

/* Builds the scalar offset + the start of the device's window along `dim`. `sharding` gives the
 * device's shard p. The scalar has type `dtype` (U32 or U64) and is computed modulo 2^32 or 2^64.
 * The window must not have shares. */
sr_value *sr_window_start_scalar(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                                 const sr_window *window, int64_t offset, sr_dtype dtype);

/* Returns the window along `dim` that is exactly the device's shard in `sharding`. If `sharding` is
 * NULL, it is the whole dimension. */
sr_window sr_shard_window(const sr_type *whole, const sr_sharding *sharding, int32_t dim);
/* True if none of the `shards` windows reaches beyond the dimension, which has `size` elements. */
bool sr_window_is_inside(const sr_window *window, int64_t shards, int64_t size);
/* Returns the integer type for the starts of the windows and for indices inside of them: U32 if it
 * suffices, else U64. There are `shards` windows on a dimension of `size` elements. */
sr_dtype sr_window_dtype(const sr_window *window, int64_t shards, int64_t size);

/* A box of elements that a view (sr_view) copies from its source. In each dimension, elements [to,
 * to + size) of the view are elements [from, from + size) of the source. */
typedef struct sr_patch {
  int64_t from[SR_MAX_RANK], to[SR_MAX_RANK], size[SR_MAX_RANK];
  int64_t chunk, offset; /* only if the view has several sources. `chunk`: size of a full shard of
                          * this patch's source along dimension `along`. `offset`: where that shard
                          * starts along `along` in the device's concatenated shards */
} sr_patch;

/*
 * A virtual array, which is never built: windows of it are fetched directly from another array, the
 * source. It consists of patches, which are boxes of the source, and is zero elsewhere. Patches do
 * not overlap. A concatenation or a pad, for example, can be a view.
 *
 * A view can also have several sources, all with the same sharding. Each device then concatenates
 * its shards of all sources along dimension `along`. Each patch comes from one source.
 */
typedef struct sr_view {
  sr_value *source;
  const sr_type *whole;        /* type of the unsharded source; with several sources, its size along
                                * `along` is not used */
  const sr_sharding *sharding; /* sharding of the source; NULL: every device has the whole source,
                                * and the view has one patch */
  const sr_patch *patches;
  int32_t count;
  bool holes;    /* the view has zeros between its patches; a window gets these zeros even if it is
                  * loose */
  bool several;  /* the view has several sources */
  int32_t along; /* dimension along which the shards of several sources are concatenated; 0 if there
                  * is one source */
} sr_view;

/* Makes a view that is all of `source`, an array of type `whole`, as one patch. The patch is stored
 * in *room, which must live as long as the view. */
sr_view sr_view_all(sr_value *source, const sr_type *whole, const sr_sharding *sharding,
                    sr_patch *room);
/* Appends `from`, `to` and `size` of each patch along `dim` to p->key, with which memos are looked
 * up. */
void sr_view_add_key(sr_partitioner *p, const sr_view *view, int32_t dim);

/* Slices each device's window from a view of one patch. Each device must already have all source
 * elements of its window, so nothing is sent. */
sr_value *sr_view_cut_out(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                          const sr_window *windows, sr_op *before);

/* ---- redistribute.c -------------------------------------------------------------------------- */

/* Builds each device's window of `view`. `to`, `windows` and `before` are as for sr_fetch_array. */
sr_value *sr_fetch_view(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                        const sr_window *windows, sr_op *before);
/* Returns the bytes and messages that a device would send in sr_fetch_view, on average. The result
 * is an estimate if there are more than SR_MOST_TRANSFERS transfers for each device and the shards
 * of a node's devices are not adjacent. */
sr_sent sr_view_sent(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before);

/*
 * Builds each device's window of `value`, an array of type `whole`. `from` is the sharding of
 * `value`; NULL: every device has all of it. windows[d] is the window along dimension d. The index
 * p in sr_window is the device's shard of d in the sharding `to`; if `to` is NULL, p is 0.
 */
sr_value *sr_fetch_array(sr_partitioner *p, sr_value *value, const sr_type *whole,
                         const sr_sharding *from, const sr_sharding *to, const sr_window *windows,
                         sr_op *before);

/* ---- copies.c -------------------------------------------------------------------------------- */

/* Several devices may have a copy of the same shard of dimension `dim` of `from`. Returns the mesh
 * axes along which readers of shards of `to` choose among these copies (the rule is in copies.c).
 * If no axes are returned, a reader takes the copy on the device that differs from it only along
 * the axes of `from`. No axes are returned if `to` is NULL. */
sr_shard_dim sr_axes_of_copies(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to,
                               int32_t dim);

/* ---- reshard.c ------------------------------------------------------------------------------- */

/* Converts `value`, an array of type `whole`, from the sharding `from` to the sharding `to`. If a
 * sharding is NULL, every device has the whole array. */
sr_value *sr_reshard(sr_partitioner *p, sr_value *value, const sr_type *whole,
                     const sr_sharding *from, const sr_sharding *to, sr_op *before);

/* Builds an all_gather along `dim` over groups of devices whose mesh positions differ only along
 * `axes`. */
sr_value *sr_gather_along(sr_partitioner *p, sr_value *value, const sr_mesh *mesh, int32_t dim,
                          sr_shard_dim axes, sr_op *before);
/* Slices `value` to the first `size` elements of dimension `dim`. Returns `value` itself if it has
 * that size. */
sr_value *sr_first_elements(sr_partitioner *p, sr_value *value, int32_t dim, int64_t size,
                            sr_op *before);

/* ---- mask.c ---------------------------------------------------------------------------------- */

/* Builds a mask of i1 for each device's window. It has the shape of `like`, and is true for
 * elements of the window that are inside of the array of type `whole`. Returns NULL if all elements
 * of all windows are inside. */
sr_value *sr_inside_mask(sr_partitioner *p, const sr_type *like, const sr_type *whole,
                         const sr_sharding *to, const sr_window *windows, sr_op *before);
/* Replaces the padding in `value` by the scalar `fill`. `value` is each device's window of an array
 * of type `whole`, as sr_fetch_array builds it. The padding is the part of the window outside of
 * the array. */
sr_value *sr_mask_padding(sr_partitioner *p, sr_value *value, const sr_type *whole,
                          const sr_sharding *to, const sr_window *windows, sr_value *fill,
                          sr_op *before);

#endif
