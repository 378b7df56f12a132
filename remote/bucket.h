/* A tier of the cache in a bucket of an S3 server: one object per entry. */
#ifndef SR_REMOTE_BUCKET_H
#define SR_REMOTE_BUCKET_H

#include "cache/remote.h"

/* Opens the bucket; see the member `open` of sr_remote_api in cache/remote.h. */
sr_status sr_bucket_open(sr_ctx *ctx, const char *place, const sr_remote_use *use,
                         sr_tier **out_tier);

#endif
