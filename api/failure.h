/*
 * A compilation that failed, as bytes for the cache: a thousand ranks need not wait ten minutes
 * again for the sentence that one was told already.
 *
 * Programs that differ in names alone share an entry, so the place that a sentence begins with is
 * kept as the number of an op in the fingerprint's order, and is told as the place where that op
 * stands in the program of today. What else a sentence names, an axis or a function, is what the
 * program calls it that was compiled: to another than that the sentence says which it was.
 */
#ifndef SR_API_FAILURE_H
#define SR_API_FAILURE_H

#include "base/arena.h"
#include "graph/read.h"

/* A program as sentences name its places. */
typedef struct sr_failure_places {
  const char *file; /* that the module was read as */
  const sr_fingerprint *fingerprint;
  const char *text; /* the program's */
  size_t text_bytes;
} sr_failure_places;

/*
 * True for failures that come again with the same program, options and build. Others are of the
 * machine (memory, files, a peer, a compiler that is not there) and may have passed.
 */
bool sr_failure_lasts(sr_status status);

/* The failure in `failed`, of now, as bytes in `arena`. */
void sr_failure_encode(const sr_ctx *failed, const sr_failure_places *places, sr_arena *arena,
                       const void **out_bytes, size_t *out_count);

/*
 * Fails as it did, with when that was and how to try again behind the sentence; returns what it
 * failed with. SR_OK: the bytes are not those of a failure.
 */
sr_status sr_failure_repeat(sr_ctx *ctx, const void *bytes, size_t count,
                            const sr_failure_places *places, sr_arena *arena);

#endif
