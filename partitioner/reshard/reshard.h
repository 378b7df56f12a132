/* Resharding: brings shards of an array, or windows of it, to devices from the devices that have
 * the elements. */
#ifndef SR_PARTITIONER_RESHARD_RESHARD_H
#define SR_PARTITIONER_RESHARD_RESHARD_H

#include "base/integer.h"
#include "partitioner/core/cost.h"
#include "partitioner/core/partitioner.h"

/* ---- windows.c ------------------------------------------------------------------------------- */

/* The window of one dimension that each device gets: `size` elements from element first + p * step
 * on, where p is the device's shard of the dimension. If `divisor` is above 1, the window starts at
 * (first + p * step) / divisor, rounded down. Elements outside of the array are zeros. */
typedef struct sr_window {
  int64_t first, step, size;
  int64_t divisor; /* divisor of the start; 0 or 1: none */
  int64_t shares;  /* number of devices that divide each window among themselves: the device with
                    * shard p gets share p % shares, of `size` elements, of window p / shares. 0 or
                    * 1: each device gets a whole window */
  bool loose;      /* elements outside of the array may have any value, because no op reads them */
} sr_window;

/* Returns the first element of the window that the device with shard `shard` of the dimension gets.
 * It may be outside of the array. */
int64_t sr_window_start(const sr_window *window, int64_t shard);
/* Returns the window of `size` elements that starts at floor((first + p * step) / divisor),
 * expressed without a divisor if possible. */
sr_window sr_window_from(int64_t first, int64_t step, int64_t divisor, int64_t size);

/* Returns offset + the start of the device's window: the window of its shard of dimension `dim` in
 * `sharding`. The sum is a scalar of `dtype` (U32 or U64), modulo 2^32 or 2^64. The window must not
 * have shares. */
sr_value *sr_window_start_scalar(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                                 const sr_window *window, int64_t offset, sr_dtype dtype);

/* Returns the window that is the device's shard of dimension `dim` in `sharding`; if `sharding` is
 * NULL, the window is the whole dimension. */
sr_window sr_shard_window(const sr_type *whole, const sr_sharding *sharding, int32_t dim);
/* True if the windows of all `shards` shards are inside of a dimension of `size` elements. */
bool sr_window_is_inside(const sr_window *window, int64_t shards, int64_t size);
/* Returns U32 if it suffices for the starts of the windows of all shards, and for indices inside of
 * the windows; else U64. */
sr_dtype sr_window_dtype(const sr_window *window, int64_t shards, int64_t size);

/* A box of elements that a view copies from its source. In each dimension, elements [to, to + size)
 * of the view are elements [from, from + size) of the source. */
typedef struct sr_patch {
  int64_t from[SR_MAX_RANK], to[SR_MAX_RANK], size[SR_MAX_RANK];
  int64_t chunk, offset; /* if the view is of `several` sources: `chunk` is the size along `along`
                          * of a full shard of this patch's source; `offset` is where that shard
                          * starts in the device's operand */
} sr_patch;

/*
 * An array that no op builds. It is described by patches, which are boxes copied from another array
 * (the source), and it is zero elsewhere. Patches do not overlap.
 *
 * A view can also have several sources in one sharding. Each device then concatenates its shards of
 * all sources along one dimension, and each patch comes from one source.
 */
typedef struct sr_view {
  sr_value *source;
  const sr_type *whole;        /* type of the source; if `several`, the size along `along` is not
                                * used */
  const sr_sharding *sharding; /* sharding of the source; NULL: every device has the whole source,
                                * and there is one patch */
  const sr_patch *patches;
  int32_t count;
  bool holes;    /* the view has zeros between its patches; windows must have these zeros even if
                  * they are loose */
  bool several;  /* the view has several sources */
  int32_t along; /* the dimension along which the shards of several sources are concatenated;
                  * else 0 */
} sr_view;

