/*
 * The tier of a cache on a server. Its client is a plug-in, libspmdrun_remote.so, because it loads
 * libcurl with many libraries. The plug-in is opened when the server is first asked. So a job that
 * finds its programs in a nearer tier (on the node, for example) never loads it.
 */
#ifndef SR_CACHE_REMOTE_H
#define SR_CACHE_REMOTE_H

#include "cache/settings.h"
#include "cache/tier.h"

typedef struct sr_remote_use {
  /* The longest time that a call waits for an answer; > 0. A listing has several answers, of 1000
   * entries each: it waits this long for each, and ten times as long for all of them. */
  double timeout_seconds;
  uint64_t max_bytes; /* limit of all entries in their stored form; 0: no limit */
  bool sealed;        /* a secret authenticates the entries, so the connection need not be
                       * trusted */
} sr_remote_use;

/* The functions that the plug-in exports. */
typedef struct sr_remote_api {
  uint32_t abi; /* SR_REMOTE_ABI */
  /*
   * Opens "s3://BUCKET/PREFIX" or "gs://BUCKET/PREFIX" without asking the server yet.
   * SR_ERR_INVALID: `place` is no such URL, no access keys are known, or others could insert
   * entries on the way; SR_ERR_IO, SR_ERR_NOMEM.
   */
  sr_status (*open)(sr_ctx *ctx, const char *place, const sr_remote_use *use, sr_tier **out_tier);
} sr_remote_api;

enum {
  SR_REMOTE_ABI = 3
};
#define SR_REMOTE_SYMBOL "sr_remote"

/*
 * Makes the tier of the server settings->remote. Errors in the URL or in the plug-in are reported
 * by the first call of the tier, which is `gone` afterwards. SR_ERR_NOMEM.
 */
sr_status sr_remote_tier_open(sr_ctx *ctx, const sr_cache_settings *settings, sr_tier **out_tier);

#endif
