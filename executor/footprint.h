/* How much memory a program takes on each of its devices, and what for. Every device takes the
 * same. */
#ifndef SR_EXECUTOR_FOOTPRINT_H
#define SR_EXECUTOR_FOOTPRINT_H

#include "base/arena.h"
#include "executable/plan.h"

/* Returns the bytes that a run of `executable` needs at once on a device: for arguments, results,
 * working memory and constants. A kind of devices may take more. UINT64_MAX: more than can be
 * counted. */
uint64_t sr_footprint_bytes(const sr_executable *executable);
/* Returns a text of what takes most of them: "2.1 GB for argument 0, 1.2 GB of working memory, of
 * which 1.0 GB for p.mlir:12:7 (dot)". It lies in `arena`. */
const char *sr_footprint_text(sr_arena *arena, const sr_executable *executable);

#endif
