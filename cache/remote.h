/* The tier of the cache on a server. The code that speaks to the server is a plug-in,
 * libspmdrun_remote.so, because it loads libcurl with many libraries. The plug-in is opened at the
 * first request to the server. So a job that finds its programs in a nearer tier never loads it. */
#ifndef SR_CACHE_REMOTE_H
#define SR_CACHE_REMOTE_H

#include "cache/settings.h"
#include "cache/tier.h"

typedef struct sr_remote_use {
  /* Longest time in seconds that a call waits for an answer; more than 0. A listing arrives in
   * answers of 1000 entries each: it waits this long for each answer, and ten times as long for all
   * of them. */
  double timeout_seconds;
  uint64_t max_bytes; /* limit of the bytes of all entries as stored; 0: no limit */
  bool sealed;        /* entries are sealed with a secret, so the connection need not be secure */
} sr_remote_use;

/* The functions that the plug-in exports. */
typedef struct sr_remote_api {
  uint32_t abi; /* version of this struct; must be SR_REMOTE_ABI */
  /*
   * Opens "s3://BUCKET/PREFIX" or "gs://BUCKET/PREFIX"; sends no request yet. SR_ERR_INVALID:
   * `place` is not such a URL, no access keys are known, or others on the network could insert
   * entries: the connection is not encrypted and the entries are not sealed. SR_ERR_IO,
   * SR_ERR_NOMEM.
   */
  sr_status (*open)(sr_ctx *ctx, const char *place, const sr_remote_use *use, sr_tier **out_tier);
} sr_remote_api;

enum {
  SR_REMOTE_ABI = 3
};
#define SR_REMOTE_SYMBOL "sr_remote"

/* Makes the tier for the server settings->remote. An error in the URL or in the plug-in is reported
 * by the first call of the tier, and the tier is out of use (`gone`) afterwards. SR_ERR_NOMEM. */
sr_status sr_remote_tier_open(sr_ctx *ctx, const sr_cache_settings *settings, sr_tier **out_tier);

#endif
