/*
 * A failed compilation as bytes for the cache, so that the next job fails at once instead of
 * compiling for minutes to get the same message.
 *
 * Programs that differ only in names share an entry. So the place at the start of a message is
 * stored as the number of an op in the fingerprint's order, and is printed as the place of that op
 * in the program of the next job. Other names in the message, of an axis or a function, are those
 * of the program that was compiled; if the next job's program is a different one, the message adds
 * the file that was compiled.
 */
#ifndef SR_API_FAILURE_H
#define SR_API_FAILURE_H

#include "base/arena.h"
#include "graph/read.h"

/* The places of a program, for messages. */
typedef struct sr_failure_places {
  const char *file; /* the file that the module was read from */
  const sr_fingerprint *fingerprint;
  const char *text; /* text of the program */
  size_t text_bytes;
} sr_failure_places;

/* True for failures that recur with the same program, options and build. Other failures depend on
 * the machine (memory, files, a peer, a missing compiler) and may not recur. */
bool sr_failure_lasts(sr_status status);

/* Encodes the failure in `failed`, which has just happened, as bytes in `arena`. */
void sr_failure_encode(const sr_ctx *failed, const sr_failure_places *places, sr_arena *arena,
                       const void **out_bytes, size_t *out_count);

/* Fails with the stored status and message, and appends the date and how to retry. Returns the
 * stored status, or SR_OK if the bytes are not those of a failure. */
sr_status sr_failure_repeat(sr_ctx *ctx, const void *bytes, size_t count,
                            const sr_failure_places *places, sr_arena *arena);

#endif
