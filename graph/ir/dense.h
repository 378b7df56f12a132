/* The bytes of constants, as MLIR writes them. Internal to graph/. */
#ifndef SR_GRAPH_IR_DENSE_H
#define SR_GRAPH_IR_DENSE_H

#include "graph/ir/graph.h"

/* True for a type that a constant may have: a static tensor of known elements or of `index`. */
bool sr_dense_type_fits(const sr_type *type);
/*
 * Sets the elements of `dense`, whose type is set and fits, from the raw bytes of MLIR: one element
 * or all of them; an i1 may be one bit. Unused bits are cleared, and a constant of equal elements
 * becomes a splat. `data` is changed and kept; it lives in `arena`. False: the number of bytes is
 * wrong.
 */
bool sr_dense_fill(sr_dense *dense, sr_arena *arena, unsigned char *data, size_t bytes);
/* If all elements of the constant are equal, makes it a splat, which stores only one element. A
 * constant without elements gets no bytes. */
void sr_dense_find_splat(sr_dense *dense);

#endif
