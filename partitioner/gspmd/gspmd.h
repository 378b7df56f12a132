/*
 * Programs before Shardy become programs of Shardy: what the files of this room share.
 *
 *   gspmd_text.c  the text of a sharding
 *   gspmd_mesh.c  tiles over devices -> axes of a mesh
 *   gspmd_manual.c  what stands between @SPMDFullToShardShape and @SPMDShardToFullShape -> the body
 *                 of a sdy.manual_computation
 *   gspmd.c       arguments, results and ops: mhlo.sharding -> sdy.sharding, @Sharding ->
 *               sdy.sharding_constraint
 *
 * Old shardings number devices; Shardy's name axes. Shardings that are over the same axes have to
 * name them alike, or nothing spreads between them. So one mesh is looked for in which all of them
 * are written: its axes lie between the strides with which shardings count devices, as long as each
 * divides the next. Only shardings that cannot share one (2 x 3 and 3 x 2 devices, say) get meshes
 * of their own.
 */
#ifndef SR_PARTITIONER_GSPMD_GSPMD_H
#define SR_PARTITIONER_GSPMD_GSPMD_H

#include "partitioner/core/partitioner.h"
#include "partitioner/gspmd/gspmd_text.h"

/* Neighbours along it are `stride` positions of the mesh apart. */
typedef struct sr_gspmd_digit {
  int32_t tile;
  int64_t size, stride;
} sr_gspmd_digit;

/* What is known of one sr_gspmd_sharding: its tiles, major to minor, as digits of positions. */
typedef struct sr_gspmd_digits {
  const int64_t *devices; /* at the positions; NULL: position i is device i */
  size_t count;
  const sr_gspmd_digit *items;
} sr_gspmd_digits;

typedef struct sr_gspmd_mesh {
  const int64_t *devices;
  SR_VECTOR(int64_t) cuts; /* products of the sizes of the last axes: 1, ..., all; ascending */
  sr_mesh *mesh;           /* NULL while cuts may still come */
} sr_gspmd_mesh;

/* Equal texts are read once. */
typedef struct sr_gspmd_text {
  const char *text;
  sr_gspmd_shardings shardings;
  const sr_gspmd_digits *digits; /* of each form */
} sr_gspmd_text;

typedef struct sr_gspmd {
  sr_partitioner *p;
  SR_VECTOR(sr_gspmd_text *) texts;
  SR_VECTOR(sr_gspmd_mesh *) meshes;       /* the first one numbers devices as the program does */
  SR_VECTOR(struct sr_gspmd_item *) items; /* by sr_op.id: gspmd_manual.c */
} sr_gspmd;

/* ---- gspmd_mesh.c ---------------------------------------------------------------------------- */

/* The digits of a TILED form: of devices, or of their positions in a mesh that was made room for
 * before, or else in the form's own list. */
sr_gspmd_digits sr_gspmd_count(sr_gspmd *gspmd, const sr_gspmd_sharding *sharding);
/* Makes room for the digits in some mesh: to be called for all forms before the first mesh is. */
void sr_gspmd_enter(sr_gspmd *gspmd, const sr_gspmd_digits *digits);
/* A mesh in which all these digits are axes: `preferred`, one that was found before, if it is one.
 * NULL: they number devices in different orders. */
const sr_mesh *sr_gspmd_find_mesh(sr_gspmd *gspmd, const sr_mesh *preferred, size_t count,
                                  const sr_gspmd_digits *const *digits);
/* The axes of `mesh` that tile `tile` counts, major to minor. */
sr_axis_list sr_gspmd_axes(sr_arena *arena, const sr_mesh *mesh, const sr_gspmd_digits *digits,
                           int32_t tile);

/* ---- gspmd.c --------------------------------------------------------------------------------- */

/* All shardings that `op` has; NULL in *out_text when it has none. */
sr_status sr_gspmd_texts_of(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text **out_text);
/* The sharding that `op` has as its only one; NULL in *out_text when it has none. */
sr_status sr_gspmd_text_of(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text **out_text);
/* Dimensions that `op` leaves open: unspecified_dims=[0,1]. */
uint64_t sr_gspmd_open_dims(const sr_op *op);
/* The sharding of a value of `type`, written in `mesh`; NULL, or where it cannot be: in one that is
 * looked for. `open` has a bit for each dimension that is. NULL in *out_attr where nothing is
 * said. */
sr_status sr_gspmd_translate(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text *text,
                             size_t index, const sr_type *type, uint64_t open, const sr_mesh *mesh,
                             const sr_attr **out_attr);
/* The mesh of the first sharding of the manual computation around what is in the block, if
 * gspmd_manual.c made it. NULL: there is none. */
const sr_mesh *sr_gspmd_mesh_around(const sr_block *block);
/* True for a custom_call of `target`. */
bool sr_op_calls(const sr_op *op, const char *target);

/* ---- gspmd_manual.c -------------------------------------------------------------------------- */

/* Makes manual computations of what is written for one device in `block`, and below. */
sr_status sr_gspmd_separate(sr_gspmd *gspmd, sr_block *block);

/* ---- gspmd.c --------------------------------------------------------------------------------- */

/*
 * Says in Shardy's form what mhlo.sharding, @Sharding, @SPMDFullToShardShape and
 * @SPMDShardToFullShape say in a program of several partitions. Errors: SR_ERR_INVALID (text that
 * is no sharding, ...), SR_ERR_UNSUPPORTED (parts for one device that do not separate).
 */
sr_status sr_translate_gspmd(sr_partitioner *p);

#endif
