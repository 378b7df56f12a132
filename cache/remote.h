/*
 * The tier of a server. The client is a plug-in, libspmdrun_remote.so, because it loads libcurl
 * with many libraries. It is opened when the server is first asked: a job that finds its programs
 * in a nearer tier never loads it.
 */
#ifndef SR_CACHE_REMOTE_H
#define SR_CACHE_REMOTE_H

#include "cache/settings.h"
#include "cache/tier.h"

typedef struct sr_remote_use {
  /* The longest time that a call waits; > 0. A listing waits so long for each answer (1000
   * entries), and ten times as long for all answers together. */
  double timeout_seconds;
  uint64_t max_bytes; /* limit of all entries in their stored form; 0: no limit */
  bool sealed;        /* entries are sealed by a secret, so the connection need not be trusted */
} sr_remote_use;

/* The table of the plug-in. */
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
 * The tier of settings->remote. The first call reports faults of the URL and of the plug-in, and
 * leaves the tier `gone`. SR_ERR_NOMEM.
 */
sr_status sr_remote_tier_open(sr_ctx *ctx, const sr_cache_settings *settings, sr_tier **out_tier);

#endif
