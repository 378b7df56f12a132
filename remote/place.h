/*
 * The URLs of a bucket's objects, from "s3://BUCKET/PREFIX" or "gs://BUCKET/PREFIX". An object with
 * the key KEY has one of two URLs:
 *
 *     https://BUCKET.s3.REGION.amazonaws.com/KEY    on AWS
 *     ENDPOINT/BUCKET/KEY                           elsewhere, and on AWS for a BUCKET that cannot
 *                                                   be part of a host name
 */
#ifndef SR_REMOTE_PLACE_H
#define SR_REMOTE_PLACE_H

#include "base/arena.h"
#include "base/status.h"
#include "remote/account.h"

typedef struct sr_bucket_place {
  const char *bucket; /* URL of the bucket; ends in "/" */
  const char *prefix; /* prefix of all keys: "" or "a/b/" */
  const char *region; /* AWS region that requests are signed for */
  bool encrypted;     /* true if the URL is https */
  bool local;         /* true if the host is a loopback address of this machine */
} sr_bucket_place;

/* Finds the URLs of the bucket that `text` names; the strings live in `arena`. SR_ERR_INVALID:
 * `text` or the account is wrong. */
sr_status sr_bucket_place_resolve(sr_ctx *ctx, sr_arena *arena, const char *text,
                                  const sr_account *account, sr_bucket_place *out);

/*
 * Percent-encodes all characters except letters, digits, "-_.~" and, with `path`, "/". The result
 * lives in `arena`.
 */
const char *sr_url_encode(sr_arena *arena, const char *text, bool path);

#endif
