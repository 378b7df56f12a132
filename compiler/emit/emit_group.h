/* What the files share that emit several roots in one pass. */
#ifndef SR_COMPILER_EMIT_EMIT_GROUP_H
#define SR_COMPILER_EMIT_EMIT_GROUP_H

#include "compiler/emit/emit.h"

enum {
  SR_GROUP_ELEMENTS = 8 /* that a thread computes at a time: limits the size of the code */
};
/* Computes the elements of each root of the unit at `count` positions, and stores them. An element
 * of a root that has been remembered is not computed. */
void sr_group_elements(sr_code_emitter *e, const sr_position *positions, int64_t count);

/* Emits the roots, by the walk SR_WALK_ELEMENTS, through tiles of the transposes that they read.
 * Returns false if there are none for which tiles are better. */
bool sr_emit_tiles(sr_code_emitter *e);

#endif
