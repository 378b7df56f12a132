/* Which windows of an array devices are to get, and of which pieces of the parts that they have. */
#ifndef SR_PARTITIONER_FETCH_H
#define SR_PARTITIONER_FETCH_H

#include "partitioner/reshard.h"

/* Windows of a view, for devices in the form `to`; NULL: the same for all. */
typedef struct sr_fetch {
  sr_pass *pass;
  const sr_view *view;
  const sr_type *whole;         /* of its source */
  const sr_sharding *from, *to; /* `from`, the source's, is not NULL */
  const sr_mesh *mesh;          /* of the devices that get something */
  const sr_window *windows;
  int64_t chunks[SR_MAX_RANK]; /* sizes of full parts of `from` */
  bool one_mesh;               /* positions in both are the same */
  const int64_t *places;       /* else: of each device in the mesh of `from` */
} sr_fetch;

/* Of a view with a form, by an op that is to stand before `before`. `view` and `windows` have to
 * last as long. */
sr_fetch sr_fetch_of(sr_pass *pass, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before);
/* The same for other windows, in a form of the same mesh. */
sr_fetch sr_fetch_of_windows(const sr_fetch *x, const sr_sharding *to, const sr_window *windows);

/* All pieces together. */
typedef struct sr_total {
  int64_t pieces;
  double elements;
} sr_total;
/* Found in no more time than there are devices, times the patches of a view in no order. */
sr_total sr_fetch_total(const sr_fetch *x);

/* What one piece is: between which positions of the meshes of `from` and `to`, and where. */
typedef struct sr_piece {
  int64_t source, target;
  int64_t size[SR_MAX_RANK], from[SR_MAX_RANK], to[SR_MAX_RANK];
  int64_t count;   /* of pieces beside each other along `along`; 1, where runs are not asked for */
  int64_t further; /* from the source of one of them to that of the next */
  int32_t along;
} sr_piece;

/* Numbers of devices. */
int64_t sr_piece_source(const sr_fetch *x, const sr_piece *p);
int64_t sr_piece_target(const sr_fetch *x, const sr_piece *p);

typedef void sr_take_piece(void *context, const sr_piece *p, int32_t rank);
/* Gives all pieces to `take`, those of a target one behind the other; `in_runs`: whole parts that
 * are beside each other, and whose sources are one distance apart, come as one. `take` may not ask
 * about another fetch. */
void sr_fetch_visit(const sr_fetch *x, bool in_runs, sr_take_piece *take, void *context);

#endif
