/* The URL of a bucket on a server. */
#ifndef SR_CACHE_URL_H
#define SR_CACHE_URL_H

#include "base/arena.h"
#include "base/status.h"

#define SR_CACHE_URL_FORM "s3://BUCKET/PREFIX or gs://BUCKET/PREFIX"

typedef struct sr_cache_url {
  bool google; /* the URL begins with "gs://" (Google), not "s3://" */
  const char *bucket;
  const char *prefix; /* precedes the name of every entry on the server: "" or "a/b/" */
} sr_cache_url;

/* True if `place` is a URL, false if it is the path of a directory. */
bool sr_cache_is_url(const char *place);

/* Parses a URL of the form SR_CACHE_URL_FORM. The strings of *out live in `arena`. SR_ERR_INVALID:
 * the URL is wrong. The message does not repeat `text`, so the caller can put it before the
 * message. */
sr_status sr_cache_url_read(sr_ctx *ctx, sr_arena *arena, const char *text, sr_cache_url *out);

#endif
