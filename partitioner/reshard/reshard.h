/* Values in another sharding: windows of arrays and parts, wherever their elements lie. */
#ifndef SR_PARTITIONER_RESHARD_RESHARD_H
#define SR_PARTITIONER_RESHARD_RESHARD_H

#include "base/integer.h"
#include "partitioner/core/cost.h"
#include "partitioner/core/partitioner.h"

/* ---- windows.c ------------------------------------------------------------------------------- */

/* What of a dimension a device is to have: with part p of it in some sharding, the elements
 * first + p * step and `size` - 1 more; zeros for what lies outside of the array. With a `divisor`
 * the first is that number by it, rounded down: parts then start where no step leads to. */
typedef struct sr_window {
  int64_t first, step, size;
  int64_t divisor; /* 0 and 1: none */
  int64_t shares;  /* of each window: it is that of part p / shares, of which the device has share
                      p % shares, of `size`, one behind the other; 0 and 1: all */
  bool loose;      /* what lies outside may be anything, for nobody reads it */
} sr_window;

/* The first element of the window of part `part`; it may lie outside of the array. */
int64_t sr_window_start(const sr_window *window, int64_t shard);
/* The window of `size` from floor((first + p * step) / divisor), with a divisor only if it has to
 * have one. */
sr_window sr_window_from(int64_t first, int64_t step, int64_t divisor, int64_t size);

/* offset + the first element of the device's window, which has no shares, of its part of `dim` in
 * `sharding`, modulo 2^32 or 2^64: U32 or U64. */
sr_value *sr_window_start_scalar(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                                 const sr_window *window, int64_t offset, sr_dtype dtype);

/* The window that is the device's part of `dim` in `sharding`; NULL: all of it. */
sr_window sr_shard_window(const sr_type *whole, const sr_sharding *sharding, int32_t dim);
/* True if no part's window reaches beyond a dimension of `size` elements that has `parts` parts. */
bool sr_window_is_inside(const sr_window *window, int64_t shards, int64_t size);
/* In which the starts of such windows are counted, and the indices in them: U32 or U64. */
sr_dtype sr_window_dtype(const sr_window *window, int64_t shards, int64_t size);

/* Elements [from, from + size) of one array as [to, to + size) of another, in each dimension. */
typedef struct sr_patch {
  int64_t from[SR_MAX_RANK], to[SR_MAX_RANK], size[SR_MAX_RANK];
  int64_t chunk, offset; /* of one of several arrays (sr_view): the size of its full parts, and
                            where its part begins in what a device has */
} sr_patch;

/*
 * An array that is made of patches of another, its source, which do not overlap in it, and of zeros
 * elsewhere. The source may also be several arrays in one sharding: what a device has are their
 * parts one behind the other along a dimension, and each patch is of one of them.
 */
typedef struct sr_view {
  sr_value *source;
  const sr_type *whole;        /* of the source; along `along` nothing if it is several */
  const sr_sharding *sharding; /* of the source; NULL: whole, and then there is one patch */
  const sr_patch *patches;
  int32_t count;
  bool holes;    /* it has zeros, which must be there also where windows of it are loose */
  bool several;  /* the source is */
  int32_t along; /* which parts lie behind each other along; 0 unless `several` */
} sr_view;

/* All of `source`, of type `whole`, in one patch, which lies in `room`. */
sr_view sr_view_all(sr_value *source, const sr_type *whole, const sr_sharding *sharding,
                    sr_patch *room);
/* Adds what the patches are along `dim` to p->key. */
void sr_view_add_key(sr_partitioner *p, const sr_view *view, int32_t dim);

/* The window of the source that the patch gives: of what a device has of it, where that is parts of
 * `chunk` elements; 0: all. */
sr_window sr_window_behind(const sr_window *window, const sr_patch *patch, int32_t dim,
                           int64_t chunk);
/* Each device's window of a view of one patch, of which it has all that it gets. */
sr_value *sr_view_cut_out(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                          const sr_window *windows, sr_op *before);

/* ---- redistribute.c -------------------------------------------------------------------------- */

/* Each device's window of `view`, as below. */
sr_value *sr_fetch_view(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                        const sr_window *windows, sr_op *before);
/* What sr_fetch_view would send: about, where that is more than SR_MOST_TRANSFERS for each device
 * and parts of a node are not beside each other. */
sr_sent sr_view_sent(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before);

/*
 * `value`, an array of type `whole` in the sharding `from` (NULL: whole), as each device's window
 * of it: windows[d] of its part of dimension d in the sharding `to` (NULL: the only part). Built
 * before `before`.
 */
sr_value *sr_fetch_array(sr_partitioner *p, sr_value *value, const sr_type *whole,
                         const sr_sharding *from, const sr_sharding *to, const sr_window *windows,
                         sr_op *before);

/* ---- copies.c -------------------------------------------------------------------------------- */

/* The axes that tell apart the copies of the parts of dimension `dim` in the sharding `from` which
 * devices read that are to have those in the sharding `to`, or windows around them; none, or NULL
 * for `to`: each reads the one that differs from it in the axes of `from` alone. */
sr_shard_dim sr_copies_told_apart(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to,
                                  int32_t dim);

/* ---- reshard.c ------------------------------------------------------------------------------- */

/* `value`, an array of type `whole` in the sharding `from`, in the sharding `to`; built before
 * `before`. */
sr_value *sr_reshard(sr_partitioner *p, sr_value *value, const sr_type *whole,
                     const sr_sharding *from, const sr_sharding *to, sr_op *before);

/* Puts together, along `dim`, what devices hold that differ in `axes` alone. */
sr_value *sr_gather_along(sr_partitioner *p, sr_value *value, const sr_mesh *mesh, int32_t dim,
                          sr_shard_dim axes, sr_op *before);
/* The first `size` elements of dimension `dim`. */
sr_value *sr_first_elements(sr_partitioner *p, sr_value *value, int32_t dim, int64_t size,
                            sr_op *before);

/* ---- mask.c ---------------------------------------------------------------------------------- */

/* An i1 for each element of windows of an array of type `whole`, which have the shape of `like`:
 * whether it is one of the array. NULL: all are. */
sr_value *sr_inside_mask(sr_partitioner *p, const sr_type *like, const sr_type *whole,
                         const sr_sharding *to, const sr_window *windows, sr_op *before);
/* `value`, windows of an array of type `whole` as sr_fetch_array gives them, with the scalar `fill`
 * for elements that are none of the array. */
sr_value *sr_mask_padding(sr_partitioner *p, sr_value *value, const sr_type *whole,
                          const sr_sharding *to, const sr_window *windows, sr_value *fill,
                          sr_op *before);

#endif
