/* Which transposes an expression reads that should go by tiles: what emit_tiles.c, for GPUs, and
 * emit_blocks.c, for CPUs, share. */
#ifndef SR_COMPILER_EMIT_EMIT_TILES_H
#define SR_COMPILER_EMIT_EMIT_TILES_H

#include "compiler/emit/emit.h"

enum {
  SR_MOST_TILES = 4 /* transposes of a nest that go by tiles */
};

/* The transposes that the expressions of roots of one type read at their own position. All of them
 * have the same last dimension of the operand at the same place, and at least `least_side` elements
 * along it and along their own last dimension. */
typedef struct sr_tiling {
  sr_code_emitter *e;
  const sr_type *type; /* of the roots */
  int64_t least_side;
  int64_t tile_elements, most_bytes; /* a tile of each transpose fits in so much memory */
  int32_t across;                    /* dimension of the roots that is the operands' last one */
  const sr_op *transposes[SR_MOST_TILES];
  int32_t count;
  int64_t bytes;      /* of all tiles */
  sr_index corner[2]; /* of the tile that is emitted: index along `across` and along the last dim */
} sr_tiling;

/* Adds the transposes in the expression of the root `op`. e->low->stamp has been raised since other
 * walks. */
void sr_tiling_add(sr_tiling *t, const sr_op *op);

#endif
