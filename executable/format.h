/* The executable as bytes: what is cached, sent to every rank and mapped there. */
#ifndef SR_EXECUTABLE_FORMAT_H
#define SR_EXECUTABLE_FORMAT_H

#include "base/text.h"
#include "executable/plan.h"

/*
 * Writes `executable` as bytes into `arena`. Equal executables give equal bytes.
 * Layout: magic, format version, total size, then little-endian sections; constants and code start
 * on 4096-byte boundaries so that they can be used from a mapping. Names of module, ports, meshes
 * and axes and the locations of steps do not enter: see names.h.
 */
sr_status sr_executable_encode(sr_ctx *ctx, const sr_executable *executable, sr_arena *arena,
                               const uint8_t **out_bytes, size_t *out_count);

/*
 * Reads bytes made by sr_executable_encode. Trusts nothing: every count, offset, ref, group and
 * nesting is checked against the sizes it refers to, so that hostile bytes end in SR_ERR_INVALID
 * with a sentence. `bytes` must be 16-byte aligned and outlive the executable (constants and code
 * point into it); the rest lives in `arena`. Names are NULL or "axis1", locations "", until
 * sr_executable_name sets them.
 */
sr_status sr_executable_decode(sr_ctx *ctx, const uint8_t *bytes, size_t count, sr_arena *arena,
                               sr_executable **out_executable);

/* The plan for people: arguments, memory, steps with refs and sizes, indented by nesting. */
void sr_executable_print(const sr_executable *executable, sr_text *text);

/* The highest level this machine can run; named "x86-64-v3" and so on. 0 on other hardware. */
sr_cpu_level sr_cpu_level_host(void);
const char *sr_cpu_level_name(sr_cpu_level level);

#endif
