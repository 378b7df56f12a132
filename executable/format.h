/* The executable as bytes, which are cached, sent to every rank and mapped there. */
#ifndef SR_EXECUTABLE_FORMAT_H
#define SR_EXECUTABLE_FORMAT_H

#include "base/text.h"
#include "executable/plan.h"

/*
 * Encodes `executable` as bytes in `arena`. Equal executables give equal bytes.
 *
 * The bytes are: magic, format version, total size, then little-endian sections. Constants and code
 * start at 4096-byte boundaries, so that a process can map the file and use them in place. The
 * bytes leave out the names of the module, arguments, results, meshes and axes, and the locations
 * of steps (names.h).
 */
sr_status sr_executable_encode(sr_ctx *ctx, const sr_executable *executable, sr_arena *arena,
                               const uint8_t **out_bytes, size_t *out_count);

/*
 * Decodes bytes made by sr_executable_encode. Every count, offset, ref, group and nesting is
 * checked, so hostile bytes end in SR_ERR_INVALID with a message. `bytes` must be 16-byte aligned
 * and outlive the executable, because its constants and code point into them. All else lives in
 * `arena`.
 *
 * Until sr_executable_name sets the names, axes have made-up names such as "axis1", all other names
 * are NULL, and locations are "".
 */
sr_status sr_executable_decode(sr_ctx *ctx, const uint8_t *bytes, size_t count, sr_arena *arena,
                               sr_executable **out_executable);

/* Prints the plan for people: arguments and results, memory, and steps with their refs and sizes.
 * Steps inside loops and branches are indented. */
void sr_executable_format(const sr_executable *executable, sr_text *text);

#endif
