/*
 * Where a bucket is: from "s3://BUCKET/PREFIX" or "gs://BUCKET/PREFIX" to URLs.
 *
 *     AWS                     https://BUCKET.s3.REGION.amazonaws.com/KEY
 *     an endpoint of the user's own, Google, and buckets that no host can be called after
 *                             ENDPOINT/BUCKET/KEY
 */
#ifndef SR_REMOTE_PLACE_H
#define SR_REMOTE_PLACE_H

#include "base/arena.h"
#include "base/status.h"
#include "remote/account.h"

typedef struct sr_bucket_place {
  const char *bucket; /* its URL, with the last slash */
  const char *prefix; /* what keys begin with: "" or "a/b/" */
  const char *region; /* that requests are signed for */
  bool encrypted;     /* on the way there and back */
  bool local;         /* on this machine, by its loopback address */
} sr_bucket_place;

/* Strings live in `arena`. SR_ERR_INVALID with what is wrong with `text` or the account. */
sr_status sr_bucket_place_resolve(sr_ctx *ctx, sr_arena *arena, const char *text,
                                  const sr_account *account, sr_bucket_place *out);

/* Percent-encoded: all but letters, digits, "-_.~" and, with `path`, "/". In `arena`. */
const char *sr_url_encode(sr_arena *arena, const char *text, bool path);

#endif
