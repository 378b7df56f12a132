/* A fetch: which window of an array each device gets, and the transfers that bring the windows from
 * the shards on other devices. */
#ifndef SR_PARTITIONER_RESHARD_FETCH_H
#define SR_PARTITIONER_RESHARD_FETCH_H

#include "partitioner/reshard/reshard.h"

/* A fetch of windows of a view, a virtual array that consists of boxes of another array (sr_view).
 * A device's window follows from its shard in the sharding `to`. If `to` is NULL, all devices get
 * the same window. */
typedef struct sr_fetch {
  sr_partitioner *p;
  const sr_view *view;
  const sr_type *whole;         /* type of the view's unsharded source */
  const sr_sharding *from, *to; /* `from` is the sharding of the view's source and is not NULL; `to`
                                 * is explained above */
  const sr_mesh *mesh;          /* mesh of the devices that get a window */
  const sr_window *windows;
  int64_t chunks[SR_MAX_RANK]; /* [d]: size along dimension d of a full shard of the source */
} sr_fetch;

/* Makes a fetch from a view that has a sharding. `before` is the op before which the result will be
 * built. `view` and `windows` must outlive the fetch. */
sr_fetch sr_fetch_of(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before);
/* Returns a copy of the fetch `x` with other windows. `to` must be on the same mesh as in `x`. */
sr_fetch sr_fetch_of_windows(const sr_fetch *x, const sr_sharding *to, const sr_window *windows);

/* Returns the fetch as a transfer table with regions. in_dims and out_dims of the table are NULL.
 * Equal fetches have equal tables. The regions live in x->p->scratch, the list of devices in
 * x->p->arena. */
sr_transfer_table sr_fetch_table(const sr_fetch *x);

#endif
