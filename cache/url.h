/* The URL of a server's bucket. */
#ifndef SR_CACHE_URL_H
#define SR_CACHE_URL_H

#include "base/arena.h"
#include "base/status.h"

#define SR_CACHE_URL_FORM "s3://BUCKET/PREFIX or gs://BUCKET/PREFIX"

typedef struct sr_cache_url {
  bool google; /* "gs://" */
  const char *bucket;
  const char *prefix; /* the start of all keys: "" or "a/b/" */
} sr_cache_url;

/* Whether `place` is a URL and not the path of a directory. */
bool sr_cache_is_url(const char *place);

/* Strings live in `arena`. SR_ERR_INVALID with a sentence that does not repeat `text`. */
sr_status sr_cache_url_read(sr_ctx *ctx, sr_arena *arena, const char *text, sr_cache_url *out);

#endif
