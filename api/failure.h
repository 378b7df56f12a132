/*
 * A failed compilation as bytes for the cache. The next job then fails at once instead of compiling
 * for minutes to get the same message.
 *
 * Programs that differ only in names share a cache entry. The place at the start of a message, such
 * as "step.mlir:7:10", may differ between such programs. So it is stored as the number of an op, in
 * the order of the fingerprint. The next job prints the place of that op in its own program. Other
 * names in the message, such as that of an axis, are those of the program that was compiled. If the
 * next job's program is a different one, the message adds the file that was compiled.
 */
#ifndef SR_API_FAILURE_H
#define SR_API_FAILURE_H

#include "base/arena.h"
#include "graph/read.h"

/* What failure messages need to name places in a program. */
typedef struct sr_failure_places {
  const char *file; /* the file that the module was read from */
  const sr_fingerprint *fingerprint;
  const char *text; /* text of the program */
  size_t text_bytes;
} sr_failure_places;

/* True if the failure recurs with the same program, options and build. Other failures depend on the
 * machine (memory, files, a peer, a missing compiler) and may not recur. */
bool sr_failure_lasts(sr_status status);

/* Encodes the failure in `failed`, which has just happened, as bytes in `arena`. */
void sr_failure_encode(const sr_ctx *failed, const sr_failure_places *places, sr_arena *arena,
                       const void **out_bytes, size_t *out_count);

/* Decodes a failure. Fails with the stored status and message, and appends the date and how to
 * retry. Returns SR_OK if the bytes are not a valid failure. */
sr_status sr_failure_repeat(sr_ctx *ctx, const void *bytes, size_t count,
                            const sr_failure_places *places, sr_arena *arena);

#endif
