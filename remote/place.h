/*
 * The URLs of a bucket, from "s3://BUCKET/PREFIX" or "gs://BUCKET/PREFIX".
 *
 *     AWS                     https://BUCKET.s3.REGION.amazonaws.com/KEY
 *     a configured endpoint, Google, and buckets whose names cannot be part of a host name
 *                             ENDPOINT/BUCKET/KEY
 */
#ifndef SR_REMOTE_PLACE_H
#define SR_REMOTE_PLACE_H

#include "base/arena.h"
#include "base/status.h"
#include "remote/account.h"

typedef struct sr_bucket_place {
  const char *bucket; /* URL of the bucket, with the last slash */
  const char *prefix; /* prefix of all keys: "" or "a/b/" */
  const char *region; /* region for signing requests */
  bool encrypted;     /* true for https */
  bool local;         /* the host is this machine's loopback address */
} sr_bucket_place;

/* Finds the URLs of the bucket that `text` names; strings live in `arena`. SR_ERR_INVALID if `text`
 * or the account is wrong. */
sr_status sr_bucket_place_resolve(sr_ctx *ctx, sr_arena *arena, const char *text,
                                  const sr_account *account, sr_bucket_place *out);

/*
 * Percent-encodes all characters except letters, digits, "-_.~" and, with `path`, "/". The result
 * lives in `arena`.
 */
const char *sr_url_encode(sr_arena *arena, const char *text, bool path);

#endif
