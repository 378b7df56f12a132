/* Resharding: brings shards or windows of an array to devices from the devices that have the
 * elements. */
#ifndef SR_PARTITIONER_RESHARD_RESHARD_H
#define SR_PARTITIONER_RESHARD_RESHARD_H

#include "base/integer.h"
#include "partitioner/core/cost.h"
#include "partitioner/core/partitioner.h"

/* ---- windows.c ------------------------------------------------------------------------------- */

/* The window of one dimension that a device gets. The device with shard p of the dimension gets
 * `size` elements, starting at first + p * step; elements outside of the array are zeros. If
 * `divisor` is above 1, the start is (first + p * step) / divisor, rounded down. */
typedef struct sr_window {
  int64_t first, step, size;
  int64_t divisor; /* divisor of the start; 0 or 1: none */
  int64_t shares;  /* number of devices that divide each window among themselves: the device with
                    * shard p gets share p % shares, of `size` elements, of window p / shares. 0 or
                    * 1: each device gets a whole window */
  bool loose;      /* elements outside of the array may have any value, because no op reads them */
} sr_window;

/* Returns the first element of the window of shard `shard`; it may be outside of the array. */
int64_t sr_window_start(const sr_window *window, int64_t shard);
/* Returns the window of `size` elements that starts at floor((first + p * step) / divisor),
 * expressed without a divisor if possible. */
sr_window sr_window_from(int64_t first, int64_t step, int64_t divisor, int64_t size);

/* Returns offset + the start of the window that belongs to the device's shard of `dim` in
 * `sharding`: a scalar of `dtype`, which is U32 or U64, modulo 2^32 or 2^64. The window must not
 * have shares. */
sr_value *sr_window_start_scalar(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                                 const sr_window *window, int64_t offset, sr_dtype dtype);

/* Returns the window that equals the device's shard of `dim` in `sharding`; NULL: the whole
 * dimension. */
sr_window sr_shard_window(const sr_type *whole, const sr_sharding *sharding, int32_t dim);
/* True if no window of `shards` shards reaches beyond a dimension of `size` elements. */
bool sr_window_is_inside(const sr_window *window, int64_t shards, int64_t size);
/* Returns the type for the starts of the windows of `shards` shards and for indices in them: U32 or
 * U64. */
sr_dtype sr_window_dtype(const sr_window *window, int64_t shards, int64_t size);

/* A box of elements that a view copies from its source. In each dimension, elements [to, to + size)
 * of the view are elements [from, from + size) of the source. */
typedef struct sr_patch {
  int64_t from[SR_MAX_RANK], to[SR_MAX_RANK], size[SR_MAX_RANK];
  int64_t chunk, offset; /* if the view has `several` sources: the size of a full shard of this
                          * patch's source along `along`, and where that shard starts in the
                          * device's operand */
} sr_patch;

/*
 * An array that is not built: a list of patches of another array, the source, and zeros elsewhere.
 * Patches do not overlap. A view can also have several sources in one sharding. Each device then
 * concatenates its shards of all sources along one dimension, and each patch is of one source.
 */
typedef struct sr_view {
  sr_value *source;
  const sr_type *whole;        /* type of the source; if `several`, its size along `along` means
                                * nothing */
  const sr_sharding *sharding; /* sharding of the source; NULL: every device has the whole source,
                                * and there is one patch */
  const sr_patch *patches;
  int32_t count;
  bool holes;    /* the view has zeros between patches, which windows must contain even if they are
                  * loose */
  bool several;  /* there are several sources */
  int32_t along; /* the dimension along which the shards of several sources are concatenated;
                  * else 0 */
} sr_view;

/* Makes a view of all of `source`, of type `whole`, as one patch. The patch is stored in *room. */
sr_view sr_view_all(sr_value *source, const sr_type *whole, const sr_sharding *sharding,
                    sr_patch *room);
/* Appends the ranges of the patches along `dim` to the memo key p->key. */
void sr_view_add_key(sr_partitioner *p, const sr_view *view, int32_t dim);

/* Returns the window of the source from which the patch copies `window`, a window of the view. With
 * a `chunk` above 0, the result is relative to the device's shard of the source, which has `chunk`
 * elements. */
sr_window sr_window_behind(const sr_window *window, const sr_patch *patch, int32_t dim,
                           int64_t chunk);
/* Slices each device's window from a view of one patch. The device must have all elements of its
 * window. */
sr_value *sr_view_cut_out(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                          const sr_window *windows, sr_op *before);

/* ---- redistribute.c -------------------------------------------------------------------------- */

/* Builds each device's window of `view`, as sr_fetch_array does. */
sr_value *sr_fetch_view(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                        const sr_window *windows, sr_op *before);
/* Returns the bytes and messages that sr_fetch_view would send. This is an estimate if there are
 * more than SR_MOST_TRANSFERS transfers for each device and the shards of a node are not
 * adjacent. */
sr_sent sr_view_sent(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before);

/*
 * Builds, before `before`, each device's window of `value`, an array of type `whole` in the
 * sharding `from` (NULL: whole). windows[d] belongs to the device's shard of dimension d in the
 * sharding `to` (NULL: the only shard).
 */
sr_value *sr_fetch_array(sr_partitioner *p, sr_value *value, const sr_type *whole,
                         const sr_sharding *from, const sr_sharding *to, const sr_window *windows,
                         sr_op *before);

/* ---- copies.c -------------------------------------------------------------------------------- */

/* Returns the axes that select the copy of a shard of dimension `dim` of `from` that a device
 * reads, if it gets shards of `to` or windows around them. None, or if `to` is NULL: each device
 * reads the copy on the device that differs from it only along the axes of `from`. */
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

/* Returns an i1 for each element of a device's window, which has the shape of `like`: true if the
 * element is inside of the array, whose type is `whole`. NULL: all elements are. */
sr_value *sr_inside_mask(sr_partitioner *p, const sr_type *like, const sr_type *whole,
                         const sr_sharding *to, const sr_window *windows, sr_op *before);
/* Replaces padding in `value`, windows of an array of type `whole` as sr_fetch_array builds them,
 * by the scalar `fill`. */
sr_value *sr_mask_padding(sr_partitioner *p, sr_value *value, const sr_type *whole,
                          const sr_sharding *to, const sr_window *windows, sr_value *fill,
                          sr_op *before);

#endif
