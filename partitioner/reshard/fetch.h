/* Which windows of an array devices are to get, of the parts that they have. */
#ifndef SR_PARTITIONER_RESHARD_FETCH_H
#define SR_PARTITIONER_RESHARD_FETCH_H

#include "partitioner/reshard/reshard.h"

/* Windows of a view, for devices in the sharding `to`; NULL: the same for all. */
typedef struct sr_fetch {
  sr_partitioner *p;
  const sr_view *view;
  const sr_type *whole;         /* of its source */
  const sr_sharding *from, *to; /* `from`, the source's, is not NULL */
  const sr_mesh *mesh;          /* of the devices that get something */
  const sr_window *windows;
  int64_t chunks[SR_MAX_RANK]; /* sizes of full parts of `from` */
} sr_fetch;

/* Of a view with a sharding, by an op that is to stand before `before`. `view` and `windows` have
 * to last as long. */
sr_fetch sr_fetch_of(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before);
/* The same for other windows, in a sharding of the same mesh. */
sr_fetch sr_fetch_of_windows(const sr_fetch *x, const sr_sharding *to, const sr_window *windows);

/* A table of these windows, whose in_dims and out_dims are NULL; equal ones for the same windows
 * and patches. It lives in p->scratch; its list of devices as long as
 * the pass. */
sr_transfer_table sr_fetch_table(const sr_fetch *x);

#endif
