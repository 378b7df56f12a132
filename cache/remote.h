/*
 * The tier of a server. What speaks to servers is a plug-in, libspmdrun_remote.so, because it loads
 * libcurl and all that this loads: it is opened when the server is first asked, and a job that
 * finds its programs nearer never does.
 */
#ifndef SR_CACHE_REMOTE_H
#define SR_CACHE_REMOTE_H

#include "cache/settings.h"
#include "cache/tier.h"

/* How a server is used. */
typedef struct sr_remote_use {
  /* > 0: the longest wait of a call. A listing, of which each answer has 1000 entries, waits for so
   * long for each, and ten times as long for all. */
  double timeout_seconds;
  uint64_t max_bytes; /* of all entries, as they are kept; 0: no limit */
  bool sealed;        /* entries are, by a secret: the way that they come need not be trusted */
} sr_remote_use;

/* What the plug-in shows. */
typedef struct sr_remote_api {
  uint32_t abi; /* SR_REMOTE_ABI */
  /*
   * The tier of "s3://BUCKET/PREFIX" or "gs://BUCKET/PREFIX". Asks nothing yet. SR_ERR_INVALID: no
   * such place, no keys are known, or others could put in entries on the way; SR_ERR_IO,
   * SR_ERR_NOMEM.
   */
  sr_status (*open)(sr_ctx *ctx, const char *place, const sr_remote_use *use, sr_tier **out_tier);
} sr_remote_api;

enum {
  SR_REMOTE_ABI = 3
};
#define SR_REMOTE_SYMBOL "sr_remote"

/*
 * The tier of settings->remote. Faults of the place and of the plug-in come with the first call,
 * which leaves the tier `gone`. SR_ERR_NOMEM.
 */
sr_status sr_remote_tier_open(sr_ctx *ctx, const sr_cache_settings *settings, sr_tier **out_tier);

#endif
