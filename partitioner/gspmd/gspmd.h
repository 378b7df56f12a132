/*
 * Translates GSPMD shardings, of programs from before Shardy, to Shardy. The files of this folder:
 *
 *   gspmd_text.c    parses the text of a sharding
 *   gspmd_mesh.c    tiles of a sharding -> axes of a mesh
 *   gspmd_manual.c  ops between @SPMDFullToShardShape and @SPMDShardToFullShape -> the body of a
 *                   sdy.manual_computation
 *   gspmd.c         arguments, results and ops: mhlo.sharding -> sdy.sharding, @Sharding ->
 *                   sdy.sharding_constraint
 *
 * GSPMD shardings list device numbers; Shardy shardings name axes of a mesh. Propagation works only
 * between shardings that use the same axis names. So this pass looks for one mesh that all
 * shardings can use. In each dimension of its tiles, a sharding counts devices at some stride:
 * {devices=[2,4]<=[8]} at strides 4 and 1. The strides of all shardings, if each divides the next
 * larger one, divide the mesh into axes: here, sizes 2 and 4. Shardings that cannot share a mesh,
 * such as 2 x 3 and 3 x 2 devices, get meshes of their own.
 */
#ifndef SR_PARTITIONER_GSPMD_GSPMD_H
#define SR_PARTITIONER_GSPMD_GSPMD_H

#include "partitioner/core/partitioner.h"
#include "partitioner/gspmd/gspmd_text.h"

/* A mode is one digit of a device's position in a mesh: position / stride % size. Along dimension
 * `tile` of the sharding's tiles, the devices differ in this mode. */
typedef struct sr_gspmd_mode {
  int32_t tile;
  int64_t size, stride;
} sr_gspmd_mode;

/* The tiles of a sharding as modes of positions in a mesh, major to minor. */
typedef struct sr_gspmd_modes {
  const int64_t *devices; /* [position]: the device there; NULL: position i is device i */
  size_t count;
  const sr_gspmd_mode *items;
} sr_gspmd_modes;

typedef struct sr_gspmd_mesh {
  const int64_t *devices;
  SR_VECTOR(int64_t) cuts; /* ascending: 1, size of the last axis, product of the last two, ... */
  sr_mesh *mesh;           /* NULL while cuts may still be added */
} sr_gspmd_mesh;

/* A parsed mhlo.sharding. Equal texts are parsed only once. */
typedef struct sr_gspmd_text {
  const char *text;
  sr_gspmd_shardings shardings;
  const sr_gspmd_modes *modes; /* [sharding]: the tiles of that sharding as modes */
} sr_gspmd_text;

typedef struct sr_gspmd {
  sr_partitioner *p;
  SR_VECTOR(sr_gspmd_text *) texts;
  SR_VECTOR(sr_gspmd_mesh *) meshes;       /* in the first one, position i is device i */
  SR_VECTOR(struct sr_gspmd_item *) items; /* [sr_op.id]: used by gspmd_manual.c */
} sr_gspmd;

/* ---- gspmd_mesh.c ---------------------------------------------------------------------------- */

/* Returns the tiles of a TILED sharding as modes. If possible, these are modes of device numbers,
 * or else of positions in a mesh that was entered before. If not, they are modes of positions in
 * the sharding's own list of devices. */
sr_gspmd_modes sr_gspmd_count(sr_gspmd *gspmd, const sr_gspmd_sharding *sharding);
/* Makes sure that each of these modes is one or several whole axes of some mesh: adds the ends of
 * the modes to the cuts of a mesh that they fit, or of a new mesh. Must be called for all shardings
 * before the first sr_gspmd_find_mesh, which fixes the axes of meshes. */
void sr_gspmd_enter(sr_gspmd *gspmd, const sr_gspmd_modes *modes);
/* Returns a mesh in which each of these modes is one or several whole axes: `preferred` if it is
 * such a mesh. Returns NULL if there can be none, because the modes overlap in part or number
 * devices in different orders. */
const sr_mesh *sr_gspmd_find_mesh(sr_gspmd *gspmd, const sr_mesh *preferred, size_t count,
                                  const sr_gspmd_modes *const *modes);
/* Returns the axes of `mesh`, major to minor, that make up dimension `tile` of the sharding's
 * tiles. */
sr_axis_list sr_gspmd_axes(sr_arena *arena, const sr_mesh *mesh, const sr_gspmd_modes *modes,
                           int32_t tile);

/* ---- gspmd.c --------------------------------------------------------------------------------- */

/* Reads the mhlo.sharding of `op`, which may have several shardings. *out_text is NULL if `op` has
 * none. */
sr_status sr_gspmd_texts_of(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text **out_text);
/* Reads the mhlo.sharding of `op`, and fails if it has not exactly one sharding. *out_text is NULL
 * if `op` has none. */
sr_status sr_gspmd_text_of(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text **out_text);
/* Returns the dimensions that `op` leaves open, as a bit mask. The op lists them as
 * unspecified_dims=[0,1]. */
uint64_t sr_gspmd_open_dims(const sr_op *op);
/* Translates sharding `index` of `text` for a value of `type`. The translated sharding is on `mesh`
 * if it fits that mesh, and else on another mesh. `open` has a bit for each open dimension.
 * *out_attr is NULL if the sharding states nothing. */
sr_status sr_gspmd_translate(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text *text,
                             size_t index, const sr_type *type, uint64_t open, const sr_mesh *mesh,
                             const sr_attr **out_attr);
/* Returns the mesh that the manual computation around `block` names in its first sharding. Returns
 * NULL if there is no manual computation around `block`. */
const sr_mesh *sr_gspmd_mesh_around(const sr_block *block);

/* ---- gspmd_manual.c -------------------------------------------------------------------------- */

/* Moves the ops that are written for one device, in `block` and in nested regions, into manual
 * computations. */
sr_status sr_gspmd_separate(sr_gspmd *gspmd, sr_block *block);

/* ---- gspmd.c --------------------------------------------------------------------------------- */

/*
 * Translates mhlo.sharding, @Sharding, @SPMDFullToShardShape and @SPMDShardToFullShape in a program
 * of several partitions. Errors: SR_ERR_INVALID (text that is not a sharding, ...),
 * SR_ERR_UNSUPPORTED (ops for one device that cannot be separated from the others).
 */
sr_status sr_translate_gspmd(sr_partitioner *p);

#endif
