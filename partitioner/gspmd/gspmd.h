/*
 * Translates GSPMD shardings, of programs from before Shardy, to Shardy. The files of this folder:
 *
 *   gspmd_text.c    parses the text of a sharding
 *   gspmd_mesh.c    tiles over devices -> axes of a mesh
 *   gspmd_manual.c  ops between @SPMDFullToShardShape and @SPMDShardToFullShape -> the body of a
 *                   sdy.manual_computation
 *   gspmd.c         arguments, results and ops: mhlo.sharding -> sdy.sharding, @Sharding ->
 *                   sdy.sharding_constraint
 *
 * GSPMD shardings number devices; Shardy's name axes. Shardings over the same axes have to use the
 * same names, or propagation spreads nothing between them. So this pass looks for one mesh that all
 * shardings can use: its axes lie between the strides at which shardings count devices, as long as
 * each stride divides the next. Only shardings that cannot share a mesh (2 x 3 and 3 x 2 devices,
 * say) get meshes of their own.
 */
#ifndef SR_PARTITIONER_GSPMD_GSPMD_H
#define SR_PARTITIONER_GSPMD_GSPMD_H

#include "partitioner/core/partitioner.h"
#include "partitioner/gspmd/gspmd_text.h"

/* A mode is one digit of the positions in a mesh: position / stride % size. Tile `tile` of the
 * sharding counts it. */
typedef struct sr_gspmd_mode {
  int32_t tile;
  int64_t size, stride;
} sr_gspmd_mode;

/* The tiles of a sharding as modes of positions, major to minor. */
typedef struct sr_gspmd_modes {
  const int64_t *devices; /* devices at the positions; NULL: position i is device i */
  size_t count;
  const sr_gspmd_mode *items;
} sr_gspmd_modes;

typedef struct sr_gspmd_mesh {
  const int64_t *devices;
  SR_VECTOR(int64_t) cuts; /* product of the sizes of the last 0, 1, ... axes; ascending */
  sr_mesh *mesh;           /* NULL while cuts may still be added */
} sr_gspmd_mesh;

/* A parsed text. Equal texts are parsed once. */
typedef struct sr_gspmd_text {
  const char *text;
  sr_gspmd_shardings shardings;
  const sr_gspmd_modes *modes; /* [sharding]: its tiles as modes */
} sr_gspmd_text;

typedef struct sr_gspmd {
  sr_partitioner *p;
  SR_VECTOR(sr_gspmd_text *) texts;
  SR_VECTOR(sr_gspmd_mesh *) meshes;       /* the first one numbers devices as the program does */
  SR_VECTOR(struct sr_gspmd_item *) items; /* [sr_op.id]: used by gspmd_manual.c */
} sr_gspmd;

/* ---- gspmd_mesh.c ---------------------------------------------------------------------------- */

/* Finds the modes that a TILED sharding counts: modes of device numbers, or else of positions in a
 * mesh entered before, or else of positions in the sharding's own list of devices. */
sr_gspmd_modes sr_gspmd_count(sr_gspmd *gspmd, const sr_gspmd_sharding *sharding);
/* Adds the bounds of these modes to the cuts of a mesh that they fit, or of a new one. To be called
 * for all shardings before the first sr_gspmd_find_mesh. */
void sr_gspmd_enter(sr_gspmd *gspmd, const sr_gspmd_modes *modes);
/* Finds a mesh in which all these modes are axes: `preferred` if they fit it. NULL: they number
 * devices in different orders. */
const sr_mesh *sr_gspmd_find_mesh(sr_gspmd *gspmd, const sr_mesh *preferred, size_t count,
                                  const sr_gspmd_modes *const *modes);
/* Returns the axes of `mesh` that tile `tile` counts, major to minor. */
sr_axis_list sr_gspmd_axes(sr_arena *arena, const sr_mesh *mesh, const sr_gspmd_modes *modes,
                           int32_t tile);

/* ---- gspmd.c --------------------------------------------------------------------------------- */

/* Reads all shardings of `op`; NULL in *out_text if it has none. */
sr_status sr_gspmd_texts_of(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text **out_text);
/* Reads the only sharding of `op`; NULL in *out_text if it has none. */
sr_status sr_gspmd_text_of(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text **out_text);
/* Returns the dimensions that `op` leaves open, a bit for each: unspecified_dims=[0,1]. */
uint64_t sr_gspmd_open_dims(const sr_op *op);
/* Translates sharding `index` of `text` for a value of `type`. The result is on `mesh` if that
 * fits, else on another mesh. `open` has a bit for each open dimension. NULL in *out_attr if
 * nothing is stated. */
sr_status sr_gspmd_translate(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text *text,
                             size_t index, const sr_type *type, uint64_t open, const sr_mesh *mesh,
                             const sr_attr **out_attr);
/* Returns the mesh of the first sharding of the manual computation around the block; NULL: there is
 * no such computation. */
const sr_mesh *sr_gspmd_mesh_around(const sr_block *block);
/* True for a custom_call of `target`. */
bool sr_op_calls(const sr_op *op, const char *target);

/* ---- gspmd_manual.c -------------------------------------------------------------------------- */

/* Makes manual computations of the ops in `block` and its regions that are written for one
 * device. */
sr_status sr_gspmd_separate(sr_gspmd *gspmd, sr_block *block);

/* ---- gspmd.c --------------------------------------------------------------------------------- */

/*
 * Translates mhlo.sharding, @Sharding, @SPMDFullToShardShape and @SPMDShardToFullShape in a program
 * of several partitions. Errors: SR_ERR_INVALID (text that is not a sharding, ...),
 * SR_ERR_UNSUPPORTED (ops for one device that cannot be separated from the others).
 */
sr_status sr_translate_gspmd(sr_partitioner *p);

#endif
