/* A fetch: the windows of an array that devices get, from the shards that they have. */
#ifndef SR_PARTITIONER_RESHARD_FETCH_H
#define SR_PARTITIONER_RESHARD_FETCH_H

#include "partitioner/reshard/reshard.h"

/* The windows of a view (an array that is not built, but consists of boxes of another array) that
 * devices get. A device's window follows from its shard in the sharding `to`. If `to` is NULL, all
 * devices get the same window. */
typedef struct sr_fetch {
  sr_partitioner *p;
  const sr_view *view;
  const sr_type *whole;         /* type of the view's source */
  const sr_sharding *from, *to; /* `from` is the source's sharding, which is not NULL */
  const sr_mesh *mesh;          /* mesh of the devices that get a window */
  const sr_window *windows;
  int64_t chunks[SR_MAX_RANK]; /* sizes of full shards of `from` */
} sr_fetch;

/* Makes a fetch from a view that has a sharding, for an op to be built before `before`. `view` and
 * `windows` must outlive the fetch. */
sr_fetch sr_fetch_of(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before);
/* Makes the same fetch with other windows, in a sharding of the same mesh. */
sr_fetch sr_fetch_of_windows(const sr_fetch *x, const sr_sharding *to, const sr_window *windows);

/* Returns the fetch as a table of transfers, in which in_dims and out_dims are NULL. Equal fetches
 * have equal tables. The regions live in x->p->scratch, the list of devices in x->p->arena. */
sr_transfer_table sr_fetch_table(const sr_fetch *x);

#endif