/* Makes a view of all of `source`, an array of type `whole`, as one patch. The patch is stored in
 * *room, which must live as long as the view. */
sr_view sr_view_all(sr_value *source, const sr_type *whole, const sr_sharding *sharding,
                    sr_patch *room);
/* Appends the place and size of each patch along `dim` to p->key, the key of a memo. */
void sr_view_add_key(sr_partitioner *p, const sr_view *view, int32_t dim);

/* Returns the window of the source from which the patch copies `window`, a window of the view. If
 * `chunk` is above 0, it is the size of the device's shard of the source, and the result counts
 * from the start of that shard. */
sr_window sr_window_behind(const sr_window *window, const sr_patch *patch, int32_t dim,
                           int64_t chunk);
/* Slices each device's window from a view of one patch. Each device must already have all elements
 * of its window. */
sr_value *sr_view_cut_out(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                          const sr_window *windows, sr_op *before);

/* ---- redistribute.c -------------------------------------------------------------------------- */

/* Builds each device's window of `view`. The other parameters are as for sr_fetch_array. */
sr_value *sr_fetch_view(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                        const sr_window *windows, sr_op *before);
/* Returns the bytes and messages that sr_fetch_view would send. They are estimated if there are
 * more than SR_MOST_TRANSFERS transfers for each device and the devices of a node do not have
 * adjacent shards. */
sr_sent sr_view_sent(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before);

/*
 * Builds, before `before`, the window of `value` that each device needs. `value` is an array of
 * type `whole`, with the sharding `from` (NULL: every device has it whole). windows[d] is the
 * window along dimension d; its p is the device's shard of d in `to` (NULL: p = 0).
 */
sr_value *sr_fetch_array(sr_partitioner *p, sr_value *value, const sr_type *whole,
                         const sr_sharding *from, const sr_sharding *to, const sr_window *windows,
                         sr_op *before);

/* ---- copies.c -------------------------------------------------------------------------------- */

/* Several devices may have copies of a shard of dimension `dim` of `from`. Returns the axes that
 * tell which copy a device reads, if it gets shards of `to` or windows around them. No axes, or
 * `to` is NULL: each device reads the copy on the device that differs from it only along the axes
 * of `from`. */
sr_shard_dim sr_axes_of_copies(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to,
                               int32_t dim);

/* ---- reshard.c ------------------------------------------------------------------------------- */

/* Converts `value`, an array of type `whole`, from the sharding `from` to `to`; the ops are built
 * before `before`. */
sr_value *sr_reshard(sr_partitioner *p, sr_value *value, const sr_type *whole,
                     const sr_sharding *from, const sr_sharding *to, sr_op *before);

/* Gathers, along `dim`, the shards of devices that differ only in `axes`. */
sr_value *sr_gather_along(sr_partitioner *p, sr_value *value, const sr_mesh *mesh, int32_t dim,
                          sr_shard_dim axes, sr_op *before);
/* Slices the first `size` elements of dimension `dim`. */
sr_value *sr_first_elements(sr_partitioner *p, sr_value *value, int32_t dim, int64_t size,
                            sr_op *before);

/* ---- mask.c ---------------------------------------------------------------------------------- */

/* Returns a mask of i1 with the shape of `like`, the device's window: true for elements inside of
 * the array, whose type is `whole`. NULL: all elements of all windows are inside. */
sr_value *sr_inside_mask(sr_partitioner *p, const sr_type *like, const sr_type *whole,
                         const sr_sharding *to, const sr_window *windows, sr_op *before);
/* Replaces the padding in `value` by the scalar `fill`. `value` has windows of an array of type
 * `whole`, as sr_fetch_array builds them; the padding is the part of a window outside of the
 * array. */
sr_value *sr_mask_padding(sr_partitioner *p, sr_value *value, const sr_type *whole,
                          const sr_sharding *to, const sr_window *windows, sr_value *fill,
                          sr_op *before);

#endif
