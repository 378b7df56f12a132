/* The window of an array that a dynamic_update_slice overwrites. */
#ifndef SR_COMPILER_CORE_UPDATE_WINDOW_H
#define SR_COMPILER_CORE_UPDATE_WINDOW_H

#include "graph/ir/graph.h"

/* Sets out_starts[d], for each dimension of the array, to where the window of `update`
 * (DYNAMIC_UPDATE_SLICE) starts. Returns false if that is only known at run time. */
bool sr_update_starts(const sr_op *update, int64_t *out_starts);
/* True if `op` is a slice or dynamic_slice of the array that `update` overwrites, and reads exactly
 * the window. */
bool sr_op_slices_window(const sr_op *op, const sr_op *update);

#endif
